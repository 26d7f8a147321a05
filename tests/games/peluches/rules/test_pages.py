"""Opening a page, reading its map, leaving it: chapters 7 and 11."""

import pytest

from tests.games.peluches.tale import (
    GAME,
    SMALL,
    asked,
    beasts,
    choose,
    dice_in,
    heard,
    number,
    offered,
    page_story,
    sections_read,
    squares,
    step_of,
    tale,
    told,
    where,
    who,
)
from veillee.engine.chance import Chance
from veillee.engine.errors import NoSuchOption
from veillee.games.peluches.events import (
    EnvironmentSet,
    ItemFound,
    LostTokensPlaced,
    MonstersWoke,
    PageLeft,
    PageOpened,
    PlushWalked,
    SearchFailed,
    TaskOpened,
    TurnBegan,
)
from veillee.games.peluches.options import PutMonster, StandOn, WalkTo

RIVER = page_story("....\n....\nS..M", lines=["green 0,0 to 3,0 below"])
NARROW = page_story("##M##\n#...#\n..S..\n#...#")
WINDOW = page_story("S#.M\nS#..\nS...")


def leaves(how, after=""):
    """The small story, whose section 1-4 leaves the page in this way."""
    return SMALL.replace('{ do = "hearts", n = 1, who = "all" }', f'{{ do = "leave", name = "lamp"{how} }}{after}')


@pytest.mark.rule("PEL-7.1")
def test_a_page_is_set_up_as_it_says():
    t = choose(tale("page", dice=Chance(2), item_deck="cape hood fork"), "stand 1,5", "stand 0,4")
    assert (sections_read(t), asked(t)[0]) == (["1-0"], "equip cape")
    choose(t, "drop cape", "drop hood", "drop fork")
    assert (told(t, LostTokensPlaced), told(t, TaskOpened)) == ([LostTokensPlaced(1)], [TaskOpened(0, 9)])
    assert (len(t.open_tests), len(t.goals), len(told(t, TurnBegan))) == (1, 1, 1)


@pytest.mark.rule("PEL-7.1")
def test_a_page_brings_its_environments():
    story = page_story("M...\n....\nS...", fields='environments = ["dust", "wind"]')
    t = tale("page", story=story)
    assert told(t, EnvironmentSet) == [EnvironmentSet(number("dust")), EnvironmentSet(number("wind"))]


@pytest.mark.rule("PEL-7.2")
@pytest.mark.parametrize(("page", "target"), [("bed", 5), ("lamp", 7)])
def test_the_search_target_is_that_of_the_map(page, target):
    t = choose(tale(page=page, hand="yellow yellow", dice=[target - 2, 1]), "search yellow", "+yellow")
    assert told(t, SearchFailed) == [SearchFailed(0, target - 1, target)]
    t = choose(
        tale(page=page, hand="yellow yellow", item_deck="cape", dice=[target - 2, 2]), "search yellow", "+yellow"
    )
    assert told(t, ItemFound) == [ItemFound(0, number("cape"))]


@pytest.mark.rule("PEL-7.3")
@pytest.mark.parametrize(("colour", "crosses"), [("green", True), ("yellow", False), ("blue", False), ("purple", True)])
def test_a_coloured_line_wants_a_die_of_its_colour(colour, crosses):
    t = choose(tale(story=RIVER, hand=colour, dice=[3]), f"walk {colour}")
    assert ((0, 0) in squares(t)) == crosses
    assert (3, 1) in squares(t)


@pytest.mark.rule("PEL-7.4", "PEL-7.5")
def test_plushies_enter_on_their_start_or_beside_it_even_diagonally():
    t = tale("page", story=NARROW, characters="theadora lumpy flops", narrator="theadora", dice=Chance(3))
    assert squares(t) == {(2, 2), (1, 1), (2, 1), (3, 1), (1, 2), (3, 2), (1, 3), (2, 3), (3, 3)}
    choose(t, "stand 1,1")
    assert where(t, "theadora") == (1, 1)
    with pytest.raises(NoSuchOption):
        t.choose(1, StandOn(t.plan.square(0, 2)))


@pytest.mark.rule("PEL-7.4")
def test_each_player_from_the_narrator_on_chooses_a_square_of_his_own():
    t = tale("page", story=NARROW, characters="theadora lumpy flops", narrator="lumpy", dice=Chance(3))
    assert who(t) == 1
    choose(t, "stand 2,2")
    assert (who(t), (2, 2) in squares(t)) == (2, False)
    choose(t, "stand 2,1")
    assert (who(t), {(2, 2), (2, 1)} & squares(t)) == (0, set())


@pytest.mark.rule("PEL-7.4")
def test_a_crowded_start_overflows_to_the_nearest_squares():
    story = page_story("SS...\n.##..\n..M..")
    four = "theadora lumpy flops stitch"
    t = tale("page", story=story, characters=four, narrator="theadora", monsters=[("crawler", (2, 0))])
    choose(t, "stand 0,0", "stand 1,0")
    assert where(t, "flops") == (0, 1)
    assert (who(t), squares(t)) == (3, {(0, 2), (1, 2), (2, 2)})


@pytest.mark.rule("PEL-7.6")
def test_monsters_enter_on_their_start_or_beside_it():
    t = tale("surge", threat=2, dice=[[number("crawler_leader"), number("crawler")]])
    assert (step_of(t), squares(t)) == ("place_monster", {(4, 0), (3, 0), (5, 0), (3, 1), (4, 1)})
    choose(t, "put 3,1")
    with pytest.raises(NoSuchOption):
        t.choose(who(t), PutMonster(t.plan.square(2, 2)))


