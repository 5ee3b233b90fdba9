## Keys, typed words, help, and how somebody reads the table.

# Help
web-help = Pomocník
web-help-ways = Hrať sa dá tromi rovnocennými spôsobmi: výberom z očíslovaného zoznamu, voľbou na stole alebo napísaným príkazom.
web-help-keys = Tieto klávesy platia, kým je zameranie v hernej časti stránky; každý má aj tlačidlo. Číslica vedie na položku zoznamu s tým číslom. F a písmeno krajiny nájde jej ďalšie políčko, F a bodka prázdne. E a číslo prečíta kráľovstvo hráča s týmto číslom.
web-help-keys-off = Samotné písmená sú vypnuté, tlačidlá fungujú ďalej.
web-help-moving = Šípkami a klávesmi Home a End sa pohybujete po doske a v zozname, Enter vyberá, Tab vedie ďalej.
web-help-readers = Keď písmená nič nerobia, necháva si ich čítač pre seba. Stránke ich odovzdá: NVDA a medzerník v NVDA, Insert a Z v JAWS, kláves Orca a A v Orce, šípky vľavo a vpravo naraz vo VoiceOveri na Macu (vypne rýchlu navigáciu).
web-line-help-keys = Tieto klávesy platia, kým je zameranie v hernej časti stránky; každý má aj tlačidlo. Číslica vedie na položku zoznamu s tým číslom.
web-line-help-moving = Šípkami a klávesmi Home a End sa pohybujete v ruke aj v zozname, Enter vyberá; kde sa kocka dá priložiť na viac koncov, koniec vyberiete šípkou. Tab vedie ďalej.
web-line-help-words = Položka zoznamu sa píše s bodkou: 3.
web-help-here-list = Tu, v zozname ťahov, funguje:
web-help-here-board = Tu, na doske na políčku { $square }, funguje:
web-help-here-hand = Tu, v ruke, funguje:
web-help-here-game = Tu funguje:
web-help-typed = písané: { $word }
web-help-words = Za písaným slovom môže stáť aj meno alebo číslo: kráľovstvo 2, nájdi les, okolie e6. Položka zoznamu sa píše s bodkou: 3.

# What keys and buttons do
web-do-moves = Na zoznam ťahov
web-do-turn = Kto je na rade
web-do-domino = Dielik na priloženie
web-do-offer = Ponuky
web-do-buildings = Plán budov
web-do-court = Mince, rytieri a veže
web-do-score = Skóre
web-do-kingdom = Kráľovstvo po riadkoch
web-do-frame = Rozsah a voľné miesto
web-do-opponents = Súperi stručne
web-do-last = Posledná udalosť
web-do-earlier = O udalosť späť
web-do-repeat = Zopakovať
web-do-more = Celé znenie toho, čo práve zaznelo
web-do-around = Štyri susedné políčka
web-do-next-property = Ďalšia oblasť
web-do-previous-property = Predchádzajúca oblasť
web-do-rotate = Otočiť tu dielik
web-do-rotate-back = Otočiť tu dielik opačným smerom
web-do-decline = Vynechať tento krok
web-do-rest = Preskočiť zvyšné nepovinné kroky
web-do-command = Na príkazový riadok
web-do-cancel = Vziať späť, na zoznam
web-do-help = Pomocník
web-do-hand = Moja ruka
web-do-ends = Otvorené konce
web-do-line = Celý rad
web-do-counts = Počty kociek a záloha
web-do-played = Koľkokrát ktoré číslo leží v rade
web-do-draw = Brať, pribrať si
web-do-pass = Ďalej, dosť
web-do-clock = Hodiny
web-do-undo = Požiadať o vrátenie ťahu
web-do-agree = Súhlasiť s vrátením
web-do-refuse = Odmietnuť vrátenie
web-do-since = Čo sa stalo od môjho posledného ťahu
web-do-talk = K rozhovoru
web-do-advice = Požiadať trénera o radu
web-do-details = Skóre podrobne
web-do-bank = Bank
web-do-find = Nájsť krajinu, hrad alebo prázdne políčko
web-do-find-back = Nájsť krajinu, hrad alebo prázdne políčko smerom späť

