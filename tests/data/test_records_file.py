"""Files of records: whole or marked as partial, read one by one, told where they are broken."""

import gzip
import itertools
import json
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

import dominium
from dominium import data
from dominium.data.playing import Batch
from dominium.data.records import RecordsWriter, numbered

BLOCK = dominium.load("block", target=20)
NAMES = ("games.jsonl", "games.jsonl.gz")


@pytest.fixture(params=NAMES)
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return tmp_path / str(request.param)


def games(count: int, seed: int = 1) -> list[dominium.Record]:
    return list(data.play_games(BLOCK, ["random"] * 2, count, seed))


def partial(path: Path) -> Path:
    return path.with_name(f"_{path.name}.partial")


def test_records_of_every_game_are_read_back(game: dominium.Game, path: Path) -> None:
    written = list(data.play_games(game, ["random"] * game.seats, 3, seed=5))
    assert data.write_records(path, written) == 3
    assert list(data.read_records(path)) == written
    assert [each.replay().outcome() for each in data.read_records(path)] == [
        each.outcome for each in written
    ]


def test_each_line_is_a_record_in_json(tmp_path: Path) -> None:
    data.write_records(tmp_path / "games.jsonl", games(2))
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert [dominium.Record.from_json(line) for line in lines] == games(2)


def test_compressed_records_are_smaller_and_equal_games_give_equal_bytes(tmp_path: Path) -> None:
    plain, one, two = (tmp_path / name for name in ("a.jsonl", "b.jsonl.gz", "c.jsonl.gz"))
    for file in (plain, one, two):
        data.write_records(file, games(5))
    assert one.read_bytes() == two.read_bytes()
    assert gzip.decompress(one.read_bytes()) == plain.read_bytes()
    assert one.stat().st_size < plain.stat().st_size / 2


def test_a_file_appears_only_when_it_is_whole(path: Path) -> None:
    def failing() -> Iterator[dominium.Record]:
        yield from games(3)
        assert not path.exists()
        raise RuntimeError("the bots are tired")

    with pytest.raises(RuntimeError, match="tired"):
        data.write_records(path, failing())
    assert not path.exists()
    left = partial(path).rename(path.with_name("left" + path.suffix))
    assert list(data.read_records(left)) == games(3)


def test_what_lies_there_is_written_over_by_force_only(path: Path) -> None:
    data.write_records(path, games(1))
    with pytest.raises(FileExistsError):
        data.write_records(path, games(2))
    assert list(data.read_records(path)) == games(1)
    data.write_records(path, games(2), force=True)
    assert list(data.read_records(path)) == games(2)


def test_the_rest_of_an_interrupted_run_is_not_written_over(path: Path) -> None:
    partial(path).write_bytes(b"something")
    with pytest.raises(FileExistsError):
        data.write_records(path, games(1))


@pytest.mark.parametrize("cut", [2, 100])
def test_a_file_that_was_cut_gives_what_is_whole(path: Path, cut: int) -> None:
    data.write_records(path, games(4))
    path.write_bytes(path.read_bytes()[:-cut])
    found: list[dominium.Record] = []
    with pytest.raises(data.LineError) as told:
        found.extend(data.read_records(path))
    assert found == games(4)[: len(found)]
    assert told.value.line == len(found) + 1
    assert told.value.fault.code == "cut_off"
    assert len(found) >= 1


def test_a_last_line_without_its_end_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(record.to_json() for record in games(2)), encoding="utf-8")
    assert list(data.read_records(file)) == games(2)


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"rules_revision": 99}, "unknown_revision"),
        ({"options": {"seats": 2, "colour": "red"}}, "bad_option"),
        ({"version": 99}, "unknown_version"),
        ({"actions": ["=s1", "66"]}, "illegal_action"),
        ({"outcome": {"reason": "luck"}}, "wrong_outcome"),
    ],
)
def test_the_line_of_a_broken_record_is_told(
    tmp_path: Path, changed: dict[str, object], code: str
) -> None:
    file = tmp_path / "games.jsonl"
    lines = [record.to_json() for record in games(3)]
    lines[1] = json.dumps(json.loads(lines[1]) | changed)
    data.write_records(file, lines)
    records = data.read_records(file)
    assert next(records) == games(1)[0]
    with pytest.raises(data.LineError) as told:
        next(records)
    assert (told.value.line, told.value.fault.code) == (2, code)


