"""Follows "Add a HEATED card" of CONTRIBUTING.md to the letter in a copy of the project, and runs the tests there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest
from set_up import HALF_WRITTEN

ROOT = Path(__file__).resolve().parents[2]
GUIDE = "## Add a HEATED card"
LANGUAGES = ("en", "de", "fr")
CHECKS = (
    "tests/rules/test_coverage.py",
    "tests/rules/test_heated_coverage.py",
    "tests/heated/test_heated_cards.py",
    "tests/locales/test_heated_story.py",
    "tests/locales/test_catalogues.py",
    "tests/cli/test_cards.py",
)
"""Everything that counts clauses, cards or words."""


def steps() -> Iterator[tuple[str, str, str]]:
    """Every block of the guide with the file that was named last, and how it goes there."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    guide = text[text.index(GUIDE) :].split("\n## ")[0]
    path = way = ""
    languages = iter(LANGUAGES)
    for prose, block in re.findall(r"(.*?)^ *```\w*\n(.*?)^ *```$", guide, re.MULTILINE | re.DOTALL):
        found = re.findall(r"`((?:src|tests)/[\w/.{},-]+\.\w+)`", re.sub(r"\(`tests/outside[^)]*\)", "", prose))
        if found:
            path = found[-1]
            way = " ".join(prose[prose.rindex(path) :].split())
            languages = iter(LANGUAGES)
        name = path.replace("{en,de,fr}", next(languages)) if "{en,de,fr}" in path else path
        yield name, way, textwrap.dedent(block) if "below the line" not in way else block.removeprefix("   ")


def follow(folder: Path) -> list[str]:
    done = []
    for name, way, block in steps():
        file = folder / name
        if line := re.search(r"(below|in place of) the line of `([^`]+)`", way):
            lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
            at = next(number for number, text in enumerate(lines) if line[2] in text)
            lines[at] = (lines[at] if line[1] == "below" else "") + block
            file.write_text("".join(lines), encoding="utf-8")
        elif file.suffix == ".toml":
            file.write_text(block, encoding="utf-8")
        else:
            with file.open("a", encoding="utf-8") as end:
                end.write(f"\n\n{block}" if file.suffix == ".py" else f"\n{block}")
        done.append(name)
    return done


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    skipped = shutil.ignore_patterns(HALF_WRITTEN, "static", "browser", "frozen_decisions")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns(HALF_WRITTEN, "static"))
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=skipped)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, *arguments], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )


def test_the_guide_ends_with_green_tests(copy: Path) -> None:
    assert len(follow(copy)) == 9
    chosen = "(sirocco or not scenario) and not whole_game"  # one scenario, the new one
    done = run(copy, "-m", "pytest", "-q", *CHECKS, "tests/scenarios/test_scenarios.py", "-k", chosen)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr
    listed = run(copy, "-m", "scoville", "cards", "heated", "--add", "sirocco")
    assert "SIROCCO" in listed.stdout, listed.stderr
