## Lekcie: hra po malých krokoch pri skutočnom stole.

lesson-you = Vy
lesson-other-1 = Peter
lesson-other-2 = Jana
lesson-other-3 = Eva
lesson-place = { $lesson }, krok { $step } { PREPOSITION("z", $steps) }
lesson-over = { $lesson }, koniec lekcie
lesson-end = Tu sa lekcia končí. Pokračujte ďalšou lekciou alebo si sadnite k stolu.
lesson-done = Výborne.
lesson-hint-ask = Napíšte „{ $word }“ alebo nájdite v pomocníkovi kláves pre túto otázku.
lesson-hint-do = Napíšte { $answer } alebo nájdite v zozname: { $choice }
lesson-hint-try = Napíšte { $answer }
lesson-hint-play = Všetko, čo sa teraz dá urobiť, je v zozname.
lesson-refused-other_action = To je dovolené, ale tu máte urobiť niečo iné. Prečítajte si znova úlohu alebo si nechajte poradiť.
lesson-refused-still_legal = To je dovolené. Skúste niečo, čo pravidlá zakazujú.
lesson-refused-no_action = V tomto kroku sa nehrá. Splňte úlohu alebo choďte ďalej.
lesson-refused-other_question = Tu sa máte spýtať na niečo iné.
lesson-refused-over = Táto lekcia sa už skončila.
refusal-unknown_lesson = Taká lekcia neexistuje.

lesson-kingdomino = Kingdomino: prvé ťahy
lesson-kingdomino-about = Vyberať dieliky, prikladať ich a počítať body.
lesson-kingdomino-aim = O čo ide
lesson-kingdomino-aim-text =
    Okolo svojho hradu staviate kráľovstvo 5 krát 5 políčok. Stĺpce majú písmená, riadky čísla zhora; váš hrad stojí na E5.

    Políčka toho istého druhu krajiny, ktoré spolu susedia stranou, tvoria oblasť. Jej hodnota je počet políčok krát počet korún. Bez koruny nemá hodnotu žiadnu.
lesson-kingdomino-offer = Ponuka
lesson-kingdomino-offer-text = V ponuke ležia štyri dieliky zoradené podľa čísel. Vyššie čísla mávajú lepšiu krajinu, kto si však vezme nízke číslo, je skôr na rade.
lesson-kingdomino-offer-task = Spýtajte sa, čo leží v ponuke.
lesson-kingdomino-claim = Výber dielika
lesson-kingdomino-claim-text = Váš kráľ bol vylosovaný prvý, vyberáte teda vy. Dielik 24 má les s korunou a pole.
lesson-kingdomino-claim-task = Vezmite si dielik 24.
lesson-kingdomino-second = Druhý kráľ
lesson-kingdomino-second-text = V hre dvoch hráčov má každý dvoch kráľov. Peter si vzal 19 a 34, vášmu druhému kráľovi ostal dielik 13.
lesson-kingdomino-second-task = Vezmite si dielik 13.
lesson-kingdomino-place = Priloženie dielika
lesson-kingdomino-place-text =
    Najnižšie číslo je na rade prvé: váš dielik 13, pole a les. Aspoň jedno políčko dielika sa musí stranou dotýkať hradu alebo políčka tej istej krajiny. K hradu sa dá pripojiť čokoľvek.

    Priložiť ho môžete tromi rovnocennými spôsobmi: vybrať z očíslovaného zoznamu, zvoliť políčko na doske alebo napísať, kam príde prvé políčko dielika a ktorým smerom je druhé: vpravo, vľavo, hore alebo dole.
