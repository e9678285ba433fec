### Ce que dit Florin : les erreurs, puis les mots du terminal. Mêmes clés et mêmes valeurs dans chaque langue.

## Errors

error-unknown-game = Il n’y a pas de jeu { $game } ; choisissez card, board ou court.
error-unknown-option = Le jeu { $game } n’a pas d’option { $option } ; il a { $options }.
error-bad-option = L’option { $option } de { $game } peut valoir { $allowed }, et non { $value }.
error-deck-form = Un jeu de cartes est "default" ou un objet avec "good" (une liste de [valeur, symboles, verte, nombre], valeurs 0, 2, 3, 4, 5, un ou deux symboles, chaque sorte une fois), "green_2" et "black_7".
error-deck-size = Un jeu compte 110 cartes, et celui-ci en a { $cards }.
error-deck-spaces = Au moins 90 cartes doivent prendre une place (C-12), et ici elles sont { $cards }.
error-bad-seed = Une graine est un nombre entier de 0 à 18446744073709551615, et non { $value }.
error-bad-number = { $name } doit être un nombre entier de { $least } à { $most }, et non { $value }.
error-bad-argument = { $name } doit être { $expected }, et non { $value }.
error-bad-secret = Le champ { $name } d’une donne engagée compte de 16 à 64 octets, et non { $value }.
error-no-seat = Il n’y a pas de siège { $seat } dans cette partie ; ses sièges vont de 0 à { $last }.
error-script-over = Le scénario n’a pas de ligne pour le tirage attendu.
error-script-wrong = Le scénario dit { $line }, mais seuls peuvent venir : { $possible }.
error-bad-notation = { $move } n’est pas un coup de { $game } ; écrivez par exemple { $examples }.
error-not-your-turn = C’est au siège { $turn } de jouer, pas au siège { $seat }.
error-chance-due = Un tirage est attendu avant le prochain coup ; rejouez la partie avec un donneur pour continuer à partir d’ici.
error-game-over = La partie est terminée, on ne peut plus jouer.
error-revealed-three = Trois cartes ont déjà été révélées ce tour-ci (C-2) ; prenez maintenant.
error-deck-empty = La pioche est épuisée (C-12) ; prenez au marché.
error-market-empty = Le marché est vide (C-2) ; révélez d’abord une carte.
error-market-short =
    Le marché n’a { $cards ->
        [one] qu’une seule carte
       *[other] que { $cards } cartes
    } (C-3) ; choisissez parmi celles-là.
error-no-space =
    Il faudrait { $needed ->
        [one] { $needed } place
       *[other] { $needed } places
    } et il en reste { $space } sur le bateau (C-4) ; prenez moins de cartes.
error-auction-on = Une enchère est en cours (B-4) ; enchérissez ou passez.
error-no-auction = Il n’y a pas encore d’enchère (B-3) ; retournez une carte ou ouvrez l’enchère.
error-lot-empty = Il n’y a encore rien à mettre aux enchères (B-3) ; retournez d’abord une carte.
error-bid-low = La meilleure offre est de { $best } (B-4) ; proposez plus ou passez.
error-bid-high =
    Il n’y a que { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } dans la bourse (B-4) ; proposez moins ou passez.
