# cython: boundscheck=True, wraparound=True, cdivision=False, infer_types=False
"""A game as messages: facts, view and options, encoded for one seat after the other.

A seat is shown `Fact.seen_by`, `Game.view` and the game's options, and nothing else. The public part of a
position is encoded once, and what only a seat knows (`Game.own_view`) once per seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from operator import attrgetter
from types import UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec

from ..core import AnyGame, Fact
from .game_wire import wire_of
from .parts import CardWord, Part

__all__ = ["Shown"]

ANSWERED: Final = "answered"
"""The one field of a view that the table adds: whether this seat has answered a question that several are asked."""
MOST_FRAGMENTS: Final = 1 << 14


def _word(value: Any) -> str:
    """A card or a claim, as a record writes it."""
    if isinstance(value, int):
        return str(value)
    raise NotImplementedError(type(value).__name__)


_encode = msgspec.json.Encoder(enc_hook=_word).encode


def _is_part(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Part)


class _Field:
    """One field of a view, and how its value gets the shape that the message declares."""

    def __init__(self, name: str, hint: Any) -> None:
        if isinstance(hint, UnionType):
            hint, *_ = [kind for kind in get_args(hint) if kind is not type(None)]
        self.name = name
        self._head = b'"%b":' % name.encode()
        item = get_args(hint)[0] if get_origin(hint) is tuple else None
        self._many = item == CardWord or _is_part(item)  # several cards or parts are put together from fragments
        self._part: Any = item if _is_part(item) else hint if _is_part(hint) else None
        self._names = () if self._part is None else self._part.__struct_fields__
        self._values: dict[Any, bytes] = {}
        """Cards, and whole fields that are no parts: the same few recur."""
        self._read = attrgetter(*self._names) if len(self._names) > 1 else None
        self._tuples: dict[Any, bytes] = {}
        """Parts that the rules make anew each time, as named tuples, by the fields that are shown."""
        self._parts: dict[int, tuple[Any, bytes]] = {}
        """Other parts by identity: the rules make a frequent part once and share it. A part lives as long
        as its fragment here, so nothing else can get its number."""

    def write(self, value: Any) -> bytes:
        if not self._many:
            return self._whole(value) if self._part is None else self._head + self._encode(value)
        found = []
        if self._part is None:
            for each in value:
                raw = self._values.get(each)
                if raw is None:
                    raw = self._values[each] = self._encode(each)
                found.append(raw)
        else:
            for each in value:
                if self._read is not None and isinstance(each, tuple):
                    raw = self._tuples.get(self._read(each))
                    found.append(self._tuple(each) if raw is None else raw)
                else:
                    known = self._parts.get(id(each))
                    found.append(self._fragment(each) if known is None else known[1])
        return self._head + b"[" + b",".join(found) + b"]"

    def _whole(self, value: Any) -> bytes:
        """The field with its name."""
        if value is True:  # as a key it would equal 1
            return self._head + b"true"
        try:
            raw = self._values.get(value)
        except TypeError:  # for example a dictionary
            return self._head + self._encode(value)
        if raw is None:
            if len(self._values) >= MOST_FRAGMENTS:
                self._values.clear()
            raw = self._values[value] = self._head + self._encode(value)
        return raw

    def _tuple(self, value: Any) -> bytes:
        if len(self._tuples) >= MOST_FRAGMENTS:
            self._tuples.clear()
        assert self._read is not None
        raw = self._tuples[self._read(value)] = self._encode(value)
        return raw

    def _fragment(self, value: Any) -> bytes:
        if len(self._parts) >= MOST_FRAGMENTS:
            self._parts.clear()
        raw = self._encode(value)
        self._parts[id(value)] = value, raw
        return raw

    def _encode(self, value: Any) -> bytes:
        if self._part is None or value is None:
            return _encode(value)
        return _encode(self._part(*[getattr(value, name) for name in self._names]))


class _Run:
    """Fields of a view that follow each other in its message and are all public or all a seat's own."""

    def __init__(self, own: bool, fields: list[_Field]) -> None:
        self.own = own
        self._fields = fields

    def write(self, view: Any, given: dict[str, Any]) -> bytes:
        """The fields without braces; `given` is what the table knows better than the rules."""
        found = []
        for field in self._fields:
            name = field.name
            found.append(field.write(given[name] if name in given else getattr(view, name)))
        return b",".join(found)


class _Form:
    """How a game is shown, whatever happens in it."""

    def __init__(self, game: str) -> None:
        wire = wire_of(game)
        self._encoded = wire.facts.encoded
        self._said: dict[int, tuple[Fact, bytes]] = {}  # by identity: most facts are shared, and hashing one is slow
        self.options = wire.options
        self.head = b'{"game":"%b","facts":[' % game.encode()
        hints = get_type_hints(get_type_hints(wire.sight)["view"], include_extras=True)
        own = {*wire.own, ANSWERED}
        fields = [_Field(name, hint) for name, hint in hints.items()]
        self.runs = [_Run(is_own, list(run)) for is_own, run in groupby(fields, lambda field: field.name in own)]

    def said(self, fact: Fact) -> bytes:
        known = self._said.get(id(fact))
        if known is not None:
            return known[1]
        if len(self._said) >= MOST_FRAGMENTS:
            self._said.clear()
        raw = self._encoded(fact)
        self._said[id(fact)] = fact, raw
        return raw


_form_of = cache(_Form)


class Shown:
    """The present position of a game and what has just happened; call `of` for one seat after the other."""

    def __init__(self, game: AnyGame, facts: Sequence[Fact], asked: Sequence[int]) -> None:
        """`asked` is who is shown as still deciding: declining is never published (decision 7 of the design)."""
        self._game = game
        self.players = len(game.players)
        form = self._form = _form_of(game.name)
        self._answered = set(asked).difference(game.waiting) if asked else ()
        self._public: Any = game.view(None)
        given = {"waiting": tuple(asked)}
        self._written = [b"" if run.own else run.write(self._public, given) for run in form.runs]
        self._facts = []
        self._alike = True
        """Whether everybody sees the same facts."""
        for fact in facts:
            seen = fact.seen_by(None)
            told = fact.told_to(None)
            self._facts.append((fact, seen, self._form.said(seen) if told else b""))
            self._alike = self._alike and told and seen is fact
        self._said_to_others = b",".join([raw for _, _, raw in self._facts if raw])

    def of(self, seat: int | None) -> Any:
        """What one seat sees happen, sees and may do: the game's `sight`, already encoded."""
        return msgspec.Raw(self.between(b"", seat, b""))

    def between(self, head: bytes, seat: int | None, tail: bytes) -> bytes:
        """The same inside a message."""
        form = self._form
        view = self._public if seat is None else self._game.own_view(seat)
        given = {ANSWERED: seat in self._answered}
        shown = []
        for i in range(len(form.runs)):
            run = form.runs[i]
            shown.append(run.write(view, given) if run.own else self._written[i])
        said = self._said_to_others if seat is None or self._alike else self._said_to(seat)
        options = form.options(self._game, seat)
        may = bytes(options) if type(options) is msgspec.Raw else _encode(options)
        parts = (head, form.head, said, b'],"view":{', b",".join(shown), b'},"options":', may, b"}", tail)
        return b"".join(parts)

    def _said_to(self, seat: int) -> bytes:
        said = []
        for fact, public, raw in self._facts:
            seen = fact if fact is public else fact.seen_by(seat)
            if raw and (seen is public or seen == public):
                said.append(raw)
            elif raw or fact.told_to(seat):  # everybody includes this seat
                said.append(self._form.said(seen))
        return b",".join(said)
