## Příkazový řádek a hra v terminálu.
## Řádek slov (words-…) vypočítává, co se dá napsat: hlavní slovo první, oddělená čárkami.

# Nápověda příkazového řádku
terminal-help-usage = Použití
terminal-help-inputs = S čím pracuje
terminal-help-options = Volby
terminal-help-commands = Příkazy
terminal-about-dominium = Kingdomino, Královská zahrada a Queendomino v prohlížeči i v terminálu. „dominium play --help“ vysvětlí jeden příkaz.
terminal-about-play = Hrát v terminálu proti robotům, nebo ve více lidech u jedné klávesnice.
terminal-about-serve = Nabídnout hru prohlížečům.
terminal-about-replay = Převyprávět zaznamenanou hru krok za krokem, nebo ukázat stůl po zvoleném kroku.
terminal-about-score = Spočítat body království, které leží doma na stole.
terminal-about-games = Vypsat hry s jejich možnostmi a předvolbami.
terminal-about-simulate = Nechat roboty sehrát mnoho her a vypsat výsledná čísla.
terminal-about-perft = Spočítat posloupnosti akcí dané délky.
terminal-about-render = Nakreslit zaznamenanou hru nebo království jako SVG či PNG.

# Co v nápovědě zastupuje hodnotu
terminal-metavar-command = PŘÍKAZ
terminal-metavar-language = JAZYK
terminal-metavar-file = SOUBOR
terminal-metavar-entries = SOUBOR
terminal-metavar-picture = PŘEDLOHA
terminal-metavar-game = HRA
terminal-metavar-preset = PŘEDVOLBA
terminal-metavar-seat = HRÁČ
terminal-metavar-bot = ROBOT
terminal-metavar-number = ČÍSLO
terminal-metavar-actions = AKCE
terminal-metavar-position = ZÁPIS
terminal-metavar-domino = DÍLEK
terminal-metavar-building = BUDOVA
terminal-metavar-square = POLÍČKO
terminal-metavar-address = ADRESA
terminal-input-game = Označení hry, jak je vypíše „dominium games“.
terminal-input-file = Záznam hry, JSON nebo text; - čte standardní vstup.
terminal-input-entries = Soubor s jedním údajem na řádku; - čte standardní vstup. Bez něj údaje píšete.
terminal-input-picture = Záznam hry, nebo zápis jednoho království, třeba fw/.c.
terminal-option-help = Ukázat tuto nápovědu.
terminal-option-version = Ukázat verzi.
terminal-option-language = Jazyk všech slov: en, cs, sk nebo pl. Jinak podle systému.
terminal-option-seat = Kdo sedí na dalším místě: jméno, bot:ÚROVEŇ, nebo JMÉNO=bot:ÚROVEŇ. Úrovně: easy, medium, hard.
terminal-option-preset = Pojmenovaná kombinace možností.
terminal-option-seed = Počátek vší náhody: stejné číslo dá stejné losování.
terminal-option-record = Vést hru v tomto souboru. Ukládá se tak jako tak po každém kroku, ale bez souboru jen do svého konce.
terminal-option-continue = Pokračovat ve hře z tohoto souboru; bez souboru v té, kterou jste opustili naposled.
terminal-option-commands = Číst příkazy z tohoto souboru; - čte standardní vstup.
terminal-option-compact = Řádky nejvýš o 40 znacích a krátké zápisy království, pro braillské řádky.
terminal-option-long = Ohlašovat tahy celými větami.
terminal-option-ply = Ukázat stůl po tolika krocích.
terminal-option-games = Kolik her sehrát.
terminal-option-bot = Kdo hraje: random (náhodně) nebo greedy (hladově). Jednou pro všechna místa, nebo jednou pro každé.
terminal-option-threads = Kolik vláken použít.
terminal-option-json = Vypsat JSON.
terminal-option-depth = Do jaké hloubky počítat akce.
terminal-option-actions = Akce odehrané předem, oddělené čárkami.
terminal-option-position = Království po řádcích shora, třeba f1w/.c.
terminal-option-domino = Jeden dílek, třeba „e6r 24“ nebo „e6r pole les1“; lze opakovat.
terminal-option-castle = Políčko hradu.
terminal-option-discarded = Kolik dílků bylo zahozeno.
terminal-option-game = Hra: kingdomino nebo queendomino. Její možnosti určují velikost království.
terminal-option-building = Budova na svém políčku, třeba „f6 pila“; lze opakovat.
terminal-option-coins = Kolik zbylo mincí.
terminal-option-knights = Kolik je rytířů, v zásobě i v království dohromady.
terminal-option-queen = V tomto království je královna.
terminal-option-output = Soubor obrázku, končí .svg nebo .png.
terminal-option-width = Šířka PNG v bodech.
terminal-option-dark = Kreslit na tmavém podkladu.
terminal-option-host = Adresa, na které má server naslouchat.
terminal-option-port = Port, na kterém má server naslouchat; jinak první volný od 8000.
terminal-option-database = Soubor, v němž se uchovávají stoly.
terminal-option-open = Otevřít stránku v prohlížeči.

