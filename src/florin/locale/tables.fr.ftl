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
not-sold = Invendu
sold = Adjugé !
sold-to-you = À vous !
for-free = gratuitement
moment-filled = Cale complétée
moment-eliminated = Éliminés !
moment-split = Pile dispersée
aboard = dont { $count } encore à bord
influence-both = Influence : Della Rovere { $rovere }, Gonzaga { $gonzaga }
fast-card = Votre bateau est plein : avance rapide.
fast-board = Votre cale est pleine : avance rapide.
since-your-turn = Depuis votre dernier tour
place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
place-pays = { place } · { $florins }
worth-then = → { $value }, { place } · { $florins }
spaces-taken =
    { $taken ->
        [one] { $taken } place prise sur { $spaces }
       *[other] { $taken } places prises sur { $spaces }
    }
none = aucun

## Cards

neutral-neutral = Vert
neutral-black = Noir
neutral-ten = Neutre
noble-named = { $office } { $value }
noble-of = { $noble } ({ $house })
office-0 = Ministre
office-1 = Muse
office-2 = Page
office-3 = Écuyer
office-4 = Scribe
office-5 = Intendant
office-6 = Capitaine
office-7 = Émissaire
office-8 = Prélat
office-9 = Comte
office-10 = Marquis
office-J = Bouffon
office-15 = Duc
power-0 = Élimine le reste de la pile
power-1 = Disperse toute la pile
power-J = De { $least } à { $most }, au choix
power-15 = La plus haute valeur

## The card game

market = Marché
market-empty = Le marché est vide.
error-too-far = Seules les trois dernières cartes du marché peuvent être prises (C-3) ; choisissez parmi celles-là.
warehouse = Entrepôt
warehouse-good =
    { $good } : { $count ->
        [one] { $count } symbole
       *[other] { $count } symboles
    } dans l’entrepôt et le bateau
card-can-reveal = Révélez une carte.
card-can-both = Prenez, ou révélez une carte.
card-can-take = Choisissez ce que vous prenez.
revealed-so-far =
    { $count ->
        [0] Aucune carte révélée.
        [one] { $count } carte révélée.
       *[other] { $count } cartes révélées.
    }
last-turn-of-day = Dernier tour de la journée
took = a pris
must-take = obligatoire
does-not-fit = pas de place
may-take = au choix
will-take = prise
take-cards = Prendre : { $cards }
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
bonus-line = Bonus par marchandise :
bonus-step = { $from } symboles +{ $florins }
bonus-needs =
    { $florins ->
        [10] bonus à { $from }
       *[other] bonus { $florins } à { $from }
    }
