"""A game for language models with the calls of TextArena's environments: every seat is a player who reads and writes.

>>> env = TextArenaEnv("court")
>>> env.reset(seed=3)
>>> seat, text = env.get_observation()
>>> text.splitlines()[-1].startswith("moves: send")
True
>>> env.step("I think first, and then I play [castle]")
(False, {'reason': '', 'illegal': True})
>>> env.get_observation()[0] == seat
True

TextArena itself is not needed.
"""

import re
from typing import Any

from florin import texts
from florin.errors import Error
from florin.game import Game
from florin.options import PLAYERS
from florin.position import Position
from florin.terminal.game_log import GameLog
from florin.terminal.plain import moves_line
from florin.terminal.rulebook import rulebook
from florin.terminal.table_text import picture
from florin.terminal.words import Words

BRACKETS = re.compile(r"\[([^\[\]]*)\]")
ERRORS = 3  # refused moves in a row that end the game
WIDTH = 100


class TextArenaEnv:
    """One game. A move is given in square brackets, the last ones count; without brackets the whole text is the move.

    A player whose move is refused is told why and what is possible, and moves again; after `errors` refusals in a row
    the game is over: -1 for this player, 0 for the others. Otherwise rewards are shares of the win less an even share.
    """

    def __init__(self, game: str, *, lang: str = "en", errors: int = ERRORS, **options: Any) -> None:
        self.name, self.lang, self.errors, self.options = game, lang, errors, options

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Start a game; with a seed, the one that `florin.game(...).start(seed)` starts."""
        players = num_players or self.options.get("players") or PLAYERS.get(self.name, (None,))[0]
        game = Game(self.name, **(self.options | {"players": players}))
        self.position: Position = game.start(seed=seed)
        self.refused, self.reason, self.complaint = 0, "", ""
        self.loser: int | None = None
        names = [f"Player {seat}" for seat in range(game.players)]
        self.logs = [GameLog(Words(self.lang, self.name, names, seat)) for seat in range(game.players)]
        self.shown = [0] * game.players

    @property
    def over(self) -> bool:
        return self.position.over or self.loser is not None

    def get_observation(self) -> tuple[int, str]:
        """Return the player to move, and what it reads: at first the rules, then what is new, and the table."""
        seat = self.position.turn
        if seat is None or self.over:
            return -1, self.reason
        log = self.logs[seat]
        log.follow(self.position.record(seat))
        view = self.position.view(seat)
        head = [] if self.shown[seat] else [*rulebook(self.lang, self.name, WIDTH), ""]
        new = log.lines[max(0, self.shown[seat] - 1) :]
        self.shown[seat] = len(log.lines) + 1
        complaint = [self.complaint] if self.complaint else []
        return seat, "\n".join([*head, *new, *picture(log.words, view), *complaint, moves_line(view.legal)])

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Make the move of the player to move; return whether the game is over, and whether the move was refused."""
        if self.over:
            raise Error("game-over")
        found = BRACKETS.findall(action)
        move = " ".join((found[-1] if found else action).split())
        try:
            self.position.play(move)
        except Error as error:
            self.refused += 1
            self.complaint = texts.error(self.lang, error)
            if self.refused == self.errors:
                self.loser, self.reason = self.position.turn, self.complaint
            return self.over, {"reason": self.reason, "illegal": True}
        self.refused, self.complaint = 0, ""
        return self.over, {"reason": self.reason, "illegal": False}

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Return each player's reward, and the scores."""
        seats, winners = range(self.position.game.players), self.position.winners
        if winners is None:
            rewards = {seat: -1.0 if seat == self.loser else 0.0 for seat in seats}
        else:
            rewards = {seat: (seat in winners) / len(winners) - 1 / len(seats) for seat in seats}
        scores = self.position.scores
        return rewards, {seat: {"score": scores[-1][seat] if scores else 0, "reason": self.reason} for seat in seats}
