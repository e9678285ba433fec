### The words of the page around the tables; those of the tables themselves are in tables.*.

## The bar and the home

tools = Narzędzia
sound = Dźwięk
volume = Głośność
language = Język
light = Motyw
theme-auto = Jak w systemie
theme-day = Dzienny (jasny)
theme-candle = Przy świecy (ciemny)
hero = Trzy florenckie gry
hero-more = Wybierz i już grasz. Bez konta, bez instalowania.
pitch-card = Dobierz ostatnią kartę, a może jeszcze dwie. Zapełnij statek, zapełnij magazyn.
pitch-board = Licytujesz tylko raz. Zysk dają cenne ładownie i wysokie pozycje na piramidach.
pitch-court = Wysyłaj, zawieraj sojusze, spiskuj. Dwa rody, jeden dwór i sztylety tam, gdzie sumy są równe.
meta-card = dla 2–6 graczy · 15 minut
meta-board = dla 3–6 graczy · 30 minut
meta-court = dla 2 graczy · 15 minut
play-now = Zagraj teraz
against =
    { $count ->
        [one] z botem: { $level }
       *[other] z botami ({ $count }): { $level }
    }
choose-level = Poziom botów
with-friends = Ze znajomymi
learn = Pierwszy raz? Ucz się podczas gry
set-up-table = Przygotuj stół
open-record = Otwórz zapis
which-record = Którą partię otworzyć?
record-score = { $names } ({ $scores })
error-not-record = Ten plik nie jest partią zapisaną przez Florina. Wybierz plik .json albo .jsonl.
your-games = Twoje partie
statistics = Twoje statystyki
no-games-yet = Twoje partie zapisują się tutaj, w tej przeglądarce.
forget-game = Usuń tę partię z listy
waits-for-players = czeka na graczy
goes-on = trwa
against-names = przeciwnicy: { $names }
you-won = wygrana, { $score }
you-lost = przegrana, { $score }
came-in = { place } miejsce na { $players }, { $score }
came-drawn = remis, { $score }
playing-as = Grasz jako { $name }.
change-name = Zmień
open-tables = Otwarte stoły
no-open-tables = Żaden stół nie czeka teraz na graczy. Otwórz własny i dodaj go do listy.
seats-taken = zajęte miejsca: { $taken } z { $seats }
join = Dołącz
guest = Gość
did-not-work = To się nie udało
language-missing = Nie udało się wczytać języka: { $language }. Odśwież stronę, aby spróbować ponownie.
unreachable = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.

## A table of one's own

your-name = Twoje imię
seat-number = Miejsce { $number }
bots = Boty
bot-garzone = Garzone (początkujący)
bot-apprentice = Czeladnik (łatwy)
bot-merchant = Kupiec (średni)
bot-banker = Bankier (silny)
bot-magnifico = Magnifico (najsilniejszy)
bot-hoarder = Chomik
bot-racer = Pędziwiatr
bot-spoiler = Zawistnik
bot-gambler = Hazardzista
bot-miser = Skąpiec
clock = Zegar
clock-none = Bez limitu czasu
clock-quick = 30 sekund na ruch
clock-calm = 2 minuty na ruch
clock-bank = 10 minut na gracza i 10 sekund na ruch
clock-days = Dzień na ruch
hints = Podpowiedzi
hints-shown = Dozwolone, ogłaszane przy stole
hints-all = Dozwolone, bez ogłaszania
hints-none = Wyłączone
option-card-deck = Talia
option-card-big-bonus = Premia 20 za bardzo duży zapas towaru
option-card-empty-ranks = Gracze bez symboli towaru też są klasyfikowani
option-board-third-of-six = Zapłata za 3. miejsce przy sześciu graczach
option-board-empty-ranks = Znaczniki na stopniu 0 też są klasyfikowane
option-board-fifth-step = Premia za stopień 5
option-court-dukes = Z Książętami
option-court-distinct-circle = Wymiana jednakowych kart w kręgu
option-court-plan-draw = Remis po trzech planach
option-court-end = Gra kończy się także
value-deck-default = nasza rekonstrukcja
value-deck-own = liczby kart z twojego pudełka
value-plan-draw-total = w całej grze
value-plan-draw-row = z rzędu
value-end-circle = gdy krąg jest pusty
value-end-house = gdy w kręgu zabraknie któregoś rodu
terms = Ustawienia stołu
term = { $what }: { $how }
yes = Tak
no = Nie
back-home = Na stronę główną

