"""Entries and due work lie under their key on SQLite, which then needs no second index.

Revision: 0005, after 0004
"""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

TABLES = ("entry", "work")


def upgrade() -> None:
    """Bring the tables to this revision."""
    _copy(with_rowid=False)


def downgrade() -> None:
    """Go back to the revision before."""
    _copy(with_rowid=True)


def _copy(*, with_rowid: bool) -> None:
    """Copy the tables to new ones; PostgreSQL has no such choice."""
    if op.get_bind().dialect.name != "sqlite":
        return
    for name in TABLES:
        options = {"sqlite_with_rowid": with_rowid}
        with op.batch_alter_table(name, recreate="always", table_kwargs=options):
            pass
