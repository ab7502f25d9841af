"""Rate limits: twenty slaps in a second are no flood, a flood is cut off, others notice nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import SystemRandom
from typing import Any

import httpx
import pytest
from live_tables import running, seated, wish_of

from scoville import client
from scoville.server import limits
from scoville.server.clock import ManualClock
from scoville.server.connection import MOST_BYTES, MOST_WAITING, Connection
from scoville.server.hall import Hall
from scoville.server.hosting import TABLES_EACH, Hosting
from scoville.server.limits import EVERYBODY, MOST_KEPT, NEIGHBOURS, Bucket, Buckets, Guesses, Hellos
from scoville.server.names import LETTERS, ODDS, code_length, hash_token, is_table_name, new_code
from scoville.server.store import open_store


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
        clock = ManualClock()  # while it stands still, no bucket fills up again
        async with running(tmp_path / "db", clock=clock) as server, seated(server.url, "spicy", 2) as (ada, bo):
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
            strangers = [client.Seat(server.url, f"wrong{i}") for i in range(74)]
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
        clock = ManualClock()
        async with running(tmp_path / "db", clock=clock) as server, seated(server.url, "heated", 2) as (ada, bo):
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
                    await ada.until(lambda: False, within=300)
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
        async with running(tmp_path / "db", clock=ManualClock()) as server:
            made = [client.make(server.url, wish_of("spicy")) for _ in range(40)]
            answers = await asyncio.gather(*made, return_exceptions=True)
            refused = [answer for answer in answers if isinstance(answer, client.HttpFault)]
            assert {fault.status for fault in refused} == {429}
            assert len(refused) == 20

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


# --- guessing ----------------------------------------------------------------------------------------------


def test_a_fresh_network_for_every_try_does_not_help() -> None:
    buckets = Buckets(rate=0, burst=3)
    one = [buckets.take(f"2001:db8:1:{i:x}::/64", 0.0) for i in range(100)]
    assert one.count(True) == 3 * NEIGHBOURS  # all /64 of a /48 together
    many = [buckets.take(f"2001:db8:{i:x}::/64", 0.0) for i in range(2, 2000)]
    assert many.count(True) == 3 * EVERYBODY - one.count(True)  # and everybody
    buckets.give_back("2001:db8:7::/64", 0.0)
    assert [buckets.take("192.0.2.1", 0.0) for _ in range(2)] == [True, False]


def test_a_try_that_is_refused_costs_the_others_nothing() -> None:
    buckets = Buckets(rate=0, burst=1, everybody=3)
    assert [buckets.take("a", 0.0) for _ in range(9)].count(True) == 1
    assert [buckets.take(name, 0.0) for name in "bcd"] == [True, True, False]


def test_guesses_are_few_from_one_network_and_who_knows_the_code_gets_in(tmp_path: Path) -> None:
    async def play() -> None:
        hosting = Hosting(behind_proxy=True)
        async with running(tmp_path / "db", hosting, clock=ManualClock()) as server:
            made = await client.make(server.url, wish_of())
            await server.hall.store.add_key("bot", hash_token("right"), 0.0, ["metrics"])
            reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))

            async def ask(path: str, address: str, more: str = "", method: str = "GET") -> int:
                said = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: {address}\r\n{more}\r\n"
                writer.write(said.encode())
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                await reader.readexactly(int(head.lower().partition("content-length: ")[2].split("\r\n")[0]))
                return int(head.split()[1])

            guesses = [await ask("/api/tables/AAAAAA", f"2001:db8:1:{i:x}::1") for i in range(260)]
            assert guesses[:240] == [404] * 240
            assert guesses[240:] == [429] * 20
            assert await ask(f"/api/tables/{made['code']}", "2001:db8:2::1") == 200
            known = [await ask(f"/api/tables/{made['code']}", "192.0.2.1") for _ in range(50)]
            assert known == [200] * 50  # what is right is no guess
            wrong = "authorization: Bearer wrong\r\n"
            keys = [await ask("/api/tables", "192.0.2.2", wrong, "POST") for _ in range(32)]
            assert keys == [401] * 30 + [429] * 2
            assert await ask("/metrics", "192.0.2.2", "authorization: Bearer right\r\n") == 429
            assert await ask("/metrics", "192.0.2.3", "authorization: Bearer right\r\n") == 200
            writer.close()

    asyncio.run(play())


def test_many_who_guess_do_not_lock_out_who_guessed_nothing_wrong() -> None:
    guesses = Guesses(rate=0.5, burst=3, everybody=4)

    def wrong(key: str, now: float) -> bool:
        taken = guesses.take(key, now)
        if taken:
            guesses.wrong(key)
        return taken

    assert [wrong(f"192.0.2.{i % 6}", 0.0) for i in range(18)] == [True] * 12 + [False] * 6
    for _ in range(9):  # as often as they like
        assert guesses.take("198.51.100.1", 0.0)
        guesses.give_back("198.51.100.1", 0.0)
    assert [wrong("198.51.100.1", 0.0) for _ in range(2)] == [True, False]
    assert [wrong(f"2001:db8:1:{i}::/64", 0.0) for i in range(3)] == [True, False, False]  # one household
    # What newcomers guessed is owed by all: 2 a second come back, 2 of them for those two.
    assert [guesses._all.has(now) for now in (0.0, 1.0, 1.5)] == [False, False, True]
    assert wrong("192.0.2.5", 1.5)
    assert not wrong("192.0.2.5", 1.5)
    assert wrong("192.0.2.5", 60.0)  # all is forgotten
    assert [wrong("192.0.2.5", 60.0) for _ in range(3)] == [True, True, False]


def test_a_new_address_for_every_guess_helps_only_for_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 50)
    guesses = Guesses(rate=0, burst=1, everybody=10)
    tried = 0
    for i in range(200):
        if guesses.take(f"2001:db8:{i:x}::/64", 0.0):
            guesses.wrong(f"2001:db8:{i:x}::/64")
            tried += 1
    assert tried == 50


def test_who_knows_a_code_or_an_id_gets_in_while_many_guess(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db", Hosting(behind_proxy=True), clock=ManualClock()) as server:
            made = await client.make(server.url, wish_of())

            async def ask(path: str, address: str) -> int:
                try:
                    await client.get(server.url, path, **{"x-forwarded-for": address})
                except client.HttpFault as refused:
                    return refused.status
                return 200

            guesses = [await ask("/api/tables/AAAAAA", f"192.0.2.{i // 30}") for i in range(41 * 30)]
            assert Counter(guesses) == {404: 1201, 429: 29}  # the last address guessed once
            for address in ("198.51.100.1", "192.0.2.0"):
                assert await ask(f"/api/tables/{made['table']}", address) == 200  # an id is no guess
            assert await ask(f"/api/tables/{made['code']}", "198.51.100.1") == 200
            assert await ask(f"/api/tables/{made['code']}", "192.0.2.0") == 429
            ids = [await ask(f"/api/tables/{'0' * 24}", "198.51.100.1") for _ in range(40)]
            assert set(ids) == {404}
            assert await ask("/api/tables/AAAAAA", "198.51.100.1") == 404
            assert await ask("/api/tables/AAAAAA", "198.51.100.1") == 429  # it guessed wrong now

    asyncio.run(play())


def test_a_code_is_never_likelier_to_be_guessed_however_many_tables_there_are() -> None:
    lengths = [code_length(tables) for tables in (0, 113, 114, 2494, 2495, 54_875, 10_000_000)]
    assert lengths == [6, 6, 7, 7, 8, 8, 10]
    for tables in range(1, 100_000, 997):
        assert len(LETTERS) ** code_length(tables) >= ODDS * tables
    assert len(new_code(54_875)) == 8
    assert is_table_name(new_code(10_000_000))


def test_long_codes_open_tables_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            server.hall.shelf.count = 2000
            made = await client.make(server.url, wish_of())
            assert len(made["code"]) == 7
            assert (await client.get(server.url, f"/api/tables/{made['code'].lower()}"))["table"] == made["table"]
        async with running(tmp_path / "db") as server:
            assert server.hall.shelf.count == 1  # as many as there are

    asyncio.run(play())


def test_how_long_bots_take_says_nothing_about_what_they_decide(tmp_path: Path) -> None:
    """With enough numbers of a Mersenne Twister, anyone knows all that follow."""
    one, two = (Hall(open_store(f"sqlite:///{tmp_path / 'db'}"), seed=1, threads=0) for _ in range(2))
    for _ in range(700):
        one.luck.random()
    assert one.bot_seed() == two.bot_seed()
    real = Hall(open_store(f"sqlite:///{tmp_path / 'db'}"), threads=0)
    assert isinstance(real.luck, SystemRandom)
    assert len({real.bot_seed() for _ in range(20)}) == 20


def test_requests_of_any_kind_are_limited_by_address(tmp_path: Path) -> None:
    async def play() -> None:
        still = ManualClock()
        async with running(tmp_path / "t.db", Hosting(tables_each=1), clock=still) as server:
            async with httpx.AsyncClient(base_url=server.url, timeout=600) as asker:
                answers = [(await asker.get("/api/games")).status_code for _ in range(30)]
            assert answers == [200] * 25 + [429] * 5

    asyncio.run(play())
