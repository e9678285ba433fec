"""A game line by line: what happened, the table as you see it, your moves; a line typed is the move.

Nothing is printed that does not come from the view of your seat (and, when a day is over, from its open scoring).
"""

import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

from florin import texts
from florin.bots import Bot
from florin.dealer import Dealer
from florin.errors import Error
from florin.filing import filed
from florin.game import Game, Position
from florin.record import dumps
from florin.terminal.lines import Lines
from florin.terminal.narration import opening
from florin.terminal.narration import turn as told_turn
from florin.terminal.rulebook import rule_ids, rule_lines, rulebook, terminal_width
from florin.terminal.scoring import ending, scorings
from florin.terminal.table import picture
from florin.terminal.words import Words

COMMANDS = ("log", "rules", "save", "help", "quit")


def default_names(lang: str, game: Game) -> list[str]:
    """Houses at court have names; other seats have numbers."""
    if game.name == "court":
        return [texts.say(lang, "house-R"), texts.say(lang, "house-G")]
    return [texts.say(lang, "player", number=seat + 1) for seat in range(game.players)]


def moves_line(moves: Sequence[str]) -> str:
    """The legal moves on one line, in notation whatever the language; bids, which are all of a range, as that range.

    >>> moves_line(["pass", "bid 4", "bid 5", "bid 6"]), moves_line(["reveal", "take 1"])
    ('moves: pass, bid 4..6', 'moves: reveal, take 1')
    """
    bids = [move for move in moves if move.startswith("bid ")]
    listed = [move for move in moves if move not in bids]
    if bids:
        listed.append(bids[0] if len(bids) == 1 else f"{bids[0]}..{bids[-1].removeprefix('bid ')}")
    return "moves: " + ", ".join(listed)


class Sitting:
    """One person at a table of bots; the seat's own place among them is not asked."""

    def __init__(self, game: Game, seat: int, dealer: Dealer, bots: Sequence[Bot], lang: str, lines: Lines) -> None:
        self.position: Position = game.start(dealer=dealer, names=default_names(lang, game))
        self.seat = seat
        self.bots = bots
        self.words = Words(lang, game.name, self.position.names, seat)
        self.lines = lines
        view = self.position.view(seat)
        self.told = opening(self.words, view, view.log)

    def run(self) -> None:
        """To the end of the game, or until the player leaves."""
        self.greet()
        while not self.position.over:
            turn = self.position.turn
            assert turn is not None
            if turn != self.seat:
                self.make(self.bots[turn].choose(self.position.view(turn)))
            elif not self.ask():
                return
        self.end()

    def greet(self) -> None:
        game = self.position.game
        say = self.words.say
        self.show(say(f"title-{game.name}"))
        if game.name == "card" and game.options["deck"] == "default":
            self.show(*textwrap.wrap(say("deck-reconstruction"), terminal_width()))
        if commit := getattr(self.position.dealer, "commit", None):
            self.show(say("promised", commit=commit))
        self.show(say("hint"))

    def show(self, *lines: str) -> None:
        for line in lines:
            print(line)

    def make(self, move: str) -> None:
        """Makes a move and keeps what is to be told of it."""
        before = self.position.view(self.seat)
        self.position.play(move)
        after = self.position.view(self.seat)
        news = told_turn(self.words, before, after, after.log[len(before.log) :])
        known = len(before.scores)
        if len(after.scores) > known:
            scoring = scorings(self.words, self.position.breakdown(), after.scores, known)
            at = len(news) if after.over else len(news) - 1  # who begins the next day is told after the scoring
            news[at:at] = ["", *scoring] if after.over else ["", *scoring, ""]
        self.told += news

    def ask(self) -> bool:
        """Your move: whatever else is typed first, it ends with a legal one made, or with you leaving (False)."""
        view = self.position.view(self.seat)
        self.show("", *self.told, "", *picture(self.words, view))
        self.told = []
        while True:
            self.show(moves_line(view.legal))
            line = self.read()
            if line is None or line == "quit":
                return False
            if line and not self.command(line):
                try:
                    self.make(line)
                except Error as error:
                    self.show(texts.error(self.words.lang, error))
                else:
                    return True

    def read(self) -> str | None:
        if self.lines.interactive:
            print("> ", end="")
        sys.stdout.flush()
        line = self.lines.next()
        return None if line is None else " ".join(line.split())

    def command(self, line: str) -> bool:
        """Does what a line asks for that is not a move; False if it may be one."""
        verb, _, rest = line.partition(" ")
        if verb == "log":
            self.show(*(f"{number:4}  {text}" for number, text in enumerate(self.position.view(self.seat).log, 1)))
        elif verb == "rules":
            self.tell_rules(rest.upper())
        elif verb == "save":
            self.save(rest)
        elif verb == "help":
            self.show(*self.words.say(f"help-{self.words.game}").split("\n"), *self.words.say("help").split("\n"))
        return verb in COMMANDS

    def tell_rules(self, rule: str) -> None:
        lang, game = self.words.lang, self.words.game
        if rule in rule_ids(game):
            self.show(*rule_lines(lang, rule, terminal_width()))
        else:
            self.show(*rulebook(lang, game, terminal_width()))

    def save(self, path: str) -> None:
        """The record; of a game of the court in progress only what your seat knows."""
        if not path:
            self.show(self.words.say("save-where"))
            return
        hidden = self.words.game == "court" and not self.position.over
        try:
            with filed(Path(path).expanduser()) as file:
                file.write(dumps(self.position.record(self.seat if hidden else "all")) + "\n")
        except OSError as error:
            self.show(self.words.say("file-trouble", file=path, reason=error.strerror or str(error)))
        else:
            self.show(self.words.say("saved", file=path))

    def end(self) -> None:
        """The scoring, the winners; afterwards the game can still be saved and read."""
        position = self.position
        assert position.winners is not None
        self.show("", *self.told, "", *picture(self.words, position.view(self.seat)))
        self.show(*ending(self.words, position.breakdown(), position.scores, position.winners))
        if self.lines.interactive:
            self.show(self.words.say("over-hint"))
        while self.lines.interactive or self.lines.waiting():
            line = self.read()
            if line is None or line == "quit":
                return
            if line and not self.command(line):
                self.show(self.words.say("over-hint"))
