## Dominové hry: nadpisy, hlášení, dotazy, odmítnutí, chyby a výsledky.
## Řádky se předčítají: žádné znaky, které by hlas přeskočil. Jména lidí stojí v prvním pádě.

# Konce řady
ends-short = Konce { $ends }.
ends-none = Na stole ještě nic neleží.
line-none = V této hře se řada neskládá.
ends-closed = Přiložit už nelze nic.

# Stav jedním řádkem
title-deal = partie { $deal }
title-deal-of = partie { $deal } { PREPOSITION("z", $deals) }
title-target = do { $points } bodů

# Kdo je na řadě a co se čeká
expected-remove_tile = Kostky jdou stranou.
expected-deal_tile = Rozdávají se kostky.
expected-draw_tile-turn =
    { $you ->
        [yes] Berete ze zálohy.
       *[no] Ze zálohy bere { $name }.
    }
expected-draw_tile = Bere se kostka ze zálohy.
expected-lead =
    { $you ->
        [yes] Na řadě jste vy: položte první kostku.
       *[no] Na řadě je { $name }: pokládá první kostku.
    }
expected-play =
    { $you ->
        [yes] Na řadě jste vy: přiložte kostku. { $ends }
       *[no] Na řadě je { $name }: přikládá kostku. { $ends }
    }
expected-play-draw =
    { $you ->
        [yes] Na řadě jste vy: přiložte kostku, nebo si jednu vezměte. { $ends }
       *[no] Na řadě je { $name }: přikládá kostku, nebo bere ze zálohy. { $ends }
    }
expected-play_or_pass =
    { $you ->
        [yes] Na řadě jste vy: přiložte kostku, nebo řekněte dál. { $ends }
       *[no] Na řadě je { $name }: přikládá kostku, nebo říká dál. { $ends }
    }
expected-hit_or_stand =
    { $you ->
        [yes] Na řadě jste vy: ještě kostku, nebo dost?
       *[no] Na řadě je { $name }: ještě kostku, nebo dost.
    }
expected-hit_or_stand-pips = Na řadě jste vy, máte { $pips }: ještě kostku, nebo dost?
expected-hit_or_stand-best = Na řadě jste vy, máte přesně { $pips }: řekněte dost.
expected-hit_or_stand-over = Na řadě jste vy, máte { $pips }, víc než { $best }: řekněte dost.

# Hlášení událostí; klíče s -long nahrazují krátké při délce „long“
call-pass = „DÁL“
call-out = „DOMINO“
event-deal_started-of = Začíná partie { $deal } { PREPOSITION("z", $deals) }.
event-deal_started-target = Začíná partie { $deal }, hraje se do { $target } bodů.
event-stakes_paid = Každý vkládá { $stake }. V banku: { $bank }.
event-tile_removed =
    { $count ->
        [one] Stranou jde lícem dolů { $count } kostka.
        [few] Stranou jdou lícem dolů { $count } kostky.
       *[other] Stranou jde lícem dolů { $count } kostek.
    }
event-tile_removed-known = Stranou: { $tiles }.
event-hand_dealt-size = { $name }: { $tiles }.
event-hand_dealt-sizes =
    { $count ->
        [one] { $names }: po { $count } kostce.
        [few] { $names }: po { $count } kostkách.
       *[other] { $names }: po { $count } kostkách.
    }
event-hand_dealt =
    { $you ->
        [yes] Vaše kostky: { $tiles }.
       *[no] { $name } má: { $tiles }.
    }
event-lead_given =
    { $you ->
        [yes] Teď začínáte vy.
       *[no] Teď začíná { $name }.
    }
event-lead_given-lowest_double =
    { $you ->
        [yes] Nejnižší dubl je { $number }: začínáte vy.
       *[no] Nejnižší dubl je { $number }: začíná { $name }.
    }
event-lead_given-lowest_tile =
    { $you ->
        [yes] Nikdo nemá dubl, nejnižší je { $tile }: začínáte vy.
       *[no] Nikdo nemá dubl, nejnižší je { $tile }: začíná { $name }.
    }
event-lead_given-double_six =
    { $you ->
        [yes] Dubl 6 máte vy a začínáte.
       *[no] Dubl 6 má { $name } a začíná.
    }
