"""The peers' own Python environment, made when first needed, so that none of them is a dependency of ours."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

PATIENCE = 900
"""Seconds for one package to be fetched and installed."""


class Environment:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def make(self, anew: bool = False) -> str | None:
        """None, or a sentence why there is none."""
        if self.folder.is_dir() and any(self.folder.iterdir()) and not (self.folder / "pyvenv.cfg").is_file():
            return f"{self.folder} is there, but is no Python environment."  # nothing of it is touched
        if anew:
            shutil.rmtree(self.folder, ignore_errors=True)
        if self._distributions() is not None:
            return None
        own_pip = [] if find_spec("pip") is None else ["--without-pip"]  # to unpack one takes longer than all the rest
        made = subprocess.run([sys.executable, "-m", "venv", *own_pip, self.folder], check=False, capture_output=True)
        return f"Python could not make an environment in {self.folder}." if made.returncode else None

    def _distributions(self) -> dict[str, str] | None:
        """The version of everything in it; None if there is no Python that runs."""
        program = (
            "import json, sys; from importlib.metadata import distributions as all; "
            "print(json.dumps({d.name.lower().replace('_', '-'): d.version for d in all()}))"
        )
        try:
            out = subprocess.run([self.python, "-c", program], check=True, capture_output=True, text=True).stdout
        except (OSError, subprocess.CalledProcessError):
            return None
        found: dict[str, str] = json.loads(out)
        return found

    def versions(self, packages: list[str]) -> dict[str, str]:
        """Those that are installed."""
        found = self._distributions() or {}
        return {name: found[name.replace("_", "-")] for name in packages if name.replace("_", "-") in found}

    def install(self, wanted: str) -> str | None:
        """None, or what pip says why not."""
        if find_spec("pip") is None:
            pip = [str(self.python), "-m", "pip"]
        else:
            pip = [sys.executable, "-m", "pip", "--python", str(self.python)]
        command = [*pip, "install", "--quiet", "--retries", "2", wanted]
        try:
            done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return "it took too long"
        if not done.returncode:
            return None
        lines = [line for line in done.stderr.splitlines() if line.startswith("ERROR:")]
        return lines[-1].removeprefix("ERROR:").strip() if lines else "pip failed"
