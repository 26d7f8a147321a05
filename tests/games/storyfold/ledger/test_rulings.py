"""The rulings where the book is silent or unclear: STO-AMB.1 to STO-AMB.29."""

import pytest

from tests.games.storyfold.glade import (
    BOOK,
    BOX,
    GAME,
    asked,
    boon,
    boons,
    choose,
    creature,
    creatures,
    crystals,
    effect,
    happen,
    kinds_of_shades,
    river,
    stored,
    told,
    travel_to,
    unfold,
    wood,
)
from veillee.engine.chance import Chance
from veillee.games.storyfold.events import (
    CreatureActed,
    CreatureTurnedAway,
    DiceRolled,
    SceneLost,
    SceneWon,
    ShadeDrawn,
    SpiritWrapped,
    SuccessesCounted,
    SymbolMet,
)
from veillee.games.storyfold.pieces import CARE, GONE, PROTECTION
from veillee.games.storyfold.rules.spirit import lose

ALONE = {"is_alone": True, "brom": GONE}
CLAW, EYE, MOON = range(3)


@pytest.mark.rule("STO-AMB.1")
def test_successes_are_counted_against_the_slot_in_which_the_card_lies_then():
    t = wood("hare D H E G", crystals={"H": 1}, light=5, dice=[3, 4])
    choose(t, "dazzle", "roll 8 8", "stand")
    assert told(t, SuccessesCounted)[0].count == 1
    t = wood("hare D H E G", crystals={"H": 1}, light=5, dice=[3, 4])
    choose(t, "dazzle", "roll 8 8", "protect hare")
    assert told(t, SuccessesCounted)[0].count == 2


@pytest.mark.rule("STO-AMB.2")
def test_a_card_in_a_blank_slot_is_not_selectable():
    t = wood("hare D H E G")
    assert [one for one in asked(t) if one.startswith("heal")] == []
    assert [one for one in asked(t) if one.startswith("explore")] == ["explore 1A1", "explore"]


@pytest.mark.rule("STO-AMB.3")
def test_a_reached_top_ability_is_resolved_as_chosen_and_the_surplus_is_lost():
    t = wood("D hare H E G", light=5, dice=[8, 8, 8])
    choose(t, "dazzle hare", "roll 8 8 8")
    assert (river(t), t.light, "end" in asked(t)) == ("H E G hare* D", 5, True)


@pytest.mark.rule("STO-AMB.3")
def test_crystal_successes_count_for_the_fallback():
    t = wood("D boar H E G", light=5, crystals={"D": 1}, dice=[8, 1])
    choose(t, "dazzle boar", "roll 8 8", "spend 1", "bottom")
    assert (t.light, crystals(t)) == (3, "0 0 0 0")


@pytest.mark.rule("STO-AMB.4")
def test_the_phase_ends_between_actions_never_within_one():
    t = choose(wood("D boar H E G", crystals={"D": 1}, boons="acorn", dice=[8, 1]), "dazzle boar")
    questions = [asked(t)]
    for answer in ("roll 8 8", "stand", "spend 0"):
        questions.append(asked(choose(t, answer)))
    assert [one for one in questions if "end" in one] == []
    assert "end" in asked(choose(t, "nothing"))


@pytest.mark.rule("STO-AMB.5")
def test_any_action_cards_pay_for_brom_freely_mixed():
    t = wood(crystals={"D": 1, "E": 1, "G": 1}, brom=CARE, spirit=5)
    choose(t, "care")
    assert asked(t) == ["pay dazzle", "pay explore", "pay heal"]
    choose(t, "pay dazzle", "pay heal")
    assert (crystals(t), t.spirit) == ("0 0 1 0", 3)


@pytest.mark.rule("STO-AMB.5")
def test_any_action_card_pays_for_a_reroll():
    t = wood(crystals={"E": 1, "G": 1}, light=5, dice=[1, 8], **ALONE)
    choose(t, "dazzle", "roll 8", "reroll 0")
    assert asked(t) == ["pay explore", "pay heal"]
    choose(t, "pay heal")
    assert (crystals(t), t.light) == ("0 0 1 0", 4)


