### Puzzles and second lessons; loaded with them.

puzzles-more = Pozycje, w których jeden ruch jest wyraźnie najlepszy i łatwo go przeoczyć. Twój ranking zostaje w tej przeglądarce.
puzzles-none-yet = Jeszcze nie próbowano
puzzles-record = Twój ranking { $rating }, rozwiązane: { $solved } z { $tried }
puzzles-solve = Rozwiązuj zadania
puzzle-ask = Znajdź ruch wyraźnie lepszy od innych.
puzzle-count = Pozycja { $number } z { $count }.
puzzle-ratings = Zadanie { $rating }, ty { $yours }.
puzzle-right = Dobrze: { $best }.
puzzle-wrong = Lepiej: { $best }.
puzzle-second = { $loss ->
    [one] Drugi najlepszy kosztuje co najmniej { $loss } punkt szans na wygraną: { $other }.
    [few] Drugi najlepszy kosztuje co najmniej { $loss } punkty szans na wygraną: { $other }.
   *[many] Drugi najlepszy kosztuje co najmniej { $loss } punktów szans na wygraną: { $other }.
}
puzzle-yours = { $loss ->
    [one] Twój kosztuje około { $loss } punktu szans na wygraną: { $other }.
   *[other] Twój kosztuje około { $loss } punktów szans na wygraną: { $other }.
}
puzzle-found-by = Boty, które go znajdują: { $levels }.
puzzle-again = Spróbuj jeszcze raz
puzzle-next = Dalej

## Second lessons: what good players look at

second-card = Każda odkryta karta służy tobie albo następnemu graczowi. Kiedy przestajesz?
second-board = Zestaw jest wart tyle, ile zmienia dla ciebie i dla innych. Jak daleko licytujesz?
second-court = Dworzanin, którego rywal może wyeliminować, jest odsłonięty. Ile możesz zaryzykować?
second-done = To była druga lekcja. Dalej czekają zadania.
