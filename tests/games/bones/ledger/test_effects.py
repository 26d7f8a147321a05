"""What the faces of the skill dice, the purchases and the talents do, gearloc by gearloc, by the reference sheets."""

import pytest

from tests.games.bones.ledger.test_stats import in_training
from tests.games.bones.mat import (
    asked,
    at,
    choose,
    die,
    duel,
    hp,
    is_over,
    is_there,
    left,
    mat,
    meter,
    plan,
    shields,
    signs,
    told,
    unit,
    where,
)
from veillee.games.bones.content.terms import ATTACK, DEFENCE, HEALTH
from veillee.games.bones.events import BonesGone, Healed, TargetTaken
from veillee.kit.rows import replaced

CAMP = """
    .        .       .       far_post
    .        post    post5   .
    .        {}      .       .
    .        {}      .       .
"""


def rolled(gearloc, name, face, *, aim="", target="no target", other="", **more):
    """A gearloc after the roll of one skill die that shows this."""
    picture = CAMP.format(gearloc, other or ".")
    more.setdefault("counters", {"boom_counter": 2} if gearloc == "boomer" else {})
    more.setdefault("turns", gearloc)
    skills = f"{name} {more.pop('skills', '')}"
    t = mat(picture, skills=skills, dice=f"{name}={face} {more.pop('dice', '')}", **more)
    while target not in asked(t):
        choose(t, asked(t)[0])
    choose(t, target, f"take {name}")
    if aim:
        choose(t, aim)
    if "roll 0 0" in asked(t):
        choose(t, "roll 0 0")
    return t


# Boomer.


def test_an_element_a_casing_and_a_fuse_make_a_boom_three_at_most():
    parts = {"boomer": "element=element 2, casing=casing 1, fuse=fuse 3"}
    t = duel("boomer", locked=parts, counters={"boom_counter": 1})
    choose(t, "use boom_counter")
    assert left(t, "boom_counter") == 2
    assert (left(t, "element"), where(t, "casing"), left(t, "fuse")) == (1, "exhausted", 2)
    t = duel("boomer", locked=parts, counters={"boom_counter": 3})
    assert "use boom_counter" not in asked(t)


def test_odd_parts_stand_for_any_component():
    t = duel("boomer", locked={"boomer": "element=element 1, bag_of_booms=parts 2"})
    choose(t, "use boom_counter")
    assert (left(t, "boom_counter"), where(t, "bag_of_booms"), where(t, "element")) == (1, "tray", "exhausted")


def test_one_odd_part_does_not_stand_for_two_components():
    t = duel("boomer", locked={"boomer": "element=element 1, bag_of_booms=parts 1"})
    assert "use boom_counter" not in asked(t)


def test_a_spare_boom():
    t = rolled("boomer", "bag_of_booms", "spare_boom", counters={"boom_counter": 0})
    choose(t, "use bag_of_booms")
    assert (left(t, "boom_counter"), where(t, "bag_of_booms")) == (1, "tray")


def test_blasts_hit_every_baddie_and_wild_ones_the_party():
    t = rolled("boomer", "big_boom", "blast 2", other="picket")  # a grenade acts by itself
    assert [hp(t, name) for name in ("post", "post5", "far_post", "boomer", "picket")] == [7, 7, 7, 3, 5]
    assert (left(t, "boom_counter"), where(t, "big_boom")) == (1, "exhausted")
    t = rolled("boomer", "big_boom", "wild_blast 2 2", other="picket")
    assert [hp(t, name) for name in ("post", "post5", "far_post", "boomer", "picket")] == [7, 7, 7, 1, 3]


def test_bigger_boom_adds_to_the_grenades_of_the_roll():
    picture = CAMP.format("boomer", ".")
    t = mat(
        picture,
        turns="boomer",
        skills="frag bigger_boom",
        counters={"boom_counter": 1},
        dice="frag=explosion 3 bigger_boom=bigger_boom 2",
    )
    choose(t, "no target", "take frag", "aim 4A", "take bigger_boom", "roll 0 0", "use bigger_boom")
    assert (hp(t, "far_post"), where(t, "bigger_boom")) == (9 - 5, "exhausted")


