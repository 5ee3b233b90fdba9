## Webové stránky.

# Všade
web-skip = Prejsť na obsah
web-menu = Menu
web-pages = Hlavné stránky
web-nav-score = Počítadlo bodov
web-nav-replay = Prehrávanie
web-nav-rules = Pravidlá
web-nav-account = Účet
web-nav-settings = Nastavenia
web-nav-help = Pomocník
web-nav-analysis = Skúšanie ťahov
web-nav-evenings = Klubové večery
web-language = Jazyk
web-to-lobby = Na úvodnú stránku
web-unknown-page = Taká stránka tu nie je
web-page-failed = Stránku sa nepodarilo načítať. Načítajte ju, prosím, znova.
web-unreachable = Server neodpovedá. Skúste to, prosím, o chvíľu.
web-no-server = Na to je potrebný server a táto kópia Dominia žiadny nemá.
web-cancel = Zrušiť
web-name = Vaše meno
web-somebody = Hosť
web-table-of-rules = Tabuľka

# Úvodná stránka
web-lobby-title = Kráľovstvo z dominových dielikov
web-lobby-lead = Hrajte sami s robotmi, s priateľmi na diaľku alebo spolu pri jednej obrazovke. Pre oči aj uši a bez účtu.
web-lobby-lead-here = Hrajte sami s robotmi alebo spolu pri jednej obrazovke. Pre oči aj uši; všetko zostane v tomto zariadení.
web-play-now = Hrať hneď
web-play-friend = Hrať s priateľmi
web-play-anybody = Hrať s kýmkoľvek
web-lobby-level = Úroveň
web-lobby-continue = Pokračovať
web-lobby-lesson = Ste tu prvýkrát? Naučte sa hru { $game } za minútku
web-lobby-no-lesson = Už neponúkať
web-open-tables = Rozohrané stoly
web-finished-tables = Dohrané hry
web-your-turn = ste na rade
web-new-table = Pripraviť stôl
web-game = Hra
web-preset = Pravidlá
web-options = Podrobnosti pravidiel
web-seats = Kto hrá
web-seats-help = Priateľ dostane odkaz. Pri tomto zariadení sa môže striedať viac ľudí.
web-seat = Miesto { $seat }, { $colour } hráč
web-seat-name = Meno na mieste { $seat }
web-seat-me = ja ({ $name })
web-seat-friend = priateľ cez odkaz
web-seat-device = niekto pri tomto zariadení
web-seat-bot = robot, úroveň { $level }
web-seat-program = robot, program { $name }
web-open-table = Otvoriť stôl

# Prisadnutie
web-join = Ste pozvaní k stolu
web-join-from = { $name } vás pozýva na hru { $game }
web-join-to = Ste pozvaní na hru { $game }
web-join-lead = Stačí meno, účet netreba.
web-join-seat = vaše miesto
web-join-lesson = Ako sa hrá
web-join-watch = Iba sa pozerať
web-sit-down = Prisadnúť si

# Stôl
web-table-loading = Stôl sa prestiera
web-looking-on = Prizeráte sa a vidíte to, čo smú vidieť všetci.
web-table-gone = Taký stôl tu nie je
web-connection-connecting = Pripájanie
web-connection-online = Pripojené
web-connection-offline = Spojenie sa prerušilo, obnovuje sa
web-connection-gone = Stôl tu nie je
web-offline = Spojenie sa prerušilo.
web-online-again = Spojenie je obnovené.
web-offline-action = Spojenie chýba, nič sa neodoslalo.
web-missed =
    { $count ->
        [one] Medzitým sa stala { $count } vec.
        [few] Medzitým sa stali { $count } veci.
       *[other] Medzitým sa stalo { $count } vecí.
    }
web-connection-since = Stôl je zobrazený v stave { PREPOSITION("z", $time) }.
web-players = Hráči
web-on-turn = na rade
web-seat-open = voľné miesto
web-seat-away = mimo stola
web-turn = Čo robiť
web-shared-turn = { $name }, ste na rade.
web-actions = Možné ťahy
web-narrowed =
    { $count ->
        [one] Vyhovuje { $count } možnosť { PREPOSITION("z", $all) }.
        [few] Vyhovujú { $count } možnosti { PREPOSITION("z", $all) }.
       *[other] Vyhovuje { $count } možností { PREPOSITION("z", $all) }.
    }
