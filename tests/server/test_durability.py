"""`kill -9` under load: no acknowledged wish is lost or stored twice, and nothing that was shown vanishes.

A few kills on each database; `python tests/server/kills.py --kills 500` for more, which also looks at the clock.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from kills import kill_and_look
from sizes import sized

KILLS = sized(6, 20)


def test_a_killed_server_loses_nothing(database: str, tmp_path: Path) -> None:
    found = asyncio.run(kill_and_look(database, KILLS, tmp_path))
    print(found)
    assert found.faults == []
    assert found.kills == KILLS
    assert found.acknowledged >= 5 * KILLS
    assert found.resent > 0  # some kills came between a wish and its answer
    assert found.updates > 10 * KILLS
