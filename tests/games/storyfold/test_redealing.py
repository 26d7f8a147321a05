"""What nobody knows is dealt anew, and what is known stays."""

from __future__ import annotations

from tests.games.storyfold.glade import BOX, GAME, wood
from veillee.engine.chance import seeded
from veillee.games.storyfold.content.box import TRAUMA
from veillee.games.storyfold.redeal import redeal
from veillee.games.storyfold.rules import exploration
from veillee.kit.book import UNREAD


def twins(t, count=40):
    chance = seeded("twins")
    return [redeal(t, chance) for _ in range(count)]


def test_decks_are_shuffled_and_the_last_shadow_card_stays_last():
    t = wood(deck="owl hare boar toad")
    found = twins(t)
    assert {twin.shadow_deck[0] for twin in found} == {BOX.last_shades[1]}
    assert len({tuple(twin.shadow_deck) for twin in found}) > 10
    assert len({tuple(twin.creature_deck) for twin in found}) > 5
    assert len({tuple(twin.boon_deck) for twin in found}) > 10
    assert all(sorted(twin.boon_deck) == sorted(t.boon_deck) for twin in found)


def test_nobody_knows_which_trauma_went_into_the_deck():
    t = wood(chance=seeded(11))
    deeds = BOX.book.deeds_of(BOX.book.stories[505])
    exploration.add_trauma(t, deeds[0])
    seen = {tuple(twin.unseen_traumas) for twin in twins(t)}
    assert len(seen) == 5
    for twin in twins(t, 5):
        assert GAME.census(twin) == GAME.census(t)
        assert len([card for card in twin.boon_deck if BOX.kinds[card] == TRAUMA]) == 1


def test_imagined_tables_end_where_nobody_has_read():
    t = wood(shadow=1)
    twin = twins(t, 1)[0]
    twin.choose(0, twin.questions[0].options[-1])
    assert twin.result is not None
    assert twin.result.ending == UNREAD
    assert 0.0 < GAME.promise(twin, 0) < 0.5
    assert GAME.look_back(t, seeded("back")).imagined is False
