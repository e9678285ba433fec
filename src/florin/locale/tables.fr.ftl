### The words of the three tables on the page.

## All tables

florins-count =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
turn-of =
    { $you ->
        [yes] À vous de jouer
       *[no] { $name } joue
    }
game-over = La partie est finie
a-moment = Un instant…
just-now = À l’instant
since-your-turn = Depuis votre tour
place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
place-pays = { place } · { $florins }
worth-then = → { $value }, { place } · { $florins }
spaces-taken =
    { $taken } sur { $spaces ->
        [one] { $spaces } place
       *[other] { $spaces } places
    }
none = aucun

## Cards

neutral-neutral = Libre
neutral-black = Noir
neutral-ten = Or
noble-named = { $office } { $value }
noble-of = { $noble } ({ $house })
office-0 = Ministre
office-1 = Muse
office-2 = Page
office-3 = Écuyer
office-4 = Scribe
office-5 = Intendant
office-6 = Capitaine
office-7 = Envoyé
office-8 = Prélat
office-9 = Comte
office-10 = Marquis
office-J = Bouffon
office-15 = Duc
power-0 = Les autres de la pile tombent
power-1 = Disperse toute la pile
power-J = Toute valeur de 1 à 10
power-15 = Le plus haut de tous

## The card game

market = Marché
market-empty = Le marché est vide.
warehouse = Entrepôt
warehouse-good =
    { $good } : { $count ->
        [one] { $count } symbole
       *[other] { $count } symboles
    } dans l’entrepôt et le bateau
card-can-reveal = Révélez une carte.
card-can-both = Prenez, ou révélez encore une carte.
card-can-take = Choisissez ce que vous prenez.
revealed-so-far =
    { $count ->
        [0] Rien de révélé encore.
        [one] { $count } carte révélée.
       *[other] { $count } cartes révélées.
    }
last-turn-of-day = Dernier tour de la journée
took = a pris
must-take = obligatoire
may-take = au choix
will-take = prise
take-cards = Prendre { $cards }
take-ship = bateau { $value }, { place }
take-too-much =
    il faut { $spaces ->
        [one] { $spaces } place
       *[other] { $spaces } places
    }, il en reste { $left }
spaces-left =
    { $spaces ->
        [0] plus aucune place
        [one] { $spaces } place libre
       *[other] { $spaces } places libres
    }
good-change =
    { $good } { $count } : { $florins ->
        [-5] −5
        [-10] −10
       *[other] +{ $florins }
    }
bonus-needs = { $more } → +{ $florins }
reveal-more =
    { $revealed ->
        [0] Révéler
       *[other] Révéler (reste { $left })
    }
deck-name = Pioche

## The auction game

auction = L’enchère
bid-of =
    { $you ->
        [yes] À vous d’enchérir
       *[no] { $name } enchérit
    }
board-can-draw = Retournez la première carte du lot.
board-can-both = Retournez encore une carte, ou ouvrez l’enchère.
board-can-watch = Le lot se prépare.
no-bid-yet = Pas encore d’offre.
leads-with =
    { $you ->
        [yes] Vous menez avec { $florins }
       *[no] { $name } mène avec { $florins }
    }
bids-round = Offres, dans l’ordre
bids-florins = offre { $florins }
bids-now = maintenant
bids-then = ensuite
bids-last = en dernier
passed = passe
passed-over = sans offre
the-lot = Le lot
turn-first = Retourner une carte
turn-another = Encore une carte
pile-name = À venir
no-room = Vous n’avez pas la place pour ce lot.
for-you-hold = Pour vous : cale { $value } → { $then }, { place }
for-you-good = { $good } échelon { $step }
pyramid-of = { $good } : { $steps }
on-step = { $name } à l’échelon { $step }
your-bid = Votre offre
one-less = Un de moins
one-more = Un de plus
up-to = jusqu’à { $florins }
one-above = un de plus
the-least = le minimum
tops = bat { $name }
open-auction =
    Mettre aux enchères { $count ->
        [one] cette carte
       *[other] ces { $count } cartes
    }