@pytest.mark.parametrize(
    ("die_name", "face", "baddie", "sign"),
    [
        ("stunner", "stunner 5", "post5", ["stun"]),
        ("flashbang", "flashbang 1", "post", ["disable"]),
        ("flashbang", "flashbang 1", "post5", []),
        ("flashbang", "flashbang 5", "post5", ["disable"]),
    ],
)
def test_stunner_and_flashbang_work_up_to_so_many_points(die_name, face, baddie, sign):
    t = rolled("boomer", die_name, face, aim=f"on {baddie}")
    assert (signs(t, baddie), where(t, die_name)) == (sign, "exhausted")


def test_red_bones_must_be_stored():
    t = rolled("boomer", "stunner", "bones_must", aim="on post")
    assert "end" not in asked(t)
    choose(t, "store stunner")
    assert plan(t, "boomer") == ["stunner"]


def test_napalm_burns_so_many_turns_and_hot_napalm_its_owner():
    t = rolled("boomer", "napalm", "napalm 2 2", aim="on post5", turns="boomer post5 post5 post5")
    assert (hp(t, "post5"), where(t, "napalm"), hp(t, "boomer")) == (5, "exhausted", 3)
    t = rolled("boomer", "napalm", "hot_napalm 2 1", aim="on post5")
    assert (hp(t, "boomer"), where(t, "napalm")) == (2, "unit post5")


def test_smoke_lets_an_attack_and_its_abilities_miss():
    t = duel("boomer", "with_poison", turns="with_poison", active={"boomer": "smoke_screen=smoke 1"}, dice="a2")
    assert (hp(t, "boomer"), signs(t, "boomer"), where(t, "smoke_screen")) == (3, [], "exhausted")


def test_body_search_needs_a_fallen_baddie_and_pads():
    t = mat(CAMP.format("boomer", "."), turns="boomer", skills="body_search")
    choose(t, "no target")
    assert "take body_search" not in asked(t)
    t = rolled("boomer", "body_search", "padding", fallen=1)
    choose(t, "place body_search boomer")
    assert (t.bonus[unit(t, "boomer")], where(t, "body_search")) == (3, "active boomer")
    t = rolled("boomer", "body_search", "loot", fallen=1)
    choose(t, "use body_search")
    assert t.loot == 1


def test_the_holy_hand_grenade_is_found_costs_no_boom_and_is_charged_by_element_325():
    t = choose(rolled("boomer", "search_for_325", "holy_find"), "use search_for_325")
    assert (where(t, "holy_hand_grenade"), where(t, "search_for_325")) == ("skill", "exhausted")
    t = choose(rolled("boomer", "search_for_325", "element_325"), "lock search_for_325")
    assert where(t, "search_for_325") == "locked boomer"
    for locked, damage in (({}, 2), ({"boomer": "search_for_325=element_325"}, 4)):
        t = rolled(
            "boomer", "holy_hand_grenade", "holy_blast 2 4", aim="aim 1B", locked=locked, counters={"boom_counter": 0}
        )
        if locked:  # she might still take Element 325 out of its slot
            choose(t, "use holy_hand_grenade")
        assert [hp(t, name) for name in ("post", "far_post")] == [9 - damage] * 2
        assert where(t, "holy_hand_grenade") == "tray"
        assert where(t, "search_for_325") == ("exhausted" if locked else "tray")
    t = rolled("boomer", "holy_hand_grenade", "holy_explosion 2 5", aim="aim 1B")
    assert (hp(t, "post"), hp(t, "post5"), hp(t, "boomer")) == (7, 8, 2)


def bought(gearloc, bones, effect, *, target="target post", dice="", roll="roll 0 0", take=(), **more):
    """A gearloc after a purchase."""
    t = mat(
        CAMP.format(gearloc, more.pop("other", ".")),
        turns=more.pop("turns", gearloc),
        plan={gearloc: " ".join("a" * bones)},
        dice=dice,
        **more,
    )
    choose(t, target, *take)
    if roll in asked(t):
        choose(t, roll)
    return choose(t, f"buy {effect}")


