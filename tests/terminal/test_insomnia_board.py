"""The meadow in a terminal: what lies where, whose secrets are kept, and that every question fits 80 × 24."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import islice
from pathlib import Path

import pytest
from rich.text import Text

from tests.games.insomnia.night import AWAKE, BED, GAME, night, tile
from tests.terminal.desks import NAMES, PaperDesk, evenings, play_at_random
from veillee.engine.match import Match, Sitter
from veillee.engine.words import Option, Remark
from veillee.games.insomnia import options
from veillee.games.insomnia.table import Night
from veillee.games.insomnia.telling import remarks
from veillee.terminal.boards import draw
from veillee.terminal.boards.insomnia import CELL, mark_on, note_on
from veillee.terminal.desk.desk import Answer
from veillee.terminal.desk.layout import HEIGHT, WIDTH, Layout, wrapped
from veillee.terminal.desk.prompt import Prompt
from veillee.terminal.desk.signs import shown
from veillee.terminal.evening.ending import Ending
from veillee.terminal.evening.evening import Evening
from veillee.words import LANGUAGES, Catalogue, Speaker

TEN = [
    *("cool_kids_club", "lucid_dreams", "bounce_ahead", "perfect_landing", "trampoline"),
    *("resting_spot", "lead_the_flock", "catch_up", "run_away", "big_stash"),
]
MANY_REMARKS: list[Remark] = [
    remarks.RunsTo(7, 2, True),
    remarks.WouldWake(),
    remarks.ReachesTile(tile("perfect_landing")),
    remarks.ChainRuns(17, 12),
]
AT_FENCE: list[Remark] = [remarks.WakingOdds(37, 61), remarks.StayingWorth(123, 17), remarks.PillowDistance(12)]
both_languages = pytest.mark.parametrize("language", LANGUAGES)
every_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def match_for(names: Sequence[str], seed: int = 1, **settings: str) -> Match:
    sitters = [Sitter(*name.split("=")) if "=" in name else Sitter(name) for name in names]
    return Match(GAME, sitters, {"nightmare": "random", **settings}, seed)


def evenings_of(seats: int, language: str, choices: int = 100) -> Iterator[Evening]:
    """An evening at each question of a random game."""
    return evenings(match_for(NAMES[:seats], seats), random.Random(seats), language, choices)


def evening_at(t: Night, language: str = "en") -> Evening:
    """An evening with this table on it."""
    match = match_for(NAMES[: t.seats])
    match.table = t
    return Evening(match, Path("nowhere"), PaperDesk(language))


def prompt_of(evening: Evening) -> Prompt:
    question = evening._next_question()
    evening.viewer = question.seat
    return evening._question_prompt(question)


def board_of(t: Night, seat: int | None = 0, language: str = "en") -> list[str]:
    speaker = Speaker(GAME, language, NAMES[: t.seats])
    return [line.plain for line in draw(GAME.view(t, seat), speaker).full]


def cell(board: Sequence[str], space: int) -> list[str]:
    """The three lines of a space."""
    row, column = (0, space - 1) if space <= 5 else (4, 10 - space)
    at = column * (CELL + 1)
    return [line[at : at + CELL].rstrip() for line in board[row : row + 3]]


def says_all(option: Option) -> list[Remark]:
    """As much as can be said of an option."""
    if isinstance(option, options.GoOn):
        return AT_FENCE
    return MANY_REMARKS if isinstance(option, options.PlayCard) else [remarks.TokensThere(3)]


def check_fits(prompt: Prompt, language: str) -> None:
    """All rows within the window, the board whole, question, selected option, note and commands there."""
    rows = Layout(prompt, WIDTH, HEIGHT, Catalogue(language)).rows()
    text = "\n".join(row.plain for row in rows)
    assert len(rows) == HEIGHT, text
    assert all(shown(row, "ascii").cell_len <= WIDTH for row in prompt.board), text
    boards = ["\n".join(line.plain for line in board) for board in (prompt.board, prompt.small_board)]
    assert any(board in text for board in boards), text
    assert f"▶{prompt.selected + 1:>2}. {prompt.labels[prompt.selected]}" in text, text
    if not any(name.startswith("move_zzz") for name in prompt.names):
        assert all(f"{number}. {label}" in text for number, label in enumerate(prompt.labels, 1)), text
    for said in (prompt.question, prompt.note(), prompt.footer()):
        assert all(row.plain in text for row in wrapped(Text(said), WIDTH)), text
    assert wrapped(Text(prompt.log[-1].text), WIDTH - 2)[-1].plain in text, text


@both_languages
@every_number
def test_every_question_fits_a_small_window(seats: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even when all that can be remarked is remarked."""
    monkeypatch.setattr(type(GAME), "remarks", lambda self, table, seat, option: says_all(option))
    for evening in islice(evenings_of(seats, language), 0, None, 2):
        prompt = prompt_of(evening)
        check_fits(prompt, language)
        prompt.selected = len(prompt.labels) - 1
        prompt.status = Catalogue(language).say("undo-other")
        check_fits(prompt, language)


