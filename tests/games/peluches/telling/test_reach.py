"""What is said before a walk and of monsters, compared with what the rules then allow, over positions of bot games."""

import itertools

import pytest

from tests.games.peluches.whole_box import GAME
from veillee.engine.chance import Chance, Dice, seeded
from veillee.engine.snapshot import step_name
from veillee.engine.table import end_scene
from veillee.games.peluches.content.modifiers import MOVE_ROLL
from veillee.games.peluches.content.specials import Howl
from veillee.games.peluches.events import (
    ConditionGained,
    MonsterAttacked,
    MonsterLooked,
    MonsterStayed,
    MonsterWalked,
    PlushWalked,
)
from veillee.games.peluches.options import KEEP_ROLL, ROLL_DICE, AddDie, RollDice, Walk, WalkTo
from veillee.games.peluches.rules.monsters import roll_action
from veillee.games.peluches.rules.stalking import monster_ground
from veillee.games.peluches.rules.walking import walking_ground
from veillee.games.peluches.telling.remarks import CouldReach, Threatens
from veillee.games.peluches.telling.threats import range_of
from veillee.players.playing import pick_question

STORIES = [story.name for story in GAME.box.book.stories]
BY_NARRATOR = ("stalking.choose_quarry", "stalking.choose_path", "monsters.choose_target")


def asking(t):
    """The step that asks."""
    return step_name(t.asking[0])


def positions(story, seed, every):
    """Some positions of a game that bots play by instinct, in which all monsters are on the map."""
    strict = seed % 2 == 1
    t = GAME.new_table(2, {"story": story, "plushies": 2 + seed % 3, "strict_corners": strict}, seed)
    chance = seeded(f"reach {seed}")
    for number in itertools.count():
        if t.result is not None:
            return
        if number % every == 0 and t.page >= 0 and all(at >= 0 for at in t.monster_at):
            yield t
        question = pick_question(t, chance)
        t.choose(question.seat, GAME.instinct(t, question, chance))


def numbers(text):
    return [int(number) for number in text.split()]


def rolled(t, seat, option, faces):
    """A copy on which an option was taken and its dice fell like this, up to where the walk may end."""
    twin = t.copy()
    twin.chance = Dice(7, tuple(faces))
    twin.heard = []
    twin.choose(seat, option)
    while twin.result is None and asking(twin) in ("dice.gather", "dice.change_roll"):
        question = pick_question(twin, Chance(1))
        twin.choose(question.seat, ROLL_DICE if asking(twin) == "dice.gather" else KEEP_ROLL)
    return twin


def ways_to_walk(t):
    """The options that walk, with how many dice they roll."""
    for question in t.questions:
        if question.optional:
            continue
        for option in question.options:
            if isinstance(option, Walk):
                yield question.seat, option, 1
            elif isinstance(option, (RollDice, AddDie)) and t.roll_kind == MOVE_ROLL:
                yield question.seat, option, len(t.pool) + isinstance(option, AddDie)


def falls_of(dice, total):
    """Faces of a number of dice with this sum."""
    return [1 + max(0, min(5, total - dice - 5 * nth)) for nth in range(dice)]


@pytest.mark.parametrize("story", STORIES)
def test_squares_said_to_be_within_reach_are_those_then_offered(story):
    compared = 0
    for t in itertools.chain(*[positions(story, seed, 3) for seed in range(3)]):
        for seat, option, dice in ways_to_walk(t):
            [said] = [one for one in GAME.remarks(t, seat, option) if isinstance(one, CouldReach)]
            for total in range(dice, 6 * dice + 1):
                twin = rolled(t, seat, option, falls_of(dice, total))
                if twin.result is None and asking(twin) == "walking.choose_square" and twin.asking[1][1] == said.steps:
                    offered = [one.square for one in twin.questions[0].options if isinstance(one, WalkTo)]
                    assert numbers(said.squares) == offered
                    assert said.count == len(offered)
                    compared += 1
    assert compared > 150


@pytest.mark.parametrize("story", STORIES)
def test_a_figure_walks_over_open_squares(story):
    """Each step of a path is open; monsters are not walked through, nor plushies by monsters."""
    walked = 0
    for t in itertools.chain(*[positions(story, seed, 1) for seed in range(2)]):
        question = pick_question(t, Chance(1))
        for option in question.options:
            if isinstance(option, WalkTo):
                plush, keys, through = question.args
                twin = t.copy()
                twin.heard = []
                twin.choose(question.seat, option)
                [event, *_] = [one.event for one in twin.heard if isinstance(one.event, PlushWalked)]
                assert (event.start, event.square) == (t.at[plush], option.square)
                check_path(t, event, keys, walking_ground(t, plush, through), t.asking[1][1])
                walked += 1
    assert walked > 1000


