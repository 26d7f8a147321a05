"""Players: bots that answer the questions of a table, and hints made with them."""

from __future__ import annotations

from veillee.players.hints import Advice, Outlook, advise
from veillee.players.playing import answer_next, follow_instinct, play_out
from veillee.players.situation import Player, Situation, situation_for
from veillee.players.spec import BadPlayer, player_from

__all__ = [
    "Advice",
    "BadPlayer",
    "Outlook",
    "Player",
    "Situation",
    "advise",
    "answer_next",
    "follow_instinct",
    "play_out",
    "player_from",
    "situation_for",
]
