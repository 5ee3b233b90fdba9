## Plány na ďalší ťah pri stoloch na dni.

web-plans = Naplánovať ťah
web-plans-hint = Napíšte si, čo sa má stať, keď budete na rade. Prvý plán, ktorý bude vtedy možný, sa hneď vykoná; ostatné sa zrušia. Nikto iný vaše plány nevidí.
web-plans-kept = Vaše plány podľa poradia
web-plans-none = Nemáte nič naplánované.
web-plans-add = Pridať plán
web-plans-new = Ďalší plán
web-plans-new-hint = Akcie ťahu v zápise, oddelené čiarkami: 17 obsadí dielik 17; e6r, 17 najprv priloží váš dielik. Vykonajú sa všetky, alebo žiadna.
web-plans-need = Napíšte, prosím, čo sa má stať.
web-plans-added = Plán { $plan } je pridaný.
web-plans-remove = Odobrať { $plan }
web-plans-removed = Plán { $plan } je odobraný.
web-plans-own-turn = Ste na rade. Keď dohráte ťah, môžete si naplánovať ďalší.
web-plans-done = Váš plán bol vykonaný: { $plan }.
web-plans-changed = Vaše plány padli: pri stole sa medzitým niečo zmenilo.
web-plans-illegal = Vaše plány sa nedali vykonať, a tak padli. Ste na rade.
