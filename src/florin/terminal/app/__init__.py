"""The Textual app: the same sessions as the line-by-line game, drawn on the screen."""

from florin.extras import require

require("play", "florin.terminal.app", "textual")
