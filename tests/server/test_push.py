"""Web push against a service of our own: what arrives, what it says, and where it is never sent."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from browsers import Browser
from databases import OwnPostgres
from days import HOUR, TURN, evening
from live_tables import play_out, running
from places import OwnNats, place
from push_service import Device, PushService

from scoville import client
from scoville.server.clock import ManualClock
from scoville.server.hall import Hall
from scoville.server.push import outbox, posting
from scoville.server.push.outbox import BACKOFF, MOST, Outbox, Tidings
from scoville.server.push.subscriptions import MOST_DEVICES
from scoville.server.store import open_store


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 600))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as service:
        yield service


def reaching(service: PushService) -> dict[str, Any]:
    return {"push_anywhere": True, "push_trust": service.trust}


async def settled(hall: Hall) -> None:
    assert hall.outbox is not None
    await hall.outbox.settled()


def test_a_device_is_told_when_it_is_ones_turn_and_when_the_game_is_over(database: str, service: PushService) -> None:
    async def story() -> None:
        clock = ManualClock()
        async with evening(database, clock, options=reaching(service)) as at:
            ada, bo = (Device(service), Device(service))
            told = await at.browsers[0].post("/api/me/push", **ada.wish)
            assert len(told["devices"]) == 1
            await at.browsers[1].post("/api/me", language="fr")
            await at.browsers[1].post("/api/me/push", **bo.wish)
            await at.all_leave()
            async with client.Seat(at.server.url, at.seats[0].token) as again:
                at.seats[0] = again
                await at.lead()
            await settled(at.server.hall)
            code = at.seats[0].table["code"]
            assert ada.received == []
            assert bo.received == [
                {
                    "title": f"SPICY {code}",
                    "body": "C’est à vous de jouer.",
                    "url": f"/t/{code}?mine",
                    "tag": f"scoville-{code}",
                }
            ], "a title and a link: no card, no key, no name"
            (headers,) = bo.headers
            assert headers["ttl"] == str(int(TURN))
            assert len(headers["topic"]) <= 32
            await at.pass_time(TURN + 1)
            await settled(at.server.hall)
            assert [one["body"] for one in ada.received] == ["It is your turn."]
            await play_out(at.server.hall, at.table, random.Random(3))
            await at.calm()
            await settled(at.server.hall)
            assert bo.received[-1]["body"] == "La partie est terminée."
            assert ada.received[-1]["body"] == "The game is over."
            assert at.server.hall.outbox is not None
            assert at.server.hall.outbox.outcomes["sent"] == len(ada.received) + len(bo.received)

    run(story())


def test_a_restart_tells_nobody_twice(sqlite: str, service: PushService) -> None:
    async def story() -> None:
        clock, bo = ManualClock(), Device(service)
        async with evening(sqlite, clock, options=reaching(service)) as at:
            await at.browsers[1].post("/api/me/push", **bo.wish)
            await at.lead()
            await settled(at.server.hall)
            name = at.name
        assert len(bo.received) == 1
        async with running(sqlite, clock=clock, threads=0, **reaching(service)) as server:
            (await server.hall.table(name)).wake()
            await asyncio.sleep(0)
            await settled(server.hall)
            rows = await server.hall.store.query("SELECT moment FROM turns")
            assert len(rows) == 1
        assert len(bo.received) == 1

    run(story())


def test_one_key_for_every_server_and_every_start(postgres: OwnPostgres, nats: OwnNats) -> None:
    async def story() -> None:
        database = await postgres.new_database()
        async with place(postgres, nats, 2, database) as servers:
            keys = {server.hall.outbox.subscriptions.public for server in servers if server.hall.outbox}
        store = open_store(database)
        await store.open(alone=False)
        outbox = Outbox(store, ManualClock(), lambda error: None)
        await outbox.subscriptions.open(0.0)
        keys.add(outbox.subscriptions.public)
        await store.close()
        assert len(keys) == 1

    run(story())


class Line:
    """An outbox with one person who has a device, and a turn that lasts."""

    def __init__(self, outbox: Outbox, device: Device, clock: ManualClock, person: str) -> None:
        self.outbox, self.device, self.clock, self.person = outbox, device, clock, person

    async def tell(self, moment: int = 1) -> None:
        until = self.clock.now() + 7 * HOUR
        self.outbox.tell(Tidings(self.person, "t" * 24, "ABCDEF", "spicy", "over", moment, until))
        await self.outbox.settled()

    async def later(self, seconds: float) -> None:
        self.clock.advance(seconds)
        await asyncio.sleep(0)
        await self.outbox.settled()


def with_line(database: str, service: PushService, story: Any, **options: Any) -> None:
    async def tell() -> None:
        clock, device = ManualClock(), Device(service)
        serving = running(database, clock=clock, threads=0, **{**reaching(service), **options})
        async with serving as server, Browser(server.url) as ada:
            await ada.keep("Ada")
            await ada.post("/api/me/push", **device.wish)
            assert server.hall.outbox is not None
            await story(Line(server.hall.outbox, device, clock, await ada.profile()), server, ada)

    run(tell())


def test_a_failing_service_is_asked_again_later_and_given_up_in_the_end(sqlite: str, service: PushService) -> None:
    async def story(line: Line, server: Any, ada: Browser) -> None:
        line.device.answers = [503, 429, 201]
        await line.tell()
        await line.later(BACKOFF[0] - 1)
        assert len(line.device.headers) == 1
        await line.later(2)
        await line.later(BACKOFF[1])
        assert len(line.device.received) == 1
        assert line.outbox.outcomes["failed"] == 2
        line.device.answers = [500] * 9
        await line.tell()
        for wait in (*BACKOFF, 9999, 9999):
            await line.later(wait + 1)
        assert len(line.device.headers) == 3 + 1 + len(BACKOFF)
        assert line.outbox.outcomes["dropped"] == 1

    with_line(sqlite, service, story)


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_subscription_is_removed(sqlite: str, service: PushService, status: int) -> None:
    async def story(line: Line, server: Any, ada: Browser) -> None:
        line.device.answers = [status]
        await line.tell()
        assert (await ada.get("/api/me/push"))["devices"] == []
        await line.tell()
        assert len(line.device.headers) == 1

    with_line(sqlite, service, story)


def test_no_redirect_is_followed_and_a_refusal_is_not_repeated(sqlite: str) -> None:
    with PushService() as inside, PushService(secure=False) as outside:
        victim = Device(inside)
        outside.redirects = victim.endpoint

        async def story(line: Line, server: Any, ada: Browser) -> None:
            await line.tell()
            await line.later(10 * HOUR)
            assert line.outbox.outcomes["refused"] == 1
            assert victim.headers == []

        with_line(sqlite, outside, story, push_trust=inside.trust)


def test_the_queue_has_a_limit_and_so_has_every_person(sqlite: str, service: PushService) -> None:
    async def story(line: Line, server: Any, ada: Browser) -> None:
        until = line.clock.now() + HOUR
        for number in range(3 * MOST):
            line.outbox._put(Tidings(f"p{number}", "t", "ABCDEF", "spicy", "over", 1, until), None, 0)
        assert line.outbox.outcomes["dropped"] >= 2 * MOST - 10
        await line.outbox.settled()
        for _ in range(60):
            await line.tell()
        assert 30 <= len(line.device.received) < 50

    with_line(sqlite, service, story)


def test_a_slow_device_delays_nobody_and_is_forgotten_in_the_end(
    sqlite: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(line: Line, server: Any, ada: Browser) -> None:
        slow, under_way, most, tried = Device(service), 0, 0, 0

        def post(to: posting.Subscription, *how: Any) -> int:
            nonlocal under_way, most, tried
            under_way += 1
            most = max(most, under_way)
            time.sleep(0.02)
            under_way -= 1
            if to.endpoint == slow.endpoint:
                tried += 1
                raise TimeoutError
            return posting.post(to, *how)

        monkeypatch.setattr(outbox, "post", post)
        await ada.post("/api/me/push", **slow.wish)
        for number in range(5):
            line.outbox.tell(Tidings(line.person, "t" * 24, "ABCDEF", "spicy", "over", number, line.clock.now() + HOUR))
        await line.outbox.settled()
        assert (len(line.device.received), tried, most) == (5, 1, 1), "one at a time, and the slow one is left alone"
        for wait in BACKOFF:
            assert len((await ada.get("/api/me/push"))["devices"]) == 2
            await line.later(wait + 1)
            await line.tell()
        assert tried == 1 + len(BACKOFF)
        assert len((await ada.get("/api/me/push"))["devices"]) == 1
        assert len(line.device.received) == 5 + len(BACKOFF)

    with_line(sqlite, service, story)


def test_a_name_that_is_not_found_in_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    released = threading.Event()
    found: list[bool] = []
    monkeypatch.setattr(posting, "getaddrinfo", lambda *how, **more: found.append(released.wait(600)))
    with pytest.raises(TimeoutError):
        posting._resolve_until(time.monotonic() + 0.1, "push.example", 443, False)
    assert not found, "it did not wait for the name"
    released.set()


def test_a_service_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch, service: PushService) -> None:
    monkeypatch.setattr(posting, "IN_ALL", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        wish = Device(service).wish
        endpoint = f"http://127.0.0.1:{silent.getsockname()[1]}/device"
        to = posting.Subscription(b"", endpoint, wish["key"], wish["auth"], "localhost", "en")
        with pytest.raises(TimeoutError):
            posting.post(to, b"{}", posting.new_key(), 60, "t", True, None)


ADDRESSES = {
    "127.0.0.1": False,
    "10.0.0.1": False,
    "169.254.169.254": False,
    "192.168.1.1": False,
    "100.64.0.1": False,
    "0.0.0.0": False,
    "224.0.0.1": False,
    "::1": False,
    "fe80::1": False,
    "fd00::1": False,
    "::ffff:10.0.0.1": False,
    "64:ff9b::a00:1": False,
    "2002:0a00:0001::": False,
    "64:ff9b:1::a00:1": False,
    "fec0::1": False,
    "::10.0.0.1": False,
    "::ffff:0:10.0.0.1": False,
    "3fff::1": False,
    "5f00::1": False,
    "8.8.8.8": True,
    "2001:4860:4860::8888": True,
}


@pytest.mark.parametrize("address", ADDRESSES)
def test_only_public_addresses_are_reached(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that anybody can register may resolve to any address."""
    found = [(0, 0, 0, "", (address, 443)), (0, 0, 0, "", ("8.8.4.4", 443))]
    monkeypatch.setattr(posting, "getaddrinfo", lambda *how, **more: found)
    if ADDRESSES[address]:
        assert posting._resolve("push.example", 443, False) == address
    else:
        with pytest.raises(OSError, match="public"):
            posting._resolve("push.example", 443, False)


