### The statistics page; loaded with it.

statistics-more = All finished games of this browser, except those that continue a record.
by-game = Game
by-players = Players
by-rivals = Against
all-of-them = All
players-number =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
rivals-people = People
rivals-mixed = Various bots
no-results = Your results will appear here after your first game.
no-such-results = You have not finished a game like this yet.
games-played = Games
games-won = Won
games-drawn = Drawn
mean-place = Average place
streak-now = Wins in a row now
streak-longest = Most wins in a row
recent-share = Share of wins over the last { $over } games
by-chance = By chance alone
curve-label = Share of wins now { $won }, by chance alone { $fair }
places-reached = Places
bests = Personal bests
top-score = Best score
best-margin = Margin
best-date = Date
by-kind = By game, players and rivals
fair-share = By chance
mean-score = Average score
export-results = Export
import-results = Import
imported =
    { $count ->
        [0] You already have all these results.
        [one] One result was added.
       *[other] { $count } results were added.
    }
not-results = This file does not contain exported results. Choose one that you exported on this page.
