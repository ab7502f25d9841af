"""`scoville` as from a shell, but in this process: the modules of a command are loaded once for all its tests."""

from __future__ import annotations

import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from subprocess import CompletedProcess
from unittest import mock

from scoville.cli import main

__all__ = ["scoville"]


def scoville(*arguments: str, **environment: str) -> CompletedProcess[str]:
    """What the command prints and returns, without a terminal. A traceback fails the test."""
    command = ["scoville", *arguments]
    out, err = StringIO(), StringIO()
    status: object = None
    with (
        mock.patch.dict(os.environ, {"COLUMNS": "100", **environment}),
        mock.patch.multiple(sys, argv=command, stdin=StringIO()),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            status = end.code
    assert status is None or isinstance(status, int)
    return CompletedProcess(command, status or 0, out.getvalue(), err.getvalue())
