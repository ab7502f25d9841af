"""The browser of one person, as the tests drive it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

__all__ = ["PATIENCE", "Person", "Watched"]

PATIENCE = 30_000
"""Milliseconds: what comes, comes much sooner, also on two slow cores that others use as well."""


class Watched:
    """A browser of one person. Whatever its console complains about fails the test."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.troubles: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        context.set_default_timeout(PATIENCE)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.troubles.append(f"{error.error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.troubles.append(f"{message.text} ({message.location.get('url', '')})")

    def page(self, address: str = "/") -> Page:
        page = self.context.new_page()
        page.goto(address)
        return page

    def check(self) -> None:
        left = [trouble for trouble in self.troubles if not any(one in trouble for one in self.forgiven)]
        assert not left, left


Person = Callable[..., Watched]
