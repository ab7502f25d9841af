"""Texts for people, in their language: a folder of Fluent catalogues for each. A new folder is a new language.

The browser reads the same files. A missing message makes a test fail, so there is no gap on screen. A game of
another package brings its own catalogues; in a language it lacks, it uses English.
"""

from __future__ import annotations

import os
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


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Without isolation marks: they are invisible in a browser but not in every terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((_FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        with suppress(BadSettings):  # two games of one name: this catalogue has to report that
            for game in registry.games():
                self._bundle.add_resource(FluentResource(game_words(game, language)))

    def has(self, id: str) -> bool:
        """Whether there is such a message, or such an attribute of a message."""
        name, _, attribute = id.partition(".")
        found = self._bundle.has_message(name)
        return bool(found and (not attribute or attribute in self._bundle.get_message(name).attributes))

    def say(self, id: str, /, **values: str | int) -> str:
        """The message with its values filled in; `S-LEAD.title` is its attribute `title`.

        A missing message raises KeyError: tests find it before people do.
        """
        name, _, attribute = id.partition(".")
        message = self._bundle.get_message(name) if self._bundle.has_message(name) else None
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
