"""Players that are programs. A bot sees views, facts and its options, nothing else."""

from ..heated.bots import HeatedCasualBot, HeatedHeuristicBot, HeatedRandomBot, HeatedSearchBot, heated_options
from ..spicy.bots import CasualBot, HeuristicBot, HonestBot, RandomBot, SearchBot, proper_options
from .bot import (
    BOTS,
    BROKEN,
    MISTAKES,
    Bot,
    BotFailed,
    BotKind,
    ask,
    catch_up,
    load_entry_points,
    make_bot,
    register_bot,
    seen_so_far,
    sit_down,
    tell,
)
from .explaining import ClaimBelief, Explanation, HandBelief, explain
from .levels import LEVELS, TEMPERAMENTS, Level, quickness_of
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
    "Budget",
    "CasualBot",
    "ClaimBelief",
    "Explanation",
    "HandBelief",
    "HeatedCasualBot",
    "HeatedHeuristicBot",
    "HeatedRandomBot",
    "HeatedSearchBot",
    "HeuristicBot",
    "HonestBot",
    "Level",
    "OptionValue",
    "RandomBot",
    "SearchBot",
    "Temperament",
    "ask",
    "catch_up",
    "explain",
    "heated_options",
    "make_bot",
    "proper_options",
    "quickness_of",
    "register_bot",
    "seen_so_far",
    "sit_down",
    "tell",
]

load_entry_points()
