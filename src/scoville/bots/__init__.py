"""Players that are programs. A bot sees views, facts and its options, nothing else."""

from .bot import BOTS, Bot, BotKind, catch_up, load_entry_points, make_bot, register_bot, tell
from .heated import HeatedCasualBot, HeatedHeuristicBot, HeatedRandomBot, heated_options
from .spicy import CasualBot, HonestBot, RandomBot, proper_options
from .temperament import Temperament

__all__ = [
    "BOTS",
    "Bot",
    "BotKind",
    "CasualBot",
    "HeatedCasualBot",
    "HeatedHeuristicBot",
    "HeatedRandomBot",
    "HonestBot",
    "RandomBot",
    "Temperament",
    "catch_up",
    "heated_options",
    "make_bot",
    "proper_options",
    "register_bot",
    "tell",
]

load_entry_points()
