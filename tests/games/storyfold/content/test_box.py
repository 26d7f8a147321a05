"""The box: as many cards as it should have, each with its words, and packs that cannot be told are refused."""

from __future__ import annotations

import pytest

from tests.games.packs import change, everywhere, in_entry, pack_writer
from tests.games.storyfold.speech import BOX, GAME
from veillee.engine.content import LANGUAGES
from veillee.engine.errors import BadContent
from veillee.engine.registry import find_game
from veillee.games.storyfold.content.box import BANE, COMPANION, PLAIN_BOON, TRAUMA
from veillee.games.storyfold.events import CreatureHealed
from veillee.words import Speaker
from veillee.words.story import story_of

LYNX = """
[[creature]]
id = "lynx"
name = { fr = "Lynx de suie", en = "Soot Lynx" }
slot = "4+"
dots = 2
spirit = 1
crystals = 1

[[creature]]
id = "bramblekin"
"""


def test_the_box_holds_its_cards():
    assert (BOX.creature_cards, len(BOX.boon_ids), len(BOX.shade_sections), len(BOX.book.stories)) == (27, 26, 37, 46)
    kinds = [BOX.kinds.count(kind) for kind in (PLAIN_BOON, BANE, COMPANION, TRAUMA)]
    assert kinds == [11, 5, 5, 5]
    assert [len(chapter.scenes) for chapter in BOX.book.chapters] == [1, 5, 4, 4, 5, 4]
    assert [len(shades) for shades in BOX.shades_of] == [1, 6, 6, 6, 6, 6]
    assert [len(chapter.creatures) for chapter in BOX.book.chapters] == [3, 14, 14, 14, 14, 14]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_card_and_ending_has_a_text_of_its_own(language):
    names = BOX.names[language]
    book = BOX.book
    sections = [leaf.opening for leaf in book.scenes]
    sections += [section for leaf in book.scenes for section in (leaf.luma, leaf.dark)]
    sections += [place.section for place in book.places]
    sections += [*book.stories.values(), *BOX.shade_sections, *[line.section for line in book.epilogue]]
    texts = [names[f"section-{section}"] for section in sections]
    assert len(set(texts)) == len(texts)
    assert all(len(text.split()) >= 4 for text in texts)


@pytest.mark.parametrize(
    ("sheet", "edit", "wrong"),
    [
        (
            "chapters/1-ronces.toml",
            change('"bridge" }, { do = "travel", to = "1C"', '"bridge" }, { do = "travel", to = "2A"'),
            "is in another",
        ),
        ("chapters/1-ronces.toml", change('is = "marked", places = ["1D3"]', 'is = "marked", places = ["1D9"]'), "1D9"),
        (
            "chapters/1-ronces.toml",
            change('"remember", memory = "bridge"', '"remember", memory = "brigde"'),
            "memory b",
        ),
        ("chapters/1-ronces.toml", change('{ do = "story", card = 104 }, ', ""), "Story card 104: no page asks"),
        ("chapters/1-ronces.toml", change('after = ["1A1"]', 'after = ["1A3"]'), "the line goes round"),
        ("chapters/1-ronces.toml", change("card = 104", "card = 201"), "another Chapter"),
        (
            "chapters/3-grotte.toml",
            change('is = "healed", creature = "orsan"', 'is = "healed", creature = "ors"'),
            "ors",
        ),
        ("chapters/5-fenetre.toml", everywhere('do = "finale"', 'do = "crystals"'), "leads nowhere"),
        ("creatures.toml", in_entry("owl", "dots = 2", "dots = 0"), "dots"),
        ("creatures.toml", everywhere('do = "swap"', 'do = "chapter_lost"'), "cannot lead the story on"),
        ("exploration.toml", in_entry("moss", 'do = "spirit"', 'do = "ghost"'), "do"),
        ("shadow.toml", everywhere("^last = true\n", ""), "has no last Shadow card"),
        ("endings.toml", change("worth = 80", 'worth = 80\nneeds = [{ is = "brom" }]'), "must ask for nothing"),
        ("board.toml", change("more_dice = [2, 1]", "more_dice = [2]"), "more_dice"),
        ("actions.toml", change('"dazzle", "heal"]', '"dazzle"]'), "order"),
    ],
)
def test_a_pack_that_cannot_be_told_is_refused(sheet, edit, wrong, tmp_path):
    write = pack_writer(GAME.folder() / "content", tmp_path)
    with pytest.raises(BadContent, match=wrong):
        find_game("storyfold", write(sheet, edit))


def test_a_pack_of_other_words_is_told(tmp_path):
    write = pack_writer(GAME.folder() / "content", tmp_path)
    pack = find_game("storyfold", write("creatures.toml", in_entry("owl", '"Chouette creuse"', '"Hibou creux"')))
    assert pack.content_hash == GAME.content_hash
    assert pack.box.names["fr"][f"creature-{BOX.creature('owl')}"] == "Hibou creux"


def test_narrations_know_creatures_by_their_names_in_a_pack_too(tmp_path):
    write = pack_writer(GAME.folder() / "content", tmp_path)
    pack = find_game("storyfold", write("creatures.toml", change('[[creature]]\nid = "bramblekin"\n', LYNX)))
    speaker, narrations = Speaker(pack, "en", ["Anna"]), story_of(GAME, "en").narrations
    told = {name: speaker.narrate(CreatureHealed(pack.box.creature(name), 1), {}, 0) for name in pack.box.creature_ids}
    assert told["lynx"] == ""
    for name in ("bramblekin", "firefly", "gleam", "reflection"):
        assert told[name] in narrations[f"healed_{name}"]
