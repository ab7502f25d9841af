"""A table of bots and a learning agent: ids for the agent, views and options for the bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from ..bots import Bot
from ..core import Fact
from .table import Table

__all__ = ["Seats"]


class Seats(ABC):
    """The game as objects and its table as numbers, on one state."""

    game: Any
    table: Table

    @abstractmethod
    def decide(self, decision: int) -> list[Fact]:
        """Takes one decision of the asked seat, which must be legal; returns the facts that followed."""

    @abstractmethod
    def ask(self, bot: Bot[Any, Any]) -> list[Fact]:
        """Lets the bot on the asked seat act."""
