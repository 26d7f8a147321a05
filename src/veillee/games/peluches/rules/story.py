"""The story: sections of the book are read, what they say happens, and their choices are put to the group."""

from __future__ import annotations

from typing import Final

from veillee.engine.table import Seat
from veillee.games.peluches.content.book import (
    AFFLICT,
    ALL,
    BOOKMARK,
    BUTTONS,
    CLEAR,
    CLEAR_ENVIRONMENT,
    CLOSE_TASK,
    CLOSE_TEST,
    CURE,
    DROP_GOAL,
    EACH_TURN,
    ENCOUNTER,
    END_TURN,
    ENVIRONMENT,
    FALLEN,
    FIND,
    FLAG,
    GATHER,
    GO,
    GOAL,
    HARM,
    HEARTS,
    ITEMS,
    LEAVE,
    LOOK_AWAKE,
    LOOK_FLAG,
    LOOK_MONSTERS,
    LOOK_NO_FLAG,
    LOOK_NO_MONSTERS,
    LOST_TOKENS,
    MARCH,
    NARRATOR,
    NEAR,
    NO_SECTION,
    OFFER_TEST,
    OTHERS,
    PAY,
    PEEK_SLEEP,
    PLACE,
    REACH,
    REMOVE_TOKEN,
    SLEEP,
    STILLNESS,
    STORE,
    STUFFING,
    TASK,
    TEST,
    THREAT,
    TOKEN,
    WHEN,
    WIN,
    Deed,
)  # fmt: skip
from veillee.games.peluches.content.book import (
    BOSS as BOSS_GOAL,
)
from veillee.games.peluches.content.box import BOSS, ITEM, LOST, MONSTER
from veillee.games.peluches.content.colours import BLACK, NO_DIE
from veillee.games.peluches.content.modifiers import TEST_ROLL
from veillee.games.peluches.events import (
    BookmarkPassed,
    ButtonsGained,
    DieStored,
    DiscoveryMade,
    HarmThreatened,
    HeartsGained,
    Paid,
    PlushWalked,
    SectionRead,
    SleepPeeked,
    TaskOpened,
    ThreatPlaced,
    TrialFailed,
    TrialPassed,
    WayTaken,
)
from veillee.games.peluches.options import StandOn, TakeWay, TryTest
from veillee.games.peluches.rules.conditions import become, discard_condition
from veillee.games.peluches.rules.dice import (
    can_store,
    count_roll,
    dice_at_hand,
    discard_pool,
    gather,
    start_pool,
    suitable,
)
from veillee.games.peluches.rules.encounters import meet, meet_at_random, squares_round
from veillee.games.peluches.rules.ending import stop_imagining, win
from veillee.games.peluches.rules.harm import gain_stuffing, hurt, lose_stuffing, reveal_sleep
from veillee.games.peluches.rules.items import find_items, own_items, receive
from veillee.games.peluches.rules.payments import choose_die, choose_payment
from veillee.games.peluches.rules.scenery import dress_page
from veillee.games.peluches.rules.stalking import approach
from veillee.games.peluches.table import NOBODY, NOTHING, Tale
from veillee.kit.grid import NOWHERE

MOST_DICE: Final = 99


def read(t: Tale, section: int) -> None:
    """A section is read aloud, its effects happen in order, then the group chooses a way on, if there are any.

    An imagined tale ends at a section that nobody has heard yet. § PEL-1.4 PEL-3.30 PEL-8.10 PEL-9.6
    """
    if section not in t.known:
        if t.imagined:
            stop_imagining(t)
            return
        t.known.append(section)
    t.tell(SectionRead, section)
    t.then(do_deeds, section, 0)


def read_on(t: Tale) -> None:
    """What was put off while something else was happening is read now: a restless girl. § PEL-40.4"""
    if t.to_read:
        section = t.to_read.pop(0)
        t.then(read, section)
        t.then(read_on)


def do_deeds(t: Tale, section: int, at: int) -> None:
    """The effects of a section one after the other; then its choices."""
    deeds = t.box.book.sections[section].deeds
    if at < len(deeds):
        t.then(do_deed, deeds[at])
        t.then(read_on)
        t.then(do_deeds, section, at + 1)
    elif t.box.book.sections[section].choices:
        t.then(choose_way, section)
    else:
        check_goals(t)


