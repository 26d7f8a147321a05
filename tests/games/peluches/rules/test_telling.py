"""How the book is told: voices of the plushies, other words for a second reading, asides, the side panel."""

from __future__ import annotations

import pytest

from tests.games.peluches.tale import GAME, ROOM, choose, game_of, heard, lay_out, page_story, tale, told
from veillee.engine.errors import BadContent
from veillee.games.peluches.events import (
    EpilogueRead,
    MemoryRead,
    PanelRead,
    SectionRead,
    StoryLost,
    StoryWon,
    TokenMoved,
    TokenPlaced,
)
from veillee.games.peluches.rules.ending import lose, win
from veillee.games.peluches.rules.story import read
from veillee.words import Speaker

THREE = "lumpy stitch flops"
VOICES = "\n".join(f'voices.{name} = {{ fr = "{name}", en = "{name}" }}' for name in ("theadora", "lumpy", "flops"))
AGAIN = """again = [{ text = { fr = "2", en = "2" } }, { text = { fr = "3", en = "3" } }]"""


def story(lines: str, **more: str) -> str:
    """A story with these lines in section 1, which section 0 goes to."""
    return page_story(ROOM, enter='{ do = "go", go = "1" }', sections={"1": lines}, **more)


def said(t):
    """The texts read since the table was set."""
    names = t.box.names["en"]
    return [names[f"section-{event.section}"] for event in told(t, SectionRead)]


def voices(t):
    names = t.box.names["en"]
    spoken = [number for event in told(t, SectionRead) for number in (event.voice, event.other_voice)]
    return [names[f"voice-{number}"] for number in spoken if number >= 0]


def test_those_in_play_speak_whoever_has_the_turn_first():
    t = tale("read", section="1", story=story(VOICES), characters=THREE, turn_of="flops", hand="red")
    assert voices(t) == ["flops", "lumpy"]


def test_who_is_not_in_play_or_has_no_line_says_nothing():
    t = tale("read", section="1", story=story(VOICES), characters="stitch lumpy", hand="red")
    assert voices(t) == ["lumpy"]
    assert voices(tale("read", section="1", story=story(""), characters=THREE, hand="red")) == []


def test_the_unconscious_say_nothing():
    t = tale("read", section="1", story=story(VOICES), characters="lumpy flops", stuffing={"lumpy": 0}, hand="red")
    assert voices(t) == ["flops"]


def test_plushies_speak_once_and_the_second_reading_has_other_words():
    t = tale("read", section="1", story=story(f"{VOICES}\n{AGAIN}"), characters=THREE, hand="red")
    number = t.box.book.section_ids["one:1"]
    for _ in range(2):
        read(t, number)
    assert said(t) == ["1", "2", "3"]
    assert len(voices(t)) == 2


def test_once_all_is_told_the_words_come_round_again():
    t = tale("read", section="1", story=story(AGAIN), hand="red")
    number = t.box.book.section_ids["one:1"]
    for turn in range(2, 8):
        t.turns = turn
        read(t, number)
    assert said(t)[:3] == ["1", "2", "3"]
    assert set(said(t)[3:]) == {"1", "2", "3"}


def test_a_section_without_other_words_is_read_as_it_is():
    t = tale("read", section="1", story=story(""), hand="red")
    read(t, t.box.book.section_ids["one:1"])
    assert said(t) == ["1", "1"]


@pytest.mark.rule("PEL-7.1")
def test_the_side_panel_is_read_after_the_passage_and_before_what_happens():
    rules = 'rules = { fr = "panel", en = "panel" }'
    text = page_story(ROOM, enter='{ do = "hearts", n = 1 }', fields=rules)
    t = choose(lay_out(stories=(text,)), "choose theadora", "choose lumpy", "stand 0,2", "stand 1,2")
    assert heard(t, SectionRead, PanelRead)[:2] == ["SectionRead", "PanelRead"]
    order = heard(t)
    assert order.index("PanelRead") < order.index("HeartsGained")


ASIDES = """asides = [
  { at = "intro", flag = "zero:promise", text = { fr = "kept", en = "kept" } },
  { at = "won", flag = "dog", text = { fr = "dog", en = "dog" } },
  { at = "won", no_flag = "dog", text = { fr = "no dog", en = "no dog" } },
  { at = "awake", plush = "lumpy", text = { fr = "lumpy", en = "lumpy" } },
  { at = "won", plush = "flops", text = { fr = "flops", en = "flops" } },
  { at = "lost", flag = "dog", text = { fr = "lost dog", en = "lost dog" } },
]
discovery"""


