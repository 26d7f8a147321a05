"""The table: a game in progress, the agenda of what is still to happen, the questions that wait for an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar, TypeVarTuple

from veillee.engine.chance import Chance
from veillee.engine.errors import BrokenLaw, GameOver, NoSuchOption, NotYourTurn
from veillee.engine.result import Result
from veillee.engine.words import Event, Option

Seat = int
Step = Callable[..., None]
Entry = tuple[Step, tuple[object, ...]]
Aside = tuple[Option, Step]

Ts = TypeVarTuple("Ts")
T = TypeVar("T", bound="Table")
AnOption = TypeVar("AnOption", bound=Option)

NO_MARK: Final = -1
NO_ASIDES: Final[tuple[Aside, ...]] = ()
NO_ANSWERS: Final[tuple[Option, ...]] = ()


class Question:
    """What one seat is asked. It never changes.

    `answers` are the options that answer it, by the step `answer`. `asides` do not: their own step happens, then the
    question is put again. `options` are both, asides last. Nobody waits for the answer to an optional question.
    """

    __slots__ = ("answer", "answers", "args", "asides", "optional", "options", "seat")

    def __init__(
        self, seat: Seat, answers: Sequence[Option], answer: Step, args: tuple[object, ...], optional: bool = False
    ) -> None:
        self.seat = seat
        self.answers = answers
        self.asides: tuple[Aside, ...] = NO_ASIDES
        self.options: Sequence[Option] = answers
        self.answer = answer
        self.args = args
        self.optional = optional

    def with_asides(self, options: Sequence[Option], step: Step) -> Question:
        """The same question with more options that do not answer it."""
        more = type(self)(self.seat, self.answers, self.answer, self.args, self.optional)
        more.asides = (*self.asides, *[(option, step) for option in options])
        more.options = [*self.options, *options]
        return more

    def find(self, option: Option) -> Option | None:
        """The question's own object for an option that may come from elsewhere; None if it is not offered."""
        for own in self.options:
            if own == option:
                return own
        return None

    def step_of_aside(self, option: Option) -> Step | None:
        """The step of an aside; None for an option that answers."""
        for own, step in self.asides:
            if own is option:
                return step
        return None


class Rest(Question):
    """A pause with one answer: asked of people, while bots go on by themselves."""

    __slots__ = ()


class Secret(Question):
    """A question whose answer, and how many there are, is the seat's own secret: how long it takes must not tell."""

    __slots__ = ()


class Told:
    """An event and the seats that may know of it (None: everybody, spectators too)."""

    __slots__ = ("audience", "event")

    def __init__(self, event: Event, audience: tuple[Seat, ...] | None) -> None:
        self.event = event
        self.audience = audience

    def reaches(self, seat: Seat | None) -> bool:
        """May this seat (None: a spectator) know of it?"""
        return self.audience is None or (seat is not None and seat in self.audience)


def out_of_turn(table: Table) -> BrokenLaw:
    """Why a step may not ask now."""
    return BrokenLaw("a step asks once" if table.questions else "a step asks before it plans, never after")


_scene_names: Final[dict[Step, str]] = {}


def scene_name(step: Step) -> str:
    """The name under which a step is played as a scene: kept, since compiled functions spell theirs anew each time."""
    name = _scene_names.get(step)
    if name is None:
        name = _scene_names[step] = step.__name__
    return name


def go_on(t: Table) -> None:
    """What `leave` plans first: by it, `follow` knows that the scene was left."""


def end_scene(t: Table, scene: str) -> None:
    """The mark under which a scene is played. Nothing is left of the scene when it is reached."""


class Plan(Generic[T]):
    """Steps without arguments that are always planned together: made once, for `Table.then_all`."""

    __slots__ = ("entries", "stack")

    def __init__(self, *steps: Callable[[T], None]) -> None:
        self.entries: list[Entry] = [(step, ()) for step in steps]
        # As on the agenda: the first on top.
        self.stack = self.entries[::-1]


class Query(Generic[T]):
    """A question to all seats whose options never change: made once, for `Table.ask_query`."""

    __slots__ = ("answer", "options", "to_one")

    def __init__(self, options: Sequence[AnOption], answer: Callable[[T, Seat, AnOption], None]) -> None:
        self.options: Sequence[Option] = options
        self.answer: Step = answer
        # As it is put where one seat plays; with a single answer it is not asked.
        self.to_one = (Question(0, options, answer, ()),) if len(options) > 1 else NOTHING_ASKED


NOTHING_ASKED: Final[tuple[Question, ...]] = ()


