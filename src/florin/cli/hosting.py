"""The help of the hosts' commands. They are in server/cli.py, which is imported only when one of them runs."""

HELP = {
    "serve": """Serve tables where people and bots play together.

$ florin serve
$ florin serve --lan
$ florin serve --host 0.0.0.0 --base-url https://florin.example
""",
    "think": """Choose moves for the bots of the servers on a PostgreSQL database.

$ florin think --db postgresql://florin@db.example/florin --workers 4
""",
    "admin": """Manage a server, even while it is running; prints one JSON object per line.

$ florin admin list
$ florin admin inspect TABLE
$ florin admin close TABLE      everyone is disconnected; reopen undoes it
$ florin admin ban 192.0.2.7    also a network such as 2001:db8::/48; unban undoes it
$ florin admin bans
$ florin admin slow
""",
    "backup": """Back up the database while games go on.

$ florin backup tables-monday.sqlite
$ florin backup copy.sqlite --db sqlite:////srv/florin/tables.sqlite
$ florin backup copy.sqlite --db postgresql://florin@db.example/florin
""",
    "restore": """Copy a backup into an empty database.

$ florin restore tables-monday.sqlite --db sqlite:////srv/florin/tables.sqlite
""",
    "copy": """Copy a database to another one, which must be empty. Stop its server first.

$ florin copy sqlite:////srv/florin/tables.sqlite postgresql://florin@db.example/florin
""",
    "migrate": """Create or migrate the database's tables, as a starting server does.

$ florin migrate --db postgresql://florin@db.example/florin
""",
}
