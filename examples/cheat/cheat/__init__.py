"""Cheat: lay cards face down, say the rank, and hope that nobody doubts you. The first player without cards wins.

The rank goes up by one with every turn: aces, twos, and so on to kings, then aces again. The player on turn lays one
to four cards and says that they are all of this rank. Until the next player lays a card, anyone else may doubt it. Then
these cards are turned over. If one of them is wrong, the player who laid them takes the whole pile, otherwise the
doubter does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from scoville.bots import Bot
from scoville.bots.bot import BotKind
from scoville.bots.room import BotRoom, UniformBot
from scoville.core import Dice, Fact, GameKind, Seat, Secret, stream
from scoville.core.plain import PlainGame, PlainView, shuffled
from scoville.core.settings import check_settings, number

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS = tuple(rank + suit for rank in RANKS for suit in "cdhs")


def rank_of(card: str) -> int:
    return RANKS.index(card[:-1])


@dataclass(frozen=True, slots=True)
class Rules:
    most: int = number(4, 1, 4)
    """How many cards a player may lay at once."""

    def __post_init__(self) -> None:
        check_settings(self, "cheat")


# --- what a player does: `str` is how a record writes it after the player's name ----------------------------


@dataclass(frozen=True, slots=True)
class Lay:
    """One card, face down. A player who lays several lays one after the other."""

    card: str

    def __str__(self) -> str:
        return f"lays {self.card}"


@dataclass(frozen=True, slots=True)
class Say:
    """That these are all, and all of the rank whose turn it is."""

    def __str__(self) -> str:
        return "says"


@dataclass(frozen=True, slots=True)
class Doubt:
    def __str__(self) -> str:
        return "doubts"


@dataclass(frozen=True, slots=True)
class Believe:
    """Asked only about a player's last cards: they win if everybody does."""

    def __str__(self) -> str:
        return "believes"


Action = Lay | Say | Doubt | Believe


# --- what happens: only `seat` knows what is Secret ----------------------------------------------------------


class Laid(Fact):
    seat: Seat
    card: Secret[str]


class Said(Fact):
    seat: Seat
    count: int
    rank: str


class Doubted(Fact):
    seat: Seat
    against: Seat


class Shown(Fact):
    seat: Seat
    cards: tuple[str, ...]
    true: bool


class PileTaken(Fact):
    seat: Seat
    count: int


class Believed(Fact):
    seat: Seat


class GameEnded(Fact):
    winners: tuple[Seat, ...]


# --- the game -----------------------------------------------------------------------------------------------


