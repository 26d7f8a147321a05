"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """People, tables, seats, moves, snapshots, chat."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False, unique=True),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.Text(), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("tutorial", sa.Boolean(), nullable=False),
        sa.Column("invite", sa.Text(), nullable=False),
        sa.Column("forked_from", sa.Text()),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_index("matches_by_host", "matches", ["host"])
    op.create_index("matches_public", "matches", ["public", "created"])
    op.create_table(
        "seats",
        sa.Column("match", sa.Text(), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), sa.ForeignKey("people.id")),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.Text()),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "moves",
        sa.Column("match", sa.Text(), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("option", sa.Text()),
        sa.Column("moment", sa.Integer(), nullable=False),
        sa.Column("news", sa.Text(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match", "seq"),
    )
    op.create_table(
        "snapshots",
        sa.Column("match", sa.Text(), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("moment", sa.Integer(), nullable=False),
        sa.Column("frozen", sa.Text(), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.Text(), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("gesture", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match", "number"),
    )


def downgrade() -> None:
    """Nothing was there before."""
    for name in ("chat", "snapshots", "moves", "seats", "matches", "people"):
        op.drop_table(name)
