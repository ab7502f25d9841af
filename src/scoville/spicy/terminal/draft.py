"""What the person at the table is about to do, step by step, until it counts.

A draft knows the options, not the rules: it offers what the game listed. Every step can be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum, auto

from ...core.options import MOST_ACTIONS
from .. import Accept, Action, Card, Challenge, Claim, Copy, Pass, Peek, Play, Trait
from ..cards import CLAIMS

__all__ = ["Draft", "Step"]


class Step(Enum):
    IDLE = auto()
    COPY = auto()
    """Which card to copy with."""
    CLAIM = auto()
    """What to declare the chosen card as."""
    UNDER = auto()
    """Which more cards go under a 5."""
    PEEK = auto()
    """Where to look."""
    CONFIRM = auto()
    """Everything is said; Enter does it."""


class Draft:
    """Begins anew with each position. `offence` names the clause an option breaks, if it does."""

    def __init__(
        self,
        hand: Sequence[Card],
        options: Sequence[Action],
        offence: Callable[[Action], str | None],
        cursor: int = 0,
        accepts: Callable[[Action], bool] | None = None,
    ) -> None:
        """`accepts` says whether the game does what is not listed: of more than MOST_ACTIONS it lists only some."""
        self.hand = tuple(hand)
        self.options = tuple(options)
        self._offence = offence
        self._accepts = accepts if len(options) >= MOST_ACTIONS else None
        self.offences = {option: clause for option in options if (clause := offence(option))}
        self.cursor = min(max(cursor, 0), max(len(hand) - 1, 0))
        self._begin()

    def _begin(self) -> None:
        self.step = Step.IDLE
        self.chosen: int | None = None
        self.claim: Claim | None = None
        self.under: tuple[int, ...] = ()
        self.copying = False
        self.action: Action | None = None
        self._came_from = Step.IDLE

    @property
    def open(self) -> bool:
        """Whether something has been begun."""
        return self.step is not Step.IDLE

    # --- what there is to choose from -----------------------------------------------------------

    @property
    def may_play(self) -> bool:
        return any(isinstance(option, Play) for option in self.options)

    @property
    def may_pass(self) -> bool:
        return Pass() in self.options

    @property
    def may_copy(self) -> bool:
        return any(isinstance(option, Copy) for option in self.options)

    @property
    def may_accept(self) -> bool:
        return Accept() in self.options

    @property
    def traits(self) -> tuple[Trait, ...]:
        return tuple(option.trait for option in self.options if isinstance(option, Challenge))

    @property
    def peeks(self) -> tuple[int | None, ...]:
        return tuple(option.whose for option in self.options if isinstance(option, Peek))

    def claims(self) -> dict[Claim, str | None]:
        """What may be declared with the chosen card, with the clause it breaks."""
        if self.chosen is None:
            return {}
        card = self.hand[self.chosen]
        found: dict[Claim, str | None] = {}
        for option in self.options:
            if isinstance(option, Play) and option.card == card and not option.under:
                clause = self.offences.get(option)
                found.setdefault(option.claim, clause if clause == "S-BAD-CALL" else None)
        if self._accepts is not None:
            for claim in map(Claim, range(CLAIMS)):
                if claim not in found and self._accepts(play := Play(card, claim)):
                    found[claim] = self._offence(play)
            found = dict(sorted(found.items()))
        return found

    def _built(self, under: tuple[int, ...]) -> list[Play | Copy]:
        """The options that fit what was chosen so far, those that announce a last card first."""
        assert self.chosen is not None
        card, cards = self.hand[self.chosen], tuple(sorted(self.hand[i] for i in under))
        kind = Copy if self.copying else Play
        fits = [
            option
            for option in self.options
            if isinstance(option, Play | Copy)
            and isinstance(option, kind)
            and option.card == card
            and option.under == cards
            and (isinstance(option, Copy) or option.claim == self.claim)
        ]
        if not fits and self._accepts is not None and (self.copying or self.claim is not None):
            made = Copy(card, cards) if self.claim is None else Play(card, self.claim, cards)
            if self._accepts(made):
                fits = [made]
                if clause := self._offence(made):
                    self.offences[made] = clause
        return sorted(fits, key=lambda option: not option.last)

    # --- steps forward ------------------------------------------------------------------------------

    def move(self, by: int) -> None:
        """The cursor over the hand."""
        if self.hand:
            self.cursor = (self.cursor + by) % len(self.hand)

    def choose_card(self, i: int) -> None:
        """In IDLE and COPY the card to play, in UNDER one more or one less under it."""
        if not 0 <= i < len(self.hand):
            return
        if self.step is Step.UNDER:
            self._toggle_under(i)
        elif self.step is Step.COPY:
            self.cursor = self.chosen = i
            self._say_more()
        elif self.step in (Step.IDLE, Step.CLAIM):
            self.cursor = i
            if self.may_play:
                self.chosen = i
                self.step = Step.CLAIM
                self.claim = self._first_claim()

    def _first_claim(self) -> Claim:
        """The truth if it may be told; otherwise the lowest proper claim."""
        assert self.chosen is not None
        claims = self.claims()
        proper = [claim for claim, clause in claims.items() if clause is None] or list(claims)
        truth = [claim for claim in proper if claim == int(self.hand[self.chosen])]
        return (truth or proper)[0]

    def set_claim(self, claim: Claim) -> None:
        if self.step is Step.CLAIM and claim in self.claims():
            self.claim = claim

    def set_number(self, number: int) -> None:
        """The number in the spice the cursor is on, or in the first spice in which it may be declared."""
        if self.claim is None:
            return
        spice = self.claim.spice
        found = sorted((claim for claim in self.claims() if claim.number == number), key=lambda c: c.spice != spice)
        if found:
            self.set_claim(found[0])

    def move_claim(self, along: int, across: int) -> None:
        """`along` the numbers of a spice, `across` to another spice (the nearest number there)."""
        if self.claim is None:
            return
        here = self.claim
        if along:
            row = [claim for claim in self.claims() if claim.spice == here.spice]
            self.set_claim(row[(row.index(here) + along) % len(row)])
            return
        spices = sorted({claim // 10 for claim in self.claims()})
        spice = spices[(spices.index(here // 10) + across) % len(spices)]
        column = [claim for claim in self.claims() if claim // 10 == spice]
        self.set_claim(min(column, key=lambda claim: abs(claim.number - here.number)))

    def _toggle_under(self, i: int) -> None:
        self.cursor = i
        if i == self.chosen:
            return
        under = tuple(j for j in self.under if j != i) if i in self.under else (*self.under, i)
        if self._built(under):  # at most two: the game lists no more
            self.under = under

    def _say_more(self) -> None:
        """A card and a claim are chosen: ask for cards under it where they are possible, else finish."""
        if any(self._built((i,)) for i in range(len(self.hand)) if i != self.chosen):
            self.step = Step.UNDER
        else:
            self._finish()

    def _finish(self) -> None:
        self.action = self._built(self.under)[0]
        self._confirm()

    def _confirm(self) -> None:
        self._came_from = self.step
        self.step = Step.CONFIRM

    def propose(self, action: Action) -> None:
        """Straight to the confirmation, if the game lists it."""
        if action in self.options:
            self._begin()
            self.action = action
            self._confirm()

    def begin_copy(self) -> None:
        if self.may_copy:
            self._begin()
            self.copying = True
            self.step = Step.COPY

    def begin_peek(self) -> None:
        if self.peeks:
            self._begin()
            self.step = Step.PEEK

    def choose_peek(self, whose: int | None) -> None:
        if self.step is Step.PEEK and whose in self.peeks:
            self.action = Peek(whose)
            self._confirm()

    @property
    def silent(self) -> Play | Copy | None:
        """The same last card without announcing it: possible in `tabletop`, and an offence."""
        if isinstance(self.action, Play | Copy) and self.action.last:
            quiet = replace(self.action, last=False)
            return quiet if quiet in self.offences else None
        return None

    def keep_silent(self) -> None:
        if self.step is Step.CONFIRM and self.silent is not None:
            self.action = self.silent

    def enter(self) -> Action | None:
        """One step on; the action once it counts."""
        match self.step:
            case Step.IDLE | Step.COPY:
                self.choose_card(self.cursor)
            case Step.CLAIM:
                self._say_more()
                if self.action is not None and self._is_plain:
                    return self.action  # the claim was the confirmation
            case Step.UNDER:
                self._finish()
                if self._is_plain and not self.copying:
                    return self.action
            case Step.CONFIRM:
                return self.action
            case Step.PEEK:
                pass
        return None

    @property
    def _is_plain(self) -> bool:
        return self.action not in self.offences and self.silent is None

    def back(self) -> None:
        """Takes the last step back."""
        match self.step:
            case Step.CONFIRM if self._came_from is Step.UNDER:
                self.step, self.action = Step.UNDER, None
            case Step.CONFIRM if self._came_from is Step.CLAIM:
                self.step, self.action = Step.CLAIM, None
            case Step.CONFIRM if self._came_from in (Step.PEEK, Step.COPY):
                self.step, self.action, self.chosen = self._came_from, None, None
            case Step.UNDER:
                self.step, self.under = Step.COPY if self.copying else Step.CLAIM, ()
                if self.copying:
                    self.chosen = None
            case _:
                self._begin()
