"""What the person is about to do, step by step, until it counts.

A draft knows the options, not the rules: the game lists every step, and every step can be taken back.
"""

from __future__ import annotations

from enum import Enum, auto

from ...core.options import Options
from .. import Action, Claim, Copy, Play, Spicy, Trait
from ..rules.cards import CLAIMS
from ..rules.option_codes import (
    ACCEPT,
    CHALLENGE_BLIND,
    CHALLENGE_NUMBER,
    CHALLENGE_SPICE,
    CHALLENGE_WRONG,
    COPY,
    ENOUGH,
    EVERYTHING,
    NOTHING,
    OFFENCES,
    PASS,
    PEEK,
    PEEK_STACK,
    PLAY,
    SILENT_COPY,
    SILENT_PLAY,
    UNDER,
    WHOLE,
)
from ..rules.options import action_of, advance, list_options

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
    """Everything is chosen; Enter does it."""


TRAITS = {
    CHALLENGE_NUMBER: Trait.NUMBER,
    CHALLENGE_SPICE: Trait.SPICE,
    CHALLENGE_WRONG: Trait.WRONG,
    CHALLENGE_BLIND: Trait.BLIND,
}
"""What a challenge names, by option."""


class Draft:
    """Starts anew with each position."""

    def __init__(self, game: Spicy, seat: int, cursor: int = 0) -> None:
        self._game = game
        self._seat = seat
        self._listed = Options()
        self.hand = tuple(game.view(seat).hand)
        self.first = self._steps(NOTHING)
        """The options that can come first."""
        self.cursor = min(max(cursor, 0), max(len(self.hand) - 1, 0))
        self._begin()

    def _steps(self, choice: int) -> list[int]:
        list_options(self._listed, self._game.state, self._seat, choice, EVERYTHING)
        return self._listed.as_list()

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
        """Whether the person has begun something."""
        return self.step is not Step.IDLE

    # --- what there is to choose from -----------------------------------------------------------

    @property
    def may_play(self) -> bool:
        return any(PLAY <= option < OFFENCES for option in self.first)

    @property
    def may_pass(self) -> bool:
        return PASS in self.first

    @property
    def may_copy(self) -> bool:
        return any(COPY <= option < UNDER for option in self.first)

    @property
    def may_accept(self) -> bool:
        return ACCEPT in self.first

    @property
    def traits(self) -> tuple[Trait, ...]:
        return tuple(TRAITS[option] for option in self.first if option in TRAITS)

    @property
    def peeks(self) -> tuple[int | None, ...]:
        peeks = [option - PEEK for option in self.first if PEEK_STACK <= option < SILENT_COPY]
        return tuple(None if whose < 0 else whose for whose in peeks)

    def claims(self) -> dict[Claim, str | None]:
        """What may be declared with the chosen card, with the clause it breaks."""
        if self.chosen is None:
            return {}
        start = PLAY + self.hand[self.chosen] * CLAIMS
        plays = [option for option in self.first if start <= option < start + CLAIMS]
        return {Claim(option - start): self._offence(self._action(self._begun(option))) for option in plays}

    def _offence(self, action: Action | None) -> str | None:
        return None if action is None else self._game.offence(self._seat, action)

    @property
    def offence(self) -> str | None:
        """The clause that the chosen action breaks, if any."""
        return self._offence(self.action)

    def _begun(self, option: int) -> int:
        return advance(self._game.state, self._seat, NOTHING, option)

    def _action(self, choice: int) -> Action:
        """The action without more cards under it."""
        if not choice & WHOLE:
            choice = advance(self._game.state, self._seat, choice, ENOUGH)
        action: Action = action_of(self._game.state, self._seat, choice)
        return action

    def _built(self, under: tuple[int, ...]) -> Action | None:
        """The choice so far with these cards of the hand under it; None if they may not go there."""
        assert self.chosen is not None
        card = self.hand[self.chosen]
        choice = self._begun(COPY + card if self.claim is None else PLAY + card * CLAIMS + self.claim)
        for more in sorted(self.hand[i] for i in under):  # in card order, as they are listed
            if choice & WHOLE or UNDER + more not in self._steps(choice):
                return None
            choice = advance(self._game.state, self._seat, choice, UNDER + more)
        return self._action(choice)

    # --- steps forward ------------------------------------------------------------------------------

    def move(self, by: int) -> None:
        """Moves the cursor over the hand."""
        if self.hand:
            self.cursor = (self.cursor + by) % len(self.hand)

    def choose_card(self, i: int) -> None:
        """In IDLE and COPY it is the card to play, in UNDER one more or one fewer under it."""
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
        """The truth if it may be declared; otherwise the lowest proper claim."""
        assert self.chosen is not None
        claims = self.claims()
        proper = [claim for claim, clause in claims.items() if clause is None] or list(claims)
        truth = [claim for claim in proper if claim == int(self.hand[self.chosen])]
        return (truth or proper)[0]

    def set_claim(self, claim: Claim) -> None:
        if self.step is Step.CLAIM and claim in self.claims():
            self.claim = claim

    def set_number(self, number: int) -> None:
        """Takes the number in the cursor's spice, or in the first spice in which it may be declared."""
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
        if self._built(under) is not None:
            self.under = under

    def _say_more(self) -> None:
        """A card and a claim are chosen: asks for cards under it if possible, otherwise finishes."""
        if any(self._built((i,)) is not None for i in range(len(self.hand)) if i != self.chosen):
            self.step = Step.UNDER
        else:
            self._finish()

    def _finish(self) -> None:
        self.action = self._built(self.under)
        self._confirm()

    def _confirm(self) -> None:
        self._came_from = self.step
        self.step = Step.CONFIRM

    def propose(self, option: int) -> None:
        """Goes straight to the confirmation, if the game lists the option."""
        if option in self.first:
            self._begin()
            self.action = self._action(self._begun(option))
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
            self.action = self._action(self._begun(PEEK_STACK if whose is None else PEEK + whose))
            self._confirm()

    @property
    def silent(self) -> Action | None:
        """The same last card without announcing it: possible in `tabletop`, and an offence."""
        match self.action:
            case Play(card, claim, last=True):
                option = SILENT_PLAY + card * CLAIMS + claim
            case Copy(card, last=True):
                option = SILENT_COPY + card
            case _:
                return None
        return self._action(self._begun(option)) if option in self.first else None

    def keep_silent(self) -> None:
        if self.step is Step.CONFIRM and self.silent is not None:
            self.action = self.silent

    def enter(self) -> Action | None:
        """Takes the next step; returns the action once it counts."""
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
    def whole(self) -> Action | None:
        """What Enter leads to, if nothing else has to be said."""
        if self.step in (Step.CLAIM, Step.UNDER):
            return self._built(self.under)
        return self.action if self.step is Step.CONFIRM else None

    @property
    def _is_plain(self) -> bool:
        return self.offence is None and self.silent is None

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
