## Lekce: hra po malých krocích u skutečného stolu.

lesson-you = Vy
lesson-other-1 = Petr
lesson-other-2 = Jana
lesson-other-3 = Eva
lesson-place = { $lesson }, krok { $step } { PREPOSITION("z", $steps) }
lesson-over = { $lesson }, konec lekce
lesson-end = Tady lekce končí. Pokračujte další lekcí, nebo si sedněte ke stolu.
lesson-done = Výborně.
lesson-hint-ask = Napište „{ $word }“, nebo najděte v nápovědě klávesu pro tuto otázku.
lesson-hint-do = Napište { $answer }, nebo najděte v seznamu: { $choice }
lesson-hint-try = Napište { $answer }
lesson-hint-play = Všechno, co teď jde, je v seznamu.
lesson-refused-other_action = To se smí, ale tady máte udělat něco jiného. Přečtěte si znovu úkol, nebo si nechte poradit.
lesson-refused-still_legal = To se smí. Zkuste něco, co pravidla zakazují.
lesson-refused-no_action = V tomto kroku se nehraje. Splňte úkol, nebo jděte dál.
lesson-refused-other_question = Tady se máte zeptat na něco jiného.
lesson-refused-over = Tato lekce už skončila.
refusal-unknown_lesson = Taková lekce neexistuje.

lesson-kingdomino = Kingdomino: první tahy
lesson-kingdomino-about = Vybírat dílky, přikládat je a počítat body.
lesson-kingdomino-aim = O co jde
lesson-kingdomino-aim-text =
    Kolem svého hradu stavíte království 5 krát 5 políček. Sloupce mají písmena, řádky čísla odshora; váš hrad stojí na E5.

    Políčka téhož druhu krajiny, která spolu sousedí stranou, tvoří oblast. Její hodnota je počet políček krát počet korun. Bez koruny nemá hodnotu žádnou.
lesson-kingdomino-offer = Nabídka
lesson-kingdomino-offer-text = V nabídce leží čtyři dílky seřazené podle čísel. Vyšší čísla mívají lepší krajinu; kdo si však vezme nízké číslo, je dřív na tahu.
lesson-kingdomino-offer-task = Zeptejte se, co leží v nabídce.
lesson-kingdomino-claim = Výběr dílku
lesson-kingdomino-claim-text = Váš král byl vylosován první, vybíráte tedy vy. Dílek 24 má les s korunou a pole.
lesson-kingdomino-claim-task = Vezměte si dílek 24.
lesson-kingdomino-second = Druhý král
lesson-kingdomino-second-text = Ve dvou má každý dva krále. Petr si vzal 19 a 34, na vašeho druhého krále zbyl dílek 13.
lesson-kingdomino-second-task = Vezměte si dílek 13.
lesson-kingdomino-place = Přiložení dílku
lesson-kingdomino-place-text =
    Nejnižší číslo je na tahu první: váš dílek 13, pole a les. Aspoň jedno jeho políčko se musí stranou dotýkat hradu nebo políčka téže krajiny. K hradu se hodí každá krajina.

    Přiložit ho můžete třemi rovnocennými způsoby: vybrat z očíslovaného seznamu, zvolit políčko na desce, nebo napsat, kam přijde první políčko dílku a kterým směrem je druhé: vpravo, vlevo, nahoru nebo dolů.
