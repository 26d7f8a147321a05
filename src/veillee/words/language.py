"""The default language, from the environment."""

from __future__ import annotations

import os

_VARIABLES = ("VEILLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_of_environment() -> str:
    """English if the first of VEILLEE_LANG, LC_ALL, LC_MESSAGES and LANG that is set asks for it; otherwise French."""
    wished = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), "")
    return "en" if wished.lower().startswith("en") else "fr"
