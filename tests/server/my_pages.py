"""Fills a database with the results of somebody who has played a lot, as tables write them.

`bench/people_pages.py` measures what the pages of such a person cost.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from scoville.core import registry
from scoville.server.people.results import FINISHED, RESULT, SeatResult
from scoville.server.store import Statement, Store
from scoville.server.tallies import Measure, tallies_of

NAMES = ("Bo", "Cy", "Di", "Ed", "Flo")
FAVOURITES = {
    "spicy": ["c3", "p7", "w9", "c1", "p2", "w5"],
    "heated": ["b7", "g-hot", "draw4", "y9", "p1", "b-cool"],
}


def made_up(measure: Measure, game: str, luck: random.Random) -> Any:
    if measure.kind == "share":
        chances = luck.randint(1, 12)
        return [luck.randint(0, chances), chances]
    if measure.kind == "count":
        return [luck.randint(0, 15), 1]
    if measure.kind == "time":
        slaps = [luck.randint(280, 1400) for _ in range(luck.randint(0, 3))]
        return [sum(slaps), len(slaps), min(slaps, default=0)]
    return {word: luck.randint(1, 3) for word in luck.sample(FAVOURITES[game], 3)}


def rows(person: str, name: str, games: int, now: float) -> list[Statement]:
    """Results as `finish` stores them, of games that nobody played. Somebody who learns wins more often later."""
    luck = random.Random(person)
    statements: list[Statement] = []
    for number in range(games):
        table = f"{number:024x}"
        game = luck.choice(list(registry.games()))
        players, against = luck.randint(2, 5), luck.choice(["bots", "people"])
        won = luck.random() < 0.25 + 0.3 * number / games
        order = list(range(2, players + 1))
        luck.shuffle(order)
        places = [1, *order] if won else [order[0], *sorted([1, *order[1:]])]
        seats = [
            SeatResult(
                name if i == 0 else NAMES[i - 1],
                place,
                0,
                won=place == 1,
                bot="cat" if i and against == "bots" else None,
                profile=person if i == 0 else None,
            )
            for i, place in enumerate(places)
        ]
        ended = now - (games - number) * 3600.0
        counts = {one.name: made_up(one, game, luck) for one in tallies_of(game).measures}
        row = (places[0], int(won), luck.randint(0, 40), ended, msgspec.json.encode(counts))
        statements.append((RESULT, (person, table, 1, 0, game, players, against, *row)))
        end = ("worlds-end", ended - 900.0, ended, msgspec.json.encode(seats))
        statements.append((FINISHED, (table, 1, game, players, against, *end)))
    return statements


async def fill(store: Store, person: str, name: str, games: int, now: float) -> None:
    statements = rows(person, name, games, now)
    for start in range(0, len(statements), 500):
        await store.perform(*statements[start : start + 500])
