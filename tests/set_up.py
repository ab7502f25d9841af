"""Environments that hold only what somebody has after a certain set-up. Nothing is downloaded.

The libraries are links into the environment of the tests, and only those that the set-up would install: what Scoville's
own metadata asks for, and what that asks for in turn. `dev.py play` installs exactly this (`pip install --editable .`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

__all__ = ["CLONED", "HALF_WRITTEN", "ROOT", "clone", "empty_environment", "link", "needed"]

ROOT = Path(__file__).resolve().parents[1]
SITE = Path(sysconfig.get_paths()["purelib"])
CLONED = ("src", "tests", "bench", "examples", "docs", "mkdocs.yml", "pyproject.toml", "README.md", "dev.py")
BUILDERS = ("hatch_build.py", "build_traps.py")
HALF_WRITTEN = "*.pyc.*"
"""Copies of sources take Python's compiled files along, so that nobody compiles them again, but not unfinished ones."""


def needed(name: str, extras: Iterable[str] = ()) -> set[str]:
    """The packages that pip would install for this one, without itself."""
    found: set[tuple[str, str]] = set()
    waiting = [(name, extra) for extra in ("", *extras)]
    while waiting:
        package, extra = waiting.pop()
        if (package, extra) in found:
            continue
        found.add((package, extra))
        for text in distribution(package).requires or ():
            requirement = Requirement(text)
            if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
                waiting += [(canonicalize_name(requirement.name), more) for more in ("", *requirement.extras)]
    return {package for package, _ in found if package != name}


def link(package: str, site: Path) -> None:
    """Puts an installed package into another environment."""
    files = distribution(package).files or ()
    for part in {file.parts[0] for file in files} - {"..", "__pycache__"}:
        if not (site / part).exists():
            (site / part).symlink_to(SITE / part)


def empty_environment(folder: Path, packages: Iterable[str] = ()) -> Path:
    """Its Python. Only pip and these packages are in it."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    site = Path(sysconfig.get_path("purelib", vars={"base": str(folder)}))
    for package in {"pip", *packages}:
        link(package, site)
    (folder / "bin" / "pip").write_text(f"#!{folder}/bin/python\nfrom pip._internal.cli.main import main\nmain()\n")
    (folder / "bin" / "pip").chmod(0o755)
    return folder / "bin" / "python"


def clone(folder: Path, extras: Iterable[str] = ()) -> Path:
    """A copy of the project as it is after `dev.py play`; with extras, as after the answer yes to installing them."""
    folder.mkdir()
    skipped = shutil.ignore_patterns(HALF_WRITTEN, "node_modules", "screenshots")
    for name in (*CLONED, *BUILDERS):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=skipped)
        else:
            shutil.copy2(ROOT / name, folder / name)
    (folder / "web").mkdir()  # what the page is built from, without which nothing of it is stale
    for compiled in (folder / "src").rglob("*.so"):
        compiled.touch()
    site = empty_environment(folder / ".venv", needed("scoville", extras)).parents[1]
    site = Path(sysconfig.get_path("purelib", vars={"base": str(site)}))
    (site / "scoville.pth").write_text(str(folder / "src"))
    for part in SITE.glob("scoville-*.dist-info"):
        shutil.copytree(part, site / part.name, ignore=shutil.ignore_patterns("RECORD", "direct_url.json"))
    script = folder / ".venv" / "bin" / "scoville"
    script.write_text(f"#!{folder}/.venv/bin/python\nfrom scoville.cli import main\nmain()\n")
    script.chmod(0o755)
    fingerprint = "import dev; dev.STAMP.write_text(dev.fingerprint(''))"
    subprocess.run([sys.executable, "-c", fingerprint], cwd=folder, check=True)
    return folder


def installed(package: str) -> bool:
    try:
        distribution(package)
    except PackageNotFoundError:
        return False
    return True


def activated(folder: Path, **variables: str) -> dict[str, str]:
    """The variables of a shell in a clone, after `. .venv/bin/activate`."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SCOVILLE", "PIP"))}
    path = f"{folder / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
    shell = {"PATH": path, "SHELL": "/bin/bash", "COLUMNS": "100", "HOME": str(folder)}  # CI has no SHELL
    return {**kept, **shell, "PIP_NO_INDEX": "1", **variables}
