"""Instinct: valid, sensible, quick to help, and from what everybody at the table knows."""

from __future__ import annotations

import pytest

from tests.games.peluches.tale import GAME as SMALL_GAME
from tests.games.peluches.tale import page_story, said, step_of, tale
from tests.games.peluches.whole_box import GAME
from veillee.engine.chance import seeded
from veillee.engine.registry import find_game
from veillee.engine.table import Table
from veillee.games.peluches.options import TakeWay
from veillee.kit.book import UNREAD
from veillee.players import player_from, situation_for
from veillee.players.playing import follow_instinct, pick_question

STORIES = [story.name for story in GAME.box.book.stories]
ROOM = "\n.........\n.........\nS.......M\n.........\n........."


def instinct_at(t, seed=1):
    """What instinct answers to the open question."""
    return said(t, GAME.instinct(t, t.questions[0], seeded(seed)))


def played(story, plushies, seed, is_good=True):
    """A game by instinct, or one in which everything is chosen at random."""
    t = GAME.new_table(plushies, {"story": story, "plushies": plushies}, seed=seed)
    chance = seeded(f"played {seed}")
    while t.result is None:
        question = pick_question(t, chance)
        options = question.options
        option = GAME.instinct(t, question, chance) if is_good else options[chance.below(len(options))]
        t.choose(question.seat, option)
    return t


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("plushies", [2, 3, 4])
def test_instinct_answers_validly_and_alike_on_tables_that_look_alike(story, plushies):
    t = GAME.new_table(plushies, {"story": story, "plushies": plushies}, seed=plushies)
    chance = seeded("alike")
    steps = 0
    while t.result is None:
        steps += 1
        question = pick_question(t, chance)
        mine = GAME.instinct(t, question, seeded(steps))
        assert mine in question.options
        if steps % 3 == 0:
            twin = GAME.redeal(t, question.seat, seeded(steps + 1))
            assert mine == GAME.instinct(twin, twin.question_of(question.seat), seeded(steps))
        # Now and then something silly, so that odd tables are seen too.
        silly = chance.below(8) == 0
        t.choose(question.seat, question.options[chance.below(len(question.options))] if silly else mine)


@pytest.mark.rule("PEL-8.10")
@pytest.mark.parametrize("story", STORIES)
def test_instinct_promise_and_remarks_read_no_section_ahead(story, monkeypatch):
    """With every section torn out that was not read yet, and every way leading nowhere, all is answered the same."""
    book = GAME.box.book
    t = GAME.new_table(3, {"story": story, "plushies": 3}, seed=8)
    chance = seeded("ahead")
    while t.result is None:
        question = pick_question(t, chance)
        seat = question.seat

        def looked(question=question, seat=seat):
            remarks = [GAME.remarks(t, seat, option) for option in question.options]
            return GAME.instinct(t, question, seeded(3)), GAME.promise(t, seat), remarks, GAME.obstacles(t, seat)

        before = looked()
        with monkeypatch.context() as torn:
            for number, section in enumerate(book.sections):
                if number not in t.known:
                    torn.setattr(section, "deeds", [])
                    torn.setattr(section, "choices", [])
            torn.setattr(book, "ways", [way if choice in t.taken else 0 for choice, way in enumerate(book.ways)])
            assert looked() == before
        follow_instinct(GAME, t, chance, 7)


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("plushies", [2, 3, 4])
def test_every_game_by_instinct_ends(story, plushies):
    for seed in range(2):
        assert played(story, plushies, seed).result.ending in ("won-asleep", "won-awake", "lost")


@pytest.mark.parametrize("story", STORIES)
def test_good_bots_win_stories_that_easy_ones_lose(story):
    """Measured with two plushies: 67 of 100 over 300 games of each story by instinct, none of 1000 at random."""
    good = sum([bool(played(story, 2, seed).result.winners) for seed in range(10)])
    easy = sum([bool(played(story, 2, seed, is_good=False).result.winners) for seed in range(10)])
    assert good >= 3
    assert easy <= 1


def test_the_greedy_bot_trusts_its_instinct():
    t = GAME.new_table(2, {"story": STORIES[0]}, seed=5)
    follow_instinct(GAME, t, seeded(5), 60)
    seat = pick_question(t, seeded(1)).seat
    situation = situation_for(GAME, t, seat, seeded(3))
    twin = situation.redeal()
    own = GAME.instinct(twin, twin.question_of(seat), seeded("player 7"))
    assert player_from("greedy", 7).choose(situation) == own


def test_a_thinking_bot_finds_an_answer_too():
    t = GAME.new_table(2, {"story": STORIES[0]}, seed=5)
    follow_instinct(GAME, t, seeded(5), 80)
    seat = pick_question(t, seeded(1)).seat
    situation = situation_for(GAME, t, seat, seeded(3))
    assert player_from("mcts:30", 1).choose(situation) in situation.options


def ways_asked(game) -> Table:
    """A table at which the group must choose a way."""
    for seed in range(30):
        t = game.new_table(2, {"story": STORIES[0]}, seed=seed)
        chance = seeded(seed)
        while t.result is None:
            question = pick_question(t, chance)
            if isinstance(question.options[0], TakeWay) and step_of(t) == "choose_way":
                return t
            t.choose(question.seat, game.instinct(t, question, chance))
    raise AssertionError("nobody was asked for a way")


@pytest.mark.rule("PEL-8.10")
def test_an_imagined_tale_ends_where_nobody_has_read_on():
    t = ways_asked(GAME)
    for way in t.questions[0].options:
        twin = GAME.redeal(t, 0, seeded(1))
        twin.choose(0, way)
        assert twin.result.ending == UNREAD
        true = t.copy()
        true.choose(0, way)
        assert true.result is None