error-declare-first = Le Bouffon pioché en dernier doit d’abord recevoir une valeur (K-10) ; annoncez de 1 à 10.
error-no-declaring = Il n’y a pas de Bouffon à annoncer (K-10) ; jouez un noble.
error-circle-first = Le Premier Cercle est en cours de mise en place (K-2) ; remplacez l’une de deux cartes égales ou gardez-les.
error-circle-laid = Le Premier Cercle est en place (K-2) ; jouez un noble.
error-no-twins = Il n’y a pas deux { $card } dans votre partie du cercle (K-2) ; remplacez l’une de deux cartes égales ou gardez-les.
error-other-house = { $card } n’est pas de votre Maison (K-3) ; jouez une carte de votre main.
error-not-in-hand = { $card } n’est pas dans votre main (K-3) ; jouez une carte qui s’y trouve.
error-above-limit = { $card } dépasse votre limite de { $limit } (K-10) ; jouez une carte de cette valeur au plus.
error-no-pile = Il n’y a pas de pile { $pile } (K-5) ; choisissez-en une qui est à la cour.
error-same-pile = Une conspiration élimine une autre pile que la sienne (K-6) ; choisissez une autre cible.
error-sums-differ = Les conspirateurs font { $ours } et la pile { $pile } fait { $theirs } (K-6) ; les sommes doivent être égales.
error-no-planning = Votre pioche est vide (K-10), on ne peut plus préparer l’avenir ; jouez un noble.
error-planning-stuck = L’autre joueur ne peut plus jouer, il n’est donc pas permis de préparer l’avenir (K-7) ; jouez un noble.
error-record-json = L’enregistrement n’est pas du JSON : { $reason }.
error-record-size = L’enregistrement dépasse { $most } octets, ce dont aucune partie n’a besoin.
error-record-object = Un enregistrement est un objet JSON, et non { $value }.
error-record-missing = Il manque à l’enregistrement le champ { $field }.
error-record-unknown = L’enregistrement a un champ inconnu, { $field }.
error-record-field = Le champ { $field } de l’enregistrement doit être { $expected }.
error-record-options = Les options de l’enregistrement sont fausses : { $reason }
error-record-version = Les règles de { $game } n’ont pas ici de version { $version } ; sont connues : { $known }.
error-record-line = La ligne { $line } du journal, { $text }, n’est pas une ligne d’une partie de { $game }.
error-record-due = La ligne { $line } du journal, { $text }, vient quand est attendu : { $due }.
error-record-card = La ligne { $line } du journal, { $text }, ne peut pas être tirée à cet endroit.
error-record-move = Ligne { $line } du journal, { $text } : { $reason }
error-record-scores = Le journal donne les scores { $right }, et non ceux de l’enregistrement.
error-record-winners = Le journal donne les gagnants { $right }, et non ceux de l’enregistrement.
error-record-partial = Un enregistrement tel qu’un siège l’a vu peut être montré mais pas rejoué ; demandez l’enregistrement entier.
error-record-hidden = Ce que le journal cache ne s’accorde pas avec ce qu’il montre.
error-record-upto =
    Le journal a { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }, on ne peut donc pas le rejouer jusqu’à { $upto }.
error-record-deal = Le champ { $field } de la donne doit être { $expected }.
error-record-file = { $file }, ligne { $number } : { $reason }
error-verify-no-deal = La partie n’a pas été distribuée par engagement, il n’y a donc rien à vérifier.
error-verify-no-secret = Le secret n’est pas révélé avant la fin de la partie.
error-verify-commit = Le secret n’est pas celui qui était promis : son empreinte diffère de l’engagement.
error-verify-draw = La ligne { $line } du journal est { $text }, mais la donne promise donne { $right }.
error-bad-bot = { $bot } n’est pas le nom d’un robot avec ses paramètres ; écrivez par exemple banker:sims=200 ou magnifico:ms=2000.
error-bot-crash = Le robot { $bot } ne fonctionne pas ou s’est arrêté.
error-bot-died = Le robot { $bot } ne fonctionne pas ou s’est arrêté : { $reason }
error-bot-hangs =
    Le robot { $bot } n’a pas répondu en { $ms ->
        [one] { $ms } milliseconde
       *[other] { $ms } millisecondes
    }.
