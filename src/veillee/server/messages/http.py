"""Messages over HTTP: games, people, tables and seats, replays, hints. The page's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from veillee.server.messages.table import (
    Atom,
    Count,
    Ending,
    Level,
    Name,
    Phase,
    SeatCard,
    SeatNumber,
    ServerMessage,
    Telling,
    Word,
)


class BoxLid(Struct, frozen=True):
    """A game in the list: title and a line about it in each language, numbers of seats, minutes of play; and whether
    its games are the chapters of one book.
    """

    name: str
    titles: dict[str, str]
    lines: dict[str, str]
    counts: list[int]
    minutes: int
    campaign: bool


class Shelf(Struct, frozen=True):
    """The server: its version, its games, and the addresses at which other devices reach it."""

    version: str
    games: list[BoxLid]
    addresses: list[str]


class SettingCard(Struct, frozen=True):
    """A setting of a game; it applies when the setting `when[0]` has the value `when[1]`."""

    key: str
    values: list[Atom]
    is_seat: bool
    when: list[Atom] | None


class Tutorial(Struct, frozen=True):
    """A first game with a guide: the settings of its table. Its lessons are sent to those who sit there: from one
    person to this number of `people`, at the same device.
    """

    settings: dict[str, Atom]
    bots: list[Level]
    people: int


class GameBook(Struct, frozen=True):
    """What a page must know about a game besides its texts.

    `counts` are the numbers of seats that some settings allow, `counts_when` those that each value of the first
    setting allows. `settings` are by number of seats. `pieces` is what is printed on the components, for the board
    to draw. `rounds` names the events that begin a round, `chapters` those that begin a chapter of the whole game.
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
    chapters: list[str]
    tutorial: Tutorial | None


class RuleCard(Struct, frozen=True):
    """A rule in one language; `physical` rules concern only the cardboard game. `advice` is for those it stops."""

    id: str
    text: str
    physical: bool
    advice: str


class Chapter(Struct, frozen=True):
    """A chapter of the rules; number 0 contains the rulings."""

    number: int
    title: str
    rules: list[RuleCard]


class Call(Struct, frozen=True):
    """An event that is narrated if each of these fields has one of these values."""

    moment: str
    event: str
    where: dict[str, list[Atom]]


class GameTexts(Struct, frozen=True):
    """The texts of a game in one language: catalogue, names of content, narrations.

    Covered names are left out: they come with the words that mention them.
    """

    language: str
    catalogue: str
    names: dict[str, str]
    narrations: dict[str, list[str]]
    calls: list[Call]


class PrimerStep(Struct, frozen=True):
    """A step of a turn. `art` names pictures of the page, separated by spaces."""

    art: str
    says: str


class PrimerSign(Struct, frozen=True):
    """A sign of the board: how it looks, what it is called, what it means."""

    art: str
    name: str
    says: str


class Primer(Struct, frozen=True):
    """The first page of the rules: the aim, when it is won and lost, how a turn goes, the signs of the board."""

    aim: str
    won: str
    lost: str
    steps: list[PrimerStep]
    signs: list[PrimerSign]


class GameNotes(Struct, frozen=True):
    """What the pieces of a game tell about themselves in one language: a catalogue, sent when one is read."""

    language: str
    catalogue: str


class GameRules(Struct, frozen=True):
    """The rules of a game in one language, sent when somebody opens them."""

    language: str
    primer: Primer
    chapters: list[Chapter]


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """A new person, who only needs a name."""

    name: Name


class Person(Struct, frozen=True):
    """Who I am. The token is sent once and kept by the browser; the server stores only its hash."""

    id: str
    name: str
    token: str


