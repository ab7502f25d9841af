"""The bots of SPICY."""

from ..bot import register_bot
from .casual import CasualBot
from .honest import HonestBot
from .memory import Memory
from .options import proper_options
from .uniform import RandomBot

__all__ = ["CasualBot", "HonestBot", "Memory", "RandomBot", "proper_options"]

register_bot("spicy", "random", RandomBot)
register_bot("spicy", "casual", CasualBot)
register_bot("spicy", "honest", HonestBot)
