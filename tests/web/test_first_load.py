"""The first load: small, from this server alone, and under a policy that lets nothing else in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response

from tests.web.conftest import Visit
from veillee.engine.registry import game_names

# Typefaces included, in bytes.
BUDGET = 180_000
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
}


@pytest.mark.parametrize("game", game_names())
def test_shelf_new_table_and_one_game_are_within_the_budget(visit: Visit, game: str) -> None:
    """In French, which has more to say than English."""
    anna = visit(language="fr")
    answers: list[Response] = []
    anna.page.on("response", lambda answer: answers.append(answer))
    anna.go()
    anna.page.locator(f"a[href='/new/{game}']").click()
    anna.page.get_by_label(anna.say("name-label")).fill("Anna")
    anna.press("new-start")
    anna.sees(0)
    anna.page.evaluate("document.fonts.ready")
    sizes = {answer.url.removeprefix(anna.address): answer.request.sizes()["responseBodySize"] for answer in answers}
    assert len(sizes) > 10
    assert sum(sizes.values()) <= BUDGET, sizes
    for answer in answers:
        if sizes[answer.url.removeprefix(anna.address)] > 1500 and not answer.url.endswith(".woff2"):
            encoding = "br" if "/assets/" in answer.url else "gzip"
            assert answer.headers.get("content-encoding") == encoding, answer.url


def test_the_policy_is_strict_and_holds(visit: Visit) -> None:
    anna = visit()
    answer = anna.page.goto(anna.address)
    assert answer is not None
    rules = dict(rule.strip().split(" ", 1) for rule in answer.headers["content-security-policy"].split(";") if rule)
    assert {name: rules.get(name) for name in POLICY} == POLICY
    assert not {"'unsafe-inline'", "'unsafe-eval'", "*", "https:"} & set(" ".join(rules.values()).split())
    anna.forgive("Content Security Policy|violates")
    broken = anna.page.evaluate(
        """async () => {
          const heard = new Promise(done => document.addEventListener('securitypolicyviolation',
            event => done(event.violatedDirective), {once: true}));
          const script = document.createElement('script');
          script.textContent = 'window.broken = 1';
          document.head.append(script);
          return [await heard, window.broken ?? 0];
        }"""
    )
    assert broken == ["script-src-elem", 0]
