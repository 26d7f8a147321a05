"""Every word of every game can be said in both languages, and nothing is written that nobody says."""

from __future__ import annotations

import ast as python
import ast as python_ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib import resources
from itertools import combinations, product
from math import prod
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from tests.words.catalogue_files import ROOMS, keys, messages, parsed, references, variables
from veillee.engine import match, matchfile
from veillee.engine.game import Game
from veillee.engine.ledger import Ledger, source_of
from veillee.engine.registry import find_game, game_names
from veillee.engine.result import Result
from veillee.engine.words import Event, Option, Remark, Word, word_name
from veillee.words import LANGUAGES, Speaker
from veillee.words.speaker import FORMS, package_of, text_id
from veillee.words.story import Story, story_of

GAMES = [find_game(name) for name in game_names()]
SEATS = ("Ada", "Bo", "Cy", "Di", "Ed")
NUMBERS = (0, 1, 2, 3, 5, 11, 100)
MOST_MIXES = 200
VOWELS = "aàâeéèêiîoôuyhAÀÂEÉÈÊIÎOÔUYH"
KINDS = {"option": Option, "event": Event, "remark": Remark}
INTERFACE = Path(str(resources.files("veillee.words"))) / "text"
SAID_BY_NAME = {"game-name", "game-line", "score", "evening-nth", "evening-rounds"}
# What is told of a game that is over: `test_memories.py` looks at these.
MEMORIES = ("deed-", "recall-", "chapter-")

both_languages = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_room = pytest.mark.parametrize("folder", ROOMS, ids=lambda folder: folder.parent.name)


def text_folder(game: Game[Any]) -> Path:
    return Path(str(resources.files(package_of(game)))) / "text"


def kind_of(word: type[Word]) -> str:
    return next(name for name, kind in KINDS.items() if issubclass(word, kind))


def word_ids(game: Game[Any]) -> dict[str, type[Word]]:
    return {text_id(kind_of(word), name): word for name, word in game.vocabulary().items()}


def samples(game: Game[Any], word: type[Word]) -> list[Word]:
    """The word with every mix of telling values in its fields."""
    values = [values_of(game, field.name, str(field.type)) for field in fields(word)]
    return [word(*mix) for mix in mixes([all_of for all_of, _ in values], [unlike for _, unlike in values])]


@cache
def values_of(game: Game[Any], name: str, type_name: str) -> tuple[list[object], list[object]]:
    """What can stand in a field; and of that what grammar can tell apart."""
    if type_name == "bool":
        return [False, True], [False, True]
    if type_name == "str":
        return ["x"], ["x"]
    if name == "seat":
        return [*range(len(SEATS))], [0, 1]
    kind = {"character": "human"}.get(name, name.rpartition("_")[2])
    content = [number for number in range(100) if f"{kind}-{number}" in game.content_names["fr"]]
    if not content:
        return [*NUMBERS], [*NUMBERS]
    return [*content], [*{grammar_of(game, f"{kind}-{number}"): number for number in reversed(content)}.values()]


def grammar_of(game: Game[Any], name: str) -> tuple[object, ...]:
    """What a sentence can see of a name: gender, which forms it has, and whether a vowel begins it."""
    seen: list[object] = []
    for language in LANGUAGES:
        names = game.content_names[language]
        seen += [names.get(f"{name}.gender"), *(f"{name}.{form}" in names for form in FORMS), names[name][:1] in VOWELS]
    return tuple(seen)


def mixes(values: list[list[object]], unlike: list[list[object]]) -> Iterator[tuple[object, ...]]:
    """Every mix. Of a word with many fields: every value, and every mix of two fields in what grammar tells apart."""
    if prod(len(one) for one in values) <= MOST_MIXES:
        yield from product(*values)
        return
    first = [one[0] for one in values]
    for at, one in enumerate(values):
        yield from ((*first[:at], value, *first[at + 1 :]) for value in one)
    for pair in combinations(range(len(values)), 2):
        yield from product(*[one if at in pair else one[:1] for at, one in enumerate(unlike)])