def check_path(t, event, keys, ground, steps):
    squares = [event.start, *numbers(event.path)]
    assert squares[-1] == event.square
    assert len(squares) - 1 <= steps
    assert len(set(squares)) == len(squares)
    for here, there in itertools.pairwise(squares):
        assert t.plan.step_is_open(here, there, keys, t.corners)
    assert all(ground[square] == 0 for square in squares[1:-1])


class ActedEnough(Exception):
    """The monster's action is over."""


def enough(t):
    raise ActedEnough


def deeds(t, monster, face):
    """All that a monster may do when its die shows this, whatever the narrator chooses while nobody spends a heart:
    copies with what was heard.
    """
    twin = t.copy()
    twin.chance = Dice(7, (face,))
    twin.heard = []
    twin.result, twin.questions, twin.asking = None, (), None
    twin.agenda = [(end_scene, ("take_turn",)), (enough, ()), (roll_action, (monster,))]
    open_ends = [twin]
    while open_ends:
        one = open_ends.pop()
        try:
            one.run()
        except ActedEnough:
            yield one
            continue
        if one.result is not None or asking(one) not in (*BY_NARRATOR, "windows.await_hearts"):
            yield one
            continue
        question = pick_question(one, Chance(1))
        for option in question.answers:
            branch = one.copy()
            branch.heard = list(one.heard)
            branch.agenda.append((question.answer, (question.seat, option, *question.args)))
            branch.questions, branch.asking = (), None
            open_ends.append(branch)


def approach_of(t, monster, events):
    """Where a monster was when it had moved towards somebody, and whom it then hit."""
    stop, hit = t.monster_at[monster], set()
    for event in events:
        if isinstance(event, MonsterWalked) and not hit:
            stop = event.square
        elif isinstance(event, (MonsterAttacked, ConditionGained)):
            hit.add(event.plush)
        elif isinstance(event, MonsterLooked):
            break
    return stop, hit


@pytest.mark.parametrize("story", STORIES)
def test_a_monster_does_no_more_and_to_nobody_else_than_is_said(story):
    acted = 0
    for t in itertools.chain(*[positions(story, seed, 11) for seed in range(3)]):
        threats = {one.figure: one for one in GAME.facts(t, None) if isinstance(one, Threatens)}
        for monster, here in enumerate(t.monster_at):
            threat, hit, howled = threats.pop(t.figures[monster]), set(), set()
            for face in range(1, 7):
                for twin in deeds(t, monster, face):
                    stop, harmed = approach_of(t, monster, [one.event for one in twin.heard])
                    assert stop == here or stop in numbers(threat.walks)
                    hit |= harmed
                    howled |= within_howl(t, monster, face, stop)
                    acted += 1
            assert hit | howled == set(numbers(threat.plushies))
            assert {t.at[t.characters.index(plush)] for plush in hit | howled} <= set(numbers(threat.hits))
        assert not threats
    assert acted > 100


def within_howl(t, monster, face, stop):
    """Who hears a howl, even if it makes no difference to them."""
    card = t.monster_cards[monster]
    special = t.box.specials[card][face - 1]
    if not isinstance(special, Howl):
        return set()
    ranges, n = t.plan.ranges(stop, t.corners), special.around
    return {t.characters[plush] for plush in range(t.plushies()) if t.is_up(plush) and ranges[t.at[plush]] <= n}


@pytest.mark.parametrize("story", STORIES)
def test_beyond_what_a_monster_can_hit_the_active_plush_is_safe(story):
    """Wherever it goes: a square that it leaves no longer bars the monster's way."""
    tried = 0
    for t in itertools.chain(*[positions(story, seed, 31) for seed in range(3)]):
        if t.active < 0 or t.at[t.active] < 0:
            continue
        for monster in range(len(t.monster_at)):
            _, hits = range_of(t, monster, t.active)
            for square in [one for one in range(len(t.plan.signs)) if t.is_free(one) and one not in hits][::3]:
                moved = t.copy()
                moved.at[t.active] = square
                for face in (1, 4, 6):
                    for twin in deeds(moved, monster, face):
                        attacks = [one.event for one in twin.heard if isinstance(one.event, MonsterAttacked)]
                        assert t.characters[t.active] not in [event.plush for event in attacks]
                        tried += 1
    assert tried > 100


@pytest.mark.parametrize("story", STORIES)
def test_monsters_walk_over_open_squares(story):
    walked = 0
    for t in itertools.chain(*[positions(story, seed, 5) for seed in range(4)]):
        for monster in range(len(t.monster_at)):
            for face in (1, 4, 6):
                for twin in deeds(t, monster, face):
                    events = [one.event for one in twin.heard]
                    [first, *_] = [one for one in events if isinstance(one, (MonsterWalked, MonsterStayed))]
                    if isinstance(first, MonsterWalked):
                        speed = max(0, t.box.speeds[t.monster_cards[monster]][face - 1] - t.slowed[monster])
                        check_path(t, first, 31, monster_ground(t), speed)
                        walked += 1
    assert walked > 30
