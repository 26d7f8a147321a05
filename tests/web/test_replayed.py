"""Whole games seen again in the browser: every picture on the way is drawn, and nothing goes wrong, however quietly."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.games.combinations import Combination, combinations
from tests.games.playthrough import Playthrough
from tests.web.conftest import Visit
from veillee.engine.match import Match

MOST_CHOICES = 30
STEP_ON = "([button, times]) => { for (let nth = 0; nth < times; nth++) button.click(); }"
LARGEST = [max([one for one in combinations() if one.game == game], key=lambda one: one.seats) for game in
           dict.fromkeys([one.game for one in combinations()])]  # fmt: skip


def played(combination: Combination) -> Match:
    playthrough = Playthrough(combination)
    match = playthrough.match
    while match.table.result is None and len(match.choices) < MOST_CHOICES:
        question, option = playthrough.answer()
        match.choose(question.seat, option)
    return match


def test_whole_games_are_seen_again_step_by_step(look: Visit) -> None:
    anna = look("Anna")
    for combination in LARGEST:
        match = played(combination)
        last = len(match.choices)
        anna.wander(f"/t/{anna.open_match(match)}/replay")
        slider = anna.page.get_by_role("slider", name=anna.say("replay-slider"))
        expect(slider).to_have_attribute("max", str(last))
        step = anna.find("button", "replay-step")
        anna.page.evaluate(STEP_ON, [step.element_handle(), last])
        expect(anna.page.get_by_text(anna.say("replay-moment", moment=last, last=last))).to_be_visible()
        expect(anna.board).to_have_attribute("aria-busy", "false")
        assert anna.complaints == [], combination
