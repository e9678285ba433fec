### The words of the page around the tables; those of the tables themselves are in tables.*.

## The bar and the home

tools = Tools
sound = Sound
language = Language
light = Light
theme-auto = Day or candle: like your system
theme-day = By day
theme-candle = By candlelight
hero = Three games of Florence
hero-more = Pick one and you are playing. No account, nothing to install.
pitch-card = Take the last card, and perhaps two more. Fill your ship, fill your warehouse.
pitch-board = Bid once, bid well. The richest holds and the highest pyramids pay.
pitch-court = Send, ally, conspire. Two houses, one court, and a dagger for every sum.
meta-card = 2–6 players · 15 minutes
meta-board = 3–6 players · 30 minutes
meta-court = 2 players · 15 minutes
play-now = Play now
against-card = against three merchants
against-board = against three merchants
against-court = against a merchant
with-friends = With friends
first-time = First time? Learn while you play:
learn = { $game }
set-up-table = Set up a table
open-record = Open a record
your-games = Your games
no-games-yet = The games you play are kept here, in this browser.
forget-game = Take this game off the list
waits-for-players = waits for players
goes-on = goes on
you-won = won, { $score }
you-lost = lost, { $score }
open-tables = Open tables
no-open-tables = No table waits for players just now. Lay one and have it listed.
seats-taken = { $taken } of { $seats } seats
join = Join
guest = Guest
did-not-work = That did not work
unreachable = The server cannot be reached. Check the connection and try again.

## A table of one's own

builder-more = Choose who plays; you get a link to send.
which-game = The game
your-name = Your name
players = Players
player-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
seats = Seats
seat-number = Seat { $number }
seat-me = You
seat-open = Open: for whoever has the link
bots = Bots
bot-garzone = Garzone, a beginner
bot-apprentice = Apprentice
bot-merchant = Merchant
bot-banker = Banker, strong
bot-magnifico = Magnifico, the strongest
bot-hoarder = Hoarder
bot-racer = Racer
bot-spoiler = Spoiler
bot-gambler = Gambler
bot-miser = Miser
clock = Clock
clock-none = No hurry
clock-quick = 30 seconds a move
clock-calm = 2 minutes a move
clock-bank = 10 minutes each, and 10 seconds a move
clock-days = One day a move
hints = Hints
hints-shown = Shown to the table when taken
hints-all = For all, without a word
hints-none = None
list-table = List it among the open tables
let-watch = Others may watch
options = Options of the rules
option-card-deck = Deck
option-card-big-bonus = A bonus of 20 for very many icons
option-card-empty-ranks = Rank players without icons too
option-board-third-of-six = Third hold among six
option-board-empty-ranks = Rank markers on the first space too
option-board-fifth-step = A marker on step 5
option-court-dukes = With the Dukes
option-court-distinct-circle = Replace equal cards in the circle
option-court-plan-draw = Three plans
option-court-end = The game also ends
value-deck-default = our reconstruction
value-deck-own = the counts of your box
counts-each-good = Of each good
counts-one = One icon
counts-two = Two icons
counts-green-one = Green, one icon
counts-green-two = Green, two icons
counts-sum = { $cards } of { $all } cards; { $spaces } take a space, at least { $least } must.
value-plan-draw-total = in all
value-plan-draw-row = in a row
value-end-circle = when the circle is empty
value-end-house = when a house has left the circle
terms = What is played by
term = { $what }: { $how }
yes = Yes
no = No
lay-table = Lay the table
lay-table-more =
    { $open ->
        [0] the game begins at once
        [one] then you send the link for one seat
       *[other] then you send the link for { $open } seats
    }
back-home = Back to the home

## Before the game

opening-table = Coming to the table
waiting-for =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
who-is-there = Who is there
seat-free = A free seat
seat-kept = has not come yet
seat-away = away
seat-bot = a bot plays
seat-went = { $name } is away.
seat-came = { $name } is back.
host = laid the table
sit-here = Sit here
remove = Remove
invite = Invite
invite-link = The link to send
invite-more = Whoever opens it picks a free seat. The game begins when every seat is taken.
invite-local = This address works on this computer only. For others in your network, start: { $command }
qr-label = The link as a QR code
copy-link = Copy the link
copied = Copied
share = Share
fill-and-start = Begin with bots
fill-more =
    { $count ->
        [one] one free seat: { $bot }
       *[other] { $count } free seats: { $bot }
    }
leave-table = Leave the table

## At the table

your-turn = Your turn
time-left = { $time } left
hint-ask = Hint
undo = Take back
log = Log
chat = Chat
chat-unread =
    { $count ->
        [one] Chat, one new
       *[other] Chat, { $count } new
    }
