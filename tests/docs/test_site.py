"""The documentation site: every page has its place, every link an end, nothing comes from afar."""

import os
import pkgutil
import re
import subprocess
import sys
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

import pytest

import dominium
from tests.docs import small_site
from tools import site

ENTRY = re.compile(r"^/(\S+)$", re.MULTILINE)
LOADED = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*?\bsrc=\"([^\"]+)\"|<link\b[^>]*?\bhref=\"([^\"]+)\""
)
LINK = re.compile(r'\b(?:href|src)="([^"]+)"')
ID = re.compile(r'\bid="([^"]+)"')
NO_LIBRARY = {"server", "terminal"}
"""The programs that the package has beside the library."""


@pytest.fixture(scope="module")
def pages() -> site.Pages:
    """All pages of the site; those of the gallery as they are written."""
    pages = site.gather()
    site.navigation(pages)
    site.rules(pages)
    site.api(pages)
    return pages


def test_every_document_can_be_reached_by_links(pages: site.Pages) -> None:
    documents = {
        PurePosixPath(path.relative_to(site.ROOT).as_posix())
        for folder in ("docs", "src/dominium/rules")
        for path in (site.ROOT / folder).rglob("*.md")
    }
    assert documents <= set(pages.texts)


def test_every_page_has_one_place_in_the_navigation(pages: site.Pages) -> None:
    entries = [
        entry
        for text in pages.texts.values()
        for tree in re.findall(r"```\{toctree\}(.*?)```", text, re.DOTALL)
        for entry in ENTRY.findall(tree)
    ]
    wanted = {site.staged(path).with_suffix("").as_posix() for path in pages.texts}
    assert set(entries) == wanted - {"index"}
    assert len(entries) == len(set(entries))


def test_links_of_pages_lead_to_pages_and_files(pages: site.Pages) -> None:
    for path, text in pages.texts.items():
        for target in site.links(path, text):
            assert target in pages.texts or target in pages.files, f"{path}: {target}"


def test_the_reference_has_every_module_of_the_library(pages: site.Pages) -> None:
    listed = {match["name"] for match in site.MODULE.finditer(site.gather().texts[site.API])}
    assert {path.stem for path in pages.texts if path.parent.name == "api"} == listed
    folder = Path(dominium.__file__).parent
    declaring = {
        module.name
        for module in pkgutil.iter_modules([str(folder)])
        if any(
            path.exists() and "__all__ = [" in path.read_text(encoding="utf-8")
            for path in (folder / f"{module.name}.py", folder / module.name / "__init__.py")
        )
    }
    missing = declaring - NO_LIBRARY
    assert {f"dominium.{name}" for name in missing} <= listed
    adapters = {path.stem for path in (folder / "environments").glob("[a-z]*.py")} - {
        "arrays",
        "information_state",
    }
    assert {f"dominium.environments.{name}" for name in adapters} <= listed


def test_every_name_of_a_module_is_on_its_page(pages: site.Pages) -> None:
    text = pages.texts[PurePosixPath("docs/api/dominium.md")]
    for name in dominium.__all__:
        assert re.search(rf"dominium\.(?:\w+\.)*{name}\b", text), name


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small site; Sphinx has found no fault in it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DOMINIUM_GALLERY_SCALE", "0.002")
        return small_site.build(tmp_path_factory.mktemp("site"))


def html(folder: Path, page: PurePosixPath | str) -> str:
    return (folder / page).with_suffix(".html").read_text(encoding="utf-8")


def test_a_page_of_rules_says_its_language_and_leads_to_the_others(built: Path) -> None:
    page = html(built, "src/dominium/rules/cs/block")
    assert re.search(r'<html [^>]*lang="cs"', page)
    assert re.search(r'href="\.\./en/block\.html"[^>]* lang="en"', page)
    assert re.search(r'<div lang="en" class="navigation', page)
    assert re.search(r'<html [^>]*lang="en"', html(built, "index"))


def test_native_types_are_documented_from_their_stub(built: Path) -> None:
    text = re.sub(r"<[^>]+>", "", html(built, "index"))
    assert re.search(r"property\s+terrain\s*:\s*Literal\[", text)
    assert "dominium.views.BoardSquare" in html(built, "index")


def test_a_figure_is_a_picture_a_sentence_and_a_table(built: Path) -> None:
    page = html(built, small_site.GALLERY)
    figures = re.findall(r'<figure class="figure">.*?</figure>', page, re.DOTALL)
    assert len(figures) >= 4
    for figure in figures:
        assert re.search(r'<svg [^>]*role="img"[^>]*aria-label="\w', figure)
        assert re.search(r"<figcaption>.*\d.*</figcaption>", figure, re.DOTALL)
        assert "<table>" in figure
    marks = ID.findall(page)
    assert len(marks) == len(set(marks))


def faults(folder: Path) -> list[str]:
    """Return what is wrong with the links of a built site."""
    texts = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.html")}
    anchors = {path: set(ID.findall(text)) for path, text in texts.items()}
    wrong = []
    for path, text in texts.items():
        far = [one or other for one, other in LOADED.findall(text)]
        wrong += [f"{path.name} loads {one}" for one in far if re.match(r"(https?:)?//", one)]
        for link in LINK.findall(text):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = Path(os.path.normpath(path.parent / unquote(parts.path or path.name)))
            if not target.exists():
                wrong.append(f"{path.name}: {link}")
            elif parts.fragment and unquote(parts.fragment) not in anchors.get(target, set()):
                wrong.append(f"{path.name}: no anchor {link}")
    return wrong


def test_the_site_needs_no_network_and_its_links_resolve(built: Path) -> None:
    assert faults(built) == []


@pytest.mark.long
def test_the_whole_site_builds() -> None:
    command = [sys.executable, "-m", "tools.site", "--fresh"]
    environment = {**os.environ, "DOMINIUM_GALLERY_SCALE": "0.01"}
    run = subprocess.run(
        command, cwd=site.ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert faults(site.SITE) == []
