"""The discovery deck, the set-up of a game, and players with two plushies: chapters 4 to 6."""

import pytest

from tests.games.peluches.tale import (
    BOX,
    GAME,
    SMALL,
    asked,
    choose,
    conditions_of,
    dice_in,
    heard,
    lay_out,
    number,
    offered,
    page_story,
    squares,
    step_of,
    tale,
    told,
    where,
    who,
)
from veillee.engine.chance import Chance, Loaded
from veillee.engine.errors import BadSetting, NoSuchOption
from veillee.engine.words import field_names
from veillee.games.peluches.content.box import BOSS
from veillee.games.peluches.events import DiscoveryMade, PageOpened, PlushChosen, StoryBegan, TurnBegan
from veillee.games.peluches.options import ChoosePlush
from veillee.games.peluches.view import TaleView

MAP = "M...\n....\n....\nS..."
FIRST = ("snatcher", "crayons", "ladder", "moth", "odd_sock", "little_bulb")
STORIES = (page_story(MAP, discovery=FIRST, name="one").replace('"page"', '"room"'), page_story(MAP, name="two"))


def second_story(**settings):
    return lay_out(stories=STORIES, settings={"story": "two", **settings})


def find(card):
    return page_story(MAP, discovery=FIRST, enter=f'{{ do = "find", name = "{card}" }}')


@pytest.mark.rule("PEL-4.1")
def test_the_discovery_deck_is_never_shuffled():
    for seed in range(20):
        t = lay_out(stories=STORIES, chance=Chance(seed))
        assert [t.box.discovery_ids[card] for card in t.discovery] == list(FIRST)


@pytest.mark.rule("PEL-4.2")
def test_nobody_sees_what_waits_in_the_discovery_pile():
    t = lay_out(stories=STORIES)
    before = GAME.view(t, 0)
    t.discovery.clear()
    assert GAME.view(t, 0) == before
    assert not [field for field in field_names(TaleView) if "discovery" in field]


@pytest.mark.rule("PEL-4.3")
def test_the_deck_lies_in_groups_one_for_each_story():
    groups = [BOX.discovery_story.count(story) for story in (1, 2)]
    assert (groups, BOX.discovery_story) == ([15, 25], sorted(BOX.discovery_story))


@pytest.mark.rule("PEL-4.4", "PEL-4.5")
def test_the_cards_of_the_story_are_set_aside():
    t = lay_out(stories=STORIES)
    assert [t.box.discovery_ids[card] for card in t.discovery] == list(FIRST)
    assert number("ladder") not in t.item_deck
    assert number("moth") not in t.lost_deck
    assert second_story().discovery == []


@pytest.mark.rule("PEL-4.6")
def test_the_story_fetches_the_card_it_names():
    t = tale("read", section="0", story=find("ladder"), hand="red")
    assert told(t, DiscoveryMade) == [DiscoveryMade(BOX.discovery_ids.index("ladder"))]
    assert t.group_items == [number("ladder")]
    assert [BOX.discovery_ids[card] for card in t.discovery] == [card for card in FIRST if card != "ladder"]
    t = tale("read", section="0", story=find("ladder"), group="ladder", hand="red")
    assert (told(t, DiscoveryMade), t.group_items) == ([], [number("ladder")])


@pytest.mark.rule("PEL-4.6")
def test_bosses_and_lost_toys_join_what_they_belong_to():
    t = tale("read", section="0", story=find("snatcher"), hand="red")
    assert t.boss_pile == [number("snatcher")]
    t = tale("read", section="0", story=find("moth"), hand="red")
    assert t.lost_deck[-1] == number("moth")


@pytest.mark.rule("PEL-4.7", "PEL-4.9")
def test_in_later_stories_discovered_cards_are_in_their_decks():
    t = second_story()
    assert {number("ladder")} <= set(t.item_deck)
    assert {number("moth")} <= set(t.lost_deck)
    assert t.boss_pile == [number("snatcher")]
    assert number("ladder") not in lay_out(stories=STORIES).item_deck