def choose_way(t: Tale, section: int) -> None:
    """The plushies decide together; what a way leads to is hidden until it is taken. § PEL-8.7 PEL-8.10"""
    take = t.box.lexicon.take_way
    ways = [take[choice] for choice in t.box.book.sections[section].choices]
    t.ask_group(range(t.seats), ways, take_way)


def take_way(t: Tale, seat: Seat, option: TakeWay) -> None:
    """The outcome is read now. § PEL-8.10"""
    t.tell(WayTaken, option.choice)
    t.then(read, t.box.book.ways[option.choice])


def at_turn(t: Tale) -> int:
    """Whose turn it is; before the first turn the narrator stands for the group."""
    return t.narrator if t.active == NOBODY else t.active


def whom(t: Tale, deed: Deed) -> list[int]:
    """The plushies that an effect concerns."""
    everyone = list(range(t.plushies()))
    if deed.who == ALL:
        return everyone
    if deed.who == OTHERS:
        return [plush for plush in everyone if plush != at_turn(t)]
    if deed.who == NARRATOR:
        return [t.narrator]
    if deed.who == FALLEN:
        return [plush for plush in everyone if not t.is_up(plush)]
    if deed.who == NEAR:
        return [plush for plush in everyone if is_near(t, plush, deed.mark)]
    return [at_turn(t)]


def is_near(t: Tale, plush: int, mark: str) -> bool:
    """On a square with one of these signs, or next to one. § PEL-22.11"""
    return t.at[plush] != NOWHERE and t.plan.round(mark)[t.at[plush]]


def do_deed(t: Tale, number: int) -> None:
    """One effect of the book. § PEL-7.1 PEL-12.1"""
    deed = t.box.book.deeds[number]
    verb = deed.verb
    if verb in (HARM, AFFLICT, CURE, HEARTS, BUTTONS, STUFFING, STORE, PLACE):
        for plush in whom(t, deed):
            befall(t, plush, deed)
    elif verb in (TEST, OFFER_TEST, TASK, GOAL, PAY, WHEN, GO, FIND):
        lead_on(t, number, deed)
    elif verb in (ENVIRONMENT, CLEAR_ENVIRONMENT, TOKEN, REMOVE_TOKEN, LOST_TOKENS):
        dress_page(t, deed)
    else:
        turn_events(t, deed)


def befall(t: Tale, plush: int, deed: Deed) -> None:
    """What happens to one plush. § PEL-38.1 PEL-39.1 PEL-42.1"""
    verb = deed.verb
    if verb == HARM and t.is_up(plush):
        t.tell(HarmThreatened, t.characters[plush], deed.n)
        hurt(t, plush, deed.n, False)
    elif verb == AFFLICT:
        become(t, plush, t.box.condition_ids.index(deed.name))
    elif verb == CURE:
        discard_condition(t, plush, t.box.condition_ids.index(deed.name))
    elif verb == HEARTS and t.is_up(plush):
        t.hearts[plush] = max(0, t.hearts[plush] + deed.n)
        t.tell(HeartsGained, t.characters[plush], deed.n)
    elif verb == BUTTONS and t.is_up(plush):
        t.buttons[plush] = max(0, t.buttons[plush] + deed.n)
        t.tell(ButtonsGained, t.characters[plush], deed.n)
    elif verb == STUFFING:
        if deed.n > 0:
            gain_stuffing(t, plush, deed.n)
        else:
            lose_stuffing(t, plush, -deed.n)
    elif verb == STORE and t.stored[plush] == NO_DIE and t.bag[deed.colour] and can_store(t, plush):
        t.bag[deed.colour] -= 1
        t.stored[plush] = deed.colour
        t.tell(DieStored, t.characters[plush], deed.colour)
    elif verb == PLACE:
        t.then(choose_place, plush, deed.mark)


def choose_place(t: Tale, plush: int, mark: str) -> None:
    """A plush stands on a square of the mark or beside it; outside its own move it triggers nothing. § PEL-9.11"""
    stand_on = t.box.lexicon.stand_on
    t.ask(t.owners[plush], [stand_on[square] for square in squares_round(t, mark)], stand, plush)


def stand(t: Tale, seat: Seat, option: StandOn, plush: int) -> None:
    """The figure stands there. § PEL-7.4"""
    start = t.at[plush]
    t.at[plush] = option.square
    t.tell(PlushWalked, t.characters[plush], start, option.square)


