## Plány na příští tah u stolů na dny.

web-plans = Naplánovat tah
web-plans-hint = Napište si, co se má stát, až budete na řadě. V tu chvíli se provede první plán, který bude možný; ostatní se zruší. Nikdo jiný vaše plány nevidí.
web-plans-kept = Vaše plány popořadě
web-plans-none = Nemáte nic naplánováno.
web-plans-add = Přidat plán
web-plans-new = Další plán
web-plans-new-hint = Akce tahu v zápisu, oddělené čárkami: 17 vybere dílek 17; e6r, 17 nejdřív přiloží váš dílek. Provedou se všechny, nebo žádná.
web-plans-need = Napište prosím, co se má stát.
web-plans-added = Plán { $plan } je přidaný.
web-plans-remove = Odebrat { $plan }
web-plans-removed = Plán { $plan } je odebraný.
web-plans-own-turn = Jste na řadě. Až dohrajete tah, můžete si naplánovat další.
web-plans-done = Váš plán byl proveden: { $plan }.
web-plans-changed = Vaše plány padly: u stolu se mezitím něco změnilo.
web-plans-illegal = Vaše plány nešlo provést, a tak padly. Jste na řadě.
