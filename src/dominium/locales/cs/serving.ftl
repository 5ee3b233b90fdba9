# Proč server nemůže odpovědět.
refusal-unavailable = Server se teď nemůže dostat k uloženým stolům. Nic z toho, co bylo potvrzeno, se neztratilo. Zkuste to prosím za chvíli znovu.
refusal-too_fast = Příliš mnoho zpráv najednou. Počkejte prosím chvilku.
refusal-too_many_pages = Máte otevřeno příliš mnoho stránek. Zavřete prosím některé z nich.

terminal-option-database = Soubor, v němž se uchovávají stoly, nebo URL databáze PostgreSQL; jinak to, co říká DOMINIUM_DATABASE, nebo dominium.sqlite3.
terminal-option-redis = Redis, přes který si servery navzájem ihned hlásí, co se stalo; jinak to, co říká DOMINIUM_REDIS.
terminal-option-proxy = Adresa reverzní proxy, jejímž údajům o původu požadavků server věří; lze uvést vícekrát.
terminal-metavar-database = SOUBOR|URL
terminal-metavar-url = URL
terminal-serve-unusable = Databázi { $address } nelze použít: { $reason }
terminal-serve-redis = Tohle není URL Redisu: { $reason }

terminal-about-backup = Zkopírovat všechny stoly do jednoho souboru, zatímco server běží dál.
terminal-input-copy = Soubor, do něhož se kopie zapíše; nesmí ještě existovat.
terminal-metavar-copy = KOPIE
terminal-backup-other = Tento příkaz kopíruje soubor serveru bez PostgreSQL. PostgreSQL má vlastní program: pg_dump --format=custom --file={ $file } URL
terminal-backup-nothing = V { $file } žádné stoly nejsou: soubor neexistuje.
terminal-backup-exists = { $file } už existuje a nepřepíše se.
terminal-backup-failed = Kopii { $file } se nepodařilo vytvořit: { $reason }
terminal-backup-done =
    { $count ->
        [one] Zkopírováno a zkontrolováno: { $file }, { $count } stůl.
        [few] Zkopírováno a zkontrolováno: { $file }, { $count } stoly.
       *[other] Zkopírováno a zkontrolováno: { $file }, { $count } stolů.
    }
