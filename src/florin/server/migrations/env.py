"""The script that Alembic runs: the migrations, in the transaction that the caller has begun."""

from alembic import context

from florin.server.schema import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
