### Słowa aplikacji w terminalu i stołów gdzie indziej

## The table

market-empty = Rynek jest pusty.
lot-empty = Nie ma jeszcze zestawu.
lot-worth = Wartość zestawu: { $value }
turner = Karty odkrywa: { $name }
marks-then = ○ po rundzie
bids-last = Licytuje na końcu: { $name }
outer-court-of = Dwór Zewnętrzny rodu { $house }
circle-title = Krąg Wewnętrzny
influence-of = wpływy { $count }
deck-of = talia { $count }
planned-of = plany { $count }
limit-of = limit { $value }
under-deck = pod talią
your-turn = Twój ruch
turn-of = Ruch: { $name }
is-over = Koniec gry
not-begun = Gra się jeszcze nie zaczęła.
others-turn = Grają inni.
type-here = Wpisz ruch lub polecenie; pomagają strzałki i Tab

## What a move will do

will-reveal = Odsłoń kartę: w tej turze jeszcze najwyżej { $more }, w talii { $deck }
will-take = Dobierz: { $cards }; wartość statku { $value }, wolne miejsca: { $left }
will-draw = Odkryj kartę do zestawu
will-auction = Nie odkrywaj więcej i rozpocznij licytację
will-pass = Nie licytuj
will-bid = Zaoferuj { $florins } (w sakiewce zostanie: { $left }); ładownia będzie warta { $value }
will-keep = Zostaw karty w kręgu bez zmian
will-replace = Wymień kartę w kręgu: { $what }
will-declare = Ogłoś wartość ostatnio dobranego Błazna: { $what }

## Hints

hint-of = Co radzi { $bot }, z szansą na wygraną:
share-of-win = { $percent }%
thinking = Trwa namysł… Esc przerywa.

## Scoring and the end

day-number = dzień { $number }
round-number = runda { $number }
tell-ship = Statki: czyj jest najcenniejszy?
tell-hold = Ładownie: czyja jest najcenniejsza?
tell-good = { $good }: pierwsze miejsce, drugie miejsce i premie
tell-bids = Ile kosztowały zestawy
tell-gain = Zysk razem
tell-florins = Ile kto ma teraz
tell-circle = Dworzanie w Kręgu Wewnętrznym
tell-own = Dworzanie na Dworze Zewnętrznym własnego rodu
tell-other = Dworzanie na Dworze Zewnętrznym drugiego rodu
tell-nobles = Liczba dworzan (rozstrzyga przy równych wpływach)
tell-total = Wpływy na dworze razem
kept-in = Partia zapisana w pliku: { $file }

## Keys

key-help = pomoc
key-rules = zasady
key-hint = rada
key-undo = cofnij
key-log = dziennik
key-hurry = szybciej
key-leave = koniec
keys-reading = Strzałki, PgUp i PgDn przewijają · Esc: powrót
keys-telling = Enter: wszystko naraz, potem z powrotem do stołu
keys-ending = Enter: stół · R: odtwórz · A: analiza · S: zapisz · N: nowa gra · Q: zakończ
keys-setup = ↑ ↓ wybierz · ← → zmień · Enter zacznij · F6 motyw · Esc zakończ
keys-replay = ← → tura · ↑ ↓ 10 · D punktacja · G skok · V widok · F1 pomoc · Q zakończ
title-replay = Zapisana partia
which-turn = Która tura, od 1 do { $last }?
all-open = wszystko odkryte
help-replay =
    ← →          jedna tura wstecz lub naprzód; spacja: naprzód
    ↑ ↓          dziesięć tur
    Home, End    pierwsza, ostatnia
    D            następna punktacja
    G            tura o danym numerze
    V            punkt widzenia: wszystko odkryte, gracz, widz
    F2           zasady
    F6           motyw: dzień lub świeca
    Q, Esc       zakończ
help-keys =
    ← → ↑ ↓      wybierz ruch; stół pokaże, co się stanie
    Enter        wykonaj wybrany ruch
    litery       wpisz ruch lub polecenie; Tab uzupełnia
    mysz         kliknij kartę, stos lub ruch, a ruch ponownie, by go wykonać
    F1 lub ?     ta pomoc               F2    zasady
    F3           podpowiedź z powodami  F4    cofnij ostatni ruch
    F5           dziennik               F6    dzień lub świeca
    Esc          przerwij podpowiedź lub analizę; przyspiesz boty
    F10          zakończ; florin play --resume last wznawia grę

## Before the game

