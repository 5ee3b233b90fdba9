"""The reader of rules pages, section by section."""

from dataclasses import dataclass
from pathlib import Path

import dominium

_PAGES = Path(dominium.__file__).parent / "rules"


@dataclass(frozen=True)
class Section:
    """A section of a rules page, as lines to be spoken."""

    heading: str
    lines: tuple[str, ...]


def sections(page: str, language: str) -> list[Section]:
    """Return the sections of a rules page.

    Args:
        page: the page's name, `GameInfo.rules_page`.
        language: one of `describe.LANGUAGES`.
    """
    text = (_PAGES / language / f"{page}.md").read_text(encoding="utf-8")
    _, _, rest = text.partition("\n## ")
    return [_section(part) for part in rest.split("\n## ")]


def _section(text: str) -> Section:
    heading, *lines = text.splitlines()
    spoken = (_spoken(line) for line in lines)
    return Section(heading.strip(), tuple(line for line in spoken if line))


def _spoken(line: str) -> str:
    """Return a line of Markdown without its markup; a table row becomes a list."""
    plain = line.replace("`", "").replace("**", "").strip().lstrip("#").strip()
    if plain.startswith("|"):
        cells = [cell.strip() for cell in plain.strip("|").split("|")]
        return "" if set("".join(cells)) <= set("-: ") else "; ".join(filter(None, cells))
    return plain.removeprefix("- ")
