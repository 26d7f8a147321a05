"""What games declare to be worth telling exists and can be said; deeds are counted as one would by hand."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from tests.games.combinations import combinations
from tests.games.playthrough import Playthrough
from tests.words.catalogue_files import keys
from tests.words.test_catalogues import SEATS, both_languages, every_game, samples, text_folder
from veillee.engine.chance import Chance
from veillee.engine.game import Game
from veillee.engine.match import Match, Sitter
from veillee.engine.registry import find_game
from veillee.engine.words import Event, word_name
from veillee.words import Speaker
from veillee.words.looking_back import Deed, Doer, LookingBack
from veillee.words.memories import CHOOSER, OTHERS, Memories, Sign, memories_of
from veillee.words.speaker import package_of, text_id


def played(name: str) -> LookingBack:
    """The stored playthrough of this name, to its end."""
    playthrough = Playthrough(next(one for one in combinations() if str(one) == name))
    playthrough.text()
    match = playthrough.match
    return LookingBack(match, match.replayed(len(match.choices))[1])


def heard(looking: LookingBack) -> list[Any]:
    """Every event of the playthrough."""
    return [one.event for told in looking.story for one in told]


def declared(game: Game[Any]) -> Memories:
    return memories_of(package_of(game))


def signs(kinds: Memories) -> list[Sign]:
    return [kind.sign for kind in (*kinds.deeds, *kinds.moments, *kinds.recalls)]


@every_game
def test_everything_declared_is_an_event_with_these_fields(game: Game[Any]) -> None:
    kinds = declared(game)
    names = [*kinds.chapters, *kinds.endings, *([kinds.owners] if kinds.owners else [])]
    names += [name for recall in kinds.recalls for name in recall.without]
    names += [name for sign in signs(kinds) for name in sign.events]
    assert all(issubclass(game.vocabulary()[name], Event) for name in names)
    for sign in signs(kinds):
        for name in sign.events:
            assert set(sign.where) <= {field.name for field in fields(game.vocabulary()[name])}, name
    for deed in kinds.deeds:
        for name in deed.sign.events:
            needed = {deed.adds} - {""} | {deed.who} - {CHOOSER, OTHERS}
            assert needed <= {field.name for field in fields(game.vocabulary()[name])}, deed.name


@every_game
@both_languages
def test_all_of_it_can_be_said(game: Game[Any], language: str) -> None:
    speaker = Speaker(game, language, SEATS)
    kinds = declared(game)
    for deed in kinds.deeds:
        assert all("{" not in speaker.deed(deed.name, count) for count in (1, 2, 30))
    for recall in kinds.recalls:
        for name in recall.sign.events:
            assert speaker.recall(recall.name, samples(game, game.vocabulary()[name])[0])
        if not recall.sign.events:
            assert speaker.recall(recall.name, None)
    for chapter in kinds.chapters:
        assert speaker.part(samples(game, game.vocabulary()[chapter])[0], 3)
    assert speaker.say("evening-nth", nth="3")
    assert speaker.say("evening-rounds", count=4)


@every_game
@both_languages
def test_nothing_is_written_of_memories_that_no_game_declares(game: Game[Any], language: str) -> None:
    kinds = declared(game)
    said = {text_id("deed", kind.name) for kind in kinds.deeds} | {text_id("recall", one.name) for one in kinds.recalls}
    said |= {text_id("chapter", name) for name in kinds.chapters}
    written = {key for key in keys(text_folder(game), language) if key.startswith(("deed-", "recall-", "chapter-"))}
    assert written == said


def test_deeds_are_counted_for_those_who_chose() -> None:
    """Counted by hand in chaperon-together-2.txt."""
    deeds = played("chaperon-together-2").deeds()
    assert deeds == {
        Doer(0): [Deed("treats", 2, True), Deed("steps", 7, False), Deed("flowers", 5, False), Deed("dares", 3, False)],
        Doer(1): [Deed("flowers", 8, True), Deed("steps", 8, True), Deed("dares", 3, False)],
    }


def test_what_one_side_loses_is_the_other_sides_deed() -> None:
    looking = played("chaperon-wolf-3")
    wolf = int(looking.match.settings["wolf"])
    failed = [one for told in looking.story for one in told if type(one.event).__name__ == "PickingFailed"]
    ruined = {doer: deed.count for doer, deeds in looking.deeds().items() for deed in deeds if deed.name == "ruined"}
    assert failed
    assert ruined == {Doer(wolf): len(failed)}


def test_deeds_of_a_piece_are_those_of_the_seat_that_plays_it() -> None:
    """Counted in peluches-shop_window-2.txt, line by line."""
    looking = played("peluches-shop_window-2")
    deeds = looking.deeds()
    owners = [event for event in heard(looking) if word_name(type(event)) == "plush_chosen"]
    assert {(doer.seat, doer.piece) for doer in deeds} <= {(one.seat, f"plush-{one.plush}") for one in owners}
    for seat, plush in [(one.seat, one.plush) for one in owners]:
        counted = {deed.name: deed.count for deed in deeds.get(Doer(seat, f"plush-{plush}"), [])}
        for name, events in {"fell": ("plush_fell",), "gifts": ("stuffing_given", "die_given")}.items():
            count = sum(word_name(type(one)) in events and one.plush == plush for one in heard(looking))
            assert counted.get(name, count) == count
    assert any(deed.name == "gifts" for found in deeds.values() for deed in found)


def test_who_felled_a_baddie_has_done_it_whoever_chose() -> None:
    match, chance = Match(find_game("bones"), [Sitter("Anna")], {"gearlocs": 2, "day": 3}, 3), Chance(3)
    while match.table.result is None:
        question = next(one for one in match.table.questions if not one.optional)
        match.choose(question.seat, match.game.instinct(match.table, question, chance))
    looking = LookingBack(match, match.replayed(len(match.choices))[1])
    fallen = [one.other_figure for one in heard(looking) if word_name(type(one)) == "defeated"]
    deeds = looking.deeds().items()
    felled = {doer.piece: deed.count for doer, done in deeds for deed in done if deed.name == "felled"}
    assert felled
    assert felled.items() <= {f"figure-{figure}": fallen.count(figure) for figure in set(fallen)}.items()


def test_moments_are_few_in_their_order_and_none_twice() -> None:
    for name in ("chaperon-wolf-3", "insomnia-wolf-3", "peluches-shop_window-2"):
        looking = played(name)
        moments = [one.moment for one in looking.moments()]
        assert moments == sorted(set(moments)), name
        assert 3 <= len(moments) <= 5, name


def test_what_happened_in_a_swing_is_told_first() -> None:
    """The game asks for the last bouquet that was dropped; a swing shows another."""
    looking = played("chaperon-wolf-3")
    dropped = [at for at, told in enumerate(looking.story) if "PickingFailed" in [type(x.event).__name__ for x in told]]
    assert len(dropped) > 1
    assert dropped[0] not in [one.moment for one in looking.moments()]
    assert dropped[0] in [one.moment for one in looking.moments([(dropped[0] - 1, dropped[0])])]


def test_what_reads_alike_is_shown_once() -> None:
    """The nightmare crosses the fence in several swings: once is enough, and the others show what else happened."""
    looking = played("insomnia-wolf-3")
    last = len(looking.story) - 1
    swings = [(at, min(at + 26, last)) for at in range(0, last, 26)]
    events = [one.event for one in looking.moments(swings)]
    assert len(events) == len(set(events)) == 5


def test_chapters_begin_where_their_events_happen() -> None:
    """Counted by hand in the stored playthroughs."""
    chapters = played("chaperon-together-2").chapters()
    assert [chapter.nth for chapter in chapters] == list(range(1, len(chapters) + 1))
    assert [chapter.moment for chapter in chapters][:4] == [0, 3, 6, 7]
    looking = played("peluches-shop_window-2")
    opened = [
        moment for moment, told in enumerate(looking.story) for one in told
        if word_name(type(one.event)) == "page_opened"
    ]  # fmt: skip
    assert [chapter.moment for chapter in looking.chapters()] == opened != []


def test_the_last_page_tells_what_was_chosen() -> None:
    looking = played("chaperon-together-2")
    # She kept to her path because the Wolf had closed the shortcut: that was no choice of hers.
    assert [recall.name for recall in looking.recalls()] == ["careful"]
    assert [type(event).__name__ for event in looking.last_words()] == ["GameLostToCottage"]


@pytest.mark.parametrize("name", ["chaperon-together-1", "insomnia-random-4", "peluches-night_light-1"])
def test_a_finished_game_always_has_something_to_tell(name: str) -> None:
    looking = played(name)
    assert looking.deeds()
    assert looking.moments()
    assert looking.last_words()
    assert all(0 <= one.moment <= len(looking.match.choices) for one in looking.moments())
