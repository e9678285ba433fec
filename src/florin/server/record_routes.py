"""The HTTP API of stored records and their reviews."""

from dataclasses import dataclass
from typing import Annotated

from litestar import MediaType, Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import JSONBody, QueryParameter

from florin import loads
from florin.reviewing import WhatIf
from florin.server import new_tables, replays, stored_records
from florin.server import protocol as p
from florin.server.http_requests import (
    A_RECORD,
    A_STORY,
    Address,
    Asked,
    From,
    address_of,
    computed,
    refused,
    registry_of,
    story,
)
from florin.server.limits import owner_of
from florin.server.other_moves import Continuation, ContinuationRequest, WhatIfRequest

A_REVIEW = {200: ResponseSpec(p.ReviewProgress, description="What is found so far", generate_examples=False)}
A_VERDICT = {200: ResponseSpec(WhatIf, description="Against the move that was made", generate_examples=False)}
A_CONTINUATION = {200: ResponseSpec(Continuation, description="The rest of the game", generate_examples=False)}
PointOfView = Annotated[str, QueryParameter(max_length=4, description="A seat, or all: all cards visible.")]


@dataclass
class Uploading(Operation):
    """An upload. record.py reads it strictly, so its type here is just JSON."""

    def __post_init__(self) -> None:
        content = OpenAPIMediaType(
            schema=Schema(type=OpenAPIType.OBJECT, description="A record, as in docs/notation.md")
        )
        self.request_body = RequestBody(content={"application/json": content}, required=True)


@post(
    "/api/records",
    responses=refused(400, 403, 409, 413, 429),
    operation_class=Uploading,
    summary="Store a record, if it is valid",
)
async def upload(request: Asked) -> p.Kept:
    registry = registry_of(request)
    name = await stored_records.save_record(registry, await request.body(), address_of(request))
    return p.Kept(id=name, link=f"{registry.settings.base_url}/games/{name}")


@get(
    "/api/records/{name:str}",
    responses=A_RECORD | refused(400, 404, 429),
    media_type=MediaType.JSON,
    summary="A stored record",
)
async def record(request: Asked, name: Address) -> Response[bytes]:
    return Response(await stored_records.load_record(registry_of(request), name), media_type=MediaType.JSON)


@get(
    "/api/records/{name:str}/story",
    responses=A_STORY | refused(400, 404, 429),
    media_type=MediaType.JSON,
    summary="A stored game turn by turn, from a seat's point of view or with all cards visible",
)
async def record_story(request: Asked, name: Address, seat: PointOfView = "all") -> Response[bytes]:
    kept = await stored_records.load_record(registry_of(request), name)
    return await story(request, (name, seat), lambda: replays.record_request(loads(kept), seat))


@post(
    "/api/records/{name:str}/review",
    status_code=200,
    responses=A_REVIEW | refused(400, 404, 429),
    media_type=MediaType.JSON,
    summary="Begin the review of a finished game, at the lowest priority",
)
async def begin_review(request: Asked, name: Address) -> Response[bytes]:
    found = await stored_records.review_progress(registry_of(request), name, address_of(request), begin=True)
    return Response(found, media_type=MediaType.JSON)


@get(
    "/api/records/{name:str}/review",
    responses=A_REVIEW | refused(400, 404, 429),
    media_type=MediaType.JSON,
    summary="What a review has found so far, from a line on, or all of it",
)
async def review_progress(request: Asked, name: Address, start: From = 0) -> Response[bytes]:
    return Response(
        await stored_records.review_progress(registry_of(request), name, address_of(request), start),
        media_type=MediaType.JSON,
    )


@delete(
    "/api/records/{name:str}/review", responses=refused(400, 404, 429), summary="Cancel a review that you have begun"
)
async def cancel_review(request: Asked, name: Address) -> None:
    await registry_of(request).reviews.cancel(name, owner_of(address_of(request)))


@post(
    "/api/records/{name:str}/what-if",
    status_code=200,
    responses=A_VERDICT | refused(400, 403, 404, 413, 429),
    media_type=MediaType.JSON,
    summary="What another move in a finished game would have brought",
)
async def what_if(request: Asked, name: Address, data: JSONBody[p.OtherMove]) -> Response[bytes]:
    return await after(request, name, data, WhatIfRequest)


@post(
    "/api/records/{name:str}/continuation",
    status_code=200,
    responses=A_CONTINUATION | refused(400, 403, 404, 413, 429),
    media_type=MediaType.JSON,
    summary="A finished game played to its end again after a move: by the same bots, with the same draws",
)
async def continuation(request: Asked, name: Address, data: JSONBody[p.OtherMove]) -> Response[bytes]:
    return await after(request, name, data, ContinuationRequest)


async def after(
    request: Asked, name: str, data: p.OtherMove, wanted: type[WhatIfRequest | ContinuationRequest]
) -> Response[bytes]:
    registry = registry_of(request)
    record = await stored_records.record_for(registry, name, data)
    asked = wanted(record=record, line=data.line, move=data.move)
    return await computed(request, registry.other_moves, (name, data, wanted), lambda: asked)


@post(
    "/api/records/{name:str}/tables",
    responses=refused(400, 403, 404, 409, 413, 429),
    summary="Create a table that continues a record against bots",
)
async def play_on(request: Asked, name: Address, data: JSONBody[p.PlayOn]) -> p.Place:
    return await new_tables.play_from_record(registry_of(request), name, data, address_of(request))


HANDLERS = (
    upload,
    record,
    record_story,
    begin_review,
    review_progress,
    cancel_review,
    what_if,
    continuation,
    play_on,
)
