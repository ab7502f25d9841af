"""Quick matches over any number of servers: the queue is in the database.

Everybody who waits asks once a second. Whoever finds a group with themselves in it claims all its tickets in one
transaction, in which a ticket that another server has claimed is a conflict; then nothing is claimed. The one who
claimed makes the table and sits down first; the others come to it when they ask next, each with a key of their own.
"""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ...core import registry
from ...ratings import START, Ladder
from ...ratings.matching import LAG_NEAR, NEAR, Group, Waiting, seat_together
from .. import protocol as p
from ..door import Visitor
from ..faults import Faulty
from ..game_wire import wire_of
from ..names import hash_token, new_token
from ..protocol import seasons as q
from ..store import Conflict, Statement

if TYPE_CHECKING:
    from ..hall import Hall

__all__ = ["GONE_AFTER", "Matches"]

GONE_AFTER: Final = 8.0
"""Seconds without a question after which somebody waits no longer."""
TABLE_WITHIN: Final = 15.0
"""Seconds in which whoever claimed a group makes its table; then the others wait again."""
FILLS: Final = "cat"
"""The bots that fill a table."""
MOST_COMPARED: Final = 40
"""People who wait and are compared with the one who asks."""
COLUMNS: Final = "ticket, game, players, rated, person, rating, lag, bots, since, seen"
SEEK: Final = f"INSERT INTO seekers ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)"  # noqa: S608
ONE: Final = f"SELECT {COLUMNS} FROM seekers WHERE ticket = $1"  # noqa: S608
ALL: Final = f"""
    SELECT {COLUMNS} FROM seekers WHERE game = $1 AND players = $2 AND rated = $3 AND seen >= $4
    AND NOT EXISTS (SELECT 1 FROM matched WHERE matched.ticket = seekers.ticket)
"""  # noqa: S608
SEEN: Final = "UPDATE seekers SET seen = $2, lag = $3 WHERE ticket = $1"
CLAIM: Final = 'INSERT INTO matched (ticket, "by", made, "table") VALUES ($1, $2, $3, $4)'
MATCHED: Final = 'SELECT "by", made, "table" FROM matched WHERE ticket = $1'
FOUND: Final = 'UPDATE matched SET "table" = $2 WHERE "by" = $1'
UNDO: Final = """DELETE FROM matched WHERE "by" = $1 AND "table" = ''"""
OLD: Final = "DELETE FROM seekers WHERE seen < $1"
OLD_MATCHED: Final = "DELETE FROM matched WHERE made < $1"
LEAVE: Final = "DELETE FROM seekers WHERE ticket = $1"
FORGET_AFTER: Final = 300.0


class Seeker(msgspec.Struct, frozen=True):
    ticket: str
    game: str
    players: int
    rated: int
    person: str
    rating: float
    lag: float
    bots: int
    since: float
    seen: float