def lead_on(t: Tale, number: int, deed: Deed) -> None:
    """Effects that lead to other sections, now or later. § PEL-4.6 PEL-21.1 PEL-21.7 PEL-22.1"""
    verb = deed.verb
    if verb == TEST:
        t.then(face_test, at_turn(t), number)
    elif verb == OFFER_TEST:
        t.open_tests.append(number)
    elif verb == TASK:
        t.task = number
        t.tell(TaskOpened, deed.colour, deed.n)
    elif verb == GOAL:
        t.goals.append(number)
    elif verb == PAY:
        pay(t, at_turn(t), deed)
    elif (verb == WHEN and holds(t, deed)) or verb == GO:
        t.then(read, deed.success)
    elif verb == FIND:
        discover(t, at_turn(t), deed.name)


def holds(t: Tale, deed: Deed) -> bool:
    """Is what a branch looks at so?"""
    if deed.kind == LOOK_FLAG:
        return deed.name in t.flags
    if deed.kind == LOOK_NO_FLAG:
        return deed.name not in t.flags
    if deed.kind == LOOK_AWAKE:
        return t.awake
    if deed.kind == LOOK_MONSTERS:
        return bool(t.monster_cards)
    if deed.kind == LOOK_NO_MONSTERS:
        return not t.monster_cards
    return t.plushies() >= deed.n


def turn_events(t: Tale, deed: Deed) -> None:
    """Effects on the course of the story. § PEL-11.4 PEL-11.5 PEL-40.2"""
    verb = deed.verb
    if verb == ENCOUNTER:
        start_encounter(t, deed)
    elif verb == ITEMS:
        t.then(find_items, at_turn(t), deed.n)
    elif verb == SLEEP:
        for _ in range(deed.n):
            reveal_sleep(t)
    elif verb == THREAT:
        add_threat(t, deed.n)
    elif verb == CLOSE_TEST:
        t.open_tests.clear()
    elif verb == CLOSE_TASK:
        close_task(t)
    elif verb == DROP_GOAL:
        t.goals.clear()
    elif verb == LEAVE:
        t.leaving = [page.name for page in t.box.book.pages].index(deed.name)
        t.cut = t.cut or deed.n > 0
    elif verb == WIN:
        win(t)
    elif verb == FLAG:
        if deed.name not in t.flags:
            t.flags.append(deed.name)
    elif verb == BOOKMARK:
        t.narrator = t.left_of(t.narrator)
        t.tell(BookmarkPassed, t.characters[t.narrator])
    elif verb == MARCH:
        for monster in range(len(t.monster_cards)):
            t.then(approach, monster, deed.n)
    elif verb == END_TURN:
        t.tired = True
    elif verb == EACH_TURN:
        t.each_turn = deed.success
        # The side panel announces it.
        if deed.success not in t.known:
            t.known.append(deed.success)
    elif verb == STILLNESS:
        t.still = deed.n > 0
    elif verb == PEEK_SLEEP:
        for depth, face in enumerate(reversed(t.sleep_deck[-deed.n :])):
            t.tell(SleepPeeked, face, depth)


def start_encounter(t: Tale, deed: Deed) -> None:
    """Random without a name; with a name so many, or as many as plushies less some. § PEL-12.2"""
    if not deed.name:
        meet_at_random(t)
    elif deed.n > 0:
        meet(t, deed.name, deed.n)
    else:
        meet(t, deed.name, max(0, t.plushies() + deed.n))


def add_threat(t: Tale, count: int) -> None:
    """Black dice from the bag to the track, or from the track to the discard."""
    if count > 0:
        moved = min(count, t.bag[BLACK])
        t.bag[BLACK] -= moved
        t.threat += moved
        t.tell(ThreatPlaced, moved, t.threat)
    else:
        moved = min(-count, t.threat)
        t.threat -= moved
        t.dice_discard[BLACK] += moved
        t.tell(ThreatPlaced, -moved, t.threat)


def close_task(t: Tale) -> None:
    """The dice of a group task go to the discard (PEL-A.27). § PEL-22.7 PEL-22.13"""
    for colour in t.task_colours:
        t.dice_discard[colour] += 1
    t.task_colours.clear()
    t.task_values.clear()
    t.task = NOTHING


