"""`dominium simulate --records --dataset` and `dominium check`."""

import json
import sys
from pathlib import Path

import pytest

import dominium
from dominium import data
from dominium.data.playing import Batch
from dominium.describe import LANGUAGES, messages
from dominium.protocol import ProgramFailure
from dominium.terminal import simulation_report
from tests.terminal.conftest import Runner, environment, here

__all__ = ["environment", "here"]  # fixtures

BOTS = Path(__file__).parents[2] / "docs" / "examples" / "bots"
BLOCK = dominium.load("block", target=20)
SIMULATE = ("simulate", "block", "--target", "20", "--seed", "3", "--processes", "1")


@pytest.fixture(autouse=True)
def needs_pyarrow() -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is missing: pip install 'dominium[research]'")


def expected(count: int, *bots: str) -> list[dominium.Record]:
    return list(data.play_games(BLOCK, bots or ["random"] * 2, count, seed=3))


def test_records_and_positions_of_the_same_games(here: Runner, tmp_path: Path) -> None:
    kept = ("--records", "a.jsonl.gz", "--dataset", "a.parquet")
    done = here(*SIMULATE, "-n", "4", "--bot", "easy", "--bot", "search:playouts=10", *kept)
    assert (done.code, done.complaint) == (0, "")
    assert done.lines[-2:] == ["a.jsonl.gz: games 4.", "a.parquet: games 4."]
    games = expected(4, "easy", "search:playouts=10")
    assert list(data.read_records(tmp_path / "a.jsonl.gz")) == games
    assert list(data.replay(tmp_path / "a.parquet")) == games
    told = data.dataset_description(tmp_path / "a.parquet")
    assert (told["seed"], told["bots"]) == (3, ["easy", "search:playouts=10"])
    for file in ("a.jsonl.gz", "a.parquet"):
        checked = here("check", file)
        assert (checked.code, checked.lines) == (0, [f"{file}: games that replay exactly: 4."])


def test_any_number_of_processes_writes_the_same(here: Runner, tmp_path: Path) -> None:
    for processes in ("1", "2"):
        kept = ("--records", f"{processes}.jsonl", "--dataset", f"{processes}.parquet")
        assert here(*SIMULATE, "-n", "20", *kept, "--processes", processes).code == 0
    for suffix in ("jsonl", "parquet"):
        one, two = ((tmp_path / f"{number}.{suffix}").read_bytes() for number in (1, 2))
        assert one == two


