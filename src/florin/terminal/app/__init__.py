"""The app: the same sittings as the line-by-line game, on a screen that is drawn."""
