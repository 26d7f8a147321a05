"""Cleaning of names and chat lines: one line of visible characters."""

from __future__ import annotations

import unicodedata

# Categories that are dropped: controls, formatting (which includes text direction), surrogates, private use.
_DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_JOINER = "\u200d"
# Letters and signs drawn as blanks: Hangul fillers, the empty Braille pattern.
_BLANK = "\u115f\u1160\u3164\uffa0\u2800"


def clean(text: str) -> str:
    """The text with single spaces and without invisible characters; emoji keep their joiners. May be empty."""
    spaced = "".join(" " if char.isspace() or char in _BLANK else char for char in text)
    kept = "".join(char for char in unicodedata.normalize("NFC", spaced) if is_kept(char))
    return " ".join(kept.split()) if any(is_visible(char) for char in kept) else ""


def is_kept(char: str) -> bool:
    """Characters that control, hide or turn the surrounding text are dropped."""
    return char == _JOINER or unicodedata.category(char) not in _DROPPED


def is_visible(char: str) -> bool:
    """Is it visible by itself, without a character to combine with?"""
    return unicodedata.category(char)[0] in "LNPS"
