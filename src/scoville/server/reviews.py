"""What the strongest bot thinks at a point of a finished game, for who looks back at it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any, Final

from .. import bots
from ..core import BadSettings
from ..notation import say
from ..notation.record import AnyGame
from . import protocol as p
from .faults import Faulty

__all__ = ["Reviews"]

BUDGET: Final = "400ms"
KEPT: Final = 2000


class Reviews:
    """Thinks about one question after the other, in a thread of its own; the same question is thought about once."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "reviews")
        self._kept: OrderedDict[tuple[bytes, int, int | None], p.Reviewed] = OrderedDict()

    async def ask(self, text: str, game: AnyGame, seat: int | None) -> p.Reviewed:
        """`text` is the record the game was taken from."""
        key = (sha256(text.encode()).digest(), len(game.history), seat)
        if key not in self._kept:
            if seat is not None and seat >= len(game.players):
                raise Faulty("no-seat")
            loop = asyncio.get_running_loop()
            self._kept[key] = await loop.run_in_executor(self._thread, _think, game, seat)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _think(game: AnyGame, seat: int | None) -> p.Reviewed:
    explain: Any = getattr(bots, "explain", None)
    if explain is None:
        raise BadSettings("No bot here can explain what it thinks.")
    found = explain(game, seat=seat, budget=BUDGET)

    def word(value: Any) -> str | None:
        return None if value is None else str(value)

    return p.Reviewed(
        found.seat,
        found.ply,
        tuple(
            p.ReviewedClaim(c.by, word(c.claim), c.copy, word(c.card), c.number, c.spice, c.both) for c in found.claims
        ),
        tuple(
            p.ReviewedOption(
                None if o.option is None else say(game, found.seat, o.option).partition(" ")[2],
                o.chance,
                o.error,
                o.playouts,
            )
            for o in found.options
        ),
    )
