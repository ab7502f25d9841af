"""`scoville archive`: moves old finished tables out of the database."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import click

from ..server.archive import Archive, archive_tables
from ..server.retention import span
from ..server.store import must_exist, open_store

__all__ = ["command"]


async def _archive(db: str | None, folder: Path, older: float) -> str:
    must_exist(db)
    store = open_store(db)
    shared = (db or "").startswith("postgres")
    await store.open(cluster=shared)
    try:
        told = await archive_tables(store, Archive(folder), time.time() - older, shared=shared)
        return f"{told:,} {'table' if told == 1 else 'tables'} archived."
    finally:
        await store.close()


@click.command("archive")
@click.option("--db", metavar="URL", help="sqlite:///FILE (default: scoville.db here) or postgresql://…")
@click.option(
    "--to", "folder", required=True, type=click.Path(path_type=Path, file_okay=False), help="The folder for the files."
)
@click.option(
    "--older", required=True, metavar="TIME", help="Tables that nobody has touched for so long: 90d, 12h, 4w."
)
def command(db: str | None, folder: Path, older: str) -> None:
    """Move finished tables that nobody has touched for long out of the database, into files.

    A server that is started with --archive and the same folder brings a table back when somebody opens it. Stop a
    server on SQLite, or a single one on PostgreSQL, before; servers that form one place may go on.
    """
    click.echo(asyncio.run(_archive(db, folder, span(older))))
