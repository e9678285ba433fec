"""The same games in a terminal: what people read there, and the line-by-line game."""
