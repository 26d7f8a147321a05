"""Effects: what faces of dice, backup plans, innate talents and abilities mean, read once into numbers.

An effect has one way or several in which it can be used. Ways and deeds are numbered through, so that tables and the
agenda name them by number.
"""

from __future__ import annotations

from typing import Final

from veillee.engine.content import Entry, unknown_at
from veillee.games.bones.content.deeds import STANDING, BattleVerbs, Deed, OfSign
from veillee.games.bones.content.terms import (
    AFTERS,
    AIMS,
    CAUSES,
    COUNTS,
    DAMAGED,
    EXHAUST,
    IN_TRAINING,
    MAT,
    MOMENTS,
    NEEDS,
    NO_DIE,
    NO_NEED,
    NOTHING,
    OWN_TURN,
    PLACES,
    ROLLED,
    ROLLING,
    SELF,
    STAGES,
    TARGETED,
    UNIT,
    USE,
    WHILE,
    WOULD_BE_KO,
    After,
    Count,
    Moment,
    Place,
    Sign,
)
from veillee.kit.verbs import DO

MOST_NUMBER: Final = 20
NO_AIM_WRITTEN: Final = -1
NO_BOOST: Final = -1
NOT_STANDING: Final = -1
# At these moments rules ask for what stands there; at all others something is done.
ASKED: Final = (WHILE, DAMAGED, TARGETED, WOULD_BE_KO, IN_TRAINING, ROLLING)

NO_TIMES: Final = -1
TIMES: Final = ("one", "n", "m")
ONCE: Final = ("turn",)


