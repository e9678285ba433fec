### The rules, for players, in our own words. One message per rule: a refused move names the rule's id.
### A message is one line, so that it wraps where it is shown; only deck-table keeps its line breaks.

## The games

title-card = Medici: The Card Game
title-board = Medici
title-court = Court of the Medici
intro-card = Over three days, 2 to 6 buyers turn up goods at the market, load them onto their ships and store them in their warehouses. Every day pays florins for the most valuable loads and for the largest stocks of each good; after the third day the richest player wins.
intro-board = Over three rounds, 3 to 6 merchants of Florence bid for lots of goods to fill their holds. Florins come from valuable holds and from a high standing in each good, but every bid is paid from the same purse; after the third round the richest player wins.
intro-court = Two houses, Della Rovere and Gonzaga, bring their nobles to court, where they form alliances and remove one another by conspiracy. When the game ends, the house whose nobles at court have the greater total value wins.

## The deck of the card game

deck-reconstruction = How many copies there are of each card is our reconstruction: the rulebooks list the kinds of cards but not their numbers. If you own the game, you can enter the real counts with the option deck (110 cards, the five goods alike, values 0, 2, 3, 4 or 5, one or two icons, and at least 90 cards that take a space).
deck-table =
    Each of the five goods, 20 cards:
      0, two icons × 2
      2, one icon × 4
      3, one icon × 4
      4, one icon × 4
      5, one icon × 4
      green 0, one icon, takes no space × 2
    Without a good, 10 cards:
      green 2, takes no space × 5
      black 7, takes a space × 5
    Total: 5 × 20 + 10 = 110 cards

## Medici: The Card Game

rule-C-1 = The game lasts three days, and play goes clockwise. The first player of day 1 is drawn at random; days 2 and 3 are started by the player with the fewest florins, and ties are broken at random.
rule-C-2 = On your turn you first reveal up to three cards from the deck, one at a time, deciding after each whether to go on, and add them to the end of the market; then you take cards (C-3). If the market is empty you must reveal at least one; if there are cards in it you need not reveal any. The space left on your own ship does not limit how many you reveal.
rule-C-3 = You must take the last card in the market. You may also take either or both of the two cards before it; you may take the third from the end without the second. Cards further back are out of reach, and any gap closes up.
rule-C-4 = A ship has room for 7 cards with two players and for 5 cards with three to six. Green cards take no space; every other card, the black 7 included, takes one. You may not take more than fits, but you may still take green cards in the very turn that fills your ship.
rule-C-5 = Once your ship is full you have no more turns that day. When only one ship is not full, its owner takes exactly one more normal turn, and then the day ends, even if that ship still has room.
rule-C-6 = When the day ends, the value of a ship is the sum of all values printed on its cards, green and black cards included. The ships are paid by rank, from first to last: with 2 players 20/0; with 3 players 30/15/0; with 4 players 30/20/10/0; with 5 players 30/20/10/5/0; with 6 players 30/20/15/10/5/0 florins.
rule-C-7 = Then the goods on each ship, including the green ones, go into its owner’s warehouse. The neutral cards, which show no good (green 2 and black 7), leave the game.
rule-C-8 = Next, each good is ranked by the icons (not the cards) in the warehouses: the most icons earn 10 florins and the second most 5, even with two players. A player without an icon of a good is not ranked for it.
rule-C-9 = In every tie, for ships and for goods, the prizes of the tied places are added up, divided by the number of tied players, and each share is rounded down to a multiple of 5 florins, so it may be 0. Tied players use up their places: after two players tied for first, the next is third. Places not listed pay 0.
rule-C-10 = There is also a bonus: every day, for each good separately, every player with at least 5 icons of it in the warehouse (with two players: at least 7) receives 10 florins; the bonus is never shared.
rule-C-11 = Before the next day the cards left in the market are shuffled back into the deck. Warehouses stay as they are, and every ship starts empty.
rule-C-12 = When the deck is empty no more cards are revealed, and play continues from the market. Because at least 90 of the cards take a space, there is always something to take.
rule-C-13 = After the scoring of day 3 the player with the most florins wins. Players who tie for the most share the win.

