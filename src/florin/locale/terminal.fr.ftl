### Les mots de l’application dans le terminal, et des tables ailleurs

## The table

market-empty = Le marché est vide.
lot-empty = Il n’y a pas encore de lot.
lot-worth = Le lot vaut { $value }
turner = Joueur actif : { $name }
marks-then = ○ fin manche
bids-last = Enchérit en dernier : { $name }
outer-court-of = Cour Extérieure de { $house }
circle-title = Premier Cercle
influence-of = influence { $count }
deck-of = pioche { $count }
planned-of = avenir { $count }
limit-of = limite { $value }
under-deck = sous la pioche
your-turn = À vous de jouer
turn-of = À { $name } de jouer
is-over = La partie est terminée
not-begun = La partie n’a pas commencé.
others-turn = Les autres jouent.
type-here = Tapez un coup ou une commande ; flèches et Tab aident

## What a move will do

will-reveal = Révéler une carte : encore { $more } au plus ce tour-ci, { $deck } dans la pioche
will-take = Prendre { $cards } : le bateau vaudra { $value }, places libres : { $left }
will-draw = Retourner une carte pour le lot
will-auction = S’arrêter là et ouvrir l’enchère
will-pass = Ne pas enchérir
will-bid = Proposer { $florins } : il vous resterait { $left }, et votre cale vaudrait { $value }
will-keep = Garder les cartes du cercle telles quelles
will-replace = Remplacer cette carte du cercle par une nouvelle : { $what }
will-declare = Annoncer la valeur de votre dernière carte, le Bouffon : { $what }

## Hints

hint-of = Ce que ferait { $bot }, avec ses chances de gagner estimées :
share-of-win = { $percent } %
thinking = Réflexion… Échap l’arrête.

## Scoring and the end

day-number = jour { $number }
round-number = manche { $number }
tell-ship = Les bateaux : qui a chargé la plus grande valeur ?
tell-hold = Les cales : qui a chargé la plus grande valeur ?
tell-good = { $good } : le rang, puis le bonus ou la prime
tell-bids = Ce que les lots ont coûté
tell-gain = Le total de chacun
tell-florins = Ce que chacun possède maintenant
tell-circle = Les nobles du Premier Cercle
tell-own = Les nobles dans la Cour Extérieure de leur Maison
tell-other = Les nobles dans la Cour Extérieure de l’autre Maison
tell-nobles = Le nombre de nobles, qui départage à influence égale
tell-total = Toute l’influence à la cour
kept-in = Cette partie est enregistrée : { $file }

## Keys

key-help = aide
key-rules = règles
key-hint = conseil
key-undo = annuler
key-log = journal
key-hurry = vite
key-leave = quitter
keys-reading = Flèches et pages pour défiler · Échap : retour
keys-telling = Entrée : tout voir, puis retour à la table
keys-ending = Entrée : table · R : revoir · A : analyse · S : garder · N : rejouer · Q : fin
keys-setup = ↑ ↓ aller · ← → changer · Entrée jouer · F6 jour ou bougie · Échap quitter
keys-replay = ← → tour · ↑ ↓ dix · D décompte · G aller · V vue · F1 aide · Q quitter
title-replay = Une partie enregistrée
which-turn = Quel tour, de 1 à { $last } ?
all-open = toutes les cartes visibles
help-replay =
    ← →          un tour en arrière ou en avant ; Espace : en avant
    ↑ ↓          dix tours
    Début, Fin   le premier, le dernier
    D            le décompte suivant
    G            un tour par son numéro
    V            point de vue : toutes les cartes, un siège, un spectateur
    F2           les règles
    F6           jour ou bougie
    Q, Échap     quitter
help-keys =
    ← → ↑ ↓      choisir parmi les coups ; la table montre leur effet
    Entrée       jouer le coup choisi
    lettres      taper un coup ou une commande ; Tab complète
    souris       un clic choisit carte, pile ou coup ; un second le joue
    F1 ou ?      cette aide             F2    les règles
    F3           un conseil motivé      F4    annuler le dernier coup
    F5           le journal             F6    jour ou bougie
    Échap        arrêter un conseil ou une analyse ; presser les robots
    F10          quitter ; florin play --resume last reprend la partie

## Before the game

motto = les trois jeux Medici
ask-game = Jeu
ask-players = Joueurs
ask-people = À ce clavier
ask-bot = Adversaires
ask-lang = Langue
this-language = Français
people-here =
    { $count ->
        [one] une personne
       *[other] { $count } personnes
    }