lesson-kingdomino-place-task = Položte pole na E6 pod svoj hrad a les na F6 vpravo od neho.
lesson-kingdomino-next = Ďalší dielik
lesson-kingdomino-next-text = Po priložení si ten istý kráľ vyberá z ďalšej ponuky. Dielik 26 má ďalší les s korunou.
lesson-kingdomino-next-task = Vezmite si dielik 26.
lesson-kingdomino-wrong = Čo sa nesmie
lesson-kingdomino-wrong-text = Peter priložil a vzal si 40. Teraz prikladáte 24: les s korunou a pole. Čo pravidlá zakazujú, sa nestane: dozviete sa, prečo to nejde a čo by sa dalo, a nič sa nezmení. Skúšať teda môžete bez obáv.
lesson-kingdomino-wrong-task = Skúste dielik položiť na C3 a D3, ďaleko od kráľovstva: C3 vpravo.
lesson-kingdomino-typed = Krajina rastie
lesson-kingdomino-typed-text = Váš les leží na F6, pole na E6. Nový dielik môže nadviazať na oboje: jeho les príde pod les a jeho pole pod pole.
lesson-kingdomino-typed-task = Položte les na F7 a pole na E7 vľavo od neho.
lesson-kingdomino-last = Dva lesy
lesson-kingdomino-last-text = V tejto ponuke ostávajú dva dieliky: 3 s dvoma lesmi a 30 s jazerom. Váš les má korunu, ďalší les teda prinesie body.
lesson-kingdomino-last-task = Vezmite si dielik 3.
lesson-kingdomino-points = Vaše body
lesson-kingdomino-points-text = Kedykoľvek si môžete vypočuť, ako vaše body vznikli. Les má dve políčka a jednu korunu: 2 body. Pole má dve políčka, ale žiadnu korunu: nič.
lesson-kingdomino-points-task = Spýtajte sa na body podrobne.
lesson-kingdomino-square = Najprv sa rozhliadnuť
lesson-kingdomino-square-text = Ste znova na rade, s dielikom 3. Keď napíšete len políčko, napríklad G6, dozviete sa, čo sa tam dá. Na doske to začujete, len čo na políčko prídete; kláves R dielik otáča.
lesson-kingdomino-square-task = Položte oba lesy na G6 a G7, vpravo od svojho lesa.
lesson-kingdomino-end = Ako to ide ďalej
lesson-kingdomino-end-text =
    Váš les má teraz štyri políčka a jednu korunu: 4 body. Takto sa hrá ďalej, v hre dvoch hráčov šesť kôl. Dielik, ktorý sa nikam nehodí, sa zahodí sám.

    Vyhráva, kto má na konci najviac bodov. Pri zhode rozhodne väčšia oblasť, potom koruny.

lesson-keys = Klávesy a otázky
lesson-keys-about = Ako sa o stole dozvedieť všetko, klávesom alebo slovom.
lesson-keys-doors = Na všetko tri spôsoby
lesson-keys-doors-text =
    Všetko pri stole sa dá urobiť tromi spôsobmi: z očíslovaného zoznamu, písaním a na doske alebo v ruke. Žiadny nedokáže viac ako ostatné.

    Na všetko, čo na stole leží, sa môžete aj spýtať. Každá otázka má kláves, slovo a tlačidlo. Písmená sú klávesmi len vtedy, keď ste v hre, nikdy pri písaní.

    V tomto kroku sa nehrá. K ďalšiemu vedie tlačidlo Ďalej hneď pod týmito slovami; v termináli napíšte pokračuj.
lesson-keys-turn = Kto je na rade?
lesson-keys-turn-text = Touto otázkou zistíte, kto hrá a čo má urobiť. V hre je na klávese T.
lesson-keys-turn-task = Spýtajte sa, kto je na rade.
lesson-keys-kingdom = Vaše kráľovstvo
lesson-keys-kingdom-text = Kráľovstvo si vypočujete po riadkoch: každé políčko s krajinou a korunami. V hre je na klávese V.
lesson-keys-kingdom-task = Spýtajte sa na svoje kráľovstvo.
lesson-keys-offer = Ponuka
lesson-keys-offer-text = Dozviete sa, z ktorých dielikov sa vyberá a kto si ktorý vzal. V hre je táto otázka na klávese N.
lesson-keys-offer-task = Spýtajte sa na ponuku.
lesson-keys-score = Body
lesson-keys-score-text = Kláves S povie body všetkých hráčov, so Shiftom to, ako vznikli vaše.
lesson-keys-score-task = Spýtajte sa na body.
lesson-keys-last = Čo sa stalo naposledy
lesson-keys-last-text = Všetko, čo sa stane, zaznie raz a potom zostane v histórii. L zopakuje poslednú udalosť, Shift a L vždy o jednu staršiu.
lesson-keys-last-task = Spýtajte sa, čo sa stalo naposledy.
lesson-keys-act = Zo zoznamu
lesson-keys-act-text = M vedie na zoznam všetkého, čo sa dá urobiť. Číslom sa dostanete k položke, Enterom ju vyberiete. Kto radšej píše, napíše číslo s bodkou.
lesson-keys-act-task = Položte dielik 3 na G6 a G7.
lesson-keys-help = Pomocník
lesson-keys-help-text = Pomocník vypíše, čo funguje práve tu a teraz, s klávesmi aj slovami. Na stránke je vždy na F1.
lesson-keys-help-task = Otvorte pomocníka.

