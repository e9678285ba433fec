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
    } with { $cards }.
did-conspire =
    { $you ->
        [yes] You conspire
       *[no] { $name } conspires
    } with { $card }, eliminating { $cards }.
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

reason-only = It is the only move.
reason-even = The moves are about equally good.
reason-as-good = It is about as good.
reason-none = { "" }
reason-wins = This wins for certain.
reason-draws = This holds the draw; nothing wins by force.
reason-lost = Nothing wins against best play; this move is the hardest to answer.
reason-ship-best = Your chance of the best ship today is { $here }% instead of { $there }%.
reason-ship-best-lost = Your chance of the best ship today is only { $here }%, not { $there }%.
reason-ship-last = The risk that your ship comes last is { $here }% instead of { $there }%.
reason-ship-last-lost = The risk that your ship comes last rises from { $there }% to { $here }%.
reason-hold-best = Your chance of the best hold this round is { $here }% instead of { $there }%.
reason-hold-best-lost = Your chance of the best hold this round is only { $here }%, not { $there }%.
reason-hold-last = The risk that your hold comes last is { $here }% instead of { $there }%.
reason-hold-last-lost = The risk that your hold comes last rises from { $there }% to { $here }%.
reason-leads = Your chance to lead in { $good } is { $here }% instead of { $there }%.
reason-leads-lost = Your chance to lead in { $good } is only { $here }%, not { $there }%.
reason-bonus = Your chance of the extra florins for { $good } is { $here }% instead of { $there }%.
reason-bonus-lost = Your chance of the extra florins for { $good } is only { $here }%, not { $there }%.
reason-day =
    You earn about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } today instead of { $there }.
reason-day-lost =
    You earn only about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } today, not { $there }.
reason-day-rival =
    { $name } earns about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } today instead of { $there }.
reason-day-rival-lost =
    { $name } earns more today: about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    }, not { $there }.
reason-round =
    You end the round with about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } instead of { $there }.
reason-round-lost =
    You end the round with only about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    }, not { $there }.
reason-round-rival =
    { $name } ends the round with about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } instead of { $there }.
reason-round-rival-lost =
    { $name } ends the round with more: about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    }, not { $there }.
reason-purse =
    You keep about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } after the auctions instead of { $there }.
reason-purse-lost =
    You keep only about { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } after the auctions, not { $there }.
reason-lot =
    The lot brings you about { $worth ->
        [one] { $worth } florin
       *[other] { $worth } florins
    } more this round, before its price.
reason-lot-rival =
    The lot brings you about { $worth ->
        [one] { $worth } florin
       *[other] { $worth } florins
    } more this round, before its price, and { $name } { $other ->
        [0] nothing
       *[other] only about { $other }
    }.
reason-lot-deny =
    Do not leave the lot to { $name }: with it, { $name } earns about { $other ->
        [one] { $other } florin
       *[other] { $other } florins
    } more this round.
reason-lot-later =
    { $worth ->
        [0] Without the lot you can earn as much this round, but
        [one] The lot brings you about { $worth } florin more this round, and
       *[other] The lot brings you about { $worth } florins more this round, and
    } its steps on the pyramids pay again later.
reason-lot-dear =
    { $worth ->
        [0] Without the lot you can earn as much this round
        [one] The lot brings you about { $worth } florin more this round than you earn without it
       *[other] The lot brings you about { $worth } florins more this round than you earn without it
    }, and it costs at least { $price }.
reason-swing = It swings { $here } influence your way at once instead of { $there }.
reason-swing-lost = It swings { $here } influence your way at once, not { $there }.
reason-exposed = { $name } can then cost you about { $here } influence in one move instead of { $there }.
reason-exposed-lost = { $name } can then cost you about { $here } influence in one move, not { $there }.
reason-influence = You end with about { $here } influence instead of { $there }.
reason-influence-lost = You end with only about { $here } influence, not { $there }.
reason-influence-rival = { $name } ends with about { $here } influence instead of { $there }.
reason-influence-rival-lost = { $name } ends with more influence: about { $here }, not { $there }.
reason-drawn = The chance of a draw is { $here }% instead of { $there }%.
reason-drawn-lost = The chance of a draw is { $here }%, not { $there }%.

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
