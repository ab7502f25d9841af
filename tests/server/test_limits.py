"""How much anybody may do: twenty slaps in a second are no flood, a flood is cut off, others notice nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from live_tables import running, seated, wish_of

from scoville import client
from scoville.server.clock import ManualClock
from scoville.server.connection import MOST_BYTES, MOST_WAITING, Connection
from scoville.server.hosting import TABLES_EACH
from scoville.server.limits import MOST_KEPT, Bucket, Buckets, Hellos


def test_a_bucket_empties_with_use_and_fills_with_time() -> None:
    bucket = Bucket(rate=2, burst=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_buckets_are_by_address_and_forget() -> None:
    buckets = Buckets(rate=0, burst=1, everybody=None)
    assert [buckets.take("a", 0), buckets.take("a", 0), buckets.take("b", 0)] == [True, False, True]
    for number in range(MOST_KEPT):
        buckets.take(str(number), 0)
    assert buckets.take("a", 0)


def test_a_club_comes_back_at_once_and_nobody_comes_back_all_the_time() -> None:
    hellos = Hellos(TABLES_EACH)
    club = [bytes([i]) * 32 for i in range(60)]
    for _ in range(3):  # the server was started again, and everybody's page loads twice more
        assert all(hellos.take("club", token, 0.0) for token in club)
    again = [hellos.take("club", club[0], 1.0) for _ in range(100)]
    assert 10 <= again.count(True) < 20  # one person
    assert hellos.take("club", club[1], 1.0)  # costs nobody else anything
    assert all(hellos.take("home", club[0], 60.0 + 6 * i) for i in range(10))  # ten in a minute are always fine


def test_who_tries_tokens_is_stopped_soon_and_others_are_not() -> None:
    hellos = Hellos(TABLES_EACH)
    tried = 0
    while hellos.take("evil", tried.to_bytes(32), 0.0):
        hellos.wrong("evil", 0.0)
        tried += 1
    assert 20 < tried < 100
    assert hellos.take("home", b"mine", 0.0)


def test_hellos_that_come_too_often_are_told_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 2) as (ada, bo):
            said = []
            for _ in range(30):
                seat = client.Seat(server.url, bo.token)
                await seat.open()
                said.append(None if seat.bye is None else seat.bye["reason"])
                await seat.close()
            assert said[:10] == [None] * 10
            assert said[-1] == "too-fast"
            assert set(said) == {None, "too-fast"}
            await ada.wish("chat", phrase="hello")
            strangers = [client.Seat(server.url, f"wrong{i}") for i in range(80)]
            for seat in strangers:
                await seat.open()
                await seat.close()
            reasons = [seat.bye["reason"] for seat in strangers if seat.bye is not None]
            assert reasons[0] == "unknown-token"
            assert reasons[-1] == "too-fast"

    asyncio.run(play())


def test_what_waits_for_a_slow_line_is_limited_in_number_and_in_bytes() -> None:
    async def main() -> None:
        many = Connection(ManualClock())
        for _ in range(MOST_WAITING):
            many.tell(b"x")
        assert many.closing is None
        many.tell(b"x")
        assert many.closing == "too-slow"
        large = Connection(ManualClock())
        for _ in range(20):  # what has been sent does not count
            large.tell(b"x" * (MOST_BYTES // 2))
            assert await large.next() is not None
        large.tell(b"x" * (MOST_BYTES // 2))
        large.tell(b"x" * (MOST_BYTES // 2))
        assert large.closing is None
        large.tell(b"x")
        assert large.closing == "too-slow"

    asyncio.run(main())


LONG: tuple[dict[str, Any], ...] = (
    wish_of("heated", rules={"mode": "chaos", "add": ["trap"] * 25_000}),
    wish_of("heated", rules={"house": [1] * 50_000}),
    wish_of("heated", rules={"deck": {f"b{i}": 1 for i in range(5000)}}),
    wish_of("spicy", rules={"variants": ["copy-cat"] * 10_000}),
    {**wish_of("spicy"), "seats": [{}] * 20_000},
)


@pytest.mark.parametrize("wish", LONG, ids=["add", "house", "deck", "variants", "seats"])
def test_no_list_in_a_wish_is_long(tmp_path: Path, wish: dict[str, Any]) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            with pytest.raises(client.HttpFault) as refused:
                await client.make(server.url, wish)
            assert (refused.value.status, refused.value.fault["id"]) == (400, "bad-request")

    asyncio.run(play())


def test_twenty_slaps_at_once_and_ten_reconnects_are_no_flood_but_a_flood_is(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "heated", 2) as (ada, bo):
            await ada.wish("start")
            await bo.until(lambda: bo.sights)
            await asyncio.gather(*(ada.play("slaps") for _ in range(20)))
            for _ in range(10):
                async with client.Seat(server.url, bo.token) as again:
                    assert again.welcome
            flood = [ada.send({"type": "play", "id": str(i), "seq": 1, "action": "slaps"}) for i in range(300)]
            await asyncio.gather(*flood, return_exceptions=True)
            await ada.until(lambda: ada.bye is not None)
            assert ada.bye is not None
            assert ada.bye["reason"] == "too-fast"
            async with client.Seat(server.url, bo.token) as still:
                await still.wish("chat", phrase="hello")

    asyncio.run(play())


@pytest.mark.parametrize(
    ("frame", "reason"), [("x" * 9000, "closed"), (b"\x00\xff", None), ("{}", None), ("[" * 8000, None)]
)
def test_what_is_no_message_is_refused_and_what_is_too_long_ends_the_connection(
    tmp_path: Path, frame: str | bytes, reason: str | None
) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 2) as (ada, bo):
            heard: list[str] = []
            ada.heard = lambda message: heard.append(message["type"])
            await ada.send(frame)
            if reason == "closed":
                with pytest.raises((ConnectionError, TimeoutError)):
                    await ada.until(lambda: False, within=5)
                assert ada.closed
            else:
                await ada.until(lambda: "refused" in heard)
                await ada.wish("chat", phrase="hello")
            await bo.wish("chat", phrase="ouch")

    asyncio.run(play())


def test_a_wish_that_cannot_be_read_is_answered_by_its_id(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 2) as (ada, _):
            for kind, fields in (("chat", {"text": "x" * 1000}), ("sit", {"seat": "first"}), ("dance", {})):
                with pytest.raises(client.Refusal) as refused:
                    await ada.wish(kind, **fields)
                assert refused.value.id == "bad-message"

    asyncio.run(play())


def test_too_many_tables_from_one_address_are_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            made = [client.make(server.url, wish_of("spicy")) for _ in range(40)]
            answers = await asyncio.gather(*made, return_exceptions=True)
            refused = [answer for answer in answers if isinstance(answer, client.HttpFault)]
            assert {fault.status for fault in refused} == {429}
            assert 10 < len(refused) <= 20

    asyncio.run(play())


@pytest.mark.parametrize(
    "path", ["/api/tables/ABCDEF", "/api/nothing", "/api/tables/x/games/1/record", "/assets/none.js"]
)
def test_what_is_not_there_is_404_and_one_sentence(tmp_path: Path, path: str) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            with pytest.raises(client.HttpFault) as refused:
                await client.get(server.url, path)
            assert refused.value.status == 404
            assert refused.value.fault["sentence"].endswith(".")

    asyncio.run(play())


def test_health_and_metrics(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 2) as (ada, bo):
            await ada.wish("start")
            await bo.until(lambda: bo.sights)
            assert await client.get(server.url, "/healthz") == {"status": "ok"}
            text = await client.get(server.url, "/metrics")
            assert "scoville_tables 1.0" in text
            assert "scoville_connections 2.0" in text
            assert not any(seat.token in text for seat in (ada, bo))

    asyncio.run(play())
