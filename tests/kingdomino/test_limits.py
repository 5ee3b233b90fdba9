"""Numbers out of range, interruptions and errors on their way between processes."""

import copy
import json
import pickle
import signal
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import dominium
from dominium import Fault, IllegalAction, OptionError, Record, RecordError, scoring

GAME = dominium.load("kingdomino")


@pytest.mark.parametrize(
    "arguments",
    [
        {"n": -1},
        {"n": 2**31},
        {"n": 2**70},
        {"n": float("nan")},
        {"threads": 0},
        {"threads": 10**6},
        {"threads": 2**70},
        {"seed": -1},
        {"seed": 2**64},
        {"bots": ["random"]},
        {"bots": "hard"},
    ],
)
def test_batches_out_of_range_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        dominium.simulate(GAME, **{"n": 1, **arguments})


def test_a_batch_of_no_games() -> None:
    batch = dominium.simulate(GAME, 0, threads=3)
    assert batch.scores.shape == (0, 2)
    assert batch.plies.shape == (0,)


def first_decision() -> dominium.State:
    """The first position in which a seat has to decide."""
    state = GAME.start()
    while state.actor == dominium.CHANCE:
        state.apply(state.legal_actions()[0])
    return state


@pytest.mark.parametrize(
    "work",
    [
        lambda: dominium.perft(GAME.start(), 1000),
        lambda: dominium.simulate(GAME, 5_000_000, threads=2),
        lambda: first_decision().native.search(None, 60.0, 1, 2, None, ()),
    ],
    ids=["perft", "simulate", "search"],
)
def test_long_native_work_can_be_interrupted(work: Callable[[], object]) -> None:
    def interrupt() -> None:
        time.sleep(0.2)
        signal.raise_signal(signal.SIGINT)

    thread = threading.Thread(target=interrupt)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        thread.start()
        with pytest.raises(KeyboardInterrupt):
            work()
    finally:
        thread.join()
        signal.signal(signal.SIGINT, before)


def test_the_native_players_decide_only_for_a_seat() -> None:
    state = GAME.start()
    with pytest.raises(ValueError, match="no seat"):
        state.native.greedy_action(1)
    with pytest.raises(ValueError, match="no seat"):
        state.native.search(10, None, 1, 1, None, ())
    with pytest.raises(ValueError, match="budget"):
        state.native.search(None, None, 1, 1, None, ())


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction("not_in_offer", {"domino": 3}),
        OptionError([Fault("unknown_game", {"game": "x"})]),
        RecordError("no_such_ply", {"ply": 9, "plies": 2}),
    ],
)
def test_errors_survive_the_way_between_processes(error: dominium.DominiumError) -> None:
    again = copy.copy(error)  # as pickling does
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert str(again) == str(error)


def test_a_record_with_endless_digits_is_malformed() -> None:
    with pytest.raises(RecordError, match="malformed"):
        Record.from_json('{"version": ' + "9" * 5000 + "}")


def test_a_record_with_half_a_character_is_refused() -> None:
    data = dominium.play(GAME, ["random", "random"], rng=1).to_dict()
    for field in ("name", "bot"):
        spoilt = json.loads(json.dumps(data))
        spoilt["seats"][0][field] = "\ud800"
        with pytest.raises(RecordError, match="bad_seats"):
            Record.from_dict(spoilt)


def test_crowns_by_hand_are_not_negative() -> None:
    with pytest.raises(ValueError, match="negative"):
        scoring.Kingdom().put("e6", "wheat", -1)


def test_kingdomino_has_no_towns() -> None:
    kingdom = scoring.Kingdom()
    with pytest.raises(ValueError, match="unknown"):
        kingdom.put("e6", "town")
    rows = ["........."] * 4 + ["....ct..."] + ["........."] * 4
    assert [fault.code for fault in scoring.Kingdom.from_position("/".join(rows)).faults()] == [
        "malformed"
    ]


def test_refusals_are_values() -> None:
    state = GAME.start()
    claim = state.parse("24")
    refusal = state.refusal(claim)
    assert refusal is not None
    assert refusal == state.refusal(claim)
    assert hash(refusal) == hash(state.refusal(claim))
    assert refusal != state.refusal(state.parse("=k3"))
    assert repr(refusal) == "Refusal(code='chance_acts', params={})"
    assert refusal.to_dict() == {"code": "chance_acts", "params": {}}


def test_states_and_records_can_be_sent_to_other_processes() -> None:
    record = dominium.play(dominium.load("kingdomino", seats=3), ["random"] * 3, rng=5)
    assert pickle.loads(pickle.dumps(record)) == record
    for _, _, state in record.plies():
        assert pickle.loads(pickle.dumps(state)) == state
