"""Pictures of every page, desktop and phone, light and dark.

`.venv/bin/python web/scripts/screenshots.py [PAGE …]` fills docs/screenshots/.
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from chromium import launch_options, serving, use_own_node  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright  # noqa: E402
from seats import hand, hold, prepared  # noqa: E402

from scoville import heated, spicy  # noqa: E402
from scoville.lab.arena import play_game  # noqa: E402
from scoville.lab.spec import TableSpec  # noqa: E402
from scoville.record import dump  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
THEMES = ("light", "dark")


NAMES = ("Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal", "Ida", "Jo")
STACK = """hands = { Ada = "c1 c8 w5 p4 *s *n", Bo = "p10 w2 w7", Cy = "w1 w2 c9 p2", Di = "p2 p6" }
points = { Ada = 7, Bo = 4, Cy = 12 }
trophies = { Bo = 1 }
stack = ["Cy w3 as w2", "Di w4 as w4", "Ada w6 as w6", "Bo p8 as w7", "Cy c7 as w8", "Di w9 as w9"]
turn = "Ada"
worlds_end = 21"""
LIE = """hands = { Ada = "c1 c8 w5 p4 *s *n", Bo = "p10 w2 w7" }
points = { Ada = 7, Bo = 4 }
trophies = { Bo = 1 }
stack = ["Bo w3 as w2", "Ada w4 as w6", "Bo c9 as w9"]
turn = "Ada"
worlds_end = 21"""
LAST = """hands = { Ada = "c5", Bo = "c4 p9", Cy = "w1 w2", Di = "p2 p6" }
points = { Ada = 9, Bo = 14, Cy = 6, Di = 3 }
trophies = { Ada = 1 }
stack = ["Bo c3 as c3"]
turn = "Ada"
worlds_end = 12"""
BIG_HAND = (
    "b0 b1 b3 b5 b7 b-cool b-hot g1 g2 g4 g7 g-swap p1 p3 p6 p8 p-draw2 y0 y2 y7 y-reverse adjust draw4 no-thanks"
)
CROWD = f"""hands.Ada = "{BIG_HAND}"
hands.Bo = "g3"
hands.Cy = "b2 b4 b6"
hands.Di = "y1 y3"
hands.Eli = "p2 p4 p5 p7 p9"
hands.Flo = "g3 g5"
hands.Gus = "g6 g8"
hands.Hal = "y4 y6"
hands.Ida = "y8 y9 b9"
top = "b7"
turn = "Ada"
direction = "left"
"""


def game(rules: spicy.Rules | heated.Rules, seed: int) -> str:
    """The record of a game between four bots."""
    kept: list[Any] = []
    name = "spicy" if isinstance(rules, spicy.Rules) else "heated"
    spec = TableSpec(name, 4, rules, ("heuristic",) * 4, seed)
    play_game(spec, 0, lambda game, *_: kept.append(game))
    return dump(kept[-1])


def sit(page: Page, name: str, position: str, seats: int, friends: int = 0, rules: str = "") -> None:
    """Ada at a table that begins at a position; some of the others sit at her screen, the rest are cats."""
    begin = prepared(name, position, rules, NAMES[:seats])
    others = [{"name": one} if i < friends else {"bot": "cat", "name": one} for i, one in enumerate(NAMES[1:seats])]
    wish = {
        "name": NAMES[0],
        "settings": {"rules": {"game": name}, "seats": seats, "speed": "relaxed"},
        "seats": [{}, *others],
        "origin": {"ply": 0, "record": begin},
        "start": True,
    }
    page.goto("/")
    key = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/t/{key['code']}#key={key['token']}")
    page.locator("dialog button:not(.primary)").click()
    if not friends:
        hand(page).wait_for()
        page.wait_for_timeout(500)


def spicy_stack(page: Page) -> None:
    sit(page, "spicy", STACK, 4, rules='variants = ["spice-raider", "copy-cat"]')


def spicy_claim(page: Page) -> None:
    spicy_stack(page)
    hand(page).get_by_role("button", name="1 chili").click()
    page.locator(".picker .claim").first.click()
    page.wait_for_timeout(300)


def spicy_reveal(page: Page) -> None:
    sit(page, "spicy", LIE, 2)  # with more at the table a cat might be faster
    hold(page.locator(".deeds button").nth(1))
    page.locator(".verdict", has_not_text="…").wait_for()
    page.wait_for_timeout(300)


def result(page: Page) -> None:
    sit(page, "spicy", LAST, 4)
    hand(page).get_by_role("button").first.click()
    page.locator(".picker .claim").first.click()
    page.locator(".picker .play").click()
    page.locator(".result").wait_for(timeout=40_000)
    page.wait_for_timeout(500)


def heated_crowd(page: Page) -> None:
    sit(page, "heated", CROWD, 9)


def heated_colour(page: Page) -> None:
    heated_crowd(page)
    hand(page).get_by_role("button", name="DRAW 4").click()
    page.wait_for_timeout(300)


def curtain(page: Page) -> None:
    sit(page, "spicy", STACK, 4, friends=1)
    page.get_by_role("dialog").wait_for()
    page.wait_for_timeout(300)


def review(record: str, step: int) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto("/review")
        page.locator("textarea").fill(record)
        page.locator("form button").click()
        slider = page.get_by_role("slider")
        slider.fill(str(step))
        page.locator("aside .option").first.wait_for()
        page.wait_for_timeout(300)

    return go


def lobby(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Invite friends to HEATED").click()
    page.get_by_role("heading", name="Who plays").wait_for()
    for seat, level in ((1, "kitten"), (2, "tiger")):
        page.locator(f"#bot-{seat}-{level}").check()
    page.wait_for_timeout(500)


def settings(page: Page) -> None:
    page.goto("/new/heated")
    page.get_by_text("All settings").click()
    page.wait_for_timeout(500)


def visit(address: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(address)
        page.wait_for_load_state("networkidle")

    return go


PAGES: dict[str, Callable[[Page], None]] = {
    "start": visit("/"),
    "new-spicy": visit("/new/spicy"),
    "new-heated": settings,
    "lobby": lobby,
    "spicy": spicy_stack,
    "spicy-claim": spicy_claim,
    "spicy-reveal": spicy_reveal,
    "heated": heated_crowd,
    "heated-colour": heated_colour,
    "curtain": curtain,
    "result": result,
    "review-spicy": review(game(spicy.Rules(), 3), 7),
    "review-heated": review(game(heated.Rules(), 3), 36),
    "review-record": visit("/review"),
    "learn": visit("/learn/spicy"),
    "join": visit("/join"),
    "tables": visit("/tables"),
    "rules": visit("/rules/spicy"),
    "cards-spicy": visit("/cards/spicy"),
    "cards-heated": visit("/cards/heated"),
    "not-found": visit("/nowhere"),
}


def take(browser: Browser, site: str, name: str) -> None:
    """One visit: the same moment in every size and both lights."""
    width, height = SIZES["desktop"]
    context = browser.new_context(
        base_url=site, locale="en", viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    context.set_default_timeout(120_000)
    running = [True]

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(message) if running else None)

    context.route_web_socket(re.compile(r"/ws$"), between)
    page = context.new_page()
    PAGES[name](page)
    running.clear()  # the moment stays: nothing more is heard, and no timer rings
    page.evaluate("for (let i = setTimeout(() => 0); i > 0; i--) clearTimeout(i)")
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            page.evaluate("scrollTo(0, 0)")
            page.wait_for_timeout(300)  # colours fade
            shot = Image.open(io.BytesIO(page.screenshot()))
            shot.save(FOLDER / f"{name}-{size}-{theme}.webp", quality=82, method=6)
    context.close()


def main(wanted: list[str]) -> None:
    if unknown := [name for name in wanted if name not in PAGES]:
        sys.exit(f"No page is called {', '.join(unknown)}; there are {', '.join(PAGES)}.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    use_own_node()
    with (
        tempfile.TemporaryDirectory() as scratch,
        serving(Path(scratch)) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options())
        for name in wanted or PAGES:
            take(browser, site, name)
            print(name, flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