# Chyby příkazového řádku
terminal-usage-unknown = Výrazu „{ $argument }“ tu nerozumím; co se dá zadat, vypíše „{ $program } --help“.
terminal-usage-bad-value = { $argument } potřebuje jinou hodnotu; vysvětlí ji „{ $program } --help“.
terminal-usage-missing = Chybí { $argument }; vysvětlí „{ $program } --help“.
terminal-usage-command = Příkaz „{ $text }“ neexistuje. Příkazy: { $known }.
terminal-usage-no-command = Zadejte příkaz: { $known }.
terminal-usage-out-of-range = { $argument } je mimo meze { $first } až { $last }.
terminal-usage-continue-alone = Pokračující hra si nechává své hráče a možnosti: vynechte --seat, --preset i možnosti hry.
terminal-no-such-language = Jazyk „{ $text }“ neznám. Na výběr: { $known }.

# Místa u stolu
terminal-seats-too-many = Hráčů je zadáno víc ({ $given }), než má hra míst ({ $seats }).
terminal-seat-bot = Robot { $seat }
terminal-seat-bad-name = „{ $name }“ nemůže být jméno: má mít 1 až { $longest } tisknutelných znaků.
terminal-seat-same-name = Dva hráči se jmenují „{ $name }“; každý potřebuje vlastní jméno.
terminal-bot-unknown = Robot „{ $bot }“ neexistuje. Úrovně: { $levels }.

# Soubory
terminal-file-unreadable = Soubor { $file } nejde přečíst: { $reason }.
terminal-file-not-text = Soubor { $file } není textový.
terminal-file-exists = Soubor { $file } už existuje. Pokračujte v něm pomocí --continue, nebo zvolte jiný.
terminal-file-not-written = Soubor { $file } nejde zapsat: { $reason }.
terminal-record-broken = Soubor { $file } není použitelný záznam hry. { $reason }
terminal-not-saved = Hra běží dál, ale nejde ji uložit: { $reason }.
terminal-not-kept = Hru nejde uchovat: { $reason }.
terminal-nothing-to-continue = Žádná rozehraná hra tu není.
terminal-left = Hra je uložená. Pokračujte příkazem: { $command }
terminal-no-such-ply = Krok { $ply } neexistuje; záznam má kroky 0 až { $last }.
terminal-action-refused = Akce { $number }, „{ $action }“, nejde. { $reason }

# Hra
terminal-seated = U stolu sedí { $names }.
terminal-teams = Týmy: { $teams }.
terminal-welcome = Co se dá napsat, poví příkaz pomoc.
terminal-prompt-place = přiložit { $domino }
terminal-prompt-claim = vybrat
terminal-prompt-tax = daně
terminal-prompt-build = stavba
terminal-prompt-burn = drak
terminal-prompt-place_castle = hrad
terminal-prompt-score = deska
terminal-choices-shown = { $shown } z { $count }.
terminal-choices =
    { $count ->
        [one] { $count } možnost.
        [few] { $count } možnosti.
       *[other] { $count } možností.
    }
