"""What is timed of SPICY. Each job answers with a count and seconds."""

from __future__ import annotations

from random import Random
from time import perf_counter

from scoville import spicy
from scoville.core import Dice, Journal, stream
from scoville.spicy.rules.arbiter import Arbiter, random_decision, random_games, random_playout, random_playouts
from scoville.spicy.rules.state import State
from scoville.spicy.rules.tables import lay_tables

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


def decisions_one_by_one(fresh: State, dice: Dice, above: int, count: int) -> tuple[int, float]:
    """The same games with Python's loop around every decision: who is asked, and one random answer."""
    state = fresh.clone()
    decisions = 0
    start = perf_counter()
    for _ in range(count):
        state.copy_from(fresh)
        state.deal(dice, dice.below(state.n), above)
        arbiter = Arbiter(state)
        while (seat := arbiter.seat()) >= 0:
            random_decision(arbiter, state, seat, dice)
            decisions += 1
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


def by_options(players: int, seed: int, count: int) -> tuple[int, float]:
    """Through the library as its users have it: every option listed as an object, one chosen, judged and applied."""
    luck = Random(seed)
    names = [f"player{seat}" for seat in range(players)]
    decisions = 0
    start = perf_counter()
    for number in range(count):
        game = spicy.new(names, seed * 1_000_000 + number)
        arbiter = Arbiter(game.state)
        while (seat := arbiter.seat()) >= 0:
            options: list[spicy.Action | None] = [*game.legal(seat)]
            if arbiter.reacting():
                options = [option for option in options if not isinstance(option, spicy.Play | spicy.Pass)]
                if not game.waiting:
                    options.append(None)
            action = luck.choice(options)
            if action is None:
                arbiter.decline()
            else:
                game.apply(seat, action)
            decisions += 1
    return decisions, perf_counter() - start


def measure(what: str, players: int, above: int, variants: list[str], count: int, seed: int) -> tuple[int, float]:
    fresh = State(lay_tables(frozenset(variants)), players)
    dice = stream(str(seed), "bench")
    match what:
        case "games":
            return games(fresh, dice, above, count)
        case "playouts":
            return playouts(fresh, dice, above, count)
        case "attached" | "detached":
            return games_one_by_one(fresh, dice, above, count, what == "attached")
        case "asked":
            return decisions_one_by_one(fresh, dice, above, count)
        case "options":
            return by_options(players, seed, count)
    raise ValueError(f"no such job: {what}")
