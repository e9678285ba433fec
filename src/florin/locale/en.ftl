### What Florin says: errors, then the terminal's words. The same keys and values in every language.

## Errors: the English sentences are those of the exceptions

error-unknown-game = There is no game { $game }; choose card, board or court.
error-unknown-option = The game { $game } has no option { $option }; it has { $options }.
error-bad-option = Option { $option } of { $game } may be { $allowed }, not { $value }.
error-deck-form = A deck is "default" or an object with "good" (a list of [value, icons, green, count], values 0, 2, 3, 4, 5, one or two icons, each kind once), "green_2" and "black_7".
error-deck-size = A deck has 110 cards, and this one has { $cards }.
error-deck-spaces = At least 90 cards of a deck must take a space (C-12), and here { $cards } do.
error-bad-seed = A seed is a whole number from 0 to 18446744073709551615, not { $value }.
error-bad-number = { $name } must be a whole number from { $least } to { $most }, not { $value }.
error-bad-argument = { $name } must be { $expected }, not { $value }.
error-bad-secret = The { $name } of a committed deal is 16 to 64 bytes, not { $value }.
error-no-seat = There is no seat { $seat } in this game; its seats are 0 to { $last }.
error-script-over = The script has no line for the draw that is due.
error-script-wrong = The script says { $line }, but { $possible } can come.
error-bad-notation = { $move } is not a move of { $game }; write it like { $examples }.
error-not-your-turn = It is seat { $turn }'s turn, not seat { $seat }'s.
error-chance-due = A draw is due before the next move; replay the record with a dealer to play on from here.
error-game-over = The game is over, so no move can be made.
error-revealed-three = Three cards have been revealed in this turn (C-2); take now.
error-deck-empty = The deck is empty (C-12); take from the market.
error-market-empty = The market is empty (C-2); reveal a card first.
error-market-short = The market has only { $cards } cards (C-3); choose among those.
error-no-space = That needs { $needed } spaces and the ship has { $space } left (C-4); take fewer cards.
error-auction-on = An auction is on (B-4); bid or pass.
error-no-auction = No auction is on yet (B-3); draw a card or open the auction.
error-lot-empty = There is nothing to auction yet (B-3); draw a card first.
error-bid-low = The highest bid is { $best } (B-4); bid more or pass.
error-bid-high = There are only { $florins } florins in the purse (B-4); bid less or pass.
error-declare-first = The jester drawn last must be given a value first (K-10); declare 1 to 10.
error-no-declaring = There is no jester to declare (K-10); play a noble.
error-circle-first = The Inner Circle is being laid (K-2); replace one of two equal cards or keep them.
error-circle-laid = The Inner Circle is laid (K-2); play a noble.
error-no-twins = There are no two { $card } in your part of the circle (K-2); replace one of two equal ones or keep.
error-other-house = { $card } is not of your house (K-3); play a card of your own hand.
error-not-in-hand = { $card } is not in your hand (K-3); play a card that is.
error-above-limit = { $card } is above your limit of { $limit } (K-10); play a card of at most that value.
error-no-pile = There is no pile { $pile } (K-5); choose one that lies at court.
error-same-pile = A conspiracy eliminates another pile than its own (K-6); choose another target.
error-sums-differ = The conspirators come to { $ours } and pile { $pile } to { $theirs } (K-6); the sums must be equal.
error-no-planning = Your deck is empty (K-10), so there is no more planning; play a noble.
error-planning-stuck = The other player cannot play any more, so planning is not allowed (K-7); play a noble.
error-record-json = The record is not JSON: { $reason }.
error-record-size = The record is longer than { $most } bytes, which no game needs.
error-record-object = A record is a JSON object, not { $value }.
error-record-missing = The record has no { $field }.
error-record-unknown = The record has an unknown field { $field }.
error-record-field = The field { $field } of the record must be { $expected }.
error-record-options = The record's options are wrong: { $reason }
error-record-version = The rules of { $game } have no version { $version } here; known are { $known }.
error-record-line = Line { $line } of the log, { $text }, is not a line of a { $game } game.
error-record-due = Line { $line } of the log, { $text }, comes when { $due } is due.
error-record-card = Line { $line } of the log, { $text }, cannot be drawn there.
error-record-move = Line { $line } of the log, { $text }: { $reason }
error-record-scores = The log gives the scores { $right }, not those of the record.
error-record-winners = The log gives the winners { $right }, not those of the record.
error-record-partial = A record as one seat sees it can be shown but not replayed; ask for the whole record.
error-record-hidden = What the log hides does not fit what it shows.
error-record-upto = The log has { $lines } lines, so it cannot be replayed up to { $upto }.
error-record-deal = The deal's { $field } must be { $expected }.
error-record-file = { $file }, line { $number }: { $reason }
error-verify-no-deal = The record was not dealt by commitment, so there is nothing to verify.
error-verify-no-secret = The secret is not told before the game is over.
error-verify-commit = The secret is not the one that was promised: its hash differs from the commitment.
error-verify-draw = Line { $line } of the log is { $text }, but the promised deal gives { $right }.
error-bad-bot = { $bot } is not a bot's name and parameters; write it like banker:sims=200 or magnifico:ms=2000.
error-bot-crash = The bot { $bot } does not run or has ended.
error-bot-died = The bot { $bot } does not run or has ended: { $reason }
error-bot-hangs = The bot { $bot } has not answered within { $ms } milliseconds.
error-bot-rubbish = The bot { $bot } answered { $answer }, which is not a move as a JSON object.
error-bot-illegal = The bot { $bot } answered { $move }, which is not a legal move.
error-arena-bots = An arena needs two or more different bots, not { $bots }.
error-arena-merit = Merit needs a game in which nothing is hidden: card or board, and not { $game }.
error-arena-number = The number of { $name } must be 1 or more, not { $value }.
error-arena-other = { $file } holds the results of another tournament; name another file.
error-arena-sprt = A test is between two win shares, the lower first, like 0.25,0.30, and not { $value }.
error-no-dask = A cluster needs Dask; install it with: pip install 'dask[distributed]'
error-no-cluster = There is no Dask scheduler at { $address }: { $reason }
error-no-bots = There is no bot { $bot }; known are { $known }.
error-not-your-view = This view is not of the seat whose turn it is, so there is nothing to choose.
error-bad-link = { $link } is no link to a table; those look like http://HOST/t/TABLE, a seat's own with #… after it.
error-no-server = The server { $server } cannot be reached: { $reason }.
error-resume-none = There is no game in progress to go on with; begin one with florin play.
error-resume-empty = There is no game in { $file }.
error-resume-over = The game in { $file } is over; look at it with florin replay.
error-resume-sealed = What { $file } hides was sealed elsewhere, so the game can be looked at here but not played on.
error-no-table = There is no such table here; check the link.
error-lost-record = There is no such record here; check the link.
error-bad-token = This link opens no seat at this table; ask for the right one, or watch.
error-watching = Who watches cannot do that; take a seat first.
error-no-watching = This table is not to be watched; take a seat at it.
error-table-waiting = The game has not begun; it begins when every seat is taken.
error-table-started = The game has begun, so that can no longer be done.
error-table-full = No seat is open at this table; you can watch.
error-table-crowded = Too many are connected to this table; try again later.
error-seat-taken = Seat { $seat } is not open; choose another.
error-seat-open = Nobody sits on seat { $seat }.
error-seat-away = A bot plays for you; return to your seat first.
error-seat-here = You are at your seat already.
error-not-host = Only the one who opened the table may do that.
error-bad-seats = A table of { $game } needs { $players } seats, at most one of them yours, not { $value }.
error-bad-clock = A clock has seconds per move, or a bank with an increment, each from 1 to { $most } seconds.
error-bad-name = A name is 1 to { $most } characters of plain text on one line, without tags.
error-bad-chat = A line of chat is 1 to { $most } characters of plain text.
error-bad-contribution = A contribution to the deal is 16 to 64 bytes as small hexadecimal digits.
error-bad-message = The message is not understood: { $reason }.
error-hello-first = The first message must be hello, within { $seconds } seconds.
error-hello-once = The hello has been said already.
error-stale = The table has moved on since; look at what is there now and decide again.
error-too-fast = That was too much at once; wait a moment.
error-too-large = That is larger than { $most } bytes.
error-weak-token = A seat's new secret is 32 to 64 random letters, digits, - and _, and nobody else's at this table.
error-uploads-many = Enough has been uploaded from your address for today; try again tomorrow.
error-seat-worn = A table keeps no more than this of one seat; open another table.
error-tables-many = Too many tables were opened from your address; play at one of them, or try again in a while.
error-uploads-full = This server has no room for further uploads; ask its host.
error-foreign = Another site's page may not speak to this server.
error-unknown-address = There is nothing at this address.
error-unknown-method = This address is not asked in that way.
error-server-failed = Something went wrong here, and the host will find it in the log; try again.
error-undo-draw = There is no move of yours to take back since a card was last turned.
error-undo-pending = Someone has asked to take a move back already; wait for the answers.
error-undo-none = Nobody is waiting for your answer about taking a move back.
error-advance-board = Only the auctions of board can be bid in advance.
error-advance-high = You can bid in advance from 1 to your { $florins } florins.
error-hint-none = This table plays without hints.
error-rematch-early = The game is not over yet.
error-play-on-over = The game is over at that point; choose an earlier one.
error-store-url = { $url } names no SQLite file; write it like sqlite:///tables.sqlite.
error-store-open = The file { $file } cannot be used: { $reason }.
error-store-locked = The file { $file } is in use by another server; stop that one, or name another file.
error-store-new = The file { $file } is of version { $version }, and this Florin knows up to { $known }; use a newer Florin.
error-store-other = The file { $file } is not one of Florin's tables; name another.
error-store-failed = That could not be kept, so it has not happened; try again.
error-backup-none = There is no file { $file } to copy.
error-backup-exists = The file { $file } exists already; name another.
error-port-taken = Port { $port } on { $host } is taken or not allowed; choose another with --port.
error-bad-base-url = { $url } is no address that others could open; write it like https://florin.example.
error-no-plugin = The module { $plugin } cannot be imported: { $reason }.

