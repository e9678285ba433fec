"""Helpers that the routes of the HTTP API share: parameters, and the objects behind a request."""

from collections.abc import Callable, Hashable
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, WebSocket
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from florin.server import protocol as p
from florin.server import replays
from florin.server.limits import owner_of
from florin.server.registry import TableRegistry
from florin.server.stories import Stories

Asked = Request[Any, Any, Any]
Address = Annotated[str, PathParameter(max_length=40, description="The address of a table or record.")]
From = Annotated[
    int, QueryParameter(name="from", ge=0, le=1 << 30, description="Only points with at least this many lines.")
]


def refused(*codes: int) -> dict[int, ResponseSpec]:
    """Return the errors that a request may get, for the description of the API."""
    return {
        code: ResponseSpec(p.Refusal, description="An error, as a sentence", generate_examples=False) for code in codes
    }


A_STORY = {200: ResponseSpec(replays.Story, description="Turn by turn", generate_examples=False)}
A_RECORD = {200: ResponseSpec(dict[str, Any], description="A record, as in docs/notation.md", generate_examples=False)}


def registry_of(request: "Asked | WebSocket[Any, Any, Any]") -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


def address_of(request: Asked) -> str:
    return request.client.host if request.client else ""


def bearer(request: Asked) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" and token else None


async def story(request: Asked, key: Hashable, wanted: Callable[[], replays.StoryRequest]) -> Response[bytes]:
    return await computed(request, registry_of(request).stories, key, wanted)


async def computed(request: Asked, by: Stories, key: Hashable, wanted: Callable[[], msgspec.Struct]) -> Response[bytes]:
    accepted = request.headers.get("accept-encoding", "")
    body, headers = await by.get(key, wanted, accepted, owner_of(address_of(request)))
    return Response(body, media_type=MediaType.JSON, headers=headers)
