"""Build the documentation site into build/site: `python -m tools.site`.

The site has the pages that can be reached by links from README.md, in the folders in which they
lie, so that every link leads where it leads in the repository. What the lists of the index pages
link to is what the navigation shows. Pages of the API are made for the modules that docs/api.md
lists, and those of the gallery are run.
"""

import argparse
import ast
import importlib
import inspect
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from types import ModuleType

from dominium import _core
from tools.gallery.run import run

ROOT = Path(__file__).parent.parent
CONFIGURATION = ROOT / "docs" / "site"
SOURCE = ROOT / "build" / "site-source"
SITE = ROOT / "build" / "site"

WELCOME = PurePosixPath("README.md")
INDEX = PurePosixPath("docs/README.md")
API = PurePosixPath("docs/api.md")
RULES = PurePosixPath("docs/rules.md")
GALLERY = PurePosixPath("docs/gallery/README.md")
INDEX_PAGES = (PurePosixPath("docs/decisions/README.md"), GALLERY)
"""Pages whose lists make navigation below them; those of the index stand at the top."""
RULES_IN = {
    "en": "Rules in English",
    "cs": "Pravidla česky",
    "sk": "Pravidlá slovensky",
    "pl": "Zasady po polsku",
}

FENCE = re.compile(r"^(```|~~~).*?^\1$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?<=\]\()(?P<target>[^)#\s:]+)(?=[)#])")
GROUP = re.compile(r"^(?P<caption>[^\n]+):\n\n(?P<items>(?:- .*\n)+)", re.MULTILINE)
MODULE = re.compile(r"^- `(?P<name>dominium[\w.]*)` – (?P<about>.*)$", re.MULTILINE)
HEADING = re.compile(r"^# (?P<text>.+)$", re.MULTILINE)


@dataclass
class Pages:
    """The pages of the site and the files they link to, by their paths in the repository."""

    texts: dict[PurePosixPath, str] = field(default_factory=dict)
    files: set[PurePosixPath] = field(default_factory=set)


def links(page: PurePosixPath, text: str) -> Iterator[PurePosixPath]:
    """Yield what a page links to within the repository, without anchors, in its order."""
    for match in LINK.finditer(FENCE.sub("", text)):
        yield PurePosixPath(os.path.normpath(page.parent / match["target"]))


def gather(starts: Iterable[PurePosixPath] = (WELCOME,)) -> Pages:
    """Return everything that can be reached from some pages."""
    pages = Pages()
    waiting = list(starts)
    while waiting:
        path = waiting.pop(0)
        if path in pages.texts or path in pages.files:
            continue
        if path.suffix == ".md":
            pages.texts[path] = (ROOT / path).read_text(encoding="utf-8")
            waiting += links(path, pages.texts[path])
        else:
            pages.files.add(path)
    return pages


def staged(path: PurePosixPath) -> PurePosixPath:
    """Return where a page lies for Sphinx: the README of a folder is its index."""
    return path.with_name("index.md") if path.name == "README.md" else path


def with_indexes(text: str) -> str:
    """Return a page whose links lead to indexes instead of READMEs."""
    return LINK.sub(lambda match: match["target"].replace("README.md", "index.md"), text)


def toctree(entries: Iterable[PurePosixPath | str], caption: str = "") -> str:
    """Return a hidden table of contents; entries are pages from the root, or finished lines."""
    lines = [f":caption: {caption}"] if caption else []
    lines += [
        "",
        *(
            entry if isinstance(entry, str) else f"/{staged(entry).with_suffix('')}"
            for entry in entries
        ),
    ]
    return "\n".join(["", "```{toctree}", ":hidden:", ":titlesonly:", *lines, "```", ""])


def listed(page: PurePosixPath, text: str) -> list[PurePosixPath]:
    """Return the pages that the lists of an index page link to."""
    items = "\n".join(re.findall(r"^(?:-|\d+\.) .*$", text, re.MULTILINE))
    return [path for path in dict.fromkeys(links(page, items)) if path.suffix == ".md"]


def navigation(pages: Pages) -> None:
    """Append the tables of contents to the welcome and to the index pages."""
    welcome = toctree([INDEX])
    for group in GROUP.finditer(pages.texts[INDEX]):
        welcome += toctree(listed(INDEX, group["items"]), group["caption"])
    project = [
        path for path in listed(WELCOME, pages.texts[WELCOME]) if path.parent == WELCOME.parent
    ]
    pages.texts[WELCOME] += welcome + toctree(project, "The project")
    for path in INDEX_PAGES:
        pages.texts[path] += toctree(listed(path, pages.texts[path]))


def rules(pages: Pages) -> None:
    """Add an index of the rules in each language."""
    linked = listed(RULES, pages.texts[RULES])
    indexes = []
    for language, title in RULES_IN.items():
        own = [path for path in linked if path.parent.name == language]
        index = own[0].with_name("README.md")
        items = [f"- [{heading(pages.texts[path])}]({path.name})" for path in own]
        pages.texts[index] = f"# {title}\n\n" + "\n".join(items) + "\n" + toctree(own)
        indexes.append(index)
    pages.texts[RULES] += toctree(indexes)


