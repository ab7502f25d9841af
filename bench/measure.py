"""One build of the rules core, timed. Reads jobs as JSON lines and answers each with a count and seconds.

A process of its own for each build, so that compiled, interpreted and altered ones can take turns.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import environment_jobs
import heated_jobs
import spicy_jobs

import scoville


def measure(game: str, **job: Any) -> tuple[int, float] | dict[str, str]:
    if game == "environments":
        return environment_jobs.measure(**job)
    return heated_jobs.measure(**job) if game == "heated" else spicy_jobs.measure(**job)


if __name__ == "__main__":
    print(json.dumps(scoville.compiled), flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(**json.loads(line))), flush=True)
