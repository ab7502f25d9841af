"""Offers to install what a command lacks and runs the command again."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec

import click
from rich.console import Console

from ..core.needs import Missing

__all__ = ["offer"]


def offer(missing: Missing) -> int:
    """The exit code of the command: as if the library had been there, or 1."""
    if not (sys.stdin.isatty() and sys.stderr.isatty()) or find_spec("pip") is None:
        click.echo(f"scoville: {missing}", err=True)
        return 1
    click.echo(f"{missing.what}, which is not installed.", err=True)
    if not click.confirm(f"Install {_names(missing)} into {sys.prefix}?", default=True, err=True):
        click.echo(f"scoville: {missing}", err=True)
        return 1
    if not _install(missing.command):
        return 1
    return subprocess.call([sys.executable, "-m", "scoville", *sys.argv[1:]])  # noqa: S603 - our own command again


def _names(missing: Missing) -> str:
    *most, last = missing.command[4:]
    return f"{', '.join(most)} and {last}" if most else last


def _install(command: list[str]) -> bool:
    """Runs pip and shows its progress; prints its output if it fails."""
    console = Console(stderr=True)
    said: list[str] = []
    with (
        console.status("Asking the package index …") as status,
        subprocess.Popen(  # noqa: S603 - pip, with what our own metadata names
            [*command, "--disable-pip-version-check", "--no-input"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as pip,
    ):
        assert pip.stdout is not None
        for line in pip.stdout:
            said.append(line)
            if line.startswith("Collecting "):
                status.update(f"Fetching {line.split()[1]} …")
            elif line.startswith("Installing collected"):
                status.update("Unpacking …")
    if pip.returncode:
        click.echo("".join(said[-8:]), err=True, nl=False)
        click.echo("scoville: pip could not install it; the lines above say why.", err=True)
    return not pip.returncode
