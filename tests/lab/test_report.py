"""The report and the command: what they say is what was counted, and a report needs nothing but itself."""

from __future__ import annotations

import json
import re
import sys
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from scoville.cli import balance as cli
from scoville.core import ScovilleError
from scoville.lab.balance import Counts, Findings, Outcome, compare
from scoville.lab.balance_json import as_json
from scoville.lab.balance_run import LuckRun, StudyRun, run
from scoville.lab.balance_studies import Setting, Study, study
from scoville.lab.luck import PARTS, lucks
from scoville.lab.measures import WHOLE, measures_of
from scoville.lab.report_words import alike, amount, between, method, sentences
from scoville.lab.sweeps import read_sweep, sweep_study
from scoville.spicy import Rules

pytest.importorskip("matplotlib", reason="the report's plots need matplotlib")
from scoville.lab.report import luck_page, page, write_luck

WHEN = datetime(2026, 1, 2, tzinfo=UTC)
BY_NAME = {measure.name: measure for measure in measures_of("spicy").measures}


def two_settings(lengths: tuple[int, int], runaways: tuple[int, int], starts: int, name: str = "other") -> Findings:
    """Of 100 games at each of two settings: lengths, how many runaways, how often the starter wins."""
    spec = study("spicy", "players", ["random"], 1).settings[0].specs[0]
    settings = (Setting("plain", (spec,), None), Setting(name, (spec,), "plain"))
    counted = {}
    for setting, length, runaway in zip(settings, lengths, runaways, strict=True):
        counts = Counts()
        for i in range(100):
            won = WHOLE * (i < starts)
            counts.add(
                {
                    "length": (length + i % 3, 1),
                    "starter": (won, WHOLE),
                    "runaway": (int(i < runaway), 1),
                    **{f"place_{place}": ((won if place == 0 else 0), WHOLE) for place in range(4)},
                }
            )
        counted[setting.name] = counts
    return compare(Study("spicy", "made-up", "Does it differ?", "A note.", settings), counted)


def of(findings: Findings, measure: str) -> list[Outcome]:
    return [outcome for (_, name), outcome in findings.outcomes.items() if name == measure]


def told_of(findings: Findings) -> dict[str, list[str]]:
    return {setting.name: lines for setting, lines in sentences(findings)}


@pytest.fixture(scope="module")
def worlds_end() -> Findings:
    made = study("spicy", "worlds-end", ["random"], 3, 4)
    return compare(made, run(made, 60))


# --- words -------------------------------------------------------------------------------------------


def test_a_sentence_for_what_differs_and_none_for_what_does_not() -> None:
    told = told_of(two_settings((40, 60), (30, 32), 25))
    assert told["plain"][0] == "Games last 41.0 actions (40.8 to 41.2); half of them between 40 and 42."
    assert told["other"] == ["Games last 61.0 actions instead of 41.0 (+49 %)."]


def test_nothing_is_said_to_differ_where_nothing_does() -> None:
    same = two_settings((40, 40), (30, 32), 25)
    assert told_of(same)["other"] == []
    sentence = "Nothing differs from “plain” by more than chance at “other”."
    assert alike(same) == [sentence]
    assert sentence in page(same, "again", WHEN)
    assert alike(two_settings((40, 60), (30, 32), 25)) == []


def test_shares_are_told_in_percentage_points_and_a_starter_s_advantage_is_told() -> None:
    told = told_of(two_settings((40, 40), (10, 90), 60))
    assert "A runaway leader wins 90.0 % of the games instead of 10.0 % (+80.0 pp)." in told["other"]
    starts = "Who starts wins 60.0 % of the games (50.2 to 69.1; a fair share is 25.0): starting is an advantage."
    assert starts in told["plain"]
    assert starts in told["other"]
    told = told_of(two_settings((40, 40), (10, 90), 2))
    assert "starting is a disadvantage" in told["plain"][1]
    told = told_of(two_settings((40, 40), (10, 90), 26))
    assert "neither an advantage nor a disadvantage is shown" in told["plain"][1]


