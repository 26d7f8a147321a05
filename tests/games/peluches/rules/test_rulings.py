"""The rulings, PEL-A: what the book leaves open and this table settles, each switch with both of its values.

Rulings about one matter stand with it: A.16, A.33 and A.34 with the monsters' moves, A.20 and A.21 with the laws of the
plan, A.24 and A.36 with the unconscious, A.28 and A.42 with the search, A.29 with bonuses, A.30 to A.32 with threat and
the monsters' turn, A.35 with harm, A.37 with conditions, A.38 and A.41 with hearts, A.39 with endings.
"""

import pytest

from tests.games.peluches.tale import (
    BOX,
    GAME,
    SMALL,
    asked,
    beasts,
    choose,
    colours,
    dice_in,
    items_of,
    lay_out,
    number,
    offered,
    page_story,
    section_number,
    sections_read,
    squares,
    step_of,
    tale,
    told,
    where,
    who,
)
from veillee.engine.chance import Chance, Loaded
from veillee.games.peluches import events
from veillee.games.peluches.content.colours import COLOURS
from veillee.games.peluches.events import (
    DiceRolled,
    MonstersWoke,
    PageOpened,
    SectionRead,
    TaskHelped,
    TurnBegan,
)
from veillee.games.peluches.rules.story import read

ROOM = """
M........M
..........
....A.....
..........
S.........
"""
PLAIN = page_story(ROOM)


@pytest.mark.rule("PEL-A.1")
def test_a_1_five_dice_of_each_of_seven_colours():
    t = lay_out(4)
    assert dict(zip(COLOURS, t.bag, strict=True)) == dict.fromkeys(COLOURS, 5)


@pytest.mark.rule("PEL-A.2")
def test_a_2_dice_have_faces_from_one_to_six():
    seen = set()
    for seed in range(60):
        t = tale(story=PLAIN, characters="lumpy flops", hand="red", dice=Chance(seed))
        choose(t, "walk red")
        seen |= {event.total for event in told(t, DiceRolled)}
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("PEL-A.3", "PEL-17.7")
def test_a_3_one_colour_and_purple_in_a_move():
    t = tale(story=PLAIN, hand="red red green purple")
    choose(t, "walk red")
    assert asked(t) == ["roll", "+red", "+purple"]
    t = choose(tale(story=PLAIN, hand="purple green red", dice=[1, 1]), "walk green", "+purple")
    assert step_of(t) == "choose_square"


@pytest.mark.rule("PEL-A.4")
@pytest.mark.parametrize("opens", [True, False])
@pytest.mark.parametrize("line", ["red", "green", "blue", "purple"])
def test_a_4_which_lines_a_red_and_a_purple_die_open(opens, line):
    story = page_story(ROOM, lines=[f"{line} 2,0 to 2,4 right"], name="lined")
    t = tale(story=story, hand="red purple", at={"theadora": (2, 2)}, dice=[1, 1],
             settings={"purple_opens_all_lines": opens})  # fmt: skip
    choose(t, "walk red", "+purple", "roll", "keep")
    assert ((3, 2) in squares(t)) == (opens or line == "red")


@pytest.mark.rule("PEL-A.4")
@pytest.mark.parametrize("opens", [True, False])
def test_a_4_purple_dice_alone_open_any_line_either_way(opens):
    story = page_story(ROOM, lines=["blue 2,0 to 2,4 right"], name="lined")
    t = tale(story=story, hand="purple", at={"theadora": (2, 2)}, dice=[1], settings={"purple_opens_all_lines": opens})
    assert (3, 2) in squares(choose(t, "walk purple", "keep"))


@pytest.mark.rule("PEL-A.5")
@pytest.mark.parametrize("follows", [False, True])
def test_a_5_who_narrates_later_on(follows):
    t = tale("next", story=PLAIN, characters="theadora lumpy stitch", narrator="stitch", turn_of="theadora",
             settings={"bookmark_follows_active_player": follows})  # fmt: skip
    assert t.active == 1
    assert t.narrator == (1 if follows else 2)
    assert GAME.view(t, 0).narrator == t.narrator
    choose(t, "end")
    assert (t.active, t.narrator) == (2, 2)


