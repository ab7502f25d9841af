"""The notebook of examples/ runs from its first cell to its last, and its answer rests on the plots it shows."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))
DRAWN = """
import matplotlib.pyplot
matplotlib.pyplot.show = lambda: print("plots:", len(matplotlib.pyplot.get_fignums()))
"""


def cells(notebook: Path) -> list[str]:
    written = json.loads(notebook.read_text(encoding="utf-8"))
    assert written["nbformat"] == 4
    return ["".join(cell["source"]) for cell in written["cells"] if cell["cell_type"] == "code"]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.name)
def test_it_runs(notebook: Path, tmp_path: Path) -> None:
    for needed in ("matplotlib", "pandas"):
        pytest.importorskip(needed)
    code = "\n".join([DRAWN, *cells(notebook)])
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MPLBACKEND": "Agg", "SCOVILLE_GAMES": "30"}
    environment |= {"MPLCONFIGDIR": str(tmp_path), "TMPDIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "decisions of 30 games" in done.stdout
    assert "plots: 1" in done.stdout
    assert "plots: 2" in done.stdout


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.name)
def test_it_is_kept_with_its_plots_and_names_no_machine(notebook: Path) -> None:
    text = notebook.read_text(encoding="utf-8")
    assert text.count('"image/png"') == 2
    assert "/home/" not in text
    assert "/tmp" not in text
    assert len(text) < 300_000


def test_there_is_one() -> None:
    assert NOTEBOOKS
