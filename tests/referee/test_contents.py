"""The lists to check a box against."""

from collections import Counter

import pytest

import dominium
from dominium.describe import LANGUAGES
from dominium.referee import contents, editions, pieces
from dominium.referee.contents import parts

GAMES = [(info.id, edition) for info in dominium.games() for edition in editions(info.id)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), GAMES)
def test_every_set_has_its_lists(game: str, edition: str, language: str) -> None:
    counts, listed = contents(game, language, edition), pieces(game, language, edition)
    assert len(set(counts)) == len(counts)
    assert len(set(listed)) == len(listed)
    assert {name for name, _ in GAMES} == {info.id for info in dominium.games()}
    if edition == "double_six":
        assert counts[0].endswith(": 28")
        assert sum(line.count(",") + 1 for line in listed) == 28
        return
    dominoes = {"royal_wedding": 96}.get(edition, 48)
    assert sum(line.endswith(f": {dominoes}") for line in counts) == 1
    buildings = dominium.buildings() if game == "queendomino" else ()
    assert len(listed) == dominoes + len(buildings)
    tokens = sum(building.count for building in buildings)
    assert not buildings or any(line.endswith(f": {tokens}") for line in counts)


def test_the_usual_edition_comes_first() -> None:
    assert contents("kingdomino", "en") == contents("kingdomino", "en", "kingdomino")
    assert contents("kingdomino", "en") != contents("kingdomino", "en", "kralovska_zahrada")
    with pytest.raises(KeyError):
        contents("kingdomino", "en", "whist")
    with pytest.raises(dominium.OptionError):
        contents("whist", "en")


def test_the_coins_of_queendomino_are_worth_174() -> None:
    box = parts("queendomino")["queendomino"]
    assert sum(value * box[f"coins-{value}"] for value in (1, 3, 9)) == 174


def test_the_royal_wedding_has_a_box_of_each_game() -> None:
    boxes = Counter(parts("kingdomino")["kingdomino"]) + Counter(
        parts("queendomino")["queendomino"]
    )
    assert parts("queendomino")["royal_wedding"] == boxes
