"""The sentences of Queendomino: buildings, courts, steps, teams."""

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

import dominium
from dominium import _core
from dominium.describe import (
    LANGUAGES,
    Describer,
    building_effect,
    building_name,
    terrain_name,
)
from dominium.scoring import Kingdom
from tests.describe.encoded import made
from tests.describe.play import NAMES, describer, random_game

CONFORMANCE = Path(__file__).parents[2] / "conformance" / "queendomino"

# --- Buildings -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "facts"),
    [
        (
            "en",
            [
                "Sawmill: 2 points for each forest.",
                "Tavern: at once 3 knights; 2 points.",
                (
                    "Fortified guardhouse: at once 1 tower; with taxes 1 coin more for each tower; "
                    "2 points."
                ),
                "Queen's tower: at once 1 tower; 1 crown for its town.",
            ],
        ),
        (
            "cs",
            [
                "Pila: 2 body za každý les.",
                "Taverna: hned 3 rytíři; 2 body.",
                (
                    "Opevněná strážnice: hned 1 věž; při výběru daní 1 mince navíc za každou věž; "
                    "2 body."
                ),
                "Královnina věž: hned 1 věž; 1 koruna pro její město.",
            ],
        ),
        (
            "sk",
            [
                "Píla: 2 body za každý les.",
                "Taverna: hneď 3 rytieri; 2 body.",
                (
                    "Opevnená strážnica: hneď 1 veža; pri výbere daní 1 minca navyše za každú "
                    "vežu; 2 body."
                ),
                "Kráľovnina veža: hneď 1 veža; 1 koruna pre jej mesto.",
            ],
        ),
        (
            "pl",
            [
                "Tartak: 2 punkty za każdy las.",
                "Tawerna: od razu 3 rycerze; 2 punkty.",
                (
                    "Ufortyfikowana strażnica: od razu 1 wieża; przy podatkach 1 moneta więcej za "
                    "każdą wieżę; 2 punkty."
                ),
                "Wieża królowej: od razu 1 wieża; 1 korona dla obszaru miasta.",
            ],
        ),
    ],
)
def test_what_buildings_bring(language: str, facts: list[str]) -> None:
    buildings = ("sawmill", "tavern", "fortified_guardhouse", "queens_tower")
    speaker = describer("queen", language)
    assert [speaker.building(building) for building in buildings] == facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_has_its_name_and_its_effect(language: str) -> None:
    buildings = [info.id for info in _core.buildings()]
    assert len({building_name(building, language) for building in buildings}) == len(buildings)
    for building in buildings:
        assert building_effect(building, language)


CAMP = SimpleNamespace(square="f5", building="training_camp")


def test_a_building_that_stands_brings_no_more_knights() -> None:
    court = SimpleNamespace(**vars(COURT) | {"buildings": [CAMP]})
    view = made("View", kingdoms=[_kingdom(court=court)])
    assert describer("queen", "en").court(view, 0)[-1] == (
        "Training camp F5: 1 point for each knight."
    )


def test_queendomino_has_its_own_czech_words_for_two_terrains() -> None:
    assert terrain_name("swamp", "cs") == "bažina"
    assert terrain_name("swamp", "cs", "queendomino") == "vřesoviště"
    assert terrain_name("mine", "cs", "queendomino") == "hory"
    assert terrain_name("lake", "cs", "queendomino") == "jezero"
    assert terrain_name("castle", "cs", "queendomino") == "hrad"


# --- The building board and the courts -----------------------------------------------------------


def _slot(slot: int, building: str | None, cost: int | None = None) -> SimpleNamespace:
    return SimpleNamespace(slot=slot, building=building, cost=slot if cost is None else cost)


