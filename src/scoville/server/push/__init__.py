"""Web push: tells a person on their devices that it is their turn, or that a game is over. Nothing else is sent, and a
message holds no card and no key: a title and the address of the table."""

from __future__ import annotations

from .outbox import Outbox
from .subscriptions import Subscriptions

__all__ = ["Outbox", "Subscriptions"]
