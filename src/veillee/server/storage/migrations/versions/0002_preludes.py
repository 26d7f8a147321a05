"""Preludes: given dice, and what earlier games of a campaign left."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables of before began with settings and seed alone."""
    op.add_column("matches", sa.Column("prelude", sa.Text()))
