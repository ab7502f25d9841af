"""Lighthouse's results for the pages: performance, accessibility, good practice, on phone and desktop.

`scoville bench pages` or `python bench/lighthouse.py`. Lighthouse is fetched by npm into `.cache/lighthouse`, and
drives the Chromium the browser tests use. What it says stays on this machine. With `--runs 3` each page is examined
three times and the best run counts: on a busy machine the others measure its neighbours.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import click
from playwright.sync_api import sync_playwright
from rich.console import Console
from rows import Report, Told, load, machine, say, tell

from scoville import client, spicy
from scoville.core import AnyGame
from scoville.lab import TableSpec, play_game
from scoville.record import dump
from scoville.record import say as write

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from chromium import builder, launch_options, serving, use_own_node  # noqa: E402
from seats import post  # noqa: E402

FOLDER = ROOT / ".cache" / "lighthouse"
VERSION = "12.8.2"
CATEGORIES = ("performance", "accessibility", "best-practices")
FORMS: dict[str, list[str]] = {"phone": [], "desktop": ["--preset=desktop"]}
PAGES = ("start", "SPICY table", "HEATED table", "lobby", "rules", "review")
WANTED = 97
TIMES = {
    "first paint": "first-contentful-paint",
    "largest": "largest-contentful-paint",
    "blocked": "total-blocking-time",
}


def fetch() -> None:
    """Installs Lighthouse, once."""
    installed = FOLDER / "node_modules" / "lighthouse" / "package.json"
    if installed.is_file() and json.loads(installed.read_text())["version"] == VERSION:
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "package.json").write_text('{"private": true}')
    npm, environment = builder().npm_command()
    command = [*npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", f"lighthouse@{VERSION}"]
    done = subprocess.run(command, cwd=FOLDER, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        raise click.ClickException(
            f"Lighthouse could not be installed: {(done.stderr.splitlines() or ['npm failed'])[0]}"
        )


def profile(folder: Path, site: str, seats: list[dict[str, Any]]) -> None:
    """A browser profile that holds the keys to these seats and caches nothing of our pages."""
    use_own_node()
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(folder, **launch_options())
        page = context.new_page()
        page.goto(f"{site}/api/games")  # of the same origin, without our scripts
        page.evaluate("kept => localStorage.setItem('scoville-tables', kept)", json.dumps(seats))
        context.close()


def examine(address: str, form: list[str], folder: Path) -> dict[str, Any]:
    """The report of one page, as a browser with this profile sees it."""
    _, environment = builder().npm_command()
    options = launch_options()
    environment |= options["env"] | {"CHROME_PATH": options["executable_path"], "PATH": environment["PATH"]}
    program = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
    flags = " ".join(["--headless=new", f"--user-data-dir={folder}", *options["args"]])
    with tempfile.TemporaryDirectory() as scratch:
        report = Path(scratch) / "report.json"
        command = ["node", str(program), address, "--quiet", "--output=json", f"--output-path={report}"]
        command += [
            f"--only-categories={','.join(CATEGORIES)}",
            f"--chrome-flags={flags}",
            "--no-enable-error-reporting",
            "--disable-storage-reset",  # the key to the table is there
        ]
        done = subprocess.run([*command, *form], env=environment, check=False, capture_output=True, text=True)
        if not report.is_file():
            raise click.ClickException(f"Lighthouse gave no report of {address}: {done.stderr.strip()[-300:]}")
        found: dict[str, Any] = json.loads(report.read_text())
        return found


def table_of(site: str, game: str, seats: int, start: bool = True) -> dict[str, Any]:
    """The key of the only person in a running game or in its lobby, as the browser keeps it."""
    wish = {
        "name": "Ada",
        "settings": {"rules": {"game": game}, "seats": seats, "speed": "relaxed"},
        "seats": [{}, *({"bot": "casual"} for _ in range(seats - 1))],
        "start": start,
    }
    key = post(f"{site}/api/tables", wish)
    return {"table": key["table"], "code": key["code"], "token": key["token"], "game": game, "when": 0}


def finish_game(site: str) -> str:
    """The code of a table with a finished game: bots have played it, and its last action is done here."""
    games: list[AnyGame] = []
    play_game(TableSpec("spicy", 4, spicy.Rules(), ("heuristic",) * 4, 7), 0, lambda game, *_: games.append(game))
    last = games[-1].history[-1]
    wish = {
        "name": "P0",
        "settings": {"rules": {"game": "spicy"}, "seats": 4, "speed": "relaxed"},
        "seats": [{}, *({"name": f"P{i}"} for i in range(1, 4))],
        "origin": {"ply": len(games[-1].history) - 1, "record": dump(games[-1])},
        "start": True,
    }
    key = post(f"{site}/api/tables", wish)

    async def act() -> None:
        async with client.Seat(site, key["token"]) as seat:
            action = write(games[-1], last.seat, last.action).partition(" ")[2]
            await seat.wish("play", seq=seat.seq, action=action, seat=last.seat)
            await seat.until(lambda: seat.table["state"] == "over")

    asyncio.run(act())
    return str(key["code"])


def faults(found: dict[str, Any], category: str) -> list[str]:
    """What costs points in a category, the most expensive first."""
    parts = found["categories"][category]["auditRefs"]
    audits = {part["id"]: found["audits"][part["id"]] for part in parts if part["weight"]}
    return [name for name, audit in audits.items() if audit["score"] is not None and audit["score"] < 0.9]


def examine_best(address: str, form: str, folder: Path, runs: int) -> dict[str, Any]:
    """The report with the best performance of these runs; the other scores do not vary."""
    found = [examine(address, FORMS[form], folder) for _ in range(runs)]
    return max(found, key=lambda one: one["categories"]["performance"]["score"] or 0)


def measure(forms: tuple[str, ...], runs: int, only: tuple[str, ...], talk: Console) -> Report:
    about = machine()
    del about["compiler"]
    fetch()
    about["lighthouse"] = VERSION
    rows: list[list[str]] = []
    figures: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as scratch, serving(Path(scratch)) as site:
        kept = {
            "SPICY table": table_of(site, "spicy", 4),
            "HEATED table": table_of(site, "heated", 10),
            "lobby": table_of(site, "spicy", 4, start=False),
        }
        pages = {
            "start": "",
            **{page: f"t/{key['code']}" for page, key in kept.items()},
            "rules": "rules/heated",
            "review": f"review/{finish_game(site)}/1",
        }
        for page, form in ((page, form) for page in only or pages for form in forms):
            say(talk, f"{page}, {form}")
            folder = Path(scratch) / f"{page} {form}".replace(" ", "-")
            profile(folder, site, [kept[page]] if page in kept else [])
            found = examine_best(f"{site}/{pages[page]}", form, folder, runs)
            scores = {name: round(100 * (found["categories"][name]["score"] or 0)) for name in CATEGORIES}
            times = {name: found["audits"][audit]["numericValue"] for name, audit in TIMES.items()}
            missing = [fault for name, score in scores.items() if score < WANTED for fault in faults(found, name)]
            figures[f"{page}, {form}"] = {"scores": scores, "times": times, "missing": missing}
            rows.append(
                [
                    f"{page}, {form}",
                    *(str(score) for score in scores.values()),
                    *(f"{value / 1000:.1f} s" if value >= 1000 else f"{value:.0f} ms" for value in times.values()),
                    f"{found['audits']['cumulative-layout-shift']['numericValue']:.3f}",
                    ", ".join(missing),
                ]
            )
    about["load after"] = load()
    head = [
        "page",
        "performance",
        "accessibility",
        "good practice",
        *TIMES,
        "shift",
        f"what costs points below {WANTED}",
    ]
    again = "Phone is Lighthouse's: 4 times slower processor, slow 4G, both simulated. "
    again += f"The best of {runs} runs. " if runs > 1 else ""
    again += "Again: scoville bench pages" + (f" --runs {runs}" if runs > 1 else "")
    return Report("pages", about, [Told(head, rows, frozenset(range(1, 8)))], again, figures)


@click.command()
@click.option("--form", "forms", multiple=True, type=click.Choice(list(FORMS)), help="Only on this device.")
@click.option("--runs", default=1, show_default=True, type=click.IntRange(1, 20), help="The best of so many counts.")
@click.option("--page", "only", multiple=True, type=click.Choice(PAGES), help="Only this page.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print the table for docs/performance.md.")
def command(forms: tuple[str, ...], runs: int, only: tuple[str, ...], as_json: bool, as_markdown: bool) -> None:
    """Ask Lighthouse about the start page, the tables, the lobby, the rules and a review."""
    tell([measure(forms or tuple(FORMS), runs, only, Console(stderr=True))], as_json, as_markdown)


if __name__ == "__main__":
    command()
