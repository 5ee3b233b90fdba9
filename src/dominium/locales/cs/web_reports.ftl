## Hlášení o někom u stolu.

web-report = Nahlásit někoho
web-report-whom = Koho
web-report-grounds = Proč
web-report-talk = Urážlivé jméno nebo zpráva
web-report-cheating = Podvádění
web-report-disturbing = Rušení hry
web-report-text = Co se stalo
web-report-hint = Jen pokud chcete. Provozovatel serveru uvidí i stůl a co se u něj naposledy psalo.
web-report-send = Poslat provozovateli
web-report-cancel = Zrušit
web-report-kept = Nahlášeno: { $name }. Provozovatel serveru si hlášení přečte.
