"""What HEATED's `search` gains over the choice of `learned`, by how far it plays on and how much the network counts.

`python bench/heated_search.py --players 2 --positions 300` takes positions of games of `learned`, tries every candidate
with each setting, and judges the choice by playouts to the end. All settings meet the same positions.
"""

from __future__ import annotations

from argparse import ArgumentParser
from itertools import product
from typing import Any

import numpy as np

from scoville.bots.bot import catch_up
from scoville.core import game_seed, stream
from scoville.heated import Heated, Rules
from scoville.heated.bots import HeatedMixedSearchBot, heated_options
from scoville.heated.bots.search import FAR, Tried
from scoville.lab.arena import play_game
from scoville.lab.spec import TableSpec

REACHES = (1, 2, 4, 8, 16)
COUNTS = (0, 50, 200, 600)
OF_A_GAME = 6


def positions(players: int, count: int, seed: str) -> Any:
    """A seat with a choice, a few of every game."""
    rng, found, number = np.random.default_rng(5), 0, 0
    while True:
        games: list[Heated] = []

        def watch(game: Heated, *_: Any, games: list[Heated] = games) -> None:
            games.append(game.clone())

        play_game(TableSpec("heated", players, Rules(), ("learned",) * players, seed), number, watch)
        number += 1
        for i in rng.permutation(len(games))[:OF_A_GAME].tolist():
            game = games[i]
            seat = game.waiting[0] if game.waiting else game.turn
            if game.over or seat is None or len(heated_options(game, seat)) < 2 or len(game.view(seat).hand) == 1:
                continue
            if found == count:
                return
            found += 1
            yield game, seat


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--tries", type=int, nargs="+", default=[200], help="of every option, fewest first")
    parser.add_argument("--playouts", type=int, default=1000, help="of every option, to judge the choice")
    parser.add_argument("--seed", default="e5")
    asked = parser.parse_args()
    gains: dict[tuple[int, int, int], list[float]] = {}
    for tries, reach, count in product(asked.tries, REACHES, COUNTS):
        gains[tries, reach, count] = []
    for number, (game, seat) in enumerate(positions(asked.players, asked.positions, asked.seed)):
        bot = HeatedMixedSearchBot(stream(game_seed(asked.seed, number), "bot"))
        catch_up(bot, seat, game)
        view, options = game.view(seat), heated_options(game, seat)
        bot.memory.look(view)
        choices = bot.candidates(view, options)
        thought = np.array([bot._thought[choice] for choice in choices])
        redeal = bot.imagine(view, options)

        def values(
            reach: int, times: Any, foreseen: bool, bot: Any = bot, choices: Any = choices, redeal: Any = redeal
        ) -> Any:
            """The means after each of these numbers of tries."""
            bot.foresight = lambda: (reach, bot.outlook if foreseen else None)
            tried = [Tried.of(choice) for choice in choices]
            for more in np.diff([0, *times]).tolist():
                bot._try(redeal, tried, more)
                yield np.array([one.mean for one in tried])

        (true,) = values(FAR, [asked.playouts], foreseen=False)
        for reach in REACHES:
            for tries, mean in zip(asked.tries, values(reach, asked.tries, foreseen=True), strict=True):
                for count in COUNTS:
                    chosen = int(np.argmax(tries * mean + count * thought))
                    gains[tries, reach, count].append(float(true[chosen] - true[0]))
    for tries in asked.tries:
        print(f"\n| each option tried {tries} times | {' | '.join(f'{count}' for count in COUNTS)} |")
        print(f"| --- |{' ---: |' * len(COUNTS)}")
        for reach in REACHES:
            print(f"| {reach} | {' | '.join(f'{np.mean(gains[tries, reach, count]):.2%}' for count in COUNTS)} |")
    spread = [np.std(found) / len(found) ** 0.5 for found in gains.values()]
    print(f"standard errors: at most {max(spread):.2%}")


if __name__ == "__main__":
    main()
