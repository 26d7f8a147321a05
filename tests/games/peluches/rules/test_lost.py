"""Lost toys: chapter 8."""

from shutil import copytree, ignore_patterns

import pytest

from tests.games.peluches.tale import (
    BOX,
    GAME,
    asked,
    choose,
    dice_in,
    heard,
    number,
    page_story,
    squares,
    step_of,
    tale,
    told,
    where,
    who,
)
from veillee.engine.chance import Chance
from veillee.games.peluches.content.box import CONTENT
from veillee.games.peluches.events import Declined, LostFound, LostTokensPlaced, SectionRead, WayTaken
from veillee.games.peluches.game import Peluches

# A corridor: who walks along it cannot go round the lost toy.
CORRIDOR = page_story("SSSS..L..M", enter='{ do = "lost_tokens" }')
QUIET = page_story("SSSS..L..M")
HERE = {"theadora": (5, 0), "lumpy": (0, 0)}


def meet(card, **pieces):
    """Theadora walks onto the lost token and meets this toy."""
    wished = {"hand": "green blue", "lost": [(6, 0)], "story": CORRIDOR, "dice": [1], **pieces}
    t = tale(lost_deck=card, at=HERE, **wished)
    return choose(t, "walk green", "to 6,0")


@pytest.mark.rule("PEL-8.1")
def test_lost_icons_get_tokens_when_the_page_says_so():
    t = tale("read", section="0", story=page_story("SSSS.LL.LM", enter='{ do = "lost_tokens" }'), hand="red")
    assert (told(t, LostTokensPlaced), t.lost_tokens) == ([LostTokensPlaced(3)], [5, 6, 8])
    t = tale("read", section="0", story=QUIET, hand="red")
    assert t.lost_tokens == []


@pytest.mark.rule("PEL-8.2")
def test_a_move_ends_at_a_lost_token():
    t = choose(
        tale(story=CORRIDOR, lost=[(6, 0)], at={**HERE, "theadora": (4, 0)}, hand="green", dice=[5]), "walk green"
    )
    assert squares(t) == {(1, 0), (2, 0), (3, 0), (5, 0), (6, 0)}


@pytest.mark.rule("PEL-8.2")
def test_movement_left_is_gone():
    t = meet("thank_you", dice=[3])
    choose(t, "decline")
    assert (where(t, "theadora"), step_of(t), dice_in(t.hand)) == ((6, 0), "choose_action", "blue")


@pytest.mark.rule("PEL-8.3", "PEL-8.11")
def test_the_turn_is_suspended_and_goes_on():
    t = meet("orphan_button")
    assert (step_of(t), dice_in(t.hand)) == ("answer_lost", "blue")
    choose(t, "way 0")
    assert (step_of(t), t.active, dice_in(t.hand), t.buttons) == ("choose_action", 0, "blue", [1, 0])


@pytest.mark.rule("PEL-8.11")
def test_an_instruction_may_end_the_turn():
    t = choose(meet("sleeping_giant"), "way 2")
    assert (t.active, t.stuffing) == (1, [6, 5])


@pytest.mark.rule("PEL-8.4")
def test_the_token_is_discarded():
    t = meet("orphan_button")
    assert (t.lost_tokens, GAME.view(t, 1).lost_tokens) == ([], ())


@pytest.mark.rule("PEL-8.5")
def test_one_lost_card_is_drawn():
    t = meet("kite orphan_button")
    says = t.box.lost_sections[number("kite")]
    assert told(t, LostFound) == [LostFound(number("theadora"), number("kite"), says, 1)]
    assert (t.lost_discard, t.lost_deck[-1]) == ([number("kite")], number("orphan_button"))
    assert len(t.lost_deck) == BOX.plain_lost - 1


@pytest.mark.rule("PEL-8.5")
@pytest.mark.parametrize(("turn_of", "reader"), [("theadora", "lumpy"), ("lumpy", "stitch"), ("stitch", "theadora")])
def test_the_player_to_the_left_of_the_active_one_reads_until_the_group_has_answered(turn_of, reader):
    """Whoever holds the bookmark."""
    names = "theadora lumpy stitch"
    at = dict.fromkeys(names.split(), None) | {"theadora": (0, 0), "lumpy": (1, 0), "stitch": (2, 0), turn_of: (5, 0)}
    t = tale(
        characters=names, turn_of=turn_of, narrator=turn_of, at=at, story=CORRIDOR, lost=[(6, 0)], lost_deck="kite",
        hand="green", dice=[1],
    )  # fmt: skip
    assert GAME.view(t, 0).reader == -1
    choose(t, "walk green", "to 6,0")
    place = names.split().index(reader)
    assert (told(t, LostFound)[0].seat, GAME.view(t, 0).reader) == (place, place)
    choose(t, "decline")
    assert GAME.view(t, 0).reader == -1


