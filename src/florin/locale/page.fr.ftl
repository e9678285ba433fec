### The words of the page around the tables; those of the tables themselves are in tables.*.

## The bar and the home

tools = Outils
sound = Son
language = Langue
light = Lumière
theme-auto = Jour ou bougie : comme votre système
theme-day = En plein jour
theme-candle = À la bougie
hero = Trois jeux de Florence
hero-more = Choisissez et vous jouez. Sans compte, sans rien installer.
pitch-card = Prenez la dernière carte, et peut-être deux de plus. Remplissez votre bateau, remplissez votre entrepôt.
pitch-board = Une seule enchère, mais la bonne. Les cales les plus riches et les plus hautes pyramides rapportent.
pitch-court = Envoyez, alliez, conspirez. Deux maisons, une cour, et une dague pour chaque somme.
meta-card = 2 à 6 joueurs · 15 minutes
meta-board = 3 à 6 joueurs · 30 minutes
meta-court = 2 joueurs · 15 minutes
play-now = Jouer
against-card = contre trois marchands
against-board = contre trois marchands
against-court = contre un marchand
with-friends = Entre amis
first-time = Première fois ? Apprenez en jouant :
learn = { $game }
set-up-table = Préparer une table
open-record = Ouvrir un enregistrement
your-games = Vos parties
no-games-yet = Vos parties sont gardées ici, dans ce navigateur.
forget-game = Retirer cette partie de la liste
waits-for-players = attend des joueurs
goes-on = en cours
you-won = gagnée, { $score }
you-lost = perdue, { $score }
open-tables = Tables ouvertes
no-open-tables = Aucune table n’attend de joueurs. Préparez-en une et faites-la figurer ici.
seats-taken = { $taken } sièges sur { $seats }
join = Rejoindre
guest = Invité
did-not-work = Cela n’a pas marché
unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.

## A table of one's own

builder-more = Choisissez qui joue ; vous recevrez un lien à envoyer.
which-game = Le jeu
your-name = Votre nom
players = Joueurs
player-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
seats = Sièges
seat-number = Siège { $number }
seat-me = Vous
seat-open = Libre : pour qui a le lien
bots = Robots
bot-garzone = Garzone, débutant
bot-apprentice = Apprenti
bot-merchant = Marchand
bot-banker = Banquier, fort
bot-magnifico = Magnifico, le plus fort
bot-hoarder = Accapareur
bot-racer = Pressé
bot-spoiler = Trouble-fête
bot-gambler = Joueur
bot-miser = Avare
clock = Pendule
clock-none = Rien ne presse
clock-quick = 30 secondes par coup
clock-calm = 2 minutes par coup
clock-bank = 10 minutes chacun, et 10 secondes par coup
clock-days = Un jour par coup
hints = Conseils
hints-shown = Annoncés à la table
hints-all = Pour tous, sans rien dire
hints-none = Aucun
list-table = La montrer parmi les tables ouvertes
let-watch = D’autres peuvent regarder
options = Variantes des règles
option-card-deck = Jeu de cartes
option-card-big-bonus = Un bonus de 20 pour beaucoup de symboles
option-card-empty-ranks = Classer aussi les joueurs sans symbole
option-board-third-of-six = Troisième cale à six joueurs
option-board-empty-ranks = Classer aussi les pions sur la première case
option-board-fifth-step = Un pion à l’échelon 5
option-court-dukes = Avec les Ducs
option-court-distinct-circle = Remplacer les cartes égales du cercle
option-court-plan-draw = Trois cartes sous la pioche
option-court-end = La partie finit aussi
value-deck-default = notre reconstitution
value-deck-own = les nombres de votre boîte
counts-each-good = De chaque marchandise
counts-one = Un symbole
counts-two = Deux symboles
counts-green-one = Verte, un symbole
counts-green-two = Verte, deux symboles
counts-sum = { $cards } cartes sur { $all } ; { $spaces } prennent une place, il en faut au moins { $least }.
value-plan-draw-total = en tout
value-plan-draw-row = d’affilée
value-end-circle = quand le cercle est vide
value-end-house = quand une maison a quitté le cercle
terms = Ce qui vaut à cette table
term = { $what } : { $how }
yes = Oui
no = Non
lay-table = Ouvrir la table
lay-table-more =
    { $open ->
        [0] la partie commence aussitôt
        [one] puis vous envoyez le lien pour un siège
       *[other] puis vous envoyez le lien pour { $open } sièges
    }
back-home = Retour à l’accueil

## Before the game

opening-table = Vous arrivez à la table
waiting-for =
    { $count ->
        [one] Un siège est libre
       *[other] { $count } sièges sont libres
    }
who-is-there = Qui est là
seat-free = Un siège libre
seat-kept = pas encore là
seat-away = hors ligne
seat-bot = un robot joue
seat-went = { $name } est hors ligne.
seat-came = { $name } est de retour.
host = a ouvert la table
sit-here = S’asseoir ici
remove = Écarter
invite = Inviter
invite-link = Le lien à envoyer
invite-more = Qui l’ouvre choisit un siège libre. La partie commence quand tous les sièges sont pris.
invite-local = Cette adresse ne marche que sur cet ordinateur. Pour les autres de votre réseau, lancez : { $command }
qr-label = Le lien en code QR
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

## At the table

