"""Asides: what people at one keyboard may do while somebody else is asked."""

from __future__ import annotations

from collections.abc import Collection

from veillee.engine.match import Match
from veillee.engine.table import Question, Seat


def asides(match: Match, people: Collection[Seat], viewer: Seat | None) -> list[Question]:
    """The options with which people may break in, if the person at the keyboard may know them."""
    questions = [one for one in match.table.questions if one.optional and one.seat in people]
    return [one for one in questions if may_know(match, viewer, one.seat)]


def may_know(match: Match, viewer: Seat | None, seat: Seat) -> bool:
    """Does a viewer see what a seat sees?"""
    if viewer == seat:
        return True
    view, table = match.game.view, match.table
    return bool(view(table, viewer) == view(table, seat))


def is_together(match: Match) -> bool:
    """Do all seats win and lose together?"""
    return len({match.game.side(match.table, seat) for seat in range(len(match.sitters))}) == 1