## Before the game

opening-table = Dołączanie do stołu
waiting-for =
    { $count ->
        [one] Jedno miejsce jest wolne
        [few] { $count } miejsca są wolne
       *[many] { $count } miejsc jest wolnych
    }
who-is-there = Kto już jest
seat-free = Wolne miejsce
seat-kept = jeszcze w drodze
seat-away = bez połączenia
seat-bot = gra bot
seat-went = { $name }: brak połączenia.
seat-came = { $name } wraca do stołu.
host = gospodarz stołu
sit-here = Usiądź tutaj
remove = Usuń
invited = Masz zaproszenie do tej gry.
invited-by = { $name } zaprasza cię do gry.
join-game = Dołącz do gry
invite = Zaproś
invite-link = Link do wysłania
invite-more = Kto go otworzy, wybiera wolne miejsce. Gra zaczyna się, gdy wszystkie są zajęte.
invite-local = Ten adres działa tylko na tym komputerze. Dla innych w twojej sieci uruchom: { $command }
qr-label = Link jako kod QR
copy-link = Kopiuj link
copied = Skopiowano
share = Udostępnij
fill-and-start = Zacznij z botami
fill-more =
    { $count ->
        [one] jedno wolne miejsce: { $bot }
        [few] { $count } wolne miejsca: { $bot }
       *[many] { $count } wolnych miejsc: { $bot }
    }
leave-table = Odejdź od stołu
watchers-now =
    { $count ->
        [one] ogląda jedna osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }
swap-down = Zamień z następnym miejscem
your-colour = Twój kolor
colour-0 = Czerwony
colour-1 = Niebieski
colour-2 = Zielony
colour-3 = Złoty
colour-4 = Fioletowy
colour-5 = Szary
lobby-chat = Zanim zaczniecie

## At the table

scoring = Punktacja
your-turn = Twój ruch
time-left = zostało { $time }
hint-ask = Podpowiedź
undo = Cofnij
notation = Notacja
log = Dziennik
chat = Czat
chat-unread =
    { $count ->
        [one] Czat, jedna nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
       *[many] Czat, { $count } nowych wiadomości
    }
rules = Zasady
menu = Menu
close = Zamknij
first-game = Twoja pierwsza partia
played-clock =
    { $you ->
        [yes] Twój czas minął: ruch wykonano automatycznie.
       *[no] { $name }: czas minął, ruch wykonano automatycznie.
    }
played-bot =
    { $you ->
        [yes] Za ciebie gra bot.
       *[no] { $name }: gra bot.
    }
see-result = Zobacz wynik

## What has to be said

to-know = Komunikaty
reconnecting = Połączenie zerwane; trwa wznawianie
offline = Brak internetu
again-in =
    { $seconds ->
        [one] Następna próba za sekundę. Nic nie przepadło.
        [few] Następna próba za { $seconds } sekundy. Nic nie przepadło.
       *[many] Następna próba za { $seconds } sekund. Nic nie przepadło.
    }
