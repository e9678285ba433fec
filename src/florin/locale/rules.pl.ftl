### The rules, for players, in our own words. One message a rule: the ids are those that a refused move names.
### A message is one line, so that it wraps where it is shown; deck-table alone keeps its line breaks.

## The games

title-card = Medici – Medyceusze: Gra karciana
title-board = Medici
title-court = Court of the Medici
intro-card = Przez trzy dni od 2 do 6 kupców odsłania towary na rynku, ładuje je na statki i gromadzi w magazynach. Każdego dnia floreny przynoszą najcenniejsze ładunki i największe zapasy poszczególnych towarów, a po trzecim dniu wygrywa najbogatszy gracz.
intro-board = Przez trzy rundy od 3 do 6 kupców z Florencji licytuje zestawy towarów, by zapełnić swoje ładownie. Floreny przynoszą cenne ładownie i wysoka pozycja w każdym towarze, ale za wylicytowane karty płaci się z tej samej sakiewki; po trzeciej rundzie wygrywa najbogatszy gracz.
intro-court = Dwa rody, Della Rovere i Gonzaga, wprowadzają na dwór swoich dworzan, którzy zawierają sojusze i eliminują się nawzajem w spiskach. Na koniec wygrywa ród, którego dworzanie mają większą łączną wartość.

## The deck of the card game

deck-reconstruction = Liczby kart są naszą rekonstrukcją: instrukcje podają rodzaje kart, ale nie to, ile ich jest. Jeśli masz tę grę, możesz podać prawdziwe liczby w opcji deck (110 kart, pięć towarów o jednakowym składzie, wartości 0, 2, 3, 4 lub 5, jeden lub dwa symbole i co najmniej 90 kart zajmujących miejsce).
deck-table =
    Każdy z pięciu towarów, 20 kart:
      0, dwa symbole × 2
      2, jeden symbol × 4
      3, jeden symbol × 4
      4, jeden symbol × 4
      5, jeden symbol × 4
      zielona 0, jeden symbol, nie zajmuje miejsca × 2
    Bez towaru, 10 kart:
      zielona 2, nie zajmuje miejsca × 5
      czarna 7, zajmuje miejsce × 5
    Razem: 5 × 20 + 10 = 110 kart

## Medici: The Card Game

