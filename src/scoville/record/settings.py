"""Rules as the table `[rules]` of a record, field by field: a new setting needs no code here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from ..core.settings import CHOICE, FLAG, NUMBER, SEVERAL, TEXT, settings_of
from .fields import Fields
from .toml import toml_value

__all__ = ["read_settings", "write_settings"]

_READ: Final[Mapping[str, Callable[[Fields, str], Any]]] = {
    CHOICE: Fields.text,
    TEXT: Fields.text,
    NUMBER: Fields.whole,
    FLAG: Fields.flag,
}
_NONE: Final[Mapping[str, Callable[[Any], Any]]] = MappingProxyType({})


def read_settings(kind: type[Any], table: Fields | None, own: Mapping[str, Callable[[Any], Any]] = _NONE) -> Any:
    """Rules of that dataclass. `own` reads the settings that only their game can read."""
    given = {}
    if table is not None:
        for setting in settings_of(kind):
            if setting.name not in table:
                continue
            if setting.name in own:
                given[setting.name] = own[setting.name](table.pop(setting.name, None))
            elif setting.kind == SEVERAL:
                given[setting.name] = (Fields.listed if setting.numbers else Fields.texts)(table, setting.name)
            else:
                given[setting.name] = _READ[setting.kind](table, setting.name)
        table.done()
    return kind(**given)


def write_settings(rules: Any, own: Mapping[str, Callable[[Any], str]] = _NONE) -> dict[str, str]:
    """What differs from the usual rules, by key, as TOML."""
    return {
        setting.name: own.get(setting.name, toml_value)(value)
        for setting in settings_of(type(rules))
        if (value := getattr(rules, setting.name)) != setting.default
    }
