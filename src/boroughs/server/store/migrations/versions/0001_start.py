"""The first schema. The log of entries can be added to, never changed: the database itself refuses."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("match", sa.Text),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "changed"])
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("components", sa.Text),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
    )
    op.create_index("matches_by_table", "matches", ["table", "number"], unique=True)
    op.create_table(
        "entries",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("forced", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    people()
    processes()
    refuse_changes()


def people() -> None:
    op.create_table(
        "visitors",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.Text, primary_key=True),
    )
    op.create_index("holders_by_visitor", "holders", ["visitor"])
    op.create_table(
        "links",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("chair", sa.Integer, nullable=False),
        sa.Column("move", sa.Boolean, nullable=False),
    )
    op.create_index("links_by_chair", "links", ["table", "chair"])
    op.create_table(
        "chat",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("chair", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def processes() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True),
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def refuse_changes() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for what in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER entries_refuse_{what.lower()} BEFORE {what} ON entries "
                "BEGIN SELECT RAISE(ABORT, 'the log is only added to'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION entries_refuse() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'the log is only added to'; END $$"
    )
    op.execute(
        "CREATE TRIGGER entries_refuse BEFORE UPDATE OR DELETE ON entries "
        "FOR EACH STATEMENT EXECUTE FUNCTION entries_refuse()"
    )


def downgrade() -> None:
    msg = "The first schema has nothing before it."
    raise NotImplementedError(msg)
