## Plany na najbliższy ruch przy stołach na dni.

web-plans = Zaplanuj swój ruch
web-plans-hint = Zapisz, co zrobić, gdy przyjdzie twoja kolej. Od razu zostanie wykonany pierwszy plan, który będzie wtedy możliwy; pozostałe przepadną. Nikt inny nie widzi twoich planów.
web-plans-kept = Twoje plany po kolei
web-plans-none = Nie masz żadnych planów.
web-plans-add = Dodaj plan
web-plans-new = Kolejny plan
web-plans-new-hint = Akcje ruchu w notacji, oddzielone przecinkami: 17 wybiera płytkę 17; e6r, 17 najpierw dokłada twoją płytkę. Zostaną wykonane wszystkie albo żadna.
web-plans-need = Napisz, co zrobić.
web-plans-added = Dodano plan { $plan }.
web-plans-remove = Usuń { $plan }
web-plans-removed = Usunięto plan { $plan }.
web-plans-own-turn = Twoja kolej. Gdy zakończysz ruch, możesz zaplanować następny.
web-plans-done = Wykonano twój plan: { $plan }.
web-plans-changed = Twoje plany przepadły: przy stole coś się tymczasem zmieniło.
web-plans-illegal = Żaden z twoich planów nie był możliwy, więc przepadły. Twoja kolej.
