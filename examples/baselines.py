"""The baselines of docs/environments.md: a bot on one seat, the same bot on the three others, seats in turn.

    python examples/baselines.py GAME GAMES BOT OTHERS [BOT OTHERS …]

Game `i` has the seed `game_seed(1, i)`, so the figures are the same on every machine. The reward is that of the
environments: 1 for winning alone, -1/3 for losing, 0 on average among equals. `random` is the laboratory's: any
choice, each equally likely.
"""

from __future__ import annotations

import sys
from math import sqrt

from scoville import heated, spicy
from scoville.lab import TableSpec, play_game

PLAYERS = 4


def reward(seat: int, winners: tuple[int, ...]) -> float:
    return ((PLAYERS / len(winners) if seat in winners else 0) - 1) / (PLAYERS - 1)


def baseline(game: str, games: int, bot: str, others: str) -> tuple[float, float]:
    """The mean reward of `bot` and its standard error."""
    rewards = []
    for index in range(games):
        seat = index % PLAYERS
        bots = tuple(bot if each == seat else others for each in range(PLAYERS))
        spec = TableSpec(game, PLAYERS, spicy.Rules() if game == "spicy" else heated.Rules(), bots, 1)
        rewards.append(reward(seat, play_game(spec, index).winners))
    mean = sum(rewards) / games
    return mean, sqrt(sum((each - mean) ** 2 for each in rewards) / games / (games - 1))


def main(game: str, games: int, pairs: list[str]) -> None:
    print("| game | bot | against three | mean reward |\n| --- | --- | --- | ---: |")
    for bot, others in zip(pairs[::2], pairs[1::2], strict=True):
        mean, error = baseline(game, games, bot, others)
        print(f"| {game.upper()} | {bot} | {others} | {mean:+.3f} ± {error:.3f} |", flush=True)


if __name__ == "__main__":
    pairs = sys.argv[3:]
    if not pairs or len(pairs) % 2 or sys.argv[1] not in ("spicy", "heated") or not sys.argv[2].isdecimal():
        sys.exit(
            "Usage: python examples/baselines.py GAME GAMES BOT OTHERS [BOT OTHERS …], GAME being spicy or heated."
        )
    if int(sys.argv[2]) < 2:
        sys.exit("A standard error needs two games at least.")
    main(sys.argv[1], int(sys.argv[2]), pairs)
