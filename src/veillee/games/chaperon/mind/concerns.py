"""Concerns: what matters now to a seat, from what it may know."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.engine.words import Remark
from veillee.games.chaperon.mind.odds import failure_odds
from veillee.games.chaperon.rules.tokens import UP_BIT
from veillee.games.chaperon.rules.walking import shortcut_is_open
from veillee.games.chaperon.table import Wood
from veillee.games.chaperon.telling.remarks import (
    FailureOdds,
    LineAtRisk,
    RaceStands,
    SheIsClose,
    ShortcutAhead,
    WolfAtTheDoor,
    WolfBehindHer,
)

# A pawn is close with at most this number of spaces.
CLOSE: Final = 4
# A risk in percent worth mentioning.
RISKY: Final = 25


def concerns_of(t: Wood, seat: Seat) -> list[Remark]:
    """What matters now, most pressing first; how the race stands comes last and can always be told."""
    hood = max(0, (t.box.wolf_track if t.on_wolf_track else t.box.hood_path) - t.hood)
    wolf = max(0, t.box.wolf_track - t.wolf)
    stands: list[Remark] = [RaceStands(hood, wolf)]
    if seat == t.wolf_seat:
        return [SheIsClose(hood), *stands] if hood <= CLOSE else stands
    return meeting(t) + wolf_near(hood, wolf) + line_at_risk(t) + shortcut_ahead(t) + stands


def meeting(t: Wood) -> list[Remark]:
    """The Wolf close behind Little Red on his own track."""
    behind = t.hood - t.wolf
    return [WolfBehindHer(behind)] if t.on_wolf_track and 0 < behind <= CLOSE else []


def wolf_near(hood: int, wolf: int) -> list[Remark]:
    """The Wolf close to the arrival tiles."""
    return [WolfAtTheDoor(wolf, hood)] if wolf <= CLOSE else []


def line_at_risk(t: Wood) -> list[Remark]:
    """Tokens on the line that a card may lose."""
    tokens = len([token for token in t.tokens if not token & UP_BIT])
    risks = [remark for remark in failure_odds(t) if isinstance(remark, FailureOdds)]
    return [LineAtRisk(tokens, risk.percent) for risk in risks if tokens and risk.percent >= RISKY]


def shortcut_ahead(t: Wood) -> list[Remark]:
    """An open shortcut, until the Wolf closes it."""
    if t.on_wolf_track or t.hood > t.box.fork or not shortcut_is_open(t):
        return []
    return [ShortcutAhead(t.box.fork - t.hood, t.box.join - t.wolf)]
