"""`scoville prune`: deletes old tables."""

from __future__ import annotations

import asyncio
import time

import click

from ..core.amounts import how_many
from ..server.retention import prune, span
from ..server.store import must_exist, open_store

__all__ = ["command"]


async def _prune(db: str | None, keep: float, dry_run: bool) -> str:
    must_exist(db)
    store = open_store(db)
    await store.open(alone=not dry_run)  # a table that is open in a server must not be deleted under it
    before = time.time() - keep
    try:
        if dry_run:
            gone = len(await store.forgettable(before))
            return f"{how_many(gone, 'table')} would be deleted, of {await store.count():,}."
        gone = await prune(
            store, before, told=lambda done, of: click.echo(f"{done:,} of {how_many(of, 'table')} deleted", err=True)
        )
        return f"{how_many(gone, 'table')} deleted; {await store.count():,} left."
    finally:
        await store.close()


@click.command("prune")
@click.option("--db", metavar="URL", help="sqlite:///FILE (default: scoville.db here) or postgresql://…")
@click.option(
    "--keep", required=True, metavar="TIME", help="How long to store a table that nobody touches: 90d, 12h, 4w."
)
@click.option("--dry-run", is_flag=True, help="Only say how many tables would be deleted.")
def command(db: str | None, keep: str, dry_run: bool) -> None:
    """Delete tables that nobody has touched for a long time, with everything stored about their people.

    It does not matter whether their last game is over. Stop the server first, or let it do this by itself
    (scoville serve --keep).
    """
    click.echo(asyncio.run(_prune(db, span(keep), dry_run)))
