"""The reference (docs/reference/*.md): which names it documents, and its examples run as they stand there.

Run as a program it tries all examples, each block after the imports that open its page, and prints what failed.
"""

from __future__ import annotations

import doctest
import io
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PAGES = tuple(sorted((ROOT / "docs" / "reference").glob("*.md")))
PART = re.compile(r"^::: (?P<name>[\w.]+)$|^```(?P<kind>\w+)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass
class Entry:
    page: Path
    name: str
    examples: list[str]


def entries(page: Path) -> tuple[str, list[Entry]]:
    """The imports at the top of a page, and what it documents; examples belong to the name above them."""
    opening = ""
    found: list[Entry] = []
    for part in PART.finditer(page.read_text(encoding="utf-8")):
        if part["name"]:
            found.append(Entry(page, part["name"], []))
        elif part["kind"] == "python" and not found:
            opening += part["code"]
        elif part["kind"] == "pycon":
            found[-1].examples.append(part["code"])
    return opening, found


@contextmanager
def server() -> Iterator[str]:
    """The address of a real one."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "scoville", "serve", "--port", "0", "--db", f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().split()[-1].rstrip("/")
            finally:
                process.terminate()


def failures(page: Path, **given: Any) -> list[str]:
    """What `doctest` has to say about the examples of a page; `given` replaces what its opening sets."""
    opening, found = entries(page)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    said = []
    for entry in found:
        for code in entry.examples:
            names: dict[str, Any] = {"__name__": "reference"}
            exec(opening, names)
            names |= given
            test = doctest.DocTestParser().get_doctest(code, names, entry.name, str(page), 0)
            out = io.StringIO()
            if runner.run(test, out=out.write).failed:
                said.append(out.getvalue())
    return said


def main() -> int:
    failed = []
    for page in PAGES:
        if "server = " in entries(page)[0]:
            with server() as address:
                failed += failures(page, server=address)
        else:
            failed += failures(page)
    print("\n".join(failed))
    return bool(failed)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    os.environ["PYTHONPATH"] = str(ROOT / "src")
    sys.exit(main())