@every_number
def test_the_board_fits_for_every_viewer(seats: int) -> None:
    for number, evening in enumerate(evenings_of(seats, "fr")):
        viewer = [None, *range(seats)][number % (seats + 1)]
        board = draw(GAME.view(evening.match.table, viewer), evening.speaker)
        assert all(line.cell_len <= WIDTH for line in (*board.full, *board.small))
        assert len(board.small) <= len(board.full) <= 14
        assert len(board.small) <= 10
        assert not any("?" in shown(line, "ascii").plain for line in board.small)


def test_very_many_options_scroll_under_a_whole_board() -> None:
    zzz = {0: dict.fromkeys(range(1, 11), 1)}
    evening = evening_at(night(tiles=dict(enumerate(TEN, 1)), zzz=zzz, hands={0: "m3z1 m7"}))
    question = evening._next_question()
    evening.match.table.choose(0, question.options[1])
    prompt = prompt_of(evening)
    assert len(prompt.labels) == 91
    for prompt.selected in (0, 45, 90):
        rows = [row.plain for row in Layout(prompt, WIDTH, HEIGHT, Catalogue("en")).rows()]
        assert rows[1 : len(prompt.small_board) + 1] == [line.plain for line in prompt.small_board]
        assert any(f"▶{prompt.selected + 1:>2}. " in row for row in rows)
        assert any(re.search(r"\. Move.* ↓\d+$", row) for row in rows) == (prompt.selected < 90)
        assert any(re.search(r"\. Move.* ↑\d+$", row) for row in rows) == (prompt.selected > 0)


def test_what_lies_where_on_the_ring() -> None:
    t = night(
        nightmare="spider",
        nightmare_at=7,
        web=9,
        places={0: 3, 1: 3, 2: 7},
        scared=[1, 2],
        tiles={3: "moonwalk", 10: "perfect_landing"},
        zzz={0: {3: 2, 10: 1}, 2: {10: 3}},
        infinite={0: {10: 1}, 1: {10: 1}},
    )
    board = board_of(t)
    assert [line.split() for line in cell(board, 3)] == [["3", "Moonwalk"], ["★☾!", "+2<2"], ["★2"]]
    assert cell(board, 10)[0] == "10 Perfect Lan."
    assert cell(board, 10)[2] == "★1∞ ☾∞ ♣3"
    assert cell(board, 7) == ["7", "●●♣!", ""]
    assert cell(board, 9) == ["9", "#", ""]
    assert cell(board, 1) == ["1", "", ""]
    assert board[3].startswith("▒ fence +5 ▒")
    assert "●● the Sinister Spider, space 7 · # space 9" in board[3]


def test_names_and_numbers_stand_out_from_the_lines_between_them() -> None:
    line = draw(GAME.view(night(), 0), Speaker(GAME, "en", NAMES)).full[0]
    dim = {line.plain[span.start : span.end].strip() for span in line.spans if "dim" in str(span.style)}
    assert "dim" not in str(line.style)
    assert dim == {">", "1", "2", "3", "4"}


def test_the_web_beyond_the_fence_is_said() -> None:
    board = board_of(night(nightmare="spider", nightmare_at=9, web=12))
    assert "# beyond" in board[3]
    assert not any("#" in line for line in (*board[:3], *board[4:7]))


