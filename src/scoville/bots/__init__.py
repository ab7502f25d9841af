"""Players that are programs. A bot sees a view and its options, nothing else."""

from .bot import BOTS, Bot, make_bot, proper_options, register_bot
from .casual import CasualBot
from .uniform import RandomBot

register_bot("spicy", "random", RandomBot)
register_bot("spicy", "casual", CasualBot)

__all__ = ["BOTS", "Bot", "CasualBot", "RandomBot", "make_bot", "proper_options", "register_bot"]