## Phrases that stand in errors; a key is the English phrase

phrase-n-to-n = { $n } to { $m }
phrase-n-texts = { $n } texts
phrase-a-whole-number = a whole number
phrase-a-list-of-n-texts = a list of { $n } texts
phrase-a-list-of-texts = a list of texts
phrase-a-list-of-lists-of-n-whole-numbers = a list of lists of { $n } whole numbers
phrase-null-or-a-list-of-seats-in-order = null or a list of seats in order
phrase-a-seat-or-null = a seat or null
phrase-an-object = an object
phrase-written-out = written out: { $rest }
phrase-n-to-n-bytes-a-commitment-n-as-small-hexadecimal-digits = 16 to 64 bytes, a commitment 32, as small hexadecimal digits
phrase-left-out-before-the-game-is-over = left out before the game is over
phrase-a-move = a move
phrase-a-draw = a draw
phrase-nothing = nothing

## Small words

and = { $first } and { $last }
or = { $first } or { $last }
you = You
you-as = You ({ $house })
player = Player { $number }

## Cards in words

card-good = { $good } { $value }
card-good-two = { $good } { $value }, two icons
card-good-green = green { $good } { $value }
card-good-two-green = green { $good } { $value }, two icons
card-green-2 = green 2
card-black-7 = black 7
card-10 = neutral 10
card-titled = { $title } of { $house }
card-noble = { $house } { $value }

