"""Matches that were saved before texts were corrected still open."""

import pytest

from veillee.engine.content import EARLIER, earlier_hashes
from veillee.engine.match import Match, Sitter
from veillee.engine.matchfile import read_text, to_text
from veillee.engine.registry import find_game, game_names

GAMES = [find_game(name) for name in game_names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_earlier_fingerprints_are_listed_for_the_present_pieces(game):
    """Whoever changes the pieces of a game removes its earlier.toml: matches with other pieces cannot be replayed."""
    content = game.folder() / "content"
    assert earlier_hashes(content, game.content_hash) or not (content / EARLIER).exists()


@every_game
def test_a_match_with_an_earlier_fingerprint_opens(game):
    seats = 2
    match = Match(game, [Sitter("Ann", "person")] * seats, game.complete(seats, {}), 7)
    text = to_text(match)
    assert game.content_hash in text
    for earlier in game.earlier_hashes:
        assert read_text(text.replace(game.content_hash, earlier), find_game).seed == 7