lesson-kingdomino-place-task = Položte pole na E6 pod svůj hrad a les na F6 vpravo od něj.
lesson-kingdomino-next = Další dílek
lesson-kingdomino-next-text = Po přiložení si tentýž král vybírá z další nabídky. Dílek 26 má další les s korunou.
lesson-kingdomino-next-task = Vezměte si dílek 26.
lesson-kingdomino-wrong = Co se nesmí
lesson-kingdomino-wrong-text = Petr přiložil a vzal si 40. Teď přikládáte 24: les s korunou a pole. Co pravidla zakazují, se nestane: dozvíte se, proč to nejde a co by šlo, a nic se nezmění. Zkoušet tedy můžete bez obav.
lesson-kingdomino-wrong-task = Zkuste dílek položit na C3 a D3, daleko od království: C3 vpravo.
lesson-kingdomino-typed = Krajina roste
lesson-kingdomino-typed-text = Váš les leží na F6, pole na E6. Nový dílek může prodloužit obojí: jeho les přijde pod les a jeho pole pod pole.
lesson-kingdomino-typed-task = Položte les na F7 a pole na E7 vlevo od něj.
lesson-kingdomino-last = Dva lesy
lesson-kingdomino-last-text = V této nabídce zbývají dva dílky: 3 se dvěma lesy a 30 s jezerem. Váš les má korunu, další les tedy přinese body.
lesson-kingdomino-last-task = Vezměte si dílek 3.
lesson-kingdomino-points = Vaše body
lesson-kingdomino-points-text = Kdykoli si můžete poslechnout, jak vaše body vznikly. Les má dvě políčka a jednu korunu: 2 body. Pole má dvě políčka, ale žádnou korunu: nic.
lesson-kingdomino-points-task = Zeptejte se na body podrobně.
lesson-kingdomino-square = Nejdřív se rozhlédnout
lesson-kingdomino-square-text = Jste zase na tahu, s dílkem 3. Když napíšete jen políčko, třeba G6, dozvíte se, co tam jde. Na desce to uslyšíte, jakmile na políčko přijdete; klávesa R dílek otáčí.
lesson-kingdomino-square-task = Položte oba lesy na G6 a G7, vpravo od svého lesa.
lesson-kingdomino-end = Jak to jde dál
lesson-kingdomino-end-text =
    Váš les má teď čtyři políčka a jednu korunu: 4 body. Takhle se hraje dál, ve dvou šest kol. Dílek, který nikam nejde, se zahodí sám.

    Vyhrává, kdo má na konci nejvíc bodů. Při shodě rozhodne větší oblast, potom koruny.

lesson-keys = Klávesy a otázky
lesson-keys-about = Jak se o stole dozvědět všechno, klávesou nebo slovem.
lesson-keys-doors = Na všechno tři způsoby
lesson-keys-doors-text =
    Všechno, co se u stolu dá udělat, jde třemi způsoby: z očíslovaného seznamu, psaním a na desce nebo v ruce. Všemi se dá udělat totéž.

    Na všechno, co na stole leží, se můžete také zeptat. Každá otázka má klávesu, slovo a tlačítko. Písmena fungují jako zkratky jen tehdy, když jste ve hře, nikdy při psaní.

    V tomto kroku se nehraje. K dalšímu vede tlačítko Dál hned pod těmito slovy; v terminálu napište pokračuj.
lesson-keys-turn = Kdo je na řadě?
lesson-keys-turn-text = Touto otázkou vždy zjistíte, kdo hraje a co se čeká. Ve hře je na klávese T.
lesson-keys-turn-task = Zeptejte se, kdo je na řadě.
lesson-keys-kingdom = Vaše království
lesson-keys-kingdom-text = Království uslyšíte po řádcích: každé políčko s krajinou a korunami. Ve hře je na klávese V.
lesson-keys-kingdom-task = Zeptejte se na své království.
lesson-keys-offer = Nabídka
lesson-keys-offer-text = Uslyšíte, z kterých dílků se vybírá a které si kdo vzal. Nabídka je ve hře na klávese N.
lesson-keys-offer-task = Zeptejte se na nabídku.
lesson-keys-score = Body
lesson-keys-score-text = S řekne body všech hráčů, Shift a S řekne, jak vznikly ty vaše.
lesson-keys-score-task = Zeptejte se na body.
lesson-keys-last = Co se stalo naposled
lesson-keys-last-text = Všechno, co se stane, zazní jednou a zůstane v historii. L zopakuje poslední událost, Shift a L vždy o jednu starší.
lesson-keys-last-task = Zeptejte se, co se stalo naposled.
lesson-keys-act = Ze seznamu
lesson-keys-act-text = M vede na seznam všeho, co jde. Číslem se dostanete k položce, Enterem ji vyberete. Kdo raději píše, napíše číslo s tečkou.
lesson-keys-act-task = Položte dílek 3 na G6 a G7.
lesson-keys-help = Nápověda
lesson-keys-help-text = Nápověda vypíše, co funguje právě tady a teď, s klávesami i slovy. Na stránce je vždy na F1.
lesson-keys-help-task = Otevřete nápovědu.

