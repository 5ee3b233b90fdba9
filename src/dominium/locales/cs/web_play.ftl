## Hraní ve společnosti: hodiny, vracení tahů, odcházení, přihlížení.

# Kdo tu je a jak se u stolu hraje
web-company = U stolu
web-seat-you = vy
web-you = Vy
web-seat-is-bot = robot
web-seat-here = je tu
web-seat-not-here = bez spojení
web-seat-stood-in = není u stolu; hraje robot, { $level } úroveň
web-level-child = dětská
web-level-easy = slabá
web-level-medium = průměrná
web-level-hard = silná
web-level-master = mistrovská
web-level-of-bot = Robot, { $level } úroveň:
web-watching =
    { $count ->
        [one] Přihlíží { $count } člověk.
        [few] Přihlížejí { $count } lidé.
       *[other] Přihlíží { $count } lidí.
    }
web-pace-live = naživo
web-pace-days = korespondenčně
web-settings-days = na každý tah { $days }
web-settings-clock = pro každého { $clock }
web-settings-increment = za každý tah { $more } navíc
web-settings-no-clock = bez hodin
web-settings-no-undo = tahy se nevracejí
web-settings-no-spectators = bez přihlížejících
web-settings-rated = o rating
web-settings-coach = s trenérem
web-settings-carried = začato na zařízení

# Stůl, který čeká
web-waiting = Čeká se na hráče
web-invite-link = Odkaz pro místo { $seat }
web-copy-link = Kopírovat odkaz
web-copied = Zkopírováno.
web-copy-by-hand = Odkaz je označen, zkopírujte ho prosím ručně.
web-invite-share = Sdílet
web-invite-qr = QR kód pro místo { $seat }
web-invite-qr-about = QR kód s odkazem výše
web-sat-down = Přisedá { $name }.
web-free-seat = Uvolnit místo
web-seat-freed = U stolu už není { $name }; místo je volné.
web-fill = Posadit sem robota
web-fill-all = Obsadit všechna volná místa roboty
web-waiting-kept = Když hra nezačne, uchová se tento stůl do { $date }.
web-fill-level = Úroveň robotů
web-take-seat-name = Vaše jméno
web-take-seat = Přisednout

# Hodiny
web-clock = Hodiny
web-clock-none = U tohoto stolu nejsou hodiny.
web-clock-left = { $name }: { $time }.
web-clock-warning = Zbývá vám { $time }.
web-clock-runs = čas běží
web-give-minute = Přidat 1 minutu
web-give-day = Přidat 1 den

# Vracení
web-undo-ask = Vrátit můj poslední tah
web-undo-question = { $name }: žádost o vrácení posledního tahu. Souhlasíte?
web-undo-waiting = Žádáte o vrácení tahu. Čeká se na odpověď: { $names }.
web-undo-other = { $name }: žádost o vrácení posledního tahu. Čeká se na odpověď: { $names }.
web-undo-agree = Souhlasím
web-undo-refuse = Nesouhlasím
web-undo-withdraw = Vzít žádost zpět
web-undo-off = U tohoto stolu se tahy nevracejí.
web-undo-impossible = Nemáte tah, který by se teď dal vrátit.
web-undo-not-asked = Na vaši odpověď nikdo nečeká.

# Rada
web-advice = Trenér
web-advice-ask = Požádat o radu
web-advice-thinking = Trenér přemýšlí.
web-advice-off = U tohoto stolu trenér neradí.
web-advice-not-now = Trenér radí tomu, kdo je na tahu.
web-advice-figures = (naděje { $win }, body { $points })

# Odcházení a přihlížení
web-looking-on-later = Stůl se ukazuje se zpožděním: { $time }.
web-away = Nejste u stolu. Hraje za vás robot.
web-return = Vrátit se ke stolu
web-leave = Odejít od stolu
web-leave-seat = Uvolnit své místo
web-leave-help = Robot hraje za vás, dokud se nevrátíte.
web-give-up = Vzdát hru
web-give-up-question = Vzdát hru? Hned skončí a vy ji prohrajete.
web-give-up-yes = Ano, vzdát
web-go-on = Ne, hrát dál
web-rematch-ready = Další hra je připravena, odkaz je u výsledku.

# Klávesy a psaná slova, oddělená čárkami

