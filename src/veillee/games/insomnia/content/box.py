"""The box: sheep cards, nightmares, dream tiles, pillow tables, read from content and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from veillee.engine.content import Entry, Sheet, content_hash
from veillee.games.insomnia.content.effects import (
    GAIN_ACTION,
    MOVE_ACTION,
    PLACE_ACTION,
    Action,
    Effect,
    TileVerbs,
    read_action,
)
from veillee.games.insomnia.content.nightmares import NIGHTMARE_MOVE, NIGHTMARE_VERBS, NightmareVerb, after, strikes_of
from veillee.games.insomnia.options import HAND, MOST_TILES, SPACES, PlayCard, PlayRevealed, Space

CONTENT: Final = Path(__file__).parent

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

THREE: Final = "three"
INFINITE: Final = "infinite"
PLAIN_BONUS: Final = 3


class Box:
    """What lies in the box: a ring of ten spaces, a fence, one set a player, and what the sheets list.

    Tables share it unchanged. § INS-1.1 INS-1.4 INS-1.5 INS-1.6 INS-1.7 INS-1.8 INS-1.10 INS-1.11 INS-1.17
    """

    def __init__(self, folder: Path, verbs: TileVerbs) -> None:
        self.verbs = verbs
        names = ("board", "cards", "nightmares", "tiles")
        board, cards, nightmares, tiles = [Sheet(folder, f"{name}.toml") for name in names]
        self.hash = content_hash([board, cards, nightmares, tiles])
        self.names: dict[str, dict[str, str]] = {}
        self._read_board(board)
        self._read_cards(cards)
        self._read_nightmares(nightmares)
        self._read_tiles(tiles, verbs)
        board.only("board", "pillows", "solo")
        cards.only("card")
        nightmares.only("nightmare", "card")
        tiles.only("tile")

    def _read_board(self, sheet: Sheet) -> None:
        """The numbers of the rulebook and the pillow tables. § INS-1.9 INS-1.16 INS-2.4"""
        board = sheet.entry("board")
        self.fence = board.number("fence", 0, 40)
        self.pillow = board.number("pillow", 1, 200)
        self.zzz = board.number("zzz", 1, 40)
        self.market = board.number("market", 1, 10)
        self.first_tiles = [Space(number) for number in board.numbers("first_tiles", 1, SPACES)]
        if len(set(self.first_tiles)) != len(self.first_tiles):
            raise board.fail("first_tiles", "must be different spaces", "different-spaces")
        board.done()
        self.pillow_ranks: dict[int, tuple[int, ...]] = {}
        self.pillow_awake: dict[int, int] = {}
        for entry in sheet.entries("pillows"):
            players = entry.number("players", FEWEST_PLAYERS, MOST_PLAYERS)
            if players in self.pillow_ranks:
                raise entry.fail(
                    "players", f"there is another table for {players} players", "table-twice", count=players
                )
            ranks = entry.numbers("ranks", 0, self.pillow)
            if len(ranks) != players or list(ranks) != sorted(ranks, reverse=True):
                wrong = f"must be {players} numbers, the first rank's the largest"
                raise entry.fail("ranks", wrong, "ranks", count=players)
            self.pillow_ranks[players] = ranks
            self.pillow_awake[players] = entry.number("awake", 1, self.pillow)
            entry.done()
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
            if players not in self.pillow_ranks:
                raise board.fail("pillows", f"there is no [[pillows]] for {players} players", "no-table", count=players)
        self._read_solo(sheet.entry("solo"))

    def _read_solo(self, solo: Entry) -> None:
        """How a lone night is counted. § INS-22.8"""
        self.winks_per_space = solo.number("winks_per_space", 1, 40)
        self.solo_bonus = solo.number("bonus", 0, 40)
        self.bonus_spaces = solo.number("bonus_spaces", 1, 40)
        self.round_cost = solo.number("round_cost", 0, 40)
        self.grades = solo.numbers("grades", -100, 200)
        if len(self.grades) != 3 or list(self.grades) != sorted(self.grades):
            raise solo.fail("grades", "must be three numbers in rising order", "grades")
        solo.done()

    def _read_cards(self, sheet: Sheet) -> None:
        """The sheep cards by kind, with what each of their actions does. § INS-1.13 INS-7.13 INS-7.14"""
        self.card_ids: list[str] = []
        self.marked: list[tuple[int, ...]] = []
        self.forms: list[str] = []
        self.plays: list[list[PlayCard]] = []
        self.top_plays: list[list[PlayRevealed]] = []
        self.actions: list[list[list[Action]]] = []
        self.card_moves: list[list[int]] = []
        for card, entry in enumerate(sheet.entries("card")):
            self._read_card(card, entry)
        self.sheep_kinds = len(self.card_ids)
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
            if len(self.sheep_deck(players)) < HAND * players:
                wrong = f"{players} players need {HAND * players} sheep cards; there are fewer"
                raise sheet.entries("card")[-1].fail("marked", wrong, "few-sheep", count=players, least=HAND * players)

    def _read_card(self, card: int, entry: Entry) -> None:
        """One kind of sheep card. § INS-24.3"""
        self.card_ids.append(entry.unique("id", self.card_ids))
        form = entry.one_of("form", ("or", "and"))
        texts = entry.data.get("actions")
        entry.read.add("actions")
        if not isinstance(texts, list) or not texts:
            raise entry.fail("actions", "must be a list such as ['move 3', 'place 1']", "actions")
        found = [read_action(entry, "actions", str(text)) for text in texts]
        if len({(action.kind, action.n) for action in found}) != len(found):
            raise entry.fail("actions", "the same action stands twice", "action-twice")
        self.forms.append(form)
        actions = [found] if form == "and" else [[action] for action in found]
        self.actions.append(actions)
        self.plays.append([PlayCard(card, *amounts(action)) for action in actions])
        self.top_plays.append([PlayRevealed(card, *amounts(action)) for action in actions])
        self.card_moves.append([action.n for action in found if action.kind == MOVE_ACTION])
        marked = entry.numbers("marked", 0, 50)
        if len(marked) != MOST_PLAYERS - FEWEST_PLAYERS + 1:
            raise entry.fail("marked", "must be three numbers: cards marked 2, 3 and 4", "marked")
        self.marked.append(marked)
        self._name(f"card-{card}", entry.name("name"))
        entry.done()

    def _read_nightmares(self, sheet: Sheet) -> None:
        """The nightmares with their cards. § INS-1.14 INS-1.15 INS-13.2"""
        self.nightmare_ids: list[str] = []
        entries = sheet.entries("nightmare")
        for nightmare, entry in enumerate(entries):
            self.nightmare_ids.append(entry.unique("id", self.nightmare_ids))
            name = entry.name("name")
            self._name(f"nightmare-{nightmare}", name)
            alone = {language: text[:1].upper() + text[1:] for language, text in name.items()}
            self._name(f"setting-nightmare-{self.nightmare_ids[-1].replace('_', '-')}", alone)
            entry.done()
        self.nightmare_cards: list[list[int]] = [[] for _ in self.nightmare_ids]
        self.nightmare_verb: list[NightmareVerb] = [NIGHTMARE_MOVE] * self.sheep_kinds
        self.nightmare_n: list[int] = [0] * self.sheep_kinds
        self.strikes: list[list[int]] = [[] for _ in range(self.sheep_kinds)]
        self.nightmare_of: list[int] = [-1] * self.sheep_kinds
        for card, entry in enumerate(sheet.entries("card"), self.sheep_kinds):
            self._read_nightmare_card(card, entry)
        self.card_count = len(self.nightmare_verb)
        for nightmare, entry in enumerate(entries):
            if not self._always_crosses(nightmare):
                wrong = "its cards, in some order, never bring it over the fence: the draw pile would run out"
                raise entry.fail("id", wrong, "never-crosses")

    def _read_nightmare_card(self, card: int, entry: Entry) -> None:
        """One kind of nightmare card. § INS-24.4"""
        self.card_ids.append(entry.unique("id", self.card_ids))
        nightmare = self.nightmare_ids.index(entry.one_of("nightmare", tuple(self.nightmare_ids)))
        self.nightmare_of.append(nightmare)
        self.nightmare_verb.append(NightmareVerb(NIGHTMARE_VERBS.index(entry.one_of("do", NIGHTMARE_VERBS))))
        self.nightmare_n.append(entry.number("n", 1, SPACES))
        self.strikes.append(strikes_of(self.nightmare_verb[card], self.nightmare_n[card]))
        self.nightmare_cards[nightmare] += [card] * entry.number("count", 1, 30)
        self._name(f"card-{card}", entry.name("name"))
        entry.done()

    def _always_crosses(self, nightmare: int) -> bool:
        """Do all its cards, in any order, bring it over the fence? Then no draw pile ever runs out (INS-A.8)."""
        kinds = sorted(set(self.nightmare_cards[nightmare]))
        full = tuple([self.nightmare_cards[nightmare].count(card) for card in kinds])
        todo = [(full, 0, 0)]
        seen = set(todo)
        while todo:
            left, at, web = todo.pop()
            if not any(left):
                return False
            for index, card in enumerate(kinds):
                if left[index]:
                    place, thread = after(self.nightmare_verb[card], self.nightmare_n[card], at, web)
                    rest = (*left[:index], left[index] - 1, *left[index + 1 :])
                    if place <= SPACES and (rest, place, thread) not in seen:
                        seen.add((rest, place, thread))
                        todo.append((rest, place, thread))
        return True

    def _read_tiles(self, sheet: Sheet, verbs: TileVerbs) -> None:
        """The dream tiles: a name, an ability, a placement bonus. § INS-1.12 INS-19.1"""
        entries = sheet.entries("tile")
        self.tile_ids: list[str] = []
        self.infinite_bonus: list[bool] = []
        self.in_solo: list[bool] = []
        self.only_calm: list[bool] = []
        self.abilities: list[list[Effect]] = []
        for tile, entry in enumerate(entries):
            self.tile_ids.append(entry.unique("id", self.tile_ids))
            self.infinite_bonus.append(entry.one_of("bonus", (THREE, INFINITE)) == INFINITE)
            self.in_solo.append(entry.flag("solo"))
            needs = entry.one_of("needs", ("calm",)) if "needs" in entry.data else ""
            self.only_calm.append(needs == "calm")
            self.abilities.append([verbs.read(effect) for effect in entry.inner("effects")])
            self._name(f"tile-{tile}", entry.name("name"))
            self._name(f"says-{tile}", entry.name("says"))
            entry.done()
        fewest = SPACES + self.market
        if not fewest <= sum(self.in_solo) <= len(entries) <= MOST_TILES:
            wrong = f"there must be {fewest} to {MOST_TILES} tiles, {fewest} of them for the solo game"
            wrong = f"{wrong}; there are {len(entries)}, {sum(self.in_solo)} for the solo game"
            facts = {"least": fewest, "most": MOST_TILES, "count": len(entries), "solo": sum(self.in_solo)}
            raise entries[-1].fail("tile", wrong, "tiles", **facts)

    def _name(self, key: str, name: dict[str, str]) -> None:
        for language, text in name.items():
            self.names.setdefault(language, {})[key] = text

    def sheep_deck(self, players: int) -> list[int]:
        """The sheep cards in use; alone one plays with those of two players.

        § INS-2.17 INS-2.18 INS-2.19 INS-2.20 INS-20.4
        """
        marks = max(players, FEWEST_PLAYERS) - FEWEST_PLAYERS + 1
        deck: list[int] = []
        for card, marked in enumerate(self.marked):
            deck += [card] * sum(marked[:marks])
        return deck

    def is_nightmare(self, card: int) -> bool:
        """Is it a nightmare card?"""
        return card >= self.sheep_kinds


def amounts(actions: list[Action]) -> tuple[int, int, int]:
    """What the actions of a card bring together: spaces, Zzz, winks."""
    totals = {MOVE_ACTION: 0, PLACE_ACTION: 0, GAIN_ACTION: 0}
    for action in actions:
        totals[action.kind] += action.n
    return totals[MOVE_ACTION], totals[PLACE_ACTION], totals[GAIN_ACTION]
