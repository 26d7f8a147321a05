"""Terms: the words of content, and the small numbers that stand for them on the table."""

from __future__ import annotations

from typing import Final, NewType

# When something works.
Moment = NewType("Moment", int)
MOMENTS: Final = (
    "rolled", "own_turn", "plan", "while", "start_of_turn", "holder_turn", "end_of_turn", "before_battle",
    "start_of_battle", "start_of_round", "upgraded", "training", "targeted", "damaged", "hit_by_neighbour", "attacked",
    "lost_hp", "defeated_one", "would_be_ko", "targets", "rolling", "reaction",
)  # fmt: skip
ROLLED: Final = Moment(0)
OWN_TURN: Final = Moment(1)
BOUGHT: Final = Moment(2)
WHILE: Final = Moment(3)
START_OF_TURN: Final = Moment(4)
HOLDER_TURN: Final = Moment(5)
END_OF_TURN: Final = Moment(6)
BEFORE_BATTLE: Final = Moment(7)
START_OF_BATTLE: Final = Moment(8)
START_OF_ROUND: Final = Moment(9)
UPGRADED: Final = Moment(10)
IN_TRAINING: Final = Moment(11)
TARGETED: Final = Moment(12)
DAMAGED: Final = Moment(13)
HIT_BY_NEIGHBOUR: Final = Moment(14)
ATTACKED: Final = Moment(15)
LOST_HP: Final = Moment(16)
DEFEATED_ONE: Final = Moment(17)
WOULD_BE_KO: Final = Moment(18)
ON_TARGETS: Final = Moment(19)
ROLLING: Final = Moment(20)
REACTION: Final = Moment(21)

# Where a die may go.
Place = NewType("Place", int)
PLACES: Final = ("use", "plan", "active", "ally", "locked", "unit", "mat")
USE: Final = Place(0)
PLAN: Final = Place(1)
ACTIVE: Final = Place(2)
ALLY: Final = Place(3)
LOCKED: Final = Place(4)
UNIT: Final = Place(5)
MAT: Final = Place(6)

# What becomes of a die when it is spent.
After = NewType("After", int)
AFTERS: Final = ("exhaust", "stay", "skill", "pool")
EXHAUST: Final = After(0)
STAY: Final = After(1)
TO_SKILL: Final = After(2)
TO_POOL: Final = After(3)

# What turns a die down that works a number of times.
Count = NewType("Count", int)
COUNTS: Final = ("nothing", "use", "turn", "point", "spent", "bonus")
NOTHING: Final = Count(0)
BY_USE: Final = Count(1)
BY_TURN: Final = Count(2)
BY_POINT: Final = Count(3)
BY_SPENDING: Final = Count(4)
WITH_BONUS: Final = Count(5)

# Where something stands in the pipeline of damage.
STAGES: Final = ("none", "target", "intercept", "dodge", "shields", "skin", "caps", "loss", "reactions", "ko")

# What a reaction answers, as the places of bits in `touched`.
CAUSES: Final = ("hit", "hurt", "hurt_beside", "attacked", "attacked_beside", "hit_beside")
HIT: Final = 1
HURT: Final = 2
HURT_BESIDE: Final = 4
WAS_ATTACKED: Final = 8
ATTACKED_BESIDE: Final = 16
HIT_BESIDE: Final = 32

# What asks for more than the moment.
NEEDS: Final = ("nothing", "baddie_fell", "innate_down")
NO_NEED: Final = 0
BADDIE_FELL: Final = 1
INNATE_DOWN: Final = 2

# Whom or what a deed concerns.
Aim = NewType("Aim", int)
AIMS: Final = (
    "self", "holder", "target", "aim", "beside_aim", "any_baddie", "any_gearloc", "any_unit", "neighbour",
    "non_neighbour", "adjacent_unit", "all_baddies", "party", "attacker", "ko_gearloc", "swapped", "next_on_meter",
)  # fmt: skip
SELF: Final = Aim(0)
HOLDER: Final = Aim(1)
TARGET: Final = Aim(2)
AIMED: Final = Aim(3)
BESIDE_AIM: Final = Aim(4)
ANY_BADDIE: Final = Aim(5)
ANY_GEARLOC: Final = Aim(6)
ANY_UNIT: Final = Aim(7)
NEIGHBOUR: Final = Aim(8)
NON_NEIGHBOUR: Final = Aim(9)
ADJACENT_UNIT: Final = Aim(10)
ALL_BADDIES: Final = Aim(11)
PARTY: Final = Aim(12)
ATTACKER: Final = Aim(13)
KO_GEARLOC: Final = Aim(14)
SWAPPED: Final = Aim(15)
NEXT_ON_METER: Final = Aim(16)

# Only if the unit is of this side.
SIDES: Final = ("both", "party", "baddies")
OF_PARTY: Final = 1
OF_BADDIES: Final = 2

# The effect dice; the first five are negative effects.
Sign = NewType("Sign", int)
SIGNS: Final = ("poison", "weaken", "stun", "disable", "terrify", "bleed", "untargetable", "taunt", "flight")
POISON: Final = Sign(0)
WEAKEN: Final = Sign(1)
STUN: Final = Sign(2)
DISABLE: Final = Sign(3)
TERRIFY: Final = Sign(4)
BLEED: Final = Sign(5)
UNTARGETABLE: Final = Sign(6)
TAUNT: Final = Sign(7)
FLIGHT: Final = Sign(8)
NEGATIVE: Final = 5

# Components of bombs.
PARTS: Final = ("element", "casing", "fuse", "any")
ANY_PART: Final = 3

# Stats.
Stat = NewType("Stat", int)
STATS: Final = ("health", "dex", "attack", "defence")
HEALTH: Final = Stat(0)
DEX: Final = Stat(1)
ATTACK: Final = Stat(2)
DEFENCE: Final = Stat(3)
EVERY_STAT: Final = (HEALTH, DEX, ATTACK, DEFENCE)

# How somebody fights.
Form = NewType("Form", int)
FORMS: Final = ("melee", "ranged", "mixed")
MELEE: Final = Form(0)
RANGED: Final = Form(1)
MIXED: Final = Form(2)

# What a die is aimed at before it is rolled.
DIE_AIMS: Final = ("none", "position", "baddie", "gearloc")
NO_AIM: Final = 0
AT_POSITION: Final = 1
AT_BADDIE: Final = 2
AT_GEARLOC: Final = 3

ICONS: Final = ("weakest", "strongest")
STRONGEST: Final = 1
# For what extra attack dice are rolled: while hurt, or for each other unit of a type.
WHILE_HURT: Final = "hurt"
VALUES: Final = (1, 5, 20)

NO_DIE: Final = -1
NO_EFFECT: Final = -1
NOBODY: Final = -1
NOWHERE: Final = -1

FACES: Final = 6
GEARLOCS: Final = 4
LANES: Final = 4
UNITS: Final = GEARLOCS + LANES
SPOTS: Final = 16
WIDTH: Final = 4
# The lanes from left to right.
COLUMNS: Final = (3, 1, 2, 4)
