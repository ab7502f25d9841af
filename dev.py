#!/usr/bin/env python3
"""The two commands, for a machine with nothing but Python 3.11+ and python3-venv.

python3 dev.py play             sets up, serves tables on this machine and opens the browser
python3 dev.py play --terminal  sets up and starts a game in the terminal
python3 dev.py test             sets up and runs all checks and tests
python3 dev.py setup            only sets up; then .venv/bin/scoville is there
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PIP = BIN / ("pip.exe" if os.name == "nt" else "pip")
"""What venv makes last: an environment without it was broken off."""
STAMP = VENV / "scoville-setup"
CHECKS = (
    ("mypy --strict", ["-m", "mypy"]),
    ("ruff format", ["-m", "ruff", "format", "--check", "."]),
    ("ruff check", ["-m", "ruff", "check", "."]),
    ("import-linter", ["-c", "from importlinter.cli import lint_imports; raise SystemExit(lint_imports())"]),
    ("svelte-check and vitest", ["hatch_build.py", "npm", "run", "--silent", "all"]),  # npm does not share its folder
)
"""Each keeps one core busy: as many at once as there are, the longest first."""
CORES = os.cpu_count() or 1
TESTS = (
    ("pytest", ["-n", str(CORES + 1), "--ignore=tests/browser"]),  # one more than cores: a server's tests often wait
    # Apart: a browser driven from a test keeps an event loop running, which the server's tests cannot have.
    ("pytest, in the browser", ["-n", str(CORES), "tests/browser"]),
)
CLIENT = ROOT / "src" / "scoville" / "server" / "static" / "index.html"
"""The browser client, where it could be built."""


def fail(sentence: str) -> None:
    print(f"dev.py: {sentence}", file=sys.stderr)
    sys.exit(1)


def make_environment() -> None:
    if PIP.exists():
        return
    print("Setting up in .venv (the first time takes a minute) …", flush=True)
    try:
        import venv  # noqa: PLC0415 - Debian splits it off, and the error should name its package

        venv.EnvBuilder(with_pip=True, clear=True).create(VENV)
    except (ImportError, subprocess.CalledProcessError):
        shutil.rmtree(VENV, ignore_errors=True)  # half an environment would look like a whole one next time
        fail("Python's venv module is missing; on Debian or Ubuntu: apt install python3-venv")


def fingerprint(groups: tuple[str, ...]) -> str:
    """Changes when anything that is installed or compiled changes."""
    digest = hashlib.sha256(repr((sys.version, groups)).encode())
    sources = ROOT / "src"
    hot = [types.with_suffix(suffix) for types in sorted(sources.rglob("*.pxd")) for suffix in (".py", ".pxd")]
    web = [ROOT / "web" / name for name in ("package-lock.json", "vite.config.ts", "index.html")]
    for folder, names in (("web/src", "*"), ("web/public", "*"), ("src/scoville/locales", "*.ftl")):
        web += sorted(path for path in (ROOT / folder).rglob(names) if path.is_file())
    for path in (ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "build_traps.py", *hot, *web):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def outdated() -> bool:
    """Whether a compiled module is older than its source, as after a checkout."""
    types = sorted((ROOT / "src").rglob("*.pxd"))
    newest = max(path.stat().st_mtime for path in types)
    return any(
        compiled.stat().st_mtime < max(newest, path.with_suffix(".py").stat().st_mtime)
        for path in types
        for compiled in (*path.parent.glob(f"{path.stem}.*.so"), *path.parent.glob(f"{path.stem}.*.pyd"))
    )


def install(*groups: str) -> None:
    make_environment()
    wanted = fingerprint(groups)
    done = STAMP.read_text().split() if STAMP.exists() else []
    if wanted in done and not outdated():
        return
    pip = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    import tomllib  # noqa: PLC0415 - an older Python lacks it, and shall be told so in main()

    # Read here: pip's own --group needs a newer pip than Python brings.
    known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    print("Installing Scoville and what it needs …", flush=True)
    if subprocess.call([*pip, "--editable", str(ROOT), *(needed for group in groups for needed in known[group])]):
        fail("the installation failed; the lines above say why. Is the package index within reach?")
    compiled = subprocess.run(
        [str(PYTHON), "-c", "import scoville; print(scoville.compiled)"], capture_output=True, text=True, check=True
    ).stdout.strip()
    if compiled == "True":
        print("The rules core is compiled.")
    else:
        print("No working C compiler with Python's headers: the rules run interpreted (the same games, slower).")
    # A setup for tests serves to play as well.
    STAMP.write_text("\n".join({wanted, fingerprint(())}))


def play(arguments: list[str]) -> int:
    install()
    if "--terminal" in arguments:
        rest = [argument for argument in arguments if argument != "--terminal"]
        return subprocess.call([str(PYTHON), "-m", "scoville", "play", *rest])
    if not CLIENT.is_file():
        fail(
            "the browser client could not be built (try: .venv/bin/python hatch_build.py web). "
            "The terminal has the same games: python3 dev.py play --terminal"
        )
    kept = ROOT / ".cache" / "tables.db"
    kept.parent.mkdir(exist_ok=True)
    serve = ["serve", "--open", "--db", f"sqlite:///{kept}", "--log-level", "warning", *arguments]
    try:
        return subprocess.call([str(PYTHON), "-m", "scoville", *serve])
    except KeyboardInterrupt:  # the server has heard it too, and stops by itself
        return 0


def check() -> int:
    """All checks, side by side; what each of them says stays together."""

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
    """All checks, then all tests; with arguments, only pytest with these."""
    install("test")
    # Tests start hundreds of processes: what Python has compiled it keeps for the next one.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

    def pytest(*more: str) -> int:
        return subprocess.call([str(PYTHON), "-m", "pytest", *more], cwd=ROOT, env=environment)

    if arguments:
        return pytest(*arguments)
    if status := check():
        return status
    for name, tests in TESTS:
        print(f"— {name}", flush=True)
        if status := pytest("--dist", "worksteal", *tests):
            return status
    return 0


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file runs on whatever Python there is
        fail(f"Scoville needs Python 3.11 or newer, this is {sys.version.split()[0]}.")
    command, rest = "".join(sys.argv[1:2]), sys.argv[2:]
    if command == "play":
        return play(rest)
    if command == "test":
        return test(rest)
    if command == "setup" and not rest:
        install("test")
        return 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main())
