"""SPICY with explicit luck: every deal and draw is asked for, card by card; there is no shuffled deck.

It is for methods that consider every chance: the exact ruler and OpenSpiel. A decision that draws cards waits until
luck has named them; then it happens, by the same rules as everywhere. What each seat has seen is stored in rows of
numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any, Final

from ... import spicy
from ...core import NOBODY, BadSettings, Dice, Journal
from ...core.notes import Note
from ...environments.tables import names_of
from .. import Card, Claim, Rules
from ..rules.cards import KINDS
from ..rules.codes import RUNNING
from ..rules.notes import (
    NOTE_CARD_PLAYED,
    NOTE_CARD_REVEALED,
    NOTE_CARDS_ADDED,
    NOTE_CARDS_DRAWN,
    NOTE_CHALLENGED,
    NOTE_GAME_ENDED,
    NOTE_LAST_CARD_ACCEPTED,
    NOTE_LAST_CARD_PLAYED,
    NOTE_PASSED,
    NOTE_STACK_RAIDED,
    NOTE_STACK_WON,
    NOTE_TROPHY_TAKEN,
    NOTES,
)
from ..rules.state import State
from ..rules.tables import tables_for
from .codec import LET_BE, describe, variant_bits
from .table import SpicyTable

__all__ = ["DEALT", "DECIDED", "UNKNOWN", "Row", "SpicyLuck", "describe_row"]

Row = Note
"""Something a seat has seen: kind, seat and three numbers as in the journal; a card it may not know is -1."""

DECIDED: Final = 0  # decision; shown only to the seat itself, if no other row shows it
DEALT: Final = len(NOTES.numbers) + 1  # card
UNKNOWN: Final = -1


class SpicyLuck:
    """A table that asks luck. At any time it is either `over`, or waits for luck (`chances`), or `mover` decides."""

    def __init__(self, rules: Rules, players: int, first: int | None = None) -> None:
        if rules.worlds_end_jitter:
            raise BadSettings.plain("Where luck is in the open, the World's End card is not shifted by the seed.")
        game = spicy.new(names_of(players), 0, rules, first=first)  # raises if the settings are wrong
        self.rules = rules
        self.players = players
        self.above = game.above_worlds_end
        self.table = SpicyTable(
            State(tables_for(rules), players), variant_bits(rules), rules.open_deck, False, Dice(0, 0, 0, 1)
        )
        self.first = NOBODY if first is None else first
        self.to_come = [seat for seat in range(players) for _ in range(rules.hand)]
        """The seats that get the next cards, in order."""
        self.told: list[int] = []
        self.dealt = False
        self.after: SpicyTable | None = None
        """The result of the decision that waits for luck, without the drawn cards."""
        self.left = list(rules.cards)
        """The deck by kinds: what luck can still give."""
        self.seen: list[tuple[Row, ...]] = [()] * players
        self.start = (rules, players, first)
        self.moves: list[int] = []
        """Every decision of luck and the seats; a table is saved as this list and replayed."""

    def clone(self) -> SpicyLuck:
        other: SpicyLuck = object.__new__(SpicyLuck)
        other.rules, other.players, other.above, other.first = self.rules, self.players, self.above, self.first
        other.table = self.table.clone()
        other.to_come, other.told, other.left = self.to_come[:], self.told[:], self.left[:]
        other.dealt, other.after = self.dealt, self.after
        other.seen = self.seen[:]
        other.start, other.moves = self.start, self.moves[:]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> SpicyLuck:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.start, self.moves)

    # --- who decides -------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.table.state.reason != RUNNING

    @property
    def luck(self) -> bool:
        """Whether luck is asked."""
        return self.first < 0 or bool(self.to_come)

    @property
    def ends(self) -> bool:
        """Whether the decision that waits for luck ends the game: then the drawn cards no longer matter."""
        return self.after is not None and self.after.state.reason != RUNNING

    @property
    def mover(self) -> int:
        return int(self.table.mover)

    def chances(self) -> list[tuple[int, int]]:
        """What luck may decide now, with weights: the seat that starts (S-FIRST), then a kind of card for each draw."""
        if self.first < 0:
            return [(seat, 1) for seat in range(self.players)]
        return [(kind, count) for kind, count in enumerate(self.left) if count]

    def options(self) -> list[int]:
        """The mover's possible decisions, in order."""
        return sorted(self.table.decisions())

    def outcome(self) -> list[float]:
        """Once the game is over or `ends`."""
        return (self.table if self.after is None else self.after).outcome()

    # --- what happens -----------------------------------------------------------------------------

    def tell(self, outcome: int) -> None:
        """Luck decides who starts, or the next card."""
        self.moves.append(outcome)
        if self.first < 0:
            self.first = outcome
            return
        self.left[outcome] -= 1
        self.told.append(outcome)
        if len(self.told) == len(self.to_come):
            if self.dealt:
                self._draw()
            else:
                self._deal()

    def decide(self, decision: int) -> None:
        """Takes one decision of the mover, which must be one of its options."""
        self.moves.append(decision)
        table, seat = self.table, self.mover
        done = table.choose(decision)
        if not done or decision == LET_BE:
            self.seen[seat] = (*self.seen[seat], (DECIDED, seat, decision, 0, 0))
        if not done:
            return
        after = table.clone()
        notes = _perform(after)
        self.to_come = [note[1] for note in notes if note[0] == NOTE_CARDS_DRAWN]
        if self.to_come:
            self.after = after
        else:
            self.table = after
            self._show(notes)

    def _deal(self) -> None:
        state = self.table.state
        for seat, card in zip(self.to_come, self.told, strict=True):
            state.put_hand(seat, card)
        for seat in range(self.players):
            cards = sorted(card for to, card in zip(self.to_come, self.told, strict=True) if to == seat)
            self.seen[seat] = tuple((DEALT, seat, card, 0, 0) for card in cards)
        self._fill_deck(())
        state.below = state.deck_n - self.above
        state.turn = self.first
        self.table.begin()
        self.dealt = True
        self.to_come, self.told = [], []

    def _draw(self) -> None:
        self._fill_deck(self.told)
        self._show(_perform(self.table))
        self.to_come, self.told, self.after = [], [], None

    def _fill_deck(self, next_cards: Sequence[int]) -> None:
        """Puts the cards that luck has named on top; the order of the others is not decided."""
        state = self.table.state
        state.deck_n = 0
        for kind in range(KINDS):
            for _ in range(self.left[kind]):
                state.put_deck(kind)
        for card in reversed(next_cards):
            state.put_deck(card)

    def _show(self, notes: Sequence[Note]) -> None:
        """Shows every seat what it may see; cards drawn together are shown in card order."""
        for seat in range(self.players):
            rows = [_seen(note, seat) for note in notes]
            drawn_by = [row[:2] if row[0] == NOTE_CARDS_DRAWN else i for i, row in enumerate(rows)]
            for _, group in groupby(range(len(rows)), key=drawn_by.__getitem__):
                drawn = list(group)
                rows[drawn[0] : drawn[-1] + 1] = sorted(rows[i] for i in drawn)
            self.seen[seat] = (*self.seen[seat], *rows)

    # --- what a seat knows ---------------------------------------------------------------------------

    def known(self, seat: int) -> tuple[Any, ...]:
        """Everything `seat` has seen, and what it is asked: equal for two histories that it cannot tell apart."""
        asked = seat == self.mover and self.dealt
        return (seat, self.seen[seat], asked and (1 + self.table.arbiter.reacting()))


