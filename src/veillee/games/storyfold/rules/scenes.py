"""Scenes: set up, played phase by phase, won or lost, left behind. The book can be folded after each."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Plan, Seat
from veillee.games.storyfold.content.box import NO_CREATURE
from veillee.games.storyfold.content.deeds import Travel
from veillee.games.storyfold.events import (
    BookFolded,
    MarkersSet,
    PlaceSeen,
    SceneLost,
    SceneOpened,
    SceneWon,
    Travelled,
)
from veillee.games.storyfold.options import TURN_PAGE, TurnPage
from veillee.games.storyfold.pieces import LUMA_WON, NO_SHADE, OPEN, Outcome
from veillee.games.storyfold.rules.actions import choose_action, lay_action_down, ready_dice
from veillee.games.storyfold.rules.creatures import discard
from veillee.games.storyfold.rules.shadow_phase import shadow_phase
from veillee.games.storyfold.rules.story import do_deeds, read, tell_echoes
from veillee.games.storyfold.rules.track import advance_shadow
from veillee.games.storyfold.table import Wood, when_a_scene_ends
from veillee.kit.book import hear


def journey(t: Wood, scene: int) -> None:
    """A Chapter goes on at a Scene. All that is still planned for the Chapter lies under this mark."""
    t.scene(play_scene, scene)


def play_scene(t: Wood, scene: int) -> None:
    """A Scene is set up, then phase follows phase until one of its two endings is reached. § STO-20.5 STO-20.6"""
    t.then(open_scene, scene)
    t.then(play_phases)


def open_scene(t: Wood, scene: int) -> None:
    """The book lies open: the opening is read, the markers are set as the page and the level say, and the set-up
    happens in its order. Companions can help again.

    § STO-11.3 STO-15.1 STO-17.1 STO-17.11 STO-20.5
    """
    leaf = t.box.book.scenes[scene]
    if not hear(t, leaf.opening, t.known, t.imagined):
        return
    t.glade = scene
    t.outcome = OPEN
    t.phases = 0
    t.light = max(1, leaf.light - t.rigour.light)
    t.shadow = min(t.box.shadow_spaces, leaf.shadow + t.rigour.shadow)
    t.turned = ()
    t.tell(SceneOpened, scene, leaf.opening, scene)
    tell_echoes(t, leaf.opening)
    if t.heard is not None:
        for place in leaf.places:
            t.tell(PlaceSeen, place)
    t.tell(MarkersSet, t.light, t.shadow)
    t.then(do_deeds, leaf.opening)
    for _ in range(t.rigour.advances):
        t.then(advance_shadow)


def play_phases(t: Wood) -> None:
    """A Luma phase, a Shadow phase, and again. § STO-18.14 STO-19.8 STO-20.6"""
    ready_dice(t)
    t.then_all(PHASES)


PHASES: Final = Plan[Wood](choose_action, shadow_phase, play_phases)


def end_scene(t: Wood, outcome: Outcome) -> None:
    """The Scene is over with the first of its two endings: what was still planned in it no longer happens, and what was
    in hand is gathered.

    § STO-15.2 STO-15.3 STO-15.5 STO-15.7
    """
    t.outcome = outcome
    t.leave(play_scene)
    gather(t)
    if outcome == LUMA_WON:
        t.tell(SceneWon, t.glade)
        t.then(read, t.leaf.luma)
    else:
        t.tell(SceneLost, t.glade)
        t.then(read, t.leaf.dark)


def gather(t: Wood) -> None:
    """Dice of a roll, cards in hand and a Shadow card that was being resolved go where they belong."""
    lay_action_down(t)
    t.boon_discard += t.drawn + t.in_play
    t.drawn = ()
    t.in_play = ()
    t.waiting.clear()
    t.stirring = NO_CREATURE
    t.shadow_due = 0
    if t.shade != NO_SHADE:
        t.shadow_discard += (t.shade,)
        t.shade = NO_SHADE


def travel(t: Wood, deed: Travel) -> None:
    """The journey goes on at another Scene, and the book can be folded before it is set up.

    § STO-15.6 STO-16.1 STO-16.2 STO-20.4 STO-20.5
    """
    scene = t.box.book.scene_number(deed.scene)
    pack_up(t)
    t.tell(Travelled, scene)
    t.leave(journey)
    t.then(fold_book, scene)
    t.scene(journey, scene)


def pack_up(t: Wood) -> None:
    """The travel steps: creatures are discarded without crystals, the River is Cleaned, the markers of the Scene are
    removed; all dice lie with the used ones. Spirit, crystals, the order of the Action cards, gained dice, the Boon
    zone and the faces of Luma and Brom stay as they are (STO-AMB.22).

    § STO-6.9 STO-12.8 STO-17.8 STO-20.1 STO-20.2 STO-20.3 STO-20.7 STO-20.8 STO-20.9
    """
    for creature in t.creatures():
        discard(t, creature)
    for size, count in enumerate(t.dice):
        t.used[size] += count
        t.dice[size] = 0
    t.marked = t.healed = t.weakened = ()
    t.fewer_dice = 0
    t.brom_away = False


def fold_book(t: Wood, scene: int) -> None:
    """The wings close over the page. Here one may leave for tonight: all is kept as it lies, every deck in its order
    with its discard, Luma, Brom and the Boon zone, the River with its crystals, Spirit, dice (STO-AMB.21); whoever
    comes back finds it so, and the Scene is set up.

    § STO-16.1 STO-16.2 STO-16.3 STO-16.4 STO-16.5 STO-16.6 STO-16.8 STO-16.9 STO-16.10 STO-16.11 STO-16.12
    STO-16.14 STO-16.15 STO-17.1 STO-17.2 STO-17.3 STO-17.4 STO-17.5 STO-17.6 STO-17.7 STO-17.8 STO-17.10 STO-17.11
    """
    t.rest(t.group(), TURN_PAGE, unfold_book, scene)


def unfold_book(t: Wood, seat: Seat, option: TurnPage, scene: int) -> None:
    """The book opens again where it was folded. § STO-17.1 STO-17.11"""
    t.tell(BookFolded, scene)


when_a_scene_ends(end_scene)
