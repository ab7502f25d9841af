"""A disk that is really full and a file that is really damaged: what everybody is told, and that it heals."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from live_tables import Running, running, seated, wish_of

from scoville import client
from scoville.core import BadSettings
from scoville.server.probe import PROBE_LASTS
from scoville.server.store import InUse, open_store
from scoville.server.workers import WorkerDied


@contextmanager
def no_room(database: Path) -> Iterator[None]:
    """The system lets no file of this process grow beyond what the write-ahead log has now."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{database}-wal").stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def spoilt(database: Path) -> Iterator[None]:
    """Somebody has written something else into the file."""
    with closing(sqlite3.connect(database)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = database.read_bytes()
    with database.open("r+b") as file:
        file.write(b"spoilt! " * (len(content) // 8))
    try:
        yield
    finally:
        database.write_bytes(content)


async def told(here: Running, path: str) -> tuple[int, str]:
    try:
        return 200, (await client.get(here.url, path))["status"]
    except client.HttpFault as fault:
        return fault.status, fault.fault["status"]


FULL = """
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON entries EXECUTE FUNCTION full_disk();
    CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON tables EXECUTE FUNCTION full_disk();
    CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON tokens EXECUTE FUNCTION full_disk();
"""


@contextmanager
def no_room_in_postgres(url: str) -> Iterator[None]:
    """PostgreSQL says what it says when it cannot extend a file. Really filling its disk needs rights to mount one."""

    def execute(statements: str) -> None:
        import asyncpg  # type: ignore[import-untyped]

        async def do() -> None:
            connection = await asyncpg.connect(url)
            await connection.execute(statements)
            await connection.close()

        with ThreadPoolExecutor(1) as beside:  # this thread's loop is at work
            beside.submit(asyncio.run, do()).result()

    execute(FULL)
    try:
        yield
    finally:
        execute("DROP FUNCTION full_disk() CASCADE")


@pytest.mark.parametrize("fault", [no_room, spoilt, no_room_in_postgres])
def test_what_cannot_be_kept_is_told_and_everybody_comes_back_once_it_can(
    tmp_path: Path, fault: type, request: pytest.FixtureRequest
) -> None:
    path: Any = tmp_path / "tables.db"
    if fault is no_room_in_postgres:
        path = asyncio.run(request.getfixturevalue("postgres").new_database())

    async def play() -> None:
        async with running(path) as here, seated(here.url) as (ada, bo):
            assert await told(here, "/readyz") == (200, "ok")
            with fault(path):
                await here.hall.probe.take()
                assert await told(here, "/readyz") == (503, "store-down")
                assert await told(here, "/healthz") == (200, "ok")
                with pytest.raises(client.HttpFault) as refused:
                    await client.make(here.url, wish_of())
                assert (refused.value.status, refused.value.fault["id"]) == (503, "store-down")
                await ada.send({"type": "chat", "id": "1", "phrase": "hello"})
                for seat in (ada, bo):
                    await seat.until(lambda seat=seat: seat.bye is not None)  # type: ignore[misc]
                    assert seat.bye is not None
                    assert seat.bye["reason"] == "store-down"
                async with client.Seat(here.url, ada.token) as again:  # a hello writes where the table comes back
                    assert again.bye is not None
                    assert again.bye["reason"] == "store-down"
            await here.hall.probe.take()
            assert await told(here, "/readyz") == (200, "ok")
            async with client.Seat(here.url, ada.token) as again:
                assert again.bye is None
                await again.wish("chat", phrase="hello")
            await client.make(here.url, wish_of())

    asyncio.run(play())


def test_a_strangers_request_never_commits_and_an_old_probe_says_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def play() -> None:
        async with running(path) as here:
            with closing(sqlite3.connect(path)) as other:

                def version() -> int:
                    """Grows with every commit of somebody else."""
                    return int(other.execute("PRAGMA data_version").fetchone()[0])

                before = version()
                for at in ("/healthz", "/readyz", "/metrics", "/api/tables", "/healthz"):
                    await client.get(here.url, at)
                assert version() == before
                await here.hall.probe.take()
                assert version() != before
            assert here.hall.probe.ready
            now = here.hall.clock.now()
            here.hall.clock.now = lambda: now + PROBE_LASTS  # type: ignore[method-assign]
            assert await told(here, "/readyz") == (503, "store-down")
            here.hall.stopping = True
            assert await told(here, "/readyz") == (503, "stopping")
            assert await told(here, "/healthz") == (200, "ok")
            here.hall.stopping = False

    asyncio.run(play())


def test_a_database_reached_by_a_link_has_one_server(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "folder").symlink_to(tmp_path / "real")
    (tmp_path / "link.db").symlink_to(tmp_path / "real" / "tables.db")  # before there is one

    async def story() -> None:
        first = open_store(f"sqlite:///{tmp_path / 'link.db'}")
        await first.open()
        try:
            for name in ("real/tables.db", "folder/tables.db", "link.db"):
                with pytest.raises(InUse, match="Another server"):
                    await open_store(f"sqlite:///{tmp_path / name}").open()
        finally:
            await first.close()
        (tmp_path / "real" / "other.db").hardlink_to(tmp_path / "real" / "tables.db")
        with pytest.raises(BadSettings, match="hard link"):
            await open_store(f"sqlite:///{tmp_path / 'real' / 'other.db'}").open()

    asyncio.run(story())


def test_the_metrics_say_what_waits_and_how_late_the_loop_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as here, seated(here.url):
            lag = here.hall.metrics.registry.get_sample_value
            import time

            while (lag("scoville_loop_lag_seconds_sum") or 0.0) < 0.2:
                time.sleep(0.3)
                await asyncio.sleep(0.3)
            names = {
                entry.split("{")[0].split(" ")[0]
                for entry in (await client.get(here.url, "/metrics")).splitlines()
                if not entry.startswith("#")
            }
            assert {"scoville_mailbox_jobs", "scoville_mailbox_depth", "scoville_ready"} <= names
            assert (lag("scoville_sockets") or 0) >= 2
            assert (lag("scoville_open_descriptors") or 0) > (lag("scoville_sockets") or 0)
            here.hall.mistake("bot_workers", WorkerDied("A process has died."))
            assert lag("scoville_worker_deaths_total", {"where": "bot_workers"}) == 1
            for queue in ("store", "readers", "bot_workers", "unsent"):
                assert lag("scoville_queue_length", {"queue": queue}) == 0
            table = next(iter(here.hall.tables.values()))
            go = asyncio.Event()

            async def slow() -> None:
                await go.wait()

            for _ in range(3):
                table.post(slow)
            await asyncio.sleep(0)
            assert lag("scoville_mailbox_depth") == 2  # the first is under way
            go.set()

    asyncio.run(play())
