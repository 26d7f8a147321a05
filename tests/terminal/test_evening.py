"""An evening: whose turn, what each may see, undo, bots, and another game."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.games.chaperon.wood import BOX, choose, walk
from tests.terminal.desks import GAME, PaperDesk, answers, match_of, named, play_at_random
from veillee.engine.chance import seeded
from veillee.engine.match import Match
from veillee.engine.matchfile import read_match, write_match
from veillee.engine.registry import find_game
from veillee.engine.words import to_list
from veillee.games.chaperon.options import STOP
from veillee.games.chaperon.pieces import BY_WOLF, FACE_DOWN
from veillee.players import advise
from veillee.terminal.desk.desk import LEAVE, Answer
from veillee.terminal.desk.prompt import Prompt
from veillee.terminal.evening.chronicle import Chronicle
from veillee.terminal.evening.ending import AGAIN
from veillee.terminal.evening.evening import Evening
from veillee.terminal.evening.hints import hint_lines
from veillee.terminal.evening.replay import Replay
from veillee.terminal.lobby.start_menu import KEPT_SHOWN, StartMenu
from veillee.words import Catalogue, Speaker

WOLF_FIRST = ("Wanda", "Hugo", "Hanna")


def spend(match: Match, desk: PaperDesk, folder: Path) -> str:
    return Evening(match, folder / "match.json", desk).play()


def hunt(seed: int = 5, names: tuple[str, ...] = WOLF_FIRST) -> Match:
    return match_of("wolf", names, seed, wolf=0)


def random_player(seed: int) -> object:
    chance = random.Random(seed)
    return lambda prompt: 0 if "over" in prompt.title else chance.randrange(len(prompt.labels))


def test_every_answer_is_kept_before_the_next_question(tmp_path: Path) -> None:
    def player(prompt: Prompt) -> Answer:
        kept.append(len(read_match(tmp_path / "match.json", find_game).choices))
        return LEAVE if len(kept) > 5 else 0

    kept: list[int] = []
    spend(match_of(), PaperDesk(player=player), tmp_path)
    assert kept == [0, 1, 2, 3, 4, 5]


def test_no_curtain_where_everybody_sees_the_same(tmp_path: Path) -> None:
    desk = PaperDesk(player=answers(0, 0, 0, 0))
    spend(match_of(names=("Ann", "Bo", "Cy")), desk, tmp_path)
    assert [kind for kind, _ in desk.shown] == ["prompt"] * 5


def test_one_person_among_bots_needs_no_curtain(tmp_path: Path) -> None:
    desk = PaperDesk(player=random_player(1))
    spend(hunt(names=("Wanda", "Hugo=random", "Hanna=random")), desk, tmp_path)
    assert "curtain" not in [kind for kind, _ in desk.shown]


@pytest.mark.parametrize("seed", range(3))
def test_a_curtain_parts_the_wolf_from_the_others(tmp_path: Path, seed: int) -> None:
    """Whenever the keyboard passes to or from the Wolf, and before the first question."""
    desk = PaperDesk(player=random_player(seed))
    spend(hunt(seed), desk, tmp_path)
    before = ""
    is_down = False
    for kind, text in desk.shown:
        if kind == "curtain":
            is_down = True
        elif kind == "prompt" and "over" not in text.partition("\n")[0]:
            now = text.partition("\n")[0].rpartition("·")[2].split()[0]
            if now != before and "Wanda" in (now, before):
                assert is_down, (before, now)
            before, is_down = now, False


@pytest.mark.parametrize("seed", range(3))
def test_the_others_never_read_a_secret_of_the_wolf(tmp_path: Path, seed: int) -> None:
    def player(prompt: Prompt) -> Answer:
        text = desk.shown[-1][1]
        if "Wanda to play" not in prompt.title and "over" not in prompt.title:
            looked.append(text)
            assert "secret" not in text
            assert "Hand: " not in text
            assert "hidden: " not in text
            assert "●?" not in text
            assert "✿?" not in text
        return chance(prompt)  # type: ignore[operator,no-any-return]

    looked: list[str] = []
    chance = random_player(seed)
    desk = PaperDesk(player=player)
    spend(hunt(seed), desk, tmp_path)
    assert len(looked) > 5


def test_the_story_read_by_another_has_no_secret(tmp_path: Path) -> None:
    def player(prompt: Prompt) -> Answer:
        if "Hugo to play" in prompt.title:
            return "l" if len(desk.shown) < 20 and desk.shown[-1][0] == "prompt" and not read() else LEAVE
        return 0

    def read() -> list[str]:
        return [text for kind, text in desk.shown if kind == "read"]

    desk = PaperDesk(player=player)
    spend(hunt(), desk, tmp_path)
    assert len(read()) == 1
    assert "lays a card face down" in read()[0]
    assert "secret" not in read()[0]
    assert "the Wolf is Wanda" in read()[0]


def test_the_wolf_reads_who_he_is(tmp_path: Path) -> None:
    desk = PaperDesk(player=answers("l"))
    spend(hunt(), desk, tmp_path)
    story = next(text for kind, text in desk.shown if kind == "read")
    assert "the Wolf is you!" in story


def test_the_wolf_sees_which_cards_hold(tmp_path: Path) -> None:
    def player(prompt: Prompt) -> Answer:
        if prompt.names[0].startswith("open_with"):
            return named(prompt, "open_with 3")
        if prompt.names[0].startswith("lay_card"):
            prompts.append(prompt)
            return LEAVE
        return 0

    prompts: list[Prompt] = []
    spend(hunt(), PaperDesk(player=player), tmp_path)
    marks = {name: label[-1] for name, label in zip(prompts[0].names, prompts[0].labels, strict=True)}
    assert marks["lay_card 0"] == "✗"
    assert {mark for name, mark in marks.items() if name != "lay_card 0"} == {"✓"}
    assert "ruin" in prompts[0].notes[0]


def test_a_power_is_explained_beside_its_option(tmp_path: Path) -> None:
    for language in ("fr", "en"):
        notes = set()
        for seed in range(8):
            desk = PaperDesk(language, player=answers())
            spend(match_of("wolf", ("Hugo", "Wanda=random"), seed, wolf=1), desk, tmp_path)
            for prompt in desk.prompts:
                found = zip(prompt.names, prompt.notes, strict=True)
                notes |= {note for name, note in found if name.startswith("use_human")}
        assert len(notes) == 4
        assert all(notes)


def test_undo_takes_back_and_says_so(tmp_path: Path) -> None:
    """To stop is to see tokens; what to nibble can be taken back."""
    match = match_of(seed=4)
    desk = PaperDesk(player=answers("u", 1, "u", 0))
    spend(match, desk, tmp_path)
    statuses = [prompt.status for prompt in desk.prompts]
    assert statuses[1] == desk.catalogue.say("undo-nothing")
    assert statuses[3] in (desk.catalogue.say("undo-shown"), desk.catalogue.say("undo-chance"))


def test_undo_takes_back_an_answer_that_showed_nothing(tmp_path: Path) -> None:
    for seed in range(40):
        match = play_at_random(hunt(seed, ("Wanda", "Hugo=greedy")), random.Random(seed), 40)
        asking = match.table.asking
        if asking is not None and asking[0].__name__ == "choose_animal":
            before = len(match.choices)
            desk = PaperDesk(player=answers("u"))
            spend(match, desk, tmp_path)
            assert len(match.choices) == before - 1
            assert desk.prompts[1].status == desk.catalogue.say("undone")
            assert desk.prompts[1].names[0].startswith("lay_card")
            return
    pytest.fail("no such position")


def test_undo_never_takes_back_the_other_side(tmp_path: Path) -> None:
    """Hugo nibbles nothing, Wanda lays a card, Hanna would undo: too late."""

    def player(prompt: Prompt) -> Answer:
        if "stop" in prompt.names and not asked:
            return named(prompt, "stop")
        if "eat_nothing" in prompt.names:
            asked.append("treat")
            return named(prompt, "eat_nothing")
        if asked and "Wanda" not in prompt.title:
            asked.append(prompt.status)
            return "u" if len(asked) == 2 else LEAVE
        return 0

    asked: list[str] = []
    match = hunt()
    desk = PaperDesk(player=player)
    spend(match, desk, tmp_path)
    assert asked[0] == "treat"
    assert asked[2].startswith("That move cannot be taken back")
    assert to_list(match.choices[-1].option)[0] != "eat_nothing"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_chance_drawn_anew_is_part_of_the_story(language: str) -> None:
    match = match_of("together", ("Anna", "Bruno"), 3)
    for _ in range(4):
        match.choose(match.table.questions[0].seat, match.table.questions[0].options[0])
    match.draw_anew(7, (0,))
    match.choose(match.table.questions[0].seat, match.table.questions[0].options[0])
    chronicle = Chronicle(match, Speaker(GAME, language, ["Anna", "Bruno"]))
    drawn = Catalogue(language).say("log-drawn")
    for reader in (0, 1, None):
        lines = [line.text for line in chronicle.lines(reader)]
        assert lines.count(drawn) == 1
        assert drawn not in lines[-1:]
        assert [line.text for line in chronicle.lines(reader, until=3)].count(drawn) == 0


def test_what_happened_since_my_last_answer_is_marked(tmp_path: Path) -> None:
    desk = PaperDesk(player=answers(0, 0, 0))
    match = match_of(names=("Ann", "Bo=greedy", "Cy=greedy"), seed=2)
    spend(match, desk, tmp_path)
    for prompt in desk.prompts[1:]:
        marks = [line.is_new for line in prompt.log]
        assert any(marks)
        assert marks == sorted(marks)
    assert not all(line.is_new for line in desk.prompts[-1].log)


def test_while_a_bot_thinks_the_prompt_says_so(tmp_path: Path) -> None:
    desk = PaperDesk(player=answers(0, 0))
    spend(match_of(names=("Ann", "Bo=greedy"), seed=2), desk, tmp_path)
    assert any(kind == "show" and "Bo is thinking" in text for kind, text in desk.shown)


def test_a_thinking_bot_can_be_interrupted(tmp_path: Path) -> None:
    class Muser:
        def choose(self, situation: object) -> object:
            raise KeyboardInterrupt

    evening = Evening(match_of(names=("Bo=greedy",)), tmp_path / "match.json", PaperDesk())
    evening.players[0] = Muser()  # type: ignore[assignment]
    assert evening.play() == LEAVE


def test_a_hint_has_a_reason_and_odds(tmp_path: Path) -> None:
    desk = PaperDesk(player=answers("h", "o", "?"))
    spend(match_of(seed=4), desk, tmp_path)
    hint, odds, rules = (text for kind, text in desk.shown if kind == "read")
    assert "I would choose: " in hint
    assert "Better than " in hint or "What matters now" in hint
    assert hint.index("How sure is that?") < hint.index("wins")
    assert odds.count("wins") == 2
    assert "to lose it all" in odds
    assert rules.index("Little Red crosses the wood") < rules.index("1. On your turn") < rules.index("CHA-4.5  ")
    assert "4. First steps" in rules


def hint_on(table: object, language: str = "en") -> str:
    """The hint for whoever is asked, as it is read."""
    speaker, catalogue = Speaker(GAME, language, ("Ann", "Bo", "Cy")), Catalogue(language)
    advice = advise(GAME, table, 0, seeded(1), 200, seconds=60.0)
    return "\n".join(line.plain for line in hint_lines(advice, speaker, catalogue))


def test_a_clear_hint_says_what_it_is_better_than_and_why() -> None:
    tiles = [BY_WOLF, BY_WOLF, BY_WOLF, FACE_DOWN]
    tokens = {"c6": "F", "c5": "F", "c4a": "FF"}
    hint = hint_on(walk(hood=24, wolf=12, tiles=tiles, cottage=3, line="c6 c5 c4a", tokens=tokens, basket="PPPP"))
    assert "I would choose: Walk\nNothing else is as good." in hint
    assert "Better than “Pick one more”:" in hint
    assert "and 4 tokens would be lost" in hint
    assert "What matters now" not in hint


def test_a_hint_on_equal_choices_says_so_and_what_matters() -> None:
    tiles = [BY_WOLF, BY_WOLF, BY_WOLF, FACE_DOWN]
    table = choose(walk(hood=1, wolf=BOX.wolf_track + 2, tiles=tiles, cottage=3, tokens={"c3a": "F"}), STOP)
    hint = hint_on(table, "fr")
    assert "les 3 choix se valent" in hint
    assert "Ce qui compte maintenant" in hint
    assert "Le Loup soulève les tuiles Arrivée" in hint
    assert "Plutôt que" not in hint


def test_why_not_asks_what_one_wanted_and_says_what_to_do(tmp_path: Path) -> None:
    def player(prompt: Prompt) -> Answer:
        if prompt.title == "Why not?":
            asked.append(prompt.names)
            return named(prompt, "eat_cake")
        return LEAVE if asked else "w"

    asked: list[list[str]] = []
    desk = PaperDesk(player=player)
    spend(match_of(seed=4), desk, tmp_path)
    [answer] = (text for kind, text in desk.shown if kind == "read")
    assert len(asked[0]) > 1
    assert "Treats are for stops: stop picking, and one will be offered." in answer
    assert "CHA-10.1  When you stop" in answer


@pytest.mark.parametrize("language", ["fr", "en"])
def test_names_from_anywhere_are_harmless(tmp_path: Path, language: str) -> None:
    wild = ("\x1b[2J\x1b[31mEve\n", "", " " * 90, "👩‍🌾" * 40, "a" * 500)
    desk = PaperDesk(language, player=answers(0, 0, 0))
    spend(match_of(names=wild), desk, tmp_path)
    assert "\x1b" not in desk.shown[-1][1]
    assert all(len(prompt.question) < 80 for prompt in desk.prompts)


def test_at_the_end_one_looks_back_or_plays_again(tmp_path: Path) -> None:
    match = play_at_random(hunt(), random.Random(5))
    desk = PaperDesk(player=answers(2, 3, 4, LEAVE, 1))
    assert spend(match, desk, tmp_path) == AGAIN
    texts = [text for kind, text in desk.shown if kind == "read"]
    assert "Wolf " in texts[0]
    assert "secret" in texts[1]
    assert any("moment 0 of" in prompt.title for prompt in desk.prompts)


def test_replay_steps_jumps_and_changes_eyes() -> None:
    match = play_at_random(hunt(), random.Random(1), 12)
    desk = PaperDesk(player=answers(0, 0, 1, 3, "g", 4, "l", 2))
    desk.words_typed = ["7"]
    Replay(match, desk).play()
    titles = [prompt.title for prompt in desk.prompts]
    moments = [title.partition("moment ")[2].partition(" of")[0] for title in titles]
    assert moments == ["0", "1", "2", "1", "12", "7", "7", "7", "0"]
    assert "the audience" in titles[5]
    assert "Wanda" in titles[6]
    assert any("Hand: " in line.plain for line in desk.prompts[6].board)
    assert not any("Hand: " in line.plain for line in desk.prompts[5].board)


def test_a_replay_of_an_open_match_keeps_choices_secret() -> None:
    """To the audience, a card that Wanda hides stays hidden while the game goes on."""
    match = play_at_random(hunt(), random.Random(1), 30)
    place = next(place for place, choice in enumerate(match.choices) if to_list(choice.option)[0] == "lay_card")
    desk = PaperDesk(player=answers())
    Replay(match, desk).play(place)
    assert desk.prompts[0].question == "Next, Wanda chooses."
    assert GAME.name == match.game.name


def test_older_kept_games_are_a_page_further(tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.json" for number in range(KEPT_SHOWN + 2)]
    for path in paths:
        write_match(match_of("together", ("Ann",), 1), path)
    shown: list[list[str]] = []

    def player(prompt: Prompt) -> Answer:
        shown.append(list(prompt.labels))
        return len(prompt.labels) - 1

    match, path = StartMenu(PaperDesk("en", player), True)._choose_kept(paths) or (None, None)
    assert [len(labels) for labels in shown] == [KEPT_SHOWN + 1, 2]
    assert shown[0][-1] == "2 older games…"
    assert match is not None
    assert path == paths[-1]


def test_a_match_of_an_earlier_edition_goes_on_and_its_file_stays_beside(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    write_match(play_at_random(hunt(), random.Random(3), 6), path)
    earlier = path.read_text(encoding="utf-8").replace(f'"rules": {GAME.version},', '"rules": 0,')
    path.write_text(earlier, encoding="utf-8")
    for _ in range(2):
        desk = PaperDesk()
        assert Evening(read_match(path, find_game), path, desk).play() == LEAVE
        assert any(Catalogue("en").say("log-renewed") in text for _, text in desk.shown)
    (beside,) = tmp_path.glob("*.earlier-*")
    assert beside.read_text(encoding="utf-8") == earlier