def with_asides() -> str:
    return page_story(ROOM).replace("discovery", ASIDES, 1)


def asides(t, kind=EpilogueRead):
    return [t.box.names["en"][f"aside-{event.aside}"] for event in told(t, kind)]


@pytest.mark.parametrize(
    ("flags", "awake", "expected"),
    [([], False, ["no dog"]), (["dog"], False, ["dog"]), (["dog"], True, ["dog", "lumpy"])],
)
def test_the_ending_knows_what_was_chosen_and_who_was_there(flags, awake, expected):
    t = tale(story=with_asides(), characters="theadora lumpy", hand="red")
    t.flags, t.awake = flags, awake
    win(t)
    assert asides(t) == expected
    assert heard(t, EpilogueRead, StoryWon)[-1] == "StoryWon"


def test_a_lost_story_has_its_own_epilogue():
    t = tale(story=with_asides(), characters="theadora lumpy", hand="red")
    t.flags = ["dog"]
    lose(t)
    assert (asides(t), heard(t, EpilogueRead, StoryLost)[-1]) == (["lost dog"], "StoryLost")


@pytest.mark.parametrize("flags", [[], ["zero:promise"]])
def test_a_promise_of_an_earlier_story_is_read_once_the_plushies_are_chosen(flags):
    t = lay_out(stories=(with_asides(),))
    t.flags = flags
    choose(t, "choose theadora", "choose lumpy")
    assert asides(t, MemoryRead) == (["kept"] if flags else [])
    assert [name for name in heard(t) if name in ("PlushChosen", "MemoryRead", "PageOpened")][-1] == "PageOpened"


BROKEN = {
    "a voice of nobody": (story('voices.dragon = { fr = "a", en = "a" }'), r"section one:1: voices: .* 'dragon'"),
    "voices that are no table": (story('voices = "grr"'), r"section 1: voices: must be a table"),
    "a voice in one language": (story('voices.lumpy = { fr = "a" }'), r"voices: lumpy: must give a text for each"),
    "other words without a text": (story('again = [{ en = "a" }]'), r"section 1: again 1: text: is missing"),
    "an aside of nobody": (with_asides().replace('plush = "lumpy"', 'plush = "dragon"'), r"asides: .* 'dragon'"),
    "an aside that depends on nothing": (with_asides().replace('no_flag = "dog", ', ""), r"depends on a flag or"),
    "an aside nowhere": (with_asides().replace('at = "lost"', 'at = "noon"'), r"asides 6: at: must be one of"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_words_are_refused(name):
    text, wrong = BROKEN[name]
    with pytest.raises(BadContent, match=wrong):
        game_of(text)


PAGE_NAMES = 'tokens.wagon = { fr = "le panier", en = "the basket" }'


def test_a_page_names_its_tokens_and_one_that_moves_moves_at_once():
    lines = """effects = [
      { do = "token", token = "wagon", mark = "S" }, { do = "move_token", token = "wagon", mark = "M" },
      { do = "move_token", token = "door", mark = "M" }, { do = "token", token = "door", mark = "S" },
    ]"""
    t = tale("read", section="1", story=story(lines, fields=PAGE_NAMES), hand="red")
    speaker = Speaker(game_of(story(lines, fields=PAGE_NAMES)), "en", ["A", "B"])
    assert [speaker.event(one) for kind in (TokenPlaced, TokenMoved) for one in told(t, kind)] == [
        "Put the basket on the map.",
        "Put the door on the map.",
        "Move the basket along on the map.",
    ]
    assert (t.token_kinds, t.token_at) == ([2, 0], [t.plan.squares("M")[0], t.plan.squares("S")[0]])


def sentences(t):
    """All that was told since the table was set, in English."""
    speaker = Speaker(GAME, "en", ["A", "B"])
    return [said for one in t.heard if (said := speaker.event(one.event))]


def test_what_the_dice_show_is_told_once_and_only_bonuses_make_a_new_total():
    assert sentences(choose(tale(hand="red", dice=[4]), "walk red")) == ["Theadora rolls a die: 4."]
    soaked = tale(hand="red", dice=[4], conditions={"theadora": "soaked"})
    assert sentences(choose(soaked, "walk red", "keep")) == ["Theadora rolls a die: 4.", "All told, that makes 3."]


def test_a_gift_of_stuffing_is_told_in_one_sentence_and_what_it_cost_in_another():
    t = choose(tale(hand="red", stuffing={"theadora": 4}), "stuff red lumpy")
    assert sentences(t)[:2] == [
        "Theadora gives Lumpy a tuft of stuffing.",
        "Theadora loses a tuft of stuffing and has 3 left.",
    ]
