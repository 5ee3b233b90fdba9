## Dominové hry: nadpisy, hlásenia, otázky, odmietnutia, chyby a výsledky.
## Riadky sa predčítavajú: žiadne znaky, ktoré by hlas preskočil. Mená ľudí stoja v prvom páde.

# Konce radu
ends-short = Konce { $ends }.
ends-none = Na stole ešte nič neleží.
line-none = V tejto hre sa rad neskladá.
ends-closed = Priložiť sa už nedá nič.

# Stav jedným riadkom
title-deal = partia { $deal }
title-deal-of = partia { $deal } { PREPOSITION("z", $deals) }
title-target = do { $points } bodov

# Kto je na rade a na čo sa čaká
expected-remove_tile = Kocky idú bokom.
expected-deal_tile = Rozdávajú sa kocky.
expected-draw_tile-turn =
    { $you ->
        [yes] Beriete zo zálohy.
       *[no] Zo zálohy berie { $name }.
    }
expected-draw_tile = Berie sa kocka zo zálohy.
expected-lead =
    { $you ->
        [yes] Na rade ste vy: položte prvú kocku.
       *[no] Na rade je { $name }: kladie prvú kocku.
    }
expected-play =
    { $you ->
        [yes] Na rade ste vy: priložte kocku. { $ends }
       *[no] Na rade je { $name }: prikladá kocku. { $ends }
    }
expected-play-draw =
    { $you ->
        [yes] Na rade ste vy: priložte kocku, alebo si jednu vezmite. { $ends }
       *[no] Na rade je { $name }: prikladá kocku, alebo berie zo zálohy. { $ends }
    }
expected-play_or_pass =
    { $you ->
        [yes] Na rade ste vy: priložte kocku, alebo povedzte „ďalej“. { $ends }
       *[no] Na rade je { $name }: prikladá kocku, alebo hlási „ďalej“. { $ends }
    }
expected-hit_or_stand =
    { $you ->
        [yes] Na rade ste vy: ešte kocku, alebo dosť?
       *[no] Na rade je { $name }: ešte kocku, alebo dosť.
    }
expected-hit_or_stand-pips = Na rade ste vy, máte { $pips }: ešte kocku, alebo dosť?
expected-hit_or_stand-best = Na rade ste vy, máte presne { $pips }: povedzte „dosť“.
expected-hit_or_stand-over = Na rade ste vy, máte { $pips }, prekročili ste { $best }: povedzte „dosť“.

# Hlásenia udalostí; kľúče s -long nahrádzajú krátke pri dĺžke „long“
call-pass = „ĎALEJ“
call-out = „DOMINO“
event-deal_started-of = Začína sa partia { $deal } { PREPOSITION("z", $deals) }.
event-deal_started-target = Začína sa partia { $deal }, hrá sa do { $target } bodov.
event-stakes_paid = Vklad každého: { $stake }. V banku: { $bank }.
event-tile_removed =
    { $count ->
        [one] Bokom ide lícom nadol { $count } kocka.
        [few] Bokom idú lícom nadol { $count } kocky.
       *[other] Bokom ide lícom nadol { $count } kociek.
    }
event-tile_removed-known = Bokom: { $tiles }.
event-hand_dealt-size = { $name }: { $tiles }.
event-hand_dealt-sizes =
    { $count ->
        [one] { $names }: po { $count } kocke.
        [few] { $names }: po { $count } kocky.
       *[other] { $names }: po { $count } kociek.
    }
event-hand_dealt =
    { $you ->
        [yes] Vaše kocky: { $tiles }.
       *[no] { $name } má: { $tiles }.
    }
event-lead_given =
    { $you ->
        [yes] Teraz začínate vy.
       *[no] Teraz začína { $name }.
    }
event-lead_given-lowest_double =
    { $you ->
        [yes] Najnižší dubl je { $number }: začínate vy.
       *[no] Najnižší dubl je { $number }: začína { $name }.
    }
event-lead_given-lowest_tile =
    { $you ->
        [yes] Nikto nemá dubl, najnižšia je { $tile }: začínate vy.
       *[no] Nikto nemá dubl, najnižšia je { $tile }: začína { $name }.
    }
event-lead_given-double_six =
    { $you ->
        [yes] Dubl 6 máte vy a začínate.
       *[no] Dubl 6 má { $name } a začína.
    }
