"""Vocabularies: entries become records with the fields of their verb, each carried out by the rule of its verb."""

from __future__ import annotations

import pytest

from veillee.engine.chance import Chance
from veillee.engine.content import Entry
from veillee.engine.errors import BadContent
from veillee.engine.table import Table
from veillee.kit.verbs import Record, Verb, Vocabulary, Words


class Bell(Record):
    __slots__ = ("times",)

    def __init__(self, entry: Entry) -> None:
        self.times = entry.number("n", 1, 9)


class Silence(Record):
    __slots__ = ()

    def __init__(self, entry: Entry) -> None:
        pass


class Tower(Table):
    def __init__(self) -> None:
        super().__init__(1, Chance(1))
        self.heard: list[str] = []


def ring(t: Tower, bell: Bell, voice: str) -> bool:
    t.heard += [voice] * bell.times
    return True


def keep_still(t: Tower, silence: Silence, voice: str) -> bool:
    t.heard.clear()
    return False


@pytest.fixture
def verbs() -> Vocabulary[Entry, Record, Verb, bool, str]:
    found: Vocabulary[Entry, Record, Verb, bool, str] = Vocabulary()
    found.verb("ring", Bell, ring)
    found.verb("rest", Silence, keep_still)
    found.verb("toll", Bell, ring)
    return found


def entry(**fields: object) -> Entry:
    return Entry("tower.toml: bell 1", fields)


def test_an_entry_becomes_the_record_of_its_verb(verbs):
    bell, silence, toll = [verbs.read(entry(**fields)) for fields in ({"do": "ring", "n": 3}, {"do": "rest"}, TOLL)]
    assert (type(bell), bell.times, type(silence)) == (Bell, 3, Silence)
    assert [verbs.name_of(one) for one in (bell, silence, toll)] == ["ring", "rest", "toll"]


TOLL = {"do": "toll", "n": 1}


def test_a_record_is_carried_out_by_the_rule_of_its_verb(verbs):
    t = Tower()
    bell, silence = verbs.read(entry(do="ring", n=2)), verbs.read(entry(do="rest"))
    assert verbs.rules[bell.verb](t, bell, "dong") is True
    assert t.heard == ["dong", "dong"]
    assert verbs.rules[silence.verb](t, silence, "dong") is False
    assert t.heard == []


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({}, "do: is missing"),
        ({"do": "dance"}, "do: must be one of ring, rest, toll, not 'dance'"),
        ({"do": "ring"}, "n: is missing"),
        ({"do": "ring", "n": 10}, "n: must be a whole number from 1 to 9, not 10"),
        ({"do": "rest", "n": 2}, "n: is not a field of this entry"),
    ],
)
def test_what_a_verb_does_not_know_is_refused_with_file_entry_and_field(verbs, fields, said):
    with pytest.raises(BadContent) as caught:
        verbs.read(entry(**fields))
    assert str(caught.value) == f"tower.toml: bell 1: {said}"


def test_a_note_is_read_by_nobody_and_refused_by_nobody(verbs):
    assert verbs.read(entry(do="rest", note="at noon")).verb == 1


def test_words_that_are_only_read_are_numbered_in_their_order():
    words: Words[Entry, Record, Verb] = Words()
    assert [words.word("ring", Bell), words.word("rest", Silence)] == [0, 1]
    with pytest.raises(AssertionError):
        words.word("ring", Bell)