@pytest.mark.rule("STO-AMB.6")
def test_whoever_wants_it_is_stopped_before_each_creature():
    t = wood("firefly D hare H E G", at="shadow", shadow=9, crystals={"D": 2}, always_watch=True)
    assert asked(t) == ["face", "protect firefly", "protect hare"]
    choose(t, "face")
    assert asked(t) == ["face", "protect firefly", "protect hare"]
    choose(t, "protect hare")
    assert (t.spirit, t.shadow, river(t)) == (1, 8, "firefly D H E hare G")


@pytest.mark.rule("STO-AMB.6")
def test_one_is_not_stopped_where_nothing_can_be_paid():
    t = wood("firefly D hare H E G", at="shadow", shadow=9, always_watch=True)
    assert (t.shadow, t.spirit) == (8, 2)


@pytest.mark.rule("STO-AMB.6")
def test_one_is_always_stopped_before_a_loss_that_draws_a_shadow_card():
    t = wood("boar D H E G", at="shadow", shadow=9, crystals={"D": 2}, spirit=8, brom=CARE)
    assert asked(t) == ["face", "care"]
    choose(t, "care")
    assert (t.spirit, t.shadow_discard) == (9, ())


@pytest.mark.rule("STO-AMB.7")
def test_the_reroll_needs_the_face_luma():
    t = wood(crystals={"H": 3}, light=5, dice=[1, 8])
    choose(t, "dazzle", "roll 8 8")
    assert (t.light, "end" in asked(t)) == (4, True)


@pytest.mark.rule("STO-AMB.7")
def test_the_reroll_works_without_any_success():
    t = wood(crystals={"H": 1}, light=5, dice=[1, 8], **ALONE)
    choose(t, "dazzle", "roll 8", "reroll 0")
    assert t.light == 4


@pytest.mark.rule("STO-AMB.7")
def test_with_the_setting_luma_rerolls_beside_brom():
    t = wood(crystals={"H": 1}, light=5, dice=[1, 8], reroll_beside_brom=True)
    choose(t, "dazzle", "roll 8")
    assert asked(t) == ["stand", "reroll 0"]


@pytest.mark.rule("STO-AMB.8")
def test_the_last_card_is_the_one_drawn_with_one_left():
    t = wood(scene="1A", spirit=9, shadows="last", beginnings=1)
    t.chance = Chance(1)
    choose(effect(t, "spirit", n=-1), "draw", "turn")
    assert (t.beginnings, t.brom) == (2, PROTECTION)


@pytest.mark.rule("STO-AMB.9")
def test_crystals_that_find_no_room_are_lost():
    t = effect(wood(crystals={"D": 3, "H": 3, "E": 3, "G": 2}), "crystals", n=3)
    assert (crystals(t), "end" in asked(t)) == ("3 3 3 3", True)


@pytest.mark.rule("STO-AMB.10")
def test_a_bane_that_is_not_kept_does_nothing():
    t = wood("E D H G", exploration="thorns moss far_cry", dice=[3, 3, 3], spirit=1)
    choose(t, "explore", "roll 8 8 8", "keep moss")
    assert (t.spirit, river(t), boons(t.boons)) == (1, "D H G E", "moss")


@pytest.mark.rule("STO-AMB.10")
def test_a_kept_bane_takes_effect():
    t = wood("E D H G", exploration="thorns moss", dice=[3, 3], spirit=1)
    choose(t, "explore", "roll 8 8", "keep thorns")
    assert (t.spirit, boons(t.boons), set(boons(t.boon_discard).split())) == (3, "", {"moss", "thorns"})