event-tile_laid-led =
    { $you ->
        [yes] Začínate: { $tile }.
       *[no] Začína { $name }: { $tile }.
    }
event-tile_laid-led-long =
    { $you ->
        [yes] Začínate: { $tile }. { $ends } V ruke: { $tiles }.
       *[no] Začína { $name }: { $tile }. { $ends } V ruke: { $tiles }.
    }
event-tile_laid = { $name }: { $tile } { $end }. { $ends }
event-tile_laid-wild = { $name }: matador { $tile } { $end }. { $ends }
event-tile_laid-long =
    { $you ->
        [yes] Prikladáte { $tile }, { $end }. { $ends } V ruke: { $tiles }.
       *[no] { $name } prikladá { $tile }, { $end }. { $ends } V ruke: { $tiles }.
    }
event-tile_laid-wild-long =
    { $you ->
        [yes] Prikladáte matadora { $tile }, { $end }. { $ends } V ruke: { $tiles }.
       *[no] { $name } prikladá matadora { $tile }, { $end }. { $ends } V ruke: { $tiles }.
    }
event-turn = { $name }: { $parts }.
event-part-stuck = nič na { $numbers }
event-part-drawn = zo zálohy { $tiles }
event-part-drawn-long = zo zálohy { $tiles }, zvyšok { $stock }
event-part-drawn-known = zo zálohy { $tiles } ({ $names })
event-part-drawn-known-long = zo zálohy { $tiles } ({ $names }), zvyšok { $stock }
event-new_tiles = Nové kocky: { $tiles }.
event-stood = { $name }: dosť, { $tiles }.
event-points_scored-lowest_double = { $name }: { $points } za najnižší dubl, spolu { $total }.
event-points_scored-equal_ends = { $name }: { $points } za rovnaké konce, spolu { $total }.
event-points_scored-equal_ends_double = { $name }: { $points } za rovnaké konce s dublom, spolu { $total }.
event-points_scored-fives = { $name }: { $points } za konce, spolu { $total }.
event-went_out = { $name }: { $call }.
event-went_out-place = { $name }: { $call }, { $place }. miesto.
event-line_blocked = Slepá ulička: priložiť nemôže nikto.
event-hands_shown = { $name }: { $tiles }; spolu { $pips }.
event-hands_shown-over = { $name }: { $tiles }; spolu { $pips }, priveľa.
event-hands_shown-none = { $name }: žiadna kocka.
event-hands_shown-removed = Bokom ležali: { $tiles }.
event-prizes_paid = Z banku: { $prizes }.
event-prizes_paid-rest = Z banku: { $prizes }. Zvyšok: { $bank }.
event-match_ended-alone =
    { $you ->
        [yes] Víťazíte vy.
       *[no] Víťazí { $name }.
    }
event-match_ended-drawn = Zápas sa končí nerozhodne.
event-match_ended-all_laid = Hra je vyhratá.
event-match_ended-stuck = Hra je prehratá.

# Čo zaznie hneď: kratšie, zvyšok povie jeden kláves
heard-stood = { $name }: dosť.
asked-lead = Začnite.
asked-play = Ste na rade. { $ends }
asked-play-numbers = Ste na rade: { $numbers }.
asked-hit_or_stand-pips = { $pips }: ešte, alebo dosť?
asked-hit_or_stand-best = Presne { $pips }: povedzte „dosť“.
asked-hit_or_stand-over = { $pips }, viac než { $best }: povedzte „dosť“.

# Výsledok partie
deal-won =
    { $you ->
        [yes] Partiu vyhrávate vy.
       *[no] Partiu vyhráva { $name }.
    }
deal-won-points =
    { $you ->
        [yes] Partiu vyhrávate vy: { $points }.
       *[no] Partiu vyhráva { $name }: { $points }.
    }
deal-won-shared = Víťazi partie: { $names }.
deal-won-nobody = Partiu nevyhráva nikto.
deal-target_reached = Cieľ je dosiahnutý.
deal-stock_exhausted = Záloha sa minula.
deal-all_laid = Všetkých 28 kociek je vyložených.
deal-stuck = Priložiť sa už nedá nič. Vyložené: { $laid }, zostáva: { $left }.
deal-totals = Skóre: { $scores }.
deal-numbered = Partia { $deal }, { $reason }. { $result }
deal-numbered-target_reached = Partia { $deal }: cieľ je dosiahnutý.
deal-reason-out = domino
deal-reason-blocked = slepá ulička
deal-reason-stock_exhausted = koniec zálohy
deal-reason-two_out = dvaja bez kociek
deal-reason-target_reached = cieľ
deal-reason-showdown = odkryté kocky
deal-reason-all_laid = všetko vyložené
deal-reason-stuck = koniec prikladania
tally-none = Zatiaľ nie je nič zapísané.
tally-lead = Ďalšiu partiu začína { $name }.

