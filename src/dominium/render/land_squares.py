"""Kingdoms and dominoes as squares of the illustrated land."""

from dominium.render.areas import place_of
from dominium.render.land.regions import LandSquare
from dominium.render.picture import Plain
from dominium.render.squares import catalogue


def land_of(kingdom: Plain) -> list[LandSquare]:
    """Return the squares of a kingdom, with the crowns of its buildings."""
    court = kingdom.get("court") or {"buildings": ()}
    built = {placed["square"]: placed["building"] for placed in court["buildings"]}
    squares = []
    for laid in kingdom["squares"]:
        name, building = laid["square"], built.get(laid["square"])
        crowns = laid["crowns"] + (catalogue()[building].crowns if building else 0)
        squares.append(LandSquare(*place_of(name), laid["terrain"], crowns, building is not None))
    if kingdom["castle"]:
        squares.append(LandSquare(*place_of(kingdom["castle"]), "castle"))
    return squares


def land_of_domino(domino: Plain) -> list[LandSquare]:
    """Return the two squares of a domino as a land of its own."""
    halves = (domino["left"], domino["right"])
    return [LandSquare(x, 0, half["terrain"], half["crowns"]) for x, half in enumerate(halves)]
