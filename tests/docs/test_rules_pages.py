"""The rules pages: one structure in four languages, nothing left untranslated, the facts right."""

import re
from collections import Counter

import pytest

import dominium
from dominium import describe, scoring
from tests.docs.markdown import Block, blocks, sections
from tests.docs.rules_pages import (
    DOMINO_GAMES,
    PAGES,
    close,
    component_table,
    page,
    rows,
    section,
)

GAMES = dominium.games()
TRANSLATIONS = [language for language in describe.LANGUAGES if language != "en"]
SOURCE = r"(?:CZ|EN)-[A-Z]|\bPL\b"
RULING = {
    "en": "our ruling",
    "cs": "naše rozhodnutí",
    "sk": "naše rozhodnutie",
    "pl": "nasze rozstrzygnięcie",
}
SOURCES = {
    "kingdomino": {"CZ-K", "CZ-Z", "CZ-Q", "PL"},
    "queendomino": {"CZ-K", "CZ-Q"},
    **{game: {"CZ-D"} for game in DOMINO_GAMES},
    "muggins": {"CZ-D", "EN-B", "EN-D", "EN-H", "EN-P"},
}
NAMES = {"kingdomino", "královská zahrada", "queendomino", "matador", "bergen", "muggins"}
ALIKE = {"body za každé obilné pole", "body za každý les"}
"""Longer words that really are the same in Czech and Slovak."""
ALPHABET = {
    "en": "",
    "cs": "áčďéěíňóřšťúůýž",
    "sk": "áäčďéíĺľňóôŕšťúýž",
    "pl": "ąćęłńóśźż",
}
FOREIGN_NAMES = (
    "Královská zahrada",
    "Hraje: Rytíř, Architekt, Drak",
    "Krácející hrad",
    "budují",
    "bodují",
    "Slepá ulička",
    "Domino se zálohou",
)
COMMANDS = ("tax", "build", "burn", "draw", "pass", "hit", "stand")


def citations(block: Block, language: str) -> list[str]:
    """Return what the brackets of a block cite, in order, the same in every language."""
    text = block.text.replace(RULING[language], "RULING")
    found = re.findall(r"\(([^()]*(?:CZ-|EN-|PL|RULING)[^()]*)\)", text)
    if block.kind == "row" and block.cells[-1] == RULING[language]:
        found.append("RULING")
    return [re.sub(r"^.*example|^.*př[íi]kla\w+|^.*przykładu", "example", cited) for cited in found]


def notation(code: str, language: str) -> str:
    """Return a command that stands on a page in words as the notation writes it."""
    word, _, rest = code.partition(" ")
    for command in COMMANDS:
        if word == describe.messages(language).text(f"typed-{command}").split(", ")[0]:
            return f"{command} {rest}".strip()
    return code


def in_words(code: str, language: str) -> bool:
    """True if a code is a whole command in words that has no like in another language."""
    declined = describe.messages(language).text("typed-decline").split(", ")[0]
    return code.startswith(("e6 ", "65 ")) or code == declined


def shape(block: Block, language: str) -> dict[str, object]:
    """Return what a block must share with its translations."""
    prose = re.sub(r"`[^`]*`", "", block.text)
    return {
        "kind": block.kind,
        "columns": len(block.cells),
        "sources": Counter(re.findall(SOURCE, block.text)),
        "rulings": len(citations(block, language)),
        "numbers": Counter(re.findall(r"\d+", prose)),
        "bold": prose.count("**"),
        "code": Counter(
            notation(code, language)
            for code in map(close, block.code)
            if len(code) > 1 and not in_words(code, language)
        ),
    }


def words(text: str) -> str:
    """Return the prose of a text in lower case, without code, sources and numbers."""
    prose = re.sub(rf"`[^`]*`|\((?:CZ-|EN-|PL)[^)]*\)|{SOURCE}", " ", text)
    return " ".join(re.sub(r"[\d\W]+", " ", prose).lower().split())


