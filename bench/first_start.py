"""How long it takes from a fresh clone to the page, on a Debian with nothing but Python.

    sudo python3 bench/first_start.py                            # as good as bare: python3 and python3-venv
    sudo python3 bench/first_start.py gcc libc6-dev python3-dev  # with more of Debian's packages: here, a C compiler

Makes the system with debootstrap in `.cache/first-start` (kept for the next time), puts the last commit into it and
runs `python3 dev.py play` there, with no cache of pip or npm. The clock stops when the server has answered with the
page and every file the page names. With a compiler it then waits until the rules are compiled
and times the second start. Only the standard library is used, so that it runs before anything is set up. It needs root
and Linux.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

ROOT = Path(__file__).resolve().parents[1]
SYSTEMS = ROOT / ".cache" / "first-start"
RELEASE = "bookworm"
BARE = ("python3", "python3-venv", "ca-certificates")
PORT = 8642
PATIENCE = 900
"""Seconds after which something must be wrong."""
SETTINGS = ("etc/resolv.conf", "etc/hosts", "etc/pip.conf", "etc/ssl/certs/ca-certificates.crt", "root/.npmrc")
"""Files of this machine: how it reaches the network and its packages."""
VARIABLES = re.compile(r"(PIP|NPM|npm|SSL|NODE_EXTRA|https?_proxy|HTTPS?_PROXY|no_proxy|NO_PROXY)")


def said(command: list[str]) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def make_system(packages: list[str]) -> Path:
    name = hashlib.sha256(" ".join(packages).encode()).hexdigest()[:8]
    system = SYSTEMS / name
    if not (system / "made").exists():
        shutil.rmtree(system, ignore_errors=True)
        system.mkdir(parents=True)
        print("making a bare Debian (about a minute) …", flush=True)
        sites = said(["apt-get", "indextargets", "--format", "$(SITE)"]).split()
        mirror = [site for site in sites if "security" not in site][:1]
        command = ["debootstrap", "--variant=minbase", f"--include={','.join((*BARE, *packages))}", RELEASE]
        subprocess.run([*command, str(system), *mirror], check=True, stdout=subprocess.DEVNULL)
        (system / "made").touch()
    for setting in SETTINGS:
        if (source := Path("/") / setting).exists():
            (system / setting).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, system / setting)
    clone = system / "srv" / "scoville"
    shutil.rmtree(clone, ignore_errors=True)
    shutil.rmtree(system / "root" / ".cache", ignore_errors=True)
    shutil.rmtree(system / "root" / ".npm", ignore_errors=True)
    clone.mkdir(parents=True)
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", str(clone)], input=archive, check=True)
    return system


def inside(system: Path, command: str) -> list[str]:
    """Runs in the system, with mounts that end with it."""
    opt = f"mkdir -p {system}/opt; mount --rbind /opt {system}/opt; " if Path("/opt").is_dir() else ""
    mounts = f"mount -t proc proc {system}/proc; mount --rbind /dev {system}/dev; {opt}"
    own = [f"{name}={value}" for name, value in os.environ.items() if VARIABLES.match(name)]
    variables = ["HOME=/root", "LANG=C.UTF-8", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", *own]
    enter = f'exec chroot {system} /usr/bin/env -i "$@" sh -c "cd /srv/scoville; {command}"'
    script = f"mount --make-rprivate /; {mounts}{enter}"
    return ["unshare", "--mount", "sh", "-c", script, "sh", *variables]


@contextmanager
def started(system: Path, began: float) -> Iterator[int]:
    """Runs `dev.py play` and yields its output lines with their times."""
    command = inside(system, f"exec python3 -u dev.py play --port {PORT}")
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )

    def show() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            print(f"{time.monotonic() - began:6.1f} s | {line}", end="", flush=True)

    reader = Thread(target=show)
    reader.start()
    try:
        yield process.pid
    finally:
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl+C does
        process.wait(PATIENCE)
        reader.join()


def fetched(path: str) -> bytes:
    with urllib.request.urlopen(f"http://127.0.0.1:{PORT}{path}", timeout=30) as answer:
        return bytes(answer.read())


def wait_for_page(began: float) -> float:
    while time.monotonic() - began < PATIENCE:
        try:
            page = fetched("/").decode()
        except OSError:
            time.sleep(0.05)
            continue
        for path in re.findall(r'(?:src|href)="(/[^"]+)"', page):
            fetched(path)
        return time.monotonic() - began
    raise SystemExit("there is no page")


def wait_for_compiler(system: Path, began: float) -> float:
    compiled = system / "srv" / "scoville" / "src" / "scoville"
    while time.monotonic() - began < PATIENCE:
        if any(compiled.glob("_cython.*.so")):
            return time.monotonic() - began
        time.sleep(0.1)
    raise SystemExit("the rules were never compiled")


def processor_time(pid: int) -> float:
    """Seconds of a process, of those it has started and of those that have ended since."""
    parents: dict[int, list[int]] = {}
    times: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = stat.read_text().rpartition(")")
        except OSError:  # it has just ended
            continue
        fields = rest.split()
        number = int(name.split()[0])
        parents.setdefault(int(fields[1]), []).append(number)
        times[number] = sum(map(int, fields[11:15]))
    waiting, ticks = [pid], 0
    while waiting:
        number = waiting.pop()
        ticks += times.get(number, 0)
        waiting += parents.get(number, [])
    return ticks / os.sysconf("SC_CLK_TCK")


def load() -> str:
    return f"{os.getloadavg()[0]:.1f}"


def main(packages: list[str]) -> None:
    if os.getuid() or shutil.which("debootstrap") is None:
        raise SystemExit("This needs root and debootstrap (apt install debootstrap).")
    system = make_system(packages)
    print(f"commit {said(['git', 'rev-parse', '--short', 'HEAD'])}, {os.cpu_count()} cores, load {load()}")
    print(f"Debian {RELEASE} with {', '.join((*BARE, *packages))}", flush=True)
    lines = ["", "| from a fresh clone to | s | processor s | load |", "| --- | ---: | ---: | ---: |"]
    began = time.monotonic()
    with started(system, began) as first:
        lines.append(f"| the page | {wait_for_page(began):.1f} | {processor_time(first):.1f} | {load()} |")
        if "gcc" in packages or "clang" in packages:
            lines.append(f"| compiled rules | {wait_for_compiler(system, began):.1f} |  | {load()} |")
    began = time.monotonic()
    with started(system, began):
        lines.append(f"| the page, second start | {wait_for_page(began):.1f} |  | {load()} |")
    print("\n".join(lines))


if __name__ == "__main__":
    main(sys.argv[1:])