def test_what_boomer_buys():
    assert hp(bought("boomer", 4, "throw_ends"), "post") == 6
    t = bought("boomer", 5, "hide")
    assert (signs(t, "boomer"), plan(t, "boomer")) == (["untargetable"], [])
    t = bought("boomer", 3, "bluff_bomb")
    choose(t, "on far_post")
    assert set(asked(t)) == {"to 2A", "to 4B"}
    choose(t, "to 4B")
    assert at(t, "far_post") == "4B"
    t = bought("boomer", 2, "search_again", take=("take element",), dice="element=element 1 element=element 3")
    choose(t, "lock element")
    assert left(t, "element") == 3


def test_a_resourceful_scavenger_adds_one_and_may_turn_bones_into_a_part():
    t = duel("boomer", upgraded="boomer", dice="element=element 2 casing=bones")
    choose(t, "no target", "take element", "take casing", "roll 0 0")
    assert "salvage element" not in asked(t)
    choose(t, "lock element")
    assert left(t, "element") == 3
    assert {"salvage casing", "store casing"} <= set(asked(t))
    choose(t, "salvage casing")
    assert (where(t, "casing"), left(t, "casing")) == ("locked boomer", 1)


# Picket.


def test_captain_dice_stay_locked_and_work_every_turn():
    t = duel("picket", hp={"picket": 2}, locked={"picket": "stand_ground=hold_regen 1"}, turns="picket picket")
    choose(t, "no target", "roll 0 0")
    assert (hp(t, "picket"), where(t, "stand_ground")) == (4, "locked picket")
    t = duel("picket", "one", turns="one", locked={"picket": "shield_form=hold_defence 1"}, dice="a2")
    assert (hp(t, "picket"), where(t, "shield_form")) == (4, "locked picket")
    t = duel("picket", locked={"picket": "sword_advance=hold_damage 1"}, dice="a1")
    choose(t, "target post", "roll 1 0")
    choose(t, next(one for one in asked(t) if one.startswith("strike")))
    assert (hp(t, "post"), where(t, "sword_advance")) == (7, "locked picket")


def test_free_steps_once_a_turn():
    t = duel("picket", locked={"picket": "shield_form=hold_move 2"})
    choose(t, "use shield_form")
    assert {"to 3C", "to 2C", "to 4C", "to 1D", "stay"} <= set(asked(t))
    choose(t, "to 4C")
    assert (at(t, "picket"), t.dex, "use shield_form" in asked(t)) == ("4C", 2, False)


def test_lockdown_taunts_at_once_and_each_turn():
    t = rolled("picket", "lockdown", "hold_taunt")
    choose(t, "lock lockdown")
    assert (signs(t, "picket"), where(t, "lockdown")) == (["taunt"], "locked picket")
    t = duel("picket", locked={"picket": "lockdown=hold_taunt"}, signs={"picket": "taunt"})
    assert signs(t, "picket") == ["taunt"]


def test_reusable_bones_go_back_to_their_slot_when_spent():
    t = rolled(
        "picket", "stand_ground", "bones_back", target="target post", shields={"picket": "2"}, plan={"picket": "a"}
    )
    choose(t, "store stand_ground")
    assert where(t, "stand_ground") == "plan"
    choose(t, "buy shield_bash")
    assert (where(t, "stand_ground"), hp(t, "post"), shields(t, "picket")) == ("skill", 7, [])


def test_advanced_defence_turns_down_point_by_point_also_with_an_ally():
    t = rolled("picket", "renown", "advanced_defence 3", other="boomer")
    choose(t, "place renown boomer")
    assert (where(t, "renown"), left(t, "renown")) == ("active boomer", 3)
    t = duel("picket", "one", turns="one", active={"picket": "renown=advanced_defence 3"}, dice="a2")
    assert (hp(t, "picket"), left(t, "renown"), where(t, "renown")) == (5, 1, "active picket")


def test_improved_training_ignores_one_bones():
    t = in_training("picket", "d1 d0")
    number = die("bravado")
    t.where[number], t.face[number], t.value[number] = 5, 4, 1
    t.holder = replaced(t.holder, number, unit(t, "picket"))
    t.held.append(number)
    choose(t, "train defence")
    assert t.stat(unit(t, "picket"), DEFENCE) == 3


