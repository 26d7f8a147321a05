"""Dice at work: one short scene for each kind of skill die, with given rolls."""

from __future__ import annotations

from tests.games.bones.camp import (
    BOX,
    asked,
    choose,
    field,
    is_offered,
    lay,
    learn,
    offered,
    play,
    spots,
    told,
    train,
    unit,
)
from veillee.engine.chance import Loaded
from veillee.games.bones.content.terms import DISABLE, TERRIFY
from veillee.games.bones.pieces import EXHAUSTED, IN_ACTIVE, IN_SKILL, IN_TRAY

BOOMER, PICKET, PATCHES, TANTRUM = range(4)
# Faces of white dice.
BONES, ONE, TWO = 1, 3, 5


def with_booms(t, n=3):
    """Boomer has booms in hand."""
    counter = BOX.die("boom_counter")
    t.left[counter] = t.value[counter] = t.face[counter] = n


def test_a_grenade_hits_where_it_was_aimed_and_half_around():
    t = field({"boomer": "1D"}, {"clay_golem": "1B", "bog_frog": "3B", "bog_pole": "2A"}, dice=[6, *[BONES] * 9])
    learn(t, "frag")
    with_booms(t)
    play(t)
    choose(t, "no_target", "take_die frag", "aim_at_spot 1B")
    assert t.left[BOX.die("boom_counter")] == 2
    # A grenade must be used, so nothing is asked.
    choose(t, "roll 0 0")
    assert t.hp[unit(t, "clay_golem")] == 1
    assert t.hp[unit(t, "bog_frog")] == 2
    assert t.hp[unit(t, "bog_pole")] == 3
    assert t.where[BOX.die("frag")] == EXHAUSTED


def test_napalm_burns_at_the_start_of_its_bearers_turns():
    t = field({"boomer": "1D"}, {"clay_golem": "3A"}, dice=[4, BONES])
    learn(t, "napalm")
    with_booms(t)
    play(t)
    golem = unit(t, "clay_golem")
    choose(t, "no_target", "take_die napalm", "roll 0 0")
    # The golem burned at once, in its own turn, and walked.
    assert t.hp[golem] == 3
    assert t.left[BOX.die("napalm")] == 1


def test_components_become_a_boom():
    t = field({"boomer": "1D"}, {"clay_golem": "3A"})
    for die in ("element", "casing", "fuse"):
        lay(t, die, "boomer", 1, "locked")
    play(t)
    choose(t, "use_die boom_counter")
    assert t.left[BOX.die("boom_counter")] == 1
    assert [t.where[BOX.die(die)] for die in ("element", "casing", "fuse")] == [EXHAUSTED] * 3


def test_smoke_makes_an_attack_miss_and_its_abilities_too():
    t = field({"picket": "1C", "boomer": "4D"}, {"bog_frog": "1B"}, order=["bog_frog", "picket", "boomer"])
    smoke = lay(t, "smoke_screen", "picket", 1)
    play(t)
    assert told(t, "attack_missed")
    assert t.signs[PICKET] == 0
    assert t.where[smoke] == EXHAUSTED


def test_intercept_takes_over_damage_and_effects():
    t = field({"boomer": "1C", "picket": "4C"}, {"bog_frog": "1B"}, order=["bog_frog", "picket", "boomer"])
    lay(t, "intercept", "boomer", 3)
    play(t)
    # The poison lies on Picket, whose turn it is: it has worked once.
    assert t.poison[PICKET] == 1
    assert t.signs[BOOMER] == 0
    assert t.left[BOX.die("intercept")] == 1


def test_riposte_may_avoid_all_and_a_pair_strikes_back():
    t = field({"picket": "1C"}, {"dire_wolf_pup": "1B"}, dice=[TWO], order=["dire_wolf_pup", "picket"])
    lay(t, "riposte", "picket", 4)
    lay(t, "rush", "picket", 5)
    play(t)
    assert asked(t) == "step_in"
    choose(t, "react_with_pair riposte")
    assert t.result is not None
    assert t.hp[PICKET] == 5


def test_ale_keeps_hp_at_one():
    t = field({"picket": "1C"}, {"troll_romper": "1B"}, dice=[TWO, TWO], order=["troll_romper", "picket"])
    lay(t, "orcish_ale", "picket", 5)
    t.hp[PICKET] = 1
    play(t)
    assert t.hp[PICKET] == 1
    choose(t, "take_target troll_romper")
    t.chance = Loaded([ONE, ONE, ONE])
    choose(t, "roll 1 0", "resolve_all")


