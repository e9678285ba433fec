### Texts of the three tables on the page.

## All tables

florins-count =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
turn-of =
    { $you ->
        [yes] Your turn
       *[no] { $name }’s turn
    }
game-over = The game is over
a-moment = One moment…
just-now = Just now
not-sold = Not sold
sold = Sold!
sold-to-you = Yours!
for-free = for free
moment-filled = Filled for free
moment-eliminated = Eliminated!
moment-split = Split up
aboard = { $count } of these still on the ship
influence-both = Influence: Della Rovere { $rovere }, Gonzaga { $gonzaga }
fast-card = Your ship is full: fast-forwarding.
fast-board = Your hold is full: fast-forwarding.
since-your-turn = Since your last turn
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
place-pays = { place } · { $florins }
worth-then = → { $value }, { place } · { $florins }
spaces-taken =
    { $taken } of { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } taken
none = none

## Cards

neutral-neutral = Green
neutral-black = Black
neutral-ten = Neutral
noble-named = { $office } { $value }
noble-of = { $noble } ({ $house })
office-0 = Minister
office-1 = Lady
office-2 = Page
office-3 = Squire
office-4 = Scribe
office-5 = Steward
office-6 = Captain
office-7 = Envoy
office-8 = Prelate
office-9 = Count
office-10 = Marquis
office-J = Jester
office-15 = Duke
power-0 = Ally: eliminates the others
power-1 = Ally: splits the pile
power-J = Any value, { $least } to { $most }
power-15 = The highest value

## The card game

market = Market
market-empty = The market is empty.
error-too-far = Only the last three cards of the market can be taken (C-3); choose among those.
warehouse = Warehouse
warehouse-good =
    { $good }: { $count ->
        [one] { $count } icon
       *[other] { $count } icons
    } in warehouse and ship
card-can-reveal = Reveal a card.
card-can-both = Take cards, or reveal another.
card-can-take = Choose what to take.
revealed-so-far =
    { $count ->
        [0] Nothing revealed yet.
        [one] { $count } card revealed.
       *[other] { $count } cards revealed.
    }
