"""Every public name has a docstring and an example in docs/reference/, and every example runs."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import griffe
import pytest
import reference
from reference import PAGES, ROOT, Entry, entries

PUBLIC = (
    "scoville",
    "scoville.core",
    "scoville.spicy",
    "scoville.spicy.rules.facts",
    "scoville.heated",
    "scoville.heated.rules.facts",
    "scoville.record",
    "scoville.bots",
    "scoville.lab",
    "scoville.environments",
    "scoville.environments.gymnasium",
    "scoville.environments.pettingzoo",
    "scoville.environments.vector",
    "scoville.client",
)


@pytest.fixture(scope="module")
def sources() -> griffe.ModulesCollection:
    """What griffe reads in the sources, compiled or not: constants have docstrings there, too."""
    loader = griffe.GriffeLoader(search_paths=[ROOT / "src"], allow_inspection=False)
    loader.load("scoville")
    loader.resolve_aliases()
    return loader.modules_collection


def documented() -> dict[str, Entry]:
    return {entry.name: entry for page in PAGES for entry in entries(page)[1]}


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_name_has_a_docstring_and_an_example(module: str, sources: griffe.ModulesCollection) -> None:
    found, missing = documented(), []
    names = import_module(module).__all__
    assert names
    for name in names:
        described = sources[f"{module}.{name}"]
        if not described.has_docstring:
            missing.append(f"{module}.{name} has no docstring")
        entry = found.get(f"{module}.{name}")
        if entry is None:
            missing.append(f"{module}.{name} is in no page of docs/reference/")
        elif not any(">>> " in example for example in entry.examples):
            missing.append(f"{module}.{name} has no example")
    assert missing == []


def test_the_reference_documents_nothing_else() -> None:
    known = {f"{module}.{name}" for module in PUBLIC for name in import_module(module).__all__}
    assert set(documented()) - known == set()


def test_every_page_opens_with_what_its_examples_need() -> None:
    for page in PAGES:
        opening, found = entries(page)
        for module in {entry.name.rpartition(".")[0] for entry in found}:
            assert f"from {module} import *" in opening, page.name


def test_every_example_runs() -> None:
    """In a process of its own: some of them register a bot."""
    done = subprocess.run([sys.executable, reference.__file__], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
