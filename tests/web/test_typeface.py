"""Our typefaces: every character that Veillée writes is drawn with them, and nothing moves when they arrive."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import veillee
from tests.web.conftest import Visit

TEXTS = Path(veillee.__file__).parent
FONTS = ("1rem var(--plain)", "700 1rem var(--story)", "italic 1rem var(--story)")
SAMPLES = """([characters, font]) => {
  document.getElementById('samples')?.remove();
  const sheet = document.createElement('div');
  sheet.id = 'samples';
  sheet.style.font = font;
  sheet.append(...characters.map(one => Object.assign(document.createElement('p'), {textContent: one})));
  document.body.append(sheet);
  sheet.getBoundingClientRect();
  return document.fonts.ready.then(() => new Promise(done => setTimeout(done, 100)));
}"""
# A character that no font has is drawn as a box or not at all, and counts as ours.
BOXES = """([characters, font]) => {
  const sketch = new OffscreenCanvas(40, 40).getContext('2d', { willReadFrequently: true });
  const drawn = one => {
    sketch.font = font.replace(/var\\((.*)\\)/, (_, name) => getComputedStyle(document.body).getPropertyValue(name));
    sketch.clearRect(0, 0, 40, 40);
    sketch.fillText(one, 5, 30);
    return sketch.getImageData(0, 0, 40, 40).data.join();
  };
  return characters.filter(one => drawn(one) === drawn('\\ue123'));
}"""
# Of what is the same whatever tables others have set meanwhile: the title and the games.
HEIGHT = """() => [...document.querySelectorAll('.hero, [aria-labelledby=games]')]
  .reduce((sum, one) => sum + one.getBoundingClientRect().height, 0)"""
WIDTH = """text => {
  const line = Object.assign(document.createElement('span'), {textContent: text});
  line.style.whiteSpace = 'nowrap';
  document.body.append(line);
  const { width } = line.getBoundingClientRect();
  line.remove();
  return width;
}"""
SENTENCE = "Sous le lit, quelque chose a bougé ; heureusement, ses peluches veillent sur la petite qui dort."


def written() -> list[str]:
    """All characters in the texts of both languages."""
    files = [path for kind in ("*.ftl", "*.toml") for path in TEXTS.rglob(kind)]
    text = "".join(path.read_text(encoding="utf-8") for path in files)
    found = {one for one in text if one.isprintable() or one in "\u00a0\u202f"}
    assert {"œ", "À", "’", "«", "\u00a0"} <= found
    return sorted({*found, "\u202f"})


def drawn_with(page: Page) -> dict[str, set[str]]:
    """Each sample, and the fonts that drew it: ours, or one of the system."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    samples = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "#samples p"})["nodeIds"]
    texts = page.locator("#samples p").all_text_contents()
    fonts = [session.send("CSS.getPlatformFontsForNode", {"nodeId": one})["fonts"] for one in samples]
    return {
        text: {"ours" if font["isCustomFont"] else font["familyName"] for font in used}
        for text, used in zip(texts, fonts, strict=True)
    }


def test_every_character_of_the_texts_is_ours(look: Visit) -> None:
    anna = look()
    anna.go()
    expect(anna.game).to_be_visible()
    characters = written()
    signs = [one for one in characters if one.strip()]
    for font in FONTS:
        anna.page.evaluate(SAMPLES, [characters, font])
        boxes = anna.page.evaluate(BOXES, [signs, font.replace("1rem", "16px")])
        assert not boxes, f"add these to web/type.ts for {font}"
        strange = {text: fonts for text, fonts in drawn_with(anna.page).items() if text.strip() and fonts != {"ours"}}
        assert not strange, f"add these to web/type.ts for {font}"


def test_nothing_moves_when_the_typefaces_arrive(visit: Visit) -> None:
    anna = visit("Anna", language="fr")
    held: list[Route] = []
    anna.page.route("**/*.woff2", lambda route: held.append(route))
    anna.page.goto(anna.address, wait_until="domcontentloaded")
    expect(anna.game).to_be_visible()
    anna.until(lambda: len(held) == 2)
    before = [anna.page.evaluate(WIDTH, SENTENCE), anna.page.evaluate(HEIGHT)]
    for route in held:
        route.continue_()
    anna.until(lambda: anna.page.evaluate("document.fonts.check('1rem Plain') && document.fonts.check('1rem Story')"))
    after = [anna.page.evaluate(WIDTH, SENTENCE), anna.page.evaluate(HEIGHT)]
    assert before[0] != after[0], "it is another typeface"
    assert after == pytest.approx(before, rel=0.04)
