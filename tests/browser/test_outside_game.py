"""A game from another package in a real browser: the start page, its rules, a table with bots, a whole game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from chromium import serving
from people import Person
from playwright.sync_api import Page, expect
from seats import post


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, packages: Path) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server"), packages=packages) as address:
        yield address


def test_the_start_page_offers_it_and_bots_play(person: Person) -> None:
    page = person(language="de").page()
    panel = page.get_by_role("region", name="CHEAT")
    expect(panel).to_contain_text("keep a straight face")
    panel.get_by_role("link").last.click()
    expect(page.locator(".idea")).to_contain_text("The whole deck is dealt.")
    page.go_back()
    panel.locator("button.primary").click()
    expect(page.locator(".hand button")).to_have_count(13)
    expect(page.locator(".lies")).to_contain_text("Next rank")


def step(page: Page, doubting: bool) -> bool:
    """One click on what this player may do; False if it is not for this player to do anything."""
    done = page.locator(".options button", has_text="That is all")
    lay = page.locator(".hand button:enabled")
    for button in (
        *([page.locator(".options button", has_text="Doubt it")] if doubting else []),
        page.locator(".options button", has_text="Believe it"),
        done
        if lay.count() < 1 or (done.count() and page.locator(".lies").inner_text().count("Laid so far: 4"))
        else lay,
    ):
        if button.count():
            button.first.click()
            return True
    return False


def test_a_whole_game_in_the_browser(site: str, person: Person) -> None:
    settings = {"rules": {"game": "cheat"}, "seats": 2, "speed": "relaxed", "first": 0}
    keys = [post(f"{site}/api/tables", {"name": "Ada", "settings": settings})]
    keys.append(post(f"{site}/api/tables/{keys[0]['code']}/join", {"name": "Bo"}))
    ada, bo = (person().seat(key) for key in keys)
    ada.locator(".start button.primary").click()
    for page in (ada, bo):
        expect(page.locator(".hand button")).to_have_count(26)
    # Ada lays two cards, and her hand shows it; Bo sees two cards fewer and no more.
    for _ in range(2):
        before = ada.locator(".hand button").count()
        ada.locator(".hand button:enabled").first.click()
        expect(ada.locator(".hand button")).to_have_count(before - 1)
    ada.get_by_role("button", name="That is all").click()
    expect(bo.locator(".latest")).to_contain_text("Ada says: 2 cards of rank A.")
    bo.get_by_role("button", name="Doubt it").click()
    expect(ada.locator(".latest")).to_contain_text("takes the pile of 2 cards.")
    bo.reload()
    expect(bo.locator(".lies")).to_contain_text("The pile is empty")
    over = ada.get_by_role("dialog")
    for _ in range(400):
        if over.count():
            break
        for page in (ada, bo):
            step(page, doubting=False)
        ada.wait_for_timeout(20)
    expect(over).to_contain_text("The last cards are laid.")
    expect(bo.get_by_role("dialog")).to_contain_text("The last cards are laid.")
