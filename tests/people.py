"""The browser of one person, as the tests drive it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

__all__ = ["PATIENCE", "Person", "Watched", "accept_key"]

PATIENCE = 600_000
"""Milliseconds: everything comes much sooner, even on two slow cores that others use as well."""

BLOCKED = "Service Worker registration blocked by Playwright"
LEFT = "WebSocket is closed before the connection is established"
"""What Chromium says if a page is left before its line was open, as on a busy machine."""


def accept_key(page: Page) -> None:
    """Says yes to going on with the key that a link has brought, in whatever language it is asked."""
    page.locator("dialog button:not(.primary)").click()


class Watched:
    """A browser of one person. Any complaint on its console fails the test."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.troubles: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        context.set_default_timeout(PATIENCE)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.troubles.append(f"{error.error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        if BLOCKED in message.text or LEFT in message.text:
            return  # the tests' own doing, see `person`
        if message.type in {"error", "warning"}:
            self.troubles.append(f"{message.text} ({message.location.get('url', '')})")

    def page(self, address: str = "/") -> Page:
        page = self.context.new_page()
        page.goto(address)
        return page

    def seat(self, key: dict[str, Any], server: str = "") -> Page:
        """A page at a table whose key this person has."""
        page = self.page(f"{server}/t/{key['code']}#key={key['token']}")
        accept_key(page)
        return page

    def check(self) -> None:
        left = [trouble for trouble in self.troubles if not any(one in trouble for one in self.forgiven)]
        assert not left, left


Person = Callable[..., Watched]
