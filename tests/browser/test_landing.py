"""From nothing to playing; names that are nobody's business; pages that are not there."""

from __future__ import annotations

import pytest
from people import Person
from playwright.sync_api import expect


@pytest.mark.parametrize("game", ["SPICY", "HEATED"])
def test_from_nothing_to_playing_in_one_click(person: Person, game: str) -> None:
    page = person().page()
    page.get_by_role("button", name=f"Play {game} now").click()
    expect(page.get_by_label("Your hand", exact=True)).to_be_visible()
