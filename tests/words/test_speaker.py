"""The speaker on Le Petit Chaperon Rouge: names, plurals, flags, endings, stories and rules in both languages."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from veillee.engine.chance import seeded
from veillee.engine.registry import find_game
from veillee.engine.result import Result
from veillee.engine.table import Told
from veillee.engine.words import Option, Word
from veillee.games.chaperon import events, options
from veillee.games.chaperon.telling import remarks
from veillee.games.peluches.events import ConditionGained, MonsterStayed, PlushRose
from veillee.games.peluches.options import Shove
from veillee.words import Catalogue, MissingText, Speaker, language_of_environment
from veillee.words.story import story_of

GAME = find_game("chaperon")
FR = Speaker(GAME, "fr", ("Camille", "Alix"))
EN = Speaker(GAME, "en", ("Robin", "Sam"))
STORY = story_of(GAME, "fr")
OWL = events.OwlLooked(0)
LUMPY = 1
NBSP = "\u00a0"
OPENINGS = {"opening", "opening_wolf"}


def test_cards_have_names() -> None:
    assert FR.option(options.LayCard(0)) == "Cacher le 0 Loup"
    assert EN.option(options.LayCard(0)) == "Hide the 0 Wolf"


def test_a_character_has_a_human_and_an_animal_name() -> None:
    assert FR.option(options.UseHuman(1)) == "Appeler le Chasseur à la rescousse"
    assert FR.option(options.UseAnimal(1)) == "Lâcher la Chèvre"
    assert EN.option(options.UseAnimal(1)) == "Let the Goat loose"


def test_seats_have_names() -> None:
    assert FR.event(events.HumanUsed(1, 3)) == "Alix appelle Pierre à la rescousse."
    assert EN.event(events.HumanUsed(1, 3)) == "Sam calls Peter to the rescue."


def test_the_wolf_is_told_who_he_is() -> None:
    began = events.HuntBegan(1, False)
    assert EN.event(began) == EN.event(began, 0) == "The “Not So Easy” start. Today, the Wolf is Sam!"
    assert EN.event(began, 1) == "The “Not So Easy” start. Today, the Wolf is you!"


@pytest.mark.parametrize(
    ("flowers", "pebbles", "french", "english"),
    [
        (0, 0, "rien du tout", "nothing at all"),
        (1, 0, "1 fleur", "1 flower"),
        (2, 1, "2 fleurs et 1 caillou", "2 flowers and 1 pebble"),
        (0, 3, "3 cailloux", "3 pebbles"),
    ],
)
def test_plurals(flowers: int, pebbles: int, french: str, english: str) -> None:
    assert FR.event(events.TokensTurnedUp(flowers, pebbles)) == f"Dans le bouquet{NBSP}: {french}."
    assert EN.event(events.TokensTurnedUp(flowers, pebbles)) == f"In the bouquet: {english}."


def test_an_average_comes_in_tenths() -> None:
    assert FR.remark(remarks.ExpectedSteps(3, 15)) == "1,5 case en moyenne."
    assert EN.remark(remarks.ExpectedSteps(3, 15)) == "1.5 spaces on average."
    assert EN.remark(remarks.ExpectedSteps(1, 10)) == "1 space on average."


def test_flags_select() -> None:
    assert (
        EN.event(events.TileTurnedUp(3, True, True)) == "Under the fourth tile, the cottage! Knock, knock, who’s there?"
    )
    assert EN.event(events.TileTurnedUp(0, False, False)) == "The Wolf lifts the first tile: more path."


@pytest.mark.parametrize(
    ("face", "french", "english"),
    [
        (options.PEBBLE, "Brouter un caillou sur la deuxième carte", "Munch a pebble on the second card"),
        (options.FLOWER, "Brouter une fleur sur la deuxième carte", "Munch a flower on the second card"),
        (options.UNKNOWN, "Brouter au hasard sur la deuxième carte", "Munch blindly on the second card"),
    ],
)
def test_the_goat_knows_what_the_wolf_knows(face: int, french: str, english: str) -> None:
    assert FR.option(options.EatToken(1, face)) == french
    assert EN.option(options.EatToken(1, face)) == english


def test_endings() -> None:
    assert EN.ending(Result((0,), "won-less-super")) == "Less Super Victory: only half of the treats are left."
    assert EN.ending(Result((0,), "won-super", 200, ("proud",))) == (
        "Super Victory! Cake and butter arrive without a crumb missing. Score: 200 points. Hoods off to you!"
    )
    assert FR.ending(Result((), "lost-cottage", 0)).endswith(f"Score{NBSP}: 0 point.")


def test_settings() -> None:
    assert FR.setting("recount_face_up_tokens") == "Recompter les jetons déjà retournés"
    assert FR.setting_help("first").startswith("La coutume")
    assert FR.setting_value("start", "hard") == "Super Balaise"
    assert FR.setting_value("points", True) == "oui"
    assert FR.setting_value("wolf", 1) == "Alix"


@pytest.mark.parametrize("first", [0, 3])
def test_no_narration_is_told_twice(first: int) -> None:
    told: dict[str, int] = {}
    narrations = [FR.narrate(OWL, told, first) for _ in range(6)]
    assert set(narrations[:4]) == set(STORY.narrations["owl"])
    assert narrations[4:] == ["", ""]


def test_a_narration_uses_the_names_and_pronouns_of_its_event() -> None:
    speaker = Speaker(find_game("peluches"), "en", ("Robin",))
    told = [speaker.narrate(PlushRose(LUMPY), {"lumpy_rose": 3}, nth) for nth in range(4)]
    assert "Lumpy opens one eye, then the other, and counts his paws. All present." in told


def test_when_one_moment_is_told_another_follows() -> None:
    speaker = Speaker(find_game("peluches"), "en", ("Robin",))
    told: dict[str, int] = {}
    narrations = [speaker.narrate(PlushRose(LUMPY), told, 0) for _ in range(8)]
    assert told == {"lumpy_rose": 3, "rose": 4}
    assert len(set(narrations[:7])) == 7
    assert narrations[7] == ""


@pytest.mark.parametrize(
    ("plush", "condition", "said"), [(0, 0, "Théadora devient «~Effrayée~»."), (1, 0, "Pataud devient «~Effrayé~».")]
)
def test_a_condition_agrees_with_the_plush(plush: int, condition: int, said: str) -> None:
    speaker = Speaker(find_game("peluches"), "fr", ("Camille",))
    assert speaker.event(ConditionGained(plush, condition)) == said.replace("~", NBSP)


def test_a_monster_has_its_article() -> None:
    french, english = (Speaker(find_game("peluches"), language, ("Camille",)) for language in ("fr", "en"))
    assert french.option(Shove(2, 0)) == f"Pousser la bille noire (n°{NBSP}1)"
    assert english.event(MonsterStayed(6, 0)) == "The Snatcher does not move."


def test_moments() -> None:
    assert STORY.moments_of(events.GameWon(1)) == ["won_less_super"]
    assert STORY.moments_of(events.TileTurnedUp(0, False, True)) == ["tile_path"]
    assert STORY.moments_of(events.TileTurnedUp(0, True, True)) == []
    assert STORY.moments_of(events.TokensTurnedUp(0, 0)) == []


def test_rules() -> None:
    assert FR.rule("CHA-1.2") == f"Mode 1{NBSP}: vous jouez tous dans le même camp, et personne n’est le Loup."
    assert EN.rule("CHA-AMB.2").startswith("Does the Owl")
    assert EN.chapter(9) == "The shortcut"


def test_what_is_missing_is_named() -> None:
    with pytest.raises(MissingText, match="no text nonsense in fr"):
        Catalogue("fr").say("nonsense")
    with pytest.raises(MissingText, match=r"no text undo-other\.help in en"):
        Catalogue("en").say("undo-other.help")
    with pytest.raises(MissingText, match="number"):
        Catalogue("en").say("match-bad-choice", playable=3)
    with pytest.raises(MissingText):
        FR.rule("CHA-99.9")
    with pytest.raises(MissingText):
        FR.chapter(99)
    with pytest.raises(MissingText):
        STORY.tell("nonsense", 0, {})


def test_a_catalogue_joins_several_packages() -> None:
    catalogue = Catalogue("en", "veillee.words", "veillee.games.chaperon")
    assert catalogue.say("yes") == "yes"
    assert catalogue.say("game-name") == "Little Red Riding Hood"
    assert catalogue.say("match-bad-choice", number=12, playable=11).startswith("Move 12 ")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "fr"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LC_ALL": ""}, "en"),
        ({"LC_ALL": "en_US.UTF-8", "VEILLEE_LANG": "fr"}, "fr"),
        ({"VEILLEE_LANG": "EN"}, "en"),
    ],
)
def test_language_of_environment(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str) -> None:
    for name in ("VEILLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language_of_environment() == language


class Played(NamedTuple):
    """A game that was played: what was told, what could be chosen or remarked, how it ended."""

    told: list[Told]
    shown: set[Word]
    result: Result


def play(seed: int) -> Played:
    """A game of either mode, by instinct (in the first mode without eating) or by chance."""
    chance = seeded(seed)
    mode = ("together", "wolf")[seed % 2]
    table = GAME.deal(2, GAME.complete(2, {"mode": mode, "points": True}), chance.spawn())
    table.heard = []
    table.begin()
    shown: set[Word] = set()
    while table.result is None:
        question = table.questions[0]
        shown.update(question.options)
        for option in question.options:
            shown.update(GAME.remarks(table, question.seat, option))
        chosen = question.options[chance.below(len(question.options))]
        if seed % 4 == 0 and options.EAT_NOTHING in question.options:
            chosen = options.EAT_NOTHING
        elif seed % 4 < 2:
            chosen = GAME.instinct(table, question, chance)
        table.choose(question.seat, chosen)
    return Played(table.heard, shown, table.result)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play(seed) for seed in range(160)]


def test_whole_games_can_be_told(games: list[Played]) -> None:
    events_told = {(told.event, told.audience is not None) for game in games for told in game.told}
    for speaker, secret in ((FR, "(secret de Loup) "), (EN, "(Wolf’s secret) ")):
        for event, is_whispered in events_told:
            assert speaker.event(event)
            assert speaker.event(event).startswith(secret) == is_whispered
        for word in set().union(*(game.shown for game in games)):
            assert speaker.option(word) if isinstance(word, Option) else speaker.remark(word)
        for game in games:
            assert speaker.ending(game.result)


def test_whispers_call_for_no_story(games: list[Played]) -> None:
    assert not any(STORY.moments_of(told.event) for game in games for told in game.told if told.audience is not None)


def test_games_meet_every_moment(games: list[Played]) -> None:
    met = {moment for game in games for told in game.told for moment in STORY.moments_of(told.event)}
    assert set(STORY.narrations) - OPENINGS - met == set()


def test_every_game_begins_with_a_story(games: list[Played]) -> None:
    assert {STORY.moments_of(game.told[0].event)[0] for game in games} == OPENINGS
