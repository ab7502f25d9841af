"""HEATED in words: each fact as a sentence, each option in brief."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..cli.game_words import GameWords, Values
from ..cli.phrases import listing
from ..core import Fact
from ..locales import Catalogue
from . import Action, Card, Colour, Discard, Draw, Heated, Name, Offer, Play, Rules, Take
from .rules.blank import BlankCard
from .rules.cards import card_of
from .rules.facts import CardPlayed, GameEnded, HandsMixed

__all__ = ["ROOM", "card_title", "heated_card_words", "heated_cards_words", "table_words", "tell_heated"]


class _TableWords(Catalogue):
    """A catalogue that gives the BLANK card its table's name."""

    def __init__(self, words: Catalogue, blank: str) -> None:
        self.language = words.language
        self._bundle = words._bundle
        self._written = words._written
        self._blank = blank

    def say(self, id: str, /, **values: str | int) -> str:
        return self._blank if id == "card-heated-blank" else super().say(id, **values)


def table_words(words: Catalogue, rules: object) -> Catalogue:
    """The words of a table with these rules: a BLANK of its own has its own name (H-BLANK)."""
    if isinstance(rules, Rules) and isinstance(rules.blank, BlankCard):
        return _TableWords(words, rules.blank.name)
    return words


def card_title(catalogue: Catalogue, card: Card) -> str:
    """The printed text without the colour: `7`, `COOL OFF`, `DRAW 4`."""
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
    def values(self, catalogue: Catalogue, players: Sequence[str], fact: Fact) -> Values:
        match fact:
            case CardPlayed(_, card, acts, out_of_turn, on):
                found = super().values(catalogue, players, fact)
                if on:
                    found["acts"] = catalogue.say("story-heated-card-played-on", card=found["acts"], on=found["on"])
                how = "copied" if acts != card else "out-of-turn" if out_of_turn else "played"
                return {**found, "card": found["acts"], "how": how}
            case HandsMixed(_, hands):
                dealt = [(name, len(hand)) for name, hand in zip(players, hands, strict=True) if hand is not None]
                said = [catalogue.say("story-heated-hands-mixed-hand", name=name, count=count) for name, count in dealt]
                return {"hands": " · ".join(said)}
        return super().values(catalogue, players, fact)

    def word(self, catalogue: Catalogue, value: object) -> str:
        if isinstance(value, Card):
            return heated_card_words(catalogue, value)
        return catalogue.say("heated-colour", colour=str(value)) if isinstance(value, Colour) else str(value)

    def option(self, catalogue: Catalogue, players: Sequence[str], option: Action) -> str:
        return option_words(catalogue, players, option)

    def ending(self, game: Heated) -> Fact | None:
        return GameEnded(game.reason, game.winners) if game.reason else None

    def at_table(self, catalogue: Catalogue, rules: Rules) -> Catalogue:
        return table_words(catalogue, rules)


ROOM: Final = HeatedWords("heated")
tell_heated: Final = ROOM.tell
