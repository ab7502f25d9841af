"""Games and positions as text: `load`, `dump`, and what tools print of a position."""

from .record import Record, dump, load, picture, read, register, say
from .spicy import SpicyDialect

register("spicy", SpicyDialect())

__all__ = ["Record", "dump", "load", "picture", "read", "say"]
