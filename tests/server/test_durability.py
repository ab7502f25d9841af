"""`kill -9` under load: no acknowledged wish is lost or kept twice, and nothing that was shown vanishes.

Twenty kills on each database; `python tests/server/kills.py --kills 500` for more, which also looks at the clock.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from kills import kill_and_look


def test_a_killed_server_loses_nothing(database: str, tmp_path: Path) -> None:
    found = asyncio.run(kill_and_look(database, 20, tmp_path))
    print(found)
    assert found.faults == []
    assert found.kills == 20
    assert found.acknowledged > 100
    assert found.resent > 0  # some kills came between a wish and its answer
    assert found.updates > 200