def test_intercept_brings_damage_and_effects_to_picket():
    t = mat(
        CAMP.format("boomer", ".").replace(".       far_post", "picket  .").replace(" post ", " with_poison "),
        turns="with_poison with_poison",
        active={"boomer": "intercept=intercept 2"},
        shields={"picket": "2"},
        dice="a2 a1",
    )
    assert (hp(t, "boomer"), signs(t, "boomer"), hp(t, "picket"), signs(t, "picket")) == (3, [], 4, ["poison 2"])
    assert (shields(t, "picket"), where(t, "intercept")) == ([], "exhausted")


def test_switch_and_its_pair():
    t = rolled("picket", "switch", "switch", other="boomer")
    choose(t, "use switch")
    assert set(asked(t)) == {"on post", "on boomer"}
    choose(t, "on post")
    assert (at(t, "picket"), at(t, "post"), where(t, "switch")) == ("1B", "1C", "exhausted")
    for other, name, after in (("on post", "post", 6), ("on boomer", "boomer", 3)):
        t = rolled("picket", "switch", "switch", other="boomer", hp={"boomer": 1}, active={"picket": "riposte=switch"})
        choose(t, "pair switch", other)
        assert (hp(t, name), where(t, "switch"), where(t, "riposte")) == (after, "exhausted", "exhausted")


def test_rush_and_its_pair():
    t = rolled("picket", "rush", "rush")
    choose(t, "use rush", "to 4C")
    assert (at(t, "picket"), where(t, "rush")) == ("4C", "exhausted")
    t = rolled("picket", "rush", "rush", active={"picket": "switch=rush"})
    choose(t, "pair rush", "to 2C")
    assert (hp(t, "post"), hp(t, "post5")) == (9, 6)  # whoever he runs up to
    assert (where(t, "rush"), where(t, "switch")) == ("exhausted", "exhausted")


def test_a_pair_of_ripostes_strikes_back():
    t = duel(
        "picket", "with_poison", turns="with_poison", active={"picket": "riposte=riposte, rush=riposte"}, dice="a2"
    )
    assert {"react riposte", "react pair riposte", "let"} <= set(asked(t))
    choose(t, "react pair riposte")
    assert (hp(t, "picket"), signs(t, "picket"), hp(t, "with_poison")) == (5, [], 6)
    t = mat(
        CAMP.format(".", ".").replace("far_post", "far").replace("post5", "picket"),
        turns="far",
        active={"picket": "riposte=riposte"},
        dice="a1",
    )
    assert (is_over(t), hp(t, "picket")) == (True, 4)  # a riposte answers neighbours


def test_ale_sets_hp_to_1_and_keeps_it_there():
    t = rolled("picket", "orcish_ale", "ale 1", turns="picket post picket")
    choose(t, "place orcish_ale picket")
    assert (hp(t, "picket"), where(t, "orcish_ale")) == (1, "tray")  # his next turn has begun


def test_what_picket_buys():
    t = bought(
        "picket",
        2,
        "shield_bash",
        shields={"picket": "2 1"},
        active={"picket": "confidence=advanced_defence 2"},
        locked={"picket": "shield_form=hold_defence 1"},
        locked_shields={"picket": "1"},
    )
    assert hp(t, "post") == 9 - (3 + 2 + 1 + 1)
    assert (shields(t, "picket"), where(t, "confidence"), where(t, "shield_form")) == ([], "exhausted", "exhausted")
    t = bought("picket", 5, "shield_shock", shields={"picket": "2"})
    assert (hp(t, "post"), signs(t, "post")) == (7, ["stun"])
    t = bought("picket", 4, "benevolence", hp={"picket": 2})
    assert (hp(t, "picket"), shields(t, "picket")) == (4, [2])
    t = bought("picket", 3, "do_over", roll="roll 1 1", dice="a0 d0 a2 d2")
    choose(t, "pick a0", "pick d0")
    if "no more" in asked(t):
        choose(t, "no more")
    choose(t, "strike 2", "shield 2")
    assert (hp(t, "post"), shields(t, "picket")) == (7, [2])


