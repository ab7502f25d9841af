"""How many files a change touches, tested on a copy of the sources: a setting, a language."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from chromium import builder
from installed import ROOT
from set_up import HALF_WRITTEN

SOURCES = ROOT / "src" / "scoville"
RULES = "spicy/rules/settings.py"
FIELD = "    open_deck: bool = flag()\n"
Copied = Callable[..., str]


def linked(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # on another disk
        shutil.copy2(source, target)


@pytest.fixture
def copied(tmp_path: Path) -> Copied:
    """Runs Python with a copy of the package, whose files are linked until somebody writes one of them anew."""
    shutil.copytree(
        SOURCES, tmp_path / "src" / "scoville", copy_function=linked, ignore=shutil.ignore_patterns(HALF_WRITTEN)
    )

    def run(*arguments: str, fails: bool = False) -> str:
        environment = {
            **os.environ,
            "PYTHONPATH": str(tmp_path / "src"),
            "COLUMNS": "100",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        done = subprocess.run(
            [sys.executable, *arguments], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert (done.returncode != 0) == fails, done.stdout + done.stderr
        return done.stdout + done.stderr if fails else done.stdout

    return run


def rewrite(file: Path, text: str) -> None:
    """Writes a new file: the old one is a link to that of the package."""
    file.unlink()
    file.write_text(text, encoding="utf-8")


def test_a_setting_is_one_field_and_its_words(copied: Copied, tmp_path: Path) -> None:
    """The record, the command line, the wire, the form's offer, the rules text and the environments follow."""
    package = tmp_path / "src" / "scoville"
    text = (package / RULES).read_text(encoding="utf-8")
    assert text.count(FIELD) == 1
    rewrite(package / RULES, text.replace(FIELD, FIELD + "    zest: int = number(2, 0, 5)\n"))
    for language in ("en", "de", "fr"):
        words = package / "locales" / language / "web.ftl"
        told = "\nset-spicy-zest = Zest\n    .help = How much of it.\n"
        rewrite(words, words.read_text(encoding="utf-8") + told)
    assert copied("-c", "import scoville; print(scoville.__file__)").strip() == str(package / "__init__.py")

    assert "SPICY: Zest. How much of it.  [default: 2]" in copied("-m", "scoville", "play", "--help")
    simulated = copied("-m", "scoville", "simulate", "spicy", "--zest", "3", "--games", "2", "--workers", "1", "--json")
    assert json.loads(simulated)["games"] == 2
    refused = copied("-m", "scoville", "simulate", "spicy", "--zest", "9", "--games", "2", fails=True)
    assert "`zest` is a whole number from 0 to 5, not 9." in refused

    code = """
import json
import msgspec
from scoville import spicy
from scoville.environments import pettingzoo
from scoville.record import dump, load
from scoville.server.offers import games_on_offer
from scoville.server.protocol import ReadRules, json_schema
from scoville.server.rules_page import rules_page

game = spicy.new(["Ada", "Bo"], 1, spicy.Rules(zest=4))
assert "zest = 4" in dump(game) and load(dump(game)).rules.zest == 4
assert "zest" not in dump(spicy.new(["Ada", "Bo"], 1))
offer = games_on_offer().games[0]
field = next(field for field in offer.settings if field.name == "zest")
assert (field.kind, field.low, field.high, offer.defaults.rules.zest) == ("number", 0, 5, 2)
wish = msgspec.json.decode(b'{"rules": {"game": "spicy", "zest": 1}, "players": 3}', type=ReadRules)
assert wish.rules.zest == 1 and rules_page(wish).game == "spicy"
schema = json.loads(json_schema())["$defs"]["SpicyRules"]["properties"]["zest"]
assert schema == {"type": "integer", "minimum": 0, "maximum": 5, "default": 2, "description": "Zest. How much of it."}
pettingzoo.spicy_v0(players=2, rules={"zest": 5}).reset(seed=1)
try:
    import pyspiel
except ImportError:
    pass
else:
    from scoville.environments import openspiel
    assert pyspiel.load_game("scoville_spicy(zest=3)").get_parameters()["zest"] == 3
print("found everywhere")
"""
    assert copied("-c", code) == "found everywhere\n"


def test_a_language_is_one_folder(copied: Copied, tmp_path: Path) -> None:
    """Found by the library, the command line, the server and the plugin that gives the page its words."""
    package = tmp_path / "src" / "scoville"
    shutil.copytree(package / "locales" / "en", package / "locales" / "xq")
    code = (
        "from scoville.locales import LANGUAGES, catalogue; print(*LANGUAGES, catalogue('xq').say('web-fewer', what=1))"
    )
    assert copied("-c", code) == "en de fr xq less: 1\n"
    assert "[en|de|fr|xq]" in copied("-m", "scoville", "play", "--help")
    assert "S-LEAD" in copied("-m", "scoville", "rules", "spicy", "--lang", "xq")
    asked = "language_of({'headers': [(b'accept-language', b'xq')]})"
    assert copied("-c", f"from scoville.server.hosting import language_of; print({asked})") == "xq\n"

    (tmp_path / "web").mkdir()
    for name in ("words.ts", "later.ts"):
        shutil.copy(ROOT / "web" / name, tmp_path / "web" / name)
    shutil.copytree(ROOT / "web" / "src", tmp_path / "web" / "src")
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    script = tmp_path / "web" / "languages.mjs"
    script.write_text(
        """import { createServer } from "vite";
const quiet = { middlewareMode: true, ws: false };
const server = await createServer({ configFile: false, logLevel: "silent", server: quiet });
const { languages, shelved } = await server.ssrLoadModule("/words.ts");
const [ours, english] = ["xq", "en"].map((one) => JSON.stringify([...shelved(one)]));
console.log(languages.join(" "), ours === english, shelved("xq").get("web").length > 20);
await server.close();
""",
        encoding="utf-8",
    )
    _, environment = builder().npm_command()
    node = shutil.which("node", path=environment["PATH"])
    assert node is not None
    done = subprocess.run(
        [node, script.name], env=environment, cwd=tmp_path / "web", capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("en de fr xq true true\n", "")
