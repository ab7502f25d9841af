"""The contestants: our rows, the limit, and the peers by their drivers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Any

from builds import ROOT, Build, Failed, Measuring, importing, run_limit
from core import DEPTH, SLOWER
from environment import Environment
from rich.console import Console
from rows import say

from scoville.spicy import VARIANTS

PLOTTING = "matplotlib"
SPICY, HEATED = "Scoville SPICY", "Scoville HEATED regular"
"""The rows the others are divided by."""
SIMULATED = {"spicy": 800_000, "heated": 50_000}
"""Games of `scoville simulate` for each second of the other rows: long enough that its start matters little."""

Run = Callable[[int, int], tuple[float, float, float]]
"""Plays this many games or more of one round's seed; returns the decisions, the seconds, the games."""


@dataclass(frozen=True)
class Peer:
    name: str
    package: str
    install: str
    driver: str
    loops: str
    """The language of the loop around the decisions."""


PEERS = (
    Peer("OpenSpiel", "open_spiel", "open_spiel", "openspiel", "Python"),
    Peer("Pgx", "pgx", "pgx", "pgx_cards", "XLA"),
    Peer("RLCard", "rlcard", "rlcard", "rlcard_uno", "Python"),
    Peer("PettingZoo", "pettingzoo", "pettingzoo[classic]", "pettingzoo_cards", "Python"),
    Peer("PokerKit", "pokerkit", "pokerkit", "pokerkit_holdem", "Python"),
)


@dataclass
class Contestant:
    name: str
    side: str
    """ours, peer or limit"""
    loop: str
    run: Run
    amount: int = 1
    fixed: bool = False
    """Whether `amount` is fixed, because a command's own start would mislead."""
    decisions: float = 0
    games: float = 0
    """What all rounds counted."""

    @property
    def length(self) -> float:
        """Decisions in a game."""
        return self.decisions / self.games if self.games else 0.0

    def calibrate(self, seconds: float) -> None:
        """Finds the amount that takes about this long. The first try is a warm-up and does not count."""
        self.run(1, 0)
        while not self.fixed:
            _, took, _ = self.run(self.amount, 0)
            if took >= seconds / 5:
                self.amount = max(1, ceil(self.amount * seconds / took))
                return
            self.amount *= 4

    def per_second(self, number: int) -> float:
        decisions, took, games = self.run(self.amount, number)
        self.decisions += decisions
        self.games += games
        return decisions / took


# --- who takes part ------------------------------------------------------------------------------


def our_rows(ours: Build) -> list[Contestant]:
    def by(**job: Any) -> Run:
        def run(amount: int, number: int) -> tuple[float, float, float]:
            decisions, took = ours.measure({**job, "players": 4, "count": amount, "seed": number})
            return decisions, took, amount

        return run

    def spicy(what: str, *variants: str) -> Run:
        return by(game="spicy", what=what, above=DEPTH[4], variants=list(variants))

    def heated(what: str, mode: str) -> Run:
        return by(game="heated", what=what, mode=mode)

    c = "C" if ours.compiled else "Python"
    return [
        Contestant(SPICY, "ours", c, spicy("games")),
        Contestant("Scoville SPICY, six variants", "ours", c, spicy("games", *VARIANTS)),
        Contestant(HEATED, "ours", c, heated("games", "regular")),
        Contestant("Scoville HEATED chaos", "ours", c, heated("games", "chaos")),
        Contestant("Scoville SPICY, call by call", "ours", "Python", spicy("asked")),
        Contestant("Scoville HEATED, call by call", "ours", "Python", heated("asked", "regular")),
        Contestant("Scoville SPICY, options as objects", "ours", "Python", spicy("options")),
        Contestant("Scoville HEATED, options as objects", "ours", "Python", heated("options", "regular")),
    ]


def whole_commands(ours: Build, seconds: float) -> list[Contestant]:
    """`scoville simulate` from its start to its table, Python's own start included, on one worker."""

    def by(game: str) -> Run:
        def run(amount: int, number: int) -> tuple[float, float, float]:
            command = [sys.executable, "-m", "scoville", "simulate", game, "--players", "4", "--games", str(amount)]
            command += ["--bots", ",".join(["random"] * 4), "--workers", "1", "--seed", str(number), "--json"]
            start = perf_counter()
            done = subprocess.run(command, check=False, capture_output=True, text=True, env=importing(ours.sources))
            took = perf_counter() - start
            if done.returncode:
                raise Failed((done.stderr.splitlines() or ["it failed"])[-1])
            return json.loads(done.stdout)["decisions"], took, amount

        return run

    c, shorter = ("C", 1) if ours.compiled else ("Python", SLOWER["spicy"])
    return [
        Contestant(
            f"scoville simulate {game}", "ours", f"{c}, whole command", by(game), ceil(games * seconds / shorter), True
        )
        for game, games in SIMULATED.items()
    ]


def the_limit(program: Path) -> Contestant:
    def run(amount: int, number: int) -> tuple[float, float, float]:
        games = amount * 1000
        return *run_limit(program, games, 4), games

    return Contestant("C by hand, SPICY simplified", "limit", "C", run)


def peer_rows(peer: Peer, process: Measuring) -> list[Contestant]:
    def by(game: str) -> Run:
        def run(amount: int, number: int) -> tuple[float, float, float]:
            answer = process.measure({"game": game, "count": amount, "seed": number})
            return answer[0], answer[1], answer[2]

        return run

    return [
        Contestant(f"{peer.name} {game}", "peer", "C++" if "rollouts" in game else peer.loops, by(game))
        for game in process.greeting["games"]
    ]


def start(peer: Peer, environment: Environment) -> Measuring:
    quiet = {key: value for key, value in os.environ.items() if key not in {"PYTHONPATH", "PYTHONHOME"}}
    driver = ROOT / "bench" / "peers" / f"{peer.driver}.py"
    return Measuring([str(environment.python), str(driver)], {**quiet, "OMP_NUM_THREADS": "1"}, quiet=True)


def settle(peers: tuple[Peer, ...], environment: Environment, anew: bool, talk: Console) -> list[Peer]:
    """The peers that are installed now. Prints one line for each other."""
    missing = environment.make(anew)
    if missing:
        say(talk, f"{missing} No peers.")
        return []
    there = environment.versions([*(peer.package for peer in peers), PLOTTING])
    for name, install in [*((peer.package, peer.install) for peer in peers), (PLOTTING, PLOTTING)]:
        if name not in there:
            say(talk, f"Installing {install} …")
            why_not = environment.install(install)
            if why_not:
                say(talk, f"{install} is left out: {why_not}")
    there = environment.versions([peer.package for peer in peers])
    return [peer for peer in peers if peer.package in there]
