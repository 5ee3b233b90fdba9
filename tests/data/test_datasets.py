"""Datasets: every position of every game, read back exactly, and whatever is wrong is told."""

import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import dominium
from dominium import data
from dominium.arena.plan import side_of
from dominium.data import datasets
from dominium.data.datasets import DatasetWriter
from dominium.data.positions import METADATA, description_of, rows_of, schema_of

pa = pytest.importorskip("pyarrow", reason="pyarrow is missing: pip install 'dominium[research]'")
pq = pytest.importorskip("pyarrow.parquet")

BLOCK = dominium.load("block", target=20)
PLACES = ("positions.parquet", "positions")


@pytest.fixture(params=PLACES)
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A file, or a folder."""
    return tmp_path / str(request.param)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Groups and parts so small that a few games need several."""
    monkeypatch.setattr(datasets, "ROWS_PER_GROUP", 50)
    monkeypatch.setattr(datasets, "GAMES_PER_PART", 3)


def games(count: int, game: dominium.Game = BLOCK) -> list[dominium.Record]:
    return list(data.play_games(game, ["random"] * game.seats, count, seed=1))


def test_every_game_is_replayed_from_its_positions(game: dominium.Game, tmp_path: Path) -> None:
    path = tmp_path / "positions.parquet"
    written = games(2, game)
    assert data.write_dataset(path, written) == 2
    assert list(data.replay(path)) == written
    assert list(data.check_dataset(path)) == [0, 1]


def test_rows_say_what_the_rules_say(game: dominium.Game, tmp_path: Path) -> None:
    """Compared with a replay by hand, ply by ply."""
    (record,) = games(1, game)
    data.write_dataset(tmp_path / "a.parquet", [record])
    rows = pq.read_table(tmp_path / "a.parquet").to_pylist()
    state = game.start()
    assert record.outcome is not None
    for ply, (row, text) in enumerate(zip(rows, record.actions, strict=True)):
        by_chance = state.actor == dominium.CHANCE
        legal = state.legal_actions()
        assert (row["game"], row["ply"]) == (0, ply)
        assert row["actor"] == (-1 if by_chance else state.actor)
        assert row["notation"] == text
        assert row["action"] == state.parse(text).index
        assert row["legal_count"] == len(legal)
        assert row["legal"] == sorted(action.index for action in legal)
        if by_chance:
            assert row["observation"] is None
        else:
            assert row["observation"] == state.observation(row["actor"]).tolist()
        for seat in range(game.seats):
            (place,) = [n for n, tied in enumerate(record.outcome.ranking) if seat in tied]
            ahead = {
                side_of(game, each) for tied in record.outcome.ranking[:place] for each in tied
            }
            assert row["places"][seat] == 1 + len(ahead)
        assert row["bots"] == ["random"] * game.seats
        state.apply(text)
    points = rows[0]["points"]
    totals = {standing.total for standing in record.outcome.standings}
    assert set(points) == totals
    assert len(points) == game.seats


def test_the_file_says_what_it_holds(game: dominium.Game, tmp_path: Path) -> None:
    file = tmp_path / "a.parquet"
    data.write_dataset(file, games(1, game), seed=1, bots=["random"] * game.seats)
    told = data.dataset_description(file)
    assert told == json.loads(pq.read_schema(file).metadata[METADATA])
    assert (told["game"], told["options"]) == (game.id, dict(game.options))
    assert (told["seed"], told["bots"]) == (1, ["random"] * game.seats)
    assert told["observation_size"] == game.observation_size
    cells = sum(int(np.prod(each["shape"])) for each in told["observation_fields"])
    assert cells == game.observation_size


@pytest.mark.usefixtures("small")
def test_groups_and_parts_are_bounded(tmp_path: Path) -> None:
    file, folder = tmp_path / "a.parquet", tmp_path / "a"
    written = games(7)
    data.write_dataset(file, written)
    data.write_dataset(folder, written)
    metadata = pq.ParquetFile(file).metadata
    sizes = [metadata.row_group(group).num_rows for group in range(metadata.num_row_groups)]
    assert sizes[:-1] == [50] * (len(sizes) - 1)
    assert 0 < sizes[-1] <= 50
    assert sum(sizes) == sum(len(record.actions) for record in written)
    assert [part.name for part in sorted(folder.iterdir())] == [
        "part-00000.parquet",
        "part-00001.parquet",
        "part-00002.parquet",
    ]
    assert pq.read_table(folder).equals(pq.read_table(file))
    assert list(data.replay(folder)) == list(data.replay(file)) == written
    assert datasets.count_games(folder) == datasets.count_games(file) == 7


