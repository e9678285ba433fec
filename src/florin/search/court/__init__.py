"""How the court is valued: `hidden` (unknown cards), `valuation` (worths), `moves` (choosing one), `estimate`."""
