"""The database schema, and how a database gets it: a new one at once, an older one by the migrations.

Migrations first expand: they add what the next version needs and leave what earlier ones use, so that servers of both
run side by side during an upgrade. A later version contracts, and raises the minimum below which a server is refused.
"""

from pathlib import Path

import sqlalchemy as sa

from florin.errors import Error

VERSION = 9  # the last of the migrations
MINIMUM = 4  # the earliest version that may still use a database of this one
MIGRATIONS = Path(__file__).parent / "migrations"

schema = sa.MetaData()
tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("stage", sa.Text, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),  # even while nobody is connected
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("wakes", sa.Float),  # when something is due automatically; 0 is immediately
    sa.Column("summary", sa.LargeBinary, nullable=False),  # the public summary for lists
)
events = sa.Table(
    "events",
    schema,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True),
    sa.Column("event", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
records = sa.Table(  # of the games played here: kept forever
    "records",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
)
uploads = sa.Table(
    "uploads",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("size", sa.Integer, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
)
runs = sa.Table(  # when a server was running: the gaps are credited to the players' clocks
    "runs",
    schema,
    sa.Column("started", sa.Float, primary_key=True),
    sa.Column("alive", sa.Float, nullable=False),  # when it was last known to run
)
sa.Index("records_found", sa.collate(records.c.id, "C")).ddl_if(dialect="postgresql")  # for prefixes
sa.Index("tables_shown", tables.c.listed, tables.c.stage, tables.c.changed)
sa.Index("tables_waking", tables.c.wakes, sqlite_where=tables.c.wakes.is_not(None))
sa.Index("tables_tidied", tables.c.changed)
sa.Index("uploads_tidied", uploads.c.added, uploads.c.size)
bans = sa.Table(  # what the host has closed
    "bans",
    schema,
    sa.Column("kind", sa.Text, primary_key=True),  # table or address
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("added", sa.Float, nullable=False),
)
DATA = (tables, events, records, uploads, runs, bans)  # what a copy of the database contains

workers = sa.Table(  # the servers that share the database; see peers.py
    "workers",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("seen", sa.Float, nullable=False),  # when it was last known to run, by the database's clock
)
attendance = sa.Table(  # who is connected to a table through which server
    "attendance",
    schema,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("worker", sa.Text, primary_key=True),
    sa.Column("seats", sa.Text, nullable=False),  # numbers with spaces between them
    sa.Column("watching", sa.Integer, nullable=False),
)
answers = sa.Table(  # of thinkers to questions in the queue; see thinking.py
    "answers",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("written", sa.Float, nullable=False),
    sa.Column("answer", sa.LargeBinary, nullable=False),
)
spending = sa.Table(  # what addresses and seats have spent on which server; see spending.py
    "spending",
    schema,
    sa.Column("worker", sa.Text, primary_key=True),
    sa.Column("span", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("amount", sa.Float, nullable=False),
)
reviews = sa.Table(  # of finished games; see kept_reviews.py
    "reviews",
    schema,
    sa.Column("id", sa.Text, primary_key=True),  # the record's
    sa.Column("budget", sa.Text, nullable=False),  # and the judge
    sa.Column("worker", sa.Text, nullable=False),
    sa.Column("requester", sa.Text, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("found", sa.LargeBinary, nullable=False),
)
sa.Index("reviews_tidied", reviews.c.changed)
compatibility = sa.Table("compatibility", schema, sa.Column("minimum", sa.Integer, nullable=False))
revision = sa.Table("alembic_version", schema, sa.Column("version_num", sa.String(32), primary_key=True))


def upgrade(connection: sa.Connection, name: str, adopted: int | None = None) -> None:
    """Create the schema in an empty database, or migrate an older one to the current version.

    The caller holds a lock. `adopted` is the version of a file from before the migrations were Alembic's.
    """
    found = set(sa.inspect(connection).get_table_names())
    if not found & set(schema.tables):
        schema.create_all(connection)
        create_queue(connection)
        connection.execute(sa.insert(revision), {"version_num": str(VERSION)})
        connection.execute(sa.insert(compatibility), {"minimum": MINIMUM})
        return
    if not {"alembic_version", "compatibility"} <= found:
        if adopted is None:
            raise Error("store-other", file=name)
        revision.create(connection, checkfirst=True)
        connection.execute(sa.insert(revision), {"version_num": str(adopted)})
        minimum = adopted
    else:
        minimum = connection.scalars(sa.select(compatibility.c.minimum)).one()
    if minimum > VERSION:
        raise Error("store-new", file=name, version=minimum, known=VERSION)
    if int(connection.scalars(sa.select(revision.c.version_num)).one()) < VERSION:
        migrate(connection)


def create_queue(connection: sa.Connection) -> None:
    """Create the tables and functions of the job queue, which exists on PostgreSQL alone."""
    if connection.dialect.name != "postgresql":
        return
    from procrastinate.schema import SchemaManager

    connection.exec_driver_sql(SchemaManager.get_schema().replace("%", "%%"))


def migrate(connection: sa.Connection) -> None:
    """Run the migrations that the database lacks, in the connection's transaction."""
    from alembic import command  # imported late: hardly ever needed
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")
    connection.execute(sa.update(compatibility).values(minimum=MINIMUM))
