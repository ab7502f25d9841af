"""What the search bot of SPICY believes, and how it values every option."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...bots.bot import catch_up
from ...bots.explaining import Assumption, Explanation, in_order
from ...bots.thinking import Budget
from ...core import BadSettings, stream
from .. import Action, Card, Claim, Spicy, View
from ..rules.cards import NO_CLAIM
from ..rules.codes import NUMBER, SPICE
from ..rules.tables import tables_for
from .known import known_table, shared_knowledge
from .manners import MANNERS, seem
from .mixed import MixedSearchBot
from .options import proper_options
from .searching import MOST_COMPARED, SearchBot
from .unknown import believed

__all__ = ["ClaimBelief", "believe", "explain_spicy"]

CERTAIN = (0, 1_000_000)
LEARNED = ((0.27, 0.59, 0.49), (0.2, 0.53, 0.59))
"""How often claims of the bot `learned` are true in both, in the number, in the spice, with 2 players and with more:
counting cards says little about them. The top card is judged by the quick network instead."""
MARGIN = 0.12
"""How far the chances to win are off, whoever plays: measured by `scoville.lab.calibration`."""
CLAIMS_MARGIN = 0.16
"""The same for its beliefs about claims, against the bots it judges worst, `kitten` and `honest`."""


@dataclass(frozen=True, slots=True)
class ClaimBelief:
    """A card of SPICY's stack as a seat believes it: the chances that number, spice and both are true."""

    by: int
    claim: Claim | None
    """None for a card put under a 5."""
    copy: bool
    card: Card | None
    """If the seat knows it; then the chances are 0 or 1."""
    number: float
    spice: float
    both: float

    def as_values(self, players: Sequence[str]) -> dict[str, Any]:
        """For programs."""
        return {
            "by": players[self.by],
            "claim": None if self.claim is None else str(self.claim),
            "copy": self.copy,
            "card": None if self.card is None else str(self.card),
            "number": round(self.number, 4),
            "spice": round(self.spice, 4),
            "both": round(self.both, 4),
        }


def explain_spicy(game: Spicy, seat: int, budget: Budget, seed: int | str, done: Action | None = None) -> Explanation:
    bot = MixedSearchBot(stream(seed, "explain"))
    catch_up(bot, seat, game)
    view = game.view(seat)
    bot.memory.look(view)
    options = proper_options(game, seat)
    if not options:
        raise BadSettings("nothing-to-decide", name=game.players[seat])
    choices = bot.choices(options)
    if len(choices) > MOST_COMPARED:  # with Change Your Luck there may be thousands
        choices = bot.candidates(view, options)
        choices += [done] if done in options and done not in choices else []
    values = bot.compare(view, options, choices, budget, kept=done)
    return Explanation(
        "spicy",
        seat,
        len(game.history),
        believe(bot, view),
        in_order(values, MARGIN),
        assumes=assumed(bot, view),
        claims_margin=CLAIMS_MARGIN,
    )


def assumed(bot: SearchBot, view: View) -> tuple[Assumption, ...]:
    """How the others are taken to play, from the next seat on."""
    assert view.seat is not None
    players = len(view.players)
    shares, names = seem(bot.memory, players), [manner.name for manner in MANNERS]
    return tuple(
        Assumption.of(seat, names, shares[seat]) for seat in ((view.seat + i) % players for i in range(1, players))
    )


def believe(bot: SearchBot, view: View) -> tuple[ClaimBelief, ...]:
    """The stack as this seat believes it, bottom first."""
    assert view.seat is not None
    bot.memory.look(view)
    belief = bot.belief(view)
    tables = tables_for(view.rules)
    table, knowledge = known_table(view, bot.memory), shared_knowledge(view, bot.memory)
    found = []
    suspicions, shares, names = bot.suspicions(view), seem(bot.memory, len(view.players)), [one.name for one in MANNERS]
    for i, laid in enumerate(bot.memory.stack):
        if laid.claim is None:
            number = spice = both = 0.0
        elif laid.card is not None:
            number, spice = (float(tables.holds(laid.card, laid.claim, trait)) for trait in (NUMBER, SPICE))
            both = number * spice
        else:
            before, hand = bot.memory.laid_on(i), view.players[laid.by].hand + bot.memory.laid_since(i)
            on = NO_CLAIM if before is None else before
            if suspicions is not None:
                belief.suspicion = suspicions[laid.by]
            chances = believed(belief, knowledge, table, view.seat, laid, i, on, hand)
            practised = dict(zip(names, shares[laid.by], strict=True))["learned"]
            last = bot.top_truths(view) if i == len(bot.memory.stack) - 1 else None
            both, number, spice = (
                chance / 1e6 if chance in CERTAIN else (1 - practised) * chance / 1e6 + practised * usual
                for chance, usual in zip(chances, last or LEARNED[len(view.players) > 2], strict=True)
            )
        found.append(ClaimBelief(laid.by, laid.claim, laid.copy, laid.card, number, spice, both))
    return tuple(found)


def judge_claims(game: Spicy, told: Explanation) -> list[tuple[float, float]]:
    """Its beliefs about the number and the spice of the top card, beside what the card is."""
    if not told.claims or told.claims[-1].card is not None or told.claims[-1].claim is None:
        return []
    top, tables = told.claims[-1], tables_for(game.rules)
    card = game.stack[-1].card
    assert card is not None
    assert top.claim is not None
    return [
        (chance, float(tables.holds(card, top.claim, trait)))
        for chance, trait in ((top.number, NUMBER), (top.spice, SPICE))
    ]
