"""The pictures that cannot be SVG: icons for home screens, and what messengers show of a link.

`.venv/bin/python web/scripts/pictures.py` makes them anew from our own drawings, into web/public/.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from chromium import launch_options, serving, use_own_node  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from scoville.core import registry  # noqa: E402

PUBLIC = ROOT / "web" / "public"
CHILI = "#b3241b"


def take(browser: Browser, width: int, height: int, body: str, style: str, to: Path) -> None:
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(f"<style>* {{ margin: 0; box-sizing: border-box }} {style}</style>{body}")
    to.parent.mkdir(parents=True, exist_ok=True)
    picture = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    if height == 630:  # few colours: a messenger loads it for every link
        picture = picture.convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    picture.save(to, optimize=True)
    page.close()


def icons(browser: Browser) -> None:
    drawing = (PUBLIC / "icon.svg").read_text()
    for size in (192, 512):
        take(browser, size, size, drawing, "svg { display: block; width: 100vw }", PUBLIC / f"icon-{size}.png")
    # Whatever shape a phone cuts out, a circle of 80 % of the width stays.
    style = f"body {{ background: {CHILI} }} svg {{ display: block; width: 76vw; margin: 12vw }}"
    take(browser, 512, 512, drawing, style, PUBLIC / "icon-maskable-512.png")


STYLE = f"""
body {{ width: 1200px; height: 630px; overflow: hidden;
  background: radial-gradient(circle at 50% 35%, #fff7e6, #f6dfb4);
  display: grid; justify-items: center; align-content: center; gap: 46px; border-bottom: 26px solid {CHILI} }}
.cards {{ display: flex }}
.cards svg {{ width: 186px; margin: 0 -14px; filter: drop-shadow(0 10px 12px #0005) }}
h1 {{ display: flex; align-items: center; gap: 26px; color: #2a1a14;
  font: 800 104px/1 "DejaVu Sans", "Open Sans", sans-serif }}
h1 svg {{ width: 116px }}
"""


def previews(browser: Browser, site: str) -> None:
    page = browser.new_page(base_url=site, locale="en")
    page.goto("/")
    page.locator(".game svg").first.wait_for()
    games = [game for game in registry.games() if page.locator(f"#title-{game}").count()]
    drawn = {
        game: page.locator(f"section:has(> #title-{game}) svg").evaluate_all("all => all.map(one => one.outerHTML)")
        for game in games
    }
    titles = {game: page.locator(f"#title-{game}").inner_text() for game in games}
    page.close()
    icon = (PUBLIC / "icon.svg").read_text()
    both = [card for cards in drawn.values() for card in cards[:3]]
    for name, title, cards in (*((game, titles[game], drawn[game]) for game in games), ("scoville", "Scoville", both)):
        middle = (len(cards) - 1) / 2
        fan = "".join(
            f'<span style="transform: translateY({abs(x) ** 2 * 9}px) rotate({x * 8}deg)">{card}</span>'
            for x, card in ((i - middle, card) for i, card in enumerate(cards))
        )
        body = f'<div class="cards">{fan}</div><h1>{icon}{title}</h1>'
        take(browser, 1200, 630, body, STYLE, PUBLIC / "og" / f"{name}.png")


def main() -> None:
    use_own_node()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        icons(browser)
        previews(browser, site)
        browser.close()


if __name__ == "__main__":
    main()
