"""What is in the box and what its pieces show: chapters 1 to 3."""

import pytest

from tests.games.peluches.tale import (
    BOX,
    GAME,
    asked,
    choose,
    dice_in,
    game_of,
    lay_out,
    number,
    offered,
    page_story,
    place,
    section_number,
    sections_read,
    squares,
    tale,
    told,
)
from veillee.engine.chance import Chance
from veillee.engine.errors import BadSetting
from veillee.games.peluches.content.book import UNNAMED
from veillee.games.peluches.content.box import (
    ABILITIES,
    ACCESSORY,
    BODY,
    BOSS,
    GROUP,
    HEAD,
    LEADER,
    MELEE,
    NO_WEAPON,
    NORMAL,
    PAWS,
    RANGED,
)
from veillee.games.peluches.content.colours import COLOURS
from veillee.games.peluches.events import BossHurt, RollCounted, TokenPlaced
from veillee.games.peluches.rules.harm import lose_stuffing

CARDS = {
    "plush": BOX.plush_ids,
    "monster": BOX.monster_ids,
    "item": BOX.item_ids,
    "lost": BOX.lost_ids,
    "environment": BOX.environment_ids,
    "condition": BOX.condition_ids,
}
ROOM = """
M...A
..L.B
L...C
..L.D
S..LE
"""


def room(enter):
    """A page on which this happens as it is opened, read in the action step."""
    return page_story(ROOM, enter=enter)


