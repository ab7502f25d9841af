"""Standard output for readers."""

from __future__ import annotations

from rich.console import Console

from .spaces import hold_no_break_spaces

__all__ = ["Output"]

hold_no_break_spaces()


class Output(Console):
    """A console that leaves a closed pipe to `ending_well`; rich would end the program with 1."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
