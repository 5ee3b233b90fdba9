"""The ids of tables, which stand in links and are typed by operators."""

import base64
import secrets

_BYTES = 9


def new_table_id() -> str:
    """Draw the id of another table."""
    return table_id_of(secrets.token_bytes(_BYTES))


def table_id_of(source: bytes) -> str:
    """Write the first bytes as an id, which never begins as an option of a command line does."""
    written = base64.urlsafe_b64encode(source[:_BYTES]).decode()
    return written.replace("-", "_", 1) if written.startswith("-") else written
