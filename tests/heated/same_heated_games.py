"""Plays many games of HEATED and boils them down to one hash; `python same_heated_games.py CHUNK` prints it as JSON.

Run with the compiled core and with SCOVILLE_INTERPRETED=1 it must print the same hash: every
decision and every final state goes into it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from itertools import product
from random import Random
from typing import Any

from heated_walks import BLANKS, NAMES, Table, choose, numbers, snapshot
from sizes import sized

import scoville
from scoville.core import stream
from scoville.heated import MODES, Heated, Rules
from scoville.heated.rules.arbiter import Arbiter, random_decision, random_games, random_playouts
from scoville.heated.rules.setup import Setup

CHUNKS = 2
PARTS = 3
"""Of a chunk; each mode and number of players has other rules in each part of each chunk."""
GAMES = sized(7, 27)
"""Sequenced games for each mode, number of players and part: 7 × 9 × 6 × 27 are 10,206."""
LONGEST = 150
"""Decisions; how far a long game is followed."""


def table_of(mode: str, players: int, number: int) -> Rules:
    house = tuple(rule for rule in range(1, 7) if number >> rule & 1)
    return Rules(
        mode=mode,
        house=house,
        heated_call="automatic" if number % 5 == 0 else "race",
        reaction_cards_oblige=number % 3 == 0,
        no_thanks_ends_turn=number % 4 == 0,
        blank=BLANKS[number % len(BLANKS)],
        add=("spice-mix", "reorganize", "give-take") if number % 7 == 0 else (),
    )


def fingerprint(chunk: int) -> dict[str, Any]:
    digest = hashlib.sha256()
    games = 0
    for part, mode in product(range(chunk * PARTS, (chunk + 1) * PARTS), MODES):
        for players in range(2, 11):
            number = part * 31 + players * 7 + MODES.index(mode)
            rules = table_of(mode, players, number)
            for seed in range(GAMES):
                digest.update(sequenced(rules, players, seed + 100 * part).encode())
                games += 1
            digest.update(live(Table(rules, players, number, short=number % 2 == 0)).encode())
        digest.update(in_one_go(mode, part).encode())
    return {"compiled": scoville.compiled, "hash": digest.hexdigest(), "games": games}


def dealt(rules: Rules, players: int, seed: int) -> Heated:
    return Heated(Setup(NAMES[:players], rules, seed))


def sequenced(rules: Rules, players: int, seed: int) -> str:
    """Every decision of a game that an arbiter leads, as far as it is followed."""
    state = dealt(rules, players, seed).state
    state.journal = None
    dice = stream(seed, "play")
    arbiter = Arbiter(state, stream(seed, "reactions"))
    arbiter.set_quickness(seed % players, 150)
    told = hashlib.sha256()
    for _ in range(LONGEST):
        arbiter.let_react()
        seat = arbiter.seat()
        if seat < 0:
            break
        random_decision(arbiter, state, seat, dice)
        told.update(repr((seat, state.hand_size(seat), numbers(state)[:15])).encode())
    return f"{told.hexdigest()} {snapshot(state)} {dice.word()}"


def in_one_go(mode: str, chunk: int) -> str:
    """The loops that run without Python in between: what they count, and where they leave the dice."""
    dice = stream(chunk, mode)
    state = dealt(Rules(mode=mode), 3, chunk).state
    state.journal = None
    return f"{random_playouts(state, dice, 2)} {random_games(state, dice, 1)} {snapshot(state)} {dice.word()}"


def live(table: Table) -> str:
    """A game through the facade: any seat, with all facts."""
    game = table.game()
    random = Random(table.seed)
    told: list[object] = []
    for _ in range(60):
        if game.over:
            break
        seat, action = choose(game, random)
        told.append((seat, action, game.apply(seat, action)))
    return f"{told} {snapshot(game.state)} {game.winners}"


if __name__ == "__main__":
    print(json.dumps(fingerprint(int(sys.argv[1]))))
