"""Three servers under faults: a short run of `cluster_faults.py`, which says more and looks at the clock."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cluster_faults import SERVERS, break_everything
from sizes import sized

PLAN = {
    "kills": sized(1, 10),
    "pauses": sized(1, 5),
    "nats_restarts": sized(1, 5),
    "postgres_restarts": sized(0, 2),
    "partitions": sized(1, 5),
    "stops": sized(0, 5),
    "upgrades": sized(0, 2),
}


def test_nothing_is_lost_doubled_or_unshown_whatever_fails(tmp_path: Path) -> None:
    found = asyncio.run(break_everything(tmp_path, PLAN))
    print(found)
    assert found.faults == []
    assert sum(found.faults_made.values()) == sum(PLAN.values())
    assert found.claims >= 6  # four tables, of which at least two have moved
    assert found.acknowledged > 50
    assert found.updates > 100


def test_all_servers_are_upgraded_in_the_middle_of_games(tmp_path: Path) -> None:
    """SIGTERM to each in turn, a new one comes up. How long people wait is printed; a busy machine decides that."""
    found = asyncio.run(break_everything(tmp_path, {"upgrades": sized(1, 5)}, seed=2, rests=0.3))
    print(found)
    assert found.faults == []
    assert found.replaced == SERVERS * sized(1, 5)
    assert found.claims >= 4 + 2  # every table had an owner, and two at least have moved
    assert found.acknowledged > 20