def test_do_over_rolls_skill_dice_too():
    t = bought(
        "picket",
        3,
        "do_over",
        skills="redshirt",
        take=("take redshirt",),
        other="boomer",
        roll="roll 0 1",
        dice="d1 redshirt=bones redshirt=intercept 2",
    )
    choose(t, "pick redshirt")
    if "no more" in asked(t):
        choose(t, "no more")
    choose(t, "place redshirt boomer")
    assert (left(t, "redshirt"), t.blocks) == (2, [1])


# Patches.


def test_healing_reaches_any_gearloc_multiplied_and_rerolled():
    t = rolled("patches", "med_kit", "heal 3", other="boomer", hp={"boomer": 1, "patches": 3})
    choose(t, "use med_kit", "on boomer")
    assert hp(t, "boomer") == 3
    t = duel(
        "patches",
        hp={"patches": 1},
        stats={"patches": "health 6, dex 1"},
        skills="med_kit fast_hands",
        dice="med_kit=heal 2 fast_hands=multiply 3",
    )
    t.hp[unit(t, "patches")] = 1  # after his talent
    choose(t, "no target", "take med_kit", "take fast_hands", "roll 0 0", "use fast_hands", "use med_kit")
    assert (hp(t, "patches"), where(t, "fast_hands")) == (7, "exhausted")
    t = rolled(
        "patches",
        "med_kit",
        "heal 1",
        locked={"patches": "nutrients=reroll_heal 2"},
        hp={"patches": 1},
        health={"patches": 4},
        dice="med_kit=heal 3",
    )
    t.hp[unit(t, "patches")] = 1
    choose(t, "use nutrients 1", "use med_kit")
    assert (hp(t, "patches"), left(t, "nutrients"), where(t, "nutrients")) == (4, 1, "locked patches")


def test_nobody_hears_of_healing_the_healthy():
    assert told(duel("patches"), Healed) == []
    assert len(told(duel("patches", hp={"patches": 3}), Healed)) == 1


def test_jars_darts_saws_and_zaps():
    t = choose(rolled("patches", "toxins", "poison_jar 3", target="target post"), "use toxins")
    assert signs(t, "post") == ["poison 3"]
    t = choose(rolled("patches", "poison_dart", "poison_dart 2"), "use poison_dart", "on far_post")
    assert (signs(t, "far_post"), where(t, "poison_dart")) == (["poison 2"], "tray")
    t = rolled("patches", "zappack", "zap 4", locked={"patches": "e_cells=cells 1"}, shields={"far_post": "2"})
    choose(t, "use zappack", "on far_post")
    assert (hp(t, "far_post"), shields(t, "far_post"), where(t, "e_cells")) == (5, [2], "tray")
    t = mat(CAMP.format("patches", "."), turns="patches", skills="zappack")
    choose(t, "no target")
    assert "take zappack" not in asked(t)  # no cells


def test_a_tainted_dose_must_be_taken_unless_rolled_again():
    t = rolled("patches", "stim_kit", "tainted 1", shields={"patches": "2"})
    assert "end" not in asked(t)
    choose(t, "use stim_kit")
    assert (hp(t, "patches"), shields(t, "patches"), where(t, "stim_kit")) == (3, [2], "exhausted")
    t = rolled(
        "patches", "stim_kit", "tainted 1", locked={"patches": "distiller=reroll_buff 1"}, dice="stim_kit=buff_hp 3"
    )
    choose(t, "use distiller 1", "place stim_kit patches")
    assert (hp(t, "patches"), t.bonus[unit(t, "patches")], where(t, "distiller")) == (4, 3, "exhausted")


def test_doses_for_allies_last_the_battle():
    t = rolled("patches", "chem_kit", "buff_attack 3", other="boomer")
    choose(t, "place chem_kit boomer")
    assert t.attack_of(unit(t, "boomer")) == 4
    t = duel("patches", "one", turns="one", bonus={"patches": 1}, active={"patches": "stim_kit=buff_hp 4"}, dice="a1")
    assert (hp(t, "patches"), where(t, "stim_kit")) == (4, "exhausted")  # it goes with the last bonus HP
    t = duel("boomer", hp={"boomer": 1}, active={"boomer": "chain_reactor=recover 1"})
    assert (hp(t, "boomer"), where(t, "chain_reactor")) == (2, "active boomer")
    t = duel("boomer", bonus={"boomer": 1}, active={"boomer": "stim_kit=buff_hp 2, chain_reactor=booster 2"})
    assert t.bonus[unit(t, "boomer")] == 2  # up to the dice that gave them


