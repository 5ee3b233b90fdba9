# Prečo server nemôže odpovedať.
refusal-unavailable = Server sa teraz nemôže dostať k uloženým stolom. Nič z toho, čo bolo potvrdené, sa nestratilo. Skúste to, prosím, o chvíľu znova.
refusal-too_fast = Príliš veľa správ naraz. Počkajte, prosím, chvíľu.
refusal-too_many_pages = Máte otvorených príliš veľa stránok. Zatvorte, prosím, niektoré z nich.

terminal-option-database = Súbor, v ktorom sa uchovávajú stoly, alebo URL databázy PostgreSQL; inak podľa DOMINIUM_DATABASE, alebo dominium.sqlite3.
terminal-option-redis = Redis, cez ktorý si servery navzájom ihneď hlásia, čo sa stalo; inak podľa DOMINIUM_REDIS.
terminal-option-proxy = Adresa dôveryhodnej reverznej proxy, podľa ktorej sa určí, odkiaľ požiadavka prichádza; možno uviesť viackrát.
terminal-metavar-database = SÚBOR|URL
terminal-metavar-url = URL
terminal-serve-unusable = Databázu { $address } nemožno použiť: { $reason }
terminal-serve-redis = Toto nie je URL Redisu: { $reason }

terminal-about-backup = Skopírovať všetky stoly do jedného súboru bez zastavenia servera.
terminal-input-copy = Súbor, do ktorého sa kópia zapíše; nesmie ešte existovať.
terminal-metavar-copy = KÓPIA
terminal-backup-other = Tento príkaz kopíruje súbor servera bez PostgreSQL. PostgreSQL má vlastný program: pg_dump --format=custom --file={ $file } URL
terminal-backup-nothing = V { $file } nie sú žiadne stoly: súbor neexistuje.
terminal-backup-exists = { $file } už existuje a neprepíše sa.
terminal-backup-failed = Kópiu { $file } sa nepodarilo vytvoriť: { $reason }
terminal-backup-done =
    { $count ->
        [one] Skopírované a skontrolované: { $file }, { $count } stôl.
        [few] Skopírované a skontrolované: { $file }, { $count } stoly.
       *[other] Skopírované a skontrolované: { $file }, { $count } stolov.
    }
