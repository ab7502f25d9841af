"""Every table on every screen: hand and buttons in sight, nobody covers anybody, nothing scrolls sideways."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from people import Person
from playwright.sync_api import Page, expect
from seats import Seated, hand, hold, prepared
from test_pages import overflow

SIZES = (
    (2560, 1440),
    (1280, 800),
    (1024, 768),
    (820, 1180),
    (700, 900),
    (390, 844),
    (360, 640),
    (740, 360),
    (844, 390),
)
"""A big screen, a laptop, tablets either way, phones either way."""

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo")
SPICY = ("c1 w2 w5 p7 p9 *s", "c2 c3", "c4 c5", "c6 c7", "c8 c9", "w8 w9")
HEATED = (
    "b1 b5 g3 g-draw2 adjust p7 y2",
    "g1 g2",
    "g4 p2",
    "y4 y5",
    "g6 g7",
    "p4 p5",
    "y7 y8",
    "p8 p9",
    "y9 y1",
    "p0 p1",
)

MEASURE = """() => {
  const box = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { name: (one.getAttribute("aria-label") ?? one.textContent).trim(), left, top, right, bottom };
  };
  const shown = (which) => [...document.querySelectorAll(which)].filter((one) => one.checkVisibility()).map(box);
  return {
    touched: shown(".hands button:not(.claims button), .corner button"),
    // Between two cards of a hand that is too wide for the screen one scrolls; the first is in sight.
    seats: shown(".others .seat .about"),
    felt: shown(".felt")[0],
  };
}"""


def begins(game: str, players: int) -> str:
    names = NAMES[:players]
    held = SPICY if game == "spicy" else HEATED
    hands = ", ".join(f'{name} = "{cards}"' for name, cards in zip(names, held, strict=False))
    more = "worlds_end = 20" if game == "spicy" else 'top = "b7"'
    rules = 'variants = ["copy-cat", "we-love-chili"]' if game == "spicy" else ""
    return prepared(game, f'hands = {{ {hands} }}\nturn = "Ada"\n{more}', rules, names)


def outside(found: dict[str, Any], width: int, height: int) -> list[str]:
    return [
        f"{one['name']}: {one['left']:.0f} {one['top']:.0f} {one['right']:.0f} {one['bottom']:.0f}"
        for one in [*found["touched"], *found["seats"]]
        if one["left"] < -3 or one["top"] < -3 or one["right"] > width + 3 or one["bottom"] > height + 3
    ]


def covered(found: dict[str, Any]) -> list[str]:
    """Pairs of players of whom one hides the other's name."""
    seats = found["seats"]
    return [
        f"{one['name']} and {other['name']}"
        for i, one in enumerate(seats)
        for other in seats[i + 1 :]
        if min(one["right"], other["right"]) - max(one["left"], other["left"]) > 3
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 3
    ]


FRAMES = 60
"""How often a page that does not fit is drawn anew before that counts."""


def drawn(page: Page) -> None:
    """Waits: the page learns of its new size with the next frame, and draws the table anew with the one after."""
    page.evaluate(
        "() => new Promise((come) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(come, 0))))"
    )


def lasting(page: Page, measured: Callable[[], list[str]]) -> list[str]:
    """What is still wrong at rest: on a busy machine parts of the page follow a new size some frames later."""
    for _ in range(FRAMES):
        drawn(page)
        if not (troubles := measured()):
            break
    return troubles


def fits(page: Page, what: str) -> None:
    def measured(width: int, height: int) -> list[str]:
        found = page.evaluate(MEASURE)
        assert found["touched"]
        troubles = [*outside(found, width, height), *covered(found)]
        if overflow(page) > 0:
            troubles.append(f"{overflow(page)} pixels sideways")
        return troubles

    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if troubles := lasting(page, partial(measured, width, height)):
            wrong[f"{what} at {width} x {height}"] = troubles
    assert wrong == {}


