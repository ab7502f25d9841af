"""Two servers, one place: a table is played from both, and nobody can tell where it is."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest
from databases import OwnPostgres
from fuzzing import fuzz_at
from live_tables import play_on, wish_of
from places import OwnNats, place
from secrets_pairs import Pairs
from sizes import sized
from test_identity import WISHES

from scoville import client
from scoville.core import BadSettings
from scoville.server import frames, limits, sockets
from scoville.server.cluster import far
from scoville.server.cluster.members import DEAF, LEASE, Members
from scoville.server.cluster.place import Cluster
from scoville.server.hall import Hall
from scoville.server.store import StoreDown, open_store


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 600))


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.02)


def test_a_game_is_played_from_both_servers(postgres: OwnPostgres, nats: OwnNats) -> None:
    async def story() -> None:
        async with place(postgres, nats) as (one, two):
            made = await client.make(one.url, wish_of("spicy", 2, settings={"speed": "blitz"}))
            joined = await client.join(two.url, made["code"], "Bo")
            assert joined["table"] == made["table"]
            assert joined["seats"] == [1]
            ada, bo = client.Seat(one.url, made["token"]), client.Seat(two.url, joined["token"])
            async with ada, bo:
                await ada.wish("start")
                await bo.until(lambda: bool(bo.sights))
                await play_on([ada, bo], random.Random(1))
                await asyncio.gather(*(seat.until(lambda s=seat: s.table["state"] == "over") for seat in (ada, bo)))  # type: ignore[misc]
                await bo.wish("chat", text="again?")
                await ada.until(lambda: bool(ada.chat) and ada.chat[-1]["text"] == "again?")
            assert list(two.hall.tables) == []
            path = f"/api/tables/{made['table']}/games/last/record"
            here, there = [(await client.get(server.url, path)) for server in (one, two)]
            assert here == there
            assert two.hall.cluster is not None
            assert two.hall.cluster.bus.relayed > 20

    run(story)


def test_every_route_answers_at_any_server(postgres: OwnPostgres, nats: OwnNats) -> None:
    async def story() -> None:
        async with place(postgres, nats) as (one, two):
            made = await client.make(one.url, wish_of("spicy", 3, settings={"public": True}))
            for server in (one, two):
                assert (await client.get(server.url, f"/api/tables/{made['code']}"))["table"] == made["table"]
                listed = (await client.get(server.url, "/api/tables"))["tables"]
                assert [row["table"] for row in listed] == [made["table"]]
                holder = await client.post(server.url, "/api/key", {"key": made["token"]})
                assert holder["name"] == "Ada"
                with pytest.raises(client.HttpFault) as wrong:
                    await client.get(server.url, f"/api/tables/{made['table']}/games/last/record")
                assert wrong.value.fault["id"] == "no-game"
                with pytest.raises(client.HttpFault) as unknown:
                    await client.get(server.url, f"/api/tables/{'x' * 24}")
                assert unknown.value.fault["id"] == "unknown-table"
            assert list(two.hall.tables) == []

    run(story)


def test_a_stopped_server_hands_its_tables_over(postgres: OwnPostgres, nats: OwnNats) -> None:
    """Whoever is connected elsewhere stays connected, and is answered by the next owner."""

    async def story() -> None:
        async with place(postgres, nats, 1) as (two,):
            async with place(postgres, nats, 1, two.hall.store._url) as (one,):  # type: ignore[attr-defined]
                await until(lambda: one.hall.cluster.me in two.hall.cluster.living)  # type: ignore[union-attr]
                made = await client.make(one.url, wish_of("spicy", 2))
                joined = await client.join(two.url, made["table"], "Bo")
                ada, bo = client.Seat(one.url, made["token"]), client.Seat(two.url, joined["token"])
                await ada.open()
                await bo.open()
                await ada.wish("start")
                await bo.until(lambda: bool(bo.sights))
                await bo.wish("mute", person=joined["person"])
                await bo.wish("mute", person=joined["person"], muted=False)
                await bo.wish("mute", person=made["person"])
            await ada.until(lambda: ada.closed)
            assert ada.bye is not None
            assert ada.bye["reason"] == "stopping"
            await bo.wish("chat", text="still here")
            assert not bo.closed
            assert list(two.hall.tables) == [made["table"]]
            assert two.hall.cluster.takeovers == 0  # type: ignore[union-attr]
            assert two.hall.tables[made["table"]].ledger.muted == {joined["person"]: {made["person"]}}
            ada = client.Seat(two.url, made["token"])
            async with ada:
                assert ada.chat[-1]["text"] == "still here"
            await bo.close()

    run(story)


def test_a_server_that_lost_its_table_knows_it_at_the_next_append(postgres: OwnPostgres, nats: OwnNats) -> None:
    async def story() -> None:
        async with place(postgres, nats) as (one, two):
            made = await client.make(one.url, wish_of("spicy", 2))
            ada = client.Seat(one.url, made["token"])
            await ada.open()
            # Two takes One for dead, wrongly.
            assert await two.hall.store.claim(made["table"], two.hall.cluster.me, 1) == 2  # type: ignore[union-attr]
            with pytest.raises((ConnectionError, client.Refusal)):
                await ada.wish("chat", text="lost?", id="the-same")
            await ada.until(lambda: ada.closed)
            assert ada.bye is not None
            assert ada.bye["reason"] == "stopping"
            assert one.hall.cluster.fenced == 1  # type: ignore[union-attr]
            ada = client.Seat(one.url, made["token"])
            async with ada:  # One relays now
                await ada.wish("chat", text="not lost", id="the-same")
            assert list(one.hall.tables) == []
            assert list(two.hall.tables) == [made["table"]]

    run(story)


def test_nobody_comes_in_for_a_visitor_who_has_stopped_waiting(
    postgres: OwnPostgres, nats: OwnNats, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner was stopped, or the question was under way for long."""

    async def story() -> None:
        async with place(postgres, nats) as (one, two):
            made = await client.make(one.url, wish_of("spicy", 3))
            await client.join(two.url, made["table"], "Bo")
            live, bus = one.hall.tables[made["table"]], one.hall.cluster.bus  # type: ignore[union-attr]
            before = live.ledger.number
            with monkeypatch.context() as late:
                two_bus = two.hall.cluster.bus  # type: ignore[union-attr]
                request = two_bus._nats.request

                async def held_up(*args: Any, headers: dict[str, str], **how: Any) -> Any:
                    return await request(*args, headers=headers | {"Sent": str(float(headers["Sent"]) - 7)}, **how)

                late.setattr(two_bus._nats, "request", held_up)
                with pytest.raises(client.HttpFault) as refused:
                    await client.join(two.url, made["table"], "Cy")
                assert refused.value.fault["id"] == "stopping"
            with monkeypatch.context() as stopped:  # no beat of its own comes back to One

                class Old(dict[str, float]):
                    def get(self, server: str, other: float = 0.0) -> float:  # type: ignore[override]
                        return 0.0 if server == bus.me else super().get(server, other)

                stopped.setattr(bus, "stamps", Old())
                with pytest.raises(client.HttpFault) as refused:
                    await client.join(two.url, made["table"], "Cy")
                assert refused.value.fault["id"] == "stopping"
            assert live.ledger.number == before
            await until(lambda: bus.up_to_date)
            assert (await client.join(two.url, made["table"], "Cy"))["seats"] == [2]

    run(story)