bid-for =
    Offrir { $florins } pour { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
bid-leaves = il vous reste { $florins }
may-top =
    { $count ->
        [one] { $names } peut encore surenchérir
       *[other] { $names } peuvent encore surenchérir
    }
nobody-tops = personne ne peut surenchérir
pass = Passer
ahead-title = Offre d’avance
ahead-set = Jusqu’à { $florins }
ahead-clear = Retirer
ahead-none = Vous déciderez à votre tour.
ahead-on = Vous offrez jusqu’à { $florins }, sinon vous passez.

## The court

inner-circle-name = Premier Cercle
outer-court-name = Cour Extérieure
your-outer-court = Votre Cour Extérieure
nobody-there = encore personne
hand-name = Votre main
hand-whose = La main de { $name }
in-hand = en main
in-the-deck = dans la pioche
in-deck = pioche { $count }
influence-is = influence { $count }
plans-made = avenir { $count } sur 3
limit-of = { $name } : rien au-dessus de { $limit }.
unseen-count =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
unseen-title = Main et pioche de la Maison { $house }
fallen = Éliminés : { $cards }
court-choose-card = Choisissez un noble de votre main.
court-choose-pile = Où placer { $noble } ?
court-choose-target = Avec { $noble }, total { $sum } : { $count } cibles possibles, choisissez.
court-joins = Avec { $noble }, la pile vaut { $sum }
court-declare = Votre dernière carte est un Bouffon : annoncez sa valeur.
court-replace = Deux de vos cartes du cercle sont identiques.
court-did-send = { $name } a envoyé { $noble } dans sa Cour Extérieure.
court-did-ally = { $name } a allié { $noble }.
court-did-conspire = { $name } a conspiré avec { $noble }.
court-did-plan = { $name } a glissé une carte sous sa pioche.
court-did-declare = { $name } a annoncé le Bouffon : { $noble }.
court-did-replace = { $name } a remplacé { $noble }.
court-did-keep = { $name } a gardé son cercle.
pile-named = Pile { $number } : { $cards } ; { $sum }
pile-becomes = Avec votre carte : { $sum }
pile-falls = Peut tomber maintenant
pile-may-fall = Peut tomber par une autre alliance
send = Envoyer
send-note = dans votre Cour Extérieure
plan = Préparer
plan-note = { $count } sur 3
ally-with = Rejoindre { $cards }
pile-of = une pile de { $sum }
minister-note = les autres de la pile tombent
lady-note = toutes les cartes sont isolées
only-ally = Alliance seule
topple = Éliminer { $cards }
conspire-sum = conspiration à { $sum }
jester-as = Bouffon à { $values }
influence-then = influence { $rovere } à { $gonzaga }
replace = Remplacer { $noble }
keep = Les garder

## Scoring

score-ships = Bateaux
score-holds = Cales
score-sum = Total
tell-card-cargo = La plus grande valeur rapporte le plus.
tell-card-good = Le plus de symboles rapporte 10, le deuxième 5.
tell-card-sum = Ce que le jour { $number } a rapporté.
tell-board-cargo = La plus grande valeur rapporte le plus.
tell-board-good = Le plus haut échelon rapporte 10, le deuxième 5.
tell-board-sum = Ce que la manche { $number } a rapporté ; les enchères sont déjà payées.
tell-court-zone = Ce que comptent ici les nobles de chaque Maison.
tell-court-sum = La Maison qui a le plus d’influence gagne.
why-rank = pour le rang { $florins }
why-extra-card = bonus { $florins }
why-extra-board = sommet { $florins }
tell-rest = Tout voir d’un coup
any-key = ou touchez l’écran, ou une touche
go-on = Continuer

## The end

wins-with =
    { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    } avec { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
wins-court =
    { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    } avec une influence de { $florins }
shared-by = { $names } se partagent la victoire avec { $florins }
drawn-by = Partie nulle : { $names } se partagent la victoire
drawn-by-plans = Chacun a préparé l’avenir trois fois : la partie est nulle, quelle que soit l’influence.
you-come = Vous êtes { place }, à { $florins } du premier.
wins = vainqueur
the-race = La course
where-florins = D’où vient chaque florin
where-influence = D’où vient l’influence
race-of = { $name } { $florins }
race-start = début
race-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
day-number = Jour { $number }
round-number = Manche { $number }
from-ship = Bateau
from-hold = Cale
from-goods = Marchandises
from-bonus = Bonus
from-steps = Sommets
from-bids = Enchères
from-start = Au départ
from-circle = Premier Cercle
from-R = Cour de Della Rovere
from-G = Cour de Gonzaga

## The first game

coach-card-reveal = Le marché est vide : retournez une carte de la pioche. Vous pouvez en révéler jusqu’à trois, une à une.
coach-card-choose =
    La dernière carte est obligatoire, les deux précédentes sont au choix. Vous pouvez d’abord en révéler { $left ->
        [one] encore une
       *[other] jusqu’à { $left } de plus
    } : la dernière devient alors l’obligatoire.
coach-card-take = Trois cartes sont révélées : prenez. La dernière est à vous ; touchez les deux précédentes pour les prendre aussi.
coach-card-later = Un nouveau jour : les bateaux sont vides, les entrepôts restent. { $bonus } symboles d’une marchandise donnent un bonus chaque jour.
coach-card-last = Tous les autres bateaux sont pleins : c’est votre dernier tour du jour.
coach-card-wait = Après trois jours, le plus riche gagne. Les bateaux paient à la valeur, les marchandises aux symboles, et { $bonus } de la même donnent un bonus.
coach-board-draw = Composez un lot : retournez une à trois cartes, une à une. Ensuite chacun enchérit pour le tout.
coach-board-more = Ajoutez une carte au lot, ou ouvrez l’enchère. Vous parlez en dernier, et c’est un avantage.
coach-board-bid = Une seule offre chacun, un seul tour. Vous pouvez offrir de { $least } à { $most } ; l’argent fait aussi la victoire : ne payez pas plus que ce que les cartes rapportent.
coach-board-pass = Vous ne pouvez pas battre cette offre : passez.
coach-board-auction = L’enchère fait un seul tour ; qui a composé le lot parle en dernier. Vous pouvez fixer d’avance jusqu’où vous allez.
coach-board-wait = Les cales paient à la valeur, chaque marchandise vous fait monter sa pyramide, et les hauts échelons paient à chaque manche.
coach-court-play = Choisissez un noble. Seul dans votre Cour Extérieure, il compte ; sur une pile, il s’ajoute à son total.
coach-court-conspire = Si votre noble et la pile qu’il rejoint égalent le total d’une autre pile, celle-ci tombe : suivez les dagues.
coach-court-limit = Votre pioche est vide : vous ne jouez plus rien au-dessus de { $limit }.
coach-court-declare = La dernière carte de votre pioche est un Bouffon : annoncez sa valeur. Vous ne jouerez plus rien au-dessus.
coach-court-circle = Deux de vos cartes du cercle sont identiques. Remplacez-en une, ou gardez-les.
coach-court-wait = La Maison qui a le plus d’influence à la cour gagne. La partie finit aussi quand le Premier Cercle est vide.
