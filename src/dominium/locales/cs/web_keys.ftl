## Keys, typed words, help, and how somebody reads the table.

# Help
web-help = Nápověda
web-help-ways = Hrát se dá třemi rovnocennými způsoby: výběrem z očíslovaného seznamu, volbou na stole, nebo napsaným příkazem.
web-help-keys = Tyto klávesy platí, dokud je zaměření v herní části stránky; každá má i tlačítko. Číslice vede na položku seznamu s tím číslem. F a písmeno krajiny najde její další políčko, F a tečka prázdné. E a číslo přečte království hráče s tím číslem.
web-help-keys-off = Jednopísmenné zkratky jsou vypnuté, tlačítka fungují dál.
web-help-moving = Šipkami a klávesami Home a End se pohybujete po desce a v seznamu, Enter vybírá, Tab vede dál.
web-help-readers = Když písmena nic nedělají, nechává si je odečítač pro sebe. Stránce je předá: NVDA a mezerník v NVDA, Insert a Z v JAWS, klávesa Orca a A v Orce, šipky vlevo a vpravo zároveň ve VoiceOveru na Macu (vypnou rychlou navigaci).
web-line-help-keys = Tyto klávesy platí, dokud je zaměření v herní části stránky; každá má i tlačítko. Číslice vede na položku seznamu s tím číslem.
web-line-help-moving = Šipkami a klávesami Home a End se pohybujete v ruce i v seznamu, Enter vybírá; kde lze kostku přiložit na více konců, vybere konec šipka. Tab vede dál.
web-line-help-words = Položka seznamu se píše s tečkou: 3.
web-help-here-list = Zde, v seznamu tahů, funguje:
web-help-here-board = Zde, na desce na políčku { $square }, funguje:
web-help-here-hand = Zde, v ruce, funguje:
web-help-here-game = Zde funguje:
web-help-typed = psáno: { $word }
web-help-words = Za psané slovo lze připsat jméno, číslo, krajinu nebo políčko: království 2, najdi les, okolí e6. Položka seznamu se píše s tečkou: 3.

# What keys and buttons do
web-do-moves = Na seznam tahů
web-do-turn = Kdo je na řadě
web-do-domino = Dílek k přiložení
web-do-offer = Nabídky
web-do-buildings = Plán budov
web-do-court = Mince, rytíři a věže
web-do-score = Skóre
web-do-kingdom = Království po řádcích
web-do-frame = Rozsah a volné místo
web-do-opponents = Soupeři stručně
web-do-last = Poslední událost
web-do-earlier = O událost zpět
web-do-repeat = Zopakovat
web-do-more = Celé znění toho, co právě zaznělo
web-do-around = Čtyři sousední políčka
web-do-next-property = Další oblast
web-do-previous-property = Předchozí oblast
web-do-rotate = Otočit zde dílek
web-do-rotate-back = Otočit zde dílek opačným směrem
web-do-decline = Vynechat tento krok
web-do-rest = Přeskočit zbylé nepovinné kroky
web-do-command = Na příkazový řádek
web-do-cancel = Zrušit volbu, zpět na seznam
web-do-help = Nápověda
web-do-hand = Moje ruka
web-do-ends = Otevřené konce
web-do-line = Celá řada
web-do-counts = Počty kostek a záloha
web-do-played = Kolikrát které číslo leží v řadě
web-do-draw = Brát, přibrat
web-do-pass = Dál, dost
web-do-clock = Hodiny
web-do-undo = Požádat o vrácení tahu
web-do-agree = Souhlasit s vrácením
web-do-refuse = Odmítnout vrácení
web-do-since = Co se stalo od mého posledního tahu
web-do-talk = K rozhovoru
web-do-advice = Požádat trenéra o radu
web-do-details = Skóre podrobně
web-do-bank = Bank
web-do-find = Najít krajinu, hrad nebo prázdné políčko
web-do-find-back = Najít směrem zpět krajinu, hrad nebo prázdné políčko

