### Les mots de l’application dans le terminal, et des tables ailleurs

## The table

market-empty = Le marché est vide.
lot-empty = Il n’y a pas encore de lot.
lot-worth = Le lot vaut { $value }
turner = Retourne les cartes : { $name }
marks-then = ○ à la fin
bids-last = Enchérit en dernier : { $name }
outer-court-of = Cour Extérieure de { $house }
circle-title = Premier Cercle
influence-of = influence { $count }
deck-of = pioche { $count }
planned-of = préparées { $count }
limit-of = limite { $value }
under-deck = sous la pioche
your-turn = À vous de jouer
turn-of = Au tour de { $name }
is-over = La partie est terminée
not-begun = La partie n’a pas commencé.
others-turn = Les autres jouent.
type-here = Tapez un coup ou un souhait ; flèches et Tab aident

## What a move will do

will-reveal = Révéler une carte : encore { $more } au plus ce tour-ci, { $deck } dans la pioche
will-take = Prendre { $cards } : le bateau vaut { $value }, places libres : { $left }
will-draw = Retourner une carte pour le lot
will-auction = S’arrêter là et ouvrir l’enchère
will-pass = Ne pas enchérir
will-bid = Proposer { $florins } : il vous reste { $left }, et votre cale vaudrait { $value }
will-keep = Garder les cartes du cercle telles quelles
will-replace = Mettre une autre carte à sa place dans le cercle : { $what }
will-declare = Donner sa valeur au dernier Bouffon pioché : { $what }

## Hints

hint-of = Ce que ferait { $bot }, avec la part de victoire attendue :
share-of-win = { $percent } %
thinking = Réflexion… Échap l’arrête.
term-ship = bateau
term-hold = cale
term-goods = marchandises
term-bonuses = bonus
term-price = coût
term-denies = retiré aux autres
term-luck = ce qui peut venir
term-leaves = laissé aux autres
term-influence = influence
term-safety = sécurité
term-threat = menace
term-tempo = tempo

## Scoring and the end

day-number = jour { $number }
round-number = manche { $number }
tell-ship = Les bateaux : qui a chargé la plus grande valeur ?
tell-hold = Les cales : qui a chargé la plus grande valeur ?
tell-good = { $good } : le plus, le deuxième, et ce que rapporte l’abondance
tell-bids = Ce que les lots ont coûté
tell-gain = Ce que cela donne
tell-florins = Ce que chacun possède maintenant
tell-circle = Les nobles du Premier Cercle
tell-own = Les nobles dans la Cour Extérieure de leur maison
tell-other = Les nobles dans la Cour Extérieure de l’autre maison
tell-nobles = Le nombre de nobles, si l’influence est égale
tell-total = Toute l’influence à la cour
kept-in = Cette partie est conservée : { $file }

## Keys

key-help = aide
key-rules = règles
key-hint = conseil
key-undo = annuler
key-log = journal
key-hurry = vite
key-leave = quitter
keys-reading = Flèches et pages pour défiler · Échap : retour
keys-telling = Entrée : tout d’un coup, puis retour à la table
keys-ending = Entrée : table · R : revoir · S : enregistrer · N : rejouer · Q : quitter
keys-setup = ↑ ↓ aller · ← → changer · Entrée jouer · F6 jour ou chandelle · Échap quitter
keys-replay = ← → tour · ↑ ↓ dix · D décompte · G aller · V quels yeux · F1 aide · Q quitter
title-replay = Une partie enregistrée
which-turn = Quel tour, de 1 à { $last } ?
all-open = tout ouvert
help-replay =
    ← →          un tour en arrière ou en avant ; Espace aussi
    ↑ ↓          dix tours
    Début, Fin   le premier, le dernier
    D            le décompte suivant
    G            un tour par son numéro
    V            quels yeux : tout ouvert, une place, un spectateur
    F2           les règles
    F6           jour ou chandelle
    Q, Échap     quitter
help-keys =
    ← → ↑ ↓      choisir parmi les coups ; la table montre leur effet
    Entrée       jouer le coup choisi
    lettres      taper un coup ou un souhait ; Tab complète
    souris       cliquer une carte, une pile, un coup ; encore une fois le joue
    F1 ou ?      cette aide             F2    les règles
    F3           un conseil motivé      F4    reprendre le dernier coup
    F5           le journal             F6    jour ou chandelle
    Échap        arrêter un conseil ; presser les bots
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
about-court = Le duel de deux maisons : alliez, conspirez, et cachez votre main.
level-garzone = au hasard, avec un peu de bon sens
level-apprentice = avide de l’instant
level-merchant = joue bien, tout de suite
level-banker = réfléchit un moment
level-magnifico = réfléchit deux secondes, le plus fort
level-hoarder = veut les marchandises
level-racer = veut un bateau plein
level-spoiler = vous envie les vôtres
level-gambler = compte sur la chance
level-miser = garde son argent
curtain = C’est le tour de { $name }. Venez seul devant l’écran, puis appuyez sur Entrée.

## At a table elsewhere

reconnecting = La connexion est perdue ; elle est recherchée.
waiting-for =
    { $count ->
        [one] Il manque une personne à la table.
       *[other] Il manque { $count } personnes à la table.
    }
free-seat = une place libre
table-link = Le lien pour elles : { $link }
host-start = Tapez start : un bot prend chaque place libre ; start banker choisit lequel.
your-seat = Votre place, pour vous seul : { $link }
undo-asked = { $name } demande à reprendre un coup. Tapez yes ou no.
bot-for-you = Un bot joue pour vous. Tapez return pour reprendre votre place.
bid-ahead = Dans cette enchère, vous misez d’avance jusqu’à { $florins }. Tapez upto pour y renoncer.
rematch-asked = Les mêmes joueurs veulent une autre partie. Tapez rematch pour en être.
rematch-how = À la table, tapez rematch pour rejouer avec les mêmes joueurs.
undo-refused = { $name } n’est pas d’accord pour le reprendre.
sat-down = { $name } prend place.
said = { $name } : { $text }
left-table = { $name } est parti ; un bot continue.
went-away = { $name } est hors ligne.
returned = { $name } est de retour.
taken-back = { $name } reprend un coup.
hinted = { $name } prend un conseil.
watching = Aucune place n’est libre ; vous regardez.
help-table =
    say TEXTE  parler à la table
    yes, no    accepter qu’un coup soit repris, ou non
    upto 7     dans cette enchère, surenchérir d’un florin jusqu’à 7, sinon passer
    leave      laisser jouer un bot ; return reprend votre place
    start      si vous avez ouvert la table : des bots aux places libres
    rematch    à la fin, les mêmes encore une fois
