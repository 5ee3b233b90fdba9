## Nastavenia: farby, zvuky a spôsob hrania.

web-prefer-lead = Čo si tu zvolíte, platí hneď a zostane v tomto prehliadači.
web-prefer-all = Všetky nastavenia
web-prefer-play = Hranie

# Farby
web-theme = Farby
web-theme-auto = podľa zariadenia
web-theme-light = svetlé
web-theme-dark = tmavé

# Zvuky
web-sounds = Zvuky
web-sounds-on = Prehrávať zvuky
web-sounds-volume = Hlasitosť zvukov
web-sounds-lead = Žiadny zvuk neoznamuje nič, čo by nezaznelo aj slovami. Počuť, kam sa čo kladie: stĺpce zľava doprava, riadky od vysokých tónov k hlbokým.
web-sounds-each = Jednotlivé zvuky
web-sound-try = Vypočuť si
web-sound-turn = Ste na rade
web-sound-placed = Niečo sa položilo: dielik, kocka, hrad alebo budova
web-sound-draw = Niekto berie kocku alebo si vyberá dielik
web-sound-pass = Niekto hlási „ďalej“ alebo zahadzuje dielik
web-sound-points = Získané body alebo mince
web-sound-completed = Vaša oblasť je uzavretá
web-sound-shuffle = Začína sa nová partia
web-sound-blocked = Slepá ulička, alebo horí budova
web-sound-deal = Koniec partie
web-sound-over = Koniec hry
web-sound-joined = Niekto prišiel k stolu
web-sound-left = Niekto odišiel od stola
web-sound-refused = Ťah nie je možný
web-sound-edge = Okraj dosky
web-sound-nothing = Sem nič nejde
web-sound-warning = Čas sa kráti
web-sound-lost = Spojenie sa prerušilo
web-sound-back = Spojenie je obnovené
web-sound-twin-event = Slovami: ohlási sa hneď a zostane v histórii.
web-sound-twin-turn = Slovami: čo máte urobiť, a tiež v názve stránky.
web-sound-twin-refusal = Slovami: prečo sa to nedá a čo sa dá namiesto toho.
web-sound-twin-board = Slovami: povie sa hneď.
web-sound-twin-clock = Slovami: koľko času vám zostáva.
web-sound-twin-connection = Slovami: ohlási sa hneď a je to napísané hore na stránke stola.

# Čo sa povie navyše k udalostiam hry
web-heard-edge = Okraj.
web-heard-completed = Uzavretá oblasť: { $terrain }, { $points }.