BOARD = SimpleNamespace(
    slots=[
        _slot(0, "sawmill"),
        _slot(1, "tavern", 0),
        *(_slot(slot, None) for slot in (2, 3, 4)),
        _slot(5, "statue", 4),
    ],
    open_building="church",
    dragon_in_cave=False,
    queen=0,
    undrawn=["bakery", "bakery", "forge"],
)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Slot 0: Sawmill, free; 2 points for each forest.",
                "Slot 1: Tavern, free thanks to the queen; at once 3 knights; 2 points.",
                "Slot 2: empty.",
                "Slot 3: empty.",
                "Slot 4: empty.",
                "Slot 5: Statue, 4 coins thanks to the queen; 5 points.",
                "Next on the pile: Church; 2 points for each town.",
                "May still come, 3: Bakery 2, Forge.",
                "The queen: you.",
                "The dragon is out until the end of the round.",
            ],
        ),
        (
            "cs",
            [
                "Místo 0: Pila, zdarma; 2 body za každý les.",
                "Místo 1: Taverna, díky královně zdarma; hned 3 rytíři; 2 body.",
                "Místo 2: prázdné.",
                "Místo 3: prázdné.",
                "Místo 4: prázdné.",
                "Místo 5: Socha, díky královně 4 mince; 5 bodů.",
                "Na vrchu sloupečku: Kostel; 2 body za každé město.",
                "Zbývá vylosovat: 3. Může přijít: Pekárna 2, Kovárna.",
                "Královna: vy.",
                "Drak je do konce kola mimo jeskyni.",
            ],
        ),
    ],
)
def test_the_building_board(language: str, lines: list[str]) -> None:
    view = made("View", building_board=BOARD)
    assert describer("queen", language, you=0).buildings(view) == lines


def test_an_empty_pile_and_a_queen_at_the_board() -> None:
    board = SimpleNamespace(
        slots=[], open_building=None, undrawn=[], queen=None, dragon_in_cave=True
    )
    assert describer("queen", "sk").buildings(made("View", building_board=board)) == [
        "Ďalšie budovy už neprídu.",
        "Kráľovná stojí pri pláne budov.",
        "Drak je v jaskyni.",
    ]


def test_kingdomino_has_no_court_and_no_buildings() -> None:
    view = random_game("two")[-1].after.view(None)
    speaker = describer("two", "cs")
    assert speaker.buildings(view) == []
    assert speaker.court(view, 0) == []


def _kingdom(**facts: object) -> SimpleNamespace:
    """A kingdom with these facts, its other fields empty."""
    bare = {"kingdom": 0, "seats": [0], "castle": None, "squares": [], "used": None}
    bare |= {"reachable": None, "discarded": [], "position": "", "court": None}
    return SimpleNamespace(**bare | facts)


COURT = SimpleNamespace(
    coins=1,
    knights=2,
    knights_on=["e4", "f5"],
    towers=1,
    buildings=[SimpleNamespace(square="f5", building="magic_school")],
    queen=True,
)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "1 coin, 2 knights in the supply, 1 tower, the queen.",
                "Knights in the kingdom: E4, F5.",
                "Magic school F5: 1 tower; 2 points for each swamp.",
            ],
        ),
        (
            "cs",
            [
                "1 mince, v zásobě 2 rytíři, 1 věž, královna.",
                "Rytíři v království: E4, F5.",
                "Škola magie F5: 1 věž; 2 body za každé vřesoviště.",
            ],
        ),
        (
            "sk",
            [
                "1 minca, v zásobe 2 rytieri, 1 veža, kráľovná.",
                "Rytieri v kráľovstve: E4, F5.",
                "Škola mágie F5: 1 veža; 2 body za každú bažinu.",
            ],
        ),
        (
            "pl",
            [
                "1 moneta, w zasobach 2 rycerze, 1 wieża, królowa.",
                "Rycerze w królestwie: E4, F5.",
                "Szkoła magii F5: 1 wieża; 2 punkty za każde bagno.",
            ],
        ),
    ],
)
def test_a_court(language: str, lines: list[str]) -> None:
    view = made("View", kingdoms=[_kingdom(court=COURT)])
    assert describer("queen", language).court(view, 0) == lines


def test_buildings_and_knights_stand_on_their_squares() -> None:
    squares = [
        SimpleNamespace(square="e4", terrain="lake", crowns=1),
        SimpleNamespace(square="f5", terrain="town", crowns=0),
    ]
    view = made("View", kingdoms=[_kingdom(squares=squares, castle="e5", court=COURT)])
    speaker = describer("queen", "cs")
    assert speaker.kingdom(view, 0) == [
        "Řádek 4: E jezero 1 koruna rytíř.",
        "Řádek 5: E hrad, F město Škola magie rytíř.",
    ]
    assert speaker.square(view, 0, "f5") == "město, Škola magie, rytíř, F5"


# --- The five steps ------------------------------------------------------------------------------


def _asked(step: str) -> dominium.State:
    """The first position of a random game in a step."""
    return next(ply.before for ply in random_game("queen") if ply.before.view(None).step == step)


