"""The catalogues as they are written: every message with the values it uses."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from scoville import locales

FOLDER = Path(locales.__file__).parent


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def entries(language: str) -> list[ast.Message | ast.Term | ast.Junk]:
    found = []
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term | ast.Junk):
                found.append(entry)
    return found


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message and attribute with the variables it uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in entries(language):
        assert isinstance(entry, ast.Message)
        parts = [("", entry.value), *((f".{part.id.name}", part.value) for part in entry.attributes)]
        for suffix, pattern in parts:
            if pattern is not None:
                variables = Variables()
                variables.visit(pattern)
                found[entry.id.name + suffix] = frozenset(variables.names)
    return found
