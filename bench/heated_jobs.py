"""What is timed of HEATED. Each job answers with a count and seconds."""

from __future__ import annotations

from random import Random
from time import perf_counter

from scoville import heated
from scoville.core import Dice, stream
from scoville.heated.rules.arbiter import Arbiter, random_decision, random_games
from scoville.heated.rules.state import State
from scoville.heated.rules.tables import tables_for


def games(fresh: State, dice: Dice, count: int) -> tuple[int, float]:
    """Decisions of whole games, dealing included. Slaps and calls are reflexes and not counted."""
    start = perf_counter()
    decisions = random_games(fresh, dice, count)
    return decisions, perf_counter() - start


def decisions_one_by_one(fresh: State, dice: Dice, count: int) -> tuple[int, float]:
    """The same games with Python's loop around every decision: reflexes, who is asked, and one random answer."""
    state = fresh.clone()
    decisions = 0
    start = perf_counter()
    for _ in range(count):
        state.copy_from(fresh)
        state.dice = dice
        state.deal(dice, dice.below(state.n))
        arbiter = Arbiter(state, dice)
        arbiter.let_react()
        while (seat := arbiter.seat()) >= 0:
            random_decision(arbiter, state, seat, dice)
            arbiter.let_react()
            decisions += 1
    return decisions, perf_counter() - start


def by_options(players: int, rules: heated.Rules, seed: int, count: int) -> tuple[int, float]:
    """Through the library as its users have it: every option listed as an object, one chosen, judged and applied."""
    luck = Random(seed)
    names = [f"player{seat}" for seat in range(players)]
    decisions = 0
    start = perf_counter()
    for number in range(count):
        game = heated.new(names, seed * 1_000_000 + number, rules)
        arbiter = Arbiter(game.state, stream(number, "bench"))
        arbiter.let_react()
        while (seat := arbiter.seat()) >= 0:
            options: list[heated.Action | None] = [*game.legal(seat)]
            if arbiter.reacting():
                options = [*(option for option in options if isinstance(option, heated.Play)), None]
            action = luck.choice(options)
            if action is None:
                arbiter.decline()
            else:
                game.apply(seat, action)
            arbiter.let_react()
            decisions += 1
    return decisions, perf_counter() - start


def measure(what: str, players: int, mode: str, count: int, seed: int) -> tuple[int, float]:
    rules = heated.Rules(mode=mode)
    dice = stream(str(seed), "bench")
    fresh = State(tables_for(rules, players), players, dice)
    match what:
        case "games":
            return games(fresh, dice, count)
        case "asked":
            return decisions_one_by_one(fresh, dice, count)
        case "options":
            return by_options(players, rules, seed, count)
    raise ValueError(f"no such job: {what}")
