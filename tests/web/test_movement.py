"""Movement and sound: nothing moves for those who want stillness, everything can be skipped, stories are read aloud."""

from __future__ import annotations

import re
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import expect

from tests.web.company import Company, match_where, played_out
from tests.web.conftest import Visit
from tests.web.sleepers import Sleeper
from tests.web.visitors import Visitor
from veillee.engine.registry import find_game, game_names

ROOT = Path(__file__).parents[2]

MOVING = """() => document.getAnimations().filter(one => one.playState === 'running'
  && (one.effect.getComputedTiming().endTime ?? 0) > 50).length"""

ENDLESS = """() => document.getAnimations().filter(one => one.playState === 'running'
  && one.effect.getComputedTiming().iterations === Infinity).length"""

VOICE = """
window.said = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, "speechSynthesis", {value: {
  getVoices: () => [], cancel: () => window.said.push("hush"), speak: (one) => window.said.push([one.lang, one.text]),
}});
"""

# Writes down the notes and the noises that a page makes.
ORCHESTRA = """
window.notes = [];
window.noises = 0;
const ring = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, when) {
  if (value > 20) window.notes.push(value);
  return ring.call(this, value, when);
};
const hiss = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) { window.noises += 1; return hiss.apply(this, when); };
"""
# The two notes of the turn.
CHIME = "window.notes.filter(note => note === 587.33 || note === 880).length"

# As a rule this is all that is shown between two choices of one's own.
TURNS, LONG_MS = 6, 4_000

# Writes down every movement that a style or a script begins, however short.
WITNESS = """
window.moved = [];
const name = one => `${one.animationName ?? one.propertyName} of ${one.target.outerHTML.slice(0, 80)}`;
const note = one => window.moved.push(name(one));
for (const begun of ['animationstart', 'transitionrun']) document.addEventListener(begun, note, true);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  window.moved.push(`a script moves ${this.outerHTML.slice(0, 80)}`);
  return animate.apply(this, how);
};
const scroll = Element.prototype.scrollIntoView;
Element.prototype.scrollIntoView = function (how) {
  if (how?.behavior === 'smooth') window.moved.push('scrolled smoothly');
  return scroll.call(this, how);
};
"""

# Writes down how fast things play on the board, whenever that changes.
SPEEDS = """board => {
  const speeds = window.speeds = [];
  const note = () => {
    const { speed } = board.dataset;
    if (speed && speed !== speeds.at(-1)) speeds.push(speed);
  };
  note();
  new MutationObserver(note).observe(board, {attributes: true, attributeFilter: ['data-speed']});
}"""


def test_who_wants_stillness_has_it(look: Visit) -> None:
    anna = look("Anna")
    anna.sit(anna.set_table("me"))
    anna.take_turn()
    assert anna.page.evaluate(MOVING) == 0
    expect(anna.find("button", "board-skip")).to_have_count(0)
    anna.sees(1)
    assert anna.page.evaluate(MOVING) == 0
    expect(anna.page.locator("html")).to_have_attribute("data-pace", "still")


def test_what_moves_can_be_skipped_and_what_bots_do_plays_faster(visit: Visit) -> None:
    """Time stands still, so that nothing comes to its end by itself."""
    anna = visit("Anna", motion=True, advice=False)
    anna.page.clock.install(time=0)
    anna.page.clock.pause_at(1000)
    what_moves_can_be_skipped(anna)
    what_bots_do_plays_faster_than_what_people_do(anna)


def what_moves_can_be_skipped(anna: Visitor) -> None:
    anna.go(f"/t/{anna.set_table('me')}")
    expect(anna.page.locator("html")).to_have_attribute("data-pace", "calm")
    skip = anna.find("button", "board-skip")
    expect(skip).to_be_visible()
    anna.until(lambda: anna.page.evaluate(MOVING) > 0)
    expect(anna.options).to_have_count(0)
    skip.click()
    let_a_moment_pass(anna)
    anna.sees(0)
    anna.choose("continue")
    expect(skip).to_be_visible()
    anna.page.keyboard.press("Escape")
    let_a_moment_pass(anna)
    anna.sees(1)
    # What beckons for ever rests when nobody touches the page, and wakes at a touch.
    anna.until(lambda: anna.page.evaluate(ENDLESS) > 0)
    anna.forgive("WebSocket is closed before")  # the server does not answer within the seconds that are leapt over
    anna.until(lambda: rests(anna))
    anna.page.mouse.move(300, 300)
    anna.until(lambda: anna.page.evaluate(ENDLESS) > 0)