rule-C-1 = Gra trwa trzy dni i toczy się zgodnie z ruchem wskazówek zegara. Gracza rozpoczynającego pierwszy dzień wyznacza losowanie; drugi i trzeci dzień zaczyna gracz, który ma najmniej florenów, a przy remisie decyduje los.
rule-C-2 = W swojej turze najpierw odsłaniasz najwyżej trzy karty z talii, po jednej, za każdym razem decydując, czy odsłonić następną, i dokładasz je na koniec rynku; potem dobierasz karty z rynku (C-3). Gdy rynek jest pusty, musisz odsłonić co najmniej jedną kartę; gdy leżą na nim karty, nie musisz odsłaniać żadnej. Wolne miejsce na twoim statku nie ogranicza liczby odsłanianych kart.
rule-C-3 = Ostatnią kartę na rynku musisz dobrać. Możesz też dobrać dowolną z dwóch kart tuż przed nią albo obie: wolno dobrać trzecią od końca, a zostawić drugą. Dalsze karty są poza zasięgiem, a luki w rzędzie się zamyka.
rule-C-4 = Statek mieści 7 kart w grze dwuosobowej, a 5 kart w grze od trzech do sześciu osób. Zielone karty nie zajmują miejsca; każda inna karta, także czarna 7, zajmuje jedno. Nie możesz dobrać więcej kart, niż się zmieści, ale zielone wolno ci dobrać jeszcze w tej samej turze, w której zapełniasz statek.
rule-C-5 = Gdy twój statek jest pełny, nie masz już tego dnia tur. Gdy niepełny jest tylko jeden statek, jego właściciel rozgrywa jeszcze dokładnie jedną zwykłą turę, po czym dzień się kończy, nawet jeśli na tym statku zostało miejsce.
rule-C-6 = Na koniec dnia wartość statku to suma wszystkich wartości wydrukowanych na jego kartach, łącznie z zielonymi i czarnymi. Zapłata zależy od zajętego miejsca, od pierwszego do ostatniego: przy 2 graczach 20/0; przy 3 graczach 30/15/0; przy 4 graczach 30/20/10/0; przy 5 graczach 30/20/10/5/0; przy 6 graczach 30/20/15/10/5/0 florenów.
rule-C-7 = Potem towary z każdego statku, także zielone, trafiają do magazynu właściciela. Karty neutralne, czyli bez towaru (zielone 2 i czarne 7), wypadają z gry.
rule-C-8 = Następnie dla każdego towaru porównuje się liczbę symboli (nie kart) w magazynach: największa daje 10 florenów, druga w kolejności 5, także w grze dwuosobowej. Gracz, który nie ma żadnego symbolu danego towaru, nie jest w nim klasyfikowany.
rule-C-9 = Przy każdym remisie (statków lub towarów) zapłatę za wspólnie zajęte miejsca sumuje się i dzieli przez liczbę remisujących, a część każdego zaokrągla w dół do wielokrotności 5 florenów, więc czasem do 0. Remisujący zajmują tyle miejsc, ilu ich jest: po dwóch graczach na pierwszym miejscu następny jest trzeci. Miejsca spoza tabeli dają 0.
rule-C-10 = Do tego dochodzi premia: każdego dnia, za każdy towar z osobna, każdy gracz mający w magazynie co najmniej 5 jego symboli (w grze dwuosobowej co najmniej 7) dostaje 10 florenów i z nikim się nimi nie dzieli.
rule-C-11 = Przed następnym dniem karty, które zostały na rynku, wtasowuje się z powrotem do talii. Magazyny pozostają bez zmian, a wszystkie statki zaczynają puste.
rule-C-12 = Gdy talia się wyczerpie, nie odsłania się już kart, a gracze dobierają dalej z tego, co leży na rynku. Ponieważ co najmniej 90 kart zajmuje miejsce, zawsze jest co dobrać.
rule-C-13 = Po podliczeniu trzeciego dnia wygrywa gracz, który ma najwięcej florenów. Przy remisie na pierwszym miejscu zwycięstwo jest wspólne.

variant-card-big-bonus = Od 8 symboli towaru (w grze dwuosobowej od 10) premia wynosi 20 florenów zamiast 10.
variant-card-empty-ranks = Gracz bez symbolu danego towaru też jest w nim klasyfikowany, nawet gdy nikt go nie ma.
variant-card-size = Mała gra, którą można dokładnie rozwiązać: trwa jeden dzień, statek mieści 2 karty, a talia liczy tylko 12 kart: sześć razy Zboże 5 z jednym symbolem i sześć razy Przyprawy 2 z dwoma.

## Medici

