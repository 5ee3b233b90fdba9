## Klubové večery.

web-evenings = Klubové večery
web-evenings-lead = Vyžrebujte stoly pre tých, čo prišli, zapíšte skóre a prečítajte si poradie večera aj celej ligy. Pri stoloch možno hrať so skutočným dominom, ale aj na tomto serveri.
web-evenings-mine = Vaše ligy
web-evenings-new = Nová liga
web-evenings-name = Názov ligy
web-evenings-no-preset = obvyklé pravidlá
web-evenings-points = Body podľa umiestnenia
web-evenings-points-help = Od najlepšieho miesta, napríklad 8 6 4 2. Pri menšom stole platia prvé z týchto čísel.
web-evenings-sizes = Hráčov pri stole
web-evenings-sizes-help = Stoly sa volia tak, aby podľa možnosti nikto nemal voľno a aby boli čo najplnšie.
web-evenings-resting-rule = Kolo bez stola dáva
web-evenings-resting-mean = priemer plného stola
web-evenings-resting-nothing = nič
web-evenings-found = Založiť ligu
web-evenings-need-name = Vyplňte, prosím, názov ligy.
web-evenings-need-my-name = Vyplňte, prosím, svoje meno.
web-evenings-need-points =
    { $count ->
        [one] Vyplňte, prosím, body za { $count } miesto.
        [few] Vyplňte, prosím, body za { $count } miesta.
       *[other] Vyplňte, prosím, body za { $count } miest.
    }
web-evenings-need-sizes = Zvoľte, prosím, koľko ľudí smie sedieť pri stole.
web-evenings-rules = { $game }. Body podľa umiestnenia: { $points }.
web-evenings-scale = pri stole { PREPOSITION("s", $size) } hráčmi: { $points }
web-evenings-choose = Večery
web-evenings-changed = Liga sa zmenila.

web-evenings-open-evening = Otvoriť večer
web-evenings-date = Dátum
web-evenings-title = Názov (nepovinný)
web-evenings-who = Kto je prítomný
web-evenings-need-date = Vyplňte, prosím, dátum.
web-evenings-presence =
    { $count ->
        [one] Kto je prítomný: { $count } hráč
        [few] Kto je prítomný: { $count } hráči
       *[other] Kto je prítomný: { $count } hráčov
    }
web-evenings-whole = celý večer
web-evenings-absent = neprítomnosť
web-evenings-from = od { $round }. kola
web-evenings-until = odchod po { $round }. kole
web-evenings-save-presence = Uložiť prítomnosť

web-evenings-draw-heading = Nasleduje { $round }. kolo
web-evenings-draw = Vyžrebovať { $round }. kolo
web-evenings-unfinished = V { $round }. kole ešte chýbajú výsledky. Ďalšie kolo možno napriek tomu vyžrebovať.
web-evenings-seed-field = Číslo žrebu, ak si ho chcete zvoliť
web-evenings-seed-help = Rovnaké číslo vyžrebuje rovnaké stoly, takže žreb môže každý overiť. Keď ho nevyplníte, zvolí sa náhodne.
web-evenings-seed = Číslo žrebu: { $seed }
web-evenings-round = { $round }. kolo
web-evenings-complete = všetky výsledky sú zapísané
web-evenings-incomplete = výsledky chýbajú
web-evenings-table = Stôl
web-evenings-table-number = Stôl { $table }
web-evenings-player = Hráč
web-evenings-score = Skóre
web-evenings-place = Miesto
web-evenings-sum = Body
web-evenings-scores = Súčet skóre
web-evenings-resting = Voľno: { $names }
web-evenings-online-waiting = čaká na tomto serveri
web-evenings-online-running = hrá sa na tomto serveri
web-evenings-online-finished = dohraný na tomto serveri

