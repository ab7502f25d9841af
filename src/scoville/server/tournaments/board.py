"""A tournament as everybody sees it: standings, the tables of a round, the log."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from ...pairing import Standing, standings
from ..protocol import tournaments as q
from .rows import FORFEIT, Deed, Entry, Rows, TableRow, TournamentRow, field_of, plan_of, present

__all__ = ["Boards"]

SHOWN_DEEDS: Final = 100
REMEMBERED: Final = 64
"""Tournaments whose standings are remembered."""
DASH: Final = "–"


class Boards:
    """A page of a tournament is read again every few seconds by everybody, so what has not changed is not worked out
    again."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._standings: OrderedDict[str, tuple[Any, list[Standing]]] = OrderedDict()

    async def told(
        self, row: TournamentRow, club_name: str | None, shown: int | None, person: str, runs: bool
    ) -> q.Tournament:
        everybody, tables = await self._rows.entries(row.id), await self._rows.tables(row.id)
        names = {one.entrant: one for one in everybody}
        entries = present(everybody, tables)
        which = row.round if shown is None else shown
        mine = next((one for one in entries if person and one.person == person), None)
        now = [one for one in tables if one.round == row.round and not one.decided]
        at = None if mine is None else next((one.number for one in now if mine.entrant in one.entrants), None)
        return q.Tournament(
            *(row.id, row.name, row.game, row.table_settings, plan_of(row.plan), row.size, row.rounds, row.minutes),
            *(bool(row.auto), row.club or None, club_name, bool(row.members_only), _state(row.state), row.round, which),
            tables=tuple(_table(one, names) for one in tables if one.round == which and not one.bye),
            byes=tuple(_seat(one.entrants[0], names) for one in tables if one.round == which and one.bye),
            standings=tuple(
                _standing(one, names[one.id]) for one in self._ordered(row, entries, tables) if one.id in names
            ),
            log=tuple(_deed(line, names) for line in await self._rows.log(row.id, SHOWN_DEEDS)),
            me=None if mine is None else mine.entrant,
            runs=runs,
            my_table=at,
        )

    def _ordered(self, row: TournamentRow, entries: Sequence[Entry], tables: Sequence[TableRow]) -> list[Standing]:
        key = ([(one.entrant, one.since, one.until) for one in entries], [one.places for one in tables])
        known = self._standings.pop(row.id, None)
        found = known[1] if known is not None and known[0] == key else standings(field_of(entries, tables))
        self._standings[row.id] = (key, found)
        if len(self._standings) > REMEMBERED:
            self._standings.popitem(last=False)
        return found


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
