"""Encounters: how monsters come into play."""

from __future__ import annotations

from veillee.engine.table import Seat
from veillee.games.peluches.content.box import BOSS, LEADER
from veillee.games.peluches.content.plan import MARKS_OFF_GRID, MONSTER_START, PLUSH_START
from veillee.games.peluches.events import MonsterCame
from veillee.games.peluches.options import PutMonster
from veillee.games.peluches.table import Tale
from veillee.kit.grid import FAR, NOWHERE, Square


def meet_at_random(t: Tale) -> None:
    """The deck is shuffled and as many cards drawn as there are plushies in play.

    Cards discarded before are back in it (PEL-A.14). § PEL-12.1 PEL-12.2 PEL-12.3 PEL-12.4 PEL-12.5
    """
    gather_deck(t)
    t.chance.shuffle(t.monster_deck)
    for _ in range(t.plushies()):
        if t.monster_deck:
            enter(t, t.monster_deck.pop())


def meet(t: Tale, wanted: list[tuple[str, int]]) -> None:
    """Monsters by name and number: of those that fit, leaders are taken first, then all are shuffled into the column.

    § PEL-12.8 PEL-12.9 PEL-12.10 PEL-12.13
    """
    gather_deck(t)
    cards: list[int] = []
    for name, count in wanted:
        for _ in range(count):
            card = pick(t, name)
            if card >= 0:
                cards.append(card)
    t.chance.shuffle(cards)
    for card in cards:
        enter(t, card)


def gather_deck(t: Tale) -> None:
    """The discard goes back into the monster deck. § PEL-12.3 PEL-12.9"""
    t.monster_deck += t.monster_discard
    t.monster_discard.clear()
    t.monster_deck.sort()


def pick(t: Tale, name: str) -> int:
    """A card of this name or family, a leader if there is one; a boss from the face-up pile. § PEL-12.9 PEL-12.13"""
    box = t.box
    for pile in (t.boss_pile, t.monster_deck):
        fitting = [card for card in pile if name in (box.monster_ids[card], box.families[card])]
        leaders = [card for card in fitting if box.monster_kinds[card] == LEADER]
        for card in leaders or fitting:
            pile.remove(card)
            return card
    return -1


def enter(t: Tale, card: int) -> None:
    """The card lies at the bottom of the column (PEL-A.15); a boss gets a dark stuffing for each plush.

    § PEL-12.5 PEL-12.14 PEL-12.18 PEL-44.3 PEL-44.11
    """
    t.monster_cards.append(card)
    t.monster_at.append(NOWHERE)
    t.figures.append(t.met)
    t.met += 1
    t.dark.append(t.plushies() if t.box.monster_kinds[card] == BOSS else 0)
    t.guarded.append(0)
    t.slowed.append(0)
    t.weakened.append(0)
    t.then(place_monster, len(t.monster_cards) - 1)


def place_monster(t: Tale, monster: int) -> None:
    """The narrator puts the figure on a monster start square or beside one, alone on its square (PEL-A.16).

    § PEL-7.6 PEL-12.6 PEL-12.7 PEL-12.11 PEL-12.12 PEL-12.19
    """
    put = t.box.lexicon.put_monster
    t.ask(t.owners[t.narrator], [put[square] for square in squares_round(t, MONSTER_START)], put_monster, monster)


def put_monster(t: Tale, seat: Seat, option: PutMonster, monster: int) -> None:
    """The figure stands there. § PEL-12.6 PEL-12.7"""
    t.monster_at[monster] = option.square
    t.tell(MonsterCame, t.monster_cards[monster], option.square, t.figures[monster])


def squares_round(t: Tale, signs: str) -> list[Square]:
    """The free squares with one of these signs or next to one; if all are taken, the nearest free ones. Off the grid
    only a mark of the story itself invites a figure.

    § PEL-7.4 PEL-7.5 PEL-7.6 PEL-7.8 PEL-7.9
    """
    plan = t.plan
    marked = [square for sign in signs for square in plan.squares(sign)] or plan.squares(PLUSH_START)
    near = [square for mark in marked for square in [mark, *plan.near[mark]]]
    invited = [mark for mark in marked if plan.signs[mark] in MARKS_OFF_GRID and t.is_empty(mark)]
    free = [square for square in dict.fromkeys(near) if t.is_free(square)]
    if invited or free:
        return invited or free
    steps = plan.ranges(marked[0], t.corners)
    open_squares = [square for square in plan.all_squares if t.is_free(square) and steps[square] < FAR]
    nearest = min([steps[square] for square in open_squares])
    return [square for square in open_squares if steps[square] == nearest]