# Voľby
choice-lead = { $tile }. { $ends }
choice-lay = { $laid }. { $ends }
choice-lay-gain = { $laid }. { $ends } { $gain }.
choice-lay-short = { $tile } { $end }
choice-lay-outward = { $tile } { $end }, { $outward } von
choice-draw = vziať kocku
choice-draw-stock = Vziať kocku, v zálohe { $count }
choice-pass = povedať „ďalej“
choice-hit = ešte kocku
choice-stand = dosť
choice-stand-pips = Dosť, { $pips }
choice-draw_tile = kocka { $tile }

# Rad
line-tiles = Kociek v rade: { $count }. Prvá položená: { $number }. zľava.
line-part = { $places }: { $tiles }.
line-middle = Uprostred: { $tile }.
line-crossing = Krížový dubl: { $tile }.
line-arm = { $end }, od stredu: { $tiles }.
line-played = V rade, vždy zo siedmich: { $numbers }.
line-number = { $name } { $count }
number-0 = nuly
number-1 = jednotky
number-2 = dvojky
number-3 = trojky
number-4 = štvorky
number-5 = päťky
number-6 = šestky

# Ruky, záloha, bank, body
hand =
    { $you ->
        [yes] V ruke máte: { $tiles }, { $pips }.
       *[no] { $name }: { $tiles }, { $pips }.
    }
hand-size = { $name }: { $parts }.
hand-drawn = vzaté: { $count }
hand-passes = ďalej: { $count }
hand-out = bez kociek, { $place }. miesto
hand-stood = dosť
hand-item = { $tile }, { $ends }
hand-item-lead = { $tile }, môže začať
hand-item-unfit = { $tile }, teraz nejde
stock = Záloha: { $tiles }.
stock-none = Táto hra zálohu nemá.
stock-undealt = Ešte nerozdané: { $tiles }.
stock-tiles = V zálohe: { $tiles }.
stock-removed-tiles = Bokom: { $tiles }.
stock-removed = Bokom: { $tiles }.
bank = V banku: { $tokens }.
score-seat = { $name }: { $amount }.
score-seat-deals = { $name }: { $amount }, { $deals }.
score-laid = Vyložené: { $count } z 28 kociek.
score-gained = { $score } V tejto partii: { $points }.
score-ending = Posledná partia sa skončila takto: { $reason }.
score-target = Partia { $deal }, hrá sa do { $target } bodov.
score-deals = Partia { $deal } { PREPOSITION("z", $deals) }.
score-lead =
    { $you ->
        [yes] Kto začal túto partiu: vy.
       *[no] Kto začal túto partiu: { $name }.
    }

# Odmietnuté akcie
refusal-ambiguous-tile = { $tile } možno priložiť viacerými spôsobmi: { $options }.
refusal-must_lead = Teraz treba položiť prvú kocku.
refusal-must_play = Teraz treba priložiť kocku.
refusal-must_hit_or_stand = Teraz si vezmite ešte kocku, alebo povedzte „dosť“.
refusal-must_draw_tile = Teraz sa berie kocka.
refusal-tile_not_in_hand = { $tile } v ruke nemáte.
refusal-must_lead_tile = Prvá kocka musí byť { $tile }.
refusal-end_not_open = { $end } sa teraz priložiť nedá.
refusal-tile_does_not_fit = { $tile } sa nikam nehodí.
refusal-tile_does_not_fit-end = { $tile } { $end } nejde: je tam { $number }.
refusal-tile_does_not_fit-sum = { $tile } { $end } nejde: je tam { $number } a spolu to musí dať 7.
refusal-matador_not_needed = { $tile } smie byť žolíkom, len keď iná kocka nejde.
refusal-draw_first = Skôr než poviete „ďalej“, vezmite si kocku.
refusal-already_drawn = V tomto ťahu ste si kocku už vzali.
refusal-stock_empty = Záloha je prázdna.
refusal-must_stand = Máte { $pips }, ďalšiu kocku už nemožno vziať.
refusal-not_in_this_game = Táto hra nepozná: { $action }.
refusal-tile_not_available = { $tile } sa vylosovať nedá.

