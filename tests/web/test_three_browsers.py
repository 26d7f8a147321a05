"""Three people at three browsers, one of them the Wolf, and somebody who watches."""

from __future__ import annotations

import re
from itertools import count

import pytest
from playwright.sync_api import Locator, expect

from tests.web.company import Company, match_where
from tests.web.conftest import Visit
from tests.web.visitors import Visitor

MARKUP = "<img src=x onerror=alert(1)><b>&amp;</b>"
ODD_NAME = "<i>Bruno</i>&lt;"
A_FEW_TURNS = 3


@pytest.fixture
def hunt(look: Visit) -> Company:
    """Anna lays a table by the page and sends the link; Bruno and Carla come by it. Carla is the Wolf."""
    anna, bruno, carla = look("Anna"), look(), look("Carla", language="fr")
    link = lay_the_table(anna)
    join(bruno, link, ODD_NAME)
    expect(anna.page.get_by_text(ODD_NAME, exact=True)).to_be_visible()
    join(carla, link, "Carla")
    table = link.partition("#")[0].split("/")[-1]
    for person in (anna, bruno, carla):
        expect(person.board).to_be_visible()
        # The invitation does not stay in the address.
        expect(person.page).to_have_url(f"{person.address}/t/{table}")
    return Company(table, anna, bruno, carla)


def lay_the_table(anna: Visitor) -> str:
    anna.go("/new/chaperon")
    anna.press("new-add-link")
    anna.press("new-add-link")
    anna.page.get_by_role("radio", name=anna.tell("setting-mode-wolf")).check()
    wolf = anna.page.get_by_role("group", name=anna.tell("setting-wolf"))
    wolf.get_by_role("radio", name=anna.say("seat-number", number=3)).check()
    anna.press("new-gather")
    expect(anna.find("heading", "gather-title", count=2)).to_be_visible()
    return anna.page.get_by_label(anna.say("gather-link")).input_value()


def join(person: Visitor, link: str, name: str) -> None:
    person.page.goto(link)
    name_field = person.page.get_by_label(person.say("name-label"))
    expect(name_field).to_be_visible()
    expect(person.find("heading", "gather-seats")).to_be_visible()
    expect(person.page.get_by_text(person.say("gather-watching"))).to_have_count(0)
    name_field.fill(name)
    person.press("join-sit")


def test_an_evening_at_three_browsers(hunt: Company, look: Visit) -> None:
    words_stay_words(hunt)
    a_bot_plays_for_whoever_is_away(hunt)
    everybody_sees_what_their_seat_may_see_and_no_more(hunt, look().sit(hunt.table))


def everybody_sees_what_their_seat_may_see_and_no_more(hunt: Company, dora: Visitor) -> None:
    anna, _, carla = hunt.people
    expect(dora.dock.get_by_role("listitem")).to_have_count(0)
    expect(anna.page.get_by_text(anna.say("seats-watching", count=1))).to_be_visible()
    told: set[str] = set()
    for turn in count(1):
        told |= {line for line in carla.story() if line.startswith(secret(carla))}
        look_at_hands(hunt, dora)
        if hunt.card()["phase"] != "playing" or (told and turn > A_FEW_TURNS):
            break
        hunt.turn()
    assert told, "the Wolf was told no secret"


def secret(person: Visitor) -> str:
    """How every line begins that is for the Wolf alone."""
    return person.tell("event-card-laid-by-you", card="").partition(")")[0]


def look_at_hands(hunt: Company, dora: Visitor) -> None:
    """The Wolf sees his cards; the others see backs, and their pages hold nothing else."""
    if hunt.card()["phase"] == "playing":
        hunt.together()
    *walkers, carla = hunt.people
    expect(faces(carla)).not_to_have_count(0)
    for person in (*walkers, dora):
        assert faces(person).count() == 0
        hand = person.board.get_by_role("region", name=re.compile(person.tell("page-hand-name", count=9).split(":")[0]))
        assert hand.locator("text").count() == 0
        content = person.page.content()
        assert secret(person) not in content
        assert person.tell("page-hidden-known", card="").strip() not in content


def faces(person: Visitor) -> Locator:
    return person.board.locator('[data-spot^="hand:"]:not([data-spot="hand:any"])')


def words_stay_words(hunt: Company) -> None:
    _, bruno, carla = hunt.people
    for person in hunt.people:
        seats = person.page.get_by_role("list", name=person.say("seats-title"))
        expect(seats.get_by_text(ODD_NAME, exact=True)).to_be_visible()
        expect(person.page).not_to_have_title(re.compile("Bruno"))
    bruno.talk()
    bruno.page.get_by_label(bruno.say("chat-label")).fill(MARKUP)
    bruno.press("chat-send")
    expect(bruno.page.get_by_label(bruno.say("chat-label"))).to_have_value("")
    carla.talk()
    carla.press("gesture-clap")
    bruno.hush()
    carla.hush()
    for person in hunt.people:
        expect(person.chat.locator("p")).to_have_count(2)
        expect(person.chat).to_contain_text(f"{ODD_NAME} {MARKUP}")
        expect(person.chat).to_contain_text(f"Carla {person.say('gesture-clap')}")
        assert person.page.locator("img, i:not(:empty), .chat b").count() == 0


def a_bot_plays_for_whoever_is_away(hunt: Company) -> None:
    anna, bruno, _ = hunt.people
    mine = bruno.page.get_by_role("list", name=bruno.say("seats-title")).get_by_role("button", name=ODD_NAME)
    mine.click()
    bruno.press("seat-leave")
    expect(bruno.page.get_by_text(bruno.say("seat-away-note", name=ODD_NAME))).to_be_visible()
    seats = anna.page.get_by_role("list", name=anna.say("seats-title"))
    expect(seats.get_by_role("button", name=ODD_NAME)).to_contain_text(anna.say("seat-away"))
    expect(bruno.options).to_have_count(0)
    bruno.press("seat-come-back")
    expect(seats.get_by_role("button", name=ODD_NAME)).to_contain_text(anna.say("seat-present"))
    assert hunt.play(lambda person: person is bruno) is bruno
    expect(bruno.options).not_to_have_count(0)


def test_who_joins_a_game_that_has_begun_is_told_of_in_the_story(look: Visit) -> None:
    """Chance is drawn anew: everybody reads it once, and nothing that was told before is told again."""
    anna, bruno = look("Anna"), look("Bruno", language="fr")
    match = match_where(lambda one: len(one.choices) == 6, "Anna", "Basile", mode="together")
    table = anna.open_match(match)
    anna.sit(table).sees(6)
    story = anna.story()
    anna.api("POST", f"/api/tables/{table}/seats/1", json={"action": "open"})
    taken = {"action": "take", "invite": anna.card(table)["invite"]}
    bruno.api("POST", f"/api/tables/{table}/seats/1", json=taken)
    expect(anna.log).to_contain_text(anna.say("story-drawn"))
    assert anna.story()[len(story) :] == [anna.say("story-drawn")]
    bruno.sit(table)
    assert bruno.story().count(bruno.say("story-drawn")) == 1
