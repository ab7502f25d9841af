"""The page of a game's environments in the form of Farama's documentation, written from its codec.

`python -m scoville.environments.page GAME` prints it, for any registered game.
"""

from __future__ import annotations

import sys

from ..core import BadSettings, registry
from .fields import decision_table, field_table
from .room import environment_of
from .tables import make_tables

__all__ = ["head", "page"]


def head(game: str) -> str:
    """What Farama's pages begin with: what to import, who plays, what is decided and seen."""
    kind, room = registry.game(game), environment_of(game)
    table = make_tables(game, 1, kind.fewest, None, False)[0]
    high = max(field.high for field in room.fields)
    module = f"{game}_v{room.version}"
    rows = {
        "Import": f"`from scoville.environments import {module}`",
        "Actions": "discrete",
        "Parallel API": f"yes, `{module}.parallel_env()`",
        "Manual control": "no",
        "Agents": f"{kind.fewest}–{kind.most}, 4 unless you say otherwise",
        "Names of the agents": "`player_0`, `player_1`, …",
        "Action space": f"`Discrete({table.actions})`, masked",
        "Observation space": f"`Dict(observation=Box(0, {high}, ({table.observation},), uint8), "
        f"action_mask=Box(0, 1, ({table.actions},), int8))`",
        "State": f"`Box(0, {high}, (agents × {table.observation},), uint8)`",
        "Rewards": "at the end: 1, or −1 / (agents − 1); shared in a tie",
        "Gymnasium": f"`scoville/{game.title()}-v{room.version}`, `scoville/{game.title()}SelfPlay-v{room.version}`",
    }
    return "\n".join(["| | |", "| --- | --- |", *(f"| {name} | {value} |" for name, value in rows.items())])


def page(game: str) -> str:
    """The whole page."""
    room = environment_of(game)
    told = decision_table(room.decisions) if room.decisions else _one_by_one(game)
    size = sum(field.size for field in room.fields)
    return f"""# {registry.game(game).title}

{head(game)}

## Action space

{told}

## Observation space

An observation has {size} numbers:

{field_table(room.fields)}

## Version history

* v{room.version}: the same seed and decisions give the same play on every machine.
"""


def _one_by_one(game: str) -> str:
    """For a game that describes its decisions one by one."""
    room, kind = environment_of(game), registry.game(game)
    actions = make_tables(game, 1, kind.fewest, None, False)[0].actions
    rows = [f"| {decision} | {room.describe(decision)} |" for decision in range(actions)]
    return "\n".join(["| id | decision |", "| ---: | --- |", *rows])


def main() -> None:
    known = list(registry.games())
    if len(sys.argv) != 2 or sys.argv[1] not in known:
        sys.exit(f"Usage: python -m scoville.environments.page GAME; there are {', '.join(known)}.")
    try:
        print(page(sys.argv[1]), end="")
    except BadSettings as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