variant-card-big-bonus = From 8 icons of a good (with two players: from 10) the bonus is 20 florins instead of 10.
variant-card-empty-ranks = A player without an icon of a good is ranked for it too, even when nobody has one.
variant-card-size = A small game, which can be solved exactly: it lasts one day, a ship has room for 2 cards, and the deck has only 12 cards, six times Grain 5 with one icon and six times Spice 2 with two.

## Medici

rule-B-1 = Everyone starts with 40 florins in a game of 3 or 4 players, with 30 in a game of 5 or 6. Nobody’s money ever goes below 0.
rule-B-2 = The game lasts three rounds. For each of them all 36 cards are shuffled: Metal, Porcelain, Dye, Cloth and Spice, each with the values 0, 1, 2, 3, 4, 5 and 5, and one neutral 10; 6 cards per player form the draw pile (18, 24, 30 or 36 cards with 3, 4, 5 or 6 players), and the others stay unseen. The first player of round 1 is drawn at random; rounds 2 and 3 are started by the player with the fewest florins, and ties are broken at random.
rule-B-3 = The active player turns up one to three cards from the pile, one at a time, deciding after each whether to go on; together they are the lot. A lot may not have more cards than the emptiest hold has room for, counting the active player’s own. Only space matters here, not money.
rule-B-4 = There is one round of bids, starting with the player to the left of the active player, who bids last. Each player, once, either passes or bids a whole number of florins above the highest bid so far, at least 1 and no more than they have. A player who has no room for the whole lot, or cannot top the bid, is passed over.
rule-B-5 = The highest bidder pays the bid and takes the whole lot. If everyone passes, the lot is out of play for the round.
rule-B-6 = A hold has 5 spaces, one for each card. With a full hold you neither turn up cards nor bid. The next active player is the next one clockwise whose hold is not full, counting from the last active player, not from the buyer.
rule-B-7 = When only one hold is not full, it is filled for free from the top of the pile, as far as the pile goes, and the round ends; this happens automatically. The round also ends when the pile is empty and the last lot is settled.
rule-B-8 = When the round ends, the value of a hold is the sum of its cards, the neutral 10 included; an empty hold is worth 0 and is ranked too. The holds are paid by rank, from first to last: with 3 players 30/15/0; with 4 players 30/20/10/0; with 5 players 30/20/10/5/0; with 6 players 30/20/10/10/5/0 florins.
rule-B-9 = Then each card of a good moves its owner’s marker one step up the pyramid of that good, from 0 to at most 7; the value of the card does not matter, and the neutral 10 moves nobody. On each pyramid the highest marker earns 10 florins and the second highest 5. A marker still on step 0 is ranked like any other, even when all of them are there.
rule-B-10 = In addition, every round, a marker on step 6 earns 10 florins and one on step 7 earns 20; these are never shared.
rule-B-11 = In every tie, for holds and on pyramids, the prizes of the tied places are added up, divided by the number of tied players, and each share is rounded down to a whole florin. Tied players use up their places: after two players tied for first, the next is third. Places not listed pay 0.
rule-B-12 = The markers keep their places on the pyramids for the whole game. After the scoring of round 3 the player with the most florins wins; players who tie for the most share the win.

variant-board-third-of-six = Third place among six players pays 15 florins, as in later editions, instead of 10 as in 1995.
variant-board-empty-ranks = A marker still on step 0 is not ranked on its pyramid.
variant-board-fifth-step = A marker on step 5 earns 5 florins every round, as in later editions.
variant-board-size = A small game, which can be solved exactly: everyone starts with 3 florins, the game lasts one round, a hold has 2 spaces, and there are only 12 cards, six times Metal 5 and six times Porcelain 1, of which 2 per player form the draw pile.

