"""The order in which seats are asked, for games that define none of their own."""

from __future__ import annotations

from .kind import AnyGame

__all__ = ["asked"]


def asked(game: AnyGame) -> list[tuple[int, bool]]:
    """The seats in the order they are asked, and whether each has to do something. The last one always has to.

    Seats that play waits for come first; otherwise the seats that may react, clockwise from the turn, and the turn
    last.
    """
    if game.waiting:
        return [(seat, True) for seat in game.waiting]
    assert game.turn is not None
    may, count = game.may_act(), len(game.players)
    others = ((game.turn + i) % count for i in range(1, count))
    return [*((seat, False) for seat in others if seat in may), (game.turn, True)]
