"""What a table can be set to. Every field has its default; `GET /api/games` tells them with the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, Union

import msgspec

from ...core import registry
from ...core.speeds import SPEEDS
from ..game_wire import wire_of
from ..parts import Part, SeatNumber

__all__ = ["GameName", "RulesMessage", "Settings", "Speed"]

if TYPE_CHECKING:
    Speed = str
    GameName = str
    RulesMessage = msgspec.Struct
else:
    Speed = Literal[tuple(SPEEDS)]
    GameName = Literal[tuple(registry.games())]
    RulesMessage = Union[tuple(wire_of(game).rules for game in registry.games())]  # noqa: UP007 - how many there are is known when it runs


class Settings(Part):
    """All that a table's host decides before the start."""

    rules: RulesMessage
    """Its `game` says which of the two is played."""
    seats: Annotated[int, msgspec.Meta(ge=2, le=10)] = 4
    """SPICY 2 to 6, HEATED 2 to 10."""
    speed: Speed = "live"
    public: bool = False
    """Whether the table is listed for everybody; otherwise it takes the link or the code."""
    spectators: bool = True
    stand_in: bool = True
    """Whether a bot plays for who is away, after a grace period, until they are back."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    """How many games make a match; null plays on as long as people like. Totals are kept over a match."""
    first: SeatNumber | None = None
    """Who starts the first game; null is drawn from the seed. In HEATED the winner of a round starts the next."""
