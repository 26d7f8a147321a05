"""The verbs of cards, places and pages: what each is called in content, the fields it takes, and the rule that carries
it out.

`docs/storyfold.md` explains them to authors.
"""

from __future__ import annotations

from typing import Final

from veillee.games.storyfold.content import deeds
from veillee.games.storyfold.content.book import WoodVerbs
from veillee.games.storyfold.rules import (
    actions,
    campaign,
    creatures,
    crystals,
    dice,
    exploration,
    powers,
    scenes,
    spirit,
    story,
    track,
)

VERBS: Final = WoodVerbs()

# Spirit, crystals, Light and Shadow.
VERBS.verb("spirit", deeds.Counted, spirit.change_by_deed)
VERBS.verb("crystals", deeds.Counted, crystals.gain_by_deed)
VERBS.verb("drain", deeds.Drain, crystals.drain)
VERBS.verb("light", deeds.Counted, track.move_light_by_deed)
VERBS.verb("shadow", deeds.Counted, track.move_shadow_by_deed)
# Creatures.
VERBS.verb("creature", deeds.Counted, creatures.draw_by_deed)
VERBS.verb("put", deeds.OfCreature, creatures.put_by_deed)
VERBS.verb("banish", deeds.Plain, creatures.banish)
VERBS.verb("stun_all", deeds.Plain, creatures.stun_all)
VERBS.verb("stun", deeds.Plain, creatures.stun_one)
VERBS.verb("dots", deeds.Dots, creatures.weaken)
VERBS.verb("swap", deeds.Plain, creatures.swap_left)
VERBS.verb("drift", deeds.Plain, creatures.drift_away)
VERBS.verb("push_next", deeds.Plain, creatures.push_next)
# The River and the dice.
VERBS.verb("send", deeds.Send, creatures.send)
VERBS.verb("front", deeds.Plain, actions.bring_front)
VERBS.verb("reverse", deeds.Plain, actions.reverse)
VERBS.verb("fewer_dice", deeds.Counted, actions.hold_back)
VERBS.verb("die", deeds.Die, dice.gain_die)
VERBS.verb("ready", deeds.Plain, dice.ready_by_deed)
VERBS.verb("reroll", deeds.Counted, dice.reroll_by_deed)
VERBS.verb("success", deeds.Counted, dice.add_success)
VERBS.verb("best", deeds.Plain, dice.turn_by_deed)
# Exploration cards, and Brom.
VERBS.verb("explore", deeds.Counted, exploration.draw_by_deed)
VERBS.verb("receive", deeds.OfBoon, exploration.receive)
VERBS.verb("add", deeds.OfBoon, exploration.add)
VERBS.verb("trauma", deeds.Plain, exploration.add_trauma)
VERBS.verb("comfort", deeds.Plain, exploration.comfort)
VERBS.verb("no_brom", deeds.Plain, powers.keep_brom_away)
# The story.
VERBS.verb("story", deeds.Take, story.take_story)
VERBS.verb("remember", deeds.Remember, story.remember)
VERBS.verb("travel", deeds.Travel, scenes.travel)
VERBS.verb("next_chapter", deeds.NextChapter, campaign.end_chapter)
VERBS.verb("chapter_lost", deeds.ChapterLost, campaign.lose_chapter)
VERBS.verb("finale", deeds.Finale, campaign.finish_story)
