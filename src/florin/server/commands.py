"""The commands `florin serve` and `florin backup`, to be registered by cli.py, and what `florin` alone runs."""

import contextlib
import gc
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from cyclopts import Parameter, validators

from florin.errors import Error
from florin.server.settings import Settings, default_url

Db = Annotated[
    str | None,
    Parameter(
        name="--db",
        env_var="FLORIN_DB",
        help="The file of tables, as sqlite:///FILE; if not said, with your user data.",
    ),
]

Language = Annotated[
    Literal["en", "fr", "pl"], Parameter(name="--lang", env_var="FLORIN_LANG", help="The language of what is said.")
]
WRONG = 2  # the exit code


def serve(
    *,
    host: Annotated[str, Parameter(env_var="FLORIN_HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, Parameter(env_var="FLORIN_PORT", help="The port to listen on.")] = 8765,
    db: Db = None,
    base_url: Annotated[str | None, Parameter(env_var="FLORIN_BASE_URL", help="How others reach this server.")] = None,
    lan: Annotated[
        bool, Parameter(negative=(), env_var="FLORIN_LAN", help="Listen beyond this machine, and print a QR code.")
    ] = False,
    keep_days: Annotated[
        int,
        Parameter(
            env_var="FLORIN_KEEP_DAYS",
            validator=validators.Number(gte=1),
            help="How long an idle table's log, and an upload, is kept; records of games played here stay.",
        ),
    ] = 365,
    upload_megabytes: Annotated[
        int,
        Parameter(
            env_var="FLORIN_UPLOAD_MEGABYTES",
            validator=validators.Number(gte=0),
            help="How much uploaded records may take in all; 0 allows none.",
        ),
    ] = 200,
    tables_per_hour: Annotated[
        int,
        Parameter(
            env_var="FLORIN_TABLES_PER_HOUR",
            validator=validators.Number(gte=1),
            help="How many tables one address may open in an hour.",
        ),
    ] = 200,
    workers: Annotated[
        int,
        Parameter(
            env_var="FLORIN_WORKERS", validator=validators.Number(gte=1), help="Processes in which bots compute."
        ),
    ] = 2,
    plugin: Annotated[
        tuple[str, ...],
        Parameter(negative=(), env_var="FLORIN_PLUGIN", help="A module that registers bots; repeatable."),
    ] = (),
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
            plugins=plugin,
        )
        run(settings, lambda: greet(settings, lang, qr=lan))
    except Error as error:
        return complain(error, lang)
    return None


def backup(
    file: Annotated[str, Parameter(name="FILE", help="Where the copy goes; it must not exist yet.")],
    /,
    *,
    db: Db = None,
    lang: Language = "en",
) -> int | None:
    """Copy the file of tables as it is at one moment, while games go on."""
    from florin.server.file import backup as copy

    try:
        copy(db or default_url(), Path(file))
    except Error as error:
        return complain(error, lang)
    return None


def open_page(port: int | None, db: str | None, lang: str, *, browser: bool) -> int | None:
    """Serves this machine alone, on a port that is free, and opens the page."""
    import threading
    import webbrowser

    chosen = free_port() if port is None else port
    settings = Settings(
        port=chosen,
        db=db or default_url(),
        base_url=f"http://localhost:{chosen}",
        tables_per_hour=sys.maxsize,  # they are all one's own
    )

    def ready() -> None:
        greet(settings, lang)
        if browser:  # aside, because some browsers keep who opens them waiting; the socket listens already
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
    """An address of which links can be made."""
    try:
        found = urlsplit(url)
        right = found.scheme in ("http", "https") and found.hostname and not found.query and not found.fragment
    except ValueError:
        right = False
    if not right:
        raise Error("bad-base-url", url=url)
    return url.rstrip("/")


def shown_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def lan_address() -> str:
    """This machine's address in its network, as others see it. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens, or a sentence that says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would share the port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)
    except (OSError, OverflowError):
        found.close()
        raise Error("port-taken", host=host, port=port) from None
    return found


def free_port() -> int:
    """The usual port, so that a browser finds its games again; if it is taken, any other."""
    for port in (Settings.port, 0):
        with contextlib.suppress(Error), bound("127.0.0.1", port) as probe:
            return int(probe.getsockname()[1])
    return Settings.port


def run(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Serves until it is told to stop; says when it listens."""
    from florin.bots import plug_in

    plug_in(settings.plugins)
    listening = bound(settings.host, settings.port)
    try:
        from florin.server.store import Store

        store = Store(settings.db)
    except BaseException:
        listening.close()
        raise
    import uvicorn  # as late as this, so that what cannot be is said at once

    from florin.server.app import application

    config = uvicorn.Config(
        application(settings, store),
        ws_max_size=settings.most_frame,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=True,  # of a proxy on this machine alone, unless FORWARDED_ALLOW_IPS names others
        lifespan="on",
    )
    ready()
    gc.freeze()  # what is there now stays: looking through it again and again would only make moves wait
    gc.set_threshold(20_000, 20, 50)
    uvicorn.Server(config).run(sockets=[listening])


def greet(settings: Settings, lang: str, *, qr: bool = False) -> None:
    from florin import texts

    print(texts.say(lang, "serve-at", url=settings.base_url), flush=True)
    if qr:
        import segno

        segno.make(settings.base_url).terminal(compact=True)
        sys.stdout.flush()


def main() -> None:
    """`python -m florin.server`: the same commands without the rest of `florin`."""
    from cyclopts import App

    app = App(name="florin", result_action="return_value")
    app.command(serve)
    app.command(backup)
    raise SystemExit(app())
