"""The Sphinx configuration of the documentation site; `python -m tools.site` gathers its pages."""

import os
import re
import sys
import tomllib
from html import escape
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from sphinx.pycode import ModuleAnalyzer

from tools.native_types import document_native_types

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx

ROOT = Path(__file__).parents[2]

project = "Dominium"
author = copyright = "Dominium contributors"  # noqa: A001 - the name is Sphinx's
version = release = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
    "version"
]
language = "en"
root_doc = "index"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]

myst_heading_anchors = 6
# Names of files, options and values in the text are no links of their own.
myst_linkify_fuzzy_links = False
# Marked `python`, some examples are sessions and others only show a form.
# A name alone, such as Game, leads to the library's own where an adapter has one of that name.
suppress_warnings = ["misc.highlighting_failure", "ref.python"]

default_role = "py:obj"
nitpicky = True
# What the words of docstrings name is checked. Types come from the code; those of other packages
# and those that the library keeps to itself have no page here.
nitpick_ignore_regex = [
    ("py:class", r".*"),
    ("py:.*", r"(?!dominium\.).*"),
    ("py:.*", r"dominium\.coach\.telling"),
    ("py:.*", r".*\(.+\)"),  # a call with arguments is an example
]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
add_module_names = False

html_theme = "furo"
html_title = "Dominium"
html_favicon = "../../web/public/favicon.svg"
html_logo = "../../web/public/favicon.svg"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = ["site.js"]
templates_path = ["templates"]
html_copy_source = False
html_show_sphinx = False
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"

RULES = re.compile(r"src/dominium/rules/(?P<language>\w+)/(?P<page>\w+)")
ENTRY = re.compile(r'<a class="[^"]*" href="(?P<target>[^"#]+)"')
LANGUAGES = {"en": "English", "cs": "česky", "sk": "slovensky", "pl": "po polsku"}


def languages(app: "Sphinx", page: str, language: str) -> str:
    """Return the HTML that leads from a page of rules to the same page in the other languages."""
    links = [
        f'<a href="../{other}/{page}.html" lang="{other}" hreflang="{other}">{escape(name)}</a>'
        for other, name in LANGUAGES.items()
        if other != language and f"src/dominium/rules/{other}/{page}" in app.env.found_docs
    ]
    return f'<p class="languages">{" · ".join(links)}</p>' if links else ""


def in_its_language(entry: re.Match[str], folder: PurePosixPath) -> str:
    """Return the beginning of a link of the navigation with the language of what it leads to.

    Args:
        entry: A match of `ENTRY`.
        folder: Where the page lies on which the navigation stands.
    """
    target = os.path.normpath(folder / entry["target"]).removesuffix(".html")
    match = RULES.fullmatch(target)
    return f'{entry[0]} lang="{match["language"]}"' if match else entry[0]


def speak_the_language(
    app: "Sphinx",
    pagename: str,
    templatename: str,  # noqa: ARG001 - Sphinx passes it
    context: dict[str, Any],
    doctree: "nodes.document | None",  # noqa: ARG001
) -> None:
    """Mark a page of rules with its language and link it to the other languages."""
    context["site_language"] = app.config.language
    folder = PurePosixPath(pagename).parent
    tree = context["furo_navigation_tree"].replace(
        'role="heading"', 'role="heading" aria-level="2"'
    )
    context["furo_navigation_tree"] = ENTRY.sub(lambda entry: in_its_language(entry, folder), tree)
    match = RULES.fullmatch(pagename)
    if match is None:
        return
    context["language"] = match["language"]
    links = languages(app, match["page"], match["language"])
    context["body"] = context["body"].replace("</h1>", f"</h1>{links}", 1)


def own_words(  # noqa: PLR0917 - the arguments are those of Sphinx
    app: "Sphinx",  # noqa: ARG001 - Sphinx passes it
    what: str,
    name: str,
    value: object,
    options: object,  # noqa: ARG001
    lines: list[str],
) -> None:
    """Describe an imported constant as where it is defined, not by its type."""
    if what in {"attribute", "data", "property"}:
        lines.insert(0, "")  # otherwise Napoleon takes what stands before a colon for a type
    if what != "data":
        return
    described = re.sub(r"\s+", "", "".join(lines))
    if described != re.sub(r"\s+", "", value.__doc__ or ""):
        return
    key = name.rpartition(".")[2]
    lines.clear()
    for module in [each for each in sys.modules if each.startswith("dominium.")]:
        if getattr(sys.modules[module], key, None) is value:
            comments = ModuleAnalyzer.for_module(module).find_attr_docs()
            lines += comments.get(("", key), [])


def setup(app: "Sphinx") -> None:
    """Connect the functions above to Sphinx, which calls this."""
    document_native_types()
    app.connect("autodoc-process-docstring", own_words, priority=400)  # before Napoleon
    app.connect("html-page-context", speak_the_language, priority=900)
