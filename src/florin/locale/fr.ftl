### Ce que dit Florin : les erreurs, puis les mots du terminal. Mêmes clés et mêmes valeurs dans chaque langue.

## Errors

error-unknown-game = Il n’y a pas de jeu { $game } ; choisissez card, board ou court.
error-unknown-option = Le jeu { $game } n’a pas d’option { $option } ; il a { $options }.
error-bad-option = L’option { $option } de { $game } doit valoir { $allowed }, et non { $value }.
error-deck-form = Un jeu de cartes doit être "default" ou un objet avec "good" (une liste de [valeur, symboles, verte, nombre] : valeurs 0, 2, 3, 4 ou 5, un ou deux symboles, chaque sorte une seule fois), "green_2" et "black_7".
error-deck-size = Un jeu de cartes doit en compter 110 ; celui-ci en a { $cards }.
error-deck-spaces = Au moins 90 cartes doivent prendre une place (C-12), et il n’y en a ici que { $cards }.
error-bad-seed = Une graine doit être un nombre entier de 0 à 18446744073709551615, et non { $value }.
error-bad-number = { $name } doit être un nombre entier de { $least } à { $most }, et non { $value }.
error-bad-argument = Valeur attendue pour { $name } : { $expected }, et non { $value }.
error-bad-secret = Le champ { $name } d’une donne scellée doit compter de 16 à 64 octets, et non { $value }.
error-no-seat = seat doit être compris entre 0 et { $last }, et non { $seat }.
error-script-over = Le scénario n’a pas de ligne pour le prochain tirage.
error-script-wrong = Le scénario dit { $line }, mais seuls ces tirages sont possibles : { $possible }.
error-bad-notation = { $move } n’est pas un coup de { $game } ; écrivez par exemple { $examples }.
error-not-your-turn = C’est au joueur { $mover } de jouer, pas au joueur { $player }.
error-chance-due = Un tirage précède le prochain coup ; rejouez l’enregistrement avec un donneur pour continuer à partir d’ici.
error-game-over = La partie est terminée, on ne peut plus jouer.
error-revealed-three = Vous avez déjà révélé trois cartes ce tour-ci (C-2) ; prenez maintenant.
error-deck-empty = La pioche est épuisée (C-12) ; prenez au marché.
error-market-empty = Le marché est vide (C-2) ; révélez d’abord une carte.
error-market-short =
    Le marché n’a { $cards ->
        [one] qu’une seule carte
       *[other] que { $cards } cartes
    } (C-3) ; prenez-en moins.
error-no-space =
    Il faudrait { $needed ->
        [one] { $needed } place
       *[other] { $needed } places
    }, mais il n’en reste que { $space } sur le bateau (C-4) ; prenez moins de cartes.
error-auction-on = L’enchère est déjà ouverte (B-4) ; enchérissez ou passez.
error-no-auction = L’enchère n’est pas encore ouverte (B-3) ; retournez une carte ou ouvrez l’enchère.
error-lot-empty = Il n’y a encore rien à mettre aux enchères (B-3) ; retournez d’abord une carte.
error-bid-low = La meilleure offre est de { $best } (B-4) ; proposez plus ou passez.
error-bid-high =
    Vous n’avez que { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } (B-4) ; proposez moins ou passez.
