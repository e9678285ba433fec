"""Make the page's fonts of Alegreya: only the letters of our three languages, with lining figures of equal width.

    pip install fonttools brotli; (cd web && npm ci); python web/fonts.py

The results are committed, so that nobody else needs the tools. The figures are made the usual ones of the font, because
the CSS shorthand `font` would put any other choice back.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEB = Path(__file__).parent
FROM = WEB / "node_modules" / "@fontsource" / "alegreya"
TO = WEB / "src" / "style" / "fonts"
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x178, *range(0x2013, 0x2027), 0x202F, 0x2212]
POLISH = [0x104, 0x105, 0x106, 0x107, 0x118, 0x119, 0x141, 0x142, 0x143, 0x144, 0x15A, 0x15B, *range(0x179, 0x17D)]


def lining(font: TTFont) -> None:
    """Let the digits be drawn by their lining forms, and those by their forms of equal width."""
    for tag in ("lnum", "tnum"):
        swaps = substitutions(font, tag)
        for cmap in font["cmap"].tables:
            for code in range(0x30, 0x3A):
                if code in cmap.cmap:
                    cmap.cmap[code] = swaps.get(cmap.cmap[code], cmap.cmap[code])


def substitutions(font: TTFont, tag: str) -> dict[str, str]:
    """The glyphs that a feature puts in the place of others."""
    table, found = font["GSUB"].table, {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == tag:
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    found |= getattr(getattr(part, "ExtSubTable", part), "mapping", {})
    return found


def main() -> None:
    TO.mkdir(parents=True, exist_ok=True)
    for weight in (500, 800):
        for part, name, codes in (("latin", "latin", LATIN), ("latin-ext", "pl", POLISH)):
            font = TTFont(FROM / "files" / f"alegreya-{part}-{weight}-normal.woff2")
            if part == "latin":
                lining(font)
            options = Options(flavor="woff2", layout_features=["kern", "liga", "mark"], hinting=False)
            cutter = Subsetter(options)
            cutter.populate(unicodes=codes)
            cutter.subset(font)
            font.flavor = "woff2"
            font.save(TO / f"alegreya-{weight}-{name}.woff2")
    (TO / "LICENSE").write_bytes((FROM / "LICENSE").read_bytes())


if __name__ == "__main__":
    main()
