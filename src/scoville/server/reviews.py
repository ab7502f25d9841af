"""What the strongest bot thinks at a point of a finished game, for who looks back at it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from typing import Any, Final

from ..bots import explain
from ..bots.explaining import position_at
from ..record import load, say
from ..record.record import AnyGame
from . import protocol as p
from .faults import Faulty
from .thinkers import make_pool

__all__ = ["Reviews"]

BUDGET: Final = "400ms"
KEPT: Final = 2000


class Reviews:
    """Thinks about one question after the other, in a process of its own; the same question is thought about once."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[tuple[bytes, int, int | None], p.Reviewed] = OrderedDict()

    async def ask(self, text: str, game: AnyGame, seat: int | None) -> p.Reviewed:
        """`text` is the record the game was taken from."""
        key = (sha256(text.encode()).digest(), len(game.history), seat)
        if key not in self._kept:
            if seat is not None and seat >= len(game.players):
                raise Faulty("no-seat")
            self._kept[key] = await self._think(text, len(game.history), seat)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]

    async def _think(self, text: str, ply: int, seat: int | None) -> p.Reviewed:
        if self._pool is None:
            self._pool = make_pool(1)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, text, ply, seat)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None  # the next question starts another
            raise Faulty("mistake") from None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def think(text: str, ply: int, seat: int | None) -> p.Reviewed:
    """What the strongest bot thinks after so many actions of a record."""
    game: AnyGame = position_at(load(text), ply)
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
