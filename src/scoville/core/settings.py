"""A setting is one field of a game's rules. Its metadata says which values it may have:

    hand: int = number(6, 1, 15)

Records, the command line, the wire, the browser's form and the parameters of the environments follow from it, and
`check_settings` refuses any other value. Its words are `set-<game>-<name>` and `.help` in the catalogues.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, get_type_hints

from .errors import BadSettings, near, quote

__all__ = [
    "CHOICE",
    "FLAG",
    "NUMBER",
    "OWN",
    "SEVERAL",
    "TEXT",
    "Setting",
    "check_settings",
    "choice",
    "flag",
    "number",
    "own",
    "setting_values",
    "settings_of",
    "several",
]

CHOICE: Final = "choice"
NUMBER: Final = "number"
FLAG: Final = "flag"
SEVERAL: Final = "several"
TEXT: Final = "text"
OWN: Final = "own"
"""Only its game can read and write it: a deck, or a card of the table's own."""
_KEY: Final = "setting"
Values = Iterable[Any] | Callable[[], Iterable[Any]]


@dataclass(frozen=True, slots=True)
class Setting:
    """What every layer knows about a setting."""

    kind: str
    name: str = ""
    default: Any = None
    values: Values = ()
    """CHOICE, SEVERAL: words or numbers to choose from; a function if they are known only later."""
    fixed: bool = False
    """CHOICE: the types on the wire list these values; otherwise more may come and any word is accepted."""
    low: int | None = None
    high: int | None = None
    """NUMBER: the limits, None for none. SEVERAL: at most `high` at once."""
    optional: bool = False
    """NUMBER: None leaves it to the rules."""
    begin: int | None = None
    """NUMBER: what a form suggests instead of None."""
    group: str = ""
    """A form shows settings of a group together on demand, under `set-<game>-<group>`."""
    names: str = ""
    helps: str = ""
    """CHOICE, SEVERAL: messages that name and explain a value, as in `mygame-mode-{}`. A form draws a choice of two
    without names as a switch, which is on for the value that is not the default."""
    numbers: bool = False
    """SEVERAL: whether the values are numbers."""

    @property
    def choices(self) -> tuple[Any, ...]:
        return tuple(self.values() if callable(self.values) else self.values)

    @property
    def words(self) -> str:
        return self.name.replace("_", "-")

    @property
    def other(self) -> Any:
        """In a choice of two, the one that is not the default; None if there are more or fewer."""
        others = [value for value in self.choices if value != self.default]
        return others[0] if self.kind == CHOICE and len(others) == 1 else None

    def from_text(self, text: str) -> Any:
        """The value somebody wrote; whether it will do is for `fault` to say."""
        if self.kind == SEVERAL:
            parts = tuple(part for part in (each.strip() for each in text.split(",")) if part)
            return tuple(map(_whole, parts)) if self.numbers else parts
        if self.kind == NUMBER:
            return _whole(text)
        return {"yes": True, "no": False}.get(text, text) if self.kind == FLAG else text

    def fault(self, value: Any) -> BadSettings | None:
        """What is wrong with a value; None if nothing is."""
        match self.kind:
            case "number" if not (self.optional and value is None) and not self._in_limits(value):
                return self._bad("", _NUMBER if self.low is not None and self.high is not None else _WHOLE, value)
            case "choice" if value not in self.choices:
                return self._bad("", _CHOICE, value)
            case "flag" if not isinstance(value, bool):
                return BadSettings("flag", key=self.name)
            case "text" if not isinstance(value, str):
                return self._bad("", _TEXT, value)
            case "several":
                return self._fault_of_several(value)
        return None

    def _fault_of_several(self, chosen: Any) -> BadSettings | None:
        choices = self.choices
        for i, value in enumerate(chosen):
            fits = isinstance(value, int if self.numbers else str) and not isinstance(value, bool)
            if not fits or (choices and value not in choices):
                return self._bad("", _CHOICE if choices else _WHOLE if self.numbers else _TEXT, value)
            if value in chosen[:i]:
                return self._bad("-twice", _TWICE, str(value))
        return None

    def _in_limits(self, value: Any) -> bool:
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    def _bad(self, more: str, otherwise: str, value: Any) -> BadSettings:
        # Foreign text is quoted. A value named twice is one of ours.
        whole = self.kind == NUMBER and isinstance(value, int) and not isinstance(value, bool)
        shown = value if more or whole else quote(str(value))
        values: dict[str, Any] = {"value": shown, "key": self.name}
        if self.kind == NUMBER and self.low is not None and self.high is not None:
            values |= {"fewest": self.low, "most": self.high}
        elif self.choices and not more:
            values |= {"known": ", ".join(map(str, self.choices))}
        error = BadSettings(self.words + more, **values)
        if isinstance(value, str) and not more:
            error.meant = near(value, map(str, self.choices))
        error.otherwise = otherwise
        return error


