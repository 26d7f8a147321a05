"""Messages of a table, over one WebSocket.

The page's types are generated from these, and from `http.py`.

A word (option, event, remark) is sent as match files have it: `["lay_card", 4]`. The vocabulary of the game names its
fields.
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
    """One option: its word, the things it concerns, and what is certain about it. `gives_up`: unlike others that are
    on offer it only throws something away.
    """

    word: Word
    spots: list[Spot]
    remarks: list[Word]
    gives_up: bool


class Question(Struct, frozen=True):
    """What a seat is asked. `step` names the text, `rules` are the rules in force.

    `asides` is the number of offers at the end that do not answer the question; it is put again after them. `group`:
    other seats are asked the same, and any of them answers for all. `about`: the piece that is to act, where the seat
    has several.
    """

    seat: int
    step: str
    offers: list[Offer]
    rules: list[str]
    asides: int = 0
    group: bool = False
    about: Spot | None = None


class Telling(Struct, frozen=True):
    """An event, and the moment (number of choices) at which it happened. `secret`: not everybody is told.

    `["chance_drawn"]` is no word of the game: chance was drawn anew, since somebody joined.
    """

    moment: int
    word: Word
    secret: bool = False


class SeatCard(Struct, frozen=True):
    """A seat. `mine`: the reader acts for it. `away`: a bot plays until its person comes back.

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
    """How far an undo would go, and what it needs.

    `free`: at once. `ask`: other people are asked first. `confirm`: nobody else is asked, but something new came
    out since. `no`: there is nothing to take back. `reason` is `chance`, `shown`, `other`, `nothing` or empty.
    """

    by: Literal["step", "turn", "round"]
    moment: int
    need: Literal["free", "confirm", "ask", "no"]
    reason: str


class Plea(Struct, frozen=True):
    """A request to undo. The seats in `waiting` have not answered yet."""

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
    """The whole table as this page may see it, sent after every change.

    `version` counts the moves of the log, and every choice names the version it was made at; `moment` counts the
    choices that stand. `seat` is the seat from which it is seen (none: a spectator). `told` are the events of the last
    move. `hand_over`: another seat of this device must answer; with `curtain`, its view is sent when the page says
    `look`. `beside` are questions with which seats of the reader may break in; nobody waits for them. `advisable` are
    questions to bots on the reader's side: they do what is suggested; for those who watch and are invited to talk, the
    question that people are asked. `next_table`: where the same people play again;
    only they are told. `facts` are what the board shows beside the view, as remarks: what threatens whom, for example.
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
    """All events so far that this seat may know: sent at the beginning, and when the page looks from another seat.

    After an undo, events later than the state's moment no longer count. `names` are the covered names that are
    mentioned, by language and key.
    """

    tellings: list[Telling]
    names: dict[str, dict[str, str]]


class Seats(Struct, tag="seats", frozen=True):
    """Somebody came, left, or was replaced."""

    seats: list[SeatCard]
    watching: int


class Line(Struct, frozen=True):
    """One chat line: a text or a gesture. `seat` is none for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    gesture: str
    at: float


class Chat(Struct, tag="chat", frozen=True):
    """New chat lines."""

    lines: list[Line]


class Suggestion(Struct, frozen=True):
    """How somebody would answer the question of a seat. `by` is a seat of theirs; who watches has a name instead."""

    by: int
    seat: int
    word: Word
    name: str = ""


class Suggestions(Struct, tag="suggestions", frozen=True):
    """All suggestions. They are gone when the table has another version."""

    version: int
    suggestions: list[Suggestion]


class Refused(Struct, tag="refused", frozen=True):
    """A message changed nothing. `reason` is a key of the catalogue (`refused-<reason>`); a fresh state follows."""

    answers: int | None
    reason: str
    detail: str = ""


class Pong(Struct, tag="pong", frozen=True):
    """The answer to a ping."""

    answers: int | None


ServerMessage = State | Story | Seats | Chat | Suggestions | Refused | Pong


class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first message: who I am (no token: a spectator), and from which seat I looked before.

    `unhurried`: I report what I have `seen`, and bots on my side wait for that and a moment longer.
    """

    token: Annotated[str, Meta(max_length=100)] | None = None
    seat: SeatNumber | None = None
    unhurried: bool = False


class Look(Struct, tag="look", frozen=True, forbid_unknown_fields=True):
    """Look from another of my seats."""

    id: Count
    seat: SeatNumber | None


class Choose(Struct, tag="choose", frozen=True, forbid_unknown_fields=True):
    """Answer the question that my seat had at this version."""

    id: Count
    version: Count
    seat: SeatNumber
    option: Word


class Suggest(Struct, tag="suggest", frozen=True, forbid_unknown_fields=True):
    """What I would answer to the question of a seat on my side; without an option, I withdraw my suggestion."""

    id: Count
    version: Count
    seat: SeatNumber
    option: Word | None


class Seen(Struct, tag="seen", frozen=True, forbid_unknown_fields=True):
    """I have seen this version. `considering`: I may want to suggest something, wait for me."""

    id: Count
    version: Count
    considering: bool = False


class TakeBack(Struct, tag="take_back", frozen=True, forbid_unknown_fields=True):
    """Undo to a moment: at once if that is free, otherwise the others are asked."""

    id: Count
    version: Count
    moment: Count


class Agree(Struct, tag="agree", frozen=True, forbid_unknown_fields=True):
    """Answer a request to undo. The person who asked withdraws it with `yes: false`."""

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
