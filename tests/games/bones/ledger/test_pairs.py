"""Every pair of effects that can meet in the pipeline of damage.

What is expected is computed here, from the order that the ledger gives (BON-32.3, BON-A.93 to BON-A.95): target,
intercept, dodge, shields, skin, bonus HP, caps on HP lost, HP, K.O., answers.
"""

from itertools import combinations, combinations_with_replacement

import pytest

from tests.games.bones.mat import (
    BOX,
    EFFECTS,
    asked,
    choose,
    die,
    duel,
    hp,
    is_over,
    left,
    mat,
    shields,
    signs,
    unit,
    where,
)
from tests.games.bones.strangers import PIPELINE
from veillee.games.bones.content.terms import ACTIVE, ALLY, LOCKED, STAGES

# What may lie with a gearloc, each as the content writes it, with the stage at which it says that it stands.
HELD = {
    "shield": "shields",
    "advanced_defence": "shields",
    "hold_defence": "shields",
    "hardy": "caps",
    "ale": "caps",
    "buff_hp": "loss",
    "padding": "loss",
    "smoke": "dodge",
    "riposte": "dodge",
    "intercept": "intercept",
    "liquid_life": "ko",
    "lashback": "reactions",
    "poison_armour": "reactions",
}
FACES = {
    "advanced_defence": "confidence=advanced_defence 2",
    "hold_defence": "shield_form=hold_defence 1",
    "hardy": "like_a_kobold=hardy 2",
    "ale": "orcish_ale=ale 2",
    "buff_hp": "stim_kit=buff_hp 2",
    "padding": "body_search=padding 3",
    "smoke": "smoke_screen=smoke 1",
    "riposte": "riposte=riposte 1",
    "intercept": "redshirt=intercept 1",
    "liquid_life": "liquid_life=liquid_life 3",
    "lashback": "like_a_wolf=lashback 2",
    "poison_armour": "like_a_wyrm=poison_armour 2",
}
# A second die with the same effect, where there is one.
SECOND = {
    "advanced_defence": "tenacity=advanced_defence 2",
    "buff_hp": "stim_belt=buff_hp 3",
    "intercept": "intercept=intercept 1",
    "riposte": "rush=riposte 1",
}
BONUS = {"stim_kit": 2, "stim_belt": 3, "body_search": 3}
DODGES = ("riposte", "smoke", "intercept")
DICE = {0: "a0 a0", 1: "a1 a0", 2: "a1 a1", 3: "a2 a1", 4: "a2 a2"}
MAT = """
    .   .        .       .
    .   two      .       .
    .   holder   .       .
    .   .        .       other
"""


