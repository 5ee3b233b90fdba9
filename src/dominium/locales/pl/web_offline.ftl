web-here-open = Otwórz na tym urządzeniu
web-here-help = Bez sieci i bez konta: ty, inne osoby przy tym urządzeniu i boty. Stół zostaje tutaj, a gra nie liczy się do rankingu.
web-here-tables = Na tym urządzeniu
web-here-forget = Zapomnij
web-here-forget-table = Zapomnij: { $title }
web-here-not-here = Przy stole na tym urządzeniu to niemożliwe.
