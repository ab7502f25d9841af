"""A person's finished games, those to return to, and how they play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import isfinite
from typing import Any, Final, NamedTuple

import msgspec

from ..protocol import people as q
from ..slices import PORTION, Job, Slices
from ..store import Store
from ..tallies import Counts, Measure, tallies_of
from .results import SeatResult

__all__ = ["PAGE", "Cursor", "Filter", "Games", "read_cursor"]

PAGE: Final = 30
MOST_UNFINISHED: Final = 50
MOST_SEATS: Final = 1000
"""The tables that are looked through for them, the latest first."""
RECENT: Final = 86_400.0
"""Seconds for which a table without a running game is worth returning to."""
FAVOURITES: Final = 5
POINTS: Final = 40
"""Points of the line that shows how the win rate changed."""
GAMES: Final = """
    SELECT results."table", results.number, results.seat, results.game, results.players, results.against,
    results.place, results.won, results.points, results.ended, finished.reason, finished.began, finished.seats
    FROM results JOIN finished ON finished."table" = results."table" AND finished.number = results.number
    WHERE results.person = $1
"""
AFTER: Final = """
    AND results.ended <= $2 AND (results.ended < $2 OR results."table" > $3
    OR (results."table" = $3 AND results.number > $4))
"""
"""Behind the last game of the page before: two games may end at the same moment."""
NEWEST: Final = (1e12, "", 0)
BATCH: Final = 500
"""Games looked through at a time when only those with somebody are wanted."""
UNFINISHED: Final = """
    SELECT tables."table", tables.code, tables.game, tables.state, tables.updated, tables.about
    FROM attendances JOIN tables ON tables."table" = attendances."table"
    WHERE attendances.person = $1 AND attendances.seated = 1 ORDER BY tables.updated DESC, tables."table" LIMIT $2
"""
TURNS: Final = """
    SELECT turns."table", tables.code, tables.game, turns.kind, turns.since, turns.due, tables.about
    FROM turns JOIN tables ON tables."table" = turns."table"
    WHERE turns.person = $1 ORDER BY turns.due, turns."table" LIMIT $2
"""
PLAY: Final = "SELECT game, players, against, place, won, ended, counts FROM results WHERE person = $1"
_SEATS: Final = msgspec.json.Decoder(list[SeatResult])
_COUNTS: Final = msgspec.json.Decoder(Counts)


Cursor = tuple[float, str, int]
"""When a game ended, at which table, and which game of it."""


class Filter(NamedTuple):
    """Which of the games; None is all of them."""

    game: str | None = None
    against: str | None = None
    won: bool | None = None
    players: int | None = None
    who: str | None = None
    """A part of another player's name."""

    def where(self, first: int) -> tuple[str, list[Any]]:
        """The conditions, whose values are numbered from `first`."""
        given = {"game": self.game, "against": self.against, "won": self.won, "players": self.players}
        values = {name: int(value) if name == "won" else value for name, value in given.items() if value is not None}
        said = "".join(f" AND results.{name} = ${first + at}" for at, name in enumerate(values))
        return said, list(values.values())


class Games:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def page(self, person: str, which: Filter, before: Cursor | None, slices: Slices, client: str) -> q.MyGames:
        """The newest first; `before` is the last game of the page before."""
        found: list[Any] = []
        after = NEWEST if before is None else before
        size = PAGE + 1 if which.who is None else BATCH
        while len(found) <= PAGE:
            rows = await self._rows(person, which, after, size)
            found += rows if which.who is None else await slices.run(client, _with(rows, which.who))
            if len(rows) < size:
                break
            after = _cursor(rows[-1])
        games = tuple(_game(row) for row in found[:PAGE])
        more = "~".join(map(str, _cursor(found[PAGE - 1]))) if len(found) > PAGE else None
        return q.MyGames(games, more)

    async def _rows(self, person: str, which: Filter, after: Cursor, most: int) -> list[Any]:
        where, values = which.where(6)
        order = 'ORDER BY results.ended DESC, results."table", results.number LIMIT $5'
        return await self._store.query(f"{GAMES}{AFTER}{where} {order}", person, *after, most, *values)

    async def unfinished(self, person: str, now: float) -> tuple[q.MyTable, ...]:
        """Games under way first, then tables where the next one may begin soon."""
        found = []
        for table, code, game, state, updated, raw in await self._store.query(UNFINISHED, person, MOST_SEATS):
            about = _about(raw)
            inside = str(about.get("state", state))
            if inside == "playing" or updated > now - RECENT:
                found.append(q.MyTable(table, code, game, inside, updated, str(about.get("host", ""))))
        found.sort(key=lambda one: one.state != "playing")  # it stays sorted by time otherwise
        return tuple(found[:MOST_UNFINISHED])

    async def turns(self, person: str) -> tuple[q.MyTurn, ...]:
        found = await self._store.query(TURNS, person, MOST_UNFINISHED)
        return tuple(
            q.MyTurn(table, code, game, kind, since, due, str(_about(about).get("host", "")))
            for table, code, game, kind, since, due, about in found
        )

    async def play(self, person: str, which: Filter, slices: Slices, client: str) -> q.MyPlay:
        """Summed up in portions, so that no table waits for somebody who has played thousands of games."""
        where, values = which.where(2)
        rows = await self._store.query(f"{PLAY}{where} ORDER BY ended", person, *values)

        def summing() -> Job[q.MyPlay]:
            parts: dict[str, PartSum] = {}
            for number, (game, *row) in enumerate(rows, start=1):
                if game not in parts:
                    parts[game] = PartSum(game)
                parts[game].add(*row)
                if number % PORTION == 0:
                    yield
            told = tuple(part.told() for part in parts.values())
            return q.MyPlay(len(rows), sum(row[4] for row in rows), told, _line([row[4] for row in rows]))

        return await slices.run(client, summing())

    async def all(self, person: str) -> list[q.MyGame]:
        """For the export."""
        found = await self._store.query(f"{GAMES} ORDER BY results.ended", person)
        return [_game(row) for row in found]


