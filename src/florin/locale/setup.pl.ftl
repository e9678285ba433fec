### Formularz nowego stołu; wczytywany razem z nim.

builder-more = Wybierz, kto gra; dostaniesz link do wysłania.
which-game = Gra
players = Gracze
player-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
seats = Miejsca
seat-me = Ty
seat-open = Wolne: dla osoby z linkiem
list-table = Pokaż wśród otwartych stołów
let-watch = Inni mogą oglądać
options = Warianty zasad
counts-each-good = Karty każdego towaru
counts-one = Jeden symbol
counts-two = Dwa symbole
counts-green-one = Zielona, jeden symbol
counts-green-two = Zielona, dwa symbole
counts-sum = Karty: { $cards } z { $all }; zajmujące miejsce: { $spaces }, potrzeba co najmniej { $least }.
lay-table = Otwórz stół
lay-table-more =
    { $open ->
        [0] gra zaczyna się od razu
        [one] potem wyślesz link do jednego miejsca
       *[many] potem wyślesz link do { $open } miejsc
    }
fill-with = Wolne miejsca zajmie
fill-choose = Wybierz bota…
about-option-card-deck = Instrukcja nie podaje, ile jest kart każdego rodzaju; nasza talia jest rekonstrukcją.
about-option-card-big-bonus = Wariant z instrukcji: od 8 symboli towaru (przy dwóch graczach od 10) premia to 20 zamiast 10.
about-option-card-empty-ranks = Wtedy nawet bez symboli towaru można zająć drugie miejsce i dostać zapłatę.
about-option-board-third-of-six = 10 w pierwszym wydaniu, 15 w późniejszych.
about-option-board-empty-ranks = Jak w instrukcji: nawet znacznik na stopniu 0 może być drugi na piramidzie.
about-option-board-fifth-step = W późniejszych wydaniach piąty stopień też przynosi 5.
about-option-court-dukes = Po jednej karcie więcej w każdym rodzie, o wartości 15. Na pierwsze partie lepiej bez niej.
about-option-court-distinct-circle = Przed pierwszym ruchem możesz wymienić jedną z dwóch jednakowych kart swojego rodu.
about-option-court-plan-draw = Gdy każdy z graczy trzy razy odłoży kartę pod talię, jest remis.
about-option-court-end = Co kończy grę, zanim skończą się karty.
about-hints-shown = Wszyscy widzą, że z niej korzystasz.
about-hints-all = Do ćwiczeń i gier towarzyskich.
about-hints-none = Każdy gra sam.
