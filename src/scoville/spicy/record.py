"""How SPICY is written in a record."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ..core import BadRecord, BadSettings, Refused, quote
from ..record.fields import Fields
from ..record.finding import Finding
from ..record.live import Live
from ..record.record import AnyGame, Dialect
from ..record.settings import read_settings, write_settings
from . import (
    Accept,
    Action,
    Card,
    Challenge,
    Claim,
    Copy,
    Laid,
    Pass,
    Peek,
    Play,
    Position,
    Rules,
    Spicy,
    Trait,
    random_variants,
)
from . import new as new_game

__all__ = ["ROOM", "SpicyDialect"]

HIDDEN = "?"
LONGEST_REMEMBERED = 8


class SpicyDialect(Dialect):
    def begin(self, players: tuple[str, ...], first: int | None, seed: int | str, header: Fields) -> Spicy:
        rules = read_settings(Rules, header.table("rules"))
        position = _read_position(header.table("position"), players)
        return new_game(players, seed, rules, first=first, position=position)

    def write_setup(self, game: AnyGame) -> tuple[int | str, int | None, dict[str, str], dict[str, str]]:
        assert isinstance(game, Spicy)
        setup = game.setup
        position = {} if setup.position is None else _write_position(setup.position, game.players)
        return setup.seed, setup.first, write_settings(game.rules), position

    def read_action(self, game: AnyGame, words: list[str]) -> Action:
        match words:
            case ["peeks", "stack"]:
                return Peek()
            case ["peeks", whose]:
                if whose not in game.players:
                    raise Refused("unknown-player", who=quote(whose))
                return Peek(game.players.index(whose))
        # Only short ones are cached: somebody who sends long ones could fill the memory with them.
        return (_remembered if len(words) <= LONGEST_REMEMBERED else _read_action)(*words)

    def write_action(self, game: AnyGame, action: Action) -> str:
        match action:
            case Play():
                return f"plays {action.card} as {action.claim}" + _write_rest(action)
            case Copy():
                return f"copies {action.card}" + _write_rest(action)
            case Pass():
                return "passes"
            case Challenge():
                return f"challenges {action.trait}"
            case Accept():
                return "accepts"
            case Peek():
                return "peeks stack" if action.whose is None else f"peeks {game.players[action.whose]}"

    def findings(self, game: AnyGame, live: Live) -> list[Finding]:
        """S-UP-1: SPICE IT UP cards that are turned up at random come from the seed."""
        assert isinstance(game, Spicy)
        if not (game.rules.variants or live.variants_at_random):
            return []
        if not live.variants_at_random:
            return [Finding("variants-unsaid" if live.variants_at_random is None else "variants-chosen", None)]
        try:
            drawn = random_variants(game.setup.seed, live.variants_at_random, game.rules.ranks)
        except BadSettings:  # a smaller game has fewer of them
            return [Finding("variants", False)]
        return [Finding("variants", drawn == game.rules.variants)]

    def picture(self, game: AnyGame, seat: int | None) -> dict[str, Any]:
        assert isinstance(game, Spicy)
        view = game.view(seat)
        names = game.players
        hands = [[HIDDEN] * player.hand for player in view.players]
        deck = [HIDDEN] * view.deck
        above: int | str | None = HIDDEN if view.above_worlds_end is None else view.above_worlds_end
        stack = view.stack
        if seat is None:
            hands = [[str(card) for card in game.hand(i)] for i in range(len(names))]
            deck = [str(card) for card in game.deck]
            above = game.above_worlds_end
            stack = game.stack
        else:
            hands[seat] = [str(card) for card in view.hand]
        return {
            "game": "spicy",
            "over": view.reason is not None,
            "reason": view.reason,
            "winners": [names[i] for i in view.winners],
            "scores": {player.name: player.score for player in view.players},
            "turn": None if view.turn is None else names[view.turn],
            "waiting": [names[i] for i in view.waiting],
            "players": {
                player.name: {"hand": hand, "points": player.points, "trophies": player.trophies}
                for player, hand in zip(view.players, hands, strict=True)
            },
            "deck": deck,
            "worlds_end": above,
            "stack": [
                {
                    "card": HIDDEN if laid.card is None else str(laid.card),
                    "claim": None if laid.claim is None else str(laid.claim),
                    "by": names[laid.by],
                    "copy": laid.copy,
                }
                for laid in stack
            ],
            "paw": None if view.paw is None else names[view.paw],
            "applied": len(game.history),
        }


def _read_action(*words: str) -> Action:
    """Actions that read the same at every table."""
    match words:
        case ["plays", card, "as", claim, *rest]:
            return Play(Card(card), Claim(claim), *_read_rest(rest))
        case ["copies", card, *rest]:
            return Copy(Card(card), *_read_rest(rest))
        case ["passes"]:
            return Pass()
        case ["challenges", trait] if trait in list(Trait):
            return Challenge(Trait(trait))
        case ["accepts"]:
            return Accept()
    raise Refused("unknown-action", text=quote(" ".join(words)))


_remembered = lru_cache(maxsize=4096)(_read_action)  # a live server reads the same few thousand actions all day


def _read_rest(words: list[str]) -> tuple[tuple[Card, ...], bool]:
    """What follows the card: `with` cards, then `last`."""
    rest = list(words)
    last = rest[-1:] == ["last"]
    if last:
        rest.pop()
    if rest[:1] == ["with"] and len(rest) > 1:
        return tuple(map(Card, rest[1:])), last
    if rest:
        raise Refused("unknown-ending", text=quote(" ".join(rest)))
    return (), last


def _write_rest(action: Play | Copy) -> str:
    under = " with " + " ".join(map(str, action.under)) if action.under else ""
    return under + (" last" if action.last else "")


def _read_position(table: Fields | None, players: tuple[str, ...]) -> Position | None:
    if table is None:
        return None
    hands = table.by_player("hands", players, str)
    points = table.by_player("points", players, int)
    trophies = table.by_player("trophies", players, int)
    if any(count < 0 for count in (*points.values(), *trophies.values())):
        raise BadRecord("fewer-than-none")
    worlds_end = table.whole("worlds_end")
    position = Position(
        hands={seat: _cards(text) for seat, text in hands.items()},
        deck=_cards(table.text("deck") or ""),
        worlds_end=worlds_end,
        points=points,
        trophies=trophies,
        stack=tuple(_read_laid(text, players) for text in table.texts("stack") or ()),
        turn=table.player("turn", players),
    )
    table.done()
    return position


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def _read_laid(text: str, players: tuple[str, ...]) -> Laid:
    match text.split():
        case [who, "copy", card, "as", claim] if who in players:
            return Laid(players.index(who), Card(card), Claim(claim), copy=True)
        case [who, card, "as", claim] if who in players:
            return Laid(players.index(who), Card(card), Claim(claim))
    raise BadSettings("stack-card", text=quote(text), player=players[0])


def _write_position(position: Position, players: tuple[str, ...]) -> dict[str, str]:
    def table(values: dict[int, str]) -> str:
        return "{ " + ", ".join(f"{players[seat]} = {value}" for seat, value in sorted(values.items())) + " }"

    def cards(held: tuple[Card, ...]) -> str:
        return '"' + " ".join(map(str, held)) + '"'

    written: dict[str, str] = {}
    if position.hands:
        written["hands"] = table({seat: cards(hand) for seat, hand in position.hands.items()})
    if position.deck:
        written["deck"] = cards(position.deck)
    if position.worlds_end is not None:
        written["worlds_end"] = str(position.worlds_end)
    if position.points:
        written["points"] = table({seat: str(count) for seat, count in position.points.items()})
    if position.trophies:
        written["trophies"] = table({seat: str(count) for seat, count in position.trophies.items()})
    if position.stack:
        laid = (f"{players[x.by]} {'copy ' if x.copy else ''}{x.card} as {x.claim}" for x in position.stack)
        written["stack"] = "[" + ", ".join(f'"{text}"' for text in laid) + "]"
    if position.turn is not None:
        written["turn"] = f'"{players[position.turn]}"'
    return written


ROOM: Final = SpicyDialect()
