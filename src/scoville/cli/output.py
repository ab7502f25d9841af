"""Standard output for readers."""

from __future__ import annotations

from rich.console import Console

__all__ = ["Output"]


class Output(Console):
    """A console that leaves a closed pipe to `ending_well`; rich would end the program with 1."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
