"""The classes of the cards: what derives from them, what registration refuses, and how one is added."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from scoville import heated, load
from scoville.core import BadSettings
from scoville.heated import CARDS, MODES, Accept, BlankCard, Card, Colour, Play, Position, Rules
from scoville.heated.rules.cards import BlackCard, ColouredCard, Program, WhiteCard, retire
from scoville.heated.rules.codes import OPS
from scoville.heated.rules.facts import CardPlayed, ColourNamed, HandsSwapped
from scoville.rulebook import rulebooks

TOTALS = {
    "regular": {2: 133, 10: 133},
    "tried-and-tested": {6: 147, 7: 140},
    "classics": {4: 112},
    "spicy": {4: 120},
    "never-ending": {4: 126},
    "chaos": {5: 154, 6: 153},
    "speed-run": {4: 117},
}


@pytest.mark.parametrize("mode", MODES)
def test_H_133_how_many_cards_a_mode_plays_with(mode: str) -> None:
    for players, total in TOTALS[mode].items():
        assert Rules(mode=mode).cards(players).total() == total


def test_H_EXP_the_expansion_has_22_cards() -> None:
    whole = Counter({kind: card.count + card.expansion for card in CARDS.values() for kind in card.kinds})
    assert whole.total() == 133 + 22
    assert whole[Card("b-hot")] == 2
    assert whole[Card("ghost")] == 2


def test_H_WHITE_which_cards_are_white() -> None:
    assert {card.word for card in CARDS.values() if card.white} == {"no-thanks", "copy", "mercy", "trap"}


def test_every_card_says_what_it_is() -> None:
    for card in CARDS.values():
        assert card.title
        assert card.clauses or not card.count + card.expansion
        assert card.family == "number" or card.text.endswith(".")


def test_every_clause_a_card_names_is_in_the_rulebook() -> None:
    for card in CARDS.values():
        assert set(card.clauses) <= set(rulebooks()["heated"].ids)


# --- registration ------------------------------------------------------------------------------------


def test_a_second_card_of_the_same_word_is_refused() -> None:
    with pytest.raises(TypeError, match="there is a card gift already"):
        type("Again", (BlackCard,), {"word": "gift", "title": "AGAIN"})
    with pytest.raises(TypeError, match="there is a card cool already"):
        type("Again", (ColouredCard,), {"word": "cool", "title": "AGAIN"})


def test_a_misspelt_hook_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Typo\.enakt: a card has no such thing"):
        type("Typo", (BlackCard,), {"word": "typo", "title": "TYPO", "enakt": lambda self, do: do.skip()})
    assert "typo" not in CARDS


def test_a_card_without_a_word_is_refused() -> None:
    with pytest.raises(TypeError, match="Nameless has no word"):
        type("Nameless", (BlackCard,), {"title": "NAMELESS"})


def test_a_card_that_cannot_be_is_refused() -> None:
    def too_much(self: object, do: Program) -> None:
        for _ in range(OPS + 1):
            do.skip()

    def two_needs(self: object, do: Program) -> None:
        do.swap_hands()
        do.trade_places()

    for enact, why in (
        (too_much, "at most 8 things"),
        (two_needs, "two different things"),
        (lambda self, do: do.cancel(), "only a WHITE card"),
        (lambda self, do: do.everyone.draw(-1), "0 to 100 cards"),
    ):
        with pytest.raises(TypeError, match=why):
            type("Odd", (BlackCard,), {"word": "odd", "title": "ODD", "enact": enact})
    assert "odd" not in CARDS
    with pytest.raises(TypeError, match="small letters"):
        type("Odd", (BlackCard,), {"word": "odd one", "title": "ODD"})
    with pytest.raises(TypeError, match="fewer than no"):
        type("Odd", (WhiteCard,), {"word": "odd", "title": "ODD", "count": -1})


@pytest.fixture
def heat_wave() -> Iterator[Card]:
    """A card of one's own."""

    class HeatWave(BlackCard):
        word = "heat-wave"
        title = "HEAT WAVE"
        text = "Everyone else draws 2 cards, and play turns round."
        extra = 1

        def enact(self, do: Program) -> None:
            do.others.draw(2)
            do.reverse()

    yield Card("heat-wave")
    retire(HeatWave.word)


def test_a_card_is_added_in_one_place(heat_wave: Card) -> None:
    position = Position(
        hands={0: tuple(map(Card, ("heat-wave", "b1", "b2"))), 1: (Card("g1"),), 2: (Card("p1"),)},
        draw_pile=tuple(map(Card, ("y1", "y2", "y3", "y4"))),
        top=Card("b5"),
        direction="left",
    )
    assert Rules(mode="chaos").cards(3)[heat_wave] == 0  # it is not in the box
    rules = Rules(add=("heat-wave",))
    assert rules.cards(3)[heat_wave] == 1
    game = heated.new(["Ada", "Bo", "Cy"], 1, rules, first=0, position=position)
    assert game.apply("Ada", Play(heat_wave, Colour.PURPLE)) == [
        CardPlayed(0, heat_wave, heat_wave, out_of_turn=False),
        ColourNamed(0, Colour.PURPLE),
    ]
    assert game.waiting == (1, 2)  # NO THANKS can answer it
    game.apply("Bo", Accept())
    game.apply("Cy", Accept())
    assert game.hand("Bo") == tuple(map(Card, ("g1", "y1", "y2")))
    assert game.hand("Cy") == tuple(map(Card, ("p1", "y3", "y4")))
    assert game.colour == Colour.PURPLE
    assert game.turn == game.seat("Cy")
    assert str(game.top) == "heat-wave"


