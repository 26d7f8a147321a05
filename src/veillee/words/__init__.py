"""Words: everything that a person reads, in French and English. Fluent catalogues say it; no text stands in code."""

from __future__ import annotations

from veillee.engine.content import LANGUAGES
from veillee.words.catalogue import Catalogue, MissingText
from veillee.words.language import language_of_environment
from veillee.words.speaker import Speaker

__all__ = ["LANGUAGES", "Catalogue", "MissingText", "Speaker", "language_of_environment"]
