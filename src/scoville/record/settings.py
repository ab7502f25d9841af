"""Rules as the table `[rules]` of a record, field by field: a new field is read and written by itself."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from .fields import Fields
from .toml import toml_value

__all__ = ["read_settings", "write_settings"]

_READ: Final[Mapping[str, Callable[[Fields, str], Any]]] = {
    "str": Fields.text,
    "int": Fields.whole,
    "int | None": Fields.whole,
    "bool": Fields.flag,
    "tuple[str, ...]": Fields.texts,
    "tuple[int, ...]": Fields.listed,
}
"""By the type of a field, as it is written."""
_NONE: Final[Mapping[str, Callable[[Any], Any]]] = MappingProxyType({})


def read_settings(kind: type[Any], table: Fields | None, special: Mapping[str, Callable[[Any], Any]] = _NONE) -> Any:
    """Rules of that dataclass. `special` reads the value of a field that is neither text, number, flag nor list."""
    given = {}
    if table is not None:
        for field in dataclasses.fields(kind):
            if field.name in table:
                read = special.get(field.name)
                value = _READ[str(field.type)](table, field.name) if read is None else read(table.pop(field.name, None))
                given[field.name] = value
        table.done()
    return kind(**given)


def write_settings(rules: Any, special: Mapping[str, Callable[[Any], str]] = _NONE) -> dict[str, str]:
    """What differs from the usual rules, by key, as TOML."""
    plain = type(rules)()
    return {
        field.name: special.get(field.name, toml_value)(getattr(rules, field.name))
        for field in dataclasses.fields(rules)
        if getattr(rules, field.name) != getattr(plain, field.name)
    }
