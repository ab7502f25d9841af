"""What is stored of a tournament, and how it is read."""

from __future__ import annotations

from collections.abc import AsyncIterator, Container, Mapping, Sequence
from typing import Any, Final

import msgspec

from ...pairing import Entrant, Field, Round, Seated
from ..people.erasing import NEUTRAL
from ..people.results import SeatResult
from ..protocol import Settings
from ..protocol import tournaments as q
from ..store import Store

__all__ = [
    "FORFEIT",
    "Deed",
    "Entry",
    "Move",
    "Rows",
    "TableRow",
    "TournamentRow",
    "entrants_of",
    "field_of",
    "places_of",
    "present",
    "read_entries",
    "round_of",
]

FORFEIT: Final = 0
"""Instead of a place."""
PORTION: Final = 100
"""Running tournaments that are read at once."""
TOURNAMENT: Final = """
    SELECT id, club, person, name, game, settings, plan, size, rounds, minutes, auto, members_only, state, round, made,
    updated FROM tournaments
"""
ENTRIES: Final = """
    SELECT entries.entrant, entries.person, people.name, people.cat, entries.rating, entries.since, entries.until
    FROM tournament_entries entries LEFT JOIN people ON people.id = entries.person
    WHERE entries.tournament = $1 ORDER BY entries.since, entries.entrant
"""
TABLES: Final = """
    SELECT played.round, played.number, played."table", played.entrants, played.places, played.ruled, played.due,
    tables.code, tables.state, finished.seats
    FROM tournament_tables played
    LEFT JOIN tables ON tables."table" = played."table"
    LEFT JOIN finished ON finished."table" = played."table" AND finished.number = 1
    WHERE played.tournament = $1 AND played.round = $2 ORDER BY played.number
"""
LIVE: Final = """
    SELECT played.number, played."table", played.places, played.ruled, played.due, tables.code, tables.state,
    CASE WHEN finished."table" IS NULL THEN 0 ELSE 1 END
    FROM tournament_tables played
    LEFT JOIN tables ON tables."table" = played."table"
    LEFT JOIN finished ON finished."table" = played."table" AND finished.number = 1
    WHERE played.tournament = $1 AND played.round = $2 ORDER BY played.number
"""
"""What can change about the tables of a round, without the results of games: those never change."""
LOG: Final = """
    SELECT log.number, log.person, people.name, log.time, log.deed, log.about
    FROM tournament_log log LEFT JOIN people ON people.id = log.person
    WHERE log.tournament = $1 ORDER BY log.number DESC LIMIT $2
"""
_SEATS: Final = msgspec.json.Decoder(list[SeatResult])
_ENTRANTS: Final = msgspec.json.Decoder(list[str])
_PLACES: Final = msgspec.json.Decoder(list[int])


class TournamentRow(msgspec.Struct, frozen=True):
    id: str
    club: str
    """Empty: for everybody."""
    person: str
    """Who made it; empty if the profile was erased."""
    name: str
    game: str
    settings: bytes
    plan: str
    size: int
    rounds: int
    minutes: int
    auto: int
    members_only: int
    state: str
    round: int
    made: float
    updated: float

    @property
    def table_settings(self) -> Settings:
        return msgspec.json.decode(self.settings, type=Settings)


class Entry(msgspec.Struct, frozen=True):
    """Somebody who takes part. Tables name the entrant, so that they stay as they are if the profile is erased."""

    entrant: str
    person: str
    name: str
    cat: int | None
    rating: float
    since: int
    until: int | None


class TableRow(msgspec.Struct, frozen=True):
    """A table of a round; a bye is a table of one."""

    round: int
    number: int
    table: str
    entrants: list[str]
    """By seat."""
    places: list[int] | None
    """By seat, as played or ruled; None while nothing is decided."""
    stored: bool
    """Whether the places stand in the tournament itself; else they were read from the finished game."""
    ruled: bool
    due: float | None
    code: str
    state: str
    """Of the live table; empty until it is made."""

    @property
    def bye(self) -> bool:
        return len(self.entrants) == 1

    @property
    def decided(self) -> bool:
        return self.bye or self.places is not None


class Deed(msgspec.Struct, omit_defaults=True):
    """What a line of the log is about. People are named by their entrant."""

    round: int = 0
    number: int = 0
    who: str = ""
    before: list[int] | None = None
    after: list[int] | None = None


class Move(msgspec.Struct, frozen=True):
    """A line of the log about somebody who came late, withdrew or was let back in."""

    person: str
    """Who did it."""
    deed: str
    who: str
    """The entrant."""


