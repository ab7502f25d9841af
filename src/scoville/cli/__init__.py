"""One command, `scoville`: each of its commands has a module here."""

from __future__ import annotations

import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Final

import click

from .. import __version__, compiled
from ..core import ScovilleError

__all__ = ["main"]

COMMANDS: Final = (
    *("play", "serve", "prune", "rules", "cards", "replay", "verify", "explain"),
    *("simulate", "tournament", "balance", "bench"),
)


class Commands(click.Group):
    """Imports a command's module only when it is asked for: a replay need not wait for the terminal game."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f".{cmd_name}", __package__).command
        return command


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    __version__, message=f"%(prog)s %(version)s ({'compiled' if compiled else 'interpreted'} rules core)"
)
def scoville() -> None:
    """SPICY and HEATED: play, read the rules, replay, simulate."""


def main() -> None:
    """Runs the command. What goes wrong is one sentence on stderr: 1 for bad input, 2 for wrong usage."""
    for out in (sys.stdout, sys.stderr):
        if isinstance(out, TextIOWrapper):
            out.reconfigure(errors="replace")  # a narrow encoding shows ? instead of failing
    try:
        scoville(prog_name="scoville")
    except ScovilleError as error:
        click.echo(f"scoville: {error}", err=True)
        sys.exit(1)
    except BrokenPipeError:
        sys.stderr.close()  # the reader has gone; nothing is left to say
        sys.exit(1)