@pytest.mark.rule("PEL-A.5")
@pytest.mark.parametrize(("follows", "seat"), [(False, 1), (True, 0)])
def test_a_5_the_holder_of_the_bookmark_settles_ties(follows, seat):
    at = {"theadora": (3, 2), "lumpy": (7, 2)}
    t = tale("turn", story=PLAIN, at=at, monsters=[("marble", (5, 2))], narrator="lumpy", turn_of="theadora", threat=1,
             dice=["red"] * 5 + [5], settings={"bookmark_follows_active_player": follows})  # fmt: skip
    choose(t, "end")
    assert (step_of(t), who(t)) == ("choose_target", seat)


@pytest.mark.rule("PEL-A.5")
def test_a_5_the_story_may_pass_the_bookmark_on():
    story = page_story(ROOM, sections={"1": 'effects = [{ do = "bookmark" }]'}, fields='restless = "1"')
    t = tale("read", section="1", story=story, characters="theadora lumpy stitch", narrator="stitch", hand="red")
    assert (t.narrator, told(t, events.BookmarkPassed)) == (0, [events.BookmarkPassed(number("theadora"))])


@pytest.mark.rule("PEL-A.6")
def test_a_6_each_enters_in_turn_from_the_narrator_on():
    t = tale("page", story=PLAIN, characters="theadora lumpy stitch", narrator="lumpy")
    corner = {(0, 3), (1, 3), (0, 4), (1, 4)}
    for seat, square in ((1, (0, 4)), (2, (1, 4)), (0, (0, 3))):
        assert (who(t), squares(t)) == (seat, corner)
        choose(t, f"stand {square[0]},{square[1]}")
        corner -= {square}


@pytest.mark.rule("PEL-A.6")
def test_a_6_when_all_are_taken_the_nearest_free_one():
    taken = [("marble", square) for square in ((0, 3), (1, 3), (0, 4))]
    t = tale("page", story=PLAIN, narrator="theadora", monsters=taken)
    assert where(t, "theadora") == (1, 4)
    assert squares(t) == {(0, 2), (1, 2), (2, 2), (2, 3), (2, 4)}


@pytest.mark.rule("PEL-A.7")
def test_a_7_the_active_player_answers_a_lost_toy():
    t = tale(hand="red", turn_of="lumpy", at={"lumpy": (2, 3)}, lost=[(1, 3)], lost_deck="kite", dice=[1])
    choose(t, "walk red", "keep", "to 1,3")
    assert [question.seat for question in t.questions] == [1]
    assert "decline" in asked(t)


@pytest.mark.rule("PEL-A.8")
def test_a_8_leaving_a_point_takes_one_step():
    t = tale(hand="red", at={"theadora": (8, 5)}, dice=[6])
    choose(t, "walk red", "keep")
    assert max(abs(column - 8) for column, _ in squares(t)) <= 1
    assert max(abs(row - 5) for _, row in squares(t)) <= 1
    choose(t, "to 7,6")
    assert (sections_read(t), where(t, "theadora")) == (["1-3"], (7, 6))


@pytest.mark.rule("PEL-A.8")
def test_a_8_entering_and_leaving_do_not_both_happen_in_a_move():
    t = tale(hand="red", at={"theadora": (7, 6)}, dice=[6])
    choose(t, "walk red", "keep", "to 8,5")
    assert (sections_read(t), where(t, "theadora")) == (["1-3"], (8, 5))


@pytest.mark.rule("PEL-A.9")
def test_a_9_no_way_through_a_point_that_another_holds():
    plan = """
M.......
#####1##
S.......
SS......
"""
    story = page_story(plan, sections={"p": ""}, fields='points = [{ sign = "1", section = "p" }]')
    free = tale(story=story, hand="green", at={"theadora": (5, 2), "lumpy": (0, 3)}, dice=[3])
    assert (5, 1) in squares(choose(free, "walk green", "keep"))
    held = tale(story=story, hand="green", at={"theadora": (5, 2), "lumpy": (5, 1)}, dice=[3])
    assert not {square for square in squares(choose(held, "walk green", "keep")) if square[1] < 2}
    known = tale(story=story, hand="green", at={"theadora": (5, 2), "lumpy": (5, 1)}, dice=[3], explored="1")
    assert (5, 0) in squares(choose(known, "walk green", "keep"))


