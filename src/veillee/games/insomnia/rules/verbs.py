"""The verbs of dream tiles: what each is called in content, the fields it takes, and the rule that carries it out.

`docs/packs.md` explains them to authors.
"""

from __future__ import annotations

from typing import Final

from veillee.games.insomnia.content.effects import Counted, Measured, Plain, RunTo, TileVerbs
from veillee.games.insomnia.rules import visions

VERBS: Final = TileVerbs()

MOVE: Final = VERBS.verb("move", Measured, visions.move)
BACK: Final = VERBS.verb("back", Measured, visions.move_back)
GAIN: Final = VERBS.verb("gain", Measured, visions.gain)
PLACE: Final = VERBS.verb("place", Counted, visions.place)
CALM: Final = VERBS.verb("calm", Plain, visions.calm)
SCARE: Final = VERBS.verb("scare", Plain, visions.frighten)
PILLOW: Final = VERBS.verb("pillow", Counted, visions.fluff_pillow)
TURN: Final = VERBS.verb("turn", Plain, visions.turn)
DOUBLE: Final = VERBS.verb("double", Plain, visions.double)
TAKE_BACK: Final = VERBS.verb("take_back", Plain, visions.take_all_back)
PLAY_OTHER: Final = VERBS.verb("play_other", Plain, visions.play_other)
PLAY_TOP: Final = VERBS.verb("play_top", Plain, visions.play_top_card)
DROP_HAND: Final = VERBS.verb("drop_hand", Plain, visions.lose_hand)
FLOCK: Final = VERBS.verb("flock", Counted, visions.lead_all)
AGAIN: Final = VERBS.verb("again", Plain, visions.run_again)
RUN_TO: Final = VERBS.verb("run_to", RunTo, visions.run_to_target)
COPY: Final = VERBS.verb("copy", Plain, visions.copy)
