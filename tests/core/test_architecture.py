"""docs/architecture.md speaks only of what exists: its names and paths are looked up in the sources."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
FILES = [
    path
    for top in ("src", "tests", "examples", "web/src")
    for path in (ROOT / top).rglob("*")
    if path.suffix in {".py", ".pxd", ".ts", ".svelte"}
]
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
WORDS = set(re.findall(r"\w+", SOURCES))
CLASSES = {path.stem for path in FILES if path.suffix == ".svelte"} | set(re.findall(r"\bclass (\w+)", SOURCES))
CLASSES |= set(re.findall(r"^([A-Z]\w*)(?:: [^=\n]+)? = ", SOURCES, re.M))
ELSEWHERE = {"scoville._cython", "IndexError"}
"""Made by Cython; Python's own."""


def unknown_names(page: str) -> set[str]:
    """The names in code style that no source has: a class must exist; of other names each part must occur."""
    names = set(re.findall(r"`([A-Za-z_]\w+(?:\.\w+)*)(?:\([^`]*\))?`", page)) - ELSEWHERE
    return {
        name
        for name in names
        if not name.endswith((".py", ".md", ".toml"))
        and not all(part in (CLASSES if re.match(r"[A-Z][a-z]", part) else WORDS) for part in name.split("."))
    }


def unknown_paths(page: str) -> set[str]:
    """The paths in code style that no file has or ends in; `NAME` and `GAME` stand for any game."""
    there = {f"/{path.relative_to(ROOT).as_posix()}" for path in [*FILES, *ROOT.glob("*.py"), *ROOT.glob("*.toml")]}
    there |= {f"{parent.as_posix().rstrip('/')}/" for path in there for parent in Path(path).parents}
    paths = set(re.findall(r"`([\w./]+(?:\.py|/))`", page)) - {".py"}
    return {path for path in paths if not any(known.endswith(f"/{path}") for known in there)}


def test_every_name_exists() -> None:
    assert unknown_names(PAGE) == set()
    assert unknown_names("`GameKind`, `Book.take`, `verify()`") == {"Book.take"}


def test_every_path_exists() -> None:
    assert unknown_paths(PAGE) == set()
    assert unknown_paths("`core/registry.py`, `core/` and `core/sights.py`") == {"core/sights.py"}
