### La page des statistiques ; chargée avec elle.

statistics-more = Toutes les parties terminées dans ce navigateur, sauf celles qui reprennent un enregistrement.
by-game = Jeu
by-players = Joueurs
by-rivals = Adversaires
all-of-them = Tous
players-number =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
rivals-people = Personnes
rivals-mixed = Robots divers
no-results = Vos résultats s’afficheront ici après votre première partie.
no-such-results = Vous n’avez pas encore terminé de partie de ce genre.
games-played = Parties
games-won = Gagnées
games-drawn = Nulles
mean-place = Place moyenne
streak-now = Série de victoires en cours
streak-longest = Plus longue série de victoires
recent-share = Taux de victoires sur les { $over } dernières parties
by-chance = Au hasard
curve-label = Taux de victoires actuel : { $won }, avec le hasard seul : { $fair }
places-reached = Places
bests = Records personnels
top-score = Meilleur score
best-margin = Meilleur écart
best-date = Date
by-kind = Par jeu, nombre de joueurs et adversaires
fair-share = Au hasard
mean-score = Score moyen
export-results = Exporter
import-results = Importer
imported =
    { $count ->
        [0] Vous avez déjà tous ces résultats.
        [one] { $count } résultat a été ajouté.
       *[other] { $count } résultats ont été ajoutés.
    }
not-results = Ce fichier ne contient pas de résultats. Choisissez un fichier exporté depuis cette page.
