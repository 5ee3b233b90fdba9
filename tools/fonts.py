"""Make the fonts of drawn pictures from those of the pages: `python -m tools.fonts`.

Browsers read variable fonts of one alphabet each, compressed; what draws pictures on the server
reads whole fonts of one weight.
"""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
PACKAGES = ROOT / "web" / "node_modules" / "@fontsource-variable"
FOLDER = ROOT / "src" / "dominium" / "server" / "static" / "fonts"
ALPHABETS = ("latin", "latin-ext")
_COPYRIGHT, _FAMILY, _STYLE, _FULL, _POSTSCRIPT, _LICENCE, _ADDRESS = 0, 1, 2, 4, 6, 13, 14
"""The numbers of names in a font."""


class Font(NamedTuple):
    """A font of one weight."""

    package: str
    family: str
    weight: int


FONTS: Final = (
    Font("alegreya", "Alegreya", 800),
    Font("atkinson-hyperlegible-next", "Atkinson Hyperlegible Next", 400),
    Font("atkinson-hyperlegible-next", "Atkinson Hyperlegible Next", 700),
)


def made(font: Font) -> TTFont:
    """Return a font of one weight with the letters of all alphabets."""
    with TemporaryDirectory() as folder:
        parts = [str(_part(font, alphabet, Path(folder))) for alphabet in ALPHABETS]
        whole = Merger().merge(parts)
    whole["OS/2"].usWeightClass = font.weight
    _give_figures_one_height(whole)
    names = whole["name"]
    names.names = [name for name in names.names if name.nameID in {_COPYRIGHT, _LICENCE, _ADDRESS}]
    full = f"{font.family} {font.weight}"
    for number, text in (
        (_FAMILY, font.family),
        (_STYLE, "Regular"),
        (_FULL, full),
        (_POSTSCRIPT, full.replace(" ", "-")),
    ):
        names.setName(text, number, 3, 1, 0x409)
    return whole


def _part(font: Font, alphabet: str, folder: Path) -> Path:
    """Write the letters of one alphabet in a weight."""
    source = PACKAGES / font.package / "files" / f"{font.package}-{alphabet}-wght-normal.woff2"
    variable = TTFont(source)
    variable.flavor = None
    instantiateVariableFont(variable, {"wght": font.weight}, inplace=True)
    file = folder / f"{alphabet}.ttf"
    variable.save(file)
    return file


def _give_figures_one_height(font: TTFont) -> None:
    """Put figures as high as capitals in the place of those with ups and downs, if there are."""
    table = font["GSUB"].table
    lookups = {
        lookup
        for feature in table.FeatureList.FeatureRecord
        if feature.FeatureTag == "lnum"
        for lookup in feature.Feature.LookupListIndex
    }
    lining: dict[str, str] = {}
    for lookup in lookups:
        for part in table.LookupList.Lookup[lookup].SubTable:
            lining |= getattr(part, "ExtSubTable", part).mapping
    for letters in font["cmap"].tables:
        letters.cmap = {code: lining.get(name, name) for code, name in letters.cmap.items()}


def main() -> None:
    """Write every font beside the pages."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for font in FONTS:
        made(font).save(FOLDER / f"{font.package}-{font.weight}.ttf")


if __name__ == "__main__":
    main()
