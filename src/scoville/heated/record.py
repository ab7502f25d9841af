"""How HEATED is written in a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from ..core import BadRecord, Refused, quote
from ..record.fields import Fields
from ..record.record import AnyGame, Dialect
from ..record.settings import read_settings, write_settings
from ..record.toml import toml_value
from . import (
    Accept,
    Action,
    Ask,
    BlankCard,
    Call,
    Card,
    Colour,
    Decline,
    Discard,
    Draw,
    Heated,
    Name,
    Offer,
    Play,
    Position,
    Rules,
    Slap,
    Take,
    Wonder,
)
from . import new as new_game

__all__ = ["ROOM", "HeatedDialect"]

HIDDEN: Final = "?"
FACE_UP: Final = "^"
_PLAIN: Final[dict[str, Action]] = {
    "asks": Ask(),
    "declines": Decline(),
    "slaps": Slap(),
    "calls": Call(),
    "accepts": Accept(),
    "wonders": Wonder(),
}
_VERBS: Final = {type(action): verb for verb, action in _PLAIN.items()}


class HeatedDialect(Dialect):
    def begin(self, players: tuple[str, ...], first: int | None, seed: int | str, header: Fields) -> Heated:
        rules = read_settings(Rules, header.table("rules"), {"deck": _read_deck, "blank": _read_blank})
        position = _read_position(header.table("position"), players)
        return new_game(players, seed, rules, first=first, position=position)

    def write_setup(self, game: AnyGame) -> tuple[int | str, int | None, dict[str, str], dict[str, str]]:
        assert isinstance(game, Heated)
        setup = game.setup
        position = {} if setup.position is None else _write_position(setup.position, game.players)
        rules = write_settings(game.rules, {"deck": _write_deck, "blank": _write_blank})
        return setup.seed, setup.first, rules, position

    # --- actions ---------------------------------------------------------------------------

    def read_action(self, game: AnyGame, words: list[str]) -> Action:
        match words:
            case [verb] if verb in _PLAIN:
                return _PLAIN[verb]
            case ["plays", card, *rest]:
                return _read_play(game, Card(card), rest)
            case ["names", colour]:
                return Name(Colour.read(colour))
            case ["draws"]:
                return Draw()
            case ["draws", count] if _is_number(count):
                return Draw(int(count))
            case ["offers", card]:
                return Offer(Card(card))
            case ["takes", "nothing"]:
                return Take()
            case ["takes", who]:
                return Take(_seat(game, who))
            case ["discards", card, *cards]:
                return Discard(tuple(map(Card, (card, *cards))))
        text = quote(" ".join(words))
        raise Refused("unknown-action", game="heated", text=text)

    def write_action(self, game: AnyGame, action: Action) -> str:
        match action:
            case Play():
                return _write_play(game, action)
            case Name():
                return f"names {action.colour}"
            case Draw():
                return "draws" if action.count is None else f"draws {action.count}"
            case Offer():
                return f"offers {action.card}"
            case Take():
                return "takes nothing" if action.whose is None else f"takes {game.players[action.whose]}"
            case Discard():
                return "discards " + " ".join(map(str, action.cards))
        return _VERBS[type(action)]

    # --- what tools print --------------------------------------------------------------------

    def lacking(self, game: AnyGame) -> tuple[int, Action] | None:
        """A position is a scenario and complete; whole games may be older than a ruling."""
        assert isinstance(game, Heated)
        return None if game.setup.position is not None else game.unasked()

    def picture(self, game: AnyGame, seat: int | None) -> dict[str, Any]:
        assert isinstance(game, Heated)
        view = game.view(seat)
        names = game.players
        hands = [[HIDDEN] * player.hand for player in view.players]
        pile = [HIDDEN] * view.draw_pile
        discard = [HIDDEN] * view.discard
        if seat is None:
            hands = [[str(card) for card in game.hand(i)] for i in range(len(names))]
            pile = [str(card) + FACE_UP * (i in game.face_up) for i, card in enumerate(game.draw_pile)]
            discard = [str(card) for card in game.discard]
        else:
            hands[seat] = [str(card) for card in view.hand]
            if view.trap_on_top:
                pile[0] = str(game.draw_pile[0]) + FACE_UP
        pending = view.pending
        return {
            "game": "heated",
            "over": view.reason is not None,
            "reason": view.reason,
            "winners": [names[i] for i in view.winners],
            "turn": None if view.turn is None else names[view.turn],
            "waiting": [names[i] for i in view.waiting],
            "players": {name: {"hand": hand} for name, hand in zip(names, hands, strict=True)},
            "top": str(view.top),
            "colour": str(view.colour),
            "direction": view.direction,
            "order": [names[i] for i in view.order],
            "pending": pending and {"card": pending.card, "count": pending.count, "on": names[pending.on]},
            "draw_pile": pile,
            "discard": discard,
            "applied": len(game.history),
        }


def _is_number(word: str, most: int = 6) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= most


def _seat(game: AnyGame, name: str) -> int:
    if name not in game.players:
        raise Refused("unknown-player", who=quote(name))
    return game.players.index(name)


def _read_play(game: AnyGame, card: Card, words: list[str]) -> Play:
    """`green`, `on Bo Cy`, `giving b3`, `at 5`, in this order, each where the card needs it."""
    rest = list(words)
    colour = Colour.read(rest.pop(0)) if rest and rest[0] not in {"on", "giving", "at"} else None
    on: list[int] = []
    if rest and rest[0] == "on":
        rest.pop(0)
        while rest and rest[0] != "giving":
            on.append(_seat(game, rest.pop(0)))
        if not on:
            raise Refused("nobody-named", game="heated")
    giving = None
    at = None
    match rest:
        case []:
            pass
        case ["giving", given]:
            giving = Card(given)
        case ["at", place] if _is_number(place, 1000):
            at = int(place)
        case _:
            text = quote(" ".join(["plays", str(card), *words]))
            raise Refused("unknown-action", game="heated", text=text)
    return Play(card, colour, tuple(on), giving, at)


def _write_play(game: AnyGame, action: Play) -> str:
    words = ["plays", str(action.card)]
    if action.colour is not None:
        words.append(action.colour)
    if action.on:
        words += ["on", *(game.players[seat] for seat in action.on)]
    if action.giving is not None:
        words += ["giving", str(action.giving)]
    if action.at is not None:
        words += ["at", str(action.at)]
    return " ".join(words)


# --- rules ---------------------------------------------------------------------------------------


def _read_deck(value: object) -> dict[str, int]:
    if not isinstance(value, dict):
        raise BadRecord("rules-deck")
    if not value:
        raise BadRecord("rules-deck-empty")
    return value


def _write_deck(deck: tuple[tuple[Card, int], ...]) -> str:
    return "{ " + ", ".join(f'"{card}" = {count}' for card, count in deck) + " }"


def _read_blank(value: object) -> str | BlankCard:
    if isinstance(value, str):
        return value
    if not isinstance(value, dict):
        raise BadRecord("rules-blank")
    known = {field.name for field in fields(BlankCard)}
    for key in value:
        if key not in known:
            raise BadRecord("rules-blank-key", key=quote(key))
    if "name" not in value:
        raise BadRecord("rules-blank-name")
    return BlankCard(**value)


def _write_blank(blank: str | BlankCard | None) -> str:
    if not isinstance(blank, BlankCard):
        return toml_value(blank or "")
    plain = BlankCard("plain")
    parts = []
    for field in fields(blank):
        value = getattr(blank, field.name)
        if value != getattr(plain, field.name):
            parts.append(f"{field.name} = {toml_value(value)}")
    return "{ " + ", ".join(parts) + " }"


# --- positions -----------------------------------------------------------------------------------


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def _read_position(table: Fields | None, players: tuple[str, ...]) -> Position | None:
    if table is None:
        return None
    hands = table.by_player("hands", players, str)
    pile = (table.text("draw_pile") or "").split()
    top = table.text("top")
    colour = table.text("colour")
    position = Position(
        hands={seat: _cards(text) for seat, text in hands.items()},
        draw_pile=tuple(Card(word.removesuffix(FACE_UP)) for word in pile),
        face_up=tuple(i for i, word in enumerate(pile) if word.endswith(FACE_UP)),
        top=None if top is None else Card(top),
        colour=None if colour is None else Colour.read(colour),
        discard=_cards(table.text("discard") or ""),
        direction=table.text("direction"),
        turn=table.player("turn", players),
    )
    table.done()
    return position


def _write_position(position: Position, players: tuple[str, ...]) -> dict[str, str]:
    def cards(held: Sequence[str | Card]) -> str:
        return '"' + " ".join(map(str, held)) + '"'

    written: dict[str, str] = {}
    if position.hands:
        hands = (f"{players[seat]} = {cards(hand)}" for seat, hand in sorted(position.hands.items()))
        written["hands"] = "{ " + ", ".join(hands) + " }"
    if position.draw_pile:
        pile = [str(card) + FACE_UP * (i in position.face_up) for i, card in enumerate(position.draw_pile)]
        written["draw_pile"] = cards(pile)
    if position.top is not None:
        written["top"] = f'"{position.top}"'
    if position.colour is not None:
        written["colour"] = f'"{position.colour}"'
    if position.discard:
        written["discard"] = cards(position.discard)
    if position.direction is not None:
        written["direction"] = f'"{position.direction}"'
    if position.turn is not None:
        written["turn"] = f'"{players[position.turn]}"'
    return written


ROOM: Final = HeatedDialect()
