"""`pytest --processor-time 10` names the tests that cost the most processor time, with the processes they started.

Then it names the files, because many cheap tests may cost more than an expensive one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

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

    @staticmethod
    def spent() -> float:
        return sum(os.times()[:4])

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
