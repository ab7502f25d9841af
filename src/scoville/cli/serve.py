"""`scoville serve`: the live server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import click

from ..core import BadSettings, quote
from ..server.hosting import TABLES_EACH, Hosting
from ..server.names import clean_text, hash_token, new_token
from ..server.retention import span
from ..server.store import SCOPES, Conflict, Store, open_store
from .choices import OneOf

__all__ = ["command"]

LONGEST_NAME: Final = 40
"""Of an API key."""


async def _with_store(db: str | None, name: str | None, scopes: tuple[str, ...], drop: str | None) -> str:
    """Makes or drops a key, beside a running server too; what to print."""
    store: Store = open_store(db)
    await store.open(alone=False)
    try:
        if name is not None:
            if name != clean_text(name) or not 1 <= len(name) <= LONGEST_NAME:
                raise BadSettings.plain(f"An API key's name has 1 to {LONGEST_NAME} letters that can be seen.")
            key = new_token()
            try:
                await store.add_key(name, hash_token(key), time.time(), scopes or SCOPES[:1])
            except Conflict:
                raise BadSettings.plain(f"There is an API key called {quote(name)} already; drop it first.") from None
            return key
        if drop is not None:
            if not await store.drop_key(drop):
                raise BadSettings.plain(f"There is no API key called {quote(drop)}.")
            return f"dropped {quote(drop)}"
        return "\n".join(f"{_shown(key.name)} ({', '.join(key.scopes)})" for key in await store.keys())
    finally:
        await store.close()


def _shown(name: str) -> str:
    """The name as it is, unless it could harm the terminal of the reader: old databases hold such names."""
    return name if name and name == clean_text(name) else quote(name, len(name) + 1)


def _ready(url: str, open_page: bool) -> None:
    click.echo(f"Scoville is open at {url}")
    if open_page:
        click.echo("If no browser opens by itself, open this address in one. Ctrl+C ends it.")
        # In a process of its own: what a desktop without a browser complains about is not for the player.
        silent = subprocess.DEVNULL
        opener = [sys.executable, "-m", "webbrowser", url]
        subprocess.Popen(opener, stdin=silent, stdout=silent, stderr=silent)  # noqa: S603 - the address is our own


def _run_crew(workers: int, host: str, port: int, db: str | None, nats: str | None, open_page: bool) -> None:
    from ..server.cluster.crew import Crew, nats_program  # noqa: PLC0415 - a single server needs none
    from ..server.serve import bind  # noqa: PLC0415

    if nats is not None:
        raise BadSettings.plain("--workers starts a NATS of its own; start servers with --nats one by one.")
    if not (db or "").startswith("postgres"):
        raise BadSettings.plain("--workers goes with --db postgresql://…: a SQLite file has one server.")
    nats_program()
    listening = bind(host, port)
    shown = f"[{host}]" if ":" in host else host
    crew = Crew(workers, _without(sys.argv[2:], "--workers", "--open"), listening)
    crew.run(lambda: _ready(f"http://{shown}:{listening.getsockname()[1]}/", open_page))


def _without(arguments: list[str], valued: str, flag: str) -> list[str]:
    """The options as they were given, but for two."""
    left: list[str] = []
    skip = False
    for argument in arguments:
        if not skip and argument not in {flag, valued} and not argument.startswith(f"{valued}="):
            left.append(argument)
        skip = argument == valued
    return left


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 is everywhere.")
@click.option("--port", default=8000, show_default=True, help="0 takes a free one.", type=click.IntRange(0, 65535))
@click.option("--db", metavar="URL", help="sqlite:///FILE (default: scoville.db here) or postgresql://…")
@click.option(
    "--nats",
    metavar="URL",
    envvar="SCOVILLE_NATS",
    help="nats://[USER:PASSWORD@]HOST:PORT: form one place with all servers that share this NATS and --db "
    "(a PostgreSQL). Better in the variable SCOVILLE_NATS, which other people on the machine cannot read.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    metavar="N",
    help="So many servers on this port, for a machine with many cores; needs a PostgreSQL. A NATS is started for them.",
)
@click.option("--descriptor", type=int, hidden=True)
@click.option("--open", "open_page", is_flag=True, help="Open the browser; a busy port gives way to a free one.")
@click.option("--origin", "origins", multiple=True, help="Another address whose pages may talk to this server.")
@click.option(
    "--behind-proxy",
    is_flag=True,
    help="Lines end at a proxy, which says in X-Forwarded-For whose they are; delays are measured by answers only.",
)
@click.option(
    "--round-trip-header",
    metavar="NAME",
    help="In which the proxy says how long a line is, in microseconds.",
)
@click.option(
    "--tables-each",
    default=TABLES_EACH,
    show_default=True,
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help="So many tables may be made from one address at once.",
)
@click.option(
    "--host-name",
    "host_names",
    multiple=True,
    metavar="NAME",
    help="A name the server answers to, as in tables.example; once for each. Others are refused, but not IP addresses, "
    "localhost, names without a dot and names such as box.local.",
)
@click.option(
    "--sockets-each",
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help="So many connections may be open from one address.  [default: 20 times --tables-each, at least 200]",
)
@click.option(
    "--sockets",
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help="So many connections may be open in total.  [default: what the system allows, at most 50000]",
)
@click.option(
    "--keep",
    metavar="TIME",
    help="Delete tables that nobody has touched for so long, with their people's data: 90d, 12h, 4w.  [default: never]",
)
@click.option(
    "--archive",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
    help="Where `scoville archive` has put old tables: they come back when somebody opens them.",
)
@click.option(
    "--open-metrics", is_flag=True, help="Show /metrics to everybody, not only on this machine and for API keys."
)
@click.option(
    "--log-level", type=OneOf("log level", ["debug", "info", "warning", "error"]), default="info", show_default=True
)
@click.option("--make-key", metavar="NAME", help="Print a new API key for a program, and end.")
@click.option(
    "--scope",
    "scopes",
    multiple=True,
    type=OneOf("scope", SCOPES),
    help="What --make-key's key is for, play if not said: play as a bot, or read the metrics.",
)
@click.option("--drop-key", metavar="NAME", help="Make an API key worthless, and end.")
@click.option("--keys", is_flag=True, help="List the API keys' names and scopes, and end.")
def command(
    host: str,
    port: int,
    db: str | None,
    nats: str | None,
    workers: int | None,
    descriptor: int | None,
    open_page: bool,
    origins: tuple[str, ...],
    behind_proxy: bool,
    round_trip_header: str | None,
    tables_each: int,
    host_names: tuple[str, ...],
    sockets_each: int | None,
    sockets: int | None,
    keep: str | None,
    archive: Path | None,
    open_metrics: bool,
    log_level: str,
    make_key: str | None,
    scopes: tuple[str, ...],
    drop_key: str | None,
    keys: bool,
) -> None:
    """Serve live tables: people in browsers, bots, spectators."""
    if scopes and make_key is None:
        raise BadSettings.plain("--scope goes with --make-key.")
    if make_key is not None or drop_key is not None or keys:
        click.echo(asyncio.run(_with_store(db, make_key, scopes, drop_key)))
        return
    if round_trip_header and not behind_proxy:
        raise BadSettings.plain("--round-trip-header goes with --behind-proxy: anybody else could send that header.")
    if nats is not None and not (db or "").startswith("postgres"):
        raise BadSettings.plain("--nats goes with --db postgresql://…: a SQLite file has one server.")
    from ..server.serve import free_port, run_server  # noqa: PLC0415 - keys need no web server

    if workers is not None:
        _run_crew(workers, host, port, db, nats, open_page)
        return

    with suppress(KeyboardInterrupt):  # Ctrl+C is how it ends, and nothing has been aborted
        run_server(
            host,
            free_port(host, port) if open_page else port,
            db,
            hosting=Hosting(origins, behind_proxy, open_metrics, tables_each, host_names, sockets_each or 0),
            round_trip_header=round_trip_header,
            keep=None if keep is None else span(keep),
            sockets=sockets,
            nats=nats,
            descriptor=descriptor,
            archive=archive,
            log_level=log_level,
            ready=lambda url: None if descriptor is not None else _ready(url, open_page),
        )
