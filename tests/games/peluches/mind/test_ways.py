"""Ways of the story by instinct: what was read before is remembered, what was not is an adventure."""

from __future__ import annotations

import pytest

from tests.games.peluches.tale import choose, page_story, said, section_number, tale
from tests.games.peluches.whole_box import GAME
from veillee.engine.chance import seeded
from veillee.engine.match import Match, Sitter
from veillee.games.peluches.content.deeds import Harm
from veillee.games.peluches.rules.ending import lose
from veillee.games.peluches.table import Tale

CORRIDOR = page_story("SSSS..L..M", enter='{ do = "lost_tokens" }')


def story_of(*outcomes: str) -> str:
    """A question with one way for each outcome, asked again at the point of interest."""
    ways = ", ".join(f'{{ label = {{ fr = "{n}", en = "{n}" }}, go = "out{n}" }}' for n in range(len(outcomes)))
    sections = {"ask": f"choices = [{ways}]"}
    for number, outcome in enumerate(outcomes):
        sections[f"out{number}"] = f"effects = [{outcome}]"
    fields = 'points = [{ sign = "1", section = "ask", repeat = true }]'
    return page_story("SSSS.1.MMMM", sections=sections, fields=fields)


def asked_with(*outcomes: str, known: tuple[int, ...], **pieces: object) -> Tale:
    """The question, with some of its outcomes read before."""
    t = tale("read", section="ask", story=story_of(*outcomes), hand="red", **pieces)
    ways = t.box.book.sections[section_number(t, "ask")].choices
    for number in known:
        t.known.append(section_number(t, f"out{number}"))
        t.taken.append(ways[number])
    return t


def chosen(t: Tale) -> set[str]:
    return {said(t, GAME.instinct(t, t.questions[0], seeded(seed))) for seed in range(30)}


GOOD = '{ do = "hearts", n = 1, who = "all" }'
BAD = '{ do = "harm", n = 2, who = "all" }'


def test_what_was_good_is_done_again_and_what_was_bad_is_not():
    assert chosen(asked_with(GOOD, BAD, known=(0,))) == {"way 0"}
    assert chosen(asked_with(GOOD, BAD, known=(1,))) == {"way 0"}
    assert chosen(asked_with(BAD, GOOD, known=(0, 1))) == {"way 1"}


def test_what_nobody_has_read_is_tried_one_as_gladly_as_the_other():
    assert chosen(asked_with(GOOD, BAD, known=())) == {"way 0", "way 1"}


def test_a_way_that_was_not_taken_is_not_known_even_if_its_section_was_read():
    t = asked_with(BAD, GOOD, known=())
    t.known += [section_number(t, "out0"), section_number(t, "out1")]
    assert chosen(t) == {"way 0", "way 1"}


@pytest.mark.parametrize(("outcome", "pieces", "is_taken"), [
    ('{ do = "pay", name = "button", n = 1, success = "end" }', {"buttons": {"theadora": 1}}, True),
    ('{ do = "pay", name = "button", n = 1, success = "end" }', {}, False),
    ('{ do = "test", colour = "red", target = 2, success = "end" }', {}, True),
    ('{ do = "test", colour = "blue", target = 2, success = "end" }', {}, False),
    ('{ do = "stuffing", n = 1 }', {}, True),
    ('{ do = "stuffing", n = -1 }', {}, False),
    ('{ do = "afflict", name = "courageous" }', {}, True),
    ('{ do = "afflict", name = "courageous" }', {"conditions": {"theadora": "courageous"}}, False),
    ('{ do = "afflict", name = "tangled" }', {}, False),
    ('{ do = "cure", name = "tangled" }', {"conditions": {"theadora": "tangled"}}, True),
    ('{ do = "encounter" }', {}, False),
    ('{ do = "items", n = 1 }', {}, True),
    ('{ do = "threat", n = 2 }', {}, False),
    ('{ do = "when", look = "flag", name = "none", go = "end" }', {}, False),
])  # fmt: skip
def test_a_remembered_outcome_is_weighed_by_what_it_does_now(outcome, pieces, is_taken):
    """Against another that does nothing."""
    t = asked_with(outcome, '{ do = "close_test" }', known=(0, 1), **pieces)
    t.known.append(section_number(t, "end"))
    takes = [said(t, GAME.instinct(t, t.questions[0], seeded(seed))) == "way 0" for seed in range(20)]
    assert all(takes) if is_taken else not all(takes)


def meet(card: str, **pieces: object) -> Tale:
    given = {"hand": "green blue", "lost": [(6, 0)], "story": CORRIDOR, "dice": [1]}
    t = tale(lost_deck=card, at={"theadora": (5, 0), "lumpy": (0, 0)}, **{**given, **pieces})
    return choose(t, "walk green", "to 6,0")


@pytest.mark.rule("PEL-8.8")
def test_a_plush_on_its_last_stuffing_walks_on_and_a_strong_one_does_not():
    assert chosen(meet("orphan_button", stuffing={"theadora": 1})) == {"decline"}
    assert "decline" not in chosen(meet("orphan_button"))


@pytest.mark.rule("PEL-8.8")
@pytest.mark.parametrize(("count", "answer"), [(0, {"way 0", "way 1", "way 2"}), (2, {"way 2"}), (3, {"decline"})])
def test_who_knows_that_every_way_hurts_walks_on(count, answer, monkeypatch):
    t = meet("crying_clown")
    book = t.box.book
    harm = next(deed.number for deed in book.deeds if isinstance(deed, Harm))
    for choice in book.sections[t.box.lost_sections[t.lost_discard[-1]]].choices[:count]:
        monkeypatch.setattr(book.sections[book.ways[choice]], "deeds", [harm])
        t.taken.append(choice)
        t.known.append(book.ways[choice])
    assert chosen(t) == answer


@pytest.mark.rule("PEL-5.26")
def test_people_remember_what_was_read_when_a_story_is_told_again():
    game = GAME
    match = Match(game, [Sitter("Anna")], {"plushies": 2}, 3)
    chance = seeded("memory")
    while not match.table.taken:
        question = match.table.questions[0]
        match.choose(question.seat, game.instinct(match.table, question, chance))
    lose(match.table)
    again = match.sequel(4)
    assert (set(match.table.known), set(match.table.taken)) == (set(again.table.known), set(again.table.taken))
