"""Every error that is raised has a sentence in every language, with the values it is raised with."""

from __future__ import annotations

import ast
import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

import pytest
from catalogues import messages

import scoville
from scoville import BadSettings, Refused, heated, spicy
from scoville.core import BadRecord, MessageError, ScovilleError, registry
from scoville.core.settings import SEVERAL, Setting, settings_of
from scoville.locales import LANGUAGES, catalogue
from scoville.locales.sentences import message_of, sentence
from scoville.record.fields import MUST_BE
from scoville.server.faults import Faulty
from scoville.server.protocol import ByeReason

SOURCE = Path(scoville.__file__).parent
ERRORS: dict[str, type[MessageError]] = {
    "Refused": Refused,
    "BadSettings": BadSettings,
    "BadRecord": BadRecord,
    "Faulty": Faulty,
}
HELPERS = {
    ("heated/rules/judge.py", "refuse"): ("Refused", "heated", 0, set[str]()),
    ("spicy/rules/game.py", "_refuse"): ("Refused", "spicy", 0, set[str]()),
    ("spicy/rules/setup.py", "take"): ("BadSettings", "", 1, {"name"}),
}
"""Functions that raise the id they are given: the error, the game, which argument it is, values they add."""
COMPUTED = {
    "record/fields.py": set(MUST_BE.values()),
    "server/connection.py": set(get_args(ByeReason)),
    "core/settings.py": set[str](),  # see `of_settings`
    "heated/rules/judge.py": set[str](),
    "heated/terminal/screen.py": set[str](),  # one that was raised, with other values
    "server/app.py": set[str](),  # one that was raised
    "server/faults.py": {"bad-record", "bad-settings"},
    "server/questions.py": {"mistake"},  # or one that another server has raised
    "spicy/rules/game.py": set[str](),
    "spicy/rules/setup.py": set[str](),
}
"""Where an id is no constant, and what it can be there besides what goes through a helper."""


@dataclass(frozen=True)
class Raised:
    file: str
    prefix: str
    game: str
    id: str
    values: frozenset[str] | None
    """None if they are not written out."""

    @property
    def messages(self) -> tuple[str, str]:
        return f"{self.prefix}-{self.game}-{self.id}", f"{self.prefix}-{self.id}"


def constants(node: ast.expr) -> set[str] | None:
    """The texts an expression can be; None if that cannot be read from it."""
    match node:
        case ast.Constant(str(text)):
            return {text}
        case ast.IfExp(body=one, orelse=other):
            both = constants(one), constants(other)
            return None if both[0] is None or both[1] is None else both[0] | both[1]
    return None


def raised_in(file: str, tree: ast.AST) -> Iterator[Raised]:
    for call in ast.walk(tree):
        match call:
            case ast.Call(func=ast.Name(name) | ast.Attribute(attr=name), args=args, keywords=keywords):
                pass
            case _:
                continue
        given = {keyword.arg: keyword.value for keyword in keywords}
        error, game, at, added = HELPERS.get((file, name), ("Faulty" if name == "fault" else name, "", 0, set()))
        if error not in ERRORS or at >= len(args):
            continue
        if error == "Refused" and "game" in given:
            game = next(iter(constants(given.pop("game")) or {""}))
        ids = constants(args[at])
        values = None if None in given else frozenset(filter(None, given)) | added
        if ids is None:
            assert file in COMPUTED, f"{file}: {ast.unparse(call)}"
            ids = COMPUTED[file]
        for name in ids:
            yield Raised(file, ERRORS[error].prefix, game, name, values)