def test_a_set_that_differs_and_an_unfinished_game_are_kept(tmp_path: Path) -> None:
    usual = dominium.load("kingdomino")
    game = usual.with_faces({24: (("forest", 1), ("wheat", 0))})
    (whole,) = games(1, game)
    begun = dominium.Record(game, whole.seats, whole.actions[:20])
    data.write_dataset(tmp_path / "a.parquet", [whole, begun])
    first, second = data.replay(tmp_path / "a.parquet")
    assert first == whole
    assert (second.actions, second.outcome) == (begun.actions, None)
    assert list(data.check_dataset(tmp_path / "a.parquet")) == [0, 1]
    rows = pq.read_table(tmp_path / "a.parquet", filters=[("game", "=", 1)])
    assert rows["points"].null_count == len(rows) == 20


def test_games_that_do_not_belong_together_are_refused(tmp_path: Path) -> None:
    mixed = [*games(1), *games(1, dominium.load("block"))]
    with pytest.raises(ValueError, match="one game"):
        data.write_dataset(tmp_path / "a.parquet", mixed)
    with pytest.raises(ValueError, match="at least one"):
        data.write_dataset(tmp_path / "b.parquet", [])
    empty = dominium.Record(BLOCK, games(1)[0].seats, ())
    with pytest.raises(ValueError, match="no actions"):
        data.write_dataset(tmp_path / "c.parquet", [empty])


def test_what_lies_there_is_written_over_by_force_only(path: Path) -> None:
    data.write_dataset(path, games(2))
    with pytest.raises(FileExistsError):
        data.write_dataset(path, games(1))
    assert list(data.replay(path)) == games(2)
    data.write_dataset(path, games(1), force=True)
    assert list(data.replay(path)) == games(1)


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        data.write_dataset(tmp_path / "none" / "a.parquet", games(1))
    with pytest.raises(FileNotFoundError):
        list(data.replay(tmp_path / "none.parquet"))
    (tmp_path / "empty").mkdir()
    with pytest.raises(data.DatasetError, match="no_dataset"):
        list(data.replay(tmp_path / "empty"))


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no /dev/full here")
def test_a_full_disk_is_told_and_nothing_looks_whole(tmp_path: Path) -> None:
    (tmp_path / "_a.parquet.partial").symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space"):
        data.write_dataset(tmp_path / "a.parquet", games(1), force=True)
    assert not (tmp_path / "a.parquet").exists()


def test_without_pyarrow_the_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ImportError, match=r"pip install 'dominium\[research\]'"):
        data.write_dataset(tmp_path / "a.parquet", games(1))


def changed(file: Path, **columns: object) -> Path:
    """The dataset with some values of its first rows changed."""
    table = pq.read_table(file)
    for name, value in columns.items():
        place, kind = table.schema.get_field_index(name), table.schema.field(name)
        values = table[name].to_pylist()
        values[3] = value
        table = table.set_column(place, kind, pa.array(values, kind.type))
    other = file.with_name("changed.parquet")
    pq.write_table(table, other)
    return other


@pytest.mark.parametrize(
    ("column", "value"),
    [("actor", 1), ("action", 29), ("legal_count", 1), ("legal", [1]), ("points", [1, 2])],
)
def test_a_value_that_differs_is_found(tmp_path: Path, column: str, value: object) -> None:
    data.write_dataset(tmp_path / "a.parquet", games(1))
    with pytest.raises(data.DatasetError) as told:
        list(data.check_dataset(changed(tmp_path / "a.parquet", **{column: value})))
    assert (told.value.code, told.value.game, told.value.detail) == ("rows_differ", 0, column)


def test_an_observation_that_differs_is_found(tmp_path: Path) -> None:
    data.write_dataset(tmp_path / "a.parquet", games(1))
    seen = [0] * BLOCK.observation_size
    with pytest.raises(data.DatasetError, match="observation"):
        list(data.check_dataset(changed(tmp_path / "a.parquet", observation=seen)))


def test_an_illegal_game_is_told(tmp_path: Path) -> None:
    data.write_dataset(tmp_path / "a.parquet", games(1))
    with pytest.raises(data.DatasetError) as told:
        list(data.replay(changed(tmp_path / "a.parquet", notation="65l")))
    assert (told.value.code, told.value.game) == ("bad_game", 0)
    assert told.value.fault is not None
    assert told.value.fault.code == "illegal_action"