@pytest.mark.parametrize(
    ("language", "questions"),
    [
        (
            "en",
            {
                "tax": "Your turn: send knights for taxes to F7 or F6, or send none. "
                "In the supply: 1 knight.",
                "build": "Your turn: build in a town, or build nothing. In the treasury: 8 coins.",
                "burn": "Your turn: for 1 coin let the dragon burn a building, or leave it. "
                "In the treasury: 4 coins.",
            },
        ),
        (
            "cs",
            {
                "tax": "Na řadě jste vy: pošlete rytíře na výběr daní na F7 nebo F6, nebo "
                "neposílejte nikoho. V zásobě: 1 rytíř.",
                "build": "Na řadě jste vy: postavte budovu ve městě, nebo nestavte nic. "
                "V pokladnici: 8 mincí.",
                "burn": "Na řadě jste vy: za 1 minci podplaťte draka, aby spálil budovu, nebo ho "
                "nechte být. V pokladnici: 4 mince.",
            },
        ),
    ],
)
def test_the_questions_of_the_optional_steps(language: str, questions: dict[str, str]) -> None:
    speaker = describer("queen", language, you=0)
    asked: dict[str, str] = {}
    for ply in random_game("queen"):
        view = ply.before.view(0)
        if view.actor == 0 and view.step in questions:
            asked.setdefault(view.step, speaker.expected(view))
    assert asked == questions


@pytest.mark.parametrize(
    ("language", "declined"),
    [
        ("en", ["Send no knight", "Build nothing", "Leave the dragon"]),
        ("cs", ["Neposlat žádného rytíře", "Nic nestavět", "Nechat draka být"]),
        ("sk", ["Neposlať žiadneho rytiera", "Nič nestavať", "Nechať draka na pokoji"]),
        ("pl", ["Nie wysyłać rycerzy", "Nic nie budować", "Zostawić smoka w spokoju"]),
    ],
)
def test_declining_says_what_is_declined(language: str, declined: list[str]) -> None:
    speaker = describer("queen", language)
    said = []
    for step in ("tax", "build", "burn"):
        state = _asked(step)
        decline = state.legal_actions()[-1]
        said.append(speaker.choice(state, decline))
        assert speaker.announce(state.copy().apply(decline)[:1])
    assert said == declined


def test_in_short_nobody_hears_what_others_decline() -> None:
    for step in ("tax", "build", "burn"):
        state = _asked(step)
        declined = state.copy().apply(state.legal_actions()[-1])[:1]
        (event,) = declined
        assert describer("queen", "en", you=event.seat).announce(declined)
        assert describer("queen", "en", you=1 - event.seat).announce(declined) == []
        assert describer("queen", "en", you=1 - event.seat, length="long").announce(declined)


def test_choices_say_their_effect() -> None:
    speaker = describer("queen", "cs")
    told = {
        kind: {
            speaker.choice(ply.before, action)
            for ply in random_game("queen")
            for action in ply.before.legal_actions()
            if action.kind == kind
        }
        for kind in ("tax", "build", "burn")
    }
    assert "Daně hory G8: 1 mince" in told["tax"]
    assert any(", bonus " in one for one in told["tax"])
    assert "Místo 1: Rybárna na G9, 1 mince. Zisk 2." in told["build"]
    assert any(one.endswith("1 věž, přijde královna.") for one in told["build"])
    assert "Místo 4: shoří Krčma, 1 mince" in told["burn"]


EVENTS = {
    "taxes_collected": SimpleNamespace(
        kind="taxes_collected",
        seat=0,
        kingdom=0,
        knights=[
            SimpleNamespace(square="e6", terrain="mine", coins=4),
            SimpleNamespace(square="f6", terrain="town", coins=1),
        ],
        bonuses=[SimpleNamespace(building="knights_hall", square="c5", coins=2)],
        coins=7,
        total=9,
    ),
    "building_built": SimpleNamespace(
        kind="building_built",
        seat=0,
        kingdom=0,
        building="watchtower",
        slot=3,
        cost=2,
        square="f6",
        knights=0,
        towers=2,
        coins=1,
    ),
    "queen_moved": SimpleNamespace(
        kind="queen_moved", kingdom=0, seats=(0,), towers=2, previous=None
    ),
    "building_burnt": SimpleNamespace(
        kind="building_burnt", seat=0, kingdom=0, building="statue", slot=5, coins=0
    ),
    "dragon_returned": SimpleNamespace(kind="dragon_returned"),
}

