"""What is asked about one table over HTTP, answered where the table is. Arguments and answers are plain data."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ..core import MessageError, ScovilleError
from . import protocol as p
from .door import Visitor
from .entries import Body, Bound, Came, Left, Locked, Sat
from .faults import Faulty
from .limits import MOST_ENTRIES
from .names import own_name
from .people.erasing import FINISHED_AT, neutral_entries, neutral_results, rewritten
from .played import PlayedGame
from .records import record_of
from .seasons.rules import RATED_AT, neutral_rated
from .slices import Job
from .store import StoreDown, Token

if TYPE_CHECKING:
    from .hall import Hall
    from .live import LiveTable

__all__ = ["CHANGING", "QUESTIONS", "pack_error", "unpack_error", "visitor_data"]


async def describe(hall: Hall, table: LiveTable) -> bytes:
    """The table as JSON."""
    return msgspec.json.encode(table.describe())


async def holder(hall: Hall, table: LiveTable, person: str) -> bytes:
    """Who somebody with that person's token would be, as JSON."""
    ledger = table.ledger
    guest = ledger.guests.get(person)
    if guest is None or guest.gone:
        raise Faulty("unknown-token")
    seats = tuple(ledger.places[seat].name or "" for seat in ledger.seats_of(person))
    game: p.GameName = ledger.game_name
    return msgspec.json.encode(p.KeyHolder(ledger.table, ledger.code, game, person, guest.name, seats))


async def join(
    hall: Hall,
    table: LiveTable,
    wish: dict[str, Any],
    name: str,
    visitor: dict[str, Any],
    person: str,
    token_hash: bytes,
    waits: Callable[[], bool] = lambda: True,
) -> tuple[str, str, tuple[int, ...]]:
    """Another guest. The table's id, its code and the guest's seats; the token itself stays with whoever asks.

    Nobody comes in for a visitor who was told meanwhile that it did not work: then nobody `waits` any more.
    """
    ledger = table.ledger
    who = Visitor(visitor["address"], visitor["key"], frozenset(visitor["held"]), visitor["profile"])
    watch, screen = wish["watch"], wish["screen"]

    async def come() -> None:
        if not waits():
            raise Faulty("stopping")
        table.door.check(who)
        await table.attendance.check_blocks(who.profile)
        called = own_name(name, ledger.names())
        if not table.allowance.take("join", person, not watch, hall.clock.now()):
            raise Faulty("too-fast")
        if ledger.number >= MOST_ENTRIES:
            raise Faulty("worn-out")
        bodies: list[Body] = []
        sits = not (watch or screen or ledger.event) and bool(ledger.free) and ledger.state != "playing"
        if not sits and not ledger.settings.spectators:
            raise Faulty("no-spectators")
        watching = (
            [] if sits else [p for p, guest in ledger.guests.items() if not guest.gone and not ledger.seats_of(p)]
        )
        if len(watching) >= hall.spectators and not sits:
            bodies.append(Left(person=makes_room(table, watching)))
        key = table.door.mark(who.key) if who.key else ""
        came = Came(person=person, name=called, bot=bool(key), key=key, cat=wish["cat"], screen=screen)
        came.profile = who.profile
        bodies.append(came)
        if sits:
            bodies.append(Sat(person=person, seat=ledger.free[0], name=called))
        await table.keep(*bodies, tokens=[Token(token_hash, ledger.table, person)])
        await table.index()
        await table.attendance.mute_blocked(person)
        if sits:
            table.tell_table()
        else:
            table.attendance.announce()

    await hall.in_mailbox(table, come)
    table.door.saw(person, who.address)
    return ledger.table, ledger.code, ledger.seats_of(person)


def makes_room(table: LiveTable, watching: list[str]) -> str:
    """Somebody who came in once and is not here now. They may come in again."""
    for person in watching:
        if person not in table.connections and person != table.ledger.host:
            return person
    raise Faulty("table-full")


async def bind(
    hall: Hall, table: LiveTable, person: str, profile: str, waits: Callable[[], bool] = lambda: True
) -> None:
    """Somebody at the table keeps a profile now: the seat is that profile's from here on."""
    guest = table.ledger.guests.get(person)
    if guest is None or guest.gone:
        raise Faulty("unknown-token")
    if guest.profile and guest.profile != profile:
        raise Faulty("taken-seat")

    async def keep() -> None:
        if not waits():
            raise Faulty("stopping")
        if guest.profile:
            return
        # Whoever comes in as a guest and signs in afterwards gets no further than whoever signs in first.
        table.door.check_profile(profile)
        await table.attendance.check_blocks(profile)
        await table.keep(Bound(person=person, profile=profile))
        await table.attendance.mute_blocked(person)
        table.tell_table()

    await hall.in_mailbox(table, keep)


