### Texts of the terminal app, and of games joined on a server

## The table

market-empty = The market is empty.
lot-empty = No lot yet.
lot-worth = Lot value { $value }
turner = Turning up cards: { $name }
marks-then = ○ after the round
bids-last = Bidding last: { $name }
outer-court-of = Outer Court of { $house }
circle-title = Inner Circle
influence-of = influence { $count }
deck-of = deck { $count }
planned-of = planned { $count }
limit-of = limit { $value }
under-deck = under the deck
your-turn = Your turn
turn-of = { $name }’s turn
is-over = The game is over
not-begun = The game has not started.
others-turn = The others are playing.
type-here = Type a move or a command; arrows choose, Tab completes

## What a move will do

will-reveal = Reveal a card: up to { $more } more this turn, { $deck } in the deck
will-take = Take { $cards }: ship value { $value }, spaces left { $left }
will-draw = Turn up a card for the lot
will-auction = Stop here, and open the auction
will-pass = Do not bid
will-bid = Bid { $florins }: leaves you { $left }; your hold would be worth { $value }
will-keep = Keep the cards in the circle as they are
will-replace = Replace this card in the circle with a new one: { $what }
will-declare = Set the value of your last card, the Jester: { $what }

## Hints

hint-of = What { $bot } would do, with its estimated chance of winning:
share-of-win = { $percent }%
thinking = Thinking… (Esc to stop)

## Scoring and the end

day-number = day { $number }
round-number = round { $number }
tell-ship = Ships: whose is worth the most?
tell-hold = Holds: whose is worth the most?
tell-good = { $good }: first place, second place and bonuses
tell-bids = What the lots cost
tell-gain = Total for each player
tell-florins = What everyone has now
tell-circle = Nobles in the Inner Circle
tell-own = Nobles in the Outer Court of their own house
tell-other = Nobles in the other house’s Outer Court
tell-nobles = Number of nobles, the tie-breaker
tell-total = Total influence at court
kept-in = This game is saved in { $file }

## Keys

key-help = help
key-rules = rules
key-hint = hint
key-undo = undo
key-log = log
key-hurry = speed up
key-leave = quit
keys-reading = Arrows and Page keys scroll · Esc: back
keys-telling = Enter: show all, then back to the table
keys-ending = Enter: table · R: replay · A: review · S: save here · N: new game · Q: quit
keys-setup = ↑ ↓ move · ← → change · Enter start · F6 theme · Esc quit
keys-replay = ← → turn · ↑ ↓ ten · D scoring · G go to · V point of view · F1 help · Q quit
title-replay = Viewing a recorded game
which-turn = Which turn, 1 to { $last }?
all-open = all cards visible
help-replay =
    ← →          one turn back or forward; Space: forward
    ↑ ↓          ten turns back or forward
    Home, End    first turn, last turn
    D            next scoring
    G            go to a turn by its number
    V            point of view: all cards, one seat, a spectator
    F2           the rules
    F6           theme
    Q, Esc       quit
help-keys =
    ← → ↑ ↓      choose among the moves; the table shows what they would do
    Enter        play the chosen move
    letters      type a move or a command; Tab completes it
    mouse        click a card, pile or move; click the move again to play
    F1 or ?      this help              F2    the rules
    F3           a hint, with reasons   F4    undo the last move
    F5           the log in notation    F6    theme
    Esc          stop a hint or a review; speed up the bots
    F10          quit; florin play --resume last continues the game

## Before the game

motto = the three Medici games
ask-game = Game
ask-players = Players
ask-people = At this keyboard
ask-bot = Opponents
ask-lang = Language
this-language = English
people-here =
    { $count ->
        [one] one person
       *[other] { $count } people
    }
begin = Start
go-on = Resume a game:
paste-link = Or paste a table link here (http://…/t/…) and press Enter
about-card = Push your luck: reveal up to three cards; take the last and up to two more.
about-board = Once around: a lot is turned up, everyone bids once, the highest bidder pays.
about-court = A duel of two houses: ally, conspire, and keep your hand to yourself.
curtain = { $name }’s turn. Everyone else look away; { $name }, press Enter.

## At a table on a server

reconnecting = Connection lost; reconnecting…
waiting-for =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
free-seat = open seat
table-link = Link to share: { $link }
host-start = Type start to fill the open seats with bots; start banker chooses which bot.
your-seat = Your private seat link: { $link }
undo-asked = { $name } wants to undo a move. Type yes or no.
bot-for-you = A bot is playing for you. Type return to take your seat back.
bid-ahead = Advance bid set: up to { $florins } in this auction. Type upto to cancel it.
rematch-asked = A rematch is on offer. Type rematch to join it.
rematch-how = Type rematch at the table for another game with the same players.
undo-refused = { $name } declined the undo.
sat-down = { $name } joined.
said = { $name }: { $text }
left-table = { $name } left; a bot has taken over.
went-away = { $name } is away.
returned = { $name } is back.
taken-back = { $name } undid a move.
hinted = { $name } used a hint.
watching = No seat is open, so you are watching.
help-table =
    say TEXT   send a chat message
    yes, no    answer an undo request
    upto 7     in this auction, outbid by one up to 7, otherwise pass
    leave      let a bot play for you; return takes your seat back
    start      host only: fill the open seats with bots
    rematch    after the game, play again with the same players

## A review

review-by = Review by { $judge }, { $sims } simulations per move. All figures are percentage points of winning chance.
review-account = Where each result came from: an even share, what each player’s moves changed, the cards, and the judge’s own error
review-even = even
review-cards = cards
review-judge = judge
review-result = result
review-turning = Turning points
review-turn = line { $line }, { $what } ({ $name }: { $before } → { $after })
review-mistakes = The costliest mistakes
review-no-mistakes = No move was clearly worse than the best one.
review-mistake = line { $line }, { $name }: { $move } is { $grade } and costs { $loss } points ({ $low } to { $high }). Better: { $best }
grade-inaccuracy = an inaccuracy
grade-mistake = a mistake
grade-blunder = a blunder
review-chart = Chances of winning after these lines of the log
review-lots = Lots that went for too much or too little
review-overpaid = line { $line }: { $name } paid { $price } for { $cards }. It was worth { $worth } to that seat ({ $low } to { $high }, depending on how the others play); a fair price is { $fair }.
review-let-go = line { $line }: { $name } let { $cards } go for { $price }. It was worth { $worth } to that seat ({ $low } to { $high }, depending on how the others play); a fair price is { $fair }.
review-exact = With both decks empty, the game can be solved
review-exact-win = before line { $line }: { $name } wins with best play
review-exact-draw = before line { $line }: best play leads to a draw
review-no-mistake = The review lists { $count ->
        [one] one mistake
       *[other] { $count } mistakes
    }: type a number up to { $count }.
review-alternatives = Chances of winning after these moves:
review-suspected = Judging by the moves played, the rival held: { $cards }
review-more = review 1 shows the costliest mistake with its position, review 2 the next one.
review-what-if = line { $line }, { $name }: { $move } in place of { $played } would have had a { $share } chance of winning: { $change } points ({ $low } to { $high }).
review-buys = It would have got the lot in { $share } of cases.
reviewing = Reviewing
reviewing-lines = Reviewing: { $done } of { $lines } lines

daily-title = Deal of the day, { $day }: { $game } ({ $version })
daily-line = { $name }: place { $place } of { $players } with { $score }; the others have { $others }
puzzles-found = Puzzles: { $count } (game { $game })
puzzles-written =
    { $file } has { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    }.

## For a language model

mcp-waiting = It is not your turn yet; look again later.
mcp-legal = { $move } is legal.
