"""The ending of a table: everything that is told once the game is over, and the next story of a campaign."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.datastructures import State

from veillee.players.fortunes import Fortune, counts_score, sides_of, swings_of
from veillee.server.bots.curves import CurveMaker, Making, read_curve
from veillee.server.errors import forbidden
from veillee.server.http.access import Caller
from veillee.server.http.error_responses import ERROR_RESPONSES
from veillee.server.http.lobby import TableId, check_quota
from veillee.server.http.replay import Invite, require_invitation
from veillee.server.messages.ending import Curve, CurvePoint, Finale
from veillee.server.messages.http import TableCard
from veillee.server.settings import ServerSettings
from veillee.server.storage.endings import Endings
from veillee.server.tables.evenings import compare, noted_ending
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.new_tables import sequel_table
from veillee.server.tables.registry import TableRegistry
from veillee.server.views.cards import card_of
from veillee.server.views.finale import finale_of


class EndingEndpoints(Controller):
    """What is left of a game that is over."""

    path = "/api/tables/{table:str}"
    tags = ("ending",)

    @get("/ending", summary="What is told of a game that is over", responses=ERROR_RESPONSES)
    async def ending(
        self,
        table: TableId,
        registry: TableRegistry,
        curves: CurveMaker,
        endings: Endings,
        caller: Caller,
        invite: Invite = "",
    ) -> Finale:
        live = await registry.get(table)
        require_invitation(live, caller, invite)
        if live.phase != "over":
            raise forbidden("still-secret", "all is told when the game is over")
        evenings = await compare(registry, endings, live, caller.id) if caller.id in live.people and caller.id else None
        row = await noted_ending(live, endings)
        making = None if row.curve else curves.progress(live)
        fortunes = read_curve(row.curve or (making.curve if making else None))
        return finale_of(live, curve_of(live, fortunes, making), swings_of(fortunes), evenings)

    @post("/sequel", summary="The next story of a campaign, for the same people", responses=ERROR_RESPONSES)
    async def sequel(
        self, table: TableId, registry: TableRegistry, caller: Caller, server_settings: ServerSettings, state: State
    ) -> TableCard:
        person = caller.require()
        await check_quota(registry.services.store, caller, server_settings, state)
        return card_of(await sequel_table(registry, person, await registry.get(table)), person.id)


def curve_of(live: LiveTable, fortunes: list[Fortune], making: Making | None) -> Curve | None:
    """The curve, or how far it is; None if it cannot be made."""
    sides = sides_of(live.game, live.require_match().table)
    if not fortunes:
        return None if making is None else Curve(making.done, making.total, "chance", sides, [])
    if counts_score(fortunes):
        points = [CurvePoint(one.moment, [round(one.score or 0.0, 1)]) for one in fortunes]
        return Curve(1, 1, "score", sides, points)
    points = [CurvePoint(one.moment, [round(100 * chance) for chance in one.chances]) for one in fortunes]
    return Curve(1, 1, "chance", sides, points)
