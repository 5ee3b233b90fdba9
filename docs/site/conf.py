"""How Sphinx makes the documentation site; `python -m tools.site` gathers its pages."""

import re
import tomllib
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
suppress_warnings = ["misc.highlighting_failure"]

default_role = "py:obj"
nitpicky = True
# What the words of docstrings name is checked. Types come from the code; those of other packages
# and those that the library keeps to itself have no page here.
nitpick_ignore_regex = [
    ("py:class", r".*"),
    ("py:.*", r"(?!dominium\.).*"),
    ("py:.*", r"dominium\.coach\.telling"),
]
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented_params"
autodoc_type_aliases: dict[str, str] = {}
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 88
add_module_names = False

html_theme = "furo"
html_title = "Dominium"
html_favicon = "../../web/public/favicon.svg"
html_logo = "../../web/public/favicon.svg"
html_static_path = ["static"]
html_css_files = ["site.css"]
templates_path = ["templates"]
html_copy_source = False
html_show_sphinx = False
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"

RULES = re.compile(r"src/dominium/rules/(?P<language>\w+)/(?P<page>\w+)")
LANGUAGES = {"en": "English", "cs": "česky", "sk": "slovensky", "pl": "po polsku"}


def languages(app: "Sphinx", page: str, language: str) -> str:
    """Return the HTML that leads from a page of rules to the same page in the other languages."""
    links = [
        f'<a href="../{other}/{page}.html" lang="{other}" hreflang="{other}">{escape(name)}</a>'
        for other, name in LANGUAGES.items()
        if other != language and f"src/dominium/rules/{other}/{page}" in app.env.found_docs
    ]
    return f'<p class="languages">{" · ".join(links)}</p>' if links else ""


def speak_the_language(
    app: "Sphinx",
    pagename: str,
    templatename: str,  # noqa: ARG001 - Sphinx passes it
    context: dict[str, Any],
    doctree: "nodes.document | None",  # noqa: ARG001
) -> None:
    """A page of rules says its language and leads to the others."""
    context["site_language"] = app.config.language
    match = RULES.fullmatch(pagename)
    if match is None:
        return
    context["language"] = match["language"]
    links = languages(app, match["page"], match["language"])
    context["body"] = context["body"].replace("</h1>", f"</h1>{links}", 1)


def setup(app: "Sphinx") -> None:
    """Called by Sphinx."""
    document_native_types()
    app.connect("html-page-context", speak_the_language)
