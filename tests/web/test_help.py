"""Help: a hint with its chances, why not, the rules at the right place, and a guide for the first game."""

from __future__ import annotations

import re
import tomllib
from importlib import resources

from playwright.sync_api import Locator, expect

from tests.web.company import match_where
from tests.web.conftest import Visit
from tests.web.visitors import Visitor, wood
from veillee.engine.match import Match
from veillee.games.chaperon.options import EAT_BUTTER, EAT_CAKE
from veillee.words.primer import primer_of

LESSONS = tomllib.loads(
    (resources.files("veillee.games.chaperon") / "content" / "tutorial.toml").read_text(encoding="utf-8")
)["lesson"]


def test_a_hint_says_what_is_best_and_how_likely(look: Visit) -> None:
    """All cards but one would fail: to stop is best."""
    anna = look("Anna")
    match = match_where(lambda match: len(match.table.line) > 5 and len(match.table.question_of(0).options) > 1, "Anna")
    anna.sit(anna.open_match(match))
    order = anna.options.all_inner_texts()
    anna.press("tool-hint")
    hint = anna.page.locator(".hint")
    best = anna.say("hint-best", option=anna.tell("option-stop"))
    expect(hint.get_by_role("heading", name=best)).to_be_visible()
    expect(hint.locator(".why")).to_contain_text(re.compile(r"\w+\.$"))
    rows = hint.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(0)
    hint.get_by_text(anna.say("hint-sure")).click()
    expect(rows).to_have_count(len(match.table.question_of(0).options))
    chances = [int(number) for number in re.findall(r"(\d+)% \(", hint.get_by_role("table").inner_text())]
    assert chances == sorted(chances, reverse=True)
    expect(anna.option("stop")).to_contain_text(anna.say("hint-badge"))
    expect(anna.option("continue")).not_to_contain_text(anna.say("hint-badge"))
    # All stays where it was; the piece that stands for it is marked, and no other.
    assert [text.replace(anna.say("hint-badge"), "").split() for text in anna.options.all_inner_texts()] == [
        text.split() for text in order
    ]
    expect(anna.board.locator("[data-advised]")).to_have_count(1)
    expect(anna.piece("line:0")).to_have_attribute("data-advised", "")
    anna.choose("stop")
    expect(hint.get_by_role("table")).to_have_count(0)


def test_at_a_treat_the_choices_are_equal_and_the_picking_is_over(look: Visit) -> None:
    """Cake or butter makes no difference, whatever the place. Somebody would rather pick on: they hear why not."""
    anna = look("Anna")
    anna.sit(anna.open_match(match_where(is_at_a_treat, "Anna")))
    a_hint_on_equal_choices_says_so_and_what_matters(anna)
    why_not_answers_about_the_question_that_is_asked(anna)


def a_hint_on_equal_choices_says_so_and_what_matters(anna: Visitor) -> None:
    anna.press("tool-hint")
    names = "|".join(anna.say(key, option="") for key in ("hint-best", "hint-any"))
    panel = anna.page.get_by_role("region", name=re.compile(names))
    expect(panel).to_contain_text(re.compile("same chances of winning|about as good"))
    reason = panel.locator(".why").filter(has_text=anna.say("hint-matters"))
    expect(reason).to_have_count(1)
    expect(reason).to_contain_text(re.compile(r"\w+\.$"))


def why_not_answers_about_the_question_that_is_asked(anna: Visitor) -> None:
    """They hear that the picking is over, and who may go on."""
    wish = wish_for(anna, "continue")
    expect(wish.locator("p").first).to_have_text(wood("en").advice("CHA-4.5"))
    label = anna.page.get_by_text(anna.tell("option-stop"), exact=True)
    other = anna.dialog("why-title").get_by_role("listitem").filter(has=label)
    other.locator("summary").click()
    expect(wish.locator("p").first).to_be_hidden()
    expect(other.locator("p").first).to_be_visible()


def is_at_a_treat(match: Match) -> bool:
    question = match.table.question_of(0)
    return question is not None and {EAT_CAKE, EAT_BUTTER} <= set(question.options)


def test_why_not_names_the_rule_and_leads_to_it_by_number_for_those_who_ask_for_numbers(look: Visit) -> None:
    anna = look("Anna", language="fr")
    anna.sit(anna.set_table("me"))
    anna.ready()
    wish = wish_for(anna, "eat-cake")
    is_answered(wish)
    expect(wish).not_to_contain_text("CHA-")
    wish.get_by_role("button", name=anna.say("why-rule"), exact=True).click()
    is_led_to(anna)
    expect(anna.dialog("rules-title")).not_to_contain_text("CHA-")
    anna.page.keyboard.press("Escape")
    anna.press("preferences")
    anna.dialog("preferences").get_by_role("checkbox", name=anna.say("prefer-numbers")).check()
    anna.page.keyboard.press("Escape")
    wish = wish_for(anna, "eat-cake")
    is_answered(wish)
    wish.get_by_role("button", name=anna.say("why-rule-numbered", rule="CHA-10.1"), exact=True).click()
    expect(is_led_to(anna)).to_contain_text("CHA-10.1")
    search(anna, "galette")


