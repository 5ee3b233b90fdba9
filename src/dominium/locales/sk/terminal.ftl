## Príkazový riadok a hra v termináli.
## Riadok slov (words-…) vymenúva, čo sa dá napísať: hlavné slovo prvé, oddelené čiarkami.

# Nápoveda príkazového riadka
terminal-help-usage = Použitie
terminal-help-inputs = S čím pracuje
terminal-help-options = Voľby
terminal-help-commands = Príkazy
terminal-about-dominium = Kingdomino, Kráľovská záhrada a Queendomino v prehliadači aj v termináli. „dominium play --help“ vysvetlí jeden príkaz.
terminal-about-play = Hrať v termináli proti robotom alebo viacerí pri jednej klávesnici.
terminal-about-serve = Ponúknuť hru prehliadačom.
terminal-about-replay = Prerozprávať zaznamenanú hru krok za krokom alebo ukázať stôl po zvolenom kroku.
terminal-about-score = Spočítať body kráľovstva, ktoré leží doma na stole.
terminal-about-games = Vypísať hry s ich možnosťami a predvoľbami.
terminal-about-simulate = Nechať robotov odohrať veľa hier a vypísať výsledné čísla.
terminal-about-perft = Spočítať postupnosti akcií danej dĺžky.
terminal-about-render = Nakresliť zaznamenanú hru alebo kráľovstvo ako SVG či PNG.

# Čo v nápovede zastupuje hodnotu
terminal-metavar-command = PRÍKAZ
terminal-metavar-language = JAZYK
terminal-metavar-file = SÚBOR
terminal-metavar-entries = SÚBOR
terminal-metavar-picture = PREDLOHA
terminal-metavar-game = HRA
terminal-metavar-preset = PREDVOĽBA
terminal-metavar-seat = HRÁČ
terminal-metavar-bot = ROBOT
terminal-metavar-number = ČÍSLO
terminal-metavar-actions = AKCIE
terminal-metavar-position = ZÁPIS
terminal-metavar-domino = DIELIK
terminal-metavar-building = BUDOVA
terminal-metavar-square = POLÍČKO
terminal-metavar-address = ADRESA
terminal-input-game = Označenie hry, ako ho vypíše „dominium games“.
terminal-input-file = Záznam hry, JSON alebo text; - číta štandardný vstup.
terminal-input-entries = Súbor s jedným údajom na riadok; - číta štandardný vstup. Bez neho údaje píšete.
terminal-input-picture = Záznam hry alebo zápis jedného kráľovstva, napríklad fw/.c.
terminal-option-help = Ukázať túto nápovedu.
terminal-option-version = Ukázať verziu.
terminal-option-language = Jazyk všetkých slov: en, cs, sk alebo pl. Inak podľa systému.
terminal-option-seat = Kto sedí na ďalšom mieste: meno, bot:ÚROVEŇ alebo MENO=bot:ÚROVEŇ. Úrovne: easy, medium, hard.
terminal-option-preset = Pomenovaná kombinácia možností.
terminal-option-seed = Začiatok všetkej náhody: rovnaké číslo dá rovnaké žrebovanie.
terminal-option-record = Viesť hru v tomto súbore. Ukladá sa tak či tak po každom kroku, ale bez súboru len do svojho konca.
terminal-option-continue = Pokračovať v hre z tohto súboru; bez súboru v tej, ktorú ste opustili naposledy.
terminal-option-commands = Čítať príkazy z tohto súboru; - číta štandardný vstup.
terminal-option-compact = Riadky najviac so 40 znakmi a krátke zápisy kráľovstva, pre braillovské riadky.
terminal-option-long = Hlásiť ťahy celými vetami.
terminal-option-ply = Ukázať stôl po toľkých krokoch.
terminal-option-games = Koľko hier odohrať.
terminal-option-bot = Kto hrá: random (náhodne) alebo greedy (hltavo). Raz pre všetky miesta alebo raz pre každé.
terminal-option-threads = Koľko vlákien použiť.
terminal-option-json = Vypísať JSON.
terminal-option-depth = Do akej hĺbky počítať akcie.
terminal-option-actions = Akcie odohrané vopred, oddelené čiarkami.
terminal-option-position = Kráľovstvo po riadkoch zhora, napríklad f1w/.c.
terminal-option-domino = Jeden dielik, napríklad „e6r 24“ alebo „e6r pole les1“; dá sa opakovať.
terminal-option-castle = Políčko hradu.
terminal-option-discarded = Koľko dielikov bolo zahodených.
terminal-option-game = Hra: kingdomino alebo queendomino. Jej možnosti určujú veľkosť kráľovstva.
terminal-option-building = Budova na svojom políčku, napríklad „f6 píla“; možno opakovať.
terminal-option-coins = Koľko zostalo mincí.
terminal-option-knights = Koľko je rytierov, v zásobe aj v kráľovstve dokopy.
terminal-option-queen = V tomto kráľovstve je kráľovná.
terminal-option-output = Súbor obrázka, končí sa na .svg alebo .png.
terminal-option-width = Šírka PNG v bodoch.
terminal-option-dark = Kresliť na tmavom podklade.
terminal-option-host = Adresa, na ktorej má server počúvať.
terminal-option-port = Port, na ktorom má server počúvať; inak prvý voľný od 8000.
terminal-option-database = Súbor, v ktorom sa uchovávajú stoly.
terminal-option-open = Otvoriť stránku v prehliadači.