def test_amounts_as_people_write_them() -> None:
    assert amount(BY_NAME["length"], 1234.56) == "1,234.6"
    assert amount(BY_NAME["bluffs"], 0.4567) == "45.7 %"
    assert amount(BY_NAME["starter"], 0.032) == "+3.2 pp"
    assert amount(BY_NAME["length"], -0.0001) == "0.0"
    assert between(BY_NAME["starter"], -0.05, 0.1) == "-5.0 to +10.0"


def test_the_method_is_named(worlds_end: Findings) -> None:
    said = method(worlds_end)
    assert "Wilson" in said
    assert "Holm" in said
    assert f"Of {worlds_end.questions} comparisons" in said


# --- the page ----------------------------------------------------------------------------------------


def test_a_report_needs_nothing_but_itself(worlds_end: Findings) -> None:
    text = page(worlds_end, "scoville balance spicy worlds-end", WHEN)
    assert not re.search(r"<(script|link|img|iframe|object|embed)\b|@import|url\(\s*['\"]?(?!#)", text)
    links = re.findall(r'(?:href|src)\s*=\s*"?([^"\s>]+)', text)
    assert all(link.startswith("#") for link in links)
    assert len(text) < 1_000_000


def test_every_measure_is_plotted_and_every_number_is_in_the_table(worlds_end: Findings) -> None:
    text = page(worlds_end, "again", WHEN)
    drawings = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    never = [
        m.name for m in measures_of("spicy").measures if all(o.estimate.value == 0 for o in of(worlds_end, m.name))
    ]
    assert len(never) < 3
    assert (
        len(drawings) == len(measures_of("spicy").measures) - len(never) + 2
    )  # lengths, and places at the one baseline
    for drawing in drawings:
        assert ElementTree.fromstring(drawing).get("role") == "img"
        assert not re.search(r"#0([1-5])(0[1-5])+\b", drawing)  # the page's colours, not the placeholders
        assert "var(--ink)" in drawing
    table = text[text.index("<table>") : text.index("</table>")]
    for outcome in worlds_end.outcomes.values():
        assert amount(outcome.measure, outcome.estimate.value) in table
    assert "▼" in table
    assert "<code>again</code>" in text
    assert "2026-01-02" in text


def test_ids_of_the_drawings_do_not_repeat(worlds_end: Findings) -> None:
    names = re.findall(r' id="([^"]+)"', page(worlds_end, "again", WHEN))
    assert len(names) == len(set(names))


def test_names_are_escaped() -> None:
    text = page(two_settings((40, 60), (30, 32), 25, name="<b>x</b> & y"), "a < b", WHEN)
    assert "<b>x" not in text
    assert "&lt;b&gt;x&lt;/b&gt; &amp; y" in text
    assert "<code>a &lt; b</code>" in text


def test_the_same_findings_make_the_same_page(worlds_end: Findings) -> None:
    assert page(worlds_end, "again", WHEN) == page(worlds_end, "again", WHEN)


def test_light_dark_and_phones_are_thought_of(worlds_end: Findings) -> None:
    text = page(worlds_end, "again", WHEN)
    light, dark = text.split("@media (prefers-color-scheme: dark)")
    for name in ("page", "ink", "plain", "more", "less", "faint"):
        assert f"--{name}:" in light
        assert f"--{name}:" in dark
    assert 'name="viewport"' in text


# --- for programs ------------------------------------------------------------------------------------


def test_json_says_what_was_found(worlds_end: Findings) -> None:
    written = json.loads(json.dumps(as_json(worlds_end, 3)))
    assert (written["game"], written["study"], written["seed"]) == ("spicy", "worlds-end", 3)
    default, _, higher = written["settings"]
    assert (default["baseline"], higher["baseline"]) == (None, default["name"])
    assert default["games"] == 60
    assert "difference" not in default["measures"]["length"]
    length = higher["measures"]["length"]
    assert length["low"] < length["value"] < length["high"]
    assert length["difference"]["value"] == pytest.approx(length["value"] - default["measures"]["length"]["value"])
    assert length["significant"] is True
    assert sum(place["value"] for place in default["wins_by_place"]) == pytest.approx(1, abs=1e-5)


# --- the command -------------------------------------------------------------------------------------


