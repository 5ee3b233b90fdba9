## Lekcje: gra małymi krokami przy prawdziwym stole.

lesson-you = Ty
lesson-other-1 = Piotr
lesson-other-2 = Anna
lesson-other-3 = Ewa
lesson-place = { $lesson }, krok { $step } z { $steps }
lesson-over = { $lesson }, koniec lekcji
lesson-end = To koniec lekcji. Przejdź do następnej albo usiądź do stołu.
lesson-done = Świetnie.
lesson-hint-ask = Wpisz „{ $word }” albo znajdź w pomocy klawisz dla tego pytania.
lesson-hint-do = Wpisz { $answer } albo znajdź na liście: { $choice }
lesson-hint-try = Wpisz { $answer }
lesson-hint-play = Wszystko, co teraz możliwe, jest na liście.
lesson-refused-other_action = To dozwolone, ale tutaj chodzi o coś innego. Przeczytaj zadanie jeszcze raz albo poproś o podpowiedź.
lesson-refused-still_legal = To dozwolone. Spróbuj czegoś, czego zasady zabraniają.
lesson-refused-no_action = W tym kroku się nie gra. Wykonaj zadanie albo przejdź dalej.
lesson-refused-other_question = Tutaj trzeba zapytać o coś innego.
lesson-refused-over = Ta lekcja już się skończyła.
refusal-unknown_lesson = Nie ma takiej lekcji.

lesson-kingdomino = Kingdomino: pierwsze tury
lesson-kingdomino-about = Wybieranie płytek, dokładanie i liczenie punktów.
lesson-kingdomino-aim = O co chodzi
lesson-kingdomino-aim-text =
    Wokół swojego zamku budujesz królestwo 5 na 5 pól. Kolumny mają litery, rzędy numery od góry; twój zamek stoi na E5.

    Pola tego samego terenu, które stykają się bokami, tworzą obszar. Jego wartość to liczba pól razy liczba koron. Bez korony nie jest wart nic.
lesson-kingdomino-offer = Oferta
lesson-kingdomino-offer-text = W ofercie leżą cztery płytki ułożone według numerów. Wyższe numery to zwykle lepszy teren, ale kto weźmie niski numer, ten gra wcześniej.
lesson-kingdomino-offer-task = Zapytaj, co leży w ofercie.
lesson-kingdomino-claim = Wybór płytki
lesson-kingdomino-claim-text = Twój król został wylosowany pierwszy, więc wybierasz ty. Płytka 24 ma las z koroną i pszenicę.
lesson-kingdomino-claim-task = Weź płytkę 24.
lesson-kingdomino-second = Drugi król
lesson-kingdomino-second-text = W grze we dwoje każdy ma dwóch królów. Piotr wziął 19 i 34; dla twojego drugiego króla została płytka 13.
lesson-kingdomino-second-task = Weź płytkę 13.
lesson-kingdomino-place = Dokładanie płytki
lesson-kingdomino-place-text =
    Pierwszy gra najniższy numer: twoja 13, pszenica i las. Co najmniej jedna jej połowa musi bokiem dotykać zamku albo pola tego samego terenu. Do zamku pasuje wszystko.

    Dołożyć ją można na trzy równorzędne sposoby: wybrać z numerowanej listy, wskazać pole na planszy albo wpisać pole pierwszej połowy i kierunek drugiej: w prawo, w lewo, w górę lub w dół.