error-bot-rubbish = Le robot { $bot } a répondu { $answer }, qui n’est pas un coup sous forme d’objet JSON.
error-bot-illegal = Le robot { $bot } a répondu { $move }, qui n’est pas un coup permis.
error-arena-bots = Une arène demande au moins deux robots différents, et non { $bots }.
error-arena-merit = Le mérite ne se mesure que là où rien n’est caché : card ou board, et non { $game }.
error-arena-number = Le nombre de { $name } doit être d’au moins 1, et non { $value }.
error-arena-other = { $file } contient les résultats d’un autre tournoi ; nommez un autre fichier.
error-arena-sprt = Un test se fait entre deux parts de victoires, la plus basse d’abord, comme 0.25,0.30, et non { $value }.
error-no-dask = Une grappe demande Dask ; installez-le avec : pip install 'dask[distributed]'
error-no-cluster = Il n’y a pas d’ordonnanceur Dask à { $address } : { $reason }
error-no-bots = Il n’y a pas de robot { $bot } ; sont connus : { $known }.
error-not-your-view = Cette vue n’est pas celle du siège dont c’est le tour, il n’y a donc rien à choisir.
error-bad-link = { $link } n’est pas un lien vers une table ; il ressemble à http://HOST/t/TABLE, ou, pour une place, avec #… à la fin.
error-no-server = Le serveur { $server } est injoignable : { $reason }.
error-resume-none = Il n’y a pas de partie en cours à reprendre ; commencez-en une avec florin play.
error-resume-empty = Il n’y a pas de partie dans { $file }.
error-resume-over = La partie de { $file } est terminée ; regardez-la avec florin replay.
error-resume-sealed = Ce que { $file } cache a été scellé ailleurs : la partie peut être regardée ici, mais pas poursuivie.
error-no-table = Il n’y a pas de telle table ici ; vérifiez le lien.
error-lost-record = Il n’y a pas de telle partie enregistrée ici ; vérifiez le lien.
error-bad-token = Ce lien n’ouvre aucun siège à cette table ; demandez le bon, ou regardez.
error-watching = Qui regarde ne peut pas faire cela ; prenez d’abord un siège.
error-no-watching = Cette table ne se regarde pas ; prenez-y un siège.
error-table-waiting = La partie n’a pas commencé ; elle commence quand tous les sièges sont pris.
error-table-started = La partie a commencé, cela ne se peut donc plus.
error-table-full = Aucun siège n’est libre à cette table ; vous pouvez regarder.
error-table-crowded = Trop de monde est connecté à cette table ; réessayez plus tard.
error-seat-taken = Le siège { $seat } n’est pas libre ; choisissez-en un autre.
error-seat-open = Personne n’occupe le siège { $seat }.
error-seat-away = Un robot joue pour vous ; reprenez d’abord votre siège.
error-seat-here = Vous êtes déjà à votre siège.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-bad-seats = Une table de { $game } demande { $players } sièges, dont un au plus est le vôtre, et non { $value }.
error-bad-clock = Une pendule a des secondes par coup, ou une réserve avec incrément, chacune de 1 à { $most } secondes.
error-bad-name = Un nom compte de 1 à { $most } caractères de texte simple sur une ligne, sans balises.
error-bad-chat = Une ligne de discussion compte de 1 à { $most } caractères de texte simple.
error-bad-contribution = Une contribution à la donne compte de 16 à 64 octets en petits chiffres hexadécimaux.
error-bad-message = Le message n’est pas compris : { $reason }.
error-hello-first = Le premier message doit être hello, dans les { $seconds } secondes.
error-hello-once = Le hello a déjà été dit.
error-stale = La table a avancé depuis ; regardez ce qu’il en est et décidez de nouveau.
error-too-fast = C’était trop à la fois ; attendez un instant.
error-too-large = Cela dépasse { $most } octets.
error-weak-token = Le nouveau secret d’une place compte de 32 à 64 lettres, chiffres, - et _ tirés au hasard, et ne sert à personne d’autre à cette table.
error-uploads-many = On a assez envoyé de votre adresse pour aujourd’hui ; réessayez demain.
error-seat-worn = Une table ne retient pas davantage d’une même place ; ouvrez une autre table.
error-tables-many = Trop de tables ont été ouvertes depuis votre adresse ; jouez à l’une d’elles, ou réessayez un peu plus tard.
error-uploads-full = Ce serveur n’a plus de place pour d’autres envois ; adressez-vous à son hôte.
error-foreign = La page d’un autre site ne peut pas parler à ce serveur.
error-unknown-address = Il n’y a rien à cette adresse.
error-unknown-method = On n’interroge pas cette adresse ainsi.
error-server-failed = Quelque chose a échoué ici, l’hôte le trouvera dans le journal ; réessayez.
error-undo-draw = Vous n’avez aucun coup à reprendre depuis la dernière carte retournée.
error-undo-pending = Quelqu’un a déjà demandé à reprendre un coup ; attendez les réponses.
error-undo-none = Personne n’attend votre réponse sur la reprise d’un coup.
error-advance-board = Seules les enchères de board se font d’avance.
error-advance-high = Vous pouvez enchérir d’avance de 1 à vos { $florins } florins.
error-hint-none = Cette table joue sans conseils.
error-rematch-early = La partie n’est pas encore finie.
error-play-on-over = La partie est finie à cet endroit ; choisissez-en un plus tôt.
error-store-url = { $url } ne nomme pas de fichier SQLite ; écrivez par exemple sqlite:///tables.sqlite.
error-store-open = Le fichier { $file } ne peut pas servir : { $reason }.
error-store-locked = Le fichier { $file } est utilisé par un autre serveur ; arrêtez celui-là, ou nommez un autre fichier.
error-store-new = Le fichier { $file } est de la version { $version }, et ce Florin connaît jusqu’à { $known } ; prenez un Florin plus récent.
error-store-other = Le fichier { $file } n’est pas un fichier de tables de Florin ; nommez-en un autre.
error-store-failed = Cela n’a pas pu être conservé, et n’a donc pas eu lieu ; réessayez.
error-backup-none = Il n’y a pas de fichier { $file } à copier.
error-backup-exists = Le fichier { $file } existe déjà ; nommez-en un autre.
error-port-taken = Le port { $port } de { $host } est pris ou interdit ; choisissez-en un autre avec --port.
error-bad-base-url = { $url } n’est pas une adresse que d’autres pourraient ouvrir ; écrivez par exemple https://florin.example.
error-no-plugin = Le module { $plugin } ne peut pas être importé : { $reason }.

