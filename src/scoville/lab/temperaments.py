"""What a temperament does: how often it bluffs and doubts, and what that costs.

`python -m scoville.lab.temperaments GAME cat --deals 200` lets each temperament of a level play against the even one,
every deal in both seatings, and prints a table.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, variance
from typing import Any, Final

from ..bots import LEVELS, TEMPERAMENTS
from ..bots.levels import EVEN
from ..core import Fact, registry
from .arena import play_game
from .measures import measures_of
from .spec import TableSpec
from .statistics import Estimate, mean

__all__ = ["Habits", "measure"]

FEWEST: Final = 2
"""Fewer deals have no spread."""


@dataclass(slots=True)
class Habits:
    """Of one bot: what it did, out of how many chances, and its share of the wins in each deal."""

    did: Counter[str] = field(default_factory=Counter)
    could: Counter[str] = field(default_factory=Counter)
    won: list[float] = field(default_factory=list)

    def count(self, habit: str, did: bool) -> None:
        self.could[habit] += 1
        self.did[habit] += did

    def rate(self, habit: str) -> float:
        return self.did[habit] / max(1, self.could[habit])

    def share(self) -> Estimate:
        """Its share of the wins; only the deals are independent."""
        return mean(fmean(self.won), variance(self.won), len(self.won))


def measure(game: str, bots: tuple[str, str], players: int, deals: int, seed: int | str) -> tuple[Habits, Habits]:
    """Two bots alternate round the table, every deal in both seatings."""
    found = Habits(), Habits()
    for deal in range(deals):
        won = 0.0
        for turned in (0, 1):
            by_seat = [found[(seat + turned) % 2] for seat in range(players)]
            names = tuple(bots[(seat + turned) % 2] for seat in range(players))
            note = measures_of(game).note_habits

            def watch(
                at: Any, seat: int, action: Any, facts: Sequence[Fact], note: Any = note, by_seat: Any = by_seat
            ) -> None:
                note(by_seat, at, seat, action, facts)

            winners = play_game(TableSpec(game, players, registry.game(game).rules(), names, seed), deal, watch).winners
            won += sum((seat + turned) % 2 == 0 for seat in winners) / len(winners) / 2
        found[0].won.append(won)
        found[1].won.append(1 - won)
    return found


def main() -> None:
    parser = ArgumentParser(prog="python -m scoville.lab.temperaments", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=list(registry.games()))
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("--players", type=int, default=2, choices=(2, 4, 6))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="2026")
    asked = parser.parse_args()
    if asked.deals < FEWEST:
        parser.error(f"at least {FEWEST} deals have to be played, not {asked.deals}")
    habits = [habit for habit in measures_of(asked.game).habits if habit != "aims" or asked.players > 2]
    print("| temperament |", *(f"{habit} |" for habit in habits), f"wins against {EVEN} |")
    print("| --- |", *("---: |" for _ in habits), "---: |")
    for mood in TEMPERAMENTS:
        bots = (f"{asked.level}:{mood}", f"{asked.level}:{EVEN}")
        own, _ = measure(asked.game, bots, asked.players, asked.deals, asked.seed)
        won = own.share()
        wins = "–" if mood == EVEN else f"{won.value:.1%} ±{won.half * 100:.1f}"
        print(f"| `{mood}` |", *(f"{own.rate(habit):.1%} |" for habit in habits), f"{wins} |", flush=True)


if __name__ == "__main__":
    main()