class Table:
    """A game in progress: plain data, no clock, no input or output, no history.

    Each game adds its pieces in a subclass and fills `copy`. A step that asks changes nothing itself, so that a
    question can be put again: this is how a table is restored from a file, or redealt for a bot.

    `agenda` is a stack, its top, at the end, the next step. All that was planned before the current step lies below
    `floor`; what the current step plans is put in there, under what it planned already, so that its first plan is on
    top. If it asks, its plans lie there until it is answered.
    """

    __slots__ = ("agenda", "asking", "chance", "floor", "heard", "questions", "result", "seats")

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.agenda: list[Entry] = []
        self.floor = 0
        self.asking: Entry | None = None
        self.questions: tuple[Question, ...] = NOTHING_ASKED
        self.result: Result | None = None
        self.heard: list[Told] | None = None

    def copy(self) -> Table:
        """The same table, sharing nothing that changes; each game fills it in."""
        raise NotImplementedError

    def copy_kernel(self, twin: Table) -> None:
        """Give a new twin all that the kernel keeps beside seats and chance. Copies do not listen."""
        twin.agenda = self.agenda[:]
        twin.floor = self.floor
        twin.asking = self.asking
        twin.questions = self.questions
        twin.result = self.result

    def then(self: T, step: Callable[[T, *Ts], None], *args: *Ts) -> None:
        """Plan a step: after those this step planned before it, ahead of everything planned earlier."""
        self.agenda.insert(self.floor, (step, args))

    def then_all(self: T, steps: Plan[T]) -> None:
        """Plan several steps without arguments, in their order."""
        if len(self.agenda) == self.floor:
            self.agenda += steps.stack
        else:
            for entry in steps.entries:
                self.agenda.insert(self.floor, entry)

    def scene(self: T, step: Callable[[T, *Ts], None], *args: *Ts) -> None:
        """Plan a step as a scene, which `leave` can end before all that is planned in it has happened."""
        self.agenda.insert(self.floor, (step, args))
        self.agenda.insert(self.floor, (end_scene, (scene_name(step),)))

    def leave(self: T, scene: Callable[[T, *Ts], None]) -> None:
        """End the innermost scene of this step now: what is planned in it, by the current step too, is forgotten."""
        mark = self._mark_of(scene_name(scene))
        del self.agenda[mark:]
        self.floor = mark
        self.agenda.append((go_on, ()))

    def after(self: T, scene: Callable[..., None], step: Callable[[T, *Ts], None], *args: *Ts) -> None:
        """Plan a step for when the innermost scene of another step is over."""
        self.agenda.insert(self._mark_of(scene_name(scene)), (step, args))
        self.floor += 1

    def follow(self: T, step: Callable[[T, *Ts], None], *args: *Ts) -> None:
        """Let a step follow what the current step just did: at once, if that planned nothing; never, if that left the
        scene or ended the game. The same as `then` before it, without the way over the agenda.

        Not for a step that asks, since the current one has changed the table.
        """
        if self.result is not None:
            return
        if len(self.agenda) > self.floor:
            # The step, not the entry: compiled tuples have no identity.
            if self.agenda[-1][0] is not go_on:
                self.agenda.insert(self.floor, (step, args))
            return
        plain: Step = step
        if not args:
            plain(self)
        elif len(args) == 1:
            plain(self, args[0])
        else:
            plain(self, *args)

    def is_playing(self: T, scene: Callable[..., None]) -> bool:
        """Is a scene of this step being played?"""
        return self._find_mark(scene_name(scene)) != NO_MARK

    def has_plans(self) -> bool:
        """Has the current step planned anything yet?"""
        return len(self.agenda) > self.floor

    def planned_before(self) -> list[Entry]:
        """What was planned before the current step, or the one that asked; the next of it at the end."""
        return self.agenda[: self.floor]

    def ask(
        self: T,
        seat: Seat,
        options: Sequence[AnOption],
        answer: Callable[[T, Seat, AnOption, *Ts], None],
        *args: *Ts,
    ) -> None:
        """Ask one seat; `answer` gets the option chosen, then `args`. A question with one answer is not asked."""
        if len(self.agenda) > self.floor or self.questions:
            raise out_of_turn(self)
        if len(options) == 1:
            self.agenda.append((answer, (seat, options[0], *args)))
        else:
            self.questions = (Question(seat, options, answer, args),)

    def ask_secretly(
        self: T,
        seat: Seat,
        options: Sequence[AnOption],
        answer: Callable[[T, Seat, AnOption, *Ts], None],
        *args: *Ts,
    ) -> None:
        """Ask one seat even when there is one answer, because the others must not learn that there is only one."""
        self._open((Secret(seat, options, answer, args),))

    def ask_group(
        self: T,
        seats: Sequence[Seat],
        options: Sequence[AnOption],
        answer: Callable[[T, Seat, AnOption, *Ts], None],
        *args: *Ts,
    ) -> None:
        """Ask several seats the same: any of them answers for the group."""
        if len(self.agenda) > self.floor or self.questions:
            raise out_of_turn(self)
        if len(options) == 1 and seats:
            self.agenda.append((answer, (seats[0], options[0], *args)))
        elif len(seats) == 1:
            self.questions = (Question(seats[0], options, answer, args),)
        else:
            self._open(tuple([Question(seat, options, answer, args) for seat in seats]))

    def ask_all(
        self: T,
        turn: int,
        options: Sequence[AnOption],
        answer: Callable[[T, Seat, AnOption, *Ts], None],
        *args: *Ts,
    ) -> None:
        """Ask all seats the same: any of them answers for the group. Each turn, from 1 on, another is asked first."""
        if len(self.agenda) > self.floor or self.questions:
            raise out_of_turn(self)
        if len(options) == 1:
            self.agenda.append((answer, ((turn - 1) % self.seats, options[0], *args)))
        elif self.seats == 1:
            self.questions = (Question(0, options, answer, args),)
        else:
            seats = self.seats
            around = [(turn - 1 + seat) % seats for seat in range(seats)]
            self.questions = tuple([Question(seat, options, answer, args) for seat in around])

    def ask_query(self: T, turn: int, query: Query[T]) -> None:
        """Ask all seats what is always asked like this; otherwise as `ask_all`."""
        if self.seats == 1 and query.to_one:
            if len(self.agenda) > self.floor or self.questions:
                raise out_of_turn(self)
            self.questions = query.to_one
        else:
            self.ask_all(turn, query.options, query.answer)

    def rest(
        self: T,
        seats: Sequence[Seat],
        option: AnOption,
        answer: Callable[[T, Seat, AnOption, *Ts], None],
        *args: *Ts,
    ) -> None:
        """Pause until one of these seats goes on. Bots do so by themselves, and it counts as no decision.

        A window for what may be done at any time is a rest for the seats that hold such a thing: `opened` adds it.
        """
        self._open(tuple([Rest(seat, [option], answer, args) for seat in seats]))

    def ask_beside(
        self: T,
        seat: Seat,
        options: Sequence[AnOption],
        others: Mapping[Seat, Sequence[AnOption]],
        answer: Callable[[T, Seat, AnOption, *Ts], None],
        *args: *Ts,
    ) -> None:
        """Ask one seat, while others may break in with options of their own: nobody waits for those."""
        if not others:
            self.ask(seat, options, answer, *args)
            return
        beside = [Question(other, own, answer, args, True) for other, own in others.items()]
        self._open((Question(seat, options, answer, args), *beside))

    def interject(
        self: T, options: Mapping[Seat, Sequence[AnOption]], aside: Callable[[T, Seat, AnOption], None]
    ) -> None:
        """Let seats break in on what a step just asked: what they choose happens, then the step asks again.

        Seats that are not asked themselves may do so too, and nobody waits for them.
        """
        if not self.questions:
            return
        asked = list(self.questions)
        seats = [question.seat for question in asked]
        for seat, own in options.items():
            if seat in seats:
                at = seats.index(seat)
                asked[at] = asked[at].with_asides(own, aside)
            else:
                asked.append(Question(seat, NO_ANSWERS, aside, (), True).with_asides(own, aside))
        self.questions = tuple(asked)

    def tell(self, event: Callable[[*Ts], Event], *args: *Ts) -> None:
        """Say what just happened, to everybody. The event is built only when somebody listens."""
        if self.heard is not None:
            self.heard.append(Told(event(*args), None))

    def whisper(self, seat: Seat, event: Callable[[*Ts], Event], *args: *Ts) -> None:
        """Say what just happened, to one seat alone."""
        if self.heard is not None:
            self.heard.append(Told(event(*args), (seat,)))

    def finish(self, result: Result) -> None:
        """The game is over: what was still planned no longer happens."""
        self.result = result

    def choose(self, seat: Seat, option: Option) -> None:
        """Answer the question of a seat with one of its options, and go on to the next question."""
        for question in self.questions:
            if question.seat == seat:
                break
        else:
            raise self._refusal(seat, option)
        # As objects: compiled code would look at the class of each.
        offered: Sequence[object] = question.options
        for own in offered:
            if own is option:
                break
        else:
            own_option = question.find(option)
            if own_option is None:
                raise self._refusal(seat, option)
            option = own_option
        if question.asides:
            aside = question.step_of_aside(option)
            if aside is not None:
                self._break_in((aside, (seat, option)))
                return
        self.questions = NOTHING_ASKED
        self.floor = len(self.agenda)
        answer, args = question.answer, question.args
        # The answer would be the first step of the agenda, so it need not be put on it.
        if not args:
            answer(self, seat, option)
        elif len(args) == 1:
            answer(self, seat, option, args[0])
        elif len(args) == 2:
            answer(self, seat, option, args[0], args[1])
        else:
            answer(self, seat, option, *args)
        if self.questions or self.result is not None:
            self._halt((answer, (seat, option, *args)))
        else:
            self.run()

    def pass_rests(self) -> None:
        """Go on past the rests at which nobody has anything to choose: for tables where no person looks on."""
        while self.questions and isinstance(self.questions[0], Rest) and self._is_nothing_to_choose():
            question = self.questions[0]
            self.choose(question.seat, question.options[0])

    def question_of(self, seat: Seat) -> Question | None:
        """What this seat is asked now."""
        for question in self.questions:
            if question.seat == seat:
                return question
        return None

    def begin(self) -> None:
        """Carry out what the set-up planned, in the order it said."""
        self.run()

    def resume(self, agenda: Sequence[Entry]) -> None:
        """Forget what was asked and planned, and go on with these steps, in the order given."""
        self.questions = NOTHING_ASKED
        self.asking = None
        self.agenda = list(reversed(agenda))
        self.run()

    def run(self) -> None:
        """Carry out the agenda in reading order until somebody must choose or a result stands.

        Few arguments, the common case, are passed one by one: spreading them costs a list and a tuple.
        """
        agenda = self.agenda
        while agenda:
            entry = agenda.pop()
            self.floor = len(agenda)
            step, args = entry
            if not args:
                step(self)
            elif len(args) == 1:
                step(self, args[0])
            elif len(args) == 2:
                step(self, args[0], args[1])
            elif len(args) == 3:
                step(self, args[0], args[1], args[2])
            elif len(args) == 4:
                step(self, args[0], args[1], args[2], args[3])
            else:
                step(self, *args)
            if self.result is not None:
                self._halt(entry)
                return
            if self.questions:
                self.asking = entry
                self.opened()
                return
        raise BrokenLaw("the agenda is empty, nobody is asked and no result stands")

    def _halt(self, entry: Entry) -> None:
        """A step has asked, or the game is over."""
        if self.result is not None:
            self.agenda.clear()
            self.floor = 0
            self.questions = NOTHING_ASKED
            self.asking = None
        else:
            self.asking = entry
            self.opened()

    def opened(self) -> None:
        """A question was just put. A game may let seats break in on it: see `interject`."""

    def ask_again(self) -> None:
        """Put the open question anew, from the table as it is now."""
        if self.asking is not None:
            self.agenda = self.pending()
            self.questions = NOTHING_ASKED
            self.asking = None
            self.run()

    def pending(self) -> list[Entry]:
        """The agenda with the step that asked back on top: it will plan again what it planned."""
        if self.asking is None:
            return self.agenda[:]
        return [*self.planned_before(), self.asking]

    def _break_in(self, entry: Entry) -> None:
        """Let an aside happen; then the question is put again."""
        self.agenda = [*self.pending(), entry]
        self.questions = NOTHING_ASKED
        self.asking = None
        self.run()

    def _is_nothing_to_choose(self) -> bool:
        for question in self.questions:
            if not question.optional and len(question.options) > 1:
                return False
        return True

    def _mark_of(self, scene: str) -> int:
        at = self._find_mark(scene)
        if at == NO_MARK:
            raise BrokenLaw(f"no scene {scene} is being played")
        return at

    def _find_mark(self, scene: str) -> int:
        """Where on the agenda the innermost scene of this name ends, of those that have begun."""
        for at in range(self.floor - 1, -1, -1):
            step, args = self.agenda[at]
            if step is end_scene and args[0] == scene:
                return at
        return NO_MARK

    def _open(self, questions: tuple[Question, ...]) -> None:
        if len(self.agenda) > self.floor or self.questions:
            raise out_of_turn(self)
        if not questions:
            raise BrokenLaw("a step that asks asks somebody")
        self.questions = questions

    def _refusal(self, seat: Seat, option: Option) -> Exception:
        if self.result is not None:
            return GameOver("the game is over")
        question = self.question_of(seat)
        if question is None:
            asked = ", ".join(str(question.seat) for question in self.questions)
            return NotYourTurn(f"seat {seat} is not asked anything now; asked: {asked}")
        return NoSuchOption(f"{option} is not an option of seat {seat} now")
