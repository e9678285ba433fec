### The words of the three tables on the page.

## All tables

florins-count =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
turn-of =
    { $you ->
        [yes] Your turn
       *[no] { $name } to move
    }
game-over = The game is over
a-moment = A moment…
just-now = Just now
since-your-turn = Since your turn
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

neutral-neutral = Free
neutral-black = Black
neutral-ten = Gold
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
power-0 = Joins a pile: the others fall
power-1 = Joins a pile: all stand apart
power-J = Any value, 1 to 10
power-15 = The highest of all

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
card-can-both = Take, or reveal one more.
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
may-take = may take
will-take = take
take-cards = Take { $cards }
take-ship = ship { $value }, { place }
take-too-much =
    needs { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }, the ship has { $left } left
spaces-left =
    { $spaces ->
        [0] then full
        [one] { $spaces } space left
       *[other] { $spaces } spaces left
    }
good-change =
    { $good } { $count }: { $florins ->
        [-5] −5
        [-10] −10
       *[other] +{ $florins }
    }
bonus-needs = { $more } → +{ $florins }
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
board-can-both = Turn up one more, or open the auction.
board-can-watch = The lot is being turned up.
no-bid-yet = No bid yet.
leads-with =
    { $you ->
        [yes] You lead with { $florins }
       *[no] { $name } leads with { $florins }
    }
bids-round = Bids, in turn
bids-florins = bid { $florins }
bids-now = to bid now
bids-then = then
bids-last = last
passed = passed
passed-over = cannot bid
the-lot = The lot
turn-first = Turn a card
turn-another = Turn one more
pile-name = To come
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
the-least = the least
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
ahead-title = Bid ahead
ahead-set = Up to { $florins }
ahead-clear = Take back
ahead-none = When your bid comes, you decide.
ahead-on = You bid up to { $florins }, else you pass.

## The court

inner-circle-name = Inner Circle
outer-court-name = Outer Court
your-outer-court = Your Outer Court
nobody-there = nobody yet
hand-name = Your hand
hand-whose = The hand of { $name }
in-hand = in hand
in-the-deck = in the deck
in-deck = deck { $count }
influence-is = influence { $count }
plans-made = planned { $count } of 3
limit-of = { $name }: nothing above { $limit }.
unseen-count = { $count } unseen
unseen-title = Hand and deck of { $house }
fallen = Fallen: { $cards }
court-choose-card = Choose a noble of your hand.
court-choose-pile = Where to with { $noble }?
court-choose-target = { $noble } makes { $sum }: { $count } may fall, choose one.
court-joins = { $noble } joins: a pile of { $sum }
court-declare = Your last card is a Jester: declare its value.
court-replace = Two of your cards in the circle are equal.
court-did-send = { $name } sent { $noble } to the Outer Court.
court-did-ally = { $name } allied { $noble }.
court-did-conspire = { $name } conspired with { $noble }.
court-did-plan = { $name } put a card under the deck.
court-did-declare = { $name } declared the Jester: { $noble }.
court-did-replace = { $name } replaced { $noble }.
court-did-keep = { $name } kept the circle.
pile-named = Pile { $number }: { $cards }; { $sum }
pile-becomes = With your card: { $sum }
pile-falls = Can fall now
pile-may-fall = Can fall by another join
send = Send
send-note = to your Outer Court
plan = Plan
plan-note = { $count } of 3
ally-with = Join { $cards }
pile-of = a pile of { $sum }
minister-note = the others of the pile fall
lady-note = all lie apart
only-ally = Only join
topple = Topple { $cards }
conspire-sum = conspiracy of { $sum }
jester-as = Jester as { $values }
influence-then = influence { $rovere } to { $gonzaga }
replace = Replace { $noble }
keep = Keep them

## Scoring

score-ships = Ships
score-holds = Holds
score-sum = Sum
tell-card-cargo = The highest value earns most.
tell-card-good = The most icons earn 10, the second most 5.
tell-card-sum = What day { $number } paid.
tell-board-cargo = The highest value earns most.
tell-board-good = The highest step earns 10, the second 5.
tell-board-sum = What round { $number } paid; bids are paid already.
tell-court-zone = What each house’s nobles count here.
tell-court-sum = The house with more influence wins.
why-rank = for the rank { $florins }
why-extra-card = bonus { $florins }
why-extra-board = top step { $florins }
tell-rest = Tell the rest at once
any-key = or tap anywhere, or press any key
go-on = Go on

