"""Other moves in finished games: what they would have brought, and how the game goes on after them."""

from typing import Any

import msgspec

from florin.reviewing import WhatIf, continuation, what_if
from florin.server.replays import Story, StoryRequest, story_of


class WhatIfRequest(msgspec.Struct, frozen=True, kw_only=True, tag="what-if"):
    """A move to judge in place of the one in a line of a finished game's log."""

    record: dict[str, Any]
    line: int
    move: str


class ContinuationRequest(msgspec.Struct, frozen=True, kw_only=True, tag="continuation"):
    """A move in place of the one in that line, after which bots play the game to its end."""

    record: dict[str, Any]
    line: int
    move: str


class Continuation(msgspec.Struct, frozen=True, kw_only=True):
    """The game from a move on: the bot that plays each seat, the last scores, and the story after that move."""

    bots: list[str]
    scores: list[int]
    winners: list[int]
    story: Story


def judged(request: WhatIfRequest) -> WhatIf:
    return what_if(request.record, request.line, request.move)


def played_on(request: ContinuationRequest) -> Continuation:
    found = continuation(request.record, request.line, request.move)
    record = found.position.record()
    story = story_of(StoryRequest(record=record, seat=None, start=request.line + 1, everything=True))
    return Continuation(bots=found.bots, scores=record["scores"][-1], winners=record["winners"], story=story)