pays-you = vous rapporte
reveal-more =
    { $revealed ->
        [0] Révéler
       *[other] Révéler ({ $left } max)
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
bids-round = Ordre des enchères
bids-florins = offre { $florins }
bids-now = maintenant
bids-then = ensuite
bids-last = en dernier
passed = passe
passed-over = hors enchère
the-lot = Le lot
turn-first = Retourner une carte
turn-another = Encore une carte
pile-name = Pioche
no-room = Vous n’avez pas la place pour ce lot.
for-you-hold = Pour vous : cale { $value } → { $then }, { place } rang
for-you-good = { $good } échelon { $step }
pyramid-of = { $good } : { $steps }
on-step = { $name } à l’échelon { $step }
your-bid = Votre offre
one-less = Un de moins
one-more = Un de plus
up-to = jusqu’à { $florins }
one-above = un de plus
the-least = le minimum
tops = trop pour { $name }
open-auction =
    Mettre aux enchères { $count ->
        [one] cette carte
       *[other] ces { $count } cartes
    }
bid-for =
    Proposer { $florins } pour { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
bid-leaves = il vous restera { $florins }
may-top =
    { $count ->
        [one] { $names } peut encore surenchérir
       *[other] { $names } peuvent encore surenchérir
    }
nobody-tops = personne ne peut surenchérir
pass = Passer
ahead-title = Enchère automatique
ahead-set = Jusqu’à { $florins }
ahead-clear = Retirer
ahead-none = Vous déciderez à votre tour.
ahead-on = Vous enchérirez jusqu’à { $florins }, sinon vous passerez.

## The court

inner-circle-name = Premier Cercle
outer-court-name = Cour Extérieure
your-outer-court = Votre Cour Extérieure
nobody-there = encore personne
hand-name = Votre main
hand-whose = Main ({ $name })
in-hand = en main
in-the-deck = dans la pioche
in-deck = pioche { $count }
plans-made = avenir { $count } sur { $most }
limit-of = { $name } : limite { $limit }.
unseen-count =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
unseen-title = Main et pioche de la Maison { $house }
fallen = Éliminés : { $cards }
court-choose-card = Choisissez un noble de votre main.
court-choose-pile = Où placer { $noble } ?
court-choose-target = Avec { $noble }, total { $sum } : { $count } cibles possibles.
court-joins = Avec { $noble }, la pile vaut { $sum }
court-declare = Votre dernière carte est un Bouffon : annoncez sa valeur.
court-replace = Deux de vos cartes du cercle sont identiques : remplacez-en une ou gardez les deux.
pile-named = Pile { $number } : { $cards } ; { $sum }
pile-becomes = Avec votre carte : { $sum }
pile-falls = Peut être éliminée maintenant
pile-may-fall = Peut être éliminée par une autre conspiration
send = Envoyer
send-note = à votre Cour Extérieure
plan = Préparer l’avenir
plan-note = sous la pioche ({ $count }/{ $most })
ally-with = S’allier à { $cards }
pile-of = une pile de { $sum }
minister-note = élimine le reste de la pile
lady-note = disperse la pile
only-ally = Alliance seule
only-conspire = Conspirer
topple = Éliminer { $cards }
conspire-sum = conspiration : { $sum }
jester-as = Bouffon : { $values }
influence-then = influence : vous { $own }, { $name } { $other }
replace = Remplacer { $noble }
keep = Garder les deux

## Scoring

score-ships = Bateaux
score-holds = Cales
score-sum = Total
tell-card-cargo = Le bateau le plus précieux rapporte le plus.
tell-card-good = Le plus grand nombre de symboles rapporte { $first }, le deuxième { $second }.
tell-card-sum = Ce que le jour { $number } a rapporté.
tell-board-cargo = La cale la plus précieuse rapporte le plus.
tell-board-good = Le plus haut échelon rapporte { $first }, le deuxième { $second }.
tell-board-sum = Ce que la manche { $number } a rapporté ; les enchères sont déjà payées.
tell-court-zone =
    { $zone ->
        [circle] Ce que comptent les nobles de chaque Maison dans le Premier Cercle.
       *[outer] Ce que comptent les nobles de chaque Maison dans cette Cour Extérieure.
    }
tell-court-sum = La Maison qui a le plus d’influence gagne.
why-rank = { $florins } pour le rang
why-extra-card = bonus : { $florins }
why-extra-board = prime : { $florins }
score-back = Précédent
score-next = Suivant
score-count = { $number } sur { $count }
score-pause = Pause
score-resume = Faire défiler
score-skip = Passer
share-places =
    { $count ->
        [2] Les { $first } et { $last } se partagent { $florins }
       *[other] Du { $first } au { $last }, { $florins } à partager
    } : { $each } chacun{ $rounded ->
        [card] , par tranches de 5.
        [board] , arrondi à l’inférieur.
       *[no] .
    }
show-scoring = Voir le décompte
go-on = Continuer

## The end

victory = Victoire !
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
shared-by =
    { $you ->
        [yes] Vous partagez la victoire avec { $names } : { florins-count }
       *[no] { $names } se partagent la victoire : { florins-count }
    }
drawn-by =
    { $you ->
        [yes] Partie nulle : vous partagez la victoire avec { $names }
       *[no] Partie nulle : { $names } se partagent la victoire
    }
you-come = Vous finissez { place }, à { $florins } du premier.
you-lead = { $florins } d’avance sur { $name }.
wins = victoire
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
from-steps = Primes
from-bids = Enchères
from-start = Au départ
from-circle = Premier Cercle
from-R = Cour Della Rovere
from-G = Cour Gonzaga

## The first game

