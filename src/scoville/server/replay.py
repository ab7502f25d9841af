"""A finished game to look at again: every step as one seat saw it, or with all cards open, a page at a time."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..core import BadSettings
from ..record import Live
from ..record.record import Record, read
from .faults import Faulty
from .game_wire import wire_of
from .protocol import Replay, ReplayStep
from .records import rules_of
from .shown import Shown

__all__ = ["LARGEST_PAGE", "MOST_STEPS", "replay"]

MOST_STEPS: Final = 3000
"""A record that somebody sends may be longer than any game; this many steps are examined."""
LARGEST_PAGE: Final = 512 * 1024
"""Bytes of steps in one answer; a page has at least one step. Most games fit in one page."""
_encode = msgspec.json.Encoder().encode


def replay(text: str, seat: int | None, open_cards: bool, start: int = 0, most: int | None = None) -> bytes:
    """A page as JSON. Raises BadRecord or BadSettings if the record cannot be read or played to its end.

    It takes a while, so it runs in a process beside the server.
    """
    record: Record = read(text)
    game = record.game
    total = len(record.actions) + 1
    if total - 1 > MOST_STEPS:
        raise BadSettings("replay-long", most=MOST_STEPS)
    if seat is not None and seat >= len(game.players):
        raise Faulty("no-seat")
    if start >= total:
        raise Faulty("no-ply", plies=total - 1)
    end = total if most is None else min(total, start + most)
    steps: list[msgspec.Raw] = []
    room = LARGEST_PAGE

    def step(game: Any, action: str, facts: Any) -> None:
        nonlocal room
        shown = ReplayStep(action, Shown(game, facts, game.waiting).of(seat))
        if open_cards:
            shown.hands = tuple(tuple(map(str, game.hand(i))) for i in range(len(game.players)))
            shown.stack = wire_of(game.name).open_cards(game)
        raw = _encode(shown)
        room -= len(raw)
        if room >= 0 or not steps:
            steps.append(msgspec.Raw(raw))

    if start == 0:
        step(game.clone(), "", ())
    for at, (now, action, facts) in enumerate(
        record.steps(), start=1
    ):  # plays to the end, so that an error there is reported at once
        if start <= at < end and room >= 0:
            step(now, action, facts)
    live = record.live or Live()
    after = start + len(steps)
    page = Replay(
        game=game.name,
        rules=rules_of(game),
        players=game.players,
        names=tuple(live.names.get(i, name) for i, name in enumerate(game.players)),
        bots=tuple(live.bots.get(i) for i in range(len(game.players))),
        steps=steps,  # type: ignore[arg-type] # encoded already
        start=start,
        total=total,
        next=after if after < total else None,
    )
    return _encode(page)