web-evenings-result-of = Výsledok stola v { $round }. kole: stôl { $table }
web-evenings-scores-of = Skóre pri stole { $table }
web-evenings-table-open = Stôl { $table }: { $names }
web-evenings-table-done = Stôl { $table }, zapísané: { $names }
web-evenings-need-score = { $name }: vyplňte, prosím, skóre celým číslom.
web-evenings-places = Miesta, ak o poradí pri rovnakom skóre rozhodla hra
web-evenings-places-help = Keď nič nezadáte, hráči s rovnakým skóre sa podelia o miesta a každý dostane priemer bodov za ne.
web-evenings-place-of = Miesto: { $name }
web-evenings-enter = Zapísať výsledok
web-evenings-correct = Opraviť výsledok
web-evenings-withdraw = Zrušiť výsledok
web-evenings-results-of = Výsledky { $round }. kola: zápis a opravy
web-evenings-round-complete = Všetky výsledky { $round }. kola sú zapísané.

web-evenings-round-tools = Ďalšie možnosti pre { $round }. kolo: hra na serveri, výmena, zrušenie
web-evenings-open-online = Otvoriť stoly na tomto serveri
web-evenings-open-online-help = Otvorí sa každý stôl bez výsledku, s odkazom pre každého hráča. Výsledky sa zapíšu samy.
web-evenings-invitations = Odkazy k stolu { $table }
web-evenings-copy = Kopírovať odkaz: { $name }
web-evenings-copied = Skopírované: { $name }.
web-evenings-not-copied = Prehliadač nedovolil odkaz skopírovať. Skopírujte ho ručne.
web-evenings-swap = Vymeniť
web-evenings-swap-with = s kým
web-evenings-do-swap = Vymeniť ich
web-evenings-cancel-round = Zrušiť { $round }. kolo

web-evenings-standings-of = Poradie: { $of }
web-evenings-no-results = Zatiaľ nie sú žiadne výsledky.
web-evenings-explained = Odkiaľ sa body vzali
web-evenings-evening = { $number }. večer
web-evenings-print = Vytlačiť posledné kolo a poradie
web-evenings-print-all = Vytlačiť všetky kolá a poradie

web-evenings-players =
    { $count ->
        [one] V zozname je { $count } hráč
        [few] V zozname sú { $count } hráči
       *[other] V zozname je { $count } hráčov
    }
web-evenings-has-left = už nie je v lige
web-evenings-names = Noví hráči
web-evenings-names-help = Každé meno na vlastnom riadku, alebo mená oddelené čiarkami.
web-evenings-join-now = Hrajú tento večer od najbližšieho kola
web-evenings-add = Pridať do zoznamu
web-evenings-need-names = Vyplňte, prosím, aspoň jedno meno.
web-evenings-mend-list = Opraviť meno alebo zapísať odchod
web-evenings-new-name = Nové meno
web-evenings-need-new-name = Vyplňte, prosím, nové meno.
web-evenings-rename = Premenovať
web-evenings-leave = Odchod z ligy
web-evenings-return = Návrat do ligy

web-evenings-links = Odkazy a súbor ligy
web-evenings-public-help = Kto má tento odkaz, môže si ligu prezerať. Vyhľadávače ju majú vynechať.
web-evenings-public = Odkaz pre čitateľov
web-evenings-key-help = Kto má odkaz pre organizátorov, môže všetko meniť. Dajte ho len tým, čo vám pomáhajú.
web-evenings-key = Odkaz pre organizátorov
web-evenings-renew-key = Vytvoriť nový odkaz pre organizátorov, starý zrušiť
web-evenings-key-renewed = Odkaz pre organizátorov je nový. Starý už nič neotvorí.
web-evenings-download = Stiahnuť súbor ligy
web-evenings-download-help = Aj bez servera sa s ním dá pokračovať príkazom „dominium evening“.
web-evenings-forget-sure = Chcem túto ligu zmazať so všetkými výsledkami
web-evenings-forget = Zmazať ligu
web-evenings-history = História všetkých zápisov

web-evenings-change-rules = Názov a body ligy
web-evenings-change-rules-help = Body všetkých kôl sa spočítajú znova.
web-evenings-points-of = Body pri stole { PREPOSITION("s", $size) } hráčmi
web-evenings-ties = Pri zhode bodov rozhoduje
web-evenings-ties-scores = súčet skóre
web-evenings-ties-wins = počet vyhratých stolov
web-evenings-ties-scores-wins = súčet skóre, potom vyhraté stoly
web-evenings-ties-wins-scores = počet vyhratých stolov, potom súčet skóre
web-evenings-save-rules = Uložiť