@pytest.mark.parametrize(
    ("description", "code"),
    [
        ({"rules_revision": 99}, "unknown_revision"),
        ({"game": "chess"}, "unknown_game"),
        ({"options": {"seats": 2, "colour": "red"}}, "bad_option"),
        ({"version": 99}, "unknown_version"),
        ({"format": "other"}, "no_dataset"),
    ],
)
def test_a_description_of_something_else_is_told(
    tmp_path: Path, description: dict[str, object], code: str
) -> None:
    data.write_dataset(tmp_path / "a.parquet", games(1))
    table = pq.read_table(tmp_path / "a.parquet")
    told = json.dumps(data.dataset_description(tmp_path / "a.parquet") | description)
    pq.write_table(table.replace_schema_metadata({METADATA: told}), tmp_path / "b.parquet")
    with pytest.raises(data.DatasetError) as error:
        list(data.replay(tmp_path / "b.parquet"))
    assert code in {error.value.code, getattr(error.value.fault, "code", None)}


def test_files_that_are_no_datasets_are_told(tmp_path: Path) -> None:
    cut, text, other = (tmp_path / f"{name}.parquet" for name in ("cut", "text", "other"))
    data.write_dataset(cut, games(1))
    cut.write_bytes(cut.read_bytes()[:-30])
    text.write_text("no Parquet at all")
    pq.write_table(pa.table({"a": [1]}), other)
    for file, code in ((cut, "not_parquet"), (text, "not_parquet"), (other, "no_dataset")):
        with pytest.raises(data.DatasetError, match=code):
            list(data.replay(file))


def begun(path: Path, count: int) -> None:
    """A run that was interrupted after so many games."""

    def interrupted() -> Iterator[dominium.Record]:
        yield from games(count)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        data.write_dataset(path, interrupted())


@pytest.mark.usefixtures("small")
def test_an_interrupted_run_goes_on(path: Path) -> None:
    whole = path.with_name("whole" + path.suffix)
    data.write_dataset(whole, games(8))
    begun(path, 5)
    schema = schema_of(BLOCK, description_of(BLOCK))
    with DatasetWriter(path, schema, going_on=True) as writer:
        assert writer.games == 5
        for record in games(8)[5:]:
            writer.add(rows_of(record, writer.games, schema))
    assert list(data.replay(path)) == games(8)
    files = sorted(path.iterdir()) if path.is_dir() else [path]
    expected = sorted(whole.iterdir()) if whole.is_dir() else [whole]
    for one, other in itertools.zip_longest(files, expected):
        assert one.read_bytes() == other.read_bytes()


@pytest.mark.usefixtures("small")
def test_a_killed_run_loses_the_open_file_alone(path: Path) -> None:
    begun(path, 5)
    (left,) = [path.parent, path][path.is_dir()].glob("_*.partial")
    left.write_bytes(left.read_bytes()[:-30])
    schema = schema_of(BLOCK, description_of(BLOCK))
    with DatasetWriter(path, schema, going_on=True) as writer:
        assert writer.games == (3 if path.is_dir() else 0)
        for record in games(6)[writer.games :]:
            writer.add(rows_of(record, writer.games, schema))
    assert list(data.replay(path)) == games(6)


@pytest.mark.usefixtures("small")
def test_a_finished_run_is_not_gone_on_with(path: Path) -> None:
    data.write_dataset(path, games(5))
    with pytest.raises(FileExistsError):
        DatasetWriter(path, schema_of(BLOCK, description_of(BLOCK)), going_on=True)
    assert list(data.replay(path)) == games(5)


def test_a_run_without_games_leaves_nothing(path: Path) -> None:
    schema = schema_of(BLOCK, description_of(BLOCK))
    with pytest.raises(KeyboardInterrupt), DatasetWriter(path, schema):
        raise KeyboardInterrupt
    assert not [file for file in path.parent.rglob("*") if file.is_file()]


def test_a_run_of_other_games_is_not_gone_on_with(path: Path) -> None:
    begun(path, 2)
    schema = schema_of(BLOCK, description_of(BLOCK, seed=9))
    with pytest.raises(data.DatasetError, match="other_games"):
        DatasetWriter(path, schema, going_on=True)
