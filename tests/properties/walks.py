"""Games at random, for the property tests: every table the rules allow, any seat, any legal action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from operator import attrgetter
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from sizes import sized

from scoville import spicy
from scoville.core import CLOCK, Expire, Fact
from scoville.spicy import EDITIONS, VARIANTS, Accept, Action, Card, Challenge, Copy, Pass, Peek, Play, Position, Spicy
from scoville.spicy.rules.settings import MANNERS, Rules
from scoville.spicy.rules.state import State

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
VARIANT_SETS = tuple(names for size in range(len(VARIANTS) + 1) for names in combinations(VARIANTS, size))
FEW = tuple(names for names in VARIANT_SETS if len(names) <= 2)  # none, the six alone, all fifteen pairs
MANY = tuple(names for names in VARIANT_SETS if len(names) > 2)
LONGEST_WALK = 700
SIZES: tuple[dict[str, Any], ...] = (
    {"ranks": 5, "spices": 2, "hand": 4},
    {"ranks": 9, "copies": 1, "wilds": 2, "hand": 2},
    {"ranks": 4, "spices": 1, "wilds": 3, "hand": 2, "trophies": 1},
    {"ranks": 2, "copies": 2, "wilds": 5, "hand": 3, "trophies": 2},
)
"""Smaller games, tried along with the printed one."""

# How likely a kind of action is, so that stacks grow, hands run out and every rule gets its turn.
WEIGHTS = {Play: 12.0, Copy: 4.0, Pass: 1.5, Challenge: 2.0, Accept: 5.0, Peek: 0.6}


def examples(count: int, long: int | None = None) -> Callable[[Any], Any]:
    """How many examples a property is tried on: in a long run 40 times as many, or as many as it deserves; half as
    many where the rules are interpreted."""
    return settings(max_examples=sized(count, long or 40 * count, interpreted=(count + 1) // 2))


def name_of(variants: tuple[str, ...]) -> str:
    return "+".join(variants) or "base"


def editions_for(variants: tuple[str, ...]) -> list[str]:
    return [edition.id for edition in EDITIONS.values() if edition.most_variants >= len(variants)]


@dataclass(frozen=True)
class Table:
    """Everything that decides a walk."""

    rules: Rules
    players: int
    seed: int
    short: bool = False
    """Hands of one or two cards: last cards and trophies come soon."""

    def game(self) -> Spicy:
        position = None
        if self.short:
            cards = [Card(kind) for kind, count in enumerate(self.rules.cards) for _ in range(count)]
            random = Random(self.seed)
            random.shuffle(cards)
            hands = {seat: tuple(cards.pop() for _ in range(random.randint(1, 2))) for seat in range(self.players)}
            position = Position(
                hands=hands, worlds_end=random.randint(1, len(cards) // 2), points={0: random.randint(0, 5)}
            )
        return spicy.new(NAMES[: self.players], self.seed, self.rules, position=position)


@st.composite
def tables(draw: st.DrawFn, variant_sets: tuple[tuple[str, ...], ...]) -> Table:
    variants = draw(st.sampled_from(variant_sets))
    players = draw(st.integers(2, 6))
    size = draw(st.sampled_from(SIZES)) if draw(st.integers(0, 3)) == 0 else {}
    size = size if all(VARIANTS[name].needs <= size.get("ranks", 10) for name in variants) else {}
    most = Rules(**size).draw_deck(players)
    rules = Rules(
        **size,
        edition=draw(st.sampled_from(editions_for(variants))),
        variants=variants,
        manners=draw(st.sampled_from(MANNERS)),
        worlds_end=draw(st.none() | st.integers(1, most)),
        worlds_end_jitter=draw(st.integers(0, 5)),
        open_deck=draw(st.booleans()),
    )
    return Table(rules, players, draw(st.integers(0, 2**64)), draw(st.booleans()))


def choose(game: Spicy, random: Random) -> tuple[int, Action | Expire]:
    """Who does what next: mostly the player on turn, often another, now and then the clock."""
    if random.random() < 0.03:
        return CLOCK, Expire()
    seats = random.sample(range(len(game.players)), len(game.players))
    if random.random() < 0.6:
        seats.insert(0, game.state.turn)
    seat, actions = next((seat, actions) for seat in seats if (actions := game.legal(seat)))
    if random.random() < 0.8:
        actions = [action for action in actions if game.offence(seat, action) is None] or actions
    kinds = {type(action) for action in actions}
    kind = random.choices(sorted(kinds, key=str), [WEIGHTS[kind] for kind in sorted(kinds, key=str)])[0]
    return seat, random.choice([action for action in actions if type(action) is kind])


@dataclass(frozen=True)
class Step:
    before: Spicy
    seat: int
    action: Action | Expire
    facts: list[Fact]
    game: Spicy


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


def position_after(table: Table, steps: int) -> tuple[Spicy, Random]:
    """The game after some steps, and luck to go on with."""
    game = table.game()
    for step in walk(table, steps):
        game = step.game
    return game, Random(table.seed + steps)


SCALARS = (
    *("n", "turn", "reason", "deck_n", "below", "stack_n", "top", "claim", "by", "copied", "doubters", "copiers"),
    *("last_waits", "played", "trophies_taken", "won_n"),
)
_SCALARS_OF = attrgetter(*SCALARS)


def numbers(state: State) -> tuple[int, ...]:
    """A state as plain numbers: interpreted, a claim is still a `Claim`."""
    return tuple(map(int, _SCALARS_OF(state)))


def snapshot(state: State) -> tuple[object, ...]:
    """The whole state, to the last number."""
    return (
        numbers(state),
        tuple(int(state.card_at(0, i)) for i in range(state.deck_n)),
        tuple(int(state.card_at(1, i)) for i in range(state.stack_n)),
        tuple(int(state.card_at(2, i)) for i in range(state.won_n)),
        tuple(tuple(state.held(seat, kind) for kind in range(32)) for seat in range(state.n)),
        tuple((state.hand_size(i), state.points_of(i), state.trophies_of(i)) for i in range(state.n)),
    )
