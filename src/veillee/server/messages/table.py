"""Messages of a table: what passes between the server and a page that looks at it, over one WebSocket.

The page's types are generated from these, and from `http.py`.

A word (option, event, remark) stands on the wire as it does in match files: `["lay_card", 4]`. The vocabulary of
the game says what the fields are called.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Atom = int | bool | str
Word = Annotated[list[Atom], Meta(min_length=1, max_length=12)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Level = Literal["easy", "good", "strong"]
SeatKind = Literal["person", "bot", "open"]
Phase = Literal["gathering", "playing", "over", "stuck"]
GestureName = Literal["clap", "heart", "laugh", "ouch", "hurry", "thanks"]


class Spot(Struct, frozen=True):
    """A thing on the board that an option concerns."""

    kind: str
    index: int


class Offer(Struct, frozen=True):
    """One option: its word, what it lights up, and what can be said of it for certain."""

    word: Word
    spots: list[Spot]
    remarks: list[Word]


class Question(Struct, frozen=True):
    """What a seat is asked. `step` names the text, `rules` are the rules in force.

    So many of the last offers are `asides`: they do not answer the question, it is put again after them. `group`: other
    seats are asked the same, and any of them answers for all. `about`: the piece that is to act, where the seat has
    several.
    """

    seat: int
    step: str
    offers: list[Offer]
    rules: list[str]
    asides: int = 0
    group: bool = False
    about: Spot | None = None


class Telling(Struct, frozen=True):
    """An event, and the moment (number of choices) at which it happened. Secret: told to this seat alone."""

    moment: int
    word: Word
    secret: bool = False


class SeatCard(Struct, frozen=True):
    """Who sits where. `mine`: the reader acts for this seat. `away`: a bot plays until its person comes back.

    `present`: somebody (or a bot) is there now. `side`: seats of one side share a goal; -1 before the game.
    """

    seat: int
    name: str
    kind: SeatKind
    level: Level | None
    mine: bool
    away: bool
    present: bool
    side: int


class WayBack(Struct, frozen=True):
    """How far an undo would go, and what stands in its way.

    `free`: at once. `ask`: other people are asked first. `confirm`: nobody else is asked, but something new came
    out since. `no`: there is nothing to take back. `reason` is `chance`, `shown`, `other`, `nothing` or empty.
    """

    by: Literal["step", "turn", "round"]
    moment: int
    need: Literal["free", "confirm", "ask", "no"]
    reason: str


class Plea(Struct, frozen=True):
    """Somebody asks to take back: those named in `waiting` have not answered yet."""

    seat: int
    moment: int
    reason: str
    waiting: list[int]


class Ending(Struct, frozen=True):
    """How the game ended."""

    winners: list[int]
    ending: str
    score: int | None
    marks: list[str]


class State(Struct, tag="state", frozen=True):
    """The table as this page may see it, whole, after every change.

    `version` counts the changes of the log and goes back with a choice; `moment` counts the choices that stand.
    `seat` is whose eyes it is seen with (none: a spectator). `told` is what the last change brought. `hand_over`:
    another seat of this device must answer; with `curtain`, what it sees waits until the page says `look`.
    `beside` is what seats of the reader may break in with; nobody waits for that. `advisable` is what bots on the
    reader's side are asked: they do as somebody suggests.
    `next_table`: the same people play again there; told to them alone.
    `facts` are what the board shows beside the view, as remarks: what threatens whom, say.
    `names` are the covered names that all this mentions, by language and key; a page keeps them.
    `answers` is the id of the page's own message that brought this state about.
    """

    table: str
    version: int
    moment: int
    phase: Phase
    seat: int | None
    view: dict[str, Any] | None
    facts: list[Word]
    asked: list[int]
    question: Question | None
    hand_over: int | None
    curtain: bool
    told: list[Telling]
    seats: list[SeatCard]
    back: list[WayBack]
    plea: Plea | None
    ending: Ending | None
    trouble: str
    since: float
    beside: list[Question]
    advisable: list[Question]
    names: dict[str, dict[str, str]]
    next_table: str | None = None
    answers: int | None = None


class Story(Struct, tag="story", frozen=True):
    """Everything told so far that this seat may know: sent at the beginning and with another seat's eyes.

    After a step back, what was told later than the state's moment no longer stands. `names` are the covered names that
    it mentions, by language and key.
    """

    tellings: list[Telling]
    names: dict[str, dict[str, str]]


class Seats(Struct, tag="seats", frozen=True):
    """Somebody came, left, or was replaced."""

    seats: list[SeatCard]
    watching: int


class Line(Struct, frozen=True):
    """One line of the chat: a text or a gesture. `seat` is none for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    gesture: str
    at: float


class Chat(Struct, tag="chat", frozen=True):
    """New lines of the chat."""

    lines: list[Line]


class Suggestion(Struct, frozen=True):
    """Somebody (`by`, a seat of theirs) would answer the question of a seat so."""

    by: int
    seat: int
    word: Word


class Suggestions(Struct, tag="suggestions", frozen=True):
    """All that is suggested just now. It stands until the table has another version."""

    version: int
    suggestions: list[Suggestion]


class Refused(Struct, tag="refused", frozen=True):
    """A message changed nothing. `reason` is a key of the catalogue (`refused-<reason>`); a fresh state follows."""

    answers: int | None
    reason: str
    detail: str = ""


class Pong(Struct, tag="pong", frozen=True):
    """The server is there."""

    answers: int | None


ServerMessage = State | Story | Seats | Chat | Suggestions | Refused | Pong


class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first message: who I am (no token: a spectator), and which eyes I had.

    `unhurried`: I say what I have `seen`, and bots on my side wait until then, and a moment more.
    """

    token: Annotated[str, Meta(max_length=100)] | None = None
    seat: SeatNumber | None = None
    unhurried: bool = False


class Look(Struct, tag="look", frozen=True, forbid_unknown_fields=True):
    """See with the eyes of another of my seats."""

    id: Count
    seat: SeatNumber | None


class Choose(Struct, tag="choose", frozen=True, forbid_unknown_fields=True):
    """Answer the question of my seat, as I saw it at this version."""

    id: Count
    version: Count
    seat: SeatNumber
    option: Word


class Suggest(Struct, tag="suggest", frozen=True, forbid_unknown_fields=True):
    """What I would answer to the question of a seat on my side; nothing takes my last suggestion back."""

    id: Count
    version: Count
    seat: SeatNumber
    option: Word | None


class Seen(Struct, tag="seen", frozen=True, forbid_unknown_fields=True):
    """I have seen what led to this version. `considering`: I may have something to say to it, wait for me."""

    id: Count
    version: Count
    considering: bool = False


class TakeBack(Struct, tag="take_back", frozen=True, forbid_unknown_fields=True):
    """Go back to a moment: at once if that is free, else the others are asked."""

    id: Count
    version: Count
    moment: Count


class Agree(Struct, tag="agree", frozen=True, forbid_unknown_fields=True):
    """Answer a plea to take back. The one who asked withdraws it with `yes: false`."""

    id: Count
    version: Count
    yes: bool


class Say(Struct, tag="say", frozen=True, forbid_unknown_fields=True):
    """A line for the chat."""

    id: Count
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Gesture(Struct, tag="gesture", frozen=True, forbid_unknown_fields=True):
    """A gesture for the chat."""

    id: Count
    gesture: GestureName


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Are you there?"""

    id: Count


PageMessage = Hello | Look | Choose | Suggest | Seen | TakeBack | Agree | Say | Gesture | Ping
