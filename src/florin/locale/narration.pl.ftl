### The messages that the narrator emits (florin/narration.py), for the page and the terminal.
### Where `you` is "yes", the reader is the player.

did-begin =
    { $you ->
        [yes] Zaczynasz.
       *[no] { $name } zaczyna.
    }
did-reveal =
    { $you ->
        [yes] Odsłaniasz: { $card }.
       *[no] { $name } odsłania: { $card }.
    }
did-take =
    { $you ->
        [yes] Dobierasz: { $cards }.
       *[no] { $name } dobiera: { $cards }.
    }
did-draw =
    { $you ->
        [yes] Odkrywasz: { $card }.
       *[no] { $name } odkrywa: { $card }.
    }
did-auction =
    { $you ->
        [yes] Rozpoczynasz licytację.
       *[no] { $name } rozpoczyna licytację.
    }
did-bid =
    { $you ->
        [yes] Oferujesz { $florins }.
       *[no] { $name } oferuje { $florins }.
    }
did-pass =
    { $you ->
        [yes] Pasujesz.
       *[no] { $name } pasuje.
    }
did-buy =
    { $you ->
        [yes] Kupujesz za
       *[no] { $name } kupuje za
    } { $florins ->
        [one] { $florins } florena
        [few] { $florins } floreny
       *[many] { $florins } florenów
    }: { $cards }.
did-fill =
    { $you ->
        [yes] Twoja ładownia zostaje uzupełniona za darmo: { $cards }.
       *[no] { $name } ma ostatnią niepełną ładownię; uzupełniono ją za darmo: { $cards }.
    }
did-keep =
    { $you ->
        [yes] Zostawiasz swoje karty w kręgu.
       *[no] { $name } zostawia swoje karty w kręgu.
    }
did-replace =
    { $you ->
        [yes] Wymieniasz w kręgu:
       *[no] { $name } wymienia w kręgu:
    } { $card } → { $new }.
did-hand =
    { $you ->
        [yes] Dobierasz karty na rękę: { $cards }.
       *[no] { $name } dobiera karty na rękę: { $cards }.
    }
did-hidden-hand =
    { $you ->
        [yes] Dobierasz pięć kart na rękę.
       *[no] { $name } dobiera pięć kart na rękę.
    }
did-send =
    { $you ->
        [yes] Wysyłasz na swój Dwór Zewnętrzny: { $card }.
       *[no] { $name } wysyła na swój Dwór Zewnętrzny: { $card }.
    }
did-ally =
    { $you ->
        [yes] Zawierasz sojusz:
       *[no] { $name } zawiera sojusz:
    } { $card } i { $cards }.
did-conspire =
    { $you ->
        [yes] Spiskujesz ({ $card }) i eliminujesz: { $cards }.
       *[no] { $name } spiskuje ({ $card }) i eliminuje: { $cards }.
    }
did-plan =
    { $you ->
        [yes] Wkładasz pod swoją talię: { $card }.
       *[no] { $name } wkłada pod swoją talię: { $card }.
    }
did-hidden-plan =
    { $you ->
        [yes] Wkładasz kartę pod swoją talię.
       *[no] { $name } wkłada kartę pod swoją talię.
    }
did-declare =
    { $you ->
        [yes] Ogłaszasz wartość ostatnio dobranego Błazna:
       *[no] { $name } ogłasza wartość ostatnio dobranego Błazna:
    } { $value }.
did-draw-noble =
    { $you ->
        [yes] Dobierasz: { $card }.
       *[no] { $name } dobiera: { $card }.
    }
did-draw-hidden =
    { $you ->
        [yes] Dobierasz kartę.
       *[no] { $name } dobiera kartę.
    }
did-draw-last =
    { $you ->
        [yes] Dobierasz ostatnią kartę swojej talii i pokazujesz ją: { $card }.
       *[no] { $name } dobiera ostatnią kartę swojej talii i pokazuje ją: { $card }.
    }
