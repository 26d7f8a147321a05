"""Names and lines that people type: one line of visible characters, nothing else."""

from __future__ import annotations

import unicodedata

# Controls, surrogates and private characters are dropped; so are those that turn the direction of text.
_DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_JOINER = "\u200d"
# Letters and signs that are drawn as nothing: Hangul fillers, the empty Braille pattern.
_BLANK = "\u115f\u1160\u3164\uffa0\u2800"


def clean(text: str) -> str:
    """The text with single spaces and without what cannot be seen; emoji keep their joiners. May be empty."""
    spaced = "".join(" " if char.isspace() or char in _BLANK else char for char in text)
    kept = "".join(char for char in unicodedata.normalize("NFC", spaced) if is_kept(char))
    return " ".join(kept.split()) if any(is_visible(char) for char in kept) else ""


def is_kept(char: str) -> bool:
    """Nothing that controls, hides or turns the text round it."""
    return char == _JOINER or unicodedata.category(char) not in _DROPPED


def is_visible(char: str) -> bool:
    """Can it be seen without another character to stand on?"""
    return unicodedata.category(char)[0] in "LNPS"