def scoville_balance(*arguments: str) -> Result:
    return CliRunner().invoke(cli.command, arguments)


SMALL = ("--games", "30", "--bots", "random", "--players", "2", "--workers", "1")


def test_the_command_prints_a_table_and_words_and_writes_the_report(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    result = scoville_balance("spicy", "worlds-end", *SMALL, "--seed", "5", "--out", str(out))
    assert result.exit_code == 0, result.output
    assert "2 players, 60 below (default)" in result.output
    assert "Games last" in result.output
    assert "Holm" in result.output
    again = "scoville balance spicy worlds-end --games 30 --bots random --players 2 --seed 5"
    assert again in result.output
    assert again in out.read_text("utf-8")
    assert f"The report is in {out}." in result.stderr


def test_the_same_seed_gives_the_same_result() -> None:
    one = scoville_balance("spicy", "worlds-end", *SMALL, "--json", "--seed", "1")
    two = scoville_balance("spicy", "worlds-end", *SMALL, "--json", "--seed", "1")
    other = scoville_balance("spicy", "worlds-end", *SMALL, "--json", "--seed", "2")
    assert one.output == two.output != other.output
    assert json.loads(one.output)["seed"] == 1


def test_without_a_study_they_are_listed() -> None:
    result = scoville_balance("heated")
    assert result.exit_code == 0
    assert all(name in result.output for name in ("modes", "house", "cards", "players"))


def test_what_is_wrong_is_said_before_anything_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StudyRun, "run", lambda *_: pytest.fail("it was played"))
    missing = tmp_path / "nowhere" / "report.html"
    assert "no folder" in str(scoville_balance("spicy", "worlds-end", "--out", str(missing)).exception)
    assert "no study" in str(scoville_balance("spicy", "card-size").exception)
    assert scoville_balance("spicy", "worlds-end", "--games", "3").exit_code == 2
    assert scoville_balance("chess", "worlds-end").exit_code == 2
    for module in ("matplotlib", "scoville.lab.report", "scoville.lab.report_plots"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    error = scoville_balance("spicy", "worlds-end", "--out", str(tmp_path / "report.html")).exception
    assert isinstance(error, ScovilleError)
    assert str(error).startswith("The report needs matplotlib, which is not installed. This installs it: ")
    assert str(error).endswith("python -m pip install 'choix>=0.4' 'matplotlib>=3.9'")


def test_interrupted_it_shows_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = StudyRun.run

    def a_tenth(made: StudyRun, *_: object) -> None:
        wanted, made.games = made.games, made.games // 10
        whole(made)
        made.games = wanted

    monkeypatch.setattr(StudyRun, "run", a_tenth)
    result = scoville_balance("spicy", "worlds-end", "--games", "300", *SMALL[2:])
    assert result.exit_code == 130
    assert "Interrupted" in result.stderr
    assert "30 games at each of 3 settings" in result.output
    monkeypatch.setattr(StudyRun, "run", lambda *_: None)
    assert "Too few games" in str(scoville_balance("spicy", "worlds-end", *SMALL).exception)


def test_a_sweep_is_drawn_as_curves_and_luck_has_a_page(tmp_path: Path) -> None:
    swept = sweep_study("spicy", read_sweep("hand=3,4,5"), ["random"], 1, 2, Rules(worlds_end=8))
    told = page(compare(swept, run(swept, 30)), "scoville balance", WHEN)
    drawn = re.findall(r"<svg.*?</svg>", told, re.DOTALL)
    curves = [svg for svg in drawn if ", by value" in svg]
    assert len(curves) >= 5
    for svg in curves:
        ElementTree.fromstring(svg)
        assert "hand" in svg
    many = LuckRun(swept, 6)
    many.run()
    text = luck_page(lucks(swept, many.counts), "scoville balance", WHEN)
    assert len(re.findall("<svg", text)) == len(PARTS)
    assert "hand 3: the deal explains" in text
    write_luck(tmp_path / "luck.html", lucks(swept, many.counts), "scoville balance")
    assert "http" not in re.sub(r"http://www.w3.org/\S+", "", (tmp_path / "luck.html").read_text(encoding="utf-8"))