def test_a_subscription_must_be_one(sqlite: str, service: PushService) -> None:
    async def story() -> None:
        good = Device(service).wish
        async with running(sqlite) as server, Browser(server.url) as ada, Browser(server.url) as guest:
            await ada.keep("Ada")
            endpoint = "https://push.example/device"
            wrong = [
                {**good},
                {**good, "endpoint": "http://push.example/device"},
                {**good, "endpoint": "https://10.0.0.1/device"},
                {**good, "endpoint": "https://router/device"},
                {**good, "endpoint": "https://printer.local/device"},
                {**good, "endpoint": "https://printer.Local./device"},
                {**good, "endpoint": "https://push.example:22/device"},
                {**good, "endpoint": "https://ada:secret@push.example/device"},
                {**good, "endpoint": "https://push.example/a b"},
                {**good, "endpoint": "https://[/"},
                {**good, "endpoint": "file:///etc/passwd"},
                {**good, "endpoint": endpoint, "key": good["auth"]},
                {**good, "endpoint": endpoint, "key": "A" * 87},
                {**good, "endpoint": endpoint, "auth": "!"},
            ]
            for wish in wrong:
                with pytest.raises(client.HttpFault) as no:
                    await ada.post("/api/me/push", **wish)
                assert (no.value.status, no.value.fault["id"]) == (400, "bad-push"), wish
            for browser, path in ((guest, "/api/me/push"), (guest, "/api/me/push/drop")):
                with pytest.raises(client.HttpFault) as no:
                    await browser.post(path, **({"id": "0" * 64} if "drop" in path else good))
                assert no.value.status == 401
            told = await ada.post("/api/me/push", **{**good, "endpoint": endpoint})
            assert len(told["devices"]) == 1
            for number in range(MOST_DEVICES + 3):
                told = await ada.post("/api/me/push", **{**good, "endpoint": f"{endpoint}/{number}"})
            assert len(told["devices"]) == MOST_DEVICES
            told = await ada.post("/api/me/push/drop", id=told["devices"][0]["id"])
            assert len(told["devices"]) == MOST_DEVICES - 1
            exported = (await ada.http.get("/api/me/export")).text
            assert len(json.loads(exported)["devices told by web push"]) == MOST_DEVICES - 1
            assert good["auth"] not in exported
            await ada.post("/api/me/erase", name="Ada")
            assert await server.hall.store.query("SELECT * FROM pushes") == []

    run(story())


def test_a_browser_that_signs_out_is_told_nothing_more(sqlite: str, service: PushService) -> None:
    async def story(line: Line, server: Any, ada: Browser) -> None:
        await ada.post("/api/me/leave")
        await line.tell()
        assert line.device.headers == []

    with_line(sqlite, service, story)


def test_without_profiles_there_is_no_push(sqlite: str) -> None:
    async def story() -> None:
        async with running(sqlite, guests_only=True) as server, Browser(server.url) as ada:
            assert server.hall.outbox is None
            assert (await ada.get("/api/me/turns"))["turns"] == []
            with pytest.raises(client.HttpFault) as no:
                await ada.get("/api/me/push")
            assert no.value.fault["id"] == "guests-only"
            assert await server.hall.store.query("SELECT * FROM secrets") == []

    run(story())