lesson-kingdomino-place-task = Połóż pszenicę na E6, pod swoim zamkiem, a las na F6, na prawo od niej.
lesson-kingdomino-next = Następna płytka
lesson-kingdomino-next-text = Po dołożeniu ten sam król wybiera z następnej oferty. Płytka 26 ma jeszcze jeden las z koroną.
lesson-kingdomino-next-task = Weź płytkę 26.
lesson-kingdomino-wrong = Czego nie wolno
lesson-kingdomino-wrong-text = Piotr dołożył płytkę i wziął 40. Teraz dokładasz 24: las z koroną i pszenicę. Tego, czego zasady zabraniają, nie da się zrobić: słyszysz, dlaczego nie można i co byłoby możliwe, a nic się nie zmienia. Próbować można więc bez obaw.
lesson-kingdomino-wrong-task = Spróbuj położyć ją na C3 i D3, daleko od królestwa: C3 w prawo.
lesson-kingdomino-typed = Teren rośnie
lesson-kingdomino-typed-text = Twój las leży na F6, pszenica na E6. Nowa płytka może przedłużyć jedno i drugie: jej las trafi pod las, a pszenica pod pszenicę.
lesson-kingdomino-typed-task = Połóż las na F7, a pszenicę na E7, na lewo od niego.
lesson-kingdomino-last = Dwa lasy
lesson-kingdomino-last-text = W tej ofercie zostały dwie płytki: 3 z dwoma lasami i 30 z jeziorem. Twój las ma koronę, więc kolejny las da punkty.
lesson-kingdomino-last-task = Weź płytkę 3.
lesson-kingdomino-points = Twoje punkty
lesson-kingdomino-points-text = W każdej chwili możesz usłyszeć, skąd biorą się twoje punkty. Las ma dwa pola i jedną koronę: 2 punkty. Pszenica ma dwa pola, ale żadnej korony: nic.
lesson-kingdomino-points-task = Zapytaj o punkty szczegółowo.
lesson-kingdomino-square = Najpierw się rozejrzeć
lesson-kingdomino-square-text = Znów twoja kolej, z płytką 3. Wystarczy wpisać samo pole, na przykład G6, by usłyszeć, co tam pasuje. Na planszy słychać to po wejściu na pole; klawisz R obraca płytkę.
lesson-kingdomino-square-task = Połóż oba lasy na G6 i G7, na prawo od swojego lasu.
lesson-kingdomino-end = Co dalej
lesson-kingdomino-end-text =
    Twój las ma teraz cztery pola i jedną koronę: 4 punkty. Tak gra toczy się dalej, we dwoje przez sześć rund. Płytka, która nigdzie nie pasuje, zostaje automatycznie odrzucona.

    Wygrywa ten, kto na końcu ma najwięcej punktów. Przy remisie decyduje większy obszar, potem korony.

lesson-keys = Klawisze i pytania
lesson-keys-about = Jak dowiedzieć się wszystkiego o stole klawiszem lub słowem.
lesson-keys-doors = Na wszystko trzy sposoby
lesson-keys-doors-text =
    Wszystko, co da się zrobić przy stole, można wybrać z numerowanej listy, wskazać na planszy lub w ręce albo wpisać. Żaden z tych trzech sposobów nie daje większych możliwości niż pozostałe.

    O wszystko, co leży na stole, można też zapytać. Każde pytanie ma klawisz, słowo i przycisk. Litery są klawiszami tylko w grze, nigdy podczas pisania.

    W tym kroku się nie gra. Do następnego prowadzi przycisk Dalej tuż pod tymi słowami; w terminalu wpisz „dalej”.