## Court of the Medici

rule-K-1 = The game is for 2 players, Della Rovere and Gonzaga, each with a shuffled deck of 24 nobles: two each of Minister (0), Lady-in-waiting (1), the values 2 to 10 and Jester. Four cards of each house, face up, form the Inner Circle; then each player draws a hand of five. The house with the higher total in the circle begins, a Jester counting 1; a tie is broken at random.
rule-K-2 = Only in the variant with a mixed circle: when all eight cards lie in the circle and before hands are drawn, each player, Della Rovere first, may replace a card that equals another of their own four with the next one from their deck, and may do so as long as two of them are equal. A Jester equals only a Jester. Of two equal cards the one with the lower pile number goes, and the new card takes that pile number. The cards set aside are shuffled back into the deck before hands are drawn.
rule-K-3 = On your turn you play a noble from your hand in one of four ways (K-4 to K-7), then you draw a card if your deck still has one. Cards already at court never move in any other way.
rule-K-4 = Send: you place the noble on its own in your Outer Court.
rule-K-5 = Ally: you lay the noble on any card or pile, in the Inner Circle or in either Outer Court. A pile may mix nobles of both houses, and is worth the sum of its cards.
rule-K-6 = Conspire: you lay the noble on any card or pile and, in the same move, eliminate one other card or pile, anywhere at court, whose sum equals that of the conspirators with the new card included. Your own nobles may be hit too. The conspirators stay as a pile.
rule-K-7 = Plan: you put a card from your hand face down under your own deck. As soon as each player has planned at least three times, the game ends at once in a draw. You may not plan while the other player cannot play at all (K-11).
rule-K-8 = A Minister (0) who allies with a pile of two or more eliminates all its other cards; he stays in their place and keeps the pile’s number. A Lady-in-waiting (1) who allies with a card or pile splits it: all its cards and the Lady herself become single cards in the same zone. Both powers are compulsory in an alliance, and have no effect when sending or conspiring.
rule-K-9 = Whenever you play a noble you may set each Jester at court, and a Jester you play, to any value from 1 to 10. So a Jester at court has no fixed value: a conspiracy is legal if some choice of values makes the two sums equal, and a pile with Jesters is shown with its lowest and highest sum. Of the values that work in a conspiracy the lowest are shown, first for the card played, then for the conspirators from the bottom up, then for the target. In the final count a Jester is worth 1.
rule-K-10 = When you draw the last card of your deck you show it: from then on you may play no card of a higher value, and you may no longer plan. If it is a Jester, you declare a value from 1 to 10 for it, and that is your limit. A Jester played under a limit counts at most that much in that move; a limit of 0 leaves only Ministers.
rule-K-11 = A player who cannot play is passed over. When neither can, the game ends.
rule-K-12 = The game also ends at once, before a card is drawn, when the Inner Circle is empty.
rule-K-13 = The house whose nobles at court have the higher sum wins; all of them count, in the Inner Circle and in both Outer Courts, wherever they lie. If the sums are equal, the house with more nobles at court wins. If that is equal too, the game is a draw, and a draw is a shared win.

variant-court-dukes = Each deck has one more noble, a Duke (15).
variant-court-distinct-circle = Before the first turn, equal nobles in the circle may be replaced.
variant-court-plan-draw = Only plans in a row count for the draw: any send, alliance or conspiracy resets both counts to 0.
variant-court-end = The game ends as soon as one of the houses has no noble left in the Inner Circle.
variant-court-size = A small game, which can be solved exactly. In a small one, each deck has only one each of Minister, Lady-in-waiting, 2 and 3, and two cards of each house form the Inner Circle; in a tiny one, each deck has only Minister, Lady-in-waiting and 2, and one card of each house forms the Inner Circle. A hand has one card.

## Goods of the card game

