### The words of the page around the tables; those of the tables themselves are in tables.*.

## The bar and the home

tools = Outils
sound = Son
volume = Volume
language = Langue
light = Éclairage
theme-auto = Automatique, comme votre système
theme-day = Jour (clair)
theme-candle = Bougie (sombre)
hero = Trois jeux de Florence
hero-more = Choisissez un jeu et jouez. Sans compte, sans rien installer.
pitch-card = Prenez la dernière carte, et peut-être deux de plus. Remplissez votre bateau, remplissez votre entrepôt.
pitch-board = Une seule enchère, mais la bonne. Les cales les plus riches et les plus hautes pyramides rapportent.
pitch-court = Envoyez, alliez-vous, conspirez. Deux Maisons, une cour, et des dagues dès que les sommes sont égales.
meta-card = 2 à 6 joueurs · 15 minutes
meta-board = 3 à 6 joueurs · 30 minutes
meta-court = 2 joueurs · 15 minutes
play-now = Jouer
against =
    { $count ->
        [1] contre un robot : { $level }
       *[other] contre { $count } robots : { $level }
    }
choose-level = Niveau des robots
with-friends = Entre amis
learn = Première fois ? Apprenez en jouant
set-up-table = Préparer une table
open-record = Ouvrir un enregistrement
which-record = Quelle partie voulez-vous ouvrir ?
record-score = { $names } ({ $scores })
error-not-record = Ce fichier n’est pas une partie enregistrée par Florin. Choisissez un fichier .json ou .jsonl.
your-games = Vos parties
statistics = Vos statistiques
no-games-yet = Vos parties s’afficheront ici, dans ce navigateur.
forget-game = Retirer de la liste
waits-for-players = attend des joueurs
goes-on = en cours
against-names = contre { $names }
you-won = gagnée, { $score }
you-lost = perdue, { $score }
came-in = { place } sur { $players }, { $score }
came-drawn = partie nulle, { $score }
playing-as = Votre nom : { $name }.
change-name = Changer
open-tables = Tables ouvertes
no-open-tables = Aucune table ouverte pour le moment. Préparez-en une et affichez-la ici.
seats-taken =
    { $taken ->
        [one] { $taken } siège pris sur { $seats }
       *[other] { $taken } sièges pris sur { $seats }
    }
join = Rejoindre
guest = Invité
did-not-work = Cela n’a pas marché
language-missing = Les textes de cette langue n’ont pas pu être chargés : { $language }. Rechargez la page pour réessayer.
unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.

## A table of one's own

your-name = Votre nom
seat-number = Siège { $number }
bots = Robots
bot-garzone = Garzone (débutant)
bot-apprentice = Apprenti (facile)
bot-merchant = Marchand (moyen)
bot-banker = Banquier (fort)
bot-magnifico = Magnifico (le plus fort)
bot-hoarder = Accapareur
bot-racer = Pressé
bot-spoiler = Trouble-fête
bot-gambler = Flambeur
bot-miser = Avare
clock = Pendule
clock-none = Sans limite de temps
clock-quick = 30 secondes par coup
clock-calm = 2 minutes par coup
clock-bank = 10 minutes par joueur, plus 10 secondes par coup
clock-days = 24 heures par coup
hints = Conseils
hints-shown = Permis, annoncés à tous
hints-all = Permis, sans annonce
hints-none = Aucun
option-card-deck = Jeu de cartes
option-card-big-bonus = Bonus de 20 pour les très gros stocks
option-card-empty-ranks = Classer aussi les joueurs sans symbole
option-board-third-of-six = Troisième rang à six joueurs
option-board-empty-ranks = Classer aussi les marqueurs à l’échelon 0
option-board-fifth-step = Prime à l’échelon 5
option-court-dukes = Avec les Ducs
option-court-distinct-circle = Remplacer les cartes égales du cercle
option-court-plan-draw = Nulle si chacun prépare l’avenir trois fois
option-court-end = Fin de la partie
value-deck-default = la reconstitution de Florin
value-deck-own = la composition de votre boîte
value-plan-draw-total = en tout
value-plan-draw-row = d’affilée
value-end-circle = quand le cercle est vide
value-end-house = quand une Maison n’a plus de noble dans le cercle
terms = Réglages de la table
term = { $what } : { $how }
yes = Oui
no = Non
back-home = Retour à l’accueil

