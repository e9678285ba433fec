### Puzzles and second lessons; loaded with them.

puzzles-more = Pozycje, w których jeden ruch jest wyraźnie najlepszy i łatwo go przeoczyć. Twój ranking zostaje w tej przeglądarce.
puzzles-none-yet = Jeszcze bez prób
puzzles-record = Twój ranking { $rating }, rozwiązane: { $solved } z { $tried }
puzzles-solve = Rozwiązuj zadania
puzzle-ask = Znajdź ruch wyraźnie lepszy od innych.
puzzle-count = Pozycja { $number } z { $count }.
puzzle-ratings = Zadanie { $rating }, ty { $yours }.
puzzle-right = Dobrze – { $best }.
puzzle-wrong = Lepiej – { $best }.
puzzle-second = Drugi najlepszy ruch kosztuje co najmniej { $loss ->
    [one] { $loss } punkt
    [few] { $loss } punkty
   *[many] { $loss } punktów
} szans na wygraną – { $other }.
puzzle-yours = Twój ruch kosztuje około { $loss ->
    [one] { $loss } punktu
   *[many] { $loss } punktów
} szans na wygraną – { $other }.
puzzle-found-by = Boty, które go znajdują: { $levels }.
puzzle-not-best = To nie jest najlepszy ruch.
puzzle-show = Pokaż odpowiedź
puzzle-verdict = Pokaż ocenę
puzzle-again = Spróbuj jeszcze raz
puzzle-next = Dalej
own-puzzles = Twoje błędy ({ $count })
own-ask = W jednej z twoich gier go przeoczono.
own-played = Ruch zagrany w grze kosztuje około { $loss ->
    [one] { $loss } punktu
   *[many] { $loss } punktów
} szans na wygraną – { $other }.
own-done = To były wszystkie twoje błędy. Następne znajdziesz w analizie innej gry.

## Second lessons: what good players look at

second-card = Każda odsłonięta karta służy tobie albo następnemu graczowi. Kiedy przestajesz?
second-board = Zestaw jest wart tyle, ile zmienia dla ciebie i dla innych. Jak daleko licytujesz?
second-court = Dworzanin, którego rywal może wyeliminować, jest zagrożony. Ile możesz zaryzykować?
second-ask-card = Wziąć czy odsłonić jeszcze jedną kartę?
second-look-card = Najpierw spójrz na swój statek ({ place } miejsce), wolne miejsca: { $spaces }. Można jeszcze odsłonić { $left ->
    [one] { $left } kartę
    [few] { $left } karty
   *[many] { $left } kart
}, a to, co zostawisz, weźmie następny gracz.
second-ask-board = Licytować czy spasować?
second-look-board = Najpierw zobacz, co zmienia zestaw: twoja ładownia byłaby warta { $value } ({ place } miejsce). { $rivals ->
    [0] Po tobie nikt nie licytuje
   *[other] Po tobie mogą licytować: { $names }
}; najwyższa oferta to { $bid }.
second-ask-court = Wysłać dworzanina czy zawrzeć sojusz?
second-look-court = Najpierw spójrz na sumy: stos przegrywa z innym o dokładnie tej samej sumie. { $name } – nieznane karty: { $count }.
second-done = To była druga lekcja. Dalej czekają zadania.

## Prices of lots

prices = Wyceń zestaw
price-ask = Ile ten zestaw jest dla ciebie wart?
price-how = Zalicytuj tyle, ile najwyżej dasz, albo spasuj, jeśli nic nie jest wart.
price-worth = Wart { $worth } (od { $low } do { $high }, zależnie od gry innych).
price-off = { $off ->
    [0] Twoja cena jest dokładna.
   *[other] Twoja cena: { $florins }.
}
price-yours = Twoja cena
price-mark = Wart dla ciebie
price-sold = Sprzedany za
price-unsold = W tej partii nikt go nie kupił.
price-chart = Twoja cena minus wartość zestawu; ostatni średni błąd: { $off } (zestawów: { $count })
price-lately = Ostatnio mylisz się średnio o { $off }.