def is_answered(wish: Locator) -> None:
    expect(wish).to_contain_text(wood("fr").advice("CHA-10.1"))
    expect(wish).to_contain_text(wood("fr").rule("CHA-10.1"))


def is_led_to(anna: Visitor) -> Locator:
    """The rules are open at the one that was named."""
    rules = anna.dialog("rules-title")
    expect(rules).to_be_visible()
    now = rules.get_by_role("listitem").filter(has_text=anna.say("rules-now"))
    expect(now).to_have_count(1)
    expect(now).to_contain_text(wood("fr").rule("CHA-10.1"))
    expect(now).to_be_in_viewport()
    return now


def test_the_rules_begin_with_a_page_for_those_who_are_new_and_the_way_back_to_it_is_in_sight(look: Visit) -> None:
    anna = look("Anna", language="fr")
    anna.sit(anna.set_table("me"))
    anna.ready()
    anna.press("tool-rules")
    rules = anna.dialog("rules-title")
    aim = rules.get_by_text(primer_of("veillee.games.chaperon").aim["fr"])
    expect(aim).to_be_in_viewport()
    # The chapters are folded: a touch opens one, another closes it.
    rule = rules.get_by_text(wood("fr").rule("CHA-10.1"))
    expect(rule).to_be_hidden()
    rules.locator("summary").filter(has_text=wood("fr").chapter(10)).click()
    expect(rule).to_be_visible()
    rules.locator("summary").filter(has_text=wood("fr").chapter(10)).click()
    expect(rule).to_be_hidden()
    # To the rules of the moment, and back.
    rules.get_by_role("button", name=anna.say("rules-now")).click()
    expect(rules.get_by_role("listitem").filter(has_text=anna.say("rules-now")).first).to_be_in_viewport()
    expect(aim).not_to_be_in_viewport()
    rules.get_by_role("button", name=anna.say("rules-first")).click()
    expect(aim).to_be_in_viewport()


def wish_for(anna: Visitor, option: str) -> Locator:
    """Ask why not, and pick something that one would like to do: nothing is answered before that."""
    anna.press("tool-why")
    dialog = anna.dialog("why-title")
    expect(dialog).to_contain_text(anna.say("why-question"))
    wish = dialog.get_by_role("listitem").filter(has_text=anna.tell(f"option-{option}"))
    expect(wish.get_by_role("button", name=re.compile(anna.say("why-rule")))).to_have_count(0)
    wish.get_by_text(anna.tell(f"option-{option}")).click()
    return wish


def search(anna: Visitor, word: str) -> None:
    """Accents and capitals do not matter; what was found is marked."""
    rules = anna.dialog("rules-title")
    field = rules.get_by_role("searchbox")
    field.fill(word.upper())
    hits = rules.get_by_role("listitem")
    expect(rules.get_by_role("status")).to_have_text(re.compile(r"\d"))
    assert hits.count() > 0
    for hit in hits.all_inner_texts():
        assert word in hit.lower()
    expect(rules.locator("mark").first).to_have_text(re.compile(word, re.IGNORECASE))
    field.fill("zzzz")
    expect(rules.get_by_role("status")).to_have_text(anna.say("rules-found", count=0))


def test_the_guide_plays_the_opening_with_you(look: Visit) -> None:
    anna = look("")
    anna.go("/new/chaperon")
    anna.page.get_by_label(anna.say("name-label")).fill("Anna")
    anna.press("learn-start")
    guide = anna.page.get_by_role("status", name=anna.say("coach-title"))
    for lesson, spot in zip(LESSONS[:4], ("hood_path", "wolf_track", "line", "deck"), strict=True):
        assert lesson["point"] == spot
        expect(guide).to_contain_text(lesson["en"])
        is_pointed_at(anna, spot)
        anna.press("coach-next")
    anna.choose("continue")
    kept = next(lesson for lesson in LESSONS if lesson["when"].get("event") == "card_kept")
    expect(guide).to_contain_text(kept["en"])
    anna.page.reload()
    expect(guide).to_contain_text(kept["en"])
    anna.press("coach-stop")
    expect(guide).to_have_count(0)
    anna.press("coach-again")
    expect(guide).to_contain_text(kept["en"])
    anna.press("coach-stop")
    expect(guide).to_have_count(0)
    anna.choose("stop")
    anna.ready()
    expect(guide).to_have_count(0)


def is_pointed_at(anna: Visitor, spot: str) -> None:
    """A piece says so itself; a way is drawn over."""
    ways = anna.board.locator("[data-lesson]")
    if spot in ("hood_path", "wolf_track"):
        expect(ways).to_have_count(1)
        expect(ways).to_have_attribute("data-lesson", spot)
    else:
        expect(ways).to_have_count(0)
        expect(anna.board.locator("[data-taught]").first).to_be_visible()
    expect(anna.board.locator('[data-taught][data-spot="deck:0"]')).to_have_count(1 if spot == "deck" else 0)
