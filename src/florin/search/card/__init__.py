"""How the card game is valued: `valuation` (worths), `moves` (choosing one), `estimate` (the end of a day)."""
