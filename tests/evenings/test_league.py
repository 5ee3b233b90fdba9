"""The changes of a league: the possible ones, the refused ones, and that nothing is ever lost."""

from __future__ import annotations

import json
import random

import pytest

from dominium.evenings import (
    Document,
    EveningRefused,
    draw,
    from_json,
    from_plain,
    league_standings,
    new_document,
    to_json,
    to_plain,
)
from dominium.evenings import operations as done
from dominium.evenings.league import MOST_PLAYERS
from tests.evenings import clubs

AT = "2026-11-21T18:00:00+00:00"


def document_of(*operations: done.Operation) -> Document:
    """A document with these operations behind its foundation."""
    document = new_document(done.LeagueFounded(clubs.rules()), AT)
    for operation in operations:
        document.league().after(operation)
        document = document.after(operation, AT)
    return document


def an_evening() -> Document:
    """Six players, a round of two tables of three, and one result."""
    document = document_of(
        done.PlayersAdded(clubs.names(6)), done.EveningOpened("2026-11-21", (1, 2, 3, 4, 5, 6))
    )
    document = document.after(draw(document.league(), 1, "7"), AT)
    return document.after(done.ResultEntered(1, 1, 1, (30, 20, 10)), AT)


def test_a_document_survives_files_and_databases() -> None:
    document = an_evening()
    assert from_json(to_json(document)) == document
    assert from_plain(json.loads(json.dumps(to_plain(document)))) == document
    assert from_json(to_json(document)).league() == document.league()


def test_corrections_keep_what_was_before() -> None:
    before = an_evening()
    after = before.after(done.ResultEntered(1, 1, 1, (10, 20, 30)), AT)
    assert after.entries[: before.version] == before.entries
    assert after.league(before.version) == before.league()
    table = after.league().table(1, 1, 1)
    assert table.result is not None
    assert table.result.scores == (10, 20, 30)
    withdrawn = after.after(done.ResultWithdrawn(1, 1, 1), AT).league()
    assert withdrawn.table(1, 1, 1).result is None
    assert not league_standings(withdrawn)


def test_draws_can_be_checked() -> None:
    document = an_evening()
    assert document.draw_faults() == []
    drawn = document.entries[3].operation
    assert isinstance(drawn, done.RoundDrawn)
    other = done.RoundDrawn(1, drawn.tables, drawn.resting, "8")
    forged = document_of(*(entry.operation for entry in document.entries[1:3]), other)
    assert [entry.operation for entry in forged.draw_faults()] == [other]


@pytest.mark.parametrize(
    ("operation", "code"),
    [
        (done.LeagueFounded(clubs.rules()), "founded_already"),
        (done.PlayersAdded(("jana",)), "name_taken"),
        (done.PlayersAdded(("Ola", "Ola")), "name_taken"),
        (done.PlayersAdded((" Ola",)), "bad_name"),
        (done.PlayersAdded(tuple(f"P{n}" for n in range(MOST_PLAYERS))), "too_many_players"),
        (done.PlayersAdded(("Ola",), evening=2), "unknown_evening"),
        (done.PlayerRenamed(1, "Petr"), "name_taken"),
        (done.PlayerRenamed(7, "Ola"), "unknown_member"),
        (done.PlayerReturned(1), "not_left"),
        (done.EveningOpened("2026-02-30", (1, 2)), "bad_date"),
        (done.EveningOpened("2026-11-28", (1, 9)), "unknown_member"),
        (done.EveningCancelled(1), "evening_not_empty"),
        (done.PresenceSet(1, 1, 3, 2), "leaves_before"),
        (done.RoundDrawn(1, ((1, 2, 3),), (), "1"), "drawn_wrongly"),
        (done.RoundDrawn(1, ((1, 2, 3), (3, 4, 5)), (6,), "1"), "drawn_wrongly"),
        (done.RoundDrawn(1, ((1, 2, 3, 4, 5),), (6,), "1"), "drawn_wrongly"),
        (done.PlayersSwapped(1, 1, 7, 8), "unknown_member"),
        (done.RoundCancelled(1, 1), "round_has_results"),
        (done.RoundCancelled(1, 2), "unknown_round"),
        (done.TableOpened(1, 1, 1, "abc"), "played_already"),
        (done.ResultEntered(1, 1, 3, (1, 2, 3)), "unknown_seating"),
        (done.ResultEntered(1, 1, 2, (1, 2)), "scores_missing"),
        (done.ResultWithdrawn(1, 1, 2), "no_result"),
        (done.RulesChanged(clubs.rules({4: (8, 6, 4, 2)})), "size_in_use"),
        (done.RulesChanged(clubs.rules({4: (8, 6, 4)})), "bad_points"),
        (done.RulesChanged(clubs.rules({2: (1, 2)})), "bad_points"),
        (done.RulesChanged(clubs.rules({5: (5, 4, 3, 2, 1)})), "bad_sizes"),
        (done.RulesChanged(done.Rules("W", "kingdomino", {})), "bad_sizes"),
        (done.RulesChanged(done.Rules("W", "chess", {2: (1, 0)})), "unknown_game"),
        (done.RulesChanged(clubs.rules(preset="dynasty", options={"size": 9})), "bad_options"),
        (done.RulesChanged(clubs.rules(preset="mighty_duel")), "bad_options"),
    ],
)
def test_what_cannot_happen_is_refused_by_name(operation: done.Operation, code: str) -> None:
    league = an_evening().league()
    assert clubs.code_of(league, operation) == code


