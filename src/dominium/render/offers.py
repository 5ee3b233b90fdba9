"""The pictures of dominoes and offers."""

from collections.abc import Sequence

from dominium.notation import domino_text
from dominium.render.picture import (
    SQUARE,
    Drawing,
    Picture,
    Plain,
    label,
    moved,
)
from dominium.render.squares import square_drawing

_NUMBER = 25
"""The width of a character of a domino's number."""
_GAP = 16
_KING = 84


def domino_drawing(picture: Picture, domino: Plain) -> Drawing:
    """Draw both halves of a domino, the left one first."""
    left, right = square_drawing(picture, domino["left"]), square_drawing(picture, domino["right"])
    content = f'<g data-domino="{domino["domino"]}">{left}{moved(right, SQUARE, 0)}</g>'
    return Drawing(content, 2 * SQUARE, SQUARE)


def offer_drawing(picture: Picture, offer: Sequence[Plain]) -> Drawing:
    """Draw the places of an offer from top to bottom: number, domino and king."""
    numbers = [domino_text(slot["domino"]) for slot in offer]
    number = 12 + _NUMBER * max(map(len, numbers), default=0)
    parts = []
    for row, slot in enumerate(offer):
        content = label(numbers[row], number / 2 - 4, 50, 38, picture.colour("ink"))
        content += moved(domino_drawing(picture, slot).content, number, 0)
        if slot["seat"] is not None:
            place = {"x": number + 2 * SQUARE + _GAP, "y": (SQUARE - _KING) / 2, "size": _KING}
            content += picture.piece("king", slot["seat"], place)
        faint = ' opacity="0.5"' if slot["placed"] else ""
        parts.append(f'<g transform="translate(0 {row * (SQUARE + _GAP)})"{faint}>{content}</g>')
    width = number + 2 * SQUARE + _GAP + _KING
    return Drawing("".join(parts), width, max(0, len(offer) * (SQUARE + _GAP) - _GAP))
