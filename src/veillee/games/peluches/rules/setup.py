"""Set-up, from the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.game import Setting, Settings
from veillee.engine.table import Seat
from veillee.games.peluches.content.box import (
    BOSS,
    DICE_OF_A_COLOUR,
    ITEM,
    KEEPSAKE,
    LOST,
    MONSTER,
    MOST_PLUSHIES,
    SLOTS,
    Box,
    CardKind,
)
from veillee.games.peluches.content.colours import ATTRIBUTE_COLOURS, BLACK, COLOURS, NO_DIE, WHITE
from veillee.games.peluches.events import PlushChosen, StoryBegan
from veillee.games.peluches.options import ChoosePlush
from veillee.games.peluches.pieces import ASLEEP, AWAKE, NO_CARD, NO_ITEM, RESTLESS
from veillee.games.peluches.rules.asides import recall
from veillee.games.peluches.rules.pages import play_page
from veillee.games.peluches.table import Tale, blank_table
from veillee.kit.grid import NOWHERE

FEWEST_PLUSHIES: Final = 2
STUFFING: Final = 5
BOTTOM: Final = 3


def settings_for(box: Box, seats: int) -> tuple[Setting, ...]:
    """What the players choose before the story: which one, with how many plushies, who reads first.

    With fewer than four players some play two plushies, never more than four in all; alone one plays for two to four.
    § PEL-5.19 PEL-5.25 PEL-5.26 PEL-5.27 PEL-6.1 PEL-6.2 PEL-6.3
    """
    plushies = tuple(range(min(max(seats, FEWEST_PLUSHIES), MOST_PLUSHIES), MOST_PLUSHIES + 1))
    return (
        Setting("story", tuple([story.name for story in box.book.stories])),
        Setting("plushies", plushies),
        Setting("narrator", tuple(range(seats)), is_seat=True),
        Setting("purple_opens_all_lines", (True, False)),
        Setting("bookmark_follows_active_player", (False, True)),
        Setting("strict_corners", (False, True)),
        Setting("may_give_last_stuffing", (True, False)),
        Setting("discard_stored_die_on_fall", (False, True)),
        Setting("unconscious_may_use_abilities", (True, False)),
    )


def seat_counts() -> range:
    """2 to 4 players, and one alone with several plushies. § PEL-1.1 PEL-1.3"""
    return range(1, MOST_PLUSHIES + 1)


def set_up(box: Box, seats: int, settings: Settings, chance: Chance) -> Tale:
    """Bag, decks, sleep cards; the plushies are chosen; then the introduction and the first page.

    § PEL-5.1 PEL-5.23 PEL-5.24
    """
    t = blank_table(box, seats, chance)
    agree(t, settings)
    give_cards(t, int(settings["narrator"]))
    fill_bag(t)
    lay_decks(t)
    lay_sleep_deck(t)
    t.then(announce)
    for plush in range(t.plushies()):
        t.then(choose_plush, plush)
    t.then(recall)
    t.scene(play_page, box.book.stories[t.story].first)
    return t


def owners_of(seats: int, plushies: int) -> list[Seat]:
    """Who plays which plush: a player's two sit next to each other (PEL-A.40). § PEL-6.1 PEL-6.4 PEL-6.5"""
    return [seat for seat in range(seats) for _ in range(plushies // seats + (seat < plushies % seats))]


def agree(t: Tale, settings: Settings) -> None:
    """The story, who plays which plush, and the rulings that people may see otherwise. § PEL-5.25 PEL-6.1"""
    t.story = [story.name for story in t.box.book.stories].index(str(settings["story"]))
    t.owners = owners_of(t.seats, int(settings["plushies"]))
    t.purple_keys = bool(settings["purple_opens_all_lines"])
    t.follow_bookmark = bool(settings["bookmark_follows_active_player"])
    t.corners = bool(settings["strict_corners"])
    t.last_stuffing = bool(settings["may_give_last_stuffing"])
    t.drop_stored = bool(settings["discard_stored_die_on_fall"])
    t.faint_abilities = bool(settings["unconscious_may_use_abilities"])


def give_cards(t: Tale, narrator: Seat) -> None:
    """A card for every plush: five stuffing, no heart, no button, no item. The narrator begins.

    § PEL-5.3 PEL-5.20 PEL-5.21 PEL-6.6
    """
    count = len(t.owners)
    t.characters = [NO_CARD] * count
    t.narrator = t.owners.index(narrator)
    t.stuffing = [STUFFING] * count
    t.hearts = [0] * count
    t.buttons = [0] * count
    t.at = [NOWHERE] * count
    t.stored = [NO_DIE] * count
    t.stored_now = [False] * count
    t.pocket = [NO_DIE] * count
    t.pocket_now = [False] * count
    t.items = [NO_ITEM] * (count * SLOTS)
    t.conditions = [0] * count
    t.cheered = [0] * count


def fill_bag(t: Tale) -> None:
    """All attribute dice, and of white and black dice one more than there are plushies (PEL-A.1).

    § PEL-2.7 PEL-3.15 PEL-3.16 PEL-5.5 PEL-5.6 PEL-5.7 PEL-5.8
    """
    t.bag = [0] * len(COLOURS)
    t.dice_discard = [0] * len(COLOURS)
    t.hand = [0] * len(COLOURS)
    for colour in range(ATTRIBUTE_COLOURS):
        t.bag[colour] = DICE_OF_A_COLOUR
    t.bag[WHITE] = t.bag[BLACK] = t.plushies() + 1


def join_monsters(t: Tale, card: int) -> None:
    """A monster joins its deck, a boss the bosses."""
    (t.boss_pile if t.box.monster_kinds[card] == BOSS else t.monster_deck).append(card)


# What a card joins that an earlier story discovered; a keepsake stays in the box.
JOINS: Final[dict[CardKind, Callable[[Tale, int], None]]] = {
    ITEM: lambda t, card: t.item_deck.append(card),
    LOST: lambda t, card: t.lost_deck.append(card),
    MONSTER: join_monsters,
    KEEPSAKE: lambda t, card: None,
}


def lay_decks(t: Tale) -> None:
    """Items, lost toys and monsters are shuffled, with what earlier stories discovered; bosses lie face up; the
    cards of this story's own discovery are set aside in their order.

    § PEL-4.1 PEL-4.3 PEL-4.4 PEL-4.5 PEL-4.7 PEL-4.8 PEL-4.9 PEL-5.9 PEL-5.10 PEL-5.11 PEL-5.12 PEL-5.13
    """
    box = t.box
    t.item_deck = list(range(box.plain_items))
    t.lost_deck = list(range(box.plain_lost))
    t.monster_deck = [card for card in range(box.plain_monsters) for _ in range(box.monster_copies[card])]
    own = box.book.stories[t.story].discovery
    for number, name in enumerate(box.discovery_ids):
        card, kind = box.discovery_cards[number], box.discovery_kinds[number]
        if name in own:
            t.discovery.append(number)
        elif box.discovery_story[number] <= t.story and box.discovery_joins[number]:
            JOINS[kind](t, card)
    for deck in (t.item_deck, t.lost_deck, t.monster_deck):
        t.chance.shuffle(deck)


def lay_sleep_deck(t: Tale) -> None:
    """The card that wakes her lies among the last three, the others on top.

    § PEL-5.14 PEL-5.15 PEL-5.16
    """
    others = [ASLEEP] * t.box.asleep + [RESTLESS] * t.box.restless
    t.chance.shuffle(others)
    bottom = [AWAKE, *others[: BOTTOM - 1]]
    t.chance.shuffle(bottom)
    t.sleep_deck = bottom + others[BOTTOM - 1 :]


def announce(t: Tale) -> None:
    """The introduction of the story is read before play. § PEL-5.24 PEL-5.27"""
    t.tell(StoryBegan, t.story, t.plushies(), t.story)


def choose_plush(t: Tale, plush: int) -> None:
    """Each player picks a plush card that nobody else has; some come only with later stories. In a campaign everybody
    goes on with the same plush, unless one that comes with this story takes its place.

    § PEL-5.1 PEL-5.2 PEL-5.4 PEL-5.26
    """
    box = t.box
    from_story = box.from_story
    free = [character for character in range(len(from_story)) if from_story[character] <= t.story + 1]
    if t.comrades:
        mine = t.comrades[plush]
        newcomers = [one for one in free if from_story[one] == t.story + 1 and one not in t.comrades]
        free = [mine, *newcomers] if t.story else [mine]
    options = [box.lexicon.choose_plush[character] for character in free if character not in t.characters]
    t.ask(t.seat_of(plush), options, take_plush, plush)


def take_plush(t: Tale, seat: Seat, option: ChoosePlush, plush: int) -> None:
    """Card and figure are this player's. § PEL-5.1 PEL-5.2"""
    t.characters[plush] = option.plush
    t.tell(PlushChosen, seat, option.plush)
