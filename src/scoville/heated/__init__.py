"""HEATED: the rules, whole. Start with `new`."""

from ..core import Expire
from .actions import Accept, Action, Ask, Call, Decline, Discard, Draw, Name, Offer, Play, Slap, Take, Wonder
from .arbiter import Arbiter
from .blank import BlankCard
from .cards import CARDS, Card, Colour, PrintedCard
from .game import Heated, new
from .kind import GAME
from .match import Match
from .modes import MODES
from .rules import HOUSE_RULES, Rules
from .setup import Position, Setup
from .view import Pending, PlayerView, View

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
    "Pending",
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
