"""Prints what many games in lock-step show, as hashes: for comparing builds, and versions with what they were."""

from __future__ import annotations

import json
import sys
from hashlib import sha256

import scoville
from scoville import heated, spicy
from scoville.environments.vector import VectorEnvironment
from scoville.spicy import VARIANTS

ALL = spicy.Rules(edition="fr", variants=tuple(VARIANTS))
TRACES: dict[str, list[tuple[int, spicy.Rules | heated.Rules, bool]]] = {
    "spicy": [(4, spicy.Rules(), False), (2, ALL, False), (6, ALL, True)],
    "heated": [(4, heated.Rules(), False), (3, heated.Rules(mode="chaos"), False), (7, heated.Rules(), True)],
}
STEPS = 250


def trace(game: str) -> str:
    """Everything an agent is shown in random play at six tables each."""
    found = sha256()
    for players, rules, timed in TRACES[game]:
        many = VectorEnvironment(game, 6, players, rules, seed=11, reactions=timed)
        for _ in range(STEPS):
            many.step(many.sample())
            for array in (many.observations, many.masks, many.rewards, many.dones, many.to_move):
                found.update(array.tobytes())
    return found.hexdigest()[:16]


if __name__ == "__main__":
    chosen = sorted(TRACES)[int(sys.argv[1])]
    print(json.dumps({"compiled": scoville.compiled, chosen: trace(chosen)}))