## Before the game

opening-table = Connexion à la table
waiting-for =
    { $count ->
        [one] Un siège est libre
       *[other] { $count } sièges sont libres
    }
who-is-there = Les sièges
seat-free = Siège libre
seat-kept = pas encore là
seat-away = hors ligne
seat-bot = un robot joue
seat-went = { $name } est hors ligne.
seat-came = { $name } est de retour.
host = a ouvert la table
sit-here = S’asseoir ici
remove = Exclure
invited = On vous invite à cette partie.
invited-by = { $name } vous invite à jouer.
join-game = Rejoindre la partie
invite = Inviter
invite-link = Lien à envoyer
invite-more = Toute personne qui l’ouvre peut prendre un siège libre. La partie commence quand tous les sièges sont pris.
invite-local = Cette adresse ne marche que sur cet ordinateur. Pour les autres appareils de votre réseau, lancez : { $command }
qr-label = Code QR du lien
copy-link = Copier le lien
copied = Copié
share = Partager
fill-and-start = Commencer avec des robots
fill-more =
    { $count ->
        [one] un siège libre : { $bot }
       *[other] { $count } sièges libres : { $bot }
    }
leave-table = Quitter la table
watchers-now =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
swap-down = Échanger avec le siège suivant
your-colour = Votre couleur
colour-0 = Rouge
colour-1 = Bleu
colour-2 = Vert
colour-3 = Or
colour-4 = Violet
colour-5 = Gris
lobby-chat = En attendant

## At the table