RAISED = [
    raised
    for path in sorted(SOURCE.rglob("*.py"))
    for raised in raised_in(path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
]


def of_settings() -> Iterator[MessageError]:
    """Errors about settings with forbidden values."""
    free = [
        Setting("number", "n"),
        Setting("text", "t"),
        Setting("flag", "f"),
        Setting("choice", "c", values=("x", "y")),
    ]
    free += [Setting("number", "n", low=1, high=2), Setting(SEVERAL, "s", values=("x",)), Setting(SEVERAL, "s")]
    for game, settings in (("", free), *((kind.name, settings_of(kind.rules)) for kind in registry.games().values())):
        for setting in settings:
            wrong: list[object] = [object()]
            if setting.kind == SEVERAL:
                wrong = [(object(),), (*setting.choices[:1], *setting.choices[:1])]
            for value in wrong:
                if (error := setting.fault(value)) is not None:
                    error.game = game
                    yield error


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_a_sentence_about_what_it_may_not_be(language: str) -> None:
    known = messages(language)
    for error in of_settings():
        message = message_of(error, catalogue(language))
        assert known[message] <= error.values.keys(), message
        assert (message == f"bad-{error.otherwise}") == (not error.game) or error.id == "flag", message


def test_errors_are_found() -> None:
    assert len({raised.messages for raised in RAISED}) > 230
    assert {raised.prefix for raised in RAISED} == {"refusal", "bad", "live"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language: str) -> None:
    known = messages(language)
    assert sorted({f"{raised.file}: {raised.id}" for raised in RAISED if not known.keys() & set(raised.messages)}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_raised_with_the_values_of_its_sentence(language: str) -> None:
    known = messages(language)
    for raised in RAISED:
        message = next(message for message in raised.messages if message in known)
        assert raised.values is None or raised.values == known[message], raised


def test_every_sentence_is_of_an_error() -> None:
    """A sentence that nobody raises any more must leave the catalogues too."""
    used = {message for raised in RAISED for message in raised.messages}
    used |= {message_of(error, catalogue("en")) for error in of_settings()}
    written = {name for name in messages("en") if name.startswith(("refusal-", "bad-", "live-"))}
    assert sorted(name for name in written - used if not name.startswith("live-warning-")) == []


def test_nothing_is_rendered_before_somebody_reads_it() -> None:
    program = """
import sys
from scoville import Refused, spicy
try:
    spicy.new(["Ada", "Bo"], 1, first=0).apply("Bo", spicy.Accept())
except Refused as error:
    assert not [name for name in sys.modules if name.startswith("fluent")]
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "No last card waits to be accepted.\n"


def test_each_game_says_its_own() -> None:
    with pytest.raises(Refused, match="Nothing waits for this seat's answer") as caught:
        heated.new(["Ada", "Bo"], 1, first=0).apply("Bo", heated.Accept())
    assert sentence(caught.value, "de") == "Nichts wartet auf eine Antwort von diesem Platz."
    with pytest.raises(Refused, match="No last card waits") as caught:
        spicy.new(["Ada", "Bo"], 1, first=0).apply("Bo", spicy.Accept())
    assert sentence(caught.value, "de").startswith("Keine letzte Karte wartet")


def test_a_quoted_reason_is_of_the_game_that_quotes_it() -> None:
    error = BadRecord("action", why=Refused("unknown-action", text='"x"'), at=1234, said="")
    assert str(error) == 'actions[1234]: "x" is not an action of SPICY.'
    error.game = "heated"
    assert str(error) == 'actions[1234]: "x" is not an action of HEATED.'
    assert sentence(error, "de") == 'actions[1234]: "x" ist keine Aktion von HEATED.'


def test_what_has_no_message_is_said_in_english() -> None:
    assert sentence(BadSettings.plain("Not {so}."), "fr") == "Not {so}."
    assert sentence(ScovilleError("Not now."), "fr") == "Not now."
    assert sentence(Refused("no-such-reason", what="now"), "fr") == "no-such-reason what=now"


def test_a_colour_is_named_in_the_reader_s_language() -> None:
    refused = Refused("discard-colour", game="heated", colour=heated.Colour.BLUE)
    assert str(refused) == "A blue card must be discarded."
    assert sentence(refused, "de") == "Eine Karte in Blau muss abgelegt werden."


@pytest.mark.parametrize("count", [-1, 1000, 10**15, 10**27 + 1, -(10**40) - 1, 2**1000])
def test_a_number_is_written_in_all_its_digits(count: int) -> None:
    error = BadSettings("spicy-hand", fewest=1, most=15, value=count)
    assert str(error) == f"A hand has 1 to 15 cards, not {count}."
    for language in LANGUAGES:
        assert str(count) in sentence(error, language)


def test_an_error_survives_the_way_between_processes() -> None:
    error = BadRecord("live", why=BadSettings("spicy-hand", fewest=1, most=15, value=16))
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == "[live]: A hand has 1 to 15 cards, not 16."
    assert (again.id, again.values, again.why.values) == ("live", {}, {"fewest": 1, "most": 15, "value": 16})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_asked_for_by_its_folder(language: str) -> None:
    refused = Refused("over", game="heated")
    assert sentence(refused, language) == catalogue(language).say("refusal-heated-over")
