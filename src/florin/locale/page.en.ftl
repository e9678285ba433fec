### Texts of the page around the tables; those of the tables themselves are in tables.*.

## The bar and the home

tools = Tools
sound = Sound
volume = Volume
language = Language
light = Theme
theme-auto = Match system
theme-day = Day (light)
theme-candle = Candlelight (dark)
hero = Three games of Florence
hero-more = Pick one and start playing. No account, nothing to install.
pitch-card = Take the last card, and perhaps two more. Fill your ship, fill your warehouse.
pitch-board = Bid once, bid well. The richest holds and the highest pyramids pay.
pitch-court = Send, ally, conspire. Two houses, one court, and daggers out wherever sums match.
meta-card = 2–6 players · 15 minutes
meta-board = 3–6 players · 30 minutes
meta-court = 2 players · 15 minutes
play-now = Play now
against =
    { $count ->
        [one] against one bot: { $level }
       *[other] against { $count } bots: { $level }
    }
choose-level = Bot level
with-friends = With friends
learn = First time? Learn while you play
set-up-table = Set up a table
open-record = Open a game record
which-record = Which game do you want to open?
record-score = { $names } ({ $scores })
error-not-record = This file is not a game saved by Florin. Choose a file that ends in .json or .jsonl.
your-games = Your games
statistics = Your statistics
no-games-yet = Your games will be listed here, in this browser.
forget-game = Remove from list
waits-for-players = waiting for players
goes-on = in progress
against-names = against { $names }
you-won = you won, { $score }
you-lost = you lost, { $score }
came-in = { place } of { $players }, { $score }
came-drawn = draw, { $score }
playing-as = You play as { $name }.
change-name = Change
open-tables = Open tables
no-open-tables = No open tables right now. Set one up and list it here.
seats-taken = { $taken } of { $seats } seats taken
join = Join
guest = Guest
did-not-work = That did not work
language-missing = { $language } could not be loaded. Reload the page to try again.
unreachable = The server cannot be reached. Check the connection and try again.

## Setting up a table

your-name = Your name
seat-number = Seat { $number }
bots = Bots
bot-garzone = Garzone (beginner)
bot-apprentice = Apprentice (easy)
bot-merchant = Merchant (medium)
bot-banker = Banker (strong)
bot-magnifico = Magnifico (strongest)
bot-hoarder = Hoarder
bot-racer = Racer
bot-spoiler = Spoiler
bot-gambler = Gambler
bot-miser = Miser
clock = Clock
clock-none = No time limit
clock-quick = 30 seconds per move
clock-calm = 2 minutes per move
clock-bank = 10 minutes each + 10 seconds per move
clock-days = 1 day per move
hints = Hints
hints-shown = Allowed, announced to all
hints-all = Allowed, not announced
hints-none = Off
option-card-deck = Deck
option-card-big-bonus = Bonus of 20 for very large stocks
option-card-empty-ranks = Also rank players with no icons
option-board-third-of-six = Third place with six players
option-board-empty-ranks = Also rank markers still on step 0
option-board-fifth-step = Bonus for step 5
option-court-dukes = Include the Dukes
option-court-distinct-circle = May replace equal cards in the circle
option-court-plan-draw = Draw after three plans each
option-court-end = Early end
value-deck-default = Florin’s reconstruction
value-deck-own = card counts from your own copy
value-plan-draw-total = in total
value-plan-draw-row = in a row
value-end-circle = when the circle is empty
value-end-house = when one house has left the circle
terms = Table settings
term = { $what }: { $how }
yes = Yes
no = No
back-home = Back to home

## Before the game

opening-table = Joining the table
waiting-for =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
who-is-there = Players
seat-free = Open seat
seat-kept = not here yet
seat-away = away
seat-bot = bot playing
seat-went = { $name } is away.
seat-came = { $name } is back.
host = host
sit-here = Sit here
remove = Remove
invited = You are invited to this game.
invited-by = { $name } invites you to play.
join-game = Join the game
invite = Invite
invite-link = Link to share
invite-more = Anyone who opens it can take an open seat. The game starts when every seat is taken.
invite-local = This link works only on this computer. For others on your network, run: { $command }
qr-label = QR code for the link
copy-link = Copy link
copied = Copied
share = Share
fill-and-start = Start with bots
fill-more =
    { $count ->
        [one] fills one seat: { $bot }
       *[other] fills { $count } seats: { $bot }
    }
