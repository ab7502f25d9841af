"""What the search bot of HEATED knows of the others, and how it values its options, at a point of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...bots.bot import catch_up
from ...bots.explaining import Assumption, Explanation, in_order
from ...bots.thinking import Budget
from ...core import BadSettings, stream
from .. import Action, Card, Colour, Heated, View
from .memory import SPECIALS
from .mixed import SHARES, HeatedMixedSearchBot
from .options import heated_options
from .search import HeatedSearchBot

__all__ = ["HandBelief", "explain_heated"]

MOST = 24
"""How many options are valued: those that look best at first sight."""
MARGIN = 0.07
"""How far the chances to win are taken to be off: what was measured at most (`scoville.lab.calibration`)."""


@dataclass(frozen=True, slots=True)
class HandBelief:
    """Another player's hand in HEATED, as far as a seat can know it from what happened."""

    seat: int
    cards: int
    """How many."""
    known: tuple[Card, ...]
    """Cards it is sure to hold."""
    lacks: tuple[Colour, ...]
    """Colours it is believed not to hold, because it had to draw or asked for help."""
    lacks_specials: bool

    def as_values(self, players: Sequence[str]) -> dict[str, Any]:
        """For programs."""
        return {
            "player": players[self.seat],
            "cards": self.cards,
            "known": [str(card) for card in self.known],
            "lacks": [str(colour) for colour in self.lacks],
            "lacks_specials": self.lacks_specials,
        }


def explain_heated(game: Heated, seat: int, budget: Budget, seed: int | str, done: Action | None = None) -> Explanation:
    options = heated_options(game, seat)
    if not options:
        raise BadSettings("nothing-to-decide", name=game.players[seat])
    bot = HeatedMixedSearchBot(stream(seed, "explain"))
    bot.outlook = None  # chances that are shown come from whole games
    catch_up(bot, seat, game)
    view = game.view(seat)
    bot.memory.look(view)
    choices = bot.candidates(view, options, MOST)
    choices += [done] if done in options and done not in choices else []
    values = bot.compare(view, options, choices, budget, done)
    players = len(view.players)
    others = tuple(Assumption.of((seat + i) % players, *SHARES) for i in range(1, players))
    return Explanation("heated", seat, len(game.history), (), in_order(values, MARGIN), known_hands(bot, view), others)


def known_hands(bot: HeatedSearchBot, view: View) -> tuple[HandBelief, ...]:
    """The others' hands, from the next seat on."""
    assert view.seat is not None
    count = len(view.players)
    found = []
    for seat in ((view.seat + i) % count for i in range(1, count)):
        held, lacks = bot.memory.held.get(seat, Counter[int]()), bot.memory.lacks.get(seat, 0)
        known = tuple(Card(kind) for kind in sorted(held) for _ in range(held[kind]))
        colours = tuple(colour for colour in Colour if lacks >> colour.code & 1)
        found.append(HandBelief(seat, view.players[seat].hand, known, colours, bool(lacks & SPECIALS)))
    return tuple(found)
