"""The referee of the kingdom games leads whole games as the rules go, in every language."""

import random
from collections.abc import Iterator, Mapping

import pytest

import dominium
from dominium.describe import (
    LANGUAGES,
    Describer,
    building_name,
)
from dominium.describe.events import event_sentences
from dominium.referee import Referee, Sheet
from tests.covering import each_once

NAMES = ("Jana", "Petr", "Eva", "Adam", "Iva", "Jan", "Ota", "Zoe")
TABLES: Mapping[str, tuple[str, Mapping[str, int | bool | str]]] = {
    "two": ("kingdomino", {}),
    "three with a wider offer": ("kingdomino", {"seats": 3, "wider_offer": True}),
    "from the top": ("kingdomino", {"seats": 4, "opening": "top_down", "harmony": True}),
    "garden": ("kingdomino", {"seats": 3, "opening": "clockwise", "frame": "fixed"}),
    "duel": ("kingdomino", {"size": 7, "middle_kingdom": True}),
    "duel on a tray": ("kingdomino", {"size": 7, "frame": "fixed", "wider_offer": True}),
    "dynasty": ("kingdomino", {"games_in_match": 3}),
    "queendomino": ("queendomino", {}),
    "queendomino for three": ("queendomino", {"seats": 3, "tax_bonus": "per_knight"}),
    "wedding": ("queendomino", {"set": "royal_wedding", "seats": 5}),
    "wedding in teams": ("queendomino", {"set": "royal_wedding", "seats": 6, "teams": True}),
    "wedding of eight": ("queendomino", {"set": "royal_wedding", "seats": 8}),
}


def played(table: str, seed: int) -> dominium.Record:
    """A whole game of a table, by chance."""
    game_id, options = TABLES[table]
    game = dominium.load(game_id, preset=None, **options)
    return dominium.play(game, ["random"] * game.seats, rng=seed, names=NAMES[: game.seats])


def said(record: dominium.Record, language: str) -> Iterator[str]:
    """Every action of a record as people say it."""
    describer = Describer(record.game, language, [seat.name for seat in record.seats])
    for action, _, _ in record.plies():
        match action:
            case dominium.actions.DrawDomino():
                yield str(action).removeprefix("=").removeprefix("q")
            case dominium.actions.DrawKing() | dominium.actions.DrawSeat():
                yield record.seats[action.seat].name.upper()
            case dominium.actions.DrawBuilding():
                yield building_name(action.building, language)
            case _:
                yield describer.typed(action)


@pytest.mark.parametrize(("table", "language"), each_once(list(TABLES), LANGUAGES))
def test_a_whole_game_said_in_words_is_the_game_of_the_rules(table: str, language: str) -> None:
    record = played(table, len(table))
    names = tuple(seat.name for seat in record.seats)
    referee = Referee(Sheet(record.game, names, by_hand=True), language)
    for line in said(record, language):
        assert referee.expected()
        referee.enter(line)
    assert referee.finished
    assert referee.state == record.replay()
    led = referee.record()
    assert led.actions == record.actions
    assert led.outcome == record.outcome
    totals = [score.total for score in referee.state.scores()]
    assert len(referee.scores()) > len(totals)
    assert all(any(str(total) in line for line in referee.scores()) for total in totals)


@pytest.mark.parametrize("table", TABLES)
def test_the_program_draws_what_the_rules_allow_and_writes_it_down(table: str) -> None:
    game_id, options = TABLES[table]
    game = dominium.load(game_id, preset=None, **options)
    chosen = random.Random(table)
    referee = Referee(Sheet(game, NAMES[: game.seats], seed="a seed"), "cs")
    while not referee.finished:
        assert not referee.draws_due
        referee.enter(str(chosen.choice(referee.state.legal_actions())))
    led = referee.record()
    assert led.replay() == referee.state
    # Whoever leads on needs no seed: every draw stands on the sheet.
    other = Sheet(game, referee.names, seed="another", entries=referee.sheet.entries)
    assert Referee(other, "pl").state == referee.state


