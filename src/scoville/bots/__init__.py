"""Players that are programs. A bot sees views, facts and its options, nothing else."""

from .bot import BOTS, Bot, BotKind, catch_up, load_entry_points, make_bot, register_bot, tell
from .heated import HeatedCasualBot, HeatedHeuristicBot, HeatedRandomBot, HeatedSearchBot, heated_options
from .spicy import CasualBot, HonestBot, RandomBot, proper_options
from .temperament import Temperament
from .thinking import Budget, OptionValue

__all__ = [
    "BOTS",
    "Bot",
    "BotKind",
    "Budget",
    "CasualBot",
    "HeatedCasualBot",
    "HeatedHeuristicBot",
    "HeatedRandomBot",
    "HeatedSearchBot",
    "HonestBot",
    "OptionValue",
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
