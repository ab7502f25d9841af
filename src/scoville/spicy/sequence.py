# cython: boundscheck=True, wraparound=True, cdivision=False, infer_types=False
"""A game of SPICY in sequenced play: the arbiter asks, bots answer, the game judges."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..bots import Bot, ask, tell
from ..core import Dice, Journal
from ..core.seeds import Seeds
from ..lab.counts import Counts
from ..lab.sequence import SequencedPlay, Watch
from ..lab.tally import Tally
from . import Accept, Action, Arbiter, Card, Challenge, Claim, Copy, Pass, Play, Rules, Spicy, Trait, new
from .arbiter import RandomTable, random_decision
from .bots.options import proper_options
from .codes import ACCEPTED, ADDED, CHALLENGED, LAST, PASSED, PLAYED
from .counting import count_games
from .game import REASONS
from .state import State
from .tables import tables_for

__all__ = ["ROOM", "play"]

TRAITS = {trait.code: trait for trait in Trait}


def play(
    game: Spicy,
    bots: Mapping[int, Bot[Any, Any]],
    dice: Dice,
    seen: Watch,
    race: Dice | None = None,
) -> int:
    """To the end; the number of decisions. Seats without a bot play at random from `dice`. With `race` the order in
    which they are asked is shuffled (SR-RACE)."""
    arbiter = Arbiter(game.state, race)
    decisions = 0
    while (seat := arbiter.seat()) >= 0:
        decisions += 1
        reacting = arbiter.reacting()
        bot = bots.get(seat)
        if bot is None:
            action = random_action(game, arbiter, seat, dice)
        else:
            action = ask(bot, game.view(seat), proper_options(game, seat, reacting))
            if action is None:
                action = _let_be(game, reacting)
                if action is None:
                    arbiter.decline()
        if action is not None:
            facts = game.apply(seat, action)
            tell(bots, facts)
            seen(game, seat, action, facts)
    return decisions


def _let_be(game: Spicy, reacting: bool) -> Action | None:
    if game.waiting:
        return Accept()  # S-LAST-WAIT
    return None if reacting else Pass()  # a turn is never let be: S-TURN


def random_action(game: Spicy, arbiter: Arbiter, seat: int, dice: Dice) -> Action | None:
    """What the arbiter's random play does here, tried on a copy; None if it has declined."""
    copy = game.state.clone()
    copy.journal = Journal()
    random_decision(arbiter, copy, seat, dice)
    notes = copy.journal.drain()
    if not notes:
        return None
    kind, _, x, y, z = notes[0]
    if kind == PASSED:
        return Pass()
    if kind == ACCEPTED:
        return Accept()
    if kind == CHALLENGED:
        return Challenge(TRAITS[y])
    assert kind == PLAYED
    under = tuple(Card(note[2]) for note in notes if note[0] == ADDED)
    last = any(note[0] == LAST for note in notes)
    return Copy(Card(x), under, last) if z else Play(Card(x), Claim(y), under, last)


class SpicySequence(SequencedPlay):
    shuffles = True  # SR-RACE
    chunk = 20_000

    def play(
        self, game: Spicy, bots: Mapping[int, Bot[Any, Any]], dice: Dice, seen: Watch, race: Dice | None = None
    ) -> int:
        return play(game, bots, dice, seen, race)

    def scores(self, game: Spicy) -> tuple[int, ...]:
        return game.scores

    def count(self, rules: Rules, names: tuple[str, ...], seed: int | str, start: int, stop: int) -> Tally:
        def above_of(seed: str) -> int:
            return new(names, seed, rules).above_worlds_end

        counts, table = Counts(), RandomTable(State(tables_for(rules), len(names)))
        jitter = above_of if rules.worlds_end_jitter else None
        count_games(counts, table, Seeds(seed), start, stop, above_of("0"), jitter)
        return self.tally(counts, len(names), REASONS)


ROOM: Final = SpicySequence()