@pytest.mark.rule("PEL-A.10")
@pytest.mark.parametrize(("at", "sells"), [((3, 4), True), ((3, 5), True), ((2, 6), True), ((1, 4), False)])
def test_a_10_later_trades_are_free_actions_beside_the_vendor(at, sells):
    t = tale(hand="red", at={"theadora": at, "lumpy": (1, 5)}, shelf="cape", buttons={"theadora": 1})
    assert bool(offered(t, "buy")) == sells
    if sells:
        choose(t, "buy cape theadora")
        assert (dice_in(t.hand), items_of(t, "theadora")) == ("red", {"cape"})


@pytest.mark.rule("PEL-A.11")
def test_a_11_the_buyer_pays_with_what_is_its_own():
    t = tale(hand="red", at={"theadora": (3, 4)}, shelf="lantern", buttons={"lumpy": 3}, group="music_box",
             items={"theadora": "fork hood", "lumpy": "cape"})  # fmt: skip
    assert (offered(t, "barter"), offered(t, "buy")) == (["barter lantern theadora"], [])
    choose(t, "barter lantern theadora")
    assert set(asked(t)) == {"pick fork", "pick hood"}
    choose(t, "pick fork")
    assert (t.group_items, t.item_discard) == ([number("music_box"), number("lantern")], [number("fork")])


@pytest.mark.rule("PEL-A.12", "PEL-11.4")
def test_a_12_the_turn_is_finished_with_its_monsters_before_the_page_is_left():
    t = tale("read", section="1-1", hand="red", monsters=[("marble", (8, 6))], threat=1, dice=[5])
    choose(t, "end")
    order = [type(one.event) for one in t.heard]
    assert order.index(MonstersWoke) < order.index(PageOpened)
    assert order.index(SectionRead) < order.index(MonstersWoke)


@pytest.mark.rule("PEL-A.13")
def test_a_13_a_leader_comes_first_only_when_monsters_are_named():
    crawlers = [number("crawler"), number("crawler_leader")]
    story = page_story(ROOM, sections={
        "1": 'effects = [{ do = "encounter", name = "crawler", n = 1 }]', "2": 'effects = [{ do = "encounter" }]',
    }, fields='restless = "1"\nlater_surges = "2"')  # fmt: skip
    t = tale("read", section="1", story=story, hand="red", dice=[crawlers[1:]])
    assert beasts(t) == ["crawler_leader"]
    deck = [card for card in range(BOX.plain_monsters) for _ in range(BOX.monster_copies[card])]
    plain = sorted(deck, key=lambda card: card != number("crawler_leader"))  # leaders at the bottom, crawlers on top
    plain = [card for card in plain if card != number("crawler")] + [number("crawler")] * 3
    t = tale("read", section="2", story=story, hand="red", dice=[plain])
    assert beasts(t) == ["crawler", "crawler"]


@pytest.mark.rule("PEL-A.14", "PEL-12.9")
def test_a_14_defeated_monsters_are_back_for_the_next_encounter():
    story = page_story(ROOM, sections={"1": 'effects = [{ do = "encounter", name = "mongrel", n = 4 }]'},
                       fields='restless = "1"')  # fmt: skip
    four = [number("mongrel_leader"), *[number("mongrel")] * 3]
    t = tale(story=story, hand="red red", at={"theadora": (3, 2)}, items={"theadora": "fork"},
             monsters=[("mongrel", (4, 2))], dice=[6])  # fmt: skip
    choose(t, "strike 0 red", "roll", "keep")
    assert t.monster_discard == [number("mongrel")]
    t.chance = Loaded([four])
    t.resume([(read, (section_number(t, "1"),)), *reversed(t.agenda)])
    assert (sorted(t.monster_cards), t.monster_discard) == (sorted(four), [])