rules = Rules
menu = Table
close = Close
first-game = Your first game
day-scored = Day { $number } is over
round-scored = Round { $number } is over
played-clock =
    { $you ->
        [yes] Your time ran out: the clock plays for you.
       *[no] Time ran out: the clock plays for { $name }.
    }
played-bot =
    { $you ->
        [yes] A bot plays for you.
       *[no] A bot plays for { $name }.
    }
see-result = See the result

## What has to be said

to-know = What to know now
reconnecting = The line is broken; coming back
offline = You are offline
again-in =
    { $seconds ->
        [one] Next try in one second. Nothing is lost.
       *[other] Next try in { $seconds } seconds. Nothing is lost.
    }
nothing-lost = Nothing is lost: the game waits on the server.
try-now = Try now
lost-table = No table here
closed-table = This door is closed
watch = Watch
stands-in = A bot plays for you
stands-in-more = The game goes on meanwhile; you can take over at any time.
return-to-seat = Take over
undo-waits = Asked to take the move back
undo-agreed =
    { $count ->
        [0] Nobody has answered yet.
        [one] One has agreed so far.
       *[other] { $count } have agreed so far.
    }
undo-asked = { $name } asks to take a move back
agree = Agree
refuse = Refuse
while-away = While you were away
whole-log = The whole log
dismiss = Close
why-not = Why not?
error-wait-for = It is not your turn: { $name } is to move.
rule-shown = Rule { $rule }
hint-thinking = A banker thinks it over
hint-best = A banker would: { $move }
hint-share = Expected share of the win: { $share }
hint-others = Also weighed: { $others }
hint-contrast = Why not { $move }? { $reasons }
hint-only = There is no other move.
hint-even = The moves are about as good as each other.
do-it = Do it
move-reveal = reveal a card
move-take = take { $cards }
move-draw = turn up a card
move-auction = open the auction
move-bid = bid { $florins }
move-pass = pass
move-send = send { $card } to the Outer Court
move-ally = join { $card } to { $pile }
move-conspire = join { $card } to { $pile } and topple { $target }
move-plan = put { $card } under the deck
move-declare = declare { $value }
move-replace = replace { $card }
move-keep = keep the circle
reason-ship = the value of the ship
reason-hold = the value of the hold
reason-goods = ranks of the goods
reason-bonuses = bonuses for many of a good
reason-price = what it costs
reason-denies = what the others do not get
reason-luck = what may still come
reason-leaves = what it leaves to the others
reason-influence = influence at court
reason-safety = the safety of your nobles
reason-threat = what it threatens
reason-tempo = tempo

## Chat

nothing-said = Nothing has been said yet.
watching = You are watching.
say-something = Say something
chat-send = Send
event-sat = { $name } sat down.
event-removed = { $name } left the seat.
event-filled = A bot took the seat of { $name }.
event-left =
    { $why ->
        [clock] Time ran out: a bot plays for { $name }.
       *[left] A bot plays for { $name }.
    }
event-returned = { $name } is back.
event-undo-asked = { $name } asked to take a move back.
event-undone = A move of { $name } was taken back.
event-hinted = { $name } took a hint.
event-rematch = { $name } wants a rematch.

## The menu

at-the-table = At the table
away-bot = a bot plays: { $bot }
watching-count =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
mute = Mute
unmute = Hear again
settings = Settings
bots-pauses = A moment before bots’ moves
motion = Cards move
allow-notifications = Notify me when it is my turn
links = Links
copy-watch-link = Copy the link to watch
other-device = My seat on another device
other-device-link = Opens your seat: do not give it away
download-record = Download the record
let-bot-play = Let a bot play for me

## The end

rematch = Rematch
rematch-more = the same players, one seat further
to-rematch = To the rematch
replay = Replay
copy-replay = Copy the replay’s link
see-table = See the table
prove-deal = Was the deal fair?
deal-proved =
    { $draws ->
        [one] Proved: one draw, as promised before the game
       *[other] Proved: all { $draws } draws, as promised before the game
    }
proof-salt = The deal does not follow from what the players gave to it.
no-deal = This game was not dealt by a promise, so there is nothing to prove.

## The replay

opening-replay = Opening the record
lost-replay = No record here
lost-replay-more = A game’s record stays when it is over; perhaps it is still going on.
to-table = To the table
all-open = All open
eyes = Whose eyes
eyes-of = As { $name } saw it
scrub = The point of the game
point-of = { $number } of { $last }
go-first = To the beginning
go-back = One back
go-next = One on
go-last = To the end
autoplay = Let it play
log-and-play-on = Log and playing on
play-on = Play on from here
play-on-seat = In the seat of
play-on-go = Play
