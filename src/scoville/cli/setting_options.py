"""Settings as command-line options: `worlds_end` becomes `--worlds-end`, with its text from the catalogues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import click

from ..core import GameKind
from ..core.settings import CHOICE, FLAG, NUMBER, OWN, SEVERAL, Setting, settings_of
from ..locales import catalogue
from ..locales.settings import setting_words
from .choices import Offered

__all__ = ["COMMANDS_OWN", "SettingOption", "option_name", "read_options", "settings_with_options"]

COMMANDS_OWN: Final = frozenset(
    (
        *("as_csv", "as_json", "bots", "coverage", "csv", "deals", "engine", "game", "games", "help", "json", "lang"),
        *("mirrored", "name", "players", "quickness", "resume", "rounds", "save", "seed", "shuffle_asking", "speed"),
        *("until", "what", "without_random", "workers", "clauses", "draw", "file", "new", "only_plan", "question"),
        *("against", "average", "batch", "bot", "decisions", "entropy", "entropy_last", "hold", "imitate", "luck"),
        *("out", "rate", "rollouts", "sparring", "start", "steps", "study_name", "sweep", "tables", "tests", "to_csv"),
        *("to_json", "trace", "varied", "width"),
    )
)
"""Options of the commands themselves. A setting of the same name gets the name of its game in front."""
FEW: Final = 10
"""Up to this many values are listed in the help."""


def option_name(kind: GameKind, setting: Setting) -> str:
    """The name under which click passes it to the command."""
    return f"{kind.name}_{setting.name}" if setting.name in COMMANDS_OWN else setting.name


def settings_with_options(kind: GameKind) -> dict[str, Setting]:
    """By the name of the option. A setting that only its game can read has none."""
    return {option_name(kind, each): each for each in settings_of(kind.rules) if each.kind != OWN}


class SettingOption(click.Option):
    """One setting of one or more games."""

    def __init__(self, name: str, owners: Sequence[tuple[GameKind, Setting]], metavar: str | None = None) -> None:
        settings = [setting for _, setting in owners]
        self.owners = owners
        kinds = {setting.kind for setting in settings}
        given: dict[str, Any] = {"metavar": metavar or ("1,2" if settings[0].numbers else "A,B")}
        if kinds == {FLAG}:
            given = {"is_flag": True, "default": None}
        elif kinds == {CHOICE}:
            given = {"type": Offered(list(dict.fromkeys(value for each in settings for value in each.choices)))}
        elif kinds == {NUMBER}:
            given = {"type": int, "metavar": metavar or "N"}
        elif SEVERAL not in kinds:
            given = {"metavar": metavar}
        super().__init__([f"--{name.replace('_', '-')}", name], **given)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        # Only now, because reading the catalogues takes a moment that no other call needs.
        self.help = " ".join(f"{kind.title}: {_explained(kind, setting)}" for kind, setting in self.owners)
        return super().get_help_record(ctx)


def _explained(kind: GameKind, setting: Setting) -> str:
    words = setting_words(catalogue("en"), kind.name, setting)
    if setting.kind == SEVERAL and 0 < len(setting.choices) <= FEW:
        words += f" [{', '.join(map(str, setting.choices))}]"
    elif setting.kind != FLAG and setting.default not in (None, (), ""):
        words += f"  [default: {setting.default}]"
    return words


def read_options(kind: GameKind, own: Mapping[str, Any]) -> dict[str, Any]:
    """The given settings by name; the rules decide whether they are valid."""
    return {
        setting.name: setting.from_text(own[name]) if isinstance(own[name], str) else own[name]
        for name, setting in settings_with_options(kind).items()
        if own.get(name) is not None
    }