terminal-nothing-there = K „{ $text }“ se nic nehodí. m vypíše všechno ({ $count }).
terminal-which-filter = „{ $text }“ není políčko ani druh krajiny; samotné m vypíše všechno.
terminal-no-such-number = Číslo { $number } v seznamu není; seznam končí číslem { $count }.
terminal-no-domino = Teď se žádný dílek nepřikládá. n přečte nabídku.
terminal-which-terrain = Řekněte druh krajiny: { $terrains }.
terminal-terrain-nowhere = Ve vašem království zatím není { $terrain }.
terminal-no-such-player = Hráč „{ $text }“ tu není. Hráči: { $names }.
terminal-no-such-square = Políčko „{ $text }“ neexistuje. Políčka jsou A1 až { $last }.
terminal-no-such-building = Budova „{ $text }“ neexistuje. Všechny vypíše efekt.
terminal-nothing-to-leave-out = Teď není co vynechat.
terminal-rules-hint = Napište pravidla a číslo části, kterou chcete přečíst.
terminal-no-such-section = Část „{ $text }“ neexistuje; pravidla mají části 1 až { $count }.
terminal-nothing-announced = Ještě se nic neohlásilo.

# Nápověda ve hře
terminal-help-place = { $example }: přiložit dílek. Políčko první poloviny a směr ke druhé: r, l, u nebo d (vpravo, vlevo, nahoru, dolů).
terminal-help-claim = { $example }: vybrat si dílek s tímto číslem.
terminal-help-place_castle = { $example }: postavit hrad na toto políčko.
terminal-help-together = { $first }, { $claim }: přiložit a hned si vybrat.
terminal-help-together-rest = { $first }, { $rest }, { $claim }: přiložit, všechno mezi tím vynechat a vybrat si.
terminal-help-tax = { $example }: poslat rytíře na výběr daní, na jedno nebo na obě políčka právě přiloženého dílku.
terminal-help-build = { $example }: postavit budovu z místa s tímto číslem na toto políčko města.
terminal-help-burn = { $example }: za 1 minci drak spálí budovu na místě s tímto číslem.
terminal-help-decline = -: tento krok vynechat.
terminal-help-number = 1. (číslo s tečkou): vzít toto číslo ze seznamu.
terminal-help-square = E6 nebo druh krajiny: vypsat jen to, co se tam hodí.
terminal-help-building = E6 nebo jméno budovy: vypsat jen to, co se tam hodí, nebo tuto budovu na všech políčkách.
terminal-explain-turn = kdo je na řadě a co má udělat
terminal-explain-moves = číslovaný seznam toho, co můžete; s políčkem nebo druhem krajiny jen jeho část, s číslem 3 jen první tři
terminal-explain-domino = dílek, který máte přiložit
terminal-explain-offer = nabídka a čí králové na ní stojí
terminal-explain-kingdom = vaše království po řádcích; s číslem nebo jménem království jiného hráče
terminal-explain-frame = co vaše království zabírá a kam ještě smí růst
terminal-explain-square = jedno políčko; bez názvu znovu to poslední
terminal-explain-around = čtyři sousedé políčka
terminal-explain-next-property = vaše další oblast
terminal-explain-previous-property = vaše předchozí oblast
terminal-explain-properties = všechny vaše oblasti
terminal-explain-find = políčka jednoho druhu krajiny, třeba f les
terminal-explain-score = skóre
terminal-explain-details = jak vzniklo vaše skóre
terminal-explain-opponents = ostatní hráči ve stručnosti
terminal-explain-last = poslední hlášení; znovu vždy o jedno zpět
terminal-explain-later = o jedno hlášení dál
terminal-explain-undrawn = dílky, které ještě mohou přijít
terminal-explain-buildings = plán budov: ceny a efekty, sloupeček, královna a drak
terminal-explain-court = vaše mince, rytíři, věže a budovy; s číslem nebo jménem jiného hráče
terminal-explain-effect = co přináší budova, třeba efekt pila; samotné vypíše všechny
terminal-explain-rest = vynechat v tomto tahu zbývající rytíře, stavbu i draka
terminal-explain-everything = celý stůl v krátkých zápisech
terminal-explain-repeat = poslední odpověď znovu
terminal-explain-rules = pravidla po částech
terminal-explain-language = pokračovat v jiném jazyce: en, cs, sk, pl
terminal-explain-help = tento seznam
terminal-explain-quit = odejít; ve hře se dá pokračovat později

