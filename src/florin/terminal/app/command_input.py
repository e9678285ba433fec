"""The input line for moves and commands, with completion; while it is empty the arrows choose moves."""

from collections.abc import Callable, Sequence

from textual import events
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input

from florin.terminal.choices import common_start, completions

ARROWS = ("up", "down", "left", "right")


class CommandSuggester(Suggester):
    """Suggests the first move or command that starts with the typed text."""

    def __init__(self, known: Callable[[], Sequence[str]]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.known = known

    async def get_suggestion(self, value: str) -> str | None:
        found = completions(self.known(), value) if value.strip() else []
        return value + found[0][len(value) :] if found else None


class CommandInput(Input):
    class Arrow(Message):
        """An arrow key that does not move the cursor."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, known: Callable[[], Sequence[str]], placeholder: str) -> None:
        super().__init__(id="typed", placeholder=placeholder, suggester=CommandSuggester(known), select_on_focus=False)
        self.known = known

    async def _on_key(self, event: events.Key) -> None:
        if event.key in ARROWS and (not self.value or event.key in ("up", "down")):
            event.stop()
            event.prevent_default()
            self.post_message(self.Arrow(event.key))
        elif event.key == "tab":
            event.stop()
            event.prevent_default()
            self.complete()
        elif event.key == "question_mark":
            event.stop()
            event.prevent_default()
            await self.screen.run_action("ask('help')")
        else:
            await super()._on_key(event)

    def complete(self) -> None:
        """Complete the common prefix of all matches or, if that adds nothing, the first match."""
        found = completions(self.known(), self.value)
        start = common_start(found)
        if found:
            self.value = start if len(start) > len(self.value) else found[0]
            self.cursor_position = len(self.value)
