"""The players of the load benchmark: each table has one move under way, and the next follows once all have seen it."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import msgspec
from live_sockets import Socket, connect

__all__ = ["BoardgameTable", "Driver", "LoadTable", "ScovilleTable"]

HOST = "127.0.0.1"


class LoadTable(ABC):
    """Four connections to one table, and what they wait to see."""

    def __init__(self, driver: Driver, number: int) -> None:
        self.driver = driver
        self.number = number
        self.sockets: list[Socket] = []
        self.sent = 0.0
        self.unseen = 0
        self.moves: list[tuple[int, str]] = []

    @abstractmethod
    async def join(self) -> None:
        """Connects all four."""

    @abstractmethod
    def begin(self) -> None:
        """Makes the first move."""

    @abstractmethod
    def go_on(self) -> None:
        """Makes the next move, after everybody has seen the one before."""

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
            self.driver.count(perf_counter() - self.sent if self.sent else None)
            self.resume()

    def resume(self) -> None:
        """Continues unless there is a pause, or something is still to be seen; in its time where there is a pace."""
        if self.driver.every:
            asyncio.get_running_loop().call_later(
                max(0.0, self.sent + self.driver.every - perf_counter()), self._resume
            )
        else:
            self._resume()

    def _resume(self) -> None:
        if self.driver.running and not self.unseen:
            self.go_on()


class Driver:
    """All tables of one contestant."""

    def __init__(self) -> None:
        self.tables: list[LoadTable] = []
        self.begun = False
        self.running = False
        self.counting = False
        self.moves = 0
        """Moves that all players of their table saw while counting was on."""
        self.times: list[float] = []
        self.bytes = 0
        """Of updates and answers while counting was on."""
        self.every = 0.0
        """Seconds between two moves of a table; 0 is as fast as everybody sees them."""
        self.faults: list[str] = []

    def count(self, seconds: float | None) -> None:
        """Counts a move that all have seen; None is a bot's move, which nobody sent."""
        if self.counting:
            self.moves += 1
            if seconds is not None:
                self.times.append(seconds)

    async def join_all(self) -> None:
        for i in range(0, len(self.tables), 25):
            await asyncio.gather(*(table.join() for table in self.tables[i : i + 25]))

    async def play(self) -> None:
        """Lets all tables play, from the first move or from where they paused."""
        self.running = True
        for table in self.tables:
            if self.begun:
                table.resume()
            else:
                table.begin()
        self.begun = True

    async def pause(self) -> None:
        """Lets moves under way be seen, but starts no new ones."""
        self.running = False
        until = perf_counter() + 2
        while any(table.unseen and table.sent for table in self.tables) and perf_counter() < until:  # not for bots
            await asyncio.sleep(0.02)

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


class _Place(msgspec.Struct):
    by: int


class _View(msgspec.Struct):
    hand: tuple[str, ...]
    stack: tuple[_Place, ...]
    turn: int | None
    waiting: tuple[int, ...]
    reason: str | None


class _Options(msgspec.Struct):
    claims: tuple[str, ...] = ()
    challenges: tuple[str, ...] = ()


class _Sight(msgspec.Struct):
    view: _View
    options: _Options


class _Update(msgspec.Struct):
    seq: int
    sights: tuple[_Sight, ...]


class _Ping(msgspec.Struct):
    nonce: int


_read_update = msgspec.json.Decoder(_Update).decode
_read_ping = msgspec.json.Decoder(_Ping).decode


class ScovilleTable(LoadTable):
    """Speaks our protocol and plays SPICY by the options it is sent; `bot` is the seat of a bot, if there is one."""

    def __init__(self, driver: Driver, number: int, port: int, tokens: list[str], bot: int | None) -> None:
        super().__init__(driver, number)
        self.port = port
        self.tokens = tokens
        self.bot = bot
        self.table = ""
        """Its id."""
        self.everybody = (1 << len(tokens)) - 1
        self.latest: list[bytes] = [b""] * len(tokens)
        self.luck = random.Random(number)
        self.wishes = 0
        self.welcomed = asyncio.Event()

    async def join(self) -> None:
        for seat, token in enumerate(self.tokens):
            self.welcomed.clear()
            socket = await connect(HOST, self.port, "/ws", self._hear(seat))
            self.sockets.append(socket)
            socket.send(msgspec.json.encode({"type": "hello", "token": token}))
            await asyncio.wait_for(self.welcomed.wait(), 60)

    def _hear(self, seat: int) -> Any:
        def hear(socket: Socket, payload: bytes) -> None:
            if self.driver.counting:
                self.driver.bytes += len(payload)
            if payload.startswith(b'{"type":"update"'):
                self.latest[seat] = payload
                self.saw(seat)
            elif payload.startswith(b'{"type":"ping"'):
                socket.send(b'{"type":"pong","nonce":%d}' % _read_ping(payload).nonce)
            elif payload.startswith(b'{"type":"welcome"'):
                self.welcomed.set()
            elif payload.startswith((b'{"type":"refused"', b'{"type":"stale"', b'{"type":"bye"')):
                self.driver.faults.append(payload.decode())
                self.unseen = 0
                self.resume()

        return hear

    def begin(self) -> None:
        self._wish("start", 0, "start")

    def _wish(self, kind: str, seat: int, text: str, **more: Any) -> None:
        self.wishes += 1
        message = {"type": kind, "id": f"{self.wishes}", **more}
        self.move(seat, text, msgspec.json.encode(message), self.everybody)

    def go_on(self) -> None:
        update = _read_update(self.latest[0])
        view = update.sights[0].view
        if view.reason is not None:
            self._wish("start", 0, "start")
            return
        if view.waiting:  # a last card: somebody doubts it
            seat = next(seat for seat in view.waiting if seat != self.bot)
            self._play(seat, "challenges number", update.seq)
            return
        turn = view.turn
        assert turn is not None
        if view.stack and self.luck.random() < 0.1:
            doubters = [seat for seat in range(len(self.tokens)) if seat != view.stack[-1].by]
            self._play(self.luck.choice(doubters), f"challenges {self.luck.choice(('number', 'spice'))}", update.seq)
            return
        if turn == self.bot:
            self.unseen, self.sent = self.everybody, 0.0
            return
        own = _read_update(self.latest[turn]).sights[0]
        if own.options.claims and self.luck.random() < 0.85:
            card, claim = self.luck.choice(own.view.hand), self.luck.choice(own.options.claims)
            self._play(turn, f"plays {card} as {claim}", update.seq)
        else:
            self._play(turn, "passes", update.seq)

    def _play(self, seat: int, text: str, seq: int) -> None:
        self._wish("play", seat, text, action=text, seq=seq)
