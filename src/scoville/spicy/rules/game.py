"""A game of SPICY for its users: verifies, speaks in objects, raises sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Never, Self

from ...core import CLOCK, NOBODY, Act, BadSettings, Expire, Fact, Game, Journal, Refused, check_names, check_seed
from ...core.options import Options
from .actions import Accept, Action, Challenge, Copy, Pass, Peek, Play, Trait
from .cards import NO_CARD, NO_CLAIM, Card, Claim
from .facts import GameEnded, Reason
from .notes import NOTES
from .option_codes import EVERYTHING, PROPER, REACTIONS
from .options import choice_of, folded, may_do, perform, perform_listed, whole_actions, with_under
from .settings import FEWEST_PLAYERS, MOST_PLAYERS, Rules
from .setup import Position, Setup, lay_out
from .view import REASONS, LaidCard, OwnView, View, hand_of, laid_cards, look, look_own, waiting_in

__all__ = ["REASONS", "Spicy", "new"]


def new(
    players: Sequence[str],
    seed: int | str,
    rules: Rules | None = None,
    *,
    first: int | None = None,
    position: Position | None = None,
) -> Spicy:
    """Deal a new game. Everything you do not give comes from the seed; `first` is the seat that starts."""
    names = check_names(players, FEWEST_PLAYERS, MOST_PLAYERS, reserved=("stack",))  # `Bo peeks stack`
    check_seed(seed)
    if first is not None and not 0 <= first < len(names):
        raise BadSettings("first-seat", seat=first, seats=len(names))
    return Spicy(Setup(names, rules or Rules(), seed, first, position))


class Spicy(Game[Action, View]):
    """A game of SPICY in progress."""

    name = "spicy"

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players = setup.players
        self.rules = setup.rules
        self.history: list[Act[Action]] = []
        self.state = lay_out(setup)
        self.state.journal = Journal()
        self._options = Options()

    # --- what everybody sees ---------------------------------------------------------------

    @property
    def reason(self) -> Reason | None:
        return REASONS.get(self.state.reason)

    @property
    def winners(self) -> tuple[int, ...]:
        return self._seats(self.state.winners())

    @property
    def turn(self) -> int | None:
        return None if self.state.reason else self.state.turn

    @property
    def waiting(self) -> tuple[int, ...]:
        return waiting_in(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """S-SCORE, at any time."""
        return tuple(self.state.score(seat) for seat in range(len(self.players)))

    @property
    def paw(self) -> int | None:
        """The seat whose paw lies on the stack (Spice Raider)."""
        return None if self.state.paw() == NOBODY else self.state.paw()

    # --- what only the referee sees ------------------------------------------------------------

    def hand(self, who: int | str) -> tuple[Card, ...]:
        """A hand in card order. For referees, tests and finished games; players get a view."""
        return hand_of(self.state, self.seat(who))

    @property
    def deck(self) -> tuple[Card, ...]:
        """The draw deck, next card first."""
        return tuple(Card(self.state.card_at(0, i)) for i in range(self.state.deck_n))

    @property
    def above_worlds_end(self) -> int:
        return self.state.deck_n - self.state.below

    @property
    def stack(self) -> tuple[LaidCard, ...]:
        """The stack with all cards open, bottom first."""
        return laid_cards(self.state)

    # --- looking, copying ----------------------------------------------------------------------

    def lies(self) -> list[str]:
        laid = [f"{self.players[card.by]} {card.card} as {card.claim}" for card in self.stack]
        lines = ["stack: " + ", ".join(laid) if laid else "The stack is empty."]
        return [*lines, f"deck: {len(self.deck)}, World's End after {self.above_worlds_end}"]

    def holds(self, seat: int) -> str:
        player = self.view(None).players[seat]
        trophies = f"{player.trophies} {'trophy' if player.trophies == 1 else 'trophies'}"
        return f"{' '.join(map(str, self.hand(seat))) or 'no cards'}  ({player.points} won, {trophies})"

    def view(self, seat: int | str | None) -> View:
        return look(self.state, None if seat is None else self.seat(seat), self.rules, self.players)

    def own_view(self, seat: int) -> OwnView:
        return look_own(self.state, seat)

    def anew(self) -> Self:
        return type(self)(self.setup)

    def become(self, other: Self) -> bool:
        self.state = other.state
        self.history.append(other.history[-1])
        return True

    def clone(self) -> Self:
        other = object.__new__(type(self))
        other.setup = self.setup
        other.players = self.players
        other.rules = self.rules
        other.history = self.history[:]
        other.state = self.state.clone()
        other.state.journal = Journal()
        other._options = Options()
        return other

    # --- the judge -----------------------------------------------------------------------------

    def verify(self, seat: int, action: Action | Expire) -> None:
        if isinstance(action, Expire) != (seat == CLOCK):
            self._refuse("not-the-clock")
        if isinstance(action, Expire):
            return  # with nothing open it changes nothing
        if self.state.reason:
            self._refuse("over")
        match action:
            case Play():
                self._verify_turn(seat)
                self._verify_cards(seat, action, action.claim)
                if not self.rules.tabletop and not self.state.tables.fits(action.claim, self.state.claim):
                    self._refuse_claim(action.claim)
            case Copy():
                self._verify_copy(seat)
                self._verify_cards(seat, action, Claim(self.state.claim))
            case Pass():
                self._verify_turn(seat)
            case Challenge():
                self._verify_challenge(seat, action.trait)
            case Accept():
                self._verify_accept(seat)
            case Peek():
                self._verify_peek(action.whose)
            case _:
                self._refuse("no-action")

    def offence(self, seat: int, action: Action | Expire) -> str | None:
        """The clause that an accepted action breaks in `tabletop`, where it costs a card (or the challenge)."""
        match action:
            case Play() if not self.state.tables.fits(action.claim, self.state.claim):
                return "S-BAD-CALL"
            case Play() | Copy() if self.rules.tabletop and not action.last and self._is_last(seat, action):
                return "S-LAST-FORGOT"
            case Challenge(Trait.BLIND):
                return "S-NO-TRAIT"
            case Peek():
                return "S-NO-PEEK"
        return None

    def _is_last(self, seat: int, action: Play | Copy) -> bool:
        """SR-LUCK: with cards put under it, as many are drawn, so it is not the last."""
        return self.state.hand_size(seat) == 1 and not action.under

    def _verify_turn(self, seat: int) -> None:
        if self.state.may_play(seat):
            return
        if self.state.last_waits:
            self._refuse("last-waits", by=self.players[self.state.by])
        self._refuse("out-of-turn", turn=self.players[self.state.turn])

    def _verify_cards(self, seat: int, action: Play | Copy, claim: Claim) -> None:
        """Checks that the cards are held, that those under a 5 are allowed, and that an announced last card is the
        last."""
        most = self.state.tables.most_under(claim)
        if len(action.under) > most:
            self._refuse("no-cards-under" if most == 0 else "too-many-under")
        cards = (action.card, *action.under)
        for card in cards:
            if cards.count(card) > self.state.held(seat, card):
                self._refuse("not-held", card=str(card))
        if action.last and not self._is_last(seat, action):
            self._refuse("not-the-last")  # SR-LAST-FALSE

    def _verify_copy(self, seat: int) -> None:
        if self.state.may_copy(seat):
            return
        if not self.state.tables.copying:
            self._refuse("no-copy-cat")
        if self.state.last_waits:
            self._refuse("last-waits", by=self.players[self.state.by])
        self._refuse("empty-stack" if not self.state.stack_n else "copy-own")

    def _verify_challenge(self, seat: int, trait: Trait) -> None:
        state = self.state
        if not state.stack_n:
            self._refuse("empty-stack")
        if seat == state.by:
            self._refuse("challenge-own")
        if not state.may_challenge(seat):
            self._refuse("accepted")
        if state.copied and trait is not Trait.WRONG:
            self._refuse("copy-wrong-only")  # SR-BLIND-COPY too
        if trait is Trait.BLIND and not self.rules.tabletop:
            self._refuse("blind-guided")
        if trait is Trait.BLIND and not self.rules.printed.blind_loses:
            self._refuse("blind-edition")
        if not state.copied and trait is Trait.WRONG:
            self._refuse("wrong-copy-only")

    def _verify_accept(self, seat: int) -> None:
        if not self.state.last_waits:
            self._refuse("nothing-to-accept")
        if seat == self.state.by:
            self._refuse("accept-own")
        if not self.state.may_challenge(seat):
            self._refuse("accepted-twice")

    def _verify_peek(self, whose: int | None) -> None:
        if not self.rules.tabletop:
            self._refuse("peek-guided")
        if whose is None and not self.state.stack_n:
            self._refuse("empty-stack")
        if whose is not None:
            if not 0 <= whose < len(self.players):
                self._refuse("no-such-pile")
            if not self.state.points_of(whose):
                self._refuse("empty-pile", whose=self.players[whose])

    def _refuse_claim(self, claim: Claim) -> Never:
        top = self.state.claim
        if top == NO_CLAIM:
            self._refuse("bad-lead", claim=str(claim))
        self._refuse("bad-follow", claim=str(claim), top=str(Claim(top)))

    def _refuse(self, id: str, **values: str | int) -> Never:
        raise Refused(id, game="spicy", **values)

    # --- what may be done --------------------------------------------------------------------

    def legal(self, seat: int | str) -> list[Action]:
        """Everything `seat` may do now, each thing once; in `tabletop` also what is punished (see `offence`).

        Cards under a 5 are listed in card order, though `apply` takes them in any. In `guided`
        a last card is listed as announced, and `apply` announces it if it is not.

        No list is longer than 200 actions; `apply` takes the others too. If there are more, proper actions without
        cards under a 5 come first, then those with cards under it, then what is punished, each as far as there is room.
        A group that does not fit is represented by as many actions as fit, spread evenly over the group.
        """
        return whole_actions(self._options, self.state, self.seat(seat), EVERYTHING)

    def proper(self, seat: int | str, reacting: bool = False) -> list[Action]:
        """What is legal without breaking a rule; with `reacting` only answers to the top card."""
        return whole_actions(self._options, self.state, self.seat(seat), REACTIONS if reacting else PROPER)

    def folded(self, seat: int) -> tuple[int, int, int, int, int]:
        """What `seat` may do by the printed rules, in the wire's compact form."""
        return folded(self._options, self.state, seat)

    def may_act(self) -> tuple[int, ...]:
        return tuple([seat for seat in range(len(self.players)) if may_do(self._options, self.state, seat)])

    def canonical(self, seat: int | str, action: Action) -> Action:
        """The same action in the form that `legal` lists."""
        if not isinstance(action, Play | Copy):
            return action
        under = tuple(sorted(action.under))
        last = action.last or (not self.rules.tabletop and self._is_last(self.seat(seat), action))
        if isinstance(action, Copy):
            return Copy(action.card, under, last)
        return Play(action.card, action.claim, under, last)

    # --- doing it --------------------------------------------------------------------------------

    def _perform(self, seat: int, action: Action | Expire, time: float | None) -> list[Fact]:
        state = self.state
        clause = self.offence(seat, action) or "" if state.tables.tabletop and seat != CLOCK else ""
        if seat < 0 or not perform_listed(self._options, state, seat, action):  # an option needs no second judgement
            self.verify(seat, action)
            self._perform_otherwise(seat, action)
        facts = NOTES.read(state.journal, clause)
        if state.reason:
            facts.append(GameEnded(REASONS[state.reason], self.winners, self.scores))
        return facts

    def _perform_otherwise(self, seat: int, action: Action | Expire) -> None:
        """Performs a verified action in another form than `legal` lists: the cards under a 5 lie in the given order."""
        if isinstance(action, Expire):
            self.state.expire()
            return
        choice = choice_of(self.state, seat, self.canonical(seat, action))
        assert choice >= 0
        if isinstance(action, Play | Copy) and action.under:
            choice = with_under(choice, *(*action.under, NO_CARD)[:2])
        perform(self.state, seat, choice)