motto = trzy gry z rodziny Medici
ask-game = Gra
ask-players = Gracze
ask-people = Przy tej klawiaturze
ask-bot = Przeciwnicy
ask-lang = Język
this-language = Polski
people-here =
    { $count ->
        [one] jedna osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
begin = Zacznij
go-on = Wznów partię:
paste-link = Albo wklej tu link do stołu (http://…/t/…) i naciśnij Enter
about-card = Kuś los: odsłoń do trzech kart, dobierz ostatnią i najwyżej dwie przed nią.
about-board = Jedna kolejka: ktoś odkrywa zestaw, każdy licytuje raz, kto da najwięcej, płaci.
about-court = Pojedynek dwóch rodów: zawieraj sojusze, spiskuj i strzeż kart na ręce.
curtain = Teraz gra { $name }. Niech do ekranu podejdzie tylko ta osoba i naciśnie Enter.

## At a table elsewhere

reconnecting = Połączenie zostało zerwane; trwa jego przywracanie.
waiting-for =
    { $count ->
        [one] Przy stole brakuje jeszcze jednej osoby.
        [few] Przy stole brakuje jeszcze { $count } osób.
       *[many] Przy stole brakuje jeszcze { $count } osób.
    }
free-seat = wolne miejsce
table-link = Link do wysłania: { $link }
host-start = Wpisz start, a wolne miejsca zajmą boty; start banker określa, jakie.
your-seat = Twoje miejsce, tylko dla ciebie: { $link }
undo-asked = { $name } prosi o cofnięcie ruchu. Wpisz yes lub no.
bot-for-you = Gra za ciebie bot. Wpisz return, aby wrócić na swoje miejsce.
bid-ahead = Oferta automatyczna w tej licytacji: do { $florins }. Wpisz upto, aby ją wycofać.
rematch-asked = Ci sami gracze chcą zagrać jeszcze raz. Wpisz rematch, aby dołączyć.
rematch-how = Przy stole wpisz rematch, aby zagrać jeszcze raz w tym samym gronie.
undo-refused = { $name } nie zgadza się na cofnięcie.
sat-down = { $name } siada do stołu.
said = { $name }: { $text }
left-table = { $name } odchodzi; dalej gra bot.
went-away = { $name }: brak połączenia.
returned = { $name } wraca do gry.
taken-back = { $name } cofa ruch.
hinted = { $name } korzysta z podpowiedzi.
watching = Nie ma wolnego miejsca, więc oglądasz grę.
help-table =
    say TEKST  napisz wiadomość na czacie
    yes, no    zgódź się na cofnięcie ruchu albo nie
    upto 7     w tej licytacji przebij o jeden, najwyżej do 7; inaczej pas
    leave      niech gra za ciebie bot; return oddaje ci miejsce
    start      tylko gospodarz: boty zajmują wolne miejsca
    rematch    po grze: jeszcze raz w tym samym gronie

## Analiza partii

review-by = Analiza: { $judge }, liczba symulacji na ruch: { $sims }. Wszystkie liczby to punkty procentowe szansy na wygraną.
review-account = Skąd wziął się każdy wynik: równy udział, wpływ ruchów każdego gracza, karty i błąd samego sędziego
review-even = równo
review-cards = karty
review-judge = sędzia
review-result = wynik
review-turning = Punkty zwrotne
review-turn = wiersz { $line }, { $what } ({ $name }: { $before } → { $after })
review-mistakes = Najkosztowniejsze błędy
review-no-mistakes = Żaden ruch nie był wyraźnie gorszy od najlepszego.
review-mistake = wiersz { $line }, { $name }: { $move } to { $grade }; koszt w punktach: { $loss } (od { $low } do { $high }). Lepiej: { $best }
grade-inaccuracy = niedokładność
grade-mistake = błąd
grade-blunder = poważny błąd
review-chart = Szanse na wygraną po tych wierszach dziennika
review-lots = Zestawy sprzedane za drogo albo za tanio
review-overpaid = wiersz { $line }: { $name } płaci { $price } za { $cards }. Dla tego gracza zestaw był wart { $worth } (od { $low } do { $high }, zależnie od gry pozostałych); uczciwa cena to { $fair }.
review-let-go = wiersz { $line }: { $name } oddaje { $cards } za { $price }. Dla tego gracza zestaw był wart { $worth } (od { $low } do { $high }, zależnie od gry pozostałych); uczciwa cena to { $fair }.
review-exact = Gdy obie talie są puste, grę można rozwiązać
review-exact-win = przed wierszem { $line }: przy najlepszej grze wygrywa { $name }
review-exact-draw = przed wierszem { $line }: najlepsza gra prowadzi do remisu
review-no-mistake = Analiza podaje { $count ->
        [one] jeden błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }: wpisz numer od 1 do { $count }.
review-alternatives = Szanse na wygraną po tych ruchach:
review-suspected = Sądząc po ruchach, przeciwnik trzymał na ręce: { $cards }
review-more = review 1 pokazuje najkosztowniejszy błąd i jego pozycję, review 2 następny.
review-what-if = wiersz { $line }, { $name }: { $move } zamiast { $played } dałoby szansę na wygraną { $share }; zmiana w punktach: { $change } (od { $low } do { $high }).
review-buys = Ta oferta zdobyłaby zestaw w { $share } przypadków.
reviewing = Analiza partii
reviewing-lines = Analiza partii, wiersze: { $done } z { $lines }

daily-title = Rozdanie dnia, { $day }: { $game } ({ $version })
daily-line = { $name }: miejsce { $place } z { $players }, wynik { $score }; pozostali: { $others }
puzzles-found = Zadania: { $count } (partia { $game })
puzzles-written = { $file }: liczba zadań { $count }.

## For a language model

mcp-waiting = To jeszcze nie twoja kolej; sprawdź później.
mcp-legal = Ruch { $move } jest dozwolony.