lesson-keys-turn = Czyja kolej?
lesson-keys-turn-text = Tym pytaniem zawsze sprawdzisz, kto gra i co ma zrobić. W grze służy do tego T.
lesson-keys-turn-task = Zapytaj, czyja kolej.
lesson-keys-kingdom = Twoje królestwo
lesson-keys-kingdom-text = Królestwo słychać rząd po rzędzie: każde pole z terenem i koronami. W grze jest pod V.
lesson-keys-kingdom-task = Zapytaj o swoje królestwo.
lesson-keys-offer = Oferta
lesson-keys-offer-text = Słychać, z których płytek się wybiera i kto co wziął. W grze oferta jest pod N.
lesson-keys-offer-task = Zapytaj o ofertę.
lesson-keys-score = Punkty
lesson-keys-score-text = S podaje punkty wszystkich graczy, a z Shiftem mówi, skąd wzięły się twoje.
lesson-keys-score-task = Zapytaj o punkty.
lesson-keys-last = Co zdarzyło się ostatnio
lesson-keys-last-text = Wszystko, co się dzieje, jest ogłaszane raz, a potem zostaje w historii. L powtarza ostatnie zdarzenie, a z Shiftem cofa się za każdym razem o jedno.
lesson-keys-last-task = Zapytaj, co zdarzyło się ostatnio.
lesson-keys-act = Z listy
lesson-keys-act-text = M prowadzi do listy wszystkiego, co możliwe. Numer prowadzi do pozycji, Enter ją wybiera. Kto woli pisać, wpisuje numer z kropką.
lesson-keys-act-task = Połóż płytkę 3 na G6 i G7.
lesson-keys-help = Pomoc
lesson-keys-help-text = Pomoc wymienia wszystko, co działa tu i teraz, z klawiszami i słowami. Na stronie jest zawsze pod F1.
lesson-keys-help-task = Otwórz pomoc.

lesson-practice = Plansza do ćwiczeń
lesson-practice-about = Dokładaj, jak chcesz; niczym nie ryzykujesz.
lesson-practice-free = Swobodne dokładanie
lesson-practice-free-text =
    Dokładaj i wybieraj, jak chcesz, i pytaj, o co chcesz. Piotr gra losowo i zabiera tylko to, co zostało.

    Gdy ci wystarczy, przejdź dalej.
lesson-practice-free-task = Dokładaj płytki do swojego królestwa.

lesson-kralovska_zahrada = Królewski ogród: plansza gracza
lesson-kralovska_zahrada-about = Co jest inne na planszy wydania dotykowego.
lesson-kralovska_zahrada-tray = Plansza gracza
lesson-kralovska_zahrada-tray-text = Królewski ogród to Kingdomino dla graczy niewidomych i widzących, z wypukłymi symbolami. Każdy buduje na planszy 5 na 5 pól: kolumny od A do E, rzędy od 1 do 5 od góry. Nic nie może leżeć poza nią.
lesson-kralovska_zahrada-castle = Miejsce na zamek
lesson-kralovska_zahrada-castle-text = Najpierw każdy wybiera pole dla swojego zamku. Pośrodku ma on tyle samo miejsca z każdej strony.
lesson-kralovska_zahrada-castle-task = Ustaw zamek na C3.
lesson-kralovska_zahrada-claim = Pierwszy wybór
lesson-kralovska_zahrada-claim-text = Los zdecydował, że zaczynasz ty. Potem wybieracie na zmianę, zgodnie z ruchem wskazówek zegara, aż każdy król dostanie płytkę.
lesson-kralovska_zahrada-claim-task = Weź płytkę 13; najniższy numer daje też pierwszą turę.
lesson-kralovska_zahrada-second = Jeszcze raz
lesson-kralovska_zahrada-second-text = Piotr wziął 34. Teraz wybiera twój drugi król.
lesson-kralovska_zahrada-second-task = Weź płytkę 24.
lesson-kralovska_zahrada-frame = Ile zostało miejsca
lesson-kralovska_zahrada-frame-text = Na planszy od początku wiadomo, dokąd można budować.
lesson-kralovska_zahrada-frame-task = Zapytaj, dokąd może rosnąć twoje królestwo.
lesson-kralovska_zahrada-wrong = Poza planszą
lesson-kralovska_zahrada-wrong-text = Twoja 13 ma pszenicę i las. E to ostatnia kolumna.
lesson-kralovska_zahrada-wrong-task = Spróbuj położyć ją od E3 w prawo: E3 w prawo.
lesson-kralovska_zahrada-place = Obok zamku
lesson-kralovska_zahrada-place-text = Do zamku pasuje wszystko, a druga połowa może dotykać czegokolwiek.
lesson-kralovska_zahrada-place-task = Połóż pszenicę na D3, na prawo od zamku, a las na E3.
lesson-kralovska_zahrada-end = Co leży, to leży
lesson-kralovska_zahrada-end-text = Dołożona płytka zostaje tam, gdzie jest, więc ruchów się tu nie cofa. Można za to włączyć dodatkowe potwierdzanie każdego ruchu. Wszystko inne jest jak w Kingdomino.

