"""How tables ended, and the curve of the chance to win that is computed afterwards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables that ended before are noted when somebody asks for them."""
    op.create_table(
        "endings",
        sa.Column("match", sa.Text(), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("winners", sa.Text(), nullable=False),
        sa.Column("ending", sa.Text(), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("curve", sa.Text()),
    )
