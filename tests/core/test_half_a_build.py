"""While modules are being compiled, no process imports some of them: all or none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from set_up import HALF_WRITTEN

import scoville

ROOT = Path(__file__).resolve().parents[2]
IMPORTS = """
import sys, scoville, scoville.bots, scoville.lab.simulate
from pathlib import Path
hot = {str(types.with_suffix("")) for types in Path(scoville.__file__).parent.rglob("*.pxd")}
loaded = [Path(module.__file__) for module in sys.modules.values() if getattr(module, "__file__", None)]
print(scoville.compiled, {path.suffix for path in loaded if str(path.with_name(path.name.split(".")[0])) in hot})
"""


@pytest.mark.skipif(not scoville.compiled, reason="nothing is compiled here")
def test_without_the_module_that_comes_last_nothing_compiled_is_imported(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns(HALF_WRITTEN, "static"))
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}

    def loaded() -> str:
        command = [sys.executable, "-c", IMPORTS]
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()

    assert loaded() == "True {'.so'}"
    (shared,) = (tmp_path / "src" / "scoville").glob("_cython.*.so")
    shared.unlink()
    assert loaded() == "False {'.py'}"


def test_modules_are_renamed_whole_and_the_shared_one_comes_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    build: Any = import_module("hatch_build")
    sources, made = tmp_path / "src", tmp_path / "made"
    monkeypatch.setattr(build, "SOURCES", sources)
    shared = build.shared_extension()
    targets = [shared, shared.with_name("hot.so"), shared.with_name("hotter.so")]
    for folder in (sources, made):
        (folder / "scoville").mkdir(parents=True)
        for target in targets:
            (folder / target.relative_to(sources)).write_text(folder.name)
    order: list[Path] = []

    def replace(path: Path, target: Path) -> None:
        assert path.read_text() == "made"  # whole
        assert not shared.exists()  # a process that starts now runs from source
        order.append(target)
        os.replace(path, target)

    monkeypatch.setattr(Path, "replace", replace)
    build.put(made, targets)
    assert (len(order), order[-1]) == (3, shared)
    build.put(made, targets[1:])
    assert shared.exists()
    assert sorted(path.name for path in shared.parent.iterdir()) == sorted(target.name for target in targets)