def test_a_retired_card_is_gone() -> None:
    assert "heat-wave" not in CARDS
    with pytest.raises(BadSettings, match="no card"):
        Rules(add=("heat-wave",))


def test_H_SWAP_the_facts_say_on_whom_and_what_came_of_it() -> None:
    position = Position(
        hands={0: tuple(map(Card, ("b-swap", "b1", "b2"))), 1: (Card("g1"),)}, top=Card("b5"), direction="left"
    )
    game = heated.new(["Ada", "Bo"], 1, first=0, position=position)
    swap = Card("b-swap")
    assert game.apply("Ada", Play(swap, on=(1,))) == [CardPlayed(0, swap, swap, out_of_turn=False, on=(1,))]
    assert game.apply("Bo", Accept()) == [HandsSwapped(0, 1)]


# --- BLANK and own decks -------------------------------------------------------------------------------

RECORD = """
format = 1
game = "heated"
players = ["Ada", "Bo", "Cy"]
first = "Ada"
actions = ["Ada plays blank green on Cy", "clock expires"]
[rules]
blank = { name = "Spring clean", target_draws = 2, others_draw = 1, skip = true }
[position]
hands = { Ada = "blank b1 b2", Bo = "g1 g2", Cy = "p1 p2" }
draw_pile = "y1 y2 y3 y4"
top = "b5"
direction = "left"
"""


def test_H_BLANK_a_card_of_the_tables_own_is_played() -> None:
    game = load(RECORD)
    assert isinstance(game, heated.Heated)
    assert game.hand("Bo") == tuple(map(Card, ("g1", "g2", "y1")))
    assert game.hand("Cy") == tuple(map(Card, ("p1", "p2", "y2", "y3", "y4")))
    assert game.turn == game.seat("Cy")


def test_H_BLANK_a_stand_in_is_the_card_it_stands_for() -> None:
    position = Position(
        hands={0: tuple(map(Card, ("b7", "g1", "g2"))), 1: (Card("p1"), Card("p2")), 2: (Card("blank"), Card("y1"))},
        top=Card("b5"),
        direction="left",
    )
    game = heated.new(["Ada", "Bo", "Cy"], 1, Rules(blank="b7"), first=0, position=position)
    game.apply("Ada", Play(Card("b7")))
    game.apply("Cy", Play(Card("blank")))  # it jumps in
    assert (game.top, game.colour, game.turn) == (Card("blank"), Colour.BLUE, game.seat("Ada"))


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"name": ""}, "needs a name"),
        ({"name": "x", "colour": "red"}, "one of black, white"),
        ({"name": "x", "everyone_draws": 21}, "0 to 20"),
        ({"name": "x", "everyone_draws": True}, "0 to 20"),
        ({"name": "x", "skip": 1}, "true or false"),
        ({"name": "x", "text": "y" * 401}, "400"),
    ],
)
def test_H_BLANK_what_cannot_be_is_refused(given: dict[str, object], why: str) -> None:
    with pytest.raises(BadSettings, match=why):
        BlankCard(**given)  # type: ignore[arg-type]


def test_H_M_OWN_advice_is_a_warning_never_a_refusal() -> None:
    rules = Rules(mode="chaos", add=("spice-mix",))
    assert rules.warnings(5) == []
    assert len(rules.warnings(6)) == 1
    assert len(rules.warnings(7)) == 2
    assert rules.deck_for(10).total() == 154


@pytest.mark.parametrize("name", ["nothing", "giving"])
def test_HR_PLAYERS_a_name_a_record_could_not_tell_from_its_own_words_is_refused(name: str) -> None:
    with pytest.raises(BadSettings, match="means something else in a record"):
        heated.new(["Ada", name], 1)


def test_H_FIRST_only_a_seat_at_the_table_starts() -> None:
    with pytest.raises(BadSettings, match="no seat 2"):
        heated.new(["Ada", "Bo"], 1, first=2)
    assert heated.new(["Ada", "Bo"], 1, first=1).turn == 1


def test_H_M_OWN_a_deck_in_which_hands_may_take_every_coloured_card_is_dealt_again() -> None:
    rules = Rules(deck={"b7": 1, "adjust": 14})
    for seed in range(10):
        game = heated.new(["Ada", "Bo"], seed, rules)
        assert game.top == Card("b7")
        assert game.draw_pile == ()
