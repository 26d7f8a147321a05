"""Buttons, hearts and abilities: chapters 41 and 42."""

import pytest

from tests.games.peluches.tale import (
    BOX,
    ROOM,
    asked,
    beasts,
    choose,
    conditions_of,
    dice_in,
    number,
    offered,
    page_story,
    place,
    sections_read,
    step_of,
    tale,
    told,
    who,
)
from veillee.games.peluches.content.box import ABILITIES
from veillee.games.peluches.events import (
    AbilityUsed,
    ButtonsGained,
    DieRerolled,
    HeartsGained,
    ItemFound,
    MonsterPushed,
    Paid,
    StuffingFound,
    StuffingMissed,
)
from veillee.games.peluches.rules.harm import hurt

STORY = page_story(ROOM)


def pay(what, n=1, **pieces):
    """A section asks for a price; section 2 follows if it is paid, 3 if not."""
    deed = f'{{ do = "pay", name = "{what}", n = {n}, success = "2", failure = "3" }}'
    sections = {"1": f"effects = [{deed}]", "2": "", "3": ""}
    story = page_story(ROOM, sections=sections, surge='{ do = "go", go = "1" }')
    return tale("read", section="1", story=story, **{"hand": "red", **pieces})


def gains(deed, **pieces):
    story = page_story(ROOM, sections={"1": f"effects = [{deed}]"}, surge='{ do = "go", go = "1" }')
    return tale("read", section="1", story=story, **{"hand": "red", **pieces})


@pytest.mark.rule("PEL-41.1")
@pytest.mark.parametrize("weapon", ["fork", "chalk"])
def test_each_monster_defeated_is_worth_a_button(weapon):
    die, word = ("red", "strike") if weapon == "fork" else ("green", "shoot")
    t = tale(story=STORY, hand=f"{die} {die}", at={"theadora": (4, 2)}, items={"theadora": weapon},
             monsters=[("crawler", (5, 2)), ("crawler", (3, 2))], dice=[5, 5])  # fmt: skip
    choose(t, f"{word} 0 {die}", "roll", "keep", f"{word} 0 {die}", "roll", "keep")
    assert t.buttons == [2, 0]
    assert told(t, ButtonsGained) == [ButtonsGained(number("theadora"), 1)] * 2


@pytest.mark.rule("PEL-41.2")
def test_buttons_buy_nothing_by_themselves():
    t = tale(story=STORY, hand="red", buttons={"theadora": 5})
    assert asked(t) == asked(tale(story=STORY, hand="red"))


@pytest.mark.rule("PEL-41.2", "PEL-41.3")
def test_they_are_spent_where_the_game_says_so():
    t = tale(hand="red", at={"theadora": (3, 4)}, shelf="cape", buttons={"theadora": 2, "lumpy": 4})
    choose(t, "buy cape theadora")
    assert t.buttons == [1, 4]
    t = pay("button", 2, buttons={"theadora": 3})
    assert (t.buttons[0], told(t, Paid)) == (1, [Paid(number("theadora"), "button", 2)])
    t = pay("button", 2, buttons={"theadora": 1, "lumpy": 5})
    assert (t.buttons, told(t, Paid)) == ([1, 5], [])
    assert (pay("button", 2, buttons={"theadora": 2}).buttons, pay("button", 2).buttons) == ([0, 0], [0, 0])
    t = tale(hand="red", at={"theadora": (3, 4)}, shelf="cape", buttons={"lumpy": 4})
    assert offered(t, "buy") == []


@pytest.mark.rule("PEL-44.4", "PEL-A.36")
def test_who_pays_with_a_die_says_which():
    t = pay("die", hand="red red blue", stored={"theadora": "green"})
    assert (step_of(t), asked(t)) == ("choose_die", ["pay red", "pay green", "pay blue"])
    choose(t, "pay blue")
    assert (dice_in(t.hand), dice_in(t.dice_discard), sections_read(t)) == ("red red", "blue", ["1", "2"])
    assert told(t, Paid) == [Paid(number("theadora"), "die", 1)]
    t = choose(pay("die", hand="red", stored={"theadora": "green"}), "pay green")
    assert (dice_in(t.hand), t.stored) == ("red", [-1, -1])
    t = pay("die", hand="", stored={"theadora": "green"}, stuffing={"theadora": 0})
    assert (sections_read(t)[:2], told(t, Paid), t.stored[0]) == (["1", "3"], [], 1)
    t = pay("die", hand="", stored={"lumpy": "green"})
    assert (sections_read(t)[:2], told(t, Paid)) == (["1", "3"], [])


