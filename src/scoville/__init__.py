"""The rules of SPICY and HEATED as a library.

Each game is a submodule, `scoville.spicy` and `scoville.heated`. `load` and `dump` read and write games as text.
"""

import os
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

if os.environ.get("SCOVILLE_INTERPRETED") or not any(
    Path(__file__).with_name(f"_cython{suffix}").exists() for suffix in EXTENSION_SUFFIXES
):
    # Import every hot module from its Python source, now and later, even if compiled ones exist. The build writes
    # the shared module last: without it the build is incomplete, and compiled modules do not mix with interpreted ones.
    import sys

    for _folder in filter(Path.is_dir, Path(__file__).parent.rglob("*")):
        sys.path_importer_cache[str(_folder)] = FileFinder(str(_folder), (SourceFileLoader, SOURCE_SUFFIXES))

from . import heated, spicy
from .core import BadRecord, BadSettings, Refused, ScovilleError
from .core import dice as _dice
from .record import dump, load, picture

__version__ = "0.2.0"
"""The version of the package."""

compiled = not str(_dice.__file__).endswith(".py")
"""Whether the rules run as compiled C. The games are the same either way."""

__all__ = [
    "BadRecord",
    "BadSettings",
    "Refused",
    "ScovilleError",
    "__version__",
    "compiled",
    "dump",
    "heated",
    "load",
    "picture",
    "spicy",
]