event-tile_laid-led =
    { $you ->
        [yes] Začínáte: { $tile }.
       *[no] Začíná { $name }: { $tile }.
    }
event-tile_laid-led-long =
    { $you ->
        [yes] Začínáte: { $tile }. { $ends } V ruce: { $tiles }.
       *[no] Začíná { $name }: { $tile }. { $ends } V ruce: { $tiles }.
    }
event-tile_laid = { $name }: { $tile } { $end }. { $ends }
event-tile_laid-wild = { $name }: matador { $tile } { $end }. { $ends }
event-tile_laid-long =
    { $you ->
        [yes] Přikládáte { $tile }, { $end }. { $ends } V ruce: { $tiles }.
       *[no] { $name } přikládá { $tile }, { $end }. { $ends } V ruce: { $tiles }.
    }
event-tile_laid-wild-long =
    { $you ->
        [yes] Přikládáte matadora { $tile }, { $end }. { $ends } V ruce: { $tiles }.
       *[no] { $name } přikládá matadora { $tile }, { $end }. { $ends } V ruce: { $tiles }.
    }
event-turn = { $name }: { $parts }.
event-part-stuck = nic na { $numbers }
event-part-drawn = ze zálohy { $tiles }
event-part-drawn-long = ze zálohy { $tiles }, v záloze { $stock }
event-part-drawn-known = ze zálohy { $tiles } ({ $names })
event-part-drawn-known-long = ze zálohy { $tiles } ({ $names }), v záloze { $stock }
event-new_tiles = Nové kostky: { $tiles }.
event-stood = { $name }: dost, { $tiles }.
event-points_scored-lowest_double = { $name }: { $points } za nejnižší dubl, celkem { $total }.
event-points_scored-equal_ends = { $name }: { $points } za stejné konce, celkem { $total }.
event-points_scored-equal_ends_double = { $name }: { $points } za stejné konce s dublem, celkem { $total }.
event-points_scored-fives = { $name }: { $points } za konce, celkem { $total }.
event-went_out = { $name }: { $call }.
event-went_out-place = { $name }: { $call }, { $place }. místo.
event-line_blocked = Slepá ulička: přiložit nemůže nikdo.
event-hands_shown = { $name }: { $tiles }; celkem { $pips }.
event-hands_shown-over = { $name }: { $tiles }; celkem { $pips }, příliš mnoho.
event-hands_shown-none = { $name }: žádná kostka.
event-hands_shown-removed = Stranou ležely: { $tiles }.
event-prizes_paid = Z banku: { $prizes }.
event-prizes_paid-rest = Z banku: { $prizes }. Zůstatek: { $bank }.
event-match_ended-alone =
    { $you ->
        [yes] Vítězíte vy.
       *[no] Vítězí { $name }.
    }
event-match_ended-drawn = Celá hra končí nerozhodně.
event-match_ended-all_laid = Hra je vyhraná.
event-match_ended-stuck = Hra je prohraná.

# Co zazní hned: kratší, zbytek řekne jedna klávesa
heard-stood = { $name }: dost.
asked-lead = Začněte.
asked-play = Jste na řadě. { $ends }
asked-play-numbers = Jste na řadě: { $numbers }.
asked-hit_or_stand-pips = { $pips }: ještě, nebo dost?
asked-hit_or_stand-best = Přesně { $pips }: řekněte dost.
asked-hit_or_stand-over = { $pips }, víc než { $best }: řekněte dost.

# Výsledek partie
deal-won =
    { $you ->
        [yes] Partii vyhráváte vy.
       *[no] Partii vyhrává { $name }.
    }
deal-won-points =
    { $you ->
        [yes] Partii vyhráváte vy: { $points }.
       *[no] Partii vyhrává { $name }: { $points }.
    }
