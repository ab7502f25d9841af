"""A finished game to look at again: every step as one seat saw it, or with all cards open."""

from __future__ import annotations

from typing import Any, Final

from ..core import BadSettings
from ..record import Live
from ..record.record import Record, read
from .faults import Faulty
from .game_wire import wire_of
from .protocol import Replay, ReplayStep, Sight
from .records import rules_of
from .sights import sights_of

__all__ = ["MOST_STEPS", "replay"]

MOST_STEPS: Final = 3000
"""A record that somebody sends may be longer than any game; so much is looked at."""


def replay(text: str, seat: int | None, open_cards: bool) -> Replay:
    """BadRecord or BadSettings if it cannot be read. Takes a while: not on the server's own thread."""
    record: Record = read(text)
    game = record.game
    if len(record.actions) > MOST_STEPS:
        raise BadSettings("A game of more than {most} actions is too long to replay.", "replay-long", most=MOST_STEPS)
    if seat is not None and seat >= len(game.players):
        raise Faulty("no-seat")

    def step(game: Any, action: str, facts: Any) -> ReplayStep:
        sight: Sight = sights_of(game, facts, game.waiting).of(seat)
        if not open_cards:
            return ReplayStep(action, sight)
        hands = tuple(tuple(map(str, game.hand(i))) for i in range(len(game.players)))
        return ReplayStep(action, sight, hands, wire_of(game.name).open_cards(game))

    steps = [step(game.clone(), "", ())]
    steps += [step(now, action, facts) for now, action, facts in record.steps()]
    live = record.live or Live()
    return Replay(
        game=game.name,
        rules=rules_of(game),
        players=game.players,
        names=tuple(live.names.get(i, name) for i, name in enumerate(game.players)),
        bots=tuple(live.bots.get(i) for i in range(len(game.players))),
        steps=tuple(steps),
    )