web-matching =
    { $count ->
        [one] { $count } možnosť:
        [few] { $count } možnosti:
       *[other] { $count } možností:
    }
web-confirm-again = Stlačte ešte raz.
web-offer = Ponuka
web-offer-now = Toto kolo
web-offer-next = Ďalšie kolo
web-claim = Vybrať { $domino }: { $faces }
web-my-kingdom = Moje kráľovstvo
web-kingdom-of = Kráľovstvo: { $name }
web-opponents = Súperi
web-drawers = Viac o stole
web-drawer-actions = Ťahy
web-drawer-opponents = Kráľovstvá
web-drawer-buildings = Budovy
web-drawer-score = Skóre
web-drawer-history = História
web-drawer-talk = Rozhovor
web-drawer-help = Pomocník
web-ways =
    { $count ->
        [one] { $count } spôsob
        [few] { $count } spôsoby
       *[other] { $count } spôsobov
    }
web-no-ways = sem nič nejde
web-choose-square = Zvoľte vyznačené políčko a dielik sa tam ukáže.
web-choose-castle = Zvoľte políčko pre svoj hrad.
web-place = Priložiť
web-place-castle = Umiestniť hrad sem
web-rotate = Otočiť
web-of = { $number } { PREPOSITION("z", $count) }
web-taken-back = Vzaté späť.
web-nothing-here = Na { $square } nič nejde.
web-score = Skóre
web-show-property = Ukázať políčka
web-score-arises = Za čo sú body
web-score-nothing = Bez bodov: { $rows }
web-score-total = Spolu
web-match-total = spolu { $count }
web-history = História
web-history-empty = Zatiaľ sa nič nestalo.
web-undone = vrátené
web-no-hand = Žiadny dielik teraz nečaká na priloženie.
web-need-square = Najprv prejdite na políčko niektorého kráľovstva.
web-not-found = Nič také tu nie je.
web-no-item = Položka { $number } v zozname nie je.
web-team = Tím { $number }
web-no-buildings = V tejto hre nie sú budovy ani mince.
web-nothing-to-decline = Teraz nie je čo vynechať.

# Príkazový riadok
web-command = Príkaz
web-command-label = Ťah alebo otázka
web-command-do = Vykonať
web-command-help = Napríklad e6r, e6 vpravo, 24 alebo 3. pre tretiu položku zoznamu; políčko alebo druh krajiny zoznam zúži; skóre, ponuka, ťah a ďalšie slová sú otázky.

# Nastavenia a pomocník
web-settings = Nastavenia
web-rules = Pravidlá hry

# Slová písané ako príkazy, oddelené čiarkami

# Ťah s rytiermi, budovami a drakom
web-court-steps = Kroky ťahu
web-court-step-place = Dielik
web-court-step-tax = Rytieri
web-court-step-build = Budova
web-court-step-burn = Drak
web-court-step-claim = Výber
web-court-turn = Na rade: { $name }
web-court-title-place = Priložte dielik
web-court-title-tax = Rytieri: vybrať dane?
web-court-title-build = Postaviť budovu?
web-court-title-burn = Podplatiť draka, aby spálil budovu?
web-court-title-claim = Vyberte si nový dielik
web-court-hint-place = Zvoľte vyznačené políčko svojho kráľovstva.
web-court-hint-tax = Zvoľte jedno políčko práve priloženého dielika, alebo obe.
web-court-hint-tax-one = Zvoľte pre svojho rytiera jedno políčko práve priloženého dielika.
web-court-hint-build = Zvoľte budovu a potom políčko mesta.
web-court-hint-burn = Zvoľte budovu, ktorá má zhorieť. Stojí to 1 mincu.
web-court-hint-claim = Zvoľte vyznačený dielik.
web-court-hint-town = { $building }, { $coins }: zvoľte vyznačené políčko mesta.
web-court-collect = Vybrať dane: { $coins }
web-court-build = Postaviť, cena: { $coins }
web-court-burn = Spáliť
web-court-decline-tax = Neposlať nikoho
web-court-decline-build = Nestavať
web-court-decline-burn = Nechať draka na pokoji
web-court-skip = Rovno k výberu