# Words typed as commands that only pages have, separated by commas
web-word-rotate = otočiť, otoč
web-word-rotate-back = otočiť späť, otoč späť
web-word-command = príkaz
web-word-cancel = zrušiť, späť
web-word-more = celé znenie, celé
web-word-clock = hodiny, čas
web-word-undo = vrátiť ťah, vrátiť krok, vrátiť
web-word-agree = súhlasím, áno
web-word-refuse = nesúhlasím
web-word-talk = rozhovor, správa
web-word-advice = rada, poraď
web-word-find-back = nájdi späť

# What keys answer
web-key-own-kingdom = Otáčať sa dá vo vlastnom kráľovstve.
web-key-find-what = Stlačte písmeno krajiny; bodka nájde prázdne políčko.
web-key-column = Stĺpec { $column }: { $squares }.
web-key-no-bank = Táto hra nemá bank.
web-key-not-now = To sa teraz nedá.
web-key-others-listed = Ostatné sú v zozname: šípka nadol.
web-region-explained = { $terrain }, { $squares } × { $crowns } = { $points }

# How the table is read
web-setting-single-keys = Písmená fungujú ako klávesy, kým je zameranie v hernej časti
web-setting-confirm = Pred každým ťahom žiadať druhé stlačenie
web-setting-seams = V obrázkovej krajine oddeľovať políčka bodkovanou čiarou
web-setting-coordinates = Písmená a čísla vedľa dosiek
web-setting-tiles = Krajina a kocky sa kreslia
web-setting-tiles-illustrated = ako obrázok
web-setting-tiles-lettered = ako obrázok s písmenami a číslicami
web-setting-tiles-contrast = symbolmi a číslicami, s výrazným kontrastom
web-setting-font = Písmo
web-setting-font-own = Alegreya a Atkinson
web-setting-font-system = písma tohto zariadenia
web-setting-motion = Pohyb na stole
web-setting-motion-system = podľa nastavenia systému
web-setting-motion-off = vypnutý
web-setting-size = Moje kráľovstvo sa kreslí
web-setting-size-large = čo najväčšie
web-setting-size-medium = o niečo menšie
web-setting-size-small = malé
web-setting-speech = Udalosti sa hlásia
web-setting-speech-short = stručne
web-setting-speech-brief = stručne, bez vlastných ťahov
web-setting-speech-long = celými vetami
web-setting-board = Kráľovstvo je
web-setting-board-grid = doska, po ktorej sa chodí šípkami
web-setting-board-list = jednoduchý zoznam políčok
web-setting-coordinate = Poloha políčka sa hlási
web-setting-coordinate-after = za tým, čo na ňom leží
web-setting-coordinate-before = pred tým, čo na ňom leží
web-setting-coordinate-never = len na vyžiadanie
web-setting-naming = Políčka sa označujú
web-setting-naming-letters = písmenom a číslom: E6
web-setting-naming-castle = od hradu: 2 vpravo, 1 hore
web-setting-reading = Kráľovstvo sa číta
web-setting-reading-rows = po riadkoch
web-setting-reading-columns = po stĺpcoch
web-setting-order = Priloženia sú zoradené
web-setting-order-gain = podľa zisku
web-setting-order-reading = v poradí čítania políčok

# Keys of one's own
web-keys-heading = Vlastné klávesy
web-keys-help = Prejdite do poľa a stlačte nový kláves. Pôvodný potom nerobí nič.
web-keys-label = Kláves: { $command }
web-keys-taken = { $key } už patrí príkazu „{ $command }“. Stlačte iný kláves.
web-keys-chosen = { $command }: { $key }.
web-keys-cannot = { $key } sa vybrať nedá.
web-keys-reset = Späť k obvyklým klávesom
web-keys-was-reset = Platia znova obvyklé klávesy.
web-keys-kingdom = V hrách s kráľovstvom
web-keys-line = V hrách s kockami domina
web-keys-company = Pri každom stole
