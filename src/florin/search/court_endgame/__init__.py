"""The exact solver for the end of a game of Court of the Medici, when both decks are out and nothing is hidden."""
