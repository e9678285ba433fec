"""Florin in a terminal: sessions, the line-by-line game (plain.py) and the Textual app (app/)."""