lot-out = Nikt nie kupuje zestawu. Poza grą do końca rundy: { $cards }.
circle-laid = Krąg Wewnętrzny, { $house }: { $cards }.
minister-acts = Minister eliminuje: { $cards }.
lady-acts = Dama rozdziela stos: wszystkie karty leżą pojedynczo.
jesters-count = (wartości Błaznów: { $values })
day-scored = Koniec dnia { $number }.
round-scored = Koniec rundy { $number }.
court-scored = Podliczenie dworu: Della Rovere { $rovere }, Gonzaga { $gonzaga }.
day-paid =
    { $you ->
        [yes] Zarabiasz
       *[no] { $name } zarabia
    } { $florins ->
        [one] { $florins } florena
        [few] { $florins } floreny
       *[many] { $florins } florenów
    }: statek { $prize }, towary { $goods }.
round-paid =
    { $you ->
        [yes] Zarabiasz
       *[no] { $name } zarabia
    } { $florins ->
        [one] { $florins } florena
        [few] { $florins } floreny
       *[many] { $florins } florenów
    }: ładownia { $prize }, towary { $goods }.

## The reasons of hints (florin/bots/reasons.py)

reason-only = To jedyny możliwy ruch.
reason-even = Ruchy są mniej więcej równie dobre.
reason-as-good = Ten ruch jest prawie równie dobry.
reason-none = { "" }
reason-wins = Ten ruch na pewno wygrywa.
reason-draws = Ten ruch zapewnia remis; żaden nie wygrywa na pewno.
reason-lost = Przy najlepszej grze rywala nic nie wygrywa; na ten ruch najtrudniej odpowiedzieć.
reason-ship-best = Szansa, że twój statek będzie najlepszy tego dnia, wynosi { $here }% zamiast { $there }%.
reason-ship-best-lost = Szansa, że twój statek będzie najlepszy tego dnia, wynosi tylko { $here }%, a nie { $there }%.
reason-ship-last = Ryzyko, że twój statek będzie ostatni, wynosi { $here }% zamiast { $there }%.
reason-ship-last-lost = Ryzyko, że twój statek będzie ostatni, rośnie z { $there }% do { $here }%.
reason-hold-best = Szansa, że twoja ładownia będzie najlepsza w tej rundzie, wynosi { $here }% zamiast { $there }%.
reason-hold-best-lost = Szansa, że twoja ładownia będzie najlepsza w tej rundzie, wynosi tylko { $here }%, a nie { $there }%.
reason-hold-last = Ryzyko, że twoja ładownia będzie ostatnia, wynosi { $here }% zamiast { $there }%.
reason-hold-last-lost = Ryzyko, że twoja ładownia będzie ostatnia, rośnie z { $there }% do { $here }%.
reason-leads = { $good }: szansa na prowadzenie wynosi { $here }% zamiast { $there }%.
reason-leads-lost = { $good }: szansa na prowadzenie wynosi tylko { $here }%, a nie { $there }%.
reason-bonus = { $good }: szansa na premię wynosi { $here }% zamiast { $there }%.
reason-bonus-lost = { $good }: szansa na premię wynosi tylko { $here }%, a nie { $there }%.
reason-day =
    Zarabiasz tego dnia około { $here ->
        [one] { $here } florena
       *[other] { $here } florenów
    } zamiast { $there }.
reason-day-lost =
    Zarabiasz tego dnia tylko około { $here ->
        [one] { $here } florena
       *[other] { $here } florenów
    }, a nie { $there }.
reason-day-rival =
    { $name } zarabia tego dnia około { $here ->
        [one] { $here } florena
       *[other] { $here } florenów
    } zamiast { $there }.
reason-day-rival-lost =
    { $name } zarabia tego dnia więcej: około { $here ->
        [one] { $here } florena
       *[other] { $here } florenów
    }, a nie { $there }.
reason-round =
    Na koniec rundy masz około { $here ->
        [one] { $here } florena
       *[other] { $here } florenów
    } zamiast { $there }.
reason-round-lost =
    Na koniec rundy masz tylko około { $here ->
        [one] { $here } florena
       *[other] { $here } florenów
    }, a nie { $there }.
reason-round-rival =
    { $name } ma na koniec rundy około { $here ->
        [one] { $here } florena
       *[other] { $here } florenów
    } zamiast { $there }.
reason-round-rival-lost =
    { $name } ma na koniec rundy więcej: około { $here ->
        [one] { $here } florena
       *[other] { $here } florenów
    }, a nie { $there }.
reason-purse =
    Po licytacjach zostaje ci około { $here ->
        [one] { $here } florena
       *[other] { $here } florenów
    } zamiast { $there }.
