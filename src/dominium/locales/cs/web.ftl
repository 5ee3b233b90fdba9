## Webové stránky.

# Všude
web-skip = Přejít k obsahu
web-menu = Menu
web-pages = Hlavní stránky
web-nav-score = Počítadlo bodů
web-nav-replay = Přehrávání
web-nav-rules = Pravidla
web-nav-account = Účet
web-nav-settings = Nastavení
web-nav-help = Nápověda
web-nav-analysis = Zkoušení tahů
web-nav-evenings = Klubové večery
web-language = Jazyk
web-to-lobby = Na úvodní stránku
web-unknown-page = Taková stránka tu není
web-page-failed = Stránku se nepodařilo načíst. Načtěte ji prosím znovu.
web-unreachable = Server neodpovídá. Zkuste to prosím za chvíli.
web-no-server = K tomu je potřeba server a tato kopie Dominia žádný nemá.
web-cancel = Zrušit
web-name = Vaše jméno
web-somebody = Host
web-table-of-rules = Tabulka

# Úvodní stránka
web-lobby-title = Království z dominových dílků
web-lobby-lead = Hrajte sami s roboty, s přáteli na dálku, nebo společně u jedné obrazovky. Pro oči i uši a bez účtu.
web-lobby-lead-here = Hrajte sami s roboty, nebo společně u jedné obrazovky. Pro oči i uši; všechno zůstane na tomto zařízení.
web-play-now = Hrát hned
web-play-friend = Hrát s přáteli
web-play-anybody = Hrát s kýmkoli
web-lobby-level = Úroveň
web-lobby-continue = Pokračovat
web-lobby-lesson = Jste tu poprvé? Naučte se hru { $game } za minutku
web-lobby-no-lesson = Už nenabízet
web-open-tables = Rozehrané stoly
web-finished-tables = Dohrané hry
web-your-turn = jste na řadě
web-new-table = Připravit stůl
web-game = Hra
web-preset = Pravidla
web-options = Podrobnosti pravidel
web-seats = Kdo hraje
web-seats-help = Přítel dostane odkaz. U tohoto zařízení se může střídat víc lidí.
web-seat = Místo { $seat }, { $colour } hráč
web-seat-name = Jméno na místě { $seat }
web-seat-me = já ({ $name })
web-seat-friend = přítel přes odkaz
web-seat-device = někdo u tohoto zařízení
web-seat-bot = robot, { $level } úroveň
web-seat-program = robot, program { $name }
web-open-table = Otevřít stůl

# Přisednutí
web-join = Pozvánka ke stolu
web-join-from = { $name } vás zve ke hře { $game }
web-join-to = Pozvánka ke hře { $game }
web-join-lead = Stačí jméno, účet není potřeba.
web-join-seat = vaše místo
web-join-lesson = Jak se hraje
web-join-watch = Jen se dívat
web-sit-down = Přisednout

# Stůl
web-table-loading = Stůl se připravuje
web-looking-on = Přihlížíte a vidíte to, co smějí vidět všichni.
web-table-gone = Takový stůl tu není
web-connection-connecting = Připojování
web-connection-online = Připojeno
web-connection-offline = Spojení se přerušilo, obnovuje se
web-connection-gone = Stůl tu není
web-offline = Spojení se přerušilo.
web-online-again = Spojení je obnoveno.
web-offline-action = Spojení chybí, nic se neodeslalo.
web-missed =
    { $count ->
        [one] Mezitím se stala { $count } věc.
        [few] Mezitím se staly { $count } věci.
       *[other] Mezitím se stalo { $count } věcí.
    }
web-connection-since = Stůl je zobrazen ve stavu { PREPOSITION("z", $time) }.
web-players = Hráči
web-on-turn = na řadě
web-seat-open = volné místo
web-seat-away = není u stolu
web-turn = Co dělat
web-shared-turn = Hraje { $name }.
web-actions = Možné tahy
web-narrowed =
    { $count ->
        [one] Odpovídá { $count } možnost { PREPOSITION("z", $all) }.
        [few] Odpovídají { $count } možnosti { PREPOSITION("z", $all) }.
       *[other] Odpovídá { $count } možností { PREPOSITION("z", $all) }.
    }
