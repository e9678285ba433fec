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
    } en alliance avec : { $cards }.
did-conspire =
    { $you ->
        [yes] Vous conspirez
       *[no] { $name } conspire
    } avec { $card } ; pile éliminée : { $cards }.
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

## The reasons of hints (florin/bots/reasons.py)

reason-only = C’est le seul coup possible.
reason-even = Les coups se valent à peu près.
reason-as-good = Presque aussi bon.
reason-none = { "" }
reason-wins = Ce coup gagne à coup sûr.
reason-draws = Ce coup assure la partie nulle ; aucun ne gagne à coup sûr.
reason-lost = Rien ne gagne contre le meilleur jeu ; ce coup est le plus difficile à contrer.
reason-ship-best = Votre bateau a { $here } % de chances d’être le meilleur du jour, au lieu de { $there } %.
reason-ship-best-lost = Votre bateau n’a que { $here } % de chances d’être le meilleur du jour, contre { $there } %.
reason-ship-last = Le risque que votre bateau soit dernier est de { $here } %, au lieu de { $there } %.
reason-ship-last-lost = Le risque que votre bateau soit dernier passe de { $there } % à { $here } %.
reason-hold-best = Votre cale a { $here } % de chances d’être la meilleure de la manche, au lieu de { $there } %.
reason-hold-best-lost = Votre cale n’a que { $here } % de chances d’être la meilleure de la manche, contre { $there } %.
reason-hold-last = Le risque que votre cale soit dernière est de { $here } %, au lieu de { $there } %.
reason-hold-last-lost = Le risque que votre cale soit dernière passe de { $there } % à { $here } %.
reason-leads = { $good } : vous avez { $here } % de chances d’être en tête, au lieu de { $there } %.
reason-leads-lost = { $good } : vous n’avez que { $here } % de chances d’être en tête, contre { $there } %.
reason-bonus = { $good } : vous avez { $here } % de chances de toucher le bonus, au lieu de { $there } %.
reason-bonus-lost = { $good } : vous n’avez que { $here } % de chances de toucher le bonus, contre { $there } %.
reason-day =
    Vous gagnez environ { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } dans la journée, au lieu de { $there }.
reason-day-lost =
    Vous ne gagnez qu’environ { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } dans la journée, contre { $there }.
reason-day-rival =
    { $name } gagne environ { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    } dans la journée, au lieu de { $there }.
reason-day-rival-lost =
    { $name } gagne davantage dans la journée : environ { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    }, contre { $there }.
reason-round =
    Vous finissez la manche avec environ { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    }, au lieu de { $there }.
reason-round-lost =
    Vous ne finissez la manche qu’avec environ { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    }, contre { $there }.
reason-round-rival =
    { $name } finit la manche avec environ { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    }, au lieu de { $there }.
reason-round-rival-lost =
    { $name } finit la manche avec davantage : environ { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    }, contre { $there }.
reason-purse =
    Après les enchères, il vous reste environ { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    }, au lieu de { $there }.
reason-purse-lost =
    Après les enchères, il ne vous reste qu’environ { $here ->
        [one] { $here } florin
       *[other] { $here } florins
    }, contre { $there }.
reason-lot =
    Le lot vous rapporte environ { $worth ->
        [one] { $worth } florin
       *[other] { $worth } florins
    } de plus dans la manche, prix non déduit.
reason-lot-rival =
    Le lot vous rapporte environ { $worth ->
        [one] { $worth } florin
       *[other] { $worth } florins
    } de plus dans la manche, prix non déduit ; { $name } { $other ->
        [0] n’y gagne rien
       *[other] n’y gagne que { $other }
    }.
reason-lot-deny =
    Ne laissez pas le lot à { $name } : il lui rapporterait environ { $other ->
        [one] { $other } florin
       *[other] { $other } florins
    } de plus dans cette manche.
