"""Scenery: what a section lays on the page, environments and tokens."""

from __future__ import annotations

from veillee.games.peluches.content.book import CLEAR_ENVIRONMENT, ENVIRONMENT, LOST_TOKENS, TOKEN, Deed
from veillee.games.peluches.content.plan import LOST
from veillee.games.peluches.events import (
    EnvironmentGone,
    EnvironmentSet,
    LostTokensPlaced,
    TokenPlaced,
    TokenRemoved,
)
from veillee.games.peluches.table import Tale


def dress_page(t: Tale, deed: Deed) -> None:
    """Environments and tokens. § PEL-8.1 PEL-3.29"""
    verb = deed.verb
    if verb == ENVIRONMENT:
        environment = t.box.environment_ids.index(deed.name)
        if environment not in t.environments:
            t.environments.append(environment)
            t.tell(EnvironmentSet, environment)
    elif verb == CLEAR_ENVIRONMENT:
        for environment in t.environments[:]:
            if not deed.name or t.box.environment_ids[environment] == deed.name:
                t.environments.remove(environment)
                t.tell(EnvironmentGone, environment)
    elif verb == LOST_TOKENS:
        t.lost_tokens = t.plan.squares(LOST)[:]
        t.tell(LostTokensPlaced, len(t.lost_tokens))
    elif verb == TOKEN:
        for square in [square for sign in deed.mark for square in t.plan.squares(sign)][:1]:
            t.token_kinds.append(deed.kind)
            t.token_at.append(square)
            t.tell(TokenPlaced, deed.kind, square)
    elif deed.kind in t.token_kinds:
        at = t.token_kinds.index(deed.kind)
        t.token_kinds.pop(at)
        t.token_at.pop(at)
        t.tell(TokenRemoved, deed.kind)