lesson-practice = Cvičná deska
lesson-practice-about = Přikládejte, jak chcete; o nic nejde.
lesson-practice-free = Volné přikládání
lesson-practice-free-text =
    Přikládejte a vybírejte si, jak chcete, a ptejte se, na co chcete. Petr hraje náhodně a jen bere, co zbylo.

    Až budete mít dost, jděte dál.
lesson-practice-free-task = Přikládejte dílky do svého království.

lesson-kralovska_zahrada = Královská zahrada: hrací deska
lesson-kralovska_zahrada-about = Co je jinak na desce hmatového vydání.
lesson-kralovska_zahrada-tray = Hrací deska
lesson-kralovska_zahrada-tray-text = Královská zahrada je Kingdomino pro nevidomé i vidící hráče, s reliéfními symboly. Každý staví na desce 5 krát 5 políček: sloupce A až E, řádky 1 až 5 odshora. Nic nesmí ležet mimo ni.
lesson-kralovska_zahrada-castle = Místo pro hrad
lesson-kralovska_zahrada-castle-text = Nejdřív si každý vybere políčko pro svůj hrad. Uprostřed má na všechny strany stejně místa.
lesson-kralovska_zahrada-castle-task = Postavte hrad na C3.
lesson-kralovska_zahrada-claim = První výběr
lesson-kralovska_zahrada-claim-text = Los určil, že začínáte vy. Pak si vybíráte střídavě, po směru hodinových ručiček, dokud nemá každý král svůj dílek.
lesson-kralovska_zahrada-claim-task = Vezměte si dílek 13; s nejnižším číslem budete i první na tahu.
lesson-kralovska_zahrada-second = Ještě jednou
lesson-kralovska_zahrada-second-text = Petr si vzal 34. Teď vybírá váš druhý král.
lesson-kralovska_zahrada-second-task = Vezměte si dílek 24.
lesson-kralovska_zahrada-frame = Kolik zbývá místa
lesson-kralovska_zahrada-frame-text = Na desce je od začátku jisté, kam až se dá stavět.
lesson-kralovska_zahrada-frame-task = Zeptejte se, kam až může vaše království růst.
lesson-kralovska_zahrada-wrong = Mimo desku
lesson-kralovska_zahrada-wrong-text = Váš dílek 13 má pole a les. E je poslední sloupec.
lesson-kralovska_zahrada-wrong-task = Zkuste ho položit z E3 doprava: E3 vpravo.
lesson-kralovska_zahrada-place = Vedle hradu
lesson-kralovska_zahrada-place-text = K hradu se hodí každá krajina a druhé políčko dílku se smí dotýkat čehokoli.
lesson-kralovska_zahrada-place-task = Položte pole na D3 vpravo od hradu a les na E3.
lesson-kralovska_zahrada-end = Co leží, leží
lesson-kralovska_zahrada-end-text = Přiložený dílek zůstává, kde je, tahy se tu tedy nevracejí. Můžete si ale nastavit, aby se hra před každým tahem ještě jednou zeptala. Všechno ostatní je jako v Kingdominu.

lesson-queendomino = Queendomino: tah v pěti krocích
lesson-queendomino-about = Rytíři, budovy, drak a královna.
lesson-queendomino-turn = Tah
lesson-queendomino-turn-text =
    Tah má pět kroků: přiložit dílek, poslat rytíře, postavit budovu, podplatit draka a vybrat si další dílek. První a poslední jsou povinné, tři mezi nimi můžete vynechat klávesou minus.

    Začínáte se 7 mincemi a 1 rytířem.
