"""Games and positions as text: `load`, `dump`, and what tools print of a position."""

from .finding import Finding
from .live import Live, Race, Runner
from .proof import prove
from .record import Record, dump, load, picture, read, say

__all__ = ["Finding", "Live", "Race", "Record", "Runner", "dump", "load", "picture", "prove", "read", "say"]