@pytest.mark.parametrize("game", PAGES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_structure_is_the_same_in_every_language(language: str, game: str) -> None:
    original = list(blocks(page("en", game)))
    translated = list(blocks(page(language, game)))
    for first, second in zip(original, translated, strict=False):
        assert shape(first, "en") == shape(second, language), (first.text, second.text)
    assert len(original) == len(translated)


@pytest.mark.parametrize("game", PAGES)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_another_language(language: str, game: str) -> None:
    for other in describe.LANGUAGES:
        if other == language:
            continue
        foreign = {words(cell) for block in blocks(page(other, game)) for cell in block.cells}
        for block in blocks(page(language, game)):
            for cell in block.cells:
                prose = words(cell)
                short = len(prose.split()) < 3
                if (
                    not prose
                    or prose in NAMES | ALIKE
                    or (short and {language, other} <= {"cs", "sk", "pl"})
                ):
                    continue
                assert prose not in foreign, f"{language} equals {other}: {cell}"


@pytest.mark.parametrize("game", PAGES)
@pytest.mark.parametrize("language", describe.LANGUAGES)
def test_letters_belong_to_the_language(language: str, game: str) -> None:
    text = page(language, game)
    for name in FOREIGN_NAMES if language != "cs" else ():
        text = text.replace(name, "")
    strange = {letter for letter in text.lower() if letter.isalpha() and not letter.isascii()}
    assert strange <= set(ALPHABET[language])


def written(value: object, answers: dict[bool, str]) -> str:
    """Return a value of an option as a page writes it."""
    return answers[value] if isinstance(value, bool) else f"`{value}`"


def written_values(option: dominium.OptionInfo, answers: dict[bool, str]) -> str:
    """Return all values of an option as a page writes them: a range by its ends."""
    if isinstance(option.values, range):
        return f"`{option.values[0]}`–`{option.values[-1]}`"
    return ", ".join(written(value, answers) for value in option.values)


@pytest.mark.parametrize("info", GAMES, ids=lambda info: info.id)
@pytest.mark.parametrize("language", describe.LANGUAGES)
def test_every_option_and_preset_is_explained(language: str, info: dominium.GameInfo) -> None:
    """Each option and preset has a row with its name of the interface, its id and its values."""
    messages = describe.messages(language)
    explained = {
        block.code[0]: block
        for block in rows(section(language, info.rules_page, "Options and presets"))
    }
    answers = {True: messages.text("option-value-on"), False: messages.text("option-value-off")}
    for option in info.options:
        name, _, values, default = explained.pop(option.name).cells
        assert name.startswith(messages.text(f"option-{option.name}")), name
        assert values == written_values(option, answers)
        assert default == written(option.default, answers)
    for preset, chosen in info.presets.items():
        name, _, settings = explained.pop(preset).cells
        assert name == messages.text(f"preset-{preset}")
        for axis, value in chosen.items():
            assert f"`{axis}`" in settings
            assert written(value, answers) in settings
    assert not explained


RULES = {
    "kingdomino": ("First claims", "A turn", "Placing a domino", "Bonuses", "Final ranking"),
    "queendomino": (
        "Setting up",
        "First claims",
        "A turn",
        "A: Placing the domino",
        "B: Sending knights",
        "C: Building",
        "The queen",
        "D: Bribing the dragon",
        "End of a round",
        "Scoring",
        "Bonuses",
        "Final ranking",
        "Royal Wedding",
        "Teams",
    ),
    **dict.fromkeys(
        DOMINO_GAMES,
        (
            "Setting up",
            "A turn",
            "What is hidden",
            "What happens by itself",
            "End of a deal",
            "The match",
        ),
    ),
}


@pytest.mark.parametrize("game", PAGES)
def test_every_rule_has_a_source(game: str) -> None:
    """In the sections of rules every item that says what must or may be done is cited."""
    for title in RULES[game]:
        items = [b for b in section("en", game, title) if b.kind in ("bullet", "number")]
        assert items == [item for item in items if citations(item, "en")], title
    assert set(re.findall(SOURCE, page("en", game))) == SOURCES[game]


DOMINOES = {
    "kingdomino": {2: ["kingdomino_dominoes"]},
    "queendomino": {
        1: ["queendomino_dominoes"],
        3: ["queendomino_dominoes", "kingdomino_dominoes"],
    },
}
"""Of each page: the column where the squares of these tables are counted, then their crowns."""


@pytest.mark.parametrize("game", DOMINOES)
@pytest.mark.parametrize("language", describe.LANGUAGES)
def test_terrain_table_counts_the_dominoes(language: str, game: str) -> None:
    letters = describe.terrain_letters(language)
    found = {
        block.cells[0]: block.cells for block in rows(section(language, game, "What is in the box"))
    }
    for column, tables in DOMINOES[game].items():
        squares: Counter[str] = Counter()
        crowns: Counter[str] = Counter()
        for domino in (domino for table in tables for domino in component_table(table)):
            for side in ("left", "right"):
                squares[domino[f"{side}_terrain"]] += 1
                crowns[domino[f"{side}_terrain"]] += int(domino[f"{side}_crowns"])
        assert len(squares) == len(found)
        for terrain, number in squares.items():
            row = found[describe.terrain_name(terrain, language, game)]
            assert row[column : column + 2] == (str(number), str(crowns[terrain]))
            assert row[-1].startswith(f"`{letters[terrain]}`")


SETUPS = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 2, "size": 7},
    {"seats": 2, "wider_offer": True},
    {"seats": 3, "wider_offer": True},
    {"seats": 2, "size": 7, "wider_offer": True},
]


