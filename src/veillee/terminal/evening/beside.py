"""Questions beside the one that is asked: with these, other people at the keyboard may break in."""

from __future__ import annotations

from collections.abc import Collection

from veillee.engine.match import Match
from veillee.engine.table import Question, Seat


def questions_beside(match: Match, people: Collection[Seat], viewer: Seat | None) -> list[Question]:
    """The options with which people may break in, if the person at the keyboard may know them."""
    questions = [one for one in match.table.questions if one.optional and one.seat in people]
    return [one for one in questions if sees_as(match, viewer, one.seat)]


def sees_as(match: Match, viewer: Seat | None, seat: Seat) -> bool:
    """Does a viewer see what a seat sees?"""
    if viewer == seat:
        return True
    view, table = match.game.view, match.table
    return bool(view(table, viewer) == view(table, seat))


def is_cooperative(match: Match) -> bool:
    """Do all seats win and lose together?"""
    return len({match.game.side(match.table, seat) for seat in range(len(match.sitters))}) == 1