def say(speaker: Speaker, word: Word) -> str:
    if isinstance(word, Option):
        return speaker.option(word)
    if isinstance(word, Event):
        return speaker.event(word, 0)
    assert isinstance(word, Remark)
    return speaker.remark(word)


@cache
def endings(game: Game[Any]) -> set[str]:
    """By the custom of the house, the capital text constants of a game's chapter `ending`, alone or in tuples."""
    chapter = next(module for module in game.chapters() if module.__name__.endswith(".ending"))
    constants = [value for name, value in vars(chapter).items() if name.isupper()]
    texts = [text for value in constants for text in (value if isinstance(value, tuple) else (value,))]
    return {text for text in texts if isinstance(text, str)}


@cache
def marks(game: Game[Any]) -> set[str]:
    """The texts that stand where the sources of a game give marks to a Result."""
    found: set[str] = set()
    for file in text_folder(game).parent.rglob("*.py"):
        for call in calls_of(file, "Result"):
            for given in call.args[3:] + [keyword.value for keyword in call.keywords if keyword.arg == "marks"]:
                found |= texts_in(given)
    return found


def calls_of(file: Path, name: str) -> list[python.Call]:
    return [
        node
        for node in python.walk(python.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == name
    ]


def texts_in(node: python.AST) -> set[str]:
    parts = [part.value for part in python.walk(node) if isinstance(part, python.Constant)]
    return {part for part in parts if isinstance(part, str)}


def numbered_settings(game: Game[Any]) -> set[str]:
    """The settings whose values are numbers: a game may say them with their unit."""
    offered = [setting for seats in range(1, len(SEATS) + 1) for setting in game.settings(seats)]
    return {setting.key for setting in offered if all(isinstance(value, int) for value in setting.values)}


@cache
def setting_ids(game: Game[Any]) -> set[str]:
    found: set[str] = set()
    for setting in [setting for seats in range(1, len(SEATS) + 1) for setting in game.settings(seats)]:
        found |= {text_id("setting", setting.key), f"{text_id('setting', setting.key)}.help"}
        found |= {text_id("setting", setting.key, value) for value in setting.values if isinstance(value, str)}
    return found - game.content_names["fr"].keys()


@every_room
@both_languages
def test_a_catalogue_has_no_syntax_error(folder: Path, language: str) -> None:
    junk = [entry.content for entry in parsed(folder, language).body if isinstance(entry, ast.Junk)]
    assert junk == []


@every_room
@both_languages
def test_a_catalogue_says_nothing_twice(folder: Path, language: str) -> None:
    names = [entry.id.name for entry in parsed(folder, language).body if isinstance(entry, ast.Message)]
    assert sorted(names) == sorted(set(names))


@every_room
def test_both_languages_have_the_same_keys(folder: Path) -> None:
    """But for parts of sentences: a language may need a pronoun that another does not."""
    french, english = (keys(folder, language) - parts(folder, language) for language in ("fr", "en"))
    assert french ^ english == set()


@every_room
def test_both_languages_are_given_the_same_arguments(folder: Path) -> None:
    """But for the forms of a name: a language may need an article that another does not."""
    for name in messages(folder, "fr").keys() & messages(folder, "en").keys():
        french, english = ({named(one) for one in variables(folder, language, name)} for language in ("fr", "en"))
        assert french == english, name


def named(variable: str) -> str:
    """The name that a form belongs to: `monster_the` is of `monster`."""
    name, _, form = variable.rpartition("_")
    return name if form in FORMS else variable


def parts(folder: Path, language: str) -> set[str]:
    """The messages that stand in others or in narrations."""
    found = {name for message in messages(folder, language).values() for name in references(message).messages}
    narrations = folder.parent / "content" / "story.toml"
    if narrations.exists():
        told = Story(folder.parent, language).narrations
        found |= {name for moment in told for text in told[moment] for name in re.findall(r"{ ([a-z-]+) }", text)}
    return found


@every_room
@both_languages
def test_every_reference_leads_somewhere(folder: Path, language: str) -> None:
    known = messages(folder, language)
    terms = {entry.id.name for entry in parsed(folder, language).body if isinstance(entry, ast.Term)}
    for name, message in known.items():
        refers = references(message)
        assert refers.messages <= set(known), name
        assert refers.terms <= terms, name
        assert refers.functions <= {"TENTHS", "WHOLE", "HUNDREDTHS", "NUMBER", "CAPITAL", "COUNT", "FACES"}, name


@every_room
def test_french_typography(folder: Path) -> None:
    """Curly apostrophes; no-break spaces before high punctuation and inside guillemets."""
    wrong = re.compile(r"['\"]|\.\.\.| [:;!?»%]|« |[^\s\u00a0\u202f(«][;!?»]")
    for name, message in messages(folder, "fr").items():
        for text in references(message).texts:
            assert not wrong.search(text), f"{name}: {text}"


@every_room
def test_english_typography(folder: Path) -> None:
    wrong = re.compile(r"['\"\u00a0\u202f]|\.\.\.| [:;!?%]")
    for name, message in messages(folder, "en").items():
        for text in references(message).texts:
            assert not wrong.search(text), f"{name}: {text}"


@every_game
@both_languages
def test_every_word_has_its_text(game: Game[Any], language: str) -> None:
    assert set(word_ids(game)) - keys(text_folder(game), language) == set()


@every_game
@both_languages
def test_every_word_can_be_said_with_any_values(game: Game[Any], language: str) -> None:
    speaker = Speaker(game, language, SEATS)
    for word in game.vocabulary().values():
        for sample in samples(game, word):
            said = say(speaker, sample)
            assert "{" not in said, said
            assert said == " ".join(said.split(" ")).strip(" "), said


@every_game
@both_languages
def test_a_text_asks_only_for_fields_of_its_word(game: Game[Any], language: str) -> None:
    """Also in the variants that no sample reaches."""
    speaker = Speaker(game, language, SEATS)
    for name, word in word_ids(game).items():
        offered = set(speaker._arguments(samples(game, word)[0], None))
        assert variables(text_folder(game), language, name) <= offered, name


@every_game
@both_languages
def test_no_option_looks_like_another(game: Game[Any], language: str) -> None:
    """Pieces of which there are many are told apart on the board."""
    speaker = Speaker(game, language, SEATS)
    labels: dict[str, Word] = {}
    for option in game.all_options():
        indexed = {field.name for field in fields(option)} & {"tile", "place", "face", "test"}
        if not any(getattr(option, field) > 2 for field in indexed):
            label = speaker.option(option)
            assert labels.setdefault(label, option) == option, label


@every_game
@both_languages
def test_every_ending_has_its_text(game: Game[Any], language: str) -> None:
    speaker = Speaker(game, language, SEATS)
    assert endings(game)
    score = 1 if "score" in keys(text_folder(game), language) else None
    for ending in endings(game):
        assert speaker.ending(Result((), ending, score, tuple(marks(game))))


@every_game
@both_languages
def test_every_setting_has_its_texts(game: Game[Any], language: str) -> None:
    speaker = Speaker(game, language, SEATS)
    assert setting_ids(game) - keys(text_folder(game), language) == set()
    for setting in [setting for seats in range(1, len(SEATS) + 1) for setting in game.settings(seats)]:
        said = [speaker.setting_value(setting.key, value) for value in setting.values]
        assert len(set(said)) == len(setting.values), setting.key


@cache
def question_ids(game: Game[Any]) -> set[str]:
    """The keys of the questions: one for each step of the game that calls `ask`, one of its kind, or `rest`."""
    steps = [
        node
        for chapter in game.chapters()
        for node in python_ast.walk(python_ast.parse(source_of(chapter).read_text(encoding="utf-8")))
        if isinstance(node, python_ast.FunctionDef)
    ]
    return {text_id("question", step.name) for step in steps if any(is_asking(node) for node in python_ast.walk(step))}


def is_asking(node: python_ast.AST) -> bool:
    return isinstance(node, python_ast.Attribute) and (node.attr.startswith("ask_") or node.attr in ("ask", "rest"))


@every_game
@both_languages
def test_nothing_is_written_that_nobody_says(game: Game[Any], language: str) -> None:
    folder = text_folder(game)
    said = set(word_ids(game)) | setting_ids(game) | SAID_BY_NAME
    said |= {text_id("ending", ending) for ending in endings(game)} | {text_id("mark", mark) for mark in marks(game)}
    said |= parts(folder, language)
    said |= {f"{text_id('setting', key)}.numbered" for key in numbered_settings(game)}
    in_short = [text_id("event", event) for event in (*game.rounds(), *game.landmarks())]
    said |= {f"{key}.short" for key in (*in_short, *[text_id("ending", ending) for ending in endings(game)])}
    # What the terminal draws, what the page draws, what both do; what authors of packs are told.
    drawn = ("board-", "page-", "note-", "table-", "flaw-", "fault-")
    written = {key for key in keys(folder, language) if not key.startswith((*drawn, *MEMORIES))}
    asked = question_ids(game)
    # A question may say what a touch of what glows does.
    touched = {key.replace("question", "touch", 1) for key in asked}
    assert written - said - asked - touched == set()


@every_game
@both_languages
def test_every_step_that_asks_has_its_question(game: Game[Any], language: str) -> None:
    assert question_ids(game)
    assert question_ids(game) - keys(text_folder(game), language) == set()


@every_game
def test_every_moment_is_told_in_both_languages(game: Game[Any]) -> None:
    french, english = (story_of(game, language).narrations for language in ("fr", "en"))
    assert set(french) == set(english)
    for moment, variants in french.items():
        assert len(variants) == len(english[moment]) == len(set(variants)), moment
        assert all(text.strip() == text for text in variants + english[moment]), moment


@every_game
@both_languages
def test_every_narration_can_be_told_of_every_event(game: Game[Any], language: str) -> None:
    """With every name that can stand in it."""
    speaker, story = Speaker(game, language, SEATS), story_of(game, language)
    for call in story.calls:
        for sample in samples(game, game.vocabulary()[call.event]):
            assert isinstance(sample, Event)
            if call.moment in story.moments_of(sample):
                for nth in range(len(story.narrations[call.moment])):
                    told = story.tell(call.moment, nth, speaker._arguments(sample, None))
                    assert told.strip() == told
                    assert "{" not in told


@every_game
def test_every_moment_is_called_by_an_event(game: Game[Any]) -> None:
    story = story_of(game, "fr")
    assert {call.moment for call in story.calls} == set(story.narrations)
    for call in story.calls:
        event = game.vocabulary()[call.event]
        assert issubclass(event, Event), call.event
        assert set(call.where) <= {field.name for field in fields(event)}, call.event
        assert all(call.where.values()), f"{call.moment}: names something that is not in the box"
        assert word_name(event) == call.event


@every_game
def test_every_rule_is_written_in_both_languages(game: Game[Any]) -> None:
    ledger = Ledger(game)
    for rule in (*ledger.rules.values(), *ledger.rulings.values()):
        assert all(rule.texts[language].strip() for language in LANGUAGES), rule.id
    for number, title in ledger.chapters.items():
        assert set(title) == set(LANGUAGES), number


@both_languages
def test_every_fault_of_a_match_file_is_explained(language: str) -> None:
    """With the facts that the reader of match files gives, and nothing else."""
    faults = calls_of(source_of(matchfile), "BadMatch")
    assert faults
    for fault in faults:
        facts = {keyword.arg for keyword in fault.keywords}
        for key in texts_in(fault.args[0]):
            assert key in messages(INTERFACE, language)
            assert variables(INTERFACE, language, key) <= facts, key


@both_languages
def test_every_refused_undo_is_explained(language: str) -> None:
    for reason in (match.NOTHING_TO_UNDO, match.CHANCE_USED, match.SOMETHING_SHOWN):
        assert f"undo-{reason}" in messages(INTERFACE, language)