rule-B-1 = Każdy zaczyna z 40 florenami przy 3 lub 4 graczach, a z 30 przy 5 lub 6. Nikt nie może mieć mniej niż 0 florenów.
rule-B-2 = Gra trwa trzy rundy. W każdej tasuje się wszystkie 36 kart: metale, porcelanę, barwniki, tkaniny i przyprawy, każdy towar z wartościami 0, 1, 2, 3, 4, 5 i 5, oraz jedną neutralną 10; po 6 kart na gracza tworzy stos dobierania (18, 24, 30 lub 36 kart przy 3, 4, 5 lub 6 graczach), a pozostałe odkłada się zakryte. Gracza rozpoczynającego pierwszą rundę wyznacza losowanie; drugą i trzecią rundę zaczyna gracz, który ma najmniej florenów, a przy remisie decyduje los.
rule-B-3 = Aktywny gracz odkrywa ze stosu od jednej do trzech kart, po jednej, za każdym razem decydując, czy odkryć następną; razem tworzą one zestaw. Zestaw nie może liczyć więcej kart, niż jest wolnych miejsc w najmniej zapełnionej ładowni, wliczając ładownię aktywnego gracza. Liczy się tu tylko miejsce, nie pieniądze.
rule-B-4 = Licytacja to jedna kolejka, która zaczyna się po lewej stronie aktywnego gracza; on sam licytuje ostatni. Każdy odzywa się tylko raz: pasuje albo podaje całkowitą liczbę florenów wyższą od najwyższej dotychczasowej oferty, co najmniej 1 i nie więcej, niż ma. Kto nie ma miejsca na cały zestaw albo nie może przebić oferty, zostaje pominięty.
rule-B-5 = Zwycięzca licytacji płaci zaoferowaną kwotę i bierze cały zestaw. Jeśli wszyscy spasują, zestaw odpada do końca rundy.
rule-B-6 = Ładownia ma 5 miejsc, po jednym na kartę. Z pełną ładownią nie odkrywasz kart i nie licytujesz. Następnym aktywnym graczem jest najbliższy zgodnie z ruchem wskazówek zegara, którego ładownia nie jest pełna, licząc od ostatniego aktywnego gracza, a nie od kupującego.
rule-B-7 = Gdy niepełna jest tylko jedna ładownia, uzupełnia się ją za darmo kartami z wierzchu stosu, na ile ich starczy, i runda się kończy; dzieje się to automatycznie. Runda kończy się też wtedy, gdy stos jest pusty, a ostatni zestaw został kupiony albo odpadł.
rule-B-8 = Na koniec rundy wartość ładowni to suma jej kart, łącznie z neutralną 10; pusta ładownia jest warta 0 i też jest klasyfikowana. Zapłata zależy od zajętego miejsca, od pierwszego do ostatniego: przy 3 graczach 30/15/0; przy 4 graczach 30/20/10/0; przy 5 graczach 30/20/10/5/0; przy 6 graczach 30/20/10/10/5/0 florenów.
rule-B-9 = Potem każda karta towaru przesuwa znacznik właściciela o jeden stopień w górę piramidy tego towaru, od 0 do najwyżej 7; wartość karty nie ma znaczenia, a neutralna 10 nie przesuwa nikogo. Na każdej piramidzie najwyżej stojący znacznik daje 10 florenów, drugi w kolejności 5. Znacznik, który wciąż stoi na stopniu 0, jest klasyfikowany jak każdy inny, nawet gdy stoją tam wszystkie.
rule-B-10 = Ponadto w każdej rundzie znacznik na stopniu 6 daje 10 florenów, a na stopniu 7 daje 20; tych premii się nie dzieli.
rule-B-11 = Przy każdym remisie (ładowni lub znaczników na piramidzie) zapłatę za wspólnie zajęte miejsca sumuje się i dzieli przez liczbę remisujących, a część każdego zaokrągla w dół do pełnego florena. Remisujący zajmują tyle miejsc, ilu ich jest: po dwóch graczach na pierwszym miejscu następny jest trzeci. Miejsca spoza tabeli dają 0.
rule-B-12 = Znaczniki zachowują swoje pozycje na piramidach przez całą grę. Po podliczeniu trzeciej rundy wygrywa gracz, który ma najwięcej florenów; przy remisie na pierwszym miejscu zwycięstwo jest wspólne.