@pytest.mark.rule("STO-AMB.10")
def test_with_the_setting_every_drawn_bane_bites():
    t = wood("E D H G", exploration="thorns moss false_trail", dice=[3, 3, 3], spirit=1, light=2, banes_bite=True)
    choose(t, "explore", "roll 8 8 8")
    while asked(t)[0].startswith("keep"):
        choose(t, "keep moss")
    assert (t.spirit, t.light, boons(t.boons)) == (3, 3, "moss")
    assert set(boons(t.boon_discard).split()) == {"thorns", "false_trail"}


@pytest.mark.rule("STO-AMB.11")
def test_with_every_slot_taken_one_boon_must_go_and_one_that_needs_a_roll_can_only_be_discarded():
    t = wood("E D H G", boons="feather bell moss", exploration="acorn", dice=[3], spirit=4)
    choose(t, "explore", "roll 8")
    offered = set(asked(t))
    assert {"throw feather", "throw bell", "throw moss", "throw acorn", "use up moss"} <= offered
    assert not {"use up feather", "use up acorn"} & offered
    assert all(one.startswith(("use up", "throw")) for one in offered)


@pytest.mark.rule("STO-AMB.12")
def test_for_a_trauma_a_slot_is_freed_and_it_cannot_itself_be_picked():
    t = wood("E D H G", boons="candle bell moss", exploration="stair", dice=[3], spirit=4)
    choose(t, "explore", "roll 8")
    assert {one.split()[-1] for one in asked(t)} == {"candle", "bell", "moss"}
    choose(t, "throw bell")
    assert set(boons(t.boons).split()) == {"candle", "moss", "stair"}


@pytest.mark.rule("STO-AMB.12")
def test_with_traumas_everywhere_a_new_trauma_goes_to_the_discard():
    t = wood("E D H G", boons="stair word bowl", exploration="fists", dice=[3, 3], spirit=4)
    choose(t, "explore", "roll 8 8")
    assert (boons(t.boons), boons(t.boon_discard)) == ("stair word bowl", "fists")


@pytest.mark.rule("STO-AMB.12")
@pytest.mark.parametrize(("answer", "light"), [("use up candle", 2), ("throw candle", 4)])
def test_with_traumas_everywhere_a_new_boon_may_be_resolved_or_discarded(answer, light):
    t = wood("E D H G", boons="stair word fists", exploration="candle", dice=[3], light=4)
    choose(t, "explore", "roll 8", answer)
    assert (t.light, boons(t.boons), boons(t.boon_discard)) == (light, "stair word fists", "candle")


@pytest.mark.rule("STO-AMB.12")
def test_a_trauma_in_a_multiple_draw_may_be_left():
    t = wood("E D H G", exploration="stair moss", dice=[3, 3])
    choose(t, "explore", "roll 8 8", "keep moss")
    assert (boons(t.boons), boons(t.boon_discard)) == ("moss", "stair")


@pytest.mark.rule("STO-AMB.12")
def test_a_companion_takes_a_slot_and_may_be_picked_as_a_boon():
    t = wood("E D H G", boons="moss bell", exploration="jay otter", dice=[3])
    choose(t, "explore", "roll 8")
    assert boons(t.boons) == "moss bell jay"
    t = wood("E D H G", boons="moss bell jay", exploration="otter", dice=[3])
    choose(t, "explore", "roll 8")
    assert {"throw jay", "throw otter", "use up otter"} <= set(asked(t))


@pytest.mark.rule("STO-AMB.14")
def test_a_full_river_keeps_out_a_creature_put_into_play_too():
    t = wood("hare D H E G owl moths", deck="boar", spirit=0)
    effect(t, "put", name="boar")
    assert (river(t), t.spirit, len(told(t, CreatureTurnedAway))) == ("hare D H E G owl moths", 3, 1)
    assert creatures(t.creature_discard) == "boar"


@pytest.mark.rule("STO-AMB.15")
def test_several_advances_are_made_space_by_space():
    t = effect(wood(shadow=4, deck="owl"), "shadow", n=2)
    assert (told(t, SymbolMet), t.shadow) == ([SymbolMet(CLAW), SymbolMet(EYE)], 2)
    assert (river(t), t.spirit) == ("D H owl E G", 1)


