"""The cost of compiling, module by module, in processor time: Cython, then the C compiler.

python bench/compiling.py                         # every hot module, as hatch_build.py compiles it
python bench/compiling.py heated/rules -O2 -O3    # those with this in their path, once for each option
python bench/compiling.py --whole aad4225         # the whole build from a clean tree, beside that of a commit
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from builds import ROOT, Failed, unpack
from rows import Report, Told, machine, tell

sys.path.insert(0, str(ROOT))

# Not by name: mypy would follow them into the build's own modules, which it does not check.
build_traps: Any = import_module("build_traps")
hatch_build: Any = import_module("hatch_build")
cythonize: Any = import_module("Cython.Build").cythonize
Extension: Any = import_module("setuptools").Extension


def seconds_of(command: list[str], folder: Path = ROOT) -> float:
    """The processor time of a command and of what it starts."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def translated(module: Path, folder: Path) -> tuple[Path, float]:
    """The C file of a module, and what making it cost."""
    name = ".".join(module.relative_to(hatch_build.SOURCES).with_suffix("").parts)
    started = time.process_time()
    made = cythonize(
        [Extension(name, [str(module)])],
        build_dir=str(folder),
        include_path=[str(hatch_build.SOURCES)],
        compiler_directives=hatch_build.DIRECTIVES,
        shared_utility_qualified_name=hatch_build.SHARED,
        quiet=True,
    )
    return Path(made[0].sources[0]), time.process_time() - started


def whole(commits: list[str]) -> Report:
    """`python hatch_build.py` in clean trees: of these sources, and of commits."""
    about = machine()
    lines = []
    for name in ["now", *commits]:
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch)
            if name == "now":
                built = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
                shutil.copytree(ROOT / "src", folder / "src", ignore=built)
                for script in ("hatch_build.py", "build_traps.py"):
                    shutil.copy(ROOT / script, folder)
            else:
                unpack(name, folder)
            began = time.monotonic()
            try:
                seconds = seconds_of([sys.executable, "hatch_build.py"], folder)
            except subprocess.CalledProcessError:
                raise Failed(f"{name} could not be compiled") from None
            took = time.monotonic() - began
            modules = sum(1 for _ in folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))
        lines.append([name, str(modules), f"{seconds:.1f}", f"{took:.1f}"])
    head = ["build of", "compiled modules", "processor s", "s by the clock"]
    again = f"Once each, from a clean tree. Again: python bench/compiling.py --whole {' '.join(commits)}".rstrip()
    return Report("compiling", about, [Told(head, lines, frozenset({1, 2, 3}))], again, {"builds": lines})


def main(arguments: list[str]) -> None:
    if "--whole" in arguments:
        tell([whole([one for one in arguments if not one.startswith("-")])], False, "--markdown" in arguments)
        return
    wanted = [argument for argument in arguments if not argument.startswith("-")]
    levels = [argument for argument in arguments if argument.startswith("-")]
    build_traps.install()
    import_module("Cython.Compiler.Options").emit_code_comments = False  # type: ignore[attr-defined]  # as hatch_build.py
    compiler = [*(sysconfig.get_config_var("CC") or "cc").split(), *(sysconfig.get_config_var("CFLAGS") or "").split()]
    compiler += [*sysconfig.get_config_var("CCSHARED").split(), "-I" + sysconfig.get_paths()["include"]]
    total: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as scratch:
        for module in hatch_build.hot_modules():
            path = module.relative_to(hatch_build.SOURCES / "scoville").as_posix()
            if wanted and not any(part in path for part in wanted):
                continue
            source, cost = translated(module, Path(scratch))
            costs = {"Cython": cost}
            for level in levels or [hatch_build.optimised(module)]:
                options = [level, *hatch_build.ARGUMENTS, "-c", str(source), "-o", os.devnull]
                costs[f"gcc {level}" if levels else "gcc"] = seconds_of([*compiler, *options])
            for what, cost in costs.items():
                total[what] = total.get(what, 0) + cost
            said = "  ".join(f"{what} {cost:5.2f}" for what, cost in costs.items())
            print(f"{said}  {len(source.read_text().splitlines()):6} lines  {path}", flush=True)
    print("  ".join(f"{what} {cost:5.1f}" for what, cost in total.items()), " all of them")


if __name__ == "__main__":
    main(sys.argv[1:])
