### The rules, for players, in our own words. One message a rule: the ids are those that a refused move names.
### A message is one line, so that it wraps where it is shown; deck-table alone keeps its line breaks.

## The games

title-card = Medici : The Card Game
title-board = Medici
title-court = Court of the Medici
intro-card = Pendant trois jours, 2 à 6 acheteurs révèlent les marchandises du marché, les chargent sur leur bateau et les rangent dans leur entrepôt. Chaque jour rapporte des florins pour les chargements les plus précieux et pour les plus gros stocks de chaque marchandise ; à l’issue du troisième, le joueur le plus riche l’emporte.
intro-board = Pendant trois manches, 3 à 6 marchands de Florence se disputent aux enchères des lots de marchandises pour remplir leur cale. Une cale précieuse et un bon rang dans chaque marchandise rapportent des florins, mais chaque enchère se paie sur la même bourse ; après la troisième manche, le joueur le plus riche l’emporte.
intro-court = Deux Maisons, Della Rovere et Gonzaga, introduisent leurs nobles à la cour, où ils s’allient et s’éliminent par des conspirations. À la fin de la partie, la Maison dont les nobles présents à la cour totalisent la plus grande valeur l’emporte.

## The deck of the card game

deck-reconstruction = Le nombre d’exemplaires de chaque carte est une reconstitution de notre part : les livrets de règles décrivent les sortes de cartes sans dire combien il y en a. Si vous possédez le jeu, vous pouvez indiquer sa vraie composition avec l’option deck (110 cartes, la même composition pour les cinq marchandises, des valeurs 0, 2, 3, 4 ou 5, un ou deux symboles, et au moins 90 cartes qui prennent une place).
deck-table =
    Chacune des cinq marchandises, 20 cartes :
      0, deux symboles × 2
      2, un symbole × 4
      3, un symbole × 4
      4, un symbole × 4
      5, un symbole × 4
      0 vert, un symbole, ne prend pas de place × 2
    Sans marchandise, 10 cartes :
      2 vert, ne prend pas de place × 5
      7 noir, prend une place × 5
    En tout : 5 × 20 + 10 = 110 cartes

## Medici: The Card Game

rule-C-1 = La partie dure trois jours et se joue dans le sens horaire. Le premier joueur du jour 1 est tiré au sort ; les jours 2 et 3 sont ouverts par le joueur qui a le moins de florins, et le sort départage les égalités.
rule-C-2 = À votre tour, vous révélez d’abord jusqu’à trois cartes de la pioche, une par une, en décidant après chacune si vous continuez, et vous les ajoutez au bout du marché ; ensuite, vous prenez des cartes (C-3). Si le marché est vide, vous devez en révéler au moins une ; s’il contient des cartes, vous pouvez n’en révéler aucune. La place qui reste sur votre bateau ne limite pas le nombre de cartes que vous révélez.
rule-C-3 = La dernière carte du marché est à prendre obligatoirement. Vous pouvez y ajouter l’une ou l’autre des deux cartes qui la précèdent, ou les deux : il est permis de prendre la troisième en partant de la fin et de laisser la deuxième. Les cartes plus éloignées sont hors d’atteinte, et les vides se referment.
rule-C-4 = Un bateau contient 7 cartes à deux joueurs, 5 cartes de trois à six joueurs. Les cartes vertes ne prennent pas de place ; toutes les autres, 7 noir compris, en prennent une. Vous ne pouvez pas prendre plus de cartes qu’il n’en tient, mais les cartes vertes restent permises au tour même où votre bateau se remplit.
rule-C-5 = Dès que votre bateau est plein, vous ne jouez plus de la journée. Quand un seul bateau n’est pas plein, son propriétaire joue encore un tour normal, un seul, puis la journée s’achève, même s’il lui reste de la place.
rule-C-6 = À la fin de la journée, la valeur d’un bateau est la somme de toutes les valeurs imprimées sur ses cartes, vertes et noires comprises. Les bateaux sont payés selon leur rang, du premier au dernier : à 2 joueurs, 20/0 ; à 3 joueurs, 30/15/0 ; à 4 joueurs, 30/20/10/0 ; à 5 joueurs, 30/20/10/5/0 ; à 6 joueurs, 30/20/15/10/5/0 florins.
rule-C-7 = Ensuite, les marchandises de chaque bateau, vertes comprises, rejoignent l’entrepôt de leur propriétaire. Les cartes neutres, sans marchandise (2 vert et 7 noir), quittent la partie.
rule-C-8 = Puis on classe les joueurs pour chaque marchandise selon les symboles (et non les cartes) de leur entrepôt : le plus grand nombre rapporte 10 florins et le deuxième 5, même à deux joueurs. Un joueur qui n’a aucun symbole d’une marchandise n’est pas classé pour celle-ci.
rule-C-9 = À chaque égalité, pour les bateaux comme pour les marchandises, on additionne les gains des rangs concernés, on divise par le nombre de joueurs à égalité et on arrondit chaque part au multiple de 5 florins inférieur, donc parfois à 0. Les joueurs à égalité occupent autant de rangs qu’ils sont : après deux premiers ex æquo, le suivant est troisième. Les rangs au-delà du tableau rapportent 0.
rule-C-10 = S’y ajoute un bonus : chaque jour, pour chaque marchandise prise séparément, tout joueur dont l’entrepôt en contient au moins 5 symboles (à deux joueurs, au moins 7) reçoit 10 florins, sans partage.
rule-C-11 = Avant le jour suivant, les cartes restées au marché retournent dans la pioche, que l’on mélange. Les entrepôts sont conservés et tous les bateaux repartent vides.
rule-C-12 = Quand la pioche est épuisée, on ne révèle plus rien et l’on continue avec les cartes du marché. Comme au moins 90 cartes prennent une place, il y a toujours quelque chose à prendre.
rule-C-13 = Après le décompte du jour 3, le joueur le plus riche gagne. En cas d’égalité en tête, la victoire est partagée.

