"""What HEATED refuses: the English catalogue gives the very sentence, and every language has one."""

from __future__ import annotations

import ast
import string
from pathlib import Path

import pytest

import scoville
from scoville import Refused, heated, spicy
from scoville.cli.phrases import explain
from scoville.heated.refusals import REFUSALS
from scoville.locales import LANGUAGES, catalogue

SOURCE = Path(scoville.__file__).parent


def raised() -> set[tuple[str, str]]:
    """(id, sentence) of every `Refused("id", "sentence", …)` that only HEATED raises."""
    found = set()
    for file in (SOURCE / "heated").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Refused"), args=[ast.Constant(str(name)), ast.Constant(str(text))]):
                    found.add((name, text))
    return found


def refusal(name: str, sentence: str) -> Refused:
    fields = [field for _, field, _, _ in string.Formatter().parse(sentence) if field]
    return Refused(name, sentence, **{field: f"<{field}>" for field in fields})


SENTENCES = sorted(raised() | set(REFUSALS.items()))


def test_refusals_are_found() -> None:
    assert {"unknown-card", "unknown-colour", "unknown-action", "no-match"} <= {name for name, _ in SENTENCES}


@pytest.mark.parametrize(("name", "sentence"), SENTENCES)
def test_the_catalogue_says_what_the_rules_say(name: str, sentence: str) -> None:
    refused = refusal(name, sentence)
    assert explain(catalogue("en"), "heated", refused) == str(refused)
    for language in LANGUAGES:
        words = catalogue(language)
        assert words.has(f"refusal-heated-{name}") or words.has(f"refusal-{name}")
        assert explain(words, "heated", refused)


def test_every_message_is_of_a_refusal() -> None:
    text = (SOURCE / "locales" / "en" / "refusals-heated.ftl").read_text(encoding="utf-8")
    messages = {line.split(" ")[0] for line in text.splitlines() if line.startswith("refusal-")}
    assert messages - {f"refusal-heated-{name}" for name, _ in SENTENCES} == set()


def test_each_game_explains_its_own() -> None:
    game = heated.new(["Ada", "Bo"], 1, first=0)
    with pytest.raises(Refused) as caught:
        game.apply("Bo", heated.Accept())
    assert explain(catalogue("de"), "heated", caught.value) == "Nichts wartet auf eine Antwort von diesem Platz."
    with pytest.raises(Refused) as caught:
        spicy.new(["Ada", "Bo"], 1, first=0).apply("Bo", spicy.Accept())
    assert explain(catalogue("de"), "spicy", caught.value).startswith("Keine letzte Karte wartet")


def test_what_no_catalogue_knows_is_said_in_english() -> None:
    assert explain(catalogue("fr"), "heated", Refused("no-such-reason", "Not {what}.", what="now")) == "Not now."


def test_a_colour_is_named_in_the_reader_s_language() -> None:
    refused = Refused("discard-colour", REFUSALS["discard-colour"], colour=heated.Colour.BLUE)
    assert explain(catalogue("en"), "heated", refused) == "A blue card must be discarded."
    assert explain(catalogue("de"), "heated", refused) == "Eine Karte in Blau muss abgelegt werden."