error-declare-first = Votre dernière carte est un Bouffon (K-10) ; annoncez d’abord sa valeur, de 1 à 10.
error-no-declaring = Il n’y a pas de valeur de Bouffon à annoncer (K-10) ; jouez un noble.
error-circle-first = Le Premier Cercle est encore en cours de mise en place (K-2) ; remplacez l’une des deux cartes égales ou gardez-les.
error-circle-laid = Le Premier Cercle est déjà en place (K-2) ; jouez un noble.
error-no-twins = Vous n’avez pas deux { $card } dans le cercle (K-2) ; remplacez l’une des deux cartes égales ou gardez-les.
error-other-house = { $card } appartient à l’autre Maison (K-3) ; jouez une carte de votre main.
error-not-in-hand = { $card } n’est pas dans votre main (K-3) ; jouez une carte qui s’y trouve.
error-above-limit = { $card } dépasse votre limite de { $limit } (K-10) ; jouez une carte de cette valeur au plus.
error-no-pile = Il n’y a pas de pile { $pile } (K-5) ; choisissez une pile présente à la cour.
error-same-pile = Une conspiration ne peut pas éliminer sa propre pile (K-6) ; choisissez une autre cible.
error-sums-differ = Les conspirateurs valent { $ours } et la pile { $pile } vaut { $theirs } (K-6) ; les sommes doivent être égales.
error-no-planning = Votre pioche est vide, vous ne pouvez donc plus préparer l’avenir (K-10) ; jouez un noble.
error-planning-stuck = L’adversaire ne peut plus jouer, vous ne pouvez donc pas préparer l’avenir (K-7) ; jouez un noble.
error-record-json = L’enregistrement n’est pas du JSON valide : { $reason }.
error-record-size = L’enregistrement est trop long : la limite est de { $most } octets.
error-record-object = Un enregistrement doit être un objet JSON, et non { $value }.
error-record-missing = Il manque à l’enregistrement le champ { $field }.
error-record-unknown = L’enregistrement a un champ inconnu, { $field }.
error-record-field = Le champ { $field } de l’enregistrement doit être { $expected }.
error-record-options = Les options de l’enregistrement sont fausses : { $reason }
error-record-version = La version { $version } des règles de { $game } est inconnue ici ; versions connues : { $known }.
error-record-line = La ligne { $line } du journal, { $text }, n’est pas valable dans une partie de { $game }.
error-record-due = Ligne { $line } du journal : { $text } ; attendu : { $due }.
error-record-card = La ligne { $line } du journal, { $text }, est un tirage impossible à ce moment.
error-record-move = Ligne { $line } du journal, { $text } : { $reason }
error-record-scores = Le journal aboutit aux scores { $right }, et non à ceux de l’enregistrement.
error-record-winners = Le journal fait gagner { $right }, et non les gagnants de l’enregistrement.
error-record-partial = Un enregistrement limité à ce qu’un siège a vu peut être regardé, mais pas rejoué ; demandez l’enregistrement complet.
error-record-hidden = Les cartes cachées du journal ne peuvent pas être reconstituées : elles contredisent les cartes visibles.
error-review-unfinished = Seule une partie terminée peut être analysée ; celle-ci ne l’est pas.
error-review-no-move = La ligne { $line } du journal n’est pas un coup.
error-reviews-many = Trop d’analyses demandées depuis votre adresse. Attendez la fin de l’une d’elles ou réessayez plus tard.
error-no-review = Cette partie n’a pas encore été analysée.
error-no-puzzle = Ce problème n’existe pas.
error-record-upto =
    Le journal a { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }, on ne peut donc pas le rejouer jusqu’à la ligne { $upto }.
error-record-deal = Le champ { $field } de la donne doit être { $expected }.
error-record-file = { $file }, ligne { $number } : { $reason }
error-verify-no-deal = La donne de cette partie n’était pas scellée d’avance, il n’y a donc rien à vérifier.
error-verify-no-secret = Le secret n’est révélé qu’à la fin de la partie.
error-verify-commit = Le secret ne correspond pas à l’engagement : son empreinte est différente.
error-verify-draw = La ligne { $line } du journal est { $text }, mais d’après la donne scellée, ce devrait être { $right }.
error-bad-bot = { $bot } n’est pas un robot valable ; écrivez par exemple banker, banker:sims=200 ou magnifico:ms=2000.
error-bot-game = { $bot } ne joue qu’à { $games }, pas à { $game }.
error-bot-crash = Le robot { $bot } n’a pas pu démarrer ou s’est arrêté.
error-bot-died = Le robot { $bot } n’a pas pu démarrer ou s’est arrêté : { $reason }
error-bot-hangs =
    Le robot { $bot } n’a pas répondu en { $ms ->
        [one] { $ms } milliseconde
       *[other] { $ms } millisecondes
    }.
