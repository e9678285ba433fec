### Le formulaire pour préparer une table ; chargé avec lui.

builder-more = Choisissez qui joue, puis partagez le lien.
which-game = Le jeu
players = Joueurs
player-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
seats = Sièges
seat-me = Vous
seat-open = Libre : pour qui a le lien
list-table = Afficher la table parmi les tables ouvertes
let-watch = Admettre des spectateurs
options = Variantes des règles
counts-each-good = Pour chaque marchandise
counts-one = Un symbole
counts-two = Deux symboles
counts-green-one = Verte, un symbole
counts-green-two = Verte, deux symboles
counts-sum = Cartes : { $cards } sur { $all } ; prenant une place : { $spaces } (minimum { $least }).
lay-table = Ouvrir la table
lay-table-more =
    { $open ->
        [0] la partie commence aussitôt
        [one] puis vous envoyez le lien pour un siège
       *[other] puis vous envoyez le lien pour { $open } sièges
    }
fill-with = Remplir les sièges libres avec
fill-choose = Choisir un robot…
about-option-card-deck = Les règles ne disent pas combien il y a de cartes de chaque sorte ; c’est notre reconstitution.
about-option-card-big-bonus = Une variante de la règle : à partir de 8 symboles d’une marchandise (10 à deux joueurs), le bonus est de 20 au lieu de 10.
about-option-card-empty-ranks = On peut alors être deuxième, et payé, sans un seul symbole de la marchandise.
about-option-board-third-of-six = 10 dans la première édition, 15 dans les suivantes.
about-option-board-empty-ranks = Comme dans la règle : même sans avoir avancé, on peut être deuxième sur une pyramide.
about-option-board-fifth-step = Dans les éditions suivantes, l’échelon 5 rapporte aussi 5.
about-option-court-dukes = Un noble de plus par Maison, d’une valeur de 15. À éviter pour les premières parties.
about-option-court-distinct-circle = Avant le premier tour, vous pouvez remplacer l’un de deux nobles égaux de votre Maison.
about-option-court-plan-draw = Quand chacun a glissé trois cartes sous sa pioche, la partie est nulle.
about-option-court-end = Ce qui termine la partie avant la fin des cartes.
about-hints-shown = La table voit que vous en avez demandé un.
about-hints-all = Pour s’exercer, ou entre amis.
about-hints-none = Chacun joue seul.