@pytest.mark.rule("PEL-8.5", "PEL-6.4")
def test_a_player_with_two_plushies_counts_as_two_readers():
    t = tale(
        characters="theadora lumpy stitch", seats=2, at={"theadora": (5, 0), "lumpy": (0, 0), "stitch": (1, 0)},
        story=CORRIDOR, lost=[(6, 0)], lost_deck="kite", hand="green", dice=[1],
    )  # fmt: skip
    choose(t, "walk green", "to 6,0")
    assert (t.owners, told(t, LostFound)[0].seat, GAME.view(t, 0).reader) == ([0, 0, 1], 0, 1)


@pytest.mark.rule("PEL-8.6", "PEL-8.10")
def test_all_hear_the_card_and_nobody_its_outcomes():
    t = meet("whispering_shell")
    for seat in (0, 1, None):
        assert [one for one in t.heard if isinstance(one.event, LostFound) and one.reaches(seat)]
    assert (told(t, SectionRead), t.buttons, t.conditions) == ([], [0, 0], [0, 0])
    choose(t, "way 0")
    assert (heard(t, WayTaken, SectionRead), t.buttons) == (["WayTaken", "SectionRead"], [2, 0])
    assert told(t, SectionRead)[0].section == t.box.book.section_ids["lost:whispering_shell:0"]


@pytest.mark.rule("PEL-8.7")
def test_the_active_player_picks_one_of_the_options_for_all():
    t = meet("crying_clown", narrator="lumpy")
    assert (asked(t), who(t)) == (["way 0", "way 1", "way 2", "decline"], 0)
    choose(t, "way 2")
    assert (t.buttons, t.threat) == ([1, 0], 1)


@pytest.mark.rule("PEL-8.8")
@pytest.mark.parametrize("card", ["kite", "thank_you", "snow_globe", "stuck_zip"])
def test_one_may_always_walk_on(card):
    t = meet(card)
    before = (t.stuffing[:], t.hearts[:], t.buttons[:], t.conditions[:], t.threat, dice_in(t.hand))
    choose(t, "decline")
    assert (told(t, Declined), step_of(t), told(t, SectionRead)) == ([Declined(0)], "choose_action", [])
    assert (t.stuffing, t.hearts, t.buttons, t.conditions, t.threat, dice_in(t.hand)) == before


@pytest.mark.rule("PEL-8.8", "PEL-8.9")
def test_walking_on_does_what_the_card_prints_for_it(tmp_path):
    pack = copytree(CONTENT, tmp_path / "pack", ignore=ignore_patterns("stories", "tutorial.toml"))
    (pack / "stories").mkdir()
    (pack / "stories" / "1.toml").write_text(CORRIDOR, encoding="utf-8")
    sheet = pack / "lost.toml"
    sulking = '[[lost.decline]]\ntext = { fr = "Il boude.", en = "It sulks." }\neffects = [{ do = "threat", n = 1 }]\n'
    head, mark, rest = sheet.read_text(encoding="utf-8").partition('id = "kite"')
    before, choices, after = rest.partition("[[lost.choices]]")
    sheet.write_text(head + mark + before + sulking + choices + after, encoding="utf-8")
    game = Peluches(pack)
    t = tale(story=CORRIDOR, at=HERE, hand="green blue", lost=[(6, 0)], lost_deck="kite", dice=[1])
    t.box = game.box
    choose(t, "walk green", "to 6,0", "decline")
    assert [event.section for event in told(t, SectionRead)] == [game.box.book.section_ids["lost:kite:decline"]]
    assert (t.threat, step_of(t)) == (1, "choose_action")


@pytest.mark.rule("PEL-8.12")
def test_a_lost_icon_without_a_token_does_nothing():
    t = choose(tale(story=QUIET, at=HERE, hand="green blue", dice=[3]), "walk green")
    assert {(6, 0), (7, 0), (8, 0)} <= squares(t)
    choose(t, "to 6,0")
    assert (step_of(t), told(t, LostFound)) == ("choose_action", [])


@pytest.mark.rule("PEL-8.13")
def test_helping_may_bring_nothing():
    t = meet("thank_you")
    before = (t.stuffing[:], t.hearts[:], t.buttons[:], t.conditions[:], t.threat, t.items[:])
    choose(t, "way 0")
    assert (len(told(t, SectionRead)), step_of(t), dice_in(t.hand)) == (1, "choose_action", "blue")
    assert (t.stuffing, t.hearts, t.buttons, t.conditions, t.threat, t.items) == before


@pytest.mark.rule("PEL-8.5", "PEL-A.42")
def test_an_empty_lost_deck_is_made_anew_of_its_discard():
    t = tale(story=CORRIDOR, at=HERE, lost=[(6, 0)], hand="green", dice=Chance(1))
    t.lost_discard, t.lost_deck = t.lost_deck, []
    choose(t, "walk green", "to 6,0")
    assert (len(t.lost_deck), len(t.lost_discard), len(told(t, LostFound))) == (BOX.plain_lost - 1, 1, 1)