deal-won-shared = Vítězové partie: { $names }.
deal-won-nobody = Partii nevyhrává nikdo.
deal-target_reached = Cíle je dosaženo.
deal-stock_exhausted = Záloha došla.
deal-all_laid = Všech 28 kostek je vyloženo.
deal-stuck = Přiložit už nelze nic. Vyloženo: { $laid }, zbývá: { $left }.
deal-totals = Skóre: { $scores }.
deal-numbered = Partie { $deal }, { $reason }. { $result }
deal-numbered-target_reached = Partie { $deal }: cíle je dosaženo.
deal-reason-out = domino
deal-reason-blocked = slepá ulička
deal-reason-stock_exhausted = záloha došla
deal-reason-two_out = dva bez kostek
deal-reason-target_reached = dosažený cíl
deal-reason-showdown = odkryté kostky
deal-reason-all_laid = všechno vyloženo
deal-reason-stuck = konec přikládání
tally-none = Zatím není nic zapsáno.
tally-lead = Příští partii začíná { $name }.

# Volby
choice-lead = { $tile }. { $ends }
choice-lay = { $laid }. { $ends }
choice-lay-gain = { $laid }. { $ends } { $gain }.
choice-lay-short = { $tile } { $end }
choice-lay-outward = { $tile } { $end }, { $outward } ven
choice-draw = vzít kostku
choice-draw-stock = Vzít kostku, v záloze { $count }
choice-pass = říct dál
choice-hit = ještě kostku
choice-stand = dost
choice-stand-pips = Dost, { $pips }
choice-draw_tile = kostka { $tile }

# Řada
line-tiles = Kostek v řadě: { $count }. První položená: { $number }. zleva.
line-part = { $places }: { $tiles }.
line-middle = Uprostřed: { $tile }.
line-crossing = Křížový: { $tile }.
line-arm = { $end }, od středu: { $tiles }.
line-played = Leží, vždy ze 7: { $numbers }.
line-number = { $name } { $count }
number-0 = nuly
number-1 = jedničky
number-2 = dvojky
number-3 = trojky
number-4 = čtyřky
number-5 = pětky
number-6 = šestky

# Ruce, záloha, bank, body
hand =
    { $you ->
        [yes] V ruce máte: { $tiles }, { $pips }.
       *[no] { $name }: { $tiles }, { $pips }.
    }
hand-size = { $name }: { $parts }.
hand-drawn = vzato: { $count }
hand-passes = dál: { $count }
hand-out = bez kostek, { $place }. místo
hand-stood = dost
hand-item = { $tile }, { $ends }
hand-item-lead = { $tile }, může začít
hand-item-unfit = { $tile }, teď nejde
stock = Záloha: { $tiles }.
stock-none = Tato hra zálohu nemá.
stock-undealt = Ještě nerozdáno: { $tiles }.
stock-tiles = V záloze: { $tiles }.
stock-removed-tiles = Stranou: { $tiles }.
stock-removed = Stranou: { $tiles }.
bank = V banku: { $tokens }.
score-seat = { $name }: { $amount }.
score-seat-deals = { $name }: { $amount }, { $deals }.
score-laid = Vyloženo: { $count } ze 28 kostek.
score-gained = { $score } V této partii: { $points }.
score-ending = Poslední partie skončila takto: { $reason }.
score-target = Partie { $deal }, hraje se do { $target } bodů.
score-deals = Partie { $deal } { PREPOSITION("z", $deals) }.
score-lead =
    { $you ->
        [yes] Kdo zahájil tuto partii: vy.
       *[no] Kdo zahájil tuto partii: { $name }.
    }

# Odmítnuté akce
refusal-ambiguous-tile = { $tile } lze přiložit více způsoby: { $options }.
refusal-must_lead = Teď je třeba položit první kostku.
refusal-must_play = Teď je třeba přiložit kostku.
refusal-must_hit_or_stand = Teď si vezměte ještě kostku, nebo řekněte dost.
refusal-must_draw_tile = Teď se losuje kostka.
refusal-tile_not_in_hand = { $tile } v ruce nemáte.
refusal-must_lead_tile = První musí být { $tile }.
refusal-end_not_open = { $end } teď přiložit nelze.
refusal-tile_does_not_fit = { $tile } nikam nejde.
refusal-tile_does_not_fit-end = { $tile } { $end } nejde: je tam { $number }.
refusal-tile_does_not_fit-sum = { $tile } { $end } nejde: je tam { $number } a dohromady to musí být 7.
refusal-matador_not_needed = { $tile } smí být žolíkem, jen když jiná kostka nejde.
refusal-draw_first = Než řeknete dál, vezměte si kostku.
refusal-already_drawn = V jednom tahu si lze vzít jen jednu kostku.
refusal-stock_empty = Záloha je prázdná.
refusal-must_stand = Máte { $pips }, další kostku už vzít nelze.
refusal-not_in_this_game = Tato hra nezná: { $action }.
refusal-tile_not_available = { $tile } se vylosovat nedá.

