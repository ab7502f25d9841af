"""The wire: the schema is fresh, every fact of the rules has its message, tags are told apart."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import msgspec
import pytest

from scoville.core.facts import facts_in
from scoville.heated.wire import HeatedOptions
from scoville.server import protocol
from scoville.server.game_wire import wire_of
from scoville.server.protocol.schema import explained_fields
from scoville.server.statuses import STATUS
from scoville.spicy.wire import SpicyOptions

DOCS = Path(__file__).parents[2] / "docs"


def test_the_schema_is_fresh() -> None:
    """After a change: `python -m scoville.server.protocol.schema > docs/protocol.schema.json`."""
    assert (DOCS / "protocol.schema.json").read_text(encoding="utf-8") == protocol.json_schema()


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_every_fact_of_the_rules_has_its_message_with_the_same_fields(game: str) -> None:
    messages = wire_of(game).facts.types
    assert messages.keys() == {shape.kind for shape in facts_in(f"scoville.{game}")}
    for fact, message in messages.items():
        assert message.__struct_fields__ == tuple(field.name for field in dataclasses.fields(fact))


def test_every_message_type_is_in_the_document() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    schema = json.loads(protocol.json_schema())["$defs"]
    kinds = [*schema["ClientMessage"]["discriminator"]["mapping"], *schema["ServerMessage"]["discriminator"]["mapping"]]
    assert [kind for kind in kinds if f"`{kind}`" not in text and f'"{kind}"' not in text] == []


def test_the_schema_says_of_every_field_what_its_class_says() -> None:
    schema = json.loads((DOCS / "protocol.schema.json").read_text(encoding="utf-8"))["$defs"]
    explained = explained_fields()
    assert sum(map(len, explained.values())) > 90
    for name, fields in explained.items():
        for field, words in fields.items():
            assert schema[name]["properties"][field]["description"] == words
    assert "caught" in schema["HeatedView"]["properties"]["uncalled"]["description"]
    assert "punished" in schema["HeatedOptions"]["properties"]["slaps"]["description"]


def test_every_option_is_explained() -> None:
    """A client is written from these words."""
    explained = explained_fields()
    for options in (SpicyOptions, HeatedOptions):
        missing = set(options.__struct_fields__) - set(explained[options.__name__])
        assert missing <= {"plays"}, missing


def test_every_status_is_in_the_document() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    assert [fault for fault in STATUS if f"`{fault}`" not in text] == []


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "play", "id": "1", "seq": 0, "action": "passes", "seats": 1}',
        '{"type": "play", "id": "1", "seq": -1, "action": "passes"}',
        '{"type": "play", "id": "", "seq": 1, "action": "passes"}',
        '{"type": "update", "game": 1, "seq": 1, "sights": [], "clock": {}}',
        '{"type": "hello"}',
        "[]",
        '{"type": "play"' + ", " * 3 + "}",
    ],
)
def test_what_is_not_a_message_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(text, type=protocol.ClientMessage)
