"""The commands that serve and look after tables (`florin serve`, `admin`, `backup`…), and what plain `florin` runs."""

import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Literal
from urllib.parse import urlsplit

from cyclopts import Parameter, validators

from florin.errors import Error
from florin.server.settings import Settings, default_url

if TYPE_CHECKING:
    from florin.server.store import Store

Db = Annotated[
    str | None,
    Parameter(
        name="--db",
        env_var="FLORIN_DB",
        help="Database: sqlite:///FILE (default: in your user data folder) or postgresql://USER@HOST/NAME.",
    ),
]

Language = Annotated[
    Literal["en", "fr", "pl"], Parameter(name="--lang", env_var="FLORIN_LANG", help="Language of the output.")
]
WRONG = 2  # the exit code
log = logging.getLogger("florin.server")


Plugins = Annotated[
    tuple[str, ...],
    Parameter(negative=(), env_var="FLORIN_PLUGIN", help="A module that registers bots; repeatable."),
]
Workers = Annotated[
    int, Parameter(env_var="FLORIN_WORKERS", validator=validators.Number(gte=1), help="Number of bot processes.")
]


def serve(
    *,
    host: Annotated[str, Parameter(env_var="FLORIN_HOST", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, Parameter(env_var="FLORIN_PORT", help="Port to listen on.")] = 8765,
    db: Db = None,
    base_url: Annotated[
        str | None, Parameter(env_var="FLORIN_BASE_URL", help="Public address of this server, used in links.")
    ] = None,
    lan: Annotated[
        bool, Parameter(negative=(), env_var="FLORIN_LAN", help="Let others on your network join, and print a QR code.")
    ] = False,
    keep_days: Annotated[
        int,
        Parameter(
            env_var="FLORIN_KEEP_DAYS",
            validator=validators.Number(gte=1),
            help="Days to keep idle tables and uploads; records of games finished here are kept for good.",
        ),
    ] = 365,
    upload_megabytes: Annotated[
        int,
        Parameter(
            env_var="FLORIN_UPLOAD_MEGABYTES",
            validator=validators.Number(gte=0),
            help="Total megabytes for uploaded records; 0 disables uploads.",
        ),
    ] = 200,
    tables_per_hour: Annotated[
        int,
        Parameter(
            env_var="FLORIN_TABLES_PER_HOUR",
            validator=validators.Number(gte=1),
            help="Tables one address may open per hour.",
        ),
    ] = 200,
    workers: Workers = 2,
    processes: Annotated[
        int,
        Parameter(
            env_var="FLORIN_PROCESSES",
            validator=validators.Number(gte=1),
            help="Number of server processes that share the port; more than one needs PostgreSQL.",
        ),
    ] = 1,
    metrics: Annotated[
        str, Parameter(env_var="FLORIN_METRICS", help="Address for Prometheus metrics, as HOST:PORT (default: none).")
    ] = "",
    plugin: Plugins = (),
    lang: Language = "en",
) -> int | None:
    """Serve tables where people and bots play together."""
    if lan and host == "127.0.0.1":
        host = "0.0.0.0"
    try:
        settings = Settings(
            host=host,
            port=port,
            db=db or default_url(),
            base_url=checked_url(base_url or f"http://{lan_address() if lan else shown_host(host)}:{port}"),
            keep_days=keep_days,
            upload_megabytes=upload_megabytes,
            tables_per_hour=tables_per_hour,
            workers=workers,
            processes=processes,
            metrics=checked_address(metrics),
            plugins=plugin,
        )
        run(settings, lambda: greet(settings, lang, qr=lan))
    except Error as error:
        return complain(error, lang)
    return None


def think(
    *,
    db: Db = None,
    workers: Workers = 2,
    plugin: Plugins = (),
    lang: Language = "en",
) -> int | None:
    """Choose moves for the bots of the servers on a PostgreSQL database."""
    import asyncio

    from florin import texts
    from florin.bots.worker_process import BotLimits, plug_in_afar

    try:
        if not (db or "").startswith("postgresql"):
            raise Error("think-file")
        plug_in_afar(plugin)
        from florin.server import logs
        from florin.server.thinker import think as run_thinkers

        logs.configure()
        limits = BotLimits(seconds=Settings.bot_seconds, megabytes=Settings.bot_megabytes, plugins=plugin)
        asyncio.run(run_thinkers(str(db), workers, limits, lambda: print(texts.say(lang, "think-ready"), flush=True)))
    except Error as error:
        return complain(error, lang)
    return None


def backup(
    file: Annotated[str, Parameter(name="FILE", help="Destination file; it must not exist yet.")],
    /,
    *,
    db: Db = None,
    lang: Language = "en",
) -> int | None:
    """Back up the database while games go on."""
    return transfer(lambda module: module.backup(db or default_url(), Path(file)), lang)


def restore(
    file: Annotated[str, Parameter(name="FILE", help="A file written by `florin backup`.")],
    /,
    *,
    db: Db = None,
    lang: Language = "en",
) -> int | None:
    """Copy a backup into an empty database."""
    return transfer(lambda module: module.restore(Path(file), db or default_url()), lang)


def copy(
    source: Annotated[str, Parameter(name="FROM", help="Database to copy; stop its server first.")],
    target: Annotated[str, Parameter(name="TO", help="Database to copy to; it must be empty or new.")],
    /,
    *,
    lang: Language = "en",
) -> int | None:
    """Copy a database to another one, such as sqlite:///FILE to postgresql://USER@HOST/NAME or back."""
    return transfer(lambda module: module.copy(source, target), lang)


def migrate(*, db: Db = None, lang: Language = "en") -> int | None:
    """Create or migrate the database's tables, as a starting server does."""
    return transfer(lambda module: module.migrate(db or default_url()), lang)


def admin(
    command: Annotated[
        Literal["list", "inspect", "close", "reopen", "ban", "unban", "bans", "slow"],
        Parameter(name="COMMAND", help="list, inspect, close, reopen, ban, unban, bans or slow."),
    ],
    name: Annotated[str, Parameter(name="NAME", help="A table's id, or an address or network to ban.")] = "",
    /,
    *,
    db: Db = None,
    lang: Language = "en",
) -> int | None:
    """Manage a server: list, inspect and close tables, ban addresses, see what is slow."""
    import json

    from florin.server.admin import administer

    try:
        for row in administer(db or default_url(), command, name):
            print(json.dumps(row, ensure_ascii=False))
    except Error as error:
        return complain(error, lang)
    return None


def transfer(command: Callable[[ModuleType], None], lang: str) -> int | None:
    from florin.server import transfer as module

    try:
        command(module)
    except Error as error:
        return complain(error, lang)
    return None


def open_page(port: int | None, db: str | None, lang: str, *, browser: bool) -> int | None:
    """Serve this machine only, on a free port, and open the page."""
    import threading
    import webbrowser

    chosen = free_port() if port is None else port
    settings = Settings(
        port=chosen,
        db=db or default_url(),
        base_url=f"http://localhost:{chosen}",
        tables_per_hour=sys.maxsize,  # all of them are the user's own
    )

    def ready() -> None:
        greet(settings, lang)
        if browser:  # in a thread: some browsers block their caller; the socket already listens
            threading.Thread(target=webbrowser.open, args=(settings.base_url,), daemon=True).start()

    try:
        run(settings, ready)
    except Error as error:
        return complain(error, lang)
    return None


def complain(error: Error, lang: str) -> int:
    from florin import texts

    print(texts.error(lang, error), file=sys.stderr)
    return WRONG


def checked_url(url: str) -> str:
    """Return an address that links can be built from."""
    try:
        found = urlsplit(url)
        right = found.scheme in ("http", "https") and found.hostname and not found.query and not found.fragment
    except ValueError:
        right = False
    if not right:
        raise Error("bad-base-url", url=url)
    return url.rstrip("/")


def checked_address(address: str) -> str:
    """Return an address for metrics, or none."""
    host, _, port = address.rpartition(":")
    if address and not (host and port.isdecimal()):
        raise Error("bad-metrics", address=address)
    return address


def shown_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def lan_address() -> str:
    """Return this machine's address in its network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def bound(host: str, port: int) -> socket.socket:
    """Return a listening socket, or raise why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # on Windows it would share the port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)
    except (OSError, OverflowError):
        found.close()
        raise Error("port-taken", host=host, port=port) from None
    return found


def free_port() -> int:
    """Return the default port, so that a browser finds its games again, or any free one."""
    for port in (Settings.port, 0):
        with contextlib.suppress(Error), bound("127.0.0.1", port) as probe:
            return int(probe.getsockname()[1])
    return Settings.port


def run(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until stopped; call `ready` when the socket listens."""
    from florin.bots.worker_process import plug_in_afar
    from florin.server import logs

    logs.configure()
    plug_in_afar(settings.plugins)
    listening = bound(settings.host, settings.port)
    try:
        from florin.server.store import Store

        store = Store(settings.db)
        if settings.processes > 1:
            several(settings, store, listening, ready)
            return
    except BaseException:
        listening.close()
        raise
    import uvicorn  # imported late, so that errors appear immediately

    from florin.server.app import application
    from florin.server.http_server import raise_file_limit, uvicorn_config

    config = uvicorn_config(settings, application(settings, store), raise_file_limit())
    outlive_reload()
    ready()
    gc.freeze()  # everything loaded so far stays; scanning it again would only delay moves
    gc.set_threshold(20_000, 20, 50)
    uvicorn.Server(config).run(sockets=[listening])


def outlive_reload() -> None:
    """Do not end on the SIGHUP of `systemctl reload`, which only several processes can obey; on a terminal's, do."""
    if hasattr(signal, "SIGHUP") and not sys.stderr.isatty():
        message = "A single process is not replaced while tables go on: restart it, or use --processes"
        signal.signal(signal.SIGHUP, lambda *_: log.warning(message))


def several(settings: Settings, store: "Store", listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve with several processes; one that dies is replaced, and SIGHUP replaces them one after the other."""
    shared = store.shared
    store.close()  # it was opened to migrate the database, and to report errors once
    if not shared:
        raise Error("processes-file")
    from uvicorn.supervisors import Multiprocess

    from florin.server.http_server import ProcessConfig

    ready()
    Multiprocess(ProcessConfig(settings), [listening]).run()


def greet(settings: Settings, lang: str, *, qr: bool = False) -> None:
    from florin import texts

    print(texts.say(lang, "serve-at", url=settings.base_url), flush=True)
    if qr:
        import segno

        segno.make(settings.base_url).terminal(compact=True)
        sys.stdout.flush()


def main() -> None:
    """Run `python -m florin.server`: the same commands without the rest of `florin`."""
    from cyclopts import App

    app = App(name="florin", result_action="return_value")
    for command in (serve, think, admin, backup, restore, copy, migrate):
        app.command(command)
    raise SystemExit(app())
