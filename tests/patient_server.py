"""`scoville serve` with eight times as long for people's turns, answers and slaps.

A browser on a busy machine may need many seconds for one press. The clocks of the tables are tested with a clock of
the tests' own (tests/server); here they should only not get in the way. Bots keep their pace.
"""

from __future__ import annotations

from dataclasses import replace

from scoville.cli import main
from scoville.core.speeds import USUAL_HOURS, Speed, speed_of
from scoville.server import live

LONGER = 8


def patient(name: str, hours: int = USUAL_HOURS) -> Speed:
    speed = speed_of(name, hours)
    if speed.own_pace:
        return speed
    return replace(
        speed,
        turn=speed.turn * LONGER,
        window=speed.window * LONGER,
        slaps=speed.slaps * LONGER,
        grace=speed.grace * LONGER,
    )


if __name__ == "__main__":
    live.speed_of = patient  # type: ignore[attr-defined]
    main()
