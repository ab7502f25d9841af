"""SPICY in words: each fact as a sentence, each option in brief."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..cli.game_words import GameWords, Values
from ..cli.phrases import listing
from ..core import Fact
from ..locales import Catalogue
from . import Accept, Action, Card, Challenge, Claim, Copy, Peek, Play, Spicy
from .rules.cards import WILD_SPICE
from .rules.facts import GameEnded

__all__ = ["ROOM", "card_words", "cards_words", "claim_words", "tell"]


def claim_words(catalogue: Catalogue, claim: Claim) -> str:
    """`2 chili`."""
    return catalogue.say("spicy-card", number=claim.number, spice=str(claim.spice))


def card_words(catalogue: Catalogue, card: Card) -> str:
    """`5 wasabi`, `wild spice`."""
    if card.number is None:
        return catalogue.say("spicy-card-wild-spice" if card == WILD_SPICE else "spicy-card-wild-number")
    return catalogue.say("spicy-card", number=card.number, spice=str(card.spice))


def cards_words(catalogue: Catalogue, cards: Iterable[Card]) -> str:
    return listing(catalogue, [card_words(catalogue, card) for card in cards])


def tell(catalogue: Catalogue, players: Sequence[str], fact: Fact, viewer: int | None = None) -> str:
    """A fact as a sentence, as the seat `viewer` may know it; None shows everything the fact holds.

    For a spectator pass what the fact shows them: `tell(…, fact.seen_by(None))`.
    """
    return ROOM.tell(catalogue, players, fact if viewer is None else fact.seen_by(viewer))


def option_words(catalogue: Catalogue, option: Action) -> str:
    match option:
        case Play():
            text = catalogue.say(
                "option-play",
                card=card_words(catalogue, option.card),
                claim=claim_words(catalogue, option.claim),
                true="yes" if int(option.card) == int(option.claim) else "no",
            )
        case Copy():
            text = catalogue.say("option-copy", card=card_words(catalogue, option.card))
        case Challenge():
            return catalogue.say(f"option-challenge-{option.trait}")
        case Accept():
            return catalogue.say("option-accept")
        case Peek():
            return catalogue.say("option-peek")
        case _:
            return catalogue.say("option-pass")
    if option.under:
        return catalogue.say("option-under", what=text, cards=cards_words(catalogue, option.under))
    return text


class SpicyWords(GameWords):
    def values(self, catalogue: Catalogue, players: Sequence[str], fact: Fact) -> Values:
        found = super().values(catalogue, players, fact)
        if isinstance(fact, GameEnded):
            scores = [
                catalogue.say("story-spicy-game-ended-score", name=name, score=score)
                for name, score in zip(players, fact.scores, strict=True)
            ]
            found["scores"] = " · ".join(scores)
        return found

    def word(self, catalogue: Catalogue, value: object) -> str:
        if isinstance(value, Card):
            return card_words(catalogue, value)
        return claim_words(catalogue, value) if isinstance(value, Claim) else str(value)

    def option(self, catalogue: Catalogue, players: Sequence[str], option: Action) -> str:
        return option_words(catalogue, option)

    def ending(self, game: Spicy) -> Fact | None:
        return GameEnded(game.reason, game.winners, game.scores) if game.reason else None


ROOM: Final = SpicyWords("spicy")