# Plán budov, dvory a bodovací zápisník
web-court-board = Plán budov
web-court-too-dear = Teraz príliš drahá.
web-court-face-down =
    { $count ->
        [one] Zakrytá leží ešte { $count }.
        [few] Zakryté ležia ešte { $count }.
       *[other] Zakrytých leží ešte { $count }.
    }
web-court-pile = ešte { $count }
web-court-pile-empty = už žiadna
web-court-crown-of-queen = { $sum }, 1 kráľovnina
web-court-dragon = drak
web-court-dragon-away = odletel
web-court-queen = Kráľovná
web-court-queen-none = Kráľovná: voľná
web-court-touch = Zvoľte budovu a dozviete sa, čo prináša.
web-court-sheet = Bodovací zápisník
web-court-buildings = Budovy
web-court-holdings = Pokladnica, rytieri, kráľovná
web-court-coins = Mince
web-court-knights = Rytierov spolu
web-court-queen-here = Kráľovná je v tomto kráľovstve
web-court-building = Budova
web-court-building-square = Jej políčko mesta

# Koniec
web-result = Koniec hry
web-won = Víťazí { $names }
web-won-together = Víťazia { $names }
web-won-you = Víťazíte vy
web-won-shared = Spoločné víťazstvo: { $names }
web-won-ahead = { $points }, o { $lead } viac ako { $name }
web-share = Zdieľať
web-share-copied = Odkaz je skopírovaný.
web-share-by-hand = Odkaz sa nepodarilo skopírovať: { $link }
web-save-picture = Uložiť obrázok
web-result-more = Ďalšie
web-rematch = Hrať znova
web-rematch-go = K odvete
web-download-record = Stiahnuť záznam
web-check-draws = Overiť losovanie

# Prehrávanie
web-replay-this = Prehrať záznam
web-review-this = Rozobrať
web-record-file = Záznam zo súboru
web-record-paste = alebo vložený sem
web-record-show = Ukázať hru
web-record-unreadable = Toto nie je záznam vo formáte JSON.

# Počítadlo bodov
web-scorer = Počítadlo bodov
web-scorer-lead = Pre vlastnú hru doma na stole: zadajte kráľovstvo a uvidíte, ako jeho body vznikajú.
web-scorer-board = Zadanie dosky
web-scorer-entry = Ako zadávať
web-scorer-by-squares = po políčkach
web-scorer-by-dominoes = po dielikoch
web-scorer-by-position = textom
web-scorer-brush = Krajina
web-scorer-crowns = Koruny
web-scorer-nothing = prázdne
web-scorer-paint-help = Zvoľte krajinu a koruny a klikajte na políčka. Na políčku: písmeno krajiny ju položí, 0 až 3 nastaví koruny, Delete políčko vyprázdni.
web-scorer-position = Riadky zhora, oddelené znakom /
web-scorer-position-help = Písmená p l j k b s (pole, les, jazero, lúka, bažina, skaly), v Queendomine aj m (mesto), číslica pre koruny, h pre hrad, bodka pre prázdne políčko. Prvý znak je políčko A1. Platí aj anglický zápis: w f l g s m t, pre hrad c.
web-scorer-kingdom = Kráľovstvo
web-scorer-clear = Začať znova
web-scorer-discarded = Zahodené dieliky
web-scorer-free = Dielik, ktorý medzi 48 dielikmi hry nie je
web-scorer-number = Číslo
web-scorer-left = Ľavé políčko
web-scorer-left-crowns = Koruny ľavého políčka
web-scorer-right = Pravé políčko
web-scorer-right-crowns = Koruny pravého políčka
web-scorer-square = Kde leží ľavé políčko
web-scorer-direction = Smer k pravému políčku
web-scorer-add = Pridať
web-scorer-remove = Odobrať
web-scorer-bad-square = „{ $text }“ nie je políčko. Napíšte napríklad e6.
web-scorer-bad-number = „{ $text }“ nie je číslo dielika. Napíšte napríklad 24.