@pytest.mark.rule("PEL-4.8")
def test_a_card_that_says_so_joins_no_deck():
    assert not BOX.discovery_joins[BOX.discovery_ids.index("crayons")]
    t = second_story()
    assert number("crayons") not in t.item_deck
    cards = range(len(BOX.discovery_ids))
    joined = [card for card in cards if BOX.discovery_story[card] == 1 and BOX.discovery_joins[card]]
    items = [card for card in joined if BOX.discovery_kinds[card] == "item"]
    assert len(t.item_deck) == BOX.plain_items + len(items)


@pytest.mark.rule("PEL-5.1", "PEL-5.4")
def test_each_player_picks_a_plush_that_nobody_else_has():
    t = lay_out(3)
    for seat, (name, left) in enumerate([("lumpy", 4), ("flops", 3), ("theadora", 2)]):
        assert (who(t), len(asked(t)), step_of(t)) == (seat, left, "choose_plush")
        choose(t, f"choose {name}")
        if seat == 0:
            with pytest.raises(NoSuchOption):
                t.choose(1, ChoosePlush(number("lumpy")))
    assert told(t, PlushChosen) == [
        PlushChosen(seat, number(name)) for seat, name in enumerate(["lumpy", "flops", "theadora"])
    ]


@pytest.mark.rule("PEL-5.1")
def test_lion_and_pig_come_with_later_stories():
    assert asked(lay_out()) == ["choose theadora", "choose lumpy", "choose stitch", "choose flops"]
    assert asked(second_story())[-2:] == ["choose lionel", "choose piggle"]


@pytest.mark.rule("PEL-5.2")
def test_the_figure_is_that_of_the_card():
    t = choose(lay_out(chance=Chance(4)), "choose stitch", "choose flops", "stand 1,5", "stand 0,4")
    assert (where(t, "stitch"), where(t, "flops")) == ((1, 5), (0, 4))
    assert [(one.owner, one.character) for one in GAME.view(t, None).plushies] == [(0, 2), (1, 3)]


@pytest.mark.rule("PEL-5.3")
@pytest.mark.parametrize("plushies", [2, 3, 4])
def test_each_plush_starts_with_five_stuffing_and_nothing_else(plushies):
    t = lay_out(settings={"plushies": plushies})
    assert (t.stuffing, t.hearts, t.buttons) == ([5] * plushies, [0] * plushies, [0] * plushies)
    assert (set(t.items), set(t.stored), set(t.conditions)) == ({-1}, {-1}, {0})


@pytest.mark.rule("PEL-5.5", "PEL-5.6", "PEL-5.7", "PEL-5.8")
@pytest.mark.parametrize(("plushies", "each", "dice"), [(2, 3, 31), (3, 4, 33), (4, 5, 35)])
def test_the_bag_is_filled_by_the_number_of_plushies(plushies, each, dice):
    t = lay_out(settings={"plushies": plushies})
    assert t.bag == [5, 5, 5, 5, 5, each, each]
    assert sum(t.bag) == GAME.census(t)["dice"] == dice


def decks(seed):
    t = lay_out(chance=Chance(seed))
    return {"item": t.item_deck, "lost": t.lost_deck, "monster": t.monster_deck}


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("item", marks=pytest.mark.rule("PEL-5.9")),
        pytest.param("lost", marks=pytest.mark.rule("PEL-5.10")),
        pytest.param("monster", marks=pytest.mark.rule("PEL-5.12")),
    ],
)
def test_the_deck_is_shuffled(kind):
    orders = [decks(seed)[kind] for seed in range(6)]
    assert len({tuple(order) for order in orders}) == 6
    assert len({tuple(sorted(order)) for order in orders}) == 1


@pytest.mark.rule("PEL-5.12")
def test_the_monster_deck_is_face_down_and_has_all_that_are_no_bosses():
    t = second_story()
    copies = [BOX.monster_copies[card] for card in range(BOX.plain_monsters) if BOX.monster_kinds[card] != BOSS]
    assert len(t.monster_deck) == GAME.view(t, 0).monster_deck == sum(copies)
    assert BOSS not in [BOX.monster_kinds[card] for card in t.monster_deck]


@pytest.mark.rule("PEL-5.11")
def test_bosses_lie_face_up_in_a_pile_of_their_own():
    assert GAME.view(second_story(), None).boss_pile == (number("snatcher"),)


@pytest.mark.rule("PEL-5.13")
def test_in_the_first_game_the_boss_pile_is_empty():
    assert lay_out(stories=STORIES).boss_pile == []
    assert lay_out(stories=STORIES[1:]).boss_pile == []


