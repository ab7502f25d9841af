"""`scoville admin`: what the person who runs a server can do about people, also while it is running."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Final

import click

from ..core import BadSettings, quote
from ..server.hosting import household
from ..server.names import clean_text, is_table_name, new_id
from ..server.people.fair import Announcement, Ban, Deed, FairPlay
from ..server.people.identity import Identity
from ..server.retention import span
from ..server.store import Store, must_exist, open_store
from .choices import OneOf

__all__ = ["command"]

HOST: Final = "host"
MOST: Final = 200
Job = Callable[[Store, FairPlay], Awaitable[str]]
database = click.option("--db", metavar="URL", help="sqlite:///FILE (default: scoville.db here) or postgresql://…")
lasting = click.option("--for", "lasts", metavar="TIME", help="How long it lasts: 12h, 30d, 4w.  [default: for ever]")


def _run(db: str | None, job: Job) -> None:
    async def run() -> str:
        must_exist(db)
        store = open_store(db)
        await store.open(alone=False)
        try:
            return await job(store, FairPlay(store))
        finally:
            await store.close()

    told = asyncio.run(run())
    if told:
        click.echo(told)


def _when(seconds: float | None) -> str:
    return "for ever" if seconds is None else datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def _shown(said: str) -> str:
    """Names and texts come from strangers: nothing in them may steer the terminal."""
    return clean_text(said)


def _until(lasts: str | None) -> float | None:
    return None if lasts is None else time.time() + span(lasts)


def _deed(deed: str, about: str, words: str = "") -> Deed:
    return Deed(time.time(), HOST, deed, about, words)


@click.group("admin")
def command() -> None:
    """Look after the people on a server: profiles, reports, bans, announcements, and the log of all this.

    It works on the database, also while the server is running.
    """


@command.command("people")
@click.argument("name", required=False)
@database
def people(name: str | None, db: str | None) -> None:
    """List kept profiles, those seen last first; with NAME only those whose name contains it."""

    async def job(store: Store, fair: FairPlay) -> str:
        query = "SELECT id, name, made, seen FROM people"
        values: tuple[str, ...] = ()
        if name:
            query, values = f"{query} WHERE lower(name) LIKE $2 ESCAPE '!'", (f"%{_like(name.lower())}%",)
        rows = await store.query(f"{query} ORDER BY seen DESC, id LIMIT $1", MOST, *values)
        return "\n".join(f"{row[0]}  {_when(row[3])}  {_shown(row[1])}" for row in rows) or "Nobody."

    _run(db, job)


def _like(said: str) -> str:
    return said.replace("!", "!!").replace("%", "!%").replace("_", "!_")


@command.command("person")
@click.argument("profile")
@database
def person(profile: str, db: str | None) -> None:
    """Show what is known about one profile."""

    async def job(store: Store, fair: FairPlay) -> str:
        identity = Identity(store)
        found = await identity.person(profile)
        if found is None:
            raise BadSettings.plain(f"There is no profile {quote(profile)}.")
        known = await identity.credentials(profile)
        ((games,),) = await store.query("SELECT count(*) FROM results WHERE person = $1", profile)
        ((reported,),) = await store.query("SELECT count(*) FROM reports WHERE about = $1", profile)
        ban = await fair.banned(time.time(), person=profile)
        lines = [
            f"{found.id}  {_shown(found.name)}  ({found.language})",
            f"kept since {_when(found.made)}, last seen {_when(found.seen)}",
            f"{games:,} finished games, reported {reported} times",
            f"signs in by {', '.join(sorted({one.kind for one in known})) or 'nothing'}",
        ]
        if ban is not None:
            lines.append(f"banned until {_when(ban.expires)}: {_shown(ban.reason)}")
        return "\n".join(lines)

    _run(db, job)


@command.command("reports")
@click.option("--closed", is_flag=True, help="Those that are dealt with.")
@database
def reports(closed: bool, db: str | None) -> None:
    """List reports, oldest first."""

    async def job(store: Store, fair: FairPlay) -> str:
        found = await fair.reports("closed" if closed else "open")
        return (
            "\n".join(
                f"{one.id}  {_when(one.made)}  {one.reason}  about {_shown(one.name)} ({one.about or 'a guest'}) "
                f"by {one.reporter}, table {one.table}" + (f"\n    {_shown(one.words)}" if one.words else "")
                for one in found
            )
            or "No reports."
        )

    _run(db, job)


@command.command("close")
@click.argument("report")
@click.option("--because", default="", help="What you did, for the log.")
@database
def close(report: str, because: str, db: str | None) -> None:
    """Close a report that is dealt with."""

    async def job(store: Store, fair: FairPlay) -> str:
        if not await fair.close_report(report, _deed("close report", report, because)):
            raise BadSettings.plain(f"There is no open report {quote(report)}.")
        return "closed"

    _run(db, job)


KINDS: Final = ("person", "address", "table")


async def _who(store: Store, kind: str, said: str) -> str:
    """The person, address or table as it is stored."""
    if kind == "address":
        return household(said)
    if kind == "table":
        named = is_table_name(said)
        row = await store.row(code=said.upper()) if named and said.isalpha() else await store.row(table=said)
        if row is None:
            raise BadSettings.plain(f"There is no table {quote(said)}.")
        return row.table
    if await Identity(store).person(said) is None:
        raise BadSettings.plain(f"There is no profile {quote(said)}.")
    return said


@command.command("ban")
@click.argument("kind", type=OneOf("kind", KINDS))
@click.argument("who")
@click.option("--because", default="", help="The reason, for you.")
@lasting
@database
def ban(kind: str, who: str, because: str, lasts: str | None, db: str | None) -> None:
    """Ban a person (by profile), an address, or lock a table against newcomers.

    A banned person is signed out everywhere and can neither make nor join a table.
    """

    async def job(store: Store, fair: FairPlay) -> str:
        found, until = await _who(store, kind, who), _until(lasts)
        await fair.ban(Ban(kind, found, because, time.time(), until), _deed(f"ban {kind}", found, because))
        return f"{kind} {found} is banned{'' if until is None else f' until {_when(until)} UTC'}"

    _run(db, job)


@command.command("unban")
@click.argument("kind", type=OneOf("kind", KINDS))
@click.argument("who")
@database
def unban(kind: str, who: str, db: str | None) -> None:
    """Lift a ban."""

    async def job(store: Store, fair: FairPlay) -> str:
        found = household(who) if kind == "address" else who
        if kind == "table":
            found = await _who(store, kind, who)
        if not await fair.unban(kind, found, _deed(f"unban {kind}", found)):
            raise BadSettings.plain(f"There is no such ban: {kind} {quote(who)}.")
        return "lifted"

    _run(db, job)


@command.command("bans")
@database
def bans(db: str | None) -> None:
    """List the bans in force."""

    async def job(store: Store, fair: FairPlay) -> str:
        found = await fair.bans(time.time())
        lines = [f"{one.kind}  {one.who}  until {_when(one.expires)}  {_shown(one.reason)}".rstrip() for one in found]
        return "\n".join(lines) or "No bans."

    _run(db, job)


@command.command("announce")
@click.argument("words")
@lasting
@database
def announce(words: str, lasts: str | None, db: str | None) -> None:
    """Show everybody a sentence on the start page."""

    async def job(store: Store, fair: FairPlay) -> str:
        text = clean_text(words)
        if not 1 <= len(text) <= 500:
            raise BadSettings.plain("An announcement has 1 to 500 letters.")
        one = Announcement(new_id()[:8], text, time.time(), _until(lasts))
        await fair.announce(one, _deed("announce", one.id, text))
        return one.id

    _run(db, job)


@command.command("announcements")
@database
def announcements(db: str | None) -> None:
    """List what is being shown."""

    async def job(store: Store, fair: FairPlay) -> str:
        found = await fair.announcements(time.time())
        lines = [f"{one.id}  until {_when(one.expires)}  {one.words}" for one in found]
        return "\n".join(lines) or "No announcements."

    _run(db, job)


@command.command("withdraw")
@click.argument("announcement")
@database
def withdraw(announcement: str, db: str | None) -> None:
    """Show an announcement no longer."""

    async def job(store: Store, fair: FairPlay) -> str:
        if not await fair.withdraw(announcement, _deed("withdraw", announcement)):
            raise BadSettings.plain(f"There is no announcement {quote(announcement)}.")
        return "withdrawn"

    _run(db, job)


@command.command("log")
@click.option("--most", default=50, show_default=True, type=click.IntRange(1, 10_000), help="How many lines.")
@database
def log(most: int, db: str | None) -> None:
    """What was done with this tool, newest first."""

    async def job(store: Store, fair: FairPlay) -> str:
        found = await fair.deeds(most)
        lines = [f"{_when(one.time)}  {one.deed}  {one.about}  {_shown(one.words)}".rstrip() for one in found]
        return "\n".join(lines) or "Nothing yet."

    _run(db, job)
