"""One writer for each table: the model of it, and the real database under the same attacks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from databases import OwnPostgres
from ownership_model import Rules, explore

from scoville.core import BadSettings
from scoville.server.store import Conflict, Entry, Fenced, InUse, Owner, Store, TableRow, Tenure, open_store

TABLE = "t" * 24
ROW = TableRow(TABLE, "ABCDEF", "spicy", True, "lobby", 1.0, b"{}")


def entry(number: int, by: str = "one") -> Entry:
    return Entry(TABLE, number, "said", 1.0, by.encode())


@asynccontextmanager
async def sharing(url: str, count: int = 2) -> AsyncIterator[list[Store]]:
    stores = [open_store(url) for _ in range(count)]
    await asyncio.gather(*(store.open(cluster=True) for store in stores))  # the schema is made by one of them
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


def test_no_interleaving_of_three_servers_has_two_writers() -> None:
    found = explore()
    assert (found.fault, found.path) == (None, ())
    assert found.worlds > 10_000
    assert found.rivals > 1000  # two servers that both believe they own the table are nothing unusual


@pytest.mark.parametrize("without", ["fenced", "locked"])
def test_the_explorer_finds_two_writers_where_a_precaution_is_missing(without: str) -> None:
    found = explore(Rules(**{without: False}))
    assert found.fault == "an entry of epoch 1 was kept in epoch 2"
    assert "1 claims" in found.path


def test_an_append_of_an_earlier_epoch_is_fenced(postgres: OwnPostgres) -> None:
    async def story() -> None:
        async with sharing(await postgres.new_database()) as (one, two):
            await one.append([entry(1)], ROW, tenure=Tenure(1, "one"))
            assert await one.owner(TABLE) == Owner("one", 1)
            assert await two.claim(TABLE, "two", 0) is None  # who has not seen the owner cannot follow it
            assert await two.claim(TABLE, "two", 1) == 2
            assert await one.claim(TABLE, "one", 1) is None
            with pytest.raises(Fenced):
                await one.append([entry(2)], tenure=Tenure(1))
            with pytest.raises(Fenced):
                await one.append([], ROW, tenure=Tenure(1))
            await two.append([entry(2, "two")], ROW, tenure=Tenure(2))
            with pytest.raises(Conflict):  # a gap is no fence
                await two.append([entry(4)], tenure=Tenure(2))
            assert [kept.body for kept in await one.entries(TABLE)] == [b"one", b"two"]

    asyncio.run(story())


def test_one_fenced_table_costs_the_others_of_the_same_commit_nothing(postgres: OwnPostgres) -> None:
    async def story() -> None:
        async with sharing(await postgres.new_database()) as (one, two):
            await one.append([entry(1)], ROW, tenure=Tenure(1, "one"))
            assert await two.claim(TABLE, "two", 1) == 2
            other = Entry("o" * 24, 1, "said", 1.0, b"other")
            kept = await asyncio.gather(
                *(one.append([entry(2)], tenure=Tenure(1)), one.append([other], tenure=Tenure(1, "one"))),
                return_exceptions=True,
            )
            assert [type(result) for result in kept] == [Fenced, type(None)]
            assert await one.owned(["one"]) == {"o" * 24: 1}

    asyncio.run(story())


def test_a_claim_waits_for_an_append_under_way_and_then_sees_it(postgres: OwnPostgres) -> None:
    """A server that was stopped in the middle of its transaction is waited for, but for no longer than a second."""

    async def story() -> None:
        url = await postgres.new_database()
        async with sharing(url) as (one, two):
            await one.append([entry(1)], ROW, tenure=Tenure(1, "one"))
            half = await asyncpg.connect(url)
            begun = half.transaction()
            await begun.start()
            await half.execute('SELECT 1 FROM owners WHERE "table" = $1 AND epoch = 1 FOR SHARE', TABLE)
            await half.execute("INSERT INTO entries VALUES ($1, 2, 'said', 1, 'half')", TABLE)
            claiming = asyncio.create_task(two.claim(TABLE, "two", 1))
            watcher = await asyncpg.connect(url)
            while not await watcher.fetchval("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):
                assert not claiming.done()
                await asyncio.sleep(0.01)
            await begun.commit()
            assert await claiming == 2
            assert len(await two.entries(TABLE)) == 2
            await half.execute("SET idle_in_transaction_session_timeout TO 1000")  # as every server of a cluster has it
            await half.transaction().start()
            await half.execute('SELECT 1 FROM owners WHERE "table" = $1 FOR SHARE', TABLE)
            assert await two.claim(TABLE, "three", 2) == 3  # the other transaction never ends by itself
            half.terminate()
            await watcher.close()

    asyncio.run(story())


def test_releasing_is_for_the_owner_alone(postgres: OwnPostgres) -> None:
    async def story() -> None:
        async with sharing(await postgres.new_database()) as (one, two):
            await one.append([entry(1)], ROW, tenure=Tenure(1, "one"))
            assert await two.claim(TABLE, "two", 1) == 2
            await one.release(TABLE, 1)
            assert await one.owner(TABLE) == Owner("two", 2)
            await two.release(TABLE, 2)
            assert await one.owner(TABLE) == Owner("", 2)
            assert await one.claim(TABLE, "one", 2) == 3
            await one.forget([TABLE], 2.0)
            assert await one.owner(TABLE) is None

    asyncio.run(story())


def test_a_table_that_is_not_there_cannot_be_claimed(postgres: OwnPostgres) -> None:
    async def story() -> None:
        async with sharing(await postgres.new_database(), 1) as (one,):
            assert await one.claim("x" * 24, "one", 0) is None
            assert await one.owner("x" * 24) is None

    asyncio.run(story())


def test_a_single_server_and_a_cluster_exclude_each_other(
    postgres: OwnPostgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scoville.server.store.postgres.LOCK_PATIENCE", 0.2)

    async def story() -> None:
        url = await postgres.new_database()
        async with sharing(url):
            with pytest.raises(InUse, match="Another server"):
                await open_store(url).open()
        alone = open_store(url)
        await alone.open()
        with pytest.raises(InUse, match="without --nats"):
            await open_store(url).open(cluster=True)
        await alone.close()
        with pytest.raises(BadSettings, match="SQLite file has one server"):
            await open_store(f"sqlite:///{tmp_path / 'tables.db'}").open(cluster=True)

    asyncio.run(story())
