# Programy, ktoré sadajú k stolu podľa protokolu robotov
program-failure-not_started = Nepodarilo sa ho spustiť.
program-failure-too_slow = Neodpovedal včas.
program-failure-crashed = Skončil.
program-failure-closed_output = Zavrel svoj výstup.
program-failure-line_too_long = Napísal príliš dlhý riadok.
program-failure-malformed = Napísal riadok, ktorý nie je správou protokolu.
program-failure-unknown_version = Nepozná túto verziu protokolu.
program-failure-wrong_answer = Jeho odpoveď nepatrí k otázke.
program-failure-other_game = Túto hru nehrá.
program-failure-illegal_action = Zvolil ťah, ktorý nie je podľa pravidiel.
program-failure-talks_unasked = Napísal niečo bez toho, aby sa ho niekto pýtal.
program-failure-does_not_quit = Neskončil, keď mal.

server-failed = Program { $name } prišiel o svoje miesto. { $reason } Ďalej hrá iný robot.
server-program-help = Program, ktorý pridal prevádzkovateľ tohto servera.
server-program-by = Program, ktorý pridal prevádzkovateľ tohto servera; jeho autor: { $author }.

terminal-program-failed = Program { $name } prišiel o svoje miesto. { $reason } Ďalej hrá iný robot.
terminal-program-unusable = Program „{ $command }“ nemôže hrať. { $reason }
terminal-program-untrusted = Tento súbor chce na vašom počítači spustiť program: { $command }. Ak mu veríte, pridajte --run-programs.
terminal-option-run-programs = Spustiť programy, ktoré súbor uvádza ako robotov. Len pre súbory, ktorým veríte.
terminal-option-program = Ponúknuť hráčom tento program ako robota, MENO=PRÍKAZ; možno uviesť viackrát.
terminal-metavar-named-program = MENO=PRÍKAZ
terminal-serve-program = „{ $text }“ nie je program: napíšte MENO=PRÍKAZ. { $reason }
terminal-serve-program-named-twice = Dva programy sa volajú „{ $name }“.
terminal-arena-failures = { $bot } prišiel o svoje miesto, počet hier: { $games }. { $reason } Takáto hra sa počíta ako prehratá; dohral ju iný robot.

terminal-about-bot-check = Overiť, či sa program drží protokolu robotov.
terminal-input-program = Príkaz, ktorý spustí program; ak má viac slov, v úvodzovkách.
terminal-metavar-program = PROGRAM
terminal-option-checked-game = Overiť iba túto hru; možno uviesť viackrát. Inak každú, ktorú program podľa svojich slov hrá.
terminal-option-time = Koľko sekúnd smie trvať jedno rozhodnutie.
terminal-option-memory = Koľko mebibajtov pamäte smie program použiť.
terminal-option-schema = Vypísať JSON Schema všetkých správ a nič neoverovať.
terminal-bot-check-nothing = Uveďte program, ktorý sa má overiť.
terminal-bot-check-column-check = skúška
terminal-bot-check-column-result = výsledok
terminal-bot-check-column-longest = najdlhšie rozhodnutie, s
terminal-bot-check-passed = v poriadku
terminal-bot-check-failed = chyba
terminal-bot-check-hello = povie, kto je
terminal-bot-check-games = celé hry po sebe: { $game }
terminal-bot-check-middle = nadviaže uprostred hry: { $game }
terminal-bot-check-unknown = ignoruje, čo nepozná
terminal-bot-check-line_ends = číta konce riadkov z Windows
terminal-bot-check-unasked = nehovorí, keď sa ho nikto nepýta
terminal-bot-check-quit = skončí po quit
terminal-bot-check-end_of_input = skončí na konci vstupu
terminal-bot-check-log = Posledný riadok na jeho chybovom výstupe: { $line }
terminal-bot-check-good = Program sa drží protokolu.
terminal-bot-check-bad = Program sa protokolu nedrží.
