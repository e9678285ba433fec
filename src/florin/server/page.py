"""The page: the files built into page/ (web/build.ts), held in memory and sent compressed.

All its addresses are relative to a base element, so that it works behind any path prefix without configuration.
"""

import base64
import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import PathParameter

from florin.errors import Error

FOLDER = Path(__file__).parent / "page"
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # smallest first
FOREVER = "public, max-age=31536000, immutable"  # files in assets/ have their hash in their name
ASK_AGAIN = "no-cache"
POLICY = (
    "default-src 'none'; script-src 'self' {script}; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; form-action 'none'; "
    "frame-ancestors 'none'"
)
WORKER = "default-src 'none'; connect-src 'self'"  # the service worker only fetches what it caches

Asked = Request[Any, Any, Any]
Name = Annotated[str, PathParameter(max_length=80)]


@cache
def policy(html: str) -> str:
    """Return the page's security policy: load from this server only, and run its one inline script."""
    inline = re.findall(r"<script>(.*?)</script>", html, re.DOTALL)
    hashes = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in inline]
    return POLICY.format(script=" ".join(f"'sha256-{found}'" for found in hashes))


# All of them from the start, because an upgrade in place replaces them while the page of this version is in use.
FILES = {file.relative_to(FOLDER).as_posix(): file.read_bytes() for file in FOLDER.rglob("*") if file.is_file()}


def encoding_for(accepted: str, name: str) -> str:
    """Return the best encoding that exists and that the browser accepts, or an empty string."""
    wanted = {part.partition(";")[0].strip() for part in accepted.split(",") if "q=0" not in part.replace("q=0.", "")}
    return next((code for code, end in ENCODINGS.items() if code in wanted and name + end in FILES), "")


def file_response(request: Asked, name: str, caching: str) -> Response[bytes]:
    plain = FILES.get(name)
    if plain is None:
        raise Error("unknown-address")
    encoding = encoding_for(request.headers.get("accept-encoding", ""), name)
    tag = f'"{hashlib.sha256(plain).hexdigest()[:16]}{encoding}"'
    headers = {"cache-control": caching, "vary": "accept-encoding", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    body = FILES[name + ENCODINGS[encoding]] if encoding else plain
    return Response(body, media_type=TYPES.get(Path(name).suffix, "text/plain"), headers=headers)


def page_response(request: Asked, status: int = 200) -> Response[bytes]:
    """Return the page, with a base element that leads up from the requested path to the root."""
    html = FILES.get("index.html", b"").decode()
    if not html:
        return Response(
            b"The page is not built. Run: make page\n", status_code=503, media_type="text/plain", headers={"vary": "*"}
        )
    headers = {"cache-control": ASK_AGAIN, "content-security-policy": policy(html)}
    asked = request.scope["raw_path"].partition(b"?")[0]  # unlike the path, it keeps a trailing slash
    base = "../" * (asked.count(b"/") - 1) or "./"
    body = html.replace("{{base}}", base).encode()
    return Response(body, status_code=status, media_type=TYPES[".html"], headers=headers)


def is_visit(request: Asked) -> bool:
    """Return whether a browser wants a page to show, rather than a program an answer."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


@get("/", include_in_schema=False)
async def home(request: Asked) -> Response[bytes]:
    return page_response(request)


@get(["/t/{name:str}", "/games/{name:str}", "/r/{name:str}"], include_in_schema=False)
async def subpage(request: Asked, name: Name) -> Response[bytes]:
    return page_response(request)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Asked, name: Name) -> Response[bytes]:
    if not re.fullmatch(r"[\w-]+\.(js|css|ftl|woff2|svg)", name):
        raise Error("unknown-address")
    return file_response(request, f"assets/{name}", FOREVER)


@get(["/sw.js", "/manifest.webmanifest", "/icon.svg"], include_in_schema=False)
async def root_file(request: Asked) -> Response[bytes]:
    found = file_response(request, request.url.path.rpartition("/")[2], ASK_AGAIN)
    found.headers["content-security-policy"] = WORKER
    return found


HANDLERS: list[HTTPRouteHandler] = [home, subpage, asset, root_file]
