"""A whole evening of somebody new: a game against the Wolf with a bot, seen again, forked, saved and opened."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.company import played_out
from tests.web.conftest import Visit
from tests.web.visitors import Visitor
from veillee.engine.match import Sitter
from veillee.engine.matchfile import read_match
from veillee.engine.registry import find_game

# The last choices of a story, enough for both to be asked.
LEFT = 6


def test_a_newcomer_plays_to_the_end_sees_it_again_and_keeps_it(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    set_the_first_table(anna)
    first = table_of(anna)
    for _ in range(2):
        assert anna.ready()
        play_on_the_board(anna)
    anna.until(lambda: anna.card(first)["moment"] >= 2)
    go_to_a_story_that_is_almost_told(anna)
    while anna.ready():
        play_on_the_board(anna)
    expect(anna.ending).to_be_visible()
    expect(anna.ending).to_contain_text(re.compile("Anna|" + re.escape(anna.say("ending-no-winner"))))
    expect(anna.options).to_have_count(0)

    story = anna.story()
    anna.find("link", "ending-replay").click()
    see_it_again(anna, story)
    play_on_from_here(anna)
    anna.page.go_back()
    keep_it(anna, tmp_path / "match.json")
    open_it_again(anna, tmp_path / "match.json", story)


def set_the_first_table(anna: Visitor) -> None:
    anna.go()
    anna.game.click()
    anna.press("new-start")
    expect(anna.page.get_by_role("alert")).to_have_text(anna.say("name-missing"))
    anna.page.get_by_label(anna.say("name-label")).fill("Anna")
    anna.press("new-add-bot")
    anna.press("new-start")
    expect(anna.page.get_by_role("list", name=anna.say("seats-title"))).to_contain_text("Anna")
    expect(anna.page.get_by_role("list", name=anna.say("seats-title"))).to_contain_text(anna.say("bot-name-2"))


def play_on_the_board(anna: Visitor) -> None:
    """By pieces where something is lit, by buttons where nothing is."""
    spot = "line:0" if anna.picking.count() > 1 else "deck:0"
    piece = anna.board.locator(f'[data-lit][data-spot="{spot}"]')
    (piece if piece.count() else anna.options.first).click()


def go_to_a_story_that_is_almost_told(anna: Visitor) -> None:
    """The same people, further on: what lies between is more of the same."""
    match = played_out("Anna", anna.say("bot-name-2"))
    match.sitters[1] = Sitter(anna.say("bot-name-2"), "random")
    late = match.fork(len(match.choices) - LEFT)
    anna.wander(f"/t/{anna.open_match(late)}")


def see_it_again(anna: Visitor, story: list[str]) -> None:
    slider = anna.page.get_by_role("slider", name=anna.say("replay-slider"))
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last >= 4
    first = anna.piece("hood:0").get_attribute("aria-label")
    for eyes in (anna.say("bot-name-2"), anna.say("replay-eyes-none"), anna.say("replay-eyes-all"), "Anna"):
        anna.page.get_by_label(anna.say("replay-eyes")).select_option(label=eyes)
        slider.fill(str(last))
        expect(anna.page.get_by_text(anna.say("replay-moment", moment=last, last=last))).to_be_visible()
        expect(anna.log.locator("p")).to_have_count(len(story))
        slider.fill("0")
        expect(anna.piece("hood:0")).to_have_attribute("aria-label", first or "")
    assert anna.reading()
    slider.fill(str(last))
    expect(anna.log.locator("p")).to_have_text(story)
    slider.fill("1")
    anna.press("replay-step")
    expect(slider).to_have_value("2")
    anna.press("replay-back")
    anna.press("replay-back")
    expect(slider).to_have_value("0")


def play_on_from_here(anna: Visitor) -> None:
    before = anna.page.url
    anna.page.get_by_role("slider", name=anna.say("replay-slider")).fill("1")
    reading = anna.reading()
    anna.press("replay-fork")
    anna.press("replay-fork-yes")
    anna.page.wait_for_url(lambda url: url != before and "replay" not in url)
    expect(anna.log).to_be_visible()
    assert anna.card(table_of(anna))["forked_from"] == before.split("/")[-2]
    assert len(anna.reading()) >= len(reading) - 1
    assert anna.ready()
    moment = anna.card(table_of(anna))["moment"]
    anna.take_turn()
    assert anna.ready() or anna.ending.is_visible()
    assert anna.card(table_of(anna))["moment"] > moment


def keep_it(anna: Visitor, path: Path) -> None:
    expect(anna.find("button", "replay-fork")).to_be_visible()
    with anna.page.expect_download() as download:
        anna.press("file-save")
    assert download.value.suggested_filename.endswith(".json")
    download.value.save_as(path)
    match = read_match(path, find_game)
    assert match.table.result is not None
    assert [sitter.name for sitter in match.sitters] == ["Anna", anna.say("bot-name-2")]


def open_it_again(anna: Visitor, path: Path, story: list[str]) -> None:
    anna.find("link", "brand-home").click()
    expect(anna.page.get_by_role("listitem").filter(has_text=anna.say("row-over"))).to_have_count(1)
    with anna.page.expect_file_chooser() as chooser:
        anna.press("shelf-open-file")
    chooser.value.set_files(path)
    expect(anna.ending).to_be_visible()
    # Narrations are told anew at every table; what happened is the same.
    told = anna.story()
    assert len(told) == len(story)
    assert [line for line in told if line in story][-1] == [line for line in story if line in told][-1]


def table_of(person: Visitor) -> str:
    return person.page.url.rstrip("/").split("/")[-1].partition("#")[0]