## Phrases that stand in errors; a key is the English phrase

phrase-n-to-n = de { $n } à { $m }
phrase-n-texts =
    { $n ->
        [one] { $n } texte
       *[other] { $n } textes
    }
phrase-a-whole-number = un nombre entier
phrase-a-list-of-n-texts = une liste de { $n } textes
phrase-a-list-of-texts = une liste de textes
phrase-a-list-of-lists-of-n-whole-numbers = une liste de listes de { $n } nombres entiers
phrase-null-or-a-list-of-seats-in-order = null ou une liste de sièges dans l’ordre
phrase-a-seat-or-null = un siège ou null
phrase-an-object = un objet
phrase-written-out = donné en entier : { $rest }
phrase-n-to-n-bytes-a-commitment-n-as-small-hexadecimal-digits = de 16 à 64 octets (32 pour un engagement) en chiffres hexadécimaux minuscules
phrase-left-out-before-the-game-is-over = omis avant la fin de la partie
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
card-good-two = { $good } { $value }, deux symboles
card-good-green = { $good } { $value }, carte verte
card-good-two-green = { $good } { $value }, carte verte, deux symboles
card-green-2 = 2 vert
card-black-7 = 7 noir
card-10 = 10 neutre
card-titled = { $title } de la Maison { $house }
card-noble = { $house } { $value }

## What a player did; to that player it is said in the second person

did-begin =
    { $you ->
        [yes] Vous commencez.
       *[no] { $name } commence.
    }
did-reveal =
    { $you ->
        [yes] Vous révélez { $card }.
       *[no] { $name } révèle { $card }.
    }
did-take =
    { $you ->
        [yes] Vous prenez { $cards }.
       *[no] { $name } prend { $cards }.
    }
did-draw =
    { $you ->
        [yes] Vous retournez { $card }.
       *[no] { $name } retourne { $card }.
    }
did-auction =
    { $you ->
        [yes] Vous ouvrez l’enchère.
       *[no] { $name } ouvre l’enchère.
    }
did-bid =
    { $you ->
        [yes] Vous proposez { $florins }.
       *[no] { $name } propose { $florins }.
    }
did-pass =
    { $you ->
        [yes] Vous passez.
       *[no] { $name } passe.
    }
did-buy =
    { $you ->
        [yes] Vous achetez { $cards }
       *[no] { $name } achète { $cards }
    } pour { $florins ->
        [one] { $florins } florin.
       *[other] { $florins } florins.
    }
did-fill =
    { $you ->
        [yes] Votre cale est complétée gratuitement : { $cards }.
       *[no] { $name } a la dernière cale libre, complétée gratuitement : { $cards }.
    }
did-keep =
    { $you ->
        [yes] Vous gardez vos cartes dans le cercle.
       *[no] { $name } garde ses cartes dans le cercle.
    }
