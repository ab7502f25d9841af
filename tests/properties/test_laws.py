"""What holds after every action of every game."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, is_dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st
from walks import LONGEST_WALK, VARIANT_SETS, Step, Table, editions_for, examples, name_of, snapshot, tables, walk

from scoville.core import CLOCK, Fact, stream
from scoville.spicy import EDITIONS, VARIANTS, Card, Spicy
from scoville.spicy.rules.arbiter import Arbiter, random_decision
from scoville.spicy.rules.codes import CARD_MASK, SEAT_SHIFT
from scoville.spicy.rules.facts import (
    CardPlayed,
    CardRevealed,
    CardTakenBack,
    Challenged,
    GameEnded,
    Peeked,
)
from scoville.spicy.rules.settings import MANNERS, Rules


def cards_of(game: Spicy) -> Counter[int]:
    state = game.state
    found = Counter[int](int(card) for seat in range(state.n) for card in game.hand(seat))
    found.update(state.card_at(0, i) for i in range(state.deck_n))
    found.update(state.card_at(1, i) & CARD_MASK for i in range(state.stack_n))
    found.update(state.card_at(2, i) & CARD_MASK for i in range(state.won_n))
    return found


def check_cards(game: Spicy) -> None:
    """S-CARDS: no card is lost or made, and every count is the count of its cards."""
    state = game.state
    assert cards_of(game) == Counter({kind: count for kind, count in enumerate(game.rules.cards) if count})
    owners = Counter(state.card_at(2, i) >> SEAT_SHIFT for i in range(state.won_n))
    for seat in range(state.n):
        assert len(game.hand(seat)) == state.hand_size(seat)
        assert owners[seat] == state.points_of(seat)
    assert sum(map(state.trophies_of, range(state.n))) == state.trophies_taken <= game.rules.trophies
    assert 0 <= state.below <= state.deck_n


def distance(game: Spicy) -> int:
    """How far the end can be at most: a drawn card counts two, a card in hand one, an answer awaited an eighth."""
    state = game.state
    hands = sum(map(state.hand_size, range(state.n)))
    return 8 * (2 * state.deck_n + hands) + len(game.waiting)


def check_end(step: Step) -> None:
    """A game that runs can go on, and whatever is done brings the end nearer: so every game ends."""
    assert step.game.over or step.game.may_act()
    assert step.game.over == (step.game.turn is None) == bool(step.game.winners)
    if step.seat != CLOCK:
        assert step.game.over or distance(step.game) < distance(step.before)
    elif not step.before.waiting:
        assert snapshot(step.game.state) == snapshot(step.before.state)
    if step.game.over:
        assert not step.game.may_act()
        assert step.game.waiting == ()


def cards_in(value: object) -> list[Card]:
    """Every card anywhere in a fact."""
    if isinstance(value, Card):
        return [value]
    if isinstance(value, tuple):
        return [card for item in value for card in cards_in(item)]
    if is_dataclass(value):
        return [card for field in fields(value) for card in cards_in(getattr(value, field.name))]
    return []


def check_facts(step: Step) -> None:
    """Only the revealed card is public; every other card is seen by the one who played, drew or peeked at it."""
    for fact in step.facts:
        for seat in (None, *range(len(step.game.players))):
            seen = fact.seen_by(seat)
            if isinstance(fact, CardRevealed) or getattr(fact, "seat", None) == seat:
                assert seen == fact
            else:
                assert cards_in(seen) == []
                assert type(seen) is type(fact)


def check(step: Step) -> None:
    check_cards(step.game)
    check_end(step)
    check_facts(step)


@pytest.mark.parametrize("variants", VARIANT_SETS, ids=name_of)
def test_S_CARDS_every_law_holds_with_every_set_of_variants(variants: tuple[str, ...]) -> None:
    @examples(3, long=200)
    @given(tables((variants,)), st.integers(1, LONGEST_WALK))
    def holds(table: Table, steps: int) -> None:
        check_cards(table.game())
        for step in walk(table, steps):
            check(step)

    holds()


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("manners", MANNERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_law_holds_to_the_end_at_every_table(edition: str, manners: str, players: int) -> None:
    most = EDITIONS[edition].most_variants
    for seed in range(3):
        rules = Rules(edition, tuple(VARIANTS)[seed : seed + most][:most], manners)
        step = None
        for step in walk(Table(rules, players, seed, short=seed == 1)):
            check(step)
        assert step is not None
        assert step.game.over


def test_walks_reach_every_corner_of_the_rules() -> None:
    """Otherwise the laws above would hold of little."""
    reached: set[str] = set()
    for seed, variants in enumerate(VARIANT_SETS):
        rules = Rules(editions_for(variants)[0], variants, MANNERS[seed % 3 > 0])
        for step in walk(Table(rules, 2 + seed % 5, seed, short=seed % 4 > 0)):
            reached.update(name_corner(fact) for fact in step.facts)
            if step.seat == CLOCK and step.facts:
                reached.add("clock")
            if step.seat >= 0 and step.seat != step.before.turn:
                reached.add(f"out of turn {type(step.action).__name__}")
    assert reached >= {
        *("clock", "copy", "CardsAdded", "StackRaided", "LastCardPlayed", "LastCardAccepted", "TrophyTaken"),
        *("S-BAD-CALL", "S-LAST-FORGOT", "Peeked at the stack", "Peeked at points"),
        *("second-trophy", "third-trophy", "worlds-end", "number", "spice", "wrong", "blind"),
        *("out of turn Challenge", "out of turn Copy", "out of turn Accept", "out of turn Peek"),
    }


def name_corner(fact: Fact) -> str:
    match fact:
        case CardPlayed(copy=True):
            return "copy"
        case CardTakenBack(clause=clause):
            return clause
        case Challenged(trait=trait):
            return trait
        case GameEnded(reason=reason):
            return reason
        case Peeked(whose=None):
            return "Peeked at the stack"
        case Peeked():
            return "Peeked at points"
    return type(fact).__name__


@pytest.mark.parametrize("variants", VARIANT_SETS, ids=name_of)
def test_SR_RACE_sequenced_games_end_too(variants: tuple[str, ...]) -> None:
    """Each decision draws, lays a card or declines, at most ten times for each card: 100 + 100 + 10 · 100."""
    edition = editions_for(variants)[0]
    for players in range(2, 7):
        for seed in range(2):
            table = Table(Rules(edition, variants), players, seed)
            game = table.game()
            game.state.journal = None
            dice = stream(seed, "play")
            arbiter = Arbiter(game.state, stream(seed, "order") if seed else None)
            decisions = 0
            while (seat := arbiter.seat()) >= 0:
                assert decisions < 1200
                random_decision(arbiter, game.state, seat, dice)
                decisions += 1
            check_cards(game)
            assert game.over