@pytest.mark.parametrize(("game", "players"), [("spicy", 2), ("spicy", 6), ("heated", 3), ("heated", 10)])
def test_a_table_fits_every_screen(seated: Seated, game: str, players: int) -> None:
    (ada,) = seated(begins(game, players), people=1, bots=players - 1, speed="relaxed")
    expect(hand(ada).get_by_role("button").first).to_be_visible()
    fits(ada, f"{game} with {players}")
    hand(ada).get_by_role("button", name="1 chili" if game == "spicy" else "ADJUST").click()
    expect(ada.locator(".picker, .chooser")).to_be_visible()
    fits(ada, f"choosing in {game} with {players}")


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_a_lesson_fits_every_screen(person: Person, game: str) -> None:
    page = person().page(f"/learn/{game}")
    expect(hand(page).get_by_role("button").first).to_be_visible()
    fits(page, f"a lesson of {game}")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".felt.round")).to_be_visible()  # the table of a game, not a strip below the lesson


def test_the_start_page_fits_every_tablet(person: Person) -> None:
    """The cards of one game do not lie over the other's, and nothing scrolls sideways."""
    page = person().page("/")
    expect(page.locator(".fan").last).to_be_visible()
    for width in (700, 740, 768, 800, 820):
        page.set_viewport_size({"width": width, "height": 1000})
        assert overflow(page) <= 0, width
        edges = page.locator(".fan").evaluate_all(
            """all => all.map((fan) => {
              const boxes = [...fan.children].map((one) => one.getBoundingClientRect());
              return [Math.min(...boxes.map((one) => one.left)), Math.max(...boxes.map((one) => one.right))];
            })"""
        )
        for left, right in edges:
            assert left >= 0, (width, edges)
            assert right <= width, (width, edges)
        (_, first), (second, _) = edges[:2]
        assert first <= second + 1 or edges[0][0] == edges[1][0], (width, edges)


VERDICT = """() => {
  const box = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { name: one.className, left, top, right, bottom };
  };
  const shown = (which) => [...document.querySelectorAll(which)].filter((one) => one.checkVisibility()).map(box);
  return {
    told: shown(".told > *"),
    tidings: shown(".tidings")[0],
    felt: shown(".felt")[0],
    others: shown(".others .about, .others .next, .deeds button, .own .about"),
  };
}"""
LIE = prepared(
    "spicy",
    'hands = { Ada = "c1 c8 w5 p4 *s *n", Bo = "p10 w2 w7" }\npoints = { Ada = 7, Bo = 4 }\ntrophies = { Bo = 1 }\n'
    'stack = ["Bo w3 as w2", "Ada w4 as w6", "Bo c9 as w9"]\nturn = "Ada"\nworlds_end = 21',
)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_verdict_lies_on_the_table_and_covers_nobody(seated: Seated, language: str) -> None:
    ada, _ = seated(LIE, people=2, speed="relaxed", language=language)
    ada.evaluate("localStorage.scoville = JSON.stringify({ ...JSON.parse(localStorage.scoville), waits: true })")
    ada.reload()
    hold(ada.locator(".deeds button").nth(1))
    expect(ada.locator(".judged .tidings")).to_be_visible()

    def measured() -> list[str]:
        found = ada.evaluate(VERDICT)
        felt, tidings = found["felt"], found["tidings"]
        troubles = [
            f"{one['name']} leaves the table: {one['top']:.0f} to {one['bottom']:.0f}"
            for one in found["told"]
            if one["bottom"] > felt["bottom"] + 1 or one["top"] < felt["top"] - 1
        ]
        return troubles + covered({"seats": [tidings, *found["others"]]})

    wrong = {}
    for width, height in (*SIZES, (960, 640)):
        ada.set_viewport_size({"width": width, "height": height})
        if troubles := lasting(ada, measured):
            wrong[f"{width} x {height}"] = troubles
    assert wrong == {}
