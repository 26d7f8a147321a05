"""Messages: everything that passes between the server and a page. The page's types are generated from these.

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
    """What a seat is asked. `step` names the text, `rules` are the rules in force."""

    seat: int
    step: str
    offers: list[Offer]
    rules: list[str]


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


# From the server to the page ------------------------------------------------------------------------------------


class State(Struct, tag="state", frozen=True):
    """The table as this page may see it, whole, after every change.

    `version` counts the changes of the log and goes back with a choice; `moment` counts the choices that stand.
    `seat` is whose eyes it is seen with (none: a spectator). `told` is what the last change brought. `hand_over`:
    another seat of this device must answer; with `curtain`, what it sees waits until the page says `look`.
    `next_table`: the same people play again there; told to them alone.
    `answers` is the id of the page's own message that brought this state about.
    """

    table: str
    version: int
    moment: int
    phase: Phase
    seat: int | None
    view: dict[str, Any] | None
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
    next_table: str | None = None
    answers: int | None = None


class Story(Struct, tag="story", frozen=True):
    """Everything told so far that this seat may know: sent at the beginning and with another seat's eyes.

    After a step back, what was told later than the state's moment no longer stands.
    """

    tellings: list[Telling]


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


class Refused(Struct, tag="refused", frozen=True):
    """A message changed nothing. `reason` is a key of the catalogue (`refused-<reason>`); a fresh state follows."""

    answers: int | None
    reason: str
    detail: str = ""


class Pong(Struct, tag="pong", frozen=True):
    """The server is there."""

    answers: int | None


ServerMessage = State | Story | Seats | Chat | Refused | Pong


# From the page to the server ------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first message: who I am (no token: a spectator), and which eyes I had."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    seat: SeatNumber | None = None


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


PageMessage = Hello | Look | Choose | TakeBack | Agree | Say | Gesture | Ping


# The lobby, over HTTP -------------------------------------------------------------------------------------------


class Shelf(Struct, frozen=True):
    """The house: its version, its games, and the addresses at which other devices find it."""

    version: str
    games: list[str]
    addresses: list[str]


class SettingCard(Struct, frozen=True):
    """A setting of a game for so many seats; it matters when the setting `when[0]` has the value `when[1]`."""

    key: str
    values: list[Atom]
    is_seat: bool
    when: list[Atom] | None


class Tutorial(Struct, frozen=True):
    """A first game with a guide: how its table is set, and the lessons."""

    settings: dict[str, Atom]
    bots: list[Level]
    lessons: list[dict[str, Any]]


class GameBook(Struct, frozen=True):
    """What a page must know of a game besides its texts.

    `counts` are the numbers of seats that some settings allow, `counts_when` those that each value of the first
    setting allows. `settings` are by number of seats. `pieces` is what is printed on the components, for the board
    to draw. `rounds` names the events that begin a round.
    """

    name: str
    rules_version: int
    content: str
    counts: list[int]
    counts_when: dict[str, list[int]]
    settings: dict[str, list[SettingCard]]
    vocabulary: dict[str, list[str]]
    pieces: dict[str, Any]
    minutes: int
    rounds: list[str]
    tutorial: Tutorial | None


class RuleCard(Struct, frozen=True):
    """A rule in one language; `physical` ones concern the cardboard box alone."""

    id: str
    text: str
    physical: bool


class Chapter(Struct, frozen=True):
    """A chapter of the rules; number 0 holds the rulings."""

    number: int
    title: str
    rules: list[RuleCard]


class Call(Struct, frozen=True):
    """An event that calls for a narration, where each of these fields has one of these values."""

    moment: str
    event: str
    where: dict[str, list[Atom]]


class GameTexts(Struct, frozen=True):
    """Everything of a game that is read, in one language: catalogue, names of content, rules, narrations."""

    language: str
    catalogue: str
    names: dict[str, str]
    chapters: list[Chapter]
    narrations: dict[str, list[str]]
    calls: list[Call]


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """A name is enough."""

    name: Name


class Person(Struct, frozen=True):
    """Who I am. The token is my key: it is shown once, kept by the browser, and never stored by the server."""

    id: str
    name: str
    token: str


class Me(Struct, frozen=True):
    """Who I am, without the key."""

    id: str
    name: str


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: me, someone here on the same device, someone by link, or a bot."""

    who: Literal["me", "here", "link", "bot"]
    name: Annotated[str, Meta(max_length=24)] = ""
    level: Level = "good"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set. A public one is listed and anyone may sit down or watch."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    settings: dict[str, Atom] = {}
    public: bool = False
    tutorial: bool = False


class TableCard(Struct, frozen=True):
    """A table in a list. `invite` is the key to a free seat: only people of the table see it."""

    id: str
    game: str
    phase: Phase
    public: bool
    settings: dict[str, Atom]
    seats: list[SeatCard]
    asked: list[int]
    moment: int
    since: float
    created: float
    ending: Ending | None
    invite: str | None
    host: bool
    tutorial: bool
    forked_from: str | None


class Tables(Struct, frozen=True):
    """My tables, those that wait for me first, and public ones."""

    mine: list[TableCard]
    public: list[TableCard]


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to happen to a seat.

    `take` an open seat (with the `invite` of a private table); `leave` mine: a bot plays for me until I come back;
    `back`: I am here again; `bot`: a bot plays for somebody who is away, or fills an open seat; `open`: free a seat
    of mine, or a bot's, for someone with the link; `here`: someone on this device sits on an open seat.
    """

    action: Literal["take", "leave", "back", "bot", "open", "here"]
    name: Annotated[str, Meta(max_length=24)] = ""
    level: Level = "good"
    invite: Annotated[str, Meta(max_length=40)] = ""


class Moment(Struct, frozen=True):
    """A moment of a replay: the view after so many choices, what was just told, and the choice that came next.

    `next_option` is there if the reader may know it.
    """

    moment: int
    view: dict[str, Any]
    told: list[Telling]
    next_seat: int | None
    next_option: Word | None
    ending: Ending | None


class Replay(Struct, frozen=True):
    """Some moments of a table. `eyes`: a seat, none for a spectator, `all` only when the game is over."""

    last: int
    may_know_all: bool
    moments: list[Moment]


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table from a past moment of this one."""

    moment: Count


class HintWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Advice for my seat."""

    seat: SeatNumber


class Outlook(Struct, frozen=True):
    """An option and how it is likely to end: percent, with a 95 % interval."""

    word: Word
    chance: int
    low: int
    high: int
    remarks: list[Word]


class Hint(Struct, frozen=True):
    """All options, best first, the reasons for the best, and whether it is clearly better than the next."""

    version: int
    outlooks: list[Outlook]
    why: list[Word]
    clear: bool


class Obstacle(Struct, frozen=True):
    """Something that cannot be done now, and the rule that forbids it."""

    word: Word
    rule: str


class Obstacles(Struct, frozen=True):
    """All that a seat may wish and cannot do now."""

    obstacles: list[Obstacle]


class Posted(Struct, frozen=True):
    """The fallback without WebSocket: what the server answers, and the number from which to listen on."""

    messages: list[ServerMessage]
    next: int


class Trouble(Struct, frozen=True):
    """Why a request was refused: a key of the catalogue (`trouble-<reason>`) and a detail in plain words."""

    reason: str
    detail: str


class Health(Struct, frozen=True):
    """The house is well: tables in memory, pages that look at them."""

    status: str
    tables: int
    pages: int