lesson-practice = Cvičná doska
lesson-practice-about = Prikladajte, ako chcete; o nič nejde.
lesson-practice-free = Voľné prikladanie
lesson-practice-free-text =
    Prikladajte a vyberajte si, ako chcete, a pýtajte sa, na čo chcete. Peter hrá náhodne a len odoberá, čo ostalo.

    Keď budete mať dosť, choďte ďalej.
lesson-practice-free-task = Prikladajte dieliky k svojmu kráľovstvu.

lesson-kralovska_zahrada = Kráľovská záhrada: hracia doska
lesson-kralovska_zahrada-about = Čo je iné na doske hmatového vydania.
lesson-kralovska_zahrada-tray = Hracia doska
lesson-kralovska_zahrada-tray-text = Kráľovská záhrada je Kingdomino pre nevidiacich aj vidiacich hráčov, s reliéfnymi symbolmi. Každý stavia na doske 5 krát 5 políčok: stĺpce A až E, riadky 1 až 5 zhora. Nič nesmie ležať mimo nej.
lesson-kralovska_zahrada-castle = Miesto pre hrad
lesson-kralovska_zahrada-castle-text = Najprv si každý vyberie políčko pre svoj hrad. V strede má na všetky strany rovnako veľa miesta.
lesson-kralovska_zahrada-castle-task = Postavte hrad na C3.
lesson-kralovska_zahrada-claim = Prvý výber
lesson-kralovska_zahrada-claim-text = Los určil, že začínate vy. Potom si vyberáte striedavo, v smere hodinových ručičiek, kým nemá každý kráľ svoj dielik.
lesson-kralovska_zahrada-claim-task = Vezmite si dielik 13; s najnižším číslom budete aj prví na rade.
lesson-kralovska_zahrada-second = Ešte raz
lesson-kralovska_zahrada-second-text = Peter si vzal 34. Teraz vyberá váš druhý kráľ.
lesson-kralovska_zahrada-second-task = Vezmite si dielik 24.
lesson-kralovska_zahrada-frame = Koľko miesta ostáva
lesson-kralovska_zahrada-frame-text = Na doske je od začiatku isté, kam až sa dá stavať.
lesson-kralovska_zahrada-frame-task = Spýtajte sa, kam až môže vaše kráľovstvo rásť.
lesson-kralovska_zahrada-wrong = Mimo dosky
lesson-kralovska_zahrada-wrong-text = Váš dielik 13 má pole a les. E je posledný stĺpec.
lesson-kralovska_zahrada-wrong-task = Skúste ho položiť z E3 doprava: E3 vpravo.
lesson-kralovska_zahrada-place = Vedľa hradu
lesson-kralovska_zahrada-place-text = K hradu sa dá pripojiť čokoľvek a druhé políčko dielika sa smie dotýkať čohokoľvek.
lesson-kralovska_zahrada-place-task = Položte pole na D3 vpravo od hradu a les na E3.
lesson-kralovska_zahrada-end = Čo leží, leží
lesson-kralovska_zahrada-end-text = Priložený dielik ostáva, kde je, ťahy sa tu teda nevracajú. Môžete si však nastaviť, aby sa hra pred každým ťahom ešte raz spýtala. Všetko ostatné je ako v Kingdomine.

lesson-queendomino = Queendomino: ťah v piatich krokoch
lesson-queendomino-about = Rytieri, budovy, drak a kráľovná.
lesson-queendomino-turn = Ťah
lesson-queendomino-turn-text =
    Ťah má päť krokov: priložiť dielik, poslať rytierov, postaviť budovu, podplatiť draka a vybrať si ďalší dielik. Prvý a posledný sú povinné, tri medzi nimi môžete vynechať klávesom mínus.

    Začínate so 7 mincami a 1 rytierom.
