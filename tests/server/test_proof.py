"""The proof of a table: what it tells, that it holds, and that nothing in it can be changed."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import dominium
from dominium.server.model import proof, proof_verifier
from dominium.server.model.proof import ProofError
from tests.proofs import Played, renamed
from tests.server.clients import ask, two_people, undo_wish, wait_for
from tests.server.conftest import BOT, DEVICE, FRIEND, ME, Json, play_to_the_end

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.conftest import Browser, RunningServer

pytestmark = pytest.mark.real_draws


def finished(browser: Browser, game: str, seats: list[Json], **wishes: Any) -> str:
    """The table of a game that somebody played to the end."""
    opened = browser.open_table(seats, game=game, **wishes)
    with browser.page(opened["table"]) as page:
        page.receive()
        while page.until_my_turn():
            page.play_first_choice()
    table: str = opened["table"]
    return table


@pytest.fixture(scope="module")
def told(server: RunningServer) -> Json:
    """The proof of a finished game of Jana and a bot."""
    jana = server.browser()
    return jana.get(f"/api/tables/{finished(jana, 'kingdomino', [ME, BOT])}/proof")


def findings(told: Json, noted: str | None = None) -> dict[str, bool]:
    """The outcome of each check of a proof."""
    read, fingerprint = proof.read_proof(json.dumps(told))
    return {one.check: one.holds for one in proof_verifier.check(read, fingerprint, noted)}


def test_a_proof_tells_all_and_holds(told: Json, jana: Browser) -> None:
    table = jana.get(f"/api/tables/{told['table']}")
    assert told["commitment"] == table["commitment"]
    assert told["seed"] == table["seed"]
    assert told["outcome"] == {k: v for k, v in table["outcome"].items() if k != "lines"}
    told_by_history = [
        (entry["number"], entry["seat"], entry["action"]) for entry in table["history"]
    ]
    entries = [entry for entry in told["entries"] if entry["kind"] == "action"]
    assert [(e["number"], e["seat"], e["text"]) for e in entries] == told_by_history
    draws = [entry["draw"] for entry in entries if entry["seat"] is None]
    assert len(draws) == 24 + 4
    assert draws[0] == {"results": [f"={n}" for n in range(1, 49)], "shares": [1] * 48}
    assert set(findings(told, told["commitment"]).values()) == {True}
    assert findings(told).keys() == {
        "fingerprint", "commitment", "numbers", "draws", "rules", "odds", "actions", "end"
    }  # fmt: skip


def test_another_commitment_noted_at_the_beginning_is_found(told: Json) -> None:
    assert findings(told, "0" * 64)["noted"] is False
    assert "noted" not in findings(told)


@pytest.mark.parametrize(
    ("game", "seats", "wishes"),
    [
        ("queendomino", [ME, BOT, BOT], {"preset": "royal_wedding"}),
        ("block", [ME, BOT], {}),
        ("bergen", [ME, BOT, BOT], {}),
        ("twenty_one", [ME, BOT, BOT], {}),
        ("solo", [ME], {}),
    ],
)
def test_proofs_of_other_games_hold(
    jana: Browser, game: str, seats: list[Json], wishes: Json
) -> None:
    told = jana.get(f"/api/tables/{finished(jana, game, seats, **wishes)}/proof")
    assert all(findings(told, told["commitment"]).values())


def test_an_unfinished_table_tells_its_commitment_and_no_more(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND])
    path = f"/api/tables/{opened['table']}/proof"
    waiting = petr.get(path)
    assert waiting["draws"] == 0
    petr.join(opened["invitations"][0]["link"], "Petr")
    running = petr.get(path)
    assert running == waiting | {"draws": 4 + 1}
    assert running.keys() == {"format", "version", "table", "game", "commitment", "draws"}
    assert running["commitment"] == jana.get(f"/api/tables/{opened['table']}")["commitment"]


def test_a_proof_names_nobody(jana: Browser, petr: Browser) -> None:
    opened = jana.open_table([ME, FRIEND], my_name="Anežka Nováková")
    petr.join(opened["invitations"][0]["link"], "Bořivoj")
    with jana.page(opened["table"]) as left, petr.page(opened["table"]) as right:
        for page in (left, right):
            page.receive()
        play_to_the_end(left, right)
    text = jana.http.get(f"/api/tables/{opened['table']}/proof").text
    assert json.loads(text)["entries"][0]["kind"] == "joined"
    assert "Bořivoj" not in text
    assert "Anežka" not in text
    assert all(findings(json.loads(text)).values())


def test_undone_plies_and_what_follows_hold(jana: Browser) -> None:
    opened = jana.open_table([ME, DEVICE | {"name": "Eva"}])
    with jana.page(opened["table"]) as page:
        page.receive()
        while page.table["undo_to"] is None:
            page.play_first_choice()
        back = page.table["undo_to"]
        ask(page, undo_wish(page))
        wait_for(page, lambda table: table["ply"] == back)
        page.act(page.table["legal"][-1]["action"])
        page.until_ply(back + 1)
        while page.until_my_turn():
            page.play_first_choice()
    told = jana.get(f"/api/tables/{opened['table']}/proof")
    assert "undone" in {entry["kind"] for entry in told["entries"]}
    assert all(findings(told, told["commitment"]).values())


def test_a_game_that_was_given_up_holds(jana: Browser, petr: Browser) -> None:
    with two_people(jana, petr) as (left, right):
        ask(right, {"type": "leave", "give_up": True})
        wait_for(left, lambda table: table["status"] == "finished")
        told = petr.get(f"/api/tables/{left.table['table']}/proof")
    assert told["outcome"] is None
    assert told["entries"][-1]["kind"] == "forfeited"
    assert all(findings(told, told["commitment"]).values())


def test_a_seat_that_a_bot_takes_over_holds(jana: Browser) -> None:
    opened = jana.open_table([ME, BOT, BOT])
    with jana.page(opened["table"]) as page:
        page.receive()
        page.until_my_turn()
        ask(page, {"type": "leave"})
        wait_for(page, lambda table: table["status"] == "finished")
    told = jana.get(f"/api/tables/{opened['table']}/proof")
    assert "left" in {entry["kind"] for entry in told["entries"]}
    assert all(findings(told, told["commitment"]).values())


def test_no_table_no_proof(jana: Browser) -> None:
    answer = jana.http.get("/api/tables/nowhere/proof")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every single value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, below in inner:
        if isinstance(below, dict | list) and below:
            yield from leaves(below, (*path, key))
        else:
            yield (*path, key)


def changed(told: Json, path: tuple[Any, ...], value: Any) -> Json:
    """A copy with another value in one place."""
    other = copy.deepcopy(told)
    place: Any = other
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return other


def at(told: Json, path: tuple[Any, ...]) -> Any:
    """The value in a place."""
    place: Any = told
    for key in path:
        place = place[key]
    return place


def other_values(value: Any) -> st.SearchStrategy[Any]:
    """Values of the same kind, or of none."""
    kinds = {bool: st.booleans(), int: st.integers(0, 100), str: st.text(max_size=70)}
    like = kinds.get(type(value), st.sampled_from(["", 0, [], {}]))
    digits = st.from_regex("[0-9a-f]{64}", fullmatch=True)
    return (like | digits | st.none()).filter(lambda other: other != value or other is not value)


def caught(told: Json) -> bool:
    """True if somebody notices."""
    try:
        return not all(findings(told).values())
    except ProofError:
        return True


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_single_value_is_changed_it_is_noticed(told: Json, data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(list(leaves(told))))
    value = data.draw(other_values(at(told, path)))
    other = changed(told, path, value)
    if json.dumps(other) != json.dumps(told):
        assert caught(other)


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_changed_draw_is_noticed_even_under_a_new_fingerprint(
    told: Json, data: st.DataObject
) -> None:
    draws = [i for i, entry in enumerate(told["entries"]) if entry["draw"] is not None]
    entry = ("entries", data.draw(st.sampled_from(draws)))
    bound = [path for path in leaves(told) if path[:2] == entry]
    path = data.draw(st.sampled_from([*bound, ("seed",), ("commitment",), ("table",)]))
    value = data.draw(other_values(at(told, path)))
    other = changed(told, path, value)
    if json.dumps(other) != json.dumps(told):
        assert caught(renamed(other))


def test_a_missing_added_or_moved_entry_is_noticed(told: Json) -> None:
    for place in range(0, len(told["entries"]), 7):
        missing = copy.deepcopy(told)
        del missing["entries"][place]
        assert caught(renamed(missing))
        added = copy.deepcopy(told)
        added["entries"].insert(place, added["entries"][place])
        assert caught(renamed(added))
    cut = copy.deepcopy(told)
    del cut["entries"][-1]
    assert findings(renamed(cut))["end"] is False


def test_a_server_that_draws_as_it_likes_is_found(told: Json) -> None:
    """The first dominoes in the order that suits somebody, everything else made to fit."""
    game, state, entries = dominium.load("kingdomino"), dominium.load("kingdomino").start(), []
    while state.actor is not None:
        chance = state.actor == dominium.CHANCE
        drawn = msgspec.to_builtins(proof.draw_due(state)) if chance else None
        text, seat = str(state.legal_actions()[0]), None if chance else state.actor
        entries.append({"number": len(entries) + 1, "kind": "action", "seat": seat,
                        "text": text, "draw": drawn})  # fmt: skip
        state.apply(text)
    outcome = state.outcome()
    assert outcome is not None
    forged = renamed(told | {"entries": entries, "outcome": outcome.to_dict(),
                             "options": dict(game.options)})  # fmt: skip
    found = findings(forged)
    assert found["draws"] is False
    assert all(holds for check, holds in found.items() if check != "draws")


def test_a_server_that_leaves_out_a_result_is_found(told: Json) -> None:
    """The draw is recomputed from what the proof lists; that the list is whole say the rules."""
    forged = copy.deepcopy(told)
    first = forged["entries"][0]
    first["draw"] = {"results": [first["text"]], "shares": [1]}
    found = findings(renamed(forged))
    assert found["draws"] is True
    assert found["odds"] is False


def test_undone_plies_are_followed() -> None:
    game = Played()
    game.play()
    game.write("undo_asked", 0, str(game.dealt))
    game.undo(game.dealt)
    game.play_out()
    assert all(findings(game.proof()).values())


@pytest.mark.parametrize("text", ["0", "99", "x", "", "-1"])
def test_an_undo_of_what_was_drawn_is_found(text: str) -> None:
    game = Played()
    game.play()
    game.undo(game.dealt)
    place = len(game.entries) - 1
    game.play_out()
    told = game.proof()
    assert all(findings(told).values())
    assert findings(renamed(changed(told, ("entries", place, "text"), text)))["actions"] is False


def test_a_forfeit_is_an_end() -> None:
    game = Played()
    assert findings(game.proof())["end"] is False
    game.write("forfeited", 0)
    told = game.proof()
    assert all(findings(told).values())
    assert told["outcome"] is None
    game.play()
    assert findings(game.proof())["actions"] is False
