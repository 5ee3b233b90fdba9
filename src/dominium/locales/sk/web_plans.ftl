## Plány na ďalší ťah pri stoloch na dni.

web-plans = Naplánovať ťah
web-plans-hint = Napíšte si, čo sa má stať, keď budete na rade. Hneď sa vykoná prvý plán, ktorý je potom možný; ostatné padnú. Nikto iný vaše plány nevidí.
web-plans-kept = Vaše plány od prvého
web-plans-none = Nemáte nič naplánované.
web-plans-add = Pridať plán
web-plans-new = Ďalší plán
web-plans-new-hint = Akcie ťahu v zápise, oddelené čiarkami: 17 zaberie domino 17; e6r, 17 najprv položí vaše domino. Vykonajú sa všetky, alebo žiadna.
web-plans-need = Napíšte, prosím, čo sa má stať.
web-plans-added = Plán { $plan } je pridaný.
web-plans-remove = Odobrať { $plan }
web-plans-removed = Plán { $plan } je odobraný.
web-plans-own-turn = Ste na rade. Keď dohráte ťah, môžete si naplánovať ďalší.
web-plans-done = Váš plán sa vykonal: { $plan }.
web-plans-changed = Vaše plány padli: pri stole sa zmenilo niečo iné.
web-plans-illegal = Žiadny z vašich plánov nebol možný, a tak padli. Ste na rade.
