"""A person's finished games, those to return to, and how they play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from ..protocol import people as q
from ..slices import PORTION, Job, Slices
from ..store import Store
from ..tallies import Counts, Measure, tallies_of
from .results import SeatResult

__all__ = ["PAGE", "Filter", "Games"]

PAGE: Final = 30
MOST_UNFINISHED: Final = 50
FAVOURITES: Final = 5
POINTS: Final = 40
"""Points of the line that shows how the win rate changed."""
GAMES: Final = """
    SELECT results."table", results.number, results.seat, results.game, results.players, results.against,
    results.place, results.won, results.points, results.ended, finished.reason, finished.began, finished.seats
    FROM results JOIN finished ON finished."table" = results."table" AND finished.number = results.number
    WHERE results.person = $1 AND results.ended < $2
"""
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


class Filter(NamedTuple):
    """Which of the games; None is all of them."""

    game: str | None = None
    against: str | None = None
    won: bool | None = None
    players: int | None = None

    def where(self, first: int) -> tuple[str, list[Any]]:
        """The conditions, whose values are numbered from `first`."""
        given = {"game": self.game, "against": self.against, "won": self.won, "players": self.players}
        values = {name: int(value) if name == "won" else value for name, value in given.items() if value is not None}
        said = "".join(f" AND results.{name} = ${first + at}" for at, name in enumerate(values))
        return said, list(values.values())


class Games:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def page(self, person: str, which: Filter, before: float | None) -> q.MyGames:
        """The newest first; `before` is the time at which the last page ended."""
        where, values = which.where(4)
        query = f'{GAMES}{where} ORDER BY results.ended DESC, results."table" LIMIT $3'
        until = 1e12 if before is None else before
        found = await self._store.query(query, person, until, PAGE + 1, *values)
        games = tuple(_game(row) for row in found[:PAGE])
        return q.MyGames(games, games[-1].ended if len(found) > PAGE else None)

    async def unfinished(self, person: str) -> tuple[q.MyTable, ...]:
        found = await self._store.query(UNFINISHED, person, MOST_UNFINISHED)
        return tuple(
            q.MyTable(table, code, game, state, updated, _host(about))
            for table, code, game, state, updated, about in found
        )

    async def turns(self, person: str) -> tuple[q.MyTurn, ...]:
        found = await self._store.query(TURNS, person, MOST_UNFINISHED)
        return tuple(
            q.MyTurn(table, code, game, kind, since, due, _host(about))
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
        found = await self._store.query(f"{GAMES} ORDER BY results.ended", person, 1e12)
        return [_game(row) for row in found]


def _game(row: Sequence[Any]) -> q.MyGame:
    table, number, seat, game, players, against, place, won, points, ended, reason, began, seats = row
    others = tuple(
        q.Opponent(one.name, one.placing, one.won, one.points, one.bot, one.profile, i == seat, one.left)
        for i, one in enumerate(_SEATS.decode(seats))
    )
    return q.MyGame(table, number, game, players, against, place, bool(won), points, began, ended, reason, others)


def _host(about: bytes) -> str:
    try:
        return str(msgspec.json.decode(about, type=dict[str, Any]).get("host", ""))
    except msgspec.DecodeError:
        return ""


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
