"""The special lines of monsters' actions: their names in content, their fields, and the rules that carry them out."""

from __future__ import annotations

from typing import Final

from veillee.games.peluches.content import specials
from veillee.games.peluches.content.specials import SpecialVerbs
from veillee.games.peluches.rules import monsters

SPECIALS: Final = SpecialVerbs()

# An attack, and what goes with it.
SPECIALS.verb("plain", specials.Plain, monsters.aim)
SPECIALS.verb("pull", specials.Pull, monsters.aim)
SPECIALS.verb("twice", specials.Twice, monsters.aim)
SPECIALS.verb("afflict", specials.Affliction, monsters.aim)
SPECIALS.verb("retreat", specials.Retreat, monsters.aim_and_retreat)
# In place of an attack.
SPECIALS.verb("howl", specials.Howl, monsters.howl)
SPECIALS.verb("burst", specials.Burst, monsters.burst)
SPECIALS.verb("guard", specials.Guard, monsters.guard)
SPECIALS.verb("summon", specials.Summon, monsters.summon)
SPECIALS.verb("sleep", specials.WakeHer, monsters.wake_her)
