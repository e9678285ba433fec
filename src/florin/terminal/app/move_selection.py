"""The chosen move: always a legal one, selected with arrows, clicks or typing, and shown with its effect."""

import textwrap
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from florin.terminal.app.drawing import Renderer, click, piece
from florin.terminal.choices import Group, effect, group_name, groups
from florin.view import View


class MoveSelection:
    """The groups of moves, the current group, and the last chosen move of each."""

    def __init__(self) -> None:
        self.game = ""
        self.moves: Sequence[str] = ()
        self.groups: list[Group] = []
        self.group_index = 0
        self.chosen_in: dict[str, int] = {}  # index of the chosen move by group name

    def update(self, game: str, view: View | None) -> None:
        """Take over the legal moves; if they have changed, reset the selection."""
        moves = view.legal if view else ()
        if moves != self.moves or game != self.game:
            self.game, self.moves = game, moves
            self.groups, self.group_index, self.chosen_in = groups(game, moves), 0, {}

    @property
    def group(self) -> Group | None:
        return self.groups[self.group_index] if self.groups else None

    @property
    def move(self) -> str:
        group = self.group
        return group.moves[self.chosen_in.get(group.name, 0)] if group else ""

    def choose(self, move: str) -> None:
        """Select a legal move."""
        name = group_name(self.game, move)
        self.group_index = next(i for i, group in enumerate(self.groups) if group.name == name)
        self.chosen_in[name] = self.groups[self.group_index].moves.index(move)

    def step(self, key: str) -> None:
        """Go to another group (left, right) or within it (up, down); groups of one move each form one list."""
        group = self.group
        if group is None:
            return
        forward = 1 if key in ("right", "down") else -1
        if key in ("left", "right") or all(len(other.moves) == 1 for other in self.groups):
            self.group_index = (self.group_index + forward) % len(self.groups)
        else:
            if group.name == "bid":
                forward = -forward  # up is more
            self.chosen_in[group.name] = (self.chosen_in.get(group.name, 0) + forward) % len(group.moves)

    def click(self, kind: str, value: object) -> None:
        """Select the legal move that a click on the table means, if any."""
        if kind == "pick":
            wanted = [move for move in self.moves if move == value]
        elif kind == "take":
            wanted = self.toggled(int(str(value)))
        elif kind == "noble":
            wanted = [group.moves[self.chosen_in.get(group.name, 0)] for group in self.groups if group.name == value]
        else:
            wanted = self.on_pile(str(value))
        if wanted:
            self.choose(wanted[0])

    def toggled(self, place: int) -> list[str]:
        """Return the move that adds or removes a market card; the last card is always taken (C-3)."""
        now = {int(c) for c in self.move.removeprefix("take ")} if self.move.startswith("take ") else {1}
        then = {1} if place == 1 else now ^ {place}
        return [move for move in self.moves if move == "take " + "".join(map(str, sorted(then)))]

    def on_pile(self, pile: str) -> list[str]:
        """Return the next move of the chosen noble on, or against, a pile; repeated clicks cycle through them."""
        group = self.group
        if group is None:
            return []
        fitting = [move for move in group.moves if pile in move.split(" ")[2:]]
        fitting.sort(key=lambda move: move.split(" ")[2] != pile)
        if self.move in fitting:
            return [fitting[(fitting.index(self.move) + 1) % len(fitting)]]
        return fitting

    # -- drawing -------------------------------------------------------------------------------------------------------

    def draw(self, renderer: Renderer, view: View | None, width: int) -> list[Text]:
        """Draw the groups, the moves of the current group, and what the chosen move will do."""
        group = self.group
        if group is None or view is None or not view.legal:
            return [renderer.soft(renderer.words.say("others-turn") if view is not None and not view.over else "")]
        rows = []
        if self.game != "court" or len(self.groups) == 1:
            rows.append(
                self.row(
                    renderer, [g.name if len(g.moves) > 1 else g.moves[0] for g in self.groups], self.group_index, width
                )
            )
        if len(group.moves) > 1:
            rows.append(self.row(renderer, group.moves, self.chosen_in.get(group.name, 0), width))
        first, *more = textwrap.wrap(effect(renderer.words, view, self.move), width - 2)
        start = renderer.text("⏎ ", renderer.palette.good, bold=True) + renderer.text(first, bold=True)
        return [*rows, start, *(renderer.text(f"  {line}", bold=True) for line in more)]

    def row(self, renderer: Renderer, names: Sequence[str], chosen: int, width: int) -> Text:
        """Draw names side by side, as many around the chosen one as fit."""
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
        line = renderer.text("◂ " if first > 0 else "  ", renderer.palette.soft)
        for number in range(first, last):
            name = names[number]
            link = click("pick", name if name in self.moves else self.first_of(name))
            on = Style(color=renderer.palette.good, bold=True, reverse=True)
            style = on if number == chosen else Style(color=renderer.palette.ink)
            line += piece(f" {name} ", style + link) + Text(" ")
        return line + renderer.text("▸" if last < len(names) else "", renderer.palette.soft)

    def first_of(self, name: str) -> str:
        """Return the chosen move of the group with this name."""
        return next(g.moves[self.chosen_in.get(g.name, 0)] for g in self.groups if g.name == name)
