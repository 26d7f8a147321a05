"""The guided first night: what its lessons advise can be done, and leads where they say."""

from __future__ import annotations

from tests.games.insomnia.night import GAME, hand, said
from veillee.engine.match import Match, Sitter
from veillee.games.insomnia.events import NightmareHowled, TileUsed, WinksGained
from veillee.players import player_from, situation_for


def first_night():
    """The table of the tutorial: one person, then the bot."""
    guide = GAME.tutorial()
    return Match(GAME, [Sitter("Ann"), Sitter("Bo")], guide.settings, guide.seed)


def told(match, expression):
    """What an answer of the person brings."""
    question = match.table.questions[0]
    assert question.seat == 0
    option = next(one for one in question.options if said(one) == expression)
    return {type(one.event): one.event for one in match.choose(0, option)}


def let_bot_play(match, kind, seed):
    """The bot answers until the person is asked again; all that happens meanwhile."""
    player, chance = player_from(kind, f"night {seed}"), GAME.new_table(2, {}, seed).chance
    events = []
    while match.table.questions[0].seat == 1:
        option = player.choose(situation_for(GAME, match.table, 1, chance))
        events += [one.event for one in match.choose(1, option)]
    return events


def test_the_first_cards_are_those_of_the_lesson():
    match = first_night()
    assert hand(match.table, 0) in ("m2z2 m5w2", "m5w2 m2z2")
    assert GAME.box.tile_ids[match.table.tiles[5]] == "sweet_dream"
    assert match.table.nightmare_at == 0


def test_two_zzz_then_five_spaces_make_a_sweet_dream():
    for seed in range(3):
        match = first_night()
        for answer in ("m2z2 place 2", "zzz 5", "zzz 5"):
            told(match, answer)
        let_bot_play(match, "random", seed)
        told(match, "m5w2 move 5")
        dream = told(match, "use sweet_dream")
        assert TileUsed in dream
        assert dream[WinksGained].total >= 4


def test_the_first_nightmare_only_howls_from_afar():
    match = first_night()
    for answer in ("m2z2 place 2", "zzz 5", "zzz 5"):
        told(match, answer)
    let_bot_play(match, "random", 1)
    for answer in ("m5w2 move 5", "use sweet_dream"):
        told(match, answer)
    howls = [event for event in let_bot_play(match, "random", 1) if isinstance(event, NightmareHowled)]
    assert [howl.space for howl in howls] == [0]
    assert match.table.scared == [False, False]