@pytest.mark.rule("PEL-5.14", "PEL-5.15")
def test_the_awake_card_is_shuffled_with_two_others_and_the_rest_lies_on_top():
    others = [1, 0, 1, 1, 0, 0, 0, 1, 0]
    dealt = GAME.deal(2, GAME.complete(2, {}), Chance(1))
    orders = [sorted(deck) for deck in (dealt.item_deck, dealt.lost_deck, dealt.monster_deck)]
    t = lay_out(chance=Loaded([*orders, others, [0, 2, 1]]))
    assert t.sleep_deck == [0, 2, 1, *others[2:]]


@pytest.mark.rule("PEL-5.14", "PEL-5.16")
def test_the_awake_card_is_the_eighth_ninth_or_tenth():
    revealed = {10 - lay_out(chance=Chance(seed)).sleep_deck.index(2) for seed in range(40)}
    assert revealed == {8, 9, 10}


@pytest.mark.rule("PEL-5.15")
def test_the_other_sleep_cards_are_shuffled():
    assert len({tuple(lay_out(chance=Chance(seed)).sleep_deck[3:]) for seed in range(12)}) > 6


@pytest.mark.rule("PEL-5.17")
def test_the_supply_serves_everybody():
    story = page_story(
        MAP, enter='{ do = "afflict", name = "lucky", who = "all" }, { do = "hearts", n = 1, who = "all" }'
    )
    t = tale("read", section="0", story=story, characters="theadora lumpy stitch flops", hand="red")
    assert [conditions_of(t, name) for name in ("theadora", "lumpy", "stitch", "flops")] == [{"lucky"}] * 4
    assert t.hearts == [1] * 4


@pytest.mark.rule("PEL-5.19", "PEL-5.20", "PEL-5.21")
@pytest.mark.parametrize("narrator", [0, 1, 2])
def test_the_players_choose_the_first_narrator_who_has_the_bookmark_and_the_first_turn(narrator):
    t = lay_out(3, settings={"narrator": narrator}, stories=STORIES)
    assert {GAME.view(t, seat).narrator for seat in range(3)} == {narrator}
    choose(t, "choose theadora", "choose lumpy", "choose flops")
    assert who(t) == narrator
    while step_of(t) == "choose_place":
        choose(t, asked(t)[0])
    assert (t.active, [event.plush for event in told(t, TurnBegan)]) == (narrator, [t.characters[narrator]])


@pytest.mark.rule("PEL-5.19")
def test_nobody_else_can_be_the_narrator():
    with pytest.raises(BadSetting):
        lay_out(3, settings={"narrator": 3})


@pytest.mark.rule("PEL-5.22")
def test_turns_go_clockwise():
    t = tale("turn", characters="theadora lumpy flops", turn_of="lumpy")
    choose(t, "end", "end", "end")
    assert [event.plush for event in told(t, TurnBegan)] == [
        number(one) for one in ("lumpy", "flops", "theadora", "lumpy")
    ]


@pytest.mark.rule("PEL-5.23", "PEL-5.24")
def test_the_introduction_is_read_and_the_first_page_opened():
    t = choose(lay_out(stories=STORIES), "choose theadora", "choose lumpy")
    assert heard(t) == ["StoryBegan", "PlushChosen", "PlushChosen", "PageOpened"]
    assert (told(t, StoryBegan), told(t, PageOpened)) == ([StoryBegan(0, 2, 0)], [PageOpened(0)])
    assert t.box.names["fr"]["intro-0"] == "intro"
    t = choose(second_story(), "choose theadora", "choose lumpy")
    assert (told(t, StoryBegan), t.spread.name) == ([StoryBegan(1, 2, 1)], "page")


@pytest.mark.rule("PEL-5.25", "PEL-5.26")
def test_stories_follow_each_other_and_one_goes_on_where_one_stopped():
    t = second_story()
    assert ([story.name for story in t.box.book.stories], t.story) == (["one", "two"], 1)
    assert (t.stuffing, set(t.items), number("ladder") in t.item_deck) == ([5, 5], {-1}, True)


