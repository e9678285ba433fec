### Strona statystyk; wczytywana razem z nią.

statistics-more = Wszystkie partie zakończone w tej przeglądarce, oprócz tych, które kontynuują zapis.
by-game = Gra
by-players = Gracze
by-rivals = Rywale
all-of-them = Wszystko
players-number =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
rivals-people = Ludzie
rivals-mixed = Różne boty
no-results = Twoje wyniki pojawią się tutaj po pierwszej partii.
no-such-results = Nie masz jeszcze żadnej takiej zakończonej partii.
games-played = Partie
games-won = Wygrane
games-drawn = Remisy
mean-place = Średnie miejsce
streak-now = Obecna seria wygranych
streak-longest = Najdłuższa seria wygranych
recent-share = Udział wygranych w ostatnich { $over } partiach
by-chance = Z samego przypadku
curve-label = Udział wygranych teraz: { $won }, z samego przypadku: { $fair }
places-reached = Miejsca
bests = Twoje rekordy
top-score = Najlepszy wynik
best-margin = Przewaga
best-date = Data
by-kind = Według gry, liczby graczy i rywali
fair-share = Przypadek
mean-score = Średni wynik
export-results = Eksportuj
import-results = Importuj
imported =
    { $count ->
        [0] Masz już wszystkie te wyniki.
        [one] Dodano jeden wynik.
        [few] Dodano { $count } wyniki.
       *[many] Dodano { $count } wyników.
    }
not-results = W tym pliku nie ma wyników. Wybierz plik wyeksportowany na tej stronie.
