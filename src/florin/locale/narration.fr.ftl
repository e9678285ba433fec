### The messages that the narrator emits (florin/narration.py), for the page and the terminal.
### Where `you` is "yes", the reader is the player.

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
        [yes] Votre cale, la dernière à remplir, est complétée gratuitement : { $cards }.
       *[no] { $name } complète gratuitement la dernière cale à remplir : { $cards }.
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
        [yes] Vous envoyez { $card } à votre Cour Extérieure.
       *[no] { $name } envoie { $card } à sa Cour Extérieure.
    }
did-ally =
    { $you ->
        [yes] Vous jouez { $card }
       *[no] { $name } joue { $card }
    } en alliance sur la pile { $pile } ({ $cards }).
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
        [yes] Vous annoncez la valeur de votre dernière carte, le Bouffon :
       *[no] { $name } annonce la valeur de sa dernière carte, le Bouffon :
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
lot-out = Personne n’achète le lot, écarté pour cette manche : { $cards }.
circle-laid = Premier Cercle, { $house } : { $cards }.
minister-acts = Le Ministre élimine { $cards }.
lady-acts = La Muse disperse la pile : toutes les cartes sont isolées.
jesters-count = (valeur des Bouffons : { $values })
day-scored = Fin du jour { $number }.
round-scored = Fin de la manche { $number }.
court-scored = Décompte de la cour : Della Rovere { $rovere }, Gonzaga { $gonzaga }.
day-paid =
    { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    } { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } : bateau { $prize }, marchandises { $goods }.
round-paid =
    { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    } { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    } : cale { $prize }, marchandises { $goods }.