## What a player did; to that player it is said in the second person

did-begin =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
did-reveal =
    { $you ->
        [yes] You reveal { $card }.
       *[no] { $name } reveals { $card }.
    }
did-take =
    { $you ->
        [yes] You take { $cards }.
       *[no] { $name } takes { $cards }.
    }
did-draw =
    { $you ->
        [yes] You turn up { $card }.
       *[no] { $name } turns up { $card }.
    }
did-auction =
    { $you ->
        [yes] You open the auction.
       *[no] { $name } opens the auction.
    }
did-bid =
    { $you ->
        [yes] You bid { $florins }.
       *[no] { $name } bids { $florins }.
    }
did-pass =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
did-buy =
    { $you ->
        [yes] You buy { $cards }
       *[no] { $name } buys { $cards }
    } for { $florins ->
        [one] { $florins } florin.
       *[other] { $florins } florins.
    }
did-fill =
    { $you ->
        [yes] Your hold is filled free of charge: { $cards }.
       *[no] { $name } has the last free hold, filled free of charge: { $cards }.
    }
did-keep =
    { $you ->
        [yes] You keep your cards in the circle.
       *[no] { $name } keeps the cards in the circle.
    }
did-replace =
    { $you ->
        [yes] You replace { $card }
       *[no] { $name } replaces { $card }
    } in the circle by { $new }.
