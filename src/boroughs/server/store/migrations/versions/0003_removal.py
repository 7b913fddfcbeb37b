"""Old tables may go, but only whole: a running match stays, a match stays as long as its table, and an entry as long as its match. The log of
what is there is still only added to."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

KEPT = {
    "tables": ("OLD.status = 'playing'", "a table at which a match runs stays"),
    "matches": ('EXISTS (SELECT 1 FROM tables WHERE id = OLD."table")', "a match goes with its table"),
    "entries": ('EXISTS (SELECT 1 FROM matches WHERE id = OLD."match")', "the log is only added to"),
}
"""By table: when the database refuses to delete a row, and in which words."""


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        on_sqlite()
    else:
        on_postgresql()


def on_sqlite() -> None:
    op.execute("DROP TRIGGER entries_refuse_delete")
    for table, (when, why) in KEPT.items():
        op.execute(
            f"CREATE TRIGGER {table}_refuse_delete BEFORE DELETE ON {table} WHEN {when} "
            f"BEGIN SELECT RAISE(ABORT, '{why}'); END"
        )


def on_postgresql() -> None:
    op.execute("DROP TRIGGER entries_refuse ON entries")
    op.execute(
        "CREATE TRIGGER entries_refuse_update BEFORE UPDATE ON entries "
        "FOR EACH STATEMENT EXECUTE FUNCTION entries_refuse()"
    )
    for table, (when, why) in KEPT.items():
        op.execute(
            f"CREATE FUNCTION {table}_refuse_delete() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$ BEGIN IF {when} THEN RAISE EXCEPTION '{why}'; END IF; RETURN OLD; END $$"
        )
        op.execute(
            f"CREATE TRIGGER {table}_refuse_delete BEFORE DELETE ON {table} "
            f"FOR EACH ROW EXECUTE FUNCTION {table}_refuse_delete()"
        )


def downgrade() -> None:
    msg = "What has gone does not come back."
    raise NotImplementedError(msg)
