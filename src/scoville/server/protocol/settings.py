"""The settings of a table. Every field has a default; `GET /api/games` lists the defaults and the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, Union

import msgspec

from ...core import registry
from ...core.speeds import MOST_HOURS, SPEEDS, USUAL_HOURS
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
    """Everything a table's host decides before the start."""

    rules: RulesMessage
    """Its `game` names the game."""
    seats: Players = 4
    """`GET /api/games` says how many may play each game."""
    speed: Speed = "live"
    """At `days` everybody plays at their own pace: docs/protocol.md says how."""
    hours: Annotated[int, msgspec.Meta(ge=1, le=MOST_HOURS)] = USUAL_HOURS
    """How many hours a move may take at the speed `days`; answers to a card may take half as long."""
    public: bool = False
    """Whether the table is listed for everybody; otherwise people need the link or the code."""
    spectators: bool = True
    stand_in: bool = True
    """Whether a bot plays for an absent player, after a grace period, until they are back."""
    arming: bool = True
    """Whether a call that must follow a card can be prepared before the card lands: the client sends both at once."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] | None = None
    """How many games make a match; null plays on as long as people like. Totals add up over a match."""
    rated: bool = False
    """Whether finished games change the ratings of the players. Everybody at the table needs a kept profile, bots need
    a published rating, and a player who leaves a game counts as last."""
    first: SeatNumber | None = None
    """Who starts the first game; null draws it from the seed. The rules of the game decide who starts a later round."""
