"""The bots of SPICY."""

from ...bots.bot import register_bot
from .casual import CasualBot
from .heuristic import HeuristicBot
from .honest import HonestBot
from .memory import Memory
from .options import proper_options
from .searching import SearchBot
from .uniform import RandomBot

__all__ = ["CasualBot", "HeuristicBot", "HonestBot", "Memory", "RandomBot", "SearchBot", "proper_options"]

register_bot("spicy", "random", RandomBot)
register_bot("spicy", "casual", CasualBot)
register_bot("spicy", "honest", HonestBot)
register_bot("spicy", "heuristic", HeuristicBot)
register_bot("spicy", "search", SearchBot, takes_setting=True)
