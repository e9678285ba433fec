"""How the auction game is valued: `valuation` (lots), `moves` (bids), `estimate` (the end of a round)."""
