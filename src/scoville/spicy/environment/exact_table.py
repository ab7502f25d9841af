"""`python -m scoville.spicy.environment.exact_table BOT …`: how exploitable bots are on the exact ruler."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from ...core import ScovilleError
from ...core.needs import Missing

try:
    from .exact import build_tree, solve
    from .exact_bots import SAMPLES, bot_policy
except ModuleNotFoundError as error:
    if __name__ != "__main__":
        raise
    sys.exit(f"scoville: {Missing(f'This needs {error.name}', 'environments')}")

__all__ = ["main", "table"]

ITERATIONS = 200


def table(bots: Sequence[str], samples: int, iterations: int = ITERATIONS) -> str:
    """A row for an equilibrium, for uniform play and for every bot."""
    tree = build_tree()
    lines = [
        f"{tree.nodes:,} histories, {tree.sets:,} information sets; {samples} samples at each.",
        "",
        "| policy | exploitability | as seat 0 | as seat 1 |",
        "| --- | ---: | ---: | ---: |",
    ]
    policies = {f"CFR+, {iterations} iterations": solve(tree, iterations), "uniform": tree.uniform()}
    policies |= {f"`{bot}`": bot_policy(tree, bot, samples) for bot in bots}
    for name, policy in policies.items():
        worst = [-tree.best_response(policy, 1 - seat) for seat in (0, 1)]
        lines.append(f"| {name} | {tree.exploitability(policy):.4f} | {worst[0]:+.3f} | {worst[1]:+.3f} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="exact_table", description="How exploitable bots are on the exact ruler.")
    parser.add_argument("bots", nargs="*", metavar="BOT")
    parser.add_argument("--samples", type=int, default=SAMPLES, help="how often a bot is asked at each information set")
    chosen = parser.parse_args()
    if chosen.samples < 1:
        parser.error("--samples is at least 1.")
    try:
        print(table(chosen.bots, chosen.samples))
    except ScovilleError as error:
        print(f"scoville: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
