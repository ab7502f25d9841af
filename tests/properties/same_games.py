"""Plays many games and boils them down to one hash; `python same_games.py CHUNK` prints it as JSON.

Run with the compiled core and with SCOVILLE_INTERPRETED=1 it must print the same hash: every
decision and every final state goes into it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random
from typing import Any

from sizes import sized
from walks import SIZES, VARIANT_SETS, Table, choose, editions_for, numbers, snapshot

import scoville
from scoville.core import stream
from scoville.spicy import VARIANTS
from scoville.spicy.rules.arbiter import Arbiter, random_decision, random_games, random_playouts
from scoville.spicy.rules.settings import MANNERS, Rules
from scoville.spicy.rules.state import State
from scoville.spicy.rules.tables import lay_tables

CHUNKS = 2
GAMES = sized(8, 32)
"""Sequenced games for each set of variants and number of players: 64 × 5 × 32 are 10,240."""


def fingerprint(chunk: int) -> dict[str, Any]:
    digest = hashlib.sha256()
    games = 0
    for number, variants in list(enumerate(VARIANT_SETS))[chunk::CHUNKS]:
        for players in range(2, 7):
            for seed in range(GAMES):
                digest.update(sequenced(variants, players, seed).encode())
                games += 1
            digest.update(in_one_go(variants, players).encode())
            manners = MANNERS[(number + players) % 2]
            rules = Rules(editions_for(variants)[-1], variants, manners, open_deck=number % 3 == 0)
            digest.update(live(Table(rules, players, number, short=players in (2, 4, 5))).encode())
            games += 1
        for size in SIZES:
            if all(VARIANTS[name].needs <= size["ranks"] for name in variants):
                smaller = Rules(editions_for(variants)[-1], variants, **size)
                digest.update(live(Table(smaller, 2 + number % 3, number)).encode())
    return {"compiled": scoville.compiled, "hash": digest.hexdigest(), "games": games}


def sequenced(variants: tuple[str, ...], players: int, seed: int) -> str:
    """Every decision of a game that an arbiter leads; half of these games are asked in shuffled order."""
    dice = stream(seed, f"{variants} {players}")
    state = State(lay_tables(frozenset(variants)), players)
    state.deal(dice, dice.below(players), 1 + dice.below(100 - 6 * players))
    arbiter = Arbiter(state, stream(seed, "order") if seed % 2 else None)
    told = []
    while (seat := arbiter.seat()) >= 0:
        random_decision(arbiter, state, seat, dice)
        told.append((seat, state.score(seat), numbers(state)))
    return f"{told} {snapshot(state)} {state.winners()} {dice.word()}"


def in_one_go(variants: tuple[str, ...], players: int) -> str:
    """The loops that run without Python in between: what they count, and where they leave the dice."""
    dice = stream(players, f"{variants}")
    fresh = State(lay_tables(frozenset(variants)), players)
    played = random_games(fresh, dice, 100 - 6 * players, 4)
    fresh.deal(dice, 0, 30)
    return f"{played} {random_playouts(fresh, dice, 4)} {snapshot(fresh)} {dice.word()}"


def live(table: Table) -> str:
    """A game through the facade: any seat, offences too, with all facts."""
    game = table.game()
    random = Random(table.seed)
    told: list[object] = []
    while not game.over:
        seat, action = choose(game, random)
        told.append((seat, action, game.apply(seat, action)))
    return f"{told} {snapshot(game.state)} {game.winners} {game.scores}"


if __name__ == "__main__":
    print(json.dumps(fingerprint(int(sys.argv[1]))))