variant-board-third-of-six = Przy sześciu graczach trzecie miejsce daje 15 florenów, jak w późniejszych wydaniach, zamiast 10 jak w 1995 roku.
variant-board-empty-ranks = Znacznik, który wciąż stoi na stopniu 0, nie jest klasyfikowany na swojej piramidzie.
variant-board-fifth-step = Znacznik na stopniu 5 daje w każdej rundzie 5 florenów, jak w późniejszych wydaniach.
variant-board-size = Mała gra, którą można dokładnie rozwiązać: każdy zaczyna z 3 florenami, gra trwa jedną rundę, ładownia ma 2 miejsca, a kart jest tylko 12: sześć razy Metale 5 i sześć razy Porcelana 1, z których po 2 na gracza tworzą stos dobierania.

## Court of the Medici

rule-K-1 = To gra dla 2 graczy, Della Rovere i Gonzaga, z których każdy ma potasowaną talię 24 dworzan: po dwie karty Ministra (0), Damy dworu (1), każdej wartości od 2 do 10 i Błazna. Po cztery odkryte karty każdego rodu tworzą Krąg Wewnętrzny; potem każdy dobiera pięć kart na rękę. Zaczyna ród o wyższej sumie w kręgu, przy czym Błazen liczy się za 1; przy remisie decyduje los.
rule-K-2 = Tylko w wariancie z różnym kręgiem: gdy w kręgu leży już komplet ośmiu kart, a gracze nie dobrali jeszcze kart na rękę, każdy gracz, najpierw Della Rovere, może wymienić jedną z dwóch jednakowych kart spośród swoich czterech na następną z własnej talii i powtarzać to, dopóki ma wśród nich dwie jednakowe. Błazen jest taki sam tylko jak drugi Błazen. Z dwóch jednakowych kart odkłada się tę o niższym numerze stosu, a nowa przejmuje ten numer. Odłożone karty wtasowuje się do talii, zanim gracze dobiorą karty na rękę.
rule-K-3 = W swojej turze zagrywasz z ręki dworzanina na jeden z czterech sposobów (od K-4 do K-7), a potem dobierasz kartę, o ile twoja talia nie jest pusta. Poza tym karty leżące już na dworze nie zmieniają miejsca.
rule-K-4 = Wysłanie: kładziesz dworzanina osobno na swoim Dworze Zewnętrznym.
rule-K-5 = Sojusz: kładziesz dworzanina na dowolnej karcie lub stosie, w Kręgu Wewnętrznym albo na jednym z dwóch Dworów Zewnętrznych. W stosie mogą leżeć dworzanie obu rodów, a jego wartość to suma kart.
rule-K-6 = Spisek: kładziesz dworzanina na dowolnej karcie lub stosie i w tym samym ruchu eliminujesz jedną inną kartę lub jeden inny stos, gdziekolwiek na dworze, o sumie równej sumie spiskowców, wliczając nową kartę. Spisek może dosięgnąć także twoich dworzan. Spiskowcy zostają jako stos.
rule-K-7 = Planowanie: wkładasz kartę z ręki zakrytą pod swoją talię. Gdy każdy z graczy ma za sobą co najmniej trzy planowania, gra natychmiast kończy się remisem. Nie wolno planować, gdy drugi gracz w ogóle nie może zagrać (K-11).
rule-K-8 = Minister (0), który zawiera sojusz ze stosem co najmniej dwóch kart, eliminuje wszystkie pozostałe karty tego stosu; sam zostaje na ich miejscu i zachowuje numer stosu. Dama dworu (1), która zawiera sojusz z kartą lub stosem, rozdziela karty: wszystkie, razem z samą Damą, leżą odtąd pojedynczo w tej samej strefie. Obie zdolności są w sojuszu obowiązkowe, a przy wysłaniu i w spisku nie działają.
rule-K-9 = Ilekroć zagrywasz dworzanina, możesz nadać każdemu Błaznowi na dworze, a także Błaznowi, którego zagrywasz, dowolną wartość od 1 do 10. Błazen na dworze nie ma więc stałej wartości: spisek jest dozwolony, jeśli przy jakichś wartościach obie sumy są równe, a przy stosie z Błaznem podana jest najniższa i najwyższa suma. Spośród wartości pasujących do spisku pokazywane są najniższe, najpierw dla zagranej karty, potem dla spiskowców od spodu, na końcu dla celu. W końcowym podliczeniu Błazen jest wart 1.
rule-K-10 = Gdy dobierasz ostatnią kartę swojej talii, pokazujesz ją: odtąd nie możesz zagrać karty o wyższej wartości ani planować. Jeśli to Błazen, ogłaszasz jego wartość od 1 do 10 i to ona staje się twoim limitem. Błazen zagrany przy limicie może w ruchu, w którym go zagrywasz, liczyć się najwyżej za tyle, ile wynosi limit; limit 0 pozostawia tylko Ministrów.
rule-K-11 = Gracz, który nie może zagrać, zostaje pominięty. Gdy nie może żaden z graczy, gra się kończy.
rule-K-12 = Gra kończy się też natychmiast, przed dobraniem karty, gdy Krąg Wewnętrzny jest pusty.
rule-K-13 = Wygrywa ród, którego dworzanie mają wyższą sumę; liczą się wszyscy na dworze, w Kręgu Wewnętrznym i na obu Dworach Zewnętrznych, gdziekolwiek leżą. Przy równych sumach wygrywa ród, który ma na dworze więcej dworzan. Jeśli i tu jest równo, gra kończy się remisem, a remis to wspólne zwycięstwo.