did-hand =
    { $you ->
        [yes] You draw your hand: { $cards }.
       *[no] { $name } draws a hand: { $cards }.
    }
did-hidden-hand =
    { $you ->
        [yes] You draw a hand of five cards.
       *[no] { $name } draws a hand of five cards.
    }
did-send =
    { $you ->
        [yes] You send { $card } to your Outer Court.
       *[no] { $name } sends { $card } to the Outer Court.
    }
did-ally =
    { $you ->
        [yes] You ally { $card }
       *[no] { $name } allies { $card }
    } with pile { $pile } ({ $cards }).
did-conspire =
    { $you ->
        [yes] You conspire
       *[no] { $name } conspires
    } with { $card } on pile { $pile } against pile { $target }: eliminated { $cards }.
did-plan =
    { $you ->
        [yes] You put { $card } under your deck.
       *[no] { $name } puts { $card } under the deck.
    }
did-hidden-plan =
    { $you ->
        [yes] You put a card under your deck.
       *[no] { $name } puts a card under the deck.
    }
did-declare =
    { $you ->
        [yes] You declare the Jester drawn last
       *[no] { $name } declares the Jester drawn last
    } at { $value }.
did-draw-noble =
    { $you ->
        [yes] You draw { $card }.
       *[no] { $name } draws { $card }.
    }
did-draw-hidden =
    { $you ->
        [yes] You draw a card.
       *[no] { $name } draws a card.
    }
did-draw-last =
    { $you ->
        [yes] You draw the last card of your deck and show it: { $card }.
       *[no] { $name } draws the last card of the deck and shows it: { $card }.
    }
did-win =
    { $you ->
        [yes] You win.
       *[no] { $name } wins.
    }
lot-out = Nobody buys the lot; out for this round: { $cards }.
circle-laid = Inner Circle, { $house }: { $cards }.
minister-acts = The Minister eliminates { $cards }.
lady-acts = The Lady breaks it up: all lie apart.
jesters-count = (Jesters count: { $values })

## The table

florins = florins
value = value
spaces = spaces
ship = ship
hold = hold
influence = influence
hand = hand
deck = deck
plans = plans
limit = limit
day-of = Day { $day } of 3
round-of = Round { $round } of 3
deck-left =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
pile-left =
    { $count ->
        [one] { $count } card still to come
       *[other] { $count } cards still to come
    }
last-turn = last turn of the day
market-line = Market, the last card at the end: { $cards }
warehouse-key = Columns on the right: icons in the warehouse; { $goods }
lot-line = Lot: { $cards }
no-bid = no bid yet
best-bid = highest bid { $florins }: { $name }
pyramid-key = Columns on the right: steps on the pyramids; { $goods }
inner-circle = Inner Circle: { $piles }
outer-court = Outer Court of { $house }: { $piles }
your-hand = Your hand: { $cards }
hand-of = Hand of { $name }: { $cards }
your-plans = Under your deck: { $cards }

## Scoring

day-over = Day { $number } is over. What it paid:
round-over = Round { $number } is over. What it paid:
court-over = The game is over. What the nobles at court count:
whole-game = Where the florins came from, over the whole game:
bids = bids
gain = gain
purse = at the start
ships = ships
holds = holds
ranks = goods
bonuses = bonuses
extras = top steps
in-circle = circle
in-own = own court
in-other = other court
nobles = nobles
shared-win = The win is shared: { $names }.
drawn = The game is drawn; the win is shared: { $names }.

## Playing

