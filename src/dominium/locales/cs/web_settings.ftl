## Nastavení: barvy, zvuky a způsob hraní.

web-prefer-lead = Co tu zvolíte, platí hned a zůstane v tomto prohlížeči.
web-prefer-all = Všechna nastavení
web-prefer-play = Hraní

# Barvy
web-theme = Barvy
web-theme-auto = podle zařízení
web-theme-light = světlé
web-theme-dark = tmavé

# Zvuky
web-sounds = Zvuky
web-sounds-on = Přehrávat zvuky
web-sounds-volume = Hlasitost zvuků
web-sounds-lead = Žádný zvuk neříká nic, co nezazní i slovy. Je slyšet, kam se co pokládá: sloupce zleva doprava, řádky od vysokých tónů k hlubokým.
web-sounds-each = Jednotlivé zvuky
web-sound-try = Přehrát
web-sound-turn = Jste na řadě
web-sound-placed = Někdo pokládá dílek, kostku, hrad nebo budovu
web-sound-draw = Někdo bere kostku nebo si vybírá dílek
web-sound-pass = Někdo hlásí „dál“ nebo zahazuje dílek
web-sound-points = Získané body nebo mince
web-sound-completed = Vaše oblast je uzavřená
web-sound-shuffle = Začíná nová partie
web-sound-blocked = Slepá ulička, nebo hoří budova
web-sound-deal = Konec partie
web-sound-over = Konec hry
web-sound-joined = Někdo přišel ke stolu
web-sound-left = Někdo odešel od stolu
web-sound-refused = Tah není možný
web-sound-edge = Okraj desky
web-sound-nothing = Sem nic nejde
web-sound-warning = Dochází čas
web-sound-lost = Spojení se přerušilo
web-sound-back = Spojení je obnoveno
web-sound-twin-event = Slovy: ohlásí se hned a zůstane v historii.
web-sound-twin-turn = Slovy: co máte udělat, a také v názvu stránky.
web-sound-twin-refusal = Slovy: proč to nejde a co jde místo toho.
web-sound-twin-board = Slovy: řekne se hned.
web-sound-twin-clock = Slovy: kolik času vám zbývá.
web-sound-twin-connection = Slovy: ohlásí se hned a je to napsáno nahoře u stolu.

# Co se řekne navíc k událostem hry
web-heard-edge = Okraj.
web-heard-completed = Uzavřená oblast: { $terrain }, { $points }.
