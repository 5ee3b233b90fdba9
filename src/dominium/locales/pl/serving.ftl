# Dlaczego serwer nie może odpowiedzieć.
refusal-unavailable = Serwer nie może teraz dotrzeć do zapisanych stołów. Nic z tego, co zostało potwierdzone, nie przepadło. Spróbuj ponownie za chwilę.
refusal-too_fast = Zbyt wiele wiadomości naraz. Poczekaj chwilę.
refusal-too_many_pages = Masz otwartych zbyt wiele stron. Zamknij niektóre z nich.

terminal-option-database = Plik, w którym przechowywane są stoły, albo URL bazy PostgreSQL; bez tej opcji wartość zmiennej DOMINIUM_DATABASE albo dominium.sqlite3.
terminal-option-redis = Redis, przez który serwery od razu informują się nawzajem o tym, co się stało; bez tej opcji wartość zmiennej DOMINIUM_REDIS.
terminal-option-proxy = Adres zaufanego odwrotnego proxy, które podaje, skąd przychodzi żądanie; można podać kilka razy.
terminal-metavar-database = PLIK|URL
terminal-metavar-url = URL
terminal-serve-unusable = Nie można użyć bazy danych { $address }: { $reason }
terminal-serve-redis = To nie jest URL Redisa: { $reason }

terminal-about-backup = Kopiuje wszystkie stoły do jednego pliku, a serwer działa dalej.
terminal-input-copy = Plik, do którego zostanie zapisana kopia; nie może jeszcze istnieć.
terminal-metavar-copy = KOPIA
terminal-backup-other = To polecenie kopiuje plik serwera bez PostgreSQL. PostgreSQL ma własny program: pg_dump --format=custom --file={ $file } URL
terminal-backup-nothing = W { $file } nie ma stołów: plik nie istnieje.
terminal-backup-exists = { $file } już istnieje i nie zostanie nadpisany.
terminal-backup-failed = Nie udało się utworzyć kopii { $file }: { $reason }
terminal-backup-done =
    { $count ->
        [one] Skopiowano i sprawdzono: { $file }, { $count } stół.
        [few] Skopiowano i sprawdzono: { $file }, { $count } stoły.
       *[many] Skopiowano i sprawdzono: { $file }, { $count } stołów.
    }
