"""A table whose seats are bots or an agent that learns: ids for the agent, views and options for the bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from ..bots import Bot
from ..core import Fact
from .table import Table

__all__ = ["Seats"]


class Seats(ABC):
    """The game as objects and its table as numbers, of one state."""

    game: Any
    table: Table

    @abstractmethod
    def decide(self, decision: int) -> list[Fact]:
        """One decision of the seat asked, which must be legal; the facts that followed."""

    @abstractmethod
    def ask(self, bot: Bot[Any, Any]) -> list[Fact]:
        """The seat asked is a bot: it acts."""
