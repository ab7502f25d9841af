"""Old tables are deleted with their people's data, and a backup that was taken meanwhile plays on."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path

import pytest
from command_line import scoville
from databases import OwnPostgres
from live_tables import running, seated, wish_of

from scoville import client
from scoville.core import BadSettings
from scoville.server.names import hash_token
from scoville.server.retention import BATCH, prune, span
from scoville.server.store import Entry, Store, TableRow, Token, open_store

DAY = 86_400.0


async def keep_table(store: Store, name: str, touched: float, acted: float) -> None:
    row = TableRow(name, name.upper(), "spicy", False, "over", touched, b"{}")
    entries = [Entry(name, 1, "made", touched, b"{}"), Entry(name, 2, "acted", acted, b"Ada")]
    await store.append(entries, row, [Token(name.encode(), name, "ada")])


def test_tables_that_nobody_touches_are_deleted_with_their_peoples_data(database: str) -> None:
    async def story() -> None:
        store = open_store(database)
        await store.open()
        try:
            await keep_table(store, "old", 10.0, 20.0)
            await keep_table(store, "played", 10.0, 200.0)
            await keep_table(store, "visited", 200.0, 20.0)
            assert await store.count() == 3
            assert await store.stale(100.0) == ["old"]
            await store.forget(["old", "played", "visited"], 100.0)  # somebody may have come meanwhile
            assert [await store.seat_of(name) is None for name in (b"old", b"played", b"visited")] == [
                True,
                False,
                False,
            ]
            assert await store.entries("old") == []
            assert await store.row(table="old") is None
            assert len(await store.entries("played")) == 2
            assert await prune(store, 1000.0, spare=lambda table: table == "played") == 1
            assert [row.table for row in await store.rows()] == ["played"]
        finally:
            await store.close()

    asyncio.run(story())


def test_the_command_says_how_far_it_is_and_tries_without_deleting(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def fill() -> None:
        store = open_store(f"sqlite:///{path}")
        await store.open()
        await asyncio.gather(*(keep_table(store, f"t{i}", 10.0, 20.0) for i in range(BATCH + 1)))
        await keep_table(store, "new", time.time() - DAY, time.time() - DAY)
        await store.close()

    asyncio.run(fill())
    options = ("prune", "--db", f"sqlite:///{path}", "--keep")
    tried = scoville(*options, "90d", "--dry-run")
    assert (tried.returncode, tried.stdout) == (0, "101 tables would be deleted, of 102.\n")
    done = scoville(*options, "90d")
    assert done.stderr.splitlines() == ["100 of 101 tables deleted", "101 of 101 tables deleted"]
    assert done.stdout == "101 tables deleted; 1 left.\n"
    assert scoville(*options, "12h").stdout == "1 table deleted; 0 left.\n"
    content = (
        path.read_bytes() + Path(f"{path}-wal").read_bytes() if Path(f"{path}-wal").exists() else path.read_bytes()
    )
    assert b"Ada" not in content  # deleted is overwritten
    assert "90d (days)" in scoville(*options, "soon").stderr
    missing = scoville("prune", "--db", f"sqlite:///{tmp_path / 'typo.db'}", "--keep", "1d")
    assert (missing.returncode, "There is no database" in missing.stderr) == (2, True)
    assert not (tmp_path / "typo.db").exists()


def test_no_table_is_deleted_under_a_running_server(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def play() -> None:
        async with running(path):
            options = ("prune", "--db", f"sqlite:///{path}", "--keep", "1d")
            refused = await asyncio.to_thread(scoville, *options)
            assert (refused.returncode, "Another server" in refused.stderr) == (1, True)
            counted = await asyncio.to_thread(
                scoville, "prune", "--db", f"sqlite:///{path}", "--keep", "1d", "--dry-run"
            )
            assert counted.returncode == 0

    asyncio.run(play())


def test_times_are_read() -> None:
    assert [span(said) for said in ("90d", "12h", "4w", " 1D ")] == [90 * DAY, DAY / 2, 28 * DAY, DAY]
    for said in ("", "d", "0d", "-1d", "90", "1.5d", "9999999d", "90 days"):
        with pytest.raises(BadSettings):
            span(said)


def test_a_server_deletes_what_is_old_but_no_table_that_is_open(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db", keep=90 * DAY) as here:
            made = await client.make(here.url, wish_of())
            tomorrow = -DAY  # everything was touched before
            assert await here.hall.shelf.prune(tomorrow) == 0
            await (await here.hall.table(made["table"])).stop("stopping")
            assert await here.hall.shelf.prune(DAY) == 0
            assert await here.hall.shelf.prune(tomorrow) == 1
            with pytest.raises(client.HttpFault) as gone:
                await client.get(here.url, f"/api/tables/{made['code']}")
            assert gone.value.fault["id"] == "unknown-table"
            assert await here.hall.store.seat_of(hash_token(made["token"])) is None

    asyncio.run(play())


def test_a_backup_taken_while_people_play_is_played_on(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The commands of docs/hosting.md."""

    async def play() -> None:
        async with running(database) as here, seated(here.url, "spicy", 2, settings={"first": 0}) as (ada, bo):
            await ada.wish("start")
            await ada.until(lambda: ada.sights)
            await ada.play(f"plays {ada.view['hand'][0]} as {ada.options['claims'][0]}")
            await bo.until(lambda: bo.seq == ada.seq)
            copy = await asyncio.to_thread(back_up)
            seq = bo.seq
            await bo.play("passes")  # the copy knows nothing of it
            tokens = ada.token, bo.token
        async with (
            running(copy) as there,
            client.Seat(there.url, tokens[0]) as ada,
            client.Seat(there.url, tokens[1]) as bo,
        ):
            assert ada.seq == bo.seq == seq
            await bo.play("passes")
            assert bo.seq == seq + 1

    def back_up() -> str:
        if database.startswith("sqlite"):
            with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as tables:
                tables.execute(f"VACUUM INTO '{tmp_path / 'copy.db'}'")
            return f"sqlite:///{tmp_path / 'copy.db'}"
        server: OwnPostgres = request.getfixturevalue("postgres")
        copy = asyncio.run(server.new_database(empty=True))
        programs, dump = server.install / "bin", str(tmp_path / "tables.dump")
        subprocess.run([str(programs / "pg_dump"), "--format=custom", f"--file={dump}", database], check=True)
        subprocess.run([str(programs / "pg_restore"), "--no-owner", f"--dbname={copy}", dump], check=True)
        return copy

    asyncio.run(play())