def test_the_flock_has_its_winks_pillows_and_moods() -> None:
    places = {0: 4, 1: BED, 2: AWAKE, 3: 0}
    t = night(
        seats=4, places=places, scared=[0], winks={0: 10, 1: 30}, pillows={0: 20, 1: 20}, zzz={0: {5: 3}}, first=1
    )
    board = board_of(t)
    one, two, three, four = (next(line for line in board[7:] if line[1] == sign) for sign in "★☾♣♥")
    assert "█████·····▽··········" in one
    assert "10 winks / 20 Zzz 7  scared" in one
    assert "██████████▽████······" in two
    assert two.endswith("in bed 1st")
    assert three.endswith("awake")
    assert four.endswith("at the start")
    assert [line[0] for line in (one, two, three, four)] == ["▶", " ", " ", " "]


@both_languages
def test_two_players_in_a_line_are_not_cut(language: str) -> None:
    t = night(seats=4, places={0: 4, 1: 3, 2: AWAKE, 3: 0}, scared=[0], winks={1: 38}, zzz={0: {5: 3}}, first=1)
    speaker = Speaker(GAME, language, NAMES)
    lines = [line.plain for line in draw(GAME.view(t, 0), speaker).small[5:7]]
    states = [speaker.say("table-state", state=state) for state in ("scared", "running", "awake", "off")]
    assert f"Zzz 7  {states[0]} " in lines[0]
    assert lines[0].rstrip().endswith(f"38/40 Zzz 10 {states[1]} {speaker.say('board-first')}")
    assert states[2] in lines[1]
    assert lines[1].rstrip().endswith(states[3])


def test_the_nightmares_left_in_the_pile_are_counted() -> None:
    for evening in evenings_of(3, "en", 80):
        t = evening.match.table
        assert isinstance(t, Night)
        if t.resting:
            continue
        left = sum(GAME.box.is_nightmare(card) for card in t.deck)
        said = next(line for line in board_of(t) if line.startswith("Deck "))
        assert f"Deck {len(t.deck)}, with {left} nightmare" in said or (not left and "without" in said)
    board = "\n".join(board_of(night(discard="wolf-1 wolf-1 wolf-howl")))
    assert "with 7 nightmares (+1 ×2, +2 ×4, howl ×1)" in board


def test_a_hand_is_for_its_owner() -> None:
    t = night(hands={0: "m3z1 m7", 1: "m5w2 m6w3"})
    assert "★ Hand: 3 spaces or 1 Zzz | 7 spaces" in board_of(t, 0)
    assert "☾ Hand: 5 spaces or 2 winks | 6 spaces or 3 winks" in board_of(t, 1)
    assert not any("Hand" in line for line in board_of(t, None))
    assert sum("Hand" in line for line in board_of(t, 0)) == 1


def test_the_market_is_shown_while_everybody_rests() -> None:
    t = night("rest", seats=2, market="trampoline moonwalk big_stash bounce_ahead")
    market = "Market: Trampoline [Zzz] · Moonwalk [∞] · Big Stash [Zzz] · Bounce Ahead [∞]"
    assert market in board_of(t)
    assert not any("Market" in line for line in board_of(night()))
    t.choose(0, t.questions[0].options[0])
    assert "Dream to put down: Trampoline" in board_of(t)


def test_marks_say_where_a_card_leads_and_what_to_fear() -> None:
    speaker, french = (Speaker(GAME, language, NAMES) for language in ("en", "fr"))
    assert mark_on(MANY_REMARKS, speaker) == "→|2 ✗ Zzz"
    assert mark_on([remarks.RunsTo(3, 7, False), remarks.WouldScare()], speaker) == "→7 !"
    assert (mark_on(AT_FENCE, speaker), mark_on(AT_FENCE, french)) == ("✗37%", "✗37\u00a0%")
    assert mark_on([remarks.TokensThere(1)], speaker) == ""


def test_what_a_mark_says_in_full_no_note_says_again() -> None:
    speaker, view = Speaker(GAME, "en", NAMES), asdict(GAME.view(night(), 0))
    play = options.PlayCard(0, 3, 0, 0)
    assert note_on(play, [remarks.RunsTo(3, 7, False)], view, speaker) == ""
    assert note_on(play, MANY_REMARKS, view, speaker) == " ".join(speaker.remark(one) for one in MANY_REMARKS[1:])


