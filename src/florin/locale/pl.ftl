### Co mówi Florin: błędy, potem słowa terminala. Te same klucze i wartości w każdym języku.

## Errors

error-unknown-game = Nie ma gry { $game }; wybierz card, board lub court.
error-unknown-option = Gra { $game } nie ma opcji { $option }; ma opcje { $options }.
error-bad-option = Opcja { $option } gry { $game } może mieć wartość { $allowed }, a nie { $value }.
error-deck-form = Talia to "default" albo obiekt z polami "good" (lista [wartość, symbole, zielona, liczba], wartości 0, 2, 3, 4, 5, jeden lub dwa symbole, każdy rodzaj raz), "green_2" i "black_7".
error-deck-size =
    Talia liczy 110 kart, a ta ma { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
error-deck-spaces =
    Co najmniej 90 kart talii musi zajmować miejsce (C-12), a tutaj { $cards ->
        [one] zajmuje je { $cards } karta
        [few] zajmują je { $cards } karty
       *[many] zajmuje je { $cards } kart
    }.
error-bad-seed = Ziarno to liczba całkowita od 0 do 18446744073709551615, a nie { $value }.
error-bad-number = Wartość { $name } musi być liczbą całkowitą od { $least } do { $most }, a nie { $value }.
error-bad-argument = Błędna wartość { $name }: { $value }; poprawnie: { $expected }.
error-bad-secret = Pole { $name } rozdania objętego zobowiązaniem musi mieć od 16 do 64 bajtów, a nie { $value }.
error-no-seat = seat musi być liczbą od 0 do { $last }, a nie { $seat }.
error-script-over = Scenariusz nie ma wiersza dla następnego losowania.
error-script-wrong = Scenariusz podaje { $line }, a wylosować można tylko: { $possible }.
error-bad-notation = { $move } nie jest ruchem w grze { $game }; pisz na przykład { $examples }.
error-not-your-turn = Teraz kolej gracza { $mover }, a nie gracza { $player }.
error-chance-due = Przed następnym ruchem ma nastąpić losowanie; odtwórz zapis z rozdającym, aby grać dalej od tego miejsca.
error-game-over = Gra jest skończona, więc nie można wykonać ruchu.
error-revealed-three = W tej turze odsłonięto już trzy karty (C-2); teraz dobierz karty z rynku.
error-deck-empty = Talia jest pusta (C-12); dobierz karty z rynku.
error-market-empty = Rynek jest pusty (C-2); najpierw odsłoń kartę.
error-market-short =
    Na rynku { $cards ->
        [one] jest tylko { $cards } karta
        [few] są tylko { $cards } karty
       *[many] jest tylko { $cards } kart
    } (C-3); dobierz mniej.
error-no-space =
    To wymaga { $needed ->
        [one] { $needed } miejsca
       *[other] { $needed } miejsc
    }, a na statku { $space ->
        [one] zostało { $space } miejsce
        [few] zostały { $space } miejsca
       *[many] zostało { $space } miejsc
    } (C-4); dobierz mniej kart.
error-auction-on = Trwa licytacja (B-4); licytuj albo spasuj.
error-no-auction = Licytacja jeszcze się nie zaczęła (B-3); odkryj kartę albo rozpocznij licytację.
error-lot-empty = Nie ma jeszcze czego licytować (B-3); najpierw odkryj kartę.
error-bid-low = Najwyższa oferta to { $best } (B-4); zaoferuj więcej albo spasuj.
error-bid-high =
    W sakiewce { $florins ->
        [one] jest tylko { $florins } floren
        [few] są tylko { $florins } floreny
       *[many] jest tylko { $florins } florenów
    } (B-4); zaoferuj mniej albo spasuj.
error-declare-first = Twoja ostatnia karta to Błazen (K-10); najpierw ogłoś jego wartość od 1 do 10.
error-no-declaring = Nie ma Błazna, którego wartość można ogłosić (K-10); zagraj dworzanina.
error-circle-first = Krąg Wewnętrzny jest dopiero układany (K-2); wymień jedną z dwóch jednakowych kart albo zostaw obie.
error-circle-laid = Krąg Wewnętrzny jest już ułożony (K-2); zagraj dworzanina.
error-no-twins = Nie masz w kręgu dwóch kart { $card } (K-2); wymień jedną z dwóch jednakowych kart albo zostaw obie.
error-other-house = { $card } nie należy do twojego rodu (K-3); zagraj kartę z własnej ręki.
error-not-in-hand = Nie masz na ręce karty { $card } (K-3); zagraj taką, którą masz.
error-above-limit = { $card } przekracza twój limit { $limit } (K-10); zagraj kartę o wartości nie wyższej niż limit.
error-no-pile = Nie ma stosu { $pile } (K-5); wybierz jeden z wyłożonych.
error-same-pile = Spisek nie może wyeliminować własnego stosu (K-6); wybierz inny cel.
error-sums-differ = Suma spiskowców to { $ours }, a suma stosu { $pile } to { $theirs } (K-6); obie muszą być równe.
error-no-planning = Twoja talia jest pusta, więc nie możesz już planować (K-10); zagraj dworzanina.
error-planning-stuck = Drugi gracz nie może zagrać, więc nie wolno planować (K-7); zagraj dworzanina.
error-record-json = Zapis nie jest poprawnym JSON-em: { $reason }.
error-record-size =
    Zapis jest za długi; może mieć najwyżej { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
       *[many] { $most } bajtów
    }.
error-record-object = Zapis to obiekt JSON, a nie { $value }.
error-record-missing = W zapisie brakuje pola { $field }.
error-record-unknown = Zapis ma nieznane pole { $field }.
error-record-field = Błędne pole { $field } zapisu; poprawnie: { $expected }.
error-record-options = Opcje w zapisie są błędne: { $reason }
error-record-version = Zasady gry { $game } nie mają tu wersji { $version }; znane są: { $known }.
error-record-line = Wiersz { $line } dziennika, { $text }, nie jest wierszem gry { $game }.
error-record-due = Wiersz { $line } dziennika, { $text }, pojawia się, gdy powinno nastąpić co innego: { $due }.
error-record-card = Wiersz { $line } dziennika, { $text }: tego nie można tu wylosować.
error-record-move = Wiersz { $line } dziennika, { $text }: { $reason }
error-record-scores = Z dziennika wynikają punkty { $right }, a nie te z zapisu.
error-record-winners = Z dziennika wynikają zwycięzcy { $right }, a nie ci z zapisu.
error-record-partial = Zapis widziany z jednego miejsca można obejrzeć, ale nie odtworzyć; poproś o pełny zapis.
error-record-hidden = Ukrytych kart w dzienniku nie da się uzupełnić: są sprzeczne z widocznymi.
error-review-unfinished = Przeanalizować można tylko zakończoną grę, a ta jeszcze trwa.
error-review-no-move = Wiersz { $line } dziennika nie jest ruchem.
error-reviews-many = Zbyt wiele analiz z twojego adresu. Poczekaj na koniec jednej z nich albo spróbuj później.
error-no-review = Tej gry jeszcze nie przeanalizowano.
error-no-puzzle = Nie ma takiego zadania.
error-record-upto =
    Dziennik ma { $lines ->
        [one] { $lines } wiersz
        [few] { $lines } wiersze
       *[many] { $lines } wierszy
    }, więc nie można go odtworzyć do wiersza { $upto }.
error-record-deal = Błędne pole { $field } rozdania; poprawnie: { $expected }.
error-record-file = { $file }, wiersz { $number }: { $reason }
error-verify-no-deal = Rozdanie nie było objęte zobowiązaniem, więc nie ma czego sprawdzać.
error-verify-no-secret = Sekret ujawnia się dopiero po zakończeniu gry.
error-verify-commit = Sekret nie zgadza się ze zobowiązaniem: jego skrót jest inny.
error-verify-draw = Wiersz { $line } dziennika to { $text }, a z sekretu wynika { $right }.
error-bad-bot = { $bot } nie jest nazwą bota z parametrami; pisz na przykład banker:sims=200 lub magnifico:ms=2000.
error-bot-game = { $bot } gra tylko w { $games }, a nie w { $game }.
error-bot-crash = Bot { $bot } nie uruchomił się albo przestał działać.
error-bot-died = Bot { $bot } nie uruchomił się albo przestał działać: { $reason }
error-bot-hangs =
    Bot { $bot } nie odpowiedział w ciągu { $ms ->
        [one] { $ms } milisekundy
       *[other] { $ms } milisekund
    }.
error-bot-rubbish = Bot { $bot } odpowiedział { $answer }, a to nie jest obiekt JSON z ruchem.
error-bot-illegal = Bot { $bot } odpowiedział { $move }, a to nie jest dozwolony ruch.
error-arena-bots = Arena wymaga co najmniej dwóch różnych botów, a nie { $bots }.
error-arena-merit = Zasługi mierzy się tylko w grach bez ukrytych kart: card lub board, a nie { $game }.
error-arena-number =
    { $name ->
        [games] Liczba partii
        [workers] Liczba procesów
       *[other] Wartość { $name }
    } musi wynosić co najmniej 1, a nie { $value }.
error-arena-other = { $file } zawiera wyniki innego turnieju; podaj inny plik.
error-arena-sprt = Test porównuje dwa odsetki zwycięstw, najpierw niższy, na przykład 0.25,0.30, a nie { $value }.
error-missing-extra = { $part } wymaga pakietu { $package }, który nie jest zainstalowany; uruchom: pip install 'florin[{ $extra }]'
error-no-cluster = Pod adresem { $address } nie ma planisty Dask: { $reason }
error-no-day = { $day } to nie data. Zapisz ją tak: 2026-11-18.
error-day-closed = Rozdania z dnia { $day } nie można zagrać: dostępne są tylko z ostatnich { $days } dni.
error-no-bots = Nie ma bota { $bot }; znane są: { $known }.
error-not-your-view = Ten widok nie należy do miejsca, na które przypada kolej, więc nie ma czego wybierać.
error-no-seat-taken = Nie masz miejsca przy stole; zajmij je przez new_game lub join.
error-game-not-over = Gra jeszcze się nie skończyła.
error-bad-link = { $link } nie jest linkiem do stołu; wygląda on jak http://HOST/t/TABLE, a link do miejsca kończy się na #….
error-no-server = Nie można połączyć się z serwerem { $server }: { $reason }.
error-resume-none = Nie ma rozpoczętej partii do wznowienia; zacznij nową poleceniem florin play.
error-resume-empty = W pliku { $file } nie ma żadnej partii.
error-resume-over = Partia w pliku { $file } jest skończona; obejrzyj ją poleceniem florin replay.
error-resume-sealed = Ukryte karty w pliku { $file } zapieczętowano innym kluczem, więc partię można tu obejrzeć, ale nie dograć.
error-no-table = Nie ma tu takiego stołu; sprawdź link.
error-table-closed = Gospodarz tego serwera zamknął ten stół.
error-banned = Gospodarz tego serwera zablokował twój adres.
error-bad-address = { $address } nie jest adresem ani siecią; napisz na przykład 192.0.2.7 albo 2001:db8::/48.
error-lost-record = Nie ma tu takiego zapisu; sprawdź link.
error-bad-token = Ten link nie otwiera żadnego miejsca przy tym stole; poproś o właściwy albo oglądaj grę.
error-watching = Widzowie nie mogą tego zrobić; najpierw zajmij miejsce.
error-no-watching = Tej partii nie można oglądać; zajmij miejsce przy stole.
error-table-waiting = Gra jeszcze się nie zaczęła; zacznie się, gdy wszystkie miejsca będą zajęte.
error-table-started = Gra już się zaczęła, więc nie można tego zrobić.
error-table-full = Przy tym stole nie ma wolnego miejsca; możesz oglądać grę.
error-table-crowded = Z tym stołem połączonych jest zbyt wiele osób; spróbuj później.
error-seat-taken = Miejsce gracza { $player } nie jest wolne; wybierz inne.
error-colour-taken = Ten kolor ma już gracz { $player }; wybierz inny.
error-seat-open = Nikt nie siedzi na miejscu gracza { $player }.
error-seat-away = Gra za ciebie bot; najpierw wróć na swoje miejsce.
error-seat-here = Już jesteś na swoim miejscu.
error-not-host = Może to zrobić tylko gospodarz stołu.
error-bad-seats = Liczba miejsc w grze { $game } to { $players }, w tym najwyżej jedno twoje, a nie { $value }.
error-bad-lesson = Lekcja ma jedno miejsce dla ciebie, pierwsze, a na pozostałych boty.
error-bad-clock = Zegar to albo czas na ruch, albo zapas czasu z dodatkiem za każdy ruch; każda z tych wartości to od 1 do { $most } sekund.
error-bad-name = Imię to od 1 do { $most } znaków zwykłego tekstu w jednym wierszu, bez znaczników.
error-bad-chat = Wiadomość na czacie to od 1 do { $most } znaków zwykłego tekstu.
error-bad-contribution = Wkład do rozdania to od 16 do 64 bajtów zapisanych szesnastkowo, małymi literami.
error-bad-message = Wiadomość jest niezrozumiała: { $reason }.
error-hello-first =
    Pierwszą wiadomością musi być hello, w ciągu { $seconds ->
        [one] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
error-hello-once = Wiadomość hello została już wysłana.
error-stale = Gra potoczyła się już dalej; zobacz, co się zmieniło, i zdecyduj jeszcze raz.
error-too-fast = Zbyt wiele wiadomości naraz; chwilę poczekaj.
error-too-large =
    To za dużo; limit to { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
       *[many] { $most } bajtów
    }.
error-weak-token = Nowy token miejsca to od 32 do 64 losowych liter, cyfr oraz znaków - i _; nikt inny przy tym stole nie może go używać.
error-uploads-many = Z twojego adresu wysłano dziś już dość zapisów; spróbuj ponownie jutro.
error-seat-worn = Z tego miejsca wysłano już więcej, niż stół może przechować; otwórz inny stół.
error-tables-many = Z twojego adresu otwarto zbyt wiele stołów; zagraj przy którymś z nich albo spróbuj ponownie za jakiś czas.
error-uploads-full = Na tym serwerze nie ma już miejsca na kolejne zapisy; zwróć się do gospodarza.
error-foreign = Strony z innych witryn nie mogą łączyć się z tym serwerem.
error-wrong-host = Ten serwer nie odpowiada pod tą nazwą; jego adres to { $url }.
error-unknown-address = Pod tym adresem niczego nie ma.
error-unknown-method = Ten adres nie obsługuje takiego żądania.
error-server-failed = Na serwerze wystąpił błąd; spróbuj ponownie (gospodarz znajdzie szczegóły w dzienniku).
error-undo-draw = Od odkrycia ostatniej karty nie było twojego ruchu, więc nie ma czego cofnąć.
error-undo-pending = Ktoś już poprosił o cofnięcie ruchu; poczekaj na odpowiedzi.
error-undo-refused = Odmówiono cofnięcia tego ruchu; możesz poprosić ponownie po następnym ruchu.
error-undo-late = Czas na ten ruch minął, więc nie można go już cofnąć.
error-undo-none = Nikt nie czeka na twoją odpowiedź w sprawie cofnięcia ruchu.
error-not-overdue = Bota można wezwać tylko przy stole na żywo bez zegara, gdy czekasz na ruch gracza dłużej niż { $seconds } sekund.
error-advance-board = Oferta automatyczna jest możliwa tylko w grze z licytacją (board).
error-advance-high = Oferta automatyczna może wynosić od 1 do { $florins } (tyle masz).
error-hint-none = Przy tym stole gra się bez podpowiedzi.
error-rematch-early = Gra jeszcze się nie skończyła.
error-play-on-over = W tym miejscu gra jest już skończona; wybierz wcześniejsze.
error-store-url = { $url } nie wskazuje bazy danych; napisz na przykład sqlite:///tables.sqlite albo postgresql://user@host/florin.
error-store-open = Nie można użyć pliku { $file }: { $reason }.
error-store-locked = Pliku { $file } używa inny serwer; zatrzymaj go albo podaj inny plik.
error-store-new = Baza danych { $file } wymaga wersji { $version }, a ten Florin zna wersje do { $known }; zaktualizuj Florina.
error-store-other = { $file } nie jest bazą danych Florina; podaj inną.
error-store-failed = Nie udało się tego zapisać, więc zmiana nie weszła w życie; spróbuj ponownie.
error-store-old = Baza danych { $database } działa na PostgreSQL { $version }, a Florin wymaga co najmniej wersji { $least }; zaktualizuj PostgreSQL.
error-store-connect = Nie można użyć bazy danych { $database }: { $reason }.
error-backup-none = Nie ma pliku { $file }, który można by skopiować.
error-backup-exists = Plik { $file } już istnieje; podaj inny.
error-copy-same = Oba adresy wskazują tę samą bazę danych; podaj inną bazę docelową.
error-processes-file = Kilka procesów nie może dzielić jednego pliku SQLite; użyj PostgreSQL (--db postgresql://…) albo jednego procesu.
error-think-file = Liczyć dla innych serwerów można tylko przez bazę PostgreSQL; podaj --db postgresql://użytkownik@serwer/florin.
error-bad-metrics = { $address } nie jest adresem dla pomiarów; napisz na przykład 127.0.0.1:9100.
error-not-ready = Serwer uruchamia się albo kończy pracę; spróbuj ponownie za chwilę.
error-copy-full = Baza danych { $database } zawiera już stoły lub partie; podaj pustą.
error-port-taken = Port { $port } na { $host } jest zajęty lub niedozwolony; wybierz inny przez --port.
error-bad-base-url = { $url } nie jest adresem, który inni mogliby otworzyć; napisz na przykład https://florin.example.
error-no-plugin = Nie można zaimportować modułu { $plugin }: { $reason }.

## Phrases that stand in errors; a key is the English phrase

phrase-n-to-n = od { $n } do { $m }
phrase-n-strings =
    { $n ->
        [one] { $n } tekst
        [few] { $n } teksty
       *[many] { $n } tekstów
    }
phrase-a-whole-number = liczba całkowita
phrase-a-list-of-n-strings =
    lista { $n ->
        [one] { $n } tekstu
       *[other] { $n } tekstów
    }
phrase-a-list-of-strings = lista tekstów
phrase-a-list-of-lists-of-n-whole-numbers =
    lista list po { $n ->
        [one] { $n } liczbie całkowitej
        [few] { $n } liczby całkowite
       *[many] { $n } liczb całkowitych
    }
phrase-null-or-a-list-of-seats-in-order = null albo lista miejsc w kolejności
phrase-a-seat-or-null = miejsce albo null
phrase-an-object = obiekt
phrase-given-in-full = podane w całości: { $rest }
phrase-without-options-at-their-default = bez opcji o wartościach domyślnych: { $rest }
phrase-n-to-n-bytes-a-commitment-n-in-lowercase-hexadecimal = od 16 do 64 bajtów (zobowiązanie: 32), szesnastkowo, małymi literami
phrase-absent-until-the-game-is-over = pominięte aż do końca gry
phrase-a-move = ruch
phrase-a-draw = losowanie
phrase-nothing = nic

## Small words

and = { $first } i { $last }
or = { $first } lub { $last }
you = Ty
you-as = Ty ({ $house })
player = Gracz { $number }

## Cards in words

card-good = { $good } { $value }
card-good-two = { $good } { $value }, dwa symbole
card-good-green = { $good } { $value }, zielona karta
card-good-two-green = { $good } { $value }, zielona karta, dwa symbole
card-green-2 = zielona 2
card-black-7 = czarna 7
card-10 = neutralna 10
card-titled = { $title }, ród { $house }
card-noble = { $house } { $value }

## What a player did; to that player it is said in the second person

did-win =
    { $you ->
        [yes] Wygrywasz.
       *[no] Wygrywa { $name }.
    }

## The table

florins = floreny
value = wartość
spaces = miejsca
ship = statek
hold = ładownia
influence = wpływy
hand = ręka
deck = talia
plans = plany
limit = limit
day-of = Dzień { $day } z 3
round-of = Runda { $round } z 3
deck-left =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
pile-left =
    { $count ->
        [one] { $count } karta w stosie dobierania
        [few] { $count } karty w stosie dobierania
       *[many] { $count } kart w stosie dobierania
    }
last-turn = ostatnia tura dnia
market-line = Rynek, ostatnia karta na końcu: { $cards }
warehouse-key = Kolumny po prawej: symbole w magazynie; { $goods }
lot-line = Zestaw: { $cards }
no-bid = nie ma jeszcze oferty
best-bid = najwyższa oferta { $florins }: { $name }
pyramid-key = Kolumny po prawej: stopnie na piramidach; { $goods }
inner-circle = Krąg Wewnętrzny: { $piles }
outer-court = Dwór Zewnętrzny rodu { $house }: { $piles }
your-hand = Twoja ręka: { $cards }
hand-of = { $name }, karty na ręce: { $cards }
your-plans = Pod twoją talią: { $cards }

## Scoring

day-over = Koniec dnia { $number }. Zapłata:
round-over = Koniec rundy { $number }. Zapłata:
court-over = Koniec gry. Wartość dworzan na dworze:
whole-game = Skąd pochodzą floreny, w całej grze:
bids = oferty
gain = zysk
purse = na początku
ships = statki
holds = ładownie
ranks = towary
bonuses = premie
extras = premie
in-circle = krąg
in-own = własny dwór
in-other = drugi dwór
nobles = dworzanie
shared-win = Zwycięstwo jest wspólne: { $names }.
drawn = Gra kończy się remisem; zwycięstwo jest wspólne: { $names }.
drawn-by-plans = Obie strony planowały już trzy razy: gra kończy się remisem bez względu na wpływy.
decided-by-nobles = Równe wpływy: wygrywa ród, który ma na dworze więcej dworzan.

## Playing

hint = Wpisz ruch z wiersza „moves:” albo help, hint, undo, log, rules, save PLIK, quit.
promised = Rozdanie objęte zobowiązaniem: { $commit }
save-where = Podaj plik: save PLIK
saved = Zapisano: { $file }
file-trouble = { $file }: { $reason }
over-hint = Gra jest skończona; review, log, rules, save PLIK i quit nadal działają.
help-card =
    reveal     odsłoń kartę z talii i dołóż ją na koniec rynku (C-2)
    take 1     dobierz ostatnią kartę z rynku (C-3)
    take 12    dobierz ostatnią kartę i tę przed nią; podobnie take 13, take 123
    Karty: litera za każdy symbol towaru, wartość, * przy zielonej. FF0 to Futra 0 z dwoma symbolami.
help-board =
    draw       odkryj kartę do zestawu (B-3)
    auction    nie odkrywaj więcej, rozpocznij licytację
    bid 7      zaoferuj 7 florenów (B-4)
    pass       spasuj
    Karty: litera towaru i wartość; 10 to karta neutralna.
help-court =
    send R7            wysłanie na swój Dwór Zewnętrzny (K-4)
    ally R7 3          sojusz na stosie 3 (K-5)
    conspire R7 3 5    spisek na stosie 3 przeciw stosowi 5 o tej samej sumie (K-6)
    plan R7            planowanie, karta pod talię (K-7)
    declare 6          wartość Błazna dobranego jako ostatni (K-10)
    replace R7, keep   wymiana lub zachowanie kart przy układaniu kręgu (K-2)
    Karty: litera rodu i wartość; J to Błazen. 3:R7+G2=9 to stos 3 i jego suma.
help =
    hint       co zrobiłby bot i dlaczego; hint banker pyta innego
    undo       cofnij swój ostatni ruch, jeśli od tego czasu nie odkryto karty
    log        wszystko, co się wydarzyło i o czym wiesz
    rules      zasady; rules { $rule } pokazuje jedną
    save PLIK  zapisz partię do pliku
    review     po grze: szanse, błędy i powody; review 1: najkosztowniejszy błąd
    quit       zakończ program

## Replaying and verifying

at-table = Przy stole: { $names }
options-line = Opcje: { $options }
deck-note = Talia: domyślna, czyli rekonstrukcja (zob. florin rules card)
seen-by = Tak widzi to { $name }
seen-by-all = Tak wygląda to dla widza
not-over = Zapisana partia nie jest zakończona.
press-enter = Enter: dalej, q: wyjście
no-such-game = W pliku { $file } nie ma partii { $number }.
serve-at = Florin działa pod adresem { $url }
think-ready = Oczekiwanie na pytania od serwerów tej bazy
no-games = W pliku { $file } nie ma żadnej partii.
verified =
    Zapis { $number }: rozdano zgodnie ze zobowiązaniem; { $draws ->
        [one] { $draws } losowanie wynika
        [few] wszystkie { $draws } losowania wynikają
       *[many] wszystkie losowania ({ $draws }) wynikają
    } z sekretu, którego dotyczy zobowiązanie { $commit }.
not-verified = Zapis { $number }: { $reason }

## Simulating and measuring

simulating = Rozgrywanie partii
measuring = Pomiar: { $what }
bench-compiled = Florin, skompilowany. Liczby na sekundę; gra losowa, jeden wątek, najlepszy z kilku przeplatanych przebiegów:
bench-plain = Florin, zwykły Python. Liczby na sekundę; gra losowa, jeden wątek, najlepszy z kilku przeplatanych przebiegów:
bench-what = Co
bench-florin = Florin
bench-stick = C++
bench-ratio = Stosunek
bench-card-playouts = card, czterech graczy: rozgrywki
bench-card-decisions = card, czterech graczy: decyzje
bench-board-playouts = board, czterech graczy: rozgrywki
bench-board-decisions = board, czterech graczy: decyzje
bench-court-playouts = court: rozgrywki
bench-court-decisions = court: decyzje
bench-search = przeszukiwanie, card, losowe partie: symulacje
bench-search-threads = przeszukiwanie, dwa wątki wobec jednego
bench-threads = dwa wątki wobec jednego
bench-plain-card = zwykły Python, card: decyzje
bench-plain-board = zwykły Python, board: decyzje
bench-stepping = legal() i play() z Pythona, card: decyzje
bench-id-stepping = legal_ids() i play_id() z Pythona, card: decyzje
bench-sampling = sample() w ms: card / board / court
bench-sizes = stan w bajtach: card / board / court
bench-import = import florin
bench-help = florin --help
bench-screen = florin play, do pierwszego ekranu
bench-no-sources = Brak kolumny C++: źródła z bench/limit są tylko w kopii repozytorium; wskaż ich katalog zmienną FLORIN_LIMIT.
bench-no-compiler = Brak kolumny C++: nie zainstalowano g++.

## The arena

arena-title = { $game }, graczy: { $players }, partii: { $games }, ziarno { $seed }
arena-bot = bot
arena-games = partie
arena-share = odsetek zwycięstw
arena-draws = remisy
arena-merit = zasługa
arena-rank = średnie miejsce
arena-score = średni wynik
arena-rating = ranking
arena-before = wyżej niż
arena-even = Przedziały ufności 95%, grupowane według rozdań. Przy równych siłach odsetek zwycięstw to { $share }. Ranking Placketta–Luce’a: 400 punktów to szanse dziesięć do jednego.
arena-merits = Zasługa to odsetek zwycięstw bez szczęścia w dobieraniu: o ile każdy ruch był wart więcej niż ruch kupca.
arena-sprt =
    { $verdict ->
        [high] Rozstrzygnięte: raczej { $high } niż { $low } (logarytm ilorazu wiarygodności { $llr }).
        [low] Rozstrzygnięte: raczej { $low } niż { $high } (logarytm ilorazu wiarygodności { $llr }).
       *[open] Nierozstrzygnięte między { $low } a { $high } (logarytm ilorazu wiarygodności { $llr }).
    }
arena-failures =
    { $count ->
        [one] Jeden bot zawiódł i został zastąpiony:
       *[other] { $count } razy bot zawiódł i został zastąpiony:
    }
arena-playing = Rozgrywanie partii

## Hints: a move and its chance of winning

hint-best = { $move } – szansa na wygraną { $share } zamiast { $other }.
hint-sole = { $move } – szansa na wygraną { $share }.
hint-other = { $move } – { $share }.
hint-rough = { $move }.

## Boty, każdy w jednym wierszu

level-garzone = losowo, z odrobiną rozsądku
level-apprentice = bierze to, co teraz daje najwięcej
level-merchant = gra dobrze i od razu
level-banker = myśli przez chwilę
level-magnifico = myśli dwie sekundy, najsilniejszy
level-hoarder = gromadzi towary
level-racer = szybko zapełnia statek
level-spoiler = psuje szyki innym
level-gambler = ufa szczęściu
level-miser = niechętnie wydaje
