"""`scoville think`: thinks for the servers of a place."""

from __future__ import annotations

import asyncio
import os

import click

from ..core import BadSettings
from .log_options import log_options

__all__ = ["command"]


@click.command("think")
@click.option(
    "--nats",
    metavar="URL",
    envvar="SCOVILLE_NATS",
    help="nats://[USER:PASSWORD@]HOST:PORT, the NATS of the servers. Better in the variable SCOVILLE_NATS, which other "
    "people on the machine cannot read.",
)
@click.option(
    "--processes",
    type=click.IntRange(1, 256),
    metavar="N",
    help="How many thoughts at once.  [default: the number of cores]",
)
@log_options
def command(nats: str | None, processes: int | None, log_level: str, log_format: str | None) -> None:
    """Think for servers: moves of strong bots, reviews, puzzles.

    Start as many as you like, on any machine that reaches the NATS of your servers (`scoville serve --nats`). A server
    without them, or with all of them busy, thinks by itself. A worker sees what the bot's seat may see, and records of
    finished games.
    """
    if nats is None:
        raise BadSettings.plain("--nats says where the NATS of the servers is; so does the variable SCOVILLE_NATS.")
    from ..server.cluster.thinker import Thinker  # noqa: PLC0415 - --help does without
    from ..server.telling import set_up_logs  # noqa: PLC0415

    set_up_logs(log_level, log_format)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    count = processes or cores
    said = f"Scoville thinks in {count} {'process' if count == 1 else 'processes'}."

    async def run() -> None:
        await Thinker(nats, count).run(lambda: click.echo(said))

    asyncio.run(run())
