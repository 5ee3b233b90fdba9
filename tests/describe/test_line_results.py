"""Results of deals and matches, the score pad, and the faults of what is written down."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import dominium
from dominium import OptionError
from dominium.describe import (
    LANGUAGES,
    LineDescriber,
    fault,
)
from dominium.describe.events import event_sentences
from dominium.engine.errors import Fault, FaultsError
from dominium.scoring import tally
from tests.describe.play import LINES, NAMES, describer, random_game

Entry = dict[str, Any]


def deal(ending: str, *hands: Entry | None, out: Sequence[int] = ()) -> Entry:
    """The end of a deal, as it is written on a score pad."""
    return {"kind": "deal", "ending": ending, "out": list(out), "hands": list(hands)}


def points(seat: int, scored: int) -> Entry:
    """Points during a deal of Bergen."""
    return {"kind": "points", "seat": seat, "points": scored}


def told(game: dominium.LineGame, language: str, *entries: Entry) -> list[str]:
    speaker = LineDescriber(game, language, NAMES[: game.seats])
    return speaker.tally(tally(game, entries))


BLOCK = dominium.load("block", target=30)
BLOCK_DEALS = (
    {"kind": "lead", "seat": 0},
    deal("out", None, {"pips": 19}, out=[0]),
    deal("blocked", {"pips": 5}, {"pips": 5}),
)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Deal 1, domino. Jana wins the deal: 19 points.",
                "Score: Jana 19, Petr 0.",
                "Deal 2, blind alley. Nobody wins the deal.",
                "Score: Jana 19, Petr 0.",
                "Jana leads the next deal.",
            ],
        ),
        (
            "cs",
            [
                "Partie 1, domino. Partii vyhrává Jana: 19 bodů.",
                "Skóre: Jana 19, Petr 0.",
                "Partie 2, slepá ulička. Partii nevyhrává nikdo.",
                "Skóre: Jana 19, Petr 0.",
                "Příští partii začíná Jana.",
            ],
        ),
        (
            "sk",
            [
                "Partia 1, domino. Partiu vyhráva Jana: 19 bodov.",
                "Skóre: Jana 19, Petr 0.",
                "Partia 2, slepá ulička. Partiu nevyhráva nikto.",
                "Skóre: Jana 19, Petr 0.",
                "Ďalšiu partiu začína Jana.",
            ],
        ),
        (
            "pl",
            [
                "Rozdanie 1, domino. Rozdanie wygrywa Jana: 19 punktów.",
                "Wynik: Jana 19, Petr 0.",
                "Rozdanie 2, blokada. Rozdania nie wygrywa nikt.",
                "Wynik: Jana 19, Petr 0.",
                "Następne rozdanie zaczyna Jana.",
            ],
        ),
    ],
)
def test_a_score_pad_in_words(language: str, lines: list[str]) -> None:
    assert told(BLOCK, language, *BLOCK_DEALS) == lines


def test_a_score_pad_tells_the_end() -> None:
    lines = told(BLOCK, "cs", *BLOCK_DEALS, deal("blocked", {"tiles": ["11"]}, {"pips": 25}))
    assert lines[-5:] == [
        "Partie 3, slepá ulička. Partii vyhrává Jana: 25 bodů.",
        "Skóre: Jana 44, Petr 0.",
        "Vítězí Jana, 44 bodů.",
        "1. Jana, 44 bodů.",
        "2. Petr, 0 bodů.",
    ]


def test_points_during_a_deal_are_on_the_pad() -> None:
    bergen = dominium.load("bergen", target=6)
    assert told(bergen, "cs", points(0, 2), points(1, 3)) == [
        "Zatím není nic zapsáno.",
        "Skóre: Jana 2, Petr 3.",
    ]
    assert told(bergen, "cs", points(0, 2), deal("out", None, None, out=[0]), points(0, 3)) == [
        "Partie 1, domino. Partii vyhrává Jana: 2 body.",
        "Skóre: Jana 4, Petr 0.",
        "Partie 2: cíle je dosaženo.",
        "Skóre: Jana 7, Petr 0.",
        "Vítězí Jana, 7 bodů.",
        "1. Jana, 7 bodů.",
        "2. Petr, 0 bodů.",
    ]


@pytest.mark.parametrize(
    ("language", "announced", "explained"),
    [
        ("en", "The target is reached.", "Deal 1: the target is reached."),
        ("cs", "Cíle je dosaženo.", "Partie 1: cíle je dosaženo."),
        ("sk", "Cieľ je dosiahnutý.", "Partia 1: cieľ je dosiahnutý."),
        ("pl", "Cel osiągnięty.", "Rozdanie 1: cel osiągnięty."),
    ],
)
def test_nobody_wins_a_deal_that_is_cut_short(
    language: str, announced: str, explained: str
) -> None:
    """«A deal cut short like this has no winner and brings no points»"""
    bergen = dominium.load("bergen", target=5)
    counted = tally(bergen, [points(0, 2), points(0, 3)])
    (ended,) = counted.deals
    assert (list(ended.winners), list(counted.deals_won)) == ([], [0, 0])
    speaker = LineDescriber(bergen, language, NAMES[:2])
    assert speaker.announce([ended])[0] == announced
    assert speaker.deal(ended)[0] == explained


def test_the_bank_is_on_the_pad() -> None:
    game = dominium.load("sebastopol", stake=2)
    blocked = deal("blocked", {"pips": 5}, {"pips": 5}, {"pips": 5}, {"pips": 14})
    assert told(game, "cs", deal("two_out", None, None, None, None, out=[2, 0]), blocked) == [
        "Partie 1, dva bez kostek. Partii vyhrává Eva.",
        "Skóre: Jana 0, Petr minus 2, Eva plus 4, Adam minus 2.",
        "Partie 2, slepá ulička. Vítězové partie: Jana, Petr a Eva.",
        "Skóre: Jana 0, Petr minus 2, Eva plus 4, Adam minus 4.",
        "V banku: 2 žetony.",
    ]


@pytest.mark.parametrize(
    ("language", "lost", "won"),
    [
        ("en", "The game is lost.", "The game is won."),
        ("cs", "Hra je prohraná.", "Hra je vyhraná."),
        ("sk", "Hra je prehratá.", "Hra je vyhratá."),
        ("pl", "Gra przegrana.", "Gra wygrana."),
    ],
)
def test_a_game_alone_is_won_or_lost(language: str, lost: str, won: str) -> None:
    game = LINES["solo"]
    assert lost in told(game, language, deal("stuck", {"count": 2}))
    assert won in told(game, language, deal("all_laid", None))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LINES)
def test_results_are_told_alike_by_the_pad_and_at_the_table(name: str, language: str) -> None:
    """`deal` says what is announced, with the number of the deal and how it ended."""
    speaker = describer(name, language)
    for ply in random_game(name):
        for event in ply.events:
            if event.kind == "deal_ended":
                explained = speaker.deal(event)
                announced = " ".join(speaker.announce([event]))
                assert all(line in announced for line in explained[1:])
                assert explained[0].startswith(
                    speaker.text("deal-numbered", deal=event.deal, reason="", result="")[:6]
                )
                reason = speaker.text(f"deal-reason-{event.reason}")
                assert reason in explained[0] or event.reason == "target_reached"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ranking_has_a_line_for_each_seat(language: str) -> None:
    for name, game in LINES.items():
        outcome = random_game(name)[-1].after.outcome()
        speaker = describer(name, language)
        lines = speaker.standings(outcome)
        for line, standing in zip(lines, outcome.standings, strict=False):
            assert line.startswith(f"{standing.place}. {NAMES[standing.seat]}, ")
            assert str(abs(standing.total)) in line
        shared = [seats for seats in outcome.ranking if len(seats) > 1]
        alone = game.seats == 1
        assert len(lines) == game.seats + len(shared) + alone


# --- Faults --------------------------------------------------------------------------------------


def _of_options(game: str, **options: Any) -> list[Fault]:
    with pytest.raises(OptionError) as refused:
        dominium.load(game, **options)
    return list(refused.value.faults)


def _of_pad(name: str, *entries: Entry, **options: Any) -> list[Fault]:
    with pytest.raises(FaultsError) as refused:
        tally(dominium.load(name, **options), entries)
    return list(refused.value.faults)


def _of_position(name: str = "block", **changes: Any) -> list[Fault]:
    state = next(ply.after for ply in random_game(name) if len(ply.after.view(None).line) > 3)
    written = state.open_view().to_dict()
    with pytest.raises(FaultsError) as refused:
        LINES[name].setup(written | changes)
    return list(refused.value.faults)


def _line(name: str = "block", **changes: Any) -> list[dict[str, Any]]:
    """The line of a position with its last tile changed."""
    state = next(ply.after for ply in random_game(name) if len(ply.after.view(None).line) > 3)
    *others, last = state.open_view().to_dict()["line"]
    return [*others, last | changes]


OF_THE_PAD = [
    lambda: _of_pad("block", {"kind": "wish"}),
    lambda: _of_pad("block", points(0, 2)),
    lambda: _of_pad("block", deal("two_out", None, None)),
    lambda: _of_pad("block", deal("out", None, {"pips": 3})),
    lambda: _of_pad("block", deal("out", None, None, out=[0])),
    lambda: _of_pad("bergen", deal("blocked", {"pips": 3}, {"pips": 3})),
    lambda: _of_pad("twenty_one", deal("showdown", {"pips": 21}, {"pips": 20}), ties="fewer_tiles"),
    lambda: _of_pad("block", deal("out", None, {"tiles": ["79"]}, out=[0])),
    lambda: _of_pad("block", deal("out", None, {"tiles": ["11", "11"]}, out=[0])),
    lambda: _of_pad("block", deal("out", None, {"pips": -3}, out=[0])),
    lambda: _of_pad("block", {"kind": "lead", "seat": 7}),
    lambda: _of_pad("bergen", points(0, 5)),
    lambda: _of_pad("draw", *[deal("out", None, None, out=[1])] * 2),
    lambda: _of_pad("solo", deal("stuck", {"tiles": ["65", "11"]})),
]
OF_OPTIONS = [
    lambda: _of_options("draw", target=50),
    lambda: _of_options("draw", scoring="points", deals=3),
    lambda: _of_options("block", target=5),
]
OF_POSITIONS = [
    lambda: _of_position(turn=7),
    lambda: _of_position(deal=0),
    lambda: _of_position(step="dance"),
    lambda: _of_position(ending="never"),
    lambda: _of_position(hands=[]),
    lambda: _of_position(scores=[{"total": 1}]),
    lambda: _of_position(stock_tiles=["79"]),
    lambda: _of_position(stock_tiles=["11", "11"]),
    lambda: _of_position(removed_tiles=[]),
    lambda: _of_position(line=_line()[1:]),
    lambda: _of_position(line=_line(end="up")),
    lambda: _of_position(line=_line(position=9)),
    lambda: _of_position(line=_line(outward=(_line()[-1]["inward"]))),
    lambda: _of_position(step="hit_or_stand"),
    lambda: _of_position(turn=None),
    lambda: _of_position(
        "sebastopol", line=[_line("sebastopol")[1] | {"end": None, "position": 0}]
    ),
]


@pytest.fixture(scope="module")
def faults() -> list[Fault]:
    return [found for case in (*OF_THE_PAD, *OF_OPTIONS, *OF_POSITIONS) for found in case()]


def test_every_fault_of_the_games_is_met(faults: list[Fault]) -> None:
    core = Path(__file__).parents[2] / "core"
    sources = [*core.glob("line/*.hpp"), *core.glob("games/*/*.hpp")]
    declared = {
        code
        for path in sources
        for code in re.findall(r'\bfault\((?:\w+ \? )?"(\w+)"', path.read_text(encoding="utf-8"))
    }
    assert len(declared) > 20
    assert {found.code for found in faults} >= declared


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence(language: str, faults: list[Fault]) -> None:
    named = {"option", "field", "step", "tile", "ending", "target", "allowed"}
    for found in faults:
        sentence = fault(found.code, found.params, language, "block")
        assert re.fullmatch(r".+[.)]", sentence)
        for name in named & set(found.params):
            assert str(found.params[name]) in sentence, sentence
        if "entry" in found.params:
            number = re.match(r"\w+ (\d+): ", sentence)
            assert number is not None
            assert int(number[1]) == found.params["entry"]


def test_a_figure_stands_apart_from_a_name_that_ends_with_one() -> None:
    speaker = LineDescriber(BLOCK, "en", ["Bot 2", "Petr"])
    lines = speaker.tally(tally(BLOCK, BLOCK_DEALS[:2]))
    assert "Score: Bot 2: 19, Petr 0." in lines


@pytest.mark.parametrize(
    ("ending", "said"), [("all_laid", "The game is won."), ("stuck", "The game is lost.")]
)
def test_the_standings_of_solo_say_whether_it_is_won(ending: str, said: str) -> None:
    game = dominium.load("solo")
    left: Entry = {"pips": 0} if ending == "all_laid" else {"count": 1}
    pad = tally(game, [deal(ending, left)])
    assert pad.outcome is not None
    speaker = LineDescriber(game, "en", NAMES[:1])
    assert speaker.standings(pad.outcome)[1:] == [said]
    assert speaker.tally(pad).count(said) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_shares_the_first_place_is_told_once(language: str) -> None:
    """The ranking behind a drawn match does not repeat that it is drawn."""
    game = dominium.load("twenty_one", deals=1)
    state = game.start()
    for action in ("=s1", "=55", "=64", "=65", "=54", "stand"):
        state.apply(action)
    events = state.apply("stand")
    speaker = LineDescriber(game, language, NAMES[:2])
    outcome = state.outcome()
    assert outcome is not None
    (tie,) = speaker.standings(outcome)[2:]
    lines = event_sentences(events, speaker)
    assert lines[-2:] == speaker.standings(outcome)[:2]
    assert tie not in lines
