"""Tournaments over any number of servers: everything is in the database, and any server may take the next step.

Each step adds the next line of the tournament's log in the same transaction. If another server has taken a step
meanwhile, that line exists already; nothing is stored, and the step is tried again from what is stored now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ...core import ScovilleError, registry
from ...core.speeds import SPEEDS
from ...pairing import rounds_for
from ...ratings import START, Ladder
from ..entries import Body, Came, Made, Sat
from ..faults import Faulty
from ..lobby import check_settings
from ..names import clean_title, new_id, own_name
from ..people.erasing import NEUTRAL
from ..people.rows import Person
from ..protocol import tournaments as q
from ..store import Conflict, Statement, StoreDown, one_by_one
from .rows import FORFEIT, Deed, Entry, Rows, TableRow, TournamentRow, field_of, present
from .seating import pack_field, seat_round

if TYPE_CHECKING:
    from ..hall import Hall

__all__ = ["LONGEST_GAME", "MOST_ENTRANTS", "Tournaments"]

MOST_ENTRANTS: Final = 512
MOST_ROUNDS: Final = 30
MOST_RULED: Final = 1000
"""Results that the organisers of a tournament decide or correct."""
MOST_READMITTED: Final = 200
"""Times that organisers of a tournament let somebody back in."""
MOST_COMINGS: Final = 1000
"""Lines of the log that entrants write themselves; then nobody else comes late. Withdrawing is always possible."""
MOST_OWN_LINES: Final = 10
"""Of one entrant."""
MOST_UNFINISHED: Final = 3
"""Of one person."""
MOST_OF_CLUB: Final = 200
MOST_UNFINISHED_OF_CLUB: Final = 20
LONGEST_GAME: Final = 7200.0
"""Seconds after its start in which a game must end. Then those who are still at the table share the first place."""
UNUSED: Final = 30 * 86_400.0
"""Seconds after which a tournament that has not begun, or stands still, is deleted."""
TEND_EVERY: Final = 3.0
TRIES: Final = 8
ADD: Final = """
    INSERT INTO tournaments (id, club, person, name, game, settings, plan, size, rounds, minutes, auto, members_only,
    state, round, made, updated) SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'open', 0, $13, $13
    WHERE (SELECT count(*) FROM tournaments WHERE {whose} AND state <> 'over') < $14
    AND (SELECT count(*) FROM tournaments WHERE {whose}) < $15
"""
OF_PERSON: Final = "club = '' AND person = $3"
OF_CLUB: Final = "club = $2"
PLACE_LEFT: Final = """
    (SELECT count(*) FROM tournament_entries WHERE tournament = $1 AND (until IS NULL OR until <> 0)) < $4
    AND (SELECT count(*) FROM tournament_entries WHERE tournament = $1) < 2 * $4
"""
ENTER: Final = f"""
    INSERT INTO tournament_entries (tournament, entrant, person, rating, since, until)
    SELECT $1, $2, $3, $5, $6, NULL WHERE {PLACE_LEFT}
"""
RETURN: Final = f"""
    UPDATE tournament_entries SET until = NULL,
    since = CASE WHEN until = 0 THEN (SELECT round + 1 FROM tournaments WHERE id = $1) ELSE since END
    WHERE tournament = $1 AND entrant = $2 AND person = $3 AND until IS NOT NULL AND (until <> 0 OR {PLACE_LEFT})
"""  # noqa: S608
OUT: Final = """
    UPDATE tournament_entries SET until = (SELECT round FROM tournaments WHERE id = $1)
    WHERE tournament = $1 AND entrant = $2 AND until IS NULL
"""
"""The last round is read when it is written: the first one may have begun meanwhile."""
SEAT: Final = """
    INSERT INTO tournament_tables (tournament, round, number, "table", entrants, places, ruled, due)
    VALUES ($1, $2, $3, $4, $5, NULL, 0, $6)
"""
NOTE: Final = """
    INSERT INTO tournament_log (tournament, number, person, time, deed, about) VALUES ($1, $2, $3, $4, $5, $6)
"""
RESULT: Final = """
    UPDATE tournament_tables SET places = $4, ruled = $5, due = NULL
    WHERE tournament = $1 AND round = $2 AND number = $3
