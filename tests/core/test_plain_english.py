"""Some turns of phrase read as if translated. They are easy to find, so no docstring, comment or page has them."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "bench", "examples", "docs")
ENGLISH = ROOT / "src" / "scoville" / "locales" / "en"

RIDDLES = {
    "a pronoun without its noun": r"\b(for|to|of|by|with|from) who\b(?! (was|were|is|are|am) it\b)",
    "a sentence about an unnamed person": r"^(Whose|Whom)\b(?!.*\?)|^Who [a-z ]+ (is|are|has|does|gets)\b(?!.*\?)",
    "a number that nobody named": r"\b[Ss]o many\b(?! \w+ that\b)",
    "an outcome as a riddle": r"\b(becomes|become|became|come|came) of (it|this|that|them|a \w+)\b",
    "chances by comparison": r"\bas likely as (another|any other)\b",
}
"""Say "the player who", "this many", "the outcome", "equally likely" instead."""


def prose_of(source: str) -> Iterator[tuple[int, str]]:
    """The docstrings and comments of a Python file, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")


def page_of(text: str) -> Iterator[tuple[int, str]]:
    """The paragraphs of a page, without its code, with their lines; each cell of a table is one."""
    text = re.sub(r"^```.*?^```$", lambda code: "\n" * code[0].count("\n"), text, flags=re.M | re.S)
    text = re.sub(r"`[^`\n]*`", "code", text)
    for found in re.finditer(r"(?:(?!\n\n|\|).)+", text, re.S):
        yield text.count("\n", 0, found.start()) + 1, found[0]


def catalogue_of(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        yield number, line.partition(" = ")[2] or line.lstrip("# ")


def riddles(prose: str) -> list[str]:
    sentences = re.split(r"(?<=[.!?:;])\s+", " ".join(prose.split()).lstrip("#*->| "))
    return [what for what, pattern in RIDDLES.items() for each in sentences if re.search(pattern, each)]


def found_in(files: list[Path]) -> list[str]:
    readers = {".py": prose_of, ".md": page_of, ".ftl": catalogue_of}
    return [
        f"{file.relative_to(ROOT)}:{line}: {what}"
        for file in files
        for line, prose in readers[file.suffix](file.read_text(encoding="utf-8"))
        for what in riddles(prose)
    ]


def test_no_page_docstring_or_comment_reads_like_a_riddle() -> None:
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*") if file.suffix in {".py", ".md"}]
    files += [*ROOT.glob("*.py"), *ROOT.glob("*.md"), *ENGLISH.glob("*.ftl")]
    assert len(files) > 500
    assert found_in(sorted(file for file in files if file.name != Path(__file__).name)) == []


@pytest.mark.parametrize(
    "bad",
    [
        "Whose moment is nearest is first. Whose moment has gone is forgotten.",
        "Whom somebody does not want to hear, by who that is.",
        "Who holds the token with this hash is that person at that table.",
        "Room for who comes next.",
        "React after so many ticks.",
        "The person is told what has become of a wish.",
        "Any of its options, each as likely as another.",
    ],
)
def test_the_check_finds_riddles(bad: str) -> None:
    assert riddles(bad)


@pytest.mark.parametrize(
    "good",
    [
        "Jobs are sorted by deadline; expired ones are dropped.",
        "The player who holds the card is asked first.",
        "Whose turn is it?",
        "Who may come in at a table: nobody who was sent away.",
        "It has so many orders that chance alone would decide.",
    ],
)
def test_the_check_leaves_plain_sentences_alone(good: str) -> None:
    assert riddles(good) == []
