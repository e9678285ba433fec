"""Server settings. Those of `florin serve` can also be set by environment variables such as FLORIN_PORT (cli.py)."""

from dataclasses import dataclass, field

from florin.filing import data_folder

HOUR, DAY = 3_600.0, 86_400.0


def default_url() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings with their defaults."""

    host: str = "127.0.0.1"
    port: int = 8765
    db: str = field(default_factory=default_url)
    base_url: str = ""
    keep_days: int = 365  # days to keep the log of an inactive table; records of finished games are kept
    workers: int = 2  # processes in which bots think; one of them is for quick bots only
    metrics: str = ""  # HOST:PORT for Prometheus
    processes: int = 1  # server processes that share the port
    bot_seconds: float = 10.0  # seconds: hard limit per move of a bot
    bot_megabytes: int = 1024
    plugins: tuple[str, ...] = ()  # modules that register more bots
    upload_megabytes: int = 200  # total size of uploaded records
    upload_day: int = 4 << 20  # bytes one address may upload per day
    reviews_per_day: int = 200  # reviews one address may begin per day, and also its burst limit
    tables_per_hour: int = 200  # tables one address may open per hour, and also its burst limit
    stand_in: str = "merchant"  # the bot that takes over for an absent player
    simple_bot: str = "garzone"  # the bot that moves for a bot that failed
    messages_per_second: float = 20.0  # per socket
    chat_per_second: float = 0.5  # lines of chat per seat; bursts of ten
    requests_per_second: float = 20.0  # per address; applies to writes, reads count less
    most_sockets: int = 500  # per address; a whole school may share one
    most_connections: int = 250  # per address, besides sockets; a proxy of our own has no limit
    head_seconds: float = 10.0  # seconds for the head of a request, and before the first one
    body_seconds: float = 30.0  # seconds for its body
    response_seconds: float = 60.0  # seconds in which a client must read what does not fit into the buffers
    most_watchers: int = 50  # spectators per table; players can always connect
    most_devices: int = 8  # connections per seat
    most_frame: int = 16_384  # bytes per message
    hello_seconds: float = 10.0
    gone_seconds: float = 120.0  # seconds a live table waits for a disconnected player, added up per turn
    overdue_seconds: float = 180.0  # seconds per turn after which others may call a bot, if there is no clock
    linger_seconds: float = 4.0  # seconds; shorter disconnections are not announced
    idle_seconds: float = 60.0  # seconds until an unwatched table is unloaded from memory
