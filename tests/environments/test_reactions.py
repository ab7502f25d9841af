"""Reaction time as part of the game: the quickest counts; the rules or a seeded coin decide ties."""

from __future__ import annotations

from collections.abc import Mapping

from scoville import heated, spicy
from scoville.core import stream
from scoville.heated import Heated
from scoville.heated.environment import codec as heated_codec
from scoville.heated.environment.seats import heated_table
from scoville.heated.environment.table import HeatedTable
from scoville.spicy import Card, Spicy
from scoville.spicy.environment import codec as spicy_codec
from scoville.spicy.environment.seats import spicy_table
from scoville.spicy.environment.table import SpicyTable

NAMES = ("Ada", "Bo", "Cy", "Di")
S, H = spicy_codec, heated_codec


def cards(*names: str) -> tuple[Card, ...]:
    return tuple(map(Card, names))


def spicy_game(seed: int = 1, **hands: tuple[Card, ...]) -> tuple[Spicy, SpicyTable]:
    """Ada has the turn, and everybody else may challenge and copy."""
    position = spicy.Position(
        hands={i: hands.get(name, cards("p1", "p2", "p3")) for i, name in enumerate(NAMES) if name in hands}, turn=0
    )
    game = spicy.new(NAMES, seed, spicy.Rules(variants=("copy-cat",)), position=position)
    return game, spicy_table(game, timed=True)


def play(card: str, claim: str) -> int:
    return S.PLAY + Card(card) * 30 + spicy.Claim(claim)


def answer(table: SpicyTable | HeatedTable, seat: int, *decisions: int) -> None:
    """`seat` is asked now, and these are its decisions, all of them legal."""
    for decision in decisions:
        assert table.mover == seat
        assert table.try_act(decision)


def test_the_quickest_challenge_counts() -> None:
    """SR-RACE: by time instead of by seat."""
    game, table = spicy_game(Ada=cards("w9", "w8"))
    answer(table, 0, play("w9", "c1"))
    answer(table, 1, S.CHALLENGE_NUMBER, S.DELAY + 5)
    assert game.state.stack_n == 1  # nothing has happened yet
    answer(table, 2, S.CHALLENGE_SPICE, S.DELAY + 2)
    assert game.state.stack_n == 1
    answer(table, 3, S.LET_BE)
    assert [game.state.points_of(seat) for seat in range(4)] == [0, 0, 1, 0]


def test_a_copy_may_be_quicker_than_a_challenge() -> None:
    game, table = spicy_game(Ada=cards("w9", "w8"), Cy=cards("p7", "p8"))
    answer(table, 0, play("w9", "c1"))
    answer(table, 1, S.CHALLENGE_NUMBER, S.DELAY + 1)
    answer(table, 2, S.COPY + Card("p7"), S.DELAY)
    answer(table, 3, S.LET_BE)
    assert game.state.stack_n == 2
    assert game.state.by == 2
    assert table.mover == 3  # asked about the new card


def test_a_tie_is_decided_by_a_coin_of_the_seed() -> None:
    won = []
    for seed in (*range(40), *range(40)):
        game, table = spicy_game(seed, Ada=cards("w9", "w8"))
        answer(table, 0, play("w9", "c1"))
        for seat in (1, 2, 3):
            answer(table, seat, S.CHALLENGE_NUMBER, S.DELAY + 4)
        won.append([game.state.points_of(seat) for seat in range(4)].index(1))
    assert won[:40] == won[40:]
    assert all(won[:40].count(seat) >= 5 for seat in (1, 2, 3))


def test_a_last_card_stands_once_all_have_accepted_it() -> None:
    """S-LAST-WAIT."""
    game, table = spicy_game(Ada=cards("c1"))
    answer(table, 0, play("c1", "c1"))
    answer(table, 1, S.ACCEPT)
    answer(table, 2, S.ACCEPT)
    assert game.state.trophies_of(0) == 0
    answer(table, 3, S.ACCEPT)
    assert game.state.trophies_of(0) == 1


