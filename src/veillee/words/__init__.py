"""Words: everything that people read, in French and English. All of it is in Fluent catalogues, none in code."""

from __future__ import annotations

from veillee.engine.content import LANGUAGES
from veillee.words.catalogue import Catalogue, MissingText
from veillee.words.language import language_of_environment
from veillee.words.speaker import Speaker

__all__ = ["LANGUAGES", "Catalogue", "MissingText", "Speaker", "language_of_environment"]