TOLD = {
    "en": {
        "short": [
            "Jana: taxes E6, F6, 7 coins.",
            "Jana: Watchtower F6, cost 2 coins.",
            "The queen goes to Jana.",
            "Jana bribes the dragon: 5 Statue burns.",
            "The dragon is back in its cave.",
        ],
        "long": [
            (
                "You collect taxes: mine E6: 4 coins, town F6: 1 coin, Knights' hall C5: "
                "2 coins; in all 7 coins. In the treasury: 9 coins."
            ),
            (
                "You build from slot 3: Watchtower on F6; cost 2 coins, at once 2 towers; "
                "3 points. In the treasury: 1 coin."
            ),
            "The queen comes to you: 2 towers.",
            "You bribe the dragon, slot 5 burns: Statue. In the treasury: 0 coins.",
            "The dragon is back in its cave.",
        ],
    },
    "cs": {
        "short": [
            "Jana: daně E6, F6, 7 mincí.",
            "Jana: Hlídková věž F6, cena 2 mince.",
            "Jana: přichází královna.",
            "Jana podplácí draka: hoří Socha, místo 5.",
            "Drak je zpět v jeskyni.",
        ],
        "long": [
            (
                "Vybíráte daně: hory E6: 4 mince, město F6: 1 mince, Rytířský "
                "sál C5: 2 mince; celkem 7 mincí. V pokladnici: 9 mincí."
            ),
            (
                "Stavíte z místa 3: Hlídková věž na F6; cena 2 mince, hned 2 věže; 3 body. "
                "V pokladnici: 1 mince."
            ),
            "Královna přichází k vám: 2 věže.",
            "Podplácíte draka, na místě 5 hoří Socha. V pokladnici: 0 mincí.",
            "Drak je zpět v jeskyni.",
        ],
    },
    "sk": {
        "short": [
            "Jana: dane E6, F6, 7 mincí.",
            "Jana: Strážna veža F6, cena 2 mince.",
            "Jana: prichádza kráľovná.",
            "Jana podpláca draka: horí Socha, miesto 5.",
            "Drak je späť v jaskyni.",
        ],
        "long": [
            (
                "Vyberáte dane: skaly E6: 4 mince, mesto F6: 1 minca, Rytierska "
                "sála C5: 2 mince; spolu 7 mincí. V pokladnici: 9 mincí."
            ),
            (
                "Staviate z miesta 3: Strážna veža na F6; cena 2 mince, hneď 2 veže; 3 body. "
                "V pokladnici: 1 minca."
            ),
            "Kráľovná prichádza k vám: 2 veže.",
            "Podplácate draka, na mieste 5 horí Socha. V pokladnici: 0 mincí.",
            "Drak je späť v jaskyni.",
        ],
    },
    "pl": {
        "short": [
            "Jana: podatki E6, F6, 7 monet.",
            "Jana: Wieża strażnicza F6, koszt 2 monety.",
            "Królowa przybywa do królestwa: Jana.",
            "Jana przekupuje smoka: płonie Posąg, miejsce 5.",
            "Smok wrócił do jaskini.",
        ],
        "long": [
            (
                "Zbierasz podatki: kopalnia E6: 4 monety, miasto F6: 1 moneta, Sala "
                "rycerska C5: 2 monety; razem 7 monet. W skarbcu: 9 monet."
            ),
            (
                "Wznosisz budynek z miejsca 3: Wieża strażnicza na F6; koszt 2 monety, od razu 2 "
                "wieże; 3 punkty. W skarbcu: 1 moneta."
            ),
            "Królowa przybywa do ciebie: 2 wieże.",
            "Przekupujesz smoka, na miejscu 5 płonie: Posąg. W skarbcu: 0 monet.",
            "Smok wrócił do jaskini.",
        ],
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_announcements(language: str) -> None:
    events = [made(kind.title().replace("_", ""), **vars(facts)) for kind, facts in EVENTS.items()]
    assert describer("queen", language).announce(events) == TOLD[language]["short"]
    long = describer("queen", language, you=0, length="long").announce(events)
    assert long == TOLD[language]["long"]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["The queen goes to you and Petr.", "The queen goes to Eva and Adam."]),
        (
            "cs",
            [
                "vy a Petr: přichází královna.",
                "Eva a Adam: přichází královna.",
            ],
        ),
        (
            "sk",
            [
                "vy a Petr: prichádza kráľovná.",
                "Eva a Adam: prichádza kráľovná.",
            ],
        ),
        (
            "pl",
            [
                "Królowa przybywa do królestwa: ty i Petr.",
                "Królowa przybywa do królestwa: Eva i Adam.",
            ],
        ),
    ],
)
def test_the_queen_comes_to_a_team(language: str, sentences: list[str]) -> None:
    speaker = describer("teams", language, you=0)
    moved = [made("QueenMoved", kingdom=kingdom, towers=1) for kingdom in (0, 1)]
    assert speaker.announce(moved) == sentences


