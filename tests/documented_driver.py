"""Runs commands one after the other, each in a fork of one process that has loaded Scoville. Speaks JSON.

In: a list of commands as lists of words. Out: for each its exit code and output. It runs in the tested
environment and imports nothing of the tests.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
import traceback
from contextlib import suppress
from importlib import import_module
from pathlib import Path


def run(command: list[str]) -> None:
    program, *rest = command
    if program.endswith("scoville"):
        from scoville.cli import main

        sys.argv = ["scoville", *rest]
        main()
    elif rest[0] == "-m":
        sys.argv = rest[1:]
        runpy.run_module(rest[1], run_name="__main__", alter_sys=True)
    elif rest[0] == "-c":
        exec(rest[1], {"__name__": "__main__"})  # as `python -c` does
    else:
        sys.argv = rest
        sys.path.insert(0, str(Path(rest[0]).parent))
        runpy.run_path(rest[0], run_name="__main__")


def forked(command: list[str]) -> tuple[int, str]:
    said = Path("said")
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), said.read_text(errors="replace")
    status = 1
    try:
        with said.open("wb") as out:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(out.fileno(), 1)
            os.dup2(out.fileno(), 2)
        run(command)
        status = 0
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
    except BaseException:  # as Python itself would show it
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    for name in ("cli", "cli.simulate", "cli.balance", "cli.rules"):
        import_module(f"scoville.{name}")  # once for all
    with suppress(ImportError):
        import_module("choix")  # where it is installed: it takes a second to load
    json.dump([forked(command) for command in json.load(sys.stdin)], sys.stdout)