reason-purse-lost =
    Po licytacjach zostaje ci tylko około { $here ->
        [one] { $here } florena
       *[other] { $here } florenów
    }, a nie { $there }.
reason-lot =
    Zestaw daje ci w tej rundzie o około { $worth ->
        [one] { $worth } florena
       *[other] { $worth } florenów
    } więcej, nie licząc ceny.
reason-lot-rival =
    Zestaw daje ci w tej rundzie o około { $worth ->
        [one] { $worth } florena
       *[other] { $worth } florenów
    } więcej, nie licząc ceny; { $name } { $other ->
        [0] nic na nim nie zarabia
       *[other] tylko o około { $other }
    }.
reason-lot-deny =
    Nie oddawaj tego zestawu: { $name } może z nim zarobić w tej rundzie o około { $other ->
        [one] { $other } florena
       *[other] { $other } florenów
    } więcej.
reason-lot-later =
    { $worth ->
        [0] Bez tego zestawu możesz zarobić w tej rundzie tyle samo, ale jego
        [one] Zestaw daje ci w tej rundzie o około { $worth } florena więcej, a jego
       *[other] Zestaw daje ci w tej rundzie o około { $worth } florenów więcej, a jego
    } stopnie na piramidach dadzą zysk także później.
reason-lot-dear =
    { $worth ->
        [0] Bez tego zestawu możesz zarobić w tej rundzie tyle samo
        [one] Zestaw daje ci w tej rundzie o około { $worth } florena więcej niż gra bez niego
       *[other] Zestaw daje ci w tej rundzie o około { $worth } florenów więcej niż gra bez niego
    }, a kosztuje co najmniej { $price }.
reason-swing = Bilans wpływów od razu zmienia się na twoją korzyść o { $here } zamiast o { $there }.
reason-swing-lost = Bilans wpływów od razu zmienia się na twoją korzyść o { $here }, a nie o { $there }.
reason-exposed = Następnym ruchem { $name } może pogorszyć twój bilans wpływów o około { $here } zamiast o { $there }.
reason-exposed-lost = Następnym ruchem { $name } może pogorszyć twój bilans wpływów o około { $here }, a nie o { $there }.
reason-influence = Na koniec masz około { $here } wpływów zamiast { $there }.
reason-influence-lost = Na koniec masz tylko około { $here } wpływów, a nie { $there }.
reason-influence-rival = { $name } ma na koniec około { $here } wpływów zamiast { $there }.
reason-influence-rival-lost = { $name } ma na koniec więcej wpływów: około { $here }, a nie { $there }.
reason-drawn = Szansa na remis wynosi { $here }% zamiast { $there }%.
reason-drawn-lost = Szansa na remis wynosi { $here }%, a nie { $there }%.

## Why a game was won or lost (florin/verdict.py)

why-ship =
    { $you ->
        [yes] Masz ze statków
       *[no] { $name } ma ze statków
    } { $mine }, a { $player } { $theirs }.
why-hold =
    { $you ->
        [yes] Masz z ładowni
       *[no] { $name } ma z ładowni
    } { $mine }, a { $player } { $theirs }.
why-goods =
    { $you ->
        [yes] Masz z pozycji w towarach
       *[no] { $name } ma z pozycji w towarach
    } { $mine }, a { $player } { $theirs }.
why-bonus =
    { $you ->
        [yes] Masz z premii
       *[no] { $name } ma z premii
    } { $mine }, a { $player } { $theirs }.
why-steps =
    { $you ->
        [yes] Masz z premii
       *[no] { $name } ma z premii
    } { $mine }, a { $player } { $theirs }.
why-bids =
    { $you ->
        [yes] Za zestawy płacisz łącznie
       *[no] { $name } płaci za zestawy łącznie
    } { $mine }, a { $player } { $theirs }.
why-circle =
    W Kręgu Wewnętrznym { $you ->
        [yes] masz
       *[no] { $name } ma
    } { $mine }, a { $player } { $theirs }.
why-own =
    Na własnym Dworze Zewnętrznym { $you ->
        [yes] masz
       *[no] { $name } ma
    } { $mine }, a { $player } { $theirs }.
why-other =
    Na Dworze Zewnętrznym rywala { $you ->
        [yes] masz
       *[no] { $name } ma
    } { $mine }, a { $player } { $theirs }.
