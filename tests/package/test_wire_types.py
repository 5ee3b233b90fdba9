"""The page's types of the messages say what the server sends and takes."""

import re

import pytest

from tools import wire
from tools.typescript import Schema, typescript_type

TYPES = wire.wire_types()


def fields(name: str) -> dict[str, str]:
    """The fields that an interface declares itself."""
    found = re.search(rf"^export interface {name}\b.*?^}}", TYPES, re.MULTILINE | re.DOTALL)
    assert found, name
    return dict(re.findall(r"^  (\w+\??): (.*);$", found[0], re.MULTILINE))


def test_what_a_page_sends_may_leave_out_what_has_a_default() -> None:
    assert fields("TableSettingsRequest")["undo?"] == "boolean"
    assert fields("CreateTableRequest")["options?"]
    assert fields("ActCommand")["ply"] == "number"


def test_what_the_server_sends_is_there_unless_it_leaves_out_defaults() -> None:
    assert fields("TableSettings")["clock_minutes"] == "number | null"
    assert fields("Rules")["resting"] == "RestRule"
    assert fields("LineChoice")["points?"] == "number"
    assert fields("OptionView")["default_label?"] == "string"


def test_a_family_says_only_what_it_has_of_its_own() -> None:
    assert "seats" in fields("TableFacts")
    assert fields("LineTableView").keys().isdisjoint({"seats", "number"})
    assert fields("LineTableView")["view"] == "LineView"
    assert "export interface LineSnapshot extends LineTableView {" in TYPES
    assert "export type Snapshot = KingdomSnapshot | LineSnapshot;" in TYPES


def test_values_have_the_names_that_the_server_gives_them() -> None:
    assert fields("TableFacts")["status"] == "Status"
    assert fields("ChangeLeagueRequest")["change"] == "Change"
    assert fields("HistoryEntry")["kind"] == "EntryKind"


def test_names_of_nothing_are_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "BUILT_IN", frozenset())
    with pytest.raises(ValueError, match=r"types of nothing: \['Record'\]"):
        wire.wire_types()


ONE_OF_TWO: Schema = {"enum": ["a", "b"]}
PAIR: Schema = {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "null"}]}
SEATS: Schema = {"type": "object", "additionalProperties": {"$ref": "#/$defs/Seat"}}


@pytest.mark.parametrize(
    ("schema", "type_"),
    [
        (ONE_OF_TWO, '"a" | "b"'),
        ({"type": "array", "items": ONE_OF_TWO}, '("a" | "b")[]'),
        (PAIR, "[number, null]"),
        (SEATS, "Record<string, Seat>"),
        ({"type": "object"}, "Record<string, unknown>"),
        ({"type": "object", "x-typescript": "View"}, "View"),
    ],
)
def test_every_schema_has_its_type(schema: Schema, type_: str) -> None:
    assert typescript_type(schema) == type_


def test_an_unknown_schema_is_refused() -> None:
    with pytest.raises(TypeError):
        typescript_type({})
