"""Let servers share their limits: what each address and seat has spent on which server."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    op.create_table(
        "spending",
        sa.Column("worker", sa.Text, primary_key=True),
        sa.Column("span", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("amount", sa.Float, nullable=False),
    )
