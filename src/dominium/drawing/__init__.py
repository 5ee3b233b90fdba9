"""The parts of the pictures that `dominium.render` makes.

Every function gives SVG text in units of which a square has 100 to a side. The drawings, colours
and measures lie in `artwork/` and are shared with the web pages.
"""
