"""Games and positions as text: `load`, `dump`, and what tools print of a position."""

from .heated import HeatedDialect
from .live import Live, Race, Runner
from .proof import Finding, prove
from .record import Record, dump, load, picture, read, register, say
from .spicy import SpicyDialect

register("spicy", SpicyDialect())
register("heated", HeatedDialect())

__all__ = ["Finding", "Live", "Race", "Record", "Runner", "dump", "load", "picture", "prove", "read", "say"]
