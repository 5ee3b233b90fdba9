## Prevádzkovateľ v príkazovom riadku.

terminal-about-admin = Spravovať server: prezerať, skrývať a zatvárať stoly, zakazovať hru; všetko sa zapisuje do denníka.
terminal-metavar-duty = ÚLOHA
terminal-input-duty = Čo urobiť: tables, table, people, person, reports, bans, log, hide-table, show-table, hide-name, hide-message, close, ban, unban, settle. Inak help, ktorý všetky vysvetlí.
terminal-option-status = Len stoly, ktoré čakajú (waiting), bežia (running) alebo sa skončili (finished).
terminal-option-lobby = Len stoly otvorené všetkým alebo vyradené zo zoznamu.
terminal-option-person = Len stoly, ktoré osoba s týmto číslom otvorila alebo pri ktorých sedí.
terminal-option-address = Len stoly ľudí, ktorí sú teraz na tejto adrese.
terminal-option-settled = Vybavené hlásenia namiesto tých, ktoré čakajú.
terminal-option-for = Ako dlho zákaz trvá: 12h sú hodiny, 7d dni.
terminal-option-forever = Zákaz natrvalo.
terminal-option-note = Prečo sa to robí, najviac 300 znakov; zostane to len v denníku.
terminal-option-by = Meno toho, kto to robí, do denníka; inak používateľ tohto systému.
terminal-metavar-span = ČAS
terminal-metavar-note = POZNÁMKA
terminal-admin-how-tables = tables: posledné stoly. Voľby: --status, --lobby, --person, --address.
terminal-admin-how-table = table STÔL: stôl podľa označenia alebo odkazu a čo sa pri ňom naposledy povedalo.
terminal-admin-how-people = people TEXT: ľudia, ktorých meno alebo prihlasovacie meno obsahuje text.
terminal-admin-how-person = person ČÍSLO: osoba, jej účet, zákaz, hlásenia a stoly.
terminal-admin-how-reports = reports: čakajúce hlásenia a čo sa povedalo pred nimi. Voľba: --settled.
terminal-admin-how-bans = bans: platné zákazy.
terminal-admin-how-log = log: čo prevádzkovatelia naposledy urobili.
terminal-admin-how-hide-table = hide-table STÔL: vyradiť otvorený stôl zo zoznamu; odkaz naň funguje aj naďalej.
terminal-admin-how-show-table = show-table STÔL: vrátiť vyradený stôl do zoznamu.
terminal-admin-how-hide-name = hide-name ČÍSLO: nahradiť meno osoby všade neutrálnym.
terminal-admin-how-hide-message = hide-message STÔL ČÍSLO: skryť písanú správu pred všetkými okrem prevádzkovateľov.
terminal-admin-how-close = close STÔL DÔVOD: zatvoriť stôl nadobro, bez výsledku. Hráči sa dozvedia dôvod: talk, cheating, disturbing, fault alebo other.
terminal-admin-how-ban = ban ČÍSLO DÔVOD: zakázať osobe hrať, s --for alebo --forever. Dozvie sa dôvod: talk, cheating, disturbing alebo other.
terminal-admin-how-unban = unban ČÍSLO: zrušiť zákaz.
terminal-admin-how-settle = settle HLÁSENIE: poznamenať, že s hlásením už netreba nič robiť.
terminal-admin-how-help = help: tento zoznam.
terminal-admin-no-task = Úloha { $text } neexistuje. Známe: { $known }.
terminal-admin-usage = Takto sa príkaz nepíše. { $how }
terminal-admin-no-table = { $text } nie je označenie stola ani odkaz naň.
terminal-admin-no-number = { $text } nie je celé číslo väčšie ako 0.
terminal-admin-no-grounds = Dôvod { $text } neexistuje. Známe: { $known }.
terminal-admin-how-long = Uveďte, ako dlho zákaz trvá: buď --for, alebo --forever.
terminal-admin-no-span = { $text } nie je údaj o trvaní. Hodiny sa píšu 12h, dni 7d.
terminal-admin-no-name = Denník potrebuje meno toho, kto to robí: --by s 1 až { $longest } znakmi.
terminal-admin-long-note = Poznámka smie mať najviac { $longest } znakov.
terminal-admin-version = Toto nie je databáza servera tejto verzie. Najprv spustite server: databázu aktualizuje.
terminal-admin-refused = Nič sa nevykonalo: { $reason }
terminal-admin-done = Hotovo.
terminal-admin-nothing = Nič sa nenašlo.
terminal-admin-nameless = (bez mena)
terminal-admin-never = nikdy
terminal-admin-table =
    { $table }: { $game }, { $status ->
        [waiting] čaká
        [running] hrá sa
       *[finished] koniec
    }, { $visibility ->
        [open] otvorený všetkým
        [hidden] vyradený zo zoznamu
       *[private] súkromný
    }, otvorila osoba { $creator }, zmena { $changed } (UTC). Miesta: { $seats }.
terminal-admin-seat-person = { $seat } { $name } (osoba { $person })
terminal-admin-seat-bot = { $seat } robot, úroveň { $level }
terminal-admin-seat-free = { $seat } voľné
terminal-admin-message =
    { $kind ->
        [hidden] Skrytá správa
       *[shown] Správa
    } { $number }, { $at }, miesto { $seat }: { $text }
terminal-admin-found = Osoba { $person }: { $name }, účet { $login }.
terminal-admin-person = Osoba { $person }: { $name }, účet { $login }, známa od { $since }, naposledy { $seen } (UTC).
terminal-admin-person-is-bot = Je to robot, ktorého vlastní osoba { $owner }.
terminal-admin-person-bot = Má robota { $name } (osoba { $person }).
terminal-admin-person-reports = Hlásenia o tejto osobe: { $about }, od tejto osoby: { $by }.
terminal-admin-report =
    Hlásenie { $report }, { $reported } (UTC): osoba { $person }, { $name }, miesto { $seat } pri stole { $table }, akcia { $ply }, nahlásila osoba { $reporter }. Dôvod: { $grounds ->
        [talk] meno alebo správy
        [cheating] podvádzanie
       *[disturbing] rušenie
    }. Text: { $text } { $settled ->
        [never] (čaká)
       *[date] (vybavené { $settled })
    }
terminal-admin-ban =
    Zákaz pre osobu { $person }, { $name }, od { $since }, { $until ->
        [never] natrvalo
       *[date] do { $until } (UTC)
    }. Dôvod: { $grounds }.
terminal-admin-act = { $at } (UTC), { $by }: { $what }. Poznámka: { $note }
