## Hovor u stolu, upozornění a co se stalo od vlastního posledního tahu.

talk-phrase-greeting = Dobrý den všem!
talk-phrase-good_luck = Hodně štěstí!
talk-phrase-your_turn = Jste na řadě.
talk-phrase-one_moment = Okamžik, prosím.
talk-phrase-nice_one = To se povedlo!
talk-phrase-well_played = Dobře zahráno!
talk-phrase-thanks = Děkuji.
talk-phrase-sorry = Omlouvám se.
talk-phrase-my_fault = To byla moje chyba.
talk-phrase-good_game = Byla to dobrá hra.
talk-phrase-another_game = Zahrajeme si ještě jednou?
talk-phrase-bye = Na shledanou!

web-talk = Rozhovor
web-talk-to = Komu
web-talk-to-table = všem u stolu
web-talk-to-team = jen svému týmu
web-talk-seat = Kdo mluví
web-talk-phrases = Hotové věty
web-talk-text = Zpráva
web-talk-send = Odeslat
web-talk-history = Co bylo řečeno
web-talk-nothing = Zatím nikdo nic neřekl.
web-talk-off = U tohoto stolu je rozhovor vypnutý.
web-talk-phrases-only = U tohoto stolu se mluví jen hotovými větami.
web-talk-watching = Můžete číst, co se říká; mluví jen ti, kdo sedí u stolu.
web-talk-line = { $name }: { $text }
web-talk-team-line = { $name }, jen týmu: { $text }
web-talk-unread =
    { $count ->
        [one] { $count } nová zpráva
        [few] { $count } nové zprávy
       *[other] { $count } nových zpráv
    }
web-talk-mutes = Ztlumit
web-talk-mutes-help = Kdo je ztlumen, nedozví se to.
web-talk-muted = { $name }: ztlumeno.
web-talk-heard-again = { $name } je opět slyšet.

web-since = Od mého posledního tahu
web-since-not-yet = Váš první tah teprve přijde.
web-since-nothing = Od vašeho posledního tahu se nic nestalo.

web-notices = Upozornění
web-notices-title = Ukázat v názvu stránky, že jsem na řadě
web-notices-talk = Předčítat nové zprávy
web-notices-push = Upozornit mě, když nemám tento stůl otevřený
web-notices-push-help = Prohlížeč vás upozorní, když jste na řadě a nemáte otevřenou žádnou stránku stolu. V upozornění je název stolu a nic jiného.
web-notices-push-asked = Prohlížeč upozornění nepovolil.
web-notices-push-blocked = Upozornění jsou v tomto prohlížeči zakázána. Můžete je povolit v jeho nastavení pro tuto stránku.
web-notices-push-impossible = Tento prohlížeč neumí přijímat upozornění, když je stránka zavřená.
web-notices-push-on = Upozornění jsou zapnutá.
web-notices-push-off = Upozornění jsou vypnutá.
