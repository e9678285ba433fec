"""Matches between bots: every seat rotation of the same deals, on all cores, with honest intervals."""

from florin.arena.match import Outcome, play_match
from florin.arena.run import run
from florin.arena.schedule import Match, Tournament
from florin.arena.table import Table, table

__all__ = ["Match", "Outcome", "Table", "Tournament", "play_match", "run", "table"]
