"""Errors travel between processes as they are."""

from __future__ import annotations

import pickle

import pytest

from scoville.core import BadRecord, BadSettings, Refused, ScovilleError
from scoville.server.faults import Faulty

REFUSED = Refused("unknown-card", game="heated", what="x")
BAD = BadRecord("action", why=REFUSED, at=3, said="")
BAD.at, BAD.game = 3, "heated"


@pytest.mark.parametrize(
    "error",
    [REFUSED, BAD, BadSettings.plain("No."), BadSettings("deck-most", most=1), Faulty("no-ply", plies=2)],
    ids=repr,
)
def test_an_error_is_the_same_on_the_other_side(error: ScovilleError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (str(again), again.args) == (str(error), error.args)
    for name, value in vars(error).items():
        told = vars(again)[name]
        assert str(told) == str(value) if isinstance(value, ScovilleError) else told == value
