"""The rules in a record follow from the fields of a game's rules."""

from __future__ import annotations

import dataclasses
import tomllib
from dataclasses import dataclass

import pytest

from scoville import heated, spicy
from scoville.core import BadRecord
from scoville.record.fields import Fields
from scoville.record.settings import read_settings, write_settings


@dataclass(frozen=True)
class Rules:
    """Of a game that nobody has written; the record has never heard of its fields."""

    title: str = "plain"
    rounds: int = 3
    most: int | None = None
    noisy: bool = False
    words: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


def written(rules: object) -> str:
    return "\n".join(f"{key} = {value}" for key, value in write_settings(rules).items())


@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        Rules('a "b" \\ \n\x7f', 1, 7, True, ("x", '"'), (1, 2)),
        spicy.Rules("en", ("copy-cat",), worlds_end=30, open_deck=True, hand=4),
    ],
)
def test_every_field_is_written_and_read(rules: object) -> None:
    table = tomllib.loads(written(rules))
    again = read_settings(type(rules), Fields(table, "rules"))
    assert {key: tuple(value) if isinstance(value, list) else value for key, value in vars_of(again).items()} == (
        vars_of(rules)
    )


def vars_of(rules: object) -> dict[str, object]:
    assert dataclasses.is_dataclass(rules)
    return {field.name: getattr(rules, field.name) for field in dataclasses.fields(rules)}


def test_only_what_differs_is_written() -> None:
    assert written(Rules(rounds=4)) == "rounds = 4"
    assert written(heated.Rules()) == ""


def test_what_is_no_field_or_of_another_kind_is_refused() -> None:
    with pytest.raises(BadRecord, match='There is no "colour" in'):
        read_settings(Rules, Fields({"colour": 1}, "rules"))
    with pytest.raises(BadRecord, match="`rounds` must be a whole number"):
        read_settings(Rules, Fields({"rounds": True}, "rules"))
