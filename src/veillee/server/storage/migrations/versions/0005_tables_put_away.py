"""Tables that a person has put away from their shelf."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nothing is put away yet."""
    op.create_table(
        "put_away",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
        sa.PrimaryKeyConstraint("person", "match"),
    )
