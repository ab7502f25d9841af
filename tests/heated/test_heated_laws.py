"""What holds after every action of every game of HEATED."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, is_dataclass

import pytest
from heated_walks import LONGEST_WALK, NAMES, Step, Table, choose, examples, position_after, snapshot, tables, walk
from hypothesis import given
from hypothesis import strategies as st

from scoville import dump, heated, load, picture
from scoville.core import CLOCK, Fact, Refused, stream
from scoville.heated import (
    MODES,
    Accept,
    Action,
    Ask,
    Call,
    Card,
    Colour,
    Decline,
    Discard,
    Draw,
    Expire,
    Heated,
    Name,
    Play,
    Position,
    Rules,
    Slap,
    Take,
    Wonder,
)
from scoville.heated.rules.arbiter import random_playout
from scoville.heated.rules.codes import ANSWERS, DISCARDS, FACE_UP, FREE, OFFERS, SLAPS
from scoville.heated.rules.facts import CardPlayed, CardsDiscarded, EffectCancelled, GameEnded


def cards_of(game: Heated) -> Counter[int]:
    state = game.state
    found = Counter[int](int(card) for seat in range(state.n) for card in game.hand(seat))
    found.update(state.pile_card(i) % FACE_UP for i in range(state.piles.draw_pile_n))
    found.update(state.heap_card(i) for i in range(state.piles.discard_n))
    found[state.piles.top] += 1
    return found


def check(step: Step) -> None:
    """No card is lost or created; a running game can go on; the end is final."""
    game = step.game
    assert cards_of(game) == game.rules.cards(len(game.players))
    for seat in range(len(game.players)):
        held = game.state.hand_list(seat)
        assert len(held) == game.state.hand_size(seat)
        assert [game.state.piles.nth_card(seat, i) for i in range(len(held))] == held  # the kinds held are remembered
    assert sorted(game.order) == list(range(len(game.players)))
    assert not game.state.tables.is_white(game.top)
    assert game.over or game.may_act()
    assert game.over == (game.turn is None) == bool(game.winners)
    if game.over:
        assert not game.may_act()
        assert game.waiting == ()
        assert game.pending is None
    check_agenda(game)
    if step.seat == CLOCK and not step.before.waiting:
        assert snapshot(game.state) == snapshot(step.before.state)


def check_agenda(game: Heated) -> None:
    """Play waits for somebody exactly while something is open, and the player on turn faces a pending draw."""
    state = game.state
    blocking = state.pending.phase in {ANSWERS, SLAPS, DISCARDS, OFFERS}
    assert bool(game.waiting) == blocking
    for seat in range(state.n):
        assert (state.discards_due(seat) > 0) == (state.pending.phase == DISCARDS and seat in game.waiting)
    if state.pending.phase == FREE:
        assert state.pending.unnamed < 0
        if state.pending.draws:
            assert state.pending.on == state.turn.seat
    if game.pending is not None:
        assert game.pending.count == state.pending.draws > 0
        assert game.pending.card in {"draw2", "draw4", "getting-heated"}
        assert (game.pending.card == "getting-heated") == (state.pending.phase == ANSWERS)
    for seat in game.waiting:
        assert game.legal(seat)
    if game.turn is not None and not blocking:
        assert any(not isinstance(action, Call | Slap | Wonder) for action in game.legal(game.turn))


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
    """A card is shown only to those who hold it, held it or gave it, unless it was played or discarded openly."""
    for fact in step.facts:
        if isinstance(fact, CardPlayed | CardsDiscarded | EffectCancelled):
            continue
        mine = {getattr(fact, name, None) for name in ("seat", "other", "giver")}
        for seat in (None, *range(len(step.game.players))):
            if seat is None or seat not in mine:
                hands = getattr(fact.seen_by(seat), "hands", None)
                shown = hands[:seat] + hands[seat + 1 :] if hands and seat is not None else fact.seen_by(seat)
                assert cards_in(shown) == []


@examples(60)
@given(tables(), st.integers(1, LONGEST_WALK))
def test_H_133_every_law_holds_at_every_table(table: Table, steps: int) -> None:
    for step in walk(table, steps):
        check(step)
        check_facts(step)


def refusal(game: Heated, seat: int, action: Action) -> str | None:
    try:
        game.verify(seat, action)
    except Refused as refused:
        return str(refused)
    return None


def one_of_too_many(game: Heated, seat: int, action: Action) -> bool:
    """Whether `Heated.legal` says that `legal` need not list it."""
    match action:
        case Call() | Slap() | Wonder():
            return True
        case Draw():
            return action.count is not None
        case Play():
            return game.state.hand_size(seat) == 1 or len(action.on) > 4
        case Discard():
            return len(game.legal(seat)) >= len(game.hand(seat)) - 1
    return False


@examples(40)
@given(tables(), st.integers(0, 120))
def test_legal_is_what_apply_accepts_and_a_refusal_changes_nothing(table: Table, steps: int) -> None:
    game, random = position_after(table, steps)
    before = snapshot(game.state)
    others = [action for seat in range(table.players) for action in game.legal(seat)]
    others += [
        Play(card, colour, on) for card in set(game.draw_pile) for colour in (None, Colour.BLUE) for on in ((), (0,))
    ]
    others += [Draw(), Draw(1), Ask(), Accept(), Decline(), Take(), Take(1), Name(Colour.GREEN), Call(), Slap()]
    for seat in range(table.players):
        listed = game.legal(seat)
        assert len(set(listed)) == len(listed)
        for action in random.sample(listed, min(len(listed), 8)):
            clone = game.clone()
            clone.apply(seat, action)
            assert clone.history[-1].action == action
        for action in random.sample(others, min(len(others), 25)):
            if action in listed:
                continue
            sentence = refusal(game, seat, action)
            if sentence is None:
                assert one_of_too_many(game, seat, action)
                continue
            assert sentence.endswith(".")
            assert "{" not in sentence
            with pytest.raises(Refused):
                game.apply(seat, action)
            assert snapshot(game.state) == before
    assert snapshot(game.state) == before


@examples(30)
@given(tables(), st.integers(0, 100), st.integers(1, 60))
def test_a_clone_is_independent_and_plays_the_same(table: Table, steps: int, more: int) -> None:
    game, random = position_after(table, steps)
    clone = game.clone()
    before = snapshot(game.state)
    done = []
    for _ in range(more):
        if clone.over:
            break
        seat, action = choose(clone, random)
        done.append((seat, action, clone.apply(seat, action)))
    assert snapshot(game.state) == before
    for seat, action, facts in done:
        assert game.apply(seat, action) == facts
    assert snapshot(game.state) == snapshot(clone.state)


@examples(30)
@given(tables(), st.integers(0, 150))
def test_saved_and_loaded_it_is_the_same_game(table: Table, steps: int) -> None:
    game, _ = position_after(table, steps)
    again = load(dump(game))
    assert isinstance(again, Heated)
    assert again.history == game.history
    assert again.setup == game.setup
    assert snapshot(again.state) == snapshot(game.state)
    assert picture(again) == picture(game)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("players", [2, 3, 5, 10])
def test_sequenced_games_end_in_every_mode(mode: str, players: int) -> None:
    for seed in range(2 if mode == "never-ending" else 4):
        game = heated.new(NAMES[:players], seed, Rules(mode=mode, house=(1, 2, 3, 4, 5, 6)[seed:]))
        game.state.journal = None
        assert random_playout(game.state, stream(seed, "play")) > 0
        assert game.over
        assert cards_of(game) == game.rules.cards(players)


def test_HR_DRY_a_game_nobody_can_go_on_with_ends() -> None:
    """Every card lies in a hand and none fits: all pass, and the fewest cards win."""
    deck = {"b5": 1, **{f"g{n}": 1 for n in range(1, 5)}, **{f"p{n}": 3 for n in range(1, 5)}}
    hands = {0: tuple(map(Card, ("g1", "g2", "g3", "g4"))), 1: tuple(Card(f"p{n}") for n in range(1, 5) for _ in "xxx")}
    game = heated.new(["Ada", "Bo"], 1, Rules(deck=deck), first=0, position=Position(hands=hands, top=Card("b5")))
    random = position_after(Table(Rules(), 2, 1), 0)[1]
    for _ in range(40):
        if game.over:
            break
        game.apply(*choose(game, random))
    else:
        game.apply(CLOCK, Expire())
    assert (game.reason, game.winners) == ("dry", (0,))


def name_corner(fact: Fact) -> str:
    match fact:
        case GameEnded(reason=reason):
            return reason
        case CardPlayed(card=card, acts=acts, out_of_turn=out):
            return "copy" if card != acts else "jump" if out else "played"
    return type(fact).__name__


def test_walks_reach_every_corner_of_the_rules() -> None:
    """Otherwise the laws above would hold of little."""
    reached: set[str] = set()
    for seed in range(60):
        mode = ("chaos", "regular", "tried-and-tested")[seed % 3]
        rules = Rules(mode=mode, house=(1, 2, 3, 4, 5, 6), blank="draw4" if seed % 2 else None)
        for step in walk(Table(rules, 2 + seed % 9, seed, short=seed % 4 > 0), 250):
            reached.update(name_corner(fact) for fact in step.facts)
    wanted = {name for name in heated_fact_names() if name not in {"GameEnded", "CardPlayed", "Passed"}}
    assert reached >= wanted | {"went-out", "gave-last-card", "discarded-last-card", "copy", "jump", "played"}


def heated_fact_names() -> list[str]:
    from scoville.heated.rules import facts

    return facts.__all__
