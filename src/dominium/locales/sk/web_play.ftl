## Hranie v spoločnosti: hodiny, vracanie ťahov, odchádzanie, prizeranie sa.

# Kto tu je a ako sa pri stole hrá
web-company = Pri stole
web-seat-you = vy
web-you = Vy
web-seat-is-bot = robot
web-seat-here = je tu
web-seat-not-here = bez spojenia
web-seat-stood-in = mimo stola; hrá robot, úroveň { $level }
web-level-child = detská
web-level-easy = slabá
web-level-medium = priemerná
web-level-hard = silná
web-level-master = majstrovská
web-level-of-bot = Úroveň { $level }:
web-watching =
    { $count ->
        [one] Prizerá sa { $count } človek.
        [few] Prizerajú sa { $count } ľudia.
       *[other] Prizerá sa { $count } ľudí.
    }
web-pace-live = naživo
web-pace-days = korešpondenčne
web-settings-days = na každý ťah { $days }
web-settings-clock = pre každého { $clock }
web-settings-increment = plus { $more } za každý ťah
web-settings-no-clock = bez hodín
web-settings-no-undo = ťahy sa nevracajú
web-settings-no-spectators = bez divákov
web-settings-rated = o rating
web-settings-coach = s trénerom
web-settings-carried = začaté na zariadení

# Stôl, ktorý čaká
web-waiting = Čaká sa na hráčov
web-invite-link = Odkaz na miesto { $seat }
web-copy-link = Kopírovať odkaz
web-copied = Skopírované.
web-copy-by-hand = Odkaz je označený, skopírujte ho, prosím, sami.
web-invite-share = Zdieľať
web-invite-qr = QR kód pre miesto { $seat }
web-invite-qr-about = QR kód s odkazom vyššie
web-sat-down = Prisadá si { $name }.
web-free-seat = Uvoľniť miesto
web-seat-freed = Pri stole už nie je { $name }; miesto je voľné.
web-fill = Posadiť sem robota
web-fill-all = Obsadiť všetky voľné miesta robotmi
web-waiting-kept = Ak sa hra nezačne, tento stôl sa uchová do { $date }.
web-fill-level = Úroveň robotov
web-take-seat-name = Vaše meno
web-take-seat = Prisadnúť si

# Hodiny
web-clock = Hodiny
web-clock-none = Pri tomto stole nie sú hodiny.
web-clock-left = { $name }: { $time }.
web-clock-warning = Zostáva vám { $time }.
web-clock-runs = čas beží
web-give-minute = Pridať 1 minútu
web-give-day = Pridať 1 deň

# Vracanie
web-undo-ask = Vrátiť môj posledný ťah
web-undo-question = { $name } žiada o vrátenie posledného ťahu. Súhlasíte?
web-undo-waiting = Požiadali ste o vrátenie ťahu. Čaká sa na odpoveď: { $names }.
web-undo-other = { $name } žiada o vrátenie posledného ťahu. Čaká sa na odpoveď: { $names }.
web-undo-agree = Súhlasím
web-undo-refuse = Nesúhlasím
web-undo-withdraw = Vziať žiadosť späť
web-undo-off = Pri tomto stole sa ťahy nevracajú.
web-undo-impossible = Nemáte ťah, ktorý by sa teraz dal vrátiť.
web-undo-not-asked = Na vašu odpoveď nikto nečaká.

# Rada
web-advice = Tréner
web-advice-ask = Požiadať o radu
web-advice-thinking = Tréner premýšľa.
web-advice-off = Pri tomto stole tréner neradí.
web-advice-not-now = Tréner radí tomu, kto je na rade.
web-advice-figures = (šanca { $win }, body { $points })

# Odchádzanie a prizeranie sa
web-looking-on-later = Stôl sa ukazuje s oneskorením: { $time }.
web-away = Od stola ste odišli. Hrá za vás robot.
web-return = Vrátiť sa k stolu
web-leave = Odísť od stola
web-leave-seat = Uvoľniť svoje miesto
web-leave-help = Robot hrá za vás, kým sa nevrátite.
web-give-up = Vzdať hru
web-give-up-question = Vzdať hru? Hneď sa skončí a vy ju prehráte.
web-give-up-yes = Áno, vzdať
web-go-on = Nie, hrať ďalej
web-rematch-ready = Ďalšia hra je pripravená, odkaz je pri výsledku.

# Klávesy a písané slová, oddelené čiarkami

