"""What a host can set; each also by environment, as FLORIN_PORT and so on (commands.py)."""

from dataclasses import dataclass, field
from pathlib import Path

HOUR, DAY = 3_600.0, 86_400.0


def data_folder() -> Path:
    """Where this platform keeps a user's data."""
    from platformdirs import user_data_path

    return user_data_path("florin", appauthor=False)


def default_url() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All that can be set, with what is usual."""

    host: str = "127.0.0.1"
    port: int = 8765
    db: str = field(default_factory=default_url)
    base_url: str = ""
    keep_days: int = 365  # so long is the log of a table kept on which nothing happens; a finished game's record stays
    workers: int = 2  # processes in which bots compute; one of them is for quick bots only
    bot_seconds: float = 10.0  # the hard limit on a bot's move
    bot_megabytes: int = 1024
    plugins: tuple[str, ...] = ()  # modules that register further bots
    upload_megabytes: int = 200  # that the records brought from elsewhere may take in all
    upload_day: int = 4 << 20  # bytes that one address may bring in a day
    tables_per_hour: int = 200  # that one address may open, and so many at once
    stand_in: str = "merchant"  # who takes over a seat that is left
    simple_bot: str = "garzone"  # who plays for a bot that died
    messages_per_second: float = 20.0  # of one socket
    requests_per_second: float = 20.0  # of one address, of those that write; looking counts for less
    most_sockets: int = 500  # of one address: a school may have only one
    most_watchers: int = 50  # of one table: however many they are, those who play come in
    most_devices: int = 8  # at which one seat is open at once
    most_frame: int = 16_384  # bytes
    hello_seconds: float = 10.0
    gone_seconds: float = 120.0  # whoever a live table waits for may be disconnected so long
    linger_seconds: float = 4.0  # whose line is lost for less has not gone
    idle_seconds: float = 60.0  # a table that nobody looks at leaves the memory after so long
