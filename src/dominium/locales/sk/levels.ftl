# Úrovne robotov a ako ktorá hrá
level-child = detská
level-child-kingdom = Berie dieliky, ktoré sa mu zapáčia, a rozumne ich ukladá: súper pre dieťa.
level-child-line = Často prikladá bez rozmyslu hocičo, čo sa hodí: súper pre dieťa.
level-easy = slabá
level-easy-kingdom = Berie, čo hneď prinesie body, a občas to, čo sa mu páči: dobrý súper, kým sa učíte pravidlá.
level-easy-line = Niekedy priloží bez rozmyslu hocičo, čo sa hodí: dobrý súper, kým sa učíte pravidlá.
level-medium = priemerná
level-medium-kingdom = Berie, čo hneď prinesie body, a občas myslí dopredu: slušný súper k rodinnému stolu.
level-medium-line = Zbavuje sa ťažkých kociek a necháva si, čím hrať ďalej: slušný súper k rodinnému stolu.
level-hard = silná
level-hard-kingdom = Väčšinou myslí dopredu, aj na to, čo potrebujete vy, a málo odpúšťa.
level-hard-line = Odhaduje, kto môže mať ktoré kocky, počíta v duchu dopredu a málo odpúšťa.
level-master = majstrovská
level-master-kingdom = Pred každým ťahom si v duchu dohrá množstvo hier: najsilnejší, aký tu je.
level-master-line = Pred každým ťahom zváži všetko, čo môžu mať ostatní v ruke: najsilnejší, aký tu je.
terminal-games-levels = Úrovne robotov:
