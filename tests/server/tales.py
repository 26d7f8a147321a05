"""Tales: matches of Histoires de Peluches played to where a test wants to begin, and two people at one of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.server.pages import Page, Party, Person
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_edition, find_game


def tale_where(wanted: Callable[[Match], Any], *names: str, rules: int | None = None) -> Match:
    """A tale of these people that goes on, at the first moment as wanted; under older rules if they are given."""
    game = find_game("peluches") if rules is None else find_edition("peluches", rules)
    for number in range(40):
        match = Match(game, [Sitter(name) for name in names], {}, number)
        dice = random.Random(number)
        while match.table.result is None and len(match.choices) < 400:
            if wanted(match):
                return match
            question = dice.choice([one for one in match.table.questions if not one.optional])
            answers = question.answers
            match.choose(question.seat, dice.choice(answers))
    raise AssertionError("no such moment")


def is_group_asked(match: Match) -> bool:
    return sum(not question.optional for question in match.table.questions) > 1


def may_break_in(match: Match) -> bool:
    """One is asked, another may break in with an aside."""
    return not is_group_asked(match) and any(one.optional and one.asides for one in match.table.questions)


async def two_at(party: Party, match: Match, **looks: Any) -> tuple[list[Person], list[Page]]:
    """Anna on the first seat, Bruno on the second."""
    anna, bruno = await party.come("Anna"), await party.come("Bruno")
    card = await anna.open_match(match)
    await anna.seat(card["id"], 1, "open")
    await bruno.seat(card["id"], 1, "take", invite=card["invite"])
    pages = [await person.look(card["id"], **looks) for person in (anna, bruno)]
    await pages[0].until_seats(lambda seats: seats[1]["present"])
    return [anna, bruno], pages
