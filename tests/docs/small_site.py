"""A site of a few pages, one of each kind, that is built in seconds."""

from pathlib import Path, PurePosixPath

from dominium import views
from tools import site

INDEX = PurePosixPath("README.md")
RULES = [PurePosixPath(f"src/dominium/rules/{language}/block.md") for language in ("en", "cs")]
GALLERY = PurePosixPath("docs/gallery/scores.md")
API = PurePosixPath("docs/api/dominium.notation.md")


def build(folder: Path) -> Path:
    """Build the pages in a folder and return where the site lies.

    Raises:
        RuntimeError: Sphinx found a fault.
    """
    whole = site.gather()
    site.api(whole)
    pages = site.Pages({path: whole.texts[path] for path in (*RULES, API)})
    pages.texts[GALLERY] = site.run(site.ROOT / GALLERY)[0].replace(
        "](../rules.md)", "](scores.md)"
    )
    square = site.directive(views, "BoardSquare", views.BoardSquare)
    reference = "\n".join(["```{eval-rst}", *square, "```"])
    pages.texts[INDEX] = f"# Small\n\n{reference}\n" + site.toctree(pages.texts, "Pages")
    site.write(pages, folder / "source")
    if site.sphinx(folder / "source", folder / "site"):
        raise RuntimeError("Sphinx found faults; it has printed them")
    return folder / "site"
