"""What can be chosen at a table: both games with their defaults and choices."""

from __future__ import annotations

from ..bots import TEMPERAMENTS
from ..heated import CARDS, HOUSE_RULES, MODES
from ..heated.rules import FEWEST_PLAYERS as HEATED_FEWEST
from ..heated.rules import MOST_PLAYERS as HEATED_MOST
from ..spicy import EDITIONS, VARIANTS
from ..spicy.rules import FEWEST_PLAYERS as SPICY_FEWEST
from ..spicy.rules import MANNERS
from ..spicy.rules import MOST_PLAYERS as SPICY_MOST
from . import protocol as p
from .players import bots_for
from .speeds import SPEEDS

__all__ = ["games_on_offer"]


def games_on_offer() -> p.Games:
    spicy = p.GameOffer(
        game="spicy",
        fewest=SPICY_FEWEST,
        most=SPICY_MOST,
        defaults=p.Settings(p.SpicyRules()),
        choices={"edition": tuple(EDITIONS), "variants": tuple(VARIANTS), "manners": tuple(MANNERS)},
        most_variants={edition.id: edition.most_variants for edition in EDITIONS.values()},
        bots=bots_for("spicy"),
        temperaments=tuple(TEMPERAMENTS),
    )
    heated = p.GameOffer(
        game="heated",
        fewest=HEATED_FEWEST,
        most=HEATED_MOST,
        defaults=p.Settings(p.HeatedRules()),
        choices={
            "mode": tuple(MODES),
            "add": tuple(word for word, card in CARDS.items() if card.expansion or card.extra),
            "house": tuple(map(str, HOUSE_RULES)),
            "heated_call": ("race", "automatic"),
            "cards": tuple(CARDS),
        },
        most_variants={},
        bots=bots_for("heated"),
        temperaments=tuple(TEMPERAMENTS),
    )
    phrases: tuple[p.Phrase, ...] = p.Phrase.__args__  # type: ignore[attr-defined]
    return p.Games((spicy, heated), SPEEDS, phrases)
