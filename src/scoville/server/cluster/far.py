"""At the server with the socket: one person's line to a table, wherever that is.

The socket stays open while the table moves. The line remembers what the person has wished for and was not answered, and
says it again to the next owner, which does every wish once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ...core import ScovilleError
from ..connection import Connection
from ..door import mark
from ..faults import Faulty
from ..limits import MOST_MUTED
from ..protocol.messages import ByeReason, Mute, Named
from ..store import StoreDown

if TYPE_CHECKING:
    from ..live import LiveTable
    from .place import Cluster

__all__ = ["FarLine"]

PATIENCE: Final = 12.0
"""Seconds in which a table is looked for before the person is told that the line is lost."""
AGAIN: Final = 0.05
"""Seconds until a table is looked for again that was not where it should be."""
WELCOME_WITHIN: Final = 3.0
MOST_UNANSWERED: Final = 500
_decode_id = msgspec.json.Decoder(Named).decode


class _Newest(msgspec.Struct):
    seq: int = 0


_decode_seq = msgspec.json.Decoder(_Newest).decode


class FarLine:
    def __init__(self, cluster: Cluster, table: str, person: str, client: str) -> None:
        self.cluster = cluster
        self.table = table
        self.person = person
        self.client = client
        self.live: LiveTable | None = None
        """The table, where this server owns it."""
        self.owner = ""
        self.number = 0
        """Of this attachment; 0 while there is none."""
        self.connection: Connection | None = None
        self._seen = 0
        self._muted: list[str] = []
        """By this person, as the hello said and every wish since: the next owner cannot know it."""
        self._newest = b""
        self._frames = 0
        self._frame_at = 0.0
        self._welcomed = False
        self._paused_at: float | None = None
        self._looking_since: float | None = None
        """The last welcome ends it; refusals do not."""
        self._refused: ByeReason = "line-lost"
        """Why the owner would not have us, as far as it said so."""
        self._unanswered: OrderedDict[str, tuple[Any, bytes, float]] = OrderedDict()
        self._finding: asyncio.Task[None] | None = None
        self._bell: asyncio.TimerHandle | None = None

    # --- what the socket says -------------------------------------------------------------------------

    def arrive(self, connection: Connection, seen: int, muted: Sequence[str] = (), address: str = "") -> None:
        self.connection = connection
        self._seen, self._muted = seen, list(muted)
        self.find()

    def hear(self, connection: Connection, message: Any, raw: str | bytes, arrived: float) -> None:
        if isinstance(message, Mute):
            self._muted = [other for other in self._muted if other != message.person][1 - MOST_MUTED :]
            if message.muted:
                self._muted.append(message.person)
        if self.live is not None:
            self.live.hear(connection, message, raw, arrived)
            return
        told = raw.encode() if isinstance(raw, str) else raw
        self._unanswered[message.id] = (message, told, arrived)
        if len(self._unanswered) > MOST_UNANSWERED:
            connection.bye("too-fast")
        elif self.number:
            self.cluster.bus.relayed += 1
            item = ["w", self.number, told, self._frames, arrived - self._frame_at]
            self.cluster.bus.send(self.owner, item, len(told))

    def measured(self, connection: Connection) -> None:
        if self.number:
            line = connection.line
            self.cluster.bus.send(self.owner, ["l", self.number, line.credit, line.reach])

    def leave(self, connection: Connection) -> None:
        if self._finding is not None:
            self._finding.cancel()
        if self._bell is not None:
            self._bell.cancel()
        if self.live is not None:
            self.live.leave(connection)
        elif self.number:
            self.cluster.bus.send(self.owner, ["g", self.number])
        self._detach()
        self.cluster.lines.discard(self)

    # --- what the owner says ----------------------------------------------------------------------------

    def told(self, raw: bytes, wait: float) -> None:
        connection = self.connection
        if connection is None:
            return
        self._frames += 1
        self._frame_at = connection.clock.now()
        kind = raw[9:13]  # after {"type":"
        if kind in {b"done", b"refu", b"stal"}:
            self._unanswered.pop(_decode_id(raw).id or "", None)
        elif kind in {b"upda", b"welc"}:
            self._newest = raw
            self._welcomed = True
            self._looking_since = None
            self._go_on()
        connection.tell(raw, wait)

    def _go_on(self) -> None:
        if self._paused_at is not None and self.connection is not None:
            self.cluster.hall.metrics.moved.observe(self.connection.clock.now() - self._paused_at)
            self._paused_at = None

    def said_bye(self, reason: ByeReason) -> None:
        """A table that only moves is followed."""
        if reason == "stopping":
            self.find()
        elif self.connection is not None:
            self._detach()
            self.connection.bye(reason)

    def refused(self, reason: ByeReason | None) -> None:
        """By the owner, which does not have the table or cannot open it."""
        self._refused = reason or "line-lost"
        self.find(after=AGAIN)

    # --- finding the table ------------------------------------------------------------------------------

    def find(self, after: float = 0.0) -> None:
        """Attaches this line to whoever owns the table now."""
        if self._welcomed and self._paused_at is None and self.connection is not None:
            self._paused_at = self.connection.clock.now()
        self._detach()
        if self._finding is None and self.connection is not None and self.connection.closing is None:
            self._finding = asyncio.get_running_loop().create_task(self._find(after))

    def _detach(self) -> None:
        self.cluster.attached.pop(self.number, None)
        self.number = 0
        self.live = None
        self.owner = ""

    async def _find(self, after: float) -> None:
        reason: ByeReason | None
        try:
            await asyncio.sleep(after)
            reason = await self._look_for_it()
        except Faulty as error:
            reason = "too-fast" if error.id == "too-fast" else "unknown-token"
            if error.id == "stopping":
                reason = "stopping"
        except ScovilleError as error:
            reason = "store-down" if isinstance(error, StoreDown) else "stopping"
        except Exception as error:
            self.cluster.hall.mistake("relay", error)
            reason = "stopping"
        finally:
            self._finding = None
        if reason is not None and self.connection is not None:
            self.connection.bye(reason)

    async def _look_for_it(self) -> ByeReason | None:
        """Why it was not found."""
        loop, connection = asyncio.get_running_loop(), self.connection
        if self._looking_since is None:
            self._looking_since = loop.time()
            self._refused = "line-lost"
        until = self._looking_since + PATIENCE
        while connection is not None and connection.closing is None:
            found = await self.cluster.find(self.table, self.client)
            if not isinstance(found, str):
                if not found.closed:
                    self._attach_here(connection, found)
                    return None
            elif loop.time() > until:
                return self._refused
            elif self.cluster.hears:
                self._attach_there(connection, found)
                return None
            elif self.cluster.deaf_for > self.cluster.GRACE:
                return "line-lost"
            if loop.time() > until:
                return "line-lost"
            await asyncio.sleep(0.05)
        return None

    def _seq(self) -> int:
        if self._newest:
            self._seen = max(self._seen, _decode_seq(self._newest).seq)
            self._newest = b""
        return self._seen

    def _attach_here(self, connection: Connection, table: LiveTable) -> None:
        self.live = table
        self._looking_since = None
        self._go_on()
        table.arrive(connection, self._seq(), self._muted, self.client)
        unanswered, self._unanswered = self._unanswered, OrderedDict()
        for message, raw, arrived in unanswered.values():
            table.hear(connection, message, raw, arrived)

    def _attach_there(self, connection: Connection, owner: str) -> None:
        cluster, line = self.cluster, connection.line
        self.owner = owner
        self.number = cluster.new_number(self)
        self._frames = 0
        self._welcomed = False
        head = ["a", self.number, self.table, self.person, mark(self.client, self.table) if self.client else ""]
        tail = [self._seq(), self._muted, connection.newcomer, line.credit, line.reach]
        cluster.bus.send(owner, [*head, *tail])
        for _, raw, _ in self._unanswered.values():
            cluster.bus.send(owner, ["w", self.number, raw, 0, -1.0], len(raw))
        if self._bell is not None:
            self._bell.cancel()
        self._bell = asyncio.get_running_loop().call_later(WELCOME_WITHIN, self._no_welcome, self.number)

    def _no_welcome(self, number: int) -> None:
        self._bell = None
        if self.number == number and not self._welcomed:
            self.find()