class Me(Struct, frozen=True):
    """Who I am, without the token."""

    id: str
    name: str


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: me, someone here on the same device, someone by link, or a bot."""

    who: Literal["me", "here", "link", "bot"]
    name: Annotated[str, Meta(max_length=24)] = ""
    level: Level = "good"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create. A public one is listed, and anyone may join or watch. Whoever asks for the tutorial gives the
    people at this device; the rest of its table is its own.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    settings: dict[str, Atom] = {}
    public: bool = False
    tutorial: bool = False


class TableCard(Struct, frozen=True):
    """A table in a list. `invite` lets somebody take an open seat; only people of the table see it."""

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
    """My tables (those that wait for me first), those of mine that I put away, and public ones."""

    mine: list[TableCard]
    put_away: list[TableCard]
    public: list[TableCard]


class CampaignStory(Struct, frozen=True):
    """A story of a campaign, in each language. `evenings`: how often it was told; `ending`: how the last one ended.

    It is `told` once it was won, or once its table went on to the next.
    """

    titles: dict[str, str]
    evenings: int
    told: bool
    ending: dict[str, str]


class Comrade(Struct, frozen=True):
    """Who plays what in a campaign: the name of the piece in each language."""

    seat: int
    names: dict[str, str]


class CampaignCard(Struct, frozen=True):
    """Where the people of a campaign are: its latest table, the stories in their order, the one at hand, and the place
    in it. `follows` is the story that can be begun now that the last one is over.
    """

    table: TableCard
    stories: list[CampaignStory]
    at: int
    place: dict[str, str]
    company: list[Comrade]
    follows: int | None


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """Where I keep a table of mine: on my shelf, or put away."""

    put_away: bool


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A change of a seat.

    `take`: I take an open seat (with the `invite` of a private table). `leave`: a bot plays for me until I come back.
    `back`: I am back. `bot`: a bot plays for somebody who is away, or on an open seat. `open`: a seat of mine, or a
    bot's, is open for someone with the link. `here`: someone on this device takes an open seat.
    """

    action: Literal["take", "leave", "back", "bot", "open", "here"]
    name: Annotated[str, Meta(max_length=24)] = ""
    level: Level = "good"
    invite: Annotated[str, Meta(max_length=40)] = ""


class Moment(Struct, frozen=True):
    """A moment of a replay: the view after that many choices, the latest events, and the next choice.

    `facts` are what the board shows beside the view. `next_option` is given if the reader may know it.
    """

    moment: int
    view: dict[str, Any]
    facts: list[Word]
    told: list[Telling]
    next_seat: int | None
    next_option: Word | None
    ending: Ending | None


class Replay(Struct, frozen=True):
    """Some moments of a table. `may_know_all`: the game is over. `curtain`: this device has secrets from itself.

    Where all may be known everything may be shown; where there is a curtain, a change of eyes is one of hands.
    `names` are the covered names that are mentioned, by language and key.
    """

    last: int
    may_know_all: bool
    curtain: bool
    moments: list[Moment]
    names: dict[str, dict[str, str]]


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table from a past moment of this one."""

    moment: Count


class HintWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a hint for my seat."""

    seat: SeatNumber


class Outlook(Struct, frozen=True):
    """An option and how well it is likely to end: percent, with a 95 % interval."""

    word: Word
    chance: int
    low: int
    high: int
    remarks: list[Word]


class Hint(Struct, frozen=True):
    """The best few of all options, best first, and its peers: those as good as the best, as far as can be told.

    `purpose` says what the best is good for, `why` what it gains over the rival: a peer (`level`), which may have
    something `against` it, or the next best that is really worse; `concerns` what matters now. It is `vague` if peers
    may differ from the best after all.
    """

    version: int
    outlooks: list[Outlook]
    options: int
    peers: list[Word]
    purpose: list[Word]
    rival: Word | None
    why: list[Word]
    against: list[Word]
    level: bool
    vague: bool
    concerns: list[Word]
    games: int
    names: dict[str, dict[str, str]]


class Obstacle(Struct, frozen=True):
    """Something that cannot be done now, and the rule that forbids it. `why`: what exactly is missing, if known."""

    word: Word
    rule: str
    why: Word | None


class Obstacles(Struct, frozen=True):
    """Everything that a seat may want to do but cannot do now."""

    obstacles: list[Obstacle]
    names: dict[str, dict[str, str]]


class Revocable(Struct, frozen=True):
    """The options of a seat that could be taken back freely, at this version of the table."""

    version: int
    words: list[Word]


class Posted(Struct, frozen=True):
    """The answer to polling: messages, and the number to poll with next."""

    messages: list[ServerMessage]
    next: int


class Trouble(Struct, frozen=True):
    """Why a request was refused: a key of the catalogue (`trouble-<reason>`), and details in English."""

    reason: str
    detail: str


class Health(Struct, frozen=True):
    """The server is well: the number of tables in memory and of connected pages."""

    status: str
    tables: int
    pages: int
