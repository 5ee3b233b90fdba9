"""The ids of tables."""

from dominium.server.tables.ids import new_table_id, table_id_of


def test_no_id_begins_as_an_option_does() -> None:
    """An operator types it after the name of a task."""
    assert table_id_of(b"\xfb\xef\xbe" * 3) == "_---" + "----" * 2
    assert table_id_of(b"\x00" * 9 + b"more") == "A" * 12


def test_ids_are_drawn() -> None:
    assert new_table_id() != new_table_id()
