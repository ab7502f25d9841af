"""What the command line asks of a game: its room `command`."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ..core import BadSettings, GameKind, registry
from ..core.plain import PlainGame
from ..locales import Catalogue
from ..rulebook import Clause, Values, rulebook_of

if TYPE_CHECKING:
    from .terminal.table import Opponents, Table

__all__ = ["Deal", "Deck", "GameCommand", "Row", "RuleTable", "command_of", "game_names", "game_options", "own_options"]

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]
Command = TypeVar("Command", bound=Callable[..., Any])
Deal = Callable[[], "Table[Any]"]
"""Sets up the next table of a terminal game."""


@dataclass(frozen=True, slots=True)
class RuleTable:
    """A table as the options of `scoville rules` describe it."""

    rules: Any
    values: Values
    """What the texts vary with."""
    head: tuple[str, ...]
    """The table in a few words."""
    more: str
    """The message with what to read next."""
    note: str = ""
    """What to know before reading."""


@dataclass(frozen=True, slots=True)
class Row:
    """One or more kinds of card that do the same, as one line of the list."""

    group: str
    """The heading it stands under; empty for none."""
    cards: tuple[str, ...]
    """As in a record."""
    titles: tuple[str, ...]
    """One for each card."""
    title: str
    """One for all."""
    counts: tuple[int, ...]
    help: str

    @property
    def tokens(self) -> str:
        """`trap`, `b/g/p/y-cool`, `b0 … y9`."""
        if len(self.cards) == 1:
            return self.cards[0]
        if len({card[1:] for card in self.cards}) == 1:
            return "/".join(card[0] for card in self.cards) + self.cards[0][1:]
        return f"{self.cards[0]} … {self.cards[-1]}"


@dataclass(frozen=True, slots=True)
class Deck:
    """What `scoville cards` lists."""

    rows: Sequence[Row]
    table: Mapping[str, Any]
    """What was chosen, for programs."""
    head: Sequence[str] = ()
    """The same in words."""
    notes: Sequence[str] = ()
    warnings: Sequence[str] = ()


class GameCommand:
    """As it stands it serves a game whose rules have no options, and whose cards are not listed."""

    lab: Sequence[Decorator] = ()
    """Options of `simulate` and `tournament`; each is a field of the rules."""
    rules: Sequence[Decorator] = ()
    cards: Sequence[Decorator] = ()
    play: Sequence[Decorator] = ()

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind

    def language(self, own: Mapping[str, Any]) -> str | None:
        """The language that the options imply."""
        return None

    def lab_rules(self, own: Mapping[str, Any]) -> Any:
        """The rules of those options of `lab` that were given."""
        return self.kind.rules(**own)

    def rule_table(self, words: Catalogue, players: int, clause: Clause | None, own: Mapping[str, Any]) -> RuleTable:
        """The table that the options of `rules` describe, or BadSettings; `clause` if only that one is asked for."""
        rules = self.kind.rules()
        head = (words.say("rules-players", players=players),)
        return RuleTable(rules, rulebook_of(self.kind.name).values(rules, players), head, "rules-more")

    def deck(self, words: Catalogue, own: Mapping[str, Any]) -> Deck:
        """The cards that the options of `cards` describe, or BadSettings."""
        raise BadSettings.plain(f"The cards of {self.kind.title} are not listed.")

    def deal(self, names: tuple[str, ...], opponents: Opponents, seed: int | str, own: Mapping[str, Any]) -> Deal:
        """Deals one terminal game after the other, the first from the seed; BadSettings at once if it cannot."""
        if not (isinstance(self.kind.new, type) and issubclass(self.kind.new, PlainGame)):
            raise BadSettings.plain(f"{self.kind.title} cannot be played in the terminal.")
        from .terminal.plain import PlainTable  # noqa: PLC0415 - Textual takes a moment that no other command needs

        seeds = [seed]
        self.kind.new(names, seed)  # says what is wrong

        def deal() -> Table[Any]:
            seed = seeds.pop() if seeds else secrets.randbits(32)
            return PlainTable(self.kind.new(names, seed), 0, opponents.seated(seed), opponents.pace)  # type: ignore[arg-type]

        return deal


def command_of(game: str) -> GameCommand:
    kind = registry.game(game)
    room: type[GameCommand] = kind.room("command", GameCommand)
    return room(kind)


def game_names() -> list[str]:
    return list(registry.games())


def _options(game: str, which: str) -> Sequence[Decorator]:
    found: Sequence[Decorator] = getattr(command_of(game), which)
    return found


def _names(options: Sequence[Decorator]) -> list[str]:
    def probe() -> None: ...

    for option in options:
        option(probe)
    return [str(param.name) for param in getattr(probe, "__click_params__", [])]


def game_options(which: str) -> Callable[[Command], Command]:
    """The options of all games for a command; two games may share one of the same name."""

    def attach(command: Command) -> Command:
        wanted: dict[str, Decorator] = {}
        for game in game_names():
            for option in _options(game, which):
                wanted.setdefault(_names([option])[0], option)
        for option in reversed(wanted.values()):
            option(command)
        return command

    return attach


def own_options(
    game: str, which: str, given: Mapping[str, Any], refuse: Callable[[str, str], Exception] | None = None
) -> dict[str, Any]:
    """Of all options those of this game; one that only another game has is refused. None is an option not given."""
    own = _names(_options(game, which))
    for other in game_names():
        for name in _names(_options(other, which)):
            if name not in own and given.get(name) is not None:
                option = f"--{name.replace('_', '-')}"
                if refuse is not None:
                    raise refuse(option, other)
                raise click.UsageError(f"{option} is for {other.upper()}, and this is {game.upper()}.")
    return {name: given[name] for name in own}
