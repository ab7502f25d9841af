"""Workers that keep something between calls: the same answers, in their order, here and in processes."""

from __future__ import annotations

import pytest

from scoville.lab.engines import Crew


class Counter:
    def __init__(self, number: int) -> None:
        self.number, self.calls = number, 0

    def add(self, more: int) -> tuple[int, int]:
        self.calls += more
        return self.number, self.calls

    def fail(self) -> None:
        raise ZeroDivisionError(self.number)


@pytest.mark.parametrize("workers", [1, 2])
def test_workers_keep_what_they_made(workers: int) -> None:
    with Crew(Counter, workers, "processes") as crew:
        assert crew.call("add", 2) == [(i, 2) for i in range(workers)]
        assert crew.call("add", 3) == [(i, 5) for i in range(workers)]
        with pytest.raises(ZeroDivisionError):
            crew.call("fail")
