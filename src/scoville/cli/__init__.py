"""One command, `scoville`: each of its commands has a module here."""

from __future__ import annotations

import sys
from io import TextIOWrapper

import click

from .. import __version__, compiled
from ..core import ScovilleError

__all__ = ["main"]


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    __version__, message=f"%(prog)s %(version)s ({'compiled' if compiled else 'interpreted'} rules core)"
)
def scoville() -> None:
    """SPICY and HEATED: play, replay, read the rules and the cards."""


def main() -> None:
    """Runs the command. What goes wrong is one sentence on stderr: 1 for bad input, 2 for wrong usage."""
    # Each adds its command; loaded late so that --help is quick.
    from . import balance, bench, cards, play, replay, rules, simulate, tournament  # noqa: PLC0415

    for out in (sys.stdout, sys.stderr):
        if isinstance(out, TextIOWrapper):
            out.reconfigure(errors="replace")  # a narrow encoding shows ? instead of failing
    for module in (balance, bench, cards, play, replay, rules, simulate, tournament):
        scoville.add_command(module.command)
    try:
        scoville(prog_name="scoville")
    except ScovilleError as error:
        click.echo(f"scoville: {error}", err=True)
        sys.exit(1)
    except BrokenPipeError:
        sys.stderr.close()  # the reader has gone; nothing is left to say
        sys.exit(1)
