"""Keep reviews, so that any server can send them, and find the results of a day by an index."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("budget", sa.Text, nullable=False),
        sa.Column("worker", sa.Text, nullable=False),
        sa.Column("requester", sa.Text, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("found", sa.LargeBinary, nullable=False),
    )
    op.create_index("reviews_tidied", "reviews", ["changed"])
    if op.get_bind().dialect.name == "postgresql":
        op.create_index("records_found", "records", [sa.text('id COLLATE "C"')])
