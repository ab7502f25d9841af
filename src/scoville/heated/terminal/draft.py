"""What the person at the table is about to do, step by step, until it counts.

A draft knows the options, not the rules: it asks for what they differ in, and every step can be taken back.
Where the game lists only some of very many choices, any can be put together; the game judges it in the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from .. import Action, Call, Card, Colour, Discard, Draw, Name, Offer, Play, Slap, Take, View, Wonder

__all__ = ["Choice", "Draft", "Step", "sorted_hand"]

Choice = Colour | int | None
"""What a list offers: a colour, a seat or a number; None is no colour yet, or nobody."""


class Step(Enum):
    IDLE = auto()
    COLOUR = auto()
    SEAT = auto()
    """Which player: the target, one of two, or the next in an order."""
    GIVING = auto()
    """Which own card."""
    PLACE = auto()
    """Where in the draw pile."""
    COUNT = auto()
    """How many cards to draw for now."""
    TAKE = auto()
    """Whose offer."""
    DISCARD = auto()
    """Which cards."""
    CONFIRM = auto()
    """Everything is said; Enter does it."""


LISTS = (Step.COLOUR, Step.SEAT, Step.COUNT, Step.TAKE)
"""Steps in which one of several things is chosen."""


@dataclass(frozen=True, slots=True)
class Built:
    """How far it has come."""

    step: Step
    card: int | None = None
    """Which of the hand."""
    colour: Colour | None = None
    colour_said: bool = False
    on: tuple[int, ...] = ()
    giving: int | None = None
    place: int | None = None
    marked: tuple[int, ...] = ()
    at: int = 0
    """The cursor in a list."""
    action: Action | None = None


def sorted_hand(hand: Sequence[Card]) -> tuple[Card, ...]:
    """Colour by colour, special cards last."""
    return tuple(sorted(hand, key=lambda card: (card.colour is None, card.colour or "", card)))


class Draft:
    """Begins anew with each position."""

    def __init__(self, view: View, options: Sequence[Action], cursor: int = 0) -> None:
        self.view = view
        self.hand = sorted_hand(view.hand)
        self.options = tuple(options)
        self.cursor = min(max(cursor, 0), max(len(self.hand) - 1, 0))
        self.now = Built(self._first_step())
        self._past: list[Built] = []

    def _first_step(self) -> Step:
        """What has to be chosen at once is asked at once."""
        if self.view.phase == "colour" and self._has(Name):
            return Step.COLOUR
        if self._has(Take):
            return Step.TAKE
        return Step.DISCARD if self._has(Discard) else Step.IDLE

    def _has(self, kind: type[Action]) -> bool:
        return any(isinstance(option, kind) for option in self.options)

    @property
    def step(self) -> Step:
        return self.now.step

    @property
    def wanted(self) -> int:
        """How many players have to be named."""
        return max((len(play.on) for play in self._fitting()), default=0)

    @property
    def begun(self) -> bool:
        return bool(self._past)

    # --- what there is to choose from ------------------------------------------------------------------

    @property
    def pickable(self) -> frozenset[int]:
        """Which cards of the hand can be picked now."""
        match self.step:
            case Step.GIVING:
                wanted = {play.giving for play in self._fitting()}
                return frozenset(i for i, card in enumerate(self.hand) if card in wanted and i != self.now.card)
            case Step.DISCARD:
                wanted = {card for option in self.options if isinstance(option, Discard) for card in option.cards}
            case _:
                wanted = {option.card for option in self.options if isinstance(option, Play | Offer)}
        return frozenset(i for i, card in enumerate(self.hand) if card in wanted)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the list offers, if one is open."""
        match self.step:
            case Step.COLOUR if self.now.card is None:
                return tuple(option.colour for option in self.options if isinstance(option, Name))
            case Step.COLOUR:
                return tuple(dict.fromkeys(play.colour for play in self._fitting()))
            case Step.SEAT:
                return self._seats()
            case Step.COUNT:
                return tuple(option.count for option in self.options if isinstance(option, Draw) and option.count)
            case Step.TAKE:
                return tuple(option.whose for option in self.options if isinstance(option, Take))
        return ()

    def _fitting(self) -> list[Play]:
        """The plays that agree with all that has been said."""
        now = self.now
        assert now.card is not None
        return [
            option
            for option in self.options
            if isinstance(option, Play)
            and option.card == self.hand[now.card]
            and (not now.colour_said or option.colour == now.colour)
            and set(now.on) <= set(option.on)
        ]

    def _seats(self) -> tuple[int, ...]:
        """Who can be named next, clockwise from oneself."""
        found = {seat for play in self._fitting() for seat in play.on} - set(self.now.on)
        order, seat = self.view.order, self.view.seat
        start = order.index(seat) if seat is not None else 0
        return tuple(other for other in (*order[start:], *order[:start]) if other in found)

    @property
    def deepest(self) -> int:
        """The last place in the draw pile."""
        return max((play.at for play in self._fitting() if play.at is not None), default=0)

    @property
    def due(self) -> int:
        """How many cards have to be discarded."""
        return 0 if self.view.seat is None else self.view.players[self.view.seat].discards

    # --- steps forward -----------------------------------------------------------------------------------

    def move(self, by: int) -> None:
        """The cursor: over the open list, the places of the draw pile, or the hand."""
        if self.step in LISTS:
            self.now = replace(self.now, at=(self.now.at + by) % len(self.choices))
        elif self.step is Step.PLACE:
            self.set_place((self.now.place or 0) + by)
        elif self.hand:
            self.cursor = (self.cursor + by) % len(self.hand)

    def set_place(self, place: int) -> None:
        self.now = replace(self.now, place=min(max(place, 0), self.deepest))

    def pick(self, i: int) -> bool:
        """A card of the hand; False if it cannot be picked now."""
        if not 0 <= i < len(self.hand) or self.step not in (Step.IDLE, Step.GIVING, Step.DISCARD, Step.CONFIRM):
            return False
        if self.step is Step.CONFIRM:  # another card instead
            self._restart()
        self.cursor = i
        if i not in self.pickable:
            return False
        card = self.hand[i]
        match self.step:
            case Step.DISCARD:
                self._mark(i)
            case Step.GIVING:
                self._go(replace(self.now, giving=i))
                self._ask_on()
            case _ if Offer(card) in self.options:
                self._go(Built(Step.CONFIRM, card=i, action=Offer(card)))
            case _:
                self._go(Built(Step.IDLE, card=i))
                self._ask_on()
        return True

    def _mark(self, i: int) -> None:
        marked = self.now.marked
        if i in marked:
            self._go(replace(self.now, marked=tuple(j for j in marked if j != i)))
        elif len(marked) < self.due:
            self._go(replace(self.now, marked=(*marked, i)))

    def choose(self, at: int) -> None:
        """One of what the open list offers."""
        choices = self.choices
        if not 0 <= at < len(choices):
            return
        choice, now = choices[at], replace(self.now, at=0)
        match self.step:
            case Step.COLOUR if now.card is None:
                assert isinstance(choice, Colour)
                self._go(replace(now, step=Step.CONFIRM, action=Name(choice)))
            case Step.COLOUR:
                assert choice is None or isinstance(choice, Colour)
                self._go(replace(now, colour=choice, colour_said=True))
                self._ask_on()
            case Step.SEAT:
                assert isinstance(choice, int)
                self._go(replace(now, on=(*now.on, choice)))
                self._ask_on()
            case Step.COUNT:
                assert isinstance(choice, int)
                self._go(replace(now, step=Step.CONFIRM, action=Draw(choice)))
            case Step.TAKE:
                assert choice is None or isinstance(choice, int)
                self._go(replace(now, step=Step.CONFIRM, action=Take(choice)))

    def _ask_on(self) -> None:
        """On to what the card still needs; what leaves no choice is not asked."""
        fitting = self._fitting()
        colours = {play.colour for play in fitting}
        if not self.now.colour_said and len(colours) == 1:
            self.now = replace(self.now, colour=fitting[0].colour, colour_said=True)
        wanted = self.wanted
        while self.now.colour_said and len(self.now.on) < wanted and len(self._seats()) == 1:
            self.now = replace(self.now, on=(*self.now.on, self._seats()[0]))
        if not self.now.colour_said:
            step = Step.COLOUR
        elif len(self.now.on) < wanted:
            step = Step.SEAT
        elif self.now.giving is None and any(play.giving is not None for play in fitting):
            step = Step.GIVING
        elif self.now.place is None and any(play.at is not None for play in fitting):
            step = Step.PLACE
            self.now = replace(self.now, place=0)
        else:
            step = Step.CONFIRM
        self.now = replace(self.now, step=step, action=self._play() if step is Step.CONFIRM else None)

    def _play(self) -> Play:
        now = self.now
        assert now.card is not None
        giving = None if now.giving is None else self.hand[now.giving]
        return Play(self.hand[now.card], now.colour, now.on, giving, now.place)

    def propose(self, action: Action) -> None:
        """Straight to the confirmation, if the game lists it."""
        if action in self.options:
            self._restart()
            self._go(Built(Step.CONFIRM, action=action))

    def begin_count(self) -> None:
        """Draw some of the cards that are due, to stop with MERCY."""
        if any(isinstance(option, Draw) and option.count for option in self.options):
            self._restart()
            self._go(Built(Step.COUNT))

    def begin_naming(self) -> None:
        """The colour, while something else waits too (H-LATE-COLOUR)."""
        if self._has(Name):
            self._restart()
            self._go(Built(Step.COLOUR))

    def enter(self) -> Action | None:
        """One step on; the action once it counts."""
        match self.step:
            case Step.IDLE | Step.GIVING:
                self.pick(self.cursor)
            case Step.PLACE:
                self._go(replace(self.now, step=Step.CONFIRM, action=self._play()))
            case Step.DISCARD if len(self.now.marked) == self.due:
                return Discard(tuple(sorted(self.hand[i] for i in self.now.marked)))
            case Step.DISCARD:
                self.pick(self.cursor)
            case Step.CONFIRM:
                return self.now.action
            case _:
                self.choose(self.now.at)
        return None

    def go_on_from(self, other: Draft) -> None:
        """Takes over what was begun, if the same can still be done; a reflex more or less changes nothing."""
        if self.hand == other.hand and self._decisions == other._decisions:
            self.now, self._past = other.now, other._past

    @property
    def _decisions(self) -> tuple[Action, ...]:
        return tuple(option for option in self.options if not isinstance(option, Slap | Call | Wonder))

    # --- steps back --------------------------------------------------------------------------------------

    def _go(self, now: Built) -> None:
        self._past.append(self.now)
        self.now = now

    def back(self) -> None:
        """Takes the last step back."""
        if self._past:
            self.now = self._past.pop()

    def _restart(self) -> None:
        if self._past:
            self.now = self._past[0]
            self._past.clear()
