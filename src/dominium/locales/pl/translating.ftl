## Polecenie, które pokazuje, czego brakuje w tłumaczeniach.

terminal-about-messages = Pokazuje, czego w tłumaczeniach brakuje w porównaniu z angielskim.
terminal-metavar-translations = JĘZYK
terminal-input-translations = Języki do sprawdzenia, na przykład pl; bez nich wszystkie.
terminal-messages-no-language = Unicode nie zna form liczby mnogiej dla języka { $text }.
terminal-messages-no-folder = W języku { $text } nie ma jeszcze żadnych tekstów. Skopiuj { $english } do sąsiedniego folderu { $text } i zacznij od niego.
terminal-messages-complete = { $language }, { $name }: niczego nie brakuje.
terminal-messages-gaps =
    { $count ->
        [one] { $language }, { $name }: { $count } rzecz do poprawienia.
        [few] { $language }, { $name }: { $count } rzeczy do poprawienia.
        [many] { $language }, { $name }: { $count } rzeczy do poprawienia.
       *[other] { $language }, { $name }: { $count } rzeczy do poprawienia.
    }
# $what to jeden z poniższych tekstów
terminal-messages-gap = { $place }: { $what }
terminal-messages-unreadable = To nie jest poprawny zapis Fluent.
terminal-messages-twice = Klucz występuje dwa razy: { $detail }.
terminal-messages-missing = Brakuje. Po angielsku: { $detail }
terminal-messages-extra = W angielskim nie ma takiego klucza. Jego tekst: { $detail }
terminal-messages-placeholders = Zmienne różnią się od angielskich: { $detail }
terminal-messages-choices = Warianty do wyboru różnią się od angielskich: { $detail }
terminal-messages-plural = Potrzebne formy liczby: { $detail }
terminal-messages-same = Nadal po angielsku: { $detail }
terminal-messages-listed = Jest na liście tekstów takich samych jak angielskie, ale się różni albo już nie istnieje.
terminal-messages-letter = Ma to być jedna litera od a do z, która nie oznacza tu nic innego, a nie { $detail }.
terminal-messages-page = Brakuje strony z zasadami.
terminal-messages-headings = Nagłówki strony z zasadami różnią się od angielskich.
