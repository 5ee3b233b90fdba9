"""The pictures of dominoes and offers."""

from collections.abc import Sequence

from dominium.notation import domino_text
from dominium.render.illustrated import DOMINO_MIDDLE, illustrated_domino
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
    if picture.tiles != "contrast":
        return illustrated_domino(picture, domino)
    left, right = square_drawing(picture, domino["left"]), square_drawing(picture, domino["right"])
    content = f'<g data-domino="{domino["domino"]}">{left}{moved(right, SQUARE, 0)}</g>'
    return Drawing(content, 2 * SQUARE, SQUARE)


def offer_drawing(picture: Picture, offer: Sequence[Plain]) -> Drawing:
    """Draw the places of an offer from top to bottom: number, domino and king."""
    dominoes = [domino_drawing(picture, slot) for slot in offer]
    numbers = [domino_text(slot["domino"]) for slot in offer]
    number = 12 + _NUMBER * max(map(len, numbers), default=0)
    # The land of a domino has room for its shadow, and that is gap enough.
    gap, middle = (_GAP, SQUARE // 2) if picture.tiles == "contrast" else (0, DOMINO_MIDDLE)
    parts, y, width = [], 0, 2 * SQUARE
    for slot, domino, text in zip(offer, dominoes, numbers, strict=True):
        content = label(text, number / 2 - 4, middle, 38, picture.colour("ink"))
        content += moved(domino.content, number, 0)
        width = int(domino.width)
        if slot["seat"] is not None:
            place = {"x": number + width + gap, "y": middle - _KING / 2, "size": _KING}
            content += picture.piece("king", slot["seat"], place)
        faint = ' opacity="0.5"' if slot["placed"] else ""
        parts.append(f'<g transform="translate(0 {y})"{faint}>{content}</g>')
        y += int(domino.height) + gap
    return Drawing("".join(parts), number + width + gap + _KING, max(0, y - gap))