# Slova psaná ve hře
terminal-words-turn = na řadě, kdo
terminal-words-moves = tahy, možnosti, seznam
terminal-words-domino = dílek
terminal-words-offer = nabídka
terminal-words-kingdom = království, deska
terminal-words-frame = okraj, rozměr
terminal-words-square = políčko
terminal-words-around = okolí, sousedé
terminal-words-next-property = další
terminal-words-previous-property = předchozí
terminal-words-properties = oblasti
terminal-words-find = najdi, najít
terminal-words-score = skóre, body
terminal-words-details = podrobně, bodování
terminal-words-opponents = soupeři
terminal-words-last = poslední
terminal-words-later = následující
terminal-words-undrawn = zbývá
terminal-words-buildings = budovy, plán budov
terminal-words-court = dvůr, mince, věže
terminal-words-effect = efekt, účinek
terminal-words-rest = hotovo, zbytek
terminal-words-everything = všechno, vše
terminal-words-repeat = opakuj, znovu
terminal-words-rules = pravidla
terminal-words-language = jazyk
terminal-words-help = pomoc, nápověda, help
terminal-words-quit = konec, quit, exit
terminal-words-wheat = pole, obilné pole, obilí
terminal-words-forest = les
terminal-words-lake = jezero, rybník, voda
terminal-words-grassland = louka
terminal-words-swamp = bažina, vřesoviště
terminal-words-mine = důl, skály, hory
terminal-words-town = město
terminal-words-castle = hrad
terminal-words-position = zápis
terminal-words-discarded = zahozeno
terminal-words-remove = odeber, pryč
terminal-words-coins = mince
terminal-words-knights = rytíři, rytíř
terminal-words-queen = královna

# Bodovací zápisník
terminal-score-welcome = Zapište království, jeden údaj na řádek. Údaje vysvětlí pomoc, zápis ukončí konec.
terminal-score-help-domino = e6r 24: dílek 24, první polovina na e6, druhá vpravo od ní.
terminal-score-help-faces = e6r pole les1: totéž s vlastními obrázky, koruny jako číslice.
terminal-score-help-square = e6 pole1: jedno políčko.
terminal-score-help-building = f6 pila: budova na políčku města.
terminal-score-help-coins = mince 11: kolik zbylo mincí.
terminal-score-help-knights = rytíři 3: všichni rytíři, v zásobě i v království.
terminal-score-help-queen = královna: je v tomto království; odeber královna ji vezme zpět.
terminal-score-help-castle = hrad c3: hrad, pokud nestojí uprostřed.
terminal-score-help-position = zápis f1w/.c: celé království po řádcích, anglickými písmeny.
terminal-score-help-discarded = zahozeno 2: kolik dílků bylo zahozeno.
terminal-score-help-remove = odeber e6: vzít zpět, co tam leží.
terminal-score-help-score = skóre: dosavadní body.
terminal-score-help-kingdom = království: krátký zápis po řádcích.
terminal-score-help-quit = konec: ukončit a spočítat.
terminal-not-an-entry = Údaji „{ $text }“ nerozumím. Napište třeba: e6r 24
terminal-nothing-to-remove = Nic takového tu neleží: „{ $text }“.

# Seznamy, čísla, obrázky, server
terminal-games-presets = Předvolby:
terminal-games-options = Možnosti:
terminal-games-default = Jinak { $value }.
terminal-simulate-bots = Zadejte jednoho robota, nebo jednoho pro každé místo ({ $seats }), ne { $given }.
terminal-simulate-unknown = Robot „{ $bot }“ neumí hrát v dávce. Na výběr: { $known }.
terminal-simulate-speed = Her: { $games }. Sekund: { $seconds }. Her za sekundu: { $speed }.
# Mezi celými čísly a desetinami
terminal-decimal-mark = ,
terminal-simulate-seat = Místo { $seat }, { $bot }: průměr { $mean }, odchylka { $deviation }, výhry { $wins } %.
terminal-simulate-placements = Možných umístění průměrně { $placements }, zahozených dílků { $discards } %.
terminal-render-kind = Obrázek musí končit .svg nebo .png, ne { $file }.
terminal-render-png = PNG nejde vytvořit. { $reason }
terminal-render-faults = Toto království nejde nakreslit. { $faults }
terminal-render-kingdom = Království
terminal-render-offer = Nabídka
terminal-render-next-offer = Příští nabídka
terminal-render-building-board = Plán budov
terminal-serve-missing = Server potřebuje balíčky, které chybí ({ $packages }). Nainstalujte je: pip install "dominium[server]"
terminal-serve-address = Server nemůže naslouchat na { $address }: { $reason }.
terminal-serve-database = Stoly nejde uchovávat v souboru { $file }: { $reason }.
terminal-serve-where = V prohlížeči otevřete { $address }. Server zastaví Ctrl a C.