goods-card-G = Grain
goods-card-S = Spice
goods-card-F = Fur
goods-card-D = Dye
goods-card-C = Cloth

## Goods of the board game

goods-board-M = Metal
goods-board-P = Porcelain
goods-board-D = Dye
goods-board-C = Cloth
goods-board-S = Spice

## Nobles and houses

noble-0 = Minister
noble-1 = Lady-in-waiting
noble-J = Jester
noble-15 = Duke
house-R = Della Rovere
house-G = Gonzaga

## The guide: the games in short, beside pictures of their cards

guide-short = In short
guide-aid = Player aid
guide-numbered = All rules
guide-variants = Variants
guide-played = played here
variants-values = Options of a game with their values, the usual one first.
guide-search = Search the rules
guide-nothing = No rule contains these words.
guide-aim = The aim
guide-turn = Your turn
guide-cards = The cards
guide-powers = Special nobles
guide-score = Scoring
guide-end = The end
guide-card-aim = Fill your ship with valuable goods on each of three days, and collect the most of each good in your warehouse.
guide-card-turn = Reveal up to three cards, one at a time. Then take the last card of the market; you may add one or both of the two before it. They must fit on your ship.
guide-card-cards = Two icons count twice in the warehouse. Green cards take no space. The green 2 and the black 7 only add value to a ship.
guide-card-score = When the ships are full, the most valuable ones are paid. Then each good pays those with the most icons in their warehouses, and large stocks earn a bonus every day.
guide-card-end = After the third day the richest player wins.
guide-board-aim = Buy lots of goods for your hold in three rounds. You bid with money, and money wins the game.
guide-board-turn = Turn up one to three cards: that is the lot. Everyone bids once, you last. The highest bidder pays and takes the whole lot into a hold of five spaces.
guide-board-cards = The values count for the hold. Each card of a good also moves your marker one step up its pyramid; the neutral 10 moves none.
guide-board-score = The most valuable holds are paid, then the highest markers on each pyramid. The top steps pay extra every round.
guide-board-end = Markers stay where they are. After the third round the richest player wins.
guide-court-aim = When the game ends, have the higher total of nobles at court, wherever they are.
guide-court-turn = Play one noble: send it alone to your Outer Court, ally it with any pile, conspire, or put it under your deck. To conspire, lay it on a pile; another pile with exactly the same sum is eliminated. Then draw a card.
guide-court-powers = In an alliance, the Minister eliminates a pile of two or more that he joins, and the Lady-in-waiting splits it. A Jester may be any value from 1 to 10, but counts only 1 at the end.
guide-court-end = The game ends when the Inner Circle is empty or nobody can play. The last card of your deck limits what you may still play.
aid-payments = Payments with { $players } players
aid-place = Place
aid-ship = Ship
aid-hold = Hold
aid-good = Each good
aid-extra = { $from } or more icons of a good: { $florins } each day
aid-step = Step { $from }: { $florins } each round
aid-unseen-card = Still in the deck: { $count }
aid-unseen-board = Not seen this round: { $count }, of which { $pile } will come
aid-unseen-court = Not seen yet
aid-neutral = Other cards
aid-value = Value
aid-deck-court = Each house has 24 nobles: two each of Minister (0), Lady-in-waiting (1), the values 2 to 10, and Jester.
aid-power-0 = Worth 0. Allied with a pile of two or more, he eliminates all its other cards.
aid-power-1 = Worth 1. Allied with a card or pile, she splits it into single cards.
aid-power-J = Any value from 1 to 10 whenever a noble is played; 1 at the end.
aid-power-15 = Worth 15, without a power.
aid-turn-send = Send: alone into your Outer Court.
aid-turn-ally = Ally: onto any card or pile.
aid-turn-conspire = Conspire: onto any card or pile, and another with exactly the same sum is eliminated.
aid-turn-plan = Plan: face down under your deck. Three plans each end the game in a draw.
