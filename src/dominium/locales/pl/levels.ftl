# Poziomy botów i jak który z nich gra
level-child = dziecięcy
level-child-kingdom = Bierze płytki, które mu się spodobają, i rozsądnie je układa: przeciwnik dla dziecka.
level-child-line = Raz po raz dokłada bez namysłu cokolwiek, co pasuje: przeciwnik dla dziecka.
level-easy = łatwy
level-easy-kingdom = Bierze to, co od razu daje punkty, a czasem to, co mu się podoba: dobry do nauki zasad.
level-easy-line = Czasem dokłada bez namysłu cokolwiek, co pasuje: dobry do nauki zasad.
level-medium = średni
level-medium-kingdom = Zwykle bierze to, co od razu daje punkty, a czasem myśli naprzód: w sam raz do gry w rodzinie.
level-medium-line = Pozbywa się ciężkich kamieni i dba o to, by mieć czym grać dalej: w sam raz do gry w rodzinie.
level-hard = trudny
level-hard-kingdom = Zwykle myśli naprzód, także o tym, czego potrzebujesz, i niewiele wybacza.
level-hard-line = Ocenia, kto może mieć które kamienie, rozgrywa w myślach dalsze ruchy i niewiele wybacza.
level-master = mistrzowski
level-master-kingdom = Przed każdym ruchem rozgrywa w myślach mnóstwo gier do końca: najsilniejszy, jaki tu jest.
level-master-line = Przed każdym ruchem rozważa wszystko, co inni mogą mieć w ręce: najsilniejszy, jaki tu jest.
terminal-games-levels = Poziomy botów:
