"""The commands beside play: games, replay, simulate, perft and render."""

import json
import re
import socket
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import dominium
from dominium.describe import LANGUAGES, Describer
from dominium.terminal.commands import serve
from tests.terminal.conftest import Runner


def read(file: Path) -> dominium.Record:
    return dominium.Record.from_json(file.read_text(encoding="utf-8"))


# games


def test_games_lists_every_game_option_and_preset(here: Runner) -> None:
    done = here("games")
    assert done.code == 0
    for game in dominium.games():
        assert any(line.startswith(f"{game.id}: ") for line in done.lines)
        for preset in game.presets:
            assert any(line.startswith(f"{preset}: ") for line in done.lines)
        for option in game.options:
            flag = "--" + option.name.replace("_", "-")
            assert any(line.startswith(f"{flag}: ") for line in done.lines)
        for level in dominium.bots.levels(game):
            assert any(line.startswith(f"{level}: ") for line in done.lines)


def test_games_as_json_can_be_loaded(here: Runner) -> None:
    for game in json.loads(here("games", "--json").text):
        defaults = {option["name"]: option["default"] for option in game["options"]}
        assert dominium.load(game["id"], **defaults) == dominium.load(game["id"])
        for options in game["presets"].values():
            dominium.load(game["id"], **options)


# replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_every_announcement_with_its_ply(
    here: Runner, record: Path, language: str
) -> None:
    done = here("replay", str(record), "--language", language)
    played = read(record)
    describer = Describer(played.game, language, [seat.name for seat in played.seats])
    told = [
        f"{ply}. {line}"
        for ply, (_, events, _) in enumerate(played.plies(), 1)
        for line in describer.announce(events)
    ]
    assert done.code == 0
    assert [line for line in done.lines if line in told] == told
    assert done.lines[-2].startswith(f"{len(played.actions)}. 1. ")


def test_replay_shows_any_ply(here: Runner, record: Path) -> None:
    played = read(record)
    describer = Describer(played.game, "en", [seat.name for seat in played.seats])
    for ply in range(0, len(played.actions) + 1, 7):
        done = here("replay", str(record), "--ply", str(ply))
        view = played.replay(ply).view(None)
        assert done.lines[0] == describer.title(view)
        for seat in (0, 1):
            assert "\n".join(describer.kingdom(view, seat)) in done.text


def test_replay_shows_a_ply_in_compact_lines(here: Runner, record: Path) -> None:
    played = read(record)
    done = here("replay", str(record), "--ply", "30", "--compact")
    describer = Describer(played.game, "en", [seat.name for seat in played.seats])
    assert done.lines == describer.compact(played.replay(30).view(None))
    assert max(map(len, done.lines)) <= 40


def test_replay_reads_text_and_standard_input(here: Runner, record: Path, tmp_path: Path) -> None:
    text = read(record).to_text()
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    whole = here("replay", str(record)).lines
    assert here("replay", "game.txt").lines == whole
    assert here("replay", "-", typed=text.splitlines()).lines == whole


@pytest.mark.parametrize("ply", ["-1", "9999"])
def test_replay_knows_how_long_a_record_is(here: Runner, record: Path, ply: str) -> None:
    done = here("replay", str(record), "--ply", ply)
    assert done.code == 1
    assert done.lines == []
    assert str(len(read(record).actions)) in done.complaint


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]", b"null", b"{", b"\xff\xfe\x00", b"[Game", b"x"]
)
def test_replay_refuses_what_is_no_record(here: Runner, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    done = here("replay", "file")
    assert done.code == 1
    assert done.lines == []
    assert len(done.complaint.splitlines()) == 1


@pytest.mark.parametrize("file", ["missing.json", "."])
def test_replay_refuses_what_it_cannot_read(here: Runner, file: str) -> None:
    done = here("replay", file)
    assert done.code == 1
    assert "cannot be read" in done.complaint


# simulate


def test_simulate_prints_what_the_library_finds(here: Runner) -> None:
    game = dominium.load("kingdomino", harmony=True)
    arguments = ("simulate", "kingdomino", "--harmony", "-n", "300", "--seed", "5", "--json")
    bots = ("--bot", "greedy", "--bot", "random")
    done = here(*arguments, *bots)
    figures = json.loads(done.text)
    expected = dominium.simulate(game, 300, bots=["greedy", "random"], seed=5)
    assert done.code == 0
    assert figures["games"] == 300
    assert figures["options"] == dict(game.options)
    for seat, bot in enumerate(("greedy", "random")):
        assert figures["seats"][seat]["bot"] == bot
        assert figures["seats"][seat]["mean_score"] == expected.scores[:, seat].mean()
    assert sum(seat["win_rate"] for seat in figures["seats"]) == pytest.approx(1)
    assert figures["seats"][0]["win_rate"] > 0.5
    assert 0 < figures["discard_rate"] < 1
    assert figures["games_per_second"] > 0


def test_simulate_counts_a_solo_as_won_only_when_all_tiles_lie(here: Runner) -> None:
    figures = json.loads(here("simulate", "solo", "-n", "2000", "--json").text)
    won = figures["endings"]["all_laid"]
    assert 0 < won < 0.1
    assert figures["seats"][0]["win_rate"] == pytest.approx(won)


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_in_words(here: Runner, language: str) -> None:
    arguments = ("simulate", "kingdomino", "--seats", "4", "-n", "50", "--language", language)
    one, two = here(*arguments, "--threads", "1"), here(*arguments, "--threads", "2")
    assert one.code == 0
    assert len(one.lines) == 6
    assert one.lines[1:] == two.lines[1:]
    mark = "." if language == "en" else ","
    assert all(re.search(rf"\d\{mark}\d", line) for line in one.lines)


# perft


def test_perft_counts_like_the_library(here: Runner) -> None:
    game = dominium.load("kingdomino", preset="kralovska_zahrada")
    for depth in (0, 1, 2):
        done = here("perft", "kingdomino", "--preset", "kralovska_zahrada", "--depth", str(depth))
        assert done.lines == [str(dominium.perft(game.start(), depth))]
        assert done.code == 0


def test_perft_starts_where_the_actions_lead(here: Runner) -> None:
    state = dominium.load("kingdomino").start()
    for action in ("=1", "=5", "=9", "=48", "=k2", "9"):
        state.apply(action)
    for actions in ("=1,=5,=9,=48,=k2,9", "=1 =5 =9, =48,=k2 9"):
        done = here("perft", "kingdomino", "--depth", "3", "--actions", actions)
        assert done.lines == [str(dominium.perft(state, 3))]


@pytest.mark.parametrize(
    ("actions", "number", "action"),
    [("=1,=1", 2, "=1"), ("e6r", 1, "e6r"), ("=1,nonsense", 2, "nonsense"), ("=99", 1, "=99")],
)
def test_perft_says_which_action_is_refused(
    here: Runner, actions: str, number: int, action: str
) -> None:
    done = here("perft", "kingdomino", "--depth", "1", "--actions", actions)
    assert done.code == 1
    assert f"Action {number}, “{action}”, is refused." in done.complaint
    assert "Possible, for example: =" in done.complaint


# render


@pytest.mark.parametrize("language", LANGUAGES)
def test_render_draws_a_record(here: Runner, record: Path, tmp_path: Path, language: str) -> None:
    done = here("render", str(record), "-o", "table.svg", "--ply", "40", "--language", language)
    assert done.code == 0
    picture = ET.parse(tmp_path / "table.svg").getroot()
    names = {element.tag.rpartition("}")[2]: element.text for element in picture}
    played = read(record)
    describer = Describer(played.game, language, [seat.name for seat in played.seats])
    assert names["title"] == describer.title(played.replay(40).view(None))
    assert "Jana" in ET.tostring(picture, encoding="unicode")


def test_render_draws_a_kingdom(here: Runner, tmp_path: Path) -> None:
    for name in ("light.svg", "dark.svg"):
        dark = ["--dark"] if name == "dark.svg" else []
        assert here("render", "f1f./wwc", "-o", name, *dark).code == 0
    light, dark_svg = ((tmp_path / name).read_text() for name in ("light.svg", "dark.svg"))
    assert light.startswith("<svg")
    assert light != dark_svg


def test_render_draws_the_tiles_asked_for(here: Runner, record: Path, tmp_path: Path) -> None:
    for source in ("f1f./wwc", str(record)):
        drawn = {}
        for tiles in ("illustrated", "lettered", "contrast"):
            assert here("render", source, "-o", f"{tiles}.svg", "--tiles", tiles).code == 0
            drawn[tiles] = (tmp_path / f"{tiles}.svg").read_text()
        assert here("render", source, "-o", "usual.svg").code == 0
        assert len(set(drawn.values())) == 3
        assert (tmp_path / "usual.svg").read_text() == drawn["lettered"]
        assert "data-region" in drawn["illustrated"]
        assert "data-region" not in drawn["contrast"]
    assert here("render", "f1f./wwc", "-o", "usual.svg", "--tiles", "pink").code == 2


def test_render_makes_png_or_says_what_is_missing(here: Runner, tmp_path: Path) -> None:
    done = here("render", "f1w/.c", "-o", "board.png", "--width", "300")
    if done.code == 0:
        assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")
    else:
        assert len(done.complaint.splitlines()) == 1


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("...", "castle"),
        (".f1/w.", "castle"),
        (".f1/wcl", "3"),
        ("cc", "castle"),
        ("wzc", "z"),
        ("", "castle"),
        ("cwwwwwwww", "5"),
    ],
)
def test_render_refuses_impossible_kingdoms(here: Runner, source: str, fault: str) -> None:
    done = here("render", source, "-o", "board.svg")
    assert done.code == 1
    assert fault in done.complaint


def test_render_tells_when_it_cannot_write(here: Runner) -> None:
    done = here("render", "f1w/.c", "-o", "no/such/folder/board.svg")
    assert done.code == 1
    assert "cannot be written" in done.complaint


# serve


def test_serve_says_what_is_missing(here: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dominium.terminal.commands.serve.find_spec", dict[str, object]().get)
    done = here("serve")
    assert done.code == 1
    assert "dominium[server]" in done.complaint


def test_serve_passes_over_a_port_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(serve, "DEFAULT_PORT", port)
        assert port < serve._first_free_port("127.0.0.1") < port + serve.PORTS_TO_TRY


def test_serve_says_why_it_cannot_listen(here: Runner, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = here("serve", "--port", str(port), "--database", str(tmp_path / "tables.sqlite3"))
    assert done.code == 1
    assert done.lines == []
    assert f"127.0.0.1:{port}" in done.complaint
    assert len(done.complaint.splitlines()) == 1


@pytest.mark.parametrize("file", ["no/such/folder/tables.sqlite3", "notes.txt"])
def test_serve_says_why_it_cannot_keep_tables(here: Runner, tmp_path: Path, file: str) -> None:
    (tmp_path / "notes.txt").write_text("not a database, but quite some text" * 100)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    done = here("serve", "--port", str(port), "--database", file)
    assert done.code == 1
    assert file in done.complaint
    assert (tmp_path / "notes.txt").read_text().startswith("not a database")