class Matches:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._seated: dict[str, tuple[float, p.Joined]] = {}
        """Answers of the last minutes, for somebody who did not hear the first one."""

    # --- waiting ----------------------------------------------------------------------------------

    async def seek(self, wish: q.SeekMatch, profile: str) -> q.Match:
        kind = registry.game(wish.game)
        if not kind.fewest <= wish.players <= kind.most:
            raise Faulty("no-ladder")
        if wish.rated and not profile:
            raise Faulty("rated-guests", name=wish.name)
        now, ticket, rating = self._hall.clock.now(), new_token(), START
        if profile and self._hall.seasons is not None:
            ladder = Ladder(wish.game, wish.players, "people")
            rating = (await self._hall.seasons.skill(profile, ladder)).rating
        values = (_hash(ticket), wish.game, wish.players, int(wish.rated), profile, rating, 0.05, int(wish.bots), now)
        await self._hall.store.perform(
            (OLD, (now - FORGET_AFTER,)), (OLD_MATCHED, (now - FORGET_AFTER,)), *self._alone(profile), (SEEK, values)
        )
        return q.Match(ticket, 0.0, len(await self._waiting(Seeker(*values, now))))

    def _alone(self, profile: str) -> list[Statement]:
        """A person waits once: a second tab takes the place of the first."""
        return [("DELETE FROM seekers WHERE person = $1", (profile,))] if profile else []

    async def leave(self, ticket: str) -> q.Match:
        await self._hall.store.perform((LEAVE, (_hash(ticket),)))
        return q.Match(ticket, 0.0, 0)

    async def ask(self, ticket: str, wish: q.AwaitMatch, visitor: Visitor) -> q.Match:
        now, store = self._hall.clock.now(), self._hall.store
        found = await store.query(ONE, _hash(ticket))
        if not found:
            raise Faulty("no-ticket")
        seeker = Seeker(*found[0])
        if seeker.person != visitor.profile:
            raise Faulty("no-ticket")  # a ticket is good only for the profile that took it
        joined = await self._seat(seeker, ticket, wish, visitor, now)
        if joined is None:
            await store.perform((SEEN, (seeker.ticket, now, wish.lag)))
            others = await self._waiting(seeker)
            group = await self._group(seeker, others, now)
            if group is not None and await self._claim(seeker, group, now):
                joined = await self._make(seeker, group, ticket, wish, visitor)
            return q.Match(ticket, now - seeker.since, max(1, len(others)), joined)
        return q.Match(ticket, now - seeker.since, seeker.players, joined)

    async def _waiting(self, seeker: Seeker) -> list[Seeker]:
        recent = self._hall.clock.now() - GONE_AFTER
        found: list[Any] = await self._hall.store.query(ALL, seeker.game, seeker.players, seeker.rated, recent)
        return [Seeker(*row) for row in found]

    async def _group(self, seeker: Seeker, others: list[Seeker], now: float) -> Group | None:
        """The one with this person in it."""
        others = nearest(seeker, others)
        apart = await self._blocks([one for one in others if one.person])
        people = {one.ticket: one.person for one in others}
        waiting = [Waiting(one.ticket, one.rating, one.lag, one.since, bool(one.bots)) for one in others]
        groups = seat_together(
            waiting, seeker.players, now, lambda one, other: frozenset((people[one], people[other])) in apart
        )
        return next((group for group in groups if seeker.ticket in group.tickets), None)

    async def _blocks(self, people: list[Seeker]) -> set[frozenset[str]]:
        """Pairs of which one has blocked the other."""
        if len(people) < 2:
            return set()
        marks = ", ".join(f"${number}" for number in range(1, len(people) + 1))
        query = f"SELECT person, other FROM blocks WHERE kind = 'block' AND person IN ({marks})"  # noqa: S608 - marks only
        return {frozenset(row) for row in await self._hall.store.query(query, *(one.person for one in people))}

    # --- being seated -----------------------------------------------------------------------------

    async def _claim(self, seeker: Seeker, group: Group, now: float) -> bool:
        claims = [(CLAIM, (ticket, seeker.ticket, now, "")) for ticket in group.tickets]
        try:
            await self._hall.store.perform(*claims)
        except Conflict:
            return False  # another server was quicker with one of them
        return True

    async def _make(self, seeker: Seeker, group: Group, ticket: str, wish: q.AwaitMatch, visitor: Visitor) -> p.Joined:
        people = len(group.tickets)
        settings = p.Settings(wire_of(seeker.game).rules(), seats=seeker.players, rated=bool(seeker.rated))
        seats = [p.SeatWish() for _ in range(people)] + [p.SeatWish(bot=FILLS)] * group.bots
        table = p.MakeTable(wish.name, settings, tuple(seats), start=people == 1, cat=wish.cat)
        try:
            joined = await self._hall.make(table, visitor)
            await self._hall.store.perform((FOUND, (seeker.ticket, joined.table)))
        except BaseException:
            await self._hall.store.perform((UNDO, (seeker.ticket,)))
            raise
        return self._remember(ticket, joined)

    async def _seat(
        self, seeker: Seeker, ticket: str, wish: q.AwaitMatch, visitor: Visitor, now: float
    ) -> p.Joined | None:
        """At the table that somebody of the group has made."""
        if ticket in self._seated:
            return self._seated[ticket][1]
        found = await self._hall.store.query(MATCHED, seeker.ticket)
        if not found:
            return None
        by, made, table = found[0]
        if not table:
            if now - made > TABLE_WITHIN:
                await self._hall.store.perform((UNDO, (by,)))
            return None
        if by == seeker.ticket:
            raise Faulty("no-ticket")  # this person made the table, and the answer was lost with the server
        joined = await self._hall.join(table, p.JoinTable(wish.name, cat=wish.cat), visitor)
        await self._hall.begin(table, visitor.address)
        return self._remember(ticket, joined)

    def _remember(self, ticket: str, joined: p.Joined) -> p.Joined:
        now = self._hall.clock.now()
        self._seated = {old: kept for old, kept in self._seated.items() if kept[0] > now - FORGET_AFTER}
        self._seated[ticket] = (now, joined)
        return joined


def nearest(seeker: Seeker, others: list[Seeker]) -> list[Seeker]:
    """Those whom this person could be seated with soonest. However many wait, looking through them stays cheap."""

    def apart(one: Seeker) -> float:
        return abs(one.rating - seeker.rating) / NEAR + abs(one.lag - seeker.lag) / LAG_NEAR

    return heapq.nsmallest(MOST_COMPARED, others, key=apart)


def _hash(ticket: str) -> str:
    return hash_token(ticket).hex()