@both_languages
def test_notes_say_what_an_option_does(language: str) -> None:
    speaker = Speaker(GAME, language, NAMES)
    view = asdict(GAME.view(night(), 0))
    club = speaker.content(f"says-{tile('cool_kids_club')}")
    assert note_on(options.USE_TILE[tile("cool_kids_club")][5], [], view, speaker) == club
    assert club in note_on(options.PLACE_ZZZ[5], [], view, speaker)
    assert speaker.say("board-bonus", bonus="infinite") in note_on(options.ADD_TILE[0], [], view, speaker)
    risk = note_on(options.GO_ON, AT_FENCE, view, speaker)
    assert risk == " ".join(speaker.remark(remark) for remark in AT_FENCE)
    assert note_on(options.GO_ON, [], view, speaker) == speaker.say("board-note-go-on")


@both_languages
def test_every_option_but_a_card_has_a_note(language: str) -> None:
    speaker = Speaker(GAME, language, NAMES)
    t = night("rest", tiles=dict(enumerate(TEN[:8], 1)), market="moonwalk")
    t.choose(0, t.questions[0].options[0])
    view = asdict(GAME.view(t, 0))
    for option in GAME.all_options():
        places = {getattr(option, "space", 1), getattr(option, "source", 1)}
        if not isinstance(option, options.PlayCard | options.PlayRevealed) and not places & {9, 10}:
            assert note_on(option, [], view, speaker), option


@both_languages
def test_the_page_of_rules_tells_every_dream_in_sight(language: str) -> None:
    evening = evening_at(night(market="moonwalk"), language)
    text = "\n".join(line.plain for line in evening._explain(evening._next_question()))
    for name in ("cool_kids_club", "lucid_dreams", "moonwalk"):
        assert evening.speaker.content(f"says-{tile(name)}") in text
    assert " 5  v1    " in text
    assert "INS-7.13" in text


def test_a_curtain_parts_two_hands_and_none_is_needed_at_rest(tmp_path: Path) -> None:
    desk = PaperDesk(player=lambda prompt: answer_of(prompt))
    chance = random.Random(3)

    def answer_of(prompt: Prompt) -> Answer:
        return "q" if len(desk.shown) > 160 else chance.randrange(len(prompt.labels))

    Evening(match_for(("Ann", "Bo"), 4), tmp_path / "match.json", desk).play()
    before, is_down, rests = "", False, 0
    for kind, text in desk.shown:
        if kind == "curtain":
            is_down = True
            continue
        now = "Ann" if "Ann to play" in text else "Bo"
        if now != before and "── Rest " in text:
            rests += 1
            assert not is_down
        elif now != before:
            assert is_down, text
        assert f"{'☾' if now == 'Ann' else '★'} Hand" not in text
        before, is_down = now, False
    assert rests


def test_the_last_page_has_its_picture() -> None:
    for seats in (1, 2):
        match = play_at_random(match_for(NAMES[:seats], seats), random.Random(seats))
        desk = PaperDesk("fr")
        evening = Evening(match, Path("nowhere"), desk)
        prompt = Ending(match, desk, evening.chronicle, None).prompt()
        rows = [row.plain for row in Layout(prompt, WIDTH, HEIGHT, Catalogue("fr")).rows()]
        assert prompt.picture[0] in rows
        assert any("Z" in line for line in prompt.picture)
        assert all(any(label in row for row in rows) for label in prompt.labels)


@pytest.mark.parametrize("size", [(40, 10), (50, 12), (60, 18), (79, 24), (80, 23), (100, 40), (200, 60)])
def test_in_any_window_one_can_choose(size: tuple[int, int]) -> None:
    for evening in islice(evenings_of(4, "fr"), 0, None, 9):
        prompt = prompt_of(evening)
        prompt.selected = len(prompt.labels) - 1
        rows = Layout(prompt, *size, Catalogue("fr")).rows()
        assert len(rows) <= size[1]
        assert any("▶" in row.plain and ". " in row.plain for row in rows)
