"""What a stranger does to the server: a small run of `strangers.py`. Nothing is timed, but everything is answered."""

from __future__ import annotations

import asyncio
from pathlib import Path

from live_tables import running
from strangers import ATTACKS, BEFORE, Quiet, Stranger

LIMITS = {"chats": "too-much-chat", "replays": "429 too-fast"}


def test_a_quiet_table_moves_on_whatever_a_stranger_does_and_every_attack_meets_its_limit(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            kept = Stranger(server.url, size=0.05)
            await BEFORE["kept-tables"](kept)
        async with running(tmp_path / "db") as server:
            quiet = Quiet(server.url)
            await quiet.open()
            for name, attack in ATTACKS.items():
                stranger = Stranger(server.url, size=0.05)
                stranger.tables = kept.tables if name in BEFORE else []
                attacking = asyncio.create_task(asyncio.wait_for(attack(stranger), 900))
                await asyncio.sleep(0)
                before = len(quiet.took)
                await quiet.play(lambda: not attacking.done() or len(quiet.took) < before + 3)  # noqa: B023
                await attacking
                assert stranger.answers.total() > 0, name
                wrong = [answer for answer in stranger.answers if answer.startswith("5")]
                assert not wrong, (name, stranger.answers)
                assert name not in LIMITS or stranger.answers[LIMITS[name]], (name, stranger.answers)
            await quiet.close()
            assert server.hall.metrics.registry.get_sample_value("scoville_errors_total") == 0

    asyncio.run(play())
