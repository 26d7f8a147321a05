"""Odds are exact, and bots play by them."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.storyfold.glade import GAME, boon, choose, creature, wood
from veillee.engine.chance import seeded
from veillee.games.storyfold.mind.chances import at_least, reaching, spread
from veillee.games.storyfold.mind.odds import facts_of, remarks_on
from veillee.games.storyfold.options import END_PHASE, TAKE_BOTTOM, TEND, USE_BOTTOM, Attempt, RollDice, UseBoon
from veillee.games.storyfold.telling.effects import aftermath_of
from veillee.games.storyfold.telling.remarks import (
    BareOdds,
    BottomBrings,
    CreatureFollows,
    DiceLeft,
    FallbackOdds,
    NothingOdds,
    ReachesTarget,
    ShadowWouldReach,
    SomeOdds,
    StillMissing,
    SymbolAhead,
    TargetNeeds,
    TopOdds,
    WouldDoNothing,
    WouldLose,
)
from veillee.words import Speaker


@pytest.mark.parametrize(("dice", "number"), [((2, 0, 0), 3), ((1, 1, 1), 5), ((2, 1, 0), 6)])
def test_chances_are_those_of_all_rolls(dice, number):
    sides = [8] * dice[0] + [10] * dice[1] + [12] * dice[2]
    rolls = list(product(*[range(1, most + 1) for most in sides]))
    for hits in range(len(sides) + 1):
        counted = len([roll for roll in rolls if len([face for face in roll if face >= number]) >= hits])
        assert at_least(spread(dice, number), hits) == pytest.approx(counted / len(rolls))


@pytest.mark.parametrize(
    ("slot", "dice", "hits", "chance"), [(3, 3, 2, 0.84), (4, 4, 2, 0.85), (5, 5, 3, 0.50), (6, 2, 2, 0.14)]
)
def test_the_table_of_the_box(slot, dice, hits, chance):
    assert at_least(spread((dice, 0, 0), slot), hits) == pytest.approx(chance, abs=0.005)


def test_crystals_help_only_beside_a_success():
    chances = spread((1, 0, 0), 4)
    assert reaching(chances, 3, 2) == pytest.approx(0.625)
    assert reaching(chances, 3, 3) == pytest.approx(0.625)
    assert reaching(chances, 3, 1) == 0.0


def test_a_handful_says_its_odds():
    """Heal from 4+ with three dice against three dots, with two crystals on the card."""
    t = choose(wood("D G H E boar", crystals={"G": 2}), "heal boar")
    said = remarks_on(t, RollDice(3, 0, 0))
    assert said == [TopOdds(95, 3, 2), BareOdds(24), NothingOdds(5)]
    assert remarks_on(choose(wood("D G H E boar"), "heal boar"), RollDice(3, 0, 0))[1] == FallbackOdds(70)
    t = choose(wood("D G H E boar", crystals={"G": 1}), "heal boar")
    assert remarks_on(t, RollDice(1, 0, 0))[:2] == [TopOdds(0, 1, 1), FallbackOdds(62)]
    assert remarks_on(choose(wood(), "dazzle"), RollDice(2, 0, 0))[0] == SomeOdds(94, 15)


def test_crystals_and_the_bottom_ability_say_what_they_would_bring():
    t = choose(wood("D G H E boar", crystals={"G": 3}, dice=[8, 1]), "heal boar", "roll 8 8")
    said = [remarks_on(t, option) for option in t.questions[0].options]
    assert said == [[StillMissing(1)], [ReachesTarget(0)], [ReachesTarget(1)], [StillMissing(2)]]
    assert facts_of(t) == [TargetNeeds(3)]
    choose(t, "spend 1")
    assert remarks_on(t, TAKE_BOTTOM) == [WouldDoNothing()]
    t.spirit = 3
    assert remarks_on(t, TAKE_BOTTOM) == [BottomBrings("spirit", 2)]
    t = choose(wood("D G H E", light=5, crystals={"D": 1}, dice=[8, 1]), "dazzle", "roll 8 8")
    assert [remarks_on(t, one) for one in t.questions[0].options] == [
        [BottomBrings("light", 2)],
        [BottomBrings("light", 1)],
    ]


def test_a_bottom_ability_that_would_change_nothing_says_so():
    full = {"D": 3, "H": 3, "E": 3, "G": 3}
    for t, idle in ((wood(light=0), [0, 3]), (wood(light=2, spirit=1), []), (wood(light=2, crystals=full), [1, 3])):
        assert [card for card in range(4) if WouldDoNothing() in remarks_on(t, USE_BOTTOM[card])] == idle
        assert facts_of(t) == []


def test_the_end_of_the_phase_says_what_it_costs():
    t = wood("owl D hare* H E G", spirit=9, shadow=6)
    said = remarks_on(t, END_PHASE)
    at = said.index(WouldLose(2, 1))
    assert said[at + 1 : at + 4] == [ShadowWouldReach(5), SymbolAhead(0), SymbolAhead(1)]
    assert {type(remark) for remark in said[at + 4 :]} == {DiceLeft, CreatureFollows}
    assert isinstance(said[at + 4], DiceLeft)


def test_the_end_of_the_phase_says_what_creatures_do_after_they_have_acted():
    """Light, crystals and cards are a price too; being Stunned spares Spirit alone."""
    t = wood("stag D toad* H E frog G", crystals={"H": 1})
    said = [remark for remark in remarks_on(t, END_PHASE) if isinstance(remark, CreatureFollows)]
    assert said == [
        CreatureFollows(creature("stag"), "light_back", 1),
        CreatureFollows(creature("toad"), "drain_leftmost_with", 1),
        CreatureFollows(creature("frog"), "send_dazzle", 0),
    ]
    assert not [one for one in remarks_on(wood("boar D H E G"), END_PHASE) if isinstance(one, CreatureFollows)]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_each_creature_does_has_words_of_its_own(language):
    speaker = Speaker(GAME, language, ["Anna"])
    unsaid = speaker.say("creature-does", effect="somersault", count=0)
    printed = [(number, one) for number in range(len(GAME.box.after)) for one in aftermath_of(GAME.box, number)]
    assert len(printed) > 10
    for number, (effect, count) in printed:
        said = speaker.remark(CreatureFollows(number, effect, count))
        assert unsaid not in said
        assert GAME.content_names[language][f"creature-{number}.the"].lower() in said.lower()


def answer(t):
    return GAME.instinct(t, t.questions[0], seeded("test"))


def test_instinct_goes_for_what_wins():
    t = wood("E D H G", light=0, marked="1A1 1A2")
    assert answer(t) == t.box.lexicon.resolve[t.leaf.places[2]]
    t = wood("G doe D H E", scene="1C", crystals={"G": 3}, healed=(creature("queen"),))
    assert answer(t) == Attempt(3, creature("doe"), -1, -1)


def test_instinct_lets_brom_go_rather_than_begin_again():
    t = wood("owl D H E G", spirit=9, shadows="last", at="shadow")
    assert type(answer(t)).__name__ == "GiveBrom"


def play(how, seed, settings):
    t = GAME.new_table(1, settings, seed)
    chance = seeded(f"bot {seed}")
    while t.result is None:
        t.pass_rests()
        if t.result is None:
            question = t.questions[0]
            options = question.options
            t.choose(0, GAME.instinct(t, question, chance) if how else options[chance.below(len(options))])
    return t.result


@pytest.mark.parametrize("chapter", ["thorns", "cave", "window"])
def test_instinct_does_far_better_than_chance(chapter):
    settings = {"from": chapter, "until": "chapter"}
    good = sum([play(True, seed, settings).payoff(0) for seed in range(12)])
    chance = sum([play(False, seed, settings).payoff(0) for seed in range(12)])
    assert good >= chance + 3


@pytest.mark.parametrize(
    ("name", "cards", "pieces", "is_idle"),
    [
        ("moss", "D H E G", {"spirit": 0}, True),
        ("moss", "D H E G", {"spirit": 1}, False),
        ("bell", "D H E G", {}, True),
        ("bell", "D owl* H E G", {}, True),
        ("bell", "D owl H E G", {}, False),
        ("candle", "D H E G", {"light": 0}, True),
        ("candle", "D H E G", {"light": 1}, False),
        ("whistle", "D H E G", {"used": [0, 0, 0]}, True),
        ("whistle", "D H E G", {"used": [1, 0, 0]}, False),
    ],
)
def test_a_boon_that_would_do_nothing_says_so(name, cards, pieces, is_idle):
    t = wood(cards, boons=name, **pieces)
    assert remarks_on(t, UseBoon(boon(name))) == ([WouldDoNothing()] if is_idle else [])


def test_care_does_nothing_for_a_girl_in_full_spirit():
    assert remarks_on(wood(spirit=0), TEND) == [WouldDoNothing()]
    assert remarks_on(wood(spirit=1), TEND) == []