lesson-queendomino = Queendomino: tura w pięciu krokach
lesson-queendomino-about = Rycerze, budynki, smok i królowa.
lesson-queendomino-turn = Tura
lesson-queendomino-turn-text =
    Tura ma pięć kroków: dołożyć płytkę, wysłać rycerzy, zbudować, przekupić smoka i wybrać następną płytkę. Pierwszy i ostatni są obowiązkowe, trzy między nimi można pominąć klawiszem minus.

    Na początku masz 7 monet i 1 rycerza.
lesson-queendomino-place = Miasto
lesson-queendomino-place-text = Płytka 33 ma miasto i jezioro. Miasta nie mają koron, za to jest w nich miejsce na budynki. Zamek stoi na G7.
lesson-queendomino-place-task = Połóż miasto na G8, pod swoim zamkiem, a jezioro na H8, na prawo od niego.
lesson-queendomino-knight = Rycerz zbiera podatki
lesson-queendomino-knight-text = Rycerz idzie na właśnie dołożoną płytkę i przynosi monetę za każde pole obszaru. Potem tam zostaje.
lesson-queendomino-knight-task = Wyślij rycerza na jezioro na H8.
lesson-queendomino-buildings = Co można zbudować
lesson-queendomino-buildings-text = Do wyboru jest sześć budynków. Każdy kosztuje tyle monet, ile wynosi numer jego miejsca, od 0 do 5.
lesson-queendomino-buildings-task = Zapytaj o budynki.
lesson-queendomino-build = Budowanie
lesson-queendomino-build-text = Karczma na miejscu 1 kosztuje 1 monetę. Od razu daje dwóch rycerzy, a na końcu 3 punkty.
lesson-queendomino-build-task = Zbuduj Karczmę w mieście na G8.
lesson-queendomino-dragon = Smok
lesson-queendomino-dragon-text = Za 1 monetę smok spali budynek, którego nie chcesz oddać innym. Przekupić go można raz w rundzie.
lesson-queendomino-dragon-task = Każ spalić Salę rycerską na miejscu 4.
lesson-queendomino-claim = Koniec tury
lesson-queendomino-claim-text = Na koniec, jak w Kingdomino, wybierasz z następnej oferty.
lesson-queendomino-claim-task = Weź płytkę 46 z dwoma miastami.
lesson-queendomino-grow = Twój drugi król
lesson-queendomino-grow-text = Znów twoja kolej: płytka 40 ma jezioro z koroną i miasto. Jedno i drugie może przedłużyć to, co masz.
lesson-queendomino-grow-task = Połóż jezioro na H9, pod swoim jeziorem, a miasto na G9, na lewo od niego.
lesson-queendomino-knights = Dwóch rycerzy naraz
lesson-queendomino-knights-text = Karczma dała ci dwóch rycerzy. Na każdą połowę nowej płytki może iść jeden. Jezioro i miasto mają po dwa pola, więc razem dadzą 4 monety.
lesson-queendomino-knights-task = Wyślij rycerzy na G9 i H9.
lesson-queendomino-queen = Królowa
lesson-queendomino-queen-text = Królowa przychodzi do tego, kto zdobywa wieże i ma ich wtedy co najmniej tyle co każdy inny. Póki u niego jest, każdy budynek kosztuje go o 1 monetę mniej. Wieża strażnicza na miejscu 2 daje dwie wieże.
lesson-queendomino-queen-task = Zbuduj Wieżę strażniczą w mieście na G9.
lesson-queendomino-court = Co masz
lesson-queendomino-court-text = Królowa jest teraz u ciebie. Kto ją ma, nie może przekupić smoka, dlatego ten krok został pominięty.
lesson-queendomino-court-task = Zapytaj o swoje monety, rycerzy, wieże i budynki.
lesson-queendomino-end = Co liczy się na końcu
lesson-queendomino-end-text = Za każde 3 monety jest 1 punkt. Teren liczy się jak w Kingdomino, królowa jest jeszcze jedną koroną w największym obszarze, a budynki dają to, co jest na nich napisane.