variant-court-dukes = Każda talia ma o jednego dworzanina więcej: Księcia (15).
variant-court-distinct-circle = Przed pierwszą turą można wymienić jednakowych dworzan w kręgu.
variant-court-plan-draw = Do remisu liczą się tylko planowania pod rząd: każde wysłanie, każdy sojusz i każdy spisek cofa oba liczniki do 0.
variant-court-end = Gra kończy się, gdy tylko któryś z rodów nie ma już dworzanina w Kręgu Wewnętrznym.
variant-court-size = Mała gra, którą można dokładnie rozwiązać. Przy wartości small każda talia ma tylko po jednej karcie Ministra, Damy dworu, 2 i 3, a po dwie karty każdego rodu tworzą Krąg Wewnętrzny; przy wartości tiny każda talia ma tylko Ministra, Damę dworu i 2, a po jednej karcie każdego rodu tworzy Krąg Wewnętrzny. Ręka liczy jedną kartę.

## Goods of the card game

goods-card-G = Zboże
goods-card-S = Przyprawy
goods-card-F = Futra
goods-card-D = Barwniki
goods-card-C = Tkaniny

## Goods of the board game

goods-board-M = Metale
goods-board-P = Porcelana
goods-board-D = Barwniki
goods-board-C = Tkaniny
goods-board-S = Przyprawy

## Nobles and houses

noble-0 = Minister
noble-1 = Dama dworu
noble-J = Błazen
noble-15 = Książę
house-R = Della Rovere
house-G = Gonzaga

## Przewodnik: gry w skrócie, z obrazkami kart

