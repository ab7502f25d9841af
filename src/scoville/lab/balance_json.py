"""A study's findings for other programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .balance import Findings, Outcome, places, quantile
from .balance_studies import Setting
from .report_words import sentences
from .statistics import LEVEL, Estimate

__all__ = ["as_json", "as_rows"]


def as_json(findings: Findings, seed: int | str) -> dict[str, Any]:
    """Shares are between 0 and 1; a difference is from the setting's baseline."""
    words = {setting.name: lines for setting, lines in sentences(findings)}
    return {
        "game": findings.study.game,
        "study": findings.study.name,
        "seed": seed,
        "level": LEVEL,
        "correction": "holm",
        "comparisons": findings.questions,
        "settings": [
            _setting(findings, setting, words[setting.name])
            for setting in findings.study.settings
            if setting.name in findings.counts
        ],
    }


def as_rows(findings: Findings) -> Iterator[tuple[object, ...]]:
    """For a spreadsheet: a line for each number, with its difference from the baseline if it has one."""
    difference = ("difference", "difference_low", "difference_high", "p_corrected", "significant")
    yield ("setting", "at", "baseline", "games", "measure", "value", "low", "high", *difference)
    for setting in findings.study.settings:
        if setting.name not in findings.counts:
            continue
        counts = findings.counts[setting.name]
        head = (setting.name, "" if setting.at is None else f"{setting.at:g}", setting.baseline or "", counts.games)
        for measure in findings.measures:
            outcome = findings.outcomes.get((setting.name, measure.name))
            if outcome is not None:
                told = _measure(outcome)
                against = told.get("difference", {"value": "", "low": "", "high": ""})
                marks = (told.get("p_corrected", ""), told.get("significant", ""))
                yield (*head, measure.name, told["value"], told["low"], told["high"], *against.values(), *marks)
        for place, share in enumerate(places(counts, setting.players)):
            yield (*head, f"wins_at_place_{place}", *share.as_json().values(), *("",) * 5)
        for q in (5, 25, 50, 75, 95):
            yield (*head, f"length_quantile_{q}", quantile(counts.lengths, q / 100), *("",) * 7)


def _setting(findings: Findings, setting: Setting, words: list[str]) -> dict[str, Any]:
    counts = findings.counts[setting.name]
    return {
        "name": setting.name,
        **({} if setting.at is None else {"at": setting.at}),
        "baseline": setting.baseline,
        "players": setting.players,
        "bots": list(setting.specs[0].bots),
        "games": counts.games,
        "length_quantiles": {str(q): quantile(counts.lengths, q / 100) for q in (5, 25, 50, 75, 95)},
        "wins_by_place": [place.as_json() for place in places(counts, setting.players)],
        "starting_pays": findings.edges[setting.name].significant,
        "measures": {
            measure.name: _measure(findings.outcomes[setting.name, measure.name])
            for measure in findings.measures
            if (setting.name, measure.name) in findings.outcomes
        },
        "words": words,
    }


def _measure(outcome: Outcome) -> dict[str, Any]:
    against = outcome.against
    row: dict[str, Any] = outcome.estimate.as_json()
    if against is not None:
        row["difference"] = Estimate(against.value, against.low, against.high).as_json()
        row["p_corrected"] = outcome.p
        row["significant"] = outcome.significant
    return row