def test_figures_are_those_of_the_games(here: Runner, tmp_path: Path) -> None:
    done = here(*SIMULATE, "-n", "5", "--records", "a.jsonl", "--json")
    figures = json.loads(done.text)
    outcomes = [record.outcome for record in expected(5)]
    for seat in (0, 1):
        totals = [
            standing.total
            for outcome in outcomes
            if outcome is not None
            for standing in outcome.standings
            if standing.seat == seat  # type: ignore[union-attr]
        ]
        assert figures["seats"][seat]["mean_score"] == pytest.approx(sum(totals) / 5)
    assert sum(seat["win_rate"] for seat in figures["seats"]) == pytest.approx(1)
    lines = (tmp_path / "a.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["seed"] for line in lines] == [f"3 {number}" for number in range(5)]


def test_a_solo_is_won_only_when_all_tiles_lie(here: Runner) -> None:
    done = here(
        "simulate", "solo", "-n", "30", "--processes", "1", "--records", "a.jsonl", "--json"
    )
    outcomes = [record.outcome for record in data.read_records("a.jsonl")]
    won = sum(outcome is not None and outcome.reason == "all_laid" for outcome in outcomes)
    assert json.loads(done.text)["seats"][0]["win_rate"] == pytest.approx(won / 30)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(here: Runner, language: str) -> None:
    arguments = (*SIMULATE, "-n", "1", "--records", "a.jsonl", "--language", language)
    assert "a.jsonl" in here(*arguments).lines[-1]
    again = here(*arguments)
    assert (again.code, again.lines) == (1, [])
    assert "--resume" in again.complaint
    checked = here("check", "a.jsonl", "--language", language)
    words = messages(language).text("terminal-check-whole", file="a.jsonl", games=1)
    assert checked.lines == [words]


def test_interrupted_games_are_kept_and_gone_on_with(
    here: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = simulation_report._play_one

    def interrupted(batch: Batch, schema: object, number: int) -> simulation_report.Played:
        if number == 3:
            raise KeyboardInterrupt
        return played(batch, schema, number)

    arguments = (*SIMULATE, "-n", "5", "--records", "a.jsonl", "--dataset", "a.parquet")
    with monkeypatch.context() as changed:
        changed.setattr(simulation_report, "_play_one", interrupted)
        done = here(*arguments)
    assert done.code == 130
    assert "--resume" in done.text
    assert not (tmp_path / "a.jsonl").exists()
    refused = here(*arguments)
    assert (refused.code, refused.lines) == (1, [])
    other = here(*arguments, "--seed", "4", "--resume")
    assert (other.code, other.lines) == (1, [])
    assert "--force" in other.complaint
    resumed = here(*arguments, "--resume", "--json")
    assert json.loads(resumed.text)["games"] == 2
    assert list(data.read_records(tmp_path / "a.jsonl")) == expected(5)
    assert list(data.replay(tmp_path / "a.parquet")) == expected(5)
    assert sorted(file.name for file in tmp_path.glob("*a.*")) == ["a.jsonl", "a.parquet"]


def test_a_program_plays_and_one_that_fails_is_told(
    here: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = f"program:{sys.executable} {BOTS / 'greedy_bot.py'}"
    arguments = (*SIMULATE, "--bot", program, "--bot", "random", "--records", "a.jsonl")
    assert here(*arguments, "-n", "1").code == 0
    (record,) = data.read_records(tmp_path / "a.jsonl")
    assert [seat.bot for seat in record.seats] == [program, "random"]

    def crashed(*_: object) -> None:
        raise ProgramFailure("crashed")

    monkeypatch.setattr(simulation_report, "_play_one", crashed)
    done = here(*arguments, "-n", "1", "--force")
    assert (done.code, done.lines) == (1, [])
    assert "It has ended." in done.complaint
    assert "--resume" in done.complaint


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--processes", "2"], "--records"),
        (["--force"], "--force"),
        (["--resume"], "--dataset"),
        (["--records", "a.jsonl", "--threads", "2"], "--processes"),
        (["--records", "a.jsonl", "--processes", "0"], "--processes"),
        (["--records", "a.jsonl", "--bot", "genius"], "genius"),
        (["--records", "a.jsonl", "--bot", "fg"], "Block"),
        (["--records", "a.jsonl", "--bot", "search:playouts=many"], "many"),
    ],
)
def test_a_command_line_that_cannot_be_followed(
    here: Runner, arguments: list[str], named: str
) -> None:
    done = here("simulate", "block", *arguments)
    assert (done.code, done.lines) == (2, [])
    assert named in done.complaint
    assert len(done.complaint.splitlines()) == 1


def test_a_refused_run_leaves_nothing(here: Runner, tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text("kept before")
    kept = ("--records", "a.jsonl", "--dataset", "a.parquet")
    assert here(*SIMULATE, "-n", "1", *kept).code == 1
    assert sorted(file.name for file in tmp_path.glob("*a.*")) == ["a.jsonl"]
    assert (tmp_path / "a.jsonl").read_text() == "kept before"


@pytest.mark.parametrize("file", ["none/a.jsonl", "none/a.parquet", "none/a"])
def test_a_missing_folder_is_told(here: Runner, file: str) -> None:
    option = "--records" if file.endswith("jsonl") else "--dataset"
    done = here(*SIMULATE, "-n", "1", option, file)
    assert (done.code, done.lines) == (1, [])
    assert "none" in done.complaint
    assert "No such file or directory" in done.complaint
    assert len(done.complaint.splitlines()) == 1


def test_without_pyarrow_the_command_is_named(
    here: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = here(*SIMULATE, "-n", "1", "--dataset", "a.parquet")
    assert (done.code, done.lines) == (1, [])
    assert "pip install 'dominium[research]'" in done.complaint
    assert here(*SIMULATE, "-n", "1", "--records", "a.jsonl").code == 0


def test_check_names_the_broken_line(here: Runner, tmp_path: Path) -> None:
    here(*SIMULATE, "-n", "3", "--records", "a.jsonl")
    file = tmp_path / "a.jsonl"
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole[:-20], encoding="utf-8")
    cut = here("check", "a.jsonl")
    assert (cut.code, cut.lines) == (1, [])
    assert "line 3: The file ends in the middle of a record." in cut.complaint
    assert cut.complaint.rstrip().endswith(": 2.")
    file.write_text(whole.replace('"game":"block"', '"game":"chess"', 1), encoding="utf-8")
    assert "chess" in here("check", "a.jsonl").complaint


def test_check_tells_what_is_no_dataset(here: Runner, tmp_path: Path) -> None:
    (tmp_path / "a.parquet").write_text("nothing")
    (tmp_path / "empty").mkdir()
    for name in ("a.parquet", "empty", "none.parquet", "none.jsonl"):
        done = here("check", name)
        assert (done.code, done.lines) == (1, [])
        assert name in done.complaint