class Rows:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def tournament(self, id: str) -> TournamentRow | None:
        found = await self._store.query(f"{TOURNAMENT} WHERE id = $1", id)
        return TournamentRow(*found[0]) if found else None

    async def running(self) -> AsyncIterator[TournamentRow]:
        """All of them, a portion at a time."""
        last = ""
        while True:
            query = f"{TOURNAMENT} WHERE state = 'running' AND id > $1 ORDER BY id LIMIT {PORTION}"
            found = [TournamentRow(*row) for row in await self._store.query(query, last)]
            for row in found:
                yield row
            if len(found) < PORTION:
                return
            last = found[-1].id

    async def entries(self, id: str) -> list[Entry]:
        return read_entries(await self.stored_entries(id))

    async def stored_entries(self, id: str) -> list[tuple[Any, ...]]:
        return await self._store.query(ENTRIES, id)

    async def tables(self, id: str, round: int) -> list[TableRow]:
        return [_table(row) for row in await self._store.query(TABLES, id, round)]

    async def every_table(self, row: TournamentRow) -> list[TableRow]:
        """A round at a time: hundreds of tables in each of thirty rounds take time to read."""
        return [one for number in range(1, row.round + 1) for one in await self.tables(row.id, number)]

    async def live(self, id: str, round: int) -> list[tuple[Any, ...]]:
        return await self._store.query(LIVE, id, round)

    async def log(self, id: str, most: int) -> list[tuple[Any, ...]]:
        return await self._store.query(LOG, id, most)

    async def moves(self, id: str) -> list[Move]:
        """Who came late, withdrew or was let back in, the oldest first."""
        query = """
            SELECT person, deed, about FROM tournament_log
            WHERE tournament = $1 AND deed IN ('late', 'withdrew', 'readmitted') ORDER BY number
        """
        found = await self._store.query(query, id)
        return [Move(person, deed, msgspec.json.decode(about, type=Deed).who) for person, deed, about in found]

    async def last_deed(self, id: str) -> int:
        found = await self._store.query("SELECT max(number) FROM tournament_log WHERE tournament = $1", id)
        return int(found[0][0] or 0)


def read_entries(found: Sequence[Sequence[Any]]) -> list[Entry]:
    return [Entry(row[0], row[1], row[2] or NEUTRAL, *row[3:]) for row in found]


def _table(row: Sequence[Any]) -> TableRow:
    which, number, table, entrants, places, ruled, due, code, state, seats = row
    found = None
    if places is not None:
        found = _PLACES.decode(places)
    elif seats is not None:
        found = places_of(_SEATS.decode(seats))
    people = _ENTRANTS.decode(entrants)
    return TableRow(
        *(which, number, table, people, found, places is not None, bool(ruled), due, code or "", state or "")
    )


def places_of(seats: Sequence[SeatResult]) -> list[int]:
    """Of a finished game: whoever was gone at its end has forfeited."""
    return [FORFEIT if one.left or one.bot is not None else one.placing for one in seats]


def present(entries: Sequence[Entry], seated: Container[str]) -> list[Entry]:
    """Without those who withdrew before the first round, unless it was being paired just then and seats them."""
    return [one for one in entries if one.until != 0 or one.entrant in seated]


def field_of(entries: Sequence[Entry], tables: Sequence[TableRow]) -> Field:
    """Everything that has been played, for pairing and standings."""
    rounds: dict[int, list[TableRow]] = {}
    for one in tables:
        rounds.setdefault(one.round, []).append(one)
    return Field(entrants_of(entries), [round_of(rounds[number]) for number in sorted(rounds)])


def entrants_of(entries: Sequence[Entry]) -> list[Entrant]:
    return [Entrant(one.entrant, one.rating, one.since, one.until) for one in entries]


def round_of(tables: Sequence[TableRow]) -> Round:
    seated = tuple(_seated(one.entrants, one.places) for one in tables if not one.bye)
    return Round(seated, tuple(entrant for one in tables if one.bye for entrant in one.entrants))


def _seated(entrants: Sequence[str], places: Sequence[int] | None) -> Seated:
    if places is None:
        return Seated(tuple(entrants))
    by_person: Mapping[str, int] = dict(zip(entrants, places, strict=True))
    return Seated(tuple(entrants), by_person, frozenset(one for one, place in by_person.items() if place == FORFEIT))


def plan_of(said: str) -> q.Plan:
    return "robin" if said == "robin" else "swiss"
