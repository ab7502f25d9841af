"""Libraries that only some commands need, and the message if one is not installed."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Collection
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from .errors import BadSettings

__all__ = ["Missing"]

_OF_EXTRA = re.compile(r"""\s*(?P<requirement>[^;]+?)\s*;.*extra\s*==\s*["'](?P<extra>[^"']+)["']""")


class Missing(BadSettings):
    """A library is not installed. `command` installs it with everything else that the same extra names, or with `only`
    these libraries of it.

    It names the libraries themselves, never `scoville[lab]`: pip would look for Scoville in its index, which has
    neither a clone nor a wheel from a friend.
    """

    def __init__(self, what: str, extra: str, only: Collection[str] = ()) -> None:
        super().__init__("")
        self.what = what
        self.command = [sys.executable, "-m", "pip", "install", *requirements(extra, only)]
        self.args = (f"{what}, which is not installed. This installs it: {shown(self.command)}",)


def requirements(extra: str, only: Collection[str] = ()) -> list[str]:
    """The requirements of an extra, as in pyproject.toml; all, or those of these libraries."""
    try:
        stated = requires("scoville") or []
    except PackageNotFoundError:  # the sources are on the path, but nothing is installed
        return [f"scoville[{extra}]"]
    found = [match for text in stated if (match := _OF_EXTRA.fullmatch(text))]
    return [
        match["requirement"]
        for match in found
        if match["extra"] == extra and (not only or re.split(r"[^\w.-]", match["requirement"])[0] in only)
    ]


def shown(command: list[str]) -> str:
    """The command as a person types it, with a short path for a Python below the current folder."""
    program = Path(command[0])
    here = Path.cwd()
    short = program.relative_to(here) if program.is_relative_to(here) else program
    return shlex.join([str(short), *command[1:]])