web-matching =
    { $count ->
        [one] { $count } možnost:
        [few] { $count } možnosti:
       *[other] { $count } možností:
    }
web-confirm-again = Ještě to potvrďte.
web-offer = Nabídka
web-offer-now = Toto kolo
web-offer-next = Příští kolo
web-claim = Vybrat { $domino }: { $faces }
web-my-kingdom = Moje království
web-kingdom-of = Království: { $name }
web-opponents = Soupeři
web-drawers = Více o stole
web-drawer-actions = Tahy
web-drawer-opponents = Království
web-drawer-buildings = Budovy
web-drawer-score = Skóre
web-drawer-history = Historie
web-drawer-talk = Rozhovor
web-drawer-help = Nápověda
web-ways =
    { $count ->
        [one] { $count } způsob
        [few] { $count } způsoby
       *[other] { $count } způsobů
    }
web-no-ways = sem nic nejde
web-choose-square = Zvolte vyznačené políčko a dílek se tam ukáže.
web-choose-castle = Zvolte políčko pro svůj hrad.
web-place = Přiložit
web-place-castle = Umístit hrad sem
web-rotate = Otočit
web-of = { $number } { PREPOSITION("z", $count) }
web-taken-back = Vzato zpět.
web-nothing-here = Na { $square } nic nejde.
web-score = Skóre
web-show-property = Ukázat políčka
web-score-arises = Za co jsou body
web-score-nothing = Bez bodů: { $rows }
web-score-total = Celkem
web-match-total = celkem { $count }
web-history = Historie
web-history-empty = Zatím se nic nestalo.
web-undone = vráceno
web-no-hand = Žádný dílek teď nečeká na přiložení.
web-need-square = Nejdřív přejděte na políčko některého království.
web-not-found = Nic takového tu není.
web-no-item = Položka { $number } v seznamu není.
web-team = Tým { $number }
web-no-buildings = V této hře nejsou budovy ani mince.
web-nothing-to-decline = Teď není co vynechat.

# Příkazový řádek
web-command = Příkaz
web-command-label = Tah nebo dotaz
web-command-do = Provést
web-command-help = Například e6r, e6 vpravo, 24, nebo 3. pro třetí položku seznamu; políčko nebo druh krajiny seznam zúží; skóre, nabídka, tah a další slova jsou dotazy.

# Nastavení a nápověda
web-settings = Nastavení
web-rules = Pravidla hry

# Slova psaná jako příkazy, oddělená čárkami

# Tah s rytíři, budovami a drakem
web-court-steps = Kroky tahu
web-court-step-place = Dílek
web-court-step-tax = Rytíři
web-court-step-build = Budova
web-court-step-burn = Drak
web-court-step-claim = Výběr
web-court-turn = Na řadě: { $name }
web-court-title-place = Přiložte dílek
web-court-title-tax = Rytíři: vybrat daně?
web-court-title-build = Postavit budovu?
web-court-title-burn = Podplatit draka, aby spálil budovu?
web-court-title-claim = Vyberte si nový dílek
web-court-hint-place = Zvolte vyznačené políčko svého království.
web-court-hint-tax = Zvolte jedno políčko právě přiloženého dílku, nebo obě.
web-court-hint-tax-one = Zvolte pro svého rytíře jedno políčko právě přiloženého dílku.
web-court-hint-build = Zvolte budovu a potom políčko města.
web-court-hint-burn = Zvolte budovu, která má shořet. Stojí to 1 minci.
web-court-hint-claim = Zvolte vyznačený dílek.
web-court-hint-town = { $building }, { $coins }: zvolte vyznačené políčko města.
web-court-collect = Vybrat daně: { $coins }
web-court-build = Postavit, cena: { $coins }
web-court-burn = Spálit
web-court-decline-tax = Neposlat nikoho
web-court-decline-build = Nestavět
web-court-decline-burn = Nechat draka být
web-court-skip = Rovnou k výběru

