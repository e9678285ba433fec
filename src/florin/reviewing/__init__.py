"""Review finished games: an account of every change of the win probabilities, and what the moves cost.

`florin.review(record)` is the way in. `judge.py` estimates, `searching.py` more carefully; `ledger.py` adds up,
`grading.py` compares a move with the best ones, `lots.py` prices lots, `court_decisions.py` looks at the court,
`game_review.py` puts a review together. `another_move.py` answers what another move would have brought,
`continuation.py` plays on after it, and `merit.py` gives the arena results without the luck of the draw.
"""

from florin.reviewing.another_move import WhatIf, what_if
from florin.reviewing.continuation import Continuation, continuation
from florin.reviewing.game_review import SIMS, Line, Plan, Progress, assess, review
from florin.reviewing.judge import JUDGE
from florin.reviewing.model import Account, CourtDecision, Known, Lot, Review, ReviewedMove

__all__ = [
    "JUDGE",
    "SIMS",
    "Account",
    "Continuation",
    "CourtDecision",
    "Known",
    "Line",
    "Lot",
    "Plan",
    "Progress",
    "Review",
    "ReviewedMove",
    "WhatIf",
    "assess",
    "continuation",
    "review",
    "what_if",
]
