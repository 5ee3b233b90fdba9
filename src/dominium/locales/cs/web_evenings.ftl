## Klubové večery.

web-evenings = Klubové večery
web-evenings-lead = Vylosujte stoly pro ty, kdo přišli, zapište skóre a přečtěte si pořadí večera i celé ligy. Hodí se to pro stoly se skutečným dominem i pro stoly na tomto serveru.
web-evenings-mine = Vaše ligy
web-evenings-new = Nová liga
web-evenings-name = Název ligy
web-evenings-no-preset = obvyklá pravidla
web-evenings-points = Body podle umístění
web-evenings-points-help = Od nejlepšího místa, například 8 6 4 2. U menšího stolu platí jen tolik prvních čísel, kolik je hráčů.
web-evenings-sizes = Hráčů u stolu
web-evenings-sizes-help = Stoly se volí tak, aby pokud možno nikdo neměl volno a aby byly co nejplnější.
web-evenings-resting-rule = Kdo má v kole volno, dostane
web-evenings-resting-mean = průměr plného stolu
web-evenings-resting-nothing = nic
web-evenings-found = Založit ligu
web-evenings-need-name = Vyplňte prosím název ligy.
web-evenings-need-my-name = Vyplňte prosím své jméno.
web-evenings-need-points =
    { $count ->
        [one] Vyplňte prosím body za { $count } místo.
        [few] Vyplňte prosím body za { $count } místa.
       *[other] Vyplňte prosím body za { $count } míst.
    }
web-evenings-need-sizes = Zvolte prosím, kolik lidí smí sedět u stolu.
web-evenings-rules = { $game }. Body podle umístění: { $points }.
web-evenings-scale = stůl o { $size } hráčích: { $points }
web-evenings-choose = Večery
web-evenings-changed = Liga se změnila.

web-evenings-open-evening = Zahájit večer
web-evenings-date = Datum
web-evenings-title = Název (nepovinný)
web-evenings-who = Kdo je přítomen
web-evenings-need-date = Vyplňte prosím datum.
web-evenings-presence =
    { $count ->
        [one] Kdo je přítomen: { $count } hráč
        [few] Kdo je přítomen: { $count } hráči
       *[other] Kdo je přítomen: { $count } hráčů
    }
web-evenings-whole = celý večer
web-evenings-absent = nepřítomnost
web-evenings-from = od { $round }. kola
web-evenings-until = odchod po { $round }. kole
web-evenings-save-presence = Uložit přítomnost

web-evenings-draw-heading = Následuje { $round }. kolo
web-evenings-draw = Vylosovat { $round }. kolo
web-evenings-unfinished = { $round }. kolo ještě nemá všechny výsledky. Další lze přesto vylosovat.
web-evenings-seed-field = Číslo losu, pokud ho chcete zvolit
web-evenings-seed-help = Stejné číslo vylosuje stejné stoly, takže los může každý ověřit. Když ho nevyplníte, zvolí se náhodně.
web-evenings-seed = Číslo losu: { $seed }
web-evenings-round = { $round }. kolo
web-evenings-complete = všechny výsledky jsou zapsané
web-evenings-incomplete = výsledky chybí
web-evenings-table = Stůl
web-evenings-table-number = Stůl { $table }
web-evenings-player = Hráč
web-evenings-score = Skóre
web-evenings-place = Místo
web-evenings-sum = Body
web-evenings-scores = Součet skóre
web-evenings-resting = Volno: { $names }
web-evenings-online-waiting = čeká na tomto serveru
web-evenings-online-running = hraje se na tomto serveru
web-evenings-online-finished = dohrán na tomto serveru

