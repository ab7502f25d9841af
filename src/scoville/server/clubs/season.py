"""A club's season table: finished games between people at the club's tables."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

import msgspec

from ...pairing import Seated
from ...ratings import Season
from ..people.results import SeatResult
from ..protocol import clubs as q
from ..slices import PORTION, Job, Slices
from ..store import Store
from .clubs import Member

__all__ = ["MOST_GAMES", "ClubSeasons"]

MOST_GAMES: Final = 5000
"""Games of a season that count: the latest."""
GAMES: Final = """
    SELECT finished.seats FROM club_tables JOIN finished ON finished."table" = club_tables."table"
    WHERE club_tables.club = $1 AND finished.ended >= $2 AND finished.ended < $3 AND finished.against = 'people'
"""
_SEATS: Final = msgspec.json.Decoder(list[SeatResult])


class ClubSeasons:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def table(
        self, club: str, members: Sequence[Member], season: Season, game: str | None, slices: Slices, client: str
    ) -> q.ClubSeason:
        values: list[Any] = [club, season.begins, season.ends]
        query = GAMES
        if game is not None:
            query += " AND finished.game = $4"
            values.append(game)
        query += f" ORDER BY finished.ended DESC LIMIT {MOST_GAMES}"
        rows = await self._store.query(query, *values)
        told = await slices.run(client, standing([row[0] for row in rows], members))
        return q.ClubSeason(str(season), game, tuple(told), len(rows))


def standing(games: Sequence[bytes], members: Sequence[Member]) -> Job[list[q.ClubSeasonRow]]:
    """Members by the sum of their scores, then by wins. A person who was gone at the end beat nobody."""
    scores: dict[str, Fraction] = {one.person: Fraction(0) for one in members}
    played, won = dict.fromkeys(scores, 0), dict.fromkeys(scores, 0)
    for number, raw in enumerate(games, start=1):
        seats = _SEATS.decode(raw)
        names = [str(seat) for seat in range(len(seats))]
        gone = frozenset(names[seat] for seat, one in enumerate(seats) if one.left)
        table = Seated(tuple(names), {names[seat]: one.placing for seat, one in enumerate(seats)}, gone)
        for seat, one in enumerate(seats):
            if one.profile in scores:
                scores[one.profile] += table.score(names[seat])
                played[one.profile] += 1
                won[one.profile] += one.won and not one.left
        if number % PORTION == 0:
            yield
    shown = [one for one in members if played[one.person]]
    marks = {one.person: (scores[one.person], won[one.person]) for one in shown}
    shown.sort(key=lambda one: (marks[one.person], one.name), reverse=True)
    return [
        q.ClubSeasonRow(
            1 + sum(mark > marks[one.person] for mark in marks.values()),
            *(one.person, one.name, one.cat, round(float(scores[one.person]), 3), played[one.person], won[one.person]),
        )
        for one in shown
    ]
