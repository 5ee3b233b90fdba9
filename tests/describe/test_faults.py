"""Faults of options, boards, set-ups and records: each can happen, and each has its sentence."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import dominium
from dominium import Fault, OptionError, Record, RecordError, SetupError
from dominium._core import told_fault
from dominium.describe import LANGUAGES, fault
from dominium.scoring import Kingdom
from tests.describe.play import GAMES, describer, random_game

ROOT = Path(__file__).parents[2]


SUBJECTS = [
    ("malformed", "row"),
    ("malformed", "what"),
    ("unknown_ending", "known"),
    ("bad_knights", "expected"),
]
"""The codes that have another sentence where a parameter is named, with that parameter."""


def _of_options(**options: Any) -> list[Fault]:
    game = options.pop("game", "kingdomino")
    with pytest.raises(OptionError) as refused:
        dominium.load(game, **options)
    return list(refused.value.faults)


def _of_board(*squares: str, castle: str | None = "e5", **options: Any) -> list[Fault]:
    board = Kingdom(**options)
    if castle is None:
        board.remove("e5")
    for square in squares:
        board.put(square, "wheat")
    return list(board.faults())


def _two_castles() -> list[Fault]:
    board = Kingdom()
    board.put_castle("e6")
    return list(board.faults())


def _crowns() -> list[Fault]:
    board = Kingdom()
    board.put("e6", "mine", 4)
    return list(board.faults())


def _dominoes() -> list[Fault]:
    board = Kingdom()
    board.put_domino("e6d", 24)
    board.put_domino("d5l", 24)
    board.put_domino("a1r", 30)
    board.put_domino("f5r", 99)
    board.put_domino("d5l", ("wheat", 3), ("mine", 0))
    return [*board.faults(), *board.notes()]


def _of_position(text: str) -> list[Fault]:
    return list(Kingdom.from_position(text).faults())


def _of_setup(**changes: Any) -> list[Fault]:
    view = random_game("two")[40].after.view(None).to_dict()
    with pytest.raises(SetupError) as refused:
        GAMES["two"].setup(view | changes)
    return list(refused.value.faults)


def _setup_without(field: str) -> list[Fault]:
    view = random_game("two")[40].after.view(None).to_dict()
    del view[field]
    with pytest.raises(SetupError) as refused:
        GAMES["two"].setup(view)
    return list(refused.value.faults)


def _setup_of_match(finished_games: list[list[int]]) -> list[Fault]:
    game = GAMES["dynasty"]
    view = next(
        ply.after for ply in random_game("dynasty") if ply.after.view(None).game_number == 2
    )
    with pytest.raises(SetupError) as refused:
        game.setup(view.view(None).to_dict() | {"finished_games": finished_games})
    return list(refused.value.faults)


def _castle_off_centre() -> list[Fault]:
    kingdoms = random_game("two")[40].after.view(None).to_dict()["kingdoms"]
    return _of_setup(kingdoms=[{"position": "c", "discarded": []}, *kingdoms[1:]])


def _nowhere_to_place() -> list[Fault]:
    """A domino of wheat and mine in turn, and forests all round the castle."""
    forests = "........./" * 3 + "...fff.../...fcf.../...fff..." + "/........." * 3
    offer = [{"domino": each, "seat": each % 2, "placed": False} for each in (45, 46, 47, 48)]
    position = {
        "step": "place",
        "actor": 1,
        "round": GAMES["two"].start().view(None).rounds,
        "kingdoms": [{"position": forests}] * 2,
        "offer": offer,
        "next_offer": [],
        "undrawn": [],
    }
    with pytest.raises(SetupError) as refused:
        GAMES["two"].setup(position)
    return list(refused.value.faults)


def _of_courts() -> list[Fault]:
    board = Kingdom(game="queendomino")
    for square in ("e6", "f6", "f7"):
        board.put(square, "town")
    board.put("f5", "wheat")
    for square, building in (("e6", "tavern"), ("f6", "tavern"), ("f6", "inn"), ("f5", "inn")):
        board.put_building(square, building)
    board.coins, board.knights = -1, -1
    return list(board.faults())


def _of_queendomino(change: Callable[[dict[str, Any]], None]) -> list[Fault]:
    """The faults of a position in which taxes may be collected, after a change."""
    view = next(
        ply.before.view(None).to_dict()
        for ply in random_game("queen")
        if ply.before.view(None).step == "tax" and ply.before.view(None).round > 3
    )
    change(view)
    with pytest.raises(SetupError) as refused:
        GAMES["queen"].setup(view)
    return list(refused.value.faults)


def _without_courts(view: dict[str, Any]) -> None:
    view["kingdoms"][0]["court"] = None
    view["building_board"] = None


def _wrong_courts(view: dict[str, Any]) -> None:
    court = view["kingdoms"][0]["court"]
    court |= {"coins": -5, "knights": 9, "knights_on": ["a1"]}
    court["buildings"] += [
        {"square": "a1", "building": "palace"},
        {"square": "g7", "building": "tavern"},
        {"square": "g7", "building": "tavern"},
    ]


def _wrong_board(view: dict[str, Any]) -> None:
    view["building_board"] |= {"slots": [], "queen": 7}


def _wrong_squares(view: dict[str, Any]) -> None:
    view["turn"]["squares"] = ["a1", "b1"]


def _of_record(**changes: Any) -> list[Fault]:
    with pytest.raises(RecordError) as refused:
        Record.from_json(json.dumps(_record() | changes))
    return [Fault(refused.value.code, refused.value.params)]


def _record() -> dict[str, Any]:
    record: dict[str, Any] = json.loads(
        dominium.play(GAMES["two"], ["random", "random"], rng=1).to_json()
    )
    return record


def _of_text(text: str) -> list[Fault]:
    with pytest.raises(RecordError) as refused:
        Record.from_text(text)
    return [Fault(refused.value.code, refused.value.params)]


def _replayed(ply: int | None, **changes: Any) -> list[Fault]:
    with pytest.raises(RecordError) as refused:
        Record.from_json(json.dumps(_record() | changes)).replay(ply)
    return [Fault(refused.value.code, refused.value.params)]


SEATS = [{"name": name, "bot": None} for name in ("Jana", "Petr")]

CASES: list[Callable[[], list[Fault]]] = [
    lambda: _of_options(game="chess"),
    lambda: _of_options(preset="blitz", colour="red", seats=9),
    lambda: _of_options(seats=4, size=7, wider_offer=True),
    lambda: _of_options(game="queendomino", set="royal_wedding"),
    lambda: _of_options(game="queendomino", seats=5, teams=True),
    lambda: _of_options(game="queendomino", set="royal_wedding", seats=5, teams=True),
    lambda: _of_board(castle=None),
    lambda: _of_board("a1", "b1", "e5"),
    lambda: _of_board("e6", "f6", "g6", "h6", "i6", "e10"),
    lambda: _of_board("e6"),
    lambda: _of_board("d5", "f5"),
    _two_castles,
    _crowns,
    _dominoes,
    lambda: _of_position("cx/w" + "/" * 20 + "w"),
    lambda: _of_setup(round=99),
    lambda: _of_setup(game_number=3),
    lambda: _of_setup(finished_games=[[1, 2], [3, 4]]),
    lambda: _setup_of_match([[7, 99999]]),
    lambda: _of_setup(kingdoms=[]),
    lambda: _of_setup(step="dance"),
    lambda: _of_setup(step="draw_seat", actor="chance"),
    lambda: _of_setup(offer=[{"domino": number, "seat": 0} for number in range(1, 9)]),
    lambda: _of_setup(offer=[{"domino": 1, "seat": 7}, {"domino": 99, "seat": None}]),
    lambda: _of_setup(undrawn=[]),
    lambda: _of_setup(offer="row"),
    _castle_off_centre,
    _nowhere_to_place,
    lambda: _setup_without("round"),
    _of_courts,
    lambda: _of_queendomino(_without_courts),
    lambda: _of_queendomino(_wrong_courts),
    lambda: _of_queendomino(_wrong_board),
    lambda: _of_queendomino(_wrong_squares),
    lambda: _of_record(version=9),
    lambda: _of_record(rules_revision=99),
    lambda: _of_record(options={"size": 6}),
    lambda: _of_record(seats=[]),
    lambda: _of_record(actions=["=1", "nonsense"]),
    lambda: _of_record(actions=["=1", "=?"]),
    lambda: _of_record(actions=["=1", "e5r"]),
    lambda: _of_record(outcome={"reason": "completed", "ranking": [], "standings": []}),
    lambda: _of_record(format="other"),
    lambda: _of_record(game="chess"),
    lambda: _of_text("[Game]"),
    lambda: _replayed(100000),
]


def _declared() -> set[str]:
    """The fault codes in the sources of the library."""
    python = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src" / "dominium").glob("*.py")
    )
    native = "\n".join(
        path.read_text(encoding="utf-8")
        for pattern in (
            *("kingdom/setup.hpp", "kingdom/scored_board.hpp"),
            *("games/*domino/options.hpp", "games/*domino/setup.hpp"),
        )
        for path in (ROOT / "core").glob(pattern)
    )
    codes = re.findall(r'(?:Fault|RecordError)\(\s*"(\w+)"', python)
    return set(
        codes + re.findall(r'(?:refuse\(|push_back\(\s*\{|Fault\{|kingdom, \{)"(\w+)"', native)
    ) - {
        "kingdom",  # parameters that are added to a fault
        "domino",
    }


@pytest.fixture(scope="module")
def faults() -> list[Fault]:
    return [found for case in CASES for found in case()]


def test_every_fault_of_the_library_is_met(faults: list[Fault]) -> None:
    assert {found.code for found in faults} >= _declared()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence(language: str, faults: list[Fault]) -> None:
    for found in faults:
        sentence = fault(found.code, found.params, language)
        assert re.fullmatch(r".+[.)]", sentence)
        assert sentence == describer("two", language).fault(found.code, found.params)
        named = {"square", "squares", "preset", "option", "row", "field", "step"}
        values = [str(value) for name, value in found.params.items() if name in named]
        assert all(value.upper() in sentence.upper() for value in values), sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Wheat 3 crowns, mine 0 crowns: no domino of the game, counted all the same.",
        ),
        ("cs", "Pole 3 koruny, důl 0 korun: není na žádném dílku hry, přesto se počítá."),
        (
            "sk",
            "Pole 3 koruny, skaly 0 korún: taký dielik v hre nie je, napriek tomu sa počíta.",
        ),
        (
            "pl",
            (
                "Pszenica 3 korony, kopalnia 0 koron: takiej płytki w grze nie ma, "
                "ale i tak się liczy."
            ),
        ),
    ],
)
def test_faces_are_named(language: str, sentence: str) -> None:
    assert fault("not_among_the_48", {"faces": "wheat 3, mine 0"}, language) == sentence


def test_faces_are_named_in_the_words_of_the_game() -> None:
    assert fault("not_among_the_48", {"faces": "swamp 3, town 0"}, "cs", "queendomino") == (
        "Vřesoviště 3 koruny, město 0 korun: není na žádném dílku hry, přesto se počítá."
    )


def test_faults_of_a_seat_or_a_kingdom_name_it() -> None:
    assert fault("unknown_seat", {"seat": 8}, "cs") == "Hráč 9: takový hráč tu není."
    assert fault("no_castle", {"kingdom": 1}, "cs") == "Království 2: Chybí hrad."
    assert fault("no_castle", {}, "cs") == "Chybí hrad."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Kingdom 2: Domino 46 fits nowhere, so it is discarded by itself"),
        ("cs", "Království 2: Dílek 46 nejde nikam přiložit, zahodí se sám"),
        ("sk", "Kráľovstvo 2: Dielik 46 sa nedá nikam priložiť, zahodí sa sám"),
        ("pl", "Królestwo 2: Płytki 46 nie da się nigdzie dołożyć, więc zostaje odrzucona"),
    ],
)
def test_a_domino_that_fits_nowhere_is_named(language: str, sentence: str) -> None:
    found = fault("domino_fits_nowhere", {"domino": 46, "kingdom": 1}, language)
    assert found.startswith(f"{sentence}; ")


def test_faults_name_buildings_and_dominoes() -> None:
    assert fault("building_used_twice", {"building": "tavern"}, "pl") == (
        "Nie ma tylu kafli: Tawerna."
    )
    assert fault("unknown_building", {"building": "palace"}, "en") == "There is no building palace."
    assert fault("domino_used_twice", {"domino": 72}, "en") == "Domino q24 is used twice."
    assert fault("unknown_domino", {"domino": 99}, "cs") == "Dílek 99 v této hře není."


def test_a_fault_says_what_was_expected_where_it_is_known() -> None:
    assert fault("bad_knights", {"found": -1}, "cs") == "Tolik rytířů (-1) být nemůže."
    about = {"kingdom": 0, "expected": 2, "found": 3}
    assert fault("bad_knights", about, "cs") == "Království 1: Rytířů: 3, správně 2."


def test_a_code_with_another_meaning_has_a_sentence_for_it() -> None:
    messages = (ROOT / "src/dominium/locales/en").glob("*.ftl")
    ids = {
        tuple(found)
        for file in messages
        for found in re.findall(
            r"^fault-(\w+)-(\w+) =", file.read_text(encoding="utf-8"), re.MULTILINE
        )
    }
    assert ids == set(SUBJECTS)
    for code, parameter in SUBJECTS:
        sentence = told_fault(code, {parameter: "x"}, "", [])[0]
        assert sentence == f"fault-{code}-{parameter}"


def test_a_fault_names_seats_kingdoms_and_lines() -> None:
    about = {"seat": 1, "entry": 3, "tile": "65"}
    assert fault("unknown_tile", about, "en") == (
        "Entry 3: Player 2: There is no tile 65 in the set."
    )
    assert "Petr" in fault("unknown_tile", about, "en", names=["Jana", "Petr"])
    assert fault("no_castle", {"kingdom": 0}, "en").startswith("Kingdom 1: ")
