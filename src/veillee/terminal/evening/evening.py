"""An evening: one match played at one desk, by people and bots. Every answer is stored before it is shown."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from veillee.engine.chance import seeded
from veillee.engine.errors import CannotUndo
from veillee.engine.match import Match
from veillee.engine.matchfile import write_match
from veillee.engine.table import Question, Seat
from veillee.engine.words import Option, to_line, to_plain, word_name
from veillee.players.hints import advise
from veillee.players.situation import Player, situation_for
from veillee.players.spec import player_from
from veillee.terminal.boards import book_of, draw, drawing_of, map_of
from veillee.terminal.desk.desk import LEAVE, Desk
from veillee.terminal.desk.prompt import Prompt, Teaching, as_text
from veillee.terminal.evening.beside import is_cooperative, questions_beside, sees_as
from veillee.terminal.evening.chronicle import Chronicle
from veillee.terminal.evening.comparison import evening_lines
from veillee.terminal.evening.ending import Ending
from veillee.terminal.evening.guide import GO_ON, STOP, guide_of
from veillee.terminal.evening.hints import (
    coming_lines,
    hint_lines,
    odds_lines,
    why_lines,
    wish_label,
    wishes_among,
)
from veillee.terminal.evening.reading import Reading
from veillee.terminal.evening.rules import primer_lines, rule_lines
from veillee.terminal.saves import set_aside
from veillee.terminal.seat_names import seat_names
from veillee.words import Speaker

KEYS = {
    "h": "key-h",
    "o": "key-o",
    "w": "key-w",
    "?": "key-help",
    "u": "key-u",
    "l": "key-l",
    "s": "key-s",
    LEAVE: "key-q",
}
BREAK_IN, ADVISE, HURRY = "b", "a", "."
# How long bots wait for the people who play with them.
MOMENT = 1.0


class Evening:
    """The loop of a match: people answer at the desk, bots by themselves."""

    def __init__(self, match: Match, path: Path, desk: Desk) -> None:
        self.match = match
        self.path = path
        self.desk = desk
        self.say = desk.catalogue.say
        self.speaker = Speaker(match.game, desk.catalogue.language, seat_names(match, desk.catalogue))
        self.players: dict[Seat, Player] = {
            seat: player_from(sitter.kind, f"{match.seed} {seat} {len(match.choices)}")
            for seat, sitter in enumerate(match.sitters)
            if not sitter.is_human()
        }
        self.people = [seat for seat in range(len(match.sitters)) if seat not in self.players]
        self.viewer: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.chronicle = Chronicle(match, self.speaker)
        self.map = map_of(self.speaker)
        self.book = book_of(self.speaker)
        self.reading = Reading(self.book, self.chronicle, desk) if self.book and self.people else None
        self.guide = guide_of(match)
        self.status = ""
        self.selected = 0
        self.is_hurried = False

    def play(self) -> str:
        """Play until somebody leaves. Returns LEAVE, AGAIN for another game, or ONWARD for the next story.

        Ctrl-C leaves at any time, also while a bot thinks: what was answered is on the disk already.
        """
        set_aside(self.path, self.match)
        write_match(self.match, self.path)
        if self.reading and self.match.choices:
            self.reading.skip()
        try:
            self._read_on()
            while self.match.table.result is None:
                question = self._next_question()
                player = self.players.get(question.seat)
                if player is not None:
                    self._let_bot_answer(question, player)
                elif not self._ask_human(question):
                    return LEAVE
            compared = evening_lines(self.match, self.path, self.speaker, self.desk.catalogue)
            return Ending(self.match, self.desk, self.chronicle, self.viewer, self._teaching(), compared).ask()
        except KeyboardInterrupt:
            return LEAVE

    def _next_question(self) -> Question:
        """A person's question before a bot's."""
        questions = [question for question in self.match.table.questions if not question.optional]
        return next((one for one in questions if one.seat not in self.players), questions[0])

    def _choose(self, seat: Seat, option: Option) -> None:
        told = self.match.choose(seat, option)
        write_match(self.match, self.path)
        self.chronicle.add(told)
        if self.guide:
            self.guide.hear(self.match.table, len(self.match.choices), told)
        self.selected = 0
        self._read_on()

    def _read_on(self) -> None:
        """Read the passages of the story book for what happened since the last time."""
        if self.reading:
            self.reading.go_on(self._titles()[0], self.viewer)

    def _let_bot_answer(self, question: Question, player: Player) -> None:
        """Let a bot think, showing that it does. Its partners have a moment to step in or to advise it."""
        seat = question.seat
        prompt = self._prompt(self.say("bot-thinks", name=self.speaker.seat_names[seat]))
        prompt.keys = {} if self.is_hurried else self._ways_to_help(seat)
        self.desk.show(prompt)
        chance = seeded(f"bot {self.match.seed} {len(self.match.choices)}")
        option = player.choose(situation_for(self.match.game, self.match.table, seat, chance))
        key = self.desk.glance(prompt, MOMENT) if prompt.keys else ""
        self.is_hurried |= key == HURRY
        if key == BREAK_IN:
            self._break_in()
        elif key == ADVISE:
            self._advise_bot(question)
        else:
            self._choose(seat, option)

    def _ways_to_help(self, bot: Seat) -> dict[str, str]:
        """The keys for the partners of a bot."""
        keys = {}
        if self.people and is_cooperative(self.match):
            keys = {ADVISE: self.say("key-a")} if sees_as(self.match, self.viewer, bot) else {}
        if questions_beside(self.match, self.people, self.viewer):
            keys[BREAK_IN] = self.say("key-b")
        return {**keys, HURRY: self.say("key-hurry")} if keys else {}

    def _advise_bot(self, question: Question) -> None:
        """Let somebody tell a bot what to do; otherwise it thinks again."""
        name = self.speaker.seat_names[question.seat]
        prompt = self._question_prompt(question)
        prompt.title, prompt.question = self.say("advise-title", name=name), self.say("advise-question", name=name)
        prompt.keys = {LEAVE: self.say("key-back")}
        prompt.selected = 0
        answer = self.desk.ask(prompt)
        if isinstance(answer, int):
            self._choose(question.seat, self._in_order(question)[answer])

    def _break_in(self) -> None:
        """Let somebody choose an option that they have while another is asked, or go back."""
        found = [
            (one.seat, option)
            for one in questions_beside(self.match, self.people, self.viewer)
            for option in one.options
        ]
        prompt = self._prompt(self.say("aside-question"))
        prompt.title = self.say("aside-title")
        prompt.labels = [f"{self.speaker.seat_names[seat]} · {self.speaker.option(option)}" for seat, option in found]
        prompt.names = [to_line(option) for _, option in found]
        prompt.keys = {LEAVE: self.say("key-back")}
        answer = self.desk.ask(prompt)
        if isinstance(answer, int):
            self._choose(*found[answer])

    def _ask_human(self, question: Question) -> bool:
        """Ask one question at the desk, with hints and undo; False if the player leaves."""
        self._hand_over(question.seat)
        prompt = self._question_prompt(question)
        answer = self.desk.ask(prompt)
        self.status = ""
        self.selected = prompt.selected
        if isinstance(answer, int):
            if self.guide:
                self.guide.move_on(prompt.names)
            self._choose(question.seat, self._in_order(question)[answer])
        elif answer == LEAVE:
            return False
        else:
            self._obey(answer, question)
        return True

    def _hand_over(self, seat: Seat) -> None:
        """Draw a curtain when the next person may see what the last one may not, or the other way round.

        Before the first question nobody knows who sits there, so what only this seat may see waits behind it too.
        """
        before, self.viewer = self.viewer, seat
        if before == seat or len(self.people) < 2:
            return
        view, table = self.match.game.view, self.match.table
        if view(table, before) != view(table, seat):
            self.desk.draw_curtain(self.say("curtain-title"), self.say("curtain", name=self.speaker.seat_names[seat]))

    def _prompt(self, question: str) -> Prompt:
        board = draw(self.match.game.view(self.match.table, self.viewer), self.speaker)
        return Prompt(
            title=self._title(),
            question=question,
            board=board.full,
            small_board=board.small,
            log=self.chronicle.lines(self.viewer),
        )

    def _in_order(self, question: Question) -> list[Option]:
        """The options as they are listed: what ends the turn comes last, after what may be done at any time."""
        closing = self.map.CLOSING if self.map else frozenset()
        return sorted(question.options, key=lambda option: word_name(type(option)) in closing)

    def _question_prompt(self, question: Question) -> Prompt:
        """The table with the options of a question, each with what can be said of it in a line."""
        match, seat, options = self.match, question.seat, self._in_order(question)
        asked = self.speaker.question(match.table, self._addressee(seat))
        more = self.map.asked_in(options, self.speaker) if self.map else ""
        prompt = self._prompt(f"{asked} {more}".strip())
        known = situation_for(match.game, match.table, seat, seeded(0)).redeal()
        seen = to_plain(match.game.view(match.table, seat))
        drawing = drawing_of(self.speaker)
        remarks = [match.game.remarks(known, seat, option) for option in options]
        said = list(zip(options, remarks, strict=True))
        marks = [drawing.mark_on(facts, self.speaker) for facts in remarks]
        prompt.labels = [
            f"{self.speaker.option(option)} {mark}".strip() for option, mark in zip(options, marks, strict=True)
        ]
        prompt.notes = [drawing.note_on(option, facts, seen, self.speaker) for option, facts in said]
        prompt.names = [to_line(option) for option in options]
        if self.map:
            prompt.places = [self.map.places_of(option, seen) for option in options]
            prompt.groups = [self.map.group_of(option, self.speaker) for option in options]
        prompt.keys = {key: self.say(name) for key, name in KEYS.items()}
        if questions_beside(match, self.people, self.viewer):
            prompt.keys = {BREAK_IN: self.say("key-b"), **prompt.keys}
        prompt.teaching = self._teaching()
        prompt.status = self.status
        prompt.selected = min(self.selected, len(prompt.labels) - 1)
        if self.guide and not prompt.selected:
            prompt.selected = self.guide.suggestion(prompt.names)
        return prompt

    def _teaching(self) -> Teaching | None:
        """The lesson that is due, if the match has a guide."""
        lesson = self.guide.lesson() if self.guide else None
        if lesson is None:
            return None
        keys = {GO_ON: self.say("key-n"), STOP: self.say("key-x")}
        return Teaching(self.say("guide-title"), lesson.typed_text(self.desk.catalogue.language), lesson.point, keys)

    def _addressee(self, seat: Seat) -> str:
        """The name of the one who is asked: the player, or the figure if the player has several."""
        piece = self.match.game.addressee(self.match.table, seat)
        return self.speaker.content(f"{piece.kind}-{piece.index}") if piece else self.speaker.seat_names[seat]

    def _title(self) -> str:
        asked = [self.speaker.seat_names[question.seat] for question in self.match.table.questions]
        turn = self.say("title-turn", name=asked[0]) if asked else self.say("title-over")
        return f"{self._titles()[1]} · {turn}"

    def _titles(self) -> tuple[str, str]:
        """The titles of the story and its open page, or the name of the game."""
        if self.book is None:
            return self.speaker.game_name(), self.speaker.game_name()
        return self.book.titles_of(to_plain(self.match.game.view(self.match.table, self.viewer)), self.speaker)

    def _obey(self, key: str, question: Question) -> None:
        if key in ("h", "o"):
            self._advise(question, key)
        elif key == "w":
            self._explain_why_not(question)
        elif key == "?":
            lines = self._explain(question)
            self.desk.read(self.say("rules-title"), lines)
        elif key == "u":
            self._undo(question.seat)
        elif key == "l":
            lines = [as_text(line) for line in self.chronicle.lines(self.viewer)]
            self.desk.read(self.say("log-title"), lines, at_end=True)
        elif key == BREAK_IN:
            self._break_in()
        elif key == "s":
            self.status = self.say("saved-at", path=str(self.path))
        elif self.guide and key == GO_ON:
            self.guide.go_on()
        elif self.guide and key == STOP:
            self.guide.stop()
            self.match.is_guided = False
            write_match(self.match, self.path)

    def _explain(self, question: Question) -> list[Text]:
        """The table in words if its drawing needs them, the first page of the rules, then those of the moment."""
        view = to_plain(self.match.game.view(self.match.table, question.seat))
        table = drawing_of(self.speaker).explain(view, self.speaker)
        first = primer_lines(self.match.game, self.speaker.language, self.desk.catalogue)
        rules = rule_lines(self.match, question, self.speaker, self.desk.catalogue)
        return [*table, *[Text()] * bool(table), *first, Text(), *rules]

    def _explain_why_not(self, question: Question) -> None:
        """Ask what somebody wanted to do, and say why it cannot be done now and what to do about it."""
        match, seat = self.match, question.seat
        known = situation_for(match.game, match.table, seat, seeded(0)).redeal()
        wishes = wishes_among(match.game.obstacles(known, seat))
        if not wishes:
            self.status = self.say("why-nothing")
            return
        prompt = self._prompt(self.say("why-question"))
        prompt.title = self.say("why-title")
        prompt.labels = [wish_label(wish, self.speaker, self.desk.catalogue) for wish in wishes]
        prompt.names = [to_line(wish[0].option) for wish in wishes]
        prompt.keys = {LEAVE: self.say("key-back")}
        answer = self.desk.ask(prompt)
        if isinstance(answer, int):
            self.desk.read(self.say("why-title"), why_lines(wishes[answer][0], self.speaker))

    def _advise(self, question: Question, key: str) -> None:
        """A hint, or all odds; Ctrl-C stops the thinking."""
        prompt = self._question_prompt(question)
        prompt.status = self.say("thinking")
        self.desk.show(prompt)
        chance = seeded(f"hint {self.match.seed} {len(self.match.choices)}")
        try:
            advice = advise(self.match.game, self.match.table, question.seat, chance)
        except KeyboardInterrupt:
            return
        catalogue = self.desk.catalogue
        if key == "h":
            self.desk.read(self.say("hint-title"), hint_lines(advice, self.speaker, catalogue))
        else:
            facts = self.match.game.facts(self.match.table, question.seat)
            lines = [*coming_lines(facts, self.speaker, catalogue), *odds_lines(advice, self.speaker, catalogue)]
            self.desk.read(self.say("odds-title"), lines)

    def _undo(self, seat: Seat) -> None:
        """Take back the last answer of the people on this side, or say why that is no longer possible."""
        game, table = self.match.game, self.match.table
        own = [one for one in self.people if game.side(table, one) == game.side(table, seat)]
        try:
            self.match.undo(own)
        except CannotUndo as error:
            self.status = self.say(f"undo-{error.reason}")
            return
        write_match(self.match, self.path)
        if self.guide:
            self.guide.due.clear()
        self.chronicle.rewrite()
        if self.reading:
            self.reading.skip()
        self.status = self.say("undone")