nothing-lost = Nic nie przepadło: gra czeka na serwerze.
try-now = Spróbuj teraz
lost-table = Nie znaleziono stołu
closed-table = Nie możesz dołączyć do tego stołu
watch = Oglądaj
stands-in = Bot gra za ciebie
stands-in-more = Gra toczy się dalej; możesz wrócić w każdej chwili.
overdue = { $name } od dłuższej chwili zwleka z ruchem
overdue-more = Możesz poczekać albo poprosić bota, by grał do powrotu gracza.
call-bot = Wezwij bota
return-to-seat = Gram dalej
undo-waits = Prośba o cofnięcie ruchu
undo-agreed =
    { $count ->
        [0] Nikt jeszcze nie odpowiedział.
        [one] Zgodziła się jedna osoba.
        [few] Zgodziły się { $count } osoby.
       *[many] Zgodziło się { $count } osób.
    }
undo-asked = { $name } prosi o cofnięcie ruchu
agree = Zgadzam się
refuse = Odmawiam
while-away = Pod twoją nieobecność
whole-log = Cały dziennik
dismiss = Zamknij
why-not = Dlaczego nie?
error-wait-for = To nie twoja kolej: teraz gra { $name }.
rule-shown = Zasada { $rule }
hint-thinking = Bankier się zastanawia
do-it = Zagraj tak
move-reveal = odsłonić kartę
move-take = dobrać: { $cards }
move-draw = odkryć kartę
move-auction = rozpocząć licytację
move-bid = zaoferować { $florins }
move-pass = spasować
move-send = wysłać na Dwór Zewnętrzny: { $card }
move-ally = sojusz: { $card } → { $pile }
move-conspire = spisek: { $card } → { $pile }, odpada: { $target }
move-plan = zaplanować (pod talię): { $card }
pile-with-sum = stos { $sum }
pile-with-top = stos { $sum }, na wierzchu { $noble }
pile-in-circle = { $pile }, Krąg Wewnętrzny
pile-at-court = { $pile }, Dwór Zewnętrzny rodu { $house }
move-declare = ogłosić { $value }
move-replace = wymienić: { $card }
move-keep = zostawić karty w kręgu

## Chat

places =
    { $over ->
        [yes] Wynik
       *[no] Klasyfikacja
    }
nothing-said = Nie ma jeszcze wiadomości.
earlier-chat = Pokaż wcześniejsze wiadomości
watching = Oglądasz grę.
say-something = Napisz wiadomość
chat-send = Wyślij
reactions = Reakcje
reaction-hello = Cześć!
reaction-luck = Powodzenia!
reaction-nice = Dobra gra!
reaction-wow = O rany!
reaction-oops = Ups!
reaction-thanks = Dzięki za grę!
event-reacted = { $name }: { $text }
event-swapped = Zamieniono miejsca.
event-sat = { $name } siada do stołu.
event-removed = { $name } odchodzi przed rozpoczęciem gry.
event-filled = { $name } (bot) siada do stołu.
event-left =
    { $why ->
        [clock] { $name }: czas minął, dalej gra bot.
        [gone] { $name }: brak połączenia, dalej gra bot.
        [called] { $name }: długo bez ruchu, dalej gra bot.
       *[left] { $name } odchodzi; dalej gra bot.
    }
event-returned = { $name } wraca do gry.
event-undo-asked = { $name } prosi o cofnięcie ruchu.
event-undone =
    { $you ->
        [yes] Cofnięto twój ruch.
       *[no] Cofnięto ruch: { $name }.
    }
event-hinted =
    { $you ->
        [yes] Korzystasz z podpowiedzi.
       *[no] { $name } korzysta z podpowiedzi.
    }
event-rematch = { $name } chce rewanżu.
event-paused = Serwer był wyłączony; zegary czekały.

## The menu

at-the-table = Przy stole
away-bot = gra bot: { $bot }
watching-count =
    { $count ->
        [one] Jedna osoba ogląda.
        [few] { $count } osoby oglądają.
       *[many] { $count } osób ogląda.
    }