def test_cards_go_under_a_copied_five_before_the_delay_is_chosen() -> None:
    rules = spicy.Rules(variants=("copy-cat", "change-your-luck"))
    stack = (spicy.Laid(0, Card("c4"), spicy.Claim("c4")),)
    position = spicy.Position(hands={1: cards("w1", "w2", "w3")}, stack=stack, turn=0)
    game = spicy.new(NAMES, 3, rules, position=position)
    table = spicy_table(game, timed=True)
    first = game.hand(0)[0]
    answer(table, 0, S.PLAY + first * 30 + spicy.Claim("c5"), S.ENOUGH)
    answer(table, 1, S.COPY + Card("w1"), S.UNDER + Card("w2"), S.UNDER + Card("w3"), S.DELAY)
    answer(table, 2, S.LET_BE)
    answer(table, 3, S.LET_BE)
    assert game.state.stack_n == 5
    assert game.state.by == 1


# --- HEATED -----------------------------------------------------------------------------------------


def heated_game(seed: int, hands: Mapping[int, tuple[str, ...]], top: str = "b3") -> tuple[Heated, HeatedTable]:
    position = heated.Position(
        hands={seat: tuple(map(heated.Card, words)) for seat, words in hands.items()}, top=heated.Card(top), turn=0
    )
    game = heated.new(NAMES, seed, heated.Rules(), position=position)
    return game, heated_table(game, stream(seed, "random"), timed=True)


def test_H_TOOHOT_the_last_to_slap_draws_two() -> None:
    game, table = heated_game(1, {0: ("b-hot", "b1", "b2")})
    before = [game.state.hand_size(seat) for seat in range(4)]
    answer(table, 0, H.PLAY + heated.Card("b-hot"))
    for seat, late in ((3, 2), (2, 7), (1, 0), (0, 6)):
        answer(table, seat, H.DELAY + late)
    answer(table, 2, H.ACCEPT)
    assert game.state.hand_size(2) == before[2] + 2


def test_HR_SLAP_a_tie_for_last_costs_one_each() -> None:
    game, table = heated_game(1, {0: ("b-hot", "b1", "b2")})
    before = [game.state.hand_size(seat) for seat in range(4)]
    answer(table, 0, H.PLAY + heated.Card("b-hot"))
    for seat, late in ((3, 7), (2, 7), (1, 0), (0, 6)):
        answer(table, seat, H.DELAY + late)
    for seat in (3, 2):
        answer(table, seat, H.ACCEPT)
    assert [game.state.hand_size(seat) - before[seat] for seat in (1, 2, 3)] == [0, 1, 1]


def test_H_CALL_a_tie_goes_to_the_player() -> None:
    for own, other, drawn in ((3, 3, 0), (3, 2, 2), (2, 3, 0)):
        game, table = heated_game(1, {0: ("b1", "b2")})
        answer(table, 0, H.PLAY + heated.Card("b1"))
        answer(table, 3, H.CALL, H.DELAY + other)
        answer(table, 2, H.LET_BE)
        answer(table, 1, H.LET_BE)
        answer(table, 0, H.CALL, H.DELAY + own)
        assert game.state.hand_size(0) == 1 + drawn


def test_H_CALL_nobody_need_call() -> None:
    game, table = heated_game(1, {0: ("b1", "b2")})
    answer(table, 0, H.PLAY + heated.Card("b1"))
    for seat in (3, 2, 1, 0):
        answer(table, seat, H.LET_BE)
    assert game.state.hand_size(0) == 1
    assert table.mover == 3


def test_H_JUMP_the_quickest_jumps_in_and_names_what_it_needs_after() -> None:
    hands = {0: ("adjust", "g1", "g2"), 1: ("adjust", "g3", "g4"), 2: ("adjust", "g5", "g6"), 3: ("g7", "g8", "g9")}
    game, table = heated_game(1, hands)
    answer(table, 0, H.PLAY + heated.Card("adjust"), H.COLOUR)
    answer(table, 2, H.PLAY + heated.Card("adjust"), H.DELAY + 3)
    answer(table, 1, H.PLAY + heated.Card("adjust"), H.DELAY + 1)
    answer(table, 1, H.COLOUR + 2)
    assert [game.state.hand_size(seat) for seat in range(4)] == [2, 2, 3, 3]
    assert game.state.piles.colour == 2
    answer(table, 2, H.LET_BE)  # asked about the new card
    assert table.mover == 0  # whose turn it is after the jumper, to the right
