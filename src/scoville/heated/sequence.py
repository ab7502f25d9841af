# cython: boundscheck=True, wraparound=True, cdivision=False, infer_types=False
"""A game of HEATED in sequenced play: reflexes first, then the arbiter asks, bots answer, the game judges."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..bots import Bot, ask, tell
from ..core import Dice, Journal, stream
from ..core.seeds import Seeds
from ..lab.counts import Counts
from ..lab.sequence import SequencedPlay, Watch
from ..lab.tally import Tally
from . import (
    Accept,
    Action,
    Arbiter,
    Ask,
    Call,
    Card,
    Decline,
    Discard,
    Draw,
    Heated,
    Name,
    Offer,
    Play,
    Rules,
    Slap,
    Take,
    Wonder,
    codes,
)
from .arbiter import RandomTable, random_decision
from .cards import COLOUR_LIST
from .counting import count_games
from .game import REASONS
from .state import State
from .tables import tables_for

__all__ = ["ROOM", "play"]

SLAPPING: Final = Slap()
CALLING: Final = Call()
NO_ANSWERS: Final = frozenset({Call, Wonder})
REFLEXES: Final = frozenset({Call, Wonder, Slap})


def play(game: Heated, bots: Mapping[int, Bot[Any, Any]], dice: Dice, seen: Watch) -> int:
    """To the end; the number of decisions. Seats without a bot play at random from `dice`."""
    arbiter = Arbiter(game.state, dice)
    decisions = 0

    while True:
        while (what := arbiter.reflex()) >= 0:
            _do(game, bots, seen, what >> 1, SLAPPING if what & 1 == codes.SLAPPED else CALLING)
        seat = arbiter.seat()
        if seat < 0:
            return decisions
        decisions += 1
        bot = bots.get(seat)
        action = random_action(game, arbiter, seat, dice) if bot is None else _ask(game, arbiter, seat, bot)
        if action is None:
            arbiter.decline()
        elif not isinstance(action, _Declined):
            _do(game, bots, seen, seat, action)


def _do(game: Heated, bots: Mapping[int, Bot[Any, Any]], seen: Watch, seat: int, action: Action) -> None:
    facts = game.apply(seat, action)
    tell(bots, facts)
    seen(game, seat, action, facts)


class _Declined:
    """Random play has told the arbiter itself."""


def _ask(game: Heated, arbiter: Arbiter, seat: int, bot: Bot[Any, Any]) -> Action | None:
    """What a bot does; None only where it may let be. Slaps and calls are reflexes unless a slap is the question."""
    reacting = arbiter.reacting()
    if reacting:
        options: list[Action] = [option for option in game.legal(seat) if type(option) is Play]
    else:
        reflexes = NO_ANSWERS if game.state.is_dare() else REFLEXES
        options = [option for option in game.legal(seat) if type(option) not in reflexes]
    action: Action | None = ask(bot, game.view(seat), options)
    if action is None and not reacting:
        idle = [option for option in (Accept(), Decline(), Take(None), Draw()) if option in options]
        return (idle or options)[0]  # H-NO-IDLE: something has to be done
    return action


def random_action(game: Heated, arbiter: Arbiter, seat: int, dice: Dice) -> Action | _Declined:
    """What the arbiter's random play does here, tried on a copy."""
    state = game.state
    copy = state.clone()
    copy.journal = Journal()
    declined = arbiter.declined
    random_decision(arbiter, copy, seat, dice)
    if arbiter.declined > declined:
        return _Declined()
    drawn = {codes.NOTE_PENALTY, codes.NOTE_DRAWN, codes.NOTE_TRAPPED}  # HR-CALL-DRAW: maybe before what is done
    notes = [note for note in copy.journal.drain() if note[1] == seat and note[0] not in drawn]
    kind, x = (notes[0][0], notes[0][2]) if notes else (0, 0)
    if kind == codes.NOTE_PLAYED:
        return _played(state, copy, arbiter, seat, Card(x))
    match state.phase:
        case codes.FREE:
            return Ask() if kind == codes.NOTE_ASKED else Draw()
        case codes.OFFERS:
            return Offer(Card(x)) if kind == codes.NOTE_OFFERED else Decline()
        case codes.CHOICE:
            return Take(notes[0][3]) if kind == codes.NOTE_TAKEN else Take(None)
        case codes.DISCARDS:
            thrown = [note[2] for note in notes if note[0] == codes.NOTE_DISCARDED]
            return Discard(tuple(map(Card, thrown[: state.discards_due(seat)])))
        case codes.NAMING:
            return Name(COLOUR_LIST[x])
        case codes.SLAPS:
            return Slap() if kind == codes.NOTE_SLAPPED else Accept()
    return Accept()


def _played(state: State, after: State, arbiter: Arbiter, seat: int, card: Card) -> Play:
    """The card with what the random play named."""
    tables = state.tables
    acts = state.top if tables.role_of(card) == codes.COPY else card
    if state.goes_out(seat, acts):
        return Play(card)  # H-WIN: nothing is named any more
    colour = None if arbiter.colour == codes.NO_COLOUR else COLOUR_LIST[arbiter.colour]
    giving = None if arbiter.giving == codes.NO_CARD else Card(arbiter.giving)
    match tables.needs_of(acts):
        case codes.A_TARGET | codes.A_TARGET_AND_A_CARD:
            return Play(card, colour, (arbiter.target,), giving)
        case codes.TWO_PLAYERS:
            return Play(card, colour, (arbiter.target, arbiter.second))
        case codes.ALL_OTHERS:
            return Play(card, colour, tuple(after.named_at(i) for i in range(state.n - 1)))
        case codes.A_PLACE:
            return Play(card, colour, at=arbiter.at)
    return Play(card, colour)


class HeatedSequence(SequencedPlay):
    def play(
        self, game: Heated, bots: Mapping[int, Bot[Any, Any]], dice: Dice, seen: Watch, race: Dice | None = None
    ) -> int:
        return play(game, bots, dice, seen)

    def scores(self, game: Heated) -> tuple[int, ...]:
        """The cards left in each hand."""
        return tuple(game.state.hand_size(seat) for seat in range(len(game.players)))

    def count(self, rules: Rules, names: tuple[str, ...], seed: int | str, start: int, stop: int) -> Tally:
        counts, players = Counts(), len(names)
        fresh = State(tables_for(rules, players), players, stream(0, "luck"))
        count_games(counts, RandomTable(fresh), Seeds(seed), start, stop)
        return self.tally(counts, players, REASONS)


ROOM: Final = HeatedSequence()
