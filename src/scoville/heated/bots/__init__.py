"""The bots of HEATED."""

from ...bots.bot import register_bot
from .casual import HeatedCasualBot
from .heuristic import HeatedHeuristicBot
from .memory import Memory
from .options import heated_options
from .search import HeatedSearchBot
from .uniform import HeatedRandomBot

__all__ = ["HeatedCasualBot", "HeatedHeuristicBot", "HeatedRandomBot", "HeatedSearchBot", "Memory", "heated_options"]

register_bot("heated", "random", HeatedRandomBot)
register_bot("heated", "casual", HeatedCasualBot)
register_bot("heated", "heuristic", HeatedHeuristicBot)
register_bot("heated", "search", HeatedSearchBot, takes_setting=True)
