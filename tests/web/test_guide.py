"""The guided first night of Peluches on the page, alone or for two: each lesson in its place, and what it points at in
sight."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.games.peluches.first_night import SUGGESTED_MOVES
from tests.web.conftest import Visit
from tests.web.visitors import PHONE, Visitor
from veillee.engine.match import Match, Sitter
from veillee.engine.prelude import Prelude
from veillee.engine.registry import find_game
from veillee.engine.tutorial import Lesson, position_of
from veillee.engine.words import Option, to_line, to_list

GAME = find_game("peluches")
TABLET = {"width": 1024, "height": 768}


class GuidedNight:
    """People at the guided table, at one device, and the same match beside it, which knows what is due."""

    def __init__(self, person: Visitor, other: str = "") -> None:
        guide = GAME.tutorial()
        assert guide is not None
        self.person = person
        sitters = [Sitter("Anna"), *([Sitter(other)] if other else [])]
        self.match = Match(GAME, sitters, guide.settings, guide.seed, Prelude(dice=guide.dice))
        self.lessons = list(guide.lessons)
        self.told = self.match.opening
        person.go("/new/peluches")
        person.page.get_by_label(person.say("name-label")).fill("Anna")
        if other:
            person.find("radio", "learn-pair").check()
            person.press("learn-start")
            expect(person.page.get_by_role("alert")).to_have_text(person.say("learn-other-missing"))
            person.find("textbox", "learn-other").fill(other)
        person.press("learn-start")
        person.page.wait_for_url("**/t/*")
        self.table = person.page.url.partition("/t/")[2].partition("?")[0]

    @property
    def bar(self) -> Locator:
        return self.person.page.get_by_role("status", name=self.person.say("coach-title"))

    def due(self) -> list[Lesson]:
        """The lessons of this position; none of them comes again."""
        seats = range(len(self.match.sitters))
        position = position_of(self.match.table, len(self.match.choices), self.told, seats)
        found = [lesson for lesson in self.lessons if lesson.fits(position)]
        self.lessons = [lesson for lesson in self.lessons if lesson not in found]
        return found

    def option(self, wanted: str) -> tuple[int, Option]:
        """Whose it is, and what."""
        asked = [(question.seat, one) for question in self.match.table.questions for one in question.options]
        return next((seat, one) for seat, one in asked if to_line(one) == wanted)

    def do(self, wanted: str) -> None:
        """Choose elsewhere: the page is told."""
        seat, option = self.option(wanted)
        message = {"type": "choose", "id": 1, "seat": seat, "version": self.version(), "option": to_list(option)}
        self.person.api("POST", f"/api/tables/{self.table}/messages", json=message)
        self.told = self.match.choose(seat, option)
        self.person.sees(len(self.match.choices))

    def version(self) -> int:
        hello = self.person.api("POST", f"/api/tables/{self.table}/messages", json={"type": "hello", "seat": 0})
        return int(next(one["version"] for one in hello["messages"] if one["type"] == "state"))


def is_shown(night: GuidedNight, lesson: Lesson) -> None:
    expect(night.bar).to_contain_text(lesson.texts[night.person.language])
    index = lesson.point.partition(":")[2]
    if lesson.point:
        taught = night.person.board.locator("[data-taught]")
        expect(taught.first).to_be_visible()
        expect(taught.first).to_be_in_viewport()
        if index:
            expect(taught).to_have_attribute("data-spot", lesson.point)


def test_the_guide_leads_through_the_first_turns(look: Visit) -> None:
    """Each lesson is read in French on a tablet and in English on a phone, in turn."""
    ways = [("fr", TABLET), ("en", PHONE)]
    night = GuidedNight(look("", language="fr", size=TABLET))
    shown = 0
    for wanted in SUGGESTED_MOVES:
        night.person.sees(len(night.match.choices))
        for lesson in night.due():
            is_shown(night, lesson)
            ways.reverse()
            turn_to(night.person, *ways[0])
            is_shown(night, lesson)
            night.person.press("coach-next")
            shown += 1
        expect(night.bar).to_have_count(0)
        night.do(wanted)
    assert shown == 21


def test_two_at_one_tablet_are_led_through_their_first_turns(look: Visit) -> None:
    """Whoever is asked, they read the same lessons, and nobody is told to look away."""
    night = GuidedNight(look("", language="fr", size=TABLET, touch=True), "Léo")
    shown = 0
    for wanted in SUGGESTED_MOVES:
        night.person.sees(len(night.match.choices))
        for lesson in night.due():
            is_shown(night, lesson)
            night.person.press("coach-next")
            shown += 1
        expect(night.bar).to_have_count(0)
        night.do(wanted)
    assert shown == 21
    card = night.person.card(night.table)
    assert [seat["name"] for seat in card["seats"]] == ["Anna", "Léo"]


def test_games_whose_guide_is_for_one_ask_nobody(look: Visit) -> None:
    anna = look("Anna").go("/new/chaperon")
    expect(anna.find("button", "learn-start")).to_be_visible()
    expect(anna.find("radio", "learn-pair")).to_have_count(0)


def turn_to(person: Visitor, language: str, size: dict[str, int]) -> None:
    """To the other language, by the button that a tablet shows, then to a size."""
    person.page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    person.page.get_by_role("button", name=person.say("switch-language")).click()
    person.language = language
    person.page.set_viewport_size(size)  # type: ignore[arg-type]


def test_whoever_plays_on_without_a_word_is_told_the_next_thing(look: Visit) -> None:
    night = GuidedNight(look("", size=TABLET))
    for wanted in SUGGESTED_MOVES[:6]:
        night.person.sees(len(night.match.choices))
        due = night.due()
        if due:
            is_shown(night, due[0])
        night.lessons += due[1:]
        night.do(wanted)
    night.person.page.reload()
    night.person.sees(6)
    is_shown(night, night.due()[0])
