"""What `veillee check` prints: the faults of a pack, or its contents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from veillee.engine.content import Flaw
from veillee.engine.errors import BadContent
from veillee.engine.game import Game, Setting
from veillee.lab.pack import Diagnosis
from veillee.lab.rehearsal import Mishap
from veillee.words import Catalogue, Speaker


def said_of_faults(game: Game[Any], diagnosis: Diagnosis, catalogue: Catalogue) -> list[str]:
    """The number of faults, each with file, entry and field, then the sheets that may have more."""
    said = [catalogue.say("check-faults", count=len(diagnosis.faults))]
    said += [f"- {said_of_fault(game, error, catalogue)}" for error in diagnosis.faults]
    if diagnosis.aside:
        said.append(catalogue.say("check-aside", sheets=", ".join(dict.fromkeys(diagnosis.aside))))
    return said


def said_of_fault(game: Game[Any], error: Exception, catalogue: Catalogue) -> str:
    """Where a fault is and what is wrong; what only one game checks is in that game's catalogue."""
    if not isinstance(error, BadContent):
        return catalogue.say("fault-strange", why=repr(error))
    key = f"fault-{error.fault}"
    own = Speaker(game, catalogue.language, [])
    return f"{error.place}: {(own if own.has(key) else catalogue).say(key, **error.facts)}"


def said_of_flaws(game: Game[Any], flaws: Sequence[Flaw], catalogue: Catalogue) -> list[str]:
    """The number of flaws, each with file, entry and field."""
    return [catalogue.say("check-faults", count=len(flaws)), *_listed(game, flaws, catalogue)]


def said_of_doubts(game: Game[Any], doubts: Sequence[Flaw], catalogue: Catalogue) -> list[str]:
    """Claims that could be neither proved nor refuted."""
    return [catalogue.say("check-unproved"), *_listed(game, doubts, catalogue)] if doubts else []


def _listed(game: Game[Any], flaws: Sequence[Flaw], catalogue: Catalogue) -> list[str]:
    say = Speaker(game, catalogue.language, []).say
    return [f"- {flaw.place}: {say(f'flaw-{flaw.key}', **flaw.facts)}" for flaw in flaws]


def inventory(game: Game[Any], catalogue: Catalogue) -> list[str]:
    """The contents of a box without faults."""
    most = max(_seats_of(game))
    pieces = [f"{kind} {len(found)}" for kind, found in game.pieces().items()]
    names = [f"{language} {len(found)}" for language, found in game.content_names.items()]
    settings = [_said_of_setting(setting) for setting in game.settings(most)]
    return [
        catalogue.say("check-good", game=game.name, content=game.content_hash),
        catalogue.say("check-pieces", pieces=", ".join(pieces)),
        catalogue.say("check-names", names=", ".join(names)),
        catalogue.say("check-settings", settings="; ".join(settings)),
        catalogue.say("check-players", first=min(_seats_of(game)), last=most),
    ]


def said_of_idle(game: Game[Any], catalogue: Catalogue) -> list[str]:
    """The content that nothing brings into play, a line for each kind; nothing if all can turn up."""
    idle = game.idle()
    if not idle:
        return []
    kinds = [f"- {kind}: {', '.join(names)}" for kind, names in idle.items()]
    return [catalogue.say("check-idle", count=sum([len(names) for names in idle.values()])), *kinds]


def said_of_mishap(mishap: Mishap, catalogue: Catalogue) -> str:
    """What went wrong in a game, and how the game was set up."""
    settings = ", ".join([f"{key}={str(value).lower()}" for key, value in mishap.settings.items()])
    return catalogue.say("check-mishap", seats=mishap.seats, settings=settings, seed=str(mishap.seed), why=mishap.why)


def _seats_of(game: Game[Any]) -> range:
    """The numbers of seats for the default settings."""
    return game.seat_counts({setting.key: setting.values[0] for setting in game.settings(1)})


def _said_of_setting(setting: Setting) -> str:
    return f"{setting.key} = {', '.join([str(value).lower() for value in setting.values])}"
