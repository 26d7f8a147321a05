"""Hearing: what a page says at a table is carried out, or refused with a reason."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from veillee.server.advice import note_seen, suggest
from veillee.server.messages import (
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
from veillee.server.names import clean
from veillee.server.pleas import agree, return_at_once, take_back
from veillee.server.proposals import Proposal, answer_of
from veillee.server.refusals import Refusal, forbidden
from veillee.server.scribe import Entry
from veillee.server.settings import MESSAGE_LIMIT
from veillee.server.talk import say
from veillee.server.visitor import Visitor

if TYPE_CHECKING:
    from veillee.server.house import House
    from veillee.server.live import LiveTable

log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(PageMessage).decode
# What is wrong with a text that is no message.
MALFORMED = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


async def hear(raw: bytes, house: House, live: LiveTable, visitor: Visitor) -> None:
    """Carry a message out; whatever is wrong with it is said, and changes nothing."""
    number: int | None = None
    await visitor.begin()
    try:
        if len(raw) > MESSAGE_LIMIT:
            raise Refusal("malformed", "this message is too long")
        if not visitor.allowance.take():
            raise Refusal("too-many", "too many messages; slow down")
        message = _decode(raw)
        if isinstance(message, Hello):
            raise Refusal("malformed", "hello is said once")
        number = message.id
        await carry_out(message, house, live, visitor)
    except MALFORMED as error:
        visitor.post(Refused(number, "malformed", str(error)))
    except Refusal as refusal:
        tell_refusal(live, visitor, number, refusal)
    except Exception:
        tell_accident(live, visitor, number)
    finally:
        visitor.finish()


async def carry_out(message: PageMessage, house: House, live: LiveTable, visitor: Visitor) -> None:
    """What each message does."""
    match message:
        case Choose():
            require_own(live, visitor, message.seat)
            await live.choose(message.seat, message.option, message.version, (visitor, message.id))
        case Look():
            if message.seat is not None:
                require_own(live, visitor, message.seat)
            visitor.eyes = message.seat
            visitor.post(house.show.story(live, visitor))
            visitor.post(house.show.state(live, visitor, message.id))
        case Suggest():
            await suggest(live, visitor, message)
        case Seen():
            note_seen(live, visitor, -1 if message.considering else message.version)
        case TakeBack():
            await take_back(live, visitor, message.moment, message.version, message.id)
        case Agree():
            await agree(live, visitor, message.yes, message.version, message.id)
        case Say():
            text = clean(message.text)
            if not text:
                raise Refusal("malformed", "there is nothing to read in this line")
            await say(live, visitor, text)
        case Gesture():
            await say(live, visitor, "", message.gesture)
        case Ping():
            visitor.post(Pong(message.id))


def require_own(live: LiveTable, visitor: Visitor, seat: int) -> None:
    """A seat acts only with its own key, and not while a bot plays for it."""
    if seat >= len(live.seats) or not visitor.owns(live.seats[seat].person):
        raise forbidden("not-yours", "this seat is not yours")
    if live.seats[seat].is_played_by_bot:
        raise forbidden("away", "a bot plays for this seat; come back first")


def tell_refusal(live: LiveTable, visitor: Visitor, number: int | None, refusal: Refusal) -> None:
    """Why nothing changed; whoever was mistaken about the table sees how it stands."""
    visitor.post(Refused(number, refusal.reason, refusal.detail))
    if refusal.reason not in ("malformed", "too-many"):
        visitor.post(live.house.show.state(live, visitor))


def tell_accident(live: LiveTable, visitor: Visitor, number: int | None) -> None:
    """A bug of ours, told in the log."""
    log.exception("accident", extra={"table": live.id})
    visitor.post(Refused(number, "accident", "something went wrong on our side"))


# Moves are what pages say most: they take a short way, without a task of their own.


def hear_now(live: LiveTable, visitor: Visitor, raw: bytes) -> bool:
    """Hand a move in at once if nothing stands in its way. All else, and all that is wrong, is heard the long way."""
    if visitor.is_busy or live.lock.is_taken or len(raw) > MESSAGE_LIMIT or not visitor.allowance.is_left():
        return False
    try:
        message = _decode(raw)
        proposal = proposed(message, live, visitor)
    except Exception:
        return False
    if proposal is None or isinstance(message, Hello) or not live.lock.pass_now():
        return False
    visitor.allowance.take()
    visitor.is_busy = True
    live.house.scribe.hand_in(Errand(proposal, live, visitor, message.id))
    return True


def proposed(message: PageMessage, live: LiveTable, visitor: Visitor) -> Proposal | None:
    """The move that a message proposes, if it is one that asks nobody else."""
    if isinstance(message, Choose):
        require_own(live, visitor, message.seat)
        return answer_of(live, message.seat, message.option, message.version)
    if isinstance(message, TakeBack):
        return return_at_once(live, visitor, message.moment, message.version)
    return None


class Errand(Entry):
    """A move of a page on its way to the disk; the table waits for it."""

    __slots__ = ("live", "number", "proposal", "visitor")

    def __init__(self, proposal: Proposal, live: LiveTable, visitor: Visitor, number: int) -> None:
        super().__init__(proposal.move, proposal.snapshot)
        self.proposal = proposal
        self.live = live
        self.visitor = visitor
        self.number = number

    def written(self, is_stored: bool) -> None:
        """Let it count and show it; unless another server was quicker."""
        if not is_stored:
            self.live.errand = asyncio.get_running_loop().create_task(self._too_late())
            return
        try:
            try:
                self.live.count(self.proposal)
            finally:
                self.live.lock.leave()
            self.live.changed((self.visitor, self.number))
        except Exception:
            tell_accident(self.live, self.visitor, self.number)
        finally:
            self.visitor.finish()

    def failed(self, error: Exception) -> None:
        """Nothing changed."""
        self.live.lock.leave()
        tell_refusal(self.live, self.visitor, self.number, self.live.not_stored(error))
        self.visitor.finish()

    async def _too_late(self) -> None:
        """See first what the other server did."""
        try:
            try:
                refusal = await self.live.too_late()
            finally:
                self.live.lock.leave()
            tell_refusal(self.live, self.visitor, self.number, refusal)
        except Exception:
            tell_accident(self.live, self.visitor, self.number)
        finally:
            self.visitor.finish()
