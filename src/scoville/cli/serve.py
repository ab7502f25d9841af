"""`scoville serve`: the live server."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import time
from http.client import HTTPException
from pathlib import Path
from typing import Final

import click

from ..core import BadSettings, quote
from ..server.hosting import TABLES_EACH, Hosting
from ..server.limits import SPECTATORS
from ..server.names import clean_text, hash_token, new_token
from ..server.retention import span
from ..server.store import SCOPES, Conflict, InUse, Store, open_store, running_at
from .choices import OneOf
from .log_options import log_options

__all__ = ["command"]

LONGEST_NAME: Final = 40
"""The longest name of an API key."""
PATIENCE: Final = 10.0
"""Seconds for a running server to answer."""


async def _with_store(db: str | None, name: str | None, scopes: tuple[str, ...], drop: str | None) -> str:
    """Makes, drops or lists keys, also beside a running server. Returns what to print."""
    store: Store = open_store(db)
    await store.open(alone=False)
    try:
        if name is not None:
            if name != clean_text(name) or not 1 <= len(name) <= LONGEST_NAME:
                raise BadSettings.plain(f"An API key's name has 1 to {LONGEST_NAME} visible letters.")
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
    """The name, made safe for the reader's terminal: old databases may hold harmful ones."""
    return name if name and name == clean_text(name) else quote(name, len(name) + 1)


def _ready(url: str, open_page: bool) -> None:
    click.echo(f"Scoville is open at {url}")
    if open_page:
        click.echo("If no browser opens by itself, open this address in one. Ctrl+C ends it.")
        _open_page(url)


def _open_page(url: str) -> None:
    # In a process of its own: what a desktop without a browser complains about is not for the player.
    silent = subprocess.DEVNULL
    opener = [sys.executable, "-m", "webbrowser", url]
    subprocess.Popen(opener, stdin=silent, stdout=silent, stderr=silent)  # noqa: S603 - the address is our own


def _open_running(db: str | None, in_use: InUse) -> None:
    """Opens the page of the server that has the database open already."""
    address = _answering(running_at(db))
    if address is None:
        raise InUse(f"{in_use} Its address is not known here: open that in a browser, or end the other server first.")
    click.echo(f"Scoville is already open at {address}")
    click.echo("If no browser opens by itself, open this address in one. It ends where it was started.")
    _open_page(address)


def _answering(said: str | None) -> str | None:
    """The address as a browser on this machine reaches it, if it is one and a server of ours answers there."""
    from urllib.error import URLError  # noqa: PLC0415 - seldom needed
    from urllib.request import ProxyHandler, build_opener  # noqa: PLC0415

    found = re.fullmatch(r"http://([a-z0-9.-]+|\[[0-9a-f:]+\]):([0-9]{1,5})/", said or "")
    if found is None:
        return None
    here = {"0.0.0.0": "127.0.0.1", "[::]": "[::1]"}.get(found[1], found[1])  # noqa: S104 - everywhere is here, too
    address = f"http://{here}:{found[2]}/"
    try:
        with build_opener(ProxyHandler({})).open(f"{address}healthz", timeout=PATIENCE) as answer:
            return address if json.load(answer) == {"status": "ok"} else None
    except (URLError, OSError, ValueError, HTTPException):
        return None


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
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 means all.")
@click.option("--port", default=8000, show_default=True, help="0 takes a free port.", type=click.IntRange(0, 65535))
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
    help="This many servers on this port, for a machine with many cores. Needs a PostgreSQL; starts a NATS for them.",
)
@click.option("--descriptor", type=int, hidden=True)
@click.option("--push-anywhere", is_flag=True, hidden=True)
@click.option(
    "--open",
    "open_page",
    is_flag=True,
    help="Open the browser, also on a server that has the database open already; a busy port gives way to a free one.",
)
@click.option("--origin", "origins", multiple=True, help="Another address whose pages may talk to this server.")
@click.option(
    "--behind-proxy",
    is_flag=True,
    help="Connections come from a proxy, which names the client in X-Forwarded-For; only replies measure delays.",
)
@click.option(
    "--round-trip-header",
    metavar="NAME",
    help="Header in which the proxy sends the round trip of a connection, in microseconds.",
)
@click.option(
    "--tables-each",
    default=TABLES_EACH,
    show_default=True,
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help="How many tables one address may make at once.",
)
@click.option(
    "--host-name",
    "host_names",
    multiple=True,
    metavar="NAME",
    help="A name the server answers to, such as tables.example; once for each. It always answers to IP addresses, "
    "localhost, names without a dot and names such as box.local.",
)
@click.option(
    "--sockets-each",
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help="How many connections one address may have open.  [default: 20 times --tables-each, at least 200]",
)
@click.option(
    "--sockets",
    type=click.IntRange(1, 1_000_000),
    metavar="N",
    help="How many connections may be open in total.  [default: what the system allows, at most 50000]",
)
@click.option(
    "--spectators",
    default=SPECTATORS,
    show_default=True,
    type=click.IntRange(0, 100_000),
    metavar="N",
    help="How many people without a seat may be at one table.",
)
@click.option(
    "--keep",
    metavar="TIME",
    help="Delete tables untouched for this long, with their people's data: 90d, 12h, 4w.  [default: never]",
)
@click.option(
    "--archive",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    metavar="FOLDER",
    help="Where `scoville archive` has put old tables: they come back when somebody opens them.",
)
@click.option(
    "--guests-only", is_flag=True, help="Keep no profiles: nobody can sign in, and nothing is stored beyond the tables."
)
@click.option(
    "--name-filter",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="A file with a word in each line: names that contain one of them are refused, also if letters look alike.",
)
@click.option(
    "--open-metrics", is_flag=True, help="Show /metrics to everybody, not only on this machine and to API keys."
)
@log_options
@click.option("--make-key", metavar="NAME", help="Print a new API key for a program and exit.")
@click.option(
    "--scope",
    "scopes",
    multiple=True,
    type=OneOf("scope", SCOPES),
    help="What the new key is for: to play as a bot (the default) or to read the metrics.",
)
@click.option("--drop-key", metavar="NAME", help="Delete an API key and exit.")
@click.option("--keys", is_flag=True, help="List names and scopes of all API keys and exit.")
def command(
    host: str,
    port: int,
    db: str | None,
    nats: str | None,
    workers: int | None,
    descriptor: int | None,
    push_anywhere: bool,
    open_page: bool,
    origins: tuple[str, ...],
    behind_proxy: bool,
    round_trip_header: str | None,
    tables_each: int,
    host_names: tuple[str, ...],
    sockets_each: int | None,
    sockets: int | None,
    spectators: int,
    keep: str | None,
    archive: Path | None,
    guests_only: bool,
    name_filter: Path | None,
    open_metrics: bool,
    log_level: str,
    log_format: str | None,
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
    try:
        run_server(
            host,
            free_port(host, port) if open_page else port,
            db,
            hosting=Hosting(origins, behind_proxy, open_metrics, tables_each, host_names, sockets_each or 0),
            round_trip_header=round_trip_header,
            keep=None if keep is None else span(keep),
            sockets=sockets,
            spectators=spectators,
            nats=nats,
            descriptor=descriptor,
            archive=archive,
            guests_only=guests_only,
            push_anywhere=push_anywhere,
            name_filter=name_filter,
            log_level=log_level,
            log_format=log_format,
            ready=lambda url: None if descriptor is not None else _ready(url, open_page),
        )
    except KeyboardInterrupt:
        pass  # Ctrl+C is how it ends, and nothing has been aborted
    except InUse as in_use:
        if not open_page:
            raise
        _open_running(db, in_use)
