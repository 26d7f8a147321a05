"""Which language to speak when nobody has said."""

from __future__ import annotations

import os

_VARIABLES = ("VEILLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_of_environment() -> str:
    """English where the first of VEILLEE_LANG, LC_ALL, LC_MESSAGES and LANG that is set says so; otherwise French."""
    wished = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), "")
    return "en" if wished.lower().startswith("en") else "fr"
