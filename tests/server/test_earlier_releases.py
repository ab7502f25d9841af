"""A database of an earlier release is brought up to date with everything in it, and people play on.

`releases/0.1.sql` is the whole database of a server of release 0.1.0 (commit aad4225, SQLite, dumped): a running game
of each kind, a finished one, a table that waits for people, and an API key. `releases/0.1.json` has what its people
knew: their tokens, and the hands they held.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from alembic import command
from alembic.config import Config
from browsers import Browser
from databases import OwnPostgres
from live_tables import Running, play_out, running, wish_of
from places import OwnNats, place
from sqlalchemy.ext.asyncio import create_async_engine

from scoville import client
from scoville.record import load
from scoville.server import store as store_package
from scoville.server.store.schema import NEWEST

HERE = Path(__file__).parent / "releases"
KNOWN: dict[str, Any] = json.loads((HERE / "0.1.json").read_text(encoding="utf-8"))
TABLES = {
    "entries": '("table", number, kind, time, body)',
    "tables": '("table", code, game, public, state, updated, about)',
    "tokens": '(hash, "table", person, revoked)',
    "keys": "(name, hash, made)",
}


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 600))


async def restore(database: str) -> None:
    """As release 0.1 left it."""
    dump = (HERE / "0.1.sql").read_text(encoding="utf-8")
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
            file.executescript(dump)
        return
    config = Config()
    config.set_main_option("script_location", str(Path(store_package.__file__).parent / "migrations"))

    def first(connection: Any) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, "1")

    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(database))
    async with engine.begin() as bridge:
        await bridge.run_sync(first)
    await engine.dispose()
    with closing(sqlite3.connect(":memory:")) as file:
        file.executescript(dump)
        other = await asyncpg.connect(database)
        for name, columns in TABLES.items():
            rows = [
                tuple(
                    bool(cell) if column.strip() in {"public", "revoked"} else cell
                    for cell, column in zip(row, columns.strip("()").split(","), strict=True)
                )
                for row in file.execute(f"SELECT * FROM {name}")
            ]
            marks = ", ".join(f"${number}" for number in range(1, len(rows[0]) + 1))
            await other.executemany(f"INSERT INTO {name} {columns} VALUES ({marks})", rows)
        await other.close()


async def go_on(server: Running, elsewhere: Running) -> None:
    """People of every table come back, each with the token of then; `elsewhere` is another server of the place."""
    store = server.hall.store
    assert await store.query("SELECT version_num FROM alembic_version") == [(NEWEST,)]
    async with Browser(elsewhere.url) as ada:
        for name in ("running-spicy", "running-heated"):
            known = KNOWN[name]
            for token, hand in zip(known["tokens"], known["hands"], strict=True):
                async with client.Seat(server.url, token) as seat:
                    assert seat.view["hand"] == hand
                    assert [line["text"] for line in seat.chat] == ["Good evening, Bo"]
        # Somebody who played as a guest then keeps a profile now: the games they finish from here on are theirs.
        phrase = await ada.keep("Ada")
        assert phrase
        mine = [KNOWN[name]["tokens"][0] for name in ("running-spicy", "running-heated", "lobby")]
        assert await ada.post("/api/me/seats", keys=mine) == {"bound": 3}
        for name in ("running-spicy", "running-heated"):
            table = await server.hall.table(KNOWN[name]["table"])
            await play_out(server.hall, table, random.Random(3))
            record = await ada.get(f"/api/tables/{KNOWN[name]['table']}/games/1/record")
            assert load(record).over
        games = (await ada.get("/api/me/games"))["games"]
        assert sorted(game["game"] for game in games) == ["heated", "spicy"]
        assert all(seat["name"] in {"Ada", "Bo", "Cy"} for game in games for seat in game["seats"])

        finished = await ada.get(f"/api/tables/{KNOWN['finished']['code']}/games/last/record")
        assert load(finished).over
        joined = await ada.join(KNOWN["lobby"]["code"], "Bo")
        assert joined["table"] == KNOWN["lobby"]["table"]
        assert joined["seats"] == [1]
        bot = await client.make(server.url, wish_of("spicy", 2), key=KNOWN["key"])
        assert bot["seats"] == [0]
        # Retention deletes what nobody kept, and nothing of a kept profile.
        stale = set(await store.forgettable(1e12))
        assert KNOWN["finished"]["table"] in stale
        assert not stale & {KNOWN[name]["table"] for name in ("running-spicy", "running-heated", "lobby")}
        await ada.post("/api/me/erase", name="Ada")
        after = await ada.get(f"/api/tables/{KNOWN['running-spicy']['table']}/games/1/record")
        assert "Somebody" in after
        assert "Ada" not in after


def test_a_database_of_release_0_1_is_brought_up_to_date_and_played_on(empty_database: str) -> None:
    async def story() -> None:
        await restore(empty_database)
        async with running(empty_database) as server:
            await go_on(server, server)

    run(story())


def test_three_servers_start_at_once_on_a_database_of_release_0_1(postgres: OwnPostgres, nats: OwnNats) -> None:
    async def story() -> None:
        database = await postgres.new_database(empty=True)
        await restore(database)
        async with place(postgres, nats, 3, database) as servers:
            await go_on(servers[0], servers[2])

    run(story())


def test_a_migration_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of that name is in the way: the whole step is undone, and the server of then still opens it."""
    database = f"sqlite:///{tmp_path / 'old.db'}"

    async def story() -> None:
        await restore(database)
        with closing(sqlite3.connect(tmp_path / "old.db")) as file:
            file.execute("CREATE TABLE results (somebody TEXT)")
            file.commit()
        with pytest.raises(Exception, match="cannot be brought up to date"):
            async with running(database):
                pass
        with closing(sqlite3.connect(tmp_path / "old.db")) as file:
            assert file.execute("SELECT version_num FROM alembic_version").fetchone() == ("1",)
            names = {row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            assert names == {*TABLES, "alembic_version", "results"}

    run(story())
