"""Why one answer of HEATED is better than another: what differs on the imagined tables of the search.

Both answers meet the same tables with the same luck. What is measured there is the reason; nothing else is claimed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ...bots.bot import catch_up
from ...bots.puzzles import Reason
from ...core import stream
from .. import Action, Heated
from ..redeal import Redeal
from ..rules import codes
from ..rules.performing import perform
from ..rules.state import State
from .options import heated_options
from .search import FAR, HeatedSearchBot

__all__ = ["heated_reasons"]

WORLDS: Final = 1500
"""Imagined tables."""
SURE: Final = 4.0
"""A difference counts if it is this many standard errors wide …"""
MATTERS: Final = {"soon": 0.03, "draws": 0.05, "cards": 0.3, "fits": 0.05, "rival": 0.04}
"""… and at least this large."""
MOST: Final = 2
"""Reasons: the clearest ones."""
NEAR: Final = 12
"""Decisions per player within which the turn comes again."""


@dataclass
class Measured:
    """What happened on the tables after one answer, one number for each table. None: it could not be seen there."""

    soon: list[float | None] = field(default_factory=list)
    """1 if somebody else went out before the player's turn came again."""
    draws: list[float | None] = field(default_factory=list)
    """1 if the player had to draw cards then, because others stacked theirs on a draw."""
    cards: list[float | None] = field(default_factory=list)
    """How many cards the player held or had to draw then."""
    fits: list[float | None] = field(default_factory=list)
    """1 if a card could be played then, where no draw was due."""
    winners: list[int] = field(default_factory=list)
    """Who won in the end, as bits."""


def heated_reasons(
    game: Heated, seat: int, best: Action | None, other: Action | None, seed: int | str
) -> tuple[Reason, ...]:
    """Why `best` beats `other`, the clearest reason first. None if nothing that is measured explains it."""
    options = heated_options(game, seat)
    bot = HeatedSearchBot(stream(seed, "reasons"))
    catch_up(bot, seat, game)
    view = game.view(seat)
    bot.memory.look(view)
    redeal = bot.imagine(view, options)
    after = (Measured(), Measured())
    for _ in range(WORLDS):
        _try(bot, redeal, (best, other), after)
    found = [
        _reason("soon", after[0].soon, after[1].soon, 1),
        _reason("draws", after[0].draws, after[1].draws, 1),
        _reason("cards", after[0].cards, after[1].cards, 1),
        _reason("fits", after[0].fits, after[1].fits, -1),
        *(_rival(rival, *after) for rival in range(len(game.players)) if rival != seat),
    ]
    clear = sorted((one for one in found if one is not None), key=lambda one: -one[0])
    chosen: dict[str, Reason] = {}
    for _, reason in clear:
        chosen.setdefault(reason.reason, reason)
    return tuple(chosen.values())[:MOST]


def _try(bot: HeatedSearchBot, redeal: Redeal, answers: Sequence[Action | None], after: Sequence[Measured]) -> None:
    """One table for both answers."""
    seat = redeal.seat
    world = redeal.deal(bot.dice)
    luck = bot.draw_luck()
    for answer, measured in zip(answers, after, strict=True):
        state, dice, arbiter = bot.begin(world, luck)
        if answer is not None:
            perform(state, seat, answer)
        left = state.turn.seat != seat
        for _ in range(NEAR * state.n):
            if state.reason or (left and state.turn.seat == seat and state.pending.phase == codes.FREE):
                break
            bot.others.play_on(arbiter, state, dice, 1)
            left = left or state.turn.seat != seat
        _look(state, seat, left, measured)
        bot.others.play_on(arbiter, state, dice, FAR * state.n)
        measured.winners.append(state.won if state.reason else 0)


def _look(state: State, seat: int, left: bool, measured: Measured) -> None:
    """Notes how things are when the turn has come again, or the game has ended before."""
    again = not state.reason and left and state.turn.seat == seat and state.pending.phase == codes.FREE
    lost = bool(state.reason) and not state.won >> seat & 1
    measured.soon.append(float(lost) if state.reason or again else None)
    due = state.pending.draws if state.pending.on == seat else 0
    measured.draws.append(float(due > 0) if again else None)
    measured.cards.append(float(state.hand_size(seat) + due) if again else None)
    fits = any(state.can_play(seat, card) for card in state.hand_list(seat))
    measured.fits.append(float(fits) if again and not due else None)


def _rival(rival: int, best: Measured, other: Measured) -> tuple[float, Reason] | None:
    one, two = ([float(won >> rival & 1) for won in each.winners] for each in (best, other))
    return _reason("rival", one, two, 1, rival)


def _reason(
    name: str, best: Sequence[float | None], other: Sequence[float | None], sign: int, seat: int | None = None
) -> tuple[float, Reason] | None:
    """The reason and how sure it is, if less of it (`sign` 1) or more of it (-1) speaks clearly for the best answer."""
    ours, theirs = ([value for value in values if value is not None] for values in (best, other))
    if len(ours) < WORLDS / 4 or len(theirs) < WORLDS / 4:
        return None
    mean, rest = sum(ours) / len(ours), sum(theirs) / len(theirs)
    error = (_spread(ours, mean) / len(ours) + _spread(theirs, rest) / len(theirs)) ** 0.5
    gain = (rest - mean) * sign
    if gain < MATTERS[name] or gain < SURE * error:
        return None
    return gain / max(error, 1e-9), Reason(name, round(mean, 3), round(rest, 3), seat)


def _spread(values: Sequence[float], mean: float) -> float:
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