variant-card-big-bonus = À partir de 8 symboles d’une marchandise (à deux joueurs, de 10), le bonus est de 20 florins au lieu de 10.
variant-card-empty-ranks = Un joueur qui n’a aucun symbole d’une marchandise est classé aussi, même quand personne n’en a.
variant-card-size = Une petite partie, qui peut être résolue exactement : elle dure une journée, un bateau contient 2 cartes et la pioche ne compte que 12 cartes, six fois Céréales 5 avec un symbole et six fois Épices 2 avec deux.

## Medici

rule-B-1 = Chacun commence avec 40 florins à 3 ou 4 joueurs, avec 30 à 5 ou 6 joueurs. Personne ne descend jamais au-dessous de 0.
rule-B-2 = La partie compte trois manches. Pour chacune, on mélange les 36 cartes : métaux, porcelaine, colorants, étoffes et épices, chaque marchandise avec les valeurs 0, 1, 2, 3, 4, 5 et 5, plus un 10 neutre ; 6 cartes par joueur forment la pioche (18, 24, 30 ou 36 cartes à 3, 4, 5 ou 6 joueurs), et les autres restent cachées. Le premier joueur de la manche 1 est tiré au sort ; les manches 2 et 3 sont ouvertes par le joueur qui a le moins de florins, et le sort départage les égalités.
rule-B-3 = Le joueur actif retourne une à trois cartes de la pioche, une par une, en décidant après chacune s’il continue ; ensemble, elles forment le lot. Un lot ne peut pas compter plus de cartes qu’il n’y a de places libres dans la cale la moins remplie, celle du joueur actif comprise. Seule la place compte ici, pas l’argent.
rule-B-4 = Il y a un seul tour d’enchères, qui part de la gauche du joueur actif ; celui-ci parle en dernier. Chacun, une seule fois, passe ou propose un nombre entier de florins supérieur à la meilleure offre, d’au moins 1 et dans la limite de ce qu’il possède. Si un joueur n’a pas de place pour le lot entier ou ne peut pas surenchérir, on saute son tour.
rule-B-5 = Le plus offrant paie son enchère et prend le lot entier. Si tout le monde passe, le lot est écarté pour cette manche.
rule-B-6 = Une cale a 5 places, une par carte. Avec une cale pleine, vous ne retournez plus de cartes et n’enchérissez plus. Le joueur actif suivant est le prochain, dans le sens horaire, dont la cale n’est pas pleine, en partant du dernier joueur actif et non de l’acheteur.
rule-B-7 = Quand une seule cale n’est pas pleine, elle est complétée gratuitement avec les cartes du dessus de la pioche, tant qu’il y en a, et la manche se termine ; c’est automatique. La manche se termine aussi quand la pioche est vide et que le dernier lot est attribué ou écarté.
rule-B-8 = À la fin de la manche, la valeur d’une cale est la somme de ses cartes, 10 neutre compris ; une cale vide vaut 0 et elle est classée aussi. Les cales sont payées selon leur rang, de la première à la dernière : à 3 joueurs, 30/15/0 ; à 4 joueurs, 30/20/10/0 ; à 5 joueurs, 30/20/10/5/0 ; à 6 joueurs, 30/20/10/10/5/0 florins.
rule-B-9 = Ensuite, chaque carte de marchandise fait monter le marqueur de son propriétaire d’un échelon sur la pyramide correspondante, de 0 à 7 au plus ; la valeur de la carte n’importe pas, et le 10 neutre ne fait monter personne. Sur chaque pyramide, le marqueur le plus haut rapporte 10 florins et le deuxième 5. Un marqueur resté à l’échelon 0 est classé comme les autres, même si tous y sont.
rule-B-10 = De plus, à chaque manche, un marqueur sur l’échelon 6 rapporte 10 florins et un marqueur sur l’échelon 7 en rapporte 20, sans partage.
rule-B-11 = À chaque égalité, pour les cales comme sur les pyramides, on additionne les gains des rangs concernés, on divise par le nombre de joueurs à égalité et on arrondit chaque part au florin inférieur. Les joueurs à égalité occupent autant de rangs qu’ils sont : après deux premiers ex æquo, le suivant est troisième. Les rangs au-delà du tableau rapportent 0.
rule-B-12 = Les marqueurs gardent leur place sur les pyramides pendant toute la partie. Après le décompte de la manche 3, le joueur le plus riche gagne ; en cas d’égalité en tête, la victoire est partagée.

