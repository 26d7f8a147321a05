"""No more than four prompts with nothing to decide in a whole Scene."""

from __future__ import annotations

from collections import Counter

from veillee.engine.chance import seeded
from veillee.engine.registry import find_game
from veillee.engine.snapshot import freeze
from veillee.games.storyfold.rules.abilities import choose_fallback

GAME = find_game("storyfold")
MOST = 4
SEEDS = 3


def is_idle(t, question):
    """One answer; or a bottom ability that would change nothing, as Spirit for a girl who has it all."""
    if len(question.options) == 1:
        return True
    if t.asking[0] is not choose_fallback:
        return False
    found = []
    for option in question.options:
        twin = t.copy()
        twin.choose(question.seat, option)
        found.append(freeze(twin))
    return all(one == found[0] for one in found)


def prompts_of(settings, seed):
    """The idle prompts of each Scene that a sensible player comes to; a Scene is counted until the next is open."""
    t, chance = GAME.new_table(1, settings, seed), seeded(f"prompts {seed}")
    visits, idle = [], Counter()
    while t.result is None:
        if not visits or t.glade != visits[-1]:
            visits.append(t.glade)
        question = t.questions[0]
        idle[len(visits)] += is_idle(t, question)
        t.choose(question.seat, GAME.instinct(t, question, chance))
    return [(GAME.box.book.scenes[glade].name, idle[nth]) for nth, glade in enumerate(visits, 1)]


def test_four_prompts_with_nothing_to_decide_are_the_most_in_a_scene():
    found = [
        visit
        for chapter in GAME.box.book.chapters
        for level in GAME.box.levels
        for seed in range(SEEDS)
        for visit in prompts_of({"from": chapter.name, "until": "chapter", "level": level.name}, seed)
    ]
    assert len({name for name, _ in found}) > 18
    assert [visit for visit in found if visit[1] > MOST] == []
    # The folded book is one of them, and nearly always the only one.
    assert sum(count for _, count in found) < 1.2 * len(found)
