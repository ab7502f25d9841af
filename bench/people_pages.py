"""What the pages of a person with many games cost the server, in processor time.

python bench/people_pages.py                                   # 5,000 games in SQLite
python bench/people_pages.py --games 20000
python bench/people_pages.py --db postgresql://user@host/name  # an empty database

The time is that of the whole process: the server, SQLite and the client that asks, but not a PostgreSQL server. Each
page is asked for five times; the slowest counts. The exit code is 1 if a page takes longer than the limit.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests" / "server"), str(ROOT / "tests")]

from browsers import Browser  # noqa: E402
from live_tables import running  # noqa: E402
from my_pages import fill  # noqa: E402

from scoville.ratings import season_of  # noqa: E402
from scoville.server.people.results import ATTEND  # noqa: E402
from scoville.server.seasons.ladders import STAND, STEP  # noqa: E402
from scoville.server.store import Statement, Store  # noqa: E402

ADD_TABLE = """
    INSERT INTO tables ("table", code, game, public, state, updated, about) VALUES ($1, $2, $3, $4, $5, $6, $7)
"""
LIMIT = 200
"""Milliseconds."""
TIMES = 5


async def seats_and_ratings(store: Store, person: str, games: int, now: float) -> None:
    """A seat at every table, and a rating after every game."""
    luck = random.Random(person)
    season, rating = str(season_of(now)), 1500.0
    statements: list[Statement] = []
    for number in range(games):
        table = f"{number:024x}"
        ended = now - (games - number) * 3600.0
        statements.append((ATTEND, (person, table, "guest", now)))
        about = {"table": table, "code": f"T{number}", "game": "spicy", "state": "over", "host": "Ada"}
        row = (table, f"T{number}", "spicy", False, "away", ended, msgspec.json.encode(about))
        statements.append((ADD_TABLE, row))
        rating += luck.gauss(0, 15)
        step = (season, table, 1, luck.randint(1, 4), rating, 80.0, ended)
        statements.append((STEP, (person, "spicy", 4, "people", number + 1, *step)))
    statements.append((STAND, (person, season, "spicy", 4, "people", rating, 80.0)))
    for start in range(0, len(statements), 500):
        await store.perform(*statements[start : start + 500])


async def measure(database: str, games: int) -> dict[str, float]:
    """Milliseconds of each page."""
    async with running(database) as server, Browser(server.url) as ada:
        await ada.keep("Ada")
        person, now, store = await ada.profile(), server.hall.clock.now(), server.hall.store
        await fill(store, person, "Ada", games, now)
        await seats_and_ratings(store, person, games, now)
        before = (await ada.get("/api/me/games"))["before"]
        pages = {
            "the profile": "/api/me",
            "My games": "/api/me/games",
            "My games, another page": f"/api/me/games?before={before}",
            "My games, only won": "/api/me/games?result=won&game=spicy",
            "My games, with somebody": "/api/me/games?who=ed",
            "My games, with nobody of that name": "/api/me/games?who=zebedee",
            "My play": "/api/me/play",
            "My play, one game and size": "/api/me/play?game=spicy&players=4",
            "the history of ratings": f"/api/people/{person}/ratings",
            "the leaderboard": "/api/ratings?game=spicy&players=4",
        }
        found = {}
        for name, path in pages.items():
            times = []
            for _ in range(TIMES):
                begun = time.process_time()
                await ada.get(path)
                times.append((time.process_time() - begun) * 1000)
            found[name] = max(times)
        return found


def main() -> int:
    parser = argparse.ArgumentParser(description="What the pages of a person with many games cost the server.")
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--db", default="", help="an empty database; a SQLite file of its own if none is given")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(chosen.db or f"sqlite:///{Path(folder) / 'people.db'}", chosen.games))
    for name, took in found.items():
        print(f"{took:6.0f} ms  {name}")
    return int(max(found.values()) > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