async def erase(hall: Hall, table: LiveTable, profile: str, waits: Callable[[], bool] = lambda: True) -> None:
    """Takes a profile, its names and what it wrote out of everything stored about this table. A bot plays on for a
    player who goes. Everybody else connects again."""

    async def forget() -> None:
        if not waits():
            raise Faulty("stopping")
        ledger = table.ledger
        for guest in [guest for guest in ledger.guests.values() if guest.profile == profile and not guest.gone]:
            await table.lobby.leave(guest.person)
            table.kicked(guest.person, "left")
        entries = await hall.store.entries(ledger.table)
        changed = await hall.slices.run(table.client, neutral_entries(ledger.table, entries, profile), always=True)
        games = await hall.store.query(FINISHED_AT, ledger.table)
        rated = await hall.store.query(RATED_AT, ledger.table)
        statements = [*rewritten(changed, table.epoch), *neutral_results(ledger.table, games, changed.people)]
        await hall.store.perform(*statements, *neutral_rated(ledger.table, rated, profile))
        await table.index()
        table.start_over()

    await hall.in_mailbox(table, forget)
    if table.epoch is not None:
        await hall.store.release(table.ledger.table, table.epoch)
    if hall.archive is not None:
        await asyncio.to_thread(hall.archive.discard, table.ledger.table)


async def profile_of(hall: Hall, table: LiveTable, person: str, asker: str | None = None) -> tuple[str, str]:
    """The kept profile of somebody at the table, empty for a guest, and their name. With `asker`, only for a profile
    that is or was at the table as well."""
    guests = table.ledger.guests
    guest = guests.get(person)
    if guest is None or (asker is not None and all(one.profile != asker for one in guests.values())):
        raise Faulty("unknown-person")
    return guest.profile, guest.name


async def record(hall: Hall, table: LiveTable, number: int | None, client: str) -> str:
    """The record of a finished game; None is the last finished one."""
    ledger = table.ledger
    if number is None:
        over = [played for played in ledger.games if played.game.over]
        if not over:
            raise Faulty("not-over" if ledger.games else "no-game")
        return await _record_of(hall, over[-1], client)
    if not 1 <= number <= len(ledger.games):
        raise Faulty("no-game")
    played = ledger.games[number - 1]
    if not played.game.over:
        raise Faulty("not-over")
    return await _record_of(hall, played, client)


async def _record_of(hall: Hall, played: PlayedGame, client: str) -> str:
    """Written once, in a turn of its own: a long game takes some milliseconds."""

    def write() -> Job[str]:
        yield
        return record_of(played)

    if played.record is None:
        played.record = await hall.slices.run(client, write())
    return played.record


async def begin(hall: Hall, table: LiveTable, waits: Callable[[], bool] = lambda: True) -> None:
    """Starts the first game once every seat is taken."""

    async def start() -> None:
        ledger = table.ledger
        if waits() and ledger.state == "lobby" and not ledger.free and ledger.host:
            await table.lobby.start(ledger.host)

    await hall.in_mailbox(table, start)


async def muster(
    hall: Hall, table: LiveTable, longest: float, waits: Callable[[], bool] = lambda: True
) -> tuple[bool, list[int]]:
    """At a table of a tournament whose time is up: starts the game if at least two people are here and no seat is free;
    bots stand in for the others until they come. Otherwise no game starts here any more. A game may last `longest`
    seconds; with 0 none is started.

    Returns whether a game is under way that may still last, and the seats of the people who are here.
    """
    found: tuple[bool, list[int]] = (False, [])

    async def look() -> None:
        nonlocal found
        ledger = table.ledger
        here = [seat for seat, place in enumerate(ledger.places) if place.person in table.connections]
        found = (False, here)
        if not waits() or ledger.state == "over":
            return
        if ledger.played is not None and hall.clock.now() - ledger.played.begun < longest:
            found = (True, here)
            return
        if longest and ledger.state == "lobby" and len(here) > 1 and not (ledger.free or ledger.locked):
            with suppress(Faulty):  # such as a rated table with somebody who has no profile any more
                await table.lobby.start(ledger.places[here[0]].person or "")
                found = (True, here)
                return
        if not ledger.locked:
            await table.keep(Locked(locked=True))
            table.tell_table()

    await hall.in_mailbox(table, look)
    return found


QUESTIONS: Final[dict[str, Callable[..., Awaitable[Any]]]] = {
    "begin": begin,
    "bind": bind,
    "describe": describe,
    "erase": erase,
    "holder": holder,
    "join": join,
    "muster": muster,
    "profile_of": profile_of,
    "record": record,
}

CHANGING: Final = frozenset({"begin", "bind", "erase", "join", "muster"})
"""Questions that change the table: they are done only while whoever asks waits for the answer."""


def visitor_data(visitor: Visitor, held: frozenset[str]) -> dict[str, Any]:
    known = replace(visitor, held=held)
    return {"address": known.address, "key": known.key, "held": sorted(known.held), "profile": known.profile}


def pack_error(error: ScovilleError) -> list[Any]:
    """Why another server refuses, for the one that was asked."""
    if isinstance(error, Faulty):
        return [error.id, dict(error.values)]
    return ["mistake" if isinstance(error, MessageError) else "store-down", {}]


def unpack_error(packed: list[Any] | None) -> ScovilleError | None:
    """None: the other server has no such table."""
    if packed is None:
        return None
    name, values = packed
    return StoreDown("The database does not answer.") if name == "store-down" else Faulty(name, **values)
