### The words of the three tables on the page.

## All tables

florins-count =
    { $florins ->
        [one] { $florins } floren
        [few] { $florins } floreny
       *[many] { $florins } florenów
    }
turn-of =
    { $you ->
        [yes] Twój ruch
       *[no] Ruch: { $name }
    }
game-over = Koniec gry
a-moment = Chwileczkę…
just-now = Przed chwilą
since-your-turn = Od twojego ruchu
place = { $place }.
place-pays = { place } · { $florins }
worth-then = → { $value }, { place } · { $florins }
spaces-taken = zajęte { $taken } z { $spaces }
none = brak

## Cards

neutral-neutral = Wolna
neutral-black = Czarna
neutral-ten = Złoto
noble-named = { $office } { $value }
noble-of = { $noble } ({ $house })
office-0 = Minister
office-1 = Dama
office-2 = Paź
office-3 = Giermek
office-4 = Skryba
office-5 = Rządca
office-6 = Kapitan
office-7 = Poseł
office-8 = Prałat
office-9 = Hrabia
office-10 = Markiz
office-J = Błazen
office-15 = Książę
power-0 = Na stosie: pozostali odpadają
power-1 = Na stosie: wszyscy się rozchodzą
power-J = Dowolna wartość, 1–10
power-15 = Najwyższy ze wszystkich

## The card game

market = Rynek
market-empty = Rynek jest pusty.
warehouse = Magazyn
warehouse-good =
    { $good }: { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
       *[many] { $count } symboli
    } w magazynie i na statku
card-can-reveal = Odsłoń kartę.
card-can-both = Dobierz albo odsłoń jeszcze jedną.
card-can-take = Wybierz, co dobierasz.
revealed-so-far =
    { $count ->
        [0] Nic jeszcze nie odsłonięto.
        [one] Odsłonięto { $count } kartę.
        [few] Odsłonięto { $count } karty.
       *[many] Odsłonięto { $count } kart.
    }
last-turn-of-day = Ostatni ruch dnia
took = dobiera
must-take = musisz
may-take = możesz
will-take = bierzesz
take-cards = Dobierz: { $cards }
take-ship = statek { $value }, { place }
take-too-much =
    { $spaces ->
        [one] potrzeba { $spaces } miejsca
       *[many] potrzeba { $spaces } miejsc
    }, wolnych jest { $left }
spaces-left =
    { $spaces ->
        [0] statek pełny
        [one] { $spaces } wolne miejsce
        [few] { $spaces } wolne miejsca
       *[many] { $spaces } wolnych miejsc
    }
good-change =
    { $good } { $count }: { $florins ->
        [-5] −5
        [-10] −10
       *[other] +{ $florins }
    }
bonus-needs = { $more } → +{ $florins }
reveal-more =
    { $revealed ->
        [0] Odsłoń
       *[other] Odsłoń (zostało { $left })
    }
deck-name = Talia

## The auction game

auction = Licytacja
bid-of =
    { $you ->
        [yes] Twoja oferta
       *[no] Licytuje { $name }
    }
board-can-draw = Odkryj pierwszą kartę zestawu.
board-can-both = Odkryj jeszcze jedną albo rozpocznij licytację.
board-can-watch = Zestaw jest odkrywany.
no-bid-yet = Nie ma jeszcze oferty.
leads-with =
    { $you ->
        [yes] Prowadzisz z ofertą { $florins }
       *[no] { $name } prowadzi z ofertą { $florins }
    }
bids-round = Oferty po kolei
bids-florins = oferta { $florins }
bids-now = teraz
bids-then = potem
bids-last = na końcu
passed = pas
passed-over = bez oferty
the-lot = Zestaw
turn-first = Odkryj kartę
turn-another = Jeszcze jedna
pile-name = W stosie
no-room = Nie masz miejsca na ten zestaw.
for-you-hold = Dla ciebie: ładownia { $value } → { $then }, { place }
for-you-good = { $good } stopień { $step }
pyramid-of = { $good }: { $steps }
on-step = { $name } na stopniu { $step }
your-bid = Twoja oferta
one-less = O jeden mniej
one-more = O jeden więcej
up-to = do { $florins }
one-above = o jeden więcej
the-least = najmniej
tops = przebija: { $name }
open-auction =
    Wystaw { $count ->
        [one] tę kartę
        [few] te { $count } karty
       *[many] te { $count } kart
    }