@pytest.mark.rule("PEL-42.1")
@pytest.mark.parametrize(
    ("whom", "hearts"),
    [("active", [2, 0, 0]), ("all", [2, 2, 2]), ("others", [0, 2, 2]), ("narrator", [0, 0, 2]), ("near", [0, 2, 0])],
)
def test_hearts_are_gained_when_the_story_says_so(whom, hearts):
    three = {"characters": "theadora lumpy flops", "narrator": "flops", "at": {"theadora": (2, 0), "lumpy": (1, 1)}}
    t = gains(f'{{ do = "hearts", n = 2, who = "{whom}", mark = "M" }}', **three)
    assert t.hearts == hearts
    assert len(told(t, HeartsGained)) == sum(hearts) // 2


@pytest.mark.rule("PEL-42.1", "PEL-37.5")
def test_the_unconscious_gain_none():
    assert gains('{ do = "hearts", n = 1, who = "all" }', stuffing={"lumpy": 0}).hearts == [1, 0]


@pytest.mark.rule("PEL-42.2", "PEL-42.6", "PEL-44.13")
def test_a_heart_buys_one_use_of_one_earned_ability():
    t = tale(characters="piggle lumpy", story=STORY, hand="red", hearts={"piggle": 3})
    choose(t, "use piggle cuddle")
    assert (t.hearts[0], t.stuffing[0]) == (2, 7)
    choose(t, "use piggle cuddle")
    assert (t.hearts[0], t.stuffing[0]) == (1, 9)
    assert len(told(t, AbilityUsed)) == 2


@pytest.mark.rule("PEL-42.2")
def test_without_a_heart_there_is_none():
    t = tale(characters="piggle lumpy", story=STORY, hand="red", hearts={"lumpy": 2}, threat=1)
    assert offered(t, "use") == []


@pytest.mark.rule("PEL-42.2", "PEL-42.5")
def test_nor_at_the_right_moment():
    pieces = {"story": STORY, "characters": "lumpy flops", "stored": {"lumpy": "red"}, "first": [(hurt, (0, 2, True))]}
    assert asked(tale(**pieces)) == ["suffer", "defend red"]
    assert asked(tale(hearts={"lumpy": 1}, **pieces)) == ["suffer", "defend red", "use lumpy brace"]
    t = tale(story=STORY, hand="red blue", at={"theadora": (4, 2)}, items={"theadora": "fork"}, dice=[6],
             monsters=[("crawler", (5, 2))])  # fmt: skip
    assert step_of(choose(t, "strike 0 red", "keep")) == "choose_action"


@pytest.mark.rule("PEL-42.2")
def test_only_the_abilities_of_ones_own_card():
    t = tale(characters="piggle lionel", story=STORY, hand="red", hearts={"piggle": 1}, threat=1)
    assert set(offered(t, "use")) == {"use piggle cuddle", "use piggle hush"}


@pytest.mark.rule("PEL-42.3")
@pytest.mark.parametrize(
    ("plush", "die"),
    [("theadora", "red"), ("lumpy", "blue"), ("stitch", "yellow"), ("flops", "green"), ("lionel", "purple")],
)
def test_the_active_ability_costs_nothing(plush, die):
    other = "lumpy" if plush != "lumpy" else "flops"
    t = tale(characters=f"{plush} {other}", story=STORY, hand=die, dice=[1, 6])
    choose(t, f"walk {die}")
    assert asked(t) == ["keep", "reroll 0"]
    choose(t, "reroll 0")
    assert told(t, DieRerolled) == [DieRerolled(number(plush), t.box.reroll_colour[number(plush)], 6)]
    assert (t.hearts, step_of(t)) == ([0, 0], "choose_square")


@pytest.mark.rule("PEL-42.3")
def test_nor_does_it_take_a_heart_from_who_has_some():
    t = choose(tale(story=STORY, hand="red", hearts={"theadora": 2}, dice=[1, 6]), "walk red", "reroll 0")
    assert (len(told(t, DieRerolled)), t.hearts) == (1, [2, 0])


@pytest.mark.rule("PEL-42.3", "PEL-42.5")
def test_it_rerolls_one_die_in_each_roll():
    t = tale(story=STORY, hand="red red red", dice=[1, 1, 6, 2])
    choose(t, "walk red", "+red", "roll", "reroll 1")
    assert offered(t, "reroll") == []
    choose(t, "keep", "stay", "walk red")
    assert offered(t, "reroll") == ["reroll 0"]


