"""A study's findings for other programs."""

from __future__ import annotations

from typing import Any

from .balance import Findings, Outcome, places, quantile
from .balance_studies import Setting
from .report_words import sentences
from .statistics import LEVEL, Estimate

__all__ = ["as_json"]


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


def _setting(findings: Findings, setting: Setting, words: list[str]) -> dict[str, Any]:
    counts = findings.counts[setting.name]
    return {
        "name": setting.name,
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