"""
DUE: Final = "UPDATE tournament_tables SET due = $4 WHERE tournament = $1 AND round = $2 AND number = $3"
MINE: Final = """
    SELECT tournaments.id, tournaments.name, game, state, mine.entrant, mine.since, mine.until,
    CASE WHEN tournaments.person = $1 THEN 1 ELSE 0 END
    FROM tournaments LEFT JOIN tournament_entries mine ON mine.tournament = tournaments.id AND mine.person = $1
    WHERE tournaments.person = $1 OR mine.person = $1 ORDER BY tournaments.made
"""
PARTS: Final = ("tournament_entries", "tournament_tables", "tournament_log")


class Unchanged(Exception):
    """A step has nothing to do."""


class Tournaments:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store
        self.rows = Rows(hall.store)

    @property
    def _now(self) -> float:
        return self._hall.clock.now()

    async def row(self, id: str) -> TournamentRow:
        found = await self.rows.tournament(id)
        if found is None:
            raise Faulty("unknown-tournament")
        return found

    async def mine(self, person: str) -> list[dict[str, Any]]:
        """What is stored of somebody's tournaments, for the export."""
        found = await self._store.query(MINE, person)
        names = ("tournament", "name", "game", "state", "entrant", "since", "until", "made_it")
        return [dict(zip(names, row, strict=True)) for row in found]

    async def _step(
        self, id: str, person: str, deed: str, step: Callable[[TournamentRow], Awaitable[tuple[Deed, list[Statement]]]]
    ) -> None:
        """Takes a step of the tournament as a whole, with its line in the log."""
        for _ in range(TRIES):
            number = await self.rows.last_deed(id) + 1  # before everything that the step reads
            row = await self.row(id)
            try:
                about, statements = await step(row)
            except Unchanged:
                return
            note = (id, number, person, self._now, deed, msgspec.json.encode(about))
            try:
                await self._store.perform(
                    (NOTE, note), *statements, ("UPDATE tournaments SET updated = $2 WHERE id = $1", (id, self._now))
                )
            except Conflict:
                continue
            return
        raise Faulty("busy")

    # --- entries ------------------------------------------------------------------------------------

    async def make(self, wish: q.MakeTournament, person: Person) -> str:
        settings = msgspec.structs.replace(
            wish.settings, seats=wish.size, public=False, first=None, rounds=1, stand_in=True
        )
        game = str(settings.rules.__struct_config__.tag)
        kind = registry.game(game)
        if SPEEDS[settings.speed].own_pace:
            raise Faulty("tournament-speed")
        if not kind.fewest <= wish.size <= kind.most:
            raise Faulty("tournament-size", fewest=max(2, kind.fewest), most=min(6, kind.most))
        for seats in {max(2, kind.fewest), wish.size}:  # the smallest table that can happen, too
            check_settings(msgspec.structs.replace(settings, seats=seats))
        made, club = new_id(), wish.club or ""
        most = MOST_UNFINISHED_OF_CLUB if club else MOST_UNFINISHED
        values = (made, club, person.id, clean_title(wish.name), game, msgspec.json.encode(settings))
        plan = (wish.plan, wish.size, wish.rounds, wish.minutes, int(wish.auto))
        members = int(wish.members_only and bool(club))
        await self._store.perform(
            one_by_one("clubs", club) if club else one_by_one("people", person.id),
            (
                ADD.format(whose=OF_CLUB if club else OF_PERSON),
                (*values, *plan, members, self._now, most, MOST_OF_CLUB),
            ),
        )
        if await self.rows.tournament(made) is None:
            raise Faulty("too-many-tournaments", most=most)
        return made

    async def enter(self, id: str, person: Person) -> None:
        """Before the first round, or as a late entry; also somebody who has withdrawn."""
        row = await self.row(id)
        if row.state == "over" or (row.state == "running" and row.round >= row.rounds):
            raise Faulty("tournament-over")
        mine = await self._entry(id, person.id)
        if mine is not None and mine.until is None:
            return
        rating = START
        if self._hall.seasons is not None:
            rating = (await self._hall.seasons.skill(person.id, Ladder(row.game, row.size, "people"))).rating
        entrant = new_id()[:12] if mine is None else mine.entrant
        if mine is not None and await self._was_taken_out(id, mine):
            raise Faulty("organisers-only")

        def statement(row: TournamentRow) -> Statement:
            if mine is not None:
                return RETURN, (id, entrant, person.id, MOST_ENTRANTS)
            return ENTER, (id, entrant, person.id, MOST_ENTRANTS, rating, row.round + 1)

        if row.state == "open":
            try:
                await self._store.perform(one_by_one("tournaments", id), statement(row))
            except Conflict:  # a second browser of the same person was quicker
                return
            now = await self._entry(id, person.id)
            if now is None or now.until is not None:
                raise Faulty("tournament-full", most=MOST_ENTRANTS)
            return

        async def late(row: TournamentRow) -> tuple[Deed, list[Statement]]:
            await self._check_lines(id, person.id)
            await self._check_place(id, mine)
            return Deed(row.round + 1, who=entrant), [statement(row)]

        await self._step(id, person.id, "late", late)

    async def readmit(self, id: str, entrant: str, by: str) -> None:
        """An organiser lets somebody back in who has withdrawn, from the next round on."""

        async def step(row: TournamentRow) -> tuple[Deed, list[Statement]]:
            if row.state == "over" or (row.state == "running" and row.round >= row.rounds):
                raise Faulty("tournament-over")
            lines = "SELECT count(*) FROM tournament_log WHERE tournament = $1 AND deed = 'readmitted'"
            if (await self._store.query(lines, id))[0][0] >= MOST_READMITTED:
                raise Faulty("worn-out")
            gone = next((one for one in await self.rows.entries(id) if one.entrant == entrant), None)
            if gone is None or not gone.person:
                raise Faulty("not-entered")
            if gone.until is None:
                raise Unchanged
            await self._check_place(id, gone)
            return Deed(row.round + 1, who=entrant), [(RETURN, (id, entrant, gone.person, MOST_ENTRANTS))]

        await self._step(id, by, "readmitted", step)

    async def _entry(self, id: str, person: str) -> Entry | None:
        return next((one for one in await self.rows.entries(id) if one.person == person), None)

    async def _check_place(self, id: str, known: Entry | None) -> None:
        """Whether somebody new can come, or somebody who withdrew before the first round can come back."""
        if known is not None and known.until != 0:
            return
        entries = await self.rows.entries(id)
        if sum(one.until != 0 for one in entries) >= MOST_ENTRANTS or len(entries) >= 2 * MOST_ENTRANTS:
            raise Faulty("tournament-full", most=MOST_ENTRANTS)

    async def withdraw(self, id: str, entrant: str, by: str) -> None:
        """From the next round on. Before the first one the entry is no longer shown; it stays stored, because the round
        may be being paired just now, and then it names the entrant."""
        row = await self.row(id)
        if row.state == "over":
            raise Faulty("tournament-over")
        mine = next((one for one in await self.rows.entries(id) if one.entrant == entrant), None)
        if row.state == "open" and mine is not None and mine.person == by:
            await self._store.perform((OUT, (id, entrant)))
            return

        async def step(row: TournamentRow) -> tuple[Deed, list[Statement]]:
            now = next((one for one in await self.rows.entries(id) if one.entrant == entrant), None)
            if now is None or (now.until is not None and (now.person == by or await self._was_taken_out(id, now))):
                raise Unchanged
            return Deed(row.round, who=entrant), [(OUT, (id, entrant))]

        await self._step(id, by, "withdrew", step)

    async def _check_lines(self, id: str, person: str) -> None:
        """People who come and go must not fill the log. One line is left for the last withdrawal."""
        people = {one.entrant: one.person for one in await self.rows.entries(id)}
        own = [one.person for one in await self.rows.moves(id) if people.get(one.who, one.person) == one.person]
        if len(own) >= MOST_COMINGS or own.count(person) >= MOST_OWN_LINES - 1:
            raise Faulty("worn-out")

    async def _was_taken_out(self, id: str, entry: Entry) -> bool:
        """Whether an organiser withdrew them: then they do not come back by themselves."""
        moves = [one for one in await self.rows.moves(id) if one.who == entry.entrant]
        back = max((number for number, one in enumerate(moves) if one.deed == "readmitted"), default=-1)
        return any(one.deed == "withdrew" and one.person != entry.person for one in moves[back + 1 :])

    # --- rounds ---------------------------------------------------------------------------------------

    async def next_round(self, id: str, by: str = "", after: int | None = None) -> None:
        """Pairs the next round and makes its tables; `after` is the round that has to be the last one so far."""
        row = await self.row(id)
        if row.state == "over":
            raise Faulty("tournament-over")

        async def pair(row: TournamentRow) -> tuple[Deed, list[Statement]]:
            if row.state == "over" or (after is not None and row.round != after):
                raise Faulty("tournament-moved")
            return await self._pair(row)

        await self._step(id, by, "paired" if row.round else "began", pair)
        await self.open_tables(id)

    async def _pair(self, row: TournamentRow) -> tuple[Deed, list[Statement]]:
        entries, tables = await self.rows.entries(row.id), await self.rows.every_table(row)
        if not all(one.decided for one in tables):
            raise Faulty("results-missing", round=row.round)
        known = {entrant for one in tables for entrant in one.entrants}
        field = field_of(present(entries, known), tables)
        people = len(field.playing())
        if people < 2:
            raise Faulty("too-few-entrants")
        rounds = row.rounds or min(MOST_ROUNDS, rounds_for(people, row.size, row.plan == "robin"))
        if row.round >= rounds:
            raise Faulty("tournament-over")
        kind = registry.game(row.game)
        seated, byes = await self._hall.readers.run(
            row.id, seat_round, pack_field(field), row.plan, row.size, max(2, kind.fewest)
        )
        number, due = row.round + 1, self._now + row.minutes * 60
        statements = self._settled(row.id, tables)
        statements += [
            (SEAT, (row.id, number, at, new_id(), msgspec.json.encode(table), due))
            for at, table in enumerate(seated, start=1)
        ]
        statements += [
            (SEAT, (row.id, number, at, "", msgspec.json.encode([person]), None))
            for at, person in enumerate(byes, start=len(seated) + 1)
        ]
        update = "UPDATE tournaments SET state = 'running', round = $2, rounds = $3 WHERE id = $1"
        statements.append((update, (row.id, number, rounds)))
        return Deed(number), statements

    def _settled(self, id: str, tables: Sequence[TableRow]) -> list[Statement]:
        """Results of finished games are written into the tournament: a table can be deleted one day."""
        return [
            (RESULT, (id, one.round, one.number, msgspec.json.encode(one.places), int(one.ruled)))
            for one in tables
            if one.places is not None and not one.stored
        ]

    async def open_tables(self, id: str) -> None:
        """Makes the tables of the present round that do not exist yet, with their seats held. Doing it twice, or on two
        servers, is no harm."""
        row = await self.row(id)
        tables = [one for one in await self.rows.tables(id, row.round) if not one.decided]
        missing = [one for one in tables if not one.state]
        if not missing:
            return
        entries = {one.entrant: one for one in await self.rows.entries(id)}
        if row.club and self._hall.clubs is not None:
            await self._store.perform(*self._hall.clubs.adding(row.club, [one.table for one in missing], self._now))
        for one in missing:
            gone = Entry("", "", NEUTRAL, None, START, 1, 0)  # nobody has this seat, and it forfeits
            bodies = held_seats(row, [entries.get(entrant, gone) for entrant in one.entrants])
            try:
                await self._hall.found(bodies, {}, "", table=one.table)
            except Conflict:
                continue  # another server has made it
            await asyncio.sleep(0)

    # --- decisions ----------------------------------------------------------------------------------------

    async def rule(self, id: str, wish: q.RuleTable, by: str) -> None:
        """The organiser decides a result, or corrects one."""

        async def step(row: TournamentRow) -> tuple[Deed, list[Statement]]:
            ruled = "SELECT count(*) FROM tournament_log WHERE tournament = $1 AND deed = 'ruled'"
            if (await self._store.query(ruled, id))[0][0] >= MOST_RULED:
                raise Faulty("worn-out")
            tables = [one for one in await self.rows.tables(id, wish.round) if not one.bye]
            found = next((one for one in tables if one.number == wish.number), None)
            if found is None:
                raise Faulty("unknown-table")
            places = list(wish.places)
            if len(places) != len(found.entrants) or any(place > len(places) for place in places):
                raise Faulty("wrong-places", seats=len(found.entrants))
            deed = Deed(wish.round, wish.number, before=found.places, after=places)
            return deed, [(RESULT, (id, wish.round, wish.number, msgspec.json.encode(places), 1))]

        await self._step(id, by, "ruled", step)
        await self._close_table(id, wish.round, wish.number)

    async def _close_table(self, id: str, round: int, number: int) -> None:
        """Nobody starts a game that cannot count any more."""
        for one in await self.rows.tables(id, round):
            if one.number == number and one.state not in {"", "over", "archived"}:
                try:
                    await self._hall.muster(one.table, 0.0)
                except ScovilleError:  # the table is gone, or cannot be reached now
                    return

    async def end(self, id: str, by: str = "") -> None:
        """Ends it before its time, or after the last round."""

        async def step(row: TournamentRow) -> tuple[Deed, list[Statement]]:
            if row.state != "running":
                raise Faulty("tournament-over")
            tables = await self.rows.every_table(row)
            if by == "" and not (row.round >= row.rounds and all(one.decided for one in tables)):
                raise Faulty("tournament-moved")
            update = "UPDATE tournaments SET state = 'over' WHERE id = $1"
            return Deed(row.round), [*self._settled(id, tables), (update, (id,))]

        await self._step(id, by, "ended", step)

    async def drop(self, id: str) -> None:
        parts = [(f"DELETE FROM {part} WHERE tournament = $1", (id,)) for part in PARTS]  # noqa: S608
        await self._store.perform(*parts, ("DELETE FROM tournaments WHERE id = $1", (id,)))

    # --- what happens by itself ------------------------------------------------------------------------------

    async def tend_often(self) -> None:
        while True:
            await asyncio.sleep(TEND_EVERY)
            try:
                await self.tend()
            except StoreDown:
                continue  # try again the next time
            except Exception as error:
                self._hall.mistake("tournaments", error)

    async def tend(self) -> None:
        """Tables whose time is up start or are decided, rounds follow each other, tournaments end."""
        async for row in self.rows.running():
            try:
                await self._tend_one(row)
            except StoreDown:
                raise
            except Faulty:  # another server, or the organiser, was quicker
                continue
            except Exception as error:  # the others do not wait for a broken one
                self._hall.mistake("tournament", error)
        old = "SELECT id FROM tournaments WHERE state <> 'over' AND updated < $1 LIMIT 20"
        for (unused,) in await self._store.query(old, self._now - UNUSED):
            await self.drop(unused)

    async def _tend_one(self, row: TournamentRow) -> None:
        tables = await self.rows.tables(row.id, row.round)
        if any(not one.state and not one.decided for one in tables):
            await self.open_tables(row.id)
        late = [one for one in tables if not one.decided and one.due is not None and one.due <= self._now]
        for one in late:
            await self._time_is_up(row, one)
        if late or not all(one.decided for one in tables):
            return
        if row.round >= row.rounds:
            await self.end(row.id)
        elif row.auto:
            try:
                await self.next_round(row.id, after=row.round)
            except Faulty as no:
                if no.id == "too-few-entrants":
                    await self._give_up(row)
                raise

    async def _give_up(self, row: TournamentRow) -> None:
        """Nobody is left to play against."""
        update = "UPDATE tournaments SET rounds = $2 WHERE id = $1 AND round = $2"
        await self._store.perform((update, (row.id, row.round)))
        await self.end(row.id)

    async def _time_is_up(self, row: TournamentRow, one: TableRow) -> None:
        try:
            playing, here = await self._hall.muster(one.table, LONGEST_GAME)
        except Faulty as gone:
            if gone.id != "unknown-table":
                return  # it cannot be reached now
            playing, here = False, []
        if playing:
            until = self._now + LONGEST_GAME
            await self._store.perform((DUE, (row.id, one.round, one.number, until)))
            return
        places = [1 if seat in here else FORFEIT for seat in range(len(one.entrants))]

        async def step(row: TournamentRow) -> tuple[Deed, list[Statement]]:
            now = next(t for t in await self.rows.tables(row.id, one.round) if t.number == one.number)
            if now.decided:
                raise Faulty("tournament-moved")
            deed = Deed(one.round, one.number, after=places)
            return deed, [(RESULT, (row.id, one.round, one.number, msgspec.json.encode(places), 1))]

        await self._step(row.id, "", "missed", step)


def held_seats(row: TournamentRow, people: Sequence[Entry]) -> list[Body]:
    """The first entries of a tournament's table: everybody is here by name, and has a seat."""
    settings = msgspec.structs.replace(row.table_settings, seats=len(people))
    bodies: list[Body] = [Made(code="", settings=settings, secret="", event=row.id)]
    names: list[str] = []
    for seat, one in enumerate(people):
        person, name = new_id()[:12], own_name(one.name, names)
        names.append(name)
        bodies.append(Came(person=person, name=name, cat=one.cat, profile=one.person))
        bodies.append(Sat(person=person, seat=seat, name=name))
    return bodies