# Chyby príkazového riadka
terminal-usage-unknown = Výrazu „{ $argument }“ tu nerozumiem; čo sa dá zadať, vypíše „{ $program } --help“.
terminal-usage-bad-value = { $argument } potrebuje inú hodnotu; vysvetlí ju „{ $program } --help“.
terminal-usage-missing = Chýba { $argument }; vysvetlí „{ $program } --help“.
terminal-usage-command = Príkaz „{ $text }“ neexistuje. Príkazy: { $known }.
terminal-usage-no-command = Zadajte príkaz: { $known }.
terminal-usage-out-of-range = { $argument } je mimo medzí { $first } až { $last }.
terminal-usage-continue-alone = Hra, v ktorej sa pokračuje, si necháva svojich hráčov a možnosti: vynechajte --seat, --preset aj možnosti hry.
terminal-no-such-language = Jazyk „{ $text }“ nepoznám. Na výber: { $known }.

# Miesta pri stole
terminal-seats-too-many = Hráčov je zadaných viac ({ $given }), než má hra miest ({ $seats }).
terminal-seat-bot = Robot { $seat }
terminal-seat-bad-name = „{ $name }“ nemôže byť meno: má mať 1 až { $longest } tlačiteľných znakov.
terminal-seat-same-name = Dvaja hráči sa volajú „{ $name }“; každý potrebuje vlastné meno.
terminal-bot-unknown = Robot „{ $bot }“ neexistuje. Úrovne: { $levels }.

# Súbory
terminal-file-unreadable = Súbor { $file } sa nedá prečítať: { $reason }.
terminal-file-not-text = Súbor { $file } nie je textový.
terminal-file-exists = Súbor { $file } už existuje. Pokračujte v ňom pomocou --continue alebo zvoľte iný.
terminal-file-not-written = Súbor { $file } sa nedá zapísať: { $reason }.
terminal-record-broken = Súbor { $file } nie je použiteľný záznam hry. { $reason }
terminal-not-saved = Hra beží ďalej, ale nedá sa uložiť: { $reason }.
terminal-not-kept = Hru sa nedá uchovať: { $reason }.
terminal-nothing-to-continue = Nie je tu žiadna rozohraná hra.
terminal-left = Hra je uložená. Pokračujte príkazom: { $command }
terminal-no-such-ply = Krok { $ply } neexistuje; záznam má kroky 0 až { $last }.
terminal-action-refused = Akcia { $number }, „{ $action }“, sa nedá. { $reason }

# Hra
terminal-seated = Pri stole sedia { $names }.
terminal-teams = Tímy: { $teams }.
terminal-welcome = Čo sa dá napísať, povie príkaz pomoc.
terminal-prompt-place = priložiť { $domino }
terminal-prompt-claim = vybrať
terminal-prompt-tax = dane
terminal-prompt-build = stavba
terminal-prompt-burn = drak
terminal-prompt-place_castle = hrad
terminal-prompt-score = doska
terminal-choices-shown = { $shown } z { $count }.
terminal-choices =
    { $count ->
        [one] { $count } možnosť.
        [few] { $count } možnosti.
       *[other] { $count } možností.
    }
