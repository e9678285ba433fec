### The words of the page around the tables; those of the tables themselves are in tables.*.

## The bar and the home

tools = Narzędzia
sound = Dźwięk
language = Język
light = Światło
theme-auto = Dzień albo świeca: jak w systemie
theme-day = Za dnia
theme-candle = Przy świecy
hero = Trzy gry z Florencji
hero-more = Wybierz i już grasz. Bez konta, bez instalowania.
pitch-card = Weź ostatnią kartę, a może jeszcze dwie. Zapełnij statek, zapełnij magazyn.
pitch-board = Licytujesz tylko raz. Płacą najbogatsze ładownie i najwyższe piramidy.
pitch-court = Wysyłaj, zawieraj sojusze, spiskuj. Dwa rody, jeden dwór i sztylet na każdą sumę.
meta-card = 2–6 graczy · 15 minut
meta-board = 3–6 graczy · 30 minut
meta-court = 2 graczy · 15 minut
play-now = Zagraj teraz
against-card = przeciw trzem kupcom
against-board = przeciw trzem kupcom
against-court = przeciw kupcowi
with-friends = Ze znajomymi
first-time = Pierwszy raz? Naucz się, grając:
learn = { $game }
set-up-table = Przygotuj stół
open-record = Otwórz zapis
your-games = Twoje gry
no-games-yet = Tu, w tej przeglądarce, zostają gry, w które grasz.
forget-game = Usuń tę grę z listy
waits-for-players = czeka na graczy
goes-on = trwa
you-won = wygrana, { $score }
you-lost = przegrana, { $score }
open-tables = Otwarte stoły
no-open-tables = Żaden stół nie czeka teraz na graczy. Przygotuj własny i pokaż go tutaj.
seats-taken = { $taken } z { $seats } miejsc
join = Dołącz
guest = Gość
did-not-work = To się nie udało
unreachable = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.

## A table of one's own

builder-more = Wybierz, kto gra; dostaniesz link do wysłania.
which-game = Gra
your-name = Twoje imię
players = Gracze
player-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
seats = Miejsca
seat-number = Miejsce { $number }
seat-me = Ty
seat-open = Wolne: dla tego, kto ma link
bots = Boty
bot-garzone = Garzone, początkujący
bot-apprentice = Czeladnik
bot-merchant = Kupiec
bot-banker = Bankier, silny
bot-magnifico = Magnifico, najsilniejszy
bot-hoarder = Chomik
bot-racer = Pędziwiatr
bot-spoiler = Psotnik
bot-gambler = Hazardzista
bot-miser = Skąpiec
clock = Zegar
clock-none = Bez pośpiechu
clock-quick = 30 sekund na ruch
clock-calm = 2 minuty na ruch
clock-bank = 10 minut na gracza i 10 sekund na ruch
clock-days = Dzień na ruch
hints = Podpowiedzi
hints-shown = Stół je widzi
hints-all = Dla wszystkich, po cichu
hints-none = Brak
list-table = Pokaż wśród otwartych stołów
let-watch = Inni mogą patrzeć
options = Warianty zasad
option-card-deck = Talia
option-card-big-bonus = Premia 20 za bardzo wiele symboli
option-card-empty-ranks = Także gracze bez symboli zajmują miejsca
option-board-third-of-six = Trzecia ładownia wśród sześciu
option-board-empty-ranks = Także znaczniki na pierwszym polu zajmują miejsca
option-board-fifth-step = Znacznik na 5. stopniu
option-court-dukes = Z Książętami
option-court-distinct-circle = Wymiana równych kart w kręgu
option-court-plan-draw = Trzy plany
option-court-end = Gra kończy się także
value-deck-default = nasza rekonstrukcja
value-deck-own = liczby z twojego pudełka
counts-each-good = Każdego towaru
counts-one = Jeden symbol
counts-two = Dwa symbole
counts-green-one = Zielona, jeden symbol
counts-green-two = Zielona, dwa symbole
counts-sum = Karty: { $cards } z { $all }; zajmujące miejsce: { $spaces }, potrzeba co najmniej { $least }.
value-plan-draw-total = w całej grze
value-plan-draw-row = z rzędu
value-end-circle = gdy krąg jest pusty
value-end-house = gdy ród opuści krąg
terms = Co obowiązuje przy tym stole
term = { $what }: { $how }
yes = Tak
no = Nie
lay-table = Otwórz stół
lay-table-more =
    { $open ->
        [0] gra zaczyna się od razu
        [one] potem wyślesz link na jedno miejsce
        [few] potem wyślesz link na { $open } miejsca
       *[many] potem wyślesz link na { $open } miejsc
    }
