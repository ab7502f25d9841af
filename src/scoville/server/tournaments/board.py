"""A tournament as everybody sees it: standings, the tables of a round, the log."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from ...pairing import Field, Round, Standing, standing_steps
from ..protocol import tournaments as q
from ..slices import Slices
from .rows import (
    FORFEIT,
    Deed,
    Entry,
    Rows,
    TableRow,
    TournamentRow,
    entrants_of,
    plan_of,
    present,
    read_entries,
    round_of,
)

__all__ = ["Boards", "Look"]

SHOWN_DEEDS: Final = 100
REMEMBERED: Final = 64
"""Tournaments whose standings are remembered."""
DASH: Final = "–"


class Look(msgspec.Struct):
    """Everything that a board is made from, except results of games, and a mark that is the same at every server."""

    row: TournamentRow
    club_name: str | None
    entries: list[tuple[Any, ...]]
    live: list[tuple[Any, ...]]
    log: list[tuple[Any, ...]]

    @property
    def deeds(self) -> int:
        return int(self.log[0][0]) if self.log else 0

    def mark(self, *about: object) -> str:
        """Changes whenever the board does, or what it is asked about."""
        return blake2b(msgspec.json.encode((self, about)), digest_size=12).hexdigest()


class _Known(msgspec.Struct):
    """What is remembered of a tournament."""

    settled: tuple[int, int] = (-1, -1)
    """The round up to which its rounds are remembered, and the line of the log at which they were read: only a
    line of the log changes them."""
    rounds: list[Round] = msgspec.field(default_factory=list)
    seated: set[str] = msgspec.field(default_factory=set)
    mark: str = ""
    """Of the standings."""
    standings: tuple[q.TournamentStanding, ...] = ()
    entrants: frozenset[str] = frozenset()
    """Everybody who takes part or has a seat."""


class Boards:
    """A page of a tournament is read again every few seconds by everybody, so what has not changed is not worked out
    again. Whatever depends on the number of rounds is done in slices: no table waits for it."""

    def __init__(self, rows: Rows, slices: Slices) -> None:
        self._rows = rows
        self._slices = slices
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self.worked_out = 0
        """How often standings were."""

    async def look(self, row: TournamentRow, club_name: str | None) -> Look:
        log = await self._rows.log(row.id, SHOWN_DEEDS)  # first: what is read later is never older
        entries, live = await self._rows.stored_entries(row.id), await self._rows.live(row.id, row.round)
        return Look(row, club_name, entries, live, log)

    async def told(self, look: Look, shown: int | None, person: str, runs: bool) -> q.Tournament:
        row, everybody = look.row, read_entries(look.entries)
        names = {one.entrant: one for one in everybody}
        tables = await self._rows.tables(row.id, row.round)
        known = await self._standings(look, everybody, tables)
        which = row.round if shown is None else shown
        listed = tables if which == row.round else await self._rows.tables(row.id, which)
        mine = next((one.entrant for one in everybody if person and one.person == person), None)
        me = mine if mine in known.entrants else None
        at = None
        if me is not None:
            at = next((one.number for one in tables if not one.decided and me in one.entrants), None)
        return q.Tournament(
            *(row.id, row.name, row.game, row.table_settings, plan_of(row.plan), row.size, row.rounds, row.minutes),
            *(bool(row.auto), row.club or None, look.club_name, bool(row.members_only)),
            *(_state(row.state), row.round, which),
            tables=tuple(_table(one, names) for one in listed if not one.bye),
            byes=tuple(_seat(one.entrants[0], names) for one in listed if one.bye),
            standings=known.standings,
            log=tuple(_deed(line, names) for line in look.log),
            me=me,
            runs=runs,
            my_table=at,
            removed=tuple(
                _seat(one.entrant, names)
                for one in everybody
                if runs and one.until == 0 and one.person and one.entrant not in known.entrants
            ),
        )

    async def _standings(self, look: Look, everybody: Sequence[Entry], tables: Sequence[TableRow]) -> _Known:
        which = look.row.id
        known = self._known.pop(which, None) or _Known()
        self._known[which] = known
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        mark = blake2b(msgspec.json.encode((look.entries, [one.places for one in tables], look.row.round, look.deeds)))
        if known.mark == mark.hexdigest():
            return known
        rounds, seated = await self._settled(known, look)
        now = [round_of(tables)] if tables else []
        seated = seated.union(*(one.entrants for one in tables))
        entries = present(everybody, seated)
        self.worked_out += 1
        found = await self._slices.run(which, standing_steps(Field(entrants_of(entries), [*rounds, *now])), always=True)
        names = {one.entrant: one for one in everybody}
        known.standings = tuple(_standing(one, names[one.id]) for one in found if one.id in names)
        known.entrants = frozenset(one.entrant for one in entries)
        known.mark = mark.hexdigest()
        return known

    async def _settled(self, known: _Known, look: Look) -> tuple[list[Round], set[str]]:
        """The rounds before the present one, and everybody who had a seat in them."""
        mark = (look.row.round, look.deeds)
        if known.settled != mark:
            rounds: list[Round] = []
            seated: set[str] = set()
            for number in range(1, look.row.round):
                tables = await self._rows.tables(look.row.id, number)
                rounds.append(round_of(tables))
                seated.update(entrant for one in tables for entrant in one.entrants)
            known.rounds, known.seated, known.settled = rounds, seated, mark
        return known.rounds, known.seated


def _state(said: str) -> q.State:
    return "running" if said == "running" else "over" if said == "over" else "open"


def _seat(entrant: str, names: Mapping[str, Entry], place: int | None = None) -> q.TournamentSeat:
    gone = place == FORFEIT
    return q.TournamentSeat(entrant, names[entrant].name if entrant in names else "", None if gone else place, gone)


def _table(one: TableRow, names: Mapping[str, Entry]) -> q.TournamentTable:
    places: Sequence[int | None] = one.places or [None] * len(one.entrants)
    seats = tuple(_seat(entrant, names, place) for entrant, place in zip(one.entrants, places, strict=True))
    state: Any = "done" if one.decided else "playing" if one.state == "playing" else "waiting"
    due = one.due if state == "waiting" else None
    return q.TournamentTable(one.number, one.table, one.code, state, seats, one.ruled, due)


def _standing(one: Standing, entry: Entry) -> q.TournamentStanding:
    return q.TournamentStanding(
        *(one.rank, one.id, entry.person or None, entry.name, entry.cat),
        score=round(float(one.score), 3),
        opponents=round(float(one.opponents), 3),
        wins=one.wins,
        played=one.played,
        byes=one.byes,
        since=entry.since,
        out=entry.until is not None,
    )


def _deed(line: Sequence[Any], names: Mapping[str, Entry]) -> q.TournamentDeed:
    _, _, name, time, deed, about = line
    told = msgspec.json.decode(about, type=Deed)
    who = names[told.who].name if told.who in names else ""
    by = name or ""
    return q.TournamentDeed(time, by, deed, told.round, told.number, who, _places(told.before), _places(told.after))


def _places(places: Sequence[int] | None) -> str:
    return " ".join(str(place) if place else DASH for place in places or ())
