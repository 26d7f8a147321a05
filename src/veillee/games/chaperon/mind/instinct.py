"""Instinct: a quick, sensible answer to any question, from what the asked seat may know.

An opponent could learn a fixed habit, so some answers are random.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.engine.chance import Chance
from veillee.engine.table import Question
from veillee.engine.words import Option
from veillee.games.chaperon import options as words
from veillee.games.chaperon.content.box import (
    DRAW_BLIND,
    EAT_TOKENS,
    HOOD,
    HUNT,
    STACK,
    STEP_BACK,
    TAKE_BACK,
    TRAP,
)
from veillee.games.chaperon.mind.odds import (
    STEPS_HUNTED,
    coming_cards,
    cottage_places,
    count_failing,
    expected_steps,
    flower_share,
    outlook,
)
from veillee.games.chaperon.options import (
    CONTINUE,
    EAT_NOTHING,
    FLOWER,
    LEAVE_TILES,
    PLAY_HOOD_CARD,
    STAY_ON_PATH,
    STOP,
    TAKE_SHORTCUT,
    USE_NO_ANIMAL,
    EatNothing,
    EatToken,
    LayCard,
    LeaveTiles,
    LookAtTile,
    OpenWith,
    PlaceTokens,
    StayOnPath,
    TakeBack,
    UseAnimal,
    UseHuman,
    UseNoAnimal,
)
from veillee.games.chaperon.pieces import FACE_DOWN, NOBODY
from veillee.games.chaperon.table import Wood
from veillee.kit.judgement import any_of, best_of, number_at, waver

# The weight of a flower still to come against one in the line, by how fast Little Red must walk to be home first.
CAUTIOUS: Final = 0.7
EVEN: Final = 0.9
DESPERATE: Final = 4.0
# What keeping a card is worth to the Wolf, in spaces: low numbers break lines, the Trap hurts the Wolf.
AMMUNITION: Final = (1.5, 0.8, 0.4, 0.2)
TRAP_HURTS: Final = 1.5
# Close calls between cards are random.
WAVER: Final = 0.5


def answer(t: Wood, question: Question, chance: Chance) -> Option:
    """One of the options."""
    options = question.options
    first = options[0]
    if first is CONTINUE or first is STOP:
        return turn(t) if t.wolf_seat == NOBODY else action(t, options, chance)
    if isinstance(first, LayCard):
        return lay(t, chance)
    if isinstance(first, PlaceTokens):
        return options[0] if chance.below(6) else any_of(options, chance)
    if isinstance(first, EatNothing):
        return treat(t, options, number_at(question, 0))
    if isinstance(first, StayOnPath):
        return way(t, number_at(question, 0))
    if isinstance(first, OpenWith):
        return words.OPEN_WITH[dullest(t, t.hand, chance)]
    if isinstance(first, UseNoAnimal):
        return animal(t, options)
    if isinstance(first, LeaveTiles):
        return swap(t, options, question)
    return bite(options, chance)


def boldness(t: Wood) -> float:
    """The share of the line worth risking: more when the Wolf is about to win, less when he is far behind."""
    first = t.box.wolf_track if t.on_wolf_track else t.box.hood_path
    pickings = t.box.wolf_track + 1.5 - t.wolf
    need = first + 1.5 - t.hood
    if pickings <= 1.5:
        return DESPERATE
    return CAUTIOUS if need < 1.5 * pickings else EVEN


def turn(t: Wood) -> Option:
    """Continue while the next card is likely to bring more than it may cost."""
    hold = expected_steps(t, False)
    if hold == 0.0:
        return CONTINUE
    if t.on_wolf_track and t.wolf < t.hood <= t.wolf + 1:
        return CONTINUE if count_failing(t, coming_cards(t)) == 0 else STOP
    box = t.box
    count = t.count()
    flowers = 0
    failing = 0
    saved = 0.0
    for card in coming_cards(t):
        if box.number[card] < count:
            failing += 1
        else:
            flowers += box.flower_count[card]
            if box.picture[card] == HOOD:
                saved = hold * 0.5
    gain = flowers * flower_share(t, False) + saved
    return CONTINUE if gain * boldness(t) > failing * hold else STOP


def treat(t: Wood, options: Sequence[Option], steps: int) -> Option:
    """Keep the treats, unless one more space turns up a tile or escapes the Wolf, or this may be the last stop."""
    first = t.box.wolf_track if t.on_wolf_track else t.box.hood_path
    there = t.hood + steps
    tile = there + 1 - first
    if 0 <= tile < len(t.tiles) and t.tiles[tile] == FACE_DOWN:
        return options[len(options) - 1]
    if t.on_wolf_track and t.wolf < there <= t.wolf + 1:
        return options[len(options) - 1]
    if t.wolf + 2 >= t.box.wolf_track + cottage_places(t, False)[0]:
        return options[len(options) - 1]
    return EAT_NOTHING


def way(t: Wood, steps: int) -> Option:
    """The shortcut, if the Wolf is far enough behind."""
    places = cottage_places(t, False)
    wolf = t.wolf + 1
    short = outlook(t, places, t.box.join + steps - 1, wolf, True)
    if t.box.join + steps - 1 <= wolf:
        short = 0.0
    return TAKE_SHORTCUT if short > outlook(t, places, t.hood + steps, wolf, False) else STAY_ON_PATH


def action(t: Wood, options: Sequence[Option], chance: Chance) -> Option:
    """Against a Wolf player, who is likelier to have laid a failing card the more there is to lose."""
    hold = expected_steps(t, False)
    cards = coming_cards(t)
    failing = count_failing(t, cards)
    threat = failing * (1.0 + hold)
    risk = threat / (threat + len(cards) - failing) if cards else 1.0
    if hold >= 2.0 and risk > 0.2:
        for option in options:
            if option is PLAY_HOOD_CARD and hold >= 3.0:
                return option
            if isinstance(option, UseHuman) and is_worth_it(t, t.box.human_power[option.character]):
                return option
    if options[0] is not CONTINUE:
        return STOP
    gain = (1.0 - risk) * flower_share(t, False) * boldness(t)
    return CONTINUE if gain + (chance.below(100) - 50) * 0.008 * min(hold, 1.0) >= risk * hold else STOP


def is_worth_it(t: Wood, power: int) -> bool:
    """Whether a human power helps now, beyond making the Wolf's card harmless."""
    if power == STACK:
        return t.count() >= 3
    if power == HUNT:
        return t.count() <= 2 and t.box.wolf_card in coming_cards(t)
    return power == DRAW_BLIND or len(t.tokens) >= 3


