"""SPICY in words: each fact as a sentence, each option in few words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..cli.game_words import GameWords
from ..cli.phrases import listing
from ..core import Fact
from ..locales import Catalogue
from . import Accept, Action, Card, Challenge, Claim, Copy, Peek, Play, Spicy
from .cards import WILD_SPICE
from .facts import (
    CardPlayed,
    CardRevealed,
    CardsAdded,
    CardsDrawn,
    CardTakenBack,
    Challenged,
    GameEnded,
    LastCardAccepted,
    LastCardPlayed,
    Passed,
    Peeked,
    StackRaided,
    StackWon,
    TrophyTaken,
)

__all__ = ["ROOM", "card_words", "cards_words", "claim_words", "tell"]

_TAKEN_BACK = {"S-BAD-CALL": "bad-call", "S-LAST-FORGOT": "last-forgotten"}


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
    """A fact as a sentence, as the seat `viewer` may know it; None tells all the fact holds.

    For a spectator give what the fact shows them: `tell(…, fact.seen_by(None))`.
    """
    seen = fact if viewer is None else fact.seen_by(viewer)

    def say(id: str, **values: str | int) -> str:
        return catalogue.say(f"story-{id}", **values)

    def say_card(id: str, card: Card | None, **values: str | int) -> str:
        if card is None:
            return say(f"{id}-hidden", **values)
        return say(f"{id}-open", card=card_words(catalogue, card), **values)

    def say_cards(id: str, seat: int, cards: Sequence[Card | None]) -> str:
        known = [card for card in cards if card is not None]
        if len(known) < len(cards):
            return say(f"{id}-hidden", name=players[seat], count=len(cards))
        return say(f"{id}-open", name=players[seat], count=len(cards), cards=cards_words(catalogue, known))

    match seen:
        case CardPlayed(seat, card, claim, copy):
            words = claim_words(catalogue, claim)
            return say_card("copied" if copy else "played", card, name=players[seat], claim=words)
        case CardTakenBack(seat, card, claim, clause):
            return say_card(_TAKEN_BACK[clause], card, name=players[seat], claim=claim_words(catalogue, claim))
        case CardsAdded(seat, cards):
            return say_cards("added", seat, cards)
        case CardsDrawn(seat, cards):
            return say_cards("drawn", seat, cards)
        case Passed(seat):
            return say("passed", name=players[seat])
        case Challenged(seat, against, trait):
            return say(f"challenged-{trait}", name=players[seat], against=players[against])
        case CardRevealed(seat, card, claim, holds):
            return say(
                "revealed-right" if holds else "revealed-wrong",
                name=players[seat],
                card=card_words(catalogue, card),
                claim=claim_words(catalogue, claim),
            )
        case StackWon(seat, count):
            return say("stack-won", name=players[seat], count=count)
        case StackRaided(seat, count):
            return say("raided", name=players[seat], count=count)
        case LastCardPlayed(seat):
            return say("last-card", name=players[seat])
        case LastCardAccepted(seat):
            return say("accepted", name=players[seat])
        case TrophyTaken(seat):
            return say("trophy", name=players[seat])
        case Peeked(seat, card, None):
            return say_card("peeked-stack", card, name=players[seat])
        case Peeked(seat, card, int(whose)):
            return say_card("peeked-pile", card, name=players[seat], whose=players[whose])
        case GameEnded(reason, winners, scores):
            names = listing(catalogue, [players[seat] for seat in winners])
            points = [say("score", name=name, score=score) for name, score in zip(players, scores, strict=True)]
            end = say(f"ended-{reason}", winners=names, count=len(winners))
            return end + " " + say("scores", scores=" · ".join(points))
    raise TypeError(f"no story is told of {type(fact).__name__}")


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
    def tell(self, catalogue: Catalogue, players: Sequence[str], fact: Fact) -> str:
        return tell(catalogue, players, fact)

    def option(self, catalogue: Catalogue, players: Sequence[str], option: Action) -> str:
        return option_words(catalogue, option)

    def ending(self, game: Spicy) -> Fact:
        return GameEnded(str(game.reason), game.winners, game.scores)


ROOM: Final = SpicyWords()
