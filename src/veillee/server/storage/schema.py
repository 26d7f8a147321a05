"""The schema. `(match, seq)` is the key of a move, so two servers can never both store the same turn."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("tutorial", Boolean, nullable=False),
    Column("invite", Text, nullable=False),
    Column("forked_from", Text),
    Column("created", Float, nullable=False),
    Column("prelude", Text),
    Index("matches_by_host", "host"),
    Index("matches_public", "public", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("name", Text, nullable=False),
    Column("level", Text),
    PrimaryKeyConstraint("match", "seat"),
    Index("seats_by_person", "person"),
)

# A choice (`option` holds its word), a draw of chance (`option` holds an object) or an undo (`option` is null).
# `moment`: how many choices stand after it. `news`: why it cannot be undone freely. `asked` and `phase` are for lists
# of tables.
moves = Table(
    "moves",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("option", Text),
    Column("moment", Integer, nullable=False),
    Column("news", Text, nullable=False),
    Column("asked", Text, nullable=False),
    Column("phase", Text, nullable=False),
    PrimaryKeyConstraint("match", "seq"),
)

# The table after the move stored as `seq`, so that opening a table need not replay all moves.
snapshots = Table(
    "snapshots",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("frozen", Text, nullable=False),
)

# How the table ended with the move stored as `seq`, and the curve of the chance to win once it is computed. A table
# that went on after an undo ends with another move.
endings = Table(
    "endings",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("winners", Text, nullable=False),
    Column("ending", Text, nullable=False),
    Column("score", Integer),
    Column("rounds", Integer, nullable=False),
    Column("curve", Text),
)

# Tables that a person does not want to see on their shelf.
put_away = Table(
    "put_away",
    metadata,
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    PrimaryKeyConstraint("person", "match"),
)

# One row, written to see whether writing works.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("gesture", Text, nullable=False),
    PrimaryKeyConstraint("match", "number"),
)