def discover(t: Tale, plush: int, name: str) -> None:
    """A card of the discovery pile is fetched by name and joins what it belongs to. § PEL-4.5 PEL-4.6"""
    box = t.box
    number = box.discovery_ids.index(name)
    if number not in t.discovery:
        return
    t.discovery.remove(number)
    card, kind = box.discovery_cards[number], box.discovery_kinds[number]
    t.tell(DiscoveryMade, number)
    if kind == ITEM:
        t.looked_at.append(card)
        t.then(receive, plush, card)
    elif kind == MONSTER:
        t.boss_pile.append(card)
    elif kind == LOST:
        t.lost_deck.append(card)


def pay(t: Tale, plush: int, deed: Deed) -> None:
    """Pay if one can; the story goes on accordingly. § PEL-41.2 PEL-41.3"""
    name, n = deed.name, max(1, deed.n)
    can = False
    if name == "button" and t.buttons[plush] >= n:
        t.buttons[plush] -= n
        can = True
    elif name == "heart" and t.hearts[plush] >= n:
        t.hearts[plush] -= n
        can = True
    elif name == "stuffing" and (t.stuffing[plush] > n or (t.last_stuffing and t.stuffing[plush] == n)):
        lose_stuffing(t, plush, n)
        can = True
    elif name == "die" and dice_at_hand(t, plush):
        t.then(choose_die, plush)
        can = True
    elif name == "item" and own_items(t, plush):
        t.then(choose_payment, plush)
        can = True
    if can:
        t.tell(Paid, t.characters[plush], name, n)
    go_on = deed.success if can else deed.worse
    if go_on != NO_SECTION:
        t.then(read, go_on)


def face_test(t: Tale, plush: int, number: int) -> None:
    """A test that must be taken: any number of fitting dice, one at least; without any it fails at once (PEL-A.25).

    § PEL-21.1 PEL-21.2 PEL-21.3 PEL-21.6 PEL-21.10
    """
    deed = t.box.book.deeds[number]
    colours = suitable(dice_at_hand(t, plush), deed.colour) if t.is_up(plush) else []
    if colours:
        tries = t.box.lexicon.try_test[number]
        t.ask(t.owners[plush], [tries[colour] for colour in colours], take_test, plush)
    else:
        judge(t, plush, number, 0)


def take_test(t: Tale, seat: Seat, option: TryTest, plush: int) -> None:
    """The first die is chosen; more may join it. § PEL-21.2"""
    start_pool(t, plush, TEST_ROLL, option.colour)
    t.then(gather, t.box.book.deeds[option.test].colour, MOST_DICE)
    t.then(finish_test, plush, option.test)


def finish_test(t: Tale, plush: int, number: int) -> None:
    """The roll is counted against the target. § PEL-21.4 PEL-21.5"""
    total = count_roll(t)
    discard_pool(t)
    judge(t, plush, number, total)


def judge(t: Tale, plush: int, number: int, total: int) -> None:
    """At least the target: success; below it: failure. A test that was open is closed once it is passed.

    § PEL-21.4 PEL-21.5 PEL-21.6
    """
    deed = t.box.book.deeds[number]
    if total >= deed.n:
        t.tell(TrialPassed, t.characters[plush], total, deed.n)
        if number in t.open_tests:
            t.open_tests.remove(number)
    else:
        t.tell(TrialFailed, t.characters[plush], total, deed.n)
    section = deed.success if total >= deed.n else deed.worse
    if section != NO_SECTION:
        t.then(read, section)


def check_goals(t: Tale) -> None:
    """A goal that is reached is told, once. § PEL-43.2"""
    for number in t.goals:
        deed = t.box.book.deeds[number]
        if is_reached(t, deed):
            t.goals.remove(number)
            t.then(read, deed.success)
            return


def is_reached(t: Tale, deed: Deed) -> bool:
    """What a goal asks for."""
    if deed.kind in (GATHER, REACH):
        standing = [at for plush, at in enumerate(t.at) if at != NOWHERE and t.stuffing[plush]]
        there = [at for at in standing if t.plan.signs[at] in deed.mark]
        return bool(there) and (deed.kind == REACH or len(there) == len(standing))
    if deed.kind == CLEAR:
        return not t.monster_cards
    if deed.kind == BOSS_GOAL:
        return not any([t.box.monster_kinds[card] == BOSS for card in t.monster_cards])
    return t.turns >= deed.n