class Cheat(PlainGame[Action]):
    name = "cheat"
    rules_type = Rules
    actions: ClassVar = (Say(), Doubt(), Believe(), *map(Lay, CARDS))
    cards = CARDS
    showing = ("rank", "pile", "laid", "claimed", "by")

    def deal(self) -> None:
        count = len(self.players)
        deck = shuffled(CARDS, stream(self.seed, "deal"))
        self.hands = [set(deck[seat::count]) for seat in range(count)]
        self.turn = stream(self.seed, "first").below(count) if self.first is None else self.first
        self.rank = 0
        self.laid: list[str] = []  # by the player who is laying
        self.claim: list[str] = []  # what can be doubted
        self.claimant = 0
        self.pile: list[str] = []  # all below that
        self.claims = 0

    def hand(self, seat: int) -> tuple[str, ...]:
        return tuple(card for card in CARDS if card in self.hands[seat])

    def table(self) -> dict[str, int]:
        pile = len(self.pile) + len(self.claim) + len(self.laid)
        by = self.claimant + 1 if self.claim else 0
        return dict(zip(self.showing, (self.rank + 1, pile, len(self.laid), len(self.claim), by), strict=True))

    @property
    def moment(self) -> tuple[int, int, int | None]:
        return self.claims, len(self.laid), self.turn

    def legal(self, seat: int | str) -> list[Action]:
        seat = self.seat(seat)
        found: list[Action] = []
        if self.ended:
            return found
        if seat in self.waiting:
            found.append(Believe())
        elif seat == self.turn and not self.waiting:
            if self.laid:
                found.append(Say())
            if len(self.laid) < self.rules.most:
                found += map(Lay, self.hand(seat))
        if self.claim and seat != self.claimant:
            found.append(Doubt())
        return found

    def do(self, seat: int, action: Action) -> list[Fact]:
        match action:
            case Lay(card):
                self.pile += self.claim  # too late to doubt
                self.claim = []
                self.hands[seat].remove(card)
                self.laid.append(card)
                return [Laid(seat, card)]
            case Say():
                return self._say(seat)
            case Doubt():
                return self._doubt(seat)
            case Believe():
                self.waiting = tuple(other for other in self.waiting if other != seat)
                return [Believed(seat), *(() if self.waiting else self._end())]

    def _say(self, seat: int) -> list[Fact]:
        self.claim, self.laid, self.claimant = self.laid, [], seat
        said = Said(seat, len(self.claim), RANKS[self.rank])
        self.claims += 1
        if not self.hands[seat]:
            self.waiting = tuple(other for other in range(len(self.players)) if other != seat)
        self._next()
        return [said]

    def _next(self) -> None:
        self.rank = (self.rank + 1) % len(RANKS)
        self.turn = (self.claimant + 1) % len(self.players)

    def _doubt(self, seat: int) -> list[Fact]:
        said = (self.rank - 1) % len(RANKS)
        true = all(rank_of(card) == said for card in self.claim)
        shown, loser = tuple(self.claim), seat if true else self.claimant
        taken = self.pile + self.claim
        self.hands[loser].update(taken)
        self.pile, self.claim, self.waiting = [], [], ()
        facts = [Doubted(seat, self.claimant), Shown(self.claimant, shown, true), PileTaken(loser, len(taken))]
        return [*facts, *(() if self.hands[self.claimant] else self._end())]

    def expire(self) -> list[Fact]:
        return self._end()

    def _end(self) -> list[Fact]:
        self.winners, self.ended, self.waiting = (self.claimant,), "out", ()
        return [GameEnded(self.winners)]

    def redeal(self, seat: int, dice: Dice) -> None:
        """The own cards in the pile are known to the player who laid them, but nobody need remember them."""
        others = [other for other in range(len(self.players)) if other != seat]
        own = seat == self.turn and self.laid
        groups = [self.pile, self.claim if self.claimant != seat else [], [] if own else self.laid]
        hidden = shuffled(sorted(card for group in (*groups, *(self.hands[i] for i in others)) for card in group), dice)
        for group in groups:
            group[:] = [hidden.pop() for _ in group]
        for other in others:
            self.hands[other] = {hidden.pop() for _ in self.hands[other]}


class CheatBot(Bot[PlainView, Action]):
    """Lays what fits; otherwise it lies with one card. It doubts what its own hand refutes, and now and then else."""

    def __init__(self, dice: Dice, bluff: int = 100, suspicion: int = 100) -> None:
        self.dice, self.bluff, self.suspicion = dice, bluff, suspicion

    def choose(self, view: PlainView, options: Any) -> Action | None:
        table = dict(view.table)
        if Doubt() in options:
            said = (table["rank"] - 2) % len(RANKS)
            held = sum(rank_of(card) == said for card in view.hand)
            if held + table["claimed"] > 4 or self.dice.below(1000) < self.suspicion * (3 if view.waiting else 1):
                return Doubt()
            if view.turn != view.seat or view.waiting:
                return Believe() if Believe() in options else None
        lays = [each for each in options if isinstance(each, Lay)]
        true = [each for each in lays if rank_of(each.card) == table["rank"] - 1]
        if true:
            return true[0]
        if table["laid"]:
            more = lays and len(view.hand) > 4 and self.dice.below(1000) < self.bluff
            return lays[self.dice.below(len(lays))] if more else Say()
        return lays[self.dice.below(len(lays))]


class CheatBots(BotRoom):
    bots = {"random": BotKind(UniformBot), "sly": BotKind(CheatBot)}  # noqa: RUF012

    def at_level(self, dice: Dice, budget: str | None, temperament: Any) -> Bot[Any, Any]:
        return CheatBot(dice, temperament.bluff, temperament.suspicion)


GAME = GameKind("cheat", Cheat, Rules, Cheat.fewest, Cheat.most, ("out",), __name__, {"bots": CheatBots()})
