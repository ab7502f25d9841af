"""The layout of an observation, from which the page for researchers is written too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Decision", "Field", "decision_table", "field_table", "highs", "offsets"]


@dataclass(frozen=True, slots=True)
class Field:
    """Some neighbouring numbers of an observation, each 0 to `high`."""

    name: str
    size: int
    high: int
    meaning: str


@dataclass(frozen=True, slots=True)
class Decision:
    """Some neighbouring ids from `start` on, `count` of them."""

    start: int
    count: int
    meaning: str


def decision_table(decisions: Sequence[Decision]) -> str:
    """The ids as a table in Markdown."""
    lines = ["| id | decision |", "| ---: | --- |"]
    for each in decisions:
        ids = str(each.start) if each.count == 1 else f"{each.start} – {each.start + each.count - 1}"
        lines.append(f"| {ids} | {each.meaning} |")
    return "\n".join(lines)


def offsets(fields: Sequence[Field]) -> dict[str, int]:
    """Where each field begins."""
    found: dict[str, int] = {}
    at = 0
    for field in fields:
        if field.name in found:
            raise ValueError(f"there are two fields {field.name}")
        found[field.name] = at
        at += field.size
    return found


def highs(fields: Sequence[Field]) -> list[int]:
    """The largest value of every number of an observation."""
    return [field.high for field in fields for _ in range(field.size)]


def field_table(fields: Sequence[Field]) -> str:
    """The fields as a table in Markdown."""
    starts = offsets(fields)
    lines = ["| from | numbers | field | at most | meaning |", "| ---: | ---: | --- | ---: | --- |"]
    lines += [
        f"| {starts[field.name]} | {field.size} | `{field.name}` | {field.high} | {field.meaning} |" for field in fields
    ]
    return "\n".join(lines)
