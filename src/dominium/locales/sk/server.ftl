## What the server itself says: names of bots, waiting tables, refused requests.

server-bot-child = Robot pre deti
server-bot-easy = Slabý robot
server-bot-medium = Priemerný robot
server-bot-hard = Silný robot
server-bot-master = Majstrovský robot
server-own-bot = Robot { $name }
server-open-seat = Voľné miesto { $number }

server-waiting-title =
    { $count ->
        [one] { $game }, čaká sa na { $count } hráča
        [few] { $game }, čaká sa na { $count } hráčov
       *[other] { $game }, čaká sa na { $count } hráčov
    }
server-waiting-expected =
    { $count ->
        [one] Pošlite odkaz na voľné miesto priateľovi. Hra sa začne, keď bude miesto obsadené.
        [few] Pošlite odkazy na { $count } voľné miesta priateľom. Hra sa začne, keď budú všetky miesta obsadené.
       *[other] Pošlite odkazy na { $count } voľných miest priateľom. Hra sa začne, keď budú všetky miesta obsadené.
    }

server-waiting-for-others = Hra sa začne, len čo budú všetky miesta obsadené.
server-dealing-title = { $game }, pripravuje sa rozdávanie
server-dealing-expected = Hra sa hneď začne: k rozdávaniu prispievajú prehliadače všetkých hráčov.

server-left = { $name } odchádza od stola. Zatiaľ hrá robot.
server-returned = { $name } sa vracia k stolu.
server-undo-asked = { $name } žiada o vrátenie posledného ťahu.
server-undo-agreed = { $name } s vrátením ťahu súhlasí.
server-undo-refused = { $name } nesúhlasí, takže ťah platí.
server-undo-refused-withdrawn = { $name } už o vrátenie ťahu nežiada.
server-undone = Ťah je vrátený. Na rade je { $name }.
server-timed-out = { $name }: čas vypršal. Ďalej hrá robot.
server-time-over = { $name }: čas vypršal.
server-forfeited = { $name } sa vzdáva. Hra sa končí.
server-forfeited-time = Hra sa končí.
server-deal-missed = Prehliadač, ktorý používa { $name }, neodkryl svoj príspevok k rozdávaniu, preto sa rozdávalo znova bez neho.
server-deal-left = { $name } odchádza uprostred rozdávania, preto sa bude rozdávať znova.
server-deal-late = Prehliadač, ktorý používa { $name }, k rozdávaniu včas neprispel.
server-deal-alone = K rozdávaniu neprispel žiadny prehliadač: rozdáva sám server.
server-days-given =
    { $count ->
        [one] { $name } dostáva { $count } deň navyše.
        [few] { $name } dostáva { $count } dni navyše.
       *[other] { $name } dostáva { $count } dní navyše.
    }
server-minutes-given =
    { $count ->
        [one] { $name } dostáva { $count } minútu navyše.
        [few] { $name } dostáva { $count } minúty navyše.
       *[other] { $name } dostáva { $count } minút navyše.
    }
server-seconds-given =
    { $count ->
        [one] { $name } dostáva { $count } sekundu navyše.
        [few] { $name } dostáva { $count } sekundy navyše.
       *[other] { $name } dostáva { $count } sekúnd navyše.
    }
server-forfeit = Koniec hry: { $won } víťazí, { $lost } sa vzdáva.
server-forfeit-time = Koniec hry: víťazí { $won }. { $lost }: čas vypršal.
server-forfeit-alone = Hra bola predčasne ukončená.
server-closed-talk = Prevádzkovateľ servera tento stôl zatvoril pre meno alebo pre to, čo sa tu písalo. Hra sa nepočíta.
server-closed-cheating = Prevádzkovateľ servera tento stôl zatvoril pre podvádzanie. Hra sa nepočíta.
server-closed-disturbing = Prevádzkovateľ servera tento stôl zatvoril, lebo tu niekto rušil hru. Hra sa nepočíta.
server-closed-fault = Prevádzkovateľ servera tento stôl zatvoril pre chybu. Hra sa nepočíta.
server-closed-other = Prevádzkovateľ servera tento stôl zatvoril. Hra sa nepočíta.