@pytest.mark.rule("STO-AMB.16")
def test_a_stunned_creature_can_be_dazzled_and_moves():
    t = choose(wood("D hare* H E G", dice=[8]), "dazzle hare", "roll 8")
    assert (river(t), len(t.stunned)) == ("H E G hare* D", 1)


@pytest.mark.rule("STO-AMB.17")
def test_one_shadow_card_for_each_time_round_drawn_when_the_whole_loss_is_done():
    t = happen(wood(spirit=9, shadows="whisper shiver last", crystals={"D": 3}), lose, 12)
    assert (t.spirit, kinds_of_shades(t.shadow_discard)) == (1, "whisper shiver")
    kinds = [type(one) for one in told(t, SpiritWrapped, ShadeDrawn)]
    assert kinds[-2:] == [ShadeDrawn, ShadeDrawn]
    assert ShadeDrawn not in kinds[:-2]


@pytest.mark.rule("STO-AMB.17")
def test_the_card_is_drawn_before_any_following_effect():
    t = wood("toad D H E G", at="shadow", shadow=9, spirit=9, crystals={"H": 3, "D": 2}, shadows="whisper last")
    choose(t, "face")
    assert crystals(t) == "1 1 0 0"


@pytest.mark.rule("STO-AMB.18")
def test_newcomers_wait_for_the_next_shadow_phase():
    t = wood("boar D H E G", at="shadow", shadow=9, spirit=9, shadows="breach last", deck="moths")
    assert [one.creature for one in told(t, CreatureActed)] == [creature("boar")]
    assert (river(t), t.spirit) == ("boar D H E G moths", 2)
    choose(t, "end")
    assert [one.creature for one in told(t, CreatureActed)][1:] == [creature("boar"), creature("moths")]


@pytest.mark.rule("STO-AMB.18")
def test_with_the_setting_newcomers_on_the_right_act_too():
    t = wood("boar D H E G", at="shadow", shadow=9, spirit=9, shadows="breach last", deck="moths", newcomers_act=True)
    assert [one.creature for one in told(t, CreatureActed)] == [creature("boar"), creature("moths")]


@pytest.mark.rule("STO-AMB.18")
def test_a_creature_that_comes_with_a_symbol_does_not_act_in_this_phase():
    t = wood(at="shadow", shadow=8, deck="owl")
    assert (river(t), told(t, CreatureActed)) == ("D H owl E G", [])


@pytest.mark.rule("STO-AMB.19")
def test_with_deck_and_discard_empty_one_draws_what_there_is():
    t = wood("E D H G", exploration="moss", dice=[3, 3, 3])
    choose(t, "explore", "roll 8 8 8")
    assert (boons(t.boons), "end" in asked(t)) == ("moss", True)
    t = wood("E D H G", exploration="", dice=[3])
    choose(t, "explore", "roll 8")
    assert (boons(t.boons), river(t)) == ("", "D H G E")
    t = effect(wood(deck=""), "creature", n=2)
    assert (river(t), "end" in asked(t)) == ("D H E G", True)


@pytest.mark.rule("STO-AMB.20")
def test_luma_wins_when_the_action_is_done_to_its_end():
    t = wood("G hare D H E", scene="3A", light=0, dice=[8])
    choose(t, "heal hare", "roll 8", "on explore")
    assert (len(told(t, SceneWon)), river(t), crystals(t), t.used) == (1, "D H E G", "0 0 1 0", [1, 0, 0])


@pytest.mark.rule("STO-AMB.20")
def test_luma_wins_outside_an_action_when_the_effect_is_done():
    t = wood("G D H E", scene="3A", light=2, boons="candle")
    choose(t, "use candle")
    assert (len(told(t, SceneWon)), boons(t.boon_discard)) == (1, "candle")


@pytest.mark.rule("STO-AMB.20")
def test_after_an_advance_one_looks_when_its_symbols_are_done():
    t = wood(scene="3D", at="shadow", light=0, shadow=3)
    assert (t.shadow, t.light, len(told(t, SceneWon))) == (2, 1, 0)


