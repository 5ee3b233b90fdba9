"""Bans, reports, and the audit log of what operators do.

Revision: 0014, after 0013
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the tables to this revision."""
    op.create_table(
        "ban",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("grounds", sa.String(length=10), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["person.id"], name=op.f("fk_ban_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_ban")),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("reporter_id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("grounds", sa.String(length=10), nullable=False),
        sa.Column("text", sa.String(length=300), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("message", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("settled_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_report_table_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["reporter_id"], ["person.id"], name=op.f("fk_report_reporter_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["person.id"], name=op.f("fk_report_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
    )
    for column in ("table_id", "reporter_id", "person_id", "settled_at"):
        op.create_index(op.f(f"ix_report_{column}"), "report", [column])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=80), nullable=False),
        sa.Column("act", sa.String(length=20), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("person_id", sa.Integer(), nullable=True),
        sa.Column("detail", sa.JSON(), nullable=False),
        sa.Column("note", sa.String(length=300), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    refuse = _refuse_on_postgresql if _is_postgresql() else _refuse_on_sqlite
    for change in ("UPDATE", "DELETE"):
        refuse(change)


def downgrade() -> None:
    """Go back to the revision before."""
    op.drop_table("audit")
    if _is_postgresql():
        op.execute("DROP FUNCTION audit_is_kept")
    op.drop_table("report")
    op.drop_table("ban")


def _is_postgresql() -> bool:
    return op.get_bind().dialect.name == "postgresql"


def _refuse_on_sqlite(change: str) -> None:
    op.execute(
        f"CREATE TRIGGER audit_{change.lower()} BEFORE {change} ON audit"
        " BEGIN SELECT RAISE(ABORT, 'the audit log is kept as it is'); END"
    )


def _refuse_on_postgresql(change: str) -> None:
    op.execute(
        "CREATE OR REPLACE FUNCTION audit_is_kept() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE EXCEPTION 'the audit log is kept as it is'; END $$"
    )
    op.execute(
        f"CREATE TRIGGER audit_{change.lower()} BEFORE {change} ON audit"
        " FOR EACH ROW EXECUTE FUNCTION audit_is_kept()"
    )
