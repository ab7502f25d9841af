"""Connections are let in a few at a time, so that those who play do not wait for a crowd."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter

from scoville.server.serve import bind
from scoville.server.threshold import AT_ONCE, Threshold

CROWD = 60


class Guest(asyncio.Protocol):
    def __init__(self, turns: list[int], came: Counter[int]) -> None:
        self._turns, self._came = turns, came

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._came[self._turns[0]] += 1
        assert isinstance(transport, asyncio.Transport)
        transport.write(b"in")


def test_a_crowd_comes_in_a_few_a_turn() -> None:
    came: Counter[int] = Counter()

    async def run() -> None:
        loop = asyncio.get_running_loop()
        turns = [0]

        def turn() -> None:
            turns[0] += 1
            loop.call_soon(turn)

        listening = bind("127.0.0.1", 0)
        crowd = [
            socket.create_connection(listening.getsockname()) for _ in range(CROWD)
        ]  # all wait before the door opens
        turn()
        threshold = Threshold(listening, lambda: Guest(turns, came))
        for each in crowd:
            each.setblocking(False)
            assert await loop.sock_recv(each, 2) == b"in"
            each.close()
        threshold.close()
        threshold.close()  # a second time is nothing
        await threshold.wait_closed()
        listening.close()

    asyncio.run(run())
    assert came.total() == CROWD
    assert max(came.values()) <= AT_ONCE


def test_nobody_comes_in_after_it_is_closed() -> None:
    async def run() -> None:
        listening = bind("127.0.0.1", 0)
        threshold = Threshold(listening, lambda: Guest([0], Counter()))
        threshold.close()
        late = socket.create_connection(listening.getsockname())
        late.setblocking(False)
        answer = asyncio.ensure_future(asyncio.get_running_loop().sock_recv(late, 2))
        await asyncio.sleep(0.01)
        assert not answer.done()
        answer.cancel()
        late.close()
        listening.close()

    asyncio.run(run())
