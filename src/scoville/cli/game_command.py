"""What the command line asks of a game: its room `command`."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ..companion import companion_of
from ..core import BadSettings, GameKind, registry
from ..core.plain import PlainGame
from ..core.settings import Setting, setting_values, settings_of
from ..locales import Catalogue
from ..locales.settings import setting_title
from ..rulebook import Clause, Values, rulebook_of
from .setting_options import SettingOption, read_options, settings_with_options

if TYPE_CHECKING:
    from ..record import Live
    from ..server.local import LocalTable, Opponents

__all__ = ["Deal", "Deck", "GameCommand", "Row", "RuleTable", "command_of", "game_names", "game_options", "own_options"]

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]
Command = TypeVar("Command", bound=Callable[..., Any])
Deal = Callable[[], "LocalTable"]
"""Sets up the next table of a terminal game."""


@dataclass(frozen=True, slots=True)
class RuleTable:
    """A table as the options of `scoville rules` describe it."""

    rules: Any
    values: Values
    """The values on which the texts depend."""
    head: tuple[str, ...]
    """The table in a few words."""
    more: str
    """The message that says what to read next."""
    note: str = ""
    """What to know before reading."""


@dataclass(frozen=True, slots=True)
class Row:
    """One or more kinds of card with the same effect, as one line of the list."""

    group: str
    """Its heading; empty for none."""
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
    """What was chosen, in words."""
    others: Sequence[Row] = ()
    """Cards that exist but are not in this deck."""
    notes: Sequence[str] = ()
    warnings: Sequence[str] = ()


class GameCommand:
    """The base class serves a game whose cards are not listed. Settings become options by themselves."""

    cards: Sequence[str] = ()
    """The settings that change the deck, for `cards`."""
    more: Mapping[str, Sequence[Decorator]] = {}
    """Options that are no settings, by command: `lab` (simulate and tournament), `rules`, `cards`,
    `companion`, `play`."""
    metavars: Mapping[str, str] = {}
    """How the value of a setting is written, if the help would not show it."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind

    def chosen(self, own: Mapping[str, Any], seed: int | str | None = None) -> Any:
        """The rules that the given options make, or BadSettings; the seed decides what is left to luck."""
        return self.kind.rules(**read_options(self.kind, own))

    def rule_table(self, words: Catalogue, players: int, clause: Clause | None, own: Mapping[str, Any]) -> RuleTable:
        """The table that the options of `rules` describe, or BadSettings; `clause` if only that one is wanted."""
        rules = self.chosen(own)
        told = setting_values(rules)
        differing = (each for each in settings_of(self.kind.rules) if getattr(rules, each.name) != each.default)
        settings = [f"{setting_title(words, self.kind.name, each.name)}: {told[each.name]}" for each in differing]
        head = (words.say("rules-players", players=players), *settings)
        return RuleTable(rules, rulebook_of(self.kind.name).values(rules, players), head, "rules-more")

    def deck(self, words: Catalogue, own: Mapping[str, Any]) -> Deck:
        """The cards that the options of `cards` describe, or BadSettings."""
        raise BadSettings.plain(f"The cards of {self.kind.title} are not listed.")

    def deal(self, names: tuple[str, ...], opponents: Opponents, seed: int | str, own: Mapping[str, Any]) -> Deal:
        """Deals one terminal game after the other, the first from the seed; raises BadSettings at once if it cannot."""
        if not (isinstance(self.kind.new, type) and issubclass(self.kind.new, PlainGame)):
            raise BadSettings.plain(f"{self.kind.title} cannot be played in the terminal.")
        from ..server.local import LocalTable  # noqa: PLC0415 - live tables take a moment that no other command needs

        seeds = [seed]
        rules = self.chosen(own, seed)
        self.kind.new(names, seed, rules)  # raises if the settings are wrong

        def deal() -> LocalTable:
            seed = seeds.pop() if seeds else secrets.randbits(32)
            return LocalTable(self.kind.new(names, seed, rules), opponents)

        return deal

    def go_on(self, game: Any, live: Live | None, opponents: Opponents) -> Deal:
        """Continues a saved game, then deals others by the same rules to the same players."""
        from ..server.local import LocalTable  # noqa: PLC0415 - as above

        games = [game]

        def deal() -> LocalTable:
            again = games.pop() if games else self.kind.new(game.players, secrets.randbits(32), game.rules)
            return LocalTable(again, opponents)

        return deal


def command_of(game: str) -> GameCommand:
    kind = registry.game(game)
    room: type[GameCommand] = kind.room("command", GameCommand)
    return room(kind)


def game_names() -> list[str]:
    return list(registry.games())


def _settings(game: str, which: str) -> dict[str, Setting]:
    """The settings a command takes, by the name of the option."""
    found = settings_with_options(registry.game(game))
    wanted: Mapping[str, Sequence[str]] = {"cards": command_of(game).cards, "companion": companion_of(game).settings}
    return {name: each for name, each in found.items() if each.name in wanted.get(which, (each.name,))}


def _more(game: str, which: str) -> dict[str, Decorator]:
    """The other options that a command takes for this game."""

    def name_of(option: Decorator) -> str:
        def probe() -> None: ...

        option(probe)
        return str(probe.__click_params__[0].name)  # type: ignore[attr-defined]

    return {name_of(option): option for option in command_of(game).more.get(which, ())}


def _names(game: str, which: str) -> list[str]:
    return [*_settings(game, which), *_more(game, which)]


def game_options(which: str) -> Callable[[Command], Command]:
    """The options of all games for a command; two games may share an option of the same name."""

    def attach(command: Command) -> Command:
        wanted: dict[str, Decorator] = {}
        owners: dict[str, list[tuple[GameKind, Setting]]] = {}
        for game in game_names():
            for name, setting in _settings(game, which).items():
                owners.setdefault(name, []).append((registry.game(game), setting))
                metavar = command_of(game).metavars.get(setting.name)
                wanted.setdefault(name, _option(name, owners[name], metavar))
            for name, option in _more(game, which).items():
                wanted.setdefault(name, option)
        for option in reversed(wanted.values()):
            option(command)
        return command

    return attach


def _option(name: str, owners: Sequence[tuple[GameKind, Setting]], metavar: str | None) -> Decorator:
    """Created when it is attached, once all owners are known."""

    def attach(command: Callable[..., Any]) -> Callable[..., Any]:
        params: list[click.Parameter] = command.__dict__.setdefault("__click_params__", [])
        params.append(SettingOption(name, owners, metavar))
        return command

    return attach


def own_options(game: str, which: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The given options that belong to this game; an option of another game is refused. None means not given."""
    own = _names(game, which)
    for other in game_names():
        for name in _names(other, which):
            if name not in own and given.get(name) is not None:
                option = f"--{name.replace('_', '-')}"
                raise click.UsageError(f"{option} is for {other.upper()}, and this is {game.upper()}.")
    return {name: given[name] for name in own}
