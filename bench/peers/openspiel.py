"""OpenSpiel: asked from Python for every action, and playing on its own in C++.

Its rollouts in C++ are those of its MCTS bot, allowed one simulation: that evaluates the root, by as many random
playouts as its evaluator is told. They start after the deal, which is not timed. They are not counted inside, so
their decisions are taken from the mean of playouts of the very same deals in Python.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from driver import Play, serve

ROLLOUTS = 100
DEALS = 50
COUNTED = 60
"""Playouts of each deal to take the mean of."""
GAMES = {"crazy_eights": "crazy_eights(players=4)", "liars_dice": "liars_dice(numdice=5)"}


def play_out(state: Any, luck: Random) -> int:
    """The chances of dice and dealt cards are even in these games, so they are drawn as a move is."""
    decisions = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
        state.apply_action(luck.choice(state.legal_actions()))
    return decisions


def deal(game: Any, luck: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def from_python(name: str) -> Callable[[Random], Play]:
    def make(luck: Random) -> Play:
        game = import_module("pyspiel").load_game(GAMES[name])

        def play(count: int) -> tuple[int, float]:
            return sum(play_out(game.new_initial_state(), luck) for _ in range(count)), count

        return play

    return make


def rollouts(name: str) -> Callable[[Random], Play]:
    def make(luck: Random) -> Play:
        pyspiel = import_module("pyspiel")
        game = pyspiel.load_game(GAMES[name])
        deals = [deal(game, luck) for _ in range(DEALS)]
        length = sum(play_out(state.clone(), luck) for state in deals * COUNTED) / (DEALS * COUNTED)
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, luck.randrange(1 << 31))
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, luck.randrange(1 << 31), False)

        def play(count: int) -> tuple[int, float]:
            for i in range(count):
                bot.step(deals[i % DEALS])
            return round(length * ROLLOUTS * count), ROLLOUTS * count

        return play

    return make


if __name__ == "__main__":
    serve(
        "open_spiel",
        {
            **{f"{name}, rollouts": rollouts(name) for name in GAMES},
            **{name: from_python(name) for name in GAMES},
        },
    )
