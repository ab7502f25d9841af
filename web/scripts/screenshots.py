"""Pictures of every page, desktop and phone, light and dark.

`.venv/bin/python web/scripts/screenshots.py [PAGE …]` fills docs/screenshots/.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from chromium import launch_options, serving, use_own_node  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
THEMES = ("light", "dark")


def play(game: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto("/")
        page.get_by_role("button", name=f"Play {game} now").click()
        page.get_by_label("Your hand", exact=True).wait_for()
        page.wait_for_timeout(6_000)  # let the cats play a little

    return go


def lobby(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Invite friends to HEATED").click()
    page.get_by_role("heading", name="Who plays").wait_for()
    for seat, level in ((1, "kitten"), (2, "tiger")):
        choice = page.locator(f"#bot-{seat}")
        if level in choice.locator("option").evaluate_all("all => all.map(one => one.value)"):
            choice.select_option(level)
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
    "spicy": play("SPICY"),
    "heated": play("HEATED"),
    "learn": visit("/learn/spicy"),
    "join": visit("/join"),
    "tables": visit("/tables"),
    "rules": visit("/rules/spicy"),
    "cards-spicy": visit("/cards/spicy"),
    "cards-heated": visit("/cards/heated"),
    "not-found": visit("/nowhere"),
}


def take(browser: Browser, site: str, name: str, size: str, theme: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=site,
        locale="en",
        viewport={"width": width, "height": height},
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
    )
    page = context.new_page()
    PAGES[name](page)
    shot = Image.open(io.BytesIO(page.screenshot()))
    shot.save(FOLDER / f"{name}-{size}-{theme}.webp", quality=82, method=6)
    context.close()


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    use_own_node()
    with (
        tempfile.TemporaryDirectory() as scratch,
        serving(Path(scratch)) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_options())
        for name in wanted or PAGES:
            for size in SIZES:
                for theme in THEMES:
                    take(browser, site, name, size, theme)
            print(name, flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
