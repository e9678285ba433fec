"""Find inactive tables by an index."""

from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.create_index("tables_tidied", "tables", ["changed"], if_not_exists=True)
