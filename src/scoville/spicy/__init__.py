"""The rules of SPICY. Start with `new`."""

from ..core import Expire
from .kind import GAME
from .rules.actions import Accept, Action, Challenge, Copy, Pass, Peek, Play, Trait
from .rules.arbiter import Arbiter
from .rules.cards import Card, Claim, Spice
from .rules.editions import EDITIONS, Edition
from .rules.game import Spicy, new
from .rules.settings import Rules, random_variants
from .rules.setup import Laid, Position, Setup
from .rules.variants import VARIANTS
from .rules.view import LaidCard, PlayerView, View

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