leave-table = Leave table
watchers-now =
    { $count ->
        [one] one person watching
       *[other] { $count } people watching
    }
swap-down = Swap with the seat below
your-colour = Your colour
colour-0 = Red
colour-1 = Blue
colour-2 = Green
colour-3 = Gold
colour-4 = Purple
colour-5 = Grey
lobby-chat = While you wait

## At the table

scoring = Scoring
your-turn = Your turn
time-left = { $time } left
hint-ask = Hint
undo = Undo
notation = Notation
log = Log
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, one new message
       *[other] Chat, { $count } new messages
    }
rules = Rules
menu = Menu
close = Close
first-game = Your first game
played-clock =
    { $you ->
        [yes] You ran out of time; a move was made for you.
       *[no] { $name } ran out of time; a move was made for them.
    }
played-bot =
    { $you ->
        [yes] A bot is playing for you.
       *[no] A bot is playing for { $name }.
    }
see-result = Show result

## Notices

to-know = Notices
reconnecting = Connection lost; reconnecting
offline = You are offline
again-in =
    { $seconds ->
        [one] Retrying in one second. Nothing is lost.
       *[other] Retrying in { $seconds } seconds. Nothing is lost.
    }
nothing-lost = Nothing is lost; the game is safe on the server.
try-now = Try now
lost-table = Table not found
closed-table = You can’t join this table
watch = Watch
stands-in = A bot is playing for you
stands-in-more = You can take over again at any time.
overdue = { $name } has not moved for a while
overdue-more = You can wait, or let a bot play until they return.
call-bot = Call a bot
return-to-seat = Take over
undo-waits = Undo requested
undo-agreed =
    { $count ->
        [0] Nobody has answered yet.
        [one] One player has agreed so far.
       *[other] { $count } players have agreed so far.
    }
undo-asked = { $name } wants to undo a move
agree = Allow
refuse = Decline
while-away = While you were away
whole-log = Full log
dismiss = Close
why-not = Why not?
error-wait-for = It is { $name }’s turn, not yours.
rule-shown = Rule { $rule }
hint-thinking = The Banker is thinking
do-it = Play it
move-reveal = reveal a card
move-take = take { $cards }
move-draw = turn up a card
move-auction = open the auction
move-bid = bid { $florins }
move-pass = pass
move-send = send { $card } to the Outer Court
move-ally = ally { $card } with { $pile }
move-conspire = conspire with { $card } on { $pile } to eliminate { $target }
move-plan = plan { $card } (under the deck)
pile-with-sum = the pile of { $sum }
pile-with-top = the pile of { $sum } with { $noble } on top
pile-in-circle = { $pile } in the Inner Circle
pile-at-court = { $pile } in the Outer Court of { $house }
move-declare = declare { $value }
move-replace = replace { $card }
move-keep = keep the cards in the circle

## Chat

places =
    { $over ->
        [yes] Result
       *[no] Places
    }
nothing-said = No messages yet.
earlier-chat = Show earlier messages
watching = You are watching.
say-something = Say something
chat-send = Send
reactions = Reactions
reaction-hello = Hello!
reaction-luck = Good luck!
reaction-nice = Well played!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-thanks = Thanks for the game!
event-reacted = { $name }: { $text }
event-swapped = Seats were swapped.
event-sat = { $name } joined.
event-removed = { $name } left before the start.
event-filled = { $name }, a bot, joined.
event-left =
    { $why ->
        [clock] { $name } kept running out of time; a bot has taken over.
        [gone] { $name } lost connection; a bot has taken over.
        [called] { $name } did not move for a long time; a bot has taken over.
       *[left] { $name } left; a bot has taken over.
    }
event-returned = { $name } is back.
event-undo-asked = { $name } asked for an undo.
event-undone =
    { $you ->
        [yes] Your move was undone.
       *[no] { $name }’s move was undone.
    }
event-hinted =
    { $you ->
        [yes] You used a hint.
       *[no] { $name } used a hint.
    }
event-rematch = { $name } wants a rematch.
event-paused = The server was down; the clocks waited.

## The menu