def test_stim_lethal_raises_health_for_good():
    t = rolled("patches", "stim_lethal", "perma_hp 2", other="boomer", hp={"boomer": 2})
    choose(t, "use stim_lethal", "on boomer")
    boomer = unit(t, "boomer")
    assert (t.stat(boomer, HEALTH), t.top[boomer], t.hp[boomer]) == (5, 5, 4)


def test_liquid_life_revives_or_waits():
    t = rolled("patches", "liquid_life", "liquid_life 2", ko="picket")
    choose(t, "use liquid_life")
    assert (hp(t, "picket"), t.waiting, where(t, "liquid_life")) == (2, (unit(t, "picket"),), "tray")
    t = rolled("patches", "liquid_life", "liquid_life 2", other="boomer")
    assert "place liquid_life boomer" in asked(t)


def test_what_patches_buys():
    t = bought("patches", 2, "heal_gearloc", other="boomer", hp={"boomer": 1, "patches": 3})
    choose(t, "on boomer")
    assert hp(t, "boomer") == 2
    assert hp(bought("patches", 3, "needle_jab"), "post") == 7
    t = bought("patches", 5, "overcharge", locked={"patches": "e_cells=cells 2"}, shields={"far_post": "2"})
    choose(t, "on far_post")
    assert (hp(t, "far_post"), left(t, "e_cells")) == (5, 1)


def test_major_recovery_heals_whom_he_likes():
    t = mat(CAMP.format("patches", "boomer"), turns="patches", upgraded="patches", hp={"boomer": 1, "patches": 3})
    assert {"on boomer", "on patches"} <= set(asked(t))
    choose(t, "on boomer")
    assert (hp(t, "boomer"), hp(t, "patches")) == (2, 3)


# Tantrum.


def rage(t):
    """His rage die and what it shows, by its face."""
    lying = [name for name in ("rage_1", "rage_2", "rage_3") if where(t, name) == "active tantrum"]
    return [(name, t.face[die(name)]) for name in lying]


def test_rage_rises_when_he_attacks_and_for_each_hp_he_loses():
    t = duel("tantrum", active={"tantrum": "rage_1=calm"}, dice="a1 a1")
    choose(t, "target post", "roll 2 0", "strike 2")
    assert rage(t) == [("rage_1", 1)]
    t = duel("tantrum", "two", turns="two", active={"tantrum": "rage_1=calm"}, dice="a2 a1")
    assert (hp(t, "tantrum"), rage(t)) == (1, [("rage_1", 3)])
    t = duel(
        "tantrum", "two", turns="two two", health={"tantrum": 6}, active={"tantrum": "rage_1=calm"}, dice="a2 a2 a2 a2"
    )
    assert rage(t) == [("rage_1", 5)]  # it stops at the breakdown


def test_the_benefits_of_rage_exhaust_it():
    t = duel("tantrum", active={"tantrum": "rage_1=rage_bones 2"})
    choose(t, "use rage_1")
    assert (t.bones_in(unit(t, "tantrum")), where(t, "rage_1"), rage(t)) == (2, "exhausted", [])
    t = duel("tantrum", plan={"tantrum": "a a a a"}, active={"tantrum": "rage_1=rage_bones 3"})
    choose(t, "use rage_1")
    assert (t.bones_in(unit(t, "tantrum")), [event.n for event in told(t, BonesGone)]) == (5, [2])
    t = duel("tantrum", hp={"tantrum": 1}, active={"tantrum": "rage_2=rage_heal 3"})
    choose(t, "use rage_2")
    assert (hp(t, "tantrum"), where(t, "rage_2"), rage(t)) == (4, "exhausted", [("rage_1", 0)])
    t = duel("tantrum", active={"tantrum": "rage_3=rage_damage 2"})
    choose(t, "target post")
    if "roll 0 0" in asked(t):
        choose(t, "roll 0 0")
    choose(t, "use rage_3")
    assert hp(t, "post") == 7