@pytest.mark.rule("PEL-42.4", "PEL-A.38")
def test_the_active_ability_serves_in_the_turn_of_another_too():
    t = tale(story=STORY, hand="red", stored={"lumpy": "blue"}, first=[(hurt, (1, 3, True))], dice=[1, 3])
    choose(t, "defend blue")
    assert (step_of(t), who(t), asked(t)) == ("change_roll", 1, ["keep", "reroll 0"])
    choose(t, "reroll 0")
    assert (t.active, t.stuffing, t.stored) == (0, [5, 5], [-1, 3])


@pytest.mark.rule("PEL-42.4")
def test_abilities_may_be_used_in_the_turn_of_another():
    t = tale(characters="lumpy piggle", story=STORY, hand="red", hearts={"piggle": 1}, threat=1)
    assert (who(t), set(asked(t, 1))) == (0, {"use piggle cuddle", "use piggle hush"})
    assert t.question_of(1).optional
    choose(t, "use piggle hush")
    assert (t.threat, t.hearts, who(t), step_of(t)) == (0, [0, 0], 0, "choose_action")


@pytest.mark.rule("PEL-42.4")
def test_against_a_blow_to_another():
    t = tale("monsters", characters="theadora lumpy", story=STORY, at={"theadora": (4, 2), "lumpy": (2, 2)}, threat=1,
             monsters=[("marble", (5, 2))], hearts={"lumpy": 2}, dice=[1])  # fmt: skip
    assert (who(t), asked(t), t.question_of(0)) == (1, ["not now", "use lumpy take_the_blow"], None)
    choose(t, "use lumpy take_the_blow")
    assert (who(t), asked(t)) == (1, ["suffer", "use lumpy brace"])
    choose(t, "use lumpy brace")
    assert (t.stuffing, t.hearts) == ([5, 5], [0, 0])


@pytest.mark.rule("PEL-42.4", "PEL-A.38")
@pytest.mark.parametrize("stored", ["", "blue"])
def test_whoever_can_take_a_blow_is_waited_for_whatever_the_target_can_do(stored):
    t = tale("monsters", characters="theadora lumpy", story=STORY, at={"theadora": (4, 2), "lumpy": (2, 2)}, threat=1,
             monsters=[("marble", (5, 2))], hearts={"lumpy": 1}, stored={"theadora": stored}, dice=[1, 6])  # fmt: skip
    assert (step_of(t), who(t)) == ("ask_friends", 1)
    choose(t, "not now")
    if stored:
        assert (who(t), asked(t)) == (0, ["suffer", "defend blue"])
        choose(t, "suffer")
    assert (t.stuffing, t.hearts) == ([2, 5], [0, 1])


@pytest.mark.rule("PEL-42.4")
def test_one_who_plays_both_is_asked_for_the_friend_too():
    t = tale("monsters", characters="theadora lumpy", seats=1, story=STORY, at={"theadora": (4, 2), "lumpy": (2, 2)},
             threat=1, monsters=[("marble", (5, 2))], hearts={"lumpy": 1}, dice=[1])  # fmt: skip
    assert (who(t), asked(t)) == (0, ["not now", "use lumpy take_the_blow"])


def test_in_matches_of_the_third_rules_nobody_waits_for_a_friend(monkeypatch):
    pieces = {"characters": "theadora lumpy", "story": STORY, "at": {"theadora": (4, 2), "lumpy": (2, 2)}, "threat": 1,
              "monsters": [("marble", (5, 2))], "hearts": {"lumpy": 1}, "dice": [1]}  # fmt: skip
    monkeypatch.setattr(tale(**{**pieces, "hearts": {}}).box, "friends_first", False)
    t = tale("monsters", **pieces)
    assert (asked(t, 0), asked(t, 1), t.question_of(1).optional) == (["suffer"], ["use lumpy take_the_blow"], True)


@pytest.mark.rule("PEL-42.4", "PEL-42.5")
def test_only_for_those_near_enough():
    t = tale("monsters", characters="theadora lumpy", story=STORY, at={"theadora": (4, 2), "lumpy": (0, 2)}, threat=1,
             monsters=[("marble", (5, 2))], hearts={"lumpy": 2}, dice=[1])  # fmt: skip
    assert t.stuffing == [2, 5]


