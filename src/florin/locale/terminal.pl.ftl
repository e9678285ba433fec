### Słowa aplikacji w terminalu i stołów gdzie indziej

## The table

market-empty = Rynek jest pusty.
lot-empty = Nie ma jeszcze zestawu.
lot-worth = Wartość zestawu: { $value }
turner = Karty odkrywa: { $name }
marks-then = ○ po rundzie
bids-last = Ostatni głos: { $name }
outer-court-of = Dwór Zewnętrzny rodu { $house }
circle-title = Krąg Wewnętrzny
influence-of = wpływy { $count }
deck-of = talia { $count }
planned-of = plany { $count }
limit-of = limit { $value }
under-deck = pod talią
your-turn = Twoja kolej
turn-of = Kolej gracza { $name }
is-over = Koniec gry
not-begun = Gra się jeszcze nie zaczęła.
others-turn = Grają inni.
type-here = Wpisz ruch lub życzenie; pomagają strzałki i Tab

## What a move will do

will-reveal = Odkryj kartę: w tej turze jeszcze najwyżej { $more }, w talii { $deck }
will-take = Weź { $cards }: wartość statku { $value }, wolne miejsca: { $left }
will-draw = Odkryj kartę do zestawu
will-auction = Zatrzymaj się i otwórz licytację
will-pass = Nie licytuj
will-bid = Zaoferuj { $florins }: zostanie ci { $left }, a ładownia będzie warta { $value }
will-keep = Zostaw karty w kręgu bez zmian
will-replace = Niech inna karta zajmie jej miejsce w kręgu: { $what }
will-declare = Nadaj wartość ostatnio dobranemu Błaznowi: { $what }

## Hints

hint-of = Co zrobiłby { $bot }, z oczekiwanym udziałem w zwycięstwie:
share-of-win = { $percent }%
thinking = Trwa namysł… Esc przerywa.
term-ship = statek
term-hold = ładownia
term-goods = towary
term-bonuses = premie
term-price = koszt
term-denies = odebrane innym
term-luck = co może przyjść
term-leaves = zostawione innym
term-influence = wpływy
term-safety = bezpieczeństwo
term-threat = groźba
term-tempo = tempo

## Scoring and the end

day-number = dzień { $number }
round-number = runda { $number }
tell-ship = Statki: kto załadował największą wartość?
tell-hold = Ładownie: kto załadował największą wartość?
tell-good = { $good }: najwięcej, drugie miejsce i premia za obfitość
tell-bids = Ile kosztowały zestawy
tell-gain = Co z tego wynika
tell-florins = Co każdy teraz ma
tell-circle = Szlachcice w Kręgu Wewnętrznym
tell-own = Szlachcice na Dworze Zewnętrznym własnego rodu
tell-other = Szlachcice na Dworze Zewnętrznym drugiego rodu
tell-nobles = Liczba szlachciców, gdyby wpływy były równe
tell-total = Wszystkie wpływy na dworze
kept-in = Ta gra jest zachowana: { $file }

## Keys

key-help = pomoc
key-rules = zasady
key-hint = rada
key-undo = cofnij
key-log = zapis
key-hurry = szybciej
key-leave = wyjdź
keys-reading = Strzałki i klawisze stron przewijają · Esc: powrót
keys-telling = Enter: wszystko naraz, potem z powrotem do stołu
keys-ending = Enter: stół · R: odtwórz · S: zapisz tutaj · N: nowa gra · Q: wyjdź
keys-setup = ↑ ↓ wybierz · ← → zmień · Enter zacznij · F6 dzień lub świeca · Esc wyjdź
keys-replay = ← → tura · ↑ ↓ 10 · D punktacja · G skok · V czyje oczy · F1 pomoc · Q wyjdź
title-replay = Zapisana partia
which-turn = Która tura, od 1 do { $last }?
all-open = wszystko odkryte
help-replay =
    ← →          jedna tura wstecz lub naprzód; także spacja
    ↑ ↓          dziesięć tur
    Home, End    pierwsza, ostatnia
    D            następna punktacja
    G            tura o danym numerze
    V            czyimi oczami: wszystko odkryte, gracza, widza
    F2           zasady
    F6           dzień lub świeca
    Q, Esc       wyjdź
