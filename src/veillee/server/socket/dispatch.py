"""Dispatch: a message of a page is carried out, or refused with a reason."""

from __future__ import annotations

import logging

import msgspec

from veillee.server.clean_text import clean
from veillee.server.errors import Refusal, forbidden
from veillee.server.messages.table import (
    Agree,
    Choose,
    Gesture,
    Hello,
    Look,
    PageMessage,
    Ping,
    Pong,
    Refused,
    Say,
    Seen,
    Suggest,
    TakeBack,
)
from veillee.server.settings import MESSAGE_LIMIT
from veillee.server.storage import STORAGE_ERRORS
from veillee.server.tables.chat import say
from veillee.server.tables.client import Client
from veillee.server.tables.live_table import LiveTable
from veillee.server.tables.moves import choose
from veillee.server.tables.suggestions import note_seen, suggest
from veillee.server.tables.undo_requests import agree, take_back
from veillee.server.views.state import state_for, story_for

log = logging.getLogger(__name__)
decode_message = msgspec.json.Decoder(PageMessage).decode
# What decoding raises for a text that is not a message.
MALFORMED = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


async def dispatch(raw: bytes, live: LiveTable, client: Client) -> None:
    """Carry out a message, after those before it. Anything wrong with it is answered with a refusal."""
    number: int | None = None
    async with client.turn:
        try:
            if len(raw) > MESSAGE_LIMIT:
                raise Refusal("malformed", "this message is too long")
            if not client.rate_limit.take():
                raise Refusal("too-many", "too many messages; slow down")
            message = decode_message(raw)
            if isinstance(message, Hello):
                raise Refusal("malformed", "hello is said once")
            number = message.id
            await carry_out(message, live, client)
        except MALFORMED as error:
            client.post(Refused(number, "malformed", str(error)))
        except Refusal as refusal:
            post_refusal(live, client, number, refusal)
        except STORAGE_ERRORS as error:
            post_refusal(live, client, number, live.not_stored(error))
        except Exception:
            post_accident(live, client, number)


async def carry_out(message: PageMessage, live: LiveTable, client: Client) -> None:
    """What each kind of message does."""
    match message:
        case Choose():
            require_own(live, client, message.seat)
            await choose(live, message.seat, message.option, message.version, (client, message.id))
        case Look():
            look(live, client, message)
        case Suggest():
            await suggest(live, client, message)
        case Seen():
            note_seen(live, client, message)
        case TakeBack():
            await take_back(live, client, message.moment, message.version, message.id)
        case Agree():
            await agree(live, client, message.yes, message.version, message.id)
        case Say():
            text = clean(message.text)
            if not text:
                raise Refusal("malformed", "there is nothing to read in this line")
            await say(live, client, text)
        case Gesture():
            await say(live, client, "", message.gesture)
        case Ping():
            client.post(Pong(message.id))


def look(live: LiveTable, client: Client, message: Look) -> None:
    """Show the table from another seat of the client."""
    if message.seat is not None:
        require_own(live, client, message.seat)
    client.look_from(message.seat)
    client.post(story_for(live, client))
    client.post(state_for(live, client, message.id))


def require_own(live: LiveTable, client: Client, seat: int) -> None:
    """A client acts only for seats of its person, and not while a bot plays there."""
    if seat >= len(live.seats) or not client.owns(live.seats[seat].person):
        raise forbidden("not-yours", "this seat is not yours")
    if live.seats[seat].is_played_by_bot:
        raise forbidden("away", "a bot plays for this seat; come back first")


def post_refusal(live: LiveTable, client: Client, number: int | None, refusal: Refusal) -> None:
    """Tell why nothing changed, and the fresh state if the client was mistaken about it."""
    client.post(Refused(number, refusal.reason, refusal.detail))
    if refusal.reason not in ("malformed", "too-many"):
        client.post(state_for(live, client))


def post_accident(live: LiveTable, client: Client, number: int | None) -> None:
    """Our bug: logged, and not explained to the client."""
    log.exception("accident", extra={"table": live.id})
    client.post(Refused(number, "accident", "something went wrong on our side"))
