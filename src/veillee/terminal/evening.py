"""An evening: one match played at one desk, by people and bots. Every answer is stored before it is shown."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from veillee.engine.chance import seeded
from veillee.engine.errors import CannotUndo
from veillee.engine.match import Match
from veillee.engine.matchfile import write_match
from veillee.engine.table import Question, Seat, Told
from veillee.engine.words import Option, to_list
from veillee.players.hints import Advice, Outlook, advise
from veillee.players.situation import Player, situation_for
from veillee.players.spec import player_from
from veillee.terminal.boards import draw
from veillee.terminal.desk import LEAVE, Desk
from veillee.terminal.page import Page
from veillee.words import Speaker
from veillee.words.speaker import ledger_of

KEYS = ("h", "o", "?", "u", "l", "s", "q")


@dataclass
class Line:
    """A line of the log, and who may read it."""

    told: Told
    text: Text


class Evening:
    """The loop of a match: people answer at the desk, bots by themselves."""

    def __init__(self, match: Match, path: Path, desk: Desk, language: str) -> None:
        self.match = match
        self.path = path
        self.desk = desk
        self.say = desk.catalogue.say
        self.speaker = Speaker(match.game, language, [sitter.name for sitter in match.sitters])
        self.players: dict[Seat, Player] = {
            seat: player_from(sitter.kind, f"{match.seed} {seat} {len(match.choices)}")
            for seat, sitter in enumerate(match.sitters)
            if not sitter.is_human()
        }
        self.viewer: Seat | None = self._only_human()
        self.log: list[Line] = []
        self.moments: dict[str, int] = {}
        self.notice = ""
        self._rewrite_log()

    def _only_human(self) -> Seat | None:
        humans = [seat for seat, sitter in enumerate(self.match.sitters) if sitter.is_human()]
        return humans[0] if len(humans) == 1 else None

    def _rewrite_log(self) -> None:
        """Tell the whole story again from the beginning."""
        self.log.clear()
        self.moments.clear()
        _, story = self.match.replayed(len(self.match.choices))
        for told in story:
            self._note(told)

    def _note(self, told: list[Told]) -> None:
        """Write events into the log, with a narration where one belongs."""
        for one in told:
            sentence = self.speaker.event(one.event, self.viewer)
            if sentence:
                self.log.append(Line(one, Text(sentence)))
            moment = self.speaker.moment_of(one.event)
            if moment is not None:
                nth = self.moments.get(moment, self.match.seed)
                self.moments[moment] = nth + 1
                self.log.append(Line(one, Text(f"  {self.speaker.story(moment, nth)}", "italic")))

    def play(self) -> bool:
        """Play until the end (True) or until somebody leaves (False)."""
        write_match(self.match, self.path)
        while self.match.table.result is None:
            question = self._next_question()
            player = self.players.get(question.seat)
            if player is None:
                if not self._ask_human(question):
                    return False
            else:
                self._let_bot_answer(question.seat, player)
        self._show_ending()
        return True

    def _next_question(self) -> Question:
        """A person's question before a bot's."""
        questions = self.match.table.questions
        return next((one for one in questions if one.seat not in self.players), questions[0])

    def _choose(self, seat: Seat, option: Option) -> None:
        told = self.match.choose(seat, option)
        write_match(self.match, self.path)
        self._note(told)

    def _let_bot_answer(self, seat: Seat, player: Player) -> None:
        page = self._page("", [])
        page.question = self.say("bot-thinks", name=self.speaker.seat_names[seat])
        self.desk.show(page)
        chance = seeded(f"bot {self.match.seed} {len(self.match.choices)}")
        self._choose(seat, player.choose(situation_for(self.match.game, self.match.table, seat, chance)))

    def _ask_human(self, question: Question) -> bool:
        """One question at the desk, with hints and undo; False when the player leaves."""
        self._hand_over(question.seat)
        options = list(question.options)
        name = self.speaker.seat_names[question.seat]
        page = self._page(self.speaker.question(self.match.table, name), options)
        page.keys = {key: self.say(f"key-{'help' if key == '?' else key}") for key in KEYS}
        page.help = [self.notice] if self.notice else []
        answer = self.desk.ask(page)
        self.notice = ""
        if isinstance(answer, int):
            self._choose(question.seat, options[answer])
        elif answer == LEAVE:
            return False
        else:
            self._obey(answer, question)
        return True

    def _hand_over(self, seat: Seat) -> None:
        """Draw a curtain when the next person may see what the last one may not, or the other way round."""
        before, self.viewer = self.viewer, seat
        if before is None or before == seat:
            return
        view = self.match.game.view
        table = self.match.table
        if view(table, before) != view(table, seat):
            name = self.speaker.seat_names[seat]
            self.desk.read(self.say("curtain-title"), [Text(self.say("curtain", name=name))])

    def _page(self, question: str, options: list[Option]) -> Page:
        table = self.match.table
        return Page(
            title=self._title(),
            question=question,
            labels=[self.speaker.option(option) for option in options],
            names=[" ".join(str(part) for part in to_list(option)) for option in options],
            board=draw(self.match.game.view(table, self.viewer), self.speaker),
            log=[line.text for line in self.log if line.told.reaches(self.viewer)],
        )

    def _title(self) -> str:
        asked = [self.speaker.seat_names[question.seat] for question in self.match.table.questions]
        return f" {self.speaker.game_name()} · " + (
            self.say("title-turn", name=asked[0]) if asked else self.say("title-over")
        )

    def _obey(self, key: str, question: Question) -> None:
        if key == "h":
            self._show_hint(question)
        elif key == "o":
            self._show_odds(question)
        elif key == "?":
            self._show_rules(question)
        elif key == "u":
            self._undo(question.seat)
        elif key == "l":
            lines = [line.text for line in self.log if line.told.reaches(self.viewer)]
            self.desk.read(self.say("log-title"), lines)
        elif key == "s":
            self.notice = self.say("saved-at", path=str(self.path))

    def _advise(self, question: Question) -> Advice:
        page = self._page(self.say("thinking"), [])
        self.desk.show(page)
        chance = seeded(f"hint {self.match.seed} {len(self.match.choices)}")
        return advise(self.match.game, self.match.table, question.seat, chance)

    def _show_hint(self, question: Question) -> None:
        advice = self._advise(question)
        best = advice.best
        lines = [
            Text(self.say("hint-best", option=self.speaker.option(best.option)), "bold"),
            self._odds_of(best),
            Text(),
        ]
        lines += [Text(f"· {self.speaker.remark(remark)}") for remark in advice.why]
        if len(advice.outlooks) > 1:
            key = "hint-clear" if advice.clear else "hint-close"
            lines.append(Text(self.say(key, option=self.speaker.option(advice.outlooks[1].option))))
        self.desk.read(self.say("hint-title"), lines)

    def _show_odds(self, question: Question) -> None:
        advice = self._advise(question)
        lines = []
        for outlook in advice.outlooks:
            lines += [Text(self.speaker.option(outlook.option), "bold"), self._odds_of(outlook)]
            lines += [Text(f"  · {self.speaker.remark(remark)}") for remark in outlook.remarks]
        self.desk.read(self.say("odds-title"), [*lines, Text(), Text(self.say("odds-note"), "dim")])

    def _odds_of(self, outlook: Outlook) -> Text:
        percents = [round(100 * share) for share in (outlook.chance, outlook.low, outlook.high)]
        bar = "█" * (percents[0] // 5)
        said = self.say("odds", percent=percents[0], low=percents[1], high=percents[2])
        return Text(f"  {bar.ljust(20, '·')} {said}")

    def _show_rules(self, question: Question) -> None:
        """The rules behind the question: those of the step that asked, then of the step that will answer."""
        ledger = ledger_of(self.match.game)
        asking = self.match.table.asking
        ids = list(dict.fromkeys([*(ledger.ids_of(asking[0]) if asking else ()), *ledger.ids_of(question.answer)]))
        lines = [Text.assemble((f"{rule}  ", "bold"), self.speaker.rule(rule)) for rule in ids]
        self.desk.read(self.say("rules-title"), lines or [Text(self.say("rules-none"))])

    def _undo(self, seat: Seat) -> None:
        """Take back the last answer of the people on this side, or say why that is no longer possible."""
        game, table = self.match.game, self.match.table
        side = game.side(table, seat)
        own = [one for one in range(table.seats) if one not in self.players and game.side(table, one) == side]
        try:
            self.match.undo(own)
        except CannotUndo as error:
            self.notice = self.say(f"undo-{error.reason}")
            return
        write_match(self.match, self.path)
        self._rewrite_log()
        self.notice = self.say("undone")

    def _show_ending(self) -> None:
        result = self.match.table.result
        assert result is not None
        page = self._page(self.speaker.ending(result), [])
        page.labels = [self.say("ending-leave"), self.say("log-title")]
        page.keys = {LEAVE: self.say("key-q")}
        while self.desk.ask(page) == 1:
            self.desk.read(self.say("log-title"), [line.text for line in self.log])
