"""Picking the dice of a roll: each set of dice can be put together in exactly one way (PEL-A.45).

Matches of the first rules, where dice joined in any order, still open and go on.
"""

from collections import Counter

import pytest

from tests.games.peluches.speech import step_of
from tests.games.peluches.tale import asked, choose, page_story, tale
from veillee.engine.chance import Chance, seeded
from veillee.engine.errors import BadMatch
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import read_text, to_text
from veillee.engine.registry import find_edition, find_game
from veillee.engine.snapshot import freeze
from veillee.games.peluches.content.colours import PURPLE
from veillee.games.peluches.options import AddDie, RollDice, Search, Strike, Walk

ROOM = """
M....
.....
..SS.
.....
"""
POSITION = {
    "story": page_story(ROOM, search=5),
    "at": {"theadora": (2, 2), "lumpy": (0, 3)},
    "items": {"theadora": "ruler"},
    "monsters": [("crawler", (3, 2))],
}
HANDS = ["red red purple purple", "green yellow yellow purple", "red green blue purple purple", "purple purple purple"]


def rolls(t, option):
    """The sets of dice that an action leads to, one for each way of putting them together."""
    twin = t.copy()
    twin.chance = Chance(7)
    twin.choose(0, option)
    dice = (option.colour,)
    return ways_on(twin, dice) if step_of(twin) == "gather" else [dice]


def ways_on(t, dice):
    """All ways to go on from dice that lie in the roll already."""
    found = []
    for option in t.question_of(0).answers:
        if isinstance(option, RollDice):
            found.append(tuple(sorted(dice)))
        elif isinstance(option, AddDie):
            twin = t.copy()
            twin.choose(0, option)
            more = (*dice, option.colour)
            found += ways_on(twin, more) if step_of(twin) == "gather" else [tuple(sorted(more))]
    return found


def sets_of(counts, firsts):
    """Every set of dice of one colour, purple ones among them, whose first die may pay for the action."""
    purples = range(counts[PURPLE] + 1)
    found = {(PURPLE,) * many for many in purples if many and PURPLE in firsts}
    for colour in firsts:
        if colour != PURPLE:
            found |= {
                (colour,) * count + (PURPLE,) * many for count in range(1, counts[colour] + 1) for many in purples
            }
    return found


@pytest.mark.rule("PEL-17.5", "PEL-17.6", "PEL-A.45")
@pytest.mark.parametrize("stored", ["", "red", "purple"])
@pytest.mark.parametrize("hand", HANDS)
def test_every_set_of_dice_is_reached_in_exactly_one_way(hand, stored):
    t = tale(hand=hand, stored={"theadora": stored} if stored else None, **POSITION)
    counts = t.hand[:]
    for die in t.stored_dice(0):
        counts[die] += 1
    for action in (Walk, Strike, Search):
        options = [option for option in t.question_of(0).answers if isinstance(option, action)]
        ways = Counter(way for option in options for way in rolls(t, option))
        assert set(ways) == sets_of(counts, {option.colour for option in options}) != set()
        assert set(ways.values()) == {1}


def test_in_matches_of_the_first_rules_a_colour_joins_a_purple_die(monkeypatch):
    t = tale(hand="purple red green", dice=[1, 1], **POSITION)
    monkeypatch.setattr(t.box, "any_order", True)
    assert asked(choose(t, "walk purple")) == ["roll", "+red", "+green"]


def old_match():
    """A match under the first rules in which colours join purple dice whenever they can."""
    match = Match(find_edition("peluches", 1), [Sitter("Anna"), Sitter("Bruno")], {}, 1)
    chance = seeded("old match")
    joined = 0
    while match.table.result is None:
        question = match.table.questions[0]
        late = [one for one in question.answers if isinstance(one, AddDie) and one.colour != PURPLE]
        if late and match.table.pool[-1] == PURPLE:
            joined += 1
        else:
            late = list(question.answers)
        match.choose(question.seat, late[chance.below(len(late))])
    assert joined
    return match


def test_a_match_of_the_first_rules_opens_and_stays_one():
    match = old_match()
    again = read_text(to_text(match), find_game)
    assert freeze(again.table) == freeze(match.table)
    assert to_text(again) == to_text(match)
    assert again.game.version == 1


def test_under_the_rules_of_today_its_choices_are_refused():
    text = to_text(old_match()).replace('"rules": 1,', f'"rules": {find_game("peluches").version},')
    with pytest.raises(BadMatch, match="match-bad-choice"):
        read_text(text, find_game)


def test_an_edition_is_made_once_and_unknown_ones_do_not_exist():
    game = find_game("peluches")
    older = game.edition(1)
    assert older is game.edition(1) is older.edition(1)
    assert game.edition(game.version) is game
    assert (game.edition(0), game.edition(99), older.edition(2)) == (None, None, None)
    assert (game.edition(2).version, game.edition(2)) == (2, game.edition(2))
    assert find_edition("peluches", 99) is game