# --- Kingdoms of teams, and the end --------------------------------------------------------------


def test_a_kingdom_is_called_by_the_names_of_its_seats() -> None:
    speaker = describer("teams", "cs", you=1)
    assert [speaker.kingdom_name(kingdom) for kingdom in range(3)] == [
        "Jana a vy",
        "Eva a Adam",
        "Ota a Iva",
    ]
    assert speaker.leading_kingdom_name(0) == "Jana a vy"
    assert describer("teams", "cs", you=0).leading_kingdom_name(0) == "Vy a Petr"
    assert describer("wedding_five", "cs", you=0).leading_kingdom_name(0) == "Vy"


def test_opponents_of_a_team_are_the_other_teams() -> None:
    view = random_game("teams")[60].after.view(0)
    lines = describer("teams", "cs", you=0).opponents(view, 0)
    assert [line.split(":")[0] for line in lines] == ["Eva a Adam", "Ota a Iva"]
    assert all(" v zásobě " in line for line in lines)


@pytest.mark.parametrize(
    ("preset", "seats", "title"),
    [
        ("queendomino", 3, "Queendomino"),
        ("royal_wedding", 3, "Královská svatba"),
        ("royal_wedding", 7, "Královská svatba"),
        ("royal_wedding_teams", 6, "Královská svatba, týmová verze"),
        ("royal_wedding", 8, "Královská svatba, týmová verze"),
    ],
)
def test_titles(preset: str, seats: int, title: str) -> None:
    game = dominium.load("queendomino", preset=preset, seats=seats, harmony=True)
    describer = Describer(game, "cs", NAMES[:seats])
    assert describer.title(game.start().view(None)) == f"{title}, losují se budovy"


def _standing(kingdom: int, place: int, total: int, largest: int, coins: int) -> SimpleNamespace:
    return SimpleNamespace(
        kingdom=kingdom,
        place=place,
        total=total,
        largest_property=largest,
        crowns=0,
        coins=coins,
        seats=[],
        tie_break="none",
    )


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "You win: you and Petr, 71 points.",
                "Tie, the largest property: you and Petr 9, Eva and Adam 9, Ota and Iva 8.",
                "Tie, the coins left over: you and Petr 2, Eva and Adam 1.",
            ],
        ),
        (
            "cs",
            [
                "Vítězíte: vy a Petr, 71 bodů.",
                "Shoda, nejrozlehlejší oblast: vy a Petr 9, Eva a Adam 9, Ota a Iva 8.",
                "Shoda, zbylé mince: vy a Petr 2, Eva a Adam 1.",
            ],
        ),
        (
            "sk",
            [
                "Víťazíte: vy a Petr, 71 bodov.",
                "Zhoda, najrozľahlejšia oblasť: vy a Petr 9, Eva a Adam 9, Ota a Iva 8.",
                "Zhoda, zvyšné mince: vy a Petr 2, Eva a Adam 1.",
            ],
        ),
        (
            "pl",
            [
                "Zwyciężacie: ty i Petr, 71 punktów.",
                "Remis, największy obszar: ty i Petr 9, Eva i Adam 9, Ota i Iva 8.",
                "Remis, pozostałe monety: ty i Petr 2, Eva i Adam 1.",
            ],
        ),
    ],
)
def test_a_team_wins_by_the_coins_left_over(language: str, lines: list[str]) -> None:
    standings = [_standing(0, 1, 71, 9, 2), _standing(1, 2, 71, 9, 1), _standing(2, 3, 71, 8, 0)]
    ended = made("MatchEnded", outcome=made("Outcome", standings=standings))
    assert describer("teams", language, you=0, length="long").announce([ended]) == lines


