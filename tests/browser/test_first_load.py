"""What a phone fetches until a table is drawn: everything the browser receives, gzipped, at most 100 kB."""

from __future__ import annotations

import gzip
import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from people import Person
from playwright.sync_api import Page
from seats import post

BUDGET = 100_000
ICON = Path(__file__).resolve().parents[2] / "web" / "public" / "icon.svg"
WATCH = """
  const watching = new MutationObserver(() => {
    if (!document.querySelector(".table .deeds") || !document.querySelector(".hand-place button")) return;
    watching.disconnect();
    const { dataset } = document.documentElement;
    requestAnimationFrame(() => requestAnimationFrame(() => (dataset.drawn = performance.now())));
  });
  watching.observe(document, { childList: true, subtree: true });
"""
FETCHED = """() => performance.getEntries()
  .filter((one) => one.entryType === "resource" || one.entryType === "navigation")
  .filter((one) => one.startTime <= Number(document.documentElement.dataset.drawn))
  .map((one) => [new URL(one.name).pathname, one.encodedBodySize])"""


def running(site: str, game: str) -> dict[str, Any]:
    """The key of a person in a game that has begun."""
    settings = {"rules": {"game": game}, "seats": 4, "speed": "relaxed"}
    seats = [{}, *({"bot": "casual"} for _ in range(3))]
    wish = {"name": "Ada", "settings": settings, "seats": seats, "start": True}
    key: dict[str, Any] = post(f"{site}/api/tables", wish)
    return key


def fetched(page: Page) -> dict[str, int]:
    """What was asked for before the table was drawn, as it was sent."""
    page.locator("html[data-drawn]").wait_for()
    page.evaluate("document.fonts.ready")
    found: list[tuple[str, int]] = page.evaluate(FETCHED)
    return dict(found)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_a_table_is_drawn_after_at_most_100_kB(site: str, person: Person, game: str, language: str) -> None:
    key = running(site, game)
    kept = [{"table": key["table"], "code": key["code"], "token": key["token"], "game": game, "when": 0}]
    phone = person(language, phone=True, extra_http_headers={"accept-encoding": "gzip"})
    keeps = f"localStorage['scoville-tables'] ??= {json.dumps(json.dumps(kept))}"
    phone.context.add_init_script(f"if (origin !== 'null') {{ {keeps}; {WATCH} }}")
    page = phone.context.new_page()
    line: list[str | bytes] = []

    def hear(frame: str | bytes) -> None:
        line.append(frame)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    page.goto(f"/t/{key['code']}")
    parts = fetched(page)
    assert any(name.endswith(".woff2") for name in parts)
    assert any(name.startswith("/t/") for name in parts)
    assert all(size > 0 for name, size in parts.items() if name.startswith("/assets/")), parts  # none from a cache
    # Chromium does not list the icon, and packs what comes over the line.
    told = b"".join(one.encode() if isinstance(one, str) else one for one in line)
    parts |= {"icon": len(gzip.compress(ICON.read_bytes())), "line": len(gzip.compress(told))}
    assert sum(parts.values()) <= BUDGET, sorted(((size, name) for name, size in parts.items()), reverse=True)


@pytest.mark.parametrize(("game", "language"), [("spicy", "en"), ("heated", "fr")])
def test_an_invitation_is_drawn_after_at_most_100_kB(site: str, person: Person, game: str, language: str) -> None:
    """Somebody follows a friend's link: who invites and the button to sit down come before the settings."""
    settings = {"rules": {"game": game}, "seats": 4, "speed": "relaxed"}
    key = post(f"{site}/api/tables", {"name": "Ada", "settings": settings})
    phone = person(language, phone=True, extra_http_headers={"accept-encoding": "gzip"})
    watch = WATCH.replace(".table .deeds", "form .big").replace(".hand-place button", "form .big")
    phone.context.add_init_script(f"if (origin !== 'null') {{ {watch} }}")
    page = phone.page(f"/t/{key['code']}")
    parts = fetched(page)
    assert any(name.startswith("/t/") for name in parts)
    parts["icon"] = len(gzip.compress(ICON.read_bytes()))
    assert sum(parts.values()) <= BUDGET, sorted(((size, name) for name, size in parts.items()), reverse=True)


@pytest.mark.parametrize("path", ["", "rules/spicy", "new/heated"])
def test_every_page_names_its_typeface_and_words(site: str, path: str) -> None:
    """Headings would change their size before one's eyes if the typeface came last; only a table names its scripts."""
    request = urllib.request.Request(f"{site}/{path}", headers={"accept-language": "de", "accept": "text/html"})
    with urllib.request.urlopen(request) as answer:
        html = answer.read().decode()
    (font,) = re.findall(r'<link rel="preload" as="font" [^>]*href="([^"]+)"', html)
    assert font.endswith(".woff2")
    named = re.findall(r'<link rel="modulepreload" href="([^"]+)"', html)
    for name in [font, *named]:
        with urllib.request.urlopen(site + name) as answer:
            assert answer.status == 200
    assert not [name for name in named if "-table-" in name]
    assert len(named) >= 2
