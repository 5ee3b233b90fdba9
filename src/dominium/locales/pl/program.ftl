# Programy, które siadają do stołu według protokołu botów
program-failure-not_started = Nie udało się go uruchomić.
program-failure-too_slow = Nie odpowiedział na czas.
program-failure-crashed = Zakończył działanie.
program-failure-closed_output = Zamknął swoje wyjście.
program-failure-line_too_long = Napisał zbyt długi wiersz.
program-failure-malformed = Napisał wiersz, który nie jest komunikatem protokołu.
program-failure-unknown_version = Nie zna tej wersji protokołu.
program-failure-wrong_answer = Jego odpowiedź nie pasuje do pytania.
program-failure-other_game = Nie gra w tę grę.
program-failure-illegal_action = Wybrał ruch niezgodny z zasadami.
program-failure-talks_unasked = Napisał coś niepytany.
program-failure-does_not_quit = Nie zakończył działania, gdy powinien.

server-failed = Program { $name } traci swoje miejsce. { $reason } Dalej gra inny bot.
server-program-help = Program dodany przez operatora tego serwera.
server-program-by = Program dodany przez operatora tego serwera; jego autor: { $author }.

terminal-program-failed = Program { $name } traci swoje miejsce. { $reason } Dalej gra inny bot.
terminal-program-unusable = Program „{ $command }” nie może grać. { $reason }
terminal-program-untrusted = Ten plik chce uruchomić program na twoim komputerze: { $command }. Jeśli mu ufasz, dodaj --run-programs.
terminal-option-run-programs = Uruchamia programy, które plik podaje jako boty. Tylko dla plików, którym ufasz.
terminal-option-program = Pozwala graczom wybrać ten program jako bota, NAZWA=POLECENIE; można podać kilka razy.
terminal-metavar-named-program = NAZWA=POLECENIE
terminal-serve-program = „{ $text }” nie jest programem: napisz NAZWA=POLECENIE. { $reason }
terminal-serve-program-named-twice = Dwa programy nazywają się „{ $name }”.
terminal-arena-failures = { $bot } traci miejsce; liczba takich gier: { $games }. { $reason } Każda taka gra liczy się jako przegrana; dogrywa ją inny bot.

terminal-about-bot-check = Sprawdza, czy program trzyma się protokołu botów.
terminal-input-program = Polecenie, które uruchamia program; jeśli ma kilka słów, w cudzysłowie.
terminal-metavar-program = PROGRAM
terminal-option-checked-game = Sprawdza tylko tę grę; można podać kilka razy. Bez tej opcji każdą, w którą program umie grać.
terminal-option-time = Ile sekund może trwać jedna decyzja.
terminal-option-memory = Ile mebibajtów pamięci może zająć program.
terminal-option-schema = Wypisuje JSON Schema wszystkich komunikatów i niczego nie sprawdza.
terminal-bot-check-nothing = Podaj program, który ma być sprawdzony.
terminal-bot-check-column-check = próba
terminal-bot-check-column-result = wynik
terminal-bot-check-column-longest = najdłuższa decyzja, s
terminal-bot-check-passed = dobrze
terminal-bot-check-failed = błąd
terminal-bot-check-hello = mówi, czym jest
terminal-bot-check-games = całe gry jedna po drugiej: { $game }
terminal-bot-check-middle = włącza się do gry w toku: { $game }
terminal-bot-check-unknown = pomija to, czego nie zna
terminal-bot-check-line_ends = czyta końce wierszy z Windows
terminal-bot-check-unasked = niepytany milczy
terminal-bot-check-quit = kończy po quit
terminal-bot-check-end_of_input = kończy, gdy skończy się wejście
terminal-bot-check-log = Ostatni wiersz na jego wyjściu błędów: { $line }
terminal-bot-check-good = Program trzyma się protokołu.
terminal-bot-check-bad = Program nie trzyma się protokołu.
