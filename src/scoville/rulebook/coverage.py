"""Which tests name which clause, found by reading the tests, not by running them.

A test function is named after its clauses (`test_S_LOSE_loser_draws_two`); a scenario names them in
its first line (`# S-LOSE S-JUDGE · what it shows`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Coverage", "checkout", "find_coverage"]


@dataclass(frozen=True, slots=True)
class Coverage:
    tests: dict[str, tuple[str, ...]]
    """By clause id: `tests/rules/test_turn.py::test_S_LEAD_…` or `tests/scenarios/lead.toml`."""
    unknown: tuple[str, ...]
    """Tests that seem to name a clause, but one that does not exist."""

    @property
    def missing(self) -> tuple[str, ...]:
        return tuple(clause for clause, tests in self.tests.items() if not tests)


def checkout() -> Path | None:
    """The project's folder if this runs from its source; None if it is installed."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def find_coverage(root: Path, ids: Collection[str]) -> Coverage:
    """The tests of every clause in `ids` under `root`/tests."""
    found: dict[str, list[str]] = {clause: [] for clause in ids}
    unknown: list[str] = []
    families = {clause.partition("-")[0] for clause in ids}

    def note(place: str, named: list[str], seems: bool) -> None:
        for clause in named:
            found[clause].append(place)
        if seems and not named:
            unknown.append(place)

    # Most tests are of no rule: their files need not be parsed.
    of_a_rule = re.compile(rf"def\s+test_(?:{'|'.join(map(re.escape, families))})(?![A-Za-z0-9])")
    for file in sorted((root / "tests").rglob("*.py")):
        where, text = file.relative_to(root).as_posix(), file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text, where)) if of_a_rule.search(text) else ():
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                words = node.name.split("_")[1:]
                note(f"{where}::{node.name}", named_by_words(words, ids), words[0] in families)
    for file in sorted((root / "tests" / "scenarios").rglob("*.toml")):
        where = file.relative_to(root).as_posix()
        with file.open(encoding="utf-8", errors="replace") as lines:  # a scenario may be a broken file on purpose
            words = lines.readline().partition("·")[0].lstrip("#").split()
        for word in words:
            if word in found:
                found[word].append(where)
            elif word.partition("-")[0] in families:
                unknown.append(f"{where}: {word}")
    return Coverage({clause: tuple(tests) for clause, tests in found.items()}, tuple(unknown))


def named_by_words(words: list[str], ids: Collection[str]) -> list[str]:
    """The clauses that a test's name begins with; of `S-LAST` and `S-LAST-SAY` the longer."""
    named: list[str] = []
    while words:
        for length in range(len(words), 0, -1):
            if (clause := "-".join(words[:length])) in ids:
                named.append(clause)
                words = words[length:]
                break
        else:
            break
    return named
