"""What the drivers share: a driver plays one peer's games at random and takes jobs on its standard input.

It greets with the peer's version and the names of its games. It answers each job {"game", "count", "seed"} with the
decisions, the seconds and the games played, or with the reason why it cannot. It runs in the peers' own environment.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from time import perf_counter

Play = Callable[[int], tuple[int, float]]
"""Plays this many times; returns the number of decisions and of games."""


def serve(package: str, games: dict[str, Callable[[Random], Play]]) -> None:
    """`games` makes each game ready to play: imports and compiling are not timed."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # a library's output is no answer
    ready: dict[str, Play] = {}

    def answer(value: object) -> None:
        answers.write(json.dumps(value) + "\n")
        answers.flush()

    answer({"version": version(package), "games": list(games)})
    for line in sys.stdin:
        job = json.loads(line)
        try:
            if job["game"] not in ready:
                ready[job["game"]] = games[job["game"]](Random(job["seed"]))
            start = perf_counter()
            decisions, played = ready[job["game"]](job["count"])
            answer([decisions, perf_counter() - start, played])
        except Exception as error:  # a peer that has changed is reported, and the others go on
            answer({"failed": f"{type(error).__name__}: {error}".splitlines()[0]})
