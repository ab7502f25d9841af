"""What can be done, said in few words: for a list of options with their values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .. import heated, spicy
from ..heated.words import heated_card_words, heated_cards_words
from ..locales import Catalogue
from ..spicy.words import card_words, cards_words, claim_words
from .phrases import listing

__all__ = ["option_words"]


def option_words(catalogue: Catalogue, game: str, players: Sequence[str], option: Any) -> str:
    """`5 wasabi as 2 chili`, `challenge the spice`; None is to let things be."""
    if option is None:
        return catalogue.say("option-wait")
    return _spicy(catalogue, option) if game == "spicy" else _heated(catalogue, players, option)


def _spicy(catalogue: Catalogue, option: spicy.Action) -> str:
    match option:
        case spicy.Play():
            text = catalogue.say(
                "option-play",
                card=card_words(catalogue, option.card),
                claim=claim_words(catalogue, option.claim),
                true="yes" if int(option.card) == int(option.claim) else "no",
            )
        case spicy.Copy():
            text = catalogue.say("option-copy", card=card_words(catalogue, option.card))
        case spicy.Challenge():
            return catalogue.say(f"option-challenge-{option.trait}")
        case spicy.Accept():
            return catalogue.say("option-accept")
        case spicy.Peek():
            return catalogue.say("option-peek")
        case _:
            return catalogue.say("option-pass")
    if option.under:
        return catalogue.say("option-under", what=text, cards=cards_words(catalogue, option.under))
    return text


def _heated(catalogue: Catalogue, players: Sequence[str], option: heated.Action) -> str:
    match option:
        case heated.Play():
            return _heated_play(catalogue, players, option)
        case heated.Name():
            return catalogue.say("option-name", colour=catalogue.say("heated-colour", colour=str(option.colour)))
        case heated.Draw():
            return (
                catalogue.say("option-draw")
                if option.count is None
                else catalogue.say("option-draw-some", count=option.count)
            )
        case heated.Offer():
            return catalogue.say("option-offer", card=heated_card_words(catalogue, option.card))
        case heated.Take():
            return (
                catalogue.say("option-take-nothing")
                if option.whose is None
                else catalogue.say("option-take", name=players[option.whose])
            )
        case heated.Discard():
            return catalogue.say("option-discard", cards=heated_cards_words(catalogue, option.cards))
        case _:
            return catalogue.say(f"option-{type(option).__name__.lower()}")


def _heated_play(catalogue: Catalogue, players: Sequence[str], option: heated.Play) -> str:
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