server-pages-missing-title = Stránky nie sú zostavené
server-pages-missing-text = Server beží, ale chýbajú mu webové stránky. V priečinku Dominia spustite „make web“ a načítajte túto stránku znova.

refusal-already_seated = Pri tomto stole už sedíte.
refusal-bots_by_invitation = Roboti si sem bez pozvania nesadajú: žiadny iný robot tu nie je.
refusal-creator_stays = Kto stôl otvoril, nemôže od neho odísť, kým sa hra nezačne.
refusal-hand_over = Najprv odovzdajte zariadenie tomu, kto je na rade.
refusal-no_clock = Pri tomto stole sa čas nemeria.
refusal-no_such_seat = Také miesto pri tomto stole nie je.
refusal-no_time_left = Nezostáva vám žiadny čas. Ostatní hráči vám môžu čas pridať.
refusal-no_undo_asked = O toto vrátenie už nikto nežiada.
refusal-not_creator = To môže iba ten, kto stôl otvoril.
refusal-not_finished = Hra sa ešte neskončila.
refusal-not_open_table = Tento stôl je súkromný: potrebujete odkaz na voľné miesto.
refusal-not_to_yourself = Čas môžete pridať iba ostatným hráčom.
refusal-not_waiting = Na spoluhráča už nečakáte.
refusal-nothing_to_undo = Nie je čo vrátiť.
refusal-only_two_give_up = Vzdať sa dá iba hra dvoch hráčov. Keď odídete, bude hrať robot.
refusal-outdated_table = Tento stôl vznikol podľa inej verzie pravidiel, než má tento server, a preto sa už nedá otvoriť.
refusal-carried_table = Tento stôl sa začal na zariadení, takže nikto ďalší nevie, ako sa pri ňom žrebovalo.
refusal-seat_not_idle = Uvoľniť možno len miesto, ktorého hráč ešte nehral.
refusal-seat_taken = Toto miesto je obsadené.
refusal-table_closed = Prevádzkovateľ servera tento stôl zatvoril.
refusal-time_is_up = Váš čas vypršal.
refusal-undo_off = Pri tomto stole sa ťahy nevracajú.
refusal-undo_others = Vrátiť sa dá iba váš vlastný posledný ťah.
refusal-undo_past_chance = Odvtedy sa losovalo alebo sa niečo odkrylo, preto sa to už vrátiť nedá.
refusal-undo_pending = Na odpoveď čaká iná žiadosť o vrátenie ťahu.
refusal-unknown_invitation = Táto pozvánka neexistuje.
refusal-unknown_page = Táto stránka neexistuje.
refusal-unknown_rules = Pravidlá hry { $game } tu nie sú.
refusal-waits_elsewhere = Na spoluhráča čakáte v inom okne alebo na inej karte.
refusal-wrong_host = Tento server na použité meno neodpovedá. Otvorte ho cez IP adresu alebo požiadajte prevádzkovateľa, aby meno pridal do DOMINIUM_HOSTS.
refusal-wrong_origin = Cudzia stránka to urobiť nesmie.
refusal-you_left = Odišli ste od stola a hrá za vás robot. Najprv sa vráťte.
refusal-server_error = Na serveri nastala chyba. Nič sa nestratilo, skúste to, prosím, znova.

fault-bad_name = Meno má mať 1 až { $longest } znakov.
fault-bad_level = Úroveň robota „{ $level }“ neexistuje. Známe: { $known }.
fault-wrong_seats = 
    { $seats ->
        [one] Hra je pre { $seats } hráča, ale počet zadaných miest je { $given }.
        [few] Hra je pre { $seats } hráčov, ale počet zadaných miest je { $given }.
       *[other] Hra je pre { $seats } hráčov, ale počet zadaných miest je { $given }.
    }
fault-unreadable = Zápisu „{ $text }“ nerozumiem.
fault-clock_at_table_by_days = Stôl, pri ktorom sa hrá korešpondenčne, má čas na každý ťah, nie minúty na celú hru.
fault-days_at_live_table = Čas na ťah v dňoch je len pre stoly, pri ktorých sa hrá korešpondenčne.
fault-increment_without_clock = Sekundy za ťah sa dajú pridávať, len keď sa meria čas.
fault-undo_not_allowed = V tomto variante sa ťahy nevracajú.
