"""One build of the rules core, timed. Reads jobs as JSON lines and answers each with a count and seconds.

A process of its own for each build, so that compiled, interpreted and altered ones can take turns.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter

import scoville
from scoville.core import Dice, Journal, stream
from scoville.spicy.arbiter import Arbiter, random_decision, random_games, random_playout, random_playouts
from scoville.spicy.state import State
from scoville.spicy.tables import lay_tables

POSITIONS = 50
"""Clones are made of that many different positions."""


def games(fresh: State, dice: Dice, above: int, count: int) -> tuple[int, float]:
    """Decisions of whole games, dealing included."""
    start = perf_counter()
    decisions = random_games(fresh, dice, above, count)
    return decisions, perf_counter() - start


def games_one_by_one(fresh: State, dice: Dice, above: int, count: int, listen: bool) -> tuple[int, float]:
    """The same with a journal attached or not: the loop around a game is Python's."""
    state = fresh.clone()
    journal = Journal()
    decisions = 0
    start = perf_counter()
    for _ in range(count):
        state.copy_from(fresh)
        state.deal(dice, dice.below(state.n), above)
        if listen:
            journal.length = 0
            state.journal = journal
        decisions += random_playout(state, dice)
    return decisions, perf_counter() - start


def playouts(fresh: State, dice: Dice, above: int, count: int) -> tuple[int, float]:
    """Clones played out at random, from the middle of games: half of the cards above World's End are drawn."""
    positions: list[State] = []
    while len(positions) < POSITIONS:
        state = fresh.clone()
        state.deal(dice, dice.below(state.n), above)
        arbiter = Arbiter(state)
        while (seat := arbiter.seat()) >= 0 and state.deck_n - state.below > above // 2:
            random_decision(arbiter, state, seat, dice)
        if seat >= 0:
            positions.append(state)
    each = -(-count // POSITIONS)
    start = perf_counter()
    for state in positions:
        random_playouts(state, dice, each)
    return each * POSITIONS, perf_counter() - start


def measure(job: dict[str, object]) -> tuple[int, float]:
    variants, players, above, count = job["variants"], job["players"], job["above"], job["count"]
    assert isinstance(variants, list)
    assert isinstance(players, int)
    assert isinstance(above, int)
    assert isinstance(count, int)
    fresh = State(lay_tables(frozenset(variants)), players)
    dice = stream(str(job["seed"]), "bench")
    match job["what"]:
        case "games":
            return games(fresh, dice, above, count)
        case "playouts":
            return playouts(fresh, dice, above, count)
        case "attached" | "detached" as what:
            return games_one_by_one(fresh, dice, above, count, what == "attached")
    raise ValueError(f"no such job: {job['what']}")


if __name__ == "__main__":
    print(json.dumps(scoville.compiled), flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(json.loads(line))), flush=True)