def test_people_change_places_where_nothing_is_played_yet() -> None:
    league = an_evening().league()
    played, open_table = league.evenings[0].rounds[0].tables
    swap = done.PlayersSwapped(1, 1, played.players[0], open_table.players[0])
    assert clubs.code_of(league, swap) == "played_already"
    league = league.after(done.ResultWithdrawn(1, 1, 1)).after(swap)
    changed = league.evenings[0].rounds[0].tables
    assert changed[0].players == (open_table.players[0], *played.players[1:])
    assert changed[1].players == (played.players[0], *open_table.players[1:])


def test_somebody_resting_can_be_swapped_in() -> None:
    league = clubs.drawn(clubs.evening_of(5, clubs.rules({4: (8, 6, 4, 2)})))
    (resting,) = league.evenings[0].rounds[0].resting
    seated = league.evenings[0].rounds[0].tables[0].players[2]
    league = league.after(done.PlayersSwapped(1, 1, resting, seated))
    assert league.evenings[0].rounds[0].resting == (seated,)
    assert league.evenings[0].rounds[0].tables[0].players[2] == resting


def test_who_left_is_drawn_no_more_but_stays_in_the_standings() -> None:
    league = clubs.played(clubs.drawn(clubs.evening_of(4)), random.Random(1))
    league = league.after(done.PlayerLeft(1))
    assert clubs.code_of(league, done.EveningOpened("2026-11-28", (1, 2))) == "left_already"
    assert clubs.code_of(league, done.PlayerLeft(1)) == "left_already"
    assert 1 in {one.player for one in league_standings(league)}
    league = league.after(done.PlayerReturned(1))
    assert clubs.code_of(league, done.EveningOpened("2026-11-28", (1, 2))) == ""


def test_a_newcomer_plays_from_the_next_round_of_the_evening() -> None:
    league = clubs.drawn(clubs.evening_of(3))
    league = league.after(done.PlayersAdded(("Ola",), evening=1))
    assert league.evenings[0].present(1) == (1, 2, 3)
    assert league.evenings[0].present(2) == (1, 2, 3, 4)


def test_a_round_without_results_can_be_drawn_again() -> None:
    league = clubs.drawn(clubs.drawn(clubs.evening_of(6), "1"), "2")
    assert clubs.code_of(league, done.RoundCancelled(1, 1)) == "not_latest_round"
    league = league.after(done.RoundCancelled(1, 2))
    assert len(league.evenings[0].rounds) == 1


def test_an_evening_opened_by_mistake_can_be_cancelled() -> None:
    league = clubs.evening_of(6)
    assert league.after(done.EveningCancelled(1)).evenings == ()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[1]",
        '{"format": "dominium-league-1", "entries": []}',
        '{"entries": [{"at": "x", "operation": {"kind": "dance"}}]}',
        '{"entries": [{"at": "x", "operation": {"kind": "player_left", "player": "1"}}]}',
        "[" * 100_000,
    ],
)
def test_what_is_no_league_is_refused(text: str) -> None:
    with pytest.raises(EveningRefused) as refused:
        from_json(text)
    assert refused.value.code == "not_a_league"


def test_a_file_without_foundation_or_with_impossible_operations_is_refused() -> None:
    plain = to_plain(an_evening())
    for entries, code in [
        (plain["entries"][1:], "not_founded"),
        (plain["entries"][:1] * 2, "founded_already"),
        (plain["entries"][:1] + plain["entries"][2:], "unknown_member"),
    ]:
        with pytest.raises(EveningRefused) as refused:
            from_json(json.dumps({**plain, "entries": entries}))
        assert refused.value.code == code
