"""What the others did since one's own last choice stands beside the question until one chooses."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.company import Afar
from tests.web.conftest import Visit
from tests.web.visitors import DESKTOP, PHONE, Visitor
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game


def beside_bruno(anna: Visitor, game: str) -> tuple[Afar, str]:
    """Anna is asked first in a game whose second seat is Bruno's."""
    table = anna.open_match(Match(find_game(game), [Sitter("Anna"), Sitter("Bruno")], {}, 60))
    anna.api("POST", f"/api/tables/{table}/seats/1", json={"action": "open"})
    bruno = Afar(anna.address, "Bruno")
    bruno.sit(table, 1, anna.card(table)["invite"])
    anna.wander(f"/t/{table}").sees(0)
    return bruno, table


def told(anna: Visitor) -> Locator:
    return anna.line.locator(".recap p")


def play_until(anna: Visitor, bruno: Afar, table: str, seat: int) -> None:
    """The others choose until this seat is asked."""
    while (card := anna.card(table))["asked"] != [seat]:
        if seat == 0:
            bruno.choose()
        else:
            anna.options.first.press("Enter")
        anna.until(lambda before=card["moment"]: anna.card(table)["moment"] > before)
        anna.sees(anna.card(table)["moment"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_what_another_did_stands_beside_the_question_until_one_chooses(look: Visit, size: dict[str, int]) -> None:
    anna = look("Anna", size=size, list=False)
    bruno, table = beside_bruno(anna, "insomnia")
    expect(told(anna)).to_have_count(0)
    expect(anna.line).to_contain_text(anna.say("line-touch"))
    play_until(anna, bruno, table, 1)
    expect(told(anna)).to_have_count(0)
    play_until(anna, bruno, table, 0)
    expect(told(anna).first).to_contain_text("Bruno")
    assert set(told(anna).all_inner_texts()) <= set(anna.log.locator("p").all_text_contents())
    expect(anna.line).not_to_contain_text(anna.say("line-touch"))
    row = anna.line.locator(".choices")
    assert row.evaluate("one => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1")
    assert told(anna).evaluate_all("all => all.every(one => one.scrollHeight <= one.clientHeight + 3)")
    anna.options.first.press("Enter")
    expect(told(anna)).to_have_count(0)


def test_where_choices_need_that_room_it_stays_in_the_bar_until_one_touches_anything(look: Visit) -> None:
    anna = look("Anna", size={"width": 1280, "height": 720}, list=False)
    bruno, table = beside_bruno(anna, "chaperon")
    play_until(anna, bruno, table, 1)
    play_until(anna, bruno, table, 0)
    expect(told(anna)).to_have_count(0)
    kept = anna.page.locator(".caption .paper")
    expect(kept).to_be_visible()
    assert set(kept.locator("p").all_inner_texts()) <= set(anna.log.locator("p").all_text_contents())
    anna.page.mouse.click(5, 300)
    expect(kept).to_have_count(0)