def _again(start: tuple[Rules, int, int | None], moves: list[int]) -> SpicyLuck:
    luck = SpicyLuck(*start)
    for move in moves:
        if luck.luck:
            luck.tell(move)
        else:
            luck.decide(move)
    return luck


_JOURNAL: Final = Journal()


def _perform(table: SpicyTable) -> list[Note]:
    state = table.state
    state.journal = _JOURNAL
    _JOURNAL.length = 0
    table.perform()
    state.journal = None
    return _JOURNAL.drain()


@lru_cache(maxsize=1 << 16)
def _seen(note: Note, seat: int) -> Row:
    """A note as a seat may know it. By the facts, only the card can be hidden, and it comes first."""
    hidden = any(fact.seen_by(seat) != fact for fact in NOTES.again([note]))
    kind, by, _, y, z = note
    return (kind, by, UNKNOWN, y, z) if hidden else note


_VERBS: Final = {
    DEALT: "holds",
    NOTE_CARDS_ADDED: "adds",
    NOTE_CARDS_DRAWN: "draws",
    NOTE_PASSED: "passes",
    NOTE_STACK_WON: "wins",
    NOTE_STACK_RAIDED: "raids",
    NOTE_LAST_CARD_ACCEPTED: "accepts",
    NOTE_TROPHY_TAKEN: "takes a trophy",
    NOTE_LAST_CARD_PLAYED: "has no card left",
}
_WITH_CARD: Final = (DEALT, NOTE_CARDS_ADDED, NOTE_CARDS_DRAWN, NOTE_CARD_PLAYED, NOTE_CARD_REVEALED)
_TRAITS: Final = {trait.code: str(trait) for trait in spicy.Trait}


@lru_cache(maxsize=1 << 16)
def describe_row(row: Row) -> str:
    """A row in words: `1 plays ? as c2`."""
    kind, seat, x, y, z = row
    card = "?" if x == UNKNOWN else str(Card(x)) if kind in _WITH_CARD else ""
    if kind == NOTE_GAME_ENDED:
        return "the end"
    if kind == DECIDED:
        return f"{seat} decides: {describe(x)}"
    if kind == NOTE_CARD_PLAYED:
        return f"{seat} copies {card}" if z else f"{seat} plays {card} as {Claim(y)}"
    if kind == NOTE_CHALLENGED:
        return f"{seat} challenges {_TRAITS[y]}"
    if kind == NOTE_CARD_REVEALED:
        return f"{seat} shows {card}: {'right' if z else 'wrong'}"
    if kind in {NOTE_STACK_WON, NOTE_STACK_RAIDED}:
        return f"{seat} {_VERBS[kind]} {x}"
    return f"{seat} {_VERBS[kind]} {card}".rstrip()
