"""Pages to print or to emboss: a summary of the rules, a score sheet, the contents of the box.

A document is Markdown, which a browser shows and prints; `Layout` sets it in lines and pages, as
plain text or, by liblouis, as BRF for an embosser.
"""

from dominium.printing.braille import Braille, BrailleError
from dominium.printing.documents import KINDS, Kind, document
from dominium.printing.layout import Layout, braille_layout

__all__ = ["KINDS", "Braille", "BrailleError", "Kind", "Layout", "braille_layout", "document"]