did-replace =
    { $you ->
        [yes] Vous remplacez { $card }
       *[no] { $name } remplace { $card }
    } dans le cercle par { $new }.
did-hand =
    { $you ->
        [yes] Vous piochez votre main : { $cards }.
       *[no] { $name } pioche sa main : { $cards }.
    }
did-hidden-hand =
    { $you ->
        [yes] Vous piochez une main de cinq cartes.
       *[no] { $name } pioche une main de cinq cartes.
    }
did-send =
    { $you ->
        [yes] Vous envoyez { $card } dans votre Cour Extérieure.
       *[no] { $name } envoie { $card } dans sa Cour Extérieure.
    }
did-ally =
    { $you ->
        [yes] Vous alliez { $card }
       *[no] { $name } allie { $card }
    } à la pile { $pile } ({ $cards }).
did-conspire =
    { $you ->
        [yes] Vous conspirez
       *[no] { $name } conspire
    } avec { $card } sur la pile { $pile } contre la pile { $target }, éliminée : { $cards }.
did-plan =
    { $you ->
        [yes] Vous glissez { $card } sous votre pioche.
       *[no] { $name } glisse { $card } sous sa pioche.
    }
did-hidden-plan =
    { $you ->
        [yes] Vous glissez une carte sous votre pioche.
       *[no] { $name } glisse une carte sous sa pioche.
    }
did-declare =
    { $you ->
        [yes] Vous annoncez la valeur du dernier Bouffon pioché :
       *[no] { $name } annonce la valeur du dernier Bouffon pioché :
    } { $value }.
did-draw-noble =
    { $you ->
        [yes] Vous piochez { $card }.
       *[no] { $name } pioche { $card }.
    }
did-draw-hidden =
    { $you ->
        [yes] Vous piochez une carte.
       *[no] { $name } pioche une carte.
    }
did-draw-last =
    { $you ->
        [yes] Vous piochez la dernière carte de votre pioche et la montrez : { $card }.
       *[no] { $name } pioche la dernière carte de sa pioche et la montre : { $card }.
    }
did-win =
    { $you ->
        [yes] Vous gagnez.
       *[no] { $name } gagne.
    }
lot-out = Personne n’achète le lot, écarté pour cette manche : { $cards }.
circle-laid = Premier Cercle, { $house } : { $cards }.
minister-acts = Le Ministre élimine { $cards }.
lady-acts = La Muse disperse la pile : toutes les cartes sont isolées.
jesters-count = (les Bouffons comptent : { $values })

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
market-line = Marché, la dernière carte au bout : { $cards }
warehouse-key = Colonnes de droite : symboles dans l’entrepôt ; { $goods }
lot-line = Lot : { $cards }
no-bid = pas encore d’offre
best-bid = meilleure offre { $florins } : { $name }
pyramid-key = Colonnes de droite : échelons sur les pyramides ; { $goods }
inner-circle = Premier Cercle : { $piles }
outer-court = Cour Extérieure de { $house } : { $piles }
your-hand = Votre main : { $cards }
hand-of = Main de { $name } : { $cards }
your-plans = Sous votre pioche : { $cards }

## Scoring

day-over = Le jour { $number } est terminé. Il a rapporté :
round-over = La manche { $number } est terminée. Elle a rapporté :
court-over = La partie est terminée. Les nobles à la cour comptent :
whole-game = D’où viennent les florins, sur toute la partie :
bids = enchères
gain = gain
purse = au départ
ships = bateaux
holds = cales
ranks = marchandises
bonuses = bonus
extras = sommets
in-circle = cercle
in-own = sa cour
in-other = autre cour
nobles = nobles
shared-win = La victoire est partagée : { $names }.
drawn = La partie est nulle ; la victoire est partagée : { $names }.

## Playing

hint = Tapez un coup tel qu’il figure après « moves: », ou help, hint, undo, log, rules, save FICHIER, quit.
promised = Cette donne est promise : engagement { $commit }
save-where = Dites où : save FICHIER
saved = Enregistré : { $file }
file-trouble = { $file } : { $reason }
over-hint = La partie est terminée ; log, rules, save FICHIER et quit restent possibles.
help-card =
    reveal     révéler une carte de la pioche et l’ajouter au marché (C-2)
    take 1     prendre la dernière carte du marché (C-3)
    take 12    prendre la dernière carte et la précédente ; de même take 13, take 123
    Cartes : une lettre par symbole de la marchandise, la valeur, * si la carte est verte. FF0 : Fourrures 0, deux symboles.