lesson-queendomino-place = Mesto
lesson-queendomino-place-text = Dielik 33 má mesto a jazero. Mestá koruny nemajú, zato je na nich miesto pre budovy. Hrad stojí na G7.
lesson-queendomino-place-task = Položte mesto na G8 pod svoj hrad a jazero na H8 vpravo od neho.
lesson-queendomino-knight = Rytier vyberá dane
lesson-queendomino-knight-text = Rytier ide na práve priložený dielik a prinesie mincu za každé políčko oblasti. Potom tam ostane.
lesson-queendomino-knight-task = Pošlite rytiera na jazero na H8.
lesson-queendomino-buildings = Čo sa dá postaviť
lesson-queendomino-buildings-text = Na výber je šesť budov. Každá stojí toľko mincí, koľko udáva číslo jej miesta, od 0 do 5.
lesson-queendomino-buildings-task = Spýtajte sa na budovy.
lesson-queendomino-build = Stavba
lesson-queendomino-build-text = Krčma na mieste 1 stojí 1 mincu. Hneď prinesie dvoch rytierov a na konci 3 body.
lesson-queendomino-build-task = Postavte Krčmu v meste na G8.
lesson-queendomino-dragon = Drak
lesson-queendomino-dragon-text = Za 1 mincu spáli drak budovu, ktorú neprajete ostatným. Podplatiť ho možno raz za kolo.
lesson-queendomino-dragon-task = Dajte spáliť Rytiersku sálu na mieste 4.
lesson-queendomino-claim = Koniec ťahu
lesson-queendomino-claim-text = Nakoniec si ako v Kingdomine vyberiete z ďalšej ponuky.
lesson-queendomino-claim-task = Vezmite si dielik 46 s dvoma mestami.
lesson-queendomino-grow = Váš druhý kráľ
lesson-queendomino-grow-text = Ste znova na rade: dielik 40 má jazero s korunou a mesto. Oboje môže nadviazať na to, čo už máte.
lesson-queendomino-grow-task = Položte jazero na H9 pod svoje jazero a mesto na G9 vľavo od neho.
lesson-queendomino-knights = Dvaja rytieri naraz
lesson-queendomino-knights-text = Krčma vám dala dvoch rytierov. Na každé políčko nového dielika smie jeden. Jazero aj mesto majú po dve políčka, spolu teda prinesú 4 mince.
lesson-queendomino-knights-task = Pošlite rytierov na G9 a H9.
lesson-queendomino-queen = Kráľovná
lesson-queendomino-queen-text = Kto získa veže a má ich potom najviac, hoci aj rovnako veľa ako niekto iný, k tomu príde kráľovná. Kým je uňho, stojí ho každá budova o 1 mincu menej. Strážna veža na mieste 2 má dve veže.
lesson-queendomino-queen-task = Postavte Strážnu vežu v meste na G9.
lesson-queendomino-court = Čo máte
lesson-queendomino-court-text = Kráľovná je teraz u vás. Kto ju má, draka podplatiť nemôže, ten krok sa preto preskočil.
lesson-queendomino-court-task = Spýtajte sa na svoje mince, rytierov, veže a budovy.
lesson-queendomino-end = Čo sa počíta na konci
lesson-queendomino-end-text = Za každé 3 mince je 1 bod. Krajina sa počíta ako v Kingdomine, kráľovná je ďalšia koruna v najrozľahlejšej oblasti a budovy prinesú, čo je na nich napísané.

lesson-block = Slepá ulička: prikladanie kociek
lesson-block-about = Základ všetkých hier s dominom: začať, priložiť, povedať „ďalej“.
lesson-block-hand = Vaše kocky
lesson-block-hand-text = Každý máte sedem kociek a nikto nevidí cudzie. Kocka má dve polovice, na každej 0 až 6 ôk. Kde sa kocky dotýkajú, musí byť rovnaké číslo.
lesson-block-hand-task = Spýtajte sa na svoje kocky.
lesson-block-lead = Prvá kocka
lesson-block-lead-text = Začínate vy. Vysokých kociek sa zbavte čo najskôr: keď už nikto nemôže ďalej, vyhráva, kto má v ruke menej ôk.
lesson-block-lead-task = Položte ako prvú 6-5.
lesson-block-ends = Konce radu
lesson-block-ends-text = Peter priložil dubl 5. Kedykoľvek sa môžete spýtať, čo je na oboch koncoch.
lesson-block-ends-task = Spýtajte sa na konce.
lesson-block-lay = Priloženie
lesson-block-lay-text = Vpravo je 6: hodia sa tam 6-3 a 6-0. Kocku môžete vziať z ruky, vybrať zo zoznamu alebo napísať jej čísla a stranu.
lesson-block-lay-task = Priložte 6-3 vpravo.
lesson-block-choose = Čo príde potom
lesson-block-choose-text = Peter priložil 3-1, vpravo je teraz 1. Hodí sa dubl 1 aj 4-1. Po 4-1 bude na konci 4 a ďalšiu štvorku v ruke máte.
lesson-block-choose-task = Priložte 4-1 vpravo.
lesson-block-both = Jedna kocka, dva konce
lesson-block-both-text = Peter priložil 5-2. Na koncoch sú 2 a 4, takže 4-2 sa hodí na oba: musíte povedať kam. Keď bude vľavo, bude na oboch koncoch štvorka.
lesson-block-both-task = Priložte 4-2 vľavo.
lesson-block-blocked = Slepá ulička
lesson-block-blocked-text = Ani jeden z vás už štvorku nemá. Za oboch sa automaticky povedalo „ďalej“ a partia sa skončila.
lesson-block-blocked-task = Spýtajte sa, ako partia dopadla.
lesson-block-end = Ako to ide ďalej
lesson-block-end-text = V ruke ste mali menej ôk, takže sa vám pripísali oká, ktoré ostali súperovi. Hrá sa partia za partiou, kým niekto nemá 100 bodov.

