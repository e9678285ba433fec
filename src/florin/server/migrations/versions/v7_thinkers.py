"""Let other machines think for the bots (a job queue on PostgreSQL, and answers), and the host close tables."""

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
    op.create_table(
        "bans",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("added", sa.Float, nullable=False),
    )
    create_queue(op.get_bind())
