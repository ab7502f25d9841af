"""The options of commands that log until they are stopped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from .choices import OneOf

__all__ = ["log_options"]

Decorated = TypeVar("Decorated", bound=Callable[..., Any])


def log_options(command: Decorated) -> Decorated:
    """Adds `--log-level` and `--log-format`."""
    levels = OneOf("log level", ["debug", "info", "warning", "error"])
    command = click.option("--log-level", type=levels, default="info", show_default=True)(command)
    return click.option(
        "--log-format",
        type=OneOf("log format", ["json", "text"]),
        help="Lines for programs or for people.  [default: text in a terminal, otherwise json]",
    )(command)