lesson-draw = Domino so zálohou: branie kociek
lesson-draw-about = Ako Slepá ulička, ale kto nemá čo priložiť, berie.
lesson-draw-stock = Branie
lesson-draw-stock-text = Peter začal dublom 2 a vy ste žiadnu dvojku nemali. Zo zálohy vám preto prichádzali kocky, kým sa niektorá nehodila. To sa deje samo.
lesson-draw-stock-task = Spýtajte sa, čo sa stalo naposledy.
lesson-draw-lay = Vzatá kocka
lesson-draw-lay-text = Hodí sa 3-2. Kto bral, prikladá ešte v tom istom ťahu.
lesson-draw-lay-task = Priložte 3-2 vpravo.
lesson-draw-counts = Koľko má kto kociek
lesson-draw-counts-text = Vaše kocky nikto nevidí, ale koľko ich kto má a koľko ostáva v zálohe, to smie vedieť každý.
lesson-draw-counts-task = Spýtajte sa na počty kociek.
lesson-draw-end = Ako to ide ďalej
lesson-draw-end-text = Povedať „ďalej“ možno až vtedy, keď sa záloha minie. Potom vyhráva, kto priloží poslednú kocku, a v slepej uličke ten, kto má v ruke menej ôk.

lesson-matador = Matador: spolu sedem
lesson-matador-about = Súčet sedem a štyria matadori.
lesson-matador-seven = Sedem
lesson-matador-seven-text = Tu nemusia byť čísla rovnaké: čo sa dotýka, musí dať spolu 7. K sebe teda patria 1 a 6, 2 a 5, 3 a 4. Peter začal dublom 5, potrebujete dvojku.
lesson-matador-seven-task = Priložte 6-2 vľavo.
lesson-matador-matador = Matador
lesson-matador-matador-text = Peter priložil 3-1, na koncoch sú 3 a 5. Štvorku ani dvojku v ruke nemáte, zato máte matadora, 6-1. Matadori 6-1, 5-2, 4-3 a dubl 0 smú na ktorýkoľvek koniec, keď sa nič iné nehodí. Vy určíte, ktoré číslo bude smerovať von; píše sa nakoniec.
lesson-matador-matador-task = Priložte 6-1 vľavo, jednotkou von.
lesson-matador-blank = Nula na konci
lesson-matador-blank-text = Peter musel brať a priložil 2-0. S nulou žiadne číslo nedá 7, takže tam smie len matador.
lesson-matador-blank-task = Spýtajte sa na konce.
lesson-matador-end = Ako to ide ďalej
lesson-matador-end-text = Vľavo sa teraz hodí vaša 6-5, lebo 6 a 1 je 7. Keď sa záloha minie, vyhráva, kto sa prvý zbaví kociek, inak ten, kto má menej ôk.

