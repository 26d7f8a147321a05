"""The ending of a table: everything that is told once the game is over, and the next story of a campaign."""

from __future__ import annotations

from contextlib import suppress

from litestar import Controller, get, post
from litestar.datastructures import State

from veillee.engine.errors import VeilleeError
from veillee.engine.registry import find_game
from veillee.players.fortunes import Fortune, counts_score, sides_of, swings_of
from veillee.server.bots.curves import CurveMaker, Making, read_curve
from veillee.server.errors import Refusal, forbidden
from veillee.server.http.access import Caller
from veillee.server.http.error_responses import ERROR_RESPONSES
from veillee.server.http.lobby import LISTED, TableId, check_quota
from veillee.server.http.replay import Invite, require_invitation
from veillee.server.messages.ending import Curve, CurvePoint, Finale
from veillee.server.messages.http import CampaignCard, TableCard
from veillee.server.settings import ServerSettings
from veillee.server.storage import Store
from veillee.server.storage.endings import Endings
from veillee.server.tables.evenings import compare, noted_ending
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.new_tables import sequel_table
from veillee.server.tables.registry import TableRegistry
from veillee.server.tokens import id_after
from veillee.server.views.campaigns import campaign_card
from veillee.server.views.cards import card_of
from veillee.server.views.finale import finale_of

# As many as are told on a shelf: each must be opened to know where it is.
MOST_CAMPAIGNS = 6


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


class CampaignEndpoints(Controller):
    """Where the campaigns of a person stand."""

    path = "/api/campaigns"
    tags = ("ending",)

    @get("/", summary="My campaigns: where each of them is", responses=ERROR_RESPONSES)
    async def campaigns(self, registry: TableRegistry, store: Store, caller: Caller) -> list[CampaignCard]:
        return await campaigns_of(registry, store, caller.id) if caller.id else []


async def campaigns_of(registry: TableRegistry, store: Store, person: str) -> list[CampaignCard]:
    """The latest table of each campaign on a person's shelf. Who put the latest away has put the campaign away."""
    mine = await store.tables_of(person, LISTED)
    away = await store.tables_of(person, LISTED, are_put_away=True)
    ids = {one.match.id for one in mine + away}
    cards: list[CampaignCard] = []
    for one in mine:
        row = one.match
        is_over = one.last is not None and one.last.phase == "over"
        if row.tutorial or id_after(row.id, row.invite) in ids or not (is_over or row.prelude.legacy):
            continue
        # A game that is no longer installed, or a table that cannot be opened, is not told.
        with suppress(Refusal, VeilleeError):
            if not find_game(row.game).is_campaign():
                continue
            card = campaign_card(await registry.get(row.id), person)
            if card is not None:
                cards.append(card)
        if len(cards) == MOST_CAMPAIGNS:
            break
    return cards


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
