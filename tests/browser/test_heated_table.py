"""HEATED in the browser: a whole game of two people and a bot, by keyboard and by clicks; axe at the table."""

from __future__ import annotations

import re

from people import Person
from playwright.sync_api import Page, expect
from robots import HEATED_ROBOT
from seats import hand
from test_pages import complaints, overflow
from test_room import fill_with_bots, friends, start


def quick_deck(host: Page) -> None:
    """Three at the table and few kinds of cards, so that nearly everything can be played and a game is short."""
    host.get_by_role("button", name="Change").click()
    host.get_by_label("Players", exact=True).fill("3")
    host.get_by_label("Players", exact=True).press("Tab")
    host.get_by_text("All settings").click()
    host.get_by_label("A deck of your own").check()
    for word in ("3", "4", "5", "6", "7", "8", "9", "draw2", "swap", "hot", "draw4"):
        field = host.locator(f"#set-deck-{word}")
        field.fill("0")
        field.press("Tab")
    host.get_by_role("button", name="Save").click()
    expect(host.locator(".summary").first).to_contain_text("A deck of your own")


def test_two_people_and_bots_play_a_whole_game(person: Person) -> None:
    pages, _ = friends(person, "HEATED")
    quick_deck(pages[0])
    fill_with_bots(pages[0], (2,))
    start(pages[0])
    for page in pages:
        expect(hand(page).get_by_role("button")).not_to_have_count(0)
    assert not complaints(pages[0])
    for page in pages:
        page.evaluate(HEATED_ROBOT)
    for page in pages:
        expect(page.get_by_role("dialog")).to_contain_text(re.compile("win|victory"), timeout=600_000)
        assert not complaints(page)
    for name in ("Ada", "Bo"):
        expect(pages[0].get_by_role("dialog").get_by_role("row", name=re.compile(name))).to_be_visible()
    pages[0].get_by_role("button", name="More", exact=True).click()
    with pages[0].expect_download() as download:
        pages[0].get_by_role("link", name="Save the record").click()
    assert 'game = "heated"' in download.value.path().read_text(encoding="utf-8").replace("    ", " ")
    look_again(pages[1])
    pages[0].get_by_role("button", name="Play again").click()
    expect(pages[0].get_by_role("dialog")).to_have_count(0)
    expect(hand(pages[0]).get_by_role("button")).not_to_have_count(0)


def look_again(page: Page) -> None:
    """The review of a finished game: step, jump, all cards open, a link to a moment, play on from there."""
    page.get_by_role("link", name="Review").click()
    told = page.locator(".controls .told")
    expect(told).to_have_text("The cards are dealt.")
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".controls .count")).to_have_text(re.compile(r"^2 / "))
    expect(told).not_to_have_text("The cards are dealt.")
    assert not complaints(page)
    page.get_by_label("Seen by").select_option("open")
    expect(page.get_by_role("region", name="All hands").locator(":scope > .hand")).to_have_count(3)
    page.get_by_role("button", name="To the end").click()
    expect(told).to_contain_text("wins the game")
    page.keyboard.press("ArrowLeft")
    moment = page.locator(".controls .count").inner_text()
    page.reload()
    expect(page.locator(".controls .count")).to_have_text(moment)
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/t/[A-Z]{6,}$"))
    expect(hand(page)).to_be_visible()


def test_a_phone_is_wide_enough_for_the_table(person: Person) -> None:
    page = person(phone=True, theme="dark").page()
    page.get_by_role("button", name="Play HEATED now").click()
    expect(hand(page).get_by_role("button")).not_to_have_count(0)
    assert overflow(page) <= 0
    assert not complaints(page)