def test_all_ways_promise_the_same_to_who_has_not_read_on():
    t = ways_asked(GAME)
    promises = set()
    for way in t.questions[0].options:
        twin = GAME.redeal(t, 0, seeded(1))
        twin.choose(0, way)
        promises.add(GAME.promise(twin, 0))
    assert len(promises) == 1


def test_what_was_read_once_can_be_imagined_again():
    t = tale("read", section="1-4")
    assert SMALL_GAME.box.book.section_ids["small:1-4"] in t.known
    twin = SMALL_GAME.redeal(t, 0, seeded(1))
    assert twin.known == t.known
    assert not t.imagined
    assert twin.imagined


def test_the_fallen_are_helped_up_first():
    t = tale(story=page_story(ROOM), hand="blue yellow", stuffing={"lumpy": 0})
    assert instinct_at(t) in ("stuff blue lumpy", "stuff yellow lumpy")


def test_who_has_little_left_keeps_it():
    t = tale(story=page_story(ROOM), hand="blue yellow", stuffing={"theadora": 1, "lumpy": 0})
    assert not instinct_at(t).startswith("stuff")


def test_a_monster_beside_is_struck_with_enough_dice():
    position = {"at": {"theadora": (3, 3), "lumpy": (0, 0)}, "items": {"theadora": "ruler"}}
    position["stored"] = {"theadora": "blue"}
    t = tale(story=page_story(ROOM), hand="red red", monsters=[("crawler", (4, 3))], dice=[2, 2], **position)
    assert instinct_at(t) == "strike 0 red"
    t.choose(0, GAME.instinct(t, t.questions[0], seeded(1)))
    assert instinct_at(t) == "+red"


def test_a_die_is_stored_where_something_will_hit():
    t = tale(story=page_story(ROOM), hand="blue", at={"theadora": (7, 1), "lumpy": (0, 0)}, threat=1,
             monsters=[("crawler", (8, 3))])  # fmt: skip
    assert instinct_at(t) == "store blue"


def test_dice_that_would_be_discarded_guard_a_friend():
    t = tale(story=page_story(ROOM, search=0), hand="blue", stored={"theadora": "red"})
    assert instinct_at(t) == "give blue lumpy"


def test_the_group_task_is_worked_on():
    task = '{ do = "task", colour = "red", target = 9, success = "done" }'
    story = page_story(ROOM, enter=task, sections={"done": ""})
    t = tale(story=story, opened="task", hand="red blue", stored={"theadora": "green", "lumpy": "green"})
    assert instinct_at(t) == "help red"


def test_everybody_walks_to_where_all_must_meet():
    goal = '{ do = "goal", goal = "gather", mark = "A", success = "done" }'
    story = page_story(ROOM.replace("S.......M", "S......AA"), enter=goal, sections={"done": ""}, search=0)
    t = tale(story=story, opened="goal", hand="blue", stored={"theadora": "green", "lumpy": "green"},
             at={"theadora": (1, 2), "lumpy": (8, 2)}, dice=[4])  # fmt: skip
    assert instinct_at(t) == "walk blue"
    t.choose(0, GAME.instinct(t, t.questions[0], seeded(1)))
    assert step_of(t) == "choose_square"
    column = int(instinct_at(t).removeprefix("to ").split(",")[0])
    assert column == 5


def test_a_roll_that_is_good_enough_is_left_alone_and_a_bad_one_is_not():
    position = {"at": {"theadora": (3, 3), "lumpy": (0, 0)}, "items": {"theadora": "ruler"}, "hand": "red"}
    for face, wished in ((5, "keep"), (2, "reroll 0")):
        t = tale(story=page_story(ROOM), monsters=[("crawler", (4, 3))], dice=[face], **position)
        t.choose(0, next(one for one in t.questions[0].options if said(t, one) == "strike 0 red"))
        assert step_of(t) == "change_roll"
        assert instinct_at(t) == wished


def test_the_stored_die_defends_and_courage_saves_from_a_fall():
    from veillee.games.peluches.rules.harm import hurt

    guarded = tale(story=page_story(ROOM), stored={"theadora": "blue"}, first=[(hurt, (0, 3, True))])
    assert instinct_at(guarded) == "defend blue"
    brave = tale(story=page_story(ROOM), stuffing={"theadora": 2}, conditions={"theadora": "courageous"},
                 first=[(hurt, (0, 3, True))])  # fmt: skip
    assert instinct_at(brave) == "face it"


def test_the_narrator_aims_at_who_can_bear_it():
    t = tale("monsters", story=page_story(ROOM), characters="theadora lumpy", monsters=[("crawler", (4, 2))], threat=1,
             at={"theadora": (3, 1), "lumpy": (5, 1)}, stuffing={"theadora": 1, "lumpy": 5}, dice=[1])  # fmt: skip
    assert step_of(t) == "choose_target"
    assert instinct_at(t) == "aim lumpy"


def test_white_dice_are_rolled_as_is_best():
    t = tale("stuffing", story=page_story(ROOM), hand="white white", stuffing={"theadora": 2})
    assert instinct_at(t) == "white 1"
    t = tale("stuffing", story=page_story(ROOM), hand="white white", stuffing={"theadora": 7})
    assert instinct_at(t) == "white 2"


def test_what_is_drawn_goes_to_whom_it_helps():
    story = page_story(ROOM, enter='{ do = "items", n = 1 }')
    t = tale("read", story=story, section="0", item_deck="ruler", items={"theadora": "meat_mallet"})
    assert step_of(t) == "choose_keeper"
    assert instinct_at(t) == "hand ruler lumpy"


def test_the_announced_game_is_the_one_that_is_tested():
    assert find_game("peluches", None).samples() == 0
