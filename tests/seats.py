"""People at tables that begin at a prepared position, each in a browser of their own."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from people import Person
from playwright.sync_api import BrowserContext, Locator, Page, WebSocketRoute, expect

__all__ = ["HOLD", "Line", "Seated", "hand", "hold", "log", "post", "prepared", "seated", "told"]

HOLD = 600
"""Milliseconds: longer than a table asks a button to be held."""

Seated = Callable[..., list[Page]]
NAMES = ("Ada", "Bo", "Cy")


def post(address: str, wish: dict[str, Any]) -> Any:
    request = urllib.request.Request(address, json.dumps(wish).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def prepared(game: str, position: str, rules: str = "", players: tuple[str, ...] = ("Ada", "Bo")) -> str:
    """A record that begins at a position and has no actions yet."""
    return (
        f'format = 1\ngame = "{game}"\nplayers = {json.dumps(players)}\nfirst = "Ada"\nseed = 7\nactions = []\n'
        f"[rules]\n{rules}\n[position]\n{position}\n"
    )


@pytest.fixture
def seated(site: str, person: Person) -> Seated:
    """Seats people, the first its host, and bots after them at a table, and starts the game."""

    def sit(
        begin: str,
        people: int = 2,
        bots: int = 0,
        server: str = site,
        speed: str = "blitz",
        forgiven: tuple[str, ...] = (),
        **browser: Any,
    ) -> list[Page]:
        game = "heated" if 'game = "heated"' in begin else "spicy"
        settings = {"rules": {"game": game}, "seats": people + bots, "speed": speed}
        seats: list[dict[str, str]] = [{} for _ in range(people)] + [{"bot": "casual"} for _ in range(bots)]
        wish = {"name": NAMES[0], "settings": settings, "seats": seats, "origin": {"ply": 0, "record": begin}}
        keys = [post(f"{server}/api/tables", wish)]
        code = keys[0]["code"]
        keys += [post(f"{server}/api/tables/{code}/join", {"name": name}) for name in NAMES[1:people]]
        pages = []
        for key in keys:
            watched = person(**browser)
            watched.forgiven = forgiven
            pages.append(watched.seat(key, server))
        pages[0].locator(".start button.primary").click()
        for page in pages:
            expect(page.locator(".table .deeds")).to_be_visible()
        return pages

    return sit


def hand(page: Page) -> Locator:
    return page.get_by_label("Your hand", exact=True)


def hold(button: Locator) -> None:
    button.click(delay=HOLD)


def log(page: Page) -> Locator:
    return page.get_by_role("log", name="What happened")


def told(page: Page, sentence: str) -> Locator:
    """The lines of the log that say this."""
    return log(page).get_by_role("listitem").filter(has_text=sentence)


class Line:
    """A line between a browser and the server that can be cut, or lose what the server answers."""

    def __init__(self, context: BrowserContext) -> None:
        self.up = True
        self.deaf = False
        self.sent: list[str] = []
        """What the page has sent, its hellos and pongs left out."""
        self._open: list[WebSocketRoute] = []
        context.route_web_socket(re.compile(r"/ws$"), self._connect)

    def _connect(self, page_side: WebSocketRoute) -> None:
        if not self.up:
            page_side.close()
            return
        server = page_side.connect_to_server()

        def out(message: str | bytes) -> None:
            if not re.search(r'"type":"(hello|pong)"', str(message)):
                self.sent.append(str(message))
            server.send(message)

        def back(message: str | bytes) -> None:
            if not self.deaf:
                page_side.send(message)

        page_side.on_message(out)
        server.on_message(back)
        self._open.append(page_side)

    def cut(self) -> None:
        self.up = False
        self.deaf = False
        for route in self._open:
            route.close()
        self._open.clear()
