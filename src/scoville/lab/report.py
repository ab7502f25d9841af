"""A study's report: one HTML file with its plots inside, readable without a network, on a phone, in light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Final

from .. import __version__
from ..core import ScovilleError
from .balance import Findings, Outcome
from .balance_studies import Setting
from .luck import PARTS, Lucks
from .measures import Measure
from .report_plots import length_plot, luck_plot, measure_plot, places_plot, sweep_plot
from .report_words import alike, amount, between, difference_of, method, played, sentences

__all__ = ["luck_page", "page", "write", "write_luck"]

STYLE: Final = """
:root { color-scheme: light dark; --page: #fffdf9; --card: #fff; --ink: #2b2320; --soft: #6b5f58; --faint: #b3a79f;
  --plain: #6b5f58; --more: #b3400e; --less: #1b6a8c; --edge: #e8ded5 }
@media (prefers-color-scheme: dark) { :root { --page: #1b1715; --card: #25201d; --ink: #f1e8e1; --soft: #b9aca3;
  --faint: #75695f; --plain: #b9aca3; --more: #ff9a5c; --less: #6cc3e8; --edge: #3a322d } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 76rem; padding: 1rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0 } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem }
h3 { font-size: 1rem; margin: 0 0 .25rem } p { margin: .4rem 0; max-width: 48rem } .soft { color: var(--soft) }
code { font-size: .9em; overflow-wrap: anywhere } ul { margin: .3rem 0; padding-left: 1.2rem }
.cards { display: grid; gap: .8rem; align-items: start;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)) }
.card { background: var(--card); border: 1px solid var(--edge); border-radius: .6rem; padding: .8rem; min-width: 0 }
.card.base { border-color: var(--faint) } summary { cursor: pointer; color: var(--soft) } .card p { font-size: .9rem }
svg { display: block; width: 100%; max-width: 30rem; height: auto }
svg text { font-family: system-ui, sans-serif !important }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-size: .85rem; white-space: nowrap }
th, td { padding: .3rem .7rem .3rem 0; text-align: left; border-bottom: 1px solid var(--edge); vertical-align: top }
td small { color: var(--soft); display: block } .more { color: var(--more) } .less { color: var(--less) }
"""

AT_ONCE: Final = 4
"""Sentences about a setting that are always shown."""


def write(out: Path, findings: Findings, command: str) -> None:
    """`command` reproduces the numbers."""
    try:
        out.write_text(page(findings, command, datetime.now(UTC)), encoding="utf-8")
    except OSError as error:
        raise ScovilleError(f"{out} cannot be written: {error.strerror}.") from None


def page(findings: Findings, command: str, when: datetime) -> str:
    study = findings.study
    title = f"{study.game.upper()}: {study.name}"
    seen = [m for m in findings.measures if any(findings.outcomes[key].estimate.value for key in _keys(findings, m))]
    draw = sweep_plot if all(setting.at is not None for setting in study.settings) else measure_plot
    plots = [_card(m.title, f"<p class=soft>{escape(m.meaning)}</p>{draw(findings, m)}") for m in seen]
    baselines = [setting for setting in study.settings if setting.baseline is None and setting.name in findings.counts]
    body = f"""