variant-board-third-of-six = À six joueurs, le troisième rang rapporte 15 florins, comme dans les éditions ultérieures, au lieu de 10 comme en 1995.
variant-board-empty-ranks = Un marqueur resté à l’échelon 0 n’est pas classé sur sa pyramide.
variant-board-fifth-step = Un marqueur sur l’échelon 5 rapporte 5 florins à chaque manche, comme dans les éditions ultérieures.
variant-board-size = Une petite partie, qui peut être résolue exactement : chacun commence avec 3 florins, la partie compte une seule manche, une cale a 2 places et il n’y a que 12 cartes, six fois Métaux 5 et six fois Porcelaine 1, dont 2 par joueur forment la pioche.

## Court of the Medici

rule-K-1 = Le jeu oppose 2 joueurs, Della Rovere et Gonzaga, chacun avec une pioche mélangée de 24 nobles : en double, Ministre (0), Muse (1), valeurs 2 à 10 et Bouffon. Quatre cartes de chaque Maison, face visible, forment le Premier Cercle ; puis chacun pioche une main de cinq cartes. La Maison dont le total dans le cercle est le plus élevé commence, un Bouffon y comptant 1 ; le sort départage les égalités.
rule-K-2 = Seulement dans la variante du cercle varié : une fois les huit cartes posées dans le cercle et avant de piocher les mains, chaque joueur, Della Rovere d’abord, peut remplacer une carte égale à une autre de ses quatre cartes par la suivante de sa pioche, et recommencer tant que deux d’entre elles sont égales. Un Bouffon n’est égal qu’à un Bouffon. De deux cartes égales, celle qui a le plus petit numéro de pile est retirée, et la nouvelle prend ce numéro. Les cartes mises de côté sont mélangées à la pioche avant que l’on pioche les mains.
rule-K-3 = À votre tour, vous jouez un noble de votre main de l’une des quatre façons possibles (K-4 à K-7), puis vous piochez une carte s’il en reste dans votre pioche. Hormis cela, les cartes déjà à la cour ne bougent pas.
rule-K-4 = Envoyer : le noble est posé seul dans votre propre Cour Extérieure.
rule-K-5 = S’allier : vous posez le noble sur une carte ou une pile quelconque, dans le Premier Cercle ou dans l’une des deux Cours Extérieures. Une pile peut mêler des nobles des deux Maisons, et vaut la somme de ses cartes.
rule-K-6 = Conspirer : vous posez le noble sur une carte ou une pile quelconque et, du même coup, vous éliminez une autre carte ou pile, n’importe où à la cour, dont la somme est égale à celle des conspirateurs, nouvelle carte comprise. Vos propres nobles peuvent aussi être touchés. Les conspirateurs restent en pile.
rule-K-7 = Préparer l’avenir : vous glissez une carte de votre main, face cachée, sous votre pioche. Dès que chaque joueur a préparé l’avenir au moins trois fois, la partie s’arrête aussitôt et elle est nulle. Vous ne pouvez pas préparer l’avenir quand l’adversaire n’a plus aucun coup possible (K-11).
rule-K-8 = Un Ministre (0) qui s’allie à une pile de deux cartes ou plus en élimine toutes les autres cartes ; il reste à leur place et garde le numéro de la pile. Une Muse (1) qui s’allie à une carte ou à une pile la disperse : toutes ses cartes, et la Muse elle-même, restent dans la même zone comme cartes isolées. Ces deux pouvoirs sont obligatoires lors d’une alliance, et sans effet lors d’un envoi ou d’une conspiration.
rule-K-9 = Chaque fois que vous jouez un noble, vous pouvez donner à chaque Bouffon présent à la cour, et au Bouffon que vous jouez, n’importe quelle valeur de 1 à 10. Un Bouffon à la cour n’a donc pas de valeur fixe : une conspiration est permise s’il existe des valeurs qui rendent les deux sommes égales, et une pile avec Bouffon s’affiche avec sa plus petite et sa plus grande somme. Parmi les valeurs qui conviennent à une conspiration, on affiche les plus petites, d’abord pour la carte jouée, puis pour les conspirateurs de bas en haut, puis pour la cible. Au décompte final, un Bouffon vaut 1.
rule-K-10 = Quand vous piochez la dernière carte de votre pioche, vous la montrez : dès lors, vous ne pouvez plus jouer de carte de valeur supérieure ni préparer l’avenir. Si c’est un Bouffon, vous annoncez pour lui une valeur de 1 à 10, qui devient votre limite. Quand vous avez une limite, un Bouffon compte au plus pour cette valeur dans le coup où vous le jouez ; une limite de 0 ne laisse que les Ministres.
rule-K-11 = Si un joueur ne peut pas jouer, on saute son tour. Quand aucun des deux ne le peut, la partie se termine.
rule-K-12 = La partie se termine aussi quand le Premier Cercle est vide, immédiatement et sans que l’on pioche.
rule-K-13 = La Maison dont les nobles à la cour totalisent la plus grande valeur l’emporte ; tous comptent, dans le Premier Cercle et dans les deux Cours Extérieures, où qu’ils se trouvent. À totaux égaux, la Maison qui a le plus de nobles à la cour l’emporte. Si là encore il y a égalité, la partie est nulle, et une partie nulle est une victoire partagée.