begin = Commencer
go-on = Reprendre une partie :
paste-link = Ou collez ici le lien d’une table (http://…/t/…), puis Entrée
about-card = Stop ou encore : révélez jusqu’à trois cartes, prenez la dernière et jusqu’à deux avant elle.
about-board = Un seul tour d’enchères : un lot est retourné, chacun parle une fois, le plus offrant paie.
about-court = Le duel de deux Maisons : alliez-vous, conspirez, et cachez votre main.
curtain = À { $name } de jouer. Que les autres détournent les yeux, puis appuyez sur Entrée.

## At a table elsewhere

reconnecting = Connexion perdue ; reconnexion en cours.
waiting-for =
    { $count ->
        [one] Il manque une personne à la table.
       *[other] Il manque { $count } personnes à la table.
    }
free-seat = un siège libre
table-link = Le lien à envoyer : { $link }
host-start = Tapez start : un robot prend chaque siège libre ; start banker choisit lequel.
your-seat = Votre siège, à ne pas partager : { $link }
undo-asked = { $name } demande à reprendre un coup. Tapez yes ou no.
bot-for-you = Un robot joue pour vous. Tapez return pour reprendre votre siège.
bid-ahead = Enchère automatique : jusqu’à { $florins } pour ce lot. Tapez upto pour y renoncer.
rematch-asked = Une revanche est proposée. Tapez rematch pour la rejoindre.
rematch-how = À la table, tapez rematch pour une revanche avec les mêmes joueurs.
undo-refused = { $name } refuse la reprise du coup.
sat-down = { $name } prend place.
said = { $name } : { $text }
left-table = { $name } a quitté la table ; un robot prend la suite.
went-away = { $name } est hors ligne.
returned = { $name } est de retour.
taken-back = { $name } reprend un coup.
hinted = { $name } demande conseil.
watching = Aucun siège n’est libre ; vous regardez.
help-table =
    say TEXTE  écrire à la table
    yes, no    accepter qu’un coup soit repris, ou non
    upto 7     dans cette enchère, surenchérir d’un florin jusqu’à 7, sinon passer
    leave      laisser jouer un robot ; return reprend votre siège
    start      si vous avez ouvert la table : des robots aux sièges libres
    rematch    à la fin, une revanche avec les mêmes joueurs

## L’analyse d’une partie

review-by = Analyse de { $judge }, { $sims } simulations par coup. Tous les chiffres sont des points de pourcentage de chances de gagner.
review-account = D’où vient chaque résultat : une part égale, l’effet des coups de chacun, les cartes et l’erreur propre du juge
review-even = part égale
review-cards = cartes
review-judge = juge
review-result = résultat
review-turning = Tournants de la partie
review-turn = ligne { $line }, { $what } ({ $name } : { $before } → { $after })
review-mistakes = Les erreurs les plus coûteuses
review-no-mistakes = Aucun coup n’a été nettement moins bon que le meilleur.
review-mistake = ligne { $line }, { $name } : { $move } est { $grade } et coûte { $loss } points (de { $low } à { $high }). Meilleur coup : { $best }
grade-inaccuracy = une imprécision
grade-mistake = une erreur
grade-blunder = une gaffe
review-chart = Chances de gagner après ces lignes du journal
review-lots = Lots partis trop cher ou pour trop peu
review-overpaid = ligne { $line } : { $name } a payé { $price } pour { $cards }. Le lot en valait { $worth } pour ce siège (de { $low } à { $high } selon le jeu des autres) ; le juste prix est { $fair }.
review-let-go = ligne { $line } : { $name } a laissé partir { $cards } à { $price }. Le lot en valait { $worth } pour ce siège (de { $low } à { $high } selon le jeu des autres) ; le juste prix est { $fair }.
review-exact = Les deux pioches épuisées, la partie peut être résolue
review-exact-win = avant la ligne { $line } : { $name } gagne en jouant au mieux
review-exact-draw = avant la ligne { $line } : le meilleur jeu mène à une partie nulle
review-no-mistake = L’analyse relève { $count ->
        [one] une erreur
       *[other] { $count } erreurs
    } : tapez un numéro jusqu’à { $count }.
review-alternatives = Chances de gagner après ces coups :
review-suspected = D’après ses coups, l’adversaire avait en main : { $cards }
review-more = review 1 montre l’erreur la plus coûteuse et sa position, review 2 la suivante.
review-what-if = ligne { $line }, { $name } : { $move } au lieu de { $played } aurait donné { $share } de chances de gagner : { $change } points (de { $low } à { $high }).
review-buys = Cette enchère aurait remporté le lot dans { $share } des cas.
reviewing = Analyse en cours
reviewing-lines = Analyse en cours : { $done } lignes sur { $lines }

daily-title = Donne du jour, { $day } : { $game } ({ $version })
daily-line = { $name } : place { $place } sur { $players } avec { $score } ; les autres ont { $others }
puzzles-found = Problèmes : { $count } (partie { $game })
puzzles-written =
    { $file } contient { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }.

## For a language model

mcp-waiting = Ce n’est pas encore votre tour ; regardez plus tard.
mcp-legal = Le coup { $move } est permis.
