"""How smoothly cards travel on a phone: frames of both tables in a Chromium that is made slow.

`scoville bench browser` or `python bench/frames.py`. A page of 360 × 740 plays at a table full of bots while the
processor of the page is slowed down four times, which is about a phone of the middle class.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

import click
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rows import Report, Told, load, machine, say, tell

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from chromium import launch_options, serving, use_own_node  # noqa: E402
from robots import HEATED_ROBOT, SPICY_ROBOT  # noqa: E402
from seats import post  # noqa: E402

FRAME = 1000 / 60
TABLES = {"HEATED, 10 seats": ("heated", 10, HEATED_ROBOT), "SPICY, 6 seats": ("spicy", 6, SPICY_ROBOT)}
RECORDER = """() => {
  const seen = (window.seen = { frames: [], long: [] });
  const after = new MessageChannel();
  let began = 0;
  let last = null;
  after.port1.onmessage = () => seen.frames.at(-1).push(performance.now() - began);
  const tick = (now) => {
    if (last !== null) {
      seen.frames.push([now - last, (document.querySelector(".sky")?.childElementCount ?? 0) > 0]);
      began = performance.now();
      after.port2.postMessage(null); // the next task: comes when style, layout and paint are done
    }
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  const long = new PerformanceObserver((list) => seen.long.push(...list.getEntries().map((one) => one.duration)));
  long.observe({ type: "longtask" });
}"""
METRICS = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


def sit_down(page: Page, site: str, game: str, seats: int) -> None:
    wish = {
        "name": "Ada",
        "settings": {"rules": {"game": game}, "seats": seats, "speed": "live"},
        "seats": [{}, *({"bot": "casual"} for _ in range(seats - 1))],
        "start": True,
    }
    key = post(f"{site}/api/tables", wish)
    page.goto(f"{site}/t/{key['code']}#key={key['token']}")
    page.locator("dialog button:not(.primary)").click()
    page.get_by_label("Your hand", exact=True).wait_for()


def watch(
    browser: Browser, site: str, game: str, seats: int, robot: str, slow: float, seconds: float
) -> dict[str, Any]:
    context = browser.new_context(
        viewport={"width": 360, "height": 740},
        has_touch=True,
        is_mobile=True,
        reduced_motion="no-preference",
        locale="en",
    )
    kept = json.dumps(json.dumps({"name": "Ada", "sounds": False}))
    context.add_init_script(f"localStorage.scoville ??= {kept}")
    page = context.new_page()
    sit_down(page, site, game, seats)
    inside = context.new_cdp_session(page)
    inside.send("Performance.enable")
    inside.send("Emulation.setCPUThrottlingRate", {"rate": slow})

    def spent() -> dict[str, float]:
        return {one["name"]: one["value"] for one in inside.send("Performance.getMetrics")["metrics"]}

    page.evaluate(robot)
    before = spent()
    page.evaluate(RECORDER)
    page.wait_for_timeout(seconds * 1000)
    seen = page.evaluate("() => seen")
    after = spent()
    context.close()
    frames = [(frame[0], frame[2]) for frame in seen["frames"] if frame[1] and len(frame) > 2]
    if not frames:
        raise click.ClickException(f"no card travelled at the {game} table in {seconds:g} s")
    return {
        "intervals": [interval for interval, _ in frames],
        "work": [work for _, work in frames],
        "all": len(seen["frames"]),
        "long": seen["long"],
        "seconds": {name: after[name] - before[name] for name in METRICS},
    }


def part(values: list[float], share: float) -> float:
    """The value below which this share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def lines(name: str, run: dict[str, Any], seconds: float) -> list[str]:
    intervals, work, long = run["intervals"], run["work"], run["long"]
    return [
        name,
        f"{len(intervals):,}",
        f"{median(intervals):.1f}",
        f"{part(intervals, 0.95):.1f}",
        f"{sum(one < FRAME * 1.5 for one in intervals) / len(intervals):.0%}",
        f"{median(work):.1f}",
        f"{part(work, 0.95):.1f}",
        f"{sum(one < FRAME for one in work) / len(work):.1%}",
        f"{len(long)}",
        f"{max(long, default=0):.0f}",
        f"{run['seconds']['TaskDuration'] / seconds:.0%}",
    ]


HEAD = [
    "while cards travel",
    "frames",
    "apart ms",
    "p95",
    "none left out",
    "work ms",
    "p95",
    "under 16.7 ms",
    "long tasks",
    "longest ms",
    "main thread busy",
]


def measure(slow: float, seconds: float, talk: Console) -> Report:
    about = machine()
    del about["compiler"]
    use_own_node()
    runs: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as scratch, serving(Path(scratch)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        about["browser"] = f"Chromium {browser.version}, headless, drawn without a graphics card"
        for name, (game, seats, robot) in TABLES.items():
            say(talk, f"{name}, {seconds:g} s")
            runs[name] = watch(browser, site, game, seats, robot, slow, seconds)
        browser.close()
    about["load after"] = load()
    told = Told(HEAD, [lines(name, run, seconds) for name, run in runs.items()], frozenset(range(1, len(HEAD))))
    options = f"--slow {slow:g} --seconds {seconds:g}"
    again = f"A page of 360 × 740, its processor {slow:g} times slower. Again: scoville bench browser {options}"
    return Report("browser", about, [told], again, runs)


@click.command()
@click.option(
    "--slow", default=4.0, show_default=True, type=click.FloatRange(1, 20), help="How many times slower the page runs."
)
@click.option("--seconds", default=30.0, show_default=True, type=click.FloatRange(1, 600), help="At each table.")
@click.option("--json", "as_json", is_flag=True, help="Print every frame as JSON.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print the table for docs/performance.md.")
def command(slow: float, seconds: float, as_json: bool, as_markdown: bool) -> None:
    """Measure how smoothly cards travel at the tables, on a phone."""
    tell([measure(slow, seconds, Console(stderr=True))], as_json, as_markdown)


if __name__ == "__main__":
    command()
