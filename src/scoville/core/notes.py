"""Turns the journal's numbers into facts, by the facts' classes. Small recurring values are shared objects."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from functools import lru_cache
from typing import Any, Final, Literal, get_args, get_origin

from .facts import Fact, FactField, Seat, Shape, facts_in, optional
from .journal import Journal
from .seats import NOBODY

__all__ = ["Note", "Notes"]

Note = tuple[int, int, int, int, int]
WIDTH: Final = 5
MOST_KINDS: Final = 64
MOST_SHARED: Final = 65536

# How a kind of note becomes a fact.
ONE: Final = 0
GATHERED: Final = 1  # together with the following notes of the same kind and seat
GIVEN: Final = 2  # the game may add to it
LEFT_OUT: Final = 3  # the game reports it itself


class Notes:
    """The facts of one module: their numbers in the journal, and how to read them."""

    def __init__(self, module: str) -> None:
        shapes = facts_in(module)
        assert len(shapes) < MOST_KINDS
        self.numbers = {shape.note: shape.code for shape in shapes}
        told = [None if shape.kind.by_game else shape for shape in shapes]
        self.kinds: list[Any] = [None, *(shape.kind for shape in shapes)]
        self.makers: list[Any] = [None, *(shape and _maker(shape) for shape in told)]
        self.several: list[Any] = [None, *(shape and _several(shape) for shape in told)]
        self.made: dict[int, Fact] = {}
        self.how = [LEFT_OUT] * 64  # MOST_KINDS, written out: Cython sizes arrays from literals
        for shape in shapes:
            self.how[shape.code] = _how(shape)

    def number(self, name: str) -> int:
        """The code of NOTE_CARD_TAKEN; AttributeError if there is no such fact."""
        if name not in self.numbers:
            raise AttributeError(f"no fact is noted as {name}")
        return self.numbers[name]

    def read(self, journal: Journal | None, given: object = None) -> list[Fact]:
        """Reads and clears the notes of one action; `given` is what the action adds to its fact."""
        facts: list[Fact] = []
        assert journal is not None
        i = 0
        while i < journal.length:
            kind = journal.notes[i]
            seat = journal.notes[i + 1]
            how = self.how[kind]
            count = 1
            if how == GATHERED:
                while (
                    i + count * WIDTH < journal.length
                    and journal.notes[i + count * WIDTH] == kind
                    and journal.notes[i + count * WIDTH + 1] == seat
                ):
                    count += 1
            x, y, z = journal.notes[i + 2], journal.notes[i + 3], journal.notes[i + 4]
            if count > 1:
                several = self.several[kind]
                if several is None:
                    facts.append(self.kinds[kind].gathered(seat, _rows(journal, i, count)))
                else:
                    items = tuple([several(journal.notes[i + j * WIDTH + 2]) for j in range(count)])
                    facts.append(self.kinds[kind](seat, items))
            elif how == GIVEN and given:
                facts.append(self.makers[kind](seat, x, y, z, given))
            elif how != LEFT_OUT:
                facts.append(self._shared(kind, seat, x, y, z))
            i += count * WIDTH
        journal.length = 0
        return facts

    def again(self, notes: Iterable[Note]) -> list[Fact]:
        """The same for notes that were read before."""
        journal = Journal()
        for kind, seat, x, y, z in notes:
            journal.note(kind, seat, x, y, z)
        return self.read(journal)

    def _shared(self, kind: int, seat: int, x: int, y: int, z: int) -> Fact:
        if (x + 1 | y + 1 | z + 1) >> 10:  # too large for the key
            return self.makers[kind](seat, x, y, z)  # type: ignore[no-any-return]
        key = (((kind * 16 + seat + 2) * 1024 + x + 1) * 1024 + y + 1) * 1024 + z + 1
        made = self.made.get(key)
        if made is None:
            made = self.makers[kind](seat, x, y, z)
            if len(self.made) < MOST_SHARED:
                self.made[key] = made
        return made


def _rows(journal: Journal, first: int, count: int) -> list[tuple[int, int, int]]:
    rows = []
    for i in range(first, first + count * WIDTH, WIDTH):
        rows.append((journal.notes[i + 2], journal.notes[i + 3], journal.notes[i + 4]))
    return rows


def _how(shape: Shape) -> int:
    if shape.kind.by_game:
        return LEFT_OUT
    if _several(shape) is not None or _own_gathering(shape):
        return GATHERED
    return GIVEN if any(field.given for field in shape.fields) else ONE


def _own_gathering(shape: Shape) -> bool:
    return shape.kind.gathered.__func__ is not Fact.gathered.__func__  # type: ignore[attr-defined]


def _several(shape: Shape) -> Callable[[int], Any] | None:
    """How to read each item of a fact that has only several items and a seat: the cards drawn."""
    if _own_gathering(shape) or not any(field.several and not field.given for field in shape.fields):
        return None
    if [field.name == "seat" for field in shape.fields] != [True, False]:
        raise TypeError(f"{shape.kind.__name__} has to say itself what its notes make: `gathered`")
    return _reader_of(get_args(shape.fields[1].type)[0], secret=shape.fields[1].secret)


def _maker(shape: Shape) -> Callable[..., Fact]:
    """A function from (seat, x, y, z) and, where needed, the given value to the fact."""
    kind = shape.kind
    if (read := _several(shape)) is not None:
        return lambda seat, x, y, z: kind(seat, (read(x),))  # type: ignore[call-arg]
    if _how(shape) == GATHERED:
        return lambda seat, x, y, z: kind.gathered(seat, [(x, y, z)])
    places = [(place, _reader(field)) for place, field in _places(shape)]

    def make(*note: Any) -> Fact:
        made: Fact = kind(*[reader(note[place]) for place, reader in places], *note[4:])
        return made

    return make


def _places(shape: Shape) -> list[tuple[int, FactField]]:
    """Which number of (seat, x, y, z) each field takes."""
    noted = [field for field in shape.fields if not field.given]
    others = [field.name for field in noted if field.name != "seat"]
    if len(others) > 3:
        raise TypeError(f"{shape.kind.__name__}: a note has room for a seat and three more fields")
    return [(0 if field.name == "seat" else 1 + others.index(field.name), field) for field in noted]


def _reader(field: FactField) -> Callable[[int], Any]:
    try:
        return _reader_of(field.type, secret=field.secret)
    except TypeError as error:
        raise TypeError(f"{field.name}: {error}") from error


def _reader_of(hint: Any, *, secret: bool = False) -> Callable[[int], Any]:
    """How a number of the journal becomes a value of this type."""
    if (inner := optional(hint)) is not None:
        read = _reader_of(inner)
        return read if secret else lambda number: None if number == NOBODY else read(number)
    if hint is int or hint == Seat:
        return int
    if hint is bool:
        return bool
    if get_origin(hint) is Literal:
        return get_args(hint).__getitem__
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {getattr(each, "code", i): each for i, each in enumerate(hint)}.__getitem__
    if isinstance(hint, type) and issubclass(hint, int):
        return lru_cache(maxsize=1024)(hint)
    raise TypeError(f"a journal cannot hold {hint}")
