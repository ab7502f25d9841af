"""A compiled module older than its source stops the tests before they test the wrong thing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

CONFTEST = Path(__file__).resolve().parents[1] / "conftest.py"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"


@pytest.mark.parametrize("newer", ["hot.py", "hot.pxd", None])
def test_a_stale_build_is_told_in_one_sentence(tmp_path: Path, newer: str | None) -> None:
    run = run_beside(tmp_path, newer, ("hot.py", "hot.pxd"))
    if newer is None:
        assert run.returncode == 0
    else:
        assert run.returncode == pytest.ExitCode.USAGE_ERROR
        assert "is older than its source: run python3 dev.py setup" in run.stderr
        assert "Traceback" not in run.stderr + run.stdout


def test_a_build_of_a_module_that_is_compiled_no_more_is_told(tmp_path: Path) -> None:
    """Python would import it instead of its source, however old it is."""
    run = run_beside(tmp_path, None, ("hot.py",))
    assert run.returncode == pytest.ExitCode.USAGE_ERROR
    assert "is of a module that is no longer compiled: run python3 dev.py setup" in run.stderr


def run_beside(tmp_path: Path, newer: str | None, sources: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """One test, beside a compiled module of these sources."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "src").mkdir()
    shutil.copy(CONFTEST, tmp_path / "tests")
    (tmp_path / "tests" / "test_it.py").write_text("def test_it():\n    pass\n")
    for name, time in (*((source, 100) for source in sources), ("hot" + SUFFIX, 200)):
        (tmp_path / "src" / name).touch()
        os.utime(tmp_path / "src" / name, (time, time) if name != newer else (300, 300))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    plugins = {**os.environ, "PYTHONPATH": str(CONFTEST.parent)}  # the fixtures that conftest.py names
    return subprocess.run(command, check=False, cwd=tmp_path, env=plugins, capture_output=True, text=True, timeout=900)