scoring = Décompte
your-turn = À vous
time-left = reste { $time }
hint-ask = Conseil
undo = Annuler
notation = Notation
log = Journal
chat = Discussion
chat-unread =
    { $count ->
        [one] Discussion, un nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
rules = Règles
menu = Menu
close = Fermer
first-game = Votre première partie
played-clock =
    { $you ->
        [yes] Temps écoulé : un coup a été joué pour vous.
       *[no] Temps écoulé : un coup a été joué pour { $name }.
    }
played-bot =
    { $you ->
        [yes] Un robot joue pour vous.
       *[no] Un robot joue pour { $name }.
    }
see-result = Voir le résultat

## What has to be said

to-know = Annonces
reconnecting = Connexion perdue ; reconnexion en cours
offline = Vous êtes hors ligne
again-in =
    { $seconds ->
        [one] Prochain essai dans une seconde. Rien n’est perdu.
       *[other] Prochain essai dans { $seconds } secondes. Rien n’est perdu.
    }
nothing-lost = Rien n’est perdu : la partie attend sur le serveur.
try-now = Réessayer
lost-table = Table introuvable
closed-table = Accès impossible
watch = Regarder
stands-in = Un robot joue pour vous
stands-in-more = La partie continue ; vous pouvez reprendre votre siège à tout moment.
overdue = { $name } n’a pas joué depuis un moment
overdue-more = Vous pouvez attendre, ou laisser un robot jouer jusqu’à son retour.
call-bot = Appeler un robot
return-to-seat = Reprendre mon siège
undo-waits = Reprise d’un coup demandée
undo-agreed =
    { $count ->
        [0] Personne n’a encore répondu.
        [one] Un joueur est d’accord.
       *[other] { $count } joueurs sont d’accord.
    }
undo-asked = { $name } demande à reprendre un coup
agree = Accepter
refuse = Refuser
while-away = Pendant votre absence
whole-log = Tout le journal
dismiss = Fermer
why-not = Pourquoi pas ?
error-wait-for = Ce n’est pas votre tour : c’est à { $name } de jouer.
rule-shown = Règle { $rule }
hint-thinking = Le Banquier réfléchit
do-it = Jouer ce coup
move-reveal = révéler une carte
move-take = prendre { $cards }
move-draw = retourner une carte
move-auction = ouvrir l’enchère
move-bid = proposer { $florins }
move-pass = passer
move-send = envoyer { $card } à la Cour Extérieure
move-ally = jouer { $card } en alliance avec { $pile }
move-conspire = conspirer avec { $card } sur { $pile } contre { $target }
move-plan = préparer l’avenir avec { $card } (sous la pioche)
pile-with-sum = la pile de { $sum }
pile-with-top = la pile de { $sum } sous { $noble }
pile-in-circle = { $pile }, Premier Cercle
pile-at-court = { $pile }, Cour Extérieure { $house }
move-declare = annoncer { $value }
move-replace = remplacer { $card }
move-keep = garder les cartes du cercle

## Chat

places =
    { $over ->
        [yes] Résultat
       *[no] Classement
    }
nothing-said = Pas encore de message.
earlier-chat = Afficher les messages précédents
watching = Vous regardez la partie.
say-something = Votre message
chat-send = Envoyer
reactions = Réactions
reaction-hello = Bonjour !
reaction-luck = Bonne chance !
reaction-nice = Bien joué !
reaction-wow = Oh là là !
reaction-oops = Oups !
reaction-thanks = Merci pour la partie !
event-reacted = { $name } : { $text }
event-swapped = Des sièges ont été échangés.
event-sat = { $name } a pris place.
event-removed = { $name } a quitté la table avant le début.
event-filled = { $name }, un robot, a pris place.
event-left =
    { $why ->
        [clock] { $name } a dépassé son temps ; un robot prend la suite.
        [gone] { $name } a perdu la connexion ; un robot prend la suite.
        [called] { $name } n’a pas joué depuis longtemps ; un robot prend la suite.
       *[left] { $name } a quitté la table ; un robot prend la suite.
    }
event-returned = { $name } est de retour.
event-undo-asked = { $name } a demandé à reprendre un coup.
event-undone =
    { $you ->
        [yes] Vous avez repris votre coup.
       *[no] { $name } a repris un coup.
    }
event-hinted =
    { $you ->
        [yes] Vous avez demandé conseil.
       *[no] { $name } a demandé conseil.
    }
event-rematch = { $name } voudrait une revanche.
event-paused = Le serveur était arrêté ; les pendules ont attendu.

## The menu

at-the-table = À la table
away-bot = un robot joue : { $bot }
watching-count =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
mute = Masquer ses messages
unmute = Afficher ses messages
settings = Réglages
bots-pauses = Pause avant les coups des autres
tempo-0 = aucune
tempo-1 = courte
tempo-2 = moyenne
tempo-3 = longue
tempo-4 = très longue
tempo-hint = Touchez la table ou appuyez sur Espace pour accélérer.
motion = Animer les cartes
allow-notifications = M’avertir quand c’est à moi
links = Liens
copy-watch-link = Copier le lien pour spectateurs
other-device = Mon siège sur un autre appareil
other-device-link = Ce lien ouvre votre siège : ne le donnez à personne
download-record = Télécharger l’enregistrement
let-bot-play = Laisser un robot jouer pour moi

## The end

rematch = Revanche
rematch-more = les mêmes joueurs, décalés d’un siège
to-rematch = Rejoindre la revanche
replay = Revoir la partie
copy-replay = Copier le lien pour la revoir
see-table = Voir la table
prove-deal = Vérifier la donne
deal-proved =
    { $draws ->
        [one] Vérifié : l’unique tirage était fixé avant la partie
       *[other] Vérifié : les { $draws } tirages étaient fixés avant la partie
    }
proof-salt = La donne ne correspond pas aux contributions des joueurs.
no-deal = La donne de cette partie n’était pas scellée d’avance : il n’y a rien à vérifier.

## The replay

opening-replay = Ouverture de l’enregistrement
lost-replay = Enregistrement introuvable
lost-replay-more = Une partie ne se revoit qu’une fois finie ; celle-ci est peut-être encore en cours.
to-table = Aller à la table
continued = { $again ->
    [yes] Nouvel essai de la partie avec { $names }, à partir de l’étape { $step }.
   *[no] La partie avec { $names } reprend à l’étape { $step }.
}
back-to-review = Retour à l’analyse
retry-task = Trouvez un meilleur coup que celui-ci : { $move }.
retry-best =
    Bien vu : { $known ->
        [yes] { $move }, { $share } de chances de gagner au lieu de { $before }.
       *[no] { $move } est le meilleur coup.
    }
retry-other =
    { $same ->
        [yes] C’est encore le coup de la partie.
       *[no] Ce n’est pas le meilleur coup.
    } { $known ->
        [yes] Il donne { $share } de chances de gagner ; { $best } en donne { $most }.
       *[no] Le meilleur : { $best }.
    }
back-to-replay = Revoir la partie d’origine
all-open = Toutes les cartes visibles
eyes = Point de vue
eyes-of = Vue par { $name }
scrub = Moment de la partie
point-of = { $number } sur { $last }
go-first = Au début
go-back = Tour précédent
go-next = Tour suivant
go-last = À la fin
autoplay = Lecture automatique
play-on = Continuer à partir d’ici
play-on-seat = Jouer à la place de
play-on-go = Jouer

## Milestones, after a game

best-score = Record personnel : { $score }, contre { $before } auparavant.
first-win = Votre première victoire à ce jeu !
first-game-played = Première partie jouée ! La deuxième leçon montre à quoi faire attention.
win-streak = { $count } victoires de suite.
so-close = Si près du but ! Il n’a manqué que { $count }.
beaten-level =
    { $level ->
        [garzone] Vous avez battu des garzoni
        [apprentice] Vous avez battu des apprentis
        [merchant] Vous avez battu des marchands
       *[banker] Vous avez battu des banquiers
    } { $count } fois.
lost-level =
    { $count } défaites de suite contre des { $level ->
        [apprentice] apprentis
        [merchant] marchands
        [banker] banquiers
       *[magnifico] magnifici
    }.
try-level =
    { $level ->
        [garzone] Défier des garzoni
        [apprentice] Défier des apprentis
        [merchant] Défier des marchands
        [banker] Défier des banquiers
       *[magnifico] Défier des magnifici
    }

## Keys and replays

skip-to-content = Aller au contenu
keys = Raccourcis clavier
keys-moves = Vos coups
keys-table = À une table
keys-scoring = Pendant un décompte
keys-replay = En revoyant une partie
key-act = Aller aux coups possibles
key-choose = Choisir une carte ou une offre proposée, de gauche à droite
key-deck = Révéler ou retourner une carte
key-bid = Modifier l’offre
key-main = Appuyer sur le grand bouton
key-pass = Passer
key-hint = Demander conseil
key-undo = Annuler votre coup
key-log = Journal
key-chat = Discussion
key-rules = Règles
key-menu = Menu
key-hurry = Montrer tout de suite les coups des autres
key-close = Fermer un panneau
key-step = Étape précédente ou suivante
key-next = Continuer
key-move = Coup précédent ou suivant
key-day = Jour ou manche, précédent ou suivant
key-ends = Début ou fin de la partie
key-play = Lecture ou pause
key-name-space = Espace
key-name-escape = Échap
key-name-pages = Page ↑ Page ↓
key-name-ends = Début, Fin
key-name-enter = Entrée
jump-to = Aller à
jump-card = Jour { $number }
jump-board = Manche { $number }
jump-court = Le début
jump-scoring-card = Décompte du jour { $number }
jump-scoring-board = Décompte de la manche { $number }
jump-scoring-court = Le décompte
speed = Vitesse
speed-times = { $times } ×
copy-moment = Copier un lien vers ce moment

## The review of a game

game-review = Analyse
game-review-seat = Partie de
game-review-progress = { $share } analysés
game-review-cancel = Arrêter l’analyse
game-review-again = Analyser cette partie
game-review-chart = Chances de gagner
game-review-chart-known = { $you ->
    [yes] Chances de gagner, selon ce que vous pouviez savoir
   *[no] Chances de gagner, selon ce que { $name } pouvait savoir
}
game-review-chart-open = Chances de gagner, toutes cartes visibles
game-review-open = Toutes cartes visibles
game-review-now = Après l’étape { $number } sur { $last } : { $shares }
game-review-account =
    { $you ->
        [yes] D’où vient votre résultat
       *[no] D’où vient le résultat : { $name }
    }
game-review-sum = Jeu du joueur { $own }, jeu des autres { $theirs }, cartes { $cards } (en points de pourcentage de chances de gagner)
game-review-part-even = Au départ, à égalité
game-review-part-own = Jeu du joueur
game-review-part-theirs = Jeu des autres
game-review-part-cards = Cartes
game-review-part-judge = Erreur des estimations
game-review-part-result = Résultat
game-review-turns = Tournants de la partie
game-review-turn = { $name } : { $before } → { $after }
game-review-hinted = Un conseil recommandait ce coup. L’analyse y a réfléchi bien plus longtemps.
game-review-both-busy = Des robots jouent les deux lignes jusqu’au bout : une suite possible parmi beaucoup d’autres.
game-review-line = Ligne { $line }
game-review-mistakes = Les erreurs les plus coûteuses
game-review-none = Aucun coup n’était nettement moins bon que le meilleur.
game-review-grade-inaccuracy = Imprécision :
game-review-grade-mistake = Erreur :
game-review-grade-blunder = Gaffe :
game-review-cost = coûte { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de chances de gagner (de { $low } à { $high })
game-review-moves = Coup joué : { $move }. Mieux : { $best }.
game-review-show-made = Voir ce coup
game-review-show-best = Voir le meilleur coup
game-review-decision =
    { $you ->
        [yes] Votre décision
       *[no] { $name } décide
    }
game-review-only = { $move } : aucun autre coup ne méritait d’être examiné.
game-review-made = joué
game-review-search = Résultat d’une recherche à partir de ce que l’on pouvait savoir alors. Le graphique fait continuer des marchands : ses chances diffèrent.
game-review-lots = Lots
game-review-lots-how = Repères : la valeur du lot pour chaque joueur. Trait plein : le prix. Trait pointillé : le juste prix.
game-review-lot-worth = vaut { $worth } pour { $name } (de { $low } à { $high })
game-review-lot-sold = { $name } a payé { $price } ; valeur pour l’acheteur : { $worth }.
game-review-lot-unsold = Personne ne l’a acheté ; juste prix : { $fair }.
game-review-lot-overpaid = { $florins ->
    [one] C’est un florin de trop.
   *[other] C’est { $florins } florins de trop.
}
game-review-lot-missed = Il valait davantage pour { $names }.
game-review-suspects = Main probable : { $name }
game-review-suspect = { $card } : { $chance } (selon la donne seule : { $deal })
game-review-suspect-held = { $card } : { $chance } (selon la donne seule : { $deal }), en main
game-review-own-open = Conspirations possibles : { $moves }.
game-review-rivals-open = { $name } menace : { $moves }.
game-review-exact = Avec le meilleur jeu : { $result }.
game-review-exact-after = Après ce coup : { $result }.
game-review-exact-win = partie gagnée
game-review-exact-draw = partie nulle
game-review-exact-loss = partie perdue
game-review-try = Réessayer
game-review-unfold = Afficher l’analyse
game-review-solve = Les résoudre comme problèmes
game-review-both = Jouer les deux suites
game-review-both-from = Les deux suites à partir de l’étape { $step }
game-review-both-how =
    Les robots continuent après chacun des deux coups, avec les mêmes cartes tant que la pioche suit le même cours ; { $you ->
        [yes] pour vous joue :
       *[no] pour { $name } joue :
    } { $bot }. Ce n’est qu’une partie : la chance peut favoriser le moins bon coup.
game-review-both-real = Place dans la partie jouée : { place }
game-review-line-made = Coup joué : { $move }
game-review-line-share = Chances de gagner selon l’analyse : { $share }. Une suite possible :
game-review-line-better = Mieux : { $move }
game-review-watch = Voir cette suite
game-review-what-if = { $you ->
    [yes] Et si vous aviez proposé
   *[no] Et si { $name } avait proposé
}
game-review-what-if-ask = Voir
game-review-what-if-answer = { $florins } proposés – chances de gagner : { $share } ({ $change } points par rapport au coup joué). Chances d’obtenir le lot : { $buys }.

daily = Donne du jour
daily-more = Une donne par jeu et par jour, la même pour tous, contre les mêmes robots. Les mêmes coups donnent la même partie.
daily-against = Contre : { $bots }
daily-play = Jouer
daily-continue = Continuer
daily-again = Rejouer (sans compter)
daily-share = Copier le résultat
daily-all = Toutes les donnes du jour
daily-all-more = votre résultat, le calendrier, les autres jeux
daily-ladder = Les robots à votre place, une partie chacun
daily-people = Tous les joueurs de ce serveur
daily-streak = { $count ->
    [0] Pas encore de série
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
daily-played = { $day } : jouée
daily-missed = { $day } : non jouée
daily-shared = Florin, donne du jour, { $day }, { $game } : place { $place } sur { $players }, mieux que { $beaten } robots sur { $levels }.

## Puzzles

puzzles = Problèmes
second-lesson = Deuxième leçon