def test_setup_table_agrees_with_the_game() -> None:
    table = [block.cells for block in rows(section("en", "kingdomino", "Setting up"))]
    for options, (players, kings, dominoes, offer, rounds, _) in zip(SETUPS, table, strict=True):
        state = dominium.load("kingdomino", **options).start()
        view = state.view(None)
        assert int(players[0]) == options["seats"]
        assert (view.draws_left, view.rounds) == (int(dominoes), int(rounds))
        while state.view(None).step == "draw_domino":
            state.apply(state.legal_actions()[0])
        assert len(state.view(None).offer) == int(offer)
        seats = []
        while state.view(None).round == 0:
            action = state.legal_actions()[0]
            if action.kind == "draw_king":
                seats.append(action.seat)
            state.apply(action)
        assert Counter(seats) == dict.fromkeys(range(state.game.seats), int(kings))


def scored(table: list[Block]) -> Counter[tuple[tuple[str, ...], int, int, int]]:
    """Read a table of properties: squares named, their number, crowns and points."""
    return Counter(
        (tuple(sorted(block.code)), *(int(cell) for cell in block.cells[1:]))
        for block in table
        if block.kind == "row" and block.code
    )


EXAMPLES = {
    "Example 1 scored": [
        ("e6d", ("lake", 2), ("wheat", 1)),
        ("d6l", 42),
        ("d7l", 32),
        ("f7r", 19),
    ],
    "Example 2 scored": [
        ("d5l", 45),
        ("d4u", ("mine", 0), ("swamp", 0)),
        ("e6d", 24),
    ],
}


def example(title: str) -> scoring.Kingdom:
    kingdom = scoring.Kingdom()
    for placement, *domino in EXAMPLES[title]:
        kingdom.put_domino(placement, *domino)
    return kingdom


@pytest.mark.parametrize("title", EXAMPLES)
def test_examples_score_what_the_page_says(title: str) -> None:
    kingdom = example(title)
    assert kingdom.faults() == ()
    score = kingdom.score()
    section = sections(page("en", "kingdomino"))[title]
    counted = {
        (tuple(sorted(part.squares)), part.size, part.crowns, part.points)
        for part in score.properties
    }
    assert set(scored(section)) <= counted
    assert all(points == 0 for *_, points in counted - set(scored(section)))
    assert f" {score.total} points" in section[-1].text


def test_first_example_names_its_placements() -> None:
    items = sections(page("en", "kingdomino"))["Example 1: four good placements"]
    placements = [block.code[0] for block in items if block.kind == "number"]
    assert placements == [placement for placement, *_ in EXAMPLES["Example 1 scored"]]


LAKE_AND_MINE = (("lake", 0), ("mine", 0))


@pytest.mark.parametrize(
    ("placement", "faces", "fault"),
    [
        ("f6r", LAKE_AND_MINE, "no_matching_terrain"),
        ("b4r", LAKE_AND_MINE, None),
        ("f5r", LAKE_AND_MINE, None),
        ("g5l", LAKE_AND_MINE, None),
        ("e8r", (("wheat", 0), ("wheat", 0)), "too_large"),
    ],
)
def test_second_example_says_what_is_allowed(
    placement: str, faces: tuple[scoring.Face, scoring.Face], fault: str | None
) -> None:
    items = sections(page("en", "kingdomino"))["Example 2: a domino in the wrong place"]
    (sentence,) = (block.text for block in items if f"`{placement}`" in block.text)
    assert bool(re.search(r"\bnot (be )?allowed", sentence)) == (fault is not None)
    kingdom = example("Example 2 scored")
    kingdom.put_domino(placement, *faces)
    assert [found.code for found in kingdom.faults()] == ([fault] if fault else [])


@pytest.mark.parametrize("language", describe.LANGUAGES)
def test_typed_words_are_understood(language: str) -> None:
    """The words that the page offers for typing mean the placements beside them."""
    state = dominium.load("kingdomino").start()
    (line,) = (
        block
        for block in blocks(page(language, "kingdomino"))
        if sum(c.startswith("e6 ") for c in map(close, block.code))
    )
    placed = [describe.understand(code, state, language) for code in line.code]
    assert placed == [close(code) for code in line.code[:4]] * 2
