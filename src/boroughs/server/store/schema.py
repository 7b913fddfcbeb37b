"""The tables of the database. A match is its row and its entries; everything else can be lost without losing a match."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("match", Text),
    Column("rev", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_by_status", "status", "public", "changed"),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("components", Text),
    Column("options", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("seats", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("result", Text),
    Column("imported", Boolean, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Index("matches_by_table", "table", "number", unique=True),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("forced", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("request", Text, nullable=False),
    sqlite_with_rowid=False,
)

VISITORS = Table(
    "visitors",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("name", Text),
    Column("program", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

HOLDERS = Table(
    "holders",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("chair", Integer, primary_key=True),
    Column("visitor", Text, primary_key=True),
    Index("holders_by_visitor", "visitor"),
)

LINKS = Table(
    "links",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("table", Text, nullable=False),
    Column("chair", Integer, nullable=False),
    Column("move", Boolean, nullable=False),
    Index("links_by_chair", "table", "chair"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("chair", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

RETURNS = Table(
    "returns",
    METADATA,
    Column("at", BigInteger, primary_key=True, autoincrement=False),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("chair", Integer, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("count", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