@pytest.mark.rule("PEL-5.27")
def test_a_first_game_tells_the_first_story():
    assert lay_out(stories=STORIES).story == 0
    assert told(lay_out(stories=STORIES), StoryBegan) == [StoryBegan(0, 2, 0)]


@pytest.mark.rule("PEL-6.1", "PEL-6.2", "PEL-6.3")
@pytest.mark.parametrize(
    ("seats", "plushies", "owners"),
    [
        (2, 2, [0, 1]),
        (2, 3, [0, 0, 1]),
        (2, 4, [0, 0, 1, 1]),
        (3, 3, [0, 1, 2]),
        (3, 4, [0, 0, 1, 2]),
        (4, 4, [0, 1, 2, 3]),
    ],
)
def test_players_take_one_or_two_plushies(seats, plushies, owners):
    assert lay_out(seats, settings={"plushies": plushies}).owners == owners


@pytest.mark.rule("PEL-6.2", "PEL-6.3")
@pytest.mark.parametrize(("seats", "plushies"), [(2, 5), (2, 1), (3, 2), (3, 5), (4, 3), (4, 5)])
def test_there_are_never_more_than_four_plushies_nor_fewer_than_players(seats, plushies):
    with pytest.raises(BadSetting):
        lay_out(seats, settings={"plushies": plushies})


@pytest.mark.rule("PEL-6.4")
def test_who_has_two_plushies_counts_as_two_players():
    t = lay_out(2, settings={"plushies": 4})
    assert (t.bag[5], t.plushies()) == (5, 4)
    names = "theadora lumpy stitch flops"
    t = tale("surge", page="lamp", characters=names, seats=2, threat=4, dice=Chance(5))
    choose(t, *["put 3,0", "put 2,0", "put 4,0", "put 6,0"])
    assert len(t.monster_cards) == 4


@pytest.mark.rule("PEL-6.5")
def test_who_has_two_plushies_takes_two_turns():
    t = tale("turn", characters="theadora lumpy flops", seats=2)
    turns = []
    for _ in range(4):
        turns.append((t.active, who(t)))
        choose(t, "end")
    assert turns == [(0, 0), (1, 0), (2, 1), (0, 0)]


@pytest.mark.rule("PEL-6.6")
def test_two_plushies_of_a_player_share_nothing():
    t = tale(characters="theadora lumpy flops", seats=2, hand="red blue", items={"lumpy": "fork"})
    choose(t, "store blue", "end")
    assert (t.active, dice_in(t.hand)) == (1, "red red red red green")
    assert (t.stored, t.stuffing) == ([3, -1, -1], [5, 5, 5])
    assert ("store red" in asked(t), "walk blue" in asked(t)) == (True, False)
    assert t.equipped(0) == t.equipped(2) == []


@pytest.mark.rule("PEL-6.6")
def test_what_the_second_plush_of_a_player_wins_is_its_own():
    story = page_story(MAP, enter='{ do = "hearts", n = 1 }, { do = "afflict", name = "lucky" }')
    fight = {"at": {"lumpy": (2, 2)}, "items": {"lumpy": "fork"}, "monsters": [("crawler", (3, 2))], "dice": [6]}
    three = {"characters": "theadora lumpy flops", "seats": 2, "turn_of": "lumpy"}
    t = tale("read", section="0", story=story, hand="red blue", **three, **fight)
    choose(t, "store blue", "strike 0 red", "keep")
    assert (t.stored, t.buttons, t.hearts) == ([-1, 3, -1], [0, 1, 0], [0, 1, 0])
    assert [conditions_of(t, name) for name in ("theadora", "lumpy", "flops")] == [set(), {"lucky"}, set()]


@pytest.mark.rule("PEL-6.7")
def test_a_player_may_encourage_his_own_second_plush():
    t = tale(characters="theadora lumpy flops", seats=2, hand="red")
    assert offered(t, "give") == ["give red lumpy", "give red flops"]
    choose(t, "stuff red lumpy")
    assert (who(t), t.stuffing) == (0, [4, 6, 5])


@pytest.mark.rule("PEL-5.23")
def test_the_small_story_begins_under_the_bed():
    t = choose(lay_out(stories=(SMALL,)), "choose theadora", "choose lumpy")
    assert (t.spread.name, squares(t)) == ("bed", {(1, 5), (0, 4), (1, 4), (2, 4), (2, 5), (2, 6)})
