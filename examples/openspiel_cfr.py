"""OpenSpiel's CFR+ on a SPICY of three cards, and what it has learnt measured by OpenSpiel and by the exact ruler.

python examples/openspiel_cfr.py [iterations]
"""

from __future__ import annotations

import sys

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import scoville.spicy.environment.openspiel  # noqa: F401  # registers scoville_spicy
from scoville.spicy.environment.exact import build_tree, solve

SMALL = "scoville_spicy(players=2,ranks=1,spices=1,copies=1,wilds=1,hand=1,trophies=1,worlds_end=1,first=0)"


def main(iterations: int = 100) -> None:
    game = pyspiel.load_game(SMALL)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    found = exploitability.exploitability(game, solver.average_policy())
    print(f"OpenSpiel's CFR+, {iterations} iterations: exploitability {found:.6f}")
    tree = build_tree(game.rules, first=0)
    ours = tree.exploitability(solve(tree, iterations))
    print(f"ours, {iterations} iterations: exploitability {ours:.6f}, {tree.sets} information sets")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
