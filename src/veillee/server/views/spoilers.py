"""Spoilers: names of a story book reach a page only with the words that mention them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from veillee.engine.game import Game
from veillee.engine.words import Atom, field_names
from veillee.server.messages.table import Question, Telling

# By language, then by key.
Names = dict[str, dict[str, str]]
NO_NAMES: Final[Names] = {}


def open_names(game: Game[Any], language: str) -> dict[str, str]:
    """The names that anybody may read at any time."""
    covered = game.covered()
    return {key: name for key, name in game.content_names[language].items() if key.rpartition("-")[0] not in covered}


def names_in(game: Game[Any], words: Iterable[Sequence[Atom]]) -> Names:
    """The covered names that words mention, in every language."""
    if not game.covered():
        return NO_NAMES
    keys = {f"{kind}-{word[place]}" for word in words for place, kind in mentions_of(game, str(word[0]))}
    if not keys:
        return NO_NAMES
    return {
        language: {key: names[key] for key in sorted(keys) if key in names}
        for language, names in game.content_names.items()
    }


def names_for(game: Game[Any], told: Iterable[Telling], questions: Iterable[Question | None] = ()) -> Names:
    """The covered names that tellings and questions mention."""
    if not game.covered():
        return NO_NAMES
    words = [telling.word for telling in told]
    for question in questions:
        for offer in question.offers if question else ():
            words += [offer.word, *offer.remarks]
    return names_in(game, words)


@cache
def mentions_of(game: Game[Any], name: str) -> tuple[tuple[int, str], ...]:
    """Where a word mentions covered names: the index of the field and the kind. `other_page` mentions a page too.

    What is no word of the game mentions nothing.
    """
    covered, word = game.covered(), game.vocabulary().get(name)
    kinds = [field.rpartition("_")[2] for field in field_names(word)] if word else []
    return tuple([(place, kind) for place, kind in enumerate(kinds, 1) if kind in covered])
