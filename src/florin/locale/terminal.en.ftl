### The words of the app in the terminal, and of sittings at tables elsewhere

## The table

market-empty = The market is empty.
lot-empty = No lot lies yet.
lot-worth = The lot counts { $value }
turner = Turning up cards: { $name }
marks-then = ○ after round
bids-last = Bidding last: { $name }
outer-court-of = Outer Court of { $house }
circle-title = Inner Circle
influence-of = influence { $count }
deck-of = deck { $count }
planned-of = planned { $count }
limit-of = limit { $value }
under-deck = under the deck
your-turn = Your turn
turn-of = { $name } to move
is-over = The game is over
not-begun = The game has not begun.
others-turn = The others are playing.
type-here = Type a move or a wish; arrows choose, Tab completes

## What a move will do

will-reveal = Turn up a card: { $more } more at most in this turn, { $deck } in the deck
will-take = Take { $cards }: the ship counts { $value }, spaces left: { $left }
will-draw = Turn up a card for the lot
will-auction = Stop here, and open the auction
will-pass = Do not bid
will-bid = Bid { $florins }: it leaves you { $left }, and your hold would count { $value }
will-keep = Keep the cards of the circle as they are
will-replace = Let another card take its place in the circle: { $what }
will-declare = Give the Jester drawn last its value: { $what }

## Hints

hint-of = What { $bot } would do, with the share of the win expected:
share-of-win = { $percent } %
thinking = Thinking… Esc stops it.
term-ship = ship
term-hold = hold
term-goods = goods
term-bonuses = bonuses
term-price = cost
term-denies = denied
term-luck = what may come
term-leaves = left to others
term-influence = influence
term-safety = safety
term-threat = threat
term-tempo = tempo

## Scoring and the end

day-number = day { $number }
round-number = round { $number }
tell-ship = The ships: who has loaded the most value?
tell-hold = The holds: who has loaded the most value?
tell-good = { $good }: the most, the second most, and what many bring
tell-bids = What the lots have cost
tell-gain = What it comes to
tell-florins = What everyone owns now
tell-circle = Nobles in the Inner Circle
tell-own = Nobles in the Outer Court of their own house
tell-other = Nobles in the other house’s Outer Court
tell-nobles = How many nobles there are, should influence be equal
tell-total = All influence at court
kept-in = This game is kept: { $file }

## Keys

key-help = help
key-rules = rules
key-hint = hint
key-undo = undo
key-log = log
key-hurry = hurry
key-leave = leave
keys-reading = Arrows and Page keys scroll · Esc: back
keys-telling = Enter: all at once, then back to the table
keys-ending = Enter: the table · R: replay · S: save here · N: new game · Q: leave
keys-setup = ↑ ↓ go · ← → change · Enter begin · F6 day or candle · Esc leave
keys-replay = ← → turn · ↑ ↓ ten · D scoring · G jump · V whose eyes · F1 help · Q leave
title-replay = Looking at a game on record
which-turn = Which turn, 1 to { $last }?
all-open = all open
help-replay =
    ← →          one turn back or forth; Space too
    ↑ ↓          ten turns
    Home, End    the first, the last
    D            the next scoring
    G            a turn by its number
    V            whose eyes: all open, a seat’s, a spectator’s
    F2           the rules
    F6           day or candle
    Q, Esc       leave
help-keys =
    ← → ↑ ↓      choose among the moves; the table shows what they would do
    Enter        play the chosen move
    letters      type a move or a wish; Tab completes it
    mouse        click a card, a pile or a move; the chosen move again plays it
    F1 or ?      this help              F2    the rules
    F3           a hint, with reasons   F4    take the last move back
    F5           the log in notation    F6    day or candle
    Esc          stop a hint; let the bots hurry
    F10          leave; florin play --resume last goes on with the game

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
begin = Begin
go-on = Go on with a game:
paste-link = Or paste the link of a table here (http://…/t/…), and Enter
about-card = Push your luck: turn up to three cards, take the last and up to two before it.
about-board = Once around: turn up a lot, everyone bids once, the highest pays.
about-court = A duel of two houses: ally, conspire, and keep your hand to yourself.
level-garzone = random, with a little sense
level-apprentice = greedy for the moment
level-merchant = plays well, at once
level-banker = thinks for a moment
level-magnifico = thinks for two seconds, the strongest
level-hoarder = wants the goods
level-racer = wants the ship full
level-spoiler = begrudges you yours
level-gambler = trusts in luck
level-miser = keeps the money together
curtain = It is { $name }’s turn. Whoever it is, come to the screen alone, then press Enter.

## At a table elsewhere

reconnecting = The connection is lost; it is being sought again.
waiting-for =
    { $count ->
        [one] Waiting for one more at the table.
       *[other] Waiting for { $count } more at the table.
    }
free-seat = a free seat
table-link = The link for them: { $link }
host-start = Type start, and a bot takes every free seat; start banker chooses which.
your-seat = Your seat, for you alone: { $link }
undo-asked = { $name } asks to take a move back. Type yes or no.
bot-for-you = A bot plays for you. Type return to take your seat back.
bid-ahead = In this auction you bid by yourself, up to { $florins }. Type upto to take it back.
rematch-asked = The same people want another game. Type rematch to join it.
rematch-how = Type rematch at the table for another game with the same people.
undo-refused = { $name } does not agree to take it back.
sat-down = { $name } sits down.
said = { $name }: { $text }
left-table = { $name } has left; a bot plays on.
went-away = { $name } is away.
returned = { $name } is back.
taken-back = { $name } takes a move back.
hinted = { $name } takes a hint.
watching = No seat is open; you watch.
help-table =
    say TEXT   speak to the table
    yes, no    agree to a move being taken back, or not
    upto 7     in this auction, bid one more each time up to 7, else pass
    leave      let a bot play for you; return takes your seat back
    start      when you opened the table: bots on all free seats
    rematch    once over, the same people again
