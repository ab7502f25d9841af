"""A finished game as a whole: everybody's chances after each step, and what everybody did."""

from __future__ import annotations

from time import process_time
from typing import Any, Final

import msgspec

from ..bots import room_of
from ..core import BadSettings, Fact
from ..record.record import AnyGame, read
from .faults import Faulty
from .game_wire import wire_of
from .protocol.learning import ChancePoint, Chances, Deed
from .replay import MOST_STEPS

__all__ = ["look_back"]

PLAYOUTS: Final = 400
MOST_POINTS: Final = 120
"""A longer game is examined in larger steps: more points could not be told apart in a picture."""
PAGE_SECONDS: Final = 0.4
"""Processor time for one page, so that the reader sees progress and others get their turn in between."""


def look_back(text: str, start: int) -> bytes:
    """A page of chances as JSON, from point `start` on. It takes a while, so it runs in a process beside the server."""
    record = read(text)
    if len(record.actions) > MOST_STEPS:
        raise BadSettings("replay-long", most=MOST_STEPS)
    steps = [(game.clone(), list(facts)) for game, _, facts in record.steps()]
    places = _places(record.game.clone(), steps)
    if start > 0 and start >= len(places):
        raise Faulty("no-ply", plies=len(places) - 1)
    room = room_of(record.game)
    points: list[ChancePoint] = []
    begun = process_time()
    for step, game in places[start:]:
        chances = _final(game) if game.over else room.chances(game, PLAYOUTS, step)
        if not chances:  # the game's bots cannot estimate chances
            places = []
            break
        error = 0.0 if game.over else max((chance * (1 - chance) / PLAYOUTS) ** 0.5 for chance in chances)
        points.append(ChancePoint(step, tuple(round(chance, 4) for chance in chances), round(error, 4)))
        if process_time() - begun > PAGE_SECONDS:
            break
    after = start + len(points)
    deeds = wire_of(record.game.name).deeds(record.game, [facts for _, facts in steps])
    return msgspec.json.encode(
        Chances(
            tuple(points),
            start,
            len(places),
            after if after < len(places) else None,
            tuple(tuple(Deed(name, counts) for name, counts in each.items()) for each in deeds),
        )
    )


def _places(deal: AnyGame, steps: list[tuple[AnyGame, list[Fact]]]) -> list[tuple[int, Any]]:
    """The steps at which something visible happened, with the game after each."""
    told = [(0, deal), *((at, game) for at, (game, facts) in enumerate(steps, start=1) if facts)]
    stride = -(-len(told) // MOST_POINTS)
    return [*told[:-1:stride], told[-1]] if len(told) > 1 else told


def _final(game: AnyGame) -> tuple[float, ...]:
    return tuple((seat in game.winners) / len(game.winners) for seat in range(len(game.players)))