@pytest.mark.parametrize(
    ("name", "face", "felled"),
    [
        ("rage_1", "execute 1", {"post"}),
        ("rage_2", "execute 5", {"post", "post5"}),
        ("rage_3", "last_execute 20", {"post", "post5", "post20"}),
    ],
)
def test_execute_fells_a_neighbour_of_so_many_points(name, face, felled):
    for baddie in ("post", "post5", "post20"):
        t = duel("tantrum", baddie, active={"tantrum": f"{name}={face}"}, queue="slow")
        assert (f"use {name}" in asked(t)) == (baddie in felled), baddie
        if baddie in felled:
            choose(t, f"use {name}")
            assert (is_there(t, baddie), where(t, name), left(t, "body_count")) == (False, "exhausted", 1)


def test_advance_takes_the_next_rage_die():
    t = duel("tantrum", active={"tantrum": "rage_1=execute 1"}, skills="rage_2")
    choose(t, "use rage_1 1")
    assert rage(t) == [("rage_2", 0)]
    t = duel("tantrum", active={"tantrum": "rage_1=execute 1"})
    assert "use rage_1 1" not in asked(t)  # the next one is not trained
    t = rolled("tantrum", "anger_management", "advance", active={"tantrum": "rage_1=calm"}, skills="rage_2")
    choose(t, "use anger_management")
    assert rage(t) == [("rage_2", 0)]


def test_nobody_advances_from_a_breakdown_or_without_rage():
    for slots, is_offered in (("rage_1=rage_bones 1", True), ("rage_1=breakdown", False), ("", False)):
        t = rolled(
            "tantrum",
            "anger_management",
            "advance",
            active={"tantrum": slots} if slots else {},
            skills="rage_2",
            shields={"tantrum": "1"},
            dice="",
        )
        assert ("use anger_management" in asked(t)) == is_offered, slots


def test_from_the_second_rage_he_advances_to_the_third_alone():
    t = duel("tantrum", active={"tantrum": "rage_2=execute 5"}, skills="rage_3")
    choose(t, "use rage_2 1")
    assert (rage(t), where(t, "rage_1"), where(t, "rage_2")) == ([("rage_3", 0)], "skill", "skill")


@pytest.mark.rule("BON-17.11", "BON-17.12", "BON-17.13")
def test_a_rage_die_that_is_taken_out_is_exhausted_and_a_higher_one_gives_way_to_the_first():
    for name, after in (("rage_1", []), ("rage_2", [("rage_1", 0)])):
        t = duel("tantrum", active={"tantrum": f"{name}=calm"})
        choose(t, f"drop {name}")
        assert (where(t, name), rage(t)) == ("exhausted", after)
        t = duel("tantrum", "with_mischief", turns="with_mischief", active={"tantrum": f"{name}=calm"}, dice="a0")
        if after:  # two dice have to go
            assert (where(t, name), where(t, "rage_1")) == ("exhausted", "exhausted")
        else:
            assert (where(t, name), rage(t)) == ("exhausted", after)


def test_breakdown_throws_the_rage_back_unless_he_is_fearless():
    for name, upgraded, after in (
        ("rage_1", "", [("rage_1", 0)]),
        ("rage_2", "", [("rage_1", 0)]),
        ("rage_1", "tantrum", [("rage_1", 5)]),
    ):
        t = duel("tantrum", active={"tantrum": f"{name}=breakdown"}, upgraded=upgraded, shields={"tantrum": "1 1 1 1"})
        assert not any(one.startswith("use rage") for one in asked(t))
        choose(t, "no target")
        if "roll 0 0" in asked(t):
            choose(t, "roll 0 0")
        assert (is_over(t), rage(t)) == (True, after)


def test_temper_moves_it_up_or_down_by_just_so_much():
    for word, after in (("up", 4), ("down", 0)):
        t = rolled("tantrum", "anger_management", "temper 2", active={"tantrum": "rage_1=rage_bones 2"})
        choose(t, "use anger_management", word)
        assert (rage(t), where(t, "anger_management")) == ([("rage_1", after)], "exhausted")


