"""What one seat may see of the tale: everything but the decks, and of the book what is open."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.engine.words import View
from veillee.games.peluches.content.book import NO_PAGE, Page
from veillee.games.peluches.content.box import SLOTS
from veillee.games.peluches.pieces import NOTHING
from veillee.games.peluches.table import Tale


@dataclass(unsafe_hash=True)
class PlushView(View):
    """A plush with all that lies on its card. Conditions and items are numbers of cards."""

    character: int
    owner: int
    square: int
    stuffing: int
    hearts: int
    buttons: int
    stored: int
    pocket: int
    items: tuple[int, ...]
    conditions: tuple[int, ...]


@dataclass(unsafe_hash=True)
class MonsterView(View):
    """A monster of the column. Its figure tells it from others with the same card."""

    card: int
    square: int
    defence: int
    dark: int
    figure: int


@dataclass(unsafe_hash=True)
class TrialView(View):
    """An open test or the group task: what it asks for, and where."""

    test: int
    colour: int
    target: int
    mark: str


@dataclass(unsafe_hash=True)
class PlanView(View):
    """The map that lies open: its squares row by row, one sign each, and the lines on their right and below them.

    A line is a number with a bit for each colour (red 1, green 2, yellow 4, blue 8, purple 16) and 32 for a wall.
    """

    width: int
    height: int
    signs: str
    right: tuple[int, ...]
    below: tuple[int, ...]
    search: int


@dataclass(unsafe_hash=True)
class TaleView(View):
    """The tale as everybody sees it. Dice are counted by colour: red, green, yellow, blue, purple, white, black."""

    seats: int
    asked: tuple[int, ...]
    story: int
    page: int
    plan: PlanView | None
    turns: int
    active: int
    narrator: int
    plushies: tuple[PlushView, ...]
    monsters: tuple[MonsterView, ...]
    group_items: tuple[int, ...]
    bag: tuple[int, ...]
    dice_discard: tuple[int, ...]
    hand: tuple[int, ...]
    threat: int
    pool: tuple[int, ...]
    rolled: tuple[int, ...]
    roll_kind: int
    rolling: int
    task: TrialView | None
    task_values: tuple[int, ...]
    task_colours: tuple[int, ...]
    tests: tuple[TrialView, ...]
    environments: tuple[int, ...]
    lost_tokens: tuple[int, ...]
    foreseen: int
    reader: int
    token_kinds: tuple[int, ...]
    token_squares: tuple[int, ...]
    explored: tuple[str, ...]
    shelf: tuple[int, ...]
    surges: int
    still: bool
    awake: bool
    sleep_shown: tuple[int, ...]
    sleep_deck: int
    item_deck: int
    lost_deck: int
    monster_deck: int
    boss_pile: tuple[int, ...]


def look(t: Tale) -> TaleView:
    """The view of everybody: nothing is hidden but what lies face down. § PEL-4.2 PEL-8.6"""
    return TaleView(
        seats=t.seats,
        asked=tuple([question.seat for question in t.questions if not question.optional]),
        story=t.story,
        page=t.page,
        plan=look_at_plan(t.spread) if t.page != NO_PAGE else None,
        turns=t.turns,
        active=t.active,
        narrator=t.narrator,
        plushies=tuple([look_at_plush(t, plush) for plush in range(t.plushies())]),
        monsters=tuple([look_at_monster(t, monster) for monster in range(len(t.monster_cards))]),
        group_items=tuple(t.group_items),
        bag=tuple(t.bag),
        dice_discard=tuple(t.dice_discard),
        hand=tuple(t.hand),
        threat=t.threat,
        pool=tuple(t.pool),
        rolled=tuple(t.rolled),
        roll_kind=t.roll_kind,
        rolling=t.rolling,
        task=look_at_trial(t, t.task) if t.task != NOTHING else None,
        task_values=tuple(t.task_values),
        task_colours=tuple(t.task_colours),
        tests=tuple([look_at_trial(t, number) for number in t.open_tests]),
        environments=tuple(t.environments),
        lost_tokens=tuple(t.lost_tokens),
        foreseen=t.foreseen,
        reader=t.reader,
        token_kinds=tuple(t.token_kinds),
        token_squares=tuple(t.token_at),
        explored=tuple(t.explored) if t.page != NO_PAGE else (),
        shelf=tuple(t.shelf),
        surges=t.surges,
        still=t.still,
        awake=t.awake,
        sleep_shown=tuple(t.sleep_shown),
        sleep_deck=len(t.sleep_deck),
        item_deck=len(t.item_deck),
        lost_deck=len(t.lost_deck),
        monster_deck=len(t.monster_deck),
        boss_pile=tuple(t.boss_pile),
    )


def look_at_plan(page: Page) -> PlanView:
    """A map; the others stay between the covers."""
    plan = page.plan
    return PlanView(plan.width, plan.height, plan.signs, tuple(plan.right), tuple(plan.below), page.search)


def look_at_plush(t: Tale, plush: int) -> PlushView:
    """A plush and its card."""
    afflicted = t.conditions[plush] != 0
    conditions = [one for one in range(len(t.box.condition_ids)) if t.has_condition(plush, one)] if afflicted else []
    return PlushView(
        character=t.characters[plush],
        owner=t.owners[plush],
        square=t.at[plush],
        stuffing=t.stuffing[plush],
        hearts=t.hearts[plush],
        buttons=t.buttons[plush],
        stored=t.stored[plush],
        pocket=t.pocket[plush],
        items=tuple(t.items[plush * SLOTS : plush * SLOTS + SLOTS]),
        conditions=tuple(conditions),
    )


def look_at_monster(t: Tale, monster: int) -> MonsterView:
    """A monster of the column with its defence as it is now."""
    card = t.monster_cards[monster]
    defence = t.box.defences[card] + t.guarded[monster] - t.weakened[monster]
    return MonsterView(card, t.monster_at[monster], max(1, defence), max(0, t.dark[monster]), t.figures[monster])


def look_at_trial(t: Tale, number: int) -> TrialView:
    """What a test or task asks for."""
    trial = t.box.book.trials[number]
    return TrialView(number, trial.colour, trial.target, trial.mark)
