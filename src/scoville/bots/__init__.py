"""Bots: players that are programs. A bot sees views, facts and its options, nothing else."""

from .bot import MISTAKES, Bot, BotFailed, BotKind, ask, catch_up, seen_so_far, sit_down, tell
from .explaining import Explanation, explain
from .levels import LEVELS, TEMPERAMENTS, Level, quickness_of
from .registry import BOTS, BROKEN, bots_of, make_bot, register_bot, request_bot
from .room import BotRoom, UniformBot, room_of
from .temperament import Temperament
from .thinking import Budget, OptionValue
from .versions import VERSIONS

__all__ = [
    "BOTS",
    "BROKEN",
    "LEVELS",
    "MISTAKES",
    "TEMPERAMENTS",
    "VERSIONS",
    "Bot",
    "BotFailed",
    "BotKind",
    "BotRoom",
    "Budget",
    "Explanation",
    "Level",
    "OptionValue",
    "Temperament",
    "UniformBot",
    "ask",
    "bots_of",
    "catch_up",
    "explain",
    "make_bot",
    "quickness_of",
    "register_bot",
    "request_bot",
    "room_of",
    "seen_so_far",
    "sit_down",
    "tell",
]
