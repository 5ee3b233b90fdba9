## Rozhovor pri stole, upozornenia a čo sa stalo od vlastného posledného ťahu.

talk-phrase-greeting = Dobrý deň všetkým!
talk-phrase-good_luck = Veľa šťastia!
talk-phrase-your_turn = Ste na rade.
talk-phrase-one_moment = Chvíľku, prosím.
talk-phrase-nice_one = To sa podarilo!
talk-phrase-well_played = Dobre zahrané!
talk-phrase-thanks = Ďakujem.
talk-phrase-sorry = Ospravedlňujem sa.
talk-phrase-my_fault = To bola moja chyba.
talk-phrase-good_game = Bola to dobrá hra.
talk-phrase-another_game = Zahráme si ešte raz?
talk-phrase-bye = Dovidenia!

web-talk = Rozhovor
web-talk-to = Komu
web-talk-to-table = všetkým pri stole
web-talk-to-team = len svojmu tímu
web-talk-seat = Kto hovorí
web-talk-phrases = Hotové vety
web-talk-text = Správa
web-talk-send = Odoslať
web-talk-history = Čo bolo povedané
web-talk-nothing = Zatiaľ nikto nič nepovedal.
web-talk-off = Pri tomto stole je rozhovor vypnutý.
web-talk-phrases-only = Pri tomto stole sa hovorí len hotovými vetami.
web-talk-watching = Môžete čítať, čo sa hovorí; hovoria len tí, čo sedia pri stole.
web-talk-line = { $name }: { $text }
web-talk-team-line = { $name }, len tímu: { $text }
web-talk-unread =
    { $count ->
        [one] { $count } nová správa
        [few] { $count } nové správy
       *[other] { $count } nových správ
    }
web-talk-mutes = Stlmiť
web-talk-mutes-help = Kto je stlmený, nedozvie sa o tom.
web-talk-muted = { $name }: stlmené.
web-talk-heard-again = { $name }: opäť počuť.

web-since = Od môjho posledného ťahu
web-since-not-yet = Zatiaľ ste na rade neboli.
web-since-nothing = Od vášho posledného ťahu sa nič nestalo.

web-notices = Upozornenia
web-notices-title = Ukázať v názve stránky, že som na rade
web-notices-talk = Čítať nové správy nahlas
web-notices-push = Upozorniť ma, aj keď nemám tento stôl otvorený
web-notices-push-help = Prehliadač vás upozorní, keď ste na rade a nemáte otvorenú žiadnu stránku stola. V upozornení je názov stola a nič iné.
web-notices-push-asked = Prehliadač upozornenia nepovolil.
web-notices-push-blocked = Upozornenia sú v tomto prehliadači zakázané. Môžete ich povoliť v jeho nastaveniach pre túto stránku.
web-notices-push-impossible = Tento prehliadač nevie prijímať upozornenia, keď je stránka zatvorená.
web-notices-push-on = Upozornenia sú zapnuté.
web-notices-push-off = Upozornenia sú vypnuté.