def holders(effect):
    """The gearlocs that can carry it: its owner, or whoever else the content allows."""
    if effect == "shield":
        return {"picket", "boomer", "tantrum"}
    owner = BOX.gearloc_ids[die(FACES[effect].partition("=")[0]) // 16]
    places = {place for way in EFFECTS.ways[EFFECTS.ids.index(effect)] for place in EFFECTS.places[way]}
    found = {owner} if places & {ACTIVE, LOCKED} else set()
    return found | ({"picket", "boomer", "tantrum"} - {owner} if ALLY in places else set())


def written(held):
    """The skill dice that show these effects, as they are laid."""
    first = [FACES[one] for one in dict.fromkeys(held) if one in FACES]
    return first + [SECOND[one] for one in dict.fromkeys(held) if one in SECOND and held.count(one) == 2]


def names(held):
    """The ids of those dice."""
    return [face.partition("=")[0] for face in written(held)]


def bonus_of(held):
    """The bonus HP that those dice gave."""
    return sum(BONUS.get(name, 0) for name in names(held))


def can_meet():
    """Every pair, also two dice with the same effect, with a gearloc that can carry both. Patches, who heals himself,
    is left to his own dice.
    """
    for first, second in combinations_with_replacement(HELD, 2):
        if first == second and first not in SECOND and first != "shield":
            continue
        for holder in sorted(holders(first) & holders(second))[:1]:
            yield pytest.param(holder, (first, second), id=f"{first}+{second}")


def test_every_effect_that_names_a_stage_is_in_this_table():
    named = [way for way, stage in enumerate(EFFECTS.stage) if stage]
    of_gearlocs = {EFFECTS.effect_of[way] for way in named if EFFECTS.effect_of[way] < EFFECTS.abilities_from}
    of_baddies = {EFFECTS.effect_of[way] for way in named if EFFECTS.effect_of[way] >= EFFECTS.abilities_from}
    assert {EFFECTS.ids[effect] for effect in of_gearlocs} - {"rage"} == set(HELD)  # rage only counts the HP lost
    assert {EFFECTS.ids[effect] for effect in of_baddies} | {"flight"} == set(PIPELINE)
    for name, stage in HELD.items():
        number = EFFECTS.ids.index(name)
        assert stage in {STAGES[EFFECTS.stage[way]] for way in EFFECTS.ways[number]}, name


class Defender:
    """What the ledger says becomes of a gearloc with these effects when an attack of a neighbour deals damage."""

    def __init__(self, held, damage, hp):
        self.hp = 1 if "ale" in held else hp
        self.bonus = bonus_of(held)
        self.points = 2 * held.count("shield") + 2 * held.count("advanced_defence")
        self.other = 0
        self.is_hit = False
        self.dodged = next((one for one in held if one in DODGES), "")
        self.is_saved = False
        if self.dodged == "intercept":
            self.other = damage
        elif not self.dodged:
            self.suffer(held, damage)

    def suffer(self, held, damage):
        """Shields, bonus HP, caps on the HP lost, HP, K.O."""
        rest = max(0, damage - held.count("hold_defence"))
        stopped = min(rest, self.points)
        self.points -= stopped
        rest -= stopped
        self.is_hit = rest > 0
        soaked = min(rest, self.bonus)
        self.bonus -= soaked
        rest -= soaked
        if "hardy" in held:
            rest = min(rest, 1)
        if "ale" in held:
            rest = 0
        self.hp -= rest
        if self.hp <= 0:
            self.is_saved = "liquid_life" in held
            self.hp = 3 if self.is_saved else 0


def laid(held, holder, **more):
    """A mat on which a gearloc carries these effects."""
    active = ", ".join(face for face in written(held) if face != FACES["hold_defence"])
    other = "picket" if holder != "picket" else "boomer"
    return mat(
        MAT.replace("holder", holder).replace("other", other),
        bonus={holder: bonus_of(held)},
        shields={holder: " ".join("2" * held.count("shield"))},
        active={holder: active} if active else {},
        locked={holder: FACES["hold_defence"]} if "hold_defence" in held else {},
        **more,
    )


@pytest.mark.rule("BON-32.3", "BON-32.8", "BON-A.98")
@pytest.mark.parametrize(("holder", "pair"), list(can_meet()))
def test_two_effects_of_a_gearloc_meet_in_order(holder, pair):
    for damage in (1, 2, 3, 4):
        expected = Defender(pair, damage, 3)
        t = laid(pair, holder, turns="two", hp={holder: 1 if "ale" in pair else 3}, dice=DICE[damage])
        if set(pair) <= set(DODGES) and pair[0] != pair[1]:
            assert len(asked(t)) == 2  # two at once: it is asked which comes first
        if pair == ("riposte", "riposte"):
            assert asked(t) == ["react riposte", "react pair riposte", "let"]
        answers = []
        wished = [f"react {FACES[one].partition('=')[0]}" for one in pair if one in FACES]
        while not is_over(t):
            answers.append(next((one for one in wished if one in asked(t)), asked(t)[0]))
            choose(t, answers[-1])
        at_damage = f"{damage} damage"
        # He defends himself with nothing; she has 3 HP.
        most = 5 if holder != "picket" else 3
        assert (hp(t, holder), t.hp[unit(t, "picket" if holder != "picket" else "boomer")]) == (
            expected.hp,
            most - expected.other,
        ), at_damage
        if pair[0] == pair[1] and expected.dodged:
            # One of them is enough, without a question where it must work; the other waits.
            assert bool(answers) == (expected.dodged == "riposte"), at_damage
            assert [where(t, name) for name in names(pair)] == ["exhausted", f"active {holder}"], at_damage
        elif expected.dodged in ("smoke", "riposte") or expected.is_saved:
            used = expected.dodged or "liquid_life"
            assert where(t, FACES[used].partition("=")[0]) in ("exhausted", "tray"), at_damage
        if not expected.hp:
            continue
        assert t.bonus[unit(t, holder)] == expected.bonus, at_damage
        points = sum(shields(t, holder)) if "shield" in pair else 0
        points += sum(left(t, name) for name in ("confidence", "tenacity") if where(t, name).startswith("active"))
        assert points == expected.points, at_damage
        for name in {"lashback", "poison_armour"} & set(pair):
            used = f"react {FACES[name].partition('=')[0]}"
            assert (used in answers) == expected.is_hit, f"{name}, {at_damage}"
        assert hp(t, "two") == 9 - 2 * ("lashback" in pair and expected.is_hit)
        assert signs(t, "two") == ["poison 2"] * ("poison_armour" in pair and expected.is_hit)


@pytest.mark.rule("BON-10.9", "BON-32.5", "BON-32.10")
@pytest.mark.parametrize(("holder", "pair"), list(can_meet()))
def test_true_damage_meets_only_what_names_it(holder, pair):
    """Poison 3 at the start of the turn: shields, bonus HP and dodges are passed; Hardy, Ale and Liquid Life hold."""
    t = laid(pair, holder, turns=holder, hp={holder: 1 if "ale" in pair else 3}, signs={holder: "poison 3"})
    expected = 1 if "ale" in pair else 2 if "hardy" in pair else 3 if "liquid_life" in pair else 0
    assert hp(t, holder) == expected
    if expected:
        assert t.bonus[unit(t, holder)] == bonus_of(pair)
        assert shields(t, holder) == [2] * pair.count("shield")


# Baddies.

TANTRUM = """
    .   .        .       .
    .   {}       .       .
    .   tantrum  .       .
    .   .        .       .
"""
ROLLS = {1: [1, 0, 0], 3: [2, 1, 0], 4: [2, 2, 0], 6: [2, 2, 2]}


class Target:
    """What the ledger says becomes of a baddie with these abilities, and of the neighbour who hurt it: with attack dice
    (these hits), or with damage or true damage that is no attack.
    """

    def __init__(self, held, hits, shield, kind="attack"):
        self.points = shield if kind == "true" else max(0, shield - sum(hits))
        rest = sum(hits) - (shield - self.points)
        if "thick_skin" in held and kind != "true":
            rest = max(0, rest - 2)
        if "hardy" in held:
            rest = min(rest, 1)
        self.hp = max(0, 9 - rest)
        self.broken = 0
        if "break" in held and kind == "attack":
            through = 0
            for hit in sorted(hits, reverse=True):
                if through < rest:
                    through += hit
                    self.broken += 1
        self.lashed = 2 if "lashback" in held and rest and self.hp else 0
        answers = held if kind == "attack" else ()
        self.signs = ["poison 2"] * ("secrete" in answers) + ["terrify"] * ("terrify" in answers)


@pytest.mark.rule("BON-A.50", "BON-A.93", "BON-A.94", "BON-A.95", "BON-A.103")
@pytest.mark.parametrize("pair", list(combinations(PIPELINE, 2)), ids="+".join)
def test_two_abilities_of_a_baddie_meet_in_order(pair):
    name = f"both_{pair[0]}_{pair[1]}"
    for damage, hits in ROLLS.items():
        for shield in (0, 2):
            t = mat(
                TANTRUM.format(name),
                turns="tantrum",
                stats={"tantrum": "health 4"},
                shields={name: "2" if shield else ""},
                dice=" ".join(f"a{hit}" for hit in hits),
            )
            expected = Target(pair, hits, shield)
            choose(t, f"target {name}", "roll 3 0", f"strike {damage}")
            while not is_over(t):
                choose(t, "end" if "end" in asked(t) else asked(t)[0])
            tantrum = unit(t, "tantrum")
            found = (
                hp(t, name),
                sum(shields(t, name)),
                t.attack_lost[tantrum],
                8 - hp(t, "tantrum"),
                signs(t, "tantrum"),
            )
            wanted = (expected.hp, expected.points, expected.broken, expected.lashed, expected.signs)
            assert found == wanted, f"{hits}, shield {shield}"


@pytest.mark.rule("BON-9.2", "BON-10.9", "BON-32.10", "BON-A.50", "BON-A.103")
@pytest.mark.parametrize(
    ("gearloc", "buys", "kind", "n"), [("boomer", "throw_ends", "plain", 3), ("patches", "overcharge", "true", 4)]
)
@pytest.mark.parametrize("pair", list(combinations(PIPELINE, 2)), ids="+".join)
def test_two_abilities_meet_damage_that_is_no_attack(pair, gearloc, buys, kind, n):
    name = f"both_{pair[0]}_{pair[1]}"
    for shield in ("", "2"):
        t = mat(
            TANTRUM.format(name).replace("tantrum", gearloc),
            turns=gearloc,
            plan={gearloc: "a a a a a"},
            locked={"patches": "e_cells=cells 1"} if gearloc == "patches" else {},
            shields={name: shield},
        )
        expected = Target(pair, [n], int(shield or 0), kind)
        most = hp(t, gearloc)
        choose(t, f"target {name}", "roll 0 0", f"buy {buys}")
        while not is_over(t):
            choose(t, "end" if "end" in asked(t) else asked(t)[0])
        found = (
            hp(t, name),
            sum(shields(t, name)),
            t.attack_lost[unit(t, gearloc)],
            most - hp(t, gearloc),
            signs(t, gearloc),
        )
        assert found == (expected.hp, expected.points, 0, expected.lashed, []), f"shield {shield}"


@pytest.mark.rule("BON-27.24", "BON-A.93", "BON-A.94")
@pytest.mark.parametrize("ability", PIPELINE)
@pytest.mark.parametrize(
    ("gearloc", "dice", "answer", "n", "lost"),
    [
        ("tantrum", "like_a_wolf=lashback 3", "react like_a_wolf", 3, 1),
        ("tantrum", "like_a_wyrm=poison_armour 2", "react like_a_wyrm", 0, 1),
        ("picket", "riposte=riposte, rush=riposte", "react pair riposte", 3, 0),
    ],
    ids=["lashback", "poison armour", "riposte"],
)
def test_answers_of_a_gearloc_meet_what_a_baddie_wears(ability, gearloc, dice, answer, n, lost):
    """In the baddie's own turn its skin and its caps hold; what answers an attack on it does not."""
    name = f"with_{ability}"
    for shield in ("", "2"):
        t = duel(gearloc, name, turns=name, active={gearloc: dice}, shields={name: shield}, dice="a1")
        most = hp(duel(gearloc), gearloc)
        choose(t, answer)
        expected = Target((ability,), [n], int(shield or 0))
        assert (hp(t, name), sum(shields(t, name))) == (expected.hp, expected.points)
        assert (hp(t, gearloc), signs(t, gearloc), t.attack_lost[unit(t, gearloc)]) == (most - lost, [], 0)
        assert ("poison 2" in signs(t, name)) == (not n)


@pytest.mark.parametrize("pair", list(combinations(PIPELINE, 2)), ids="+".join)
def test_a_baddie_that_may_not_be_targeted_is_not(pair):
    name = f"both_{pair[0]}_{pair[1]}"
    picture = TANTRUM.format(name).replace("tantrum", "boomer")
    assert f"target {name}" in asked(mat(picture, turns="boomer"))
    far = picture.replace("boomer", ".").rstrip().rpartition("\n")[0] + "\n    boomer  .   .   .\n"
    assert (f"target {name}" in asked(mat(far, turns="boomer"))) == ("shrouded" not in pair)
    for sign in ("flight", "untargetable"):
        assert f"target {name}" not in asked(mat(picture, turns="boomer", signs={name: sign}))


@pytest.mark.parametrize(
    "signs_there", list(combinations_with_replacement(["untargetable", "taunt", "terrify"], 2)), ids="+".join
)
def test_signs_that_say_who_is_a_target_meet(signs_there):
    """A gearloc that cannot be targeted cannot taunt either."""
    t = mat(
        """
        .        .       .       .
        patches  one     .       .
        .        picket  .       .
        .        .       .       .
        """,
        turns="one",
        signs={"picket": ", ".join(dict.fromkeys(signs_there))},
        hp={"patches": 4, "picket": 3},
        dice="a1",
    )
    hit = "patches" if "untargetable" in signs_there else "picket"
    assert (hp(t, "patches"), hp(t, "picket")) == ((3, 3) if hit == "patches" else (4, 2))