lesson-bergen = Bergen: rovnaké konce
lesson-bergen-about = Body za rovnaké číslo na oboch koncoch.
lesson-bergen-lead = Najnižší dubl
lesson-bergen-lead-text = Hrá sa do pätnástich bodov. Kto má najnižší dubl, začína ním a dostane 2 body. Tentoraz ste to vy.
lesson-bergen-lead-task = Položte ako prvý dubl 1.
lesson-bergen-lay = Obyčajná kocka
lesson-bergen-lay-text = Peter priložil 3-1, na koncoch sú 3 a 1. Nie každá kocka prinesie body.
lesson-bergen-lay-task = Priložte 6-1 vpravo.
lesson-bergen-equal = Dva body
lesson-bergen-equal-text = Peter priložil 6-5, na koncoch sú 3 a 5. Kto vyrovná oba konce, dostane 2 body.
lesson-bergen-equal-task = Priložte 5-3 vpravo.
lesson-bergen-double = Tri body
lesson-bergen-double-text = Peter nemal čo priložiť, vzal si kocku a povedal „ďalej“. Na oboch koncoch je 3. Dubl, ktorého číslo leží aj na druhom konci, prinesie 3 body.
lesson-bergen-double-task = Priložte dubl 3 na ktorýkoľvek koniec.
lesson-bergen-scores = Sedem bodov
lesson-bergen-scores-text = Dva za začiatok, dva za rovnaké konce, tri za dubl.
lesson-bergen-scores-task = Spýtajte sa na body.
lesson-bergen-end = Ako to ide ďalej
lesson-bergen-end-text = Namiesto priloženia si vždy smiete vziať jednu kocku zo zálohy a potom priložiť alebo povedať „ďalej“. Kto vyhrá partiu, dostane ďalšie 2 body.

lesson-muggins = Muggins: násobky piatich
lesson-muggins-about = Body za násobky piatich a dubl so štyrmi stranami.
lesson-muggins-lead = Počíta sa od prvej kocky
lesson-muggins-lead-text = Ak dajú konce spolu 5, 10, 15 alebo ďalší násobok piatich, dostane hneď toľko bodov ten, kto priložil. Pri prvej kocke sa počítajú všetky oká: váš dubl 5 je za 10.
lesson-muggins-lead-task = Položte ako prvý dubl 5.
lesson-muggins-spinner = Krížový dubl
lesson-muggins-spinner-text = Peter priložil 5-0 a dostal tiež 10 bodov. Prvý dubl je krížový: kým má jednu dlhšiu stranu voľnú, počítajú sa obe jeho polovice. Zakryte mu aj druhú, potom sa už počítať nebude.
lesson-muggins-spinner-task = Priložte 5-1 vľavo.
lesson-muggins-ends = Štyri strany
lesson-muggins-ends-text = Peter priložil 2-0. Na koncoch sú 1 a 2 a krížový dubl má obe dlhšie strany zakryté: teraz sa smie prikladať aj nadeň a podeň.
lesson-muggins-ends-task = Spýtajte sa na konce.
lesson-muggins-arm = Nové rameno
lesson-muggins-arm-text = Rameno sa počíta od svojej prvej kocky. S dvojkou hore dajú 1, 2 a 2 spolu 5.
lesson-muggins-arm-task = Priložte 5-2 hore.
lesson-muggins-double = Dubl sa počíta dvakrát
lesson-muggins-double-text = Peter priložil 5-4 dole: 1, 2, 2 a 4 je 9. Pri dubli na konci sa počítajú obe polovice: s dublom 1 vľavo to bude 10.
lesson-muggins-double-task = Priložte dubl 1 vľavo.
lesson-muggins-scores = Dvadsaťpäť bodov
lesson-muggins-scores-text = Desať za začiatok, päť za nové rameno, desať za dubl.
lesson-muggins-scores-task = Spýtajte sa na body.
lesson-muggins-end = Ako to ide ďalej
lesson-muggins-end-text = Kto nemá čo priložiť, berie, kým sa niečo nehodí. Kto sa prvý zbaví kociek, dostane ešte oká ostatných, zaokrúhlené na násobok piatich. Vyhráva, kto prvý dosiahne 100 bodov.

lesson-sebastopol = Sevastopoľ: kríž
lesson-sebastopol-about = Štyria hráči, štyri ramená, jeden bank.
lesson-sebastopol-middle = Dubl 6
lesson-sebastopol-middle-text = Hrajú štyria so všetkými 28 kockami. Kto má dubl 6, položí ho doprostred. Tentoraz ste to vy.
lesson-sebastopol-middle-task = Položte ako prvý dubl 6.
lesson-sebastopol-cross = Kríž
lesson-sebastopol-cross-text = Najprv musí šestka prísť na všetky štyri strany: vľavo, vpravo, hore a dole. Nič iné sa predtým priložiť nesmie. Ostatní už priložili vľavo, vpravo aj hore, voľno je len dole.
lesson-sebastopol-cross-task = Uzavrite kríž kockou 6-5 alebo 6-3.
lesson-sebastopol-ends = Štyri konce
lesson-sebastopol-ends-text = Teraz rastú všetky ramená. Keď píšete kocku, pripíšte aj rameno: vľavo, vpravo, hore alebo dole.
lesson-sebastopol-ends-task = Spýtajte sa na konce.
lesson-sebastopol-end = Ako to ide ďalej
lesson-sebastopol-end-text = Každý vložil do banku 12 žetónov. Kto sa prvý zbaví kociek, berie tri štvrtiny banku, druhý poslednú štvrtinu.

