"""HEATED games at random, for the property tests: any table, any seat, any legal action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import attrgetter
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from sizes import sized

from scoville import heated
from scoville.core import CLOCK, Expire, Fact
from scoville.heated import (
    HOUSE_RULES,
    MODES,
    Accept,
    Action,
    Ask,
    BlankCard,
    Call,
    Card,
    Decline,
    Discard,
    Draw,
    Heated,
    Name,
    Offer,
    Play,
    Position,
    Rules,
    Slap,
    Take,
    Wonder,
)
from scoville.heated.rules.codes import KINDS
from scoville.heated.rules.state import State

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo")
BLANKS: tuple[str | BlankCard | None, ...] = (
    *(None, "draw4", "b-draw2", "no-thanks", "trap", "mercy", "getting-heated", "y-hot"),
    BlankCard("Spring clean", everyone_discards=1, next_draws=2, reverse=True),
    BlankCard("Breeze", "white", target_draws=3, player_discards=1, skip=True),
)
LONGEST_WALK = 400

# How likely a kind of action is, so that every rule gets its turn.
WEIGHTS = {
    Play: 12.0,
    Accept: 6.0,
    Draw: 4.0,
    Ask: 4.0,
    Offer: 4.0,
    Decline: 1.0,
    Take: 3.0,
    Discard: 3.0,
    Name: 2.0,
    Slap: 1.0,
    Call: 0.5,
    Wonder: 0.1,
}


def examples(count: int, long: int | None = None) -> Callable[[Any], Any]:
    """How many examples a property is tried on: in a long run 40 times as many, or as many as it deserves; half as
    many where the rules are interpreted."""
    return settings(max_examples=sized(count, long or 40 * count, interpreted=(count + 1) // 2))


@dataclass(frozen=True)
class Table:
    """Everything that decides a walk."""

    rules: Rules
    players: int
    seed: int
    short: bool = False
    """Hands of one to three cards: the end is near."""

    def game(self) -> Heated:
        position = None
        if self.short:
            random = Random(self.seed)
            cards = [Card(kind) for kind in self.rules.cards(self.players).elements()]
            random.shuffle(cards)
            hands = {seat: tuple(cards.pop() for _ in range(random.randint(1, 3))) for seat in range(self.players)}
            position = Position(hands=hands, direction=random.choice(["right", "left"]))
        return heated.new(NAMES[: self.players], self.seed, self.rules, position=position)


def deck_of_few(random: Random) -> dict[str, int]:
    """A small deck of its own, so that piles run dry."""
    deck = {f"{colour}{random.randrange(10)}": 6 for colour in "bgpy"}
    for word in random.sample(
        ["draw4", "trap", "mercy", "copy", "no-thanks", "gift", "b-draw2", "united", "finish"], 4
    ):
        deck[word] = 2
    return deck


@st.composite
def tables(draw: st.DrawFn, modes: tuple[str, ...] = MODES) -> Table:
    players = draw(st.integers(2, 10))
    given: dict[str, Any] = {
        "house": draw(st.lists(st.sampled_from(HOUSE_RULES), unique=True)),
        "heated_call": draw(st.sampled_from(["race", "automatic"])),
        "reaction_cards_oblige": draw(st.booleans()),
        "no_thanks_ends_turn": draw(st.booleans()),
        "blank": draw(st.sampled_from(BLANKS)),
    }
    seed = draw(st.integers(0, 2**64))
    if players <= 3 and draw(st.booleans()):
        given["deck"] = deck_of_few(Random(seed))
    else:
        given["mode"] = draw(st.sampled_from(modes))
        given["add"] = draw(st.sampled_from([(), ("spice-mix", "ghost"), ("reorganize", "give-take", "super-swap")]))
    return Table(Rules(**given), players, seed, draw(st.booleans()))


def choose(game: Heated, random: Random) -> tuple[int, Action | Expire]:
    """Who does what next: mostly the seat that is waited for, often another, now and then the clock."""
    if random.random() < 0.04:
        return CLOCK, Expire()
    seats = random.sample(range(len(game.players)), len(game.players))
    if random.random() < 0.7:
        seats = [*game.waiting, game.turn or 0, *seats]
    seat, actions = next((seat, actions) for seat in seats if (actions := game.legal(seat)))
    kinds = sorted({type(action) for action in actions}, key=str)
    kind = random.choices(kinds, [WEIGHTS[kind] for kind in kinds])[0]
    return seat, random.choice([action for action in actions if type(action) is kind])


@dataclass(frozen=True)
class Step:
    before: Heated
    seat: int
    action: Action | Expire
    facts: list[Fact]
    game: Heated


def walk(table: Table, steps: int = LONGEST_WALK) -> Iterator[Step]:
    """Plays until the game is over or `steps` are taken; `game` of each step is the one game, `before` a copy."""
    game = table.game()
    random = Random(table.seed)
    for _ in range(steps):
        if game.over:
            return
        before = game.clone()
        seat, action = choose(game, random)
        yield Step(before, seat, action, game.apply(seat, action), game)


def position_after(table: Table, steps: int) -> tuple[Heated, Random]:
    """The game after some steps, and luck to go on with."""
    game = table.game()
    random = Random(table.seed)
    for _ in range(steps):
        if game.over:
            break
        game.apply(*choose(game, random))
    return game, random


SCALARS = (
    "n",
    "piles.top",
    "piles.colour",
    "turn.step",
    "piles.draw_pile_n",
    "piles.discard_n",
    "turn.seat",
    "reason",
    "won",
    "pending.phase",
    "pending.asked",
    "turn.duty",
    "turn.drew",
    "turn.helped",
    "calls.jump_in",
    "calls.uncalled",
    "pending.unnamed",
    "turn.passes",
    "turn.landed",
    "pending.draws",
    "pending.begun",
    "effect.immune",
    "effect.spared",
    "pending.raced",
)
_SCALARS_OF = attrgetter(*SCALARS)


def numbers(state: State) -> tuple[int, ...]:
    """A state as plain numbers: interpreted, a card is still a `Card`."""
    return tuple(map(int, _SCALARS_OF(state)))


def snapshot(state: State) -> tuple[object, ...]:
    """Everything a game can depend on."""
    dice = state.dice
    return (
        numbers(state),
        tuple(int(state.pile_card(i)) for i in range(state.piles.draw_pile_n)),
        tuple(int(state.heap_card(i)) for i in range(state.piles.discard_n)),
        tuple(tuple(state.held(seat, kind) for kind in range(KINDS)) for seat in range(state.n)),
        tuple((state.hand_size(i), state.seat_at(i), state.discards_due(i), state.offer_of(i)) for i in range(state.n)),
        (dice.a, dice.b, dice.c, dice.d),
    )
