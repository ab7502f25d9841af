"""Before any test: compiled modules that match their source, and hypothesis the same on every run."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from sizes import LONG

from scoville.client import http
from scoville.server.store import postgres

pytest_plugins = ["databases", "places", "chromium", "installed", "processor_time", "seats", "terminals"]

ROOT = Path(__file__).resolve().parents[1]

# By default every run tries the same examples. SCOVILLE_TESTS=long tries new and many more ones.
settings.register_profile(
    "same", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("long", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("long" if LONG else "same")

# Only what hangs ends by these, however busy the machine is.
http.PATIENCE = 600.0
postgres.CONNECTING = 600.0  # type: ignore[misc]


def pytest_configure() -> None:
    """A stale compiled module would be tested in place of its source."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    for types in (ROOT / "src").rglob("*.pxd"):
        compiled = types.with_name(types.stem + suffix)
        sources = (types, types.with_suffix(".py"))
        if compiled.exists() and any(compiled.stat().st_mtime < source.stat().st_mtime for source in sources):
            raise pytest.UsageError(
                f"{compiled.relative_to(ROOT)} is older than its source: run python3 dev.py setup "
                "(by hand: python hatch_build.py)."
            )
    for compiled in (ROOT / "src").rglob(f"*{suffix}"):
        name = compiled.name.removesuffix(suffix)
        if compiled.with_name(f"{name}.py").exists() and not compiled.with_name(f"{name}.pxd").exists():
            raise pytest.UsageError(
                f"{compiled.relative_to(ROOT)} is of a module that is no longer compiled: run python3 dev.py setup "
                "(by hand: python hatch_build.py)."
            )
