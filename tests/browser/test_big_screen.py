"""One browser shows the table to the room, and each phone its player's hand."""

from __future__ import annotations

from people import Person
from playwright.sync_api import expect
from seats import hand
from test_pages import complaints, overflow


def test_a_screen_for_the_room_and_phones_for_the_hands(person: Person) -> None:
    host = person(name="Ada")
    ada = host.page()
    ada.get_by_role("button", name="Invite friends to HEATED").click()
    code = ada.locator(".code").inner_text()
    expect(ada.get_by_role("link", name="Show on a big screen")).to_have_attribute("href", f"/t/{code}?screen")
    screen = host.page(f"/t/{code}?screen")  # the host's own browser can be the screen, and keeps the seat
    expect(screen.get_by_role("img", name="QR code")).to_be_visible()
    expect(screen.locator(".code")).to_have_text(code)
    expect(screen.get_by_role("list", name="Who plays").get_by_text("Ada")).to_be_visible()
    expect(screen.get_by_role("banner")).to_have_count(0)
    assert not complaints(screen)
    bo = person(name="Bo", phone=True).page(f"/t/{code}")
    bo.get_by_role("button", name="Sit down").click()
    expect(screen.get_by_role("list", name="Who plays").get_by_text("Bo")).to_be_visible()
    ada.get_by_role("button", name="Fill the 2 free seats with bots").click()
    ada.get_by_role("button", name="Start the game").click()
    expect(hand(ada).get_by_role("button")).to_have_count(7)
    expect(screen.locator(".piles")).to_be_visible()
    expect(hand(screen)).to_have_count(0)
    assert not complaints(screen)
    assert overflow(screen) <= 0
    # The phone has the hand and its choices, and the table if its person wants that.
    expect(hand(bo).get_by_role("button")).to_have_count(7)
    expect(bo.locator(".deeds")).to_be_visible()
    expect(bo.locator(".piles")).to_be_hidden()
    assert not complaints(bo)
    bo.get_by_role("button", name="Show the table here").click()
    expect(bo.locator(".piles")).to_be_visible()
    bo.get_by_role("button", name="Only my hand").click()
    expect(bo.locator(".piles")).to_be_hidden()
    # Without a screen the table is back.
    screen.close()
    expect(bo.locator(".piles")).to_be_visible()


def test_a_screen_comes_back_and_a_table_without_spectators_says_so(person: Person, site: str) -> None:
    someone = person(name="Ada")
    someone.forgiven = ("403",)
    page = someone.page("/new/heated")
    page.get_by_text("All settings").click()
    page.get_by_label("Spectators").uncheck()
    page.get_by_role("button", name="Only friends").click()
    page.get_by_role("button", name="Open the table and invite").click()
    code = page.locator(".code").inner_text()
    expect(page.get_by_role("link", name="Show on a big screen")).to_have_count(0)
    page.goto(f"/t/{code}?screen")
    expect(page.get_by_role("alert")).to_contain_text("spectators")
