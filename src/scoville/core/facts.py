"""Facts: what happens in a game. A fact is one small class; everything else about it follows from its fields:

    class CardTaken(Fact):
        known_to = ("seat", "giver")
        seat: Seat
        card: Secret[Card]
        giver: Seat

Its number in the journal is its place among the facts of its module (`NOTE_CARD_TAKEN`, see `notes`). Its name in
messages and catalogues is `card-taken`. The message on the wire has the same fields (`server.fact_wire`). A seat that
is neither of the two sees None for the card.

The state notes five small ints: the fact, `seat`, and one for each of the other fields, in their order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from types import UnionType
from typing import Annotated, Any, ClassVar, Final, Self, TypeVar, Union, dataclass_transform, get_args, get_origin
from typing import get_type_hints as hints_of

__all__ = ["Fact", "Given", "Seat", "Secret", "Secrets", "Shape", "facts_in", "kebab", "shape_of"]

T = TypeVar("T")
SEAT: Final = "seat"
_HIDDEN: Final = "known to some"
_GIVEN: Final = "given"

Seat = Annotated[int, SEAT]
"""The type of a field that holds a seat. People read the name of its player."""
Secret = Annotated[T | None, _HIDDEN]
"""The type of a field that only the seats in `known_to` know. Everybody else sees None."""
Secrets = Annotated[tuple[T | None, ...], _HIDDEN]
"""The type of a tuple that only the seats in `known_to` know. Everybody else sees how long it is."""
Given = Annotated[T, _GIVEN]
"""The type of a field that is not in the journal: the game adds it from the action. It needs a default."""


def kebab(name: str) -> str:
    """CardPlayed is `card-played` in messages."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Fact:
    """Something that has happened. Every subclass becomes a frozen dataclass by itself."""

    known_to: ClassVar[tuple[str, ...]] = ("seat",)
    """The fields that hold the seats which know the secrets."""
    private: ClassVar[bool] = False
    """Whether only `seat` hears of it at a live table: declining is never published."""
    by_game: ClassVar[bool] = False
    """Whether the game reports it itself; the journal's note of it is then left out."""

    hides: ClassVar[bool] = False
    """Whether `seen_by` leaves anything out. It follows from the fields."""

    def __init_subclass__(cls) -> None:
        about = cls.__doc__
        dataclass(frozen=True)(cls)
        cls.__doc__ = about  # otherwise dataclass writes one
        if not cls.__name__.startswith("_"):
            _register(cls)

    def seen_by(self, seat: int | None) -> Self:
        """This fact as `seat` may know it; None is a spectator."""
        return self

    def told_to(self, seat: int | None) -> bool:
        """Whether that seat is told of it at a live table."""
        return not self.private or self.seat == seat  # type: ignore[attr-defined]

    @classmethod
    def gathered(cls, seat: int, notes: Sequence[tuple[int, int, int]]) -> Self:
        """The fact made from several consecutive notes of one seat: the cards that were drawn."""
        raise NotImplementedError(f"{cls.__name__} is one note")


@dataclass(frozen=True, slots=True)
class FactField:
    name: str
    type: Any
    """Its type hint without what the next two fields say."""
    secret: bool
    given: bool

    @property
    def several(self) -> bool:
        return get_origin(self.type) is tuple

    @property
    def seats(self) -> bool:
        """Whether it is a seat, or several."""
        inner = get_args(self.type)[0] if self.several else self.type
        return bool((optional(inner) or inner) == Seat)


@dataclass(frozen=True, slots=True)
class Shape:
    """Everything that follows from a fact's class."""

    kind: type[Fact]
    fields: tuple[FactField, ...]
    code: int
    """Its number in the journal."""

    @property
    def word(self) -> str:
        return kebab(self.kind.__name__)

    @property
    def note(self) -> str:
        """The name of its code in the states: NOTE_CARD_TAKEN."""
        return "NOTE_" + self.word.replace("-", "_").upper()


_SHAPES: Final[dict[str, dict[str, Shape]]] = {}
"""By module and name."""


def shape_of(kind: type[Fact]) -> Shape:
    found = _SHAPES.get(kind.__module__, {}).get(kind.__qualname__)
    if found is None:
        raise TypeError(f"{kind.__name__} is no Fact of a game")
    return found


def facts_in(folder: str) -> list[Shape]:
    """The facts of a module, or of all loaded modules of a package, in the order of declaration."""
    inside = folder + "."
    return [
        shape
        for module, shapes in _SHAPES.items()
        if module == folder or module.startswith(inside)
        for shape in shapes.values()
    ]


def _register(kind: type[Fact]) -> None:
    hints = hints_of(kind, include_extras=True)
    found = []
    for field in fields(kind):
        hint, marks = hints[field.name], list[Any]()
        if get_origin(hint) is Annotated and hint != Seat:
            hint, *marks = get_args(hint)
        found.append(FactField(field.name, hint, _HIDDEN in marks, _GIVEN in marks))
    known = _SHAPES.setdefault(kind.__module__, {})
    before = known.get(kind.__qualname__)  # the same class again, with slots
    known[kind.__qualname__] = Shape(kind, tuple(found), before.code if before else len(known) + 1)
    if any(field.secret for field in found) and "seen_by" not in vars(kind):
        kind.seen_by = _hiding(kind, found)  # type: ignore[method-assign]
    kind.hides = kind.seen_by is not Fact.seen_by


def _hiding(kind: type[Fact], found: list[FactField]) -> Any:
    """`seen_by` of a fact with secrets, as generated code: bots and tables call it for every fact and every seat."""
    shown = [
        f"self.{field.name}" if not field.secret else f"(None,) * len(self.{field.name})" if field.several else "None"
        for field in found
    ]
    knows = " or ".join(f"seat == self.{name}" for name in kind.known_to)
    source = f"lambda self, seat: self if seat is not None and ({knows}) else unseen({', '.join(shown)})"
    # Everybody else sees the same few versions, so they are shared.
    return eval(source, {"unseen": lru_cache(maxsize=4096)(kind)})  # noqa: S307 - made of names of fields


def optional(hint: Any) -> Any:
    """T of `T | None`; None for any other hint."""
    if get_origin(hint) in {Union, UnionType}:
        inner = [each for each in get_args(hint) if each is not type(None)]
        return inner[0] if len(inner) == 1 else None
    return None
