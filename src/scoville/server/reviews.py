"""What the strongest bot thinks at a point of a finished game, for its review."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

from ..bots import explain
from ..bots.explaining import position_at
from ..record import read, say
from ..record.record import AnyGame
from . import protocol as p
from .faults import Faulty
from .looking_back import look_back
from .workers import Workers, fingerprint

__all__ = ["Reviews"]

BUDGET: Final = "400ms"
KEPT: Final = 2000

Answer = TypeVar("Answer")


class Reviews:
    """Thinks about one question after the other, in its own process; the same question only once."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._kept: OrderedDict[bytes, Any] = OrderedDict()

    async def ask(self, client: str, text: str, ply: int, seat: int | None) -> p.Reviewed:
        """`text` is a record, `ply` the number of its actions that have been done."""
        return await self._once(client, think, text, ply, seat)

    async def chances(self, client: str, text: str, start: int) -> bytes:
        """A page of everybody's chances, as JSON."""
        return await self._once(client, look_back, text, start)

    async def _once(self, client: str, work: Callable[..., Answer], *args: Any) -> Answer:
        key = fingerprint(work.__name__, *args)
        if key not in self._kept:
            self._kept[key] = await self._workers.run(client, work, *args)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        answer: Answer = self._kept[key]
        return answer


def think(text: str, ply: int, seat: int | None) -> p.Reviewed:
    """What the strongest bot thinks after this many actions of a record."""
    whole: AnyGame
    whole, plies = read(text).plies()
    if ply >= len(plies):
        raise Faulty("no-ply", plies=len(plies) - 1)
    if seat is not None and seat >= len(whole.players):
        raise Faulty("no-seat")
    game: AnyGame = position_at(whole, plies[ply])
    found = explain(whole, seat, plies[ply], BUDGET)

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
                *o.interval,
                o.playouts,
                o.known,
            )
            for o in found.options
        ),
        tuple(
            p.ReviewedAssumption(one.seat, tuple(p.ReviewedManner(*each) for each in one.shares))
            for one in found.assumes
        ),
        found.claims_margin if found.claims else 0.0,
        found.best.margin,
    )
