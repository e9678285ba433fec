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
not-sold = Bez nabywcy
sold = Sprzedano!
sold-to-you = Twoje!
for-free = za darmo
moment-filled = Ładownia dopełniona
moment-eliminated = Wyeliminowano!
moment-split = Stos rozdzielony
aboard = z tego na statku: { $count }
influence-both = Wpływy: Della Rovere { $rovere }, Gonzaga { $gonzaga }
fast-card = Twój statek jest pełny: przyspieszamy.
fast-board = Twoja ładownia jest pełna: przyspieszamy.
since-your-turn = Od twojego ruchu
place = { $place }.
place-pays = { place } · { $florins }
worth-then = → { $value } ({ place }) · { $florins }
spaces-taken = zajęte miejsca: { $taken } z { $spaces }
none = brak

## Cards

neutral-neutral = Zielona
neutral-black = Czarna
neutral-ten = Neutralna
noble-named = { $office } { $value }
noble-of = { $noble } ({ $house })
office-0 = Minister
office-1 = Dama
office-2 = Paź
office-3 = Giermek
office-4 = Skryba
office-5 = Rządca
office-6 = Kapitan
office-7 = Legat
office-8 = Prałat
office-9 = Hrabia
office-10 = Markiz
office-J = Błazen
office-15 = Książę
power-0 = W sojuszu: eliminuje resztę stosu
power-1 = W sojuszu: rozdziela stos
power-J = Dowolna wartość, { $least }–{ $most }
power-15 = Najwyższy ze wszystkich

## The card game

market = Rynek
market-empty = Rynek jest pusty.
error-too-far = Z rynku można dobrać tylko trzy ostatnie karty (C-3); wybierz spośród nich.
warehouse = Magazyn
warehouse-good =
    { $good }: { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
       *[many] { $count } symboli
    } w magazynie i na statku
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
last-turn-of-day = Ostatnia tura dnia
took = dobiera
must-take = musisz
does-not-fit = brak miejsca
may-take = możesz
will-take = dobierasz
take-cards = Dobierz: { $cards }
take-ship = statek { $value } ({ place } miejsce)
take-too-much =
    { $spaces ->
        [one] potrzeba { $spaces } miejsca
       *[many] potrzeba { $spaces } miejsc
    }, wolne: { $left }
