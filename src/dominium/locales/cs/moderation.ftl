## Moderování: zákazy, hlášení a skryté zprávy.

refusal-banned =
    Na tomto serveru máte zakázáno hrát, a to { $until ->
        [never] natrvalo
       *[date] do { $until } (UTC)
    }. Důvod: { $grounds ->
        [talk] vaše jméno nebo zprávy
        [cheating] podvádění
        [disturbing] rušení hry
       *[unsaid] rozhodnutí provozovatele
    }.
refusal-nobody_to_report = Není tam koho nahlásit.
refusal-too_many_reports = Vašich hlášení je už hodně. Počkejte prosím, až si je provozovatel serveru přečte.
refusal-unknown_person = Osoba { $person } neexistuje.
refusal-unknown_message = Psaná zpráva { $number } u tohoto stolu neexistuje.
refusal-unknown_report = Hlášení { $report } neexistuje, nebo už nečeká.
refusal-not_banned = Osoba { $person } nemá zákaz.
refusal-table_not_listed = Tento stůl není otevřený pro všechny, takže ho seznam stolů stejně neukazuje.
refusal-table_not_hidden = Tento stůl není skrytý.

talk-hidden = (skryl provozovatel serveru)