your-turn = À vous
time-left = reste { $time }
hint-ask = Conseil
undo = Reprendre
log = Journal
chat = Discussion
chat-unread =
    { $count ->
        [one] Discussion, un nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
rules = Règles
menu = Table
close = Fermer
first-game = Votre première partie
day-scored = Fin du jour { $number }
round-scored = Fin de la manche { $number }
played-clock =
    { $you ->
        [yes] Temps écoulé : la pendule joue pour vous.
       *[no] Temps écoulé : la pendule joue pour { $name }.
    }
played-bot =
    { $you ->
        [yes] Un robot joue pour vous.
       *[no] Un robot joue pour { $name }.
    }
see-result = Voir le résultat

## What has to be said

to-know = À savoir maintenant
reconnecting = La liaison est coupée ; on revient
offline = Vous êtes hors ligne
again-in =
    { $seconds ->
        [one] Prochain essai dans une seconde. Rien n’est perdu.
       *[other] Prochain essai dans { $seconds } secondes. Rien n’est perdu.
    }
nothing-lost = Rien n’est perdu : la partie attend sur le serveur.
try-now = Essayer
lost-table = Pas de table ici
closed-table = Cette porte est close
watch = Regarder
stands-in = Un robot joue pour vous
stands-in-more = La partie continue ; vous pouvez reprendre à tout moment.
return-to-seat = Reprendre mon siège
undo-waits = Vous avez demandé à reprendre le coup
undo-agreed =
    { $count ->
        [0] Personne n’a encore répondu.
        [one] Un joueur est d’accord.
       *[other] { $count } joueurs sont d’accord.
    }
undo-asked = { $name } demande à reprendre un coup
agree = D’accord
refuse = Refuser
while-away = Pendant votre absence
whole-log = Tout le journal
dismiss = Fermer
why-not = Pourquoi pas ?
error-wait-for = Ce n’est pas votre tour : c’est à { $name } de jouer.
rule-shown = Règle { $rule }
hint-thinking = Un banquier réfléchit
hint-best = Le conseil d’un banquier : { $move }
hint-share = Part de victoire attendue : { $share }
hint-others = Autres coups envisagés : { $others }
hint-contrast = Pourquoi pas { $move } ? { $reasons }
hint-only = Il n’y a pas d’autre coup.
hint-even = Les coups se valent à peu près.
do-it = Le faire
move-reveal = révéler une carte
move-take = prendre { $cards }
move-draw = retourner une carte
move-auction = ouvrir l’enchère
move-bid = proposer { $florins }
move-pass = passer
move-send = envoyer { $card } dans la Cour Extérieure
move-ally = allier { $card } à { $pile }
move-conspire = allier { $card } à { $pile } pour renverser { $target }
move-plan = glisser { $card } sous la pioche
move-declare = annoncer { $value }
move-replace = remplacer { $card }
move-keep = garder le cercle
reason-ship = la valeur du bateau
reason-hold = la valeur de la cale
reason-goods = le rang dans les marchandises
reason-bonuses = les bonus pour une marchandise en nombre
reason-price = ce que cela coûte
reason-denies = ce que les autres n’auront pas
reason-luck = ce qui peut encore venir
reason-leaves = ce que cela laisse aux autres
reason-influence = l’influence à la cour
reason-safety = la sûreté de vos nobles
reason-threat = la menace
reason-tempo = le rythme

## Chat

nothing-said = Personne n’a encore rien dit.
watching = Vous regardez.
say-something = Dire quelque chose
chat-send = Envoyer
event-sat = { $name } a pris place.
event-removed = { $name } a quitté son siège.
event-filled = Un robot a pris le siège de { $name }.
event-left =
    { $why ->
        [clock] Temps écoulé : un robot joue pour { $name }.
       *[left] Un robot joue pour { $name }.
    }
event-returned = { $name } est de retour.
event-undo-asked = { $name } a demandé à reprendre un coup.
event-undone = Un coup de { $name } a été repris.
event-hinted = { $name } a demandé conseil.
event-rematch = { $name } voudrait une revanche.

## The menu

at-the-table = À la table
away-bot = un robot joue : { $bot }
watching-count =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
mute = Ne plus entendre
unmute = Entendre
settings = Réglages
bots-pauses = Un instant avant les coups des robots
motion = Les cartes bougent
allow-notifications = M’avertir quand c’est à moi
links = Liens
copy-watch-link = Copier le lien pour regarder
other-device = Mon siège sur un autre appareil
other-device-link = Ouvre votre siège : ne le donnez pas
download-record = Télécharger l’enregistrement
let-bot-play = Laisser un robot jouer pour moi

## The end

rematch = Revanche
rematch-more = les mêmes joueurs, un siège plus loin
to-rematch = Vers la revanche
replay = Revoir la partie
copy-replay = Copier le lien pour la revoir
see-table = Voir la table
prove-deal = La donne était-elle honnête ?
deal-proved =
    { $draws ->
        [one] Prouvé : un tirage, comme promis avant la partie
       *[other] Prouvé : les { $draws } tirages, comme promis avant la partie
    }
proof-salt = La donne ne découle pas de ce que les joueurs y ont apporté.
no-deal = Cette partie n’a pas été distribuée sur promesse : il n’y a rien à prouver.

## The replay

opening-replay = On ouvre l’enregistrement
lost-replay = Pas d’enregistrement ici
lost-replay-more = L’enregistrement d’une partie reste quand elle est finie ; peut-être est-elle en cours.
to-table = À la table
all-open = Tout à découvert
eyes = Avec les yeux de
eyes-of = Comme { $name } l’a vue
scrub = Le moment de la partie
point-of = { $number } sur { $last }
go-first = Au début
go-back = Un pas en arrière
go-next = Un pas en avant
go-last = À la fin
autoplay = Laisser défiler
log-and-play-on = Journal et suite
play-on = Continuer d’ici
play-on-seat = À la place de
play-on-go = Jouer
