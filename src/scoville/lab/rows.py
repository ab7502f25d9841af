"""Games as data: a row for every decision, with what the seat saw, what it could do, what it did and how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Final

from ..bots.driver import Driver
from ..core import Fact
from ..record.record import dialect_of
from .arena import GameResult, play_game
from .spec import TableSpec

__all__ = ["COLUMNS", "Recorder", "plain", "rows_of"]

COLUMNS: Final = {
    "index": "the number of the game; `scoville.lab.play_game(spec, index)` plays it again",
    "decision": "the number of the decision in its game, from 0",
    "action": "how many actions were taken before it",
    "seat": "the seat that is asked",
    "bot": "the bot in that seat",
    "reacting": "whether the seat is asked to react and may let it be, instead of taking its turn",
    "view": "what the seat knows, without the rules",
    "options": "what it may do, as in a record",
    "choice": "what it does; null if it lets things be",
    "won": "its share of the win: 1, or less if several win, or 0",
    "score": "its score at the end",
    "winners": "the seats that win",
    "reason": "why the game ended",
    "length": "how many actions the game had",
}
_KEPT: Final = (int, float, bool, str, type(None))


def plain(value: Any) -> Any:
    """A view as dicts, lists, numbers and text. Rules are left out, because they are the same for all games."""
    kind = type(value)
    if kind in _KEPT:
        return value
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, tuple | list):
        if hasattr(value, "_asdict"):
            return {name: plain(each) for name, each in value._asdict().items() if name != "rules"}
        return [plain(each) for each in value]
    if isinstance(value, Mapping):
        return {str(name): plain(each) for name, each in value.items()}
    if is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value) if each.name != "rules"}
    return str(value)


@cache
def _texts(game: str, names: tuple[str, ...]) -> dict[Any, str]:
    """Actions as a record writes them, which takes longer than to look them up. Texts name players."""
    return {}


class Recorder:
    """Watches one game and notes every decision."""

    def __init__(self, spec: TableSpec) -> None:
        self.spec = spec
        self.texts = _texts(spec.game, spec.names)
        self.rows: list[dict[str, Any]] = []
        self.game: Any = None

    def asked(self, driver: Driver, seat: int) -> None:
        self.game = game = driver.game
        self.rows.append(
            {
                "decision": len(self.rows),
                "action": len(game.history),
                "seat": seat,
                "bot": self.spec.bots[seat],
                "reacting": driver.reacting(),
                "view": plain(game.view(seat)),
                "options": [self._text(option) for option in driver.options(seat)],
            }
        )

    def decided(self, action: Any) -> None:
        self.rows[-1]["choice"] = None if action is None else self._text(action)

    def _text(self, action: Any) -> str:
        text = self.texts.get(action)
        if text is None:
            text = self.texts[action] = dialect_of(self.spec.game).write_action(self.game, action)
        return text

    def __call__(self, game: Any, seat: int, action: Any, facts: Sequence[Fact]) -> None:
        """What followed can be seen in the next row."""


def rows_of(spec: TableSpec, index: int) -> tuple[list[dict[str, Any]], GameResult]:
    """Plays game `index` and returns its decisions, with the columns in the order of `COLUMNS`."""
    recorder = Recorder(spec)
    result = play_game(spec, index, recorder)
    for row in recorder.rows:
        seat = row["seat"]
        row |= {
            "index": index,
            "won": 1 / len(result.winners) if seat in result.winners else 0.0,
            "score": result.scores[seat],
            "winners": list(result.winners),
            "reason": result.reason,
            "length": result.actions,
        }
    return [{name: row[name] for name in COLUMNS} for row in recorder.rows], result
