"""Dice: faces as data, and the exact odds of what several dice show together, before they are rolled."""

from __future__ import annotations


def count_sums(dice: list[list[int]]) -> list[int]:
    """The number of ways in which dice with these faces show each sum, from 0 up. Faces are not negative."""
    ways = [1]
    for faces in dice:
        after = [0] * (len(ways) + max(faces))
        for total, count in enumerate(ways):
            for face in faces:
                after[total + face] += count
        ways = after
    return ways


def share_reaching(ways: list[int]) -> list[float]:
    """For each sum, the share of all rolls that show at least that sum."""
    rolls = sum(ways)
    left = 0
    shares = [0.0] * len(ways)
    for total in range(len(ways) - 1, -1, -1):
        left += ways[total]
        shares[total] = left / rolls
    return shares


class DieOdds:
    """The odds of rolls with any number of dice of one kind; cached."""

    __slots__ = ("_shares", "_sums", "faces")

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self._sums: list[list[int]] = []
        self._shares: list[list[float]] = []

    def sums(self, dice: int) -> list[int]:
        """The number of ways in which this many dice show each sum; callers do not change the list."""
        self._learn(dice)
        return self._sums[dice]

    def reaches(self, dice: int, target: int) -> float:
        """The chance that this many dice show at least the target."""
        if target <= 0:
            return 1.0
        if dice >= len(self._shares):
            self._learn(dice)
        shares = self._shares[dice]
        return shares[target] if target < len(shares) else 0.0

    def reaches_with_reroll(self, others: int, own: int, target: int) -> float:
        """The same, if the lowest of the own dice may be rolled once more when the roll falls short."""
        beside = self.sums(others)
        good = 0.0
        for total, lowest, count in self.rolls(own):
            for more, ways in enumerate(beside):
                if ways:
                    short = target - total - more
                    good += count * ways * (1.0 if short <= 0 else self.reaches(1, short + lowest))
        return good / float(len(self.faces)) ** (others + own)

    def rolls(self, dice: int) -> list[tuple[int, int, int]]:
        """All rolls of this many dice by sum and lowest die, with the number of ways to roll them.

        The lowest of no dice is the highest face: rolling it again gains nothing.
        """
        found: list[tuple[int, int, int]] = []
        for lowest in sorted(set(self.faces)):
            at_least = count_sums([[face for face in self.faces if face >= lowest]] * dice)
            above = [face for face in self.faces if face > lowest]
            higher = count_sums([above] * dice) if above else []
            for total, count in enumerate(at_least):
                ways = count - (higher[total] if total < len(higher) else 0)
                if ways:
                    found.append((total, lowest, ways))
        return found

    def _learn(self, dice: int) -> None:
        """Work out the odds for up to this many dice."""
        while len(self._sums) <= dice:
            ways = count_sums([self.faces] * len(self._sums))
            self._sums.append(ways)
            self._shares.append(share_reaching(ways))