# Chyby možností, pozícií a počítadla
fault-of_entry = Údaj { $number }: { $fault }
fault-hidden_action = Ťah { $number } v zázname je skrytý, kým sa hra neskončí.
fault-target_needs_points = Cieľ { $target } sa hodí len k počítaniu bodov.
fault-deals_need_counting = Počet partií ({ $deals }) sa hodí len k počítaniu vyhratých partií; na body sa hrá až do cieľa.
fault-out_of_range = Údaj { $field } nemôže byť { $value }.
fault-seat_out_of_range = taký hráč pri stole nie je.
fault-unknown_ending = Partia sa nemôže skončiť takto: { $ending }.
fault-wrong_number_of_hands = Zapísaných rúk: { $hands }, správne { $seats }.
fault-wrong_number_of_scores = Zapísaných výsledkov: { $scores }, správne { $seats }.
fault-unknown_tile = Kocka { $tile } v sade nie je.
fault-tile_missing = Kocka { $tile } nikde nie je.
fault-no_led_tile = V rade chýba prvá položená kocka.
fault-wrong_lead = Prvá nemôže byť kocka { $tile }.
fault-end_not_in_game = Rad v tejto hre taký koniec nemá: { $end }.
fault-line_has_a_gap = Rad má medzeru: { $end }, { $position }. miesto.
fault-line_does_not_fit = Kocka { $tile } nepatrí tam, kde leží.
fault-impossible_step = Krok { $step } sa k rozloženiu kociek nehodí.
fault-unknown_entry = Taký údaj počítadlo nepozná.
fault-not_in_this_game = Táto hra také údaje nemá: { $kind }.
fault-unknown_ending-known = Partia sa nemôže skončiť takto: { $ending }. Známe: { $known }.
fault-out_seats = Uveďte, kto je bez kociek; najmenej hráčov: { $needed }.
fault-hand_missing = chýbajú kocky v ruke.
fault-doubles_missing = chýba počet dublov a ich oká.
fault-count_missing = chýba počet kociek.
fault-count_not_tiles = Nevypisujte kocky: napíšte, koľko ich spolu zostalo, aj so zálohou.
fault-bad_tile = Kocka { $tile } neexistuje.
fault-tile_twice = Kocka { $tile } je tu dvakrát.
fault-bad_pips = toľko ôk to byť nemôže.
fault-bad_seat = taký hráč tu nie je.
fault-bad_points = Toľko bodov ({ $points }) sa tu získať nedá.
fault-match_over = Zápas sa skončil už predtým.

# Úsporné riadky pre braillovský riadok a terminál: malé písmená, krátko
compact-deal = partia { $deal }
compact-deal-of = partia { $deal }/{ $deals }
compact-target = do { $points }
compact-lead = začína { $seat }
compact-step-remove_tile = kocky bokom
compact-step-deal_tile = rozdávanie
compact-step-draw_tile = branie
compact-step-lead = prvá kocka
compact-step-play = prikladá
compact-step-play_or_pass = prikladá, alebo ďalej
compact-step-hit_or_stand = ešte, alebo dosť
compact-step-stand = dosť
compact-ends = konce
compact-line = rad
compact-hand = má { $size } vzaté { $drawn } ďalej { $passes }
compact-out = vonku { $place }
compact-stood = dosť
compact-won = výhier { $deals }
compact-gained = teraz { $points }
compact-tiles = kocky
compact-stock = záloha { $count }
compact-removed = bokom { $count }
compact-bank = bank { $count }

# Slová, ktoré možno písať v akcii: prvé z každého riadka sa ponúka; posledné riadky sú slová, ktoré smú stáť pri kocke
typed-draw = berie, beriem, brať, vziať, vezmem, vziať kocku, vziať si kocku
typed-pass = ďalej, povedať ďalej, hovorím ďalej, nič
typed-hit = ešte, ešte jednu, ešte kocku, ďalšiu, ďalšiu kocku, pribrať
typed-stand = dosť, stačí, mám dosť, stop, nechcem
typed-double = dubl
typed-outward = von
typed-before-tile = kocka, kocku, kameň, hrám, hrať, priložiť, prikladám, položiť, kladiem, začínam, matador
