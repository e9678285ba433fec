"""State the earliest version that may use the database."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    compatibility = op.create_table("compatibility", sa.Column("minimum", sa.Integer, nullable=False))
    op.bulk_insert(compatibility, [{"minimum": 4}])
