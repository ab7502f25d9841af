"""How far apart the levels stand: each against the one below, half a table each.

`python -m scoville.lab.ladder GAME --players 4 --deals 60` plays duplicate deals, every deal in both seatings, and
prints a table, with the rating that follows: a bot that plays at random has 1000, and every level adds what its share
of wins is worth. Levels that search count playouts here (`Level.playouts`), so that the table can be repeated.
"""

from __future__ import annotations

from argparse import ArgumentParser
from math import log10
from typing import Any, Final

from ..bots import LEVELS, Bot, bots_of, register_bot, room_of
from ..bots.levels import make_level
from ..core import BadSettings, Dice, check_seed, registry
from .arena import play_game
from .spec import TableSpec
from .statistics import Estimate, clustered_share

__all__ = ["STEPS", "compare", "worth"]

FEWEST: Final = 8
"""Fewer deals say nothing."""
COUNTED: Final = "counted"
"""The bot that stands for a level here; the level follows the colon."""
STRENGTHS: Final = tuple(name for name, level in LEVELS.items() if not level.adapts)
STEPS: Final = tuple(zip(("random", *STRENGTHS), STRENGTHS, strict=False))
"""Each level, and what stands below it."""


def compare(game: str, better: str, below: str, players: int, deals: int, seed: int | str) -> Estimate:
    """The share of wins of the first. The two alternate round the table; only the deals are independent."""
    _count_playouts(game)
    both = tuple(f"{COUNTED}:{name}" if name in LEVELS else name for name in (better, below))
    won: list[float] = []
    while len(won) < deals:
        share = 0.0
        for turned in (0, 1):
            names = tuple(both[(seat + turned) % 2] for seat in range(players))
            spec = TableSpec(game, players, registry.game(game).rules(), names, seed)
            winners = play_game(spec, len(won)).winners
            share += sum((seat + turned) % 2 == 0 for seat in winners) / len(winners) / 2
        won.append(share)
    return clustered_share(won, 2)


def _count_playouts(game: str) -> None:
    """Makes the levels of a game known as bots that count."""
    if COUNTED not in bots_of(game):

        def make(dice: Dice, level: str) -> Bot[Any, Any]:
            return make_level(room_of(game), level, dice, "", counted=True)

        register_bot(game, COUNTED, make, takes_setting=True)


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
        check_seed(asked.seed)
    except BadSettings as error:
        parser.error(str(error))
    print("| level | below it | wins | rating |")
    print("| --- | --- | ---: | ---: |")
    rating = 1000.0
    for below, level in STEPS:
        if level in wanted:
            share = compare(asked.game, level, below, asked.players, asked.deals, asked.seed)
            rating += worth(share.value, 2 * asked.deals)
            span = f"{share.value:.1%} ({share.low * 100:.0f} – {share.high * 100:.0f})"
            print(f"| `{level}` | `{below}` | {span} | {rating:.0f} |", flush=True)


if __name__ == "__main__":
    main()
