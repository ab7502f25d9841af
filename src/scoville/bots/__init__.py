"""Players that are programs. A bot sees a view and its options, nothing else."""

from .bot import BOTS, Bot, heated_options, make_bot, proper_options, register_bot
from .casual import CasualBot
from .heated_casual import HeatedCasualBot
from .heated_uniform import HeatedRandomBot
from .uniform import RandomBot

register_bot("spicy", "random", RandomBot)
register_bot("spicy", "casual", CasualBot)
register_bot("heated", "random", HeatedRandomBot)
register_bot("heated", "casual", HeatedCasualBot)

__all__ = [
    "BOTS",
    "Bot",
    "CasualBot",
    "HeatedCasualBot",
    "HeatedRandomBot",
    "RandomBot",
    "heated_options",
    "make_bot",
    "proper_options",
    "register_bot",
]