@pytest.mark.rule("STO-AMB.20")
def test_the_shadow_wins_at_once_in_mid_action():
    t = wood("E D H G", scene="1B", shadow=1, exploration="early_night", dice=[8], spirit=3)
    choose(t, "explore", "roll 8")
    assert (len(told(t, SceneLost)), asked(t)) == (1, ["turn"])
    assert (river(t), t.pool, t.dice, t.used) == ("E D H G", (), [0, 0, 0], [5, 0, 0])


@pytest.mark.rule("STO-AMB.21")
def test_faces_deck_order_flags_and_gained_dice_are_stored():
    t = wood(scene="2A", ready=[3, 1, 0], used=[2, 0, 0], spare=(0, 1, 1), memories=("queen", "fog"), **ALONE)
    again = stored(travel_to(t, "2B"))
    assert (again.creature_deck, again.boon_deck, again.shadow_deck) == (t.creature_deck, t.boon_deck, t.shadow_deck)
    assert (again.is_alone, again.brom, again.used, again.memories) == (True, GONE, [5, 1, 0], ("queen", "fog"))


@pytest.mark.rule("STO-AMB.22")
def test_travel_removes_the_markers_of_the_scene_and_nothing_else():
    t = wood(marked="1A1", crystals={"D": 2}, spirit=4, boons="moss stair", light=0)
    travel_to(t, "1B")
    assert (t.marked, crystals(t), t.spirit, boons(t.boons)) == ((), "2 0 0 0", 4, "moss stair")


@pytest.mark.rule("STO-AMB.23")
def test_an_action_from_the_first_slot_brings_the_others_forward():
    t = choose(wood(light=5, dice=[1]), "dazzle", "roll 8")
    assert (river(t), t.number_for(1)) == ("H E G D", 3)


@pytest.mark.rule("STO-AMB.24")
def test_a_new_chapter_gives_back_brom_takes_the_dice_and_has_its_own_cards():
    t = wood("G H E D", scene="1C", crystals={"D": 3, "H": 1}, spirit=6, ready=[5, 1, 1], spare=(0, 1, 0),
             boons="moss stair", thrown="bell thorns", exploration="map", **ALONE)  # fmt: skip
    t.chance = Chance(7)
    unfold(effect(t, "next_chapter"))
    assert (t.dice, t.is_alone, t.brom) == ([5, 0, 0], False, PROTECTION)
    assert (t.spirit, crystals(t), boons(t.boons)) == (0, "1 1 0 0", "moss stair")
    assert [card for card in t.river if card < 4] == BOX.first_river
    assert (set(boons(t.boon_deck).split()), t.boon_discard) == ({"map", "bell", "thorns"}, [])
    own = {creature(name) for name in BOOK.chapters[2].creatures}
    assert {*t.creature_deck, *t.creatures()} == own
    assert sorted(t.shadow_deck) == sorted([*BOX.shades_of[2], BOX.last_shades[2]])
    assert (t.shadow_deck[0], t.shadow_discard) == (BOX.last_shades[2], ())
    assert list(t.stories) == BOOK.chapters[2].stories


@pytest.mark.rule("STO-AMB.24")
def test_a_chapter_begun_again_starts_from_what_was_there_when_it_first_began():
    t = wood("G H E D", scene="1C", crystals={"D": 3, "H": 1}, boons="moss stair")
    t.chance = Chance(7)
    unfold(effect(t, "next_chapter"))
    t.crystals, t.memories, t.spirit = [3, 3, 3, 3], (*t.memories, "fog"), 8
    t.boons = [boon("stair")]
    t.boon_discard.append(boon("moss"))
    effect(effect(t, "die", sides=10), "add", name="otter")
    unfold(effect(t, "chapter_lost"))
    assert (crystals(t), boons(t.boons), t.spirit, t.dice) == ("1 1 0 0", "moss stair", 0, [5, 0, 0])
    assert ("fog" in t.memories, boon("otter") in t.boon_deck, t.beginnings, t.leaf.name) == (False, False, 2, "2A")


