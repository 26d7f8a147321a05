"""Notes on options and cards: a sign after an option, a note below it, the page that explains the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from veillee.engine.words import Option, Remark, word_fields, word_name
from veillee.terminal.boards.peluches.cards import (
    BOOKMARK,
    BUTTON,
    FAR,
    HEART,
    NOTHING,
    POWER,
    SHIELD,
    SLEEP,
    actions_of,
)
from veillee.terminal.boards.peluches.map import (
    DEN,
    EXAMPLE,
    LOST,
    TOKENS,
    VENDOR,
    monster_sign,
    plush_letters,
    plush_name,
)
from veillee.words import Speaker

# The card that an option is about: the field that holds its number, and the kind of its text.
CARDS = {"choose_plush": "plush", "equip": "item", "give_item": "item", "swap_item": "item", "pick_item": "item",
         "buy": "item", "barter": "item", "raise_shield": "item", "mend_tear": "item", "use_ability": "ability",
         "shake_off": "condition", "clear_air": "environment"}  # fmt: skip
NOTED = {"store", "give_die", "give_stuffing", "suffer", "decline", "stay_put", "defend", "face_it"}
REROLLS = {"reroll", "reroll_one", "spend_luck"}
ATTACKS = {"strike", "shoot"}
ROLLS = {*ATTACKS, "search"}

View = dict[str, Any]


def mark_on(remarks: Sequence[Remark], speaker: Speaker) -> str:
    """The chance of success, or the expected distance."""
    return " ".join(mark for mark in [mark_of(remark, speaker) for remark in remarks] if mark)


def mark_of(remark: Remark, speaker: Speaker) -> str:
    """The sign of one remark."""
    name, facts = word_name(type(remark)), word_fields(remark)
    if name == "success_odds":
        return speaker.say("board-mark-percent", percent=facts["percent"])
    if name == "average_steps":
        return speaker.say("board-mark-steps", tenths=facts["tenths"])
    return ""


def note_on(option: Option, remarks: Sequence[Remark], view: View, speaker: Speaker) -> str:
    """The text of the card, what the option does, and the remarks on it; the odds name the target."""
    has_odds = any(word_name(type(remark)) == "success_odds" for remark in remarks)
    means = [] if has_odds and word_name(type(option)) in ROLLS else meaning_of(option, view, speaker)
    return " ".join([*means, *[speaker.remark(remark) for remark in remarks]])


def meaning_of(option: Option, view: View, speaker: Speaker) -> list[str]:
    """An option in a sentence."""
    name, facts = word_name(type(option)), word_fields(option)
    if name in CARDS:
        kind = CARDS[name]
        return [speaker.content(f"{kind}-says-{facts[kind]}")]
    if name in REROLLS and view["rolled"]:
        place = int(facts["place"])
        return [speaker.say("board-note-die", colour=view["pool"][place], value=view["rolled"][place])]
    if name in ATTACKS:
        return [speaker.say("board-note-attack", defence=view["monsters"][int(facts["place"])]["defence"])]
    if name == "try_test":
        return [test_said(int(facts["test"]), speaker)]
    if name == "search":
        return [speaker.say("board-note-search", target=view["plan"]["search"])]
    if name in NOTED:
        return [speaker.say(f"board-note-{name.replace('_', '-')}")]
    return []


def asked_in(options: Sequence[Option], speaker: Speaker) -> str:
    """The test that is imposed: its colour, and what must be reached."""
    tests = {word_fields(option).get("test") for option in options if word_name(type(option)) == "try_test"}
    is_imposed = len(tests) == 1 and all(word_name(type(option)) == "try_test" for option in options)
    return test_said(int(tests.pop() or 0), speaker) if is_imposed else ""


def test_said(number: int, speaker: Speaker) -> str:
    """A test of the book, in a sentence."""
    game: Any = speaker.game
    test = game.box.book.trials[number]
    return speaker.say("board-note-test", colour=test.colour, target=test.target)


def explain(view: View, speaker: Speaker) -> list[Text]:
    """The side panel of the page, the signs, then the text of every card in play."""
    lines = [*side_panel(view, speaker), heading(speaker, "board-signs-title"), *signs(speaker)]
    for place, plush in enumerate(view["plushies"]):
        if plush["character"] != NOTHING:
            lines += [Text(), *plush_card(view, speaker, place)]
    for card in dict.fromkeys(monster["card"] for monster in view["monsters"]):
        lines += [Text(), *monster_card(view, speaker, card)]
    for one in view["environments"]:
        lines += [Text(), said_of(speaker, "environment", one)]
    shared = [*view["group_items"], *view["shelf"]]
    return [*lines, *([Text()] if shared else []), *[said_of(speaker, "item", item) for item in shared]]


def heading(speaker: Speaker, key: str) -> Text:
    """The title of a part."""
    return Text(speaker.say(key), "bold underline")


def side_panel(view: View, speaker: Speaker) -> list[Text]:
    """The special rules of the open page."""
    key = f"panel-{view['page']}"
    if key not in speaker.game.content_names[speaker.language]:
        return []
    return [Text(speaker.content(f"page-{view['page']}"), "bold underline"), Text(speaker.content(key)), Text()]


def signs(speaker: Speaker) -> list[Text]:
    """The signs of map and cards."""
    door, train, wagon, goal = TOKENS
    facts = {"lost": LOST, "vendor": VENDOR, "den": DEN, "door": door, "train": train, "wagon": wagon, "goal": goal}
    facts["square"] = EXAMPLE
    cards = {"heart": HEART, "button": BUTTON, "bookmark": BOOKMARK, "shield": SHIELD, "far": FAR, "power": POWER}
    return [
        Text(speaker.say("board-signs-map", **facts)),
        Text(speaker.say("board-signs-lines")),
        Text(speaker.say("board-signs-cards", **cards)),
        Text(speaker.say("board-signs-tracks", asleep=SLEEP[0], restless=SLEEP[1], awake=SLEEP[2])),
    ]


def plush_card(view: View, speaker: Speaker, place: int) -> list[Text]:
    """A plush, its abilities, its conditions and its items."""
    plush = view["plushies"][place]
    letter = plush_letters(view, speaker)[place]
    says = speaker.content(f"plush-says-{plush['character']}")
    lines = [Text.assemble((f"{letter}  {titled(plush_name(plush, speaker))}", "bold"), says)]
    printed = str(speaker.game.pieces()["plushies"][plush["character"]]["abilities"])
    lines += [ability_said(speaker, int(one)) for one in printed.split(";") if one]
    lines += [said_of(speaker, "condition", one) for one in plush["conditions"]]
    return lines + [said_of(speaker, "item", item) for item in plush["items"] if item != NOTHING]


def ability_said(speaker: Speaker, ability: int) -> Text:
    """An earned ability, which costs a heart."""
    name, says = speaker.content(f"ability-{ability}"), speaker.content(f"ability-says-{ability}")
    return Text.assemble(f"   {HEART} ", (titled(name), "bold"), says)


def said_of(speaker: Speaker, kind: str, number: int) -> Text:
    """A card and its text."""
    name = speaker.content(f"{kind}-{number}")
    return Text.assemble("   ", (titled(name), "bold"), speaker.content(f"{kind}-says-{number}"))


def titled(name: str) -> str:
    """A name before a text, with a point unless it ends with a sign."""
    return f"{name} " if name.endswith(("!", "?", "…")) else f"{name}. "


def monster_card(view: View, speaker: Speaker, card: int) -> list[Text]:
    """A kind of monster, where its monsters are, and what it does on each face of its die."""
    name, says = (speaker.content(f"monster{part}-{card}") for part in ("", "-says"))
    those = [monster_sign(place) for place, monster in enumerate(view["monsters"]) if monster["card"] == card]
    lines = [Text.assemble((f"{' '.join(those)} {titled(name)}", "bold"), says)]
    for action in actions_of(speaker, card):
        facts: dict[str, int | str] = {"speed": action.speed, "range": action.range, "power": action.power}
        said = speaker.say("board-action", faces=action.faces, name=action.name, **facts)
        lines.append(Text(f"   {said}"))
    return lines