def test_every_line_is_told_in_the_words_of_whoever_leads_on() -> None:
    record = played("wedding in teams", 7)
    names = tuple(seat.name for seat in record.seats)
    first = Referee(Sheet(record.game, names, by_hand=True), "cs")
    for line in said(record, "cs"):
        first.enter(line)
    sheet = Sheet.from_json(first.sheet.to_json())
    assert sheet == first.sheet
    for language in LANGUAGES:
        led = Referee(sheet, language, "long")
        assert led.state == first.state
        assert [one.entry for one in led.said] == [one.entry for one in first.said]
        assert (led.said[-1].told != first.said[-1].told) or language == "cs"


def test_the_history_tells_every_event_once_and_whose_line_it_was() -> None:
    record = played("queendomino", 3)
    referee = Referee(Sheet(record.game, ("Jana", "Petr"), by_hand=True), "en")
    for line in said(record, "en"):
        referee.enter(line)
    describer = Describer(record.game, "en", ("Jana", "Petr"))
    told = [line for one in referee.said for line in one.told]
    for (action, events, _), one in zip(record.plies(), referee.said, strict=True):
        assert one.entry == str(action)
        lines = event_sentences(events, describer)
        assert list(one.told[: len(lines)]) == lines
    assert told
    drawn = [one for one in referee.said if one.seat is None]
    assert all(one.entry.startswith("=") for one in drawn)


def test_taking_back_leads_through_every_position_of_the_game() -> None:
    record = played("garden", 2)
    referee = Referee(Sheet(record.game, ("Jana", "Petr", "Eva"), by_hand=True), "sk")
    states = [referee.state.copy()]
    for line in said(record, "sk"):
        referee.enter(line)
        states.append(referee.state.copy())
    for entry in reversed(record.actions):
        assert referee.state == states.pop()
        assert referee.back() == entry
    assert referee.state == states.pop() == record.game.start()


def test_the_same_dominoes_lie_on_the_table_after_a_line_was_taken_back() -> None:
    referee = Referee(Sheet(dominium.load("kingdomino"), ("Jana", "Petr")), "cs")
    while len(referee.view.next_offer) < 4:
        referee.enter(str(referee.state.legal_actions()[0]))
    before = referee.sheet
    claimed = referee.back()
    assert not referee.view.next_offer
    referee.enter(claimed)
    assert referee.sheet == before


def test_several_things_may_be_said_in_one_line() -> None:
    referee = Referee(Sheet(dominium.load("kingdomino"), ("Jana", "Petr"), by_hand=True), "cs")
    referee.enter("3 17, dílek 25; 40")
    referee.enter("Petr, 17")
    referee.enter("1, 40, jana, 3")
    referee.enter("2, 25, 1 2 4 5")
    assert [one.entry for one in referee.said] == [
        "=3, =17, =25, =40",
        "=k2, 17",
        "=k1, 40, =k1, 3",
        "=k2, 25, =1, =2, =4, =5",
    ]
    referee.enter("e6 vpravo, 2")
    assert referee.said[-1].entry == "e6r, 2"


def test_the_program_draws_for_people_who_draw_by_hand_when_they_ask() -> None:
    referee = Referee(Sheet(dominium.load("queendomino"), ("Jana", "Petr"), by_hand=True), "en")
    assert "7" in referee.expected()[0]
    referee.enter("bakery")
    assert "6" in referee.expected()[0]
    told = referee.draw()
    assert told
    assert not referee.draws_due
    assert len(referee.said) == 2
    drawn = referee.sheet.entries[-1]
    assert referee.back() == drawn
    assert referee.draws_due
    assert [one.entry for one in referee.said] == ["=bakery"]


def test_what_was_drawn_is_confirmed_while_more_is_to_be_drawn() -> None:
    game = dominium.load("kingdomino", seats=4)
    referee = Referee(Sheet(game, ("Jana", "Petr", "Eva", "Ota"), by_hand=True, seed="a"), "en")
    assert referee.enter("5 12, 24")[-1] == "Drawn: 5, 12, 24."
    assert referee.expected() == ["Draw one domino and say its number."]
    assert "Drawn" not in " ".join(referee.enter("40"))
