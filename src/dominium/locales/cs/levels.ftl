# Úrovně robotů a jak která hraje
level-child = dětská
level-child-kingdom = Bere dílky, které se mu zalíbí, a rozumně je pokládá: soupeř pro dítě.
level-child-line = Často přikládá bez rozmyslu cokoli, co se hodí: soupeř pro dítě.
level-easy = slabá
level-easy-kingdom = Bere, co hned přinese body, a občas to, co se mu líbí: soupeř pro toho, kdo se učí pravidla.
level-easy-line = Někdy přiloží bez rozmyslu cokoli, co se hodí: soupeř pro toho, kdo se učí pravidla.
level-medium = průměrná
level-medium-kingdom = Hraje na okamžitý zisk a občas myslí dopředu: slušný soupeř k rodinnému stolu.
level-medium-line = Zbavuje se kostek s mnoha oky a nechává si, čím hrát dál: slušný soupeř k rodinnému stolu.
level-hard = silná
level-hard-kingdom = Většinou myslí dopředu, i na to, co potřebujete vy, a málo odpouští.
level-hard-line = Odhaduje, kdo může mít které kostky, promýšlí další tahy a málo odpouští.
level-master = mistrovská
level-master-kingdom = Před každým tahem si v duchu dohraje spoustu her: nejsilnější soupeř, jaký tu je.
level-master-line = Před každým tahem zváží všechno, co mohou mít ostatní v ruce: nejsilnější soupeř, jaký tu je.
terminal-games-levels = Úrovně robotů:
