"""Encounters: chapter 12."""

import pytest

from tests.games.peluches.tale import (
    BOX,
    GAME,
    asked,
    beasts,
    choose,
    dice_in,
    heard,
    number,
    page_story,
    squares,
    step_of,
    tale,
    told,
    where,
    who,
)
from veillee.engine.chance import Chance, Loaded
from veillee.engine.errors import NoSuchOption
from veillee.games.peluches.events import BossHurt, ButtonsGained, MonsterCame, MonsterDefeated, SurgeCame
from veillee.games.peluches.options import PutMonster
from veillee.games.peluches.rules.story import do_deed

PLAN = "M....M\n......\n......\nSS...."
ALL = "theadora lumpy stitch flops"
DECK = [card for card in range(BOX.plain_monsters) for _ in range(BOX.monster_copies[card])]
CRAWLER, LEADER = number("crawler"), number("crawler_leader")


def encounter(text="", **pieces):
    """The first section of a page calls for this encounter."""
    story = page_story(PLAN, enter=f'{{ do = "encounter"{text} }}', discovery=["snatcher"])
    return tale("read", section="0", story=story, hand="red", **pieces)


def named(name, n):
    return f', name = "{name}", n = {n}'


def place_all(t):
    while step_of(t) == "place_monster":
        choose(t, asked(t)[0])
    return t


def top(*names):
    """A shuffled monster deck with these on top, first drawn first."""
    cards = [number(name) for name in names]
    left = DECK[:]
    for card in cards:
        left.remove(card)
    return left + cards[::-1]


@pytest.mark.rule("PEL-12.1")
def test_monsters_come_only_when_the_book_calls():
    t = tale("turn", characters=ALL, dice=["red"] * 5)
    choose(t, "end", "end", "end", "end")
    assert (beasts(t), told(t, MonsterCame)) == ([], [])
    t = choose(tale("page", story=page_story(PLAN)), "stand 0,3", "stand 1,3")
    assert (step_of(t), beasts(t)) == ("choose_action", [])
    t = choose(tale("surge", threat=2, dice=Chance(2)), "put 4,0", "put 3,0")
    assert heard(t, SurgeCame, MonsterCame)[:3] == ["SurgeCame", "MonsterCame", "MonsterCame"]


@pytest.mark.rule("PEL-12.2")
def test_an_encounter_is_random_or_named():
    assert len(encounter(dice=Chance(3)).monster_cards) == 2
    assert beasts(place_all(encounter(named("marble", 3), dice=Chance(3)))).count("marble") == 2


@pytest.mark.rule("PEL-12.3")
def test_a_random_encounter_begins_with_a_shuffle():
    t = encounter(dice=Loaded([top("mongrel", "crawler")]))
    assert beasts(t) == ["mongrel", "crawler"]


@pytest.mark.rule("PEL-12.3")
def test_monsters_discarded_before_are_in_the_deck_again():
    t = encounter(named("crawler", 4), first=[], dice=Chance(2))
    assert sorted(beasts(t)) == ["crawler", "crawler", "crawler", "crawler_leader"]
    t = tale(story=page_story(PLAN, enter='{ do = "encounter" }'), hand="red blue", dice=Chance(1))
    t.monster_discard, t.monster_deck = t.monster_deck, []
    do_deed(t, t.box.book.sections[t.spread.enter].deeds[1])
    assert (len(t.monster_cards), len(t.monster_deck), t.monster_discard) == (2, len(DECK) - 2, [])


@pytest.mark.rule("PEL-12.4")
@pytest.mark.parametrize("plushies", [2, 3, 4])
def test_a_random_encounter_draws_one_card_for_each_plush(plushies):
    names = ALL.split()[:plushies]
    t = encounter(characters=" ".join(names), seats=2, stuffing={names[-1]: 0}, dice=Chance(plushies))
    assert (len(t.monster_cards), len(t.monster_deck)) == (plushies, len(DECK) - plushies)


@pytest.mark.rule("PEL-12.5")
def test_the_cards_lie_face_up_in_a_column():
    t = place_all(encounter(characters=ALL, dice=Loaded([top("marble", "crawler", "marble", "mongrel_leader")])))
    assert beasts(t) == ["marble", "crawler", "marble", "mongrel_leader"]
    for seat in (0, 3, None):
        assert [one.card for one in GAME.view(t, seat).monsters] == t.monster_cards


@pytest.mark.rule("PEL-12.5")
def test_a_second_encounter_lies_below_the_first():
    t = encounter(named("crawler", 2), monsters=[("mongrel", (3, 1))], dice=Loaded([[CRAWLER, LEADER], *[0] * 9]))
    place_all(t)
    assert beasts(t) == ["mongrel", "crawler", "crawler_leader"]


@pytest.mark.rule("PEL-12.6")
def test_figures_stand_on_a_monster_start_or_beside_one():
    t = encounter(dice=Chance(1))
    assert squares(t) == {(0, 0), (1, 0), (0, 1), (1, 1), (5, 0), (4, 0), (5, 1), (4, 1)}
    choose(t, "put 5,0", "put 0,1")
    assert told(t, MonsterCame) == [MonsterCame(t.monster_cards[0], 5, 0), MonsterCame(t.monster_cards[1], 6, 1)]
    assert t.monster_at == [5, 6]


@pytest.mark.rule("PEL-12.7")
def test_the_narrator_chooses_the_squares():
    t = encounter(characters=ALL, narrator="stitch", dice=Chance(1))
    assert (who(t), step_of(t)) == (2, "place_monster")
    choose(t, "put 0,0")
    assert who(t) == 2


@pytest.mark.rule("PEL-12.8")
@pytest.mark.parametrize(("name", "n", "came"), [("mongrel", 2, 2), ("crawler", 1, 1), ("marble", 4, 4)])
def test_a_named_encounter_says_which_monsters_and_how_many(name, n, came):
    t = encounter(named(name, n), dice=Chance(4))
    assert {BOX.families[card] for card in t.monster_cards} == {name}
    assert len(t.monster_cards) == came


@pytest.mark.rule("PEL-12.8")
@pytest.mark.parametrize(("n", "came"), [(0, 4), (-1, 3), (-4, 0)])
def test_the_number_may_follow_the_plushies(n, came):
    t = encounter(named("crawler", n), characters=ALL, dice=Chance(4))
    assert len(t.monster_cards) == came


@pytest.mark.rule("PEL-12.9")
def test_named_monsters_come_out_of_the_deck_and_bosses_out_of_their_pile():
    t = encounter(named("crawler", 2), dice=Chance(1))
    assert (len(t.monster_deck), t.monster_deck.count(CRAWLER)) == (len(DECK) - 2, 2)
    story = page_story(
        PLAN,
        enter='{ do = "find", name = "snatcher" }, { do = "encounter", name = "snatcher", n = 1 }',
        discovery=["snatcher"],
    )
    t = tale("read", section="0", story=story, hand="red", dice=Chance(1))
    assert (beasts(t), t.boss_pile, len(t.monster_deck)) == (["snatcher"], [], len(DECK))
    assert encounter(named("snatcher", 1), dice=Chance(1)).monster_cards == []


@pytest.mark.rule("PEL-12.10")
@pytest.mark.parametrize("order", [[CRAWLER, CRAWLER, LEADER], [LEADER, CRAWLER, CRAWLER], [CRAWLER, LEADER, CRAWLER]])
def test_the_cards_of_a_named_encounter_are_shuffled(order):
    t = encounter(named("crawler", 3), dice=Loaded([order]))
    assert t.monster_cards == order


@pytest.mark.rule("PEL-12.10")
@pytest.mark.parametrize("order", ["crawler snatcher crawler_leader", "crawler_leader crawler snatcher"])
def test_several_names_met_together_are_shuffled_as_a_whole(order):
    """A boss need not lie on top of the column."""
    both = '{ do = "encounter", name = "snatcher", n = 1 }, { do = "encounter", name = "crawler", n = 2 }'
    story = page_story(PLAN, enter=f'{{ do = "find", name = "snatcher" }}, {both}', discovery=["snatcher"])
    t = tale("read", section="0", story=story, hand="red", dice=Loaded([[number(name) for name in order.split()]]))
    assert beasts(place_all(t)) == order.split()


@pytest.mark.rule("PEL-12.10")
def test_what_is_met_after_something_else_is_an_encounter_of_its_own():
    one, other = (f'{{ do = "encounter", name = "{name}", n = 1 }}' for name in ("crawler", "marble"))
    story = page_story(PLAN, enter=f'{one}, {{ do = "threat", n = 1 }}, {other}')
    t = tale("read", section="0", story=story, hand="red", dice=Chance(1))
    assert beasts(t) == ["crawler_leader"]
    assert beasts(place_all(t)) == ["crawler_leader", "marble_leader"]


@pytest.mark.rule("PEL-12.11", "PEL-12.12")
def test_named_figures_are_placed_as_in_a_random_encounter():
    t = encounter(named("crawler", 2), narrator="lumpy", dice=Chance(1))
    assert (who(t), squares(t)) == (1, {(0, 0), (1, 0), (0, 1), (1, 1), (5, 0), (4, 0), (5, 1), (4, 1)})
    choose(t, "put 1,1", "put 4,1")
    assert (who(t), t.monster_at) == (0, [7, 10])


@pytest.mark.rule("PEL-12.13")
@pytest.mark.parametrize("family", ["crawler", "marble", "mongrel"])
def test_a_leader_must_be_among_those_picked(family):
    t = encounter(named(family, 1), dice=Chance(1))
    assert beasts(t) == [f"{family}_leader"]
    busy = [(f"{family}_leader", (3, 1))]
    assert beasts(encounter(named(family, 1), monsters=busy, dice=Chance(1))) == [f"{family}_leader", family]