last-turn-of-day = The last turn of the day
took = took
must-take = must take
does-not-fit = no room
may-take = optional
will-take = taking
take-cards = Take { $cards }
take-ship = ship { $value }, { place }
take-too-much =
    needs { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, the ship has { $left } left
spaces-left =
    { $spaces ->
        [0] ship full
        [one] { $spaces } space left
       *[other] { $spaces } spaces left
    }
good-change =
    { $good } { $count }: { $florins ->
        [-5] −5
        [-10] −10
       *[other] +{ $florins }
    }
bonus-line = Bonus per good:
bonus-step = { $from } icons +{ $florins }
bonus-needs =
    { $florins ->
        [10] bonus at { $from }
       *[other] bonus { $florins } at { $from }
    }
pays-you = pays you
reveal-more =
    { $revealed ->
        [0] Reveal
       *[other] Reveal ({ $left } left)
    }
deck-name = Deck

## The auction game

auction = The auction
bid-of =
    { $you ->
        [yes] Your bid
       *[no] { $name } to bid
    }
board-can-draw = Turn up the first card of the lot.
board-can-both = Turn up another card, or open the auction.
board-can-watch = The lot is being made up.
no-bid-yet = No bid yet.
leads-with =
    { $you ->
        [yes] You lead with { $florins }
       *[no] { $name } leads with { $florins }
    }
bids-round = Bidding order
bids-florins = bid { $florins }
bids-now = bidding now
bids-then = waiting
bids-last = bids last
passed = passed
passed-over = cannot bid
the-lot = The lot
turn-first = Turn up a card
turn-another = Turn up another
pile-name = Draw pile
no-room = You have no room for this lot.
for-you-hold = For you: hold { $value } → { $then }, { place }
for-you-good = { $good } step { $step }
pyramid-of = { $good }: { $steps }
on-step = { $name } on step { $step }
your-bid = Your bid
one-less = One less
one-more = One more
up-to = up to { $florins }
one-above = one more
the-least = minimum
tops = tops { $name }
open-auction =
    Auction { $count ->
        [one] this card
       *[other] these { $count } cards
    }
bid-for =
    Bid { $florins } for { $count ->
        [one] one card
       *[other] { $count } cards
    }
bid-leaves = leaves { $florins }
may-top =
    { $count ->
        [one] { $names } may still top it
       *[other] { $names } may still top it
    }
nobody-tops = nobody can top it
pass = Pass
ahead-title = Advance bid
ahead-set = Bid up to { $florins }
ahead-clear = Cancel
ahead-none = You will be asked when your turn comes.
ahead-on = You will bid up to { $florins }, or pass.

## The court

inner-circle-name = Inner Circle
outer-court-name = Outer Court
your-outer-court = Your Outer Court
nobody-there = nobody yet
hand-name = Your hand
hand-whose = { $name }’s hand
in-hand = in hand
in-the-deck = in the deck
in-deck = deck { $count }
plans-made = planned { $count } of { $most }
limit-of = { $name }: limit { $limit }.
unseen-count = { $count } unseen
unseen-title = Hand and deck of { $house }
fallen = Eliminated: { $cards }
court-choose-card = Choose a noble from your hand.
court-choose-pile = Where should { $noble } go?
court-choose-target = { $noble } makes { $sum }: { $count } possible targets.
court-joins = { $noble } makes a pile of { $sum }
court-declare = Your last card is a Jester: declare its value.
court-replace = Two of your cards in the circle are equal: replace one, or keep both.
pile-named = Pile { $number }: { $cards }; { $sum }
pile-becomes = With your card: { $sum }
pile-falls = Can be eliminated now
pile-may-fall = Can be eliminated via another pile
send = Send
send-note = to your Outer Court
plan = Plan
plan-note = under the deck ({ $count }/{ $most })
ally-with = Ally with { $cards }
pile-of = a pile of { $sum }
minister-note = eliminates the rest of the pile
lady-note = splits the pile
only-ally = Just ally
only-conspire = Conspire
topple = Eliminate { $cards }
conspire-sum = conspiracy of { $sum }
jester-as = Jester as { $values }
influence-then = then you { $own }, { $name } { $other }
replace = Replace { $noble }
keep = Keep both

## Scoring

score-ships = Ships
score-holds = Holds
score-sum = Total
tell-card-cargo = The most valuable ship earns the most.
tell-card-good = The most icons earn { $first }, the second most { $second }.
tell-card-sum = Total for day { $number }.
tell-board-cargo = The most valuable hold earns the most.
tell-board-good = The highest step earns { $first }, the second { $second }.
tell-board-sum = Total for round { $number }; bids have already been paid.
tell-court-zone =
    { $zone ->
        [circle] What each house’s nobles in the Inner Circle are worth.
       *[outer] What each house’s nobles in this Outer Court are worth.
    }
tell-court-sum = The house with more influence wins.
why-rank = { $florins } for rank
why-extra-card = { $florins } bonus
why-extra-board = { $florins } for top step
score-back = Back
score-next = Next
score-count = { $number } of { $count }
score-pause = Pause
score-resume = Resume
score-skip = Skip
share-places =
    { $count ->
        [2] { $first } and { $last }
       *[other] { $first } to { $last }
    } share { $florins }: { $each } each{ $rounded ->
        [card] , in steps of 5.
        [board] , rounded down.
       *[no] .
    }
show-scoring = Show scoring
go-on = Continue

## The end

victory = Victory!
wins-with =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    } with { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
wins-court =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    } with { $florins } influence
shared-by =
    { $you ->
        [yes] You share the win with { $names }: { florins-count }
       *[no] { $names } share the win: { florins-count }
    }
drawn-by =
    { $you ->
        [yes] A draw: you share the win with { $names }
       *[no] A draw: { $names } share the win
    }
you-come = You finished { place }, { $florins } behind.
you-lead = That is { $florins } ahead of { $name }.
wins = winner
the-race = The race
where-florins = Where every florin came from
where-influence = Where the influence is
race-of = { $name } { $florins }
race-start = start
race-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
day-number = Day { $number }
round-number = Round { $number }
from-ship = Ship
from-hold = Hold
from-goods = Goods
from-bonus = Bonus
from-steps = Top steps
from-bids = Bids
from-start = At the start
from-circle = Inner Circle
from-R = Outer Court of Della Rovere
from-G = Outer Court of Gonzaga

## The first game

