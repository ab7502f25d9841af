"""Lines of Python in `src`, without comments, docstrings and blank lines.

python bench/lines.py            # of the working tree, by folder
python bench/lines.py aad4225    # and of a commit
"""

from __future__ import annotations

import ast
import io
import sys
import tempfile
import tokenize
from collections import Counter
from pathlib import Path

from builds import ROOT, unpack

NO_CODE = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def lines_of(source: str) -> int:
    """Lines with code on them. A string that stands alone, as a docstring does, is none."""
    code: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NO_CODE:
            code.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            code.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(code)


def counted(tree: Path) -> Counter[str]:
    """By folder of the package."""
    package = tree / "src" / "scoville"
    found: Counter[str] = Counter()
    for path in package.rglob("*.py"):
        found[path.relative_to(package).parts[0] if path.parent != package else "."] += lines_of(path.read_text())
    return found


def main(commits: list[str]) -> None:
    counts = {"now": counted(ROOT)}
    for commit in commits:
        with tempfile.TemporaryDirectory() as scratch:
            unpack(commit, Path(scratch))
            counts[commit] = counted(Path(scratch))
    print(" " * 14, *(f"{name:>8}" for name in counts))
    for folder in sorted({folder for count in counts.values() for folder in count}):
        print(f"{folder:14}", *(f"{count[folder]:8,}" for count in counts.values()))
    print(f"{'all':14}", *(f"{count.total():8,}" for count in counts.values()))


if __name__ == "__main__":
    main(sys.argv[1:])