lesson-block = Ślepa uliczka: dokładanie kamieni
lesson-block-about = Podstawa wszystkich gier w domino: zacząć, dołożyć, spasować.
lesson-block-hand = Twoje kamienie
lesson-block-hand-text = Każdy ma siedem kamieni i nikt nie widzi cudzych. Kamień ma dwie połówki, na każdej od 0 do 6 oczek. Stykające się połówki muszą mieć tę samą liczbę.
lesson-block-hand-task = Zapytaj o swoje kamienie.
lesson-block-lead = Pierwszy kamień
lesson-block-lead-text = Zaczynasz ty. Wysokich kamieni dobrze pozbyć się wcześnie: gdy nikt nie może grać dalej, wygrywa ten, kto ma w ręce mniej oczek.
lesson-block-lead-task = Wyłóż 6-5 jako pierwszy kamień.
lesson-block-ends = Końce łańcucha
lesson-block-ends-text = Piotr dołożył dublet 5. W każdej chwili możesz zapytać, co jest na obu końcach.
lesson-block-ends-task = Zapytaj o końce.
lesson-block-lay = Dokładanie
lesson-block-lay-text = Z prawej jest 6: pasują tam 6-3 i 6-0. Kamień można wziąć z ręki, wybrać z listy albo wpisać jego liczby i stronę.
lesson-block-lay-task = Dołóż 6-3 z prawej.
lesson-block-choose = Co będzie potem
lesson-block-choose-text = Piotr dołożył 3-1, z prawej jest teraz 1. Pasują dublet 1 i 4-1. Po 4-1 na końcu będzie 4, a drugą czwórkę masz w ręce.
lesson-block-choose-task = Dołóż 4-1 z prawej.
lesson-block-both = Jeden kamień, dwa końce
lesson-block-both-text = Piotr dołożył 5-2. Na końcach są 2 i 4, więc 4-2 pasuje do obu: trzeba powiedzieć gdzie. Jeśli będzie z lewej, oba końce pokażą czwórkę.
lesson-block-both-task = Dołóż 4-2 z lewej.
lesson-block-blocked = Blokada
lesson-block-blocked-text = Ani ty, ani Piotr nie macie już czwórki. Obie strony automatycznie spasowały i rozdanie się skończyło.
lesson-block-blocked-task = Zapytaj, jak skończyło się rozdanie.
lesson-block-end = Co dalej
lesson-block-end-text = W twojej ręce było mniej oczek, więc dostajesz punkty za oczka przeciwnika. Gra się rozdanie po rozdaniu, aż ktoś zdobędzie 100 punktów.

lesson-draw = Domino z dobieraniem: talon
lesson-draw-about = Jak Ślepa uliczka, ale kto nie ma czego dołożyć, dobiera.
lesson-draw-stock = Dobieranie
lesson-draw-stock-text = Piotr zaczął dubletem 2, a w twojej ręce nie było dwójki. Trzeba więc było dobierać z talonu, aż trafił się pasujący kamień. To dzieje się samo.
lesson-draw-stock-task = Zapytaj, co zdarzyło się ostatnio.
lesson-draw-lay = Dobrany kamień
lesson-draw-lay-text = Pasuje 3-2. Kto dobierał, dokłada jeszcze w tej samej turze.
lesson-draw-lay-task = Dołóż 3-2 z prawej.
lesson-draw-counts = Ile kto ma kamieni
lesson-draw-counts-text = Twoich kamieni nikt nie widzi, ale każdy może się dowiedzieć, ile kto ma kamieni i ile zostało w talonie.
lesson-draw-counts-task = Zapytaj o liczby kamieni.
lesson-draw-end = Co dalej
lesson-draw-end-text = Pasuje się dopiero wtedy, gdy talon jest pusty. Wtedy wygrywa ten, kto dołoży ostatni kamień, a przy blokadzie ten, kto ma w ręce mniej oczek.