# Plán budov, dvory a bodovací zápisník
web-court-board = Plán budov
web-court-too-dear = Na to teď mince nestačí.
web-court-face-down =
    { $count ->
        [one] Zakrytá leží ještě { $count }.
        [few] Zakryté leží ještě { $count }.
       *[other] Zakrytých leží ještě { $count }.
    }
web-court-pile = ještě { $count }
web-court-pile-empty = už žádná
web-court-crown-of-queen = { $sum }, 1 královnina
web-court-dragon = drak
web-court-dragon-away = odletěl
web-court-queen = Královna
web-court-queen-none = Královna: volná
web-court-touch = Když zvolíte budovu, přečtete si, co přináší.
web-court-sheet = Bodovací zápisník
web-court-buildings = Budovy
web-court-holdings = Pokladnice, rytíři, královna
web-court-coins = Mince
web-court-knights = Rytíři celkem
web-court-queen-here = Královna je v tomto království
web-court-building = Budova
web-court-building-square = Její políčko města

# Konec
web-result = Konec hry
web-won = Vítězí { $names }
web-won-together = Vítězí { $names }
web-won-you = Vítězíte vy
web-won-shared = Společné vítězství: { $names }
web-won-ahead = { $points }, o { $lead } víc než { $name }
web-share = Sdílet
web-share-copied = Odkaz je zkopírovaný.
web-share-by-hand = Odkaz se nepodařilo zkopírovat: { $link }
web-save-picture = Uložit obrázek
web-result-more = Další možnosti
web-rematch = Hrát znovu
web-rematch-go = K odvetě
web-download-record = Stáhnout záznam
web-check-draws = Ověřit losování

# Přehrávání
web-replay-this = Přehrát
web-review-this = Rozebrat
web-record-file = Záznam ze souboru
web-record-paste = nebo vložený sem
web-record-show = Ukázat hru
web-record-unreadable = Toto není záznam ve formátu JSON.

# Počítadlo bodů
web-scorer = Počítadlo bodů
web-scorer-lead = Pro hru s vlastní sadou doma na stole: zadejte království a uvidíte, jak jeho body vznikají.
web-scorer-board = Zadání desky
web-scorer-entry = Jak zadávat
web-scorer-by-squares = po políčkách
web-scorer-by-dominoes = po dílcích
web-scorer-by-position = textem
web-scorer-brush = Krajina
web-scorer-crowns = Koruny
web-scorer-nothing = prázdné
web-scorer-paint-help = Zvolte krajinu a koruny a klikejte na políčka. Na políčku: písmeno krajiny ji položí, 0 až 3 nastaví koruny, Delete políčko vyprázdní.
web-scorer-position = Řádky shora, oddělené znakem /
web-scorer-position-help = Písmena p l v k b d (pole, les, jezero, louka, bažina, důl), v Queendominu i m (město), číslice pro koruny, h pro hrad, tečka pro prázdné políčko. První znak je políčko A1. Platí i anglický zápis: písmena w f l g s m t, c pro hrad.
web-scorer-kingdom = Království
web-scorer-clear = Začít znovu
web-scorer-discarded = Zahozené dílky
web-scorer-free = Jiné dílky než těch 48 ze hry
web-scorer-number = Číslo
web-scorer-left = Levé políčko
web-scorer-left-crowns = Koruny levého políčka
web-scorer-right = Pravé políčko
web-scorer-right-crowns = Koruny pravého políčka
web-scorer-square = Kde leží levé políčko
web-scorer-direction = Směr k pravému políčku
web-scorer-add = Přidat
web-scorer-remove = Odebrat
web-scorer-bad-square = „{ $text }“ není políčko. Napište například e6.
web-scorer-bad-number = „{ $text }“ není číslo dílku. Napište například 24.
