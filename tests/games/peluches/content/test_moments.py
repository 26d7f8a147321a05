"""What the book must remember: every moment that a real game gets to is one that the proof of a story looked at."""

from __future__ import annotations

import pytest

from tests.games.peluches.tale import GAME
from veillee.engine.chance import Chance, seeded
from veillee.games.peluches.content.flaws import Examination
from veillee.games.peluches.game import Peluches
from veillee.games.peluches.table import Tale
from veillee.players.playing import pick_question

Key = tuple[object, ...]


def known_to(examination: Examination, plushies: int) -> set[Key]:
    course = examination.courses[plushies]
    return {
        (one.page, one.flags & course.alive[one.page], one.goals, one.tests, one.task, one.each_turn, one.is_still)
        for one in course.before
    }


def moment_of(t: Tale, examination: Examination) -> Key:
    course = examination.courses[t.plushies()]
    flags = frozenset(t.flags) & course.alive[t.page]
    return t.page, flags, frozenset(t.goals), frozenset(t.open_tests), t.task, t.each_turn, t.still


def play(game: Peluches, examination: Examination, plushies: int, seed: int) -> set[Key]:
    """The moments of a game by instinct in which every fourth answer is given at random."""
    settings = {"story": examination.story.name, "plushies": plushies}
    t = game.new_table(plushies, settings, seed)
    chance: Chance = seeded(f"moments {seed}")
    found: set[Key] = set()
    while t.result is None:
        if t.asking is not None and t.asking[0].__name__ == "choose_action":
            found.add(moment_of(t, examination))
        question = pick_question(t, chance)
        options = question.options
        is_whim = chance.below(4) == 0
        t.choose(question.seat, options[chance.below(len(options))] if is_whim else game.instinct(t, question, chance))
        t.pass_rests()
    return found


@pytest.mark.parametrize("plushies", [2, 3, 4])
def test_the_moments_of_real_games_are_known(plushies: int) -> None:
    [story] = GAME.box.book.stories
    examination = Examination(GAME.box, story)
    found = set().union(*[play(GAME, examination, plushies, seed) for seed in range(8)])
    assert len(found) > 3
    assert found - known_to(examination, plushies) == set()


def test_those_of_the_stories_of_the_box_are_known_too() -> None:
    game = Peluches(None)
    for number, story in enumerate(game.box.book.stories):
        examination = Examination(game.box, story)
        plushies = 2 + number % 3
        found = play(game, examination, plushies, number)
        assert found
        assert found - known_to(examination, plushies) == set()
        assert examination.flaws() == []
