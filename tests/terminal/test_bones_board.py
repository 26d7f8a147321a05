"""Too Many Bones in the terminal: everything is drawn in 80 columns, a chip where it stands, nothing left unsaid."""

from __future__ import annotations

from dataclasses import asdict
from inspect import signature

import pytest
from rich.cells import cell_len

from tests.games.bones.mat import GAME, choose, duel, mat
from veillee.engine.chance import seeded
from veillee.games.bones import open_box
from veillee.terminal import boards
from veillee.terminal.boards import Drawing, MapDrawing, bones
from veillee.terminal.boards.bones.mat import CELL
from veillee.terminal.desk.signs import shown
from veillee.terminal.evening.hints import coming_lines
from veillee.words import LANGUAGES, Catalogue, Speaker

WIDTH = 80
ROWS = 12
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def drawn(t, language="en", is_small=True):
    speaker = Speaker(GAME, language, ("Ada",))
    return [line.plain for line in bones.draw(asdict(GAME.view(t, 0)), speaker, is_small)]


def cells_in(lines, row):
    """The four positions of a row, from lane 3 to lane 4."""
    line = next(line for line in lines if line.startswith(f" {row}│"))
    return [cell.strip() for cell in line[3:].split("│")[:4]]


def test_the_drawing_has_all_that_a_map_is_asked_for():
    for name, asked in {**vars(Drawing), **vars(MapDrawing)}.items():
        if not name.startswith("_"):
            assert list(signature(getattr(bones, name)).parameters) == list(signature(asked).parameters)[1:], name


def test_chips_stand_where_they_are_with_hp_shields_and_signs():
    t = mat(
        """
        clay_golem  .  .  .
        .           .  .  bog_frog
        .           .  .  picket
        .           .  .  .
        """,
        turns="picket",
        hp={"bog_frog": 2},
        shields={"bog_frog": "2 1"},
        signs={"picket": "poison 2"},
    )
    lines = drawn(t)
    assert cells_in(lines, "A")[0].endswith("Clay Golem ♥5")
    assert cells_in(lines, "B")[3] == "4 Bog Frog ♥2 ▮3"
    picket = cells_in(lines, "C")[3]
    assert picket.startswith("▶PICKET ♥")
    assert picket.endswith("P1")
    assert cells_in(lines, "D") == ["·"] * 4


def test_who_acts_and_who_is_aimed_at_are_marked():
    t = duel("picket", "bog_frog", start="turns")
    choose(t, "target bog_frog")
    lines = drawn(t)
    assert cells_in(lines, "B")[1].startswith("◎")
    assert "▶PICKET" in lines[1]
    assert any(line.startswith("▶PICKET") for line in lines[7:])


def test_the_tray_shows_what_was_rolled():
    t = duel("boomer", "bog_frog", dice="a2 d0 element=element 2")
    choose(t, "target bog_frog", "take element", "roll 1 1")
    tray = next(line for line in drawn(t) if line.startswith("Roll"))
    assert tray.split("  ") == ["Roll Atk 2", "Def bones", "Element 2", "Boom Counter 0"]


def test_a_roll_that_is_used_up_is_no_longer_shown_as_one():
    t = duel("tantrum", "bog_frog", dice="a0 a1", active={"tantrum": "rage_1=rage_bones 1"})
    choose(t, "target bog_frog", "roll 2 0")
    assert any(line.startswith("Roll Atk 1 bones") for line in drawn(t))
    choose(t, "all")
    assert not any(line.startswith("Roll") for line in drawn(t))
    assert any(line.startswith("Skills") for line in drawn(t))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Break: Attack dice that cost it HP are exhausted for the battle. 3.5 damage"),
        ("fr", "Fracture\u00a0: Les dés d’attaque qui lui ont coûté des PV sont défaussés pour le combat. Dégâts"),
    ],
)
def test_before_a_target_is_taken_its_abilities_are_told(language, said):
    t = duel("tantrum", "clay_golem")
    speaker = Speaker(GAME, language, ("Ada",))
    option = next(option for option in t.questions[0].options if type(option).__name__ == "TakeTarget")
    note = bones.note_on(option, GAME.remarks(t, 0, option), asdict(GAME.view(t, 0)), speaker)
    assert note.startswith(said)


def test_an_ability_that_says_its_own_name_is_not_named_twice():
    t = duel("tantrum", "bog_frog")
    option = next(option for option in t.questions[0].options if type(option).__name__ == "TakeTarget")
    note = bones.note_on(option, [], asdict(GAME.view(t, 0)), Speaker(GAME, "en", ("Ada",)))
    assert note == "Poison 2 on its target."


EQUALS = " (one of several equal choices: you will be asked)."


def test_what_every_baddie_is_about_to_do_is_told_with_the_odds():
    t = mat(
        """
        .  bog_pole  .  .
        .  .         .  bog_frog
        .  .         .  .
        .  picket    .  .
        """,
        turns="picket",
    )
    speaker = Speaker(GAME, "en", ("Ada",))
    told = [line.plain for line in coming_lines(GAME.facts(t, 0), speaker, Catalogue("en"))]
    assert told == [
        "What is coming, if nothing changes",
        "· The Bog Pole (lane 1) is about to attack Picket from 1A.",
        "· The Bog Frog (lane 4) will reach nobody; it will stand at 1B" + EQUALS,
        "",
    ]


def test_slots_and_bones_of_a_gearloc_stand_in_its_line():
    t = duel(
        "picket",
        "bog_frog",
        shields={"picket": "1"},
        active={"picket": "riposte=riposte"},
        plan={"picket": "d d"},
    )
    line = next(line for line in drawn(t)[7:] if "PICKET" in line)
    assert "Active ▮1 Rip" in line
    assert "Plan ●●···" in line


def test_options_point_at_their_positions():
    t = duel("boomer", "bog_frog")
    view = asdict(GAME.view(t, 0))
    speaker = Speaker(GAME, "en", ("Ada",))
    lines = bones.draw(view, speaker, True)
    for option in t.questions[0].options:
        for row, column in bones.places_of(option, view):
            cell = lines[row].plain[column : column + CELL]
            target = option.points_at()[0]
            if target.kind == "unit":
                assert "Frog" in cell
            else:
                assert "ABCD"[row - 3] == speaker.content(f"spot-{target.index}")[1]
                assert cell.strip() == "·"


@both_languages
@pytest.mark.parametrize("gearlocs", [1, 2, 4])
def test_every_table_fits_and_every_option_can_be_explained(language, gearlocs):
    game = open_box(None)
    speaker = Speaker(game, language, ("Ada",))
    t = game.new_table(1, {"gearlocs": gearlocs, "day": 4}, 4)
    chance = seeded("terminal")
    for _ in range(120):
        if t.result is not None:
            break
        view = game.view(t, 0)
        board = boards.draw(view, speaker)
        for line in [*board.small, *board.full]:
            assert cell_len(line.plain) <= WIDTH, line.plain
            assert "?" not in shown(line, "ascii").plain, line.plain
        assert len(board.small) <= ROWS
        seen = asdict(view)
        assert bones.explain(seen, speaker)
        for option in t.questions[0].options:
            remarks = game.remarks(t, 0, option)
            said = bones.note_on(option, remarks, seen, speaker) + bones.mark_on(remarks, speaker)
            assert "{" not in said + bones.group_of(option, speaker)
        t.choose(0, game.instinct(t, t.questions[0], chance))
