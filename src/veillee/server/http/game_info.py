"""Game info: settings, vocabulary, texts, rules and story of each game, made once."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any

from veillee.engine.content import LANGUAGES
from veillee.engine.errors import NoSuchGame
from veillee.engine.game import Game, Setting
from veillee.engine.ledger import Rule
from veillee.engine.registry import find_game, games_on_the_shelf
from veillee.engine.words import field_names
from veillee.server.errors import not_found
from veillee.server.messages.http import (
    BoxLid,
    Call,
    Chapter,
    GameBook,
    GameNotes,
    GameRules,
    GameTexts,
    RuleCard,
    SettingCard,
    Tutorial,
)
from veillee.server.views.spoilers import open_names
from veillee.words.memories import memories_of
from veillee.words.speaker import Speaker, ledger_of, package_of
from veillee.words.story import story_of

MOST_SEATS = 16
RULINGS = 0


def known_game(name: str) -> Game[Any]:
    """The game of this name."""
    try:
        return find_game(name)
    except NoSuchGame as error:
        raise not_found(str(error)) from None


def shelf() -> list[BoxLid]:
    """All games, as the start page lists them."""
    return [lid_of(name) for name in games_on_the_shelf()]


@cache
def lid_of(name: str) -> BoxLid:
    """A game as the start page lists it; the rest is sent when somebody opens it."""
    book = book_of(name)
    speakers = {language: Speaker(known_game(name), language, []) for language in LANGUAGES}
    return BoxLid(
        name=name,
        titles={language: speaker.game_name() for language, speaker in speakers.items()},
        lines={language: speaker.game_line() for language, speaker in speakers.items()},
        counts=book.counts,
        minutes=book.minutes,
        campaign=known_game(name).is_campaign(),
    )


@cache
def book_of(name: str) -> GameBook:
    """Everything about a game that is not text."""
    game = known_game(name)
    allowed = counts_when(game)
    counts = sorted({count for each in allowed.values() for count in each})
    return GameBook(
        name=name,
        rules_version=game.version,
        content=game.content_hash,
        counts=counts,
        counts_when=allowed,
        settings={str(count): [setting_card(setting) for setting in game.settings(count)] for count in counts},
        vocabulary={word: list(field_names(kind)) for word, kind in game.vocabulary().items()},
        pieces=dict(game.pieces()),
        minutes=game.minutes(),
        rounds=list(game.rounds()),
        chapters=list(memories_of(package_of(game)).chapters),
        tutorial=tutorial_of(game),
    )


def counts_when(game: Game[Any]) -> dict[str, list[int]]:
    """For each value of the first setting, the numbers of seats that it allows."""
    found: dict[str, list[int]] = {}
    for seats in range(1, MOST_SEATS + 1):
        first, *others = game.settings(seats)
        for value in first.values:
            chosen = {first.key: value, **{other.key: other.values[0] for other in others}}
            if seats in game.seat_counts(chosen):
                found.setdefault(str(value), []).append(seats)
    return found


def setting_card(setting: Setting) -> SettingCard:
    """A setting as the page shows it."""
    return SettingCard(setting.key, list(setting.values), setting.is_seat, list(setting.when) if setting.when else None)


def tutorial_of(game: Game[Any]) -> Tutorial | None:
    """The first game with a guide, without its seed."""
    tutorial = game.tutorial()
    return None if tutorial is None else Tutorial(dict(tutorial.settings), list(tutorial.bots))  # type: ignore[arg-type]


@cache
def lessons_of(name: str) -> list[dict[str, Any]]:
    """What the guide of a first game says, in all languages."""
    tutorial = known_game(name).tutorial()
    return [
        {"when": lesson.when, "point": lesson.point or None, **{lang: lesson.texts[lang] for lang in LANGUAGES}}
        for lesson in (tutorial.lessons if tutorial else ())
    ]


# What `veillee check` says to authors of packs, what is for the boards of the terminal alone, and comments. Further
# lines of a message are indented or close it.
_FOR_OTHERS = re.compile(r"^(?:#.*\n|(?:flaw|fault|board|note)-.*\n(?:[ }].*\n)*)", re.MULTILINE)
# What pieces tell about themselves, when somebody asks.
_NOTES = re.compile(r"^note-.*\n(?:[ }].*\n)*", re.MULTILINE)
# How far a further line is indented does not matter, nor the room inside braces.
_ROOM = re.compile(r"\n {2,}")
_ROOM_INSIDE = re.compile(r"(?<=\{) (?=\S)|(?<=\S) (?=\})")


@cache
def texts_of(name: str, language: str) -> GameTexts:
    """The texts that a table of a game needs at any time, in one language."""
    game = known_in(name, language)
    story = story_of(game, language)
    return GameTexts(
        language=language,
        catalogue=for_tables(catalogue_of(game, language)),
        names=open_names(game, language),
        narrations=story.narrations,
        calls=[Call(call.moment, call.event, call.where) for call in story.calls],
    )


@cache
def notes_of(name: str, language: str) -> GameNotes:
    """What the pieces of a game tell about themselves, in one language."""
    notes = _NOTES.findall(catalogue_of(known_in(name, language), language))
    return GameNotes(language, without_room("".join(notes)))


def catalogue_of(game: Game[Any], language: str) -> str:
    """The catalogue of a game, as it is written."""
    return (resources.files(package_of(game)) / "text" / f"{language}.ftl").read_text(encoding="utf-8")


def for_tables(catalogue: str) -> str:
    """A catalogue as it travels: what is written for authors, or for the terminal, stays at home; so does the room
    that is left for the eyes. Notes follow when one is read.
    """
    return without_room(_FOR_OTHERS.sub("", catalogue)).replace("\n\n", "\n")


def without_room(catalogue: str) -> str:
    """A catalogue without the room that is left for the eyes of those who write it."""
    return _ROOM_INSIDE.sub("", _ROOM.sub("\n ", catalogue))


@cache
def rules_of(name: str, language: str) -> GameRules:
    """The rules of a game in one language."""
    return GameRules(language, chapters_of(known_in(name, language), language))


def known_in(name: str, language: str) -> Game[Any]:
    """The game of this name, if it has texts in this language."""
    if language not in LANGUAGES:
        raise not_found(f"there is no {language} here; there is: {', '.join(LANGUAGES)}")
    return known_game(name)


def chapters_of(game: Game[Any], language: str) -> list[Chapter]:
    """The rules by chapter, then the rulings."""
    ledger = ledger_of(game)
    chapters = {int(number): Chapter(int(number), title[language], []) for number, title in ledger.chapters.items()}
    chapters[RULINGS] = Chapter(RULINGS, "", [])
    for rule in ledger.rules.values():
        number = int(rule.id.rpartition("-")[2].partition(".")[0])
        if language in rule.texts:
            chapters[number].rules.append(rule_card(rule, language))
    for ruling in ledger.rulings.values():
        chapters[RULINGS].rules.append(rule_card(ruling, language))
    return [*[chapters[number] for number in sorted(chapters) if number], chapters[RULINGS]]


def rule_card(rule: Rule, language: str) -> RuleCard:
    """A rule in one language."""
    return RuleCard(rule.id, rule.texts[language], bool(rule.physical), rule.advice.get(language, ""))
