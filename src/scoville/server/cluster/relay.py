"""At the server with the table: people whose sockets are at other servers. The table treats them like all others.

Races stay fair without comparing clocks. The server with the socket measures how long after a frame the answer came
(`after`), and we know when we told that frame: so an answer counts as if the socket were here. What the way between the
servers takes is added to how long the table waits for earlier actions (`reach`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from .. import protocol as p
from ..clock import ServerClock
from ..connection import Connection
from ..faults import Faulty
from ..protocol.messages import ByeReason
from ..races import LONGEST_TRIP
from ..store import StoreDown
from .bus import Bus

if TYPE_CHECKING:
    from ..live import LiveTable

__all__ = ["FarConnection", "Hop", "Relay"]

REMEMBERED: Final = 32
"""Frames of a line whose time is known."""
TRIPS: Final = 5
_decode = msgspec.json.Decoder(p.ClientMessage).decode


class Hop:
    """The way to another server and back, as we have measured it."""

    def __init__(self) -> None:
        self._trips: deque[float] = deque(maxlen=TRIPS)
        self.reach = 0.0
        """How long an answer to something told now may take longer than over a socket here."""

    def measured(self, trip: float) -> None:
        self._trips.append(trip)
        self.reach = min(LONGEST_TRIP, max(self._trips))


class FarConnection(Connection):
    """One person whose socket is at another server."""

    far: ClassVar[bool] = True

    def __init__(self, clock: ServerClock, bus: Bus, peer: str, number: int, hop: Hop) -> None:
        super().__init__(clock)
        self.peer = peer
        self.number = number
        self.hop = hop
        self.table: LiveTable | None = None
        self.early: list[list[Any]] = []
        """What came while the table was being opened."""
        self._bus = bus
        self._told = 0
        self._times: deque[float] = deque(maxlen=REMEMBERED)
        self._line_reach = 0.0

    def measured(self, credit: float, reach: float) -> None:
        self.line.credit = credit
        self._line_reach = reach
        self.review()

    def review(self) -> None:
        self.line.reach = self._line_reach + self.hop.reach

    def tell(self, raw: bytes, wait: float = 0.0) -> None:
        if self.closing is None:
            self._told += 1
            self._times.append(self.clock.now())
            self._bus.tell(self.peer, self.number, raw, wait)

    def bye(self, reason: ByeReason) -> None:
        if self.closing is None:
            self.closing = reason
            self._bus.send(self.peer, ["b", self.number, reason])

    def arrived(self, frame: int, after: float) -> float:
        """When it would have arrived over a socket here, `after` seconds from that frame. Never in the future."""
        now = self.clock.now()
        back = self._told - frame
        if not 0 <= back < len(self._times) or after < 0:
            return now
        return min(now, self._times[-1 - back] + after)


class Relay:
    """`tables` gives a table that is open here; `open_one` opens one that is ours but is not, or raises."""

    def __init__(
        self,
        bus: Bus,
        clock: ServerClock,
        tables: Callable[[str], LiveTable | None],
        open_one: Callable[[str, str], Awaitable[LiveTable]],
    ) -> None:
        self._bus = bus
        self._clock = clock
        self._table = tables
        self._open = open_one
        self.lines: dict[tuple[str, int], FarConnection] = {}
        self._hops: dict[str, Hop] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def peers(self) -> set[str]:
        return {peer for peer, _ in self.lines}

    def hear(self, peer: str, item: list[Any]) -> bool:
        """Whether it was for us."""
        match item[0]:
            case "a":
                self._arrive(peer, item)
            case "w" | "l" | "g":
                line = self.lines.get((peer, item[1]))
                if line is None:
                    if item[0] == "w":
                        self._bus.send(peer, ["?", item[1]])
                elif line.table is None:
                    line.early.append(item)
                else:
                    self._do(line, line.table, item)
            case "q":
                hop = self._hops.setdefault(peer, Hop())
                hop.measured(monotonic() - item[1])
                for (other, _), line in self.lines.items():
                    if other == peer:
                        line.review()
            case _:
                return False
        return True

    def _arrive(self, peer: str, item: list[Any]) -> None:
        _, number, table, person, mark, seen, muted, newcomer, credit, reach = item
        line = FarConnection(self._clock, self._bus, peer, number, self._hops.setdefault(peer, Hop()))
        line.person, line.newcomer = person, newcomer
        line.measured(credit, reach)
        found = self._table(table)
        self.lines[peer, number] = line
        if found is not None:
            self._attach(line, found, mark, seen, muted)
            return

        async def wait() -> None:
            try:
                opened = await self._open(table, mark)
            except Exception as error:  # it is somebody else's, or cannot be read: whoever has the socket looks again
                self.lines.pop((peer, number), None)
                self._bus.send(peer, ["?", number, _reason(error)])
            else:
                self._attach(line, opened, mark, seen, muted)

        task = asyncio.get_running_loop().create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _attach(self, line: FarConnection, table: LiveTable, mark: str, seen: int, muted: list[str]) -> None:
        line.table = table
        table.door.saw_mark(line.person, mark)
        table.arrive(line, seen, muted)
        early, line.early = line.early, []
        for item in early:
            self._do(line, table, item)

    def _do(self, line: FarConnection, table: LiveTable, item: list[Any]) -> None:
        if item[0] == "w":
            _, _, raw, frame, after = item
            self._bus.relayed += 1
            try:
                message = _decode(raw)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                return  # another version of the server understood it
            table.hear(line, message, raw, line.arrived(frame, after))
        elif item[0] == "l":
            line.measured(item[2], item[3])
        else:
            self.lines.pop((line.peer, line.number), None)
            table.leave(line)

    def ping(self) -> None:
        """Measures the way to every server that has somebody at a table of ours."""
        for peer in self.peers:
            self._bus.send(peer, ["p", monotonic()])
        for key, line in list(self.lines.items()):
            if line.closing is not None:
                del self.lines[key]

    def gone(self, peer: str) -> None:
        """A server with sockets is dead; their people will come back elsewhere."""
        for key, line in list(self.lines.items()):
            if key[0] == peer:
                del self.lines[key]
                line.closing = line.closing or "stopping"
                if line.table is not None:
                    line.table.leave(line)
        self._hops.pop(peer, None)


def _reason(error: Exception) -> ByeReason | None:
    """What somebody is told in the end whose table cannot be opened; None if it may only have moved."""
    if isinstance(error, Faulty) and error.id == "unknown-table":
        return "unknown-token"
    return "store-down" if isinstance(error, StoreDown) else None
