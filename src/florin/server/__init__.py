"""The server: tables where people and bots play together, durable and without leaks."""

from florin.extras import require

require("play", "florin.server", "litestar", "sqlalchemy", "uvicorn")
