"""Both stores keep the same promises: all or nothing, in order, never twice, and one sentence if something fails."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from databases import OwnPostgres

from scoville import BadSettings
from scoville.server import store as store_package
from scoville.server.store import (
    ApiKey,
    Conflict,
    Entry,
    InUse,
    Store,
    StoreDown,
    TableRow,
    Token,
    TokenRow,
    open_store,
)
from scoville.server.store.schema import NEWEST
from scoville.server.store.sqlite import SqliteStore


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 600))


@asynccontextmanager
async def opened(url: str, *, alone: bool = True) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open(alone=alone)
    try:
        yield store
    finally:
        await store.close()


def entry(table: str, number: int, body: bytes = b"{}") -> Entry:
    return Entry(table, number, "action", 1000.0 + number / 8, body)


def row(table: str, code: str, state: str = "playing", updated: float = 1.0, public: bool = True) -> TableRow:
    return TableRow(table, code, "spicy", public, state, updated, b'{"seats":4}')


def test_what_was_appended_is_there_after_reopening(empty_database: str) -> None:
    async def story() -> None:
        entries = [entry("t", 1, b'{"\xc3\xa9":1}'), entry("t", 2, b"\x00\xff")]
        async with opened(empty_database) as store:
            await store.append(entries, row("t", "ABCDEF"), [Token(b"h" * 32, "t", "p1")])
            await store.append([entry("t", 3)])
        async with opened(empty_database) as store:
            assert await store.entries("t") == [*entries, entry("t", 3)]
            assert await store.entries("t", after=2) == [entry("t", 3)]
            assert await store.entries("u") == []
            assert await store.row(table="t") == row("t", "ABCDEF") == await store.row(code="ABCDEF")
            assert await store.row(table="u") is None is await store.row(code="t")
            assert await store.seat_of(b"h" * 32) == TokenRow("t", "p1", False)
            assert await store.seat_of(b"i" * 32) is None

    run(story())


@pytest.mark.parametrize("number", [0, 1, 2, 4, -1])
def test_a_gap_or_a_repeat_is_refused_whole(database: str, number: int) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.append([entry("t", 1), entry("t", 2)], row("t", "ABCDEF"))
            with pytest.raises(Conflict):
                await store.append([entry("t", number, b"new")], row("t", "ABCDEF", "over"), [Token(b"h", "t", "p1")])
            assert await store.entries("t") == [entry("t", 1), entry("t", 2)]
            assert await store.row(table="t") == row("t", "ABCDEF")
            assert await store.seat_of(b"h") is None
            await store.append([entry("t", 3)])

    run(story())


def test_one_conflict_spoils_no_other_append_of_its_commit(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.append([entry("t5", 1)])
            answers = await asyncio.gather(
                *(store.append([entry(f"t{i}", 1)], row(f"t{i}", f"CODE{i}")) for i in range(10)),
                return_exceptions=True,
            )
            assert [type(answer) for answer in answers] == [Conflict if i == 5 else type(None) for i in range(10)]
            assert len(await store.rows()) == 9

    run(story())


def test_appends_at_once_share_commits_and_keep_their_order(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:

            async def play(table: str) -> None:
                for number in range(1, 41):
                    await store.append([entry(table, number)])

            commits = 0
            real = store._commit  # type: ignore[attr-defined]

            async def counted(works: Any) -> None:
                nonlocal commits
                commits += 1
                await real(works)

            store._commit = counted  # type: ignore[attr-defined]
            await asyncio.gather(*(play(f"t{i}") for i in range(20)))
            for i in range(20):
                assert await store.entries(f"t{i}") == [entry(f"t{i}", number) for number in range(1, 41)]
            assert commits < 200  # of 800 appends

    run(story())


def test_the_index_of_tables(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.append([], row("a", "AAAAAA", "lobby", 1.0))
            await store.append([], row("b", "BBBBBB", "lobby", 3.0, public=False))
            await store.append([], row("c", "CCCCCC", "over", 2.0))
            assert [found.table for found in await store.rows()] == ["b", "c", "a"]
            assert [found.table for found in await store.rows(public=True)] == ["c", "a"]
            assert [found.table for found in await store.rows(states=["lobby", "away"])] == ["b", "a"]
            assert [found.table for found in await store.rows(public=True, states=["lobby"])] == ["a"]
            assert [found.table for found in await store.rows(limit=1)] == ["b"]
            await store.append([], row("a", "AAAAAA", "playing", 9.0))
            assert (await store.rows())[0] == row("a", "AAAAAA", "playing", 9.0)
            with pytest.raises(Conflict):  # a code is one table's
                await store.append([entry("d", 1)], row("d", "AAAAAA"))
            assert await store.entries("d") == []

    run(story())


def test_tokens_are_revoked_and_keys_come_and_go(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.append([], tokens=[Token(b"one", "t", "p1"), Token(b"two", "t", "p2")])
            await store.revoke(b"one")
            await store.revoke(b"none of ours")
            assert await store.seat_of(b"one") == TokenRow("t", "p1", True)
            assert await store.seat_of(b"two") == TokenRow("t", "p2", False)
            await store.append([], tokens=[Token(b"one", "t", "p1")])  # nothing brings it back
            assert await store.seat_of(b"one") == TokenRow("t", "p1", True)

            await store.add_key("zoe", b"z", 2.0, ["metrics", "play"])
            await store.add_key("bot", b"b", 1.0)
            with pytest.raises(Conflict):
                await store.add_key("bot", b"c", 3.0)
            assert await store.key(b"b") == ApiKey("bot", 1.0)
            assert await store.keys() == [ApiKey("bot", 1.0), ApiKey("zoe", 2.0, ("metrics", "play"))]
            assert await store.drop_key("bot") is True
            assert await store.drop_key("bot") is False
            assert await store.key(b"b") is None

    run(story())


def test_what_no_database_can_keep_is_refused_and_spoils_nothing(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            answers = await asyncio.gather(
                store.append([entry("t", 1)]),
                store.append([Entry("\ud800", 1, "action", 1.0, b"")]),
                store.append([entry("u", 1)]),
                return_exceptions=True,
            )
            assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
            assert await store.entries("u") == [entry("u", 1)]

    run(story())


def test_who_is_cancelled_has_been_kept_or_not_but_stops_nobody(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            task = asyncio.create_task(store.append([entry("t", 1)]))
            await asyncio.sleep(0)
            task.cancel()
            await store.append([entry("t", 2)])
            assert len(await store.entries("t")) == 2

    run(story())


def test_those_who_shared_a_commit_are_told_one_after_the_other(database: str) -> None:
    """Each goes on at once. Twenty tables in one turn of the loop would keep everybody else waiting."""

    async def story() -> None:
        heard: list[str] = []

        async def append(store: Store, table: str) -> None:
            await store.append([Entry(table, 1, "made", 1.0, b"{}")])
            heard.append("told")

        async def others() -> None:
            while heard.count("told") < 30:
                heard.append("others")
                await asyncio.sleep(0)

        async with opened(database) as store:
            await asyncio.gather(others(), *(append(store, f"t{i}") for i in range(30)))
        assert heard.count("told") == 30
        assert "told told told" not in " ".join(heard)

    run(story())


# --- who may open it -------------------------------------------------------------------------------


def test_a_second_server_is_refused_but_not_a_tool(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoville.server.store.postgres.LOCK_PATIENCE", 0.2)

    async def story() -> None:
        async with opened(database) as store, opened(database, alone=False) as tool:
            with pytest.raises(InUse, match="Another server"):
                await open_store(database).open()
            await tool.add_key("bot", b"b", 1.0)
            assert await store.key(b"b") == ApiKey("bot", 1.0)
        async with opened(database):
            pass

    run(story())


def test_a_newer_database_is_refused(database: str) -> None:
    async def story() -> None:
        async with opened(database):
            pass
        if database.startswith("sqlite"):
            with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
                connection.execute("UPDATE alembic_version SET version_num = '99'")
        else:
            other = await asyncpg.connect(database)
            await other.execute("UPDATE alembic_version SET version_num = '99'")
            await other.close()
        with pytest.raises(BadSettings, match="newer Scoville"):
            await open_store(database).open()

    run(story())


BEFORE_PEOPLE = {"alembic_version", "entries", "keys", "owners", "tables", "tokens"}
"""The tables of the release before there were profiles."""
NAMES = {
    "sqlite": "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    "postgresql": "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
}


async def since_then(database: str) -> list[str]:
    """The tables that migrations have added since."""
    async with opened(database) as store:
        names = [str(found[0]) for found in await store.query(NAMES[database.partition(":")[0]])]
    return sorted(set(names) - BEFORE_PEOPLE)


async def change(database: str, statements: list[str]) -> None:
    """As an earlier release left it."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection, connection:
            for statement in statements:
                connection.execute(statement)
    else:
        other = await asyncpg.connect(database)
        for statement in statements:
            await other.execute(statement)
        await other.close()


