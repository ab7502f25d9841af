"""Makes `web/src/typeface/display.woff2`: of Lilita One, the letters of the languages there are.

`.venv/bin/python web/scripts/typeface.py`, after `npm ci` in web/ and with fonttools and brotli installed. The licence
reserves the name "Lilita One" for the whole typeface, so the part that is shipped has another.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset  # type: ignore[import-untyped]

WEB = Path(__file__).resolve().parents[1]
SOURCE = WEB / "node_modules/@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2"
TARGET = WEB / "src/typeface/display.woff2"
NAME = "Scoville Display"
LETTERS = (
    "".join(letter for letter in map(chr, range(0x20, 0x7F)) if letter not in "$<>@[\\]^_`{|}~")
    + "ÄÖÜäöüßẞ"  # German
    + "ÀÂÆÇÈÉÊËÎÏÔŒÙÛŸàâæçèéêëîïôœùûÿ"  # French
    + "\u00a0«»‹›„“”‚‘’–—…·×−¡¿ñ"
)


def make() -> None:
    options = subset.Options(flavor="woff2", hinting=False, layout_features=["kern"], name_IDs=[1, 2, 4, 6, 13, 14])
    font = subset.load_font(SOURCE, options)
    chosen = subset.Subsetter(options)
    chosen.populate(text=LETTERS)
    chosen.subset(font)
    for number in (1, 4, 6):
        for record in font["name"].names:
            if record.nameID == number:
                record.string = NAME.replace(" ", "") if number == 6 else NAME
    TARGET.parent.mkdir(exist_ok=True)
    subset.save_font(font, TARGET, options)
    print(f"{TARGET.relative_to(WEB)}: {TARGET.stat().st_size:,} bytes")


if __name__ == "__main__":
    make()
