"""A printed card: what its class declares, and the registration that reads it."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from ..codes import COLOURED, KINDS, NUMBERS, ORDINARY, SPECIAL
from .kinds import COLOUR_LIST, enter, kind_of, remove
from .verbs import Program

__all__ = ["CARDS", "BlackCard", "ColouredCard", "NumberCard", "PrintedCard", "WhiteCard", "card_of", "retire"]


class PrintedCard:
    """The base of all cards. Write one as a subclass of a family; `enact` says what it does in verbs.

    How a card came to be played (turn, jump-in, drawn, copied) is not its business.
    """

    word: ClassVar[str]
    """Its word in a record; for a coloured card it follows the colour, as in `b-draw2`."""
    title: ClassVar[str]
    text: ClassVar[str] = ""
    count: ClassVar[int] = 0
    """How many are in the base game; per colour if it is coloured."""
    expansion: ClassVar[int] = 0
    """How many the expansion adds; per colour if it is coloured."""
    extra: ClassVar[int] = 0
    """How many `add` brings of a card that is not in the box; per colour if it is coloured."""
    clauses: ClassVar[tuple[str, ...]] = ()
    stoppable: ClassVar[bool] = True
    """Whether NO THANKS can answer it, if it concerns somebody at all."""
    late_colour: ClassVar[bool] = False
    """H-LATE-COLOUR: the colour may be named after the effect."""
    white: ClassVar[bool] = False
    family: ClassVar[str] = ""

    def enact(self, do: Program) -> None:
        """What it does. A number does nothing."""

    # --- filled in by registration ---------------------------------------------------------

    kinds: ClassVar[tuple[int, ...]]
    program: ClassVar[Program]

    def __init_subclass__(cls) -> None:
        family = PrintedCard in cls.__bases__
        for hook in vars(cls):
            if not hook.startswith("_") and hook not in _HOOKS:
                raise TypeError(f"{cls.__name__}.{hook}: a card has no such thing")
        if family:
            return
        for wanted in ("word", "title"):
            if not hasattr(cls, wanted):
                raise TypeError(f"{cls.__name__} has no {wanted}")
        if min(cls.count, cls.expansion, cls.extra) < 0:
            raise TypeError(f"{cls.__name__}: there cannot be fewer than no cards")
        program = Program()
        cls().enact(program)
        if program.role != ORDINARY and not cls.white:
            raise TypeError(f"{cls.__name__}: only a WHITE card does that")
        cls.program = program
        cls.kinds = _register(cls)
        CARDS[cls.word] = card = cls()
        _OF_KIND.update(dict.fromkeys(card.kinds, card))


CARDS: dict[str, PrintedCard] = {}
"""Every card by its word, in the order they are printed. A coloured card is there once."""
_OF_KIND: dict[int, PrintedCard] = {}
_HOOKS: Final = frozenset(vars(PrintedCard)) | frozenset(PrintedCard.__annotations__)


class NumberCard(PrintedCard):
    family = "number"


class ColouredCard(PrintedCard):
    """A coloured action card: one kind in each colour."""

    family = "coloured"


class BlackCard(PrintedCard):
    """A special card whose player names the next colour."""

    family = "black"


class WhiteCard(PrintedCard):
    """A special card that changes neither colour nor top card."""

    family = "white"
    white = True


def _register(cls: type[PrintedCard]) -> tuple[int, ...]:
    """The kinds of a new card, entered under their words; TypeError if a word is taken or there is no room."""
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", cls.word, re.ASCII):
        raise TypeError(f"{cls.__name__}: a word is small letters, digits and - between them")
    taken = {kind for card in CARDS.values() for kind in card.kinds}
    if cls.family == "number":
        number = int(cls.word)
        rows = [(tuple(NUMBERS + c * 10 + number for c in range(4)), "{}" + cls.word)]
    elif cls.family == "coloured":
        rows = [(tuple(COLOURED + c * 8 + i for c in range(4)), "{}-" + cls.word) for i in range(8)]
    else:
        rows = [((kind,), cls.word) for kind in range(SPECIAL, KINDS)]
    for kinds, pattern in rows:
        if taken.intersection(kinds) and cls.family != "number":
            continue
        words = [pattern.format(COLOUR_LIST[i][0]) for i in range(len(kinds))]
        for word in words:
            if kind_of(word) is not None or cls.word in CARDS:
                raise TypeError(f"there is a card {cls.word} already")
        for kind, word in zip(kinds, words, strict=True):
            enter(kind, word)
        return kinds
    raise TypeError(f"there is no room for another {cls.family} card")


def card_of(kind: int) -> PrintedCard:
    return _OF_KIND[kind]


def retire(word: str) -> None:
    """Removes a card, as if it had never been written."""
    for kind in CARDS.pop(word).kinds:
        del _OF_KIND[kind]
        remove(kind)