def test_a_database_without_people_is_brought_up_to_date_with_its_tables(database: str) -> None:
    async def story() -> None:
        entries = [entry("t", 1), entry("t", 2)]
        async with opened(database) as store:
            await store.append(entries, row("t", "ABCDEF", updated=7.0), [Token(b"h" * 32, "t", "p1")])
        added = await since_then(database)
        assert {"people", "credentials", "sessions", "results", "blocks", "reports", "bans", "audit"} <= set(added)
        dropped = [f"DROP TABLE {name}" for name in added]
        await change(database, [*dropped, "UPDATE alembic_version SET version_num = '3'"])
        async with opened(database) as store:
            assert await store.entries("t") == entries
            assert await store.row(table="t") == row("t", "ABCDEF", updated=7.0)
            assert await store.seat_of(b"h" * 32) == TokenRow("t", "p1", False)
            for name in added:
                assert await store.query(f"SELECT * FROM {name}") == [], name
            assert await store.forgettable(2000.0) == ["t"]

    run(story())


def test_keys_made_before_there_were_scopes_play(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.add_key("old", b"o", 1.0, ["metrics"])
        before = [
            *(f"DROP TABLE {name}" for name in await since_then(database)),
            "DROP TABLE owners",
            "ALTER TABLE keys DROP COLUMN scopes",
            "UPDATE alembic_version SET version_num = '1'",
        ]
        await change(database, before)
        async with opened(database) as store:
            assert await store.key(b"o") == ApiKey("old", 1.0, ("play",))

    run(story())


def test_the_newest_schema_is_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(store_package.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


def sentence(error: pytest.ExceptionInfo[BaseException]) -> str:
    said = str(error.value)
    assert said.endswith(".")
    assert "\n" not in said
    assert "s3cret" not in said
    return said


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.db",
        "mysql://x/y",
        "sqlite://",
        "sqlite:///",
        "sqlite:///x?mode=ro",
        "sqlite:tables.db",
        "sqlite:///a\0b",
    ],
)
def test_what_is_no_database_is_refused(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if not url:
        assert open_store(None) is not None  # nothing given is the file of the documentation
        return
    with pytest.raises(BadSettings) as error:
        open_store(url)
    sentence(error)


@pytest.mark.parametrize("before", [None, 0o644])
def test_nobody_else_can_read_a_sqlite_file_or_what_lies_beside_it(tmp_path: Path, before: int | None) -> None:
    file = tmp_path / "tables.db"
    if before is not None:  # of a version that left it to the umask
        for name in ("tables.db", "tables.db-lock"):
            (tmp_path / name).touch()
            (tmp_path / name).chmod(before)
    mask = os.umask(0)
    try:

        async def story() -> None:
            async with opened(f"sqlite:///{file}") as store:
                await store.append([entry("t", 1)])
                store.announce("http://127.0.0.1:8000/")
                modes = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
                beside = {f"tables.db{end}" for end in ("", "-wal", "-shm", "-lock", "-lock-journal", "-address")}
                assert modes == dict.fromkeys(beside, 0o600)

        run(story())
    finally:
        os.umask(mask)


def test_a_tool_creates_a_private_file_too_and_leaves_the_mode_of_another_alone(tmp_path: Path) -> None:
    async def story() -> None:
        for name, mode in (("new.db", 0o600), ("old.db", 0o640)):
            if name == "old.db":
                (tmp_path / name).touch()
                (tmp_path / name).chmod(mode)
            async with opened(f"sqlite:///{tmp_path / name}", alone=False):
                assert (tmp_path / name).stat().st_mode & 0o777 == mode

    run(story())


def test_sqlite_files_that_are_none(tmp_path: Path) -> None:
    async def story() -> None:
        (tmp_path / "text").write_text("not a database, but long enough to be taken for one " * 40)
        for path in ("nowhere/tables.db", "text", "."):
            with pytest.raises(BadSettings) as error:
                await open_store(f"sqlite:///{tmp_path / path}").open()
            assert "cannot be opened" in sentence(error)

    run(story())


def test_a_sqlite_file_of_another_program_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "db")) as other:
        other.execute("CREATE TABLE entries (x)")
    with pytest.raises(BadSettings, match="brought up to date") as refused:
        run(_open_and_close(f"sqlite:///{tmp_path / 'db'}"))
    assert "\n" not in str(refused.value)