lesson-queendomino-place = Město
lesson-queendomino-place-text = Dílek 33 má město a jezero. Města koruny nemají, zato je na nich místo pro budovy. Hrad stojí na G7.
lesson-queendomino-place-task = Položte město na G8 pod svůj hrad a jezero na H8 vpravo od něj.
lesson-queendomino-knight = Rytíř vybírá daně
lesson-queendomino-knight-text = Rytíř jde na právě přiložený dílek a přinese minci za každé políčko oblasti. Potom tam zůstane.
lesson-queendomino-knight-task = Pošlete rytíře na jezero na H8.
lesson-queendomino-buildings = Co se dá postavit
lesson-queendomino-buildings-text = Na výběr je šest budov. Každá stojí tolik mincí, kolik udává číslo jejího místa, od 0 do 5.
lesson-queendomino-buildings-task = Zeptejte se na budovy.
lesson-queendomino-build = Stavba
lesson-queendomino-build-text = Krčma na místě 1 stojí 1 minci. Hned přinese dva rytíře a na konci 3 body.
lesson-queendomino-build-task = Postavte Krčmu ve městě na G8.
lesson-queendomino-dragon = Drak
lesson-queendomino-dragon-text = Za 1 minci spálí drak budovu, kterou nepřejete ostatním. Podplatit ho lze jednou za kolo.
lesson-queendomino-dragon-task = Nechte spálit Rytířský sál na místě 4.
lesson-queendomino-claim = Konec tahu
lesson-queendomino-claim-text = Nakonec si jako v Kingdominu vyberete z další nabídky.
lesson-queendomino-claim-task = Vezměte si dílek 46 se dvěma městy.
lesson-queendomino-grow = Váš druhý král
lesson-queendomino-grow-text = Jste zase na tahu: dílek 40 má jezero s korunou a město. Obojí může navázat na to, co už máte.
lesson-queendomino-grow-task = Položte jezero na H9 pod své jezero a město na G9 vlevo od něj.
lesson-queendomino-knights = Dva rytíři najednou
lesson-queendomino-knights-text = Krčma vám dala dva rytíře. Na každé políčko nového dílku smí jeden. Jezero i město mají po dvou políčkách, dohromady tedy přinesou 4 mince.
lesson-queendomino-knights-task = Pošlete rytíře na G9 a H9.
lesson-queendomino-queen = Královna
lesson-queendomino-queen-text = Královna přijde k tomu, kdo získá věže, pokud jich pak nikdo nemá víc. Dokud u něj je, stojí ho každá budova o 1 minci méně. Hlídková věž na místě 2 má dvě věže.
lesson-queendomino-queen-task = Postavte Hlídkovou věž ve městě na G9.
lesson-queendomino-court = Co máte
lesson-queendomino-court-text = Královna je teď u vás. Kdo ji má, draka podplatit nemůže, ten krok se proto přeskočil.
lesson-queendomino-court-task = Zeptejte se na své mince, rytíře, věže a budovy.
lesson-queendomino-end = Co se počítá na konci
lesson-queendomino-end-text = Za každé 3 mince je 1 bod. Krajina se počítá jako v Kingdominu, královna je další koruna v nejrozlehlejší oblasti a budovy přinesou, co je na nich napsáno.

lesson-block = Slepá ulička: přikládání kostek
lesson-block-about = Základ všech her s dominem: začít, přiložit, říct dál.
lesson-block-hand = Vaše kostky
lesson-block-hand-text = Každý máte sedm kostek a nikdo nevidí cizí. Kostka má dvě poloviny, na každé 0 až 6 ok. Kde se kostky dotýkají, musí být stejné číslo.
lesson-block-hand-task = Zeptejte se na své kostky.
lesson-block-lead = První kostka
lesson-block-lead-text = Začínáte vy. Vysokých kostek je dobré se zbavit brzy: když už nikdo nemůže dál, vyhrává, kdo má v ruce méně ok.
lesson-block-lead-task = Položte jako první 6-5.
lesson-block-ends = Konce řady
lesson-block-ends-text = Petr přiložil dubl 5. Kdykoli se můžete zeptat, co je na obou koncích.
lesson-block-ends-task = Zeptejte se na konce.
lesson-block-lay = Přiložení
lesson-block-lay-text = Vpravo je 6: hodí se tam 6-3 a 6-0. Kostku můžete vzít z ruky, vybrat ze seznamu, nebo napsat její čísla a stranu.
lesson-block-lay-task = Přiložte 6-3 vpravo.
lesson-block-choose = Co přijde potom
lesson-block-choose-text = Petr přiložil 3-1, vpravo je teď 1. Hodí se dubl 1 i 4-1. Po 4-1 bude na konci 4 a další čtyřku v ruce máte.
lesson-block-choose-task = Přiložte 4-1 vpravo.
lesson-block-both = Jedna kostka, dva konce
lesson-block-both-text = Petr přiložil 5-2. Na koncích jsou 2 a 4, takže 4-2 se hodí na oba: musíte říct kam. Když bude vlevo, bude na obou koncích čtyřka.
lesson-block-both-task = Přiložte 4-2 vlevo.
lesson-block-blocked = Slepá ulička
lesson-block-blocked-text = Ani jeden z vás už čtyřku nemá. Oba jste automaticky řekli dál a partie skončila.
lesson-block-blocked-task = Zeptejte se, jak partie dopadla.
lesson-block-end = Jak to jde dál
lesson-block-end-text = V ruce vám zbylo méně ok, takže se vám připsala oka, která zbyla Petrovi. Hraje se partie za partií, dokud někdo nemá 100 bodů.