bid-for =
    Oferta { $florins } za { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
bid-leaves = zostanie { $florins }
may-top =
    { $count ->
        [one] może jeszcze przebić: { $names }
       *[many] mogą jeszcze przebić: { $names }
    }
nobody-tops = nikt nie może przebić
pass = Pas
ahead-title = Oferta z góry
ahead-set = Do { $florins }
ahead-clear = Cofnij
ahead-none = Zdecydujesz, gdy przyjdzie twoja kolej.
ahead-on = Licytujesz do { $florins }, potem pas.

## The court

inner-circle-name = Krąg Wewnętrzny
outer-court-name = Dwór Zewnętrzny
your-outer-court = Twój Dwór Zewnętrzny
nobody-there = jeszcze nikogo
hand-name = Twoja ręka
hand-whose = Ręka: { $name }
in-hand = na ręce
in-the-deck = w talii
in-deck = talia { $count }
influence-is = wpływy { $count }
plans-made = plany { $count } z 3
limit-of = { $name }: nic powyżej { $limit }.
unseen-count =
    { $count ->
        [one] { $count } nieznana karta
        [few] { $count } nieznane karty
       *[many] { $count } nieznanych kart
    }
unseen-title = Ręka i talia: { $house }
fallen = Wyeliminowani: { $cards }
court-choose-card = Wybierz kartę z ręki.
court-choose-pile = Dokąd: { $noble }?
court-choose-target =
    { $noble } daje { $sum }: { $count ->
        [one] może odpaść { $count } stos
        [few] mogą odpaść { $count } stosy
       *[many] może odpaść { $count } stosów
    }, wybierz.
court-joins = { $noble } dołącza: stos o sumie { $sum }
court-declare = Twoja ostatnia karta to Błazen: ogłoś jego wartość.
court-replace = Dwie twoje karty w kręgu są jednakowe.
court-did-send = { $name } wysyła na Dwór Zewnętrzny: { $noble }.
court-did-ally = { $name } zawiera sojusz: { $noble }.
court-did-conspire = { $name } spiskuje: { $noble }.
court-did-plan = { $name } wkłada kartę pod talię.
court-did-declare = { $name } ogłasza wartość Błazna: { $noble }.
court-did-replace = { $name } wymienia: { $noble }.
court-did-keep = { $name } zachowuje swój krąg.
pile-named = Stos { $number }: { $cards }; { $sum }
pile-becomes = Z twoją kartą: { $sum }
pile-falls = Może teraz odpaść
pile-may-fall = Może odpaść przy innym sojuszu
send = Wyślij
send-note = na swój Dwór Zewnętrzny
plan = Zaplanuj
plan-note = { $count } z 3
ally-with = Dołącz: { $cards }
pile-of = stos o sumie { $sum }
minister-note = pozostali ze stosu odpadają
lady-note = wszystkie karty leżą osobno
only-ally = Tylko sojusz
topple = Obal: { $cards }
conspire-sum = spisek o sumie { $sum }
jester-as = Błazen jako { $values }
influence-then = wpływy { $rovere } do { $gonzaga }
replace = Wymień: { $noble }
keep = Zachowaj je

## Scoring

score-ships = Statki
score-holds = Ładownie
score-sum = Suma
tell-card-cargo = Najwyższa wartość zarabia najwięcej.
tell-card-good = Najwięcej symboli daje 10, drugie miejsce 5.
tell-card-sum = Tyle przyniósł dzień { $number }.
tell-board-cargo = Najwyższa wartość zarabia najwięcej.
tell-board-good = Najwyższy stopień daje 10, drugi 5.
tell-board-sum = Tyle przyniosła runda { $number }; oferty już zapłacono.
tell-court-zone = Ile liczą się tu karty obu rodów.
tell-court-sum = Wygrywa ród z większymi wpływami.
why-rank = za miejsce { $florins }
why-extra-card = premia { $florins }
why-extra-board = szczyt { $florins }
tell-rest = Pokaż resztę od razu
any-key = albo dotknij ekranu lub naciśnij klawisz
go-on = Dalej

## The end

wins-with =
    { $you ->
        [yes] Wygrywasz:
       *[no] Wygrywa { $name }:
    } { $florins ->
        [one] { $florins } floren
        [few] { $florins } floreny
       *[many] { $florins } florenów
    }
wins-court =
    { $you ->
        [yes] Wygrywasz:
       *[no] Wygrywa { $name }:
    } wpływy { $florins }
shared-by = Wspólne zwycięstwo z wynikiem { $florins }: { $names }
drawn-by = Remis, wspólne zwycięstwo: { $names }
drawn-by-plans = Każdy planował już trzy razy: gra kończy się remisem bez względu na wpływy.
you-come = Zajmujesz { place } miejsce, strata: { $florins }.
wins = zwycięstwo
the-race = Wyścig
where-florins = Skąd każdy floren
where-influence = Skąd wpływy
race-of = { $name } { $florins }
race-start = początek
race-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
day-number = Dzień { $number }
round-number = Runda { $number }
from-ship = Statek
from-hold = Ładownia
from-goods = Towary
from-bonus = Premia
from-steps = Szczyty
from-bids = Oferty
from-start = Na początku
from-circle = Krąg Wewnętrzny
from-R = Dwór Della Rovere
from-G = Dwór Gonzaga

## The first game

coach-card-reveal = Rynek jest pusty: odsłoń kartę z talii. Możesz odsłonić do trzech, po jednej.
coach-card-choose =
    Ostatnią kartę musisz dobrać, dwie przed nią tylko jeśli chcesz. Albo najpierw odsłoń { $left ->
        [one] jeszcze jedną
       *[many] do { $left } kolejnych
    }: wtedy musisz dobrać ostatnią z nich.
coach-card-take = Trzy karty odsłonięte, więc dobierz. Ostatnia jest twoja; dotknij dwóch przed nią, by wziąć także je.
coach-card-later = Nowy dzień: statki są puste, magazyny zostają. { $bonus } symboli jednego towaru daje premię każdego dnia.
coach-card-last = Wszystkie inne statki są pełne: to twój ostatni ruch dzisiaj.
coach-card-wait = Po trzech dniach wygrywa najbogatszy. Statki płacą za wartość, towary za symbole, a { $bonus } jednego towaru daje premię.
coach-board-draw = Układasz zestaw: odkryj od jednej do trzech kart, po jednej. Potem wszyscy licytują całość.
coach-board-more = Dołóż kartę do zestawu albo rozpocznij licytację. Licytujesz na końcu, a to przewaga.
coach-board-bid = Każdy składa jedną ofertę, raz dookoła. Możesz dać od { $least } do { $most }; pieniądze też wygrywają, więc nie płać więcej, niż karty przyniosą.
coach-board-pass = Nie możesz przebić tej oferty: pasuj.
coach-board-auction = Licytacja obiega stół raz; kto ułożył zestaw, licytuje na końcu. Możesz z góry ustalić, dokąd idziesz.
coach-board-wait = Ładownie płacą za wartość, każdy towar wznosi cię na jego piramidzie, a szczyty płacą w każdej rundzie.
coach-court-play = Wybierz kartę. Sama na twoim Dworze Zewnętrznym liczy się; na stosie dodaje się do jego sumy.
coach-court-conspire = Jeśli twoja karta i stos, do którego dołącza, mają razem tyle co inny stos, ten inny odpada: szukaj sztyletów.
coach-court-limit = Twoja talia jest pusta: odtąd nie zagrasz nic powyżej { $limit }.
coach-court-declare = Ostatnia karta twojej talii to Błazen: ogłoś jego wartość. Nie zagrasz nic powyżej niej.
coach-court-circle = Dwie twoje karty w kręgu są jednakowe. Wymień jedną albo je zachowaj.
coach-court-wait = Wygrywa ród z większymi wpływami na dworze. Gra kończy się też, gdy Krąg Wewnętrzny jest pusty.
