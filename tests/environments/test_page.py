"""The page for researchers says what the code says."""

from __future__ import annotations

from pathlib import Path

import pytest

from scoville import __version__
from scoville.environments.fields import Field, decision_table, field_table, offsets
from scoville.environments.page import head, page
from scoville.environments.room import environment_of
from scoville.heated.environment import codec as heated_codec
from scoville.spicy.environment import codec as spicy_codec

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "environments.md").read_text()


@pytest.mark.parametrize("codec", [spicy_codec, heated_codec])
def test_ids_and_fields_are_those_of_the_code(codec: object) -> None:
    assert isinstance(codec, type(spicy_codec))
    assert decision_table(codec.DECISIONS) in PAGE
    assert field_table(codec.FIELDS) in PAGE
    assert f"{codec.ACTIONS} decisions ({codec.TIMED_ACTIONS} with" in PAGE
    assert f"An observation has {codec.OBSERVATION} numbers" in PAGE


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_the_page_begins_as_farama_s_pages_do(game: str) -> None:
    assert head(game) in PAGE
    whole = page(game)
    assert decision_table(environment_of(game).decisions) in whole
    assert field_table(environment_of(game).fields) in whole


@pytest.mark.parametrize("codec", [spicy_codec, heated_codec])
def test_every_id_is_told_once(codec: object) -> None:
    assert isinstance(codec, type(spicy_codec))
    told = [number for each in codec.DECISIONS for number in range(each.start, each.start + each.count)]
    assert told == list(range(codec.TIMED_ACTIONS))


def test_a_field_has_one_name() -> None:
    with pytest.raises(ValueError, match="two fields hand"):
        offsets([Field("hand", 1, 1, ""), Field("hand", 1, 1, "")])


def test_the_examples_the_page_names_are_there() -> None:
    named = {line.split("`")[1] for line in PAGE.splitlines() if line.startswith("| `examples/")}
    assert named == {f"examples/{path.name}" for path in (ROOT / "examples").glob("*.py")}


def test_the_citation_names_this_version() -> None:
    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text()
