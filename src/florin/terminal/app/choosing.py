"""Which move is chosen: by arrows, by clicks, by typing; always one of the legal ones, and drawn as what it will do."""

import textwrap
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from florin.terminal.app.pen import Pen, click, piece
from florin.terminal.choices import Group, effect, group_name, groups
from florin.view import View


class Choosing:
    """The groups of moves, the one that is looked at, and in each the move that was last chosen."""

    def __init__(self) -> None:
        self.game = ""
        self.moves: Sequence[str] = ()
        self.groups: list[Group] = []
        self.group = 0
        self.at: dict[str, int] = {}

    def meet(self, game: str, view: View | None) -> None:
        """The moves that are legal now; if they are others than before, the choice begins anew."""
        moves = view.legal if view else ()
        if moves != self.moves or game != self.game:
            self.game, self.moves = game, moves
            self.groups, self.group, self.at = groups(game, moves), 0, {}

    @property
    def chosen(self) -> Group | None:
        return self.groups[self.group] if self.groups else None

    @property
    def move(self) -> str:
        group = self.chosen
        return group.moves[self.at.get(group.name, 0)] if group else ""

    def choose(self, move: str) -> None:
        """This legal move."""
        name = group_name(self.game, move)
        self.group = next(i for i, group in enumerate(self.groups) if group.name == name)
        self.at[name] = self.groups[self.group].moves.index(move)

    def step(self, key: str) -> None:
        """Left and right go among the groups; up and down within one, or among them where each is one move."""
        group = self.chosen
        if group is None:
            return
        forward = 1 if key in ("right", "down") else -1
        if key in ("left", "right") or all(len(other.moves) == 1 for other in self.groups):
            self.group = (self.group + forward) % len(self.groups)
        else:
            if group.name == "bid":
                forward = -forward  # up is more
            self.at[group.name] = (self.at.get(group.name, 0) + forward) % len(group.moves)

    def click(self, kind: str, value: object) -> None:
        """A click on a piece of the table, as far as a legal move follows from it."""
        if kind == "pick":
            wanted = [move for move in self.moves if move == value]
        elif kind == "take":
            wanted = self.toggled(int(str(value)))
        elif kind == "noble":
            wanted = [group.moves[self.at.get(group.name, 0)] for group in self.groups if group.name == value]
        else:
            wanted = self.on_pile(str(value))
        if wanted:
            self.choose(wanted[0])

    def toggled(self, place: int) -> list[str]:
        """A card of the market in or out of what is taken; the last is always taken (C-3)."""
        now = {int(c) for c in self.move.removeprefix("take ")} if self.move.startswith("take ") else {1}
        then = {1} if place == 1 else now ^ {place}
        return [move for move in self.moves if move == "take " + "".join(map(str, sorted(then)))]

    def on_pile(self, pile: str) -> list[str]:
        """What the chosen noble can do on, or against, a pile: each click the next of it."""
        group = self.chosen
        if group is None:
            return []
        fitting = [move for move in group.moves if pile in move.split(" ")[2:]]
        fitting.sort(key=lambda move: move.split(" ")[2] != pile)
        if self.move in fitting:
            return [fitting[(fitting.index(self.move) + 1) % len(fitting)]]
        return fitting

    # -- how it looks -------------------------------------------------------------------------------------------------

    def drawn(self, pen: Pen, view: View | None, width: int) -> list[Text]:
        """The groups, the moves of the chosen one, and what the chosen move will do."""
        group = self.chosen
        if group is None or view is None or not view.legal:
            return [pen.soft(pen.words.say("others-turn") if view is not None and not view.over else "")]
        rows = []
        if self.game != "court" or len(self.groups) == 1:
            rows.append(
                self.row(pen, [g.name if len(g.moves) > 1 else g.moves[0] for g in self.groups], self.group, width)
            )
        if len(group.moves) > 1:
            rows.append(self.row(pen, group.moves, self.at.get(group.name, 0), width))
        first, *more = textwrap.wrap(effect(pen.words, view, self.move), width - 2)
        told = [pen.text("⏎ ", pen.palette.good, bold=True) + pen.text(first, bold=True)]
        return [*rows, *told, *(pen.text(f"  {line}", bold=True) for line in more)]

    def row(self, pen: Pen, names: Sequence[str], chosen: int, width: int) -> Text:
        """Names side by side, as many around the chosen one as there is room for."""
        first, last = chosen, chosen + 1
        used = len(names[chosen]) + 6
        while True:
            grown = False
            for number in (last, first - 1):
                if 0 <= number < len(names) and used + len(names[number]) + 3 <= width - 4:
                    used += len(names[number]) + 3
                    first, last, grown = min(first, number), max(last, number + 1), True
            if not grown:
                break
        line = pen.text("◂ " if first > 0 else "  ", pen.palette.soft)
        for number in range(first, last):
            name = names[number]
            link = click("pick", name if name in self.moves else self.first_of(name))
            on = Style(color=pen.palette.good, bold=True, reverse=True)
            style = on if number == chosen else Style(color=pen.palette.ink)
            line += piece(f" {name} ", style + link) + Text(" ")
        return line + pen.text("▸" if last < len(names) else "", pen.palette.soft)

    def first_of(self, name: str) -> str:
        """The move that a group's name stands for."""
        return next(g.moves[self.at.get(g.name, 0)] for g in self.groups if g.name == name)
