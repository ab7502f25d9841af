"""What the person is about to do, step by step, until it counts.

A draft knows the options, not the rules: the game lists every step, and every step can be taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from .. import Action, Card, Colour, Discard, Draw, Name, Offer, Take, View
from ..rules.cards import COLOUR_LIST
from ..rules.option_codes import (
    CALL,
    COLOUR,
    DISCARD,
    GIVE,
    IN_ORDER,
    LATER,
    OFFER,
    ON,
    PLACE,
    PLAY,
    SLAP,
    TAKE,
    THE_OTHER,
    WONDER,
)
from .paths import Path, Paths

__all__ = ["Draft", "Item", "Step", "sorted_hand"]

Item = Colour | int | None
"""An item of a list: a colour, a seat or a number; None is no colour yet, or nobody."""


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
    """Which player's offer."""
    DISCARD = auto()
    """Which cards."""
    CONFIRM = auto()
    """Everything is chosen; Enter does it."""


LISTS = (Step.COLOUR, Step.SEAT, Step.COUNT, Step.TAKE)
"""Steps in which one of several things is chosen."""


@dataclass(frozen=True, slots=True)
class Built:
    """How far the choice has come."""

    step: Step
    card: int | None = None
    """The position of the card in the hand."""
    path: Path = ()
    """The steps that are certain."""
    on: tuple[int, ...] = ()
    """The players named."""
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
    """Starts anew with each position."""

    def __init__(self, view: View, paths: Paths, cursor: int = 0) -> None:
        self.view = view
        self.hand = sorted_hand(view.hand)
        self._paths = paths
        self._first = paths.steps()
        self.options = tuple([paths.action((step,)) for step in self._first if not paths.steps((step,))])
        """The actions that take one step."""
        self.cursor = min(max(cursor, 0), max(len(self.hand) - 1, 0))
        self.now = Built(self._first_step())
        self._past: list[Built] = []

    def _first_step(self) -> Step:
        """Asks at once for what has to be chosen at once."""
        if self.view.phase == "colour" and self._has(Name):
            return Step.COLOUR
        if self._has(Take):
            return Step.TAKE
        return Step.DISCARD if any(DISCARD <= step < GIVE for step in self._first) else Step.IDLE

    def _has(self, kind: type[Action]) -> bool:
        return any(isinstance(option, kind) for option in self.options)

    @property
    def playable(self) -> frozenset[int]:
        """The cards that can be played."""
        return frozenset(step - PLAY for step in self._first if PLAY <= step < OFFER)

    @property
    def step(self) -> Step:
        return self.now.step

    @property
    def wanted(self) -> int:
        """How many players have to be named."""
        stage = self._paths.stage(self.now.path)
        return len(self.view.players) - 1 if stage == IN_ORDER else 2 if self._two else 1

    @property
    def _two(self) -> bool:
        """Whether two players are named, in any order."""
        steps = self._paths.steps(self.now.path)
        return bool(steps) and self._paths.stage((*self.now.path, steps[0])) == THE_OTHER

    @property
    def begun(self) -> bool:
        return bool(self._past)

    # --- what there is to choose from ------------------------------------------------------------------

    @property
    def pickable(self) -> frozenset[int]:
        """Which cards of the hand can be picked now."""
        match self.step:
            case Step.GIVING:
                wanted = {step - GIVE for step in self._steps()}
                return frozenset(i for i, card in enumerate(self.hand) if card in wanted and i != self.now.card)
            case Step.DISCARD:
                wanted = self._paths.discardable()
            case _:
                offered = {step - OFFER for step in self._first if OFFER <= step < DISCARD}
                wanted = {*self.playable, *offered}
        return frozenset(i for i, card in enumerate(self.hand) if card in wanted)

    def _steps(self) -> list[int]:
        """The possible next steps for the card."""
        return self._paths.steps(self.now.path)

    @property
    def choices(self) -> tuple[Item, ...]:
        """The items of the open list, if there is one."""
        match self.step:
            case Step.COLOUR if self.now.card is None:
                return tuple(option.colour for option in self.options if isinstance(option, Name))
            case Step.COLOUR:
                return tuple([None if step == LATER else COLOUR_LIST[step - COLOUR] for step in self._steps()])
            case Step.SEAT:
                return self._seats()
            case Step.COUNT:
                return tuple(option.count for option in self.options if isinstance(option, Draw) and option.count)
            case Step.TAKE:
                return tuple(option.whose for option in self.options if isinstance(option, Take))
        return ()

    def _seats(self) -> tuple[int, ...]:
        """The players who can be named next, clockwise from the person."""
        found = self._named(self.now.path)
        if self._two:
            pairs = [(one, two) for one in found for two in self._named((*self.now.path, self._naming(one)))]
            found = {seat for pair in pairs if set(self.now.on) <= set(pair) for seat in pair} - set(self.now.on)
        order, start = self.view.order, self.view.order.index(self._paths.seat)
        return tuple(other for other in (*order[start:], *order[:start]) if other in found)

    def _named(self, path: Path) -> set[int]:
        return {(self._paths.seat + step - ON) % len(self.view.players) for step in self._paths.steps(path)}

    def _naming(self, seat: int) -> int:
        """The step that names a player, counted from the person."""
        return ON + (seat - self._paths.seat) % len(self.view.players)

    @property
    def deepest(self) -> int:
        """The last place in the draw pile."""
        return max((step - PLACE for step in self._steps()), default=0)

    @property
    def due(self) -> int:
        """How many cards have to be discarded."""
        return 0 if self.view.seat is None else self.view.players[self.view.seat].discards

    # --- steps forward -----------------------------------------------------------------------------------

    def move(self, by: int) -> None:
        """Moves the cursor: over the open list, the places of the draw pile, or the hand."""
        if self.step in LISTS:
            self.now = replace(self.now, at=(self.now.at + by) % len(self.choices))
        elif self.step is Step.PLACE:
            self.set_place((self.now.place or 0) + by)
        elif self.hand:
            self.cursor = (self.cursor + by) % len(self.hand)

    def set_place(self, place: int) -> None:
        self.now = replace(self.now, place=min(max(place, 0), self.deepest))

    def pick(self, i: int) -> bool:
        """Picks a card of the hand; False if it cannot be picked now."""
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
                self._go(replace(self.now, giving=i, path=(*self.now.path, GIVE + card)))
                self._ask_on()
            case _ if Offer(card) in self.options:
                self._go(Built(Step.CONFIRM, card=i, action=Offer(card)))
            case _:
                self._go(Built(Step.IDLE, card=i, path=(PLAY + card,)))
                self._ask_on()
        return True

    def _mark(self, i: int) -> None:
        marked = self.now.marked
        if i in marked:
            self._go(replace(self.now, marked=tuple(j for j in marked if j != i)))
        elif len(marked) < self.due:
            self._go(replace(self.now, marked=(*marked, i)))

    def choose(self, at: int) -> None:
        """Chooses an item of the open list."""
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
                self._go(replace(now, path=(*now.path, LATER if choice is None else COLOUR + choice.code)))
                self._ask_on()
            case Step.SEAT:
                assert isinstance(choice, int)
                self._go(now)
                self._name(choice)
                self._ask_on()
            case Step.COUNT:
                assert isinstance(choice, int)
                self._go(replace(now, step=Step.CONFIRM, action=Draw(choice)))
            case Step.TAKE:
                assert choice is None or isinstance(choice, int)
                self._go(replace(now, step=Step.CONFIRM, action=Take(choice)))

    def _name(self, seat: int) -> None:
        """Names one more player. Two are stored in the order of their numbers, once both are known."""
        now, on = self.now, (*self.now.on, seat)
        certain = () if self._two and len(on) == 1 else sorted(on) if self._two else (seat,)
        self.now = replace(now, on=on, path=(*now.path, *map(self._naming, certain)))

    def _ask_on(self) -> None:
        """Continues with what the card still needs; a step without alternatives is not asked."""
        while steps := self._steps():
            step = _kind(steps[0])
            if step is Step.SEAT and len(seats := self._seats()) == 1:
                self._name(seats[0])
            elif step is not Step.SEAT and len(steps) == 1 and step is not Step.PLACE:
                self.now = replace(self.now, path=(*self.now.path, steps[0]))
                if step is Step.GIVING:
                    self.now = replace(self.now, giving=self._other(steps[0] - GIVE))
            else:
                self.now = replace(self.now, step=step, place=0 if step is Step.PLACE else None)
                return
        self._confirm()

    def _confirm(self) -> None:
        self.now = replace(self.now, step=Step.CONFIRM, action=self._paths.action(self.now.path))

    def _other(self, card: int) -> int:
        """The position of a card in the hand, other than the one to be played."""
        return next(i for i, held in enumerate(self.hand) if held == card and i != self.now.card)

    def propose(self, action: Action) -> None:
        """Goes straight to the confirmation, if the game lists the action."""
        if action in self.options:
            self._restart()
            self._go(Built(Step.CONFIRM, action=action))

    def begin_count(self) -> None:
        """Draw some of the cards that are due, to stop with MERCY."""
        if any(isinstance(option, Draw) and option.count for option in self.options):
            self._restart()
            self._go(Built(Step.COUNT))

    def begin_naming(self) -> None:
        """Names the colour while something else waits too (H-LATE-COLOUR)."""
        if self._has(Name):
            self._restart()
            self._go(Built(Step.COLOUR))

    def enter(self) -> Action | None:
        """Takes the next step; returns the action once it counts."""
        match self.step:
            case Step.IDLE | Step.GIVING:
                self.pick(self.cursor)
            case Step.PLACE:
                self._go(replace(self.now, path=(*self.now.path, PLACE + (self.now.place or 0))))
                self._confirm()
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
        """Takes over what was begun, if it can still be done; a reflex more or less changes nothing."""
        if self.hand == other.hand and self._decisions == other._decisions:
            self.now, self._past = other.now, other._past

    @property
    def _decisions(self) -> list[int]:
        return [step for step in self._first if step not in {SLAP, CALL, WONDER}]

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


def _kind(step: int) -> Step:
    """What a step of a card decides."""
    if step >= PLACE:
        return Step.PLACE
    if step >= GIVE:
        return Step.GIVING
    return Step.SEAT if ON <= step < TAKE else Step.COLOUR
