"""The command `scoville`. Each subcommand has a module here."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Final

import click
from click.shell_completion import shell_complete

from .. import __version__, compiled
from ..core.needs import Missing
from .choices import unknown
from .running import ending_well

__all__ = ["main"]

COMPLETE: Final = "_SCOVILLE_COMPLETE"
"""Set by the script of `scoville completion`."""
COMMANDS: Final = (
    *(
        "play",
        "lessons",
        "serve",
        "admin",
        "prune",
        "archive",
        "rules",
        "ask",
        "companion",
        "cards",
        "replay",
        "verify",
    ),
    *("explain", "simulate", "tournament", "balance", "puzzles", "bench", "completion"),
)


class Commands(click.Group):
    """Imports a subcommand's module only when it is called, so that a replay need not load the terminal game."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f".{cmd_name}", __package__).command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.NoSuchCommand as error:
            raise click.UsageError(unknown("command", error.command_name, COMMANDS), ctx) from None


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    __version__, message=f"%(prog)s %(version)s ({'compiled' if compiled else 'interpreted'} rules core)"
)
@click.pass_context
def scoville(ctx: click.Context) -> None:
    """SPICY and HEATED: play, read the rules, replay, simulate.

    Without a command, your browser opens and you can play.
    """
    if ctx.invoked_subcommand is None:
        from .home import open_at_home  # noqa: PLC0415 - no other command needs it

        open_at_home(ctx)


def main() -> None:
    """Runs the command. An error is one sentence on stderr: exit code 1 for bad input, 2 for wrong use."""
    for out in (sys.stdout, sys.stderr):
        if isinstance(out, TextIOWrapper):
            out.reconfigure(errors="replace")  # a narrow encoding shows ? instead of failing
    with ending_well():
        if (asked := os.environ.get(COMPLETE)) is not None:  # a shell asks for completions (Tab key)
            sys.exit(shell_complete(scoville, {}, "scoville", COMPLETE, asked))
        try:
            # Not `scoville()`: click itself would end with 1 on a closed pipe.
            with scoville.make_context("scoville", sys.argv[1:]) as ctx:
                scoville.invoke(ctx)
        except Missing as missing:
            from .offer import offer  # noqa: PLC0415 - seldom needed

            sys.exit(offer(missing))
