"""The rules of HEATED. Start with `new`."""

from ..core import Expire
from .kind import GAME
from .rules.actions import Accept, Action, Ask, Call, Decline, Discard, Draw, Name, Offer, Play, Slap, Take, Wonder
from .rules.arbiter import Arbiter
from .rules.blank import BlankCard
from .rules.cards import CARDS, Card, Colour, PrintedCard
from .rules.game import Heated, new
from .rules.match import Match
from .rules.modes import MODES
from .rules.settings import HOUSE_RULES, Rules
from .rules.setup import Position, Setup
from .rules.view import PendingDraw, PlayerView, View

__all__ = [
    "CARDS",
    "GAME",
    "HOUSE_RULES",
    "MODES",
    "Accept",
    "Action",
    "Arbiter",
    "Ask",
    "BlankCard",
    "Call",
    "Card",
    "Colour",
    "Decline",
    "Discard",
    "Draw",
    "Expire",
    "Heated",
    "Match",
    "Name",
    "Offer",
    "PendingDraw",
    "Play",
    "PlayerView",
    "Position",
    "PrintedCard",
    "Rules",
    "Setup",
    "Slap",
    "Take",
    "View",
    "Wonder",
    "new",
]