mute = Wycisz
unmute = Wyłącz wyciszenie
settings = Ustawienia
bots-pauses = Pauza przed ruchami innych
tempo-0 = brak
tempo-1 = krótka
tempo-2 = średnia
tempo-3 = długa
tempo-4 = bardzo długa
tempo-hint = Dotknij stołu lub naciśnij spację, aby przyspieszyć.
motion = Animacje kart
allow-notifications = Powiadom, gdy mój ruch
links = Linki
copy-watch-link = Kopiuj link dla widzów
other-device = Graj na innym urządzeniu
other-device-link = Otwiera twoje miejsce: nie udostępniaj tego linku
download-record = Pobierz zapis
let-bot-play = Niech bot zagra za mnie

## The end

rematch = Rewanż
rematch-more = ci sami gracze, miejsca przesunięte o jedno
to-rematch = Przejdź do rewanżu
replay = Powtórka
copy-replay = Kopiuj link do powtórki
see-table = Zobacz stół
prove-deal = Czy rozdanie było uczciwe?
deal-proved =
    { $draws ->
        [one] Potwierdzone: jedyne losowanie ustalono przed grą
       *[many] Potwierdzone: wszystkie losowania ({ $draws }) ustalono przed grą
    }
proof-salt = Rozdanie nie zgadza się z wkładami graczy.
no-deal = Rozdanie w tej partii nie było objęte zobowiązaniem, więc nie ma czego sprawdzać.

## The replay

opening-replay = Otwieranie zapisu
lost-replay = Nie znaleziono zapisu
lost-replay-more = Zapis pojawia się po zakończeniu gry; być może gra jeszcze trwa.
to-table = Przejdź do stołu
continued = { $again ->
    [yes] Kolejna próba; przeciwnicy: { $names }. Gra toczy się od kroku { $step }.
   *[no] Dalszy ciąg nagranej gry od kroku { $step }; przeciwnicy: { $names }.
}
back-to-review = Wróć do analizy
retry-task = Znajdź lepszy ruch niż ten: { $move }.
retry-best =
    Dobrze: { $known ->
        [yes] { $move } – { $share } szans na wygraną zamiast { $before }.
       *[no] { $move } to najlepszy ruch.
    }
retry-other =
    { $same ->
        [yes] To znów ruch z rozegranej gry.
       *[no] To nie jest najlepszy ruch.
    } { $known ->
        [yes] Daje { $share } szans na wygraną, a { $best } – { $most }.
       *[no] Najlepszy: { $best }.
    }
back-to-replay = Wróć do powtórki
all-open = Wszystko odkryte
eyes = Punkt widzenia
eyes-of = Jak to widzi { $name }
scrub = Moment gry
point-of = { $number } z { $last }
go-first = Na początek
go-back = Krok wstecz
go-next = Krok naprzód
go-last = Na koniec
autoplay = Odtwarzaj
play-on = Graj dalej stąd
play-on-seat = Graj jako
play-on-go = Graj

## Milestones, after a game

best-score = Twój rekord: { $score }, poprzedni: { $before }.
first-win = Twoje pierwsze zwycięstwo w tej grze!
first-game-played = Pierwsza gra za tobą. Druga lekcja pokazuje, na co patrzeć dalej.
win-streak = Zwycięstwa z rzędu: { $count }.
so-close = Było blisko: zabrakło tylko { $count }. Spróbuj jeszcze raz!
beaten-level =
    { $level ->
        [garzone] Garzoni pokonani
        [apprentice] Czeladnicy pokonani
        [merchant] Kupcy pokonani
       *[banker] Bankierzy pokonani
    } już { $count } razy.
lost-level =
    { $level ->
        [apprentice] Czeladnicy
        [merchant] Kupcy
        [banker] Bankierzy
       *[magnifico] Magnifico
    } wygrali już { $count } razy z rzędu.
try-level =
    { $level ->
        [garzone] Zagraj z garzoni
        [apprentice] Zagraj z czeladnikami
        [merchant] Zagraj z kupcami
        [banker] Zagraj z bankierami
       *[magnifico] Zagraj z magnifico
    }

## Keys and replays