variant-court-dukes = Chaque pioche compte un noble de plus, un Duc (15).
variant-court-distinct-circle = Avant le premier tour, des nobles égaux dans le cercle peuvent être remplacés.
variant-court-plan-draw = Pour la nulle, seules comptent les préparations qui se suivent : tout envoi, toute alliance ou toute conspiration remet les deux compteurs à 0.
variant-court-end = La partie se termine dès que l’une des Maisons n’a plus de noble dans le Premier Cercle.
variant-court-size = Une petite partie, qui peut être résolue exactement. En version petite (small), chaque pioche ne contient qu’un Ministre, une Muse, un 2 et un 3, et deux cartes de chaque Maison forment le Premier Cercle ; en version minuscule (tiny), chaque pioche ne contient qu’un Ministre, une Muse et un 2, et une seule carte de chaque Maison forme le Premier Cercle. La main compte une seule carte.

## Goods of the card game

goods-card-G = Céréales
goods-card-S = Épices
goods-card-F = Fourrures
goods-card-D = Teintures
goods-card-C = Étoffes

## Goods of the board game

goods-board-M = Métaux
goods-board-P = Porcelaine
goods-board-D = Colorants
goods-board-C = Étoffes
goods-board-S = Épices

## Nobles and houses

noble-0 = Ministre
noble-1 = Muse
noble-J = Bouffon
noble-15 = Duc
house-R = Della Rovere
house-G = Gonzaga

## Le guide : les jeux en bref, avec leurs cartes