def _whole(text: str) -> Any:
    """A number; what is none stays as it is written, to be refused."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text


_NUMBER: Final = "setting-number"
_WHOLE: Final = "setting-whole"
_CHOICE: Final = "setting-choice"
_TWICE: Final = "setting-twice"
_TEXT: Final = "setting-text"
"""Messages for settings about which the game has no message of its own, `bad-<game>-<name>`."""


def _field(setting: Setting) -> Any:
    return dataclasses.field(default=setting.default, metadata={_KEY: setting})


def choice(default: Any, values: Values, *, fixed: bool = False, names: str = "", group: str = "") -> Any:
    """One of several words."""
    about = {"fixed": fixed, "names": names, "group": group}
    return _field(Setting(CHOICE, default=default, values=values, **about))  # type: ignore[arg-type]


def number(default: int | None, low: int, high: int, *, begin: int | None = None, group: str = "") -> Any:
    """A whole number within limits; with the default None it may be left to the rules."""
    limits = {"low": low, "high": high, "begin": begin}
    return _field(Setting(NUMBER, default=default, optional=default is None, group=group, **limits))  # type: ignore[arg-type]


def flag(default: bool = False, *, group: str = "") -> Any:
    return _field(Setting(FLAG, default=default, group=group))


def several(values: Values, most: int, *, names: str = "", helps: str = "", group: str = "") -> Any:
    """Any of these words or numbers, each once, up to `most`; none by default."""
    return _field(Setting(SEVERAL, default=(), values=values, high=most, names=names, helps=helps, group=group))


def own(default: Any) -> Any:
    """Something else, which the game's own rooms read and write."""
    return _field(Setting(OWN, default=default))


_BY_TYPE: Final[Mapping[Any, Setting]] = {
    bool: Setting(FLAG),
    int: Setting(NUMBER),
    int | None: Setting(NUMBER, optional=True),
    str: Setting(TEXT),
    tuple[str, ...]: Setting(SEVERAL),
    tuple[int, ...]: Setting(SEVERAL),
}
"""A field without metadata takes anything of its type."""


_FOUND: Final[dict[type[Any], tuple[Setting, ...]]] = {}


def settings_of(rules: type[Any]) -> tuple[Setting, ...]:
    """The settings of a game, in the order of its fields."""
    if rules not in _FOUND:
        _FOUND[rules] = tuple(_find(rules))
    return _FOUND[rules]


def _find(rules: type[Any]) -> Iterator[Setting]:
    hints = get_type_hints(rules)
    for each in dataclasses.fields(rules):
        hint = hints[each.name]
        setting: Setting = each.metadata.get(_KEY) or _BY_TYPE.get(hint, Setting(OWN))
        numbers = hint == tuple[int, ...]
        yield dataclasses.replace(setting, name=each.name, default=each.default, numbers=numbers)


def check_settings(rules: Any, game: str) -> None:
    """For `__post_init__` of rules: raises BadSettings about the first setting with a forbidden value.

    Lists become tuples, so that rules can be compared and hashed.
    """
    for setting in settings_of(type(rules)):
        if setting.kind == SEVERAL:
            object.__setattr__(rules, setting.name, tuple(getattr(rules, setting.name)))
        if (error := setting.fault(getattr(rules, setting.name))) is not None:
            error.game = game
            raise error


def setting_values(rules: Any) -> dict[str, str | int]:
    """The settings as values of a message, by name."""
    found: dict[str, str | int] = {}
    for setting in settings_of(type(rules)):
        value = getattr(rules, setting.name)
        match setting.kind:
            case "flag":
                found[setting.name] = "yes" if value else "no"
            case "several":
                found[setting.name] = ", ".join(map(str, value))
            case "number" | "choice" | "text":
                found[setting.name] = "" if value is None else value
    return found