skip-to-content = Przejdź do treści
keys = Skróty klawiszowe
keys-moves = Twoje ruchy
keys-table = Przy stole
keys-scoring = Podczas punktacji
keys-replay = W powtórce
key-act = Przejdź do możliwych ruchów
key-choose = Wybierz kartę lub proponowaną ofertę, od lewej
key-deck = Odsłoń kartę
key-bid = Zmień ofertę
key-main = Naciśnij duży przycisk
key-pass = Spasuj
key-hint = Poproś o podpowiedź
key-undo = Cofnij swój ruch
key-log = Dziennik
key-chat = Czat
key-rules = Zasady
key-menu = Menu
key-hurry = Pokaż od razu ruchy innych
key-close = Zamknij panel
key-step = Poprzedni lub następny krok
key-next = Dalej
key-move = Poprzedni lub następny ruch
key-day = Poprzedni lub następny dzień albo runda
key-ends = Początek lub koniec gry
key-play = Odtwarzaj lub wstrzymaj
key-name-space = Spacja
key-name-escape = Esc
key-name-pages = PgUp PgDn
key-name-ends = Home, End
key-name-enter = Enter
jump-to = Przejdź do
jump-card = Dzień { $number }
jump-board = Runda { $number }
jump-court = Początek
jump-scoring-card = Punktacja dnia { $number }
jump-scoring-board = Punktacja rundy { $number }
jump-scoring-court = Punktacja
speed = Szybkość
speed-times = { $times } ×
copy-moment = Kopiuj link do tego momentu

## The review of a game

game-review = Analiza
game-review-seat = Analiza gracza
game-review-progress = Przeanalizowano { $share }
game-review-cancel = Przerwij analizę
game-review-again = Przeanalizuj tę grę
game-review-chart = Szanse na wygraną
game-review-chart-known = { $you ->
    [yes] Szanse na wygraną na podstawie tego, co można było wiedzieć z twojego miejsca
   *[no] Szanse na wygraną na podstawie tego, co można było wiedzieć z miejsca gracza { $name }
}
game-review-chart-open = Szanse na wygraną przy odkrytych kartach
game-review-open = Odkryte karty
game-review-now = Po kroku { $number } z { $last }: { $shares }
game-review-account = { $you ->
    [yes] Skąd wziął się twój wynik
   *[no] Skąd wziął się wynik: { $name }
}
game-review-sum = Własna gra { $own }, gra innych { $theirs }, karty { $cards } (w punktach procentowych szans na wygraną)
game-review-part-even = Na starcie
game-review-part-own = Własna gra
game-review-part-theirs = Gra innych
game-review-part-cards = Karty
game-review-part-judge = Błąd oszacowań
game-review-part-result = Wynik
game-review-turns = Punkty zwrotne
game-review-turn = { $name }: { $before } → { $after }
game-review-hinted = Ten ruch doradziła podpowiedź. Analiza zastanawiała się nad nim znacznie dłużej.
game-review-both-busy = Boty rozgrywają oba warianty do końca: po jednej z wielu możliwych dróg.
game-review-line = Wiersz { $line }
game-review-mistakes = Najkosztowniejsze błędy
game-review-none = Żaden ruch nie był wyraźnie gorszy od najlepszego.
game-review-grade-inaccuracy = Niedokładność:
game-review-grade-mistake = Błąd:
game-review-grade-blunder = Poważny błąd:
game-review-cost = kosztuje { $loss ->
    [one] { $loss } punkt
    [few] { $loss } punkty
   *[many] { $loss } punktów
} szans na wygraną (od { $low } do { $high })
game-review-moves = Zagrano – { $move }. Lepiej – { $best }.
game-review-show-made = Pokaż ten ruch
game-review-show-best = Pokaż lepszy ruch
game-review-decision = { $you ->
    [yes] Decydujesz ty
   *[no] Decyduje { $name }
}
game-review-only = { $move } – żaden inny ruch nie był wart uwagi.
game-review-made = zagrano
game-review-search = Wynik przeszukiwania na podstawie tego, co można było wtedy wiedzieć. Na wykresie grę kończą kupcy, więc szanse są tam inne.
game-review-lots = Zestawy
game-review-lots-how = Znaki: ile zestaw był wart dla każdego gracza. Linia ciągła: cena. Linia przerywana: uczciwa cena.
game-review-lot-worth = { $name }: wartość { $worth } (od { $low } do { $high })
game-review-lot-sold = { $name } płaci { $price }; dla kupującego zestaw był wart { $worth }.
game-review-lot-unsold = Nikt go nie kupił; uczciwa cena: { $fair }.
game-review-lot-overpaid =
    { $florins ->
        [one] To o jednego florena za dużo.
        [few] To o { $florins } floreny za dużo.
       *[many] To o { $florins } florenów za dużo.
    }
