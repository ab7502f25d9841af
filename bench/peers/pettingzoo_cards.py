"""Card games of PettingZoo's classic ones, without the wrappers that check their use: for four, or for two."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from driver import Play, serve


def play_with(table: Any, luck: Random) -> Play:
    def play(count: int) -> tuple[int, float]:
        decisions = 0
        for _ in range(count):
            table.reset(seed=luck.randrange(1 << 31))
            while table.agents:
                seen, _reward, ended, cut, _more = table.last()
                if ended or cut:
                    table.step(None)
                    continue
                table.step(luck.choice(seen["action_mask"].nonzero()[0].tolist()))
                decisions += 1
        return decisions, count

    return play


def texas_holdem(luck: Random) -> Play:
    return play_with(import_module("pettingzoo.classic.texas_holdem_v4").raw_env(num_players=4), luck)


def leduc_holdem(luck: Random) -> Play:
    return play_with(import_module("pettingzoo.classic.leduc_holdem_v4").raw_env(), luck)


def texas_holdem_no_limit(luck: Random) -> Play:
    return play_with(import_module("pettingzoo.classic.texas_holdem_no_limit_v6").raw_env(num_players=4), luck)


def hanabi(luck: Random) -> Play:
    return play_with(import_module("pettingzoo.classic.hanabi_v5").env(players=4), luck)


if __name__ == "__main__":
    games: dict[str, Callable[[Random], Play]] = {
        "texas_holdem": texas_holdem,
        "texas_holdem_no_limit": texas_holdem_no_limit,
        "leduc_holdem": leduc_holdem,
        "hanabi": hanabi,
    }
    serve("pettingzoo", games)