@pytest.mark.parametrize("line", [b"{]\n", b"\xff\xfe\n", b"7\n", b"\n", b"[" * 100_000 + b"\n"])
def test_a_line_that_is_no_record_is_told(tmp_path: Path, line: bytes) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(line)
    with pytest.raises(data.LineError) as told:
        list(data.read_records(file))
    assert (told.value.line, told.value.fault.code) == (1, "malformed")


def test_a_missing_file_and_folder_are_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(data.read_records(tmp_path / "none.jsonl"))
    with pytest.raises(FileNotFoundError):
        data.write_records(tmp_path / "none" / "games.jsonl", [])


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no /dev/full here")
def test_a_full_disk_is_told_and_nothing_looks_whole(path: Path) -> None:
    partial(path).symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space"):
        data.write_records(path, games(1), force=True)
    assert not path.exists()


def test_reading_holds_one_record_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    line = games(1)[0].to_json()

    def most_memory(count: int) -> int:
        data.write_records(file, itertools.repeat(line, count), force=True)
        tracemalloc.start()
        assert sum(1 for _ in data.read_records(file)) == count
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    most_memory(10)
    few, many = most_memory(20), most_memory(200)
    assert many < few * 1.5


def lines_of(batch: Batch, numbers: range) -> list[str]:
    return [numbered(batch.record(number), batch.seed_of(number)) for number in numbers]


def begun(path: Path, batch: Batch, count: int) -> None:
    """A run that was interrupted after so many games."""

    def interrupted() -> Iterator[str]:
        yield from lines_of(batch, range(count))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        data.write_records(path, interrupted())


@pytest.mark.parametrize("cut", [0, 3, 200])
def test_an_interrupted_run_goes_on_behind_its_last_whole_game(path: Path, cut: int) -> None:
    batch = Batch(BLOCK, ("random", "greedy"), seed=3)
    begun(path, batch, 3)
    left = partial(path).read_bytes()
    partial(path).write_bytes(left[: len(left) - cut])
    with RecordsWriter(path, going_on=batch) as writer:
        assert 0 < writer.games <= 3
        assert writer.games == 3 or cut > 0
        for line in lines_of(batch, range(writer.games, 5)):
            writer.add(line)
    assert list(data.read_records(path)) == [batch.record(number) for number in range(5)]
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    straight = path.with_name("straight_" + path.name)
    data.write_records(straight, lines_of(batch, range(5)))
    assert path.read_bytes() == straight.read_bytes()


def test_a_run_killed_again_and_again_gives_the_same_bytes(path: Path) -> None:
    """At whatever byte it was killed, also while it was going on."""
    batch = Batch(BLOCK, ("random", "greedy"), seed=3)
    straight = path.with_name("straight_" + path.name)
    data.write_records(straight, lines_of(batch, range(4)))
    whole = straight.read_bytes()
    for kept in range(0, len(whole), len(whole) // 9):
        partial(path).write_bytes(whole[:kept])
        old = partial(path).with_name(partial(path).name + ".old")
        if kept % 2:  # killed while the lines were written again
            partial(path).replace(old)
            partial(path).write_bytes(whole[: kept // 3])
        with RecordsWriter(path, going_on=batch) as writer:
            for line in lines_of(batch, range(writer.games, 4)):
                writer.add(line)
        assert path.read_bytes() == whole
        assert not old.exists()
        path.unlink()


@pytest.mark.parametrize(
    "other",
    [
        Batch(BLOCK, ("random", "greedy"), seed=4),
        Batch(BLOCK, ("greedy", "random"), seed=3),
        Batch(dominium.load("block"), ("random", "greedy"), seed=3),
    ],
)
def test_a_run_of_other_games_is_not_gone_on_with(path: Path, other: Batch) -> None:
    begun(path, Batch(BLOCK, ("random", "greedy"), seed=3), 2)
    before = partial(path).read_bytes()
    with pytest.raises(data.LineError, match="other_games"):
        RecordsWriter(path, going_on=other)
    assert partial(path).read_bytes() == before
