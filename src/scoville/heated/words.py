"""HEATED in words: each fact as a sentence, each option in few words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..cli.game_words import GameWords
from ..cli.phrases import listing
from ..core import Fact
from ..locales import Catalogue
from . import Action, Card, Discard, Draw, Heated, Name, Offer, Play, Rules, Take
from .blank import BlankCard
from .cards import card_of
from .facts import (
    CardOffered,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsExchanged,
    CardTaken,
    ColourNamed,
    DiscardReshuffled,
    EffectCancelled,
    GameEnded,
    HandsMixed,
    HandsSwapped,
    HeatedCalled,
    HelpAsked,
    LastToSlap,
    MercyDrawn,
    NothingTaken,
    Passed,
    PenaltyDue,
    PlacesTraded,
    PlayReversed,
    Slapped,
    TrapSprung,
    TurnAsked,
    TurnSkipped,
)

__all__ = ["ROOM", "card_title", "heated_card_words", "heated_cards_words", "table_words", "tell_heated"]


class _TableWords(Catalogue):
    """A catalogue that calls the BLANK card as its table does."""

    def __init__(self, words: Catalogue, blank: str) -> None:
        self.language = words.language
        self._bundle = words._bundle
        self._blank = blank

    def say(self, id: str, /, **values: str | int) -> str:
        return self._blank if id == "card-heated-blank" else super().say(id, **values)


def table_words(words: Catalogue, rules: object) -> Catalogue:
    """The words of a table with these rules: a BLANK of its own has its own name (H-BLANK)."""
    if isinstance(rules, Rules) and isinstance(rules.blank, BlankCard):
        return _TableWords(words, rules.blank.name)
    return words


def card_title(catalogue: Catalogue, card: Card) -> str:
    """What is printed on it, without its colour: `7`, `COOL OFF`, `DRAW 4`."""
    if card.number is not None:
        return catalogue.say("card-heated-number", number=card.number)
    return catalogue.say(f"card-heated-{card_of(card).word}")


def heated_card_words(catalogue: Catalogue, card: Card) -> str:
    """`blue 7`, `green COOL OFF`, `DRAW 4`."""
    title = card_title(catalogue, card)
    if card.colour is None:
        return title
    return catalogue.say("heated-coloured-card", colour=str(card.colour), title=title)


def heated_cards_words(catalogue: Catalogue, cards: Iterable[Card]) -> str:
    return listing(catalogue, [heated_card_words(catalogue, card) for card in cards])


_PLAIN = {
    TrapSprung: "trapped",
    MercyDrawn: "mercy-drawn",
    TurnSkipped: "skipped",
    Passed: "passed",
    HelpAsked: "asked",
    NothingTaken: "nothing-taken",
    Slapped: "slapped",
    LastToSlap: "last-to-slap",
    TurnAsked: "turn-asked",
}
"""The facts that only have a player."""


def tell_heated(catalogue: Catalogue, players: Sequence[str], fact: Fact) -> str:
    """All that the fact holds; for a seat give `fact.seen_by(seat)`."""

    def say(id: str, **values: str | int) -> str:
        return catalogue.say(f"story-heated-{id}", **values)

    def card_words(card: Card) -> str:
        return heated_card_words(catalogue, card)

    match fact:
        case CardPlayed(seat, card, acts, out_of_turn, on):
            words = card_words(acts)
            if on:
                words = say("aimed", card=words, on=listing(catalogue, [players[other] for other in on]))
            how = "copied" if acts != card else "played-out-of-turn" if out_of_turn else "played"
            return say(how, name=players[seat], card=words)
        case ColourNamed(seat, colour):
            return say("named", name=players[seat], colour=catalogue.say("heated-colour", colour=str(colour)))
        case CardsDrawn(seat, cards):
            known = [card for card in cards if card is not None]
            if len(known) < len(cards):
                return say("drawn-hidden", name=players[seat], count=len(cards))
            words = heated_cards_words(catalogue, known)
            return say("drawn-open", name=players[seat], count=len(cards), cards=words)
        case PenaltyDue(seat, count):
            return say("penalty", name=players[seat], count=count)
        case EffectCancelled(seat, card):
            return say("cancelled", name=players[seat], card=card_words(card))
        case PlayReversed(direction):
            return say(f"reversed-{direction}")
        case CardOffered(seat, None):
            return say("offered-hidden", name=players[seat])
        case CardOffered(seat, Card() as card):
            return say("offered-open", name=players[seat], card=card_words(card))
        case CardTaken(seat, None, giver):
            return say("taken-hidden", name=players[seat], giver=players[giver])
        case CardTaken(seat, Card() as card, giver):
            return say("taken-open", name=players[seat], giver=players[giver], card=card_words(card))
        case CardsDiscarded(seat, cards):
            words = heated_cards_words(catalogue, cards)
            return say("discarded", name=players[seat], count=len(cards), cards=words)
        case HeatedCalled(seat, own):
            return say("called-own" if own else "called", name=players[seat])
        case HandsSwapped(seat, other):
            return say("swapped", name=players[seat], other=players[other])
        case CardsExchanged(seat, Card() as given, Card() as got, other):
            names = {"name": players[seat], "other": players[other]}
            return say("exchanged-open", **names, given=card_words(given), got=card_words(got))
        case CardsExchanged(seat, _, _, other):
            return say("exchanged-hidden", name=players[seat], other=players[other])
        case PlacesTraded(seat, other):
            return say("places", name=players[seat], other=players[other])
        case HandsMixed(_, hands):
            dealt = zip(players, hands, strict=True)
            counts = [say("mixed-hand", name=name, count=len(hand)) for name, hand in dealt if hand is not None]
            return say("mixed", hands=" · ".join(counts))
        case DiscardReshuffled(count):
            return say("reshuffled", count=count)
        case GameEnded(reason, winners):
            names_of = listing(catalogue, [players[seat] for seat in winners])
            return say(f"ended-{reason}", winners=names_of, count=len(winners))
    if type(fact) in _PLAIN:
        return say(_PLAIN[type(fact)], name=players[fact.seat])  # type: ignore[attr-defined]
    raise TypeError(f"no story is told of {type(fact).__name__}")


def option_words(catalogue: Catalogue, players: Sequence[str], option: Action) -> str:
    match option:
        case Play():
            return _play_words(catalogue, players, option)
        case Name():
            return catalogue.say("option-name", colour=catalogue.say("heated-colour", colour=str(option.colour)))
        case Draw():
            return (
                catalogue.say("option-draw")
                if option.count is None
                else catalogue.say("option-draw-some", count=option.count)
            )
        case Offer():
            return catalogue.say("option-offer", card=heated_card_words(catalogue, option.card))
        case Take():
            return (
                catalogue.say("option-take-nothing")
                if option.whose is None
                else catalogue.say("option-take", name=players[option.whose])
            )
        case Discard():
            return catalogue.say("option-discard", cards=heated_cards_words(catalogue, option.cards))
        case _:
            return catalogue.say(f"option-{type(option).__name__.lower()}")


def _play_words(catalogue: Catalogue, players: Sequence[str], option: Play) -> str:
    parts = [heated_card_words(catalogue, option.card)]
    if option.colour is not None:
        parts.append(catalogue.say("heated-colour", colour=str(option.colour)))
    if option.on:
        parts.append(catalogue.say("option-on", names=listing(catalogue, [players[seat] for seat in option.on])))
    if option.giving is not None:
        parts.append(catalogue.say("option-giving", card=heated_card_words(catalogue, option.giving)))
    if option.at is not None:
        parts.append(catalogue.say("option-at", count=option.at))
    return catalogue.say("option-heated-play", what=", ".join(parts))


class HeatedWords(GameWords):
    def tell(self, catalogue: Catalogue, players: Sequence[str], fact: Fact) -> str:
        return tell_heated(catalogue, players, fact)

    def option(self, catalogue: Catalogue, players: Sequence[str], option: Action) -> str:
        return option_words(catalogue, players, option)

    def ending(self, game: Heated) -> Fact:
        return GameEnded(str(game.reason), game.winners)

    def at_table(self, catalogue: Catalogue, rules: Rules) -> Catalogue:
        return table_words(catalogue, rules)


ROOM: Final = HeatedWords()
