# Tréner: rady a rozbory

fault-coach_at_rated_table = Pri stole s trénerom sa nehrá o rating.
refusal-no_coach = Pri tomto stole nie je tréner.
refusal-too_many_reviews = Tréner má rozobrať príliš veľa hier. Skúste to, prosím, neskôr.

# Známky rozhodnutia

coach-grade-best = najlepšie
coach-grade-good = dobré
coach-grade-inaccuracy = nepresnosť
coach-grade-mistake = chyba
coach-grade-blunder = hrubá chyba
coach-grade-count = { $grade } { $number }
coach-summary = { $name }: { $grades }. Stratené body: { $points }.
coach-nothing = nebolo o čom rozhodovať

# Čo sa dá urobiť

coach-option = { $action }: šanca na výhru { $win }, body { $points }.
coach-advice = Rada: { $action }. { $reason }
coach-advice-alone = Rada: { $action }.

# Prečo je najlepší ťah lepší ako ten druhý: zvolený, alebo druhý najlepší

coach-reason-gain = Najlepší ťah prinesie hneď { $more_points }, ten druhý { $less_points }.
coach-reason-property = { $terrain }: { $squares }, { $crowns }. Najlepší ťah prinesie hneď { $more_points }, ten druhý { $less_points }.
coach-reason-centre = Najlepší ťah nechá hrad v strede kráľovstva; po tom druhom je bonus za Centralizované kráľovstvo preč.
coach-reason-hole = Po tom druhom ťahu zostane políčko { $square } navždy prázdne: žiadny dielik sa tam nezmestí.
coach-reason-hole-harmony = Po tom druhom ťahu zostane políčko { $square } navždy prázdne: žiadny dielik sa tam nezmestí a bonus za Harmóniu je preč.
coach-reason-growth = { $terrain }: po najlepšom ťahu má oblasť s korunami viac miesta na rast. Voľných políčok vedľa nej: { $more } namiesto { $less }.
coach-reason-room = Po najlepšom ťahu je v kráľovstve miesto pre dielik { $domino }, po tom druhom už nie je.
coach-reason-prospect = Po najlepšom ťahu môže dielik { $domino } priniesť { $more_points }, po tom druhom { $less_points }.
coach-reason-no-place = Pre dielik { $worse } nie je v kráľovstve miesto, pre dielik { $better } áno.
coach-reason-fits = Dielik { $better } môže priniesť hneď { $more_points }, dielik { $worse } len { $less_points }.
coach-reason-crowns = Dielik { $better } má viac korún: { $number }.
coach-reason-order = Kto má dielik { $better }, vyberá si v ďalšom kole skôr.
coach-reason-denied = Dielik { $better } by súperovi priniesol až { $points } ({ $seat }).
coach-reason-coins = Najlepší ťah prinesie viac mincí: { $more } namiesto { $less }.
coach-reason-building = { $building } prinesie o { $points } viac.
coach-reason-building-queen = { $building } privedie do kráľovstva kráľovnú.
coach-reason-building-knights = { $building } prinesie rytierov: { $knights }.
coach-reason-building-towers = { $building } prinesie veže: { $towers }.
coach-reason-building-cheaper = { $building } stojí menej; ušetrené mince: { $coins }.
coach-reason-dragon = Drak spáli, čo by mohli postaviť iní: { $building }.
coach-reason-saving = Mince budú mať neskôr väčšiu cenu; ušetrené mince: { $coins }.
coach-reason-rather-lay = Tu je lepšie priložiť: v ruke zostane o kocku menej.
coach-reason-rather-keep = Tu je lepšie nepriložiť: kocky sa neskôr budú hodiť viac.
coach-reason-tile-given = Ten druhý ťah dovolí ďalšiemu hráčovi získať viac bodov.
coach-reason-tile-blocks = Po najlepšom ťahu nemôže ďalší hráč nič priložiť v { $more_share } možných prípadov, po tom druhom v { $less_share }.
coach-reason-tile-matador = Ten druhý ťah minie { $tile }, matadora, ktorý sa hodí všade.
coach-reason-tile-playable = Po najlepšom ťahu sa na konce radu hodí viac vlastných kociek: { $more } namiesto { $less }.
coach-reason-tile-numbers = Po najlepšom ťahu zostane v ruke viac rôznych čísel: { $more } namiesto { $less }.
coach-reason-tile-heavy = Najlepší ťah vyloží ťažšiu kocku: { $tile }. Súčet ôk: { $pips } namiesto { $less }.
coach-reason-tile-double = Dubl sa neskôr prikladá ťažšie: { $tile }.
coach-reason-stand = Súčet ôk je { $pips } a s ďalšou kockou prekročí 21 v { $share } prípadov; lepšie je povedať „dosť“.
coach-reason-hit = Súčet ôk je { $pips } a s ďalšou kockou prekročí 21 len v { $share } prípadov; lepšie je vziať si ešte jednu.
coach-reason-outlook-points = Po mnohých dohrávkach vychádza najlepší ťah v priemere o { $points } lepšie.
coach-reason-outlook-win = V mnohých dohrávkach sa po najlepšom ťahu vyhralo o { $share } partií viac.

# Graf šancí na výhru slovami; šanca stojí za každým menom

coach-graph-start = Na začiatku: { $chances }.
coach-graph-middle = V polovici, ťah { $ply }: { $chances }.
coach-graph-leads = Zmeny vo vedení: { $number }.
coach-graph-turn = Najväčšia zmena, ťah { $ply }: { $name }, { PREPOSITION("z", $before) } na { $after }.
coach-graph-decided = Od ťahu { $ply } už nikdy menej ako { $share }: { $name }.
coach-graph-end = Na konci: { $chances }.

# V termináli

terminal-about-coach = Posúdiť rozhodnutia zapísanej hry: známky, lepšie ťahy, dôvody a šance na výhru.
terminal-option-whose = Posúdiť rozhodnutia hráča na tomto mieste (číslo alebo meno). Inak rozhodnutia všetkých ľudí.
terminal-option-all = Vypísať všetky rozhodnutia, nielen tie, ktoré mohli byť lepšie.
terminal-option-playouts = Koľkými dohrávkami sa zváži každé rozhodnutie.
terminal-coach-listed = Rozhodnutia: { $judged }, z toho vypísaných: { $listed }.
terminal-coach-decision = { $ply }. { $name }: { $words }. { $grade }: stratené body { $points }, strata šance na výhru { $win }.
terminal-coach-better = Lepšie: { $option }
terminal-coach-nothing = V tomto zázname nie je čo posudzovať.
terminal-no-advice = Tu sa neradí: nie ste na rade, alebo pri stole nie je tréner.
terminal-words-advice = rada, poraď
terminal-explain-advice = najlepšie ťahy a prečo