lesson-twenty_one = Dvadsaťjeden: ešte jednu?
lesson-twenty_one-about = Čo najbližšie k 21, ak sa odvážite.
lesson-twenty_one-sum = Váš súčet
lesson-twenty_one-sum-text = Tu sa rad neskladá. Oká vašich kociek sa sčítavajú; kto je najbližšie k 21, vyhráva, kto prekročí 21, prehráva.
lesson-twenty_one-sum-task = Spýtajte sa na svoje kocky.
lesson-twenty_one-hit = Ešte kocku
lesson-twenty_one-hit-text = Máte 15 ôk. Kocka s najviac 6 okami neuškodí.
lesson-twenty_one-hit-task = Vezmite si ešte jednu kocku.
lesson-twenty_one-stand = Dosť
lesson-twenty_one-stand-text = Prišla 2-0 a máte 17. Teraz by sa hodili už len kocky s najviac 4 okami. Kto má dosť, skončí; späť to nejde.
lesson-twenty_one-stand-task = Povedzte „dosť“.
lesson-twenty_one-end = Partia
lesson-twenty_one-end-text = Peter skončil na 15, partiu ste teda so 17 okami vyhrali. Ďalšia je už rozdaná.

lesson-solo = Sólo domino: všetkých 28 kociek
lesson-solo-about = Len vy a päť odkrytých kociek.
lesson-solo-base = Začiatok
lesson-solo-base-text = Pred vami leží päť odkrytých kociek. Skladáte ich do radu; ak sa doň zmestí všetkých 28, vyhrali ste. Začnite kockou, ktorej čísla sú aj na iných: na 6-3 nadviaže 6-5.
lesson-solo-base-task = Položte ako prvú 6-3.
lesson-solo-lay = Prikladanie
lesson-solo-lay-text = Vpravo je 6.
lesson-solo-lay-task = Priložte 6-5 vpravo.
lesson-solo-refill = Nové kocky
lesson-solo-refill-text = Nové kocky prídu samy, ale až keď sa žiadna z odkrytých nehodí. Oplatí sa preto priložiť, čo sa dá.
lesson-solo-refill-task = Priložte dubl 5 vpravo.
lesson-solo-free = Zvyšok je na vás
lesson-solo-free-text = Odkryli sa tri nové kocky. Hrajte ďalej, ako dlho chcete; hra sa skončí, keď sa nič nehodí alebo keď bude všetko vyložené.
lesson-solo-free-task = Prikladajte až do konca.

## Lekcie v termináli.

terminal-about-learn = Naučiť sa hru po malých krokoch pri stole; bez názvu lekcie sa vypíšu všetky.
terminal-input-lesson = Lekcia, napríklad kingdomino, keys alebo block.
terminal-metavar-lesson = LEKCIA
terminal-no-such-lesson = Lekcia „{ $text }“ neexistuje. Lekcie: { $known }.
terminal-learn-how = Lekciu začnete príkazom: { $command }
terminal-lesson-welcome = V každom kroku splňte úlohu. „pokračuj“ prejde na ďalší krok, „poraď“ poradí, „späť“ vás vráti o krok, „pomoc“ vypíše všetko.
terminal-lesson-no-hint = V tomto kroku nie je žiadna úloha. Ďalej sa ide slovom „pokračuj“.
terminal-lesson-first = Toto je prvý krok.
terminal-words-lesson-next = pokračuj, pokračovať, preskočiť
terminal-words-lesson-back = späť
terminal-words-lesson-hint = poraď, poradiť, rada
terminal-words-lesson-step = úloha, krok
terminal-explain-lesson-next = na ďalší krok; úloha sa splní za vás
terminal-explain-lesson-back = o krok späť
terminal-explain-lesson-hint = ako sa úloha splní
terminal-explain-lesson-step = celý krok znova
