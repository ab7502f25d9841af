"""What a page's head tells: to a messenger a title, a sentence and a picture (Open Graph), to a browser what to fetch.

A link to a table names its game and nothing about its people: strangers' servers store previews.
"""

from __future__ import annotations

import json
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from ..locales import catalogue

__all__ = ["with_preview"]


def with_preview(
    page: str, *, language: str, site: str, path: str, game: str | None, static: Path, begun: bool = True
) -> str:
    """The page with the tags for a table of this game, or for the site; `site` looks like https://tables.example.

    Before its first game has `begun`, a table is a lobby or an invitation: nothing of the game is drawn yet.
    """
    words = catalogue(language)
    title, about, picture = "Scoville", words.say("preview-plain"), "scoville"
    if game is not None:
        called = words.say(f"web-{game}") if words.has(f"web-{game}") else game
        title, about = words.say("preview-title", game=called), words.say("preview-description")
        if (static / "og" / f"{game}.png").is_file():
            picture = game
    tags = {
        "og:type": "website",
        "og:site_name": "Scoville",
        "og:locale": language,
        "og:title": title,
        "og:description": about,
        "og:url": f"{site}/{path}",
        "og:image": f"{site}/og/{picture}.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    lines = _early(static, language, game if begun else None, path.startswith("t/"))
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    return page.replace("</head>", "\n".join([*lines, "</head>"]), 1)


def _early(static: Path, language: str, game: str | None, table: bool) -> list[str]:
    """Links to what a page is drawn with: a browser fetches all of it at once, not one file after the other.

    Every page has the typeface, or its headings would change their size before one's eyes; a table names all its files.
    """
    file = static / "early.json"
    if not file.is_file():
        return []
    told = _read(file, file.stat().st_mtime)
    words: dict[str, str] = told["words"].get(language, {})
    named = [words.get("web"), words.get("table"), *(told["table"] if table else [])]
    if table and game in told["games"]:
        named += [*told["games"][game], words.get(f"table/{game}")]
    return [
        *(f'<link rel="modulepreload" href="/{name}" />' for name in named if name),
        *(f'<link rel="preload" as="font" type="font/woff2" crossorigin href="/{name}" />' for name in told["font"]),
    ]


@lru_cache(maxsize=4)
def _read(file: Path, changed: float) -> Any:
    """Once for each version of the file."""
    return json.loads(file.read_text(encoding="utf-8"))
