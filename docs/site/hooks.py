"""Tells MkDocs of pages and pictures that live outside docs/, and of links to files that are no pages."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

LOG = logging.getLogger("mkdocs.hooks")
ROOT = Path(__file__).resolve().parents[2]
PAGES = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
"""Pages of the site that GitHub and the package keep at the top."""
ASSETS = {
    "assets/icon.svg": "web/public/icon.svg",
    "assets/site.css": "docs/site/site.css",
    "assets/lilita-one.woff2": "docs/site/lilita-one.woff2",
}
OUTSIDE = re.compile(r"\[(?P<text>[^]]*)\]\(\.\./(?P<to>[^)#\s]+)(?P<anchor>#[^)\s]*)?\)")
"""A link from a page to a file that lies outside docs/."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, source in PAGES.items():
        files.append(File.generated(config, name, content=_for_the_site((ROOT / source).read_text(encoding="utf-8"))))
    for name, source in ASSETS.items():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Makes a link out of docs/ lead to the page made from that file; a file that is no page is only named."""
    if "/" in page.file.src_uri:  # there `../` is still inside docs/
        return markdown

    def instead(found: re.Match[str]) -> str:
        page_of = {source: name for name, source in PAGES.items()}
        if found["to"] in page_of:
            return f"[{found['text']}]({page_of[found['to']]}{found['anchor'] or ''})"
        if not (ROOT / found["to"]).exists():
            LOG.warning("%s links to %s, which does not exist.", page.file.src_uri, found["to"])
        return found["text"]

    return OUTSIDE.sub(instead, markdown)


def _for_the_site(text: str) -> str:
    """Links from the top into docs/, and list items indented as Python-Markdown wants them, by four."""
    text = re.sub(r"\]\(docs/", "](", text)
    lines, inside = [], False
    for line in text.split("\n"):
        if re.match(r"\d+\. ", line):
            inside = True
        elif line and not line.startswith(" "):
            inside = False
        lines.append(" " + line if inside and line.startswith("   ") else line)
    return "\n".join(lines)