guide-short = W skrócie
guide-aid = Ściąga
guide-numbered = Zasady
guide-variants = Warianty
guide-played = w tej grze
variants-values = Opcje gry i ich wartości, zwykła pierwsza.
guide-search = Szukaj w zasadach
guide-nothing = Żadna zasada nie zawiera tych słów.
guide-aim = Cel gry
guide-turn = Twoja tura
guide-cards = Karty
guide-powers = Szczególni dworzanie
guide-score = Punktacja
guide-end = Koniec gry
guide-card-aim = Przez trzy dni zapełniaj statek cennymi towarami i gromadź w magazynie najwięcej każdego towaru.
guide-card-turn = Odsłoń do trzech kart, po jednej. Potem dobierz ostatnią kartę z rynku; możesz dodać jedną lub obie z dwóch kart przed nią. Muszą się zmieścić na statku.
guide-card-cards = Dwa symbole liczą się w magazynie podwójnie. Zielone karty nie zajmują miejsca. Zielona 2 i czarna 7 tylko podnoszą wartość statku.
guide-card-score = Gdy statki są pełne, zarabiają najcenniejsze. Potem każdy towar daje zapłatę tym, którzy mają w magazynie najwięcej jego symboli, a duże zapasy co dzień przynoszą premię.
guide-card-end = Po trzecim dniu wygrywa najbogatszy gracz.
guide-board-aim = W trzech rundach kupuj zestawy towarów do swojej ładowni. Pieniędzmi licytujesz i pieniędzmi wygrywasz.
guide-board-turn = Odkryj od jednej do trzech kart: to zestaw. Każdy licytuje raz, ty na końcu. Kto da najwięcej, płaci i bierze cały zestaw do ładowni o pięciu miejscach.
guide-board-cards = Wartości liczą się do ładowni. Każda karta towaru przesuwa też twój znacznik o stopień w górę jego piramidy; neutralna 10 nie przesuwa żadnego.
guide-board-score = Zarabiają najcenniejsze ładownie, potem najwyższe znaczniki na każdej piramidzie. Najwyższe stopnie dają premię w każdej rundzie.
guide-board-end = Znaczniki zostają na miejscu. Po trzeciej rundzie wygrywa najbogatszy gracz.
guide-court-aim = Na koniec gry suma twoich dworzan na dworze ma być wyższa, gdziekolwiek leżą.
guide-court-turn = Zagraj dworzanina: wyślij go samego na swój Dwór Zewnętrzny, zawrzyj nim sojusz z dowolnym stosem, spiskuj albo włóż go pod talię. Aby spiskować, połóż go na stosie; inny stos o dokładnie takiej samej sumie zostaje wyeliminowany. Potem dobierz kartę.
guide-court-powers = W sojuszu Minister eliminuje stos co najmniej dwóch kart, do którego dołącza, a Dama dworu go rozdziela. Błazen ma dowolną wartość od 1 do 10, ale na koniec liczy się tylko za 1.
guide-court-end = Gra kończy się, gdy Krąg Wewnętrzny jest pusty albo nikt nie może zagrać. Ostatnia karta twojej talii ogranicza to, co możesz jeszcze zagrać.
aid-payments = Wypłaty, liczba graczy: { $players }
aid-place = Miejsce
aid-ship = Statek
aid-hold = Ładownia
aid-good = Każdy towar
aid-extra = Od { $from } symboli towaru: { $florins } co dzień
aid-step = Stopień { $from }: { $florins } w każdej rundzie
aid-unseen-card = Jeszcze w talii: { $count }
aid-unseen-board = Niewidziane w tej rundzie: { $count }, z tego w stosie: { $pile }
aid-unseen-court = Jeszcze niewidziane
aid-neutral = Inne karty
aid-value = Wartość
aid-deck-court = Każdy ród ma 24 dworzan: po dwie karty Ministra (0), Damy dworu (1), każdej wartości od 2 do 10 i Błazna.
aid-power-0 = Wart 0. W sojuszu ze stosem co najmniej dwóch kart eliminuje wszystkie pozostałe karty tego stosu.
aid-power-1 = Warta 1. W sojuszu z kartą lub stosem rozdziela karty na pojedyncze.
aid-power-J = Dowolna wartość od 1 do 10, ilekroć ktoś zagrywa dworzanina; na koniec 1.
aid-power-15 = Wart 15, bez zdolności.
aid-turn-send = Wysłanie: osobno na swój Dwór Zewnętrzny.
aid-turn-ally = Sojusz: na dowolną kartę lub stos.
aid-turn-conspire = Spisek: na dowolną kartę lub stos; inny stos o dokładnie takiej samej sumie zostaje wyeliminowany.
aid-turn-plan = Planowanie: zakryta pod swoją talię. Po trzech planowaniach każdego gracza jest remis.