terminal-nothing-there = K „{ $text }“ sa nič nehodí. m vypíše všetko ({ $count }).
terminal-which-filter = „{ $text }“ nie je políčko ani druh krajiny; samotné m vypíše všetko.
terminal-no-such-number = Číslo { $number } v zozname nie je; zoznam sa končí číslom { $count }.
terminal-no-domino = Teraz sa neprikladá žiadny dielik. n prečíta ponuku.
terminal-which-terrain = Povedzte druh krajiny: { $terrains }.
terminal-terrain-nowhere = Vo vašom kráľovstve zatiaľ nie je { $terrain }.
terminal-no-such-player = Hráč „{ $text }“ tu nie je. Hráči: { $names }.
terminal-no-such-square = Políčko „{ $text }“ neexistuje. Políčka sú A1 až { $last }.
terminal-no-such-building = Budova „{ $text }“ neexistuje. Všetky vypíše efekt.
terminal-nothing-to-leave-out = Teraz nie je čo vynechať.
terminal-rules-hint = Napíšte pravidlá a číslo časti, ktorú chcete prečítať.
terminal-no-such-section = Časť „{ $text }“ neexistuje; pravidlá majú časti 1 až { $count }.
terminal-nothing-announced = Ešte sa nič neohlásilo.

# Nápoveda v hre
terminal-help-place = { $example }: priložiť dielik. Políčko prvej polovice a smer k druhej: r, l, u alebo d (vpravo, vľavo, hore, dole).
terminal-help-claim = { $example }: vybrať si dielik s týmto číslom.
terminal-help-place_castle = { $example }: postaviť hrad na toto políčko.
terminal-help-together = { $first }, { $claim }: priložiť a hneď si vybrať.
terminal-help-together-rest = { $first }, { $rest }, { $claim }: priložiť, všetko medzi tým vynechať a vybrať si.
terminal-help-tax = { $example }: poslať rytierov na výber daní, na jedno alebo na obe políčka práve priloženého dielika.
terminal-help-build = { $example }: postaviť budovu z miesta s týmto číslom na toto políčko mesta.
terminal-help-burn = { $example }: za 1 mincu drak spáli budovu na mieste s týmto číslom.
terminal-help-decline = -: tento krok vynechať.
terminal-help-number = 1. (číslo s bodkou): vziať toto číslo zo zoznamu.
terminal-help-square = E6 alebo druh krajiny: vypísať len to, čo sa tam hodí.
terminal-help-building = E6 alebo meno budovy: vypísať len to, čo sa tam hodí, alebo túto budovu na všetkých políčkach.
terminal-explain-turn = kto je na rade a čo má urobiť
terminal-explain-moves = očíslovaný zoznam toho, čo môžete; s políčkom alebo druhom krajiny len jeho časť, s číslom 3 len prvé tri
terminal-explain-domino = dielik, ktorý máte priložiť
terminal-explain-offer = ponuka a čí králi na nej stoja
terminal-explain-kingdom = vaše kráľovstvo po riadkoch; s číslom alebo menom kráľovstvo iného hráča
terminal-explain-frame = čo vaše kráľovstvo zaberá a kam ešte smie rásť
terminal-explain-square = jedno políčko; bez názvu znova to posledné
terminal-explain-around = štyria susedia políčka
terminal-explain-next-property = vaša ďalšia oblasť
terminal-explain-previous-property = vaša predchádzajúca oblasť
terminal-explain-properties = všetky vaše oblasti
terminal-explain-find = políčka jedného druhu krajiny, napríklad f les
terminal-explain-score = skóre
terminal-explain-details = ako vzniklo vaše skóre
terminal-explain-opponents = ostatní hráči v skratke
terminal-explain-last = posledné hlásenie; znova vždy o jedno späť
terminal-explain-later = o jedno hlásenie ďalej
terminal-explain-undrawn = dieliky, ktoré ešte môžu prísť
terminal-explain-buildings = plán budov: ceny a efekty, stĺpček, kráľovná a drak
terminal-explain-court = vaše mince, rytieri, veže a budovy; s číslom alebo menom iného hráča
terminal-explain-effect = čo prináša budova, napríklad efekt píla; samotné vypíše všetky
terminal-explain-rest = vynechať v tomto ťahu zostávajúcich rytierov, stavbu aj draka
terminal-explain-everything = celý stôl v krátkych zápisoch
terminal-explain-repeat = posledná odpoveď znova
terminal-explain-rules = pravidlá po častiach
terminal-explain-language = pokračovať v inom jazyku: en, cs, sk, pl
terminal-explain-help = tento zoznam
terminal-explain-quit = odísť; v hre sa dá pokračovať neskôr