def heading(text: str) -> str:
    """Return the first heading of a page.

    Raises:
        ValueError: the page has none.
    """
    match = HEADING.search(text)
    if match is None:
        raise ValueError("a page without a heading")
    return match["text"]


def public_names(module: ModuleType) -> list[str]:
    """Return what a module offers: what it lists, or what is its own and not marked as private."""
    declared: list[str] | None = getattr(module, "__all__", None)
    if declared is not None:
        return declared
    constants = {
        target.id
        for statement in ast.parse(inspect.getsource(module)).body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        for target in ast.walk(statement)
        if isinstance(target, ast.Name) and isinstance(target.ctx, ast.Store)
    }
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and not inspect.ismodule(value)
        and (getattr(value, "__module__", None) == module.__name__ or name in constants)
    ]


def home(module: ModuleType, name: str, documented: list[ModuleType]) -> ModuleType:
    """Return the documented module on whose page a name of a module stands."""
    value = getattr(module, name)
    for other in documented:
        if other.__name__ == getattr(value, "__module__", None):
            return other
    inner = [other for other in documented if other.__name__.startswith(f"{module.__name__}.")]
    return next(
        (each for each in inner if name in public_names(each) and vars(each)[name] is value), module
    )


def reference(module: ModuleType, documented: list[ModuleType]) -> str:
    """Return the page of a module; a name that has its place on another page is a link there.

    Args:
        module: the module.
        documented: all modules that have a page.
    """
    parts = [
        f"# {module.__name__}",
        "```{eval-rst}",
        f".. automodule:: {module.__name__}",
        "",
    ]
    elsewhere = []
    for name in public_names(module):
        value = getattr(module, name)
        place = home(module, name, documented)
        if inspect.ismodule(value):
            elsewhere.append(f"* :py:mod:`{value.__name__}`")
        elif place is not module:
            elsewhere.append(f"* :py:obj:`{place.__name__}.{name}`")
        else:
            parts += directive(module, name, value)
    if elsewhere:
        parts += ["Also here:", "", *elsewhere, ""]
    return "\n".join([*parts, "```", ""])


def directive(module: ModuleType, name: str, value: object) -> list[str]:
    """Return the lines that document one name of a module."""
    path = f"{module.__name__}.{name}"
    if inspect.isclass(value):
        options = [":members:"]
        if value.__module__ == _core.__name__:
            # In the order of the declaration, which only the core itself knows.
            own = [each for each in vars(value) if not each.startswith("_")]
            options = [f":members: {', '.join(own)}"]
        if value.__bases__ != (object,):
            options.append(":show-inheritance:")
        if "Attributes:" not in (value.__doc__ or ""):
            options.append(":undoc-members:")
        elif hasattr(value, "_fields"):
            options.append(f":exclude-members: {', '.join(value._fields)}")
        return [f".. autoclass:: {path}", *(f"   {option}" for option in options), ""]
    if inspect.isroutine(value):
        return [f".. autofunction:: {path}", ""]
    return [f".. autodata:: {path}", "   :no-value:", ""]


def api(pages: Pages) -> None:
    """Add a page for each module that the page of the API lists, and link them there."""
    text = pages.texts[API]
    names = [match["name"] for match in MODULE.finditer(text)]
    modules = [importlib.import_module(name) for name in names]
    for module in modules:
        pages.texts[API.parent / "api" / f"{module.__name__}.md"] = reference(module, modules)
    text = MODULE.sub(r"- [`\g<name>`](api/\g<name>.md) – \g<about>", text)
    pages.texts[API] = text + toctree(listed(API, text))


def gallery(pages: Pages) -> None:
    """Run the pages of the gallery and put their results on them."""
    for path in listed(GALLERY, pages.texts[GALLERY]):
        if path.parent == GALLERY.parent:
            pages.texts[path], _ = run(ROOT / path)


def write(pages: Pages, folder: Path = SOURCE) -> None:
    """Write the pages for Sphinx; a file that stays the same is not touched."""
    wanted = {
        folder / staged(path): with_indexes(text).encode() for path, text in pages.texts.items()
    }
    wanted |= {folder / path: (ROOT / path).read_bytes() for path in pages.files}
    for old in [path for path in folder.rglob("*") if path.is_file() and path not in wanted]:
        old.unlink()
    for path, content in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)


def sphinx(source: Path = SOURCE, site: Path = SITE, *options: str) -> int:
    """Run Sphinx, every warning an error; return its exit status."""
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--jobs", "auto"]
    return subprocess.run(
        [*command, "--conf-dir", CONFIGURATION, *options, source, site], check=False, cwd=ROOT
    ).returncode


def main() -> int:
    """Gather, write and build."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fresh", action="store_true", help="forget what was built before")
    if parser.parse_args().fresh:
        shutil.rmtree(SOURCE, ignore_errors=True)
        shutil.rmtree(SITE, ignore_errors=True)
    pages = gather()
    navigation(pages)
    rules(pages)
    api(pages)
    gallery(pages)
    write(pages)
    status = sphinx()
    if status == 0:
        print(f"Open {SITE.relative_to(ROOT)}/index.html")
    return status


if __name__ == "__main__":
    sys.exit(main())
