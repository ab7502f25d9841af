"""One server among several: who lives, who owns a table, and who takes it over."""

from __future__ import annotations

import asyncio
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ...core import ScovilleError
from ..faults import Faulty
from ..questions import CHANGING, QUESTIONS, pack_error, unpack_error
from ..store import StoreDown
from .bus import Asked, Bus, Unanswered
from .far import FarLine
from .members import LEASE, Health, Members
from .relay import Relay
from .thinkers import Thinkers

if TYPE_CHECKING:
    from ..hall import Hall
    from ..live import LiveTable

__all__ = ["Cluster", "Elsewhere"]

WATCH: Final = 0.2
PING_EVERY: Final = 1.0
UNWELL: Final = 2.0
"""Seconds without the database after which others may have our tables."""
ASK_WITHIN: Final = 8.0
TRIES: Final = 60


class Elsewhere(Exception):
    """Another server owns the table."""

    def __init__(self, table: str, server: str) -> None:
        super().__init__("Another server owns the table.")
        self.table = table
        self.server = server


class Cluster:
    GRACE: ClassVar[float] = 1.5
    """Seconds without NATS before people are told that their line is lost."""

    def __init__(self, url: str) -> None:
        self.me = token_hex(6)
        self.members = Members(self.me, monotonic())
        self.bus = Bus(url, self.me, self.members)
        self.lines: set[FarLine] = set()
        """Every socket of this server."""
        self.attached: dict[int, FarLine] = {}
        """Those whose table is elsewhere, by the number of the attachment."""
        self.thinkers = Thinkers(self.bus)
        self.takeovers = 0
        self.fenced = 0
        self.handed_over = 0
        self.hall: Hall
        self.relay: Relay
        self._numbers = 0
        self._leaving = False
        self._deaf_since: float | None = None
        self._tasks: list[asyncio.Task[None]] = []

    # --- beginning and end ------------------------------------------------------------------------------

    async def open(self, hall: Hall) -> None:
        self.hall = hall
        self.relay = Relay(self.bus, hall.clock, hall.tables.get, hall.table)
        self.bus.health = self._health
        self.bus.hear = self._hear
        self.bus.lost = self._lost
        self.bus.again = self._again
        self.bus.answer = self._answer
        await self.bus.open()
        await self.thinkers.open()
        self._tasks = [asyncio.create_task(self._watch())]
        self._count()

    def _health(self) -> Health:
        if self._leaving:
            return "leaving"
        return "unwell" if self.hall.store.failing > UNWELL else "well"

    def _count(self) -> None:
        metrics = self.hall.metrics
        metrics.count("scoville_cluster_takeovers", "Tables taken over from a server that died", lambda: self.takeovers)
        metrics.count("scoville_cluster_fenced", "Tables that another server has taken over", lambda: self.fenced)
        metrics.count("scoville_cluster_handed_over", "Tables given up in good order", lambda: self.handed_over)
        metrics.gauge("scoville_cluster_owned_tables", "Tables that this server owns", lambda: len(self.hall.tables))
        metrics.gauge("scoville_cluster_far_sockets", "Sockets here of tables elsewhere", lambda: len(self.attached))
        metrics.gauge("scoville_cluster_far_people", "People here over other servers", lambda: len(self.relay.lines))
        metrics.gauge("scoville_cluster_servers", "Servers that live", lambda: len(self.living))
        metrics.gauge("scoville_cluster_nats_lag_seconds", "There and back over NATS", lambda: self.bus.lag)
        metrics.gauge("scoville_cluster_nats_up", "1 if NATS carries messages", lambda: self.hears)
        thoughts = "Jobs for thinking workers, by how they ended"
        metrics.counts("scoville_cluster_thoughts", thoughts, "outcome", self.thinkers.jobs)

    async def leave(self) -> None:
        """From now on nobody should hand us a table."""
        self._leaving = True
        try:
            await self.bus.beat("leaving")
        except Exception as error:
            self.hall.mistake("relay", error)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for line in list(self.lines):
            if line.connection is not None:
                line.connection.bye("stopping")
        await self.bus.close()

    # --- who owns a table ---------------------------------------------------------------------------------

    @property
    def hears(self) -> bool:
        return self.members.hears(monotonic())

    @property
    def deaf_for(self) -> float:
        return 0.0 if self._deaf_since is None else monotonic() - self._deaf_since

    @property
    def living(self) -> list[str]:
        return self.members.living(monotonic())

    def may_live(self, server: str) -> bool:
        return self.members.may_live(server, monotonic())

    async def check(self, table: str) -> LiveTable | None:
        """The table if it is open here and ours; Elsewhere if somebody else has it; None if it may be claimed.

        The database is asked each time: a server that was asleep may show somebody less than they have seen already.
        """
        owner = await self.hall.store.owner(table)
        live = self.hall.tables.get(table)
        if owner is not None and owner.server == self.me and live is not None and live.epoch == owner.epoch:
            return live
        if live is not None and (owner is None or owner.epoch != live.epoch):
            self.fenced += 1
            live.lose()
        if owner is not None and owner.server not in {"", self.me} and self.may_live(owner.server):
            raise Elsewhere(table, owner.server)
        return None

    async def claim(self, table: str) -> int | None:
        """Our epoch of the table; None if there is no such table. Elsewhere if another server was quicker."""
        for _ in range(TRIES):
            if self._leaving:
                raise Faulty("stopping")
            owner = await self.hall.store.owner(table)
            if owner is not None and owner.server not in {"", self.me} and self.may_live(owner.server):
                raise Elsewhere(table, owner.server)
            epoch = await self.hall.store.claim(table, self.me, 0 if owner is None else owner.epoch)
            if epoch is not None:
                if owner is not None and owner.server not in {"", self.me}:
                    self.takeovers += 1
                    self.hall.log.info("table taken over", table=table)
                return epoch
            if owner is None and await self.hall.store.row(table=table) is None:
                return None
        raise StoreDown("The table's owner changes all the time.")

    async def find(self, table: str, client: str) -> LiveTable | str:
        """The table, or the server that has it."""
        try:
            return await self.hall.table(table, client)
        except Elsewhere as other:
            return other.server

    # --- lines ----------------------------------------------------------------------------------------------

    def line(self, table: str, person: str, client: str) -> FarLine:
        line = FarLine(self, table, person, client)
        self.lines.add(line)
        return line

    def new_number(self, line: FarLine) -> int:
        self._numbers += 1
        self.attached[self._numbers] = line
        return self._numbers

    def _hear(self, peer: str, item: list[Any]) -> None:
        match item[0]:
            case "t":
                for number in item[1]:
                    if (line := self.attached.get(number)) is not None:
                        self.bus.relayed += 1
                        line.told(item[2], item[3])
            case "b":
                if (line := self.attached.get(item[1])) is not None:
                    line.said_bye(item[2])
            case "?":
                if (line := self.attached.get(item[1])) is not None:
                    line.refused(item[2] if len(item) > 2 else None)
            case "p":
                self.bus.send(peer, ["q", item[1]])
            case "x":
                self._find_again(peer)
            case _:
                self.relay.hear(peer, item)

    def _find_again(self, peer: str | None) -> None:
        for line in list(self.attached.values()):
            if peer is None or line.owner == peer:
                line.find()

    def _lost(self, peer: str) -> None:
        self._find_again(peer)

    def _again(self) -> None:
        """NATS is back; what was under way may be lost in both directions."""
        for peer in self.relay.peers:
            self.bus.send(peer, ["x"])
        self._find_again(None)

    async def _watch(self) -> None:
        """Looks for servers that have died, for a pause of our own, and for NATS."""
        last = checked = pinged = monotonic()
        while True:
            await asyncio.sleep(WATCH)
            now = monotonic()
            try:
                asleep = now - last
                last = now
                if self.hears:
                    self._deaf_since = None
                elif self._deaf_since is None:
                    self._deaf_since = now
                if asleep > LEASE or (self.deaf_for > LEASE and now - checked > LEASE):
                    checked = now
                    await self._check_all()
                if self.deaf_for > self.GRACE:
                    for line in list(self.attached.values()):
                        line.said_bye("line-lost")
                for peer in {line.owner for line in self.attached.values()} | self.relay.peers:
                    if not self.may_live(peer):
                        self.relay.gone(peer)
                        self.bus.forget(peer)
                        self._find_again(peer)
                if now - pinged > PING_EVERY:
                    pinged = now
                    self.relay.ping()
            except StoreDown:
                continue
            except Exception as error:
                self.hall.mistake("cluster", error)

    async def _check_all(self) -> None:
        """We were asleep or alone for so long that others may have taken our tables."""
        ours = await self.hall.store.owned([self.me])
        for table in list(self.hall.tables.values()):
            if ours.get(table.ledger.table) != table.epoch:
                self.fenced += 1
                table.lose()

    # --- questions about a table -------------------------------------------------------------------------------

    async def ask(self, server: str, name: str, table: str, args: list[Any]) -> Any:
        """Of the owner; raises what went wrong there. Elsewhere if it has no such table any more."""
        try:
            ok, value = await self.bus.ask(server, [name, table, args], ASK_WITHIN)
        except Unanswered as error:
            if error.gone:
                raise Elsewhere(table, server) from None
            raise Faulty("stopping") from None
        if ok:
            return value
        why = unpack_error(value)
        if why is None:
            raise Elsewhere(table, server)
        raise why

    async def _answer(self, question: list[Any], asked: Asked) -> list[Any]:
        name, table, args = question
        how = {"waits": asked.waits} if name in CHANGING else {}
        try:
            if how:
                await asked.settle()
                if not asked.waits():
                    raise Faulty("stopping")
            live = self.hall.tables.get(table) or await self.hall.table(table)
            if live.closed:
                return [False, None]
            return [True, await QUESTIONS[name](self.hall, live, *args, **how)]
        except Elsewhere:
            return [False, None]
        except ScovilleError as error:
            return [False, pack_error(error)]
        except Exception as error:
            self.hall.mistake("relay", error)
            return [False, pack_error(Faulty("mistake"))]