game-review-lot-missed = Więcej był wart dla: { $names }.
game-review-suspects = Co { $name } może mieć na ręce
game-review-suspect = { $card }: { $chance } (z samego rozdania { $deal })
game-review-suspect-held = { $card }: { $chance } (z samego rozdania { $deal }), była na ręce
game-review-own-open = Możliwe spiski: { $moves }.
game-review-rivals-open = { $name } grozi: { $moves }.
game-review-exact = Przy najlepszej grze: { $result }.
game-review-exact-after = Po tym ruchu: { $result }.
game-review-exact-win = wygrana
game-review-exact-draw = remis
game-review-exact-loss = przegrana
game-review-try = Spróbuj jeszcze raz
game-review-unfold = Pokaż analizę
game-review-solve = Rozwiąż je jako zadania
game-review-both = Rozegraj oba warianty
game-review-both-from = Oba warianty od kroku { $step }
game-review-both-how =
    Boty grają dalej po każdym z dwóch ruchów, z tymi samymi kartami, dopóki dobieranie przebiega tak samo; { $you ->
        [yes] za ciebie gra { $bot }
       *[no] { $name } – gra { $bot }
    }. To tylko jedna gra z wielu: szczęście może sprzyjać gorszemu ruchowi.
game-review-both-real = Miejsce w rozegranej grze: { place }
game-review-line-made = Zagrano – { $move }
game-review-line-share = Szanse na wygraną według analizy: { $share }. Możliwy dalszy ciąg:
game-review-line-better = Lepiej – { $move }
game-review-watch = Obejrzyj ten wariant
game-review-what-if = { $you ->
    [yes] A gdyby twoja oferta wynosiła
   *[no] A gdyby oferta ({ $name }) wynosiła
}
game-review-what-if-ask = Pokaż
game-review-what-if-answer = Oferta { $florins } – szansa na wygraną: { $share } ({ $change } pkt względem zagranego ruchu). Szansa na zdobycie zestawu: { $buys }.

daily = Rozdanie dnia
daily-more = Jedno rozdanie na grę i dzień, takie samo dla wszystkich, przeciw tym samym botom. Te same ruchy dają tę samą partię.
daily-against = Przeciwnicy: { $bots }
daily-play = Graj
daily-continue = Graj dalej
daily-again = Zagraj jeszcze raz (bez liczenia)
daily-share = Kopiuj wynik
daily-all = Wszystkie rozdania dnia
daily-all-more = twój wynik, kalendarz, pozostałe gry
daily-ladder = Boty na twoim miejscu, po jednej partii
daily-people = Wszyscy na tym serwerze
daily-streak = { $count ->
    [0] Na razie bez serii
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[other] { $count } dni z rzędu
}
daily-played = { $day }: zagrane
daily-missed = { $day }: niezagrane
daily-shared = Florin, rozdanie dnia, { $day }, { $game }: miejsce { $place } z { $players }, lepiej niż { $beaten } z { $levels } botów.

## Puzzles

puzzles = Zadania
second-lesson = Druga lekcja