guide-short = En bref
guide-aid = Aide de jeu
guide-numbered = Règles
guide-variants = Variantes
guide-played = jouée ici
variants-values = Les options d’un jeu avec leurs valeurs, la valeur habituelle en premier.
guide-search = Chercher dans les règles
guide-nothing = Aucune règle ne contient ces mots.
guide-aim = Le but
guide-turn = Votre tour
guide-cards = Les cartes
guide-powers = Nobles particuliers
guide-score = Le décompte
guide-end = La fin
guide-card-aim = Pendant trois jours, remplissez votre bateau de marchandises précieuses et amassez dans votre entrepôt plus de chaque marchandise que les autres.
guide-card-turn = Révélez jusqu’à trois cartes, une par une. Puis prenez la dernière carte du marché, et si vous voulez l’une des deux précédentes ou les deux. Elles doivent tenir sur votre bateau.
guide-card-cards = Deux symboles comptent double dans l’entrepôt. Les cartes vertes ne prennent pas de place. Le 2 vert et le 7 noir ajoutent seulement de la valeur au bateau.
guide-card-score = Quand les bateaux sont pleins, les plus précieux rapportent. Puis chaque marchandise rapporte à ceux qui en ont le plus de symboles dans leur entrepôt, et les gros stocks donnent un bonus chaque jour.
guide-card-end = Après le troisième jour, le joueur le plus riche l’emporte.
guide-board-aim = En trois manches, achetez des lots de marchandises pour votre cale. L’argent sert à enchérir, et c’est lui qui fait gagner.
guide-board-turn = Retournez une à trois cartes : c’est le lot. Chacun enchérit une fois, vous en dernier. Le plus offrant paie et prend le lot entier dans sa cale de cinq places.
guide-board-cards = Les valeurs comptent pour la cale. Chaque carte de marchandise fait aussi monter votre marqueur d’un échelon sur sa pyramide ; le 10 neutre n’en fait monter aucun.
guide-board-score = Les cales les plus précieuses rapportent, puis les marqueurs les plus hauts de chaque pyramide. Les échelons du sommet rapportent en plus à chaque manche.
guide-board-end = Les marqueurs restent en place. Après la troisième manche, le joueur le plus riche l’emporte.
guide-court-aim = À la fin de la partie, la somme de vos nobles à la cour doit être la plus élevée, où qu’ils se trouvent.
guide-court-turn = Jouez un noble : envoyez-le seul à votre Cour Extérieure, alliez-le à une pile, conspirez, ou glissez-le sous votre pioche. Pour conspirer, posez-le sur une pile ; une autre pile d’une somme exactement égale est éliminée. Puis piochez une carte.
guide-court-powers = Dans une alliance, le Ministre élimine la pile de deux cartes ou plus qu’il rejoint, et la Muse disperse la sienne. Un Bouffon vaut de 1 à 10 au choix, mais seulement 1 à la fin.
guide-court-end = La partie se termine quand le Premier Cercle est vide ou que personne ne peut jouer. La dernière carte de votre pioche limite ce que vous pouvez encore jouer.
aid-payments = Gains à { $players } joueurs
aid-place = Rang
aid-ship = Bateau
aid-hold = Cale
aid-good = Chaque marchandise
aid-extra = À partir de { $from } symboles d’une marchandise : { $florins } chaque jour
aid-step = Échelon { $from } : { $florins } à chaque manche
aid-unseen-card = Encore dans la pioche : { $count }
aid-unseen-board = Pas encore vues dans cette manche : { $count }, dont { $pile } à venir
aid-unseen-court = Pas encore vues
aid-neutral = Autres cartes
aid-value = Valeur
aid-deck-court = Chaque Maison a 24 nobles : en double, Ministre (0), Muse (1), valeurs 2 à 10 et Bouffon.
aid-power-0 = Vaut 0. S’il s’allie à une pile de deux cartes ou plus, il en élimine toutes les autres cartes.
aid-power-1 = Vaut 1. Si elle s’allie à une carte ou à une pile, elle la disperse en cartes isolées.
aid-power-J = N’importe quelle valeur de 1 à 10 chaque fois qu’un noble est joué ; 1 à la fin.
aid-power-15 = Vaut 15, sans pouvoir.
aid-turn-send = Envoyer : seul dans votre Cour Extérieure.
aid-turn-ally = S’allier : sur une carte ou une pile quelconque.
aid-turn-conspire = Conspirer : sur une carte ou une pile quelconque ; une autre, de somme exactement égale, est éliminée.
aid-turn-plan = Préparer l’avenir : face cachée sous votre pioche. Trois fois chacun, et la partie est nulle.