def lay(t: Wood, chance: Chance) -> Option:
    """Mostly a failing card, if there is one, and likelier so with more flowers; otherwise the dullest."""
    failing = [card for card in t.hand if t.box.number[card] < t.count()]
    if failing:
        hold = expected_steps(t, True)
        if chance.below(100) < 40 + 15 * hold:
            return words.LAY_CARD[failing[len(failing) - 1]]
    return words.LAY_CARD[dullest(t, t.hand, chance)]


def dullest(t: Wood, cards: list[int], chance: Chance) -> int:
    """The card that helps Little Red least and that the Wolf misses least."""
    worths: list[float] = []
    for card in cards:
        number = t.box.number[card]
        cost = t.box.flower_count[card] * 0.8 + waver(chance, WAVER)
        if number < len(AMMUNITION):
            cost += AMMUNITION[number]
        if t.box.picture[card] == TRAP:
            cost += TRAP_HURTS
        worths.append(-cost)
    return best_of(cards, worths)


def animal(t: Wood, options: Sequence[Option]) -> Option:
    """The first animal that helps now; a used animal goes home, so none is used in vain."""
    for option in options:
        if isinstance(option, UseAnimal):
            power = t.box.animal_power[option.character]
            if power == STEP_BACK:
                useful = True
            elif power == EAT_TOKENS:
                useful = expected_steps(t, True) >= 2.0
            elif power == TAKE_BACK:
                useful = t.box.wolf_card in t.discard or t.box.wolf_card in t.buried
            else:
                useful = t.hood + 6 >= t.box.hood_path or t.on_wolf_track
            if useful:
                return option
    return USE_NO_ANIMAL


def swap(t: Wood, options: Sequence[Option], question: Question) -> Option:
    """Move a cottage just seen to where it helps the Wolf: away from Little Red if she is ahead."""
    seen = number_at(question, 0)
    first = t.box.wolf_track if t.on_wolf_track else t.box.hood_path
    hood_first = (first - t.hood) < (t.box.wolf_track - t.wolf) * STEPS_HUNTED
    last = options[len(options) - 1]
    return last if seen == t.cottage and hood_first else LEAVE_TILES


def bite(options: Sequence[Option], chance: Chance) -> Option:
    """The Goat eats flowers first, the Raven brings the lowest card, the Vixen looks under the nearest tile."""
    first = options[0]
    if isinstance(first, (TakeBack, LookAtTile)):
        return first
    for option in options:
        if isinstance(option, EatToken) and option.face == FLOWER:
            return option
    return any_of(options, chance)
