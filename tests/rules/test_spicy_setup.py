"""The clauses of the setup, as far as a record cannot show them."""

from __future__ import annotations

from collections import Counter

import pytest

from scoville import BadSettings, spicy
from scoville.spicy import EDITIONS, VARIANTS, Position, Rules, random_variants

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo")
SEEDS = range(60)


def table(players: int, seed: int | str = 1, rules: Rules | None = None, first: int | None = None) -> spicy.Spicy:
    return spicy.new(NAMES[:players], seed, rules, first=first)


def cards_of(game: spicy.Spicy) -> Counter[str]:
    hands = [str(card) for seat in range(len(game.players)) for card in game.hand(seat)]
    return Counter([*hands, *map(str, game.deck)])


@pytest.mark.parametrize("players", range(2, 7))
def test_S_CARDS_S_DEAL_all_hundred_cards_are_there(players: int) -> None:
    game = table(players)
    numbered = {f"{spice}{number}": 3 for spice in "cwp" for number in range(1, 11)}
    assert cards_of(game) == numbered | {"*s": 5, "*n": 5}
    assert [len(game.hand(seat)) for seat in range(players)] == [6] * players
    assert len(game.deck) == 100 - 6 * players


def test_S_DEAL_the_seed_shuffles() -> None:
    deals = {(table(3, seed).hand(0), table(3, seed).deck) for seed in SEEDS}
    assert len(deals) == len(SEEDS)
    assert table(3, 5).deck == table(3, 5).deck


def test_S_DEAL_any_card_can_come_first() -> None:
    """Every kind of card is the first to be drawn in some deal."""
    assert {str(table(2, seed).deck[0]) for seed in range(600)} == set(cards_of(table(2)))


def test_S_OTHER_three_trophies_one_worlds_end_six_spice_it_up_cards() -> None:
    assert set(VARIANTS) == {
        "we-love-chili",
        "start-it-up",
        "spice-raider",
        "change-your-luck",
        "turn-it-up",
        "copy-cat",
    }
    spicy.new(NAMES[:3], 1, position=Position(trophies={0: 1, 1: 1}))
    for trophies in ({0: 1, 1: 1, 2: 1}, {0: 2}, {0: 4}):
        with pytest.raises(BadSettings, match="already over"):
            spicy.new(NAMES[:3], 1, position=Position(trophies=trophies))


@pytest.mark.parametrize(("players", "below"), [(2, 60), (3, 40), (4, 40), (5, 16), (6, 16)])
def test_S_END_IN_SR_END_AT_so_many_cards_lie_below(players: int, below: int) -> None:
    game = table(players)
    assert len(game.deck) - game.above_worlds_end == below


def test_SR_END_AT_the_more_players_the_deeper_it_lies() -> None:
    below = [len(table(players).deck) - table(players).above_worlds_end for players in range(2, 7)]
    assert below == sorted(below, reverse=True)


def test_SR_END_AT_the_shift_comes_from_the_seed_and_stays_in_bounds() -> None:
    found = {table(3, seed, Rules(worlds_end_jitter=2)).above_worlds_end for seed in range(200)}
    assert found == {40, 41, 42, 43, 44}
    assert len({table(3, 9, Rules(worlds_end_jitter=30)).above_worlds_end for _ in range(3)}) == 1


def test_SR_END_AT_a_shift_never_leaves_the_deck() -> None:
    shallow = {table(3, seed, Rules(worlds_end=2, worlds_end_jitter=50)).above_worlds_end for seed in SEEDS}
    deep = {table(3, seed, Rules(worlds_end=80, worlds_end_jitter=50)).above_worlds_end for seed in SEEDS}
    assert min(shallow) == 1
    assert max(deep) == 82


@pytest.mark.parametrize("above", [0, -1, 101])
def test_SR_END_AT_the_setting_has_bounds(above: int) -> None:
    with pytest.raises(BadSettings, match="World's End"):
        Rules(worlds_end=above)


def test_SR_END_AT_the_setting_must_fit_the_deck() -> None:
    assert table(6, rules=Rules(worlds_end=64)).above_worlds_end == 64
    with pytest.raises(BadSettings, match="not lie in the deck of 64"):
        table(6, rules=Rules(worlds_end=65))


def test_S_FIRST_the_seed_chooses_where_nobody_is_named() -> None:
    assert {table(4, seed).turn for seed in SEEDS} == {0, 1, 2, 3}
    assert len({table(4, 7).turn for _ in range(3)}) == 1
    assert {table(4, seed, first=2).turn for seed in SEEDS} == {2}


def test_S_FIRST_naming_the_first_changes_no_card() -> None:
    named = [table(4, 3, first=seat) for seat in range(4)]
    assert len({game.deck for game in named}) == 1


def test_S_FIRST_the_books_have_their_reasons() -> None:
    reasons = {edition.id: edition.first for edition in EDITIONS.values()}
    assert reasons.pop("fr") == "ate-spicy-last"
    assert reasons == dict.fromkeys(("en", "de", "en-revised"), "youngest")


def test_S_LAST_SAY_the_books_say_when() -> None:
    said = {edition.id: edition.last_said for edition in EDITIONS.values()}
    assert said == {"en": "after", "de": "after", "fr": "before", "en-revised": "after"}


def test_S_UP_1_a_card_at_random_comes_from_the_seed() -> None:
    drawn = [random_variants(seed) for seed in range(100)]
    assert all(len(cards) == 1 for cards in drawn)
    assert {card for cards in drawn for card in cards} == set(VARIANTS)
    assert random_variants("a1") == random_variants("a1")


def test_S_UP_1_S_UP_N_several_at_random_are_different() -> None:
    for seed in SEEDS:
        assert sorted(random_variants(seed, 6)) == sorted(VARIANTS)
        assert len(set(random_variants(seed, 2))) == 2
    assert random_variants(1, 0) == ()
    for count in (-1, 7):
        with pytest.raises(BadSettings, match="6 SPICE IT UP cards"):
            random_variants(1, count)


def test_S_UP_1_the_books_say_how_the_card_is_found() -> None:
    chosen = {edition.id for edition in EDITIONS.values() if edition.variants_chosen}
    assert chosen == {"de"}


@pytest.mark.parametrize(("edition", "most"), [("en", 3), ("de", 2), ("fr", 6), ("en-revised", 2)])
def test_S_UP_N_SR_UP_N_how_many_cards_a_book_allows(edition: str, most: int) -> None:
    cards = tuple(VARIANTS)
    assert Rules(edition=edition, variants=cards[:most]).variants == cards[:most]
    for more in range(most + 1, 7):
        with pytest.raises(BadSettings, match=f"up to {most} "):
            Rules(edition=edition, variants=cards[:more])


@pytest.mark.parametrize("players", [0, 1, 7])
def test_SR_PLAYERS_two_to_six(players: int) -> None:
    with pytest.raises(BadSettings, match="2 to 6 players"):
        spicy.new([f"P{seat}" for seat in range(players)], 1)