# Nový stůl
web-new-table-more = Jak se u stolu hraje
web-new-table-pace = Tempo
web-new-table-pace-live = naživo
web-new-table-pace-days = korespondenčně
web-new-table-pace-help-live = Všichni sedí u stolu zároveň.
web-new-table-pace-help-days = Každý se zastaví, kdy se mu to hodí. Takové stoly jsou ve vašem seznamu zvlášť.
web-new-table-clock = Hodiny
web-new-table-clock-on = Hrát s hodinami
web-new-table-minutes = Minuty pro každého hráče
web-new-table-increment = Sekundy navíc za každý tah
web-new-table-tenfold = Desetkrát víc času
web-new-table-clock-help = Bez hodin nikdo nikoho nehoní. S hodinami se zbývající čas ohlásí při 60, 30 a 10 sekundách, kdokoli může jinému čas přidat a za toho, komu čas dojde, dohraje robot; ve hře dvou hráčů takový hráč prohrává.
web-new-table-days = Čas na každý tah
web-new-table-days-none = bez omezení
web-new-table-days-count =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
web-new-table-days-help = Když dny uplynou, dohraje za hráče robot; ve hře dvou hráčů takový hráč prohrává.
web-new-table-visibility = Kdo smí přisednout
web-new-table-visibility-private = jen pozvaní
web-new-table-visibility-open = kdokoli
web-new-table-visibility-help-private = Přátelé přijdou přes odkaz na své místo.
web-new-table-visibility-help-open = Stůl je v seznamu pro všechny, dokud se jeho volná místa neobsadí.
web-new-table-chat = Rozhovor
web-new-table-chat-free = volný
web-new-table-chat-phrases = hotové věty
web-new-table-chat-off = žádný
web-new-table-chat-help-free = Každý píše, co chce, a každý si může kohokoli ztlumit.
web-new-table-chat-help-phrases = Jen hotové věty; každý je čte ve svém jazyce.
web-new-table-chat-help-off = U tohoto stolu se nepíše.
web-new-table-rest = Vracení, přihlížení, trenér, rating
web-new-table-undo = Tahy se smějí vracet
web-new-table-undo-help = Když všichni ostatní souhlasí a od vraceného tahu se nic nelosovalo ani neukázalo.
web-new-table-undo-never = Podle těchto pravidel se nikdy nic nevrací.
web-new-table-spectators = Ostatní smějí přihlížet
web-new-table-spectators-help = Vidí to, co smějí vidět všichni; kde hráči své kostky skrývají, o minutu později.
web-new-table-coach = Trenér na požádání poradí
web-new-table-coach-help = Každý si může před rozhodnutím vyžádat nejlepší možnosti. Taková hra se nepočítá do ratingu.
web-new-table-rated = Hra se počítá do ratingu
web-new-table-rated-help = Počítá se všem hráčům, kteří mají účet.
web-new-table-rated-account = Do ratingu se počítají jen hry lidí s účtem.
web-new-table-account = Založit účet

# Stoly na úvodní stránce
web-lobby-live = Naživo
web-lobby-days = Korespondenčně
web-lobby-waits = čeká na hráče
web-lobby-open = Stoly, které na vás čekají
web-lobby-open-help = Napište své jméno a přisedněte; seznam se obnovuje sám.
web-lobby-open-none = Teď na hráče nečeká žádný stůl. Níže můžete otevřít vlastní.
web-lobby-free =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
web-lobby-here =
    { $count ->
        [one] Právě je tu { $count } člověk.
        [few] Právě jsou tu { $count } lidé.
       *[other] Právě je tu { $count } lidí.
    }
web-lobby-more = Ukázat další stoly
web-lobby-sit = Přisednout
web-lobby-need-name = Nejdřív prosím napište své jméno.
web-lobby-gone = Ten stůl už volný není.
web-lobby-seek = Čekáte na spoluhráče ke hře { $game }
web-lobby-seek-end = Už nečekat
web-lobby-seek-found = Někdo se našel, hra začíná.
web-lobby-seek-long = Zatím se nikdo nenašel. Mezitím si můžete zahrát s robotem; na spoluhráče se čeká dál.
web-lobby-seek-bot = Hrát mezitím s robotem
web-lobby-seek-ended = Už na nikoho nečekáte.
web-lobby-seekers =
    { $count ->
        [one] Na spoluhráče čeká { $count } člověk.
        [few] Na spoluhráče čekají { $count } lidé.
       *[other] Na spoluhráče čeká { $count } lidí.
    }
