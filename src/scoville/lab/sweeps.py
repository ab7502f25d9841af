"""A sweep: one thing takes several values, and everything else stays. The thing is a setting of the rules, the number
of players, the number of a card, or a part of a bot's name in braces.

    hand=4..8             worlds-end=10..60/10        variants=none,copy-cat,copy-cat+turn-it-up
    players=2..6          card:draw4=0..8/2           bluff=0..200/50 with the bots cat:bluff={bluff},cat
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ..core import BadSettings, quote, registry
from ..core.settings import FLAG, NUMBER, OWN, SEVERAL, settings_of
from .arena import check_bots
from .balance_studies import PLAYERS, Setting, Studies, Study, own_seed, seated
from .spec import TableSpec

__all__ = ["MOST_VALUES", "Sweep", "read_sweep", "sweep_study"]

MOST_VALUES: Final = 50
CARD: Final = "card:"
USUAL: Final = "usual"
"""The value that the rules have if nobody chooses another."""
NONE: Final = "none"
FORM: Final = "--sweep is a name and its values, as in hand=4..8 or worlds-end=10,20,40"


@dataclass(frozen=True, slots=True)
class Sweep:
    """What takes which values, as they were written."""

    name: str
    values: tuple[str, ...]


def read_sweep(text: str) -> Sweep:
    """`hand=4..8` or `worlds-end=10,20,40`; raises BadSettings."""
    name, equals, values = text.partition("=")
    name = name.strip()
    found: list[str] = []
    for part in (each.strip() for each in values.split(",")):
        number = re.fullmatch(r"([0-9]{1,9})\.\.([0-9]{1,9})(?:/([0-9]{1,9}))?", part, re.ASCII)
        if number is None:
            found.append(part)
            continue
        first, last, step = int(number[1]), int(number[2]), int(number[3] or 1)
        if step < 1 or last < first or (last - first) // step >= MOST_VALUES:
            raise BadSettings.plain(f"{quote(part)} is not a range of 1 to {MOST_VALUES} values.")
        found += map(str, range(first, last + 1, step))
    if not equals or not name or not all(found):
        raise BadSettings.plain(f"{FORM}, not {quote(text)}.")
    if len(set(found)) != len(found) or not 2 <= len(found) <= MOST_VALUES:
        raise BadSettings.plain(f"A sweep has 2 to {MOST_VALUES} different values, not {quote(values)}.")
    return Sweep(name, tuple(found))


@dataclass(frozen=True, slots=True)
class Table:
    """What one value of a sweep changes."""

    players: int
    rules: Any
    bots: tuple[str, ...]


def sweep_study(
    game: str,
    sweep: Sweep,
    bots: Sequence[str],
    seed: int | str,
    players: int | None = None,
    rules: Any = None,
) -> Study:
    """A study ready to be played. The baseline is the value that would be played without the sweep, else the first.

    Every value has its own seed, so that their games are independent of each other.
    """
    kind = registry.game(game)
    usual = Table(
        players or min(max(PLAYERS, kind.fewest), kind.most), kind.rules() if rules is None else rules, tuple(bots)
    )
    if not bots:
        raise BadSettings.plain("A study needs at least one bot.")
    change, present = _change(game, sweep.name, usual)
    tables = [change(value) for value in sweep.values]
    names = [f"{sweep.name} {value}" for value in sweep.values]
    baseline = names[sweep.values.index(present)] if present in sweep.values else names[0]
    settings = []
    for name, value, table in zip(names, sweep.values, tables, strict=True):
        spec = TableSpec(
            game,
            table.players,
            table.rules,
            seated(table.bots, table.players),
            own_seed(seed, f"{game}/sweep/{name}"),
        )
        check_bots(spec)
        at = float(value) if value.isdecimal() else None
        settings.append(Setting(name, (spec,), None if name == baseline else baseline, at))
    return Study(game, f"sweep of {sweep.name}", f"What does {sweep.name} change?", "", tuple(settings))


def _change(game: str, name: str, usual: Table) -> tuple[Callable[[str], Table], str]:
    """What a value makes of the table, and the value that the table has anyway."""
    kind = registry.game(game)
    brace = f"{{{name}}}"
    if any(brace in bot for bot in usual.bots):
        return lambda value: replace(usual, bots=tuple(bot.replace(brace, value) for bot in usual.bots)), ""
    if name == "players":
        return lambda value: replace(usual, players=_whole(name, value)), str(usual.players)
    if name.startswith(CARD):
        studies = kind.room("studies")
        if not isinstance(studies, Studies):
            raise BadSettings.plain(f"The cards of {kind.title} cannot be counted out anew.")
        card = name.removeprefix(CARD)
        now = studies.count_of(usual.rules, usual.players, card)

        def with_card(value: str) -> Table:
            return replace(usual, rules=studies.with_card(usual.rules, usual.players, card, _whole(name, value)))

        return with_card, str(now)
    settings = {setting.name: setting for setting in settings_of(kind.rules) if setting.kind != OWN}
    setting = settings.get(name.replace("-", "_"))
    if setting is None:
        known = ["players", *(each.words for each in settings.values())]
        cards = ", card:NAME" if isinstance(kind.room("studies"), Studies) else ""
        said = f"{kind.title} has no setting {quote(name)} to sweep, and no bot has {brace} in its name; "
        raise BadSettings.unknown(f"{said}there are {', '.join(known)}{cards}.", name, known)

    def read(value: str) -> Any:
        if value == USUAL:
            return setting.default
        if setting.kind == SEVERAL:
            return () if value == NONE else setting.from_text(value.replace("+", ","))
        return setting.from_text(value)

    def with_setting(value: str) -> Table:
        return replace(usual, rules=replace(usual.rules, **{setting.name: read(value)}))

    now = getattr(usual.rules, setting.name)
    if now == setting.default and setting.kind == NUMBER and now is None:
        return with_setting, USUAL
    if setting.kind == FLAG:
        return with_setting, "yes" if now else "no"
    return with_setting, ("+".join(map(str, now)) or NONE) if setting.kind == SEVERAL else str(now)


def _whole(name: str, value: str) -> int:
    if not value.isdecimal() or not value.isascii() or len(value) > 9:
        raise BadSettings.plain(f"{name} is a whole number, not {quote(value)}.")
    return int(value)