help-keys =
    ← → ↑ ↓      wybieraj spośród ruchów; stół pokazuje, co zrobią
    Enter        zagraj wybrany ruch
    litery       wpisz ruch lub życzenie; Tab uzupełnia
    mysz         kliknij kartę, stos lub ruch; wybrany ruch jeszcze raz: gra
    F1 lub ?     ta pomoc               F2    zasady
    F3           rada z uzasadnieniem   F4    cofnij ostatni ruch
    F5           zapis gry              F6    dzień lub świeca
    Esc          przerwij radę; pogoń boty
    F10          wyjdź; florin play --resume last wznawia grę

## Before the game

motto = trzy gry Medici
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
go-on = Wznów grę:
paste-link = Albo wklej tu link do stołu (http://…/t/…) i naciśnij Enter
about-card = Kuś los: odkryj do trzech kart, weź ostatnią i do dwóch przed nią.
about-board = Jedna kolejka licytacji: ktoś odkrywa zestaw, każdy mówi raz, najwyższa oferta płaci.
about-court = Pojedynek dwóch rodów: zawieraj sojusze, spiskuj i strzeż kart na ręce.
level-garzone = losowo, z odrobiną rozsądku
level-apprentice = łasy na to, co jest teraz
level-merchant = gra dobrze i od razu
level-banker = myśli przez chwilę
level-magnifico = myśli dwie sekundy, najsilniejszy
level-hoarder = pragnie towarów
level-racer = pragnie pełnego statku
level-spoiler = zazdrości ci twoich
level-gambler = ufa szczęściu
level-miser = pilnuje pieniędzy
curtain = Kolej gracza { $name }. Podejdź do ekranu bez świadków i naciśnij Enter.

## At a table elsewhere

reconnecting = Połączenie zostało zerwane; trwa jego przywracanie.
waiting-for =
    { $count ->
        [one] Przy stole brakuje jeszcze jednej osoby.
        [few] Przy stole brakuje jeszcze { $count } osób.
       *[many] Przy stole brakuje jeszcze { $count } osób.
    }
free-seat = wolne miejsce
table-link = Link dla nich: { $link }
host-start = Wpisz start, a wolne miejsca zajmie bot; start banker wybiera który.
your-seat = Twoje miejsce, tylko dla ciebie: { $link }
undo-asked = { $name } prosi o cofnięcie ruchu. Wpisz yes lub no.
bot-for-you = Gra za ciebie bot. Wpisz return, aby wrócić na swoje miejsce.
bid-ahead = W tej licytacji licytujesz z góry do { $florins }. Wpisz upto, aby to cofnąć.
rematch-asked = Ci sami gracze chcą zagrać jeszcze raz. Wpisz rematch, aby dołączyć.
rematch-how = Przy stole wpisz rematch, aby zagrać jeszcze raz w tym samym gronie.
undo-refused = { $name } nie zgadza się na cofnięcie.
sat-down = { $name } siada do stołu.
said = { $name }: { $text }
left-table = { $name } odchodzi; dalej gra bot.
went-away = { $name }: brak połączenia.
returned = { $name } wraca do gry.
taken-back = { $name } cofa ruch.
hinted = { $name } bierze radę.
watching = Nie ma wolnego miejsca; oglądasz.
help-table =
    say TEKST  powiedz coś przy stole
    yes, no    zgódź się na cofnięcie ruchu albo nie
    upto 7     w tej licytacji przebijaj o jeden aż do 7, potem pasuj
    leave      niech gra za ciebie bot; return oddaje ci miejsce
    start      gdy to twój stół: boty na wolne miejsca
    rematch    po grze ci sami jeszcze raz
