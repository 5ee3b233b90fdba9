"""The tables of components on the rules pages say what the data files say, cell by cell.

Each disagreement is reported with the line of the page that has to be changed.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations

import pytest

from dominium import describe
from tests.docs.rules_pages import component_table, page, rows, section

GAME = "queendomino"
Data = Sequence[Mapping[str, str]]

SOURCES = {
    "en": {
        "list": "list",
        "photo": "photograph",
        "printed_order": "printed order",
        "inferred": "inferred",
        "seed_towers": "towers CZ-Q",
    },
    "cs": {
        "list": "seznam",
        "photo": "fotografie",
        "printed_order": "pořadí čísel",
        "inferred": "odvozeno",
        "seed_towers": "věže CZ-Q",
    },
    "sk": {
        "list": "zoznam",
        "photo": "fotografia",
        "printed_order": "poradie čísel",
        "inferred": "odvodené",
        "seed_towers": "veže CZ-Q",
    },
    "pl": {
        "list": "lista",
        "photo": "zdjęcie",
        "printed_order": "kolejność numerów",
        "inferred": "wywnioskowane",
        "seed_towers": "wieże CZ-Q",
    },
}
NAME_INFERRED = ("forge", "inn", "tavern", "fortified_guardhouse")
"""Buildings whose points are known, but not for certain under this name."""
COUNT_INFERRED = ("knights_hall",)
"""Buildings whose name and number are missing in the source."""


def marked(value: str, inferred: bool) -> str:
    return f"{value} ?" if inferred else value


def points(building: Mapping[str, str], language: str) -> str:
    messages = describe.messages(language)
    if not building["vp_per"]:
        return building["vp_fixed"]
    each = messages.text("count-points", count=int(building["vp_each"]))
    return messages.text(f"effect-each-{building['vp_per']}", points=each)


def building_cells(building: Mapping[str, str], language: str) -> tuple[str, ...]:
    """Return the row of a building, built from its line in the data file."""
    messages = describe.messages(language)
    source = building["instant_source"]
    by_name = building["id"] in NAME_INFERRED
    effect = building["permanent_effect"]
    return (
        messages.text(f"building-{building['id']}"),
        f"`{building['id']}`",
        marked(building["count"], building["id"] in COUNT_INFERRED),
        marked(building["instant_knights"], source != "photo"),
        marked(building["instant_towers"], source == "inferred"),
        SOURCES[language][source],
        marked(messages.text(f"effect-{effect}"), by_name) if effect else "–",
        building["crowns"],
        marked(points(building, language), by_name),
    )


def domino_cells(domino: Mapping[str, str], language: str) -> tuple[str, ...]:
    """Return the row of a domino, built from its line in the data file."""
    return (
        domino["number"],
        describe.terrain_name(domino["left_terrain"], language, GAME),
        domino["left_crowns"],
        describe.terrain_name(domino["right_terrain"], language, GAME),
        domino["right_crowns"],
        SOURCES[language][domino["number_source"]],
    )


TABLES = {
    "The buildings": ("queendomino_buildings", building_cells),
    "The dominoes": ("queendomino_dominoes", domino_cells),
}


def disagreements(language: str, title: str, data: Data) -> list[str]:
    """Return what a page has to change to agree with the data: one sentence for each cell."""
    cells_of = TABLES[title][1]
    blocks = section(language, GAME, title)
    columns = next(block.cells for block in blocks if block.kind == "row")
    found = rows(blocks)
    assert len(found) == len(data), f"{language}: {title} has {len(found)} rows"
    return [
        f"src/dominium/rules/{language}/{GAME}.md, line {block.line}, {column}: "
        f"write {expected!r} instead of {cell!r}"
        for block, line in zip(found, data, strict=True)
        for column, cell, expected in zip(
            columns, block.cells, cells_of(line, language), strict=True
        )
        if cell != expected
    ]


@pytest.mark.parametrize("title", TABLES)
@pytest.mark.parametrize("language", describe.LANGUAGES)
def test_tables_agree_with_the_data(language: str, title: str) -> None:
    found = disagreements(language, title, component_table(TABLES[title][0]))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("building", "field", "value"),
    [
        ("statue", "vp_fixed", "6"),
        ("church", "vp_each", "3"),
        ("weaver", "instant_knights", "2"),
        ("watchtower", "instant_towers", "1"),
        ("bakery", "instant_source", "photo"),
        ("queens_tower", "crowns", "2"),
        ("inn", "count", "3"),
    ],
)
@pytest.mark.parametrize("language", describe.LANGUAGES)
def test_a_changed_value_names_the_line_to_change(
    language: str, building: str, field: str, value: str
) -> None:
    data = [
        line | {field: value} if line["id"] == building else line
        for line in component_table("queendomino_buildings")
    ]
    found = disagreements(language, "The buildings", data)
    lines = page(language, GAME).splitlines()
    assert found
    for sentence in found:
        number = int(sentence.partition(" line ")[2].partition(",")[0])
        assert f"`{building}`" in lines[number - 1]


@pytest.mark.parametrize("language", describe.LANGUAGES)
def test_sentences_on_provenance_count_the_data(language: str) -> None:
    buildings = component_table("queendomino_buildings")
    inferred = [line for line in buildings if line["instant_source"] == "inferred"]
    towers = [line for line in buildings if line["instant_source"] == "seed_towers"]
    printed = [line for line in buildings if line["id"] not in COUNT_INFERRED]
    introduction, instants, _, names, *_ = (
        block.text
        for block in section(language, GAME, "The buildings")
        if block.kind in ("paragraph", "bullet")
    )
    assert numbers(introduction) == [tokens(buildings), len(buildings)]
    assert numbers(instants) == [tokens(inferred), len(inferred), len(towers)]
    assert numbers(names) == [len(printed), tokens(printed), tokens(buildings) - tokens(printed)]
    dominoes = component_table("queendomino_dominoes")
    seen = len(seen_numbers(dominoes))
    (sentence, order, *_) = (block.text for block in section(language, GAME, "The dominoes"))
    assert numbers(sentence) == [len(dominoes), seen, len(dominoes) - seen]
    assert numbers(order) == [len(component_table("kingdomino_dominoes")), seen]


# --- The order of the numbers -------------------------------------------------------------------

TERRAINS = ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town")


def seen_numbers(dominoes: Data) -> list[int]:
    """Return the numbers that a list or a photograph shows."""
    return [
        int(domino["number"])
        for domino in dominoes
        if domino.get("number_source") != "printed_order"
    ]


def halves(domino: Mapping[str, str]) -> list[tuple[int, int]]:
    """Return crowns and terrain of both halves: more crowns first, then the earlier terrain."""
    return sorted(
        (-int(domino[f"{side}_crowns"]), TERRAINS.index(domino[f"{side}_terrain"]))
        for side in ("left", "right")
    )


def printed_order(domino: Mapping[str, str]) -> tuple[int, bool, int, int, int]:
    """Return what the numbers rise by: towns, doubles, crowns, terrain, partner."""
    (crowns, first), (others, second) = halves(domino)
    towns = [first, second].count(TERRAINS.index("town"))
    return towns, first != second, -(crowns + others), first, second


def inversions(dominoes: Data) -> tuple[int, int]:
    """Return how many pairs stand against the printed order, and how many there are."""
    pairs = [
        printed_order(first) > printed_order(second) for first, second in combinations(dominoes, 2)
    ]
    return pairs.count(True), len(pairs)


def test_numbers_rise_in_the_printed_order() -> None:
    kingdomino = component_table("kingdomino_dominoes")
    queendomino = component_table("queendomino_dominoes")
    assert inversions(kingdomino) == (0, 1128)
    assert inversions(queendomino) == (0, 1128)
    # Without towns and with them, each for itself.
    assert inversions(queendomino[:31]) == (0, 465)
    assert inversions(queendomino[31:]) == (0, 136)


def test_the_printed_order_finds_every_number_that_was_seen() -> None:
    """«for the others it leaves no choice»: only dominoes with equal faces could be exchanged."""
    dominoes = component_table("queendomino_dominoes")
    ranked = sorted(dominoes, key=printed_order)
    seen = seen_numbers(dominoes)
    assert len(seen) == 18
    assert [halves(ranked[number - 1]) for number in seen] == [
        halves(dominoes[number - 1]) for number in seen
    ]
    faces = {printed_order(domino): halves(domino) for domino in dominoes}
    assert all(faces[printed_order(domino)] == halves(domino) for domino in dominoes)


def test_a_number_out_of_order_is_found() -> None:
    dominoes = component_table("queendomino_dominoes")
    assert inversions([*dominoes[1:12], dominoes[0]]) == (10, 66)


def tokens(buildings: Data) -> int:
    return sum(int(building["count"]) for building in buildings)


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.replace(",", "").replace(".", "").split() if word.isdigit()]
