"""Texts for people, in their language: a folder of Fluent catalogues for each. A new folder is a new language.

The browser reads the same files. A missing message makes a test fail, so there is no gap on screen. A game of
another package brings its own catalogues; in a language it lacks, it uses English.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ..core import BadSettings, registry

__all__ = ["LANGUAGES", "Catalogue", "catalogue", "game_words", "preferred_language"]

_FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = tuple(
    sorted((file.parent.name for file in _FOLDER.glob("*/web.ftl")), key=lambda language: (language != "en", language))
)
"""Two letters each; English comes first because the others fall back to it."""
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
_REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""Where a message may name another one. It finds too much in plain text, which does no harm."""


class Catalogue:
    """The messages of one language. Each is parsed when it is first asked for: parsing all takes half a second."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Without isolation marks: they are invisible in a browser but not in every terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._written: dict[str, str] = {}
        for file in sorted((_FOLDER / language).glob("*.ftl")):
            self._add(file.read_text(encoding="utf-8"))
        with suppress(BadSettings):  # two games of one name: this catalogue has to report that
            for game in registry.games():
                self._add(game_words(game, language))

    def _add(self, text: str) -> None:
        """Remembers how each message is written. The first of two with one name counts."""
        _, *parts = _ENTRY.split(text)
        for name, rest in zip(parts[::2], parts[1::2], strict=True):
            self._written.setdefault(name, f"{name} =" + rest.partition("\n#")[0])

    def _parse(self, name: str, under_way: tuple[str, ...] = ()) -> bool:
        """Whether there is a message. What it refers to is parsed first, so another thread never sees half of it."""
        if self._bundle.has_message(name):
            return True
        if (written := self._written.get(name)) is None or name in under_way:
            return False
        for reference in _REFERENCE.findall(written):
            self._parse(reference, (*under_way, name))
        self._bundle.add_resource(FluentResource(written + "\n"))
        return self._bundle.has_message(name)

    def has(self, id: str) -> bool:
        """Whether there is such a message, or such an attribute of a message."""
        name, _, attribute = id.partition(".")
        found = self._parse(name)
        return bool(found and (not attribute or attribute in self._bundle.get_message(name).attributes))

    def say(self, id: str, /, **values: str | int) -> str:
        """The message with its values filled in; `S-LEAD.title` is its attribute `title`.

        A missing message raises KeyError: tests find it before people do.
        """
        name, _, attribute = id.partition(".")
        message = self._bundle.get_message(name) if self._parse(name) else None
        if message is None:
            raise KeyError(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(id)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{self.language}/{id}: {errors[0]}")
        return str(text)


@cache
def game_words(game: str, language: str) -> str:
    """A game's own catalogue; in English if it lacks this language, and empty for one of our games."""
    folder = registry.game(game).words
    files = sorted((folder / language).glob("*.ftl")) or sorted((folder / "en").glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def preferred_language() -> str:
    """The language that the environment asks for, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")[:2].lower()
        if value:
            return value if value in LANGUAGES else "en"
    return "en"
