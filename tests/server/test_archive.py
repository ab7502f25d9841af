"""Old finished tables move into files, and come back when somebody asks for them."""

from __future__ import annotations

import asyncio
import gzip
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from databases import OwnPostgres
from live_tables import play_on, running, seated
from places import OwnNats, place

from scoville import client
from scoville.server.archive import Archive, Unreadable, archive_tables
from scoville.server.ledger import Ledger
from scoville.server.store import Entry, open_store


async def played(url: str) -> tuple[str, str, str]:
    """A table with a finished game: its id, a token and the record."""
    async with seated(url, "spicy", 2, settings={"speed": "blitz"}) as seats:
        await seats[0].wish("start")
        await seats[1].until(lambda: bool(seats[1].sights))
        await play_on(seats, random.Random(3))
        table = seats[0].table["table"]
        return table, seats[0].token, await record(url, table)


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.02)


async def record(url: str, table: str) -> str:
    text: str = await client.get(url, f"/api/tables/{table}/games/last/record")
    return text


async def archived(database: str, folder: Path, **how: Any) -> int:
    store = open_store(database)
    await store.open(cluster=how["shared"])
    done = await archive_tables(store, Archive(folder), before=1e12, **how)
    await store.close()
    return done


def test_an_archived_table_comes_back_as_it_was(database: str, tmp_path: Path) -> None:
    shared = database.startswith("postgres")
    folder = tmp_path / "archive"

    async def story() -> None:
        async with running(database) as server:
            table, token, before = await played(server.url)
            await client.make(server.url, {"name": "Ada", "settings": {"rules": {"game": "spicy"}, "seats": 2}})
        store = open_store(database)
        await store.open(cluster=shared)
        entries = await store.entries(table)
        await store.close()
        assert await archived(database, folder, shared=shared) == 1  # nobody has played at the other one
        assert await archived(database, folder, shared=shared) == 0
        store = open_store(database)
        await store.open(cluster=shared)
        assert await store.entries(table) == []
        await store.close()
        assert Archive(folder).read(table) == entries
        assert (folder / table[:2] / f"{table}-1.toml").read_text() == before
        async with running(database) as server:  # without the folder nobody can know
            with pytest.raises(client.HttpFault, match="404"):
                await record(server.url, table)
        async with running(database, archive=Archive(folder)) as server:
            assert await record(server.url, table) == before
            async with client.Seat(server.url, token) as ada:
                assert ada.table["state"] == "over"
                await ada.wish("chat", text="back again")
        assert await archived(database, folder, shared=shared) == 1

    asyncio.run(asyncio.wait_for(story(), 600))


def test_servers_of_one_place_go_on_while_tables_are_archived(
    postgres: OwnPostgres, nats: OwnNats, tmp_path: Path
) -> None:
    async def story() -> None:
        url = await postgres.new_database()
        async with place(postgres, nats, 2, url, archive=Archive(tmp_path)) as (one, two):
            table, token, before = await played(one.url)
            assert await archived(url, tmp_path, shared=True) == 0  # One has it open
            assert list(one.hall.tables) == [table]
            await until(lambda: not one.hall.tables[table].connections)
            await one.hall.tables[table].put_away()
            assert await archived(url, tmp_path, shared=True) == 1
            async with client.Seat(two.url, token) as ada:
                await ada.wish("chat", text="still here")
            assert await record(one.url, table) == before
            assert table in two.hall.tables

    asyncio.run(asyncio.wait_for(story(), 600))


def test_a_table_that_a_server_claims_from_the_archivist_stays_in_the_database(
    postgres: OwnPostgres, nats: OwnNats, tmp_path: Path
) -> None:
    """Somebody comes back after the file was written and before the entries are deleted."""

    async def story() -> None:
        url = await postgres.new_database()
        async with place(postgres, nats, 1, url, archive=Archive(tmp_path)) as (one,):
            table, token, before = await played(one.url)
            await until(lambda: not one.hall.tables[table].connections)
            await one.hall.tables[table].put_away()
            store = open_store(url)
            await store.open(cluster=True)
            entries = await store.entries(table)

            async def claim() -> None:
                other = open_store(url)
                await other.open(cluster=True)
                owner = await other.owner(table)
                assert owner is not None
                assert owner.server == "archive"
                assert await other.claim(table, one.hall.cluster.me, owner.epoch) is not None  # type: ignore[union-attr]
                await other.close()

            class Overtaken(Archive):
                def write(self, ledger: Ledger, entries: list[Entry]) -> int:
                    inode = super().write(ledger, entries)
                    with ThreadPoolExecutor(1) as thread:  # with a loop of its own
                        thread.submit(asyncio.run, claim()).result()
                    return inode

            assert await archive_tables(store, Overtaken(tmp_path), before=1e12, shared=True) == 0
            assert await store.entries(table) == entries
            row = await store.row(table=table)
            assert row is not None
            assert row.state != "archived"
            await store.close()
            assert [file for file in tmp_path.rglob("*") if file.is_file()] == []
            assert await record(one.url, table) == before
            async with client.Seat(one.url, token) as ada:
                await ada.wish("chat", text="not lost")

    asyncio.run(asyncio.wait_for(story(), 600))


def test_a_damaged_file_is_said_to_be_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive, table = Archive(tmp_path), "t" * 24
    file = archive.file(table)
    file.parent.mkdir()
    line = b'\n[1,"made",0.0,""]'

    def kind() -> str:
        with pytest.raises(Unreadable, match="cannot be read") as wrong:
            archive.read(table)
        return wrong.value.kind

    def header(format: int, name: str) -> bytes:
        return f'{{"format":{format},"table":"{name}"}}'.encode()

    assert kind() == "FileNotFoundError"
    whole = gzip.compress(header(1, table) + line)
    file.write_bytes(whole)
    assert [entry.number for entry in archive.read(table)] == [1]
    for raw, said in {
        b"nonsense": "error",
        whole[:-9]: "cut off",
        gzip.compress(header(2, table) + line): "another format",
        gzip.compress(header(1, "u" * 24) + line): "another table",
        gzip.compress(header(1, table)): "entries missing",
        gzip.compress(header(1, table) + line + line): "entries missing",
        gzip.compress(header(1, table) + b"\n[1]"): "ValidationError",
    }.items():
        file.write_bytes(raw)
        assert kind() == said
    monkeypatch.setattr("scoville.server.archive.LARGEST", 1000)
    file.write_bytes(gzip.compress(header(1, table) + line * 1000))
    assert kind() == "too large"


def test_a_visitor_of_a_table_whose_file_is_gone_is_told_to_come_back_later(
    database: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with running(database) as server:
            table, _, before = await played(server.url)
        assert await archived(database, tmp_path, shared=database.startswith("postgres")) == 1
        file = Archive(tmp_path).file(table)
        raw = file.read_bytes()
        async with running(database, archive=Archive(tmp_path)) as server:
            for damage in (file.unlink, lambda: file.write_bytes(b"nonsense")):
                damage()
                with pytest.raises(client.HttpFault) as down:
                    await record(server.url, table)
                assert down.value.fault["id"] == "store-down"
            assert "archived table cannot be read" in "".join(capfd.readouterr())
            file.write_bytes(raw)
            assert await record(server.url, table) == before

    asyncio.run(asyncio.wait_for(story(), 600))