reason-lot-later =
    { $worth ->
        [0] Sans le lot, vous pouvez gagner autant dans la manche, mais
        [one] Le lot vous rapporte environ { $worth } florin de plus dans la manche, et
       *[other] Le lot vous rapporte environ { $worth } florins de plus dans la manche, et
    } ses échelons sur les pyramides rapporteront encore ensuite.
reason-lot-dear =
    { $worth ->
        [0] Sans le lot, vous pouvez gagner autant dans la manche, et il
        [one] Le lot vous rapporte environ { $worth } florin de plus dans la manche que sans lui et
       *[other] Le lot vous rapporte environ { $worth } florins de plus dans la manche que sans lui et
    } coûte au moins { $price }.
reason-swing = Vous prenez aussitôt { $here } d’influence d’avance sur l’autre Maison, au lieu de { $there }.
reason-swing-lost = Vous prenez aussitôt { $here } d’influence d’avance sur l’autre Maison, contre { $there }.
reason-exposed = { $name } peut ensuite vous coûter environ { $here } d’influence en un coup, au lieu de { $there }.
reason-exposed-lost = { $name } peut ensuite vous coûter environ { $here } d’influence en un coup, contre { $there }.
reason-influence = Vous finissez avec environ { $here } d’influence, au lieu de { $there }.
reason-influence-lost = Vous ne finissez qu’avec environ { $here } d’influence, contre { $there }.
reason-influence-rival = { $name } finit avec environ { $here } d’influence, au lieu de { $there }.
reason-influence-rival-lost = { $name } finit avec davantage d’influence : environ { $here }, contre { $there }.
reason-drawn = La partie est nulle dans { $here } % des cas, au lieu de { $there } %.
reason-drawn-lost = La partie est nulle dans { $here } % des cas, contre { $there } %.

## Why a game was won or lost (florin/verdict.py)

why-ship =
    { $you ->
        [yes] Vos bateaux ont rapporté { $mine }, contre { $theirs } à { $player }.
       *[no] Les bateaux ont rapporté { $mine } à { $name }, contre { $theirs } à { $player }.
    }
why-hold =
    { $you ->
        [yes] Vos cales ont rapporté { $mine }, contre { $theirs } à { $player }.
       *[no] Les cales ont rapporté { $mine } à { $name }, contre { $theirs } à { $player }.
    }
why-goods =
    { $you ->
        [yes] Vos rangs dans les marchandises ont rapporté { $mine }, contre { $theirs } à { $player }.
       *[no] Les rangs dans les marchandises ont rapporté { $mine } à { $name }, contre { $theirs } à { $player }.
    }
why-bonus =
    { $you ->
        [yes] Vos bonus ont rapporté { $mine }, contre { $theirs } à { $player }.
       *[no] Les bonus ont rapporté { $mine } à { $name }, contre { $theirs } à { $player }.
    }
why-steps =
    { $you ->
        [yes] Vos primes ont rapporté { $mine }, contre { $theirs } à { $player }.
       *[no] Les primes ont rapporté { $mine } à { $name }, contre { $theirs } à { $player }.
    }
why-bids =
    { $you ->
        [yes] Vous avez payé
       *[no] { $name } a payé
    } { $mine } pour les lots, { $player } { $theirs }.
why-circle =
    Dans le Premier Cercle, { $you ->
        [yes] vos nobles comptent { $mine }
       *[no] les nobles comptent { $mine } pour { $name }
    }, contre { $theirs } pour { $player }.
why-own =
    Dans leur propre Cour Extérieure, { $you ->
        [yes] vos nobles comptent { $mine }
       *[no] les nobles comptent { $mine } pour { $name }
    }, contre { $theirs } pour { $player }.
why-other =
    Dans la Cour Extérieure de l’autre, { $you ->
        [yes] vos nobles comptent { $mine }
       *[no] les nobles comptent { $mine } pour { $name }
    }, contre { $theirs } pour { $player }.
