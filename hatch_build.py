"""Compiles the hot modules where a C compiler is, and leaves them as they are where none is.

A hot module is a `.py` with a `.pxd` beside it. `python hatch_build.py` compiles by hand, in place,
what has changed since the last time.
"""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, without the build backend
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
NEEDED = ["cython>=3.1,<4", "setuptools>=77"]
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the .pxd says the types, the hints are for people and mypy
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "infer_types": True,
    "initializedcheck": False,
}


def hot_modules() -> list[Path]:
    return sorted(types.with_suffix(".py") for types in SOURCES.rglob("*.pxd") if types.name != "__init__.pxd")


def extension_of(module: Path) -> Path:
    return module.with_name(module.stem + (sysconfig.get_config_var("EXT_SUFFIX") or ".so"))


def have_compiler() -> bool:
    """A C compiler and Python's own headers: both are needed."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    found = any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang"))
    return found and (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file()


def types_used(module: Path, known: set[Path] | None = None) -> set[Path]:
    """The C types a hot module is compiled with: its own, and those it takes from others, and they from others."""
    found = set() if known is None else known
    types = module.with_suffix(".pxd")
    if types not in found:
        found.add(types)
        for name in re.findall(r"^from ([\w.]+) cimport", types.read_text(), re.MULTILINE):
            if (other := SOURCES.joinpath(*name.split(".")).with_suffix(".pxd")).exists():
                types_used(other, found)
    return found


def stale_modules() -> list[Path]:
    """Whose source, or the C types it uses, are newer than what was compiled."""
    return [
        module
        for module in hot_modules()
        if not extension_of(module).exists()
        or extension_of(module).stat().st_mtime < max(path.stat().st_mtime for path in (module, *types_used(module)))
    ]


def compile_core(modules: list[Path], extra_arguments: tuple[str, ...] = ()) -> list[Path]:
    """Builds hot modules next to their sources; the files made. Raises what the compiler raises."""
    if not modules:
        return []
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    with tempfile.TemporaryDirectory() as scratch:
        extensions = [
            Extension(
                ".".join(module.relative_to(SOURCES).with_suffix("").parts),
                [str(module)],
                extra_compile_args=["-O3", "-fno-semantic-interposition", *extra_arguments],
            )
            for module in modules
        ]
        extensions = cythonize(
            extensions,
            build_dir=scratch,
            include_path=[str(SOURCES)],
            compiler_directives=DIRECTIVES,
            quiet=True,
        )
        command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = scratch
        command.build_temp = scratch
        command.parallel = True
        command.ensure_finalized()
        command.run()
        made = []
        for module in modules:
            built = Path(scratch) / extension_of(module).relative_to(SOURCES)
            target = extension_of(module)
            target.unlink(missing_ok=True)  # never written over: a process may have it mapped
            shutil.copy(built, target)
            made.append(target)
    return made


class CompileHook(BuildHookInterface):  # type: ignore[misc]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return NEEDED if have_compiler() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for module in hot_modules():
            extension_of(module).unlink(missing_ok=True)  # a stale one must never win over its source
        if self.target_name != "wheel" or not have_compiler():
            return
        try:
            made = compile_core(hot_modules())
        except BaseException as error:  # setuptools ends a failed compile with SystemExit
            if isinstance(error, KeyboardInterrupt):
                raise
            self.app.display_warning(f"the rules core stays interpreted: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"] += [path.relative_to(ROOT).as_posix() for path in made]


if __name__ == "__main__":
    print(*(path.relative_to(ROOT) for path in compile_core(stale_modules(), tuple(sys.argv[1:]))), sep="\n")
