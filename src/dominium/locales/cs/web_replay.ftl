# The replay, also where it is embedded in pages of other sites.
web-replay-steps = Ovládání přehrávání
web-replay-first = Začátek
web-replay-previous = Zpět
web-replay-next = Vpřed
web-replay-last = Konec
web-replay-ply = Tah { $ply } { PREPOSITION("z", $plies) }
web-replay-unreadable = Tuto partii nelze ukázat: nedá se přečíst, nebo porušuje pravidla.
web-analyse-this = Zkoušet jiné tahy
web-analysis-board = Zkoušení tahů

web-embed = Vložit do jiné stránky
web-embed-lead = Vložte tyto řádky do své stránky: ukážou toto přehrávání od právě zobrazeného tahu. Neukládá žádné cookies a ukazuje jen to, co smějí vidět přihlížející.
web-embed-code = Řádky pro vaši stránku
web-embed-title = Přehrávání: { $title }
web-embed-copy = Zkopírovat řádky
web-embed-copied = Řádky jsou zkopírované.
web-embed-by-hand = Řádky se nepodařilo zkopírovat. Jsou vybrané v poli nahoře.
web-embed-whole = Celé přehrávání (otevře novou kartu)