help-board =
    draw       retourner une carte pour le lot (B-3)
    auction    ne plus retourner de cartes, ouvrir l’enchère
    bid 7      proposer 7 florins (B-4)
    pass       passer
    Cartes : la lettre de la marchandise et la valeur ; 10 est la carte neutre.
help-court =
    send R7            envoyer seul dans votre Cour Extérieure (K-4)
    ally R7 3          s’allier, sur la pile 3 (K-5)
    conspire R7 3 5    conspirer sur la pile 3 contre la pile 5, de même somme (K-6)
    plan R7            préparer l’avenir, sous votre pioche (K-7)
    declare 6          annoncer la valeur d’un Bouffon pioché en dernier (K-10)
    replace R7, keep   remplacer ou garder, pendant la mise en place du cercle (K-2)
    Cartes : la lettre de la Maison et la valeur ; J est le Bouffon. 3:R7+G2=9 est la pile 3 et ce qu’elle compte.
help =
    hint       ce que ferait un bot, et pourquoi ; hint banker en consulte un autre
    undo       reprendre votre dernier coup, si aucune carte n’a été retournée depuis
    log        tout ce qui s’est passé, tel que vous le savez
    rules      les règles ; rules { $rule } n’en donne qu’une
    save FICHIER  enregistrer la partie
    quit       partir

## Replaying and verifying

at-table = À la table : { $names }
options-line = Options : { $options }
deck-note = Cartes : le jeu par défaut, une reconstitution (voir florin rules card)
seen-by = La partie telle que l’a vue { $name }
seen-by-all = La partie telle que l’a vue un spectateur
not-over = La partie enregistrée n’est pas terminée.
press-enter = Entrée : suite, q : quitter
no-such-game = { $file } n’a pas de partie { $number }.
serve-at = Florin écoute à l’adresse { $url }
no-games = { $file } ne contient aucune partie.
verified =
    Partie { $number } : distribuée comme promis ; { $draws ->
        [one] son unique tirage découle
       *[other] ses { $draws } tirages découlent
    } du secret d’engagement { $commit }.
not-verified = Partie { $number } : { $reason }

## Simulating and measuring

simulating = Parties en cours
measuring = Mesure : { $what }
bench-compiled = Florin, compilé ; meilleur de plusieurs passages alternés, jeu au hasard, un fil, par seconde :
bench-plain = Florin, Python simple ; meilleur de plusieurs passages alternés, jeu au hasard, un fil, par seconde :
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
bench-search-threads = recherche, deux fils, fois un
bench-threads = deux fils, par rapport à un
bench-plain-card = Python simple, card : décisions
bench-plain-board = Python simple, board : décisions
bench-stepping = legal() et play() depuis Python, card : décisions
bench-sizes = un état en octets : card / board / court
bench-import = import florin
bench-help = florin --help
bench-screen = florin play, jusqu’au premier écran

## The arena

arena-title = { $game }, { $players } joueurs, { $games } parties, graine { $seed }
arena-bot = robot
arena-games = parties
arena-share = part de victoires
arena-merit = mérite
arena-rank = rang moyen
arena-score = score moyen
arena-rating = cote
arena-before = classé devant
arena-even = Intervalles à 95 %, groupés par donne. L’égalité serait { $share }. Cotes de Plackett–Luce : 400 points valent dix contre un.
arena-merits = Le mérite est la part de victoires sans la chance du tirage : ce que chaque coup valait de plus que celui d’un marchand.
arena-sprt =
    { $verdict ->
        [high] Tranché : plutôt { $high } que { $low } (log du rapport de vraisemblance { $llr }).
        [low] Tranché : plutôt { $low } que { $high } (log du rapport de vraisemblance { $llr }).
       *[open] Pas tranché entre { $low } et { $high } (log du rapport de vraisemblance { $llr }).
    }
arena-failures =
    { $count ->
        [one] Un robot a échoué et a été remplacé :
       *[other] { $count } fois, un robot a échoué et a été remplacé :
    }
arena-playing = Parties en cours
