"""The commands of README.md and docs/*.md, and how each is run in the tests: as it is written, or small."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Documented", "documented", "small"]

ROOT = Path(__file__).resolve().parents[1]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
PROGRAM = re.compile(r"(scoville|python3?|pip|\.venv/bin/\S+)(?= |$)")
SHELL = {"", "sh", "bash", "console"}
"""The names of fenced blocks with commands."""

SAMPLES = {
    "FILE": "record.toml",
    "RECORD": "record.toml",
    "URL": "sqlite:///tables.db",
    "NAME": "club",
    "FOLDER": ".",
    "CODE": "ABCD",
}
"""What replaces a name in capitals."""

SMALL = (
    # how much is played
    (r"--(games|deals|samples) \d+", ""),
    (r"(tournament .*)--players [46]", r"\1--players 2"),
    (r"--seed \d+", "--seed 7"),  # so that many commands become one
    (r"--workers \d+", ""),
    (r"(search|tiger@0\.1):\d+(ms)?", r"\1:2"),
    (r"search:2,search:2", "search:2,search:3"),
    (r"tiger@0\.1(?![\w:])", "tiger@0.1:2"),
    (r"--playouts \d+", "--playouts 4"),
    (r"ismcts:\d+ms", "ismcts:2x"),
    (r"(tournament .*)\btiger,", r"\1kitten,"),  # it searches for half a second a move
    (r"(lab\.ladder .*)--levels tiger,lion", r"\1--levels kitten,cat"),
    (r"(exact_table) .*", r"\1 casual"),
    (r"(baselines\.py \w+) \d+", r"\1 4"),
    (r"--until \S+", "--until ±20pp --bots casual"),
    (r"--resume game\.toml", "--resume begun.toml"),  # game.toml is only being written
    # where it is served
    (r"--host 0\.0\.0\.0 --port \d+", "--host 127.0.0.1 --port 0"),
    (r"sqlite:////var/lib/scoville/", "sqlite:///"),
)
"""Replacements in commands that would run long or need a special machine: the pattern, and its replacement."""

ENOUGH = {
    r"scoville simulate \w": "--games 12 --workers 1",
    r"scoville balance \w+ (\w|--)": "--games 30 --workers 1",
    r"scoville tournament \w": "--deals 1 --workers 1",
    r"scoville tournament \w+$": "--bots casual",
    r"scoville explain": "--budget 20",
    r"python -m scoville\.lab\.temperaments": "--deals 2",
    r"python -m scoville\.lab\.ladder": "--deals 8",
    r"python -m scoville\.lab\.calibration": "--games 2",
    r"python -m .*exact_table": "--samples 1",
    r"scoville (simulate|tournament|balance|learn|exploit|replay|verify|explain|prune|archive)$": "--help",  # a mention
}
"""Options that are added."""

NOT_RUN = {
    r"pip install": "downloads; test_an_extra_that_a_page_names_exists looks at what it asks for",
    r"scoville serve .*postgresql": "needs a PostgreSQL; tests/server/test_cluster.py starts one and several servers",
    r"python3 dev\.py (test|setup)$": "installs what the tests need and runs them, this one too",
    r"python hatch_build\.py$": "needs a compiler; tests/core/test_stale_build.py runs it",
    r"python3 dev\.py docs": "installs MkDocs; tests/browser/test_docs_site.py builds the same site",
    r"python$": "a mention",
    r"scoville think": "needs a NATS; tests/server/test_thinking.py starts one with workers",
    r".*learn_outlook": "trains for minutes, where PyTorch is; tests/bots/test_outlook.py shows what it made",
    r".*learn_network": "trains for minutes, where PyTorch is; tests/bots/test_opinion.py shows what it made",
    r"scoville (learn|exploit) \w": "trains for minutes; tests/learn runs it small, where PyTorch is",
    r"scoville puzzles": "searches for minutes; the tests of puzzles search small",
    r"python -m build": "tests/outside/test_wheel.py does it",
    r"scoville bench( core| peers| environments| server| browser| pages)?( --.*)?$": "measures for minutes; "
    "tests/core/test_bench*.py run it small, and here it says what it needs",
    r".*\bsaint,": "a bot that the page has just written",
    r"python (bench|tests|examples/ppo)": "for developers and researchers: the page names its set-up first",
}
"""Commands that need too much even for a small run, and the test that covers each."""


@dataclass(frozen=True)
class Documented:
    page: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}: {self.text}"


def documented() -> Iterator[Documented]:
    """Every command in a block or between backticks; a name that needs arguments is only a mention."""
    for page in PAGES:
        fence: str | None = None
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith("```"):
                fence = line[3:].strip() if fence is None else None
                continue
            if fence is not None:
                found = [line] if fence in SHELL else []
            else:
                found = [line[4:]] if line.startswith("    ") else re.findall(r"`([^`]+)`", line)
            for text in found:
                if PROGRAM.match(text):
                    yield Documented(page.relative_to(ROOT).as_posix(), number, _without_remark(text))


def _without_remark(text: str) -> str:
    """Two spaces or # begin a remark about a command."""
    return re.split(r"\s{2,}|\s#", text)[0].strip()


def small(text: str) -> list[str]:
    """The command as the tests run it."""
    for found, instead in SMALL:
        text = re.sub(found, instead, text)
    for found, instead in SAMPLES.items():
        text = re.sub(rf"\b{found}\b", instead, text)
    more = [added for found, added in ENOUGH.items() if re.match(found, text)]
    return shlex.split(" ".join([text, *more]))


def why_not_run(text: str) -> str | None:
    return next((why for pattern, why in NOT_RUN.items() if re.match(pattern, text)), None)