def what_bots_do_plays_faster_than_what_people_do(anna: Visitor) -> None:
    table = anna.set_table("me", "bot", first=0)
    anna.wander(f"/t/{table}")
    assert speeds(anna, table) == ["calm"]
    seen = []
    while len(seen) < 2:
        stop = anna.option("stop")
        (stop if stop.count() else anna.options.first).click()
        expect(anna.board).to_have_attribute("data-speed", "calm")
        seen = speeds(anna, table)
    assert seen[0] == "calm"
    assert seen[1] in ("quick", "swift")


def speeds(anna: Visitor, table: str) -> list[str]:
    """How fast things play until Anna is asked, one speed after another."""
    anna.until(lambda: anna.card(table)["asked"] == [0])
    moment = str(anna.card(table)["moment"])
    anna.board.evaluate(SPEEDS)
    while anna.board.get_attribute("data-moment") != moment:
        anna.page.clock.run_for(250)
    found: list[str] = anna.page.evaluate("window.speeds")
    return found


def test_who_wants_everything_at_once_has_it(visit: Visit) -> None:
    anna = visit("Anna", motion=True)
    anna.go().press("preferences")
    dialog = anna.dialog("preferences")
    dialog.get_by_role("radio", name=anna.say("prefer-pace-still")).check()
    expect(dialog.get_by_role("checkbox", name=anna.say("prefer-advice"))).not_to_be_checked()
    anna.page.keyboard.press("Escape")
    anna.page.clock.install(time=0)
    anna.page.clock.pause_at(1000)
    table = anna.set_table("me", "bot", "bot")
    line = Sleeper(anna, 0)
    anna.go(f"/t/{table}")
    anna.until(lambda: has_opened(anna))
    seen = -1
    for _ in range(4):
        anna.until(lambda seen=seen: is_told_of_her_turn(anna, table, line, seen))
        seen = line.states()[-1]["moment"]
        let_a_moment_pass(anna)
        anna.sees(seen)
        anna.take_turn()


def test_one_does_not_wait_long_while_two_bots_play(visit: Visit) -> None:
    """At the calm pace. Time stands still while they think, so what is measured is what is shown."""
    anna = visit("Anna", motion=True, advice=False)
    anna.page.clock.install(time=0)
    anna.page.clock.pause_at(1000)
    table, line = anna.set_table("me", "bot", "bot"), Sleeper(anna, 0)
    anna.go(f"/t/{table}")
    anna.until(lambda: has_opened(anna))
    seen, waits = -1, []
    for _ in range(TURNS):
        anna.until(lambda seen=seen: is_told_of_her_turn(anna, table, line, seen))
        seen = line.states()[-1]["moment"]
        waits.append(milliseconds_until(anna, seen))
        anna.page.clock.run_for(500)
        anna.take_turn()
    # The first one may begin at once.
    assert median(waits[1:]) < LONG_MS, waits


def milliseconds_until(anna: Visitor, moment: int) -> int:
    """How long the page takes to show this moment."""
    took = 0
    while anna.board.get_attribute("data-moment") != str(moment):
        anna.page.clock.run_for(100)
        took += 100
    return took


def is_told_of_her_turn(anna: Visitor, table: str, line: Sleeper, seen: int) -> bool:
    """Is it her turn, later than what was seen, and does the page know? What it was not told yet, it cannot show."""
    card = anna.card(table)
    return bool(card["asked"] == [0] and seen < card["moment"] == line.states()[-1]["moment"])


def has_opened(anna: Visitor) -> bool:
    """Has the table come, and its opening been told? How long that takes is the machine's affair."""
    let_a_moment_pass(anna)
    return anna.board.count() == 1 and anna.board.get_attribute("data-moment") is not None


def rests(anna: Visitor) -> bool:
    """Does nothing beckon any more, some seconds later?"""
    anna.page.clock.run_for(5_000)
    return bool(anna.page.evaluate(ENDLESS) == 0)


def let_a_moment_pass(anna: Visitor) -> None:
    """Less than any event is shown for, but enough for what is skipped."""
    for _ in range(10):
        anna.page.clock.run_for(10)


def sit_with(script: str, person: Visitor, table: str) -> None:
    """Sit down at a page into which something was built before."""
    person.go("/nowhere").page.evaluate(f"() => {{ {script} }}")
    person.wander(f"/t/{table}").sees(0)