at-the-table = At the table
away-bot = bot playing: { $bot }
watching-count =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
mute = Mute
unmute = Unmute
settings = Settings
bots-pauses = Pause before others’ moves
tempo-0 = none
tempo-1 = short
tempo-2 = medium
tempo-3 = long
tempo-4 = very long
tempo-hint = Tap the table or press Space to speed up.
motion = Animations
allow-notifications = Notify me when it is my turn
links = Links
copy-watch-link = Copy spectator link
other-device = Continue on another device
other-device-link = Opens your seat; do not share it
download-record = Download record
let-bot-play = Let a bot play for me

## The end

rematch = Rematch
rematch-more = same players, seats rotated
to-rematch = Join rematch
replay = Replay
copy-replay = Copy replay link
see-table = Show table
prove-deal = Was the deal fair?
deal-proved =
    { $draws ->
        [one] Verified: the one draw was fixed before the game
       *[other] Verified: all { $draws } draws were fixed before the game
    }
proof-salt = The deal does not match the players’ contributions.
no-deal = This deal was not fixed in advance, so there is nothing to verify.

## The replay

opening-replay = Opening the record
lost-replay = Record not found
lost-replay-more = A record is kept once the game is over; this game may still be in progress.
to-table = Go to table
continued = { $again ->
    [yes] Another try at the game with { $names }, from step { $step }.
   *[no] The game with { $names } goes on from step { $step }.
}
back-to-review = Back to the review
retry-task = Find a better move than this: { $move }.
retry-best =
    Right: { $move } { $known ->
        [yes] wins { $share } instead of { $before }.
       *[no] is the best move.
    }
retry-other =
    { $same ->
        [yes] That is the move of the game again.
       *[no] That is not the best move.
    } { $known ->
        [yes] It wins { $share }; { $best } wins { $most }.
       *[no] The best is { $best }.
    }
back-to-replay = Back to the replay
all-open = All cards visible
eyes = Point of view
eyes-of = As { $name } saw it
scrub = Position in the game
point-of = { $number } of { $last }
go-first = Go to start
go-back = Previous turn
go-next = Next turn
go-last = Go to end
autoplay = Autoplay
play-on = Play from here
play-on-seat = Play as
play-on-go = Start

## Milestones, after a game

best-score = A personal best: { $score }, up from { $before }.
first-win = Your first win in this game!
first-game-played = Your first game is played. The second lesson shows what to look for next.
win-streak = { $count } wins in a row.
so-close = So close: only { $count } short. Try again!
beaten-level =
    { $level ->
        [garzone] You have beaten garzoni
        [apprentice] You have beaten apprentices
        [merchant] You have beaten merchants
       *[banker] You have beaten bankers
    } { $count } times.
lost-level =
    { $level ->
        [apprentice] Apprentices have
        [merchant] Merchants have
        [banker] Bankers have
       *[magnifico] Magnificos have
    } beaten you { $count } times in a row.
try-level =
    { $level ->
        [garzone] Try garzoni
        [apprentice] Try apprentices
        [merchant] Try merchants
        [banker] Try bankers
       *[magnifico] Try magnificos
    }

## Keys and replays

skip-to-content = Skip to the content
keys = Keyboard shortcuts
keys-moves = Your moves
keys-table = At a table
keys-scoring = During a scoring
keys-replay = In a replay
key-act = Go to your possible moves
key-choose = Choose a card or a proposed bid, from the left
key-deck = Reveal or turn up a card
key-bid = Change the bid
key-main = Press the large button
key-pass = Pass
key-hint = Ask for a hint
key-undo = Undo your move
key-log = Log
key-chat = Chat
key-rules = Rules
key-menu = Menu
key-hurry = Show the others’ moves at once
key-close = Close a panel
key-step = Previous or next step
key-next = Continue
key-move = Previous or next move
key-day = Previous or next day or round
key-ends = Start or end of the game
key-play = Play or pause
key-name-space = Space
key-name-escape = Esc
key-name-pages = PgUp PgDn
key-name-ends = Home, End
key-name-enter = Enter
jump-to = Jump to
jump-card = Day { $number }
jump-board = Round { $number }
jump-court = The start
jump-scoring-card = Scoring of day { $number }
jump-scoring-board = Scoring of round { $number }
jump-scoring-court = The scoring
speed = Speed
speed-times = { $times } ×
copy-moment = Copy link to this moment

## The review of a game