@pytest.mark.rule("PEL-42.5")
@pytest.mark.parametrize("plush", ["theadora", "stitch", "flops"])
def test_a_card_that_says_when_is_held_to_it(plush):
    limited = {"dash_after_defeat", "stronger_blow", "pick_item"}
    t = tale(characters=f"{plush} lumpy", story=STORY, hand="red", hearts={plush: 3}, monsters=[("crawler", (9, 0))],
             conditions={plush: "scared"})  # fmt: skip
    now = {one.split()[-1] for one in offered(t, "use")}
    assert not now & limited
    own = {ABILITIES[BOX.ability_kinds[one]] for one in BOX.earned[number(plush)]}
    assert now == own - limited


@pytest.mark.rule("PEL-42.5")
def test_while_acting_means_in_ones_own_turn():
    t = tale(characters="lumpy flops", story=STORY, hand="red", hearts={"flops": 3})
    assert (asked(t, 1), offered(t, "use")) == (["use flops slip_through"], [])
    t = tale(characters="flops lumpy", story=STORY, hand="red", hearts={"flops": 1})
    assert set(offered(t, "use")) == {"use flops slip_through", "use flops long_shot", "use flops extra_die"}


@pytest.mark.rule("PEL-42.5")
def test_a_stronger_blow_and_a_dash_come_with_the_blow():
    t = tale(story=STORY, hand="red", at={"theadora": (4, 2)}, items={"theadora": "fork"}, hearts={"theadora": 2},
             monsters=[("crawler", (5, 2))], dice=[3])  # fmt: skip
    choose(t, "strike 0 red", "use theadora stronger_blow", "keep")
    assert (beasts(t), asked(t)) == ([], ["use theadora dash_after_defeat", "not now"])
    choose(t, "use theadora dash_after_defeat", "to 6,2")
    assert (t.at[0], t.hearts[0]) == (t.plan.square(6, 2), 0)


@pytest.mark.rule("PEL-42.5", "PEL-44.5")
def test_choosing_among_two_items_comes_after_a_good_search():
    t = tale(characters="stitch lumpy", hand="yellow", hearts={"stitch": 1}, item_deck="cape fork", dice=[5])
    choose(t, "search yellow", "keep", "use stitch pick_item")
    assert (asked(t), len(told(t, ItemFound))) == (["pick cape", "pick fork"], 2)
    choose(t, "pick fork", "equip fork")
    assert (t.hearts[0], t.item_discard) == (0, [number("cape")])


@pytest.mark.rule("PEL-42.2")
def test_what_the_others_can_do():
    t = tale(characters="lionel lumpy", story=STORY, hand="red", hearts={"lionel": 2}, dice=[1])
    choose(t, "use lionel roar", "use lionel cheer", "walk red", "keep")
    assert conditions_of(t, "lionel") == {"courageous"}
    assert t.cheered == [0, 1]
    t = tale(characters="lumpy flops", story=STORY, hand="red", at={"lumpy": (4, 2)}, hearts={"lumpy": 1},
             monsters=[("marble", (5, 2))])  # fmt: skip
    choose(t, "use lumpy push", "push 6,2")
    assert told(t, MonsterPushed) == [MonsterPushed(number("marble"), t.plan.square(6, 2), 0)]


@pytest.mark.rule("PEL-42.6", "PEL-A.41")
def test_spent_hearts_are_there_for_all_again():
    t = tale(characters="piggle lumpy", story=STORY, hand="red", hearts={"piggle": 30, "lumpy": 30})
    for _ in range(20):
        choose(t, "use piggle cuddle")
    assert (t.hearts, t.stuffing[0]) == ([10, 30], 45)


@pytest.mark.rule("PEL-A.38")
@pytest.mark.parametrize("may", [True, False])
def test_the_active_ability_of_an_unconscious_plush(may):
    t = tale("stuffing", characters="piggle lumpy", story=STORY, hand="white red", stuffing={"piggle": 0}, dice=[1],
             settings={"unconscious_may_use_abilities": may})  # fmt: skip
    assert ("reroll 0" in asked(t)) == may
    assert (told(t, StuffingFound) == []) == may


@pytest.mark.rule("PEL-A.38")
@pytest.mark.parametrize("may", [True, False])
def test_on_its_feet_it_may_use_it_anyway(may):
    t = tale("stuffing", characters="piggle lumpy", story=STORY, hand="white red", dice=[1, 5],
             settings={"unconscious_may_use_abilities": may})  # fmt: skip
    choose(t, "reroll 0")
    assert (told(t, StuffingMissed), t.stuffing[place(t, "piggle")]) == ([], 6)