def test_a_sqlite_file_somebody_writes_to_all_the_time_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SqliteStore._connect, "__defaults__", (0.1,))
    with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(BadSettings, match="locked"):
            run(_open_and_close(f"sqlite:///{tmp_path / 'db'}"))


async def _open_and_close(url: str) -> None:
    async with opened(url):
        pass


def test_postgres_that_refuses(postgres: OwnPostgres) -> None:
    async def story() -> None:
        socket = f"?host={postgres.folder / 's'}"
        for url, reason in {
            f"postgresql://postgres@/nowhere{socket}": "no database",
            f"postgresql://nobody:s3cret@/postgres{socket}": "user or password",
            "postgresql://u:s3cret@127.0.0.1:1/x": "does not answer",
            "postgresql://u:s3cret@127.0.0.1:port/x": "not the URL",
        }.items():
            with pytest.raises(BadSettings, match=reason) as error:
                await open_store(url).open()
            sentence(error)

    run(story())


# --- what goes away ---------------------------------------------------------------------------------


def test_a_closed_store_keeps_and_reads_nothing(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            pass
        for late in (store.append([entry("t", 1)]), store.entries("t")):
            with pytest.raises((StoreDown, RuntimeError)):
                await late

    run(story())


def test_a_broken_connection_is_made_again_and_nothing_is_kept_twice(postgres: OwnPostgres) -> None:
    async def story() -> None:
        url = await postgres.new_database()
        async with opened(url) as store:
            kept: list[int] = [0] * 8
            stop = asyncio.Event()

            async def play(i: int) -> None:
                while not stop.is_set():
                    await store.append([entry(f"t{i}", kept[i] + 1), entry(f"t{i}", kept[i] + 2)])
                    kept[i] += 2

            players = [asyncio.create_task(play(i)) for i in range(8)]
            other = await asyncpg.connect(url)
            for _ in range(12):
                before = sum(kept)
                while sum(kept) < before + 20:
                    await asyncio.sleep(0.001)
                await other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            stop.set()
            await asyncio.gather(*players)
            await other.close()
            for i in range(8):
                numbers = [found.number for found in await store.entries(f"t{i}")]
                assert numbers == list(range(1, kept[i] + 1))

    run(story())


def test_a_database_that_stops_and_starts_again_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scoville.server.store.postgres.PATIENCE", 600.0)

    async def story() -> None:
        with OwnPostgres() as server:
            async with opened(server.url()) as store:
                await store.append([entry("t", 1)])
                server.stop()
                waiting = asyncio.create_task(store.append([entry("t", 2)]))
                reading = asyncio.create_task(store.entries("t"))
                await asyncio.sleep(0.3)
                server.start()
                await waiting
                assert (await reading)[0] == entry("t", 1)
                server.stop()
                monkeypatch.setattr("scoville.server.store.postgres.PATIENCE", 0.3)
                for attempt in (store.append([entry("t", 3)]), store.entries("t")):
                    with pytest.raises(StoreDown) as error:
                        await attempt
                    sentence(error)

    run(story())


def test_a_disk_of_postgres_that_is_really_full_is_told_and_heals() -> None:
    """Its tables lie on a disk of their own. Nothing of what does not fit is kept, and everything before it is."""

    async def story() -> None:
        with OwnPostgres() as server, server.small_disk("32m") as disk:
            connection = await asyncpg.connect(server.url())
            await connection.execute(f"CREATE TABLESPACE small LOCATION '{disk}'")
            await connection.execute("CREATE DATABASE small TABLESPACE small")
            await connection.close()
            big = [entry("t", 2, os.urandom(1 << 20)), entry("t", 3)]
            async with opened(server.url("small")) as store:
                await store.append([entry("t", 1)])
                filler = disk / "filler"
                with pytest.raises(OSError, match="No space left"):
                    filler.write_bytes(bytes(32 << 20))
                with pytest.raises(StoreDown, match="No space left on device") as error:
                    await store.append(big)
                sentence(error)
                assert await store.entries("t") == [entry("t", 1)]
                filler.unlink()
                await store.append(big)
                assert await store.entries("t") == [entry("t", 1), *big]

    run(story())


def test_a_disk_that_is_full_is_told_in_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            await store.append([entry("t", 1)])
            store._writing.execute("PRAGMA max_page_count = 20")  # type: ignore[attr-defined]
            with pytest.raises(StoreDown, match="full") as error:
                await store.append([entry("t", 2, b"x" * 100_000)])
            sentence(error)
            assert await store.entries("t") == [entry("t", 1)]
            store._writing.execute("PRAGMA max_page_count = 2000")  # type: ignore[attr-defined]
            await store.append([entry("t", 2)])

    run(story())