@pytest.mark.rule("STO-AMB.24")
def test_after_three_beginnings_the_story_ends():
    t = wood(beginnings=3)
    effect(t, "chapter_lost")
    assert t.result is not None
    assert t.result.payoff(0) == 0.0


@pytest.mark.rule("STO-AMB.25")
def test_any_number_of_boons_may_be_used_one_after_the_other():
    t = wood(boons="moss candle veil", spirit=5, light=5, shadow=4)
    choose(t, "use veil", "use moss", "use candle")
    assert (t.spirit, t.light, t.shadow, boons(t.boon_discard)) == (2, 3, 5, "veil moss candle")


@pytest.mark.rule("STO-AMB.25")
def test_boons_that_do_not_speak_of_dice_are_not_used_after_a_roll():
    t = wood(boons="moss acorn", spirit=5, light=5, dice=[1])
    choose(t, "dazzle", "roll 8")
    assert asked(t) == ["stand", "use acorn"]


@pytest.mark.rule("STO-AMB.26")
def test_abilities_that_bring_nothing_are_allowed():
    t = wood(light=0, spirit=0, crystals={"D": 3, "H": 3, "E": 3, "G": 3}, brom=CARE)
    assert {"care", "heal", "dazzle", "help"} <= set(asked(t))
    choose(t, "care", "pay dazzle", "pay dazzle")
    assert (t.brom, t.spirit, crystals(t)) == (PROTECTION, 0, "1 3 3 3")


@pytest.mark.rule("STO-AMB.27")
def test_dice_show_from_one_to_their_number_of_sides():
    faces = {8: set(), 10: set(), 12: set()}
    for seed in range(60):
        t = wood(scene="2A", ready=[5, 2, 1], spare=(0, 0, 0), light=5)
        t.chance = Chance(seed)
        choose(t, "dazzle", "roll 8 8 8 8 8 10 10 12")
        shown = [int(face) for face in told(t, DiceRolled)[0].faces.split()]
        faces[8] |= set(shown[:5])
        faces[10] |= set(shown[5:7])
        faces[12] |= set(shown[7:])
    assert faces == {sides: set(range(1, sides + 1)) for sides in (8, 10, 12)}


@pytest.mark.rule("STO-AMB.28")
def test_a_shadow_card_is_carried_out_to_its_end_before_the_next_is_drawn():
    t = happen(wood(scene="4B", spirit=9, shadow=3, shadows="haste whisper last", crystals={"D": 3}), lose, 10)
    assert (t.spirit, t.shadow, kinds_of_shades(t.shadow_discard)) == (0, 2, "haste whisper")
    assert crystals(t) == "1 0 0 0"


@pytest.mark.rule("STO-AMB.28")
def test_whether_it_is_the_last_is_counted_when_it_is_drawn():
    t = happen(wood(scene="4B", spirit=9, shadow=3, shadows="haste last"), lose, 10)
    assert (asked(t), kinds_of_shades(t.shadow_discard), t.shadow) == (["give", "draw"], "haste", 2)


@pytest.mark.rule("STO-AMB.29")
def test_crystals_are_spent_before_the_fallback_and_none_afterwards():
    t = wood("D boar H E G", light=5, crystals={"D": 3}, dice=[8])
    choose(t, "dazzle boar", "roll 8")
    assert "bottom" not in asked(t)
    choose(t, "spend 1", "bottom")
    assert (t.light, crystals(t), "end" in asked(t)) == (3, "2 0 0 0", True)


@pytest.mark.rule("STO-AMB.13")
def test_settings_and_moves_named_by_our_box_agree_with_the_rulings():
    settings = {one.key: one.values[0] for one in GAME.settings(1)}
    assert (settings["banes_bite"], settings["newcomers_act"], settings["reroll_beside_brom"]) == (False, False, False)
    t = wood("D H E hare G", at="shadow", shadow=9)
    assert river(t) == "D H hare E G"