spaces-left =
    { $spaces ->
        [0] bez wolnych miejsc
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
bonus-line = Premia za towar:
bonus-step = od { $from } symboli +{ $florins }
bonus-needs =
    { $florins ->
        [10] premia od { $from }
       *[other] premia { $florins } od { $from }
    }
pays-you = daje ci
reveal-more =
    { $revealed ->
        [0] Odsłoń
       *[other] Odsłoń (jeszcze { $left })
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
board-can-watch = Trwa odkrywanie zestawu.
no-bid-yet = Nie ma jeszcze oferty.
leads-with =
    { $you ->
        [yes] Prowadzisz z ofertą { $florins }
       *[no] { $name } prowadzi z ofertą { $florins }
    }
bids-round = Kolejność licytacji
bids-florins = oferta { $florins }
bids-now = teraz
bids-then = potem
bids-last = na końcu
passed = pas
passed-over = pominięto
the-lot = Zestaw
turn-first = Odkryj kartę
turn-another = Jeszcze jedna
pile-name = W stosie
no-room = Nie masz miejsca na ten zestaw.
for-you-hold = Dla ciebie: ładownia { $value } → { $then } ({ place } miejsce)
for-you-good = { $good }: stopień { $step }
pyramid-of = { $good }: { $steps }
on-step = { $name } na stopniu { $step }
your-bid = Twoja oferta
one-less = O jeden mniej
one-more = O jeden więcej
up-to = do { $florins }
one-above = o jeden więcej
the-least = minimum
tops = nie przebije { $name }
open-auction =
    Wystaw { $count ->
        [one] tę kartę
        [few] te { $count } karty
       *[many] te { $count } kart
    }
bid-for =
    Zaoferuj { $florins } za { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
bid-leaves =
    { $florins ->
        [few] zostaną { $florins }
       *[many] zostanie { $florins }
    }
may-top =
    { $count ->
        [one] może jeszcze przebić: { $names }
       *[many] mogą jeszcze przebić: { $names }
    }
nobody-tops = nikt nie może przebić
pass = Pas
ahead-title = Oferta automatyczna
ahead-set = Do { $florins }
ahead-clear = Anuluj
ahead-none = Zdecydujesz, gdy przyjdzie twoja kolej.
ahead-on = Zaoferujesz najwyżej { $florins } albo spasujesz.

## The court

inner-circle-name = Krąg Wewnętrzny
outer-court-name = Dwór Zewnętrzny
your-outer-court = Twój Dwór Zewnętrzny
nobody-there = jeszcze nikogo
hand-name = Twoja ręka
hand-whose = Karty na ręce: { $name }
in-hand = na ręce
in-the-deck = w talii
in-deck = talia { $count }
plans-made = plany: { $count } z { $most }
limit-of = { $name }: nic powyżej { $limit }.
unseen-count =
    { $count ->
        [one] { $count } nieznana karta
        [few] { $count } nieznane karty
       *[many] { $count } nieznanych kart
    }
unseen-title = Ręka i talia: { $house }
fallen = Wyeliminowano: { $cards }
court-choose-card = Wybierz kartę z ręki.
court-choose-pile = Dokąd trafia { $noble }?
court-choose-target =
    { $noble } daje { $sum }: { $count ->
        [one] może odpaść { $count } stos
        [few] mogą odpaść { $count } stosy
       *[many] może odpaść { $count } stosów
    }, wybierz jeden.
court-joins = { $noble } dołącza: stos o sumie { $sum }
court-declare = Twoja ostatnia karta to Błazen: ogłoś jego wartość.
court-replace = Dwie twoje karty w kręgu są jednakowe: wymień jedną albo zostaw obie.
pile-named = Stos { $number }: { $cards }; { $sum }
pile-becomes = Z twoją kartą: { $sum }
pile-falls = Może teraz odpaść
pile-may-fall = Może odpaść po dołączeniu do innego stosu
send = Wyślij
send-note = na swój Dwór Zewnętrzny
plan = Zaplanuj
plan-note = pod talię ({ $count }/{ $most })
ally-with = Dołącz do: { $cards }
pile-of = stos o sumie { $sum }
minister-note = eliminuje resztę stosu
lady-note = rozdziela stos
only-ally = Tylko sojusz
only-conspire = Spiskuj
topple = Wyeliminuj: { $cards }
conspire-sum = spisek o sumie { $sum }
jester-as = Błazen jako { $values }
influence-then = wpływy: ty { $own }, { $name } { $other }
replace = Wymień: { $noble }
keep = Bez wymiany

## Scoring

score-ships = Statki
score-holds = Ładownie
score-sum = Suma
tell-card-cargo = Najcenniejszy statek zarabia najwięcej.
tell-card-good = Najwięcej symboli daje { $first }, drugie miejsce { $second }.
tell-card-sum = Tyle przyniósł dzień { $number }.
tell-board-cargo = Najcenniejsza ładownia zarabia najwięcej.
tell-board-good = Najwyższy stopień daje { $first }, drugi { $second }.
tell-board-sum = Tyle przyniosła runda { $number }; oferty już zapłacono.
tell-court-zone =
    { $zone ->
        [circle] Ile są warte karty obu rodów w Kręgu Wewnętrznym.
       *[outer] Ile są warte karty obu rodów na tym Dworze Zewnętrznym.
    }
tell-court-sum = Wygrywa ród z większymi wpływami.
why-rank = miejsce +{ $florins }
why-extra-card = premia +{ $florins }
why-extra-board = premia +{ $florins }
score-back = Wstecz
score-next = Następny krok
score-count = { $number } z { $count }
score-pause = Pauza
score-resume = Przewijaj dalej
score-skip = Pomiń
share-places =
    Miejsca { $count ->
        [2] { $first } i { $last }
       *[other] od { $first } do { $last }
    } dzielą się kwotą { $florins }: po { $each }{ $rounded ->
        [card] , w krotnościach 5.
        [board] , po zaokrągleniu w dół.
       *[no] .
    }
show-scoring = Pokaż punktację
go-on = Dalej

## The end

victory = Zwycięstwo!
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
shared-by =
    Wspólne zwycięstwo, { florins-count }: { $you ->
        [yes] ty oraz { $names }
       *[no] { $names }
    }
drawn-by =
    Remis, wspólne zwycięstwo: { $you ->
        [yes] ty oraz { $names }
       *[no] { $names }
    }
you-come = { place } miejsce, strata do zwycięzcy: { $florins }.
you-lead = O { $florins } więcej niż { $name }.
wins = zwycięstwo
the-race = Wyścig
where-florins = Skąd pochodzi każdy floren
where-influence = Skąd pochodzą wpływy
race-of = { $name } { $florins }
race-start = start
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
from-steps = Premie
from-bids = Oferty
from-start = Na początku
from-circle = Krąg Wewnętrzny
from-R = Dwór Della Rovere
from-G = Dwór Gonzaga

## The first game