error-bot-rubbish = Le robot { $bot } a répondu { $answer }, qui n’est pas un objet JSON contenant un coup.
error-bot-illegal = Le robot { $bot } a répondu { $move }, qui n’est pas un coup permis.
error-arena-bots = Une arène demande au moins deux robots différents, et non { $bots }.
error-arena-merit = Le mérite ne se mesure que dans les jeux sans cartes cachées : card ou board, et non { $game }.
error-arena-number = { $name } doit valoir au moins 1, et non { $value }.
error-arena-other = { $file } contient les résultats d’un autre tournoi ; choisissez un autre fichier.
error-arena-sprt = --sprt attend deux parts de victoires, la plus basse d’abord, comme 0.25,0.30, et non { $value }.
error-missing-extra = { $part } a besoin de { $package }, qui n’est pas installé ; exécutez : pip install 'florin[{ $extra }]'
error-no-cluster = Il n’y a pas d’ordonnanceur Dask à { $address } : { $reason }
error-no-day = { $day } n’est pas une date. Écrivez-la ainsi : 2026-11-18.
error-day-closed = La donne du { $day } n’est pas jouable ; seules celles des { $days } derniers jours le sont.
error-no-bots = Il n’y a pas de robot { $bot } ; robots connus : { $known }.
error-not-your-view = Ce n’est pas le tour de ce siège, il n’y a donc rien à choisir.
error-no-seat-taken = Vous n’avez pas de siège ; prenez-en un avec new_game ou join.
error-game-not-over = La partie n’est pas encore terminée.
error-bad-link = { $link } n’est pas un lien vers une table ; un tel lien s’écrit http://HÔTE/t/TABLE, suivi de #… pour un siège.
error-no-server = Le serveur { $server } est injoignable : { $reason }.
error-resume-none = Il n’y a pas de partie en cours à reprendre ; commencez-en une avec florin play.
error-resume-empty = Il n’y a pas de partie dans { $file }.
error-resume-over = La partie de { $file } est terminée ; revoyez-la avec florin replay.
error-resume-sealed = Les cartes cachées de { $file } ont été scellées avec une autre clé : la partie peut être revue ici, mais pas poursuivie.
error-no-table = Cette table n’existe pas ou n’existe plus ; vérifiez le lien.
error-table-closed = L’hôte de ce serveur a fermé cette table.
error-banned = L’hôte de ce serveur a bloqué votre adresse.
error-bad-address = { $address } n’est ni une adresse ni un réseau ; écrivez par exemple 192.0.2.7 ou 2001:db8::/48.
error-lost-record = Cette partie n’est pas enregistrée ici ; vérifiez le lien.
error-bad-token = Ce lien n’ouvre aucun siège à cette table ; demandez le bon, ou regardez.
error-watching = Les spectateurs ne peuvent pas faire cela ; prenez d’abord un siège.
error-no-watching = Cette table n’admet pas de spectateurs ; prenez-y un siège.
error-table-waiting = La partie n’a pas commencé ; elle commence quand tous les sièges sont pris.
error-table-started = La partie a déjà commencé : ce n’est plus possible.
error-table-full = Cette table est complète ; vous pouvez regarder.
error-table-crowded = Trop de monde est connecté à cette table ; réessayez plus tard.
error-seat-taken = Le siège du joueur { $player } n’est pas libre ; choisissez-en un autre.
error-colour-taken = Le joueur { $player } a déjà cette couleur ; choisissez-en une autre.
error-seat-open = Personne n’occupe le siège du joueur { $player }.
error-seat-away = Un robot joue pour vous ; reprenez d’abord votre siège.
error-seat-here = Vous occupez déjà votre siège.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-bad-seats = Une table de { $game } demande { $players } sièges, dont un au plus pour vous, et non { $value }.
error-bad-lesson = Une leçon a un siège pour vous, le premier, et des robots aux autres.
error-bad-clock = Une pendule se règle en secondes par coup, ou en réserve avec incrément, chacune de 1 à { $most } secondes.
error-bad-name = Un nom doit compter de 1 à { $most } caractères de texte simple sur une ligne, sans balises.
error-bad-chat = Un message doit compter de 1 à { $most } caractères de texte simple.
error-bad-contribution = Une contribution à la donne doit compter de 16 à 64 octets en chiffres hexadécimaux minuscules.
error-bad-message = Le message n’a pas été compris : { $reason }.
error-hello-first = Le premier message doit être hello et arriver dans les { $seconds } secondes.
error-hello-once = Vous avez déjà envoyé hello.
error-stale = La partie a avancé entre-temps ; regardez où elle en est et choisissez de nouveau.
error-too-fast = Trop de demandes à la fois ; attendez un instant.
error-too-large = C’est trop volumineux : la limite est de { $most } octets.
error-weak-token = Le nouveau secret d’un siège doit compter de 32 à 64 lettres, chiffres, - ou _ tirés au hasard, et ne pas déjà servir à cette table.
error-uploads-many = La limite d’envois depuis votre adresse est atteinte pour aujourd’hui ; réessayez demain.
error-seat-worn = Ce siège a envoyé plus que ce qu’une table peut conserver ; ouvrez une autre table.
error-tables-many = Trop de tables ont été ouvertes depuis votre adresse ; jouez à l’une d’elles, ou réessayez un peu plus tard.
error-uploads-full = Ce serveur n’a plus de place pour d’autres envois ; adressez-vous à son hôte.
error-foreign = Les pages d’autres sites ne peuvent pas se connecter à ce serveur.
error-wrong-host = Ce serveur ne répond pas à ce nom ; son adresse est { $url }.
error-unknown-address = Il n’y a rien à cette adresse.
error-unknown-method = Cette adresse n’accepte pas cette méthode.
error-server-failed = Une erreur s’est produite sur le serveur ; réessayez (l’hôte la trouvera dans le journal).
error-undo-draw = Vous n’avez joué aucun coup depuis la dernière carte retournée : il n’y a rien à annuler.
error-undo-pending = Quelqu’un a déjà demandé à reprendre un coup ; attendez les réponses.
error-undo-refused = Votre demande d’annuler ce coup a été refusée ; vous pourrez en faire une autre après un nouveau coup.
error-undo-late = Le temps de ce coup est écoulé : il ne peut plus être annulé.
error-undo-none = Personne n’attend votre réponse pour reprendre un coup.
error-not-overdue = Vous ne pouvez appeler un robot pour un joueur qu’à une table en direct sans pendule, après avoir attendu son coup { $seconds } secondes.
error-advance-board = L’enchère automatique n’existe que dans le jeu d’enchères (board).
error-advance-high = L’enchère automatique va de 1 à { $florins }, ce que contient votre bourse.
error-hint-none = À cette table, on joue sans conseils.
error-rematch-early = La partie n’est pas encore finie.
error-play-on-over = La partie est déjà finie ici ; choisissez un moment plus tôt.
error-store-url = { $url } ne désigne pas de base de données ; écrivez par exemple sqlite:///tables.sqlite ou postgresql://user@host/florin.
error-store-open = Le fichier { $file } est inutilisable : { $reason }.
error-store-locked = Le fichier { $file } est utilisé par un autre serveur ; arrêtez-le ou choisissez un autre fichier.
error-store-new = La base de données { $file } exige la version { $version }, et ce Florin ne va que jusqu’à la version { $known } ; mettez Florin à jour.
error-store-other = { $file } n’est pas une base de données de Florin ; choisissez-en une autre.
error-store-failed = Cela n’a pas pu être enregistré et reste donc sans effet ; réessayez.
error-store-old = La base de données { $database } fonctionne avec PostgreSQL { $version }, et Florin exige au moins la version { $least } ; mettez PostgreSQL à jour.
error-store-connect = La base de données { $database } est inutilisable : { $reason }.
error-backup-none = Il n’y a pas de fichier { $file } à copier.
error-backup-exists = Le fichier { $file } existe déjà ; choisissez un autre nom.
error-copy-same = Les deux adresses désignent la même base de données ; choisissez une autre destination.
error-processes-file = Plusieurs processus ne peuvent pas partager un fichier SQLite ; utilisez PostgreSQL (--db postgresql://…) ou un seul processus.
error-think-file = Seule une base PostgreSQL permet de réfléchir pour d’autres serveurs ; indiquez --db postgresql://utilisateur@hôte/florin.
error-bad-metrics = { $address } n’est pas une adresse pour les mesures ; écrivez par exemple 127.0.0.1:9100.
error-not-ready = Le serveur démarre ou s’arrête ; réessayez dans un instant.
error-copy-full = La base de données { $database } contient déjà des tables ou des parties ; choisissez-en une vide.
error-port-taken = Le port { $port } de { $host } est pris ou interdit ; choisissez-en un autre avec --port.
error-bad-base-url = { $url } n’est pas une adresse que d’autres peuvent ouvrir ; écrivez par exemple https://florin.example.
error-no-plugin = Le module { $plugin } ne peut pas être importé : { $reason }.

## Phrases that stand in errors; a key is the English phrase

phrase-n-to-n = de { $n } à { $m }
phrase-n-strings =
    { $n ->
        [one] { $n } texte
       *[other] { $n } textes
    }
phrase-a-whole-number = un nombre entier
phrase-a-list-of-n-strings = une liste de { $n } textes
phrase-a-list-of-strings = une liste de textes
phrase-a-list-of-lists-of-n-whole-numbers = une liste de listes de { $n } nombres entiers
phrase-null-or-a-list-of-seats-in-order = null ou une liste de sièges dans l’ordre
phrase-a-seat-or-null = un siège ou null
phrase-an-object = un objet
phrase-given-in-full = donné en entier : { $rest }
phrase-without-options-at-their-default = donné sans les options laissées à leur valeur par défaut : { $rest }
phrase-n-to-n-bytes-a-commitment-n-in-lowercase-hexadecimal = de 16 à 64 octets (32 pour un engagement) en chiffres hexadécimaux minuscules
phrase-absent-until-the-game-is-over = omis avant la fin de la partie
phrase-a-move = un coup
phrase-a-draw = un tirage
phrase-nothing = rien

## Small words

and = { $first } et { $last }
or = { $first } ou { $last }
you = Vous
you-as = Vous ({ $house })
player = Joueur { $number }

## Cards in words

card-good = { $good } { $value }
card-good-two = { $good } { $value } à deux symboles
card-good-green = { $good } { $value } vert
card-good-two-green = { $good } { $value } vert à deux symboles
card-green-2 = 2 vert
card-black-7 = 7 noir
card-10 = 10 neutre
card-titled = { $title } de la Maison { $house }
card-noble = { $house } { $value }

## What a player did; to that player it is said in the second person

did-win =
    { $you ->
        [yes] Vous gagnez.
       *[no] { $name } gagne.
    }

## The table

florins = florins
value = valeur
spaces = places
ship = bateau
hold = cale
influence = influence
hand = main
deck = pioche
plans = avenir
limit = limite
day-of = Jour { $day } sur 3
round-of = Manche { $round } sur 3
deck-left =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
pile-left =
    { $count ->
        [one] encore { $count } carte à venir
       *[other] encore { $count } cartes à venir
    }
last-turn = dernier tour de la journée
market-line = Marché (la plus récente en dernier) : { $cards }
warehouse-key = Colonnes de droite : symboles dans l’entrepôt ; { $goods }
lot-line = Lot : { $cards }
no-bid = pas encore d’offre
best-bid = meilleure offre { $florins } : { $name }
pyramid-key = Colonnes de droite : échelons sur les pyramides ; { $goods }
inner-circle = Premier Cercle : { $piles }
outer-court = Cour Extérieure de { $house } : { $piles }
your-hand = Votre main : { $cards }
hand-of = { $name } a en main : { $cards }
your-plans = Sous votre pioche : { $cards }

## Scoring

day-over = Le jour { $number } est terminé. Il a rapporté :
round-over = La manche { $number } est terminée. Elle a rapporté :
court-over = La partie est terminée. Influence des nobles à la cour :
whole-game = D’où viennent les florins, sur toute la partie :
bids = enchères
gain = gain
purse = au départ
ships = bateaux
holds = cales
ranks = marchandises
bonuses = bonus
extras = primes
in-circle = cercle
in-own = sa cour
in-other = autre cour
nobles = nobles
shared-win = La victoire est partagée : { $names }.
drawn = La partie est nulle ; la victoire est partagée : { $names }.
drawn-by-plans = Chacun a préparé l’avenir trois fois : la partie est nulle, quelle que soit l’influence.
decided-by-nobles = Influence égale : la Maison qui a le plus de nobles à la cour l’emporte.

## Playing

hint = Tapez un coup de la ligne « moves: », ou help, hint, undo, log, rules, save FICHIER, quit.
promised = Donne scellée d’avance. Engagement : { $commit }
save-where = Indiquez un fichier : save FICHIER
saved = Enregistré : { $file }
file-trouble = { $file } : { $reason }
over-hint = La partie est terminée ; review, log, rules, save FICHIER et quit restent possibles.
help-card =
    reveal     révéler une carte de la pioche et l’ajouter au marché (C-2)
    take 1     prendre la dernière carte du marché (C-3)
    take 12    prendre la dernière carte et la précédente ; de même take 13, take 123
    Cartes : une lettre par symbole de la marchandise, la valeur, * si la carte est verte. FF0 : Fourrures 0 à deux symboles.
help-board =
    draw       retourner une carte pour le lot (B-3)
    auction    ne plus retourner de cartes, ouvrir l’enchère
    bid 7      proposer 7 florins (B-4)
    pass       passer
    Cartes : la lettre de la marchandise et la valeur ; 10 est la carte neutre.
help-court =
    send R7            envoyer seul à votre Cour Extérieure (K-4)
    ally R7 3          s’allier, sur la pile 3 (K-5)
    conspire R7 3 5    conspirer sur la pile 3 contre la pile 5, de même somme (K-6)
    plan R7            préparer l’avenir, sous votre pioche (K-7)
    declare 6          valeur d’un Bouffon, votre dernière carte (K-10)
    replace R7, keep   remplacer ou garder, pendant la mise en place du cercle (K-2)
    Cartes : la lettre de la Maison et la valeur ; J est le Bouffon. 3:R7+G2=9 est la pile 3, qui vaut 9.
help =
    hint       ce que ferait un robot, et pourquoi ; hint banker en consulte un autre
    undo       annuler votre dernier coup, si aucune carte n’a été retournée depuis
    log        tout ce que vous savez de la partie
    rules      les règles ; rules { $rule } n’en donne qu’une
    save FICHIER  enregistrer la partie
    review     après la partie : chances, erreurs, raisons ; review 1 : la plus coûteuse
    quit       quitter

## Replaying and verifying

at-table = Joueurs : { $names }
options-line = Options : { $options }
deck-note = Cartes : le jeu par défaut, une reconstitution (voir florin rules card)
seen-by = La partie telle que l’a vue { $name }
seen-by-all = La partie telle que l’a vue un spectateur
not-over = La partie enregistrée n’est pas terminée.
press-enter = Entrée : tour suivant, q : quitter
no-such-game = { $file } n’a pas de partie { $number }.
serve-at = Florin écoute à l’adresse { $url }
think-ready = En attente des questions des serveurs de cette base
no-games = { $file } ne contient aucune partie.
verified =
    Partie { $number } : donne vérifiée ; { $draws ->
        [one] son unique tirage découle
       *[other] ses { $draws } tirages découlent
    } du secret dont l’engagement est { $commit }.
not-verified = Partie { $number } : { $reason }

## Simulating and measuring

simulating = Parties en cours
measuring = Mesure : { $what }
bench-compiled = Florin, compilé. Par seconde ; jeu au hasard, un fil, meilleur de plusieurs passages alternés :
bench-plain = Florin, Python simple. Par seconde ; jeu au hasard, un fil, meilleur de plusieurs passages alternés :
bench-what = Quoi
bench-florin = Florin
bench-stick = C++
bench-ratio = Rapport
bench-card-playouts = card, 4 joueurs : parties
bench-card-decisions = card, 4 joueurs : décisions
bench-board-playouts = board, 4 joueurs : parties
bench-board-decisions = board, 4 joueurs : décisions
bench-court-playouts = court : parties
bench-court-decisions = court : décisions
bench-search = recherche, card, parties au hasard : simulations
bench-search-threads = recherche, deux fils, par rapport à un
bench-threads = deux fils, par rapport à un
bench-plain-card = Python simple, card : décisions
bench-plain-board = Python simple, board : décisions
bench-stepping = legal() et play() depuis Python, card : décisions
bench-id-stepping = legal_ids() et play_id() depuis Python, card : décisions
bench-sampling = sample() en ms : card / board / court
bench-sizes = taille d’un état en octets : card / board / court
bench-import = import florin
bench-help = florin --help
bench-screen = florin play, jusqu’au premier écran
bench-no-sources = Pas de colonne C++ : les sources de bench/limit ne sont que dans une copie du dépôt ; indiquez leur dossier par FLORIN_LIMIT.
bench-no-compiler = Pas de colonne C++ : g++ n’est pas installé.

## The arena

arena-title =
    { $game }, { $players } joueurs, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
arena-bot = robot
arena-games = parties
arena-share = part de victoires
arena-draws = nulles
arena-merit = mérite
arena-rank = rang moyen
arena-score = score moyen
arena-rating = cote
arena-before = devance
arena-even = Intervalles à 95 %, groupés par donne. À force égale, la part serait { $share }. Cotes de Plackett–Luce : 400 points valent dix contre un.
arena-merits = Le mérite est la part de victoires sans la chance du tirage : ce que chaque coup valait de plus que celui d’un marchand.
arena-sprt =
    { $verdict ->
        [high] Tranché en faveur de { $high } contre { $low } (log du rapport de vraisemblance { $llr }).
        [low] Tranché en faveur de { $low } contre { $high } (log du rapport de vraisemblance { $llr }).
       *[open] Pas tranché entre { $low } et { $high } (log du rapport de vraisemblance { $llr }).
    }
arena-failures =
    { $count ->
        [one] Un robot a échoué et a été remplacé :
       *[other] { $count } fois, un robot a échoué et a été remplacé :
    }
arena-playing = Parties en cours

## Hints: a move and its chance of winning

hint-best = { $move } : { $share } de chances de gagner au lieu de { $other }.
hint-sole = { $move } : { $share } de chances de gagner.
hint-other = { $move } : { $share }.
hint-rough = { $move }.

## Les robots, une ligne chacun

level-garzone = au hasard, avec un peu de bon sens
level-apprentice = prend ce qui rapporte tout de suite
level-merchant = joue bien, sans attendre
level-banker = réfléchit un moment
level-magnifico = réfléchit deux secondes, le plus fort
level-hoarder = veut les marchandises
level-racer = remplit vite son bateau
level-spoiler = vous dispute vos marchandises
level-gambler = compte sur la chance
level-miser = garde son argent
