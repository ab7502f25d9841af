"""Everything stored about a person as one JSON object, in parts: the records of thousands of games need not fit in
memory.

Tables are read from the database or the archive one after the other. None of them is opened: a person who has played
at thousands of tables would fill the server's memory with them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ...core import ScovilleError
from ..entries import Bound, Came, Chatted, Renamed, Sat, decode_body
from ..ledger import Ledger
from ..records import record_of
from ..slices import PORTION, Job
from ..store import Entry
from .erasing import tables_of
from .pace_routes import push_devices
from .rows import Person

if TYPE_CHECKING:
    from ..hall import Hall

__all__ = ["everything"]

FORMAT: Final = 2
AT_ONCE: Final = 1000
"""Entries read at a time."""
STEPS: Final = """
    SELECT game, players, against, count, season, "table", number, place, rating, spread, ended FROM rating_steps
    WHERE person = $1 ORDER BY ended
"""
NAMES: Final = (
    "game",
    "players",
    "against",
    "count",
    "season",
    "table",
    "number",
    "place",
    "rating",
    "spread",
    "ended",
)


async def everything(hall: Hall, person: Person, client: str) -> AsyncIterator[bytes]:
    assert hall.people is not None
    people, encode = hall.people, msgspec.json.encode
    known = await people.identity.credentials(person.id)
    head: dict[str, Any] = {
        "format": FORMAT,
        "profile": person,
        "ways to sign in": [
            {"kind": one.kind, "label": one.label, "made": one.made, "used": one.used} for one in known
        ],
        "devices": [
            {"label": one.label, "made": one.made, "used": one.used}
            for one in await people.identity.sessions(person.id)
        ],
        "blocks": await people.fair.blocks(person.id),
        "reports": await people.fair.reports_by(person.id),
        "unfinished": await people.games.unfinished(person.id, hall.clock.now()),
        "turns": await people.games.turns(person.id),
        "devices told by web push": await push_devices(hall.outbox, person.id),
        "ratings": [dict(zip(NAMES, row, strict=True)) for row in await hall.store.query(STEPS, person.id)],
        "clubs": [] if hall.clubs is None else await hall.clubs.mine(person.id),
        "tournaments": [] if hall.tournaments is None else await hall.tournaments.mine(person.id),
    }
    yield encode(head)[:-1] + b',"tables":['
    results: dict[str, list[Any]] = {}
    for game in await people.games.all(person.id):
        results.setdefault(game.table, []).append(game)
    for number, table in enumerate(await tables_of(hall.store, person.id)):
        yield (b",\n" if number else b"\n") + encode(
            await _table(hall, table, person.id, results.get(table, []), client)
        )
    yield b"]}\n"


async def _table(hall: Hall, table: str, profile: str, results: list[Any], client: str) -> dict[str, Any]:
    """What the person was called, wrote and played at one table."""
    try:
        ledger, entries = await _read(hall, table, client)
    except ScovilleError:  # archived, and the archive is not here
        return {"table": table, "names": [], "chat": [], "games": [{"game": one, "record": None} for one in results]}

    def look() -> Job[dict[str, Any]]:
        mine: set[str] = set()
        names: dict[str, None] = {}
        chat: list[dict[str, Any]] = []
        for number, entry in enumerate(entries, start=1):
            body = decode_body(entry.body)
            match body:
                case Came() | Bound() if body.profile == profile:
                    mine.add(body.person)
                case _:
                    pass
            if isinstance(body, Came | Sat | Renamed) and body.person in mine:
                names[body.name] = None
            if isinstance(body, Chatted) and body.person in mine:
                chat.append({"time": entry.time, "text": body.text or body.phrase})
            if number % PORTION == 0:
                yield
        games = []
        for one in results:
            yield
            played = ledger.games[one.number - 1] if one.number <= len(ledger.games) else None
            games.append({"game": one, "record": None if played is None else record_of(played)})
        return {"table": table, "names": list(names), "chat": chat, "games": games}

    return await hall.slices.run(client, look())


async def _read(hall: Hall, table: str, client: str) -> tuple[Ledger, list[Entry]]:
    ledger, entries = Ledger(table), list[Entry]()
    while found := await hall.store.entries(table, len(entries), AT_ONCE):
        entries += found
        await hall.slices.run(client, ledger.replaying(found))
    if not entries and hall.archive is not None:
        entries = await asyncio.to_thread(hall.archive.read, table)
        await hall.slices.run(client, ledger.replaying(entries))
    return ledger, entries
