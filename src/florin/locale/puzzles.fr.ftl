### Puzzles and second lessons; loaded with them.

puzzles-more = Des positions où un seul coup est nettement le meilleur, et facile à manquer. Votre classement reste dans ce navigateur.
puzzles-none-yet = Aucun essai pour l’instant
puzzles-record = Votre classement { $rating }, résolus : { $solved } sur { $tried }
puzzles-solve = Résoudre des problèmes
puzzle-ask = Trouvez le coup nettement meilleur que les autres.
puzzle-count = Position { $number } sur { $count }.
puzzle-ratings = Problème { $rating }, vous { $yours }.
puzzle-right = Juste : { $best }.
puzzle-wrong = Mieux : { $best }.
puzzle-second = Le deuxième meilleur coup coûte au moins { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de chances de gagner : { $other }.
puzzle-yours = Votre coup coûte environ { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de chances de gagner : { $other }.
puzzle-found-by = Robots qui le trouvent : { $levels }.
puzzle-not-best = Ce n’est pas le meilleur coup.
puzzle-show = Voir la réponse
puzzle-verdict = Voir le verdict
puzzle-again = Réessayer
puzzle-next = Suivant
own-puzzles = Vos erreurs ({ $count })
own-ask = Dans l’une de vos parties, il n’a pas été trouvé.
own-played = Le coup joué dans la partie coûte environ { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de chances de gagner : { $other }.
own-done = C’étaient vos erreurs. Analysez une autre partie pour continuer.

## Second lessons: what good players look at

second-card = Chaque carte révélée vous sert, ou sert au joueur suivant. Quand vous arrêtez-vous ?
second-board = Un lot vaut ce qu’il change pour vous et pour les autres. Jusqu’où allez-vous ?
second-court = Un noble que l’adversaire peut éliminer est exposé. Que pouvez-vous risquer ?
second-ask-card = Prendre, ou révéler encore une carte ?
second-look-card = Regardez d’abord votre bateau ({ place }) : { $spaces ->
    [one] { $spaces } place libre
   *[other] { $spaces } places libres
}. On peut encore révéler { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}, et ce que vous laissez sert au joueur suivant.
second-ask-board = Enchérir, ou passer ?
second-look-board = Regardez d’abord ce que le lot change : votre cale vaudrait { $value } ({ place }). { $rivals ->
    [0] Personne n’enchérit après vous
   *[other] Peuvent encore enchérir : { $names }
} ; la meilleure offre est de { $bid }.
second-ask-court = Envoyer un noble, ou former une alliance ?
second-look-court = Regardez d’abord les sommes : une pile tombe face à une autre de somme exactement égale. Cartes de { $name } encore inconnues : { $count }.
second-done = C’était la deuxième leçon. Les problèmes prennent la suite.

## Prices of lots

prices = Estimer un lot
price-ask = Que vaut ce lot pour vous ?
price-how = Enchérissez le maximum que vous paieriez, ou passez s’il ne vaut rien.
price-worth =
    { $worth ->
        [one] Vaut { $worth } florin (de { $low } à { $high } selon le jeu des autres).
       *[other] Vaut { $worth } florins (de { $low } à { $high } selon le jeu des autres).
    }
price-off = { $off ->
    [0] Votre prix est exact.
   *[other] Votre prix : { $florins }.
}
price-yours = Votre prix
price-mark = Valeur pour vous
price-sold = Vendu
price-unsold = Dans cette partie, personne ne l’a acheté.
price-chart = Votre prix moins la valeur du lot ; écart moyen récent : { $off } ({ $count } lots)
price-lately = Dernièrement, votre écart moyen est de { $off }.