game-review = Review
game-review-seat = Whose game
game-review-progress = { $share } reviewed
game-review-cancel = Stop the review
game-review-again = Review this game
game-review-chart = Chances of winning
game-review-chart-known = { $you ->
    [yes] Chances of winning, by what you could know
   *[no] Chances of winning, by what { $name } could know
}
game-review-chart-open = Chances of winning, with all cards open
game-review-open = All cards open
game-review-now = After step { $number } of { $last }: { $shares }
game-review-account = { $you ->
    [yes] Where your result came from
   *[no] Where the result of { $name } came from
}
game-review-sum = Own play { $own }, the others’ play { $theirs }, cards { $cards } (percentage points of winning chance)
game-review-part-even = Even share
game-review-part-own = Own play
game-review-part-theirs = Others’ play
game-review-part-cards = Cards
game-review-part-judge = Error of the estimates
game-review-part-result = Result
game-review-turns = Turning points
game-review-turn = { $name }: { $before } → { $after }
game-review-hinted = A hint recommended this move. The review has thought about it much longer.
game-review-both-busy = Bots play both lines to the end: one way of many that each could go.
game-review-line = Line { $line }
game-review-mistakes = The costliest mistakes
game-review-none = No move was clearly worse than the best one.
game-review-grade-inaccuracy = Inaccuracy:
game-review-grade-mistake = Mistake:
game-review-grade-blunder = Blunder:
game-review-cost = costs { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} of winning chance ({ $low } to { $high })
game-review-moves = Played: { $move }. Better: { $best }.
game-review-show-made = Show it
game-review-show-best = Show the better move
game-review-decision = { $you ->
    [yes] You decide
   *[no] { $name } decides
}
game-review-only = { $move }: no other move was worth a look.
game-review-made = played
game-review-search = A search from what could be known then. The chart lets merchants play on instead, so its chances differ.
game-review-lots = Lots
game-review-lots-how = Marks: the lot’s worth to each player. Solid line: the price. Dashed line: the fair price.
game-review-lot-worth = worth { $worth } to { $name } ({ $low } to { $high })
game-review-lot-sold = { $name } paid { $price }; worth to the buyer: { $worth }.
game-review-lot-unsold = Nobody bought it; fair price { $fair }.
game-review-lot-overpaid = { $florins ->
    [one] One florin too many.
   *[other] { $florins } florins too many.
}
game-review-lot-missed = It was worth more than that to { $names }.
game-review-suspects = What { $name } may hold
game-review-suspect = { $card }: { $chance } ({ $deal } from the deal alone)
game-review-suspect-held = { $card }: { $chance } ({ $deal } from the deal alone), in hand
game-review-own-open = Possible conspiracies: { $moves }.
game-review-rivals-open = { $name } threatens: { $moves }.
game-review-exact = With best play: { $result }.
game-review-exact-after = After this move: { $result }.
game-review-exact-win = won
game-review-exact-draw = drawn
game-review-exact-loss = lost
game-review-try = Try again
game-review-unfold = Show the review
game-review-solve = Solve them as puzzles
game-review-both = Play both lines
game-review-both-from = Both lines from step { $step }
game-review-both-how =
    The bots play on from both moves, with the same cards as long as the same is drawn; { $you ->
        [yes] { $bot } plays for you
       *[no] { $bot } plays for { $name }
    }. It is one game of many: luck can favour the worse move.
game-review-both-real = Place in your game: { place }
game-review-line-made = Played: { $move }
game-review-line-share = Chance of winning by the review: { $share }. One way to go on:
game-review-line-better = Better: { $move }
game-review-watch = Watch this line
game-review-what-if = { $you ->
    [yes] What if you had bid
   *[no] What if { $name } had bid
}
game-review-what-if-ask = Show
game-review-what-if-answer = Bid { $florins } – chance of winning: { $share } ({ $change } points against the move made). Chance of getting the lot: { $buys }.

daily = Deal of the day
daily-more = One deal per game and day, the same for everyone, against the same bots. The same moves give the same game.
daily-against = Against: { $bots }
daily-play = Play
daily-continue = Continue
daily-again = Play again (does not count)
daily-share = Copy result
daily-all = All deals of the day
daily-all-more = your result, the calendar, the other games
daily-ladder = The bots in your seat, one game each
daily-people = Everyone on this server
daily-streak = { $count ->
    [0] No streak yet
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-played = { $day }: played
daily-missed = { $day }: not played
daily-shared = Florin, deal of the day, { $day }, { $game }: place { $place } of { $players }, better than { $beaten } of { $levels } bots.

## Puzzles

puzzles = Puzzles
second-lesson = Second lesson
