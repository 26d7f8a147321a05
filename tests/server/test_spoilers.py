"""Covered names: what stands in the book of stories leaves the server only with the words that mention it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.logbook import invite_in, match_in, moves_in
from tests.server.pages import Page, Party, Person
from tests.server.servers import Server
from tests.server.tales import is_group_asked, tale_where, two_at
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game, game_names
from veillee.engine.snapshot import read_word
from veillee.engine.words import Option, Word, word_fields
from veillee.server.views.spoilers import names_in, open_names

GAME = find_game("peluches")
MOVES = 120
SHORT = 25


def is_covered(key: str) -> bool:
    return key.rpartition("-")[0] in GAME.covered()


def mentioned(word: Word) -> set[str]:
    """The covered names that a word mentions."""
    keys = {f"{field.rpartition('_')[2]}-{value}" for field, value in word_fields(word).items()}
    return {key for key in keys if is_covered(key) and key in GAME.content_names["fr"]}


def strings_in(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from strings_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings_in(value)


def check_nothing_else(data: Any, known: set[str]) -> None:
    """Of the covered names only the known ones are there. A short one may be part of what anybody may read."""
    strings = list(strings_in(data))
    sent = "\n".join(strings)
    for names in GAME.content_names.values():
        readable = "\n".join(text for key, text in names.items() if key in known)
        for key, text in names.items():
            if is_covered(key) and key not in known:
                assert key not in strings
                assert len(text) < SHORT or text not in sent or text in readable, (key, text)


class Truth:
    """What each pair of eyes may have read at each version: from the log, past the server."""

    def __init__(self, match: Match) -> None:
        self.told = [{key for one in match.opening for key in mentioned(one.event)}]
        # The version that each moment had last: when chance is drawn anew, the version rises and the moment stays.
        self.versions = [0]
        self.asked: list[dict[int, set[str]]] = [{}]
        self._look(match)

    def _look(self, match: Match) -> None:
        for question in match.table.questions:
            keys = {key for option in question.options for key in mentioned(option)}
            self.asked[-1][question.seat] = self.asked[-1].get(question.seat, set()) | keys

    def add(self, match: Match, seat: int, option: Option) -> None:
        self.versions.append(0)
        self.keep(match, {key for one in match.choose(seat, option) for key in mentioned(one.event)})

    def keep(self, match: Match, told: set[str]) -> None:
        """The next version, at which this was told."""
        self.told.append(self.told[-1] | told)
        self.versions[-1] = len(self.told) - 1
        self.asked.append(dict(self.asked[-1]))
        self._look(match)

    def known(self, version: int, seat: int | None) -> set[str]:
        asked = self.asked[version].get(seat, set()) if seat is not None else set()
        return self.told[version] | asked


async def truth_of(server: Server, table: str) -> Truth:
    row = await match_in(server.settings["database"], table)
    match = Match(GAME, [Sitter("Anna"), Sitter("Bruno")], row["settings"], row["seed"])
    truth = Truth(match)
    for move in await moves_in(server.settings["database"], table):
        if isinstance(move.option, dict):
            match.draw_anew(move.option["chance"], move.option["seats"])
            truth.keep(match, set())
            continue
        option = read_word(GAME, move.option or [])
        assert isinstance(option, Option)
        truth.add(match, move.seat, option)
    return truth


async def gather(party: Party, match: Match) -> tuple[list[Person], list[Page]]:
    """Anna, Bruno, and somebody who watches."""
    people, pages = await two_at(party, match)
    people.append(party.stranger())
    return people, [*pages, await people[-1].look(pages[0].table)]


async def play(pages: list[Page], rng: random.Random) -> None:
    for _ in range(MOVES):
        asker = pages[rng.choice(pages[0].state["asked"])]
        state = await asker.choose_any(rng)
        for page in pages:
            await page.until_version(state["version"])
        if state["phase"] == "over":
            return


@pytest.mark.parametrize(("wanted", "kinds"), [
    (lambda match: True, {"intro", "page", "section"}),
    (is_group_asked, {"intro", "page", "section", "choice"}),
])  # fmt: skip
async def test_nothing_leaves_the_book_before_it_is_read(
    party: Party, server: Server, wanted: Callable[[Match], bool], kinds: set[str]
) -> None:
    """From the beginning of a tale, and from where the group chooses a way."""
    people, pages = await gather(party, tale_where(wanted, "Anna", "Bruno"))
    await play(pages, random.Random(3))
    truth = await truth_of(server, pages[0].table)
    assert kinds <= {key.rpartition("-")[0] for key in truth.known(-1, 0)}
    for seat, page in zip((0, 1, None), pages, strict=True):
        # A story belongs to the state that follows it.
        version = page.state["version"]
        for message in reversed(page.heard):
            version = message.get("version", version)
            check_nothing_else(message, truth.known(version, seat))
            check_whole(message)
    last = len(truth.told) - 1
    for seat, person in zip((0, 1, None), people, strict=True):
        person.http.headers["x-invite"] = await invite_in(server.settings["database"], pages[0].table)
        await look_back(person, pages[0].table, truth, last, seat)


def check_whole(message: dict[str, Any]) -> None:
    """Whatever a message mentions it also names, in both languages."""
    if message["type"] not in ("state", "story"):
        return
    words = [telling["word"] for telling in message.get("told", message.get("tellings"))]
    for question in [message.get("question"), *message.get("beside", [])]:
        words += [offer["word"] for offer in question["offers"]] if question else []
    assert message["names"] == names_in(GAME, words)


async def look_back(person: Person, table: str, truth: Truth, last: int, seat: int | None) -> None:
    """Greeting by polling, replay and why-not mention no more."""
    posted = await person.get(f"/api/tables/{table}/messages", after=0)
    check_nothing_else(posted, truth.known(last, seat))
    story = next(message for message in posted["messages"] if message["type"] == "story")
    assert set(story["names"]["fr"]) == set(story["names"]["en"]) == truth.known(last, None)
    eyes = "none" if seat is None else str(seat)
    replay = await person.get(f"/api/tables/{table}/replay", eyes=eyes, first=0, last=20)
    check_nothing_else(replay, truth.known(truth.versions[20], seat))
    words = [telling["word"] for moment in replay["moments"] for telling in moment["told"]]
    words += [moment["next_option"] for moment in replay["moments"] if moment["next_option"]]
    assert replay["names"] == names_in(GAME, words) != {}
    if seat is not None:
        check_nothing_else(await person.get(f"/api/tables/{table}/obstacles", seat=seat), truth.known(last, seat))


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_the_bulk_of_names_leaves_them_out(party: Party, language: str) -> None:
    anna = await party.come()
    texts = await anna.get(f"/api/games/peluches/texts/{language}")
    assert not [key for key in texts["names"] if is_covered(key)]
    assert [key for key in texts["names"] if key.startswith("setting-story-")]
    assert texts["names"]["plush-0"]
    for path in (f"/api/games/peluches/texts/{language}", "/api/games/peluches", "/api/house"):
        check_nothing_else(await anna.get(path), set())


def test_games_that_cover_nothing_pay_nothing() -> None:
    for name in game_names():
        game = find_game(name)
        if not game.covered():
            assert open_names(game, "fr") == game.content_names["fr"]
            assert names_in(game, [["no_such_word", 1]]) == {}