def test_a_table_that_cannot_be_opened_is_not_looked_for_without_end(
    postgres: OwnPostgres, nats: OwnNats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(far, "PATIENCE", 0.5)

    async def story() -> None:
        async with place(postgres, nats) as (one, two):
            made = await client.make(one.url, wish_of("spicy", 2))
            table, store = made["table"], one.hall.store
            await one.hall.tables[table].put_away()
            owner = await store.owner(table)
            assert owner is not None
            assert await store.claim(table, one.hall.cluster.me, owner.epoch) is not None  # type: ignore[union-attr]

            async def fails(table: str, client: str) -> Any:
                raise StoreDown("The database does not answer.")

            with monkeypatch.context() as broken:
                broken.setattr(one.hall.cluster.relay, "_open", fails)  # type: ignore[union-attr]
                assert await bye_of(two.url, made["token"]) == "store-down"
            await store._keep(statements=[('DELETE FROM entries WHERE "table" = $1', (table,))])  # type: ignore[attr-defined]
            before = await store.owner(table)
            assert await bye_of(two.url, made["token"]) == "unknown-token"
            after = await store.owner(table)
            assert before is not None
            assert after is not None
            assert after.server == ""
            assert after.epoch <= before.epoch + 2  # each server tried it once

    run(story)


async def bye_of(url: str, token: str) -> str:
    seat = client.Seat(url, token)
    await seat.open()
    await seat.until(lambda: seat.closed)
    await seat.close()
    assert seat.bye is not None
    return str(seat.bye["reason"])


def test_without_nats_the_owners_own_people_play_on(postgres: OwnPostgres) -> None:
    async def story() -> None:
        with OwnNats() as nats:
            async with place(postgres, nats) as (one, two):
                made = await client.make(one.url, wish_of("spicy", 2))
                joined = await client.join(two.url, made["table"], "Bo")
                ada, bo = client.Seat(one.url, made["token"]), client.Seat(two.url, joined["token"])
                await ada.open()
                await bo.open()
                nats.stop()
                await bo.until(lambda: bo.closed, within=30)
                assert bo.bye is not None
                assert bo.bye["reason"] == "line-lost"
                await ada.wish("chat", text="anybody?")
                nats.start()
                await until(lambda: two.hall.cluster.hears)  # type: ignore[union-attr]
                bo = client.Seat(two.url, joined["token"])
                async with bo:
                    assert bo.chat[-1]["text"] == "anybody?"
                    await bo.wish("chat", text="I am back")
                    await ada.until(lambda: ada.chat[-1]["text"] == "I am back")
                await ada.close()
                assert [len(server.hall.tables) for server in (one, two)] == [1, 0]

    run(story)


def test_a_short_silence_of_nats_is_only_a_pause(postgres: OwnPostgres) -> None:
    async def story() -> None:
        with OwnNats() as nats:
            async with place(postgres, nats) as (one, two):
                made = await client.make(one.url, wish_of("spicy", 2))
                joined = await client.join(two.url, made["table"], "Bo")
                ada, bo = client.Seat(one.url, made["token"]), client.Seat(two.url, joined["token"])
                async with ada, bo:
                    two.hall.cluster.GRACE = one.hall.cluster.GRACE = 100.0  # type: ignore[union-attr,misc]
                    nats.stop()
                    said = asyncio.create_task(bo.wish("chat", text="into the void"))
                    await ada.wish("chat", text="meanwhile")
                    await until(lambda: not two.hall.cluster.bus.connected)  # type: ignore[union-attr]
                    nats.start()
                    await said  # said again by the server, and done once
                    await ada.until(lambda: ada.chat[-1]["text"] == "into the void")
                    await bo.until(lambda: [line["text"] for line in bo.chat] == ["meanwhile", "into the void"])

    run(story)


def test_nobody_acts_for_another_through_another_server(postgres: OwnPostgres, nats: OwnNats) -> None:
    """Every wish that names seat 0 or needs the host is refused, and nothing moves."""

    async def story() -> None:
        async with place(postgres, nats) as (one, two):
            made = await client.make(one.url, wish_of("spicy", 2, settings={"first": 0}))
            joined = await client.join(two.url, made["table"], "Bo")
            ada, bo = client.Seat(one.url, made["token"]), client.Seat(two.url, joined["token"])
            async with ada, bo:
                await ada.wish("start")
                eve = client.Seat(two.url, (await client.join(two.url, made["table"], "Eve"))["token"])
                async with eve:
                    await bo.until(lambda: len(bo.table["people"]) == 3 and bool(bo.sights))
                    live = one.hall.tables[made["table"]]
                    before = live.ledger.number
                    for kind, fields in WISHES.items():
                        own = {
                            key: ada.welcome["person"] if value == "HOST" else value for key, value in fields.items()
                        }
                        for seat in (bo, eve):
                            with pytest.raises(client.Refusal):
                                await seat.wish(kind, **own)
                    assert live.ledger.number == before
                assert two.hall.tables == {}
                stranger = client.Seat(two.url, "x" * 32)
                await stranger.open()
                assert stranger.bye is not None
                assert stranger.bye["reason"] == "unknown-token"
                await stranger.close()

    run(story)


@pytest.mark.parametrize("name", ["spicy", "heated"])
def test_what_goes_between_servers_tells_a_seat_no_more_than_its_socket(name: str) -> None:
    pairs = Pairs(name, seed=5, far=True)
    asyncio.run(pairs.run(sized(100, 2000)))
    assert pairs.different > 50
    assert pairs.compared > 100


def test_bad_messages_through_another_server(
    postgres: OwnPostgres, nats: OwnNats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MESSAGES", (1e9, 1e9))
    monkeypatch.setattr(frames, "FRAMES", (1e9, 1e9))
    monkeypatch.setattr(sockets, "MOST_BAD", 10**9)
    monkeypatch.setattr(limits.Allowance, "take", lambda self, kind, person, seated, now: True)
    monkeypatch.setattr(limits.Buckets, "take", lambda self, key, now, amount=1.0: True)

    async def story() -> None:
        async with place(postgres, nats) as (one, two):
            found = await fuzz_at(one, two, sized(1500, 50_000))
            assert found.errors == []
            assert found.moves > 0
            assert found.answers["refused"] + found.answers["done"] + found.answers["stale"] > found.sent / 2

    asyncio.run(asyncio.wait_for(story(), 600))


def test_nats_lets_nobody_in_without_the_password(postgres: OwnPostgres, nats: OwnNats, tmp_path: Path) -> None:
    async def story() -> None:
        hall = Hall(open_store(await postgres.new_database()), cluster=Cluster(f"nats://127.0.0.1:{nats.port}"))
        with pytest.raises(BadSettings, match="refuses this user"):
            await hall.open()
        await hall.store.close()

    run(story)


def test_who_lives_is_only_said_while_beats_come_back() -> None:
    members = Members("me", 0.0)
    assert members.may_live("other", 0.0)  # nothing was heard yet: nobody knows
    for tenth in range(40):
        members.hear("me", "well", tenth / 10)
    assert not members.may_live("other", 3.9)
    members.hear("other", "well", 3.9)
    for tenth in range(40, 80):
        members.hear("me", "well", tenth / 10)
        assert members.may_live("other", tenth / 10) == (tenth / 10 - 3.9 <= LEASE)
    members.hear("other", "well", 8.0)
    assert members.may_live("other", 8.0 + 10 * LEASE)  # NATS is away, and so are our own beats
    members.hear("me", "well", 30.0)  # it is back: the other one has as long as anybody
    assert members.may_live("other", 30.0 + DEAF)
    for tenth in range(300, 330):
        members.hear("me", "well", tenth / 10)
    assert not members.may_live("other", 32.9)
    members.hear("other", "unwell", 33.0)
    assert not members.may_live("other", 33.0)
    assert members.living(33.0) == ["me"]


def test_several_workers_serve_one_port(postgres: OwnPostgres, tmp_path: Path) -> None:
    """As `scoville serve --workers 2`: two people at one table; one worker is killed, and both play on."""

    async def story() -> None:
        url = await postgres.new_database()
        command = [sys.executable, "-m", "scoville", "serve", "--workers", "2", "--port", "0", "--db", url]
        with (tmp_path / "log").open("wb") as log:
            crew = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log)
        assert crew.stdout is not None
        try:
            said = await asyncio.to_thread(crew.stdout.readline)
            address = said.decode().split()[-1].rstrip("/")
            made = await client.make(address, wish_of("spicy", 2))
            joined = await client.join(address, made["table"], "Bo")
            async with client.Seat(address, made["token"]) as ada:
                await ada.wish("start")
                names = {line.split('"where": "')[1][:12] for line in opened(tmp_path / "log")}
                while len(names) < 2:
                    await asyncio.sleep(0.1)
                    names = {line.split('"where": "')[1][:12] for line in opened(tmp_path / "log")}
            for worker in psutil.Process(crew.pid).children():
                if "serve" in worker.cmdline():
                    worker.kill()
                    break
            while len(opened(tmp_path / "log")) < 3:  # it was started again
                await asyncio.sleep(0.1)
            bo = client.Seat(address, joined["token"])
            async with bo:
                await bo.wish("chat", text="still here")
                assert bo.table["state"] == "playing"
        finally:
            crew.terminate()
            assert await asyncio.to_thread(crew.wait, 60) == 0

    asyncio.run(asyncio.wait_for(story(), 600))


def opened(log: Path) -> list[str]:
    return [line for line in log.read_text().splitlines() if '"event": "open"' in line]
