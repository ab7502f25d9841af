"""Who comes to a table and who goes: who hears whom, who is waited for, and when everybody is told."""

from __future__ import annotations

from collections.abc import Container, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from . import protocol as p
from .clock import Timer
from .connection import Connection
from .faults import Faulty
from .limits import ATTENDANCE, Bucket
from .shown import Shown

if TYPE_CHECKING:
    from .live import LiveTable

__all__ = ["Attendance"]

CROWD: Final = 500
"""Connections beyond which comings and goings are announced less often, for everybody is told of them."""
_encode = msgspec.json.Encoder().encode


class Attendance:
    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.arriving: set[Connection] = set()
        """Connections whose hello waits in the mailbox."""
        self.away: dict[str, float] = {}
        """When a bot stands in for a person who has gone."""
        self._bucket = Bucket(*ATTENDANCE, table.clock.now())
        self._bell: Timer | None = None

    async def attend(self, connection: Connection, seen: int, muted: Sequence[str] = ()) -> None:
        """A person is here, perhaps on another device than before."""
        table = self.table
        person = connection.person
        guest = table.ledger.guests.get(person)
        if guest is None or guest.gone:
            self.arriving.discard(connection)
            connection.bye("unknown-token")
            return
        if table.row is None:
            await table.index()  # the table may have been closed meanwhile
        self.arriving.discard(connection)
        before = table.connections.get(person)
        if before is not None and before is not connection:
            before.bye("taken-over")
        table.connections[person] = connection
        self.away.pop(person, None)
        table.last_attended = table.clock.now()
        if table.dealer is not None:
            for seat in table.ledger.seats_of(person):
                table.dealer.come_back(seat)
            self.mind_the_missing()
            table.dealer.review()
            if table.own_pace:
                table.turns.soon()
        for other in muted:
            if other in table.ledger.guests:
                table.ledger.mute(person, other, True)
        await self.mute_blocked(person)
        connection.tell(_encode(self._welcome(person, seen)))
        self.announce(but=person)
        await self._start_event(person)

    async def _start_event(self, person: str) -> None:
        """A table of a tournament starts once everybody is here."""
        ledger = self.table.ledger
        waits = ledger.event and ledger.state == "lobby" and not (ledger.locked or ledger.free)
        if waits and not self.missing(self.table.connections):
            with suppress(Faulty):  # the organiser decides then
                await self.table.lobby.start(person)

    def _welcome(self, person: str, seen: int) -> p.Welcome:
        table, ledger = self.table, self.table.ledger
        played = ledger.played
        sights: tuple[p.Sight, ...] = ()
        if played is not None:
            sights = table.sights(person, Shown(played.game, played.missed(seen) or (), played.asked))
        muted = ledger.muted.get(person, set())
        return p.Welcome(
            person=person,
            host=person == ledger.host,
            seats=ledger.seats_of(person),
            table=table.describe(),
            game=0 if played is None else played.number,
            seq=ledger.seq,
            sights=sights,
            clock=table.shown_clock(ledger.seats_of(person)),
            chat=tuple(line for line in ledger.chat if line.person not in muted),
            muted=tuple(sorted(muted)),
        )

    async def check_blocks(self, profile: str) -> None:
        """Refuses a person whom the host does not want to play with."""
        ledger, people = self.table.ledger, self.table.hall.people
        host = ledger.guests.get(ledger.host)
        if people is None or not profile or host is None or not host.profile:
            return
        if (await people.fair.blocked_by(profile)).get(host.profile) == "block":
            raise Faulty("blocked")

    async def mute_blocked(self, person: str) -> None:
        """A person who muted or blocked somebody at another table does not hear them here either."""
        ledger, people = self.table.ledger, self.table.hall.people
        profile = ledger.guests[person].profile
        if people is None or not profile:
            return
        fair = people.fair
        unheard, deaf = await fair.blocked(profile), await fair.blocked_by(profile)
        for guest in ledger.guests.values():
            if guest.profile in unheard:
                ledger.mute(person, guest.person, True)
            if guest.profile in deaf:
                ledger.mute(guest.person, person, True)

    async def depart(self, connection: Connection) -> None:
        """A connection is gone. Its person may come back."""
        table = self.table
        person = connection.person
        if table.connections.get(person) is not connection:
            return
        del table.connections[person]
        table.last_attended = table.clock.now()
        if table.dealer is not None:
            self.mind_the_missing()
            table.dealer.stop_waiting_for(person)
            table.dealer.review()
        self.announce()

    def announce(self, but: str | None = None) -> None:
        """Announces comings and goings. If there are many, everybody is told once for all of them, a little later."""
        table = self.table
        now, weight = table.clock.now(), max(1.0, len(table.connections) / CROWD)
        if self._bell is None and self._bucket.take(now, weight):
            table.tell_table(but)
        elif self._bell is None:
            self._bell = table.clock.ring(now + weight / self._bucket.rate, self._announce_now)

    def _announce_now(self) -> None:
        self._bell = None
        if not self.table.closed:
            self._bucket.take(self.table.clock.now())
            self.table.post(self._tell_table_in_turn)

    async def _tell_table_in_turn(self) -> None:
        self.table.tell_table()

    def missing(self, present: Container[str]) -> list[str]:
        """People who have a seat, are not here, and may come back."""
        ledger = self.table.ledger
        seated = {place.person for place in ledger.places if place.person is not None}
        return [person for person in seated if person not in present and not ledger.guests[person].gone]

    def mind_the_missing(self) -> None:
        """Sets the time at which a bot stands in for each absent player."""
        table, ledger = self.table, self.table.ledger
        if table.dealer is None or not ledger.settings.stand_in or table.own_pace:
            return
        for person in self.missing(table.connections):
            if person not in self.away and not table.dealer.stood_in.issuperset(ledger.seats_of(person)):
                self.away[person] = table.clock.now() + table.times.grace

    def stand_in_for_the_missing(self) -> None:
        """Seats a bot for each person who has been away long enough."""
        table, now = self.table, self.table.clock.now()
        for person in [person for person, due in self.away.items() if due <= now]:
            del self.away[person]
            if table.dealer is not None:
                for seat in table.ledger.seats_of(person):
                    table.dealer.stand_in(seat)

    def close(self) -> None:
        """Nobody is told any more, and nobody waits to come in."""
        self.arriving.clear()
        if self._bell is not None:
            self._bell.cancel()
