### The messages that the narrator emits (florin/narration.py), for the page and the terminal.
### Where `you` is "yes", the reader is the player.

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
        [yes] Your hold is filled for free: { $cards }.
       *[no] { $name } has the last hold with room, and it is filled for free: { $cards }.
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
    } in the circle with { $new }.
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
    } with { $card } on pile { $pile } against pile { $target }, eliminating { $cards }.
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
        [yes] You declare your last card, the Jester, to be { $value }.
       *[no] { $name } declares the last card, the Jester, to be { $value }.
    }
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
lot-out = Nobody buys the lot. Out of play this round: { $cards }.
circle-laid = Inner Circle, { $house }: { $cards }.
minister-acts = The Minister eliminates { $cards }.
lady-acts = The Lady splits it into single cards.
jesters-count = (Jesters count as: { $values })
day-scored = Day { $number } is over.
round-scored = Round { $number } is over.
court-scored = The court is scored: Della Rovere { $rovere }, Gonzaga { $gonzaga }.
day-paid =
    { $you ->
        [yes] You earn
       *[no] { $name } earns
    } { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }: ship { $prize }, goods { $goods }.
round-paid =
    { $you ->
        [yes] You earn
       *[no] { $name } earns
    } { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }: hold { $prize }, goods { $goods }.

## The reasons of hints (florin/bots/reasons.py)

reason-only = There is no other move.
reason-even = The moves are about equally good.
reason-wins-more =
    It wins { $count ->
        [one] one game in 100 more
       *[other] { $count } games in 100 more
    }.
reason-wins-fewer =
    It wins { $count ->
        [one] one game in 100 fewer
       *[other] { $count } games in 100 fewer
    }.
reason-wins = This wins, whatever the others do.
reason-draws = This holds the draw; nothing wins by force.
reason-lost = Nothing wins against best play; this move is the hardest to answer.
reason-ship-best = Your ship has a { $here }% chance to be the best of the day instead of { $there }%.
reason-ship-last = The risk that your ship comes last is { $here }% instead of { $there }%.
reason-hold-best = Your hold has a { $here }% chance to be the best of the round instead of { $there }%.
reason-hold-last = The risk that your hold comes last is { $here }% instead of { $there }%.
reason-leads = Your chance to lead in { $good } is { $here }% instead of { $there }%.
reason-bonus = Your chance of the extra florins for { $good } is { $here }% instead of { $there }%.
reason-day =
    You earn about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } today instead of { $there }.
reason-day-rival =
    { $name } earns about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } today instead of { $there }.
reason-round =
    You end the round with about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } instead of { $there }.
reason-round-rival =
    { $name } ends the round with about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } instead of { $there }.
reason-purse =
    You keep about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } after the auctions instead of { $there }.
reason-lot =
    This round the lot is worth about { $worth ->
        [one] { $worth } florin
       *[other] { $worth } florins
    } to you.{ $later ->
        [1] { " " }Its steps on the pyramids pay in later rounds, too.
       *[0] { "" }
    }
reason-lot-rival =
    This round the lot is worth about { $worth ->
        [one] { $worth } florin
       *[other] { $worth } florins
    } to you, { $other } to { $name }.{ $later ->
        [1] { " " }Its steps on the pyramids pay in later rounds, too.
       *[0] { "" }
    }
reason-lot-deny =
    This round the lot would be worth about { $other ->
        [one] { $other } florin
       *[other] { $other } florins
    } to { $name }.{ $later ->
        [1] { " " }Its steps on the pyramids pay in later rounds, too.
       *[0] { "" }
    }
reason-lot-dear =
    This round the lot is worth { $worth ->
        [0] nothing
        [one] about { $worth } florin
       *[other] about { $worth } florins
    } to you, and costs at least { $price }.{ $later ->
        [1] { " " }Its steps on the pyramids pay in later rounds, too.
       *[0] { "" }
    }
reason-swing = It swings { $here } influence your way at once instead of { $there }.
reason-exposed = { $name } can then cost you about { $here } influence in one move instead of { $there }.
reason-influence = You end with about { $here } influence instead of { $there }.
reason-influence-rival = { $name } ends with about { $here } influence instead of { $there }.
reason-drawn = The chance of a draw is { $here }% instead of { $there }%.

## Why a game was won or lost (florin/verdict.py)

why-ship =
    { $you ->
        [yes] Your ships
       *[no] { $name }’s ships
    } earned { $mine }, { $player }’s { $theirs }.
why-hold =
    { $you ->
        [yes] Your holds
       *[no] { $name }’s holds
    } earned { $mine }, { $player }’s { $theirs }.
why-goods =
    { $you ->
        [yes] Your ranks
       *[no] { $name }’s ranks
    } in goods earned { $mine }, { $player }’s { $theirs }.
why-bonus =
    { $you ->
        [yes] Your bonuses
       *[no] { $name }’s bonuses
    } earned { $mine }, { $player }’s { $theirs }.
why-steps =
    { $you ->
        [yes] Your top steps
       *[no] { $name }’s top steps
    } earned { $mine }, { $player }’s { $theirs }.
why-bids =
    { $you ->
        [yes] You paid
       *[no] { $name } paid
    } { $mine } for lots, { $player } { $theirs }.
why-circle =
    { $you ->
        [yes] Your nobles
       *[no] { $name }’s nobles
    } in the Inner Circle count { $mine }, { $player }’s { $theirs }.
why-own =
    { $you ->
        [yes] Your nobles
       *[no] { $name }’s nobles
    } in their own Outer Court count { $mine }, { $player }’s { $theirs }.
why-other =
    { $you ->
        [yes] Your nobles
       *[no] { $name }’s nobles
    } in the rival Outer Court count { $mine }, { $player }’s { $theirs }.
