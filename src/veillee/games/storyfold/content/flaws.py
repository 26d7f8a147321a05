"""Flaws: what can be read in content but never in a journey. `veillee check` looks for them."""

from __future__ import annotations

from veillee.engine.content import Flaw
from veillee.games.storyfold.content.book import Ending
from veillee.games.storyfold.content.box import Box
from veillee.games.storyfold.content.conditions import BROM, Condition
from veillee.games.storyfold.content.journeys import Journeys


def flaws_of(box: Box) -> list[Flaw]:
    """All pages, echoes, endings, lines and memories that no journey ever comes to."""
    return Examination(box).flaws()


class Examination:
    """The whole book, looked at closely."""

    def __init__(self, box: Box) -> None:
        self.book = box.book
        self.journeys = Journeys(box)

    def flaws(self) -> list[Flaw]:
        return [*self._unread(), *self._untold_echoes(), *self._untold_endings(), *self._forgotten(), *self._stock()]

    def _place(self, section: int) -> str:
        """Where a section stands, for whoever looks for it."""
        own = self.book.sections[section]
        return f"{self.book.sheets[own.part].name}: {own.name.partition(':')[2]}"

    def _unread(self) -> list[Flaw]:
        """Places and Story cards to which no journey comes."""
        told = [ending.section for ending in self.book.endings]
        pages = [place.section for place in self.book.places]
        pages += [section for section in self.book.stories.values() if section not in told]
        return [Flaw(self._place(page), "unread") for page in pages if page not in self.journeys.readings]

    def _untold_echoes(self) -> list[Flaw]:
        openings = [chapter.opening for chapter in self.book.chapters]
        endings = {ending.section: ending for ending in self.book.endings}
        found: list[Flaw] = []
        for section, echoes in self.book.echoes.items():
            for echo in echoes:
                if section in endings:
                    is_told = self._can_end(endings[section], echo.needs)
                else:
                    # A Chapter brings Brom back before it is opened.
                    is_alone = section in openings and any([one.kind == BROM and one.is_denied for one in echo.needs])
                    is_told = not is_alone and self.journeys.can_be_told(section, echo.needs)
                if not is_told:
                    found.append(Flaw(self._place(echo.section), "untold"))
        return found

    def _untold_endings(self) -> list[Flaw]:
        found = [
            Flaw("endings.toml", "no-ending", {"ending": ending.name})
            for ending in self.book.endings
            if not self._can_end(ending, [])
        ]
        for number, line in enumerate(self.book.epilogue):
            if not any([self._can_end(one, line.needs) for one in self.book.endings if one.name in line.endings]):
                found.append(Flaw(f"endings.toml: line {number + 1}", "untold"))
        return found

    def _can_end(self, ending: Ending, needs: list[Condition]) -> bool:
        """Can a journey end like this where these conditions hold? The first ending that fits is told."""
        earlier = self.book.endings[: self.book.endings.index(ending)]
        rivals = [one.needs for one in earlier if one.after == ending.after]
        wanted = [*ending.needs, *needs]
        asked = self.journeys.mask_of([*wanted, *[condition for one in rivals for condition in one]])
        seen: set[int] = set()
        for whole in self.journeys.returns[ending.after]:
            held = whole & asked
            if held not in seen:
                seen.add(held)
                if self.journeys.can_hold(wanted, held) and not self._is_beaten(rivals, held):
                    return True
        return False

    def _is_beaten(self, rivals: list[list[Condition]], held: int) -> bool:
        """Is another ending told whatever was done?"""
        return any([self.journeys.must_hold(needs, held) for needs in rivals])

    def _forgotten(self) -> list[Flaw]:
        """Memories that no journey leaves."""
        left = 0
        for found in self.journeys.returns.values():
            for held in found:
                left |= held
        missing = [memory for memory, bit in self.journeys.bits.items() if not left & bit]
        return [Flaw("chapters", "forgotten", {"memory": memory}) for memory in missing]

    def _stock(self) -> list[Flaw]:
        """What somebody remembers who begins with a Chapter can be remembered there."""
        found: list[Flaw] = []
        for number, chapter in enumerate(self.book.chapters):
            stock = sum([self.journeys.bits[memory] for memory in chapter.stock])
            if not any([held & stock == stock for held in self.journeys.arrivals[number]]):
                found.append(Flaw(self.book.sheets[number].name, "stock"))
        return found
