"""How the command ends: one sentence or silence, and the exit codes that shells and scripts expect."""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, NoReturn, TextIO

import click

from ..core import BadSettings, ScovilleError, quote
from ..core.errors import meaning

__all__ = ["BAD_INPUT", "INTERRUPTED", "WRONG_USE", "ending_well"]

BAD_INPUT: Final = 1
"""Something is wrong with a file, a disk, a bot or a terminal."""
WRONG_USE: Final = 2
"""The command line is wrong."""
INTERRUPTED: Final = 130
"""Ctrl+C, as shells count it: 128 plus the number of the signal."""
NO_READER: Final = 141
"""The same for a closed pipe."""
_OUTPUT: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}
"""Errors of a disk that takes no more."""


@contextmanager
def ending_well() -> Iterator[None]:
    """Turns every error inside into a sentence on standard error and an exit code."""
    code = 0
    try:
        try:
            yield
        except click.exceptions.Exit as end:
            code = end.exit_code
        if sys.stdout is not None:
            sys.stdout.flush()  # here, where an error about a full disk can still be reported
    except click.NoSuchOption as error:
        meant = meaning(tuple(error.possibilities or ()))
        _fail(f"There is no option {quote(error.option_name)}.{meant}", WRONG_USE, error.ctx)
    except click.exceptions.NoArgsIsHelpError as error:
        _say(error.format_message())
        sys.exit(WRONG_USE)
    except click.BadParameter as error:
        _fail(_wrong_value(error), WRONG_USE, error.ctx)
    except click.UsageError as error:
        # Our errors list what there is; click's own say that something is missing or in the wrong place.
        _fail(error.format_message(), WRONG_USE, None if type(error) is click.UsageError else error.ctx)
    except click.ClickException as error:
        _fail(error.format_message(), error.exit_code)
    except BadSettings as error:
        _fail(str(error) + meaning(error.meant), WRONG_USE)
    except ScovilleError as error:
        _fail(str(error), BAD_INPUT)
    except (click.Abort, KeyboardInterrupt):
        _say("")
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        _give_up(sys.stdout)
        sys.exit(NO_READER)
    except OSError as error:
        if error.filename is not None:  # a file that a command reads or writes: nobody else has said what is wrong
            _fail(f"{error.filename}: {error.strerror}.", BAD_INPUT)
        if error.errno not in _OUTPUT:
            raise
        _give_up(sys.stdout)
        _fail(f"the output could not be written: {error.strerror}.", BAD_INPUT)
    if code:
        sys.exit(code)


def _wrong_value(error: click.BadParameter) -> str:
    """What the option or argument can be, where click would only say that this is not it."""
    param = error.param
    if param is None:
        return error.format_message()
    name = (
        param.make_metavar(error.ctx) if isinstance(param, click.Argument) and error.ctx else max(param.opts, key=len)
    )
    kind = param.type
    if isinstance(error, click.MissingParameter):
        there = f"; there are {', '.join(kind.choices)}" if isinstance(kind, click.Choice) else ""
        return f"{'The game' if param.name == 'game' else name.removesuffix('...')} is missing{there}."
    if isinstance(kind, click.IntRange):
        reach = f"from {kind.min} to {kind.max}" if kind.max is not None else f"of {kind.min} or more"
        return f"{name} is a whole number {reach}{_not_given(error)}."
    return f"{name} is a whole number{_not_given(error)}." if kind is click.INT else error.format_message()


def _not_given(error: click.BadParameter) -> str:
    """The value that was given instead; click has it in its sentence alone."""
    found = re.match("'?(.+?)'? is not ", error.message, re.DOTALL)
    return f", not {quote(found[1])}" if found else ""


def _fail(sentence: str, code: int, ctx: click.Context | None = None) -> NoReturn:
    _say(f"scoville: {sentence}")
    if ctx is not None:
        _say(f"Try: {ctx.command_path} -h")
    sys.exit(code)


def _say(text: str) -> None:
    with suppress(OSError):  # standard error may be full, too
        click.echo(text, err=True)


def _give_up(stream: TextIO | None) -> None:
    """Closes a broken stream: Python would write the rest at its end and complain a second time."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())  # type: ignore[union-attr]
        os.close(nowhere)
