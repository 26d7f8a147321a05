"""The finale: a game that is over as it is told on its last page."""

from __future__ import annotations

from collections.abc import Sequence

from veillee.engine.words import to_list
from veillee.server.messages.ending import Curve, Deed, Doer, Evenings, Finale, Highlight, Recall
from veillee.server.messages.table import Atom
from veillee.server.tables.live_table import LiveTable
from veillee.server.views.spoilers import names_in
from veillee.words.looking_back import LookingBack


def finale_of(
    live: LiveTable, curve: Curve | None, swings: Sequence[tuple[int, int]], evenings: Evenings | None
) -> Finale:
    """Everything that is told of a table that is over."""
    looking = LookingBack(live.require_match(), live.told_so_far())
    last = [to_list(event) for event in looking.last_words()]
    recalls = [Recall(one.name, to_list(one.event) if one.event else None) for one in looking.recalls()]
    moments = [Highlight(one.moment, to_list(one.event)) for one in looking.moments(swings)]
    words = [*last, *[one.word for one in moments], *[one.word for one in recalls if one.word]]
    doers = [
        Doer(doer.seat, doer.piece, [Deed(deed.name, deed.count, deed.is_most) for deed in deeds])
        for doer, deeds in looking.deeds().items()
    ]
    return Finale(
        version=live.version,
        last=last,
        recalls=recalls,
        doers=doers,
        moments=moments,
        curve=curve,
        evenings=evenings,
        sequel=sequel_of(live),
        names=names_in(live.game, words),
    )


def sequel_of(live: LiveTable) -> dict[str, Atom] | None:
    """The settings of another story that follows. One that is told again is played again."""
    settings = live.game.sequel(live.require_match().table, dict(live.row.settings))
    return None if settings is None or settings == live.row.settings else settings