@pytest.mark.rule("PEL-A.14")
def test_a_14_a_boss_left_standing_goes_back_to_its_pile():
    t = tale(
        "leave", story=page_story(ROOM, discovery=["snatcher"]), monsters=[("snatcher", (5, 2)), ("marble", (6, 2))]
    )
    assert (t.boss_pile, t.monster_discard, t.monster_cards) == ([number("snatcher")], [number("marble")], [])


@pytest.mark.rule("PEL-A.15")
def test_a_15_newcomers_line_up_below():
    crawlers = [number("crawler"), number("crawler_leader")]
    t = tale("read", section="1-8", hand="red", monsters=[("marble", (8, 6)), ("mongrel", (7, 6))], dice=[crawlers])
    assert beasts(t) == ["marble", "mongrel", "crawler", "crawler_leader"]


@pytest.mark.rule("PEL-A.17")
def test_a_17_from_too_few_dice_one_draws_what_there_is():
    task = [(colour, 1) for colour in ("red", "green", "yellow", "blue", "purple") for _ in range(5)]
    t = tale("turn", story=PLAIN, bag="white", task=task, threat=3, dice=["white", 0, 0, 1, 1, 1])
    assert told(t, events.DiceDrawn) == [events.DiceDrawn(number("theadora"), 0, 0, 0, 0, 0, 3, 0)]


@pytest.mark.rule("PEL-A.18")
def test_a_18_all_white_dice_are_rolled():
    t = tale("stuffing", story=PLAIN, hand="white white white red", dice=[1, 1, 1])
    assert asked(t) == ["white 1", "white 2", "white 3"]
    choose(t, "white 1", "white 1")
    assert step_of(t) == "choose_action"
    assert (t.hand[5], offered(t, "store"), offered(t, "give")) == (0, ["store red"], ["give red lumpy"])


@pytest.mark.rule("PEL-A.19")
@pytest.mark.parametrize("stop", ["to 2,4", "to 5,4", "stay"])
def test_a_19_nobody_must_walk_the_whole_way(stop):
    t = tale(story=PLAIN, hand="red red", at={"theadora": (1, 4)}, dice=[4])
    choose(t, "walk red", "roll", "keep", stop)
    assert where(t, "theadora") == {"to 2,4": (2, 4), "to 5,4": (5, 4), "stay": (1, 4)}[stop]


@pytest.mark.rule("PEL-A.22")
def test_a_22_a_stored_die_pays_in_a_later_turn():
    t = tale(story=PLAIN, hand="red", stored={"theadora": "yellow"}, item_deck="cape", dice=[6])
    choose(t, "search yellow", "keep", "equip cape")
    assert (t.stored[0], items_of(t, "theadora")) == (-1, {"cape"})


@pytest.mark.rule("PEL-A.22")
def test_a_22_in_the_turn_it_is_stored_it_defends_only():
    sections = {"1": 'effects = [{ do = "harm", n = 1 }]'}
    fields = 'points = [{ sign = "1", section = "1" }]'
    story = page_story("M....\n...1.\nS....", sections=sections, fields=fields)
    t = tale(story=story, hand="red yellow", at={"theadora": (2, 1), "lumpy": (0, 2)}, dice=[1, 3])
    choose(t, "store yellow")
    assert offered(t, "search") == []
    choose(t, "walk red", "keep", "to 3,1")
    assert asked(t) == ["suffer", "defend yellow"]
    choose(t, "defend yellow")
    assert t.stuffing[0] == 5


@pytest.mark.rule("PEL-A.22")
def test_a_22_the_same_goes_for_a_pocket():
    t = tale(story=PLAIN, hand="red yellow", items={"theadora": "kangaroo_pouch"}, stored={"theadora": "blue"})
    choose(t, "store yellow")
    assert (t.pocket[0], offered(t, "search")) == (2, [])


