"""The picture that moves in README.md: a challenge in SPICY, then a TOO HOT in HEATED, as the page shows them.

`.venv/bin/python web/scripts/moving.py` plays both at a real table and writes docs/play.webp.
"""

from __future__ import annotations

import base64
import io
import re
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src"), str(Path(__file__).parent)]

from chromium import launch_options, serving, use_own_node  # noqa: E402
from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Error, Page, sync_playwright  # noqa: E402
from screenshots import LIE, sit  # noqa: E402
from seats import hand, hold  # noqa: E402

TARGET = ROOT / "docs" / "play.webp"
VIEWPORT = (920, 740)
HEADER = 46
"""What is cut off above the table."""
SIZE = (690, 520)
PACE = 100
"""Milliseconds between two frames."""
LAST = 2200
"""How long a scene's last frame stays."""
TOO_HOT = """hands = { Ada = "b-hot b2 g4 p7 y9", Bo = "g1 g2 g3 y4", Cy = "y1 y2 p3", Di = "p5 p6 g8" }
top = "b7"
turn = "Ada"
direction = "left\""""

SLAP = """() => {
  const button = [...document.querySelectorAll("button")].find((one) => one.innerText.includes("slap!"))
  const slap = () => button.click()
  const ready = () => button.getAttribute("aria-disabled") === "false"
  const look = () => (ready() ? setTimeout(slap, 350) : requestAnimationFrame(look))
  look()
}"""
"""As quick as somebody who is awake, however slow the machine is that films it."""

Frame = tuple[float, Image.Image]


def filmed(page: Page, act: Callable[[Page], None]) -> list[Frame]:
    """Everything the browser draws while something is done, with its time in milliseconds."""
    frames: list[Frame] = []
    session = page.context.new_cdp_session(page)

    def drawn(event: dict[str, Any]) -> None:
        picture = Image.open(io.BytesIO(base64.b64decode(event["data"]))).convert("RGB")
        table = picture.crop((0, HEADER, *VIEWPORT))
        frames.append((event["metadata"]["timestamp"] * 1000, table.resize(SIZE, Image.Resampling.LANCZOS)))
        with suppress(Error):  # the last one may come when the film is over
            session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", drawn)
    session.send("Page.startScreencast", {"format": "png"})
    act(page)
    session.send("Page.stopScreencast")
    return frames


def challenge(page: Page) -> None:
    page.wait_for_timeout(1200)
    hold(page.locator(".deeds button").nth(1))
    page.locator(".verdict", has_not_text="…").wait_for()
    page.wait_for_timeout(3600)


def slap(page: Page) -> None:
    page.wait_for_timeout(600)
    hand(page).get_by_role("button", name="TOO HOT").click()
    play = page.get_by_role("button", name=re.compile("^Play "))
    if play.is_visible():
        play.click()
    page.evaluate(SLAP)
    page.get_by_text(re.compile(r"\+\d+ ms")).first.wait_for()
    page.wait_for_timeout(1500)


def evenly(frames: list[Frame]) -> list[tuple[int, Image.Image]]:
    """One frame for each step of time in which something has changed, with how long it stays."""
    found: list[tuple[int, Image.Image]] = []
    start = frames[0][0]
    for i, (time, picture) in enumerate(frames):
        following = frames[i + 1][0] if i + 1 < len(frames) else time
        step, after = round((time - start) / PACE), round((following - start) / PACE)
        if after > step:
            found.append(((after - step) * PACE, picture))
    return [*found, (LAST, frames[-1][1])]


def scene(browser: Browser, site: str, begin: Callable[[Page], None], act: Callable[[Page], None]) -> list[Frame]:
    width, height = VIEWPORT
    context = browser.new_context(base_url=site, locale="en", viewport={"width": width, "height": height})
    context.set_default_timeout(30_000)
    page = context.new_page()
    begin(page)
    frames = filmed(page, act)
    context.close()
    return frames


def main() -> None:
    use_own_node()
    with tempfile.TemporaryDirectory() as scratch, serving(Path(scratch)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        film = [
            *evenly(scene(browser, site, lambda page: sit(page, "spicy", LIE, 2), challenge)),
            *evenly(scene(browser, site, lambda page: sit(page, "heated", TOO_HOT, 4), slap)),
        ]
        browser.close()
    times, (first, *others) = [time for time, _ in film], [picture for _, picture in film]
    first.save(
        TARGET, save_all=True, append_images=others, duration=times, loop=0, quality=50, method=6, minimize_size=True
    )
    print(
        f"{TARGET.relative_to(ROOT)}: {len(film)} frames, {sum(times) / 1000:.1f} s, {TARGET.stat().st_size // 1024} kB"
    )


if __name__ == "__main__":
    main()