# Nový stôl
web-new-table-more = Ako sa pri stole hrá
web-new-table-pace = Tempo
web-new-table-pace-live = naživo
web-new-table-pace-days = korešpondenčne
web-new-table-pace-help-live = Všetci sedia pri stole naraz.
web-new-table-pace-help-days = Každý sa zastaví, keď sa mu to hodí. Takéto stoly sú vo vašom zozname osobitne.
web-new-table-clock = Hodiny
web-new-table-clock-on = Hrať s hodinami
web-new-table-minutes = Minúty pre každého hráča
web-new-table-increment = Sekundy navyše za každý ťah
web-new-table-tenfold = Desaťkrát viac času
web-new-table-clock-help = Bez hodín nikto nikoho nenaháňa. S hodinami sa zostávajúci čas ohlási pri 60, 30 a 10 sekundách, ktokoľvek môže inému čas pridať a za toho, komu sa čas minie, dohrá robot; v hre dvoch hráčov taký hráč prehráva.
web-new-table-days = Čas na každý ťah
web-new-table-days-none = bez obmedzenia
web-new-table-days-count =
    { $count ->
        [one] { $count } deň
        [few] { $count } dni
       *[other] { $count } dní
    }
web-new-table-days-help = Keď dni uplynú, dohrá za hráča robot; v hre dvoch hráčov taký hráč prehráva.
web-new-table-visibility = Kto si smie prisadnúť
web-new-table-visibility-private = len pozvaní
web-new-table-visibility-open = ktokoľvek
web-new-table-visibility-help-private = Priatelia prídu cez odkaz na svoje miesto.
web-new-table-visibility-help-open = Stôl je v zozname pre všetkých, kým sa jeho voľné miesta neobsadia.
web-new-table-chat = Rozhovor
web-new-table-chat-free = voľný
web-new-table-chat-phrases = hotové vety
web-new-table-chat-off = žiadny
web-new-table-chat-help-free = Každý píše, čo chce, a každý si môže kohokoľvek stlmiť.
web-new-table-chat-help-phrases = Len hotové vety; každý ich číta vo svojom jazyku.
web-new-table-chat-help-off = Pri tomto stole sa nepíše.
web-new-table-rest = Vracanie, prizeranie sa, tréner, rating
web-new-table-undo = Ťahy sa smú vracať
web-new-table-undo-help = Ak všetci ostatní súhlasia a odvtedy sa nič nelosovalo ani neodkrylo.
web-new-table-undo-never = Podľa týchto pravidiel sa nikdy nič nevracia.
web-new-table-spectators = Ostatní sa smú prizerať
web-new-table-spectators-help = Vidia to, čo smú vidieť všetci; kde hráči svoje kocky skrývajú, o minútu neskôr.
web-new-table-coach = Tréner na požiadanie poradí
web-new-table-coach-help = Každý si môže pred rozhodnutím vyžiadať najlepšie možnosti. Taká hra sa nepočíta do ratingu.
web-new-table-rated = Hra sa počíta do ratingu
web-new-table-rated-help = Počíta sa všetkým hráčom, ktorí majú účet.
web-new-table-rated-account = Do ratingu sa počítajú len hry ľudí s účtom.
web-new-table-account = Založiť účet

# Stoly na úvodnej stránke
web-lobby-live = Naživo
web-lobby-days = Korešpondenčne
web-lobby-waits = čaká na hráčov
web-lobby-open = Stoly, ktoré na vás čakajú
web-lobby-open-help = Napíšte svoje meno a prisadnite si; zoznam sa obnovuje sám.
web-lobby-open-none = Teraz na hráčov nečaká žiadny stôl. Nižšie môžete otvoriť vlastný.
web-lobby-free =
    { $count ->
        [one] { $count } voľné miesto
        [few] { $count } voľné miesta
       *[other] { $count } voľných miest
    }
web-lobby-here =
    { $count ->
        [one] Práve je tu { $count } človek.
        [few] Práve sú tu { $count } ľudia.
       *[other] Práve je tu { $count } ľudí.
    }
web-lobby-more = Ukázať ďalšie stoly
web-lobby-sit = Prisadnúť si
web-lobby-need-name = Najprv, prosím, napíšte svoje meno.
web-lobby-gone = Ten stôl už voľný nie je.
web-lobby-seek = Čakáte na spoluhráča do hry { $game }
web-lobby-seek-end = Už nečakať
web-lobby-seek-found = Niekto sa našiel, hra sa začína.
web-lobby-seek-long = Zatiaľ sa nikto nenašiel. Medzitým si môžete zahrať s robotom; na spoluhráča sa čaká ďalej.
web-lobby-seek-bot = Hrať medzitým s robotom
web-lobby-seek-ended = Už na nikoho nečakáte.
web-lobby-seekers =
    { $count ->
        [one] Na spoluhráča čaká { $count } človek.
        [few] Na spoluhráča čakajú { $count } ľudia.
       *[other] Na spoluhráča čaká { $count } ľudí.
    }
