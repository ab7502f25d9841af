"""Another size of hands, for studies: dealt, and drawn after a trophy (S-DEAL, S-REFILL)."""

from __future__ import annotations

import pytest

from scoville import BadSettings, dump, load, spicy
from scoville.spicy import Accept, Laid, Play, Position, Rules


@pytest.mark.parametrize("hand", [1, 4, 6, 9])
def test_S_DEAL_so_many_cards_are_dealt(hand: int) -> None:
    game = spicy.new(["Ada", "Bo", "Cy"], 1, Rules(hand=hand))
    assert [len(game.hand(seat)) for seat in range(3)] == [hand] * 3
    assert len(game.deck) == 100 - 3 * hand
    assert load(dump(game)).view(0) == game.view(0)


def test_S_REFILL_as_many_are_drawn_after_a_trophy() -> None:
    position = Position(hands={0: (spicy.Card("c2"),)}, stack=(Laid(1, spicy.Card("w5"), spicy.Claim("c1")),))
    game = spicy.new(["Ada", "Bo"], 1, Rules(hand=4, worlds_end=20), first=0, position=position)
    game.apply("Ada", Play(spicy.Card("c2"), spicy.Claim("c2")))
    game.apply("Bo", Accept())
    assert len(game.hand("Ada")) == 4
    assert len(game.hand("Bo")) == 4


@pytest.mark.parametrize("hand", [0, 16, -1])
def test_a_hand_that_cannot_be_is_refused(hand: int) -> None:
    with pytest.raises(BadSettings, match="A hand has 1 to 15 cards"):
        Rules(hand=hand)