@pytest.mark.rule("PEL-12.13")
def test_a_random_encounter_owes_no_leader():
    t = encounter(dice=Loaded([top("crawler", "crawler")]))
    assert beasts(t) == ["crawler", "crawler"]


def boss(characters, **pieces):
    """A boss beside Theadora, who has a weapon and two red dice for each plush in play."""
    return tale(
        page="lamp",
        characters=characters,
        at={"theadora": (4, 4)},
        items={"theadora": "fork"},
        monsters=[("snatcher", (5, 3))],
        **pieces,
    )


@pytest.mark.rule("PEL-12.14")
@pytest.mark.parametrize("plushies", [2, 3, 4])
def test_a_boss_comes_with_a_dark_stuffing_for_each_plush(plushies):
    names = ALL.split()[:plushies]
    t = tale("page", page="lamp", characters=" ".join(names), seats=2, dice=[[number("snatcher")]])
    while step_of(t) == "choose_place":
        choose(t, asked(t)[0])
    choose(t, "put 3,0")
    assert (beasts(t), t.dark) == (["snatcher"], [plushies])
    assert GAME.view(t, 0).monsters[0].dark == plushies


@pytest.mark.rule("PEL-12.14")
def test_other_monsters_have_none():
    assert encounter(dice=Chance(1)).dark == [0, 0]


@pytest.mark.rule("PEL-12.15", "PEL-12.16", "PEL-12.18")
def test_a_boss_takes_as_many_hits_as_plushies():
    t = boss("theadora lumpy flops", hand="red red red red red", dice=[6, 6, 6, 6, 6])
    choose(t, "strike 0 red", "+red", "roll", "keep")
    assert (t.dark, beasts(t), told(t, BossHurt)) == ([2], ["snatcher"], [BossHurt(0, number("snatcher"), 2, 0)])
    choose(t, "strike 0 red", "+red", "roll", "keep")
    assert (t.dark, t.buttons, told(t, ButtonsGained)) == ([1], [0, 0, 0], [])


@pytest.mark.rule("PEL-12.18")
@pytest.mark.parametrize("plushies", [2, 3])
def test_from_its_coming_a_boss_takes_a_hit_for_each_plush(plushies):
    called = '{ do = "find", name = "snatcher" }, { do = "encounter", name = "snatcher", n = 1 }'
    story = page_story(PLAN, enter=called, discovery=["snatcher"])
    t = tale(
        "read", section="0", story=story, characters=" ".join(ALL.split()[:plushies]), seats=2, at={"theadora": (2, 1)},
        items={"theadora": "fork"}, hand="red red red red purple purple", dice=[[number("snatcher")], *[6] * 6],
    )  # fmt: skip
    choose(t, "put 1,0")
    for left in range(plushies - 1, -1, -1):
        assert beasts(t) == ["snatcher"]
        choose(t, "strike 0 red" if left or plushies == 2 else "strike 0 purple", "+red" if left else "+purple")
        choose(t, "roll", "keep")
    assert (beasts(t), t.buttons[0]) == ([], 1)


@pytest.mark.rule("PEL-12.16", "PEL-12.17")
def test_without_dark_stuffing_the_boss_is_out_of_the_game():
    t = boss("theadora lumpy", hand="red red blue", dark={0: 1}, dice=[6, 6])
    choose(t, "strike 0 red", "+red", "roll", "keep")
    assert (told(t, MonsterDefeated), beasts(t)) == ([MonsterDefeated(0, number("snatcher"), 0)], [])
    assert number("snatcher") not in t.boss_pile + t.monster_deck + t.monster_discard
    assert (dice_in(t.hand), where(t, "theadora")) == ("blue", (4, 4))


@pytest.mark.rule("PEL-12.19")
def test_two_figures_never_share_a_square():
    t = encounter(named("crawler", 3), at={"theadora": (0, 1), "lumpy": (1, 1)}, dice=Chance(1))
    assert {(0, 1), (1, 1)} & squares(t) == set()
    choose(t, "put 0,0")
    assert (0, 0) not in squares(t)
    with pytest.raises(NoSuchOption):
        t.choose(who(t), PutMonster(0))


@pytest.mark.rule("PEL-12.19")
def test_a_crowded_monster_start_overflows_to_the_nearest_squares():
    story = page_story("M...\n....\n....\nSS..", enter='{ do = "encounter", name = "crawler", n = 1 }')
    taken = [("marble", (0, 0)), ("marble", (1, 0)), ("marble", (0, 1)), ("mongrel", (1, 1))]
    t = tale("read", section="0", story=story, hand="red", monsters=taken, dice=Chance(1))
    assert squares(t) == {(2, 0), (2, 1), (2, 2), (1, 2), (0, 2)} - {where(t, "theadora"), where(t, "lumpy")}
