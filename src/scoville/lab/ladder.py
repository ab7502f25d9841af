"""How far apart the levels stand: each against the one below, half a table each.

`python -m scoville.lab.ladder GAME --players 4 --deals 60` plays duplicate deals, every deal in both seatings, and
stops a pair early once its interval lies inside the band that neighbours should stand in. It prints a table, with the
rating that follows: a bot that plays at random has 1000, and every level adds what its share of wins is worth.
"""

from __future__ import annotations

from argparse import ArgumentParser
from math import log10
from statistics import fmean, variance
from typing import Any, Final

from ..bots import LEVELS
from ..core import BadSettings, registry
from .arena import play_game
from .spec import TableSpec
from .statistics import Estimate, mean

__all__ = ["BAND", "STEPS", "compare", "worth"]

BAND: Final = (0.6, 0.8)
"""A neighbour wins at least and at most this share."""
FEWEST: Final = 8
"""Deals before a pair may stop."""
STRENGTHS: Final = tuple(name for name, level in LEVELS.items() if not level.adapts)
STEPS: Final = tuple(zip(("random", *STRENGTHS), STRENGTHS, strict=False))
"""Each level, and what stands below it."""


def compare(game: str, better: str, below: str, players: int, deals: int, seed: int | str) -> Estimate:
    """The share of wins of the first. The two alternate round the table; only the deals are independent."""
    won: list[float] = []
    found = Estimate(0.5, 0.0, 1.0)
    while len(won) < deals:
        share = 0.0
        for turned in (0, 1):
            names = tuple((better, below)[(seat + turned) % 2] for seat in range(players))
            spec = TableSpec(game, players, registry.game(game).rules(), names, seed)
            winners = play_game(spec, len(won)).winners
            share += sum((seat + turned) % 2 == 0 for seat in winners) / len(winners) / 2
        won.append(share)
        if len(won) >= FEWEST:
            found = mean(fmean(won), variance(won), len(won))
            if BAND[0] <= found.low and found.high <= BAND[1]:
                break
    return found


def worth(share: float, games: int) -> float:
    """What a share of wins is worth in points of a rating; half a game of each result is added."""
    won = (share * games + 0.5) / (games + 1)
    return 400 * log10(won / (1 - won))


def main(arguments: list[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m scoville.lab.ladder", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=list(registry.games()))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--levels", default=",".join(STRENGTHS), help="Only these, each against the one below.")
    parser.add_argument("--seed", default="2026")
    asked: Any = parser.parse_args(arguments)
    if asked.deals < FEWEST:
        parser.error(f"at least {FEWEST} deals have to be played, not {asked.deals}")
    wanted = asked.levels.split(",")
    if unknown := [name for name in wanted if name not in STRENGTHS]:
        parser.error(f"there is no level {unknown[0]!r}; there are {', '.join(STRENGTHS)}")
    try:
        registry.game(asked.game).check_players(asked.players)
    except BadSettings as error:
        parser.error(str(error))
    print("| level | below it | wins | rating |")
    print("| --- | --- | ---: | ---: |")
    rating = 1000.0
    for below, level in STEPS:
        if level in wanted:
            share = compare(asked.game, level, below, asked.players, asked.deals, asked.seed)
            rating += worth(share.value, 2 * asked.deals)
            print(f"| `{level}` | `{below}` | {share.value:.1%} ±{share.half * 100:.1f} | {rating:.0f} |", flush=True)


if __name__ == "__main__":
    main()
