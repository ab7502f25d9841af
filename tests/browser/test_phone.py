"""The tables at 360 pixels: nothing is wider than the screen, everything can be reached and hit."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from seats import Seated, hand, prepared
from test_pages import complaints, overflow

SMALLEST = 40
"""Pixels of the shorter side of whatever is to be hit."""
STRIP = 24
"""Pixels of a card that its neighbour leaves uncovered (WCAG 2.2, 2.5.8)."""
MEASURE = """(within) => [...document.querySelectorAll(within)].flatMap(
  (part) => [...part.querySelectorAll("button, a, input, select, summary")]
).filter(
  (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !one.closest(".skip, [inert]")
).map((one) => {
  one.scrollIntoView({ block: "nearest", inline: "center" });
  const { x, y, width, height } = one.getBoundingClientRect();
  let free = 0;
  for (let i = 0.5; i < 8; i++) for (let j = 0.5; j < 8; j++) {
    const top = document.elementFromPoint(x + (width * i) / 8, y + (height * j) / 8);
    if (top && (one.contains(top) || top.tagName === "LABEL")) free += 1;
  }
  const name = one.getAttribute("aria-label") ?? one.textContent.trim();
  return { name, x, width, height, free: (free / 64) * width * height };
})"""
"""What can be hit, with its size and how much of it nothing else covers, in square pixels."""

FULL = "b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 g0 g1 g2 g3 g4 g5 g6 g7 g8 g9 p1 p2 p3 adjust no-thanks"
HEATED = prepared("heated", f'hands = {{ Ada = "{FULL}", Bo = "y1 y2" }}\ntop = "b5"\nturn = "Ada"')
SPICY = prepared(
    "spicy",
    'hands = { Ada = "c1 c2 c3 c4 w5 w6 w7 w9 p1 p2 p3 *s", Bo = "p10 *n" }\nstack = ["Bo p3 as w4"]\nworlds_end = 20',
    'variants = ["spice-raider", "change-your-luck"]\nmanners = "tabletop"',
)


def check(page: Page, within: str = "body") -> None:
    assert overflow(page) <= 0
    assert not complaints(page)
    found: list[dict[str, Any]] = page.evaluate(MEASURE, within)
    assert found
    small = [one for one in found if min(one["width"], one["height"]) < SMALLEST]
    assert {one["name"]: (one["width"], one["height"]) for one in small} == {}
    assert [one for one in found if one["x"] < -1 or one["x"] + one["width"] > 361] == []
    assert {one["name"]: one["free"] for one in found if one["free"] < STRIP * STRIP} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("begin", [SPICY, HEATED], ids=["spicy", "heated"])
def test_everything_can_be_hit(seated: Seated, begin: str, theme: str) -> None:
    (ada, *_) = seated(begin, people=1, bots=1, phone=True, theme=theme, speed="relaxed")
    check(ada)
    hand(ada).get_by_role("button").last.click()
    expect(ada.locator(".picker, .chooser")).to_be_visible()
    check(ada)
    ada.keyboard.press("Escape")
    ada.get_by_role("button", name="What happened").click()
    check(ada, "aside")


@pytest.mark.parametrize("begin", [SPICY, HEATED], ids=["spicy", "heated"])
def test_each_card_of_a_big_hand_shows_enough_of_itself(seated: Seated, begin: str) -> None:
    (ada, *_) = seated(begin, people=1, bots=1, phone=True, speed="relaxed")
    boxes = [card.bounding_box() for card in hand(ada).get_by_role("button").all()]
    places = [(box["y"], box["x"]) for box in boxes if box]
    steps = [x - before for (y, before), (row, x) in pairwise(places) if abs(row - y) < 30]  # a big hand has two rows
    assert len(steps) >= len(places) - 2
    assert min(steps) >= STRIP


def test_a_big_hand_needs_no_scrolling_on_a_phone(seated: Seated) -> None:
    cards = " ".join(FULL.split()[:24])
    begin = prepared("heated", f'hands = {{ Ada = "{cards}", Bo = "y1 y2" }}\ntop = "b5"\nturn = "Ada"')
    (ada, *_) = seated(begin, people=1, bots=1, phone=True, speed="relaxed")
    ada.set_viewport_size({"width": 390, "height": 844})
    expect(hand(ada).get_by_role("button").last).to_be_in_viewport(ratio=0.99)
    assert hand(ada).evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0
