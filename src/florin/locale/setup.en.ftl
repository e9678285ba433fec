### The form that sets up a table; loaded with it.

builder-more = Choose who plays, then share the link.
which-game = Game
players = Players
player-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
seats = Seats
seat-me = You
seat-open = Open to anyone with the link
list-table = Show it under Open tables
let-watch = Allow spectators
options = Rule options
counts-each-good = For each good
counts-one = One icon
counts-two = Two icons
counts-green-one = Green, one icon
counts-green-two = Green, two icons
counts-sum = { $cards } of { $all } cards; { $spaces } take a space (minimum { $least }).
lay-table = Create table
lay-table-more =
    { $open ->
        [0] the game starts right away
        [one] then share the link to fill one seat
       *[other] then share the link to fill { $open } seats
    }
fill-with = Fill open seats with
fill-choose = Choose a bot…
about-option-card-deck = The rulebooks do not say how many cards there are of each kind; ours is a reconstruction.
about-option-card-big-bonus = A variant of the rulebook: from 8 icons of a good (10 with two players) the bonus is 20 instead of 10.
about-option-card-empty-ranks = Someone without icons of a good may then come second and be paid.
about-option-board-third-of-six = 10 in the first edition, 15 in later ones.
about-option-board-empty-ranks = As in the rulebook: even without a step, you may come second on a pyramid.
about-option-board-fifth-step = Later editions also pay 5 for reaching step 5.
about-option-court-dukes = One more noble in each house, worth 15. Leave it out of your first games.
about-option-court-distinct-circle = Before the first turn, you may replace one of two equal nobles of your house.
about-option-court-plan-draw = When both players have put three cards under their deck, the game is drawn.
about-option-court-end = What ends the game before the cards run out.
about-hints-shown = The table sees that you used one.
about-hints-all = For practice and friendly games.
about-hints-none = Everyone plays on their own.