back-home = Na stronę główną

## Before the game

opening-table = Podchodzisz do stołu
waiting-for =
    { $count ->
        [one] Jedno miejsce jest wolne
        [few] { $count } miejsca są wolne
       *[many] { $count } miejsc jest wolnych
    }
who-is-there = Kto już jest
seat-free = Wolne miejsce
seat-kept = jeszcze nie ma
seat-away = bez połączenia
seat-bot = gra bot
seat-went = { $name }: brak połączenia.
seat-came = { $name } wraca do stołu.
host = gospodarz stołu
sit-here = Usiądź tutaj
remove = Usuń
invite = Zaproś
invite-link = Link do wysłania
invite-more = Kto go otworzy, wybiera wolne miejsce. Gra zaczyna się, gdy wszystkie są zajęte.
invite-local = Ten adres działa tylko na tym komputerze. Dla innych w twojej sieci uruchom: { $command }
qr-label = Link jako kod QR
copy-link = Kopiuj link
copied = Skopiowano
share = Udostępnij
fill-and-start = Zacznij z botami
fill-more =
    { $count ->
        [one] jedno wolne miejsce: { $bot }
        [few] { $count } wolne miejsca: { $bot }
       *[many] { $count } wolnych miejsc: { $bot }
    }
leave-table = Odejdź od stołu

## At the table

your-turn = Twój ruch
time-left = zostało { $time }
hint-ask = Podpowiedź
undo = Cofnij
log = Dziennik
chat = Czat
chat-unread =
    { $count ->
        [one] Czat, jedna nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
       *[many] Czat, { $count } nowych wiadomości
    }
rules = Zasady
menu = Stół
close = Zamknij
first-game = Twoja pierwsza gra
day-scored = Koniec dnia { $number }
round-scored = Koniec rundy { $number }
played-clock =
    { $you ->
        [yes] Twój czas minął: za ciebie gra zegar.
       *[no] Czas minął: za gracza { $name } gra zegar.
    }
played-bot =
    { $you ->
        [yes] Za ciebie gra bot.
       *[no] Za gracza { $name } gra bot.
    }
see-result = Zobacz wynik

## What has to be said

to-know = Co warto teraz wiedzieć
reconnecting = Połączenie zerwane; wracamy
offline = Jesteś bez sieci
again-in =
    { $seconds ->
        [one] Następna próba za sekundę. Nic nie przepadło.
        [few] Następna próba za { $seconds } sekundy. Nic nie przepadło.
       *[many] Następna próba za { $seconds } sekund. Nic nie przepadło.
    }
nothing-lost = Nic nie przepadło: gra czeka na serwerze.
try-now = Spróbuj teraz
lost-table = Tu nie ma stołu
closed-table = Te drzwi są zamknięte
watch = Patrz
stands-in = Bot gra za ciebie
stands-in-more = Gra toczy się dalej; możesz wrócić w każdej chwili.
return-to-seat = Gram dalej
undo-waits = Prośba o cofnięcie ruchu
undo-agreed =
    { $count ->
        [0] Nikt jeszcze nie odpowiedział.
        [one] Zgodziła się jedna osoba.
        [few] Zgodziły się { $count } osoby.
       *[many] Zgodziło się { $count } osób.
    }
