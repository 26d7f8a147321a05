"""Errors: few and precise. Each message says what was wrong and what to do."""

from typing import Final

# Quotes from a file are cut off after this many characters.
_QUOTED: Final = 800


def brief(text: str) -> str:
    """A text that is short enough for an error message."""
    return text if len(text) <= _QUOTED else text[: _QUOTED - 1] + "…"


def brief_facts(facts: dict[str, int | str]) -> dict[str, int | str]:
    """Facts that are short enough for an error message."""
    return {name: brief(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}


class VeilleeError(Exception):
    """Anything that a player, designer or bot maker can put right."""


class NotYourTurn(VeilleeError):
    """This seat has no question to answer now."""


class NoSuchOption(VeilleeError):
    """The answer is not among the options of the question."""


class GameOver(VeilleeError):
    """The game has ended: nothing is left to choose."""


class BadSetting(VeilleeError):
    """A setting is unknown or has a value that the game does not offer."""


class BadContent(VeilleeError):
    """A content file breaks its format; the message names file, entry and field.

    `trail` leads to the place through the data: the sheet, then keys and numbers. `fault` and `facts` let a catalogue
    say what is wrong there.
    """

    def __init__(self, message: str, place: str, trail: tuple[str | int, ...], fault: str, **facts: int | str) -> None:
        super().__init__(brief(message))
        self.place = brief(place)
        self.trail = trail
        self.fault = fault
        self.facts = brief_facts(facts)


class NoSuchGame(VeilleeError):
    """No registered game has this name."""


class BadMatch(VeilleeError):
    """A match file cannot be read or played: `key` and `facts` let a catalogue say why and what can be done."""

    def __init__(self, key: str, **facts: int | str) -> None:
        self.facts = brief_facts(facts)
        super().__init__(", ".join([key, *[f"{name}: {value}" for name, value in self.facts.items()]]))
        self.key = key


class CannotUndo(VeilleeError):
    """There is no choice that may be taken back; `reason` says why, as a key of the catalogue."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BrokenLaw(Exception):
    """A law of the kernel does not hold: a bug in a game, never something a player did."""
