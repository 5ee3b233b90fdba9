# Čo ukáže zdieľaný odkaz, skôr než sa otvorí, a čo ukáže prehliadač bez skriptov.

link-invites = { $name } vás pozýva
link-invitation = Stačí napísať meno a sadnúť si; účet netreba.
link-picture-kingdom = Kráľovstvo nakreslené ako krajina.
link-picture-kingdoms = Kráľovstvá pri stole, nakreslené ako krajina.
link-picture-line = Kocky na zelenom súkne.
link-replay = Prejdite si dohranú hru ťah po ťahu.
link-review = Tréner sa pozrie na každé rozhodnutie v hre: čo bolo lepšie, koľko to stálo a prečo.
link-tally = Pre skutočné kocky doma na stole: zapisujte partie a sledujte skóre.
link-player = Štatistiky a rating niekoho, kto tu hráva.
link-ratings = Všetci, ktorí hrajú o rating a majú verejný profil, od najsilnejších.

plain-about = Dominium je miesto, kde sa hrajú dominové hry.
plain-games = Hry: { $games }.
plain-script = Hrať sa tu dá len s JavaScriptom. Povoľte ho, prosím, pre túto stránku a načítajte ju znova.
plain-terminal = Bez JavaScriptu sa dá hrať v termináli, príkazom „dominium“.

refusal-no_pictures = Tento server nemá písmo alebo program, ktorým by kreslil obrázky.