undo-asked = { $name } prosi o cofnięcie ruchu
agree = Zgoda
refuse = Odmów
while-away = Pod twoją nieobecność
whole-log = Cały dziennik
dismiss = Zamknij
why-not = Dlaczego nie?
error-wait-for = To nie twoja kolej: teraz gra { $name }.
rule-shown = Zasada { $rule }
hint-thinking = Bankier się zastanawia
hint-best = Rada bankiera: { $move }
hint-share = Oczekiwany udział w zwycięstwie: { $share }
hint-others = Rozważane też: { $others }
hint-contrast = Dlaczego nie { $move }? { $reasons }
hint-only = Nie ma innego ruchu.
hint-even = Ruchy są mniej więcej równie dobre.
do-it = Zrób to
move-reveal = odsłonić kartę
move-take = dobrać { $cards }
move-draw = odkryć kartę
move-auction = rozpocząć licytację
move-bid = zaoferować { $florins }
move-pass = spasować
move-send = wysłać na Dwór Zewnętrzny: { $card }
move-ally = sojusz: { $card } → { $pile }
move-conspire = spisek: { $card } → { $pile }, odpada: { $target }
move-plan = włożyć pod talię: { $card }
move-declare = ogłosić { $value }
move-replace = wymienić: { $card }
move-keep = zachować krąg
reason-ship = wartość statku
reason-hold = wartość ładowni
reason-goods = miejsca w towarach
reason-bonuses = premie za wiele jednego towaru
reason-price = koszt
reason-denies = to, czego nie dostaną inni
reason-luck = to, co może jeszcze przyjść
reason-leaves = to, co zostaje innym
reason-influence = wpływy na dworze
reason-safety = bezpieczeństwo twoich dworzan
reason-threat = groźba
reason-tempo = tempo

## Chat

nothing-said = Nikt jeszcze nic nie powiedział.
watching = Patrzysz na grę.
say-something = Powiedz coś
chat-send = Wyślij
event-sat = { $name } siada do stołu.
event-removed = { $name } zwalnia miejsce.
event-filled = Bot zajmuje miejsce: { $name }.
event-left =
    { $why ->
        [clock] Czas minął: za gracza { $name } gra bot.
       *[left] Za gracza { $name } gra bot.
    }
event-returned = { $name } wraca do gry.
event-undo-asked = { $name } prosi o cofnięcie ruchu.
event-undone = Cofnięto ruch: { $name }.
event-hinted = { $name } bierze podpowiedź.
event-rematch = { $name } chce rewanżu.

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
unmute = Słuchaj znowu
settings = Ustawienia
bots-pauses = Chwila przed ruchem bota
motion = Karty się poruszają
allow-notifications = Powiadom mnie, gdy będzie mój ruch
links = Linki
copy-watch-link = Kopiuj link do oglądania
other-device = Moje miejsce na innym urządzeniu
other-device-link = Otwiera twoje miejsce: nie oddawaj go
download-record = Pobierz zapis
let-bot-play = Niech bot zagra za mnie

## The end

rematch = Rewanż
rematch-more = ci sami gracze, o jedno miejsce dalej
to-rematch = Do rewanżu
replay = Powtórka
copy-replay = Kopiuj link do powtórki
see-table = Zobacz stół
prove-deal = Czy rozdanie było uczciwe?
deal-proved =
    { $draws ->
        [one] Dowiedzione: jedno losowanie, jak obiecano przed grą
        [few] Dowiedzione: wszystkie { $draws } losowania, jak obiecano przed grą
       *[many] Dowiedzione: wszystkie { $draws } losowań, jak obiecano przed grą
    }
proof-salt = Rozdanie nie wynika z tego, co wnieśli do niego gracze.
no-deal = Tej gry nie rozdano na podstawie obietnicy, więc nie ma czego dowodzić.

## The replay

opening-replay = Otwieramy zapis
lost-replay = Tu nie ma zapisu
lost-replay-more = Zapis zostaje, gdy gra się skończy; może jeszcze trwa.
to-table = Do stołu
all-open = Wszystko odkryte
eyes = Czyimi oczami
eyes-of = Jak to widzi { $name }
scrub = Chwila gry
point-of = { $number } z { $last }
go-first = Na początek
go-back = Krok wstecz
go-next = Krok naprzód
go-last = Na koniec
autoplay = Odtwarzaj
log-and-play-on = Dziennik i dalsza gra
play-on = Graj dalej stąd
play-on-seat = Na miejscu gracza
play-on-go = Graj