hint = Type a move as it stands after “moves:”, or help, hint, undo, log, rules, save FILE, quit.
promised = This deal is promised: commitment { $commit }
save-where = Say where: save FILE
saved = Saved: { $file }
file-trouble = { $file }: { $reason }
over-hint = The game is over; log, rules, save FILE and quit still work.
help-card =
    reveal     turn up a card of the deck and add it to the market (C-2)
    take 1     take the last card of the market (C-3)
    take 12    take the last card and the one before it; likewise take 13, take 123
    Cards: a letter for each icon of the good, the value, * if green. FF0 is a Fur 0 with two icons.
help-board =
    draw       turn up a card for the lot (B-3)
    auction    stop turning up cards, open the auction
    bid 7      bid 7 florins (B-4)
    pass       do not bid
    Cards: the letter of the good and the value; 10 is the neutral card.
help-court =
    send R7            alone to your Outer Court (K-4)
    ally R7 3          on pile 3 (K-5)
    conspire R7 3 5    on pile 3, against pile 5 of the same sum (K-6)
    plan R7            under your deck (K-7)
    declare 6          the value of a Jester drawn last (K-10)
    replace R7, keep   while the circle is laid (K-2)
    Cards: the letter of the house and the value; J is the Jester. 3:R7+G2=9 is pile 3 with what it counts.
help =
    hint       what a bot would do, and why; hint banker asks another
    undo       take your last move back, if no card was turned since
    log        all that happened, as you know it
    rules      the rules; rules { $rule } one of them
    save FILE  the game as a record
    quit       leave

## Replaying and verifying

at-table = At the table: { $names }
options-line = Options: { $options }
deck-note = Deck: the default one, a reconstruction (see florin rules card)
seen-by = As { $name } saw it
seen-by-all = As a spectator saw it
not-over = The game on record is not over.
press-enter = Enter: on, q: quit
no-such-game = { $file } has no game { $number }.
serve-at = Florin listens at { $url }
no-games = { $file } has no games.
verified =
    Record { $number }: dealt as promised; { $draws ->
        [one] its { $draws } draw follows
       *[other] all { $draws } draws follow
    } from the secret with commitment { $commit }.
not-verified = Record { $number }: { $reason }

## Simulating and measuring

simulating = Playing
measuring = Measuring: { $what }
bench-compiled = Florin, compiled; best of several alternating runs, random play, one thread, a second:
bench-plain = Florin, plain Python; best of several alternating runs, random play, one thread, a second:
bench-what = What
bench-florin = Florin
bench-stick = C++
bench-ratio = Ratio
bench-card-playouts = card, 4 players: playouts
bench-card-decisions = card, 4 players: decisions
bench-board-playouts = board, 4 players: playouts
bench-board-decisions = board, 4 players: decisions
bench-court-playouts = court: playouts
bench-court-decisions = court: decisions
bench-search = search, card, uniform rollouts: simulations
bench-search-threads = search, two threads, times one
bench-threads = two threads, times one
bench-plain-card = plain Python, card: decisions
bench-plain-board = plain Python, board: decisions
bench-stepping = legal() and play() from Python, card: decisions
bench-sizes = a state in bytes: card / board / court
bench-import = import florin
bench-help = florin --help
bench-screen = florin play, to its first screen

## The arena

arena-title = { $game }, { $players } players, { $games } games, seed { $seed }
arena-bot = bot
arena-games = games
arena-share = win share
arena-merit = merit
arena-rank = mean rank
arena-score = mean score
arena-rating = rating
arena-before = ended before
arena-even = Intervals are 95 %, clustered by deal. Even is { $share }. Ratings are Plackett–Luce, 400 points being ten to one.
arena-merits = Merit is the win share with the luck of the draw taken out: what each move was worth beyond a merchant’s.
arena-sprt =
    { $verdict ->
        [high] Decided: rather { $high } than { $low } (log likelihood ratio { $llr }).
        [low] Decided: rather { $low } than { $high } (log likelihood ratio { $llr }).
       *[open] Not decided between { $low } and { $high } (log likelihood ratio { $llr }).
    }
arena-failures =
    { $count ->
        [one] One bot failed and was replaced:
       *[other] { $count } times a bot failed and was replaced:
    }
arena-playing = Playing
