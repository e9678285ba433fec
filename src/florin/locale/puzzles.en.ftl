### Puzzles and second lessons; loaded with them.

puzzles-more = Positions with one move that is clearly best and easy to miss. Your rating is kept in this browser.
puzzles-none-yet = Not tried yet
puzzles-record = Your rating { $rating }, solved { $solved } of { $tried }
puzzles-solve = Solve puzzles
puzzle-ask = Find the move that is clearly best.
puzzle-count = Position { $number } of { $count }.
puzzle-ratings = Puzzle { $rating }, you { $yours }.
puzzle-right = Right: { $best }.
puzzle-wrong = Better: { $best }.
puzzle-second = The next best move costs at least { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} of winning chance: { $other }.
puzzle-yours = Your move costs about { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} of winning chance: { $other }.
puzzle-found-by = Bots that find it: { $levels }.
puzzle-not-best = Not the best move.
puzzle-show = Show the answer
puzzle-verdict = Show the verdict
puzzle-again = Try again
puzzle-next = Next
own-puzzles = Your mistakes ({ $count })
own-ask = It was missed in one of your games.
own-played = The move made in the game costs about { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} of winning chance: { $other }.
own-done = Those were your mistakes. Review another game for more.

## Second lessons: what good players look at

second-card = Every card that you reveal helps you or the next player. When do you stop?
second-board = A lot is worth what it changes for you and for the others. How far do you go?
second-court = A noble that your rival can eliminate is exposed. What can you risk?
second-ask-card = Take, or reveal another card?
second-look-card = First look at your ship ({ place }): { $spaces ->
    [one] { $spaces } space is free
   *[other] { $spaces } spaces are free
}. { $left ->
    [one] { $left } card may still be revealed
   *[other] { $left } cards may still be revealed
}, and what you leave is the next player’s.
second-ask-board = Bid, or pass?
second-look-board = First look at what the lot changes: your hold would be worth { $value }, { place }. { $rivals ->
    [0] Nobody bids after you
   *[other] After you may bid: { $names }
}; the highest bid is { $bid }.
second-ask-court = Send a noble, or ally?
second-look-court = First look at the sums: a pile falls to another with exactly the same sum. Of { $name }’s cards, { $count ->
    [one] { $count } is unseen
   *[other] { $count } are unseen
}.
second-done = That was the second lesson. Now try the puzzles.

## Prices of lots

prices = Price this lot
price-ask = What is this lot worth to you?
price-how = Bid the most that you would pay, or pass if it is worth nothing.
price-worth =
    { $worth ->
        [one] Worth { $worth } florin ({ $low } to { $high }, depending on the others).
       *[other] Worth { $worth } florins ({ $low } to { $high }, depending on the others).
    }
price-off = { $off ->
    [0] You priced it exactly.
   *[other] You said { $florins }.
}
price-yours = Your price
price-mark = Worth to you
price-sold = Sold for
price-unsold = In this game nobody bought it.
price-chart = Your price minus the lot’s worth; off by { $off } on average lately ({ $count } lots)
price-lately = Lately you are off by { $off } on average.