lesson-matador = Matador: razem siedem
lesson-matador-about = Suma siedem i cztery matadory.
lesson-matador-seven = Siedem
lesson-matador-seven-text = Tutaj liczby nie muszą być równe: to, co się styka, musi dać razem 7. Pasują więc do siebie 1 i 6, 2 i 5, 3 i 4. Piotr zaczął dubletem 5, potrzebna jest dwójka.
lesson-matador-seven-task = Dołóż 6-2 z lewej.
lesson-matador-matador = Matador
lesson-matador-matador-text = Piotr dołożył 3-1, na końcach są 3 i 5. W ręce nie ma ani czwórki, ani dwójki, jest za to matador 6-1. Matadory 6-1, 5-2, 4-3 i dublet 0 pasują do każdego końca, gdy nie pasuje nic innego. Ty mówisz, która liczba będzie na zewnątrz, i wpisujesz ją jako ostatnią.
lesson-matador-matador-task = Dołóż 6-1 z lewej, jedynką na zewnątrz.
lesson-matador-blank = Zero na końcu
lesson-matador-blank-text = Piotr musiał dobierać i dołożył 2-0. Z zerem żadna liczba nie daje 7, więc pasuje tam tylko matador.
lesson-matador-blank-task = Zapytaj o końce.
lesson-matador-end = Co dalej
lesson-matador-end-text = Z lewej pasuje teraz twój 6-5, bo 6 i 1 to 7. Gdy talon będzie pusty, wygra ten, kto pierwszy pozbędzie się kamieni, a przy blokadzie ten, kto ma mniej oczek.

lesson-bergen = Bergen: równe końce
lesson-bergen-about = Punkty za tę samą liczbę na obu końcach.
lesson-bergen-lead = Najniższy dublet
lesson-bergen-lead-text = Gra się do piętnastu punktów. Kto ma najniższy dublet, zaczyna nim i dostaje 2 punkty. Tym razem to ty.
lesson-bergen-lead-task = Wyłóż dublet 1 jako pierwszy kamień.
lesson-bergen-lay = Zwykły kamień
lesson-bergen-lay-text = Piotr dołożył 3-1, na końcach są 3 i 1. Nie każdy kamień daje punkty.
lesson-bergen-lay-task = Dołóż 6-1 z prawej.
lesson-bergen-equal = Dwa punkty
lesson-bergen-equal-text = Piotr dołożył 6-5, na końcach są 3 i 5. Kto wyrówna oba końce, dostaje 2 punkty.
lesson-bergen-equal-task = Dołóż 5-3 z prawej.
lesson-bergen-double = Trzy punkty
lesson-bergen-double-text = Piotr nie miał czego dołożyć, dobrał kamień i spasował. Na obu końcach jest 3. Dublet, którego liczba leży też na drugim końcu, daje 3 punkty.
lesson-bergen-double-task = Dołóż dublet 3, z dowolnej strony.
lesson-bergen-scores = Siedem punktów
lesson-bergen-scores-text = Dwa za początek, dwa za równe końce, trzy za dublet.
lesson-bergen-scores-task = Zapytaj o punkty.
lesson-bergen-end = Co dalej
lesson-bergen-end-text = Zamiast dokładać, zawsze możesz dobrać jeden kamień z talonu, a potem dołożyć albo spasować. Kto wygra rozdanie, dostaje jeszcze 2 punkty.