def read_cursor(said: str) -> Cursor:
    """Raises ValueError."""
    ended, table, number = said.split("~")
    time = float(ended)
    if not (isfinite(time) and len(table) <= 40 and number.isascii() and number.isdigit() and len(number) < 7):
        raise ValueError("This is no page of games.")
    return time, table, int(number)


def _cursor(row: Sequence[Any]) -> Cursor:
    return row[9], row[0], row[1]


def _with(rows: Sequence[Any], who: str) -> Job[list[Any]]:
    """The games in which somebody else has this in their name."""
    found, wanted = [], who.casefold()
    for number, row in enumerate(rows, start=1):
        seats = _SEATS.decode(row[12])
        if any(wanted in one.name.casefold() for i, one in enumerate(seats) if i != row[2]):
            found.append(row)
        if number % PORTION == 0:
            yield
    return found


def _game(row: Sequence[Any]) -> q.MyGame:
    table, number, seat, game, players, against, place, won, points, ended, reason, began, seats = row
    others = tuple(
        q.Opponent(one.name, one.placing, one.won, one.points, one.bot, one.profile, i == seat, one.left)
        for i, one in enumerate(_SEATS.decode(seats))
    )
    return q.MyGame(table, number, game, players, against, place, bool(won), points, began, ended, reason, others)


def _about(raw: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(raw, type=dict[str, Any])
    except msgspec.DecodeError:
        return {}


class PartSum:
    """How somebody plays one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.cuts: dict[tuple[str, int], list[int]] = {}
        """By opponents and size of the table: how often first, second …"""
        self.wins: dict[tuple[str, int], int] = {}
        self.measures = {measure.name: MeasureSum(measure) for measure in tallies_of(game).measures}

    def add(self, players: int, against: str, place: int, won: int, ended: float, counts: bytes) -> None:
        key = (against, players)
        if key not in self.cuts:
            self.cuts[key], self.wins[key] = [0] * players, 0
        self.cuts[key][min(place, players) - 1] += 1
        self.wins[key] += won
        for name, count in _COUNTS.decode(counts).items():
            if name in self.measures:  # an earlier version may have counted something else
                self.measures[name].add(count)

    def told(self) -> q.PlayPart:
        cuts = [
            q.PlayCut(against, players, sum(places), self.wins[against, players], tuple(places))  # type: ignore[arg-type]
            for (against, players), places in sorted(self.cuts.items())
        ]
        games, won = sum(cut.games for cut in cuts), sum(cut.won for cut in cuts)
        return q.PlayPart(self.game, games, won, tuple(cuts), tuple(one.told() for one in self.measures.values()))


class MeasureSum:
    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self.hits = self.chances = 0
        self.best: int | None = None
        self.words: Counter[str] = Counter()

    def add(self, count: Any) -> None:
        if self.measure.kind == "favourite":
            self.words.update(count)
            return
        self.hits += count[0]
        self.chances += count[1]
        if self.measure.kind == "time" and count[1]:
            self.best = count[2] if self.best is None else min(self.best, count[2])

    def told(self) -> q.PlayMeasure:
        measure = self.measure
        best = sorted(self.words.items(), key=lambda pair: (-pair[1], pair[0]))[:FAVOURITES]
        favourites = tuple(q.Favourite(word, times) for word, times in best)
        return q.PlayMeasure(measure.name, measure.kind, measure.words, self.hits, self.chances, self.best, favourites)


def _line(won: Sequence[int]) -> tuple[float, ...]:
    """The share of wins among the games around each point, so that chance does not draw a saw."""
    if not won:
        return ()
    width = max(10, len(won) // 10)
    count = min(POINTS, len(won))
    ends = [round((at + 1) * len(won) / count) for at in range(count)]
    return tuple(_mean(won[max(0, end - width) : end]) for end in ends)


def _mean(numbers: Iterable[int]) -> float:
    seen = list(numbers)
    return round(sum(seen) / len(seen), 4)
