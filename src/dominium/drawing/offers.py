"""Dominoes, and the offers they lie in."""

from collections.abc import Sequence

from dominium.drawing.picture import SQUARE, Drawing, Picture, Plain, label, moved
from dominium.drawing.squares import square_drawing
from dominium.notation import domino_text


def domino_drawing(picture: Picture, domino: Plain) -> Drawing:
    """Both halves of a domino, the left one first."""
    left, right = square_drawing(picture, domino["left"]), square_drawing(picture, domino["right"])
    content = f'<g data-domino="{domino["domino"]}">{left}{moved(right, SQUARE, 0)}</g>'
    return Drawing(content, 2 * SQUARE, SQUARE)


def offer_drawing(picture: Picture, offer: Sequence[Plain]) -> Drawing:
    """The places of an offer from top to bottom: number, domino and king."""
    number, gap, king = 60, 16, 84
    parts = []
    for row, slot in enumerate(offer):
        written = domino_text(slot["domino"])
        size = 38 if len(written) < 3 else 30
        content = label(written, number / 2 - 4, 50, size, picture.colour("ink"))
        content += moved(domino_drawing(picture, slot).content, number, 0)
        if slot["seat"] is not None:
            place = {"x": number + 2 * SQUARE + gap, "y": (SQUARE - king) / 2, "size": king}
            content += picture.piece("king", slot["seat"], place)
        faint = ' opacity="0.5"' if slot["placed"] else ""
        parts.append(f'<g transform="translate(0 {row * (SQUARE + gap)})"{faint}>{content}</g>')
    width = number + 2 * SQUARE + gap + king
    return Drawing("".join(parts), width, max(0, len(offer) * (SQUARE + gap) - gap))