lesson-muggins = Muggins: piątki na końcach
lesson-muggins-about = Punkty za wielokrotności piątki i dublet o czterech bokach.
lesson-muggins-lead = Liczy się od pierwszego kamienia
lesson-muggins-lead-text = Jeśli końce dają razem 5, 10, 15 albo inną wielokrotność piątki, dokładający od razu dostaje tyle punktów. W pierwszym kamieniu liczą się wszystkie oczka: twój dublet 5 jest wart 10.
lesson-muggins-lead-task = Wyłóż dublet 5 jako pierwszy kamień.
lesson-muggins-spinner = Dublet krzyżowy
lesson-muggins-spinner-text = Piotr dołożył 5-0 i też dostał 10 punktów. Pierwszy dublet jest krzyżowy: póki jeden z jego dłuższych boków jest wolny, liczą się obie połówki. Zakryj także drugi bok, a dublet przestanie się liczyć.
lesson-muggins-spinner-task = Dołóż 5-1 z lewej.
lesson-muggins-ends = Cztery boki
lesson-muggins-ends-text = Piotr dołożył 2-0. Na końcach są 1 i 2, a oba dłuższe boki dubletu krzyżowego są zakryte: teraz wolno dokładać także nad nim i pod nim.
lesson-muggins-ends-task = Zapytaj o końce.
lesson-muggins-arm = Nowe ramię
lesson-muggins-arm-text = Ramię liczy się od swojego pierwszego kamienia. Z dwójką u góry 1, 2 i 2 dają razem 5.
lesson-muggins-arm-task = Dołóż 5-2 u góry.
lesson-muggins-double = Dublet liczy się podwójnie
lesson-muggins-double-text = Piotr dołożył 5-4 u dołu: 1, 2, 2 i 4 to 9. W dublecie na końcu liczą się obie połówki: z dubletem 1 z lewej będzie 10.
lesson-muggins-double-task = Dołóż dublet 1 z lewej.
lesson-muggins-scores = Dwadzieścia pięć punktów
lesson-muggins-scores-text = Dziesięć za początek, pięć za nowe ramię, dziesięć za dublet.
lesson-muggins-scores-task = Zapytaj o punkty.
lesson-muggins-end = Co dalej
lesson-muggins-end-text = Kto nie ma czego dołożyć, dobiera, aż coś będzie pasować. Kto pierwszy pozbędzie się kamieni, dostaje jeszcze oczka pozostałych, zaokrąglone do wielokrotności piątki. Wygrywa ten, kto pierwszy zdobędzie 100 punktów.

lesson-sebastopol = Sewastopol: krzyż
lesson-sebastopol-about = Czterech graczy, cztery ramiona, jeden bank.
lesson-sebastopol-middle = Dublet 6
lesson-sebastopol-middle-text = Gra czworo graczy wszystkimi 28 kamieniami. Kto ma dublet 6, kładzie go pośrodku. Tym razem to ty.
lesson-sebastopol-middle-task = Wyłóż dublet 6 jako pierwszy kamień.
lesson-sebastopol-cross = Krzyż
lesson-sebastopol-cross-text = Najpierw z lewej, z prawej, u góry i u dołu trzeba dołożyć po kamieniu z szóstką. Wcześniej nie wolno dołożyć nic innego. Inni dołożyli już z lewej, z prawej i u góry, wolny jest tylko dół.
lesson-sebastopol-cross-task = Zamknij krzyż kamieniem 6-5 albo 6-3.
lesson-sebastopol-ends = Cztery końce
lesson-sebastopol-ends-text = Teraz rosną wszystkie ramiona. Wpisując kamień, podaj też ramię: w lewo, w prawo, w górę lub w dół.
lesson-sebastopol-ends-task = Zapytaj o końce.
lesson-sebastopol-end = Co dalej
lesson-sebastopol-end-text = Każdy włożył do banku 12 żetonów. Kto pierwszy pozbędzie się kamieni, bierze trzy czwarte banku, a drugi ostatnią ćwierć.

