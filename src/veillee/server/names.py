"""Names and lines that people type: one line of visible characters, nothing else."""

from __future__ import annotations

import unicodedata

# Controls, surrogates and private characters are dropped; so are those that turn the direction of text.
_DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_JOINER = "\u200d"


def clean(text: str) -> str:
    """The text with single spaces and without what cannot be seen; emoji keep their joiners."""
    kept = [
        char
        for char in unicodedata.normalize("NFC", " ".join(text.split()))
        if char == _JOINER or unicodedata.category(char) not in _DROPPED
    ]
    return "".join(kept).strip()
