"""Everybody's ratings, as the database knows them.

A rated game is stored with its end. Rating it is a second step that any server may take, at once or after a restart.
Both servers that try it at the same time compute the same step; the second one finds it taken, reads again and stops.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from ...ratings import Ladder, Played, Season, Skill, carry_over, rate_game, season_of
from ...ratings.skill import SURE
from ..clock import ServerClock
from ..store import Conflict, Statement, Store, StoreDown
from .rules import RatedSeat

__all__ = ["AT_MOST", "Row", "Seasons", "Step"]

Against = Literal["people", "bots"]
AT_MOST: Final = 100
"""Rows of a leaderboard."""
STEPS: Final = 400
"""Games of a history."""
TRIES: Final = 8
PENDING: Final = 'SELECT "table", number, game, ended, seats FROM rated_games WHERE done = 0 ORDER BY ended LIMIT 50'
LAST: Final = """
    SELECT count, rating, spread, season FROM rating_steps
    WHERE person = $1 AND game = $2 AND players = $3 AND against = $4 ORDER BY count DESC LIMIT 1
"""
STEP: Final = """
    INSERT INTO rating_steps (person, game, players, against, count, season, "table", number, place, rating, spread,
    ended) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
"""
STAND: Final = """
    INSERT INTO ratings (person, season, game, players, against, rating, spread, games)
    VALUES ($1, $2, $3, $4, $5, $6, $7, 1)
    ON CONFLICT (person, season, game, players, against) DO UPDATE SET rating = excluded.rating,
    spread = excluded.spread, games = ratings.games + 1
"""
DONE: Final = 'UPDATE rated_games SET done = 1 WHERE "table" = $1 AND number = $2'
BOARD: Final = """
    SELECT ratings.person, people.name, people.cat, ratings.rating, ratings.spread, ratings.games
    FROM ratings JOIN people ON people.id = ratings.person
    WHERE season = $1 AND game = $2 AND players = $3 AND against = $4
"""
HISTORY: Final = """
    SELECT game, players, against, count, season, "table", number, place, rating, spread, ended FROM rating_steps
    WHERE person = $1 ORDER BY ended DESC LIMIT $2
"""


class Row(msgspec.Struct, frozen=True):
    person: str
    name: str
    cat: int | None
    rating: float
    spread: float
    games: int


class Step(msgspec.Struct, frozen=True):
    """Somebody's rating after a game."""

    game: str
    players: int
    against: Against
    count: int
    season: str
    table: str
    number: int
    place: int
    rating: float
    spread: float
    ended: float


class Seasons:
    def __init__(self, store: Store, clock: ServerClock, failed: Callable[[Exception], None]) -> None:
        self._store = store
        self._clock = clock
        self._failed = failed
        self._rating: asyncio.Task[None] | None = None
        self._again = False

    # --- rating -----------------------------------------------------------------------------------

    def rate_soon(self) -> None:
        """Rates every game that waits for it, beside everything else."""
        self._again = True
        if self._rating is None or self._rating.done():
            self._rating = asyncio.get_running_loop().create_task(self._rate())

    async def close(self) -> None:
        """Waits for what is under way; the next server that opens does the rest."""
        if self._rating is not None:
            await asyncio.wait([self._rating], timeout=5)

    async def _rate(self) -> None:
        try:
            while self._again:
                self._again = False
                while await self.rate_pending():
                    await asyncio.sleep(0)
        except StoreDown:
            pass  # the next game that ends, or the next start, tries again
        except Exception as error:
            self._failed(error)

    async def rate_pending(self) -> int:
        """Rates the oldest games that wait. Returns how many there were."""
        found = await self._store.query(PENDING)
        for table, number, game, ended, seats in found:
            await self._rate_one(table, number, game, ended, msgspec.json.decode(seats, type=list[RatedSeat]))
        return len(found)

    async def _rate_one(self, table: str, number: int, game: str, ended: float, seats: list[RatedSeat]) -> None:
        for _ in range(TRIES):
            statements = await self._steps(table, number, game, ended, seats)
            try:
                await self._store.perform(*statements, (DONE, (table, number)))
            except Conflict:
                query = 'SELECT done FROM rated_games WHERE "table" = $1 AND number = $2'
                if await self._store.query(query, table, number) == [(1,)]:
                    return  # another server has rated it
                continue  # another game of the same person was rated meanwhile
            return
        raise Conflict("The ratings of these people change all the time.")

    async def _steps(self, table: str, number: int, game: str, ended: float, seats: list[RatedSeat]) -> list[Statement]:
        ladder = Ladder(game, len(seats), "bots" if any(seat.bot for seat in seats) else "people")
        season = season_of(ended)
        known = [
            Skill(seat.rating, 1.0) if seat.bot else await self.skill(seat.profile, ladder, season) for seat in seats
        ]
        after = rate_game(
            [Played(skill, seat.place, bool(seat.bot), seat.left) for skill, seat in zip(known, seats, strict=True)]
        )
        statements: list[Statement] = []
        where = (game, ladder.players, ladder.against)
        for seat, skill in zip(seats, after, strict=True):
            if seat.profile:
                about = (str(season), table, number, seat.place, skill.rating, skill.spread, ended)
                statements.append((STEP, (seat.profile, *where, skill.games, *about)))
                statements.append((STAND, (seat.profile, str(season), *where, skill.rating, skill.spread)))
        return statements

    # --- reading ----------------------------------------------------------------------------------

    async def skill(self, person: str, ladder: Ladder, season: Season | None = None) -> Skill:
        """With which somebody starts the next game."""
        found = await self._store.query(LAST, person, ladder.game, ladder.players, ladder.against)
        if not found:
            return Skill()
        count, rating, spread, then = found[0]
        now = season or season_of(self._clock.now())
        later = max(0, now.since(Season.read(then)))
        skill = Skill(rating, spread, count)
        return carry_over(skill, later) if later else skill

    async def board(self, ladder: Ladder, season: Season) -> list[Row]:
        """The best of a season: first those whose rating is certain enough, then the provisional ones."""
        values = (str(season), ladder.game, ladder.players, ladder.against)
        query = f"{BOARD} ORDER BY CASE WHEN spread > {SURE} THEN 1 ELSE 0 END, rating DESC, person LIMIT {AT_MOST}"
        return [Row(*row) for row in await self._store.query(query, *values)]

    async def own(self, person: str, ladder: Ladder, season: Season) -> Row | None:
        values = (str(season), ladder.game, ladder.players, ladder.against, person)
        found = await self._store.query(f"{BOARD} AND person = $5", *values)
        return Row(*found[0]) if found else None

    async def seasons(self) -> list[str]:
        """All that have a leaderboard, the latest first."""
        found = [str(row[0]) for row in await self._store.query("SELECT DISTINCT season FROM ratings")]
        return sorted({*found, str(season_of(self._clock.now()))}, reverse=True)

    async def history(self, person: str) -> list[Step]:
        """The latest games, oldest first."""
        found: list[Any] = await self._store.query(HISTORY, person, STEPS)
        return [Step(*row) for row in reversed(found)]