# Chyby možností, pozic a počítadla
fault-of_entry = Údaj { $number }: { $fault }
fault-hidden_action = Tah { $number } v záznamu je skrytý, dokud hra neskončí.
fault-target_needs_points = Cíl { $target } se hodí jen k počítání bodů.
fault-deals_need_counting = Počet partií ({ $deals }) se hodí jen k počítání vyhraných partií; na body se hraje až do cíle.
fault-out_of_range = Údaj { $field } nemůže být { $value }.
fault-seat_out_of_range = takový hráč u stolu není.
fault-unknown_ending = Partie nemůže skončit takto: { $ending }.
fault-wrong_number_of_hands = Zapsaných rukou: { $hands }, správně { $seats }.
fault-wrong_number_of_scores = Zapsaných výsledků: { $scores }, správně { $seats }.
fault-unknown_tile = Kostka { $tile } v sadě není.
fault-tile_missing = Kostka { $tile } nikde není.
fault-no_led_tile = V řadě chybí první položená kostka.
fault-wrong_lead = První nemůže být kostka { $tile }.
fault-end_not_in_game = Řada v této hře takový konec nemá: { $end }.
fault-line_has_a_gap = Řada má mezeru: { $end }, { $position }. místo.
fault-line_does_not_fit = Kostka { $tile } nepatří tam, kde leží.
fault-impossible_step = Krok { $step } se k rozložení kostek nehodí.
fault-unknown_entry = Takový údaj počítadlo nezná.
fault-not_in_this_game = Tato hra takové údaje nemá: { $kind }.
fault-unknown_ending-known = Partie nemůže skončit takto: { $ending }. Známé: { $known }.
fault-out_seats = Uveďte, kdo je bez kostek; nejméně { $needed }.
fault-hand_missing = chybí kostky v ruce.
fault-doubles_missing = chybí počet dublů a jejich oka.
fault-count_missing = chybí počet kostek.
fault-count_not_tiles = Místo výčtu kostek napište, kolik jich celkem zbylo, i se zálohou.
fault-bad_tile = Kostka { $tile } neexistuje.
fault-tile_twice = Kostka { $tile } je tu dvakrát.
fault-bad_pips = tolik ok to být nemůže.
fault-bad_seat = takový hráč tu není.
fault-bad_points = Tolik bodů ({ $points }) tu získat nelze.
fault-match_over = To už bylo po hře.

# Úsporné řádky pro braillský řádek a terminál: malá písmena, krátce
compact-deal = partie { $deal }
compact-deal-of = partie { $deal }/{ $deals }
compact-target = do { $points }
compact-lead = začíná { $seat }
compact-step-remove_tile = kostky stranou
compact-step-deal_tile = rozdávání
compact-step-draw_tile = braní
compact-step-lead = první kostka
compact-step-play = přikládá
compact-step-play_or_pass = přikládá, nebo dál
compact-step-hit_or_stand = ještě, nebo dost
compact-step-stand = dost
compact-ends = konce
compact-line = řada
compact-hand = má { $size } vzato { $drawn } dál { $passes }
compact-out = venku { $place }
compact-stood = dost
compact-won = výher { $deals }
compact-gained = teď { $points }
compact-tiles = kostky
compact-stock = záloha { $count }
compact-removed = stranou { $count }
compact-bank = bank { $count }

# Slova, která lze psát v akci: první z každého řádku se nabízí; poslední řádky jsou slova, která smějí stát u kostky
typed-draw = bere, beru, brát, vzít, vezmu, vzít kostku, vzít si kostku, líznout, lížu
typed-pass = dál, dále, říct dál, říkám dál, nic
typed-hit = ještě, ještě jednu, ještě kostku, další, další kostku, přibrat
typed-stand = dost, stačí, mám dost, stop, nechci
typed-double = dubl, dublík
typed-outward = ven
typed-before-tile = kostka, kostku, kámen, hraji, hraju, hrát, přiložit, přikládám, položit, pokládám, začínám, matador
