"""The players of the load benchmark: a table has one move under way, and the next follows once all have seen it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import msgspec
from live_sockets import Socket, connect

__all__ = ["BoardgameTable", "Driver", "LoadTable"]

HOST = "127.0.0.1"


class LoadTable:
    """Four connections to one table, and what they wait to see."""

    def __init__(self, driver: Driver, number: int) -> None:
        self.driver = driver
        self.number = number
        self.sockets: list[Socket] = []
        self.sent = 0.0
        self.unseen = 0
        self.moves: list[tuple[int, str]] = []

    async def join(self) -> None:
        raise NotImplementedError

    def begin(self) -> None:
        """Makes the first move."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Makes the next move, everybody having seen the one before."""
        raise NotImplementedError

    def move(self, seat: int, text: str, payload: bytes, seen_by: int) -> None:
        self.moves.append((seat, text))
        self.unseen = seen_by
        self.sent = perf_counter()
        self.sockets[seat].send(payload)

    def saw(self, seat: int) -> None:
        """One of the four has seen the move."""
        if not self.unseen >> seat & 1:
            return
        self.unseen &= ~(1 << seat)
        if not self.unseen:
            self.driver.count(perf_counter() - self.sent)
            if self.driver.running:
                self.go_on()


class Driver:
    """All tables of one contestant."""

    def __init__(self) -> None:
        self.tables: list[LoadTable] = []
        self.running = False
        self.counting = False
        self.times: list[float] = []
        self.faults: list[str] = []

    def count(self, seconds: float) -> None:
        if self.counting:
            self.times.append(seconds)

    async def join_all(self) -> None:
        for i in range(0, len(self.tables), 25):
            await asyncio.gather(*(table.join() for table in self.tables[i : i + 25]))

    async def run(self, warm_up: float, seconds: float) -> float:
        """Moves per second that all four players of their table saw."""
        self.running = True
        for table in self.tables:
            table.begin()
        await asyncio.sleep(warm_up)
        self.times.clear()
        self.counting = True
        start = perf_counter()
        await asyncio.sleep(seconds)
        self.counting = False
        took = perf_counter() - start
        self.running = False
        return len(self.times) / took

    def close(self) -> None:
        for table in self.tables:
            for socket in table.sockets:
                socket.close()


class BoardgameTable(LoadTable):
    """Speaks socket.io, as boardgame.io's own client does, and plays given moves."""

    def __init__(self, driver: Driver, number: int, port: int, script: Iterator[tuple[int, str]]) -> None:
        super().__init__(driver, number)
        self.port = port
        self.script = script
        self.state = 0
        self.synced = asyncio.Event()

    async def join(self) -> None:
        for seat in range(4):
            self.synced.clear()
            hear = self._hear(seat)
            socket = await connect(HOST, self.port, "/socket.io/?EIO=4&transport=websocket", hear)
            self.sockets.append(socket)
            socket.send(b"40/spicy,")
            await asyncio.wait_for(self.synced.wait(), 60)

    def _hear(self, seat: int) -> Any:
        def hear(socket: Socket, payload: bytes) -> None:
            if payload.startswith(b'42/spicy,["update"'):
                self.saw(seat)
            elif payload == b"2":
                socket.send(b"3")
            elif payload.startswith(b"40/spicy"):
                socket.send(f'42/spicy,["sync","table{self.number}","{seat}",null,4]'.encode())
            elif payload.startswith(b'42/spicy,["sync"'):
                self.synced.set()

        return hear

    def begin(self) -> None:
        self.go_on()

    def go_on(self) -> None:
        seat, text = next(self.script)
        action = {"type": "MAKE_MOVE", "payload": {"type": "act", "args": [text], "playerID": str(seat)}}
        message = msgspec.json.encode(["update", action, self.state, f"table{self.number}", str(seat)])
        self.state += 1
        self.move(seat, text, b"42/spicy," + message, 15)
