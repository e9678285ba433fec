"""Let processes on other machines think for the bots: a job queue on PostgreSQL, and a table for their answers."""

import sqlalchemy as sa
from alembic import op

from florin.server.schema import create_queue

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.create_table(
        "answers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("written", sa.Float, nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=False),
    )
    create_queue(op.get_bind())
