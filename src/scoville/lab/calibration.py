"""How far the analysis can be trusted: what `explain` says, beside what then happened, for each kind of player.

`python -m scoville.lab.calibration GAME --bots heuristic,honest --players 2 --games 300` plays games of each bot
against itself, explains some positions of each and prints a table. The expected calibration error is the mean distance
between a chance and how often it came true, over ten equal bins of chances. `by chance` is what this number of samples
would show if every chance were exactly right.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, Final

from ..bots import Explanation, room_of
from ..bots.thinking import Budget
from ..core import Fact, registry, stream
from .arena import play_game
from .spec import TableSpec

__all__ = ["Forecasts", "calibrate"]

BINS: Final = 10
FINE: Final = 1_000_000
TRIES: Final = 50
"""How often the error by chance is drawn."""


@dataclass(slots=True)
class Forecasts:
    """Chances that were stated, and what happened: 1 if it came true, a part for a shared win."""

    stated: list[float] = field(default_factory=list)
    came: list[float] = field(default_factory=list)

    def add(self, chance: float, came: float) -> None:
        self.stated.append(chance)
        self.came.append(came)

    def error(self) -> float:
        """The expected calibration error."""
        return _error(self.stated, self.came)

    def by_chance(self, seed: int = 0) -> float:
        """The error that exactly right chances would show in as many samples."""
        dice = stream(seed, "calibration")
        drawn = [[float(dice.below(FINE) < each * FINE) for each in self.stated] for _ in range(TRIES)]
        return fmean(_error(self.stated, came) for came in drawn)


def _error(stated: Sequence[float], came: Sequence[float]) -> float:
    bins: list[list[int]] = [[] for _ in range(BINS)]
    for i, chance in enumerate(stated):
        bins[min(BINS - 1, int(chance * BINS))].append(i)
    off = [abs(sum(stated[i] - came[i] for i in found)) for found in bins]
    return sum(off) / max(1, len(stated))


def calibrate(
    game: str, bot: str, players: int, games: int, every: int, playouts: int, seed: int | str
) -> tuple[Forecasts, Forecasts]:
    """Explains every `every`th position of games of a bot against itself. Returns the beliefs about claims, and the
    chances to win with what was done."""
    claims, chances = Forecasts(), Forecasts()
    room, budget = room_of(game), Budget(playouts=playouts)
    for index in range(games):
        found: list[tuple[int, float]] = []
        before: list[Any] = []

        def watch(
            at: Any,
            seat: int,
            action: Any,
            facts: Sequence[Fact],
            before: list[Any] = before,
            found: list[tuple[int, float]] = found,
            index: int = index,
        ) -> None:
            if before and seat >= 0 and len(at.history) % every == index % every and room.options(before[0], seat):
                told: Explanation = room.explain(before[0], seat, budget, index, action)
                for chance, came in room.borne_out(before[0], told):
                    claims.add(chance, came)
                done = [value for value in told.options if value.option == action and value.known]
                found += [(seat, value.chance) for value in done]
            before[:] = [at.clone()] if (len(at.history) + 1) % every == index % every else []

        spec = TableSpec(game, players, registry.game(game).rules(), (bot,) * players, seed)
        winners = play_game(spec, index, watch).winners
        for seat, chance in found:
            chances.add(chance, (seat in winners) / len(winners))
    return claims, chances


def main() -> None:
    parser = ArgumentParser(prog="python -m scoville.lab.calibration", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=list(registry.games()))
    parser.add_argument("--bots", default="heuristic,learned,kitten")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--every", type=int, default=7, help="Explain every Nth position.")
    parser.add_argument("--playouts", type=int, default=400)
    parser.add_argument("--seed", default="2026")
    asked = parser.parse_args()
    print("| players are | claims | error | by chance | chances to win | error | by chance |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for bot in asked.bots.split(","):
        both = calibrate(asked.game, bot, asked.players, asked.games, asked.every, asked.playouts, asked.seed)
        cells = [
            f"{len(each.stated):,} | {each.error():.3f} | {each.by_chance():.3f}" if each.stated else "– | – | –"
            for each in both
        ]
        print(f"| `{bot}` | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
