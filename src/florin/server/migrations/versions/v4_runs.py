"""Note when the server was running."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.create_table(
        "runs",
        sa.Column("started", sa.Float, primary_key=True),
        sa.Column("alive", sa.Float, nullable=False),
    )