class Effects:
    """All effects, ways and deeds by number, field by field. Baddies' abilities follow the gearlocs' effects."""

    def __init__(self, verbs: BattleVerbs) -> None:
        self.verbs = verbs
        self.ids: list[str] = []
        self.icons: list[str] = []
        self.ways: list[list[int]] = []
        self.abilities_from = 0
        # Ways.
        self.effect_of: list[int] = []
        # What a way is called; empty for one that goes by the name of its effect.
        self.way_names: list[dict[str, str]] = []
        self.places: list[list[Place]] = []
        self.when: list[Moment] = []
        self.stage: list[int] = []
        self.must: list[bool] = []
        self.may: list[bool] = []
        self.needs_target: list[bool] = []
        self.on: list[int] = []
        self.is_dying: list[bool] = []
        self.by_neighbour: list[bool] = []
        self.first: list[list[int]] = []
        self.deeds_of: list[list[int]] = []
        self.pair: list[list[int]] = []
        self.times: list[int] = []
        self.counts: list[Count] = []
        self.is_once: list[bool] = []
        self.pays: list[int] = []
        self.price: list[int] = []
        self.is_defence: list[bool] = []
        self.boost: list[int] = []
        self.needs: list[int] = []
        self.after: list[After] = []
        self.aim: list[int] = []
        # Whether it is laid on a unit, used when it was rolled, or used later in its owner's turn.
        self.is_laid: list[bool] = []
        self.is_used_rolled: list[bool] = []
        self.is_used_later: list[bool] = []
        # The kind of what stands there; none for ways that do something.
        self.standing: list[int] = []
        # Deeds.
        self.deeds: list[Deed] = []
        self.where_said: list[str] = []
        self._standing: list[Deed] = []
        self._pays_ids: list[str] = []
        self._boost_ids: list[str] = []

    def read(self, entry: Entry, taken: list[str]) -> int:
        """Read one effect, and give it a number."""
        number = len(self.ids)
        self.ids.append(entry.unique("id", taken))
        taken.append(self.ids[-1])
        self.icons.append(entry.text("icon") if "icon" in entry.data else self.ids[-1])
        self.ways.append([])
        # An ability is written as its own and only way.
        for way in entry.inner("way") if "way" in entry.data else [entry]:
            self._read_way(way, number)
            if way is not entry:
                way.done()
        return number

    def _read_way(self, entry: Entry, effect: int) -> None:
        """One way: where the die goes, when it works, what it does."""
        data = entry.data
        self.ways[effect].append(len(self.effect_of))
        self.effect_of.append(effect)
        self.way_names.append(entry.name("name") if "name" in data else {})
        places = entry.words("place", PLACES) if "place" in data else (PLACES[MAT],)
        self.places.append([Place(PLACES.index(place)) for place in places])
        when = Moment(MOMENTS.index(entry.one_of("when", MOMENTS)))
        self.when.append(when)
        self.stage.append(STAGES.index(entry.one_of("stage", STAGES)) if "stage" in data else 0)
        self.must.append(_flag(entry, "must"))
        self.may.append(_flag(entry, "may"))
        self.needs_target.append(_flag(entry, "needs_target"))
        self.on.append(CAUSES.index(entry.one_of("on", CAUSES)) if "on" in data else 0)
        self.is_dying.append(_flag(entry, "dying"))
        self.by_neighbour.append(_flag(entry, "by_neighbour"))
        self.first.append(self._deeds(entry, "first", False))
        self.deeds_of.append(self._deeds(entry, "deeds", when in ASKED))
        self.pair.append(self._deeds(entry, "pair", False))
        self.times.append(TIMES.index(entry.one_of("times", TIMES)) if "times" in data else NO_TIMES)
        self.counts.append(Count(COUNTS.index(entry.one_of("counts", COUNTS))) if "counts" in data else NOTHING)
        self.is_once.append("once" in data and entry.one_of("once", ONCE) == ONCE[0])
        self._read_price(entry)
        self.is_defence.append(_flag(entry, "defence"))
        self._boost_ids.append(entry.text("boost") if "boost" in data else "")
        self.needs.append(NEEDS.index(entry.one_of("needs", NEEDS)) if "needs" in data else NO_NEED)
        self.after.append(After(AFTERS.index(entry.one_of("after", AFTERS))) if "after" in data else EXHAUST)
        self.aim.append(AIMS.index(entry.one_of("to", AIMS)) if "to" in data else NO_AIM_WRITTEN)
        self.standing.append(self._standing_of(self.deeds_of[-1]))
        self.is_laid.append(UNIT in self.places[-1])
        self.is_used_rolled.append(when == ROLLED and USE in self.places[-1])
        self.is_used_later.append(when == OWN_TURN and self.standing[-1] == NOT_STANDING)

    def _read_price(self, entry: Entry) -> None:
        """What one use costs of a counter."""
        if "pays" in entry.data:
            pays = entry.table("pays")
            self._pays_ids.append(pays.text("die"))
            self.price.append(pays.number("n", 1, MOST_NUMBER))
            pays.done()
        else:
            self._pays_ids.append("")
            self.price.append(0)

    def _standing_of(self, deeds: list[int]) -> int:
        """The kind of what stands there, if it is that."""
        for number in deeds:
            if self.is_standing(self.deeds[number]):
                return int(self.deeds[number].verb)
        return NOT_STANDING

    def is_standing(self, deed: Deed) -> bool:
        """Is it something that rules ask for?"""
        return deed in self._standing

    def read_deeds(self, entries: list[Entry], where: str, is_asked: bool) -> list[int]:
        """Read deeds, and give them numbers."""
        found: list[int] = []
        for entry in entries:
            name = entry.one_of(DO, (*self.verbs.names, *STANDING.names))
            is_standing = name in STANDING.names and (is_asked or name not in self.verbs.names)
            found.append(len(self.deeds))
            deed = STANDING.record(name, entry) if is_standing else self.verbs.record(name, entry)
            entry.done()
            self.deeds.append(deed)
            self.where_said.append(where)
            if is_standing:
                self._standing.append(deed)
        return found

    def _deeds(self, entry: Entry, field: str, is_asked: bool) -> list[int]:
        return self.read_deeds(entry.inner(field), entry.place, is_asked) if field in entry.data else []

    def learn(self, dice: list[str]) -> None:
        """Tell ways and deeds the numbers of the dice and effects that they name."""
        for number, deed in enumerate(self.deeds):
            deed.learn([found(self.where_said[number], name, dice) for name in deed.dice_named()])
        for way, name in enumerate(self._pays_ids):
            self.pays.append(found(self.ids[self.effect_of[way]], name, dice) if name else NO_DIE)
        for way, name in enumerate(self._boost_ids):
            self.boost.append(found(self.ids[self.effect_of[way]], name, self.ids) if name else NO_BOOST)

    def numbered(self, entry: Entry, field: str, text: str, is_ability: bool) -> tuple[int, int, int]:
        """The effect that a text names, with its one or two numbers: `napalm 2 3`."""
        words = text.split()
        first = self.abilities_from if is_ability else 0
        last = len(self.ids) if is_ability else self.abilities_from
        numbers = words[1:]
        is_good = 1 <= len(words) <= 3 and all([one.isdigit() for one in numbers])
        if not is_good or words[0] not in self.ids[first:last]:
            raise entry.fail(field, f"there is no {text!r}", "unknown", value=repr(text))
        effect = self.ids.index(words[0], first, last)
        return effect, int(numbers[0]) if numbers else 1, int(numbers[1]) if len(numbers) > 1 else 0

    def puts_sign(self, effect: int, sign: Sign) -> bool:
        """Does an effect place this effect die on somebody else?"""
        for way in self.ways[effect]:
            for number in self.deeds_of[way]:
                deed = self.deeds[number]
                if isinstance(deed, OfSign) and deed.sign == sign and deed.to != SELF:
                    return True
        return False

    def uses(self, way: int, n: int, m: int) -> int:
        """How many times a die works that is used this way; 0: as often as the moment comes."""
        times = self.times[way]
        if times == NO_TIMES:
            return 0
        return 1 if times == 0 else n if times == 1 else m


def _flag(entry: Entry, field: str) -> bool:
    return field in entry.data and entry.flag(field)


def found(where: str, name: str, known: list[str]) -> int:
    """The number of something by its id; refuses what nothing in the box has."""
    if name not in known:
        raise unknown_at(where, name)
    return known.index(name)
