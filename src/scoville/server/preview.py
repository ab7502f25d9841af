"""What a messenger shows of a link: a title, a sentence and a picture (Open Graph), written into the page's head.

A link to a table names its game and nothing about its people: strangers' servers store previews.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from ..locales import catalogue

__all__ = ["with_preview"]


def with_preview(page: str, *, language: str, site: str, path: str, game: str | None, static: Path) -> str:
    """The page with the tags for a table of this game, or for the site; `site` looks like https://tables.example."""
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
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    return page.replace("</head>", "\n".join([*lines, "</head>"]), 1)
