"""A small client for the live table: for bots, for tests, and to see how the protocol is spoken.

mine = await client.make("http://localhost:8000", {"name": "Ada", "settings": {"rules": {"game": game}}})
async with client.Seat("http://localhost:8000", mine["token"]) as seat:
    await seat.until(lambda: seat.options.get("passes"))
    await seat.play("passes")
"""

from .http import HttpFault, get, join, make, post
from .seat import Refusal, Seat, StaleAction

__all__ = ["HttpFault", "Refusal", "Seat", "StaleAction", "get", "join", "make", "post"]