lesson-draw = Domino se zálohou: braní kostek
lesson-draw-about = Jako Slepá ulička, ale kdo nemá co přiložit, bere.
lesson-draw-stock = Braní
lesson-draw-stock-text = Petr začal dublem 2 a vám dvojka chyběla. Ze zálohy vám proto přicházely kostky, dokud se jedna nehodila. To se děje samo.
lesson-draw-stock-task = Zeptejte se, co se stalo naposled.
lesson-draw-lay = Vzatá kostka
lesson-draw-lay-text = Hodí se 3-2. Kdo bral, přikládá ještě v tomtéž tahu.
lesson-draw-lay-task = Přiložte 3-2 vpravo.
lesson-draw-counts = Kolik má kdo kostek
lesson-draw-counts-text = Vaše kostky nikdo nevidí, ale kolik jich kdo má a kolik zbývá v záloze, to smí vědět každý.
lesson-draw-counts-task = Zeptejte se na počty kostek.
lesson-draw-end = Jak to jde dál
lesson-draw-end-text = Říct „dál“ lze až tehdy, když záloha dojde. Potom vyhrává, kdo přiloží poslední kostku, a ve slepé uličce ten, kdo má v ruce méně ok.

lesson-matador = Matador: dohromady sedm
lesson-matador-about = Součet sedm a čtyři matadoři.
lesson-matador-seven = Sedm
lesson-matador-seven-text = Tady nemusí být čísla stejná: co se dotýká, musí dát dohromady 7. K sobě tedy patří 1 a 6, 2 a 5, 3 a 4. Petr začal dublem 5, potřebujete dvojku.
lesson-matador-seven-task = Přiložte 6-2 vlevo.
lesson-matador-matador = Matador
lesson-matador-matador-text = Petr přiložil 3-1, na koncích jsou 3 a 5. Čtyřku ani dvojku v ruce nemáte, zato máte matadora, 6-1. Matadoři 6-1, 5-2, 4-3 a dubl 0 smějí na kterýkoli konec, když se nic jiného nehodí. Vy určíte, které číslo bude mířit ven; píše se nakonec.
lesson-matador-matador-task = Přiložte 6-1 vlevo, jedničkou ven.
lesson-matador-blank = Nula na konci
lesson-matador-blank-text = Petr musel brát a přiložil 2-0. S nulou žádné číslo nedá 7, takže tam smí jen matador.
lesson-matador-blank-task = Zeptejte se na konce.
lesson-matador-end = Jak to jde dál
lesson-matador-end-text = Vlevo se teď hodí vaše 6-5, protože 6 a 1 je 7. Až záloha dojde, vyhrává, kdo se první zbaví kostek, jinak ten, kdo má méně ok.

