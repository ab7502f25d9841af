"""RLCard's uno for two, as its environment has it: the game alone, and with what a player sees encoded."""

from __future__ import annotations

from importlib import import_module
from random import Random

from driver import Play, serve


def game_alone(luck: Random) -> Play:
    game = import_module("rlcard.games.uno").Game()

    def play(count: int) -> tuple[int, float]:
        decisions = 0
        for _ in range(count):
            game.init_game()
            while not game.is_over():
                game.step(luck.choice(game.get_legal_actions()))
                decisions += 1
        return decisions, count

    return play


def environment(luck: Random) -> Play:
    table = import_module("rlcard").make("uno", config={"seed": luck.randrange(1 << 31)})

    def play(count: int) -> tuple[int, float]:
        decisions = 0
        for _ in range(count):
            state, _seat = table.reset()
            while not table.is_over():
                state, _seat = table.step(luck.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions, count

    return play


if __name__ == "__main__":
    serve("rlcard", {"uno, game alone": game_alone, "uno, environment": environment})