def test_teams_that_share_a_victory() -> None:
    standings = [_standing(0, 1, 71, 9, 2), _standing(2, 1, 71, 9, 2), _standing(1, 3, 8, 8, 0)]
    ended = made("MatchEnded", outcome=made("Outcome", standings=standings))
    assert describer("teams", "cs", length="long").announce([ended]) == [
        "Společné vítězství: Jana a Petr; Ota a Iva, 71 bodů.",
        "Jana a Petr; Ota a Iva: nerozhodně, společné 1. místo.",
    ]


# --- Refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "params", "sentence"),
    [
        (
            "not_enough_coins",
            {"cost": 3, "coins": 1},
            "Nestačí mince: cena 3 mince, v pokladnici 1 mince.",
        ),
        ("not_enough_knights", {"knights": 2}, "Tolik rytířů nemáte; v zásobě: 2 rytíři."),
        ("slot_empty", {"slot": 4}, "Místo 4 je prázdné."),
        ("no_such_slot", {"slot": 9}, "Místo 9 na plánu není, jen 0 až 5."),
        ("not_a_town", {"square": "e6"}, "E6 není políčko města v tomto království."),
        ("building_not_available", {"building": "inn"}, "Tuto budovu nelze vylosovat: Krčma."),
        ("not_in_offer", {"domino": 72}, "Dílek q24 v nabídce není."),
    ],
)
def test_refusals_count_and_name(code: str, params: dict[str, int | str], sentence: str) -> None:
    assert describer("wedding_five", "cs").refusal(code, params) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_in_an_optional_step_names_the_way_past_it(language: str) -> None:
    """Declining is among the possible actions of an optional step."""
    for step in ("tax", "build", "burn"):
        state, speaker = _asked(step), describer("queen", language)
        decline = state.legal_actions()[-1]
        assert decline.kind == "decline"
        sentence = speaker.refusal(f"must_{step}", {}, state)
        assert speaker.typed(decline) in sentence.rstrip(".").split(": ")[-1].split(", ")


# --- The score sheet -----------------------------------------------------------------------------


