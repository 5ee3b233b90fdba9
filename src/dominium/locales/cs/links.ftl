# Co ukáže sdílený odkaz, než se otevře, a co ukáže prohlížeč bez skriptů.

link-invites = { $name } vás zve
link-invitation = Stačí napsat jméno a posadit se; účet není potřeba.
link-picture-kingdom = Království nakreslené jako krajina.
link-picture-kingdoms = Království u stolu, nakreslená jako krajina.
link-picture-line = Kostky na zeleném suknu.
link-replay = Projděte si dohranou hru tah po tahu.
link-review = Trenér se podívá na každé rozhodnutí ve hře: co bylo lepší, kolik to stálo a proč.
link-tally = Pro skutečné kostky doma na stole: zapisujte partie a sledujte skóre.
link-player = Statistiky a rating někoho, kdo tu hraje.
link-ratings = Všichni, kdo hrají o rating a mají veřejný profil, od nejsilnějších.

plain-about = Dominium je místo, kde se hrají dominové hry.
plain-games = Hry: { $games }.
plain-script = Hrát se tu dá jen s JavaScriptem. Povolte ho prosím pro tuto stránku a načtěte ji znovu.
plain-terminal = Bez JavaScriptu se dá hrát v terminálu, příkazem „dominium“.

refusal-no_pictures = Tento server nemá písmo nebo program, kterým by kreslil obrázky.
