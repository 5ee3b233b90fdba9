# The replay, also where it is embedded in pages of other sites.
web-replay-steps = Ovládanie prehrávania
web-replay-first = Začiatok
web-replay-previous = Späť
web-replay-next = Vpred
web-replay-last = Koniec
web-replay-ply = Ťah { $ply } { PREPOSITION("z", $plies) }
web-replay-unreadable = Túto partiu nemožno ukázať: nedá sa prečítať alebo porušuje pravidlá.
web-analyse-this = Skúšať iné ťahy
web-analysis-board = Skúšanie ťahov

web-embed = Vložiť do inej stránky
web-embed-lead = Vložte tieto riadky do svojej stránky: ukážu toto prehrávanie od práve zobrazeného ťahu. Prehrávanie neukladá žiadne cookies a ukazuje len to, čo smú vidieť diváci stola.
web-embed-code = Riadky pre vašu stránku
web-embed-title = Prehrávanie: { $title }
web-embed-copy = Skopírovať riadky
web-embed-copied = Riadky sú skopírované.
web-embed-by-hand = Riadky sa nepodarilo skopírovať. Sú označené v poli vyššie.
web-embed-whole = Celé prehrávanie (otvorí novú kartu)
