"""Pages: opening one, playing turns on it, leaving it for the next."""

from __future__ import annotations

from veillee.games.peluches.content.box import BOSS
from veillee.games.peluches.content.deeds import Leave
from veillee.games.peluches.content.plan import PLUSH_START
from veillee.games.peluches.events import EnvironmentSet, PageLeft, PageOpened, PanelRead
from veillee.games.peluches.pieces import NOBODY
from veillee.games.peluches.rules.shopping import close_shop
from veillee.games.peluches.rules.story import choose_place, close_task, do_deeds, is_told, read_on
from veillee.games.peluches.rules.turn import act, discard_dice, take_turn
from veillee.games.peluches.table import Tale
from veillee.kit.book import NO_SECTION
from veillee.kit.grid import NOWHERE


def play_page(t: Tale, page: int) -> None:
    """A page is opened, then turn follows turn until the story leaves it. § PEL-7.1"""
    t.scene(open_page, page)
    t.then(play_on)


def open_page(t: Tale, page: int) -> None:
    """The book lies open at a page: plushies are put on or beside their start from the narrator on (PEL-A.6), then the
    page is set up as it says.

    § PEL-5.23 PEL-7.1 PEL-7.4 PEL-7.5
    """
    t.page = page
    t.turns = 0
    t.tell(PageOpened, page)
    for name in t.spread.environments:
        environment = t.box.environment_ids.index(name)
        t.environments.append(environment)
        t.tell(EnvironmentSet, environment)
    for step in range(t.plushies()):
        t.then(choose_place, (t.narrator + step) % t.plushies(), PLUSH_START)
    t.then(enter_page)
    t.then(read_on)


def enter_page(t: Tale) -> None:
    """The first section of a page is read, then its side panel; then what the section says happens. § PEL-7.1"""
    if is_told(t, t.spread.enter):
        if t.spread.has_panel:
            t.tell(PanelRead, t.page)
        t.then(do_deeds, t.spread.enter, 0)


def play_on(t: Tale) -> None:
    """Turn after turn, clockwise. § PEL-5.21 PEL-5.22 PEL-13.3 PEL-36.3"""
    t.scene(take_turn, t.narrator if t.active == NOBODY else t.left_of(t.active))
    t.then(play_on)


def leave(t: Tale, deed: Leave) -> None:
    """The page is left when the turn is over (PEL-A.12), or at once: then the dice before the active plush are
    discarded, and nothing more happens on the page. A surge and the monsters' turn are always played to their end.

    § PEL-11.4 PEL-11.5
    """
    page = t.box.book.page_number(deed.page)
    if deed.at_once and t.is_playing(act):
        t.leave(take_turn)
        t.then(discard_dice, t.active)
        t.then(read_on)
        t.then(turn_page, page)
    else:
        t.after(take_turn if t.is_playing(take_turn) else open_page, turn_page, page)


def turn_page(t: Tale, page: int) -> None:
    """The story goes on at another page. § PEL-11.4"""
    t.leave(play_page)
    clear_map(t)
    t.scene(play_page, page)


def clear_map(t: Tale) -> None:
    """Monsters and tokens are removed, figures go back to their cards, an open task is closed, the shop packs up.

    § PEL-10.8 PEL-11.1 PEL-11.2 PEL-11.3
    """
    t.tell(PageLeft, t.page)
    for card in t.monster_cards:
        if t.box.monster_kinds[card] == BOSS:
            t.boss_pile.append(card)
        else:
            t.monster_discard.append(card)
    for column in (t.monster_cards, t.monster_at, t.figures, t.dark, t.guarded, t.slowed, t.weakened):
        column.clear()
    t.at = [NOWHERE] * t.plushies()
    close_task(t)
    close_shop(t)
    clear_page(t)


def clear_page(t: Tale) -> None:
    """What belonged to the page alone: explored points, surges, tokens, environments, tests and goals. § PEL-11.2"""
    t.explored.clear()
    t.lost_tokens.clear()
    t.environments.clear()
    t.token_kinds.clear()
    t.token_at.clear()
    t.open_tests.clear()
    t.goals.clear()
    t.once_used.clear()
    t.surges = 0
    t.each_turn = NO_SECTION
    t.still = False
