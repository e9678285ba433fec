"""The first layout: tables, events and records. No file is older."""

revision = "1"
down_revision = None


def upgrade() -> None:
    """Change nothing."""