# Slová písané v hre
terminal-words-turn = na rade, kto
terminal-words-moves = ťahy, možnosti, zoznam
terminal-words-domino = dielik
terminal-words-offer = ponuka
terminal-words-kingdom = kráľovstvo, doska
terminal-words-frame = okraj, rozmer
terminal-words-square = políčko
terminal-words-around = okolie, susedia
terminal-words-next-property = ďalšia
terminal-words-previous-property = predchádzajúca
terminal-words-properties = oblasti
terminal-words-find = nájdi, nájsť
terminal-words-score = skóre, body
terminal-words-details = podrobne, bodovanie
terminal-words-opponents = súperi
terminal-words-last = posledné
terminal-words-later = nasledujúce
terminal-words-undrawn = zostáva
terminal-words-buildings = budovy, plán budov
terminal-words-court = dvor, mince, veže
terminal-words-effect = efekt, účinok
terminal-words-rest = hotovo, zvyšok
terminal-words-everything = všetko
terminal-words-repeat = opakuj, znova
terminal-words-rules = pravidlá
terminal-words-language = jazyk
terminal-words-help = pomoc, nápoveda, help
terminal-words-quit = koniec, quit, exit
terminal-words-wheat = pole, obilné pole, obilie
terminal-words-forest = les
terminal-words-lake = jazero, rybník, voda
terminal-words-grassland = lúka
terminal-words-swamp = bažina, vresovisko
terminal-words-mine = skaly, baňa, hory
terminal-words-town = mesto
terminal-words-castle = hrad
terminal-words-position = zápis
terminal-words-discarded = zahodené
terminal-words-remove = odober, preč
terminal-words-coins = mince
terminal-words-knights = rytieri, rytier
terminal-words-queen = kráľovná

# Bodovací zápisník
terminal-score-welcome = Zapíšte kráľovstvo, jeden údaj na riadok. Údaje vysvetlí pomoc, zápis ukončí koniec.
terminal-score-help-domino = e6r 24: dielik 24, prvá polovica na e6, druhá vpravo od nej.
terminal-score-help-faces = e6r pole les1: to isté s vlastnými obrázkami, koruny ako číslice.
terminal-score-help-square = e6 pole1: jedno políčko.
terminal-score-help-building = f6 píla: budova na políčku mesta.
terminal-score-help-coins = mince 11: koľko zostalo mincí.
terminal-score-help-knights = rytieri 3: všetci rytieri, v zásobe aj v kráľovstve.
terminal-score-help-queen = kráľovná: je v tomto kráľovstve; odober kráľovná ju vezme späť.
terminal-score-help-castle = hrad c3: hrad, ak nestojí v strede.
terminal-score-help-position = zápis f1w/.c: celé kráľovstvo po riadkoch, anglickými písmenami.
terminal-score-help-discarded = zahodené 2: koľko dielikov bolo zahodených.
terminal-score-help-remove = odober e6: vziať späť, čo tam leží.
terminal-score-help-score = skóre: doterajšie body.
terminal-score-help-kingdom = kráľovstvo: krátky zápis po riadkoch.
terminal-score-help-quit = koniec: ukončiť a spočítať.
terminal-not-an-entry = Údaju „{ $text }“ nerozumiem. Napíšte napríklad: e6r 24
terminal-nothing-to-remove = Nič také tu neleží: „{ $text }“.

# Zoznamy, čísla, obrázky, server
terminal-games-presets = Predvoľby:
terminal-games-options = Možnosti:
terminal-games-default = Inak { $value }.
terminal-simulate-bots = Zadajte jedného robota alebo jedného pre každé miesto ({ $seats }), nie { $given }.
terminal-simulate-unknown = Robot „{ $bot }“ nevie hrať v dávke. Na výber: { $known }.
terminal-simulate-speed = Hier: { $games }. Sekúnd: { $seconds }. Hier za sekundu: { $speed }.
# Medzi celými číslami a desatinami
terminal-decimal-mark = ,
terminal-simulate-seat = Miesto { $seat }, { $bot }: priemer { $mean }, odchýlka { $deviation }, výhry { $wins } %.
terminal-simulate-placements = Možných umiestnení priemerne { $placements }, zahodených dielikov { $discards } %.
terminal-render-kind = Obrázok sa musí končiť na .svg alebo .png, nie { $file }.
terminal-render-png = PNG sa nedá vytvoriť. { $reason }
terminal-render-faults = Toto kráľovstvo sa nedá nakresliť. { $faults }
terminal-render-kingdom = Kráľovstvo
terminal-render-offer = Ponuka
terminal-render-next-offer = Ďalšia ponuka
terminal-render-building-board = Plán budov
terminal-serve-missing = Server potrebuje balíky, ktoré chýbajú ({ $packages }). Nainštalujte ich: pip install "dominium[server]"
terminal-serve-address = Server nemôže počúvať na { $address }: { $reason }.
terminal-serve-database = Stoly sa nedajú uchovávať v súbore { $file }: { $reason }.
terminal-serve-where = V prehliadači otvorte { $address }. Server zastaví Ctrl a C.
