"""A study's findings in words: a sentence for each, made from its numbers."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.amounts import how_many
from .balance import Findings, Outcome, places, quantile
from .balance_studies import Setting
from .measures import MEAN, Measure

__all__ = ["alike", "amount", "between", "difference_of", "method", "played", "sentences"]


def amount(measure: Measure, value: float) -> str:
    """As people write it: `61.7`, `46.0 %`, `+3.2 pp`."""
    if measure.less_fair:
        return f"{_zero(100 * value):+.1f} pp"
    return f"{_zero(value):,.1f}" if measure.kind == MEAN else f"{_zero(100 * value):.1f} %"


def between(measure: Measure, low: float, high: float) -> str:
    """An interval with the unit once."""
    scale = 1 if measure.kind == MEAN else 100
    sign = "+" if measure.less_fair else ""
    return f"{_zero(low * scale):{sign},.1f} to {_zero(high * scale):{sign},.1f}"


def _zero(value: float) -> float:
    """Avoids a minus before 0.0."""
    return 0.0 if abs(value) < 0.05 else value


def difference_of(outcome: Outcome) -> str:
    """How much more or less than at the baseline."""
    assert outcome.against is not None
    measure, more = outcome.measure, outcome.against.value
    if measure.kind == MEAN:
        there = outcome.estimate.value - more
        return f"{100 * more / there:+.0f} %" if there else f"{more:+.1f}"
    return f"{100 * more:+.1f} pp"


def sentences(findings: Findings) -> list[tuple[Setting, list[str]]]:
    """By setting, in the order of the study: for a baseline what it is like, for another what it changes, if
    anything."""
    told = []
    for setting in findings.study.settings:
        if (setting.name, "length") in findings.outcomes:
            told.append(
                (setting, _as_it_is(findings, setting) if setting.baseline is None else _changes(findings, setting))
            )
    return told


def _as_it_is(findings: Findings, setting: Setting) -> list[str]:
    lengths = findings.counts[setting.name].lengths
    length = findings.outcomes[setting.name, "length"].estimate
    lines = [
        f"Games last {length.value:,.1f} actions ({length.low:,.1f} to {length.high:,.1f}); "
        f"half of them between {quantile(lengths, 0.25)} and {quantile(lengths, 0.75)}.",
        _edge(findings, setting),
    ]
    for measure in findings.measures:
        outcome = findings.outcomes.get((setting.name, measure.name))
        if outcome is not None and measure.name not in {"length", "starter"}:
            lines.append(f"{measure.says.format(amount(measure, outcome.estimate.value))} ({_range(outcome)}).")
    return lines


def _range(outcome: Outcome) -> str:
    return between(outcome.measure, outcome.estimate.low, outcome.estimate.high)


def _edge(findings: Findings, setting: Setting) -> str:
    edge = findings.edges[setting.name]
    starter = places(findings.counts[setting.name], setting.players)[0]
    low, value, high = (100 * share for share in (starter.low, starter.value, starter.high))
    fair = 100 / setting.players
    wins = f"Who starts wins {value:.1f} % of the games ({low:.1f} to {high:.1f}; a fair share is {fair:.1f})"
    if not edge.significant:
        return f"{wins}: neither an advantage nor a disadvantage is shown."
    return f"{wins}: starting is {'an advantage' if edge.estimate.value > 0 else 'a disadvantage'}."


def _changes(findings: Findings, setting: Setting) -> list[str]:
    lines = []
    for measure in findings.measures:
        outcome = findings.outcomes.get((setting.name, measure.name))
        if outcome is None or not outcome.significant:
            continue
        assert outcome.baseline is not None
        here, there = amount(measure, outcome.estimate.value), amount(measure, outcome.baseline.value)
        lines.append(f"{measure.says.format(here)} instead of {there} ({difference_of(outcome)}).")
    edge = findings.edges[setting.name]
    if edge.significant:
        lines.append(_edge(findings, setting))
    return lines


def alike(findings: Findings) -> list[str]:
    """A sentence for each baseline about the settings that show no difference from it."""
    quiet: dict[str, list[str]] = {}
    for setting, lines in sentences(findings):
        if not lines and setting.baseline is not None:
            quiet.setdefault(setting.baseline, []).append(f"“{setting.name}”")
    return [f"Nothing differs from “{name}” by more than chance at {_list(names)}." for name, names in quiet.items()]


def played(findings: Findings) -> str:
    """How many games, and by which bots."""
    games = sorted({counts.games for counts in findings.counts.values()})
    each = how_many(games[0], "game") if len(games) == 1 else f"{games[0]:,} to {games[-1]:,} games"
    bots = dict.fromkeys(bot for setting in findings.study.settings for spec in setting.specs for bot in spec.bots)
    return f"{each} at each of {how_many(len(findings.counts), 'setting')}, played by {_list(list(bots))} bots."


def _list(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def method(findings: Findings) -> str:
    """What the marks mean."""
    return (
        "Intervals are 95 %: Wilson's for shares, normal ones for means, with games as units. "
        f"Of {findings.questions} comparisons those are marked whose p-value, corrected "
        "for their number by Holm's method, is below 0.05: if nothing differed, one or more marks would appear in at "
        "most one of twenty studies. Bots are not people: what they do shows what a rule can change, not what "
        "your table will do."
    )