## The end

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
    } with influence { $florins }
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
drawn-by-plans = Both have planned three times: the game is drawn, whatever the influence.
you-come = You come { place }, { $florins } behind.
wins = winner
the-race = The race
where-florins = Where every florin came from
where-influence = Where the influence lies
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
from-R = Court of Della Rovere
from-G = Court of Gonzaga

## The first game

coach-card-aim =
    Whoever has the most florins after three days wins. { $now ->
        [reveal] To begin, reveal a card.
        [choose] Reveal a card, or take some.
       *[wait] The others begin.
    }
coach-card-must = You must take the last card of the market; the two before it only if you like.
coach-card-reveal = You may reveal up to three cards a turn. The newest is then the one you must take.
coach-card-space = Your ship has { $capacity } spaces. Green cards take none.
coach-card-ship = At the end of the day ships are paid by value: the highest the most, the lowest nothing.
coach-card-goods = Goods are paid too: 10 florins for the most icons of each, 5 for the second most.
coach-card-bonus = { $count } icons or more of one good bring { $florins } florins extra, every day.
coach-card-full = A full ship waits for the next day. The last one with room gets one more turn.
coach-card-last = All other ships are full: this is your last turn today.
coach-card-day = A new day: the ships are empty, but your warehouse stays and is paid again.
coach-board-aim =
    Whoever has the most florins after three rounds wins. { $now ->
        [draw] To begin, turn up a card.
        [bid] Bid for the lot, or pass.
       *[wait] The others begin.
    }
coach-board-draw = You make up the lot: turn up one to three cards, one at a time.
coach-board-more = Add a card, or open the auction. You will bid last, knowing all other bids.
coach-board-bid = One bid each, once around: go higher, or pass. The highest takes the whole lot.
coach-board-worth = Florins paid are gone: count what the lot will bring you, and bid less.
coach-board-space = Your hold has { $spaces } spaces. You cannot bid for a lot that does not fit.
coach-board-hold = At the end of the round holds are paid by value: the highest the most, the lowest nothing.
coach-board-pyramid = Each card moves you up its good’s pyramid: the highest gets 10, the second 5.
coach-board-top = On step { $step } of a pyramid you get { $florins } more each round, on the top step { $most }.
coach-board-free = The last hold with room is filled for nothing, with whatever comes from the pile.
coach-board-end = The round ends when only one hold has room, or when the pile is used up.
coach-board-round = A new round: the holds are empty, but nobody moves down the pyramids.
coach-court-aim =
    The house with more influence at court wins. { $now ->
        [play] To begin, choose a noble.
       *[wait] Your rival begins.
    }
coach-court-send = Send a noble to your Outer Court: there he adds his value to your influence.
coach-court-ally = He may also join any card or pile, of either house, and still counts for yours.
coach-court-conspire = If the pile you join then equals another, that one may fall: look for the daggers.
coach-court-minister = The Minister counts 0. But let him join a pile: all others in it fall.
coach-court-lady = The Lady counts 1. Let her join a pile, and all its cards stand apart.
coach-court-jester = A Jester is worth what you need, 1 to 10. In the final count it is 1.
coach-court-plan = You may plan: a card goes under your deck. If both plan three times, it is a draw.
coach-court-last = The last card of your deck will bind you: then you play nothing higher.
coach-court-limit = Your deck is empty: from now on you play nothing above { $limit }.
coach-court-declare = Your last card is a Jester: say what it counts. You will play nothing higher.
coach-court-end = The game ends when the Inner Circle is empty, or when nobody can play.
coach-card-room = One space left: only one card that is not green still fits.
coach-card-leave = What you reveal and do not take lies there for the next player.
coach-card-look = The button says what your ship will be worth, and which place that is.
coach-board-large = A larger lot shuts out rivals who have no room for it.
coach-board-early = Others may bid after you: offer a little less than the lot is worth to you.
coach-board-late = You bid last: one florin more than the highest bid is enough.
coach-court-equal = See which sums your move makes equal: your rival may conspire next.
coach-court-own = A conspiracy can hit your own house too: look who falls.
coach-hint = In doubt, ask for a hint; the rules say the rest.
