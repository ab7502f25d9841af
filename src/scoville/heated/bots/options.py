"""The options of a bot in HEATED."""

from __future__ import annotations

from .. import Action, Call, Heated, Slap, Wonder
from ..rules import codes

__all__ = ["heated_options"]


def heated_options(game: Heated, seat: int) -> list[Action]:
    """What `seat` may decide. A call is asked for separately; no bot slaps or wonders without reason."""
    asked = seat in game.waiting and game.state.pending.phase == codes.SLAPS
    return [
        action
        for action in game.legal(seat)
        if not isinstance(action, Call | Wonder) and (asked or not isinstance(action, Slap))
    ]
