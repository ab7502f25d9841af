"""SPICY: the rules, whole. Start with `new`."""

from ..core import Expire
from .actions import Accept, Action, Challenge, Copy, Pass, Peek, Play, Trait
from .arbiter import Arbiter
from .cards import Card, Claim, Spice
from .editions import EDITIONS, Edition
from .game import Spicy, new
from .kind import GAME
from .rules import Rules, random_variants
from .setup import Laid, Position, Setup
from .variants import VARIANTS
from .view import LaidCard, PlayerView, View

__all__ = [
    "EDITIONS",
    "GAME",
    "VARIANTS",
    "Accept",
    "Action",
    "Arbiter",
    "Card",
    "Challenge",
    "Claim",
    "Copy",
    "Edition",
    "Expire",
    "Laid",
    "LaidCard",
    "Pass",
    "Peek",
    "Play",
    "PlayerView",
    "Position",
    "Rules",
    "Setup",
    "Spice",
    "Spicy",
    "Trait",
    "View",
    "new",
    "random_variants",
]