lesson-bergen = Bergen: stejné konce
lesson-bergen-about = Body za stejné číslo na obou koncích.
lesson-bergen-lead = Nejnižší dubl
lesson-bergen-lead-text = Hraje se do patnácti bodů. Kdo má nejnižší dubl, začíná jím a dostane 2 body. Tentokrát jste to vy.
lesson-bergen-lead-task = Položte jako první dubl 1.
lesson-bergen-lay = Obyčejná kostka
lesson-bergen-lay-text = Petr přiložil 3-1, na koncích jsou 3 a 1. Ne každá kostka přinese body.
lesson-bergen-lay-task = Přiložte 6-1 vpravo.
lesson-bergen-equal = Dva body
lesson-bergen-equal-text = Petr přiložil 6-5, na koncích jsou 3 a 5. Kdo udělá oba konce stejné, dostane 2 body.
lesson-bergen-equal-task = Přiložte 5-3 vpravo.
lesson-bergen-double = Tři body
lesson-bergen-double-text = Petr neměl co přiložit, vzal si kostku a řekl dál. Na obou koncích je 3. Dubl, jehož číslo leží i na druhém konci, přinese 3 body.
lesson-bergen-double-task = Přiložte dubl 3, na kterýkoli konec.
lesson-bergen-scores = Sedm bodů
lesson-bergen-scores-text = Dva za začátek, dva za stejné konce, tři za dubl.
lesson-bergen-scores-task = Zeptejte se na body.
lesson-bergen-end = Jak to jde dál
lesson-bergen-end-text = Než přiložíte, smíte si vždy vzít jednu kostku ze zálohy; potom přiložte, nebo řekněte dál. Kdo vyhraje partii, dostane další 2 body.

lesson-muggins = Muggins: násobky pěti
lesson-muggins-about = Body za násobky pěti; první dubl má čtyři strany.
lesson-muggins-lead = Počítá se od první kostky
lesson-muggins-lead-text = Dají-li konce dohromady 5, 10, 15 nebo další násobek pěti, dostane hned tolik bodů ten, kdo přiložil. U první kostky se počítají všechna oka: váš dubl 5 je za 10.
lesson-muggins-lead-task = Položte jako první dubl 5.
lesson-muggins-spinner = Křížový dubl
lesson-muggins-spinner-text = Petr přiložil 5-0 a dostal také 10 bodů. První dubl je křížový: dokud má některou delší stranu volnou, počítají se obě jeho poloviny. Zakryjte mu i tu druhou, potom už se počítat nebude.
lesson-muggins-spinner-task = Přiložte 5-1 vlevo.
lesson-muggins-ends = Čtyři strany
lesson-muggins-ends-text = Petr přiložil 2-0. Na koncích jsou 1 a 2 a křížový dubl má obě delší strany zakryté: teď se smí přikládat i nad něj a pod něj.
lesson-muggins-ends-task = Zeptejte se na konce.
lesson-muggins-arm = Nové rameno
lesson-muggins-arm-text = Rameno se počítá od své první kostky. S dvojkou nahoře dají 1, 2 a 2 dohromady 5.
lesson-muggins-arm-task = Přiložte 5-2 nahoru.
lesson-muggins-double = Dubl se počítá dvakrát
lesson-muggins-double-text = Petr přiložil 5-4 dolů: 1, 2, 2 a 4 je 9. U dublu na konci se počítají obě poloviny: s dublem 1 vlevo to bude 10.
lesson-muggins-double-task = Přiložte dubl 1 vlevo.
lesson-muggins-scores = Dvacet pět bodů
lesson-muggins-scores-text = Deset za začátek, pět za nové rameno, deset za dubl.
lesson-muggins-scores-task = Zeptejte se na body.
lesson-muggins-end = Jak to jde dál
lesson-muggins-end-text = Kdo nemá co přiložit, bere, dokud se něco nehodí. Kdo se první zbaví kostek, dostane ještě oka ostatních, zaokrouhlená na násobek pěti. Vyhrává, kdo první dosáhne 100 bodů.

lesson-sebastopol = Sevastopol: kříž
lesson-sebastopol-about = Čtyři hráči, čtyři ramena, jeden bank.
lesson-sebastopol-middle = Dubl 6
lesson-sebastopol-middle-text = Hrají čtyři se všemi 28 kostkami. Kdo má dubl 6, položí ho doprostřed. Tentokrát jste to vy.
lesson-sebastopol-middle-task = Položte jako první dubl 6.
lesson-sebastopol-cross = Kříž
lesson-sebastopol-cross-text = Nejdřív musí šestka přijít na všechny čtyři strany: vlevo, vpravo, nahoru a dolů. Nic jiného se předtím přiložit nesmí. Ostatní už přiložili vlevo, vpravo i nahoru, volno je jen dole.
lesson-sebastopol-cross-task = Uzavřete kříž kostkou 6-5 nebo 6-3.
lesson-sebastopol-ends = Čtyři konce
lesson-sebastopol-ends-text = Teď rostou všechna ramena. Když píšete kostku, připište i rameno: vlevo, vpravo, nahoru nebo dolů.
lesson-sebastopol-ends-task = Zeptejte se na konce.
lesson-sebastopol-end = Jak to jde dál
lesson-sebastopol-end-text = Každý vložil do banku 12 žetonů. Kdo se první zbaví kostek, bere tři čtvrtiny banku, druhý zbylou čtvrtinu.

