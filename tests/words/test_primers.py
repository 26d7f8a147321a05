"""The first page of the rules: every game has one, short enough to be read aloud, with errors that name the entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from veillee.engine.content import LANGUAGES
from veillee.engine.errors import BadContent
from veillee.engine.registry import find_game, game_names
from veillee.words.primer import FILE, Primer, primer_of
from veillee.words.speaker import package_of

SHORT = 230
WHOLE = """
[primer]
aim = { fr = "Jouez.", en = "Play." }
won = { fr = "Oui.", en = "Yes." }
lost = { fr = "Non.", en = "No." }
[[step]]
art = "hood"
says = { fr = "Un pas.", en = "A step." }
[[sign]]
art = "wolf"
name = { fr = "Le Loup", en = "The Wolf" }
says = { fr = "Il court.", en = "He runs." }
"""


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_a_first_page_that_can_be_read_aloud(game: str) -> None:
    primer = primer_of(package_of(find_game(game)))
    assert 3 <= len(primer.steps) <= 7
    assert 8 <= len(primer.signs) <= 16
    texts = [primer.aim, primer.won, primer.lost, *[one.says for one in (*primer.steps, *primer.signs)]]
    for text in texts:
        for language in LANGUAGES:
            assert len(text[language]) <= SHORT, text[language]
            assert text[language].endswith((".", "!", "?", "…")), text[language]
    for language in LANGUAGES:
        names = [sign.name[language] for sign in primer.signs]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        (WHOLE.replace(', en = "He runs."', ""), "primer.toml: sign 1: says"),
        (WHOLE.replace('art = "hood"', ""), "primer.toml: step 1: art"),
        (WHOLE.replace("won", "wins"), "primer.toml: [primer]: won"),
        (WHOLE.replace("[[sign]]", 'colour = "red"\n[[sign]]'), "primer.toml: step 1: colour"),
        (WHOLE.replace("[[step]]", "[[steps]]"), "primer.toml: steps"),
    ],
)
def test_an_error_names_file_and_entry(tmp_path: Path, wrong: str, where: str) -> None:
    (tmp_path / FILE).write_text(wrong, encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        Primer(tmp_path)
    assert caught.value.place == where


def test_a_whole_one_is_read(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(WHOLE, encoding="utf-8")
    assert [sign.name["fr"] for sign in Primer(tmp_path).signs] == ["Le Loup"]
