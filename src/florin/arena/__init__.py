"""Tournaments between bots: every seat rotation of the same deals, on all cores, with 95% intervals."""

from florin.arena.match import Outcome, play_match
from florin.arena.runner import run
from florin.arena.schedule import Match, Tournament
from florin.arena.standings import Standings, standings

__all__ = ["Match", "Outcome", "Standings", "Tournament", "play_match", "run", "standings"]
