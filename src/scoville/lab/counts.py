"""What is counted of random games in a tight loop: only numbers are stored."""

from __future__ import annotations

__all__ = ["Counts"]

LONGEST = 4096  # longer games are counted one by one


class Counts:
    """How often: each set of winners (seats as bits), each reason for the end, each length in actions."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.winners = [0] * 1024
        self.reasons = [0] * 8
        self.lengths = [0] * 4096
        self.longer: dict[int, int] = {}

    def add(self, winners: int, reason: int, actions: int, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.winners[winners] += 1
        self.reasons[reason] += 1
        if actions < LONGEST:
            self.lengths[actions] += 1
        else:
            self.longer[actions] = self.longer.get(actions, 0) + 1

    def by_winners(self) -> dict[int, int]:
        return {i: self.winners[i] for i in range(1024) if self.winners[i] > 0}

    def by_reason(self) -> dict[int, int]:
        return {i: self.reasons[i] for i in range(8) if self.reasons[i] > 0}

    def by_length(self) -> dict[int, int]:
        return {i: self.lengths[i] for i in range(LONGEST) if self.lengths[i] > 0} | self.longer
