"""What the search bot of SPICY believes and what it thinks of every option."""

from __future__ import annotations

from ...core import BadSettings, stream
from ...spicy import Spicy, View
from ...spicy.cards import NO_CLAIM
from ...spicy.codes import NUMBER, SPICE
from ...spicy.tables import tables_for
from ..bot import catch_up
from ..explaining import ClaimBelief, Explanation, in_order
from ..thinking import Budget
from .imagine import believed, known_table, shared_knowledge
from .options import proper_options
from .searching import MOST_COMPARED, SearchBot

__all__ = ["believe", "explain_spicy"]


def explain_spicy(game: Spicy, seat: int, budget: Budget, seed: int | str) -> Explanation:
    bot = SearchBot(stream(seed, "explain"))
    catch_up(bot, seat, game)
    view = game.view(seat)
    bot.memory.look(view)
    options = proper_options(game, seat)
    if not options:
        raise BadSettings("{name} has nothing to decide there.", "nothing-to-decide", name=game.players[seat])
    choices = bot.choices(options)
    if len(choices) > MOST_COMPARED:  # with Change Your Luck there may be thousands
        choices = bot.candidates(view, options)
    values = bot.compare(view, options, choices, budget)
    return Explanation(
        "spicy",
        seat,
        len(game.history),
        believe(bot, view),
        in_order(values),
    )


def believe(bot: SearchBot, view: View) -> tuple[ClaimBelief, ...]:
    """The stack as this seat believes it, bottom first."""
    assert view.seat is not None
    bot.memory.look(view)
    belief = bot.belief(view)
    tables = tables_for(view.rules)
    table, knowledge = known_table(view, bot.memory), shared_knowledge(view, bot.memory)
    found = []
    for i, laid in enumerate(bot.memory.stack):
        if laid.claim is None:
            number = spice = both = 0.0
        elif laid.card is not None:
            number, spice = (float(tables.holds(laid.card, laid.claim, trait)) for trait in (NUMBER, SPICE))
            both = number * spice
        else:
            before, hand = bot.memory.laid_on(i), view.players[laid.by].hand + bot.memory.laid_since(i)
            on = NO_CLAIM if before is None else before
            chances = believed(belief, knowledge, table, view.seat, laid, i, on, hand)
            both, number, spice = (chance / 1e6 for chance in chances)
        found.append(ClaimBelief(laid.by, laid.claim, laid.copy, laid.card, number, spice, both))
    return tuple(found)
