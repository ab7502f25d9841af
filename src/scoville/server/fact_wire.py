"""Facts as messages: their types follow from the classes of the facts (`core.facts`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import lru_cache
from inspect import cleandoc
from operator import attrgetter
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec

from ..core import Fact, Seat
from ..core.facts import Shape, facts_in, kebab, optional
from .parts import SeatNumber, of_kind

__all__ = ["FactMessage", "FactWire"]

_encode: Final = msgspec.json.Encoder().encode


class FactMessage(msgspec.Struct, forbid_unknown_fields=True, tag_field="fact"):
    """Something that has happened. Fields this seat may not know are null."""


class FactWire:
    """The messages of the facts in `folder`. Values of the types in `words` are sent as text, of the given type."""

    def __init__(self, title: str, folder: str, words: Mapping[type, Any] | None = None) -> None:
        self._words = words or {}
        shapes = facts_in(folder)
        self.types = {shape.kind: self._type(title, shape) for shape in shapes}
        self._writers = {shape.kind: self._writer(shape) for shape in shapes}
        self.any: Any = Union[tuple(self.types.values())] if shapes else FactMessage  # noqa: UP007
        """The type of a message that can be any of them."""
        self.encoded: Callable[[Fact], bytes] = lru_cache(maxsize=16384)(lambda fact: _encode(self.message(fact)))
        """The message of a fact as JSON, cached: there are few different ones, and they recur."""

    def message(self, fact: Fact) -> FactMessage:
        """Everything the fact holds; for a seat, pass `fact.seen_by(seat)`."""
        kind = type(fact)
        made: FactMessage = self.types[kind](*self._writers[kind](fact))
        return made

    def _type(self, title: str, shape: Shape) -> type[FactMessage]:
        about = cleandoc(shape.kind.__doc__).replace("None", "null") if shape.kind.__doc__ else None
        return msgspec.defstruct(  # type: ignore[return-value]
            f"{title}{shape.kind.__name__}",
            [(field.name, self._sent(field.type)) for field in shape.fields],
            bases=(FactMessage,),
            namespace={"__doc__": about},
            tag=shape.word,
        )

    def _sent(self, hint: Any) -> Any:
        """The type on the wire."""
        if hint == Seat:
            return SeatNumber
        if hint in self._words:
            return self._words[hint]
        if (inner := optional(hint)) is not None:
            return self._sent(inner) | None
        if get_origin(hint) is tuple:
            return tuple[self._sent(get_args(hint)[0]), ...]  # type: ignore[misc]
        if isinstance(hint, type) and issubclass(hint, Enum):
            words: Any = Literal[tuple(each.value for each in hint)]
            return Annotated[words, msgspec.Meta(extra_json_schema=of_kind(kebab(hint.__name__)))]
        return hint

    def _writer(self, shape: Shape) -> Callable[[Fact], Iterable[Any]]:
        names = [field.name for field in shape.fields]
        if len(names) < 2:
            return lambda fact: [_as_sent(getattr(fact, name), self._words) for name in names]
        read = attrgetter(*names)
        return lambda fact: [_as_sent(value, self._words) for value in read(fact)]


def _as_sent(value: Any, words: Mapping[type, Any]) -> Any:
    if type(value) in words:
        return str(value)
    if type(value) is tuple:
        return tuple([_as_sent(item, words) for item in value])
    return value.value if isinstance(value, Enum) else value