def test_liquid_life_works_by_itself():
    t = field({"patches": "1C"}, {"troll_romper": "1B"}, dice=[TWO, TWO], order=["troll_romper", "patches"])
    die = lay(t, "liquid_life", "patches", 5)
    play(t)
    # Three HP from the elixir, and one from his talent.
    assert told(t, "saved_from_ko") == ["saved_from_ko patches liquid_life 3"]
    assert t.hp[PATCHES] == 4
    assert t.where[die] == IN_TRAY


def test_healing_multiplied():
    t = field(
        {"patches": "1C", "boomer": "4D"}, {"bog_frog": "3A"}, dice=[2, 2], order=["patches", "boomer", "bog_frog"]
    )
    train(t, boomer_health=6, patches_dex=2)
    learn(t, "med_kit", "fast_hands")
    t.hp[BOOMER] = 1
    play(t)
    choose(t, "no_target", "take_die med_kit", "take_die fast_hands", "roll 0 0")
    choose(t, "use_die fast_hands", "use_die med_kit", "choose_unit boomer")
    assert t.hp[BOOMER] == 5


def test_shield_bash_turns_all_defence_into_damage():
    t = field({"picket": "1C"}, {"clay_golem": "1B"}, dice=[TWO])
    t.plan[PICKET] = [1, 1]
    t.ones[PICKET] = 1
    lay(t, "confidence", "picket", 4)
    play(t)
    choose(t, "take_target clay_golem", "roll 0 1", "buy_plan shield_bash")
    assert t.result is not None


def test_rage_goes_up_and_advances():
    t = field({"tantrum": "1C"}, {"clay_golem": "1B"}, dice=[BONES, BONES, BONES])
    learn(t, "rage_2")
    lay(t, "rage_1", "tantrum", 4)
    play(t)
    assert is_offered(t, "use_die rage_1 execute")
    ways = [one for one in offered(t) if one.startswith("use_die rage_1")]
    # A clay golem is worth one point: he may fell it, or grow angrier.
    assert len(ways) == 2
    choose(t, ways[1])
    assert t.where[BOX.die("rage_2")] == IN_ACTIVE
    assert t.where[BOX.die("rage_1")] == IN_SKILL


def test_hardy_caps_what_a_turn_costs():
    t = field(
        {"tantrum": "1C"}, {"troll_enforcer": "1B"}, dice=[TWO, TWO, TWO, TWO, ONE], order=["troll_enforcer", "tantrum"]
    )
    lay(t, "like_a_kobold", "tantrum", 5)
    play(t)
    assert t.hp[TANTRUM] == 3


def test_terrify_lasts_until_the_end_of_the_next_turn():
    t = field({"tantrum": "1C"}, {"owlbear": "1B"}, dice=[ONE, BONES, BONES])
    train(t, tantrum_health=6)
    play(t)
    choose(t, "take_target owlbear")
    t.chance = Loaded([ONE, BONES, BONES, BONES, BONES, BONES])
    choose(t, "roll 3 0", "resolve_all")
    if asked(t) == "resolve":
        choose(t, "end_turn")
    # His next turn: the owlbear cannot be targeted.
    assert t.round == 2
    assert t.signs[TANTRUM] >> TERRIFY & 1
    assert not is_offered(t, "take_target owlbear")


def test_break_exhausts_the_dice_that_went_through():
    t = field({"tantrum": "1C"}, {"clay_golem": "1B"}, dice=[])
    play(t)
    choose(t, "take_target clay_golem")
    t.chance = Loaded([ONE, TWO, BONES, BONES])
    choose(t, "roll 3 0", "resolve_all")
    if asked(t) == "resolve":
        choose(t, "end_turn")
    assert t.attack_lost[TANTRUM] == 2


def test_taunt_and_disable_are_marks():
    t = field({"tantrum": "1C"}, {"clay_golem": "1B"}, dice=[3, 3])
    learn(t, "way_of_the_wild", "way_of_the_ebon")
    play(t)
    choose(t, "take_target clay_golem", "take_die way_of_the_wild", "take_die way_of_the_ebon", "roll 0 0")
    choose(t, "use_die way_of_the_wild")
    assert t.signs[unit(t, "clay_golem")] >> DISABLE & 1
    t.chance = Loaded([BONES] * 9)
    choose(t, "place_die way_of_the_ebon")
    assert told(t, "sign_placed") == ["sign_placed clay_golem disable 0", "sign_placed tantrum taunt 0"]


def test_a_switch_changes_places():
    t = field(
        {"picket": "1C", "boomer": "1D"}, {"clay_golem": "1B"}, dice=[1], order=["picket", "boomer", "clay_golem"]
    )
    learn(t, "switch")
    play(t)
    choose(t, "no_target", "take_die switch", "roll 0 0", "use_die switch", "choose_unit boomer")
    assert spots(t)["picket"] == "1D"
    assert spots(t)["boomer"] == "1C"