# Words typed as commands that only pages have, separated by commas
web-word-rotate = otočit, otoč
web-word-rotate-back = otočit zpět, otoč zpět
web-word-command = příkaz
web-word-cancel = zrušit, zpět
web-word-more = celé znění, celé
web-word-clock = hodiny, čas
web-word-undo = vrátit tah, vrátit krok, vrátit
web-word-agree = souhlasím, ano
web-word-refuse = nesouhlasím
web-word-talk = rozhovor, hovor, zpráva
web-word-advice = poraď, poradit
web-word-find-back = najdi zpět

# What keys answer
web-key-own-kingdom = Dílek lze otáčet jen ve vlastním království.
web-key-find-what = Stiskněte písmeno krajiny, nebo tečku pro prázdné políčko.
web-key-column = Sloupec { $column }: { $squares }.
web-key-no-bank = Tato hra nemá bank.
web-key-not-now = To teď nejde.
web-key-others-listed = Ostatní jsou v seznamu: šipka dolů.
web-region-explained = { $terrain }, { $squares } × { $crowns } = { $points }

# How the table is read
web-setting-single-keys = Písmena fungují jako klávesové zkratky, dokud je zaměření v herní části
web-setting-confirm = Každý tah potvrzovat druhým stisknutím
web-setting-seams = V obrázkové krajině oddělovat políčka tečkovanou čárou
web-setting-coordinates = Písmena a čísla vedle desek
web-setting-tiles = Krajina a kostky se kreslí
web-setting-tiles-illustrated = jako obrázek
web-setting-tiles-lettered = jako obrázek s písmeny a číslicemi
web-setting-tiles-contrast = symboly a číslicemi, s výrazným kontrastem
web-setting-font = Písmo
web-setting-font-own = Alegreya a Atkinson
web-setting-font-system = písma tohoto zařízení
web-setting-motion = Pohyb na stole
web-setting-motion-system = podle nastavení systému
web-setting-motion-off = vypnutý
web-setting-size = Moje království se kreslí
web-setting-size-large = co největší
web-setting-size-medium = o něco menší
web-setting-size-small = malé
web-setting-speech = Události se hlásí
web-setting-speech-short = stručně
web-setting-speech-brief = stručně, bez vlastních tahů
web-setting-speech-long = celými větami
web-setting-board = Království je
web-setting-board-grid = deska, po které se chodí šipkami
web-setting-board-list = prostý seznam políček
web-setting-coordinate = Poloha políčka se uvádí
web-setting-coordinate-after = za tím, co na něm leží
web-setting-coordinate-before = před tím, co na něm leží
web-setting-coordinate-never = jen na vyžádání
web-setting-naming = Políčka se označují
web-setting-naming-letters = písmenem a číslem: E6
web-setting-naming-castle = od hradu: 2 vpravo, 1 nahoře
web-setting-reading = Království se čte
web-setting-reading-rows = po řádcích
web-setting-reading-columns = po sloupcích
web-setting-order = Možnosti přiložení se řadí
web-setting-order-gain = podle zisku
web-setting-order-reading = v pořadí čtení políček

# Keys of one's own
web-keys-heading = Vlastní klávesy
web-keys-help = Přejděte do pole a stiskněte novou klávesu. Původní pak nedělá nic.
web-keys-label = Klávesa: { $command }
web-keys-taken = { $key } už patří příkazu „{ $command }“. Stiskněte jinou klávesu.
web-keys-chosen = { $command }: { $key }.
web-keys-cannot = { $key } se vybrat nedá.
web-keys-reset = Zpět k obvyklým klávesám
web-keys-was-reset = Platí zase obvyklé klávesy.
web-keys-kingdom = Ve hrách s královstvím
web-keys-line = Ve hrách s kostkami domina
web-keys-company = U každého stolu