def test_axes_are_stolen_and_thrown_one_a_turn_at_who_is_not_beside_him():
    t = choose(rolled("tantrum", "like_a_wolf", "steal_axe", counters={"axe_collector": 0}), "use like_a_wolf")
    assert left(t, "axe_collector") == 1
    t = mat(CAMP.format("tantrum", "."), turns="tantrum", counters={"axe_collector": 2})
    choose(t, "use axe_collector")
    assert set(asked(t)) == {"on post5", "on far_post"}
    choose(t, "on far_post")
    assert (hp(t, "far_post"), left(t, "axe_collector"), "use axe_collector" in asked(t)) == (7, 1, False)


def test_the_body_count_grows_and_is_cashed_in():
    t = duel("tantrum", hp={"post": 1, "tantrum": 1}, queue="slow", counters={"body_count": 2}, dice="a1 a0 a0")
    choose(t, "target post", "roll 3 0", "strike 1")
    assert left(t, "body_count") == 3
    choose(t, "use body_count 1")
    assert (hp(t, "tantrum"), left(t, "body_count")) == (4, 0)
    t = duel("tantrum", hp={"post": 1}, queue="slow", counters={"body_count": 5}, dice="a1 a0 a0")
    choose(t, "target post", "roll 3 0", "strike 1")
    assert left(t, "body_count") == 5


def test_cripple_and_strengthen_change_attack_for_the_battle():
    t = rolled("tantrum", "cripple", "cripple")
    if not is_over(t):
        choose(t, next(one for one in asked(t) if "cripple" in one))
    assert where(t, "cripple") == "unit post"
    t = duel("tantrum", "two", turns="two two", on={"two": "cripple=cripple"}, dice="a1 a1")
    assert hp(t, "tantrum") == 2
    t = rolled("tantrum", "strengthen", "strengthen")
    choose(t, "place strengthen tantrum")
    assert (t.attack_of(unit(t, "tantrum")), t.stat(unit(t, "tantrum"), ATTACK)) == (4, 3)
    t = rolled("tantrum", "strengthen", "strengthen_for_good", dice="a1 a1 a1 a1")
    choose(t, "place strengthen tantrum")
    assert t.stat(unit(t, "tantrum"), ATTACK) == 4


def test_way_of_the_wild_and_the_horn():
    t = choose(rolled("tantrum", "way_of_the_wild", "way_of_the_wild"), "use way_of_the_wild")
    assert (signs(t, "post"), signs(t, "post5"), signs(t, "far_post")) == (["disable"], [], [])
    t = choose(rolled("tantrum", "horn", "disorient"), "use horn")
    assert [signs(t, name) for name in ("post", "post5", "far_post")] == [["stun"]] * 3
    t = rolled("tantrum", "horn", "inspire", other="boomer", meter="post boomer far_post tantrum post5")
    choose(t, "use horn", "over")
    assert meter(t).split()[:2] == ["boomer", "tantrum"]


def test_innervate_jumps_beside_any_baddie_and_may_change_the_target():
    t = rolled("tantrum", "innervate", "jump", target="target post")
    choose(t, "use innervate", "on far_post")
    assert set(asked(t)) == {"to 2A", "to 4B"}
    choose(t, "to 4B")
    assert (at(t, "tantrum"), set(asked(t))) == ("4B", {"target far_post", "target post5", "no target"})
    choose(t, "target far_post")
    assert told(t, TargetTaken)[-1].other_unit == unit(t, "far_post")


def test_what_tantrum_buys():
    t = bought("tantrum", 1, "get_angry", active={"tantrum": "rage_1=rage_bones 1"}, target="no target")
    assert rage(t) == [("rage_1", 2)]
    t = bought("tantrum", 2, "calm_down", active={"tantrum": "rage_1=rage_bones 1"}, target="no target")
    assert rage(t) == [("rage_1", 0)]
    t = bought("tantrum", 4, "axes_for_all", target="no target")
    assert left(t, "axe_collector") == 3
    t = bought("tantrum", 5, "recoup", hp={"tantrum": 1}, health={"tantrum": 4}, target="no target")
    assert hp(t, "tantrum") == 5