lesson-twenty_one = Dwadzieścia jeden: jeszcze jeden?
lesson-twenty_one-about = Jak najbliżej 21, jeśli się odważysz.
lesson-twenty_one-sum = Twoja suma
lesson-twenty_one-sum-text = Tutaj nie układa się łańcucha. Oczka twoich kamieni się sumują; kto jest najbliżej 21, wygrywa, a kto przekroczy 21, przegrywa.
lesson-twenty_one-sum-task = Zapytaj o swoje kamienie.
lesson-twenty_one-hit = Jeszcze kamień
lesson-twenty_one-hit-text = Masz 15 oczek. Kamień, który ma najwyżej 6 oczek, nie zaszkodzi.
lesson-twenty_one-hit-task = Dobierz jeszcze jeden kamień.
lesson-twenty_one-stand = Dość
lesson-twenty_one-stand-text = Przyszło 2-0 i masz 17. Teraz bezpieczne są już tylko kamienie, które mają najwyżej 4 oczka. Kto mówi dość, kończy; tego nie da się cofnąć.
lesson-twenty_one-stand-task = Powiedz dość.
lesson-twenty_one-end = Rozdanie
lesson-twenty_one-end-text = Piotr skończył na 15, więc z 17 oczkami wygrywasz to rozdanie. Następne jest już rozdane.

lesson-solo = Domino solo: wszystkie 28 kamieni
lesson-solo-about = Tylko ty i pięć odkrytych kamieni.
lesson-solo-base = Początek
lesson-solo-base-text = Przed tobą leży pięć odkrytych kamieni. Układasz je w jeden łańcuch; jeśli zmieścisz w nim wszystkie 28, wygrywasz. Zacznij od kamienia, którego liczby się powtarzają: do 6-3 pasuje 6-5.
lesson-solo-base-task = Wyłóż 6-3 jako pierwszy kamień.
lesson-solo-lay = Dokładanie
lesson-solo-lay-text = Z prawej jest 6.
lesson-solo-lay-task = Dołóż 6-5 z prawej.
lesson-solo-refill = Nowe kamienie
lesson-solo-refill-text = Nowe kamienie przychodzą same, ale dopiero gdy żaden z odkrytych nie pasuje. Dlatego warto dołożyć wszystko, co się da.
lesson-solo-refill-task = Dołóż dublet 5 z prawej.
lesson-solo-free = Reszta należy do ciebie
lesson-solo-free-text = Odkryto trzy nowe kamienie. Graj dalej, jak długo chcesz; gra kończy się, gdy nic już nie pasuje albo gdy wszystko jest wyłożone.
lesson-solo-free-task = Dokładaj aż do końca.

## Lekcje w terminalu.

terminal-about-learn = Uczy gry małymi krokami przy stole; bez nazwy lekcji wypisuje wszystkie.
terminal-input-lesson = Lekcja, na przykład kingdomino, keys albo block.
terminal-metavar-lesson = LEKCJA
terminal-no-such-lesson = Nie ma lekcji „{ $text }”. Lekcje: { $known }.
terminal-learn-how = Lekcję zaczyna polecenie: { $command }
terminal-lesson-welcome = Wykonuj zadania. „dalej” przechodzi dalej, „podpowiedź” pomaga, „wstecz” cofa, „pomoc” wypisuje wszystko.
terminal-lesson-no-hint = W tym kroku nie ma zadania. Wpisz „dalej”.
terminal-lesson-first = To pierwszy krok.
terminal-words-lesson-next = dalej, następny, pomiń
terminal-words-lesson-back = wstecz
terminal-words-lesson-hint = podpowiedź, podpowiedz
terminal-words-lesson-step = zadanie, krok
terminal-explain-lesson-next = do następnego kroku; zadanie wykona się samo
terminal-explain-lesson-back = krok wstecz
terminal-explain-lesson-hint = jak wykonać zadanie
terminal-explain-lesson-step = cały krok jeszcze raz
