"""Migrations of the database, run by Alembic. schema.py has the result."""
