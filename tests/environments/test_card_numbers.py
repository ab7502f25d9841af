"""docs/environments.md names the numbers of HEATED's cards as the rules have them."""

from __future__ import annotations

from pathlib import Path

from scoville.heated import CARDS

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "environments.md"


def test_the_documented_numbers_of_the_cards_are_those_of_the_rules() -> None:
    """If this fails, write into the document what it expects here."""
    text = DOCUMENT.read_text(encoding="utf-8")
    numbers = [card for card in CARDS.values() if card.family == "number"]
    assert all(card.kinds == tuple(10 * colour + int(card.word) for colour in range(4)) for card in numbers)
    coloured = [card for card in CARDS.values() if card.family == "coloured"]
    assert all(card.kinds == tuple(card.kinds[0] + 8 * colour for colour in range(4)) for card in coloured)
    assert "(" + ", ".join(f"`{card.word}` {card.kinds[0] - 40}" for card in coloured) + ")" in text
    special = [card for card in CARDS.values() if len(card.kinds) == 1]
    assert ", ".join(f"`{card.word}` {card.kinds[0]}" for card in special) + "." in text
    assert len(numbers) + len(coloured) + len(special) == len(CARDS)