web-evenings-result-of = Výsledek: { $round }. kolo, stůl { $table }
web-evenings-scores-of = Skóre u stolu { $table }
web-evenings-table-open = Stůl { $table }: { $names }
web-evenings-table-done = Stůl { $table }, zapsáno: { $names }
web-evenings-need-score = { $name }: vyplňte prosím skóre celým číslem.
web-evenings-places = Místa, pokud hra rozlišila stejná skóre
web-evenings-places-help = Když nic nezadáte, hráči se stejným skóre se o místa podělí a dostanou průměr bodů za tato místa.
web-evenings-place-of = Místo: { $name }
web-evenings-enter = Zapsat výsledek
web-evenings-correct = Opravit výsledek
web-evenings-withdraw = Zrušit výsledek
web-evenings-results-of = Výsledky { $round }. kola: zápis a opravy
web-evenings-round-complete = Všechny výsledky { $round }. kola jsou zapsané.

web-evenings-round-tools = Další možnosti pro { $round }. kolo: hra na serveru, výměna, zrušení
web-evenings-open-online = Otevřít stoly na tomto serveru
web-evenings-open-online-help = Otevře se každý stůl bez výsledku, s odkazem pro každého hráče. Výsledky se zapíšou samy.
web-evenings-invitations = Odkazy ke stolu { $table }
web-evenings-copy = Kopírovat odkaz: { $name }
web-evenings-copied = Zkopírováno: { $name }.
web-evenings-not-copied = Prohlížeč nedovolil odkaz zkopírovat. Zkopírujte ho ručně.
web-evenings-swap = Vyměnit
web-evenings-swap-with = s kým
web-evenings-do-swap = Vyměnit je
web-evenings-cancel-round = Zrušit { $round }. kolo

web-evenings-standings-of = Pořadí: { $of }
web-evenings-no-results = Zatím nejsou žádné výsledky.
web-evenings-explained = Odkud se body vzaly
web-evenings-evening = { $number }. večer
web-evenings-print = Vytisknout poslední kolo a pořadí
web-evenings-print-all = Vytisknout všechna kola a pořadí

web-evenings-players =
    { $count ->
        [one] V seznamu je { $count } hráč
        [few] V seznamu jsou { $count } hráči
       *[other] V seznamu je { $count } hráčů
    }
web-evenings-has-left = už není v lize
web-evenings-names = Noví hráči
web-evenings-names-help = Jména po jednom na řádku, nebo oddělená čárkami.
web-evenings-join-now = Hrají tento večer od příštího kola
web-evenings-add = Přidat do seznamu
web-evenings-need-names = Vyplňte prosím aspoň jedno jméno.
web-evenings-mend-list = Opravit jméno nebo zapsat odchod
web-evenings-new-name = Nové jméno
web-evenings-need-new-name = Vyplňte prosím nové jméno.
web-evenings-rename = Přejmenovat
web-evenings-leave = Odchod z ligy
web-evenings-return = Návrat do ligy

web-evenings-links = Odkazy a soubor ligy
web-evenings-public-help = Kdo má tento odkaz, může si ligu prohlížet. Vyhledávače ji mají vynechat.
web-evenings-public = Odkaz pro čtenáře
web-evenings-key-help = Kdo má odkaz pro organizátory, může všechno měnit. Dejte ho jen těm, kdo vám pomáhají.
web-evenings-key = Odkaz pro organizátory
web-evenings-renew-key = Vytvořit nový odkaz pro organizátory, starý zrušit
web-evenings-key-renewed = Odkaz pro organizátory je nový. Starý už nic neotevře.
web-evenings-download = Stáhnout soubor ligy
web-evenings-download-help = Bez serveru se s ním dá pokračovat příkazem „dominium evening“.
web-evenings-forget-sure = Chci tuto ligu smazat se všemi výsledky
web-evenings-forget = Smazat ligu
web-evenings-history = Historie všech zápisů

web-evenings-change-rules = Název a body ligy
web-evenings-change-rules-help = Body všech kol se spočítají znovu.
web-evenings-points-of = Body u stolu o { $size } hráčích
web-evenings-ties = Při shodě bodů rozhoduje
web-evenings-ties-scores = součet skóre
web-evenings-ties-wins = počet vyhraných stolů
web-evenings-ties-scores-wins = součet skóre, pak vyhrané stoly
web-evenings-ties-wins-scores = počet vyhraných stolů, pak součet skóre
web-evenings-save-rules = Uložit
