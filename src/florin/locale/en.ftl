### Errors, then the texts of the terminal. Every language has the same keys and values.

## Errors. The exceptions take their English sentences from here, so each is one line with plain values (errors.py)

error-unknown-game = There is no game { $game }; choose card, board or court.
error-unknown-option = The game { $game } has no option { $option }; it has { $options }.
error-bad-option = Option { $option } of { $game } must be { $allowed }, not { $value }.
error-deck-form = A deck must be "default" or an object with "good" (a list of [value, icons, green, count]: values 0, 2, 3, 4 or 5, one or two icons, each kind listed once), "green_2" and "black_7".
error-deck-size = A deck must have 110 cards; this one has { $cards }.
error-deck-spaces = At least 90 cards in a deck must take a space (C-12); in this one { $cards } do.
error-bad-seed = A seed must be a whole number from 0 to 18446744073709551615, not { $value }.
error-bad-number = { $name } must be a whole number from { $least } to { $most }, not { $value }.
error-bad-argument = { $name } must be { $expected }, not { $value }.
error-bad-secret = The { $name } of a committed deal must be 16 to 64 bytes, not { $value }.
error-no-seat = seat must be 0 to { $last }, not { $seat }.
error-script-over = The script has no line for the next draw.
error-script-wrong = The script says { $line }, but only these can be drawn: { $possible }.
error-bad-notation = { $move } is not a { $game } move; write it like { $examples }.
error-not-your-turn = It is player { $mover }'s turn, not player { $player }'s.
error-chance-due = A draw comes before the next move; replay the record with a dealer to continue from here.
error-game-over = The game is over, so no move can be made.
error-revealed-three = You have already revealed three cards this turn (C-2); take now.
error-deck-empty = The deck is empty (C-12); take from the market.
error-market-empty = The market is empty (C-2); reveal a card first.
error-market-short = The market has too few cards for that: only { $cards } (C-3); take what is there.
error-no-space = That needs { $needed } spaces, but the ship has only { $space } left (C-4); take fewer cards.
error-auction-on = The auction is already open (B-4); bid or pass.
error-no-auction = The auction is not open yet (B-3); draw a card or open it.
error-lot-empty = There is nothing to auction yet (B-3); draw a card first.
error-bid-low = The highest bid is { $best } (B-4); bid more or pass.
error-bid-high = You have only { $florins } to spend (B-4); bid less or pass.
error-declare-first = First declare a value for your last card, the Jester (K-10): 1 to 10.
error-no-declaring = There is no Jester to declare a value for (K-10); play a noble.
error-circle-first = The Inner Circle is still being set up (K-2); replace one of two equal cards or keep both.
error-circle-laid = The Inner Circle is already set up (K-2); play a noble.
error-no-twins = You do not have two { $card } in the circle (K-2); replace one of two equal cards or keep both.
error-other-house = { $card } belongs to the other house (K-3); play a card from your own hand.
error-not-in-hand = { $card } is not in your hand (K-3); play a card that is.
error-above-limit = { $card } is above your limit of { $limit } (K-10); play a card of that value or lower.
error-no-pile = There is no pile { $pile } (K-5); choose one that is at court.
error-same-pile = A conspiracy cannot eliminate its own pile (K-6); choose another target.
error-sums-differ = The conspirators add up to { $ours } and pile { $pile } to { $theirs } (K-6); the sums must be equal.
error-no-planning = Your deck is empty, so you can no longer plan (K-10); play a noble.
error-planning-stuck = Your opponent cannot play, so you may not plan (K-7); play a noble.
error-record-json = The record is not valid JSON: { $reason }.
error-record-size = The record is too long: the limit is { $most } bytes.
error-record-object = A record must be a JSON object, not { $value }.
error-record-missing = The record has no { $field }.
error-record-unknown = The record has an unknown field { $field }.
error-record-field = The field { $field } of the record must be { $expected }.
error-record-options = The record's options are wrong: { $reason }
error-record-version = Version { $version } of the { $game } rules is not known here; known versions: { $known }.
error-record-line = Line { $line } of the log, { $text }, is not valid for { $game }.
error-record-due = Line { $line } of the log is { $text }, but { $due } was expected.
error-record-card = Line { $line } of the log, { $text }, is a draw that is impossible at that point.
error-record-move = Line { $line } of the log, { $text }: { $reason }
error-record-scores = The log leads to the scores { $right }, not those in the record.
error-record-winners = The log leads to the winners { $right }, not those in the record.
error-record-partial = A record as seen from one seat can be viewed but not replayed; ask for the full record.
error-record-hidden = The hidden cards in the log cannot be filled in: they contradict the visible ones.
error-review-unfinished = Only a finished game can be reviewed; this one is not over.
error-review-no-move = Line { $line } of the log is not a move.
error-reviews-many = Too many reviews from your address. Wait until one is done, or try again later.
error-no-review = There is no review of this game yet.
error-no-puzzle = There is no such puzzle.
error-record-upto = The log ends at line { $lines }, so it cannot be replayed up to line { $upto }.
error-record-deal = The deal's { $field } must be { $expected }.
error-record-file = { $file }, line { $number }: { $reason }
error-verify-no-deal = The deal was not committed in advance, so there is nothing to verify.
error-verify-no-secret = The secret is revealed only when the game is over.
error-verify-commit = The secret does not match the commitment: its hash is different.
error-verify-draw = Line { $line } of the log is { $text }, but the committed deal gives { $right }.
error-bad-bot = { $bot } is not a valid bot; write it like banker, banker:sims=200 or magnifico:ms=2000.
error-bot-game = { $bot } plays only { $games }, not { $game }.
error-bot-crash = The bot { $bot } could not be started or has exited.
error-bot-died = The bot { $bot } could not be started or has exited: { $reason }
error-bot-hangs = The bot { $bot } did not answer within { $ms } milliseconds.
error-bot-rubbish = The bot { $bot } answered { $answer }, which is not a JSON object with a move.
error-bot-illegal = The bot { $bot } answered { $move }, which is not a legal move.
error-arena-bots = An arena needs two or more different bots, not { $bots }.
error-arena-merit = Merit works only in games with no hidden cards: card or board, not { $game }.
error-arena-number = The number of { $name } must be 1 or more, not { $value }.
error-arena-other = { $file } holds the results of another tournament; choose another file.
error-arena-sprt = --sprt takes two win shares, the lower one first, like 0.25,0.30, not { $value }.
error-missing-extra = { $part } needs { $package }, which is not installed; run: pip install 'florin[{ $extra }]'
error-no-cluster = There is no Dask scheduler at { $address }: { $reason }
error-no-day = { $day } is not a day. Write it like 2026-11-18.
error-day-closed = The deal of { $day } cannot be played: only those of the last { $days } days can.
error-no-bots = There is no bot { $bot }; known bots: { $known }.
error-not-your-view = It is not this seat's turn, so there is nothing to choose.
error-no-seat-taken = You have no seat; take one with new_game or join.
error-game-not-over = The game is not over yet.
error-bad-link = { $link } is not a link to a table; those look like http://HOST/t/TABLE, with #… at the end for a seat.
error-no-server = The server { $server } cannot be reached: { $reason }.
error-resume-none = There is no saved game to resume; start one with florin play.
error-resume-empty = There is no game in { $file }.
error-resume-over = The game in { $file } is over; view it with florin replay.
error-resume-sealed = The hidden cards in { $file } were sealed with another key, so the game can be viewed here but not resumed.
error-no-table = There is no such table here; check the link.
error-table-closed = The host of this server has closed this table.
error-banned = The host of this server has blocked your address.
error-bad-address = { $address } is not an address or a network; write it like 192.0.2.7 or 2001:db8::/48.
error-lost-record = There is no such record here; check the link.
error-bad-token = This link does not open a seat at this table; ask for the right one, or watch.
error-watching = Spectators cannot do that; take a seat first.
error-no-watching = This table does not allow spectators; take a seat to join.
error-table-waiting = The game has not started; it starts when every seat is taken.
error-table-started = The game has started, so that is no longer possible.
error-table-full = This table is full; you can watch.
error-table-crowded = Too many people are connected to this table; try again later.
error-seat-taken = Player { $player }'s seat is not open; choose another.
error-colour-taken = Player { $player } already has that colour; choose another.
error-seat-open = Nobody is sitting in player { $player }'s seat.
error-seat-away = A bot is playing for you; take your seat back first.
error-seat-here = You are already in your seat.
error-not-host = Only the host can do that.
error-bad-seats = A { $game } table needs { $players } seats, at most one of them yours, not { $value }.
error-bad-lesson = A lesson has one seat for you, the first, and bots on the others.
error-bad-clock = A clock is either seconds per move or a bank with an increment, each from 1 to { $most } seconds.
error-bad-name = A name must be 1 to { $most } characters of plain text on one line, without tags.
error-bad-chat = A chat message must be 1 to { $most } characters of plain text.
error-bad-contribution = A contribution to the deal must be 16 to 64 bytes in lowercase hexadecimal.
error-bad-message = The message could not be understood: { $reason }.
error-hello-first = The first message must be hello and must arrive within { $seconds } seconds.
error-hello-once = You have already said hello.
error-stale = The game has moved on; look at the table and choose again.
error-too-fast = Too many messages at once; wait a moment.
error-too-large = That is too large: the limit is { $most } bytes.
error-weak-token = A new seat token must be 32 to 64 random letters, digits, - or _, and not in use at this table.
error-uploads-many = Today's upload limit for your address has been reached; try again tomorrow.
error-seat-worn = This seat has sent more than one table can store; open a new table.
error-tables-many = Too many tables have been opened from your address; use one of them or try again later.
error-uploads-full = This server has no room for more uploads; ask its host.
error-foreign = Pages from other sites may not connect to this server.
error-wrong-host = This server does not answer to that name; its address is { $url }.
error-unknown-address = There is nothing at this address.
error-unknown-method = This address does not support that request method.
error-server-failed = Something went wrong on the server; try again (the host will find the details in the log).
error-undo-draw = You have made no move since a card was last turned up, so there is nothing to undo.
error-undo-pending = Someone has already asked for an undo; wait for the answers.
error-undo-refused = Your request to undo this move was declined; you can ask again after another move.
error-undo-late = The time for that move is used up, so it cannot be undone.
error-undo-none = Nobody is waiting for your answer to an undo request.
error-not-overdue = You can call a bot for a player only at a live table without a clock, after waiting { $seconds } seconds for their move.
error-advance-board = Advance bids are only possible in the auction game (board).
error-advance-high = An advance bid must be between 1 and what you have, { $florins }.
error-hint-none = Hints are off at this table.
error-rematch-early = The game is not over yet.
error-play-on-over = The game is over by then; choose an earlier point.
error-store-url = { $url } does not name a database; write it like sqlite:///tables.sqlite or postgresql://user@host/florin.
error-store-open = The file { $file } cannot be used: { $reason }.
error-store-locked = The file { $file } is in use by another server; stop that server or choose another file.
error-store-new = The database { $file } needs Florin's database version { $version }, but this Florin supports only up to { $known }; update Florin.
error-store-other = { $file } is not a Florin database; choose another.
error-store-failed = That could not be saved, so it did not happen; try again.
error-store-old = The database { $database } runs on PostgreSQL { $version }, but Florin needs at least { $least }; update PostgreSQL.
error-store-connect = The database { $database } cannot be used: { $reason }.
error-backup-none = There is no file { $file } to copy.
error-backup-exists = The file { $file } already exists; choose another name.
error-copy-same = Both addresses name the same database; choose another one to copy to.
error-processes-file = Several processes cannot share one SQLite file; use PostgreSQL (--db postgresql://…) or one process.
error-think-file = Only a PostgreSQL database can be shared with thinkers; pass --db postgresql://user@host/florin.
error-bad-metrics = { $address } is not an address for metrics; write it like 127.0.0.1:9100.
error-not-ready = The server is starting or stopping; try again in a moment.
error-copy-full = The database { $database } already contains tables or games; choose an empty one.
error-port-taken = Port { $port } on { $host } is taken or not allowed; choose another with --port.
error-bad-base-url = { $url } is not an address that others can open; write it like https://florin.example.
error-no-plugin = The module { $plugin } cannot be imported: { $reason }.

## Phrases within errors; a key is derived from the English phrase

phrase-n-to-n = { $n } to { $m }
phrase-n-strings = { $n } strings
phrase-a-whole-number = a whole number
phrase-a-list-of-n-strings = a list of { $n } strings
phrase-a-list-of-strings = a list of strings
phrase-a-list-of-lists-of-n-whole-numbers = a list of lists of { $n } whole numbers
phrase-null-or-a-list-of-seats-in-order = null or a list of seats in order
phrase-a-seat-or-null = a seat or null
phrase-an-object = an object
phrase-given-in-full = given in full: { $rest }
phrase-without-options-at-their-default = without options at their default: { $rest }
phrase-n-to-n-bytes-a-commitment-n-in-lowercase-hexadecimal = 16 to 64 bytes (a commitment 32) in lowercase hexadecimal
phrase-absent-until-the-game-is-over = absent until the game is over
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

## What a player did; in the second person for that player

did-win =
    { $you ->
        [yes] You win.
       *[no] { $name } wins.
    }

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
market-line = Market (newest card last): { $cards }
warehouse-key = Columns on the right: icons in the warehouse; { $goods }
lot-line = Lot: { $cards }
no-bid = no bid yet
best-bid = highest bid { $florins }: { $name }
pyramid-key = Columns on the right: steps on the pyramids; { $goods }
inner-circle = Inner Circle: { $piles }
outer-court = Outer Court of { $house }: { $piles }
your-hand = Your hand: { $cards }
hand-of = { $name }’s hand: { $cards }
your-plans = Under your deck: { $cards }

## Scoring

day-over = Day { $number } is over. It paid:
round-over = Round { $number } is over. It paid:
court-over = The game is over. Influence of the nobles at court:
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
shared-win = The win is shared by { $names }.
drawn = The game is a draw; the win is shared by { $names }.
drawn-by-plans = Both players have planned three times, so the game is a draw whatever the influence.
decided-by-nobles = Equal influence: the house with more nobles at court wins.

## Playing

hint = Type a move from the “moves:” line, or help, hint, undo, log, rules, save FILE, quit.
promised = This deal is fixed in advance. Commitment: { $commit }
save-where = Give a file name: save FILE
saved = Saved: { $file }
file-trouble = { $file }: { $reason }
over-hint = The game is over; review, log, rules, save FILE and quit still work.
help-card =
    reveal     reveal a card from the deck and add it to the market (C-2)
    take 1     take the last card of the market (C-3)
    take 12    take the last card and the one before it; also take 13, take 123
    Cards: a letter for each icon of the good, the value, * if green. FF0 is a Fur 0 with two icons.
help-board =
    draw       turn up a card for the lot (B-3)
    auction    stop turning up cards and open the auction
    bid 7      bid 7 florins (B-4)
    pass       do not bid
    Cards: the letter of the good and the value; 10 is the neutral card.
help-court =
    send R7            alone to your Outer Court (K-4)
    ally R7 3          on pile 3 (K-5)
    conspire R7 3 5    on pile 3, against pile 5 of the same sum (K-6)
    plan R7            under your deck (K-7)
    declare 6          the value of your last card, if it is a Jester (K-10)
    replace R7, keep   while the circle is being set up (K-2)
    Cards: the letter of the house and the value; J is the Jester. 3:R7+G2=9 is pile 3, worth 9.
help =
    hint       what a bot would do, and why; hint banker asks another bot
    undo       take back your last move, if no card has been turned up since
    log        everything that has happened, as far as you know it
    rules      the rules; rules { $rule } shows one of them
    save FILE  save the game as a record
    review     after the game: chances, mistakes and reasons; review 1: the costliest mistake
    quit       quit the program

## Replaying and verifying

at-table = Players: { $names }
options-line = Options: { $options }
deck-note = Deck: the default one, a reconstruction (see florin rules card)
seen-by = As { $name } saw it
seen-by-all = As a spectator saw it
not-over = The recorded game is not finished.
press-enter = Enter: next turn, q: quit
no-such-game = { $file } has no game { $number }.
serve-at = Florin is running at { $url }
think-ready = Waiting for questions from servers on this database
no-games = { $file } has no games.
verified =
    Record { $number }: deal verified; { $draws ->
        [one] its one draw follows
       *[other] all { $draws } draws follow
    } from the secret behind commitment { $commit }.
not-verified = Record { $number }: { $reason }

## Simulating and measuring

simulating = Playing
measuring = Measuring: { $what }
bench-compiled = Florin, compiled. Rates per second; random play, one thread, best of several alternating runs:
bench-plain = Florin, plain Python. Rates per second; random play, one thread, best of several alternating runs:
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
bench-search-threads = search: two threads, speed-up
bench-threads = two threads, speed-up
bench-plain-card = plain Python, card: decisions
bench-plain-board = plain Python, board: decisions
bench-stepping = legal() and play() from Python, card: decisions
bench-id-stepping = legal_ids() and play_id() from Python, card: decisions
bench-sampling = sample() in ms: card / board / court
bench-sizes = state size in bytes: card / board / court
bench-import = import florin
bench-help = florin --help
bench-screen = florin play, to the first screen
bench-no-sources = No C++ column: the sources in bench/limit are only in a checkout of Florin; set FLORIN_LIMIT to their folder.
bench-no-compiler = No C++ column: g++ is not installed.

## The arena

arena-title = { $game }, { $players } players, { $games } games, seed { $seed }
arena-bot = bot
arena-games = games
arena-share = win share
arena-draws = draws
arena-merit = merit
arena-rank = mean rank
arena-score = mean score
arena-rating = rating
arena-before = finished ahead
arena-even = Intervals are 95%, clustered by deal. An even share is { $share }. Ratings are Plackett–Luce; 400 points are odds of ten to one.
arena-merits = Merit is the win share without the luck of the draw: what each move was worth beyond a merchant’s.
arena-sprt =
    { $verdict ->
        [high] Decided for { $high } over { $low } (log likelihood ratio { $llr }).
        [low] Decided for { $low } over { $high } (log likelihood ratio { $llr }).
       *[open] Undecided between { $low } and { $high } (log likelihood ratio { $llr }).
    }
arena-failures =
    { $count ->
        [one] One bot failed and was replaced:
       *[other] Bots failed and were replaced { $count } times:
    }
arena-playing = Playing

## Hints: a move and its chance of winning

hint-best = { $move }: { $share } to win instead of { $other }.
hint-sole = { $move }: { $share } to win.
hint-other = { $move }: { $share }.
hint-rough = { $move }.

## The bots, each in one line

level-garzone = mostly random, with a little sense
level-apprentice = takes what pays right now
level-merchant = plays well, instantly
level-banker = thinks for a moment
level-magnifico = thinks for two seconds, the strongest
level-hoarder = wants the goods
level-racer = fills its ship fast
level-spoiler = spoils your plans
level-gambler = trusts in luck
level-miser = hates to spend
