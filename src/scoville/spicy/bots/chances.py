"""Everybody's chance to win at a point of a game of SPICY, with all hands open; only the deck is unknown."""

from __future__ import annotations

from ...bots.bot import catch_up
from ...core import Dice, stream
from .. import Spicy
from ..rules.arbiter import Arbiter
from ..rules.codes import RUNNING
from ..rules.state import State
from .codes import MILLION
from .heuristic import HeuristicBot
from .known import shared_knowledge
from .playouts import play_on

__all__ = ["spicy_chances"]

STACKS_MORE = 6
"""A playout ends once this many challenges are settled; then the policy values the table."""


def spicy_chances(game: Spicy, playouts: int, seed: int | str) -> tuple[float, ...]:
    players = range(len(game.players))
    dice = stream(seed, "chances")
    bot = HeuristicBot(dice)
    catch_up(bot, 0, game)
    view = game.view(0)
    bot.memory.look(view)
    policy, shared = bot.policy(view), shared_knowledge(view, bot.memory)
    for laid, seen in zip(game.stack, bot.memory.stack, strict=True):
        if laid.card is not None and seen.card is None:
            shared.note_laid(laid.by, laid.card)  # the player who laid it knows it
    sums = [0] * len(players)
    for _ in range(playouts):
        state = _other_deck(game.state, dice)
        play_on(policy, shared.clone(), Arbiter(state), state, dice, STACKS_MORE)
        if state.reason == RUNNING:
            worth = [policy.prospect.standing(state, seat) for seat in players]
        else:
            worth = [state.winners() >> seat & 1 for seat in players]
        whole = max(1, sum(worth))
        sums = [sums[seat] + MILLION * worth[seat] // whole for seat in players]
    return tuple(each / (MILLION * playouts) for each in sums)


def _other_deck(table: State, dice: Dice) -> State:
    """The table with the deck in another order, because nobody knows what is drawn next."""
    state = table.clone()
    state.journal = None
    cards = [state.card_at(0, i) for i in range(state.deck_n)]
    state.deck_n = 0
    while cards:
        state.put_deck(cards.pop(dice.below(len(cards))))
    return state
