"""Plays every scenario: a record whose comments say what a player would expect to see.

The first line names the clauses and says the rule in a sentence. The lines that begin with `#> ` are together
a TOML document, the expected part of what `replay --json` prints. "null" stands for null, a list is compared
whole. `error.at` and `error.says` expect a refusal, `as.Bo` what Bo may see.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import scoville

FOLDER = Path(__file__).parent
SCENARIOS = sorted(FOLDER.glob("*/*.toml"))
TITLE = re.compile(r"# (?P<ids>(SR?|HR?)-[A-Z0-9-]+( (SR?|HR?)-[A-Z0-9-]+)*) · [^\n]+\.", re.ASCII)


def expectations(text: str) -> dict[str, Any]:
    """The `#> ` lines as one table."""
    return tomllib.loads("\n".join(line[3:] for line in text.splitlines() if line.startswith("#> ")))


def nulls_named(value: Any) -> Any:
    """The same with "null" for None, which TOML cannot write."""
    if isinstance(value, Mapping):
        return {key: nulls_named(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [nulls_named(item) for item in value]
    return "null" if value is None else value


def compare(expected: Mapping[str, Any], found: Mapping[str, Any], path: str = "") -> Iterator[str]:
    for key, want in expected.items():
        here = f"{path}{key}"
        if key not in found:
            yield f"there is no {here}"
        elif isinstance(want, dict) and isinstance(found[key], dict):
            yield from compare(want, found[key], f"{here}.")
        elif want != found[key] or isinstance(want, bool) is not isinstance(found[key], bool):
            yield f"{here} is {found[key]!r}, not {want!r}"


def disagreements(text: str) -> list[str]:
    """What a scenario expects and the game does not do; also what is wrong with the scenario itself."""
    wrong = []
    if not TITLE.fullmatch(text.partition("\n")[0]):
        wrong.append("the first line is not `# S-ID S-ID · A sentence.`")
    expected = expectations(text)
    if not expected:
        return [*wrong, "it expects nothing"]
    error = expected.pop("error", None)
    if error is not None and (expected or not {"at"} <= set(error) <= {"at", "says"}):
        wrong.append("a refusal expects error.at, error.says and nothing else")
    try:
        game = scoville.load(text)
    except scoville.BadRecord as refusal:
        if error is None:
            return [*wrong, f"it is refused: {refusal}"]
        found: dict[str, Any] = {"at": nulls_named(refusal.at)}
        wrong += compare({"at": error.get("at")}, found, "error.")
        says = error.get("says", "" if error.get("at") == "null" else None)  # a faulty record need not say more
        if says is None or says not in str(refusal):
            wrong.append(f"error.says is {str(refusal)!r}, which does not contain {says!r}")
        return wrong
    if error is not None:
        return [*wrong, "nothing is refused"]
    for name, view in expected.pop("as", {}).items():
        if name not in game.players:
            wrong.append(f"there is no as.{name}")
        else:
            wrong += compare(view, nulls_named(scoville.picture(game, name)), f"as.{name}.")
    return [*wrong, *compare(expected, nulls_named(scoville.picture(game)))]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert disagreements(path.read_text(encoding="utf-8")) == []


def test_stems_are_unique() -> None:
    stems = [path.stem for path in SCENARIOS]
    assert len(stems) == len(set(stems))
    assert {path.parent.name for path in SCENARIOS} >= {"spicy"}


# --- the runner can fail -------------------------------------------------------------------------

SAMPLE = """\
# S-PASS · A sample.
format  = 1
game    = "spicy"
players = ["Ada", "Bo"]
first   = "Ada"
actions = ["Ada passes"]

[position]
hands = { Ada = "c1 w5", Bo = "p10 *n" }
deck  = "w3"

"""


@pytest.mark.parametrize(
    "right",
    [
        '#> turn = "Bo"',
        '#> players.Ada.hand = ["c1", "w3", "w5"]',
        '#> reason = "null"',
        "#> applied = 1\n#> over = false",
        '#> as.Bo.players.Ada.hand = [\n#>   "?", "?",\n#>   "?",\n#> ]',
    ],
)
def test_the_runner_accepts_what_is_right(right: str) -> None:
    assert disagreements(SAMPLE + right) == []


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("", "expects nothing"),
        ('# turn = "Bo"', "expects nothing"),
        ('#> turn = "Ada"', "turn is 'Bo', not 'Ada'"),
        ('#> turn = "null"', "turn is 'Bo', not 'null'"),
        ('#> reason = "worlds-end"', "reason is 'null'"),
        ('#> players.Ada.hand = ["c1", "w5"]', "players.Ada.hand is"),
        ("#> players.Ada = 3", "players.Ada is"),
        ("#> over = 0", "over is False, not 0"),
        ("#> players.Cy.points = 0", "there is no players.Cy"),
        ("#> colour = 1", "there is no colour"),
        ("#> turn.name = 1", "turn is"),
        ('#> as.Bo.players.Ada.hand = ["c1", "w3", "w5"]', "as.Bo.players.Ada.hand is"),
        ('#> as.Cy.turn = "Bo"', "there is no as.Cy"),
        ('#> as.Bo.colour = "red"', "there is no as.Bo.colour"),
        ('#> error.at = 0\n#> error.says = "turn"', "nothing is refused"),
        ('#> turn = "Bo"\n#> error.at = 0\n#> error.says = "turn"', "nothing else"),
    ],
)
def test_the_runner_catches_what_is_wrong(wrong: str, says: str) -> None:
    assert any(says in found for found in disagreements(SAMPLE + wrong))


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ('#> turn = "Bo"', "it is refused"),
        ('#> error.at = 1\n#> error.says = "turn"', "error.at is 0, not 1"),
        ('#> error.at = "null"\n#> error.says = "turn"', "error.at is 0, not 'null'"),
        ('#> error.at = 0\n#> error.says = "pepper"', "does not contain 'pepper'"),
        ("#> error.at = 0", "error.says is"),
        ('#> error.at = 0\n#> error.says = "turn"\n#> error.why = "so"', "nothing else"),
    ],
)
def test_the_runner_catches_a_wrong_refusal(wrong: str, says: str) -> None:
    refused = SAMPLE.replace("Ada passes", "Bo passes")
    assert disagreements(refused + '#> error.at = 0\n#> error.says = "turn"') == []
    assert any(says in found for found in disagreements(refused + wrong))


def test_the_runner_knows_a_faulty_record() -> None:
    faulty = SAMPLE.replace("format  = 1", "format  = 2")
    assert disagreements(faulty + '#> error.at = "null"') == []
    assert disagreements(faulty + '#> error.at = "null"\n#> error.says = "format"') == []
    assert disagreements(faulty + '#> error.at = "null"\n#> error.says = "pepper"') != []
    assert disagreements(faulty + "#> error.at = 0") != []
    assert disagreements(SAMPLE + '#> error.at = "null"') == ["nothing is refused"]


@pytest.mark.parametrize("title", ["# A sample.", "# S-PASS: a sample.", "# S-PASS · A sample", "format = 1"])
def test_the_runner_wants_a_title(title: str) -> None:
    text = SAMPLE.replace("# S-PASS · A sample.", title) + '#> turn = "Bo"'
    assert any("first line" in found for found in disagreements(text))
