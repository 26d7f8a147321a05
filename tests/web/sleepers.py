"""Sleepers: what visitors of Insomnia hear on their line, what they hold, and how they play a quick night."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket

from tests.web.visitors import Visitor
from veillee.engine.match import Match
from veillee.engine.words import to_list

HIDDEN = -1
HAND = 2
BEDTIME = ("go_to_bed", "use_tile", "calm_down", "add_tile")


class Sleeper:
    """A visitor at a seat, and every message that reached their browser."""

    def __init__(self, person: Visitor, seat: int) -> None:
        self.person = person
        self.seat = seat
        self.heard: list[dict[str, Any]] = []
        person.listeners.append(self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def states(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "state"]

    def state(self) -> dict[str, Any]:
        """The last one; what the page shows already may reach the listener a moment later."""
        shown = int(self.person.board.get_attribute("data-moment") or 0)
        self.person.until(lambda: self.states()[-1]["moment"] >= shown)
        return self.states()[-1]

    def secrets(self) -> set[tuple[int, str]]:
        """What was told as a secret, with its moment."""
        heard = [one for state in self.states() for one in state["told"]]
        heard += [one for message in self.heard if message["type"] == "story" for one in message["tellings"]]
        return {(one["moment"], json.dumps(one["word"])) for one in heard if one["secret"]}

    def faces(self) -> set[int]:
        """The cards of hands that the page holds, seen or not."""
        spots = self.person.page.locator('[data-spot^="hand:"]').evaluate_all("all => all.map(one => one.dataset.spot)")
        return {int(spot.partition(":")[2]) for spot in spots}

    def hand(self) -> set[int]:
        """What this seat holds by the last message; nobody is shown a hand while people rest."""
        view = self.state()["view"]
        return set() if view["resting"] else set(view["hands"][self.seat * HAND :][:HAND]) - {HIDDEN}

    def choose(self) -> None:
        """The longest run, to bed at the fence: by the one piece that stands for this alone, else by its key."""
        offers = self.state()["question"]["offers"]
        best = max(range(len(offers)), key=lambda number: appeal(offers[number]["word"]))
        others = [spot for offer in offers if offer is not offers[best] for spot in offer["spots"]]
        spots = [f"{spot['kind']}:{spot['index']}" for spot in offers[best]["spots"] if spot not in others]
        pieces = self.person.board.locator(", ".join(f'[data-lit][data-spot="{spot}"]' for spot in spots) or "none")
        if pieces.count() == 1:
            pieces.click()
        else:
            self.person.page.keyboard.press(self.person.options.nth(best).get_attribute("aria-keyshortcuts") or "")


def appeal(word: list[Any]) -> tuple[int, ...]:
    """`play_card` names a card, then how far it runs."""
    return (word[0] in BEDTIME, word[2]) if word[0] == "play_card" else (word[0] in BEDTIME, 0)


def heard_no_more_than_due(sleeper: Sleeper, match: Match) -> None:
    """Every hand on the line was one's own, as it truly was; every secret was one's own, and none was missed."""
    for state in sleeper.states():
        table: Any = match.table_at(state["moment"])
        due = [HIDDEN] * len(table.hands)
        own = slice(sleeper.seat * HAND, sleeper.seat * HAND + HAND)
        due[own] = table.hands[own]
        assert state["view"]["hands"] == due, state["moment"]
    due_secrets = {
        (moment, json.dumps(to_list(one.event)))
        for moment, (_, told) in enumerate(match.moments(0, len(match.choices)))
        for one in told
        if one.audience is not None and sleeper.seat in one.audience
    }
    assert due_secrets
    assert sleeper.secrets() == due_secrets
