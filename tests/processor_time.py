"""`pytest --processor-time 10` names the tests that cost the most processor time, with the processes they started.

Processes that live on count too, so a test pays for what a shared server or browser does for it. Then it names the
files, because many cheap tests may cost more than an expensive one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress

import psutil  # type: ignore[import-untyped]
import pytest

NAME = "processor time"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--processor-time", type=int, default=0, metavar="N", help="name the N dearest tests and files")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--processor-time"):
        config.pluginmanager.register(Meter(config.getoption("--processor-time")))


class Meter:
    """In each worker it measures; where the reports come together it sums up."""

    def __init__(self, shown: int) -> None:
        self.shown = shown
        self.began = 0.0
        self.found: list[tuple[float, str]] = []
        self.living: dict[int, tuple[int, float, float]] = {}
        self.lost = 0.0

    def spent(self) -> float:
        """Of this process and everything it has started.

        The parent of a process that has ended counts it if it waited for it. A browser does not always wait.
        """
        now: dict[int, tuple[int, float, float]] = {}
        me = psutil.Process()
        for process in (me, *me.children(recursive=True)):
            with suppress(psutil.Error):  # it has just ended
                times = process.cpu_times()
                now[process.pid] = (process.ppid(), sum(times[:2]), sum(times[2:4]))
        ended: dict[int, float] = defaultdict(float)
        for pid in self.living.keys() - now:
            parent, own, waited_for = self.living[pid]
            while parent not in now and parent in self.living:
                parent = self.living[parent][0]
            ended[parent] += own + waited_for
        for parent, seconds in ended.items():
            counted = now[parent][2] - self.living[parent][2] if parent in now and parent in self.living else 0.0
            self.lost += max(0.0, seconds - counted)
        self.living = now
        return self.lost + sum(own + waited_for for _, own, waited_for in now.values())

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self) -> Iterator[None]:
        self.began = self.spent()
        yield

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Iterator[None]:
        yield
        item.user_properties.append((NAME, self.spent() - self.began))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            self.found += [(float(str(value)), report.nodeid) for name, value in report.user_properties if name == NAME]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        files: dict[str, float] = {}
        for seconds, name in self.found:
            file = name.partition("::")[0]
            files[file] = files.get(file, 0.0) + seconds
        terminalreporter.section(f"{sum(seconds for seconds, _ in self.found):.0f} s of processor time")
        for seconds, name in sorted(self.found, reverse=True)[: self.shown]:
            terminalreporter.line(f"{seconds:7.1f} s  {name}")
        terminalreporter.line("by file")
        for name, seconds in sorted(files.items(), key=lambda file: -file[1])[: self.shown]:
            terminalreporter.line(f"{seconds:7.1f} s  {name}")