def _scored(name: str, **bonuses: bool) -> dominium.KingdomScore:
    """The score of a board of the conformance files."""
    boards = json.loads((CONFORMANCE / "boards.json").read_text(encoding="utf-8"))["boards"]
    written = next(board for board in boards if board["id"] == name)
    board = Kingdom.from_position(written["board"], game="queendomino")
    for square, building in written["buildings"].items():
        board.put_building(square, building)
    board.coins, board.knights = written["coins"], written["knights"]
    board.queen = written["queen"]
    return board.score(**bonuses)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Treasury: 3 points. 11 coins, left over 2.",
                "Wheat fields: 3 points. 3 squares, 1 crown.",
                "Forests: 3 points. 1 square, 1 crown; 2 squares, 1 crown; 1 square, 0 crowns.",
                "Lakes: 6 points. 3 squares, 2 crowns.",
                "Grasslands: 16 points. 4 squares, 4 crowns with the queen.",
                "Swamps: 1 point. 1 square, 1 crown.",
                "Mines: 12 points. 3 squares, 4 crowns.",
                (
                    "Towns: 0 points. 1 square, 0 crowns; 1 square, 0 crowns; 2 squares, 0 crowns; "
                    "2 squares, 0 crowns."
                ),
                (
                    "Buildings: 27 points. Sawmill D3, 3 properties: 6 points; Church G3, "
                    "4 properties: 8 points; Travelling castle C6, 3 towers: 3 points; Tavern C7: "
                    "2 points; Statue E7: 5 points; Watchtower F7: 3 points."
                ),
                "Total: 71 points.",
            ],
        ),
        (
            "cs",
            [
                "Pokladnice: 3 body. 11 mincí, zbytek 2.",
                "Obilná pole: 3 body. 3 políčka, 1 koruna.",
                "Lesy: 3 body. 1 políčko, 1 koruna; 2 políčka, 1 koruna; 1 políčko, 0 korun.",
                "Jezera: 6 bodů. 3 políčka, 2 koruny.",
                "Louky: 16 bodů. 4 políčka, 4 koruny i s královnou.",
                "Vřesoviště: 1 bod. 1 políčko, 1 koruna.",
                "Hory: 12 bodů. 3 políčka, 4 koruny.",
                (
                    "Města: 0 bodů. 1 políčko, 0 korun; 1 políčko, 0 korun; 2 políčka, 0 korun; "
                    "2 políčka, 0 korun."
                ),
                (
                    "Budovy: 27 bodů. Pila D3, 3 oblasti: 6 bodů; Kostel G3, 4 oblasti: 8 bodů; "
                    "Kráčející hrad C6, 3 věže: 3 body; Taverna C7: 2 body; Socha E7: 5 bodů; "
                    "Hlídková věž F7: 3 body."
                ),
                "Celkem: 71 bodů.",
            ],
        ),
        (
            "sk",
            [
                "Pokladnica: 3 body. 11 mincí, zvyšok 2.",
                "Obilné polia: 3 body. 3 políčka, 1 koruna.",
                "Lesy: 3 body. 1 políčko, 1 koruna; 2 políčka, 1 koruna; 1 políčko, 0 korún.",
                "Jazerá: 6 bodov. 3 políčka, 2 koruny.",
                "Lúky: 16 bodov. 4 políčka, 4 koruny aj s kráľovnou.",
                "Bažiny: 1 bod. 1 políčko, 1 koruna.",
                "Skaly: 12 bodov. 3 políčka, 4 koruny.",
                (
                    "Mestá: 0 bodov. 1 políčko, 0 korún; 1 políčko, 0 korún; 2 políčka, 0 korún; "
                    "2 políčka, 0 korún."
                ),
                (
                    "Budovy: 27 bodov. Píla D3, 3 oblasti: 6 bodov; Kostol G3, 4 oblasti: 8 bodov; "
                    "Kráčajúci hrad C6, 3 veže: 3 body; Taverna C7: 2 body; Socha E7: 5 bodov; "
                    "Strážna veža F7: 3 body."
                ),
                "Spolu: 71 bodov.",
            ],
        ),
        (
            "pl",
            [
                "Skarbiec: 3 punkty. 11 monet, reszta 2.",
                "Pszenica: 3 punkty. 3 pola, 1 korona.",
                "Lasy: 3 punkty. 1 pole, 1 korona; 2 pola, 1 korona; 1 pole, 0 koron.",
                "Jeziora: 6 punktów. 3 pola, 2 korony.",
                "Łąki: 16 punktów. 4 pola, 4 korony razem z królową.",
                "Bagna: 1 punkt. 1 pole, 1 korona.",
                "Kopalnie: 12 punktów. 3 pola, 4 korony.",
                (
                    "Miasta: 0 punktów. 1 pole, 0 koron; 1 pole, 0 koron; 2 pola, 0 koron; "
                    "2 pola, 0 koron."
                ),
                (
                    "Budynki: 27 punktów. Tartak D3, 3 obszary: 6 punktów; Kościół G3, 4 obszary: "
                    "8 punktów; Kroczący zamek C6, 3 wieże: 3 punkty; Tawerna C7: 2 punkty; "
                    "Posąg E7: 5 punktów; Wieża strażnicza F7: 3 punkty."
                ),
                "Razem: 71 punktów.",
            ],
        ),
    ],
)
def test_the_worked_example_in_the_rows_of_the_score_sheet(language: str, lines: list[str]) -> None:
    """CZ-Q, «Příklad bodování»: 71 points, row by row."""
    assert describer("queen", language).score(_scored("worked-example")) == lines


def test_bonuses_have_a_row_of_their_own() -> None:
    score = _scored("worked-example", middle_kingdom=True, harmony=True)
    assert describer("queen", "cs").score(score)[-2:] == [
        "Bonusy: 15 bodů. Centralizované království 10; Harmonie 5.",
        "Celkem: 86 bodů.",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Training camp C5, 1 knight: 1 point"),
        ("cs", "Výcvikový tábor C5, 1 rytíř: 1 bod"),
        ("sk", "Výcvikový tábor C5, 1 rytier: 1 bod"),
        ("pl", "Obóz ćwiczebny C5, 1 rycerz: 1 punkt"),
    ],
)
def test_a_building_says_what_it_counts(language: str, line: str) -> None:
    board = Kingdom(game="queendomino")
    board.put_domino("d5l", ("forest", 0), ("town", 0))
    board.put_building("c5", "training_camp")
    board.knights = 1
    score = board.score()
    assert describer("queen", language).score(score)[-2].endswith(f"{line}.")
