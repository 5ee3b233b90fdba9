## Příkaz, který ukazuje, co překladům chybí.

terminal-about-messages = Ukázat, co překladům proti angličtině chybí.
terminal-metavar-translations = JAZYK
terminal-input-translations = Jazyky, které se mají prověřit, třeba cs; jinak všechny.
terminal-messages-no-language = Tvary množného čísla pro jazyk { $text } Unicode nezná.
terminal-messages-no-folder = V jazyce { $text } zatím žádné texty nejsou. Zkopírujte { $english } do sousední složky { $text } a začněte v ní.
terminal-messages-complete = { $language }, { $name }: nic nechybí.
terminal-messages-gaps =
    { $count ->
        [one] { $language }, { $name }: je co opravit na { $count } místě.
        [few] { $language }, { $name }: je co opravit na { $count } místech.
       *[other] { $language }, { $name }: je co opravit na { $count } místech.
    }
# $what je jeden z následujících textů
terminal-messages-gap = { $place }: { $what }
terminal-messages-unreadable = Tohle není správný zápis Fluentu.
terminal-messages-twice = Klíč je tu dvakrát: { $detail }.
terminal-messages-missing = Chybí. Anglicky: { $detail }
terminal-messages-extra = Angličtina takový klíč nemá. Jeho text: { $detail }
terminal-messages-placeholders = Proměnné se liší od angličtiny: { $detail }
terminal-messages-choices = Možnosti výběru se liší od angličtiny: { $detail }
terminal-messages-plural = Tvary podle počtu mají být tyto: { $detail }
terminal-messages-same = Zůstalo anglicky: { $detail }
terminal-messages-listed = Je v seznamu textů shodných s angličtinou, ale liší se, nebo už neexistuje.
terminal-messages-letter = Má to být jedno písmeno od a do z, které tu neznamená nic jiného, a ne { $detail }.
terminal-messages-page = Chybí stránka pravidel.
terminal-messages-headings = Nadpisy stránky pravidel se liší od angličtiny.
