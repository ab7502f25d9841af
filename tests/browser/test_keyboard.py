"""Both games by keyboard alone: nothing here is clicked."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from seats import Seated, hand, log, prepared, told

IN_HAND = """() => document.activeElement.closest("[aria-label='Your hand']") !== null"""


def walk_to_hand(page: Page) -> None:
    """Tab by tab, as far as it takes from the top of the page."""
    for _ in range(40):
        if page.evaluate(IN_HAND):
            return
        page.keyboard.press("Tab")
    raise AssertionError("no card of the hand is reached by Tab")


def pick(page: Page, name: str) -> None:
    """Walks to a card of the hand with the arrows and takes it up."""
    card = hand(page).get_by_role("button", name=re.compile(f"^{name}")).first
    expect(card).to_be_visible()  # it may just be drawn, and then the hand is sorted anew
    walk_to_hand(page)
    page.keyboard.press("Home")
    for _ in range(hand(page).get_by_role("button").count()):
        if card.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("ArrowRight")
    expect(card).to_be_focused()
    page.keyboard.press("Enter")


def press(page: Page, name: str) -> None:
    """Presses the button that has the focus, which has this name."""
    expect(page.get_by_role("button", name=name, exact=True)).to_be_focused()
    page.keyboard.press("Enter")


def test_heated(seated: Seated) -> None:
    """A card, a colour, a draw, a colour and a target, a slap, a call."""
    begin = prepared(
        "heated",
        'hands = { Ada = "b3 adjust getting-heated g-hot g2 g4", Bo = "p1 p9 y9 y8" }\n'
        'top = "b7"\nturn = "Ada"\ndraw_pile = "b1 g5 p2 p3 g6 g8 p4 p5 p6 p7"',
    )
    ada, bo = seated(begin, speed="relaxed")
    pick(ada, "blue 3")
    expect(ada.get_by_role("button", name="Play blue 3")).to_be_visible()
    ada.keyboard.press("Escape")  # not that one, after all
    expect(ada.get_by_role("button", name="Play blue 3")).to_have_count(0)
    pick(ada, "blue 3")
    ada.keyboard.press("Enter")
    expect(log(bo)).to_contain_text("Ada plays blue 3")

    bo.keyboard.press("d")
    expect(log(bo)).to_contain_text("Bo draws a card: blue 1")
    pick(bo, "blue 1")
    bo.keyboard.press("Enter")
    expect(log(ada)).to_contain_text("Bo plays blue 1")

    pick(ada, "ADJUST")
    expect(ada.get_by_role("button", name="blue", exact=True)).to_be_focused()
    ada.keyboard.press("Tab")
    press(ada, "green")
    expect(log(bo)).to_contain_text("Ada plays ADJUST")
    bo.keyboard.press("d")
    pick(bo, "green 5")
    bo.keyboard.press("Enter")
    expect(log(ada)).to_contain_text("Bo plays green 5")

    pick(ada, "GETTING HEATED")
    expect(ada.get_by_role("button", name="blue", exact=True)).to_be_focused()
    ada.keyboard.press("Tab")
    press(ada, "green")
    press(ada, "Choose Bo")
    expect(log(bo)).to_contain_text("on Bo")
    for page in (ada, bo):
        expect(page.locator(".deeds kbd").filter(has_text="a")).to_be_visible()
        page.keyboard.press("a")
    expect(log(bo)).to_contain_text("Bo draws 2 cards")
    expect(bo.locator(".table")).to_have_class(re.compile("mine"))
    bo.keyboard.press("d")
    pick(bo, "green 6")
    bo.keyboard.press("Enter")

    expect(log(ada)).to_contain_text("Bo plays green 6")
    pick(ada, "green TOO HOT")
    ada.keyboard.press("Enter")
    for page in (bo, ada):
        expect(page.get_by_role("button", name="slap!")).to_have_attribute("aria-disabled", "false")
        page.keyboard.press("s")
    for page in (ada, bo):
        expect(told(page, "ms later")).to_have_count(1)


def test_heated_is_called(seated: Seated) -> None:
    begin = prepared("heated", 'hands = { Ada = "b3 b4", Bo = "p1 p9 y9 y8" }\ntop = "b7"\nturn = "Ada"')
    ada, bo = seated(begin, speed="relaxed")
    pick(ada, "blue 3")
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("button", name="HEATED!", exact=True)).to_have_attribute("aria-disabled", "false")
    ada.keyboard.press("h")
    for page in (ada, bo):
        expect(told(page, "Ada calls HEATED!")).to_have_count(1)


def hold_key(page: Page, key: str, until: str) -> None:
    page.keyboard.down(key)
    expect(log(page)).to_contain_text(until)
    page.keyboard.up(key)


def test_spicy(seated: Seated) -> None:
    """A card and what is said of it, a pass, a last card that is accepted, a challenge."""
    begin = prepared("spicy", 'hands = { Ada = "c1 w5", Bo = "p10 p2" }\nturn = "Ada"\nworlds_end = 20')
    ada, bo = seated(begin, speed="relaxed")
    pick(ada, "5 wasabi")
    expect(ada.locator(".picker")).to_be_visible()
    ada.keyboard.press("1")
    press(ada, "play it")
    expect(log(bo)).to_contain_text("Ada plays a card")
    hold_key(bo, "p", "Bo passes")
    pick(ada, "1 chili")
    ada.keyboard.press("4")
    press(ada, "play it")
    expect(bo.locator(".alarm")).to_be_visible()
    hold_key(bo, "a", "takes a trophy")
    expect(hand(ada).get_by_role("button")).to_have_count(6)
