"""Reads the tables of a record: every value is checked, and every unknown key is an error."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..core import BadRecord, quote

__all__ = ["Fields"]


MUST_BE: Final = {
    str: "must-be-text",
    int: "must-be-whole",
    bool: "must-be-flag",
    list: "must-be-list",
    dict: "must-be-table",
}
"""The message about a value of another type."""


class Fields:
    """A TOML table being read. `done` raises if a key was never asked for."""

    def __init__(self, table: Mapping[str, Any], where: str = "") -> None:
        self._table = dict(table)
        self._where = where

    def _name(self, key: str) -> str:
        """The key as a sentence names it, without words, because it appears in every language."""
        return f"[{self._where}] `{key}`" if self._where else f"`{key}`"

    def _take(self, key: str, kind: type) -> Any:
        """The value of a key that may be missing (None); a bool does not count as a number."""
        value = self._table.pop(key, None)
        if value is not None and (not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool)):
            raise BadRecord(MUST_BE[kind], name=self._name(key))
        return value

    def __contains__(self, key: str) -> bool:
        return key in self._table

    def text(self, key: str) -> str | None:
        value: str | None = self._take(key, str)
        return value

    def whole(self, key: str) -> int | None:
        value: int | None = self._take(key, int)
        return value

    def flag(self, key: str) -> bool | None:
        value: bool | None = self._take(key, bool)
        return value

    def listed(self, key: str) -> list[Any] | None:
        value: list[Any] | None = self._take(key, list)
        return value

    def texts(self, key: str) -> list[str] | None:
        """A list of texts."""
        value = self.listed(key)
        if value is not None and not all(isinstance(item, str) for item in value):
            raise BadRecord("must-be-texts", name=self._name(key))
        return value

    def table(self, key: str) -> Fields | None:
        value = self._take(key, dict)
        return None if value is None else Fields(value, f"{self._where}.{key}" if self._where else key)

    def by_player(self, key: str, players: tuple[str, ...], kind: type) -> dict[int, Any]:
        """A table with a value for some of the players, by seat."""
        table = self.table(key)
        if table is None:
            return {}
        found = {seat: table._take(name, kind) for seat, name in enumerate(players) if name in table}
        table.done()
        return found

    def player(self, key: str, players: tuple[str, ...]) -> int | None:
        """The seat of the player that the value names."""
        name = self.text(key)
        if name is None:
            return None
        if name not in players:
            raise BadRecord("unknown-player", name=self._name(key), player=quote(name))
        return players.index(name)

    def done(self) -> None:
        for key in self._table:
            if self._where:
                raise BadRecord("key-where", key=quote(key), where=self._where)
            raise BadRecord("key", key=quote(key))

    def pop(self, key: str, default: Any) -> Any:
        """A value of any kind."""
        return self._table.pop(key, default)
