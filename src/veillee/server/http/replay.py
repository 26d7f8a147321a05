"""What can be asked about a table: replay, fork, rematch, match file, hint, obstacles."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from veillee.engine.chance import seeded
from veillee.engine.match import Match, is_revocable
from veillee.engine.matchfile import to_text
from veillee.engine.table import Table, Told
from veillee.engine.words import to_list, to_plain
from veillee.server.bots.workers import Workers
from veillee.server.errors import Refusal, forbidden
from veillee.server.http.access import Caller
from veillee.server.http.error_responses import ERROR_RESPONSES
from veillee.server.http.hints import HintDesk
from veillee.server.http.lobby import TableId, check_quota
from veillee.server.messages.http import (
    Fork,
    Hint,
    HintWish,
    Moment,
    Obstacle,
    Obstacles,
    Outlook,
    Replay,
    Revocable,
    TableCard,
)
from veillee.server.messages.table import Telling
from veillee.server.settings import ServerSettings
from veillee.server.storage.rows import PersonRow
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.new_tables import forked_table, rematch
from veillee.server.tables.registry import TableRegistry
from veillee.server.views.cards import card_of
from veillee.server.views.spoilers import names_in
from veillee.server.views.state import draws_at, ending_of, tellings_for

ALL = "all"
NONE = "none"
MOMENTS_AT_ONCE = 60
MATCH_FILE = ResponseSpec(dict[str, Any], generate_examples=False, description="A match file")
Eyes = Annotated[str, Parameter(max_length=4, pattern="^(all|none|[0-9]{1,2})$")]
Place = Annotated[int, Parameter(ge=0, le=1_000_000)]
# In a header, since addresses end up in logs.
Invite = Annotated[str, Parameter(header="x-invite", max_length=40)]


class ReplayEndpoints(Controller):
    """The past of a table, and what could come next."""

    path = "/api/tables/{table:str}"
    tags = ("replay",)

    @get("/replay", summary="Some moments of a table", responses=ERROR_RESPONSES)
    async def replay(
        self,
        table: TableId,
        registry: TableRegistry,
        caller: Caller,
        eyes: Eyes = NONE,
        first: Place = 0,
        last: Place = 0,
        invite: Invite = "",
    ) -> Replay:
        live = await registry.get(table)
        require_invitation(live, caller, invite)
        match = live.require_match()
        seat = checked_eyes(live, caller, eyes)
        if not first <= last <= live.moment or last - first >= MOMENTS_AT_ONCE:
            detail = f"moments go from 0 to {live.moment}, {MOMENTS_AT_ONCE} at once"
            raise Refusal("no-such-moment", detail, 400)
        played = match.moments(first, last)
        moments = [moment_of(live, match, first + place, one, told, seat) for place, (one, told) in enumerate(played)]
        words = [telling.word for moment in moments for telling in moment.told]
        words += [moment.next_option for moment in moments if moment.next_option]
        own = [] if live.phase == "over" or caller.id is None else live.seats_of(caller.id)
        curtain = any(have_secrets(live, table, own) for table, _ in played)
        return Replay(live.moment, live.phase == "over", curtain, moments, names_in(live.game, words))

    @post("/fork", summary="Play on from a past moment, at a new table", responses=ERROR_RESPONSES)
    async def fork(
        self,
        table: TableId,
        data: Fork,
        registry: TableRegistry,
        caller: Caller,
        server_settings: ServerSettings,
        state: State,
    ) -> TableCard:
        person = caller.require()
        await check_quota(registry.services.store, caller, server_settings, state)
        made = await forked_table(registry, person, await registry.get(table), data.moment)
        return card_of(made, person.id)

    @post("/again", summary="Play again with the same people, at a new table", responses=ERROR_RESPONSES)
    async def again(
        self, table: TableId, registry: TableRegistry, caller: Caller, server_settings: ServerSettings, state: State
    ) -> TableCard:
        person = caller.require()
        await check_quota(registry.services.store, caller, server_settings, state)
        return card_of(await rematch(registry, person, await registry.get(table)), person.id)

    @get(
        "/file",
        summary="The match as a file",
        media_type="application/json",
        responses={**ERROR_RESPONSES, 200: MATCH_FILE},
    )
    async def file(self, table: TableId, registry: TableRegistry, caller: Caller) -> Response[bytes]:
        live = await registry.get(table)
        require_openness(live, caller)
        match = live.require_match()
        match.sitters = live.sitters()
        name = f'attachment; filename="{live.game.name}-{live.id}.json"'
        return Response(to_text(match).encode(), media_type="application/json", headers={"content-disposition": name})

    @post("/hint", summary="Advice for my seat", status_code=200, responses=ERROR_RESPONSES)
    async def hint(
        self,
        table: TableId,
        data: HintWish,
        request: Request[Any, Any, Any],
        registry: TableRegistry,
        workers: Workers,
        caller: Caller,
        state: State,
    ) -> Hint:
        live = await registry.get(table)
        require_own(live, caller.require(), data.seat)
        match = live.require_match()
        question = match.table.question_of(data.seat)
        if question is None or question.optional:
            raise Refusal("not-your-turn", "this seat is not asked anything now")
        version = live.version
        state.hints.count(caller.require().id)
        desk: HintDesk = state.hint_desk
        said = await desk.ask(request, workers, live, caller, data.seat)
        said["outlooks"] = [Outlook(**outlook) for outlook in said["outlooks"]]
        words = [word for outlook in said["outlooks"] for word in (outlook.word, *outlook.remarks)]
        words += [*said["peers"], *([said["rival"]] if said["rival"] else []), *said["why"]]
        words += [*said["against"], *said["purpose"], *said["concerns"]]
        return Hint(version=version, names=names_in(live.game, words), **said)

    @get("/obstacles", summary="What cannot be done now, and which rule forbids it", responses=ERROR_RESPONSES)
    async def obstacles(
        self, table: TableId, registry: TableRegistry, caller: Caller, seat: Annotated[int, Parameter(ge=0, le=15)]
    ) -> Obstacles:
        live = await registry.get(table)
        require_own(live, caller.require(), seat)
        match = live.require_match()
        known = live.game.redeal(match.table, seat, seeded(0))
        obstacles = live.game.obstacles(known, seat)
        found = [Obstacle(to_list(one.option), one.rule, to_list(one.why) if one.why else None) for one in obstacles]
        words = [word for one in found for word in (one.word, one.why) if word]
        return Obstacles(found, names_in(live.game, words))

    @get("/revocable", summary="What could be taken back after choosing it", responses=ERROR_RESPONSES)
    async def revocable(
        self, table: TableId, registry: TableRegistry, caller: Caller, seat: Annotated[int, Parameter(ge=0, le=15)]
    ) -> Revocable:
        """Tried on a redealt table, so it tells nothing that the seat does not know."""
        live = await registry.get(table)
        require_own(live, caller.require(), seat)
        known = live.game.redeal(live.require_match().table, seat, seeded(0))
        question = known.question_of(seat)
        options = question.options if question is not None else ()
        words = [to_list(one) for one in options if is_revocable(live.game, known, seat, one)]
        return Revocable(live.version, words)


def require_invitation(live: LiveTable, caller: Caller, invite: str) -> None:
    """The past of a private table is for its people, and for those who have its link."""
    if not live.is_invited(caller.id) and not live.is_invitation(invite):
        raise forbidden("no-invitation", "this table is private: the link of a player opens it")


def checked_eyes(live: LiveTable, caller: Caller, eyes: str) -> int | str | None:
    """The eyes asked for, if the caller may use them: their own, a spectator's, or anybody's once the game is over."""
    if eyes == NONE:
        return None
    if eyes == ALL:
        if live.phase != "over":
            raise forbidden("still-secret", "all is shown when the game is over")
        return ALL
    seat = int(eyes)
    if seat >= len(live.seats):
        raise Refusal("unknown", "this table has no such seat", 404)
    if live.phase != "over" and seat not in live.seats_of(caller.id):
        raise forbidden("not-yours", "other eyes are open when the game is over")
    return seat


def have_secrets(live: LiveTable, table: Table, seats: list[int]) -> bool:
    """Do some of these seats know what others of them do not?"""
    views = [live.game.view(table, seat) for seat in seats]
    return any(view != views[0] for view in views[1:])


def moment_of(
    live: LiveTable, match: Match, moment: int, table: Table, told: list[Told], eyes: int | str | None
) -> Moment:
    """One moment as these eyes see it."""
    view = live.game.reveal(table) if eyes == ALL else live.game.view(table, eyes if isinstance(eyes, int) else None)
    tellings = everything(told, moment) if eyes == ALL else tellings_for(told, _seat(eyes), moment)
    choice = match.choices[moment] if moment < len(match.choices) else None
    is_known = choice is not None and (live.phase == "over" or choice.seat == eyes)
    return Moment(
        moment=moment,
        view=to_plain(view),
        facts=[to_list(fact) for fact in live.game.facts(table, _seat(eyes))],
        told=tellings + draws_at(live, moment),
        next_seat=choice.seat if choice else None,
        next_option=to_list(choice.option) if choice and is_known else None,
        ending=ending_of(table.result),
    )


def _seat(eyes: int | str | None) -> int | None:
    return eyes if isinstance(eyes, int) else None


def everything(told: list[Told], moment: int) -> list[Telling]:
    """All events, also the secret ones."""
    return [Telling(moment, to_list(one.event), one.audience is not None) for one in told]


def require_own(live: LiveTable, person: PersonRow, seat: int) -> None:
    """Refuse the seats of others."""
    if seat not in live.seats_of(person.id):
        raise forbidden("not-yours", "this seat is not yours")


def require_openness(live: LiveTable, caller: Caller) -> None:
    """A match file contains everything that is hidden, so it is given only when nothing is secret any more."""
    person = caller.require()
    if person.id not in live.people and person.id != live.row.host:
        raise forbidden("not-yours", "only those who sit at the table can save it")
    if live.phase in ("playing", "stuck") and (live.is_shared() or person.id not in live.people):
        raise forbidden("still-secret", "the file holds what is still hidden; it is yours when the game is over")
