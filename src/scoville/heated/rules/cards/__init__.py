"""The cards of HEATED, one small class per printed card. Importing a module here registers its cards."""

from . import numbers  # isort: skip
from . import coloured  # isort: skip
from . import special  # isort: skip
from . import expansion  # isort: skip
from .kinds import COLOUR_LIST, Card, Colour
from .printed import CARDS, BlackCard, ColouredCard, NumberCard, PrintedCard, WhiteCard, card_of, retire
from .verbs import Program

__all__ = [
    "CARDS",
    "COLOUR_LIST",
    "BlackCard",
    "Card",
    "Colour",
    "ColouredCard",
    "NumberCard",
    "PrintedCard",
    "Program",
    "WhiteCard",
    "card_of",
    "coloured",
    "expansion",
    "numbers",
    "retire",
    "special",
]
