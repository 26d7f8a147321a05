"""What is left of a game, in text: deeds, chances as a line of blocks, moments to see again."""

from __future__ import annotations

import pytest

from tests.engine.chaperon_matches import match_of
from tests.games.combinations import combinations
from tests.games.playthrough import Playthrough
from veillee.engine.match import Match
from veillee.players.fortunes import Fortune
from veillee.terminal.desk.layout import WIDTH, wrapped
from veillee.terminal.evening.memories import blocks, curve_lines, imagined_fortunes, memory_lines
from veillee.words import LANGUAGES, Catalogue, Speaker
from veillee.words.looking_back import LookingBack


def speaker_of(match: Match, language: str) -> Speaker:
    return Speaker(match.game, language, [sitter.name for sitter in match.sitters])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["chaperon-wolf-3", "insomnia-wolf-1", "peluches-shop_window-2"])
def test_everything_is_told_in_lines_that_fit(name: str, language: str) -> None:
    playthrough = Playthrough(next(one for one in combinations() if str(one) == name))
    playthrough.text()
    match = playthrough.match
    speaker, catalogue = speaker_of(match, language), Catalogue(language)
    points = [Fortune(at, (0.5,) * len(match.sitters), None, 30) for at in (0, len(match.choices))]
    lines = memory_lines(match, points, speaker, catalogue)
    looking = LookingBack(match, match.replayed(len(match.choices))[1])
    said = "\n".join(line.plain for line in lines)
    for deeds in looking.deeds().values():
        assert all(speaker.deed(deed.name, deed.count) in said for deed in deeds)
    for one in looking.moments():
        assert catalogue.say("memories-moment", moment=one.moment, event=speaker.event(one.event)) in said
    assert all(row.cell_len <= WIDTH for line in lines for row in wrapped(line, WIDTH))


def test_chances_are_blocks_from_the_first_to_the_last() -> None:
    assert blocks([0.0, 0.5, 1.0], 0.0, 1.0) == "▁▅█"
    match = match_of("wolf", 3)
    points = [Fortune(0, (0.4, 0.6), None, 30), Fortune(9, (1.0, 0.0), None, 0)]
    plain = [line.plain for line in curve_lines(match, points, speaker_of(match, "en"), Catalogue("en"))]
    assert plain[2].startswith("  40% ▄█ 100%")
    assert plain[3].startswith("  60% ▅▁ 0%")


def test_a_score_is_drawn_instead_of_chances() -> None:
    match = match_of("together", 1)
    points = [Fortune(0, (1.0,), 10.0, 30), Fortune(9, (1.0,), 20.0, 0)]
    plain = [line.plain for line in curve_lines(match, points, speaker_of(match, "en"), Catalogue("en"))]
    assert plain[1:] == [Catalogue("en").say("memories-score"), "  10 ▅█ 20"]


def test_chances_are_imagined_from_the_log() -> None:
    match = match_of("together", 2)
    points = imagined_fortunes(match)
    assert (points[0].moment, points[-1].moment) == (0, len(match.choices))
    assert match.table.result is not None
    assert points[-1].chances == (float(bool(match.table.result.winners)),)
