"""The box: board, cards, tokens, tiles and characters, read from content and checked against the rulebook's counts."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NewType

from veillee.engine.content import Entry, Sheet, content_hash
from veillee.engine.errors import BadContent

TOGETHER: Final = "together"
WOLF: Final = "wolf"
MODES: Final = (TOGETHER, WOLF)

PATH_CARDS: Final = 13
FLOWERS: Final = 9
PEBBLES: Final = 4
TOKENS: Final = FLOWERS + PEBBLES
ARRIVAL_TILES: Final = 4
CHARACTERS: Final = 4

PLAIN: Final = 0
WOLF_PICTURE: Final = 1
OWL: Final = 2
TRAP: Final = 3
HOOD: Final = 4
PICTURES: Final = ("none", "wolf", "owl", "trap", "hood")

HUMAN_POWERS: Final = ("stack", "hunt", "walk_on_pebbles", "draw_blind")
ANIMAL_POWERS: Final = ("step_back", "eat_tokens", "take_back", "look_at_tile")
STACK: Final = 0
HUNT: Final = 1
WALK_ON_PEBBLES: Final = 2
DRAW_BLIND: Final = 3
STEP_BACK: Final = 0
EAT_TOKENS: Final = 1
TAKE_BACK: Final = 2
LOOK_AT_TILE: Final = 3

# A space of Little Red's path or of the Wolf's track. Both begin at the edge of the wood.
Space = NewType("Space", int)
EDGE: Final = Space(0)

CONTENT: Final = Path(__file__).parent


class Box:
    """What lies in the box: one board, two pawns, a basket, and what the sheets list. Tables share it unchanged.

    § CHA-2.1 CHA-2.6 CHA-2.7 CHA-2.10
    """

    def __init__(self, folder: Path) -> None:
        board, cards, characters = [Sheet(folder, f"{name}.toml") for name in ("board", "cards", "characters")]
        self.hash = content_hash([board, cards, characters])
        self.names: dict[str, dict[str, str]] = {}
        self._read_board(board)
        self._read_cards(cards)
        self._read_characters(characters)
        board.only("board", "tiles", "tokens")
        cards.only("card")
        characters.only("character")

    def _read_board(self, sheet: Sheet) -> None:
        """The board, the tiles and the tokens. § CHA-2.1 CHA-2.3 CHA-2.4 CHA-2.5 CHA-2.8 CHA-2.9"""
        board = sheet.entry("board")
        self.hood_path = Space(board.number("hood_path", 2, 200))
        self.wolf_track = Space(board.number("wolf_track", 2, 200))
        self.easy_start = Space(board.number("easy_start", 0, self.hood_path - 1))
        self.hard_start = Space(board.number("hard_start", 0, self.hood_path - 1))
        self.wolf_start = Space(board.number("wolf_start", 0, self.wolf_track - 1))
        self.fork = Space(board.number("fork", 1, self.hood_path - 1))
        self.join = Space(board.number("join", 1, self.wolf_track - 1))
        board.done()
        if self.easy_start == self.hard_start:
            raise board.fail("easy_start", "must differ from hard_start", "starts")
        tiles = sheet.entry("tiles")
        tiles.number("path", 3, 3)
        tiles.number("cottage", 1, 1)
        tiles.done()
        tokens = sheet.entry("tokens")
        self.flowers = tokens.number("flowers", FLOWERS, FLOWERS)
        self.pebbles = tokens.number("pebbles", PEBBLES, PEBBLES)
        tokens.done()

    def _read_cards(self, sheet: Sheet) -> None:
        """The thirteen Path cards. § CHA-2.2"""
        entries = sheet.entries("card")
        if len(entries) != PATH_CARDS:
            wrong = f"the box has {PATH_CARDS} Path cards, not {len(entries)}"
            raise entries[-1].fail("card", wrong, "cards", needed=PATH_CARDS, count=len(entries))
        self.card_ids: list[str] = []
        self.number: list[int] = []
        self.flower_count: list[int] = []
        self.picture: list[int] = []
        self.modes: list[tuple[str, ...]] = []
        for card, entry in enumerate(entries):
            self._read_card(card, entry)
        for picture in (WOLF_PICTURE, OWL, TRAP, HOOD):
            if picture not in self.picture:
                raise one_picture(entries[0], picture)
        for card, entry in enumerate(entries):
            self._check_modes(card, entry)
        self.cards_of = {mode: [card for card in range(PATH_CARDS) if mode in self.modes[card]] for mode in MODES}
        self.wolf_card = self.picture.index(WOLF_PICTURE)
        self.hood_card = self.picture.index(HOOD)

    def _check_modes(self, card: int, entry: Entry) -> None:
        """The Owl is for mode 1, the Trap for mode 2, the others for both. § CHA-3.1 CHA-14.6"""
        picture = self.picture[card]
        wanted = (TOGETHER,) if picture == OWL else (WOLF,) if picture == TRAP else MODES
        if sorted(self.modes[card]) != sorted(wanted):
            modes = ", ".join(wanted)
            raise entry.fail("modes", f"must be {modes} for a card with this picture", "modes", known=modes)

    def _read_card(self, card: int, entry: Entry) -> None:
        """One Path card."""
        self.card_ids.append(entry.unique("id", self.card_ids))
        self.number.append(entry.number("number", 0, 20))
        self.flower_count.append(entry.number("flowers", 0, TOKENS))
        picture = PICTURES.index(entry.one_of("picture", PICTURES))
        if picture != PLAIN and picture in self.picture:
            raise one_picture(entry, picture)
        self.picture.append(picture)
        self.modes.append(entry.words("modes", MODES))
        self._name(f"card-{card}", entry.name("name"))
        entry.done()

    def _read_characters(self, sheet: Sheet) -> None:
        """The four Character cards with two faces. § CHA-2.11"""
        entries = sheet.entries("character")
        if len(entries) != CHARACTERS:
            wrong = f"the box has {CHARACTERS} characters, not {len(entries)}"
            raise entries[-1].fail("character", wrong, "characters", needed=CHARACTERS, count=len(entries))
        self.character_ids: list[str] = []
        self.human_power: list[int] = []
        self.animal_power: list[int] = []
        for character, entry in enumerate(entries):
            self.character_ids.append(entry.unique("id", self.character_ids))
            self.human_power.append(power(entry, "human_power", HUMAN_POWERS, self.human_power))
            self.animal_power.append(power(entry, "animal_power", ANIMAL_POWERS, self.animal_power))
            self._name(f"human-{character}", entry.name("human"))
            self._name(f"animal-{character}", entry.name("animal"))
            entry.done()

    def _name(self, key: str, name: dict[str, str]) -> None:
        for language, text in name.items():
            self.names.setdefault(language, {})[key] = text


def one_picture(entry: Entry, picture: int) -> BadContent:
    """Every picture but the plain one is on one card."""
    shown = PICTURES[picture]
    return entry.fail("picture", f"exactly one card shows {shown}", "one-picture", value=shown)


def power(entry: Entry, field: str, powers: tuple[str, ...], taken: list[int]) -> int:
    """A power that no other character has."""
    found = powers.index(entry.one_of(field, powers))
    if found in taken:
        wrong = f"{powers[found]!r} stands on another character already"
        raise entry.fail(field, wrong, "power-twice", value=repr(powers[found]))
    return found