@pytest.mark.rule("PEL-1.1")
def test_two_to_four_play_and_never_more():
    assert [GAME.new_table(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(BadSetting):
            GAME.new_table(seats)


@pytest.mark.rule("PEL-1.1")
def test_alone_one_plays_for_two_players_at_least():
    with pytest.raises(BadSetting):
        GAME.new_table(1, {"plushies": 1})
    assert GAME.new_table(1).owners == [0, 0]


@pytest.mark.rule("PEL-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_win_together(seats):
    names = " ".join(BOX.plush_ids[:seats])
    t = tale("read", section="2-1", page="lamp", characters=names)
    assert t.result.winners == tuple(range(seats))
    assert {GAME.side(t, seat) for seat in range(seats)} == {0}


@pytest.mark.rule("PEL-1.2")
def test_all_lose_together():
    t = tale(first=[(lose_stuffing, (0, 5)), (lose_stuffing, (1, 5))], sleep="asleep")
    assert (t.result.winners, t.result.ending) == ((), "lost")


@pytest.mark.rule("PEL-1.3")
@pytest.mark.parametrize(("seats", "plushies"), [(2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4)])
def test_every_player_plays_a_plush(seats, plushies):
    t = lay_out(seats, settings={"plushies": plushies})
    assert (set(t.owners), len(t.owners)) == (set(range(seats)), plushies)


@pytest.mark.rule("PEL-1.4", "PEL-2.2")
def test_a_story_leads_over_its_pages():
    t = tale("read", section="1-1", hand="red", dice=[[BOX.monster_ids.index("snatcher")]])
    choose(t, "end", "stand 0,5", "stand 1,5", "put 3,0")
    assert t.spread.name == "lamp"
    assert sections_read(t) == ["1-1", "2-0"]


@pytest.mark.rule("PEL-2.3")
def test_there_are_forty_discovery_cards():
    assert len(BOX.discovery_ids) == len(set(BOX.discovery_ids)) == 40


@pytest.mark.rule("PEL-2.4", "PEL-3.1", "PEL-3.2")
def test_one_sideboard_with_two_tracks_lies_before_all():
    t = tale(characters="lumpy flops", opened="task", hand="red", threat=1, dice=[4])
    choose(t, "help red")
    assert {(GAME.view(t, seat).threat, GAME.view(t, seat).task_values) for seat in (0, 1, None)} == {(1, (4,))}


@pytest.mark.rule("PEL-2.5", "PEL-2.10")
def test_there_are_six_plushies_each_a_card_and_a_figure():
    assert len(BOX.plush_ids) == len(set(BOX.plush_ids)) == 6


@pytest.mark.rule("PEL-2.6", "PEL-2.14")
def test_there_are_twelve_monster_cards_and_five_bosses_for_seventeen_figures():
    plain = range(BOX.plain_monsters)
    assert sum(BOX.monster_copies[card] for card in plain) == 12
    assert [BOX.monster_kinds[card] for card in plain].count(BOSS) == 0
    assert sum(BOX.monster_copies) == 17


@pytest.mark.rule("PEL-2.7", "PEL-3.16")
def test_there_are_thirty_five_dice_five_of_each_colour():
    t = GAME.new_table(4)
    assert t.bag == [5] * 7
    assert GAME.census(t)["dice"] == 35


@pytest.mark.rule("PEL-2.8")
def test_all_draw_from_one_bag():
    t = tale("turn", bag="red red red red red green green green green green")
    assert dice_in(t.bag) == "green green green green green"
    choose(t, "end")
    assert (t.active, dice_in(t.hand), dice_in(t.bag)) == (1, "green green green green green", "")


@pytest.mark.rule("PEL-2.9", "PEL-2.18", "PEL-2.19")
@pytest.mark.parametrize(("verb", "printed"), [("buttons", 15), ("stuffing", 32), ("hearts", 16)])
def test_the_number_of_tokens_is_no_limit(verb, printed):
    t = tale("read", section="0", story=room(f'{{ do = "{verb}", n = 20, who = "all" }}'), hand="red")
    assert sum(getattr(t, verb)) == 40 + (10 if verb == "stuffing" else 0) > printed


@pytest.mark.rule("PEL-2.11")
def test_there_are_twenty_nine_lost_cards():
    assert (BOX.plain_lost, len(tale(hand="red").lost_deck)) == (29, 29)


@pytest.mark.rule("PEL-2.12", "PEL-3.27")
def test_there_are_ten_sleep_cards_one_of_them_awake():
    t = tale(hand="red")
    assert sorted(t.sleep_deck) == [0] * BOX.asleep + [1] * BOX.restless + [2]
    assert len(t.sleep_deck) == 10


@pytest.mark.rule("PEL-2.13")
def test_there_are_forty_seven_items():
    assert (BOX.plain_items, len(tale(hand="red").item_deck)) == (47, 47)


@pytest.mark.rule("PEL-2.15", "PEL-2.16")
def test_there_are_seven_environments_and_thirty_four_conditions():
    assert (len(BOX.environment_ids), sum(BOX.condition_copies)) == (7, 34)
    assert {"courageous", "scared", "furious", "torn", "worried"} <= set(BOX.condition_ids)


@pytest.mark.rule("PEL-2.20")
def test_four_objective_tokens_can_lie_on_a_page():
    marks = ", ".join(f'{{ do = "token", token = "objective", mark = "{mark}" }}' for mark in "ABCD")
    t = tale("read", section="0", story=room(marks), hand="red")
    assert (t.token_kinds, t.token_at) == ([3] * 4, [4, 9, 14, 19])


@pytest.mark.rule("PEL-2.21")
def test_four_lost_tokens_can_lie_on_a_page():
    t = tale("read", section="0", story=room('{ do = "lost_tokens" }'), hand="red")
    assert t.lost_tokens == t.plan.squares("L")
    assert len(t.lost_tokens) == 4


@pytest.mark.rule("PEL-2.22")
def test_one_bookmark_goes_from_hand_to_hand():
    names = "theadora lumpy flops"
    t = tale("read", section="0", story=room('{ do = "bookmark" }'), characters=names, narrator="lumpy", hand="red")
    assert (t.active, t.narrator, {GAME.view(t, seat).narrator for seat in range(3)}) == (0, 2, {2})


@pytest.mark.rule("PEL-2.23", "PEL-2.24", "PEL-2.25")
@pytest.mark.parametrize(("kind", "token"), [(0, "door"), (1, "train"), (2, "wagon")])
def test_door_train_and_wagon_lie_where_the_story_puts_them(kind, token):
    effects = f'{{ do = "token", token = "{token}", mark = "C" }}'
    t = tale("read", section="0", story=room(effects), hand="red")
    assert told(t, TokenPlaced) == [TokenPlaced(kind, t.plan.square(4, 2), UNNAMED)]
    assert (GAME.view(t, 0).token_kinds, GAME.view(t, 0).token_squares) == ((kind,), (14,))


@pytest.mark.rule("PEL-3.29")
def test_without_a_word_of_the_story_no_token_is_used():
    t = lay_out(stories=(room(""),), chance=Chance(3))
    choose(t, "choose theadora", "choose lumpy", "stand 0,4", "stand 1,4")
    assert t.token_kinds == t.token_at == []
    effects = '{ do = "token", token = "door", mark = "A" }, { do = "remove_token", token = "door" }'
    t = tale("read", section="0", story=room(effects), hand="red")
    assert (len(told(t, TokenPlaced)), t.token_kinds) == (1, [])


@pytest.mark.rule("PEL-3.3", "PEL-3.9", "PEL-3.18", "PEL-3.24", "PEL-3.25", "PEL-3.26")
@pytest.mark.parametrize("kind", CARDS)
def test_every_card_shows_a_name_in_both_languages(kind):
    count = len(CARDS[kind])
    for names in (BOX.names["fr"], BOX.names["en"]):
        shown = [names[f"{kind}-{card}"] for card in range(count)]
        assert all(shown)
        assert len(set(shown)) == count
        assert f"{kind}-{count}" not in names


@pytest.mark.rule("PEL-3.23", "PEL-3.25", "PEL-3.26")
@pytest.mark.parametrize("kind", ["item", "environment", "condition"])
def test_every_card_says_what_it_does(kind):
    for names in (BOX.names["fr"], BOX.names["en"]):
        assert all(names[f"{kind}-says-{card}"] for card in range(len(CARDS[kind])))
    assert all(BOX.condition_effects)
    assert all(BOX.environment_effects)
    assert all(effects or weapon for effects, weapon in zip(BOX.item_effects, BOX.weapons, strict=True))


@pytest.mark.rule("PEL-3.4")
def test_each_plush_has_one_active_ability_of_its_own():
    assert sorted(COLOURS[colour] for colour in BOX.reroll_colour) == sorted(COLOURS[:6])
    t = tale(characters="lumpy flops", hand="blue", dice=[1, 6])
    choose(t, "walk blue", "reroll 0")
    assert told(t, RollCounted)[0].total == 6


@pytest.mark.rule("PEL-3.5")
def test_each_plush_has_several_earned_abilities_of_its_own():
    assert [len(earned) for earned in BOX.earned] == [3] * 6
    assert sorted(BOX.ability_kinds) == list(range(len(ABILITIES)))


@pytest.mark.rule("PEL-3.6")
def test_a_card_has_one_place_for_a_die():
    t = choose(tale(hand="red blue"), "store red")
    assert (t.stored[0], offered(t, "store")) == (0, [])


@pytest.mark.rule("PEL-3.7", "PEL-3.8")
def test_stuffing_and_hearts_lie_on_the_card():
    t = tale(stuffing={"lumpy": 3}, hearts={"theadora": 2}, hand="red")
    assert [(one.stuffing, one.hearts) for one in GAME.view(t, None).plushies] == [(5, 2), (3, 0)]


@pytest.mark.rule("PEL-3.7", "PEL-15.9")
@pytest.mark.parametrize("count", [0, 1, 5, 6, 9, 10, 12, 33])
def test_all_stuffing_of_a_plush_is_seen(count):
    t = tale(stuffing={"lumpy": count}, hand="red")
    assert [one.stuffing for one in GAME.view(t, None).plushies] == [5, count]
    assert GAME.reveal(t).plushies[1].stuffing == count


@pytest.mark.rule("PEL-3.10")
def test_a_monster_is_normal_a_leader_or_a_boss():
    assert set(BOX.monster_kinds) == {NORMAL, LEADER, BOSS}
    assert [BOX.monster_kinds[number(name)] for name in ("crawler", "crawler_leader", "snatcher")] == [
        NORMAL,
        LEADER,
        BOSS,
    ]


@pytest.mark.rule("PEL-3.11", "PEL-3.12")
def test_every_face_of_the_die_has_an_action_with_speed_range_and_power():
    for column in (BOX.speeds, BOX.reaches, BOX.powers):
        assert [len(faces) for faces in column] == [6] * len(BOX.monster_ids)
    marble = number("marble")
    assert (BOX.speeds[marble], BOX.reaches[marble]) == ([3, 3, 3, 3, 0, 0], [1, 1, 1, 1, 3, 3])
    assert BOX.powers[marble] == [3, 3, 4, 4, 2, 2]
    assert all(f"action-{action}" in BOX.names["fr"] for action in range(6 * len(BOX.monster_ids)))


@pytest.mark.rule("PEL-3.13")
def test_a_monster_has_one_defence_which_all_see():
    t = tale(hand="red", monsters=[("marble", (4, 0)), ("crawler", (3, 0))])
    assert [monster.defence for monster in GAME.view(t, 1).monsters] == [6, 5]


@pytest.mark.rule("PEL-3.14")
def test_the_shape_of_the_base_tells_the_figures_apart():
    assert all(BOX.bases)
    assert len(set(BOX.bases)) == len(BOX.monster_ids)


@pytest.mark.rule("PEL-3.15")
def test_dice_have_seven_colours():
    assert COLOURS == ("red", "green", "yellow", "blue", "purple", "white", "black")
    assert len(GAME.view(GAME.new_table(2), 0).bag) == 7


@pytest.mark.rule("PEL-3.17")
def test_a_die_shows_one_to_six():
    faces = set()
    for seed in range(60):
        t = choose(tale(hand="green", dice=Chance(seed * 99991)), "walk green")
        faces.add(told(t, RollCounted)[0].total)
    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("PEL-3.19", "PEL-3.22")
def test_an_item_is_a_weapon_near_or_far_or_none():
    assert set(BOX.weapons) == {MELEE, RANGED, NO_WEAPON}
    beside = {"at": {"theadora": (3, 3)}, "monsters": [("crawler", (4, 3))], "hand": "red green"}
    for weapon, attack in (("fork", "strike 0 red"), ("chalk", "shoot 0 green")):
        t = tale(items={"theadora": weapon}, **beside)
        assert offered(t, "strike") + offered(t, "shoot") == [attack]


@pytest.mark.rule("PEL-3.20")
def test_only_ranged_weapons_have_a_range():
    assert all(reach > 1 for reach, kind in zip(BOX.ranges, BOX.weapons, strict=True) if kind == RANGED)
    assert {reach for reach, kind in zip(BOX.ranges, BOX.weapons, strict=True) if kind != RANGED} == {1}


@pytest.mark.rule("PEL-3.21")
def test_every_item_has_a_slot_or_is_for_the_group():
    assert set(BOX.slots) == {HEAD, BODY, PAWS, ACCESSORY, GROUP}
    t = tale(
        "read", section="0", story=room('{ do = "items", n = 2 }'), item_deck="lantern cape", hand="red", dice=Chance(1)
    )
    assert ([BOX.item_ids[one] for one in t.group_items], asked(t)[0]) == (["lantern"], "equip cape")
    assert BOX.slots[t.group_items[0]] == GROUP


@pytest.mark.rule("PEL-3.24")
def test_a_lost_card_has_a_text_and_something_to_choose():
    for card, section in enumerate(BOX.lost_sections):
        assert BOX.names["fr"][f"section-{section}"] != BOX.names["en"][f"section-{section}"]
        assert len(BOX.names["fr"][f"section-{section}"]) > len(BOX.names["fr"][f"lost-{card}"])
        assert len(BOX.book.sections[section].choices) >= 2


@pytest.mark.rule("PEL-3.28")
def test_stuffing_is_light_on_a_plush_and_dark_on_a_boss():
    t = tale(
        page="lamp",
        at={"theadora": (4, 4)},
        items={"theadora": "fork"},
        monsters=[("snatcher", (5, 3))],
        hand="red red",
        dice=[6, 6],
    )
    assert (t.dark, t.stuffing) == ([2], [5, 5])
    choose(t, "strike 0 red", "+red", "keep")
    assert (len(told(t, BossHurt)), t.dark, t.stuffing) == (1, [1], [5, 5])


@pytest.mark.rule("PEL-3.30")
def test_sections_send_readers_to_other_sections():
    t = tale("read", section="1-3", hand="red")
    assert asked(t) == ["way 0", "way 1"]
    choose(t, "way 1")
    assert sections_read(t) == ["1-3", "1-5"]
    assert section_number(t, "1-5") != section_number(t, "1-4")
    assert t.buttons[place(t, "theadora")] == 1


@pytest.mark.rule("PEL-2.2", "PEL-3.30")
def test_the_book_holds_several_stories():
    other = page_story(ROOM, name="two")
    book = game_of(page_story(ROOM).replace('"page"', '"other"'), other).box.book
    assert [story.name for story in book.stories] == ["one", "two"]
    assert [book.pages[story.first].name for story in book.stories] == ["other", "page"]
    assert not squares(lay_out(stories=(other,)))