lesson-twenty_one = Jedenadvacet: ještě jednu?
lesson-twenty_one-about = Co nejblíž k 21, pokud se odvážíte.
lesson-twenty_one-sum = Váš součet
lesson-twenty_one-sum-text = Tady se řada neskládá. Oka vašich kostek se sčítají; kdo je nejblíž k 21, vyhrává, kdo překročí 21, prohrává.
lesson-twenty_one-sum-task = Zeptejte se na své kostky.
lesson-twenty_one-hit = Ještě kostku
lesson-twenty_one-hit-text = Máte 15 ok. Kostka s nejvýš 6 oky neuškodí.
lesson-twenty_one-hit-task = Vezměte si ještě jednu kostku.
lesson-twenty_one-stand = Dost
lesson-twenty_one-stand-text = Přišla 2-0 a máte 17. Teď by se hodily už jen kostky s nejvýš 4 oky. Kdo má dost, přestane; zpátky to nejde.
lesson-twenty_one-stand-task = Řekněte dost.
lesson-twenty_one-end = Partie
lesson-twenty_one-end-text = Petr přestal na 15, se 17 oky je tedy partie vaše. Další už je rozdaná.

lesson-solo = Sólo domino: všech 28 kostek
lesson-solo-about = Jen vy a pět odkrytých kostek.
lesson-solo-base = Začátek
lesson-solo-base-text = Před vámi leží pět odkrytých kostek. Skládáte je do jedné řady; vejde-li se do ní všech 28, vyhráváte. Začněte kostkou, jejíž čísla se opakují: na 6-3 naváže 6-5.
lesson-solo-base-task = Položte jako první 6-3.
lesson-solo-lay = Přikládání
lesson-solo-lay-text = Vpravo je 6.
lesson-solo-lay-task = Přiložte 6-5 vpravo.
lesson-solo-refill = Nové kostky
lesson-solo-refill-text = Nové kostky přijdou samy, ale teprve až se žádná z odkrytých nehodí. Vyplatí se proto přiložit, co se dá.
lesson-solo-refill-task = Přiložte dubl 5 vpravo.
lesson-solo-free = Zbytek je na vás
lesson-solo-free-text = Odkryly se tři nové kostky. Hrajte dál, jak dlouho chcete; hra skončí, až se nic nehodí, nebo až bude všechno vyloženo.
lesson-solo-free-task = Přikládejte až do konce.

## Lekce v terminálu.

terminal-about-learn = Naučit se hru po malých krocích u stolu; bez názvu lekce se vypíšou všechny.
terminal-input-lesson = Lekce, například kingdomino, keys nebo block.
terminal-metavar-lesson = LEKCE
terminal-no-such-lesson = Lekce „{ $text }“ neexistuje. Lekce: { $known }.
terminal-learn-how = Lekci začnete příkazem: { $command }
terminal-lesson-welcome = Splňte vždy úkol. „pokračuj“ přejde na další krok, „poraď“ poradí, „zpět“ se vrátí o krok, „pomoc“ vypíše všechno.
terminal-lesson-no-hint = V tomto kroku není žádný úkol. Dál se jde slovem „pokračuj“.
terminal-lesson-first = Toto je první krok.
terminal-words-lesson-next = pokračuj, pokračovat, přeskočit
terminal-words-lesson-back = zpět
terminal-words-lesson-hint = poraď, poradit, napověz
terminal-words-lesson-step = úkol, krok
terminal-explain-lesson-next = na další krok; úkol se splní za vás
terminal-explain-lesson-back = o krok zpět
terminal-explain-lesson-hint = jak úkol splnit
terminal-explain-lesson-step = celý krok znovu
