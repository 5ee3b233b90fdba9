# Programy, které sedají ke stolu podle protokolu robotů
program-failure-not_started = Nepodařilo se ho spustit.
program-failure-too_slow = Neodpověděl včas.
program-failure-crashed = Skončil.
program-failure-closed_output = Zavřel svůj výstup.
program-failure-line_too_long = Napsal příliš dlouhý řádek.
program-failure-malformed = Napsal řádek, který není zprávou protokolu.
program-failure-unknown_version = Nezná tuto verzi protokolu.
program-failure-wrong_answer = Jeho odpověď nepatří k otázce.
program-failure-other_game = Tuto hru nehraje.
program-failure-illegal_action = Zvolil tah, který není podle pravidel.
program-failure-talks_unasked = Napsal něco, aniž byl tázán.
program-failure-does_not_quit = Neskončil, když měl.

server-failed = Program { $name } přišel o své místo. { $reason } Dál hraje jiný robot.
server-program-help = Program, který přidal provozovatel tohoto serveru.
server-program-by = Program, který přidal provozovatel tohoto serveru; jeho autor: { $author }.

terminal-program-failed = Program { $name } přišel o své místo. { $reason } Dál hraje jiný robot.
terminal-program-unusable = Program „{ $command }“ nemůže hrát. { $reason }
terminal-program-untrusted = Tento soubor chce na vašem počítači spustit program: { $command }. Pokud mu věříte, přidejte --run-programs.
terminal-option-run-programs = Spustit programy, které soubor uvádí jako roboty. Jen pro soubory, kterým věříte.
terminal-option-program = Nabídnout hráčům tento program jako robota, JMÉNO=PŘÍKAZ; lze uvést vícekrát.
terminal-metavar-named-program = JMÉNO=PŘÍKAZ
terminal-serve-program = „{ $text }“ není program: napište JMÉNO=PŘÍKAZ. { $reason }
terminal-serve-program-named-twice = Dva programy se jmenují „{ $name }“.
terminal-arena-failures = { $bot } přišel o své místo, počet her: { $games }. { $reason } Taková hra se počítá jako prohraná; dohrál ji jiný robot.

terminal-about-bot-check = Ověřit, zda se program drží protokolu robotů.
terminal-input-program = Příkaz, který spustí program; má-li víc slov, v uvozovkách.
terminal-metavar-program = PROGRAM
terminal-option-checked-game = Ověřit jen tuto hru; lze uvést vícekrát. Jinak každou, kterou program podle svých slov hraje.
terminal-option-time = Kolik sekund smí trvat jedno rozhodnutí.
terminal-option-memory = Kolik mebibajtů paměti smí program použít.
terminal-option-schema = Vypsat JSON Schema všech zpráv a nic neověřovat.
terminal-bot-check-nothing = Uveďte program, který se má ověřit.
terminal-bot-check-column-check = zkouška
terminal-bot-check-column-result = výsledek
terminal-bot-check-column-longest = nejdelší rozhodnutí, s
terminal-bot-check-passed = v pořádku
terminal-bot-check-failed = chyba
terminal-bot-check-hello = řekne, kdo je
terminal-bot-check-games = celé hry po sobě: { $game }
terminal-bot-check-middle = naváže uprostřed hry: { $game }
terminal-bot-check-unknown = ignoruje, co nezná
terminal-bot-check-line_ends = čte konce řádků z Windows
terminal-bot-check-unasked = nemluví, když není tázán
terminal-bot-check-quit = skončí po quit
terminal-bot-check-end_of_input = skončí s koncem vstupu
terminal-bot-check-log = Poslední řádek na jeho chybovém výstupu: { $line }
terminal-bot-check-good = Program se drží protokolu.
terminal-bot-check-bad = Program se protokolu nedrží.
