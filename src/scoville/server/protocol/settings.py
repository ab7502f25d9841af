"""What a table can be set to. Every field has its default; `GET /api/games` tells them with the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, Union

import msgspec

from ...core import registry
from ...core.speeds import SPEEDS
from ..game_wire import wire_of
from ..parts import Part, Players, SeatNumber

__all__ = ["MOST_ROUNDS", "GameName", "Players", "RulesMessage", "Settings", "Speed"]

MOST_ROUNDS: Final = 99

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
    """Its `game` says which one is played."""
    seats: Players = 4
    """`GET /api/games` says how many may play each game."""
    speed: Speed = "live"
    public: bool = False
    """Whether the table is listed for everybody; otherwise it takes the link or the code."""
    spectators: bool = True
    stand_in: bool = True
    """Whether a bot plays for an absent player, after a grace period, until they are back."""
    arming: bool = True
    """Whether what must be called right after a card can be prepared before it lands: the client sends both at once."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] | None = None
    """How many games make a match; null plays on as long as people like. Totals are kept over a match."""
    first: SeatNumber | None = None
    """Who starts the first game; null is drawn from the seed. Who starts a later round is the game's rule."""
