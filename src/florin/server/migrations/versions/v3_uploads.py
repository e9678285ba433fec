"""Keep uploads apart from the records of games played here, and list no live tables that nobody is at."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.create_table(
        "uploads",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("added", sa.Float, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    op.create_index("uploads_tidied", "uploads", ["added", "size"])
    live = sa.literal('"live":true')
    tables = sa.table("tables", sa.column("listed"), sa.column("summary"))
    shown = sa.func.instr(sa.cast(tables.c.summary, sa.Text), live)
    op.execute(sa.update(tables).where(shown > 0).values(listed=sa.false()))