@pytest.mark.rule("PEL-A.22")
def test_a_22_outside_ones_turn_it_pays_for_a_test_imposed():
    sections = {"1": 'effects = [{ do = "test", colour = "blue", target = 3, success = "2" }]', "2": ""}
    story = page_story(ROOM, sections=sections, fields='restless = "1"')
    t = tale("read", section="1", story=story, stored={"theadora": "blue"}, hand="red", dice=[3])
    assert (sections_read(t), t.stored[0]) == (["1", "2"], -1)


@pytest.mark.rule("PEL-A.23")
def test_a_23_the_die_for_a_stuffing_is_not_rolled():
    t = tale(story=PLAIN, hand="red yellow")
    choose(t, "stuff red lumpy")
    assert (told(t, DiceRolled), dice_in(t.dice_discard), t.stuffing) == ([], "red", [4, 6])


@pytest.mark.rule("PEL-A.25")
def test_a_25_one_die_at_least_and_one_roll():
    t = tale("read", section="1-2", hand="yellow purple red")
    assert asked(t) == ["test yellow4 yellow", "test yellow4 purple"]
    t = tale(opened="test", hand="blue blue blue", dice=[1, 2])
    choose(t, "test blue5 blue", "roll")
    assert told(t, events.TrialFailed) == [events.TrialFailed(number("theadora"), 1, 5)]
    choose(t, "test blue5 blue", "roll")
    assert len(told(t, events.TrialFailed)) == 2


@pytest.mark.rule("PEL-A.26")
def test_a_26_bonuses_stay_on_the_task():
    story = page_story(ROOM, enter='{ do = "task", colour = "red", target = 20, success = "end" }')
    t = tale(story=story, opened="task", hand="red red", items={"theadora": "apron"}, dice=[3, 4])
    choose(t, "help red", "+red", "roll", "keep")
    assert (sum(t.task_values), told(t, TaskHelped)) == (9, [TaskHelped(number("theadora"), 9, 20)])


@pytest.mark.rule("PEL-A.27")
def test_a_27_leaving_the_page_frees_the_dice_of_the_task():
    t = tale("leave", opened="task", task=[("red", 3), ("purple", 2)])
    assert (colours(t.task_colours), t.task) == ("", -1)
    assert dice_in(t.dice_discard) == "red purple"


@pytest.mark.rule("PEL-A.40")
@pytest.mark.parametrize(
    ("seats", "plushies", "owners"), [(2, 3, [0, 0, 1]), (2, 4, [0, 0, 1, 1]), (3, 4, [0, 0, 1, 2])]
)
def test_a_40_a_players_two_plushies_sit_side_by_side(seats, plushies, owners):
    assert lay_out(seats, settings={"plushies": plushies}).owners == owners
    t = tale(story=PLAIN, seats=2, characters="theadora lumpy stitch", hand="red")
    choose(t, "end")
    assert (told(t, TurnBegan), who(t)) == ([TurnBegan(number("lumpy"))], 0)


@pytest.mark.rule("PEL-A.41")
def test_a_41_the_supply_has_no_bottom():
    story = page_story(ROOM, sections={"1": 'effects = [{ do = "buttons", n = 40 }, { do = "stuffing", n = 40 }]'},
                       fields='restless = "1"')  # fmt: skip
    t = tale("read", section="1", story=story, hand="red")
    assert (t.buttons[0], t.stuffing[0]) == (40, 45)


@pytest.mark.rule("PEL-A.43")
def test_a_43_a_later_story_begins_afresh_with_larger_decks():
    second = page_story(ROOM, name="second").replace('"page"', '"attic"')
    t = lay_out(stories=[SMALL, second], settings={"story": "second"})
    assert (t.stuffing, set(t.items), t.hearts, t.buttons) == ([5, 5], {-1}, [0, 0], [0, 0])
    joined = {BOX.discovery_cards[one] for one, kind in enumerate(BOX.discovery_kinds) if kind == "item"
              and BOX.discovery_story[one] == 1 and BOX.discovery_joins[one]}  # fmt: skip
    assert joined <= set(t.item_deck)
    assert t.boss_pile == [number("snatcher")]
    assert number("crayons") not in t.item_deck