@pytest.mark.rule("PEL-7.7")
def test_squares_outside_the_grid_count_for_range():
    pieces = {"story": WINDOW, "hand": "green", "monsters": [("crawler", (3, 0))]}
    assert offered(tale(items={"theadora": "button_frisbee"}, at={"theadora": (0, 0)}, **pieces), "shoot")
    far = page_story("S##.M\nS##..\nS....")
    t = tale(
        story=far,
        hand="green",
        items={"theadora": "button_frisbee"},
        monsters=[("crawler", (4, 0))],
        at={"theadora": (0, 0)},
    )
    assert not offered(t, "shoot")


@pytest.mark.rule("PEL-7.8")
def test_no_figure_enters_a_square_outside_the_grid():
    t = choose(tale(story=WINDOW, hand="green", at={"theadora": (0, 0)}, dice=[6]), "walk green")
    assert squares(t) == {(0, 1), (0, 2), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (3, 2)} - {where(t, "lumpy")}
    with pytest.raises(NoSuchOption):
        t.choose(0, WalkTo(t.plan.square(1, 0)))


@pytest.mark.rule("PEL-7.8")
def test_no_figure_passes_over_a_square_outside_the_grid():
    t = tale(story=WINDOW, hand="green", at={"theadora": (0, 0), "lumpy": (3, 2)}, dice=[2])
    assert squares(choose(t, "walk green")) == {(0, 1), (0, 2), (1, 2)}


@pytest.mark.rule("PEL-7.8")
def test_no_figure_is_put_outside_the_grid():
    story = page_story("S#MM#\nS#..#\nS....", surge='{ do = "encounter", name = "crawler", n = 2 }')
    assert (1, 0) not in squares(tale("page", story=story))
    assert squares(tale("surge", story=story, threat=2, dice=Chance(1))) == {(2, 0), (3, 0), (2, 1), (3, 1)}


@pytest.mark.rule("PEL-7.9")
def test_the_story_may_invite_a_figure_off_the_grid():
    story = page_story("SaM.\nS#..\nS...", enter='{ do = "place", mark = "a" }')
    assert (1, 0) not in squares(tale("page", story=story))
    t = tale("read", section="0", story=story, hand="green", at={"theadora": (2, 2)}, dice=[1])
    assert (where(t, "theadora"), where(t, "lumpy")) == ((1, 0), (0, 0))
    choose(t, "walk green")
    assert squares(t) == {(2, 0), (0, 1), (2, 1)}


@pytest.mark.rule("PEL-7.10")
def test_a_map_shows_lost_toys_points_of_interest_and_vendors():
    plan = tale(hand="red").plan
    shown = {sign: [(at % 10, at // 10) for at in plan.squares(sign)] for sign in "L12V"}
    assert shown == {"L": [(1, 3)], "1": [(8, 2)], "2": [(8, 5)], "V": [(3, 5)]}


@pytest.mark.rule("PEL-11.1")
def test_when_a_page_is_left_its_monsters_are_gone():
    t = tale("leave", page="lamp", monsters=[("crawler", (3, 0)), ("snatcher", (6, 0))])
    assert (beasts(t), t.monster_at, GAME.view(t, 0).monsters) == ([], [], ())
    assert (t.monster_discard, t.boss_pile) == ([number("crawler")], [number("snatcher")])


@pytest.mark.rule("PEL-11.2")
def test_when_a_page_is_left_its_tokens_are_gone():
    t = tale(
        "leave", lost=[(1, 3)], tokens=[("door", (5, 3)), ("objective", (6, 3))], explored="1", environments="dust"
    )
    assert told(t, PageLeft) == [PageLeft(0)]
    view = GAME.view(t, 0)
    assert (view.lost_tokens, view.token_kinds, view.token_squares) == ((), (), ())
    assert (view.explored, view.environments, view.surges) == ((), (), 0)


@pytest.mark.rule("PEL-11.3")
def test_when_a_page_is_left_the_figures_go_back_to_their_cards():
    t = tale("leave", at={"theadora": (5, 3), "lumpy": (6, 3)}, stuffing={"lumpy": 2})
    assert (where(t, "theadora"), where(t, "lumpy"), t.stuffing) == (None, None, [5, 2])
    assert [one.square for one in GAME.view(t, 0).plushies] == [-1, -1]


@pytest.mark.rule("PEL-11.4")
def test_the_turn_is_finished_before_the_page_is_left():
    t = tale("read", story=leaves(""), section="1-4", hand="red blue", dice=[2])
    assert (step_of(t), told(t, PageLeft)) == ("choose_action", [])
    choose(t, "walk red", "keep", "stay")
    assert (t.spread.name, step_of(t)) == ("bed", "choose_action")
    choose(t, "end")
    assert heard(t, PageLeft, PageOpened, TurnBegan) == ["PageLeft", "PageOpened"]
    assert (dice_in(t.dice_discard), t.spread.name) == ("red blue", "lamp")


@pytest.mark.rule("PEL-11.4")
def test_finishing_the_turn_includes_the_monsters():
    monsters = [("crawler", (1, 3))]
    t = tale("read", story=leaves(""), section="1-4", hand="red", monsters=monsters, threat=1, dice=[1])
    choose(t, "end")
    assert heard(t, MonstersWoke, PageLeft) == ["MonstersWoke", "PageLeft"]


@pytest.mark.rule("PEL-11.5")
def test_the_story_may_have_the_page_left_at_once():
    t = tale("read", story=leaves(", n = 1"), section="1-4", hand="red blue", monsters=[("crawler", (1, 3))], threat=1)
    assert (step_of(t), t.spread.name) == ("choose_place", "lamp")
    assert heard(t, MonstersWoke, PageLeft, PageOpened, PlushWalked) == ["PageLeft", "PageOpened"]