<h1>{escape(title)}</h1>
<p><strong>{escape(study.question)}</strong></p>
<p>{escape(played(findings))} {escape(study.note)}</p>
<h2>In words</h2>
<div class=cards>{"".join(_told(setting, lines) for setting, lines in sentences(findings) if lines)}</div>
{"".join(f"<p>{escape(line)}</p>" for line in alike(findings))}
<h2>Measures</h2>
<p class=soft>A line is a 95 % interval. Bold is a baseline; the dashed line repeats its value. A filled point in colour
differs from the baseline by more than chance: <span class=more>more</span> or <span class=less>less</span>.</p>
<div class=cards>{"".join(plots)}</div>
<h2>How long games are</h2>
<p class=soft>Thick: the middle half of the games. Thin: 5 % to 95 %.</p>
<div class=cards>{_card("lengths", length_plot(findings))}</div>
<h2>Who wins: places from the starter on</h2>
<p class=soft>At the baselines. The dashed line is a fair share; a filled point is one whose interval leaves it out,
for each place taken alone.</p>
<div class=cards>{"".join(_card(setting.name, places_plot(findings, setting)) for setting in baselines)}</div>
<h2>All numbers</h2>
<div class=scroll>{_table(findings)}</div>
<h2>How to read it</h2>
<p>{escape(method(findings))}</p>
<p class=soft>Scoville {escape(__version__)}, {when:%Y-%m-%d}. Again: <code>{escape(command)}</code></p>
"""
    return _whole(title, body)


def _whole(title: str, body: str) -> str:
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>{body}</body>\n</html>\n"
    )


def write_luck(out: Path, found: Lucks, command: str) -> None:
    try:
        out.write_text(luck_page(found, command, datetime.now(UTC)), encoding="utf-8")
    except OSError as error:
        raise ScovilleError(f"{out} cannot be written: {error.strerror}.") from None


def luck_page(found: Lucks, command: str, when: datetime) -> str:
    """The report of luck against skill."""
    title = f"{found.study.game.upper()}: luck against skill"
    head = "".join(f"<th>{escape(part)}</th>" for part in PARTS.values())
    rows = "".join(
        f"<tr><th>{escape(name)}</th>"
        + "".join(
            f"<td>{one.value:.1%}<small>{100 * one.low:.1f} to {100 * one.high:.1f}</small></td>"
            for one in parts.values()
        )
        + "</tr>\n"
        for name, parts in found.counts.items()
    )
    body = f"""
<h1>{escape(title)}</h1>
<p><strong>How much of the result is luck?</strong></p>
<p>{escape(found.played())}</p>
<ul>{"".join(f"<li>{escape(line)}</li>" for line in found.words())}</ul>
<div class=cards>{"".join(_card(label, luck_plot(found, part)) for part, label in PARTS.items())}</div>
<h2>All numbers</h2>
<div class=scroll><table><thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table></div>
<h2>How to read it</h2>
<p>{escape(found.method())}</p>
<p class=soft>Scoville {escape(__version__)}, {when:%Y-%m-%d}. Again: <code>{escape(command)}</code></p>
"""
    return _whole(title, body)


def _keys(findings: Findings, measure: Measure) -> list[tuple[str, str]]:
    return [key for key in findings.outcomes if key[1] == measure.name]


def _card(title: str, inside: str, base: bool = False) -> str:
    return f'<div class="card{" base" if base else ""}"><h3>{escape(title)}</h3>{inside}</div>\n'


def _told(setting: Setting, lines: Sequence[str]) -> str:
    against = f"<p class=soft>Beside “{escape(setting.baseline)}”.</p>" if setting.baseline else ""
    items = [f"<li>{escape(line)}</li>" for line in lines]
    shown = f"<ul>{''.join(items[:AT_ONCE])}</ul>"
    if items[AT_ONCE:]:
        shown += f"<details><summary>more</summary><ul>{''.join(items[AT_ONCE:])}</ul></details>"
    return _card(setting.name, against + shown, base=setting.baseline is None)


def _table(findings: Findings) -> str:
    head = "".join(f"<th>{escape(measure.title)}</th>" for measure in findings.measures)
    rows = ""
    for setting in findings.study.settings:
        if setting.name in findings.counts:
            cells = "".join(
                f"<td>{_cell(findings.outcomes.get((setting.name, measure.name)))}</td>"
                for measure in findings.measures
            )
            rows += f"<tr><th>{escape(setting.name)}</th>{cells}</tr>\n"
    return f"<table><thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _cell(outcome: Outcome | None) -> str:
    if outcome is None:
        return "–"
    got, measure = outcome.estimate, outcome.measure
    text = f"{amount(measure, got.value)}<small>{between(measure, got.low, got.high)}</small>"
    if outcome.against is not None and outcome.significant:
        sign, kind = ("▲", "more") if outcome.against.value > 0 else ("▼", "less")
        text += f"<span class={kind}>{sign} {difference_of(outcome)}</span>"
    return text
