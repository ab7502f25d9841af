"""What the strongest bot thinks at a point of a game: its beliefs about claims or hands, and the value of each
option."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..core import BadSettings, Game
from .room import room_of
from .thinking import Budget, OptionValue

__all__ = ["Assumption", "Explanation", "explain", "in_order", "position_at"]


@dataclass(frozen=True, slots=True)
class Assumption:
    """How likely a player is taken to play in each of several manners. In the imagined games it plays so."""

    seat: int
    shares: tuple[tuple[str, float], ...]
    """The name of each manner with its share, the likeliest first."""

    @classmethod
    def of(cls, seat: int, names: Sequence[str], shares: Sequence[float]) -> Assumption:
        found = sorted(zip(names, shares, strict=True), key=lambda one: -one[1])
        return cls(seat, tuple(found))

    def as_values(self, players: Sequence[str]) -> dict[str, Any]:
        """For programs."""
        return {"player": players[self.seat], "plays": {name: round(share, 3) for name, share in self.shares}}


@dataclass(frozen=True, slots=True)
class Explanation:
    """What the strongest bot believes and thinks at one point of a game."""

    game: str
    seat: int
    ply: int
    """How many actions were done before."""
    claims: tuple[Any, ...]
    """Its beliefs about what others have said, oldest first; empty in a game without claims."""
    options: tuple[OptionValue, ...]
    """Its own choice first, then the others by their chance. If waiting is possible, one option is None."""
    hands: tuple[Any, ...] = ()
    """What it knows of the other hands, from the next seat on; empty in a game where nothing can be known."""
    assumes: tuple[Assumption, ...] = ()
    """How it takes the others to play, from the next seat on."""
    claims_margin: float = 0.0
    """How far its beliefs about claims were off on average, against those bots whom it judges worst."""

    @property
    def best(self) -> OptionValue:
        return self.options[0]


def in_order(values: Sequence[OptionValue], margin: float = 0.0) -> tuple[OptionValue, ...]:
    """The first is the choice and stays; the others follow by the chance that is shown, those hardly tried at the
    end. `margin` widens their intervals."""
    choice, *others = (replace(value, margin=margin) for value in values)
    return (choice, *sorted(others, key=lambda value: (not value.known, -value.chance)))


def position_at(game: Game[Any, Any], ply: int | None) -> Game[Any, Any]:
    """The game after its first `ply` actions; None means all of them, or all but the last if that ended it."""
    length = len(game.history)
    if ply is None:
        ply = length - 1 if game.over else length
    if not 0 <= ply <= length:
        raise BadSettings("ply", length=length, ply=ply)
    again = game.anew()
    for act in game.history[:ply]:
        again.apply(act.seat, act.action, act.time)
    return again


def explain(
    game: Game[Any, Any],
    seat: int | str | None = None,
    ply: int | None = None,
    budget: str = "2000ms",
    seed: int | str = 0,
) -> Explanation:
    """What the search bot would think in `seat` after `ply` actions, knowing only what that seat knew.

    Without a seat it is the one that acted next, or has to act now. `budget` is a time (`2000ms`) or a number of
    playouts (`20000`), which with the same `seed` always gives the same numbers. What that seat did next in the game is
    tried as often as the best options, however bad it looks, because a reader wants to know about it.
    """
    then = position_at(game, ply)
    if then.over:
        raise BadSettings("over-there")
    who = _who(game, then) if seat is None else then.seat(seat)
    thinking = Budget.read(budget)
    return room_of(then).explain(then, who, thinking, seed, _done(game, then, who))


def _done(game: Game[Any, Any], then: Game[Any, Any], seat: int) -> Any | None:
    """What this seat did next, if it was the one that acted."""
    later = game.history[len(then.history) : len(then.history) + 1]
    return later[0].action if later and later[0].seat == seat else None


def _who(game: Game[Any, Any], then: Game[Any, Any]) -> int:
    """The seat that acted next, among those with something to weigh (a reflex is not); otherwise the one that has to
    act."""
    for act in game.history[len(then.history) :]:
        if act.seat >= 0 and room_of(then).options(then, act.seat):
            return act.seat
    if then.waiting:
        return then.waiting[0]
    assert then.turn is not None
    return then.turn