def test_the_story_is_read_aloud_in_its_language(look: Visit) -> None:
    anna = look("Anna", language="fr")
    sit_with(VOICE, anna, anna.set_table("me"))
    anna.press("story-title")
    anna.press("story-aloud")
    chapter = anna.page.evaluate("window.said.filter(Array.isArray)")
    assert {lang for lang, _ in chapter} == {"fr-FR"}
    assert [text for _, text in chapter] == anna.story()[-len(chapter) :]
    before = anna.story()
    anna.take_turn()
    anna.sees(1)
    fresh = anna.page.evaluate("window.said.filter(Array.isArray)")[len(chapter) :]
    assert [text for _, text in fresh] == anna.story()[len(before) :]
    anna.press("story-hush")
    assert anna.page.evaluate("window.said.at(-1)") == "hush"


def test_a_chime_calls_to_the_turn_unless_it_is_not_wanted(look: Visit) -> None:
    anna, bruno = look("Anna", sound=None), look("Bruno", sound=False)
    table = anna.set_table("me", "link", public=True, first=1)
    bruno.api("POST", f"/api/tables/{table}/seats/1", json={"action": "take"})
    company = Company(table, anna, bruno)
    for person in company.people:
        sit_with(ORCHESTRA, person, table)
        person.line.locator(".asked").click()
    company.play(lambda person: person is anna)
    anna.until(lambda: anna.page.evaluate(CHIME) == 2)
    company.play(lambda person: person is bruno)
    assert bruno.page.evaluate("window.notes.length + window.noises") == 0


def test_what_happens_is_heard_until_it_is_turned_off(look: Visit) -> None:
    anna = look("Anna", sound=None)
    table = anna.set_table("me")
    sit_with(ORCHESTRA, anna, table)
    anna.line.locator(".asked").click()
    anna.take_turn()
    anna.sees(1)
    anna.until(lambda: anna.page.evaluate("window.noises") > 0)
    anna.press("sound-off")
    before = anna.page.evaluate("window.notes.length + window.noises")
    anna.take_turn()
    anna.sees(2)
    assert anna.page.evaluate("window.notes.length + window.noises") == before
    anna.sit(table)
    expect(anna.find("button", "sound-on")).to_be_visible()


@pytest.mark.parametrize("game", game_names())
def test_games_declare_sounds_of_events_that_they_have(game: str) -> None:
    declared = (ROOT / "web/src/games" / game / "declared.ts").read_text(encoding="utf-8")
    events = re.findall(r"^    (\w+): \"", declared.partition("sounds: {")[2], re.MULTILINE)
    assert len(events) > 10
    assert set(events) <= set(find_game(game).vocabulary())


def test_nothing_moves_for_those_who_want_it_so(visit: Visit) -> None:
    """On the way to each game and through its first scenes, on a device that would move everything."""
    anna = visit("Anna", motion=True, pace="still", advice=False)
    anna.page.add_init_script(WITNESS)
    anna.go().press("preferences")
    expect(anna.dialog("preferences")).to_be_visible()
    anna.page.keyboard.press("Escape")
    for nth, game in enumerate(game_names()):
        anna.page.locator(f"a[href='/new/{game}']").hover()
        table = anna.open_match(match_where(lambda one: len(one.choices) == 4, "Anna", game=game))
        assert anna.page.evaluate("window.moved") == [], "the shelf"
        # Once by the address, then by links.
        (anna.wander if nth else anna.go)(f"/t/{table}")
        nothing_moves_in_some_scenes(anna, table)
        assert anna.page.evaluate("window.moved") == [], game
        anna.wander("/")
    for path in ("", "/replay"):
        anna.wander(f"/t/{anna.open_match(played_out('Anna'))}{path}")
        expect(anna.find("button", "replay-play") if path else anna.ending).to_be_visible()
        anna.page.wait_for_timeout(100)
        assert anna.page.evaluate("window.moved") == [], f"an ending{path}"


def nothing_moves_in_some_scenes(anna: Visitor, table: str) -> None:
    for _ in range(8):
        if not anna.ready():
            break
        moment = anna.card(table)["moment"]
        if anna.lit.count():
            anna.lit.first.hover(force=True)
        anna.options.first.press("Enter")
        anna.until(lambda moment=moment: anna.card(table)["moment"] > moment)
        anna.page.wait_for_timeout(100)
    assert anna.card(table)["moment"] > 6
