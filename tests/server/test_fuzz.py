"""Thousands of things nobody should send: no unhandled error, no stall of other tables, flat memory.

`python tests/server/fuzzing.py --messages 5000000` says more of them.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from fuzzing import RAW, fuzz
from live_sockets import Socket, connect
from live_tables import running, seated
from sizes import sized

from scoville import client
from scoville.server import frames, limits, sockets
from scoville.server.clock import ManualClock
from scoville.server.frames import LARGEST_FRAME

MESSAGES = sized(12_000, 100_000)
PATIENCE = 1200
MIB = 1 << 20


def test_thousands_of_bad_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MESSAGES", (1e9, 1e9))
    monkeypatch.setattr(frames, "FRAMES", (1e9, 1e9))
    monkeypatch.setattr(sockets, "MOST_BAD", 10**9)
    monkeypatch.setattr(limits.Allowance, "take", lambda self, kind, person, seated, now: True)
    monkeypatch.setattr(limits.Buckets, "take", lambda self, key, now, amount=1.0: True)
    found = asyncio.run(asyncio.wait_for(fuzz(MESSAGES, tmp_path), PATIENCE))
    assert found.errors == []
    assert found.sent + found.requests >= MESSAGES
    assert found.moves > 0
    answered = found.answers["refused"] + found.answers["done"] + found.answers["stale"]
    assert answered > found.sent / 2  # most were read, not cut off
    assert found.answers["http 400"] > 10
    assert found.late - found.early < 24 * MIB + found.tables * MIB / 4  # tables are made on the way


async def said_goodbye(url: str, token: str, *frames: tuple[int, bytes]) -> str | None:
    """The reason of the server's bye, once it has closed the connection."""
    heard: list[bytes] = []
    socket = await connect("127.0.0.1", int(url.rpartition(":")[2]), "/ws", lambda _, raw: heard.append(raw))
    if token:
        socket.send(json.dumps({"type": "hello", "token": token}).encode())
    for frame in frames:
        socket.send_frame(*frame)
    while not socket.closed:
        await asyncio.sleep(0.01)
    byes = [json.loads(raw)["reason"] for raw in heard if raw.startswith(b'{"type":"bye"')]
    socket.close()
    return byes[0] if byes else None


def slap(i: int) -> tuple[int, bytes]:
    return 1, json.dumps({"type": "play", "id": f"s{i}", "seq": 0, "action": "slaps"}).encode()


def test_floods_are_cut_off_and_quick_hands_are_not(tmp_path: Path) -> None:
    async def story() -> None:
        clock = ManualClock()
        async with running(tmp_path / "tables.db", clock=clock) as here, seated(here.url, "heated", 2) as seats:
            token = seats[1].token
            flood = [slap(i) for i in range(500)]
            assert await said_goodbye(here.url, token, *flood) == "too-fast"
            large = (1, b'{"type":"chat","id":"1","text":"' + b"x" * LARGEST_FRAME + b'"}')
            assert await said_goodbye(here.url, token, large) == "too-large"
            for kind in (9, 10):  # pings, and answers to none
                assert await said_goodbye(here.url, token, *[(kind, b"x")] * 500) == "too-fast"
            nonsense = [(1, RAW[5])] * 40
            assert await said_goodbye(here.url, token, *nonsense) == "bad-message"
            # the table is none the worse for it, and neither is who was cut off
            for _ in range(10):  # ten reconnects in a minute
                seat = client.Seat(here.url, token)
                await seat.open()
                assert seat.bye is None
                await seat.close()
            seat = client.Seat(here.url, token)
            await seat.open()
            answers = await asyncio.gather(
                *(seat.wish("play", seq=0, action="slaps") for _ in range(20)), return_exceptions=True
            )
            assert [type(answer) for answer in answers] == [client.Refusal] * 20  # no game is played
            assert seat.bye is None
            assert not seat.closed
            await seat.close()
            await seats[0].wish("chat", text="still here")

    asyncio.run(asyncio.wait_for(story(), 600))


def test_a_flood_before_hello_is_cut_off_and_counted(tmp_path: Path) -> None:
    async def story() -> None:
        clock = ManualClock()
        async with running(tmp_path / "tables.db", clock=clock) as here, seated(here.url, "heated", 2) as seats:
            assert await said_goodbye(here.url, "", *[(9, b"")] * 5000) == "too-fast"
            assert await said_goodbye(here.url, "", (1, b"x" * (LARGEST_FRAME + 1))) == "too-large"
            await seats[0].wish("chat", text="still here")
            cut = {
                reason: here.hall.metrics.registry.get_sample_value("scoville_cut_off_total", {"reason": reason})
                for reason in ("too-fast", "too-large")
            }
            assert cut == {"too-fast": 1, "too-large": 1}

    asyncio.run(asyncio.wait_for(story(), 600))


def test_a_frame_of_eight_kib_is_read_and_a_longer_one_is_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "tables.db") as here, seated(here.url, "spicy", 2) as seats:
            token = seats[1].token
            good = json.dumps({"type": "mute", "id": "1", "person": "x"}).encode()
            assert not (await brief(here.url, token, good.ljust(LARGEST_FRAME))).closed
            assert (await brief(here.url, token, good.ljust(LARGEST_FRAME + 1))).closed

    asyncio.run(asyncio.wait_for(story(), 600))


async def brief(url: str, token: str, frame: bytes) -> Socket:
    """Says hello and one thing more; waits for its answer or the end."""
    heard: list[bytes] = []
    socket = await connect("127.0.0.1", int(url.rpartition(":")[2]), "/ws", lambda _, raw: heard.append(raw))
    socket.send(json.dumps({"type": "hello", "token": token}).encode())
    socket.send(frame)
    while not socket.closed and not any(b'"id":"1"' in raw for raw in heard):
        await asyncio.sleep(0.01)
    if socket.closed:
        return socket
    socket.close()
    socket.closed = False
    return socket
