## Príkaz, ktorý ukazuje, čo prekladom chýba.

terminal-about-messages = Ukázať, čo prekladom oproti angličtine chýba.
terminal-metavar-translations = JAZYK
terminal-input-translations = Jazyky, ktoré sa majú preveriť, napríklad sk; inak všetky.
terminal-messages-no-language = Tvary množného čísla pre jazyk { $text } Unicode nepozná.
terminal-messages-no-folder = V jazyku { $text } zatiaľ žiadne texty nie sú. Skopírujte { $english } do susedného priečinka { $text } a začnite v ňom.
terminal-messages-complete = { $language }, { $name }: nič nechýba.
terminal-messages-gaps =
    { $count ->
        [one] { $language }, { $name }: treba niečo opraviť na { $count } mieste.
        [few] { $language }, { $name }: treba niečo opraviť na { $count } miestach.
       *[other] { $language }, { $name }: treba niečo opraviť na { $count } miestach.
    }
# $what je jeden z nasledujúcich textov
terminal-messages-gap = { $place }: { $what }
terminal-messages-unreadable = Toto nie je správny zápis Fluentu.
terminal-messages-twice = Kľúč je tu dvakrát: { $detail }.
terminal-messages-missing = Chýba. Po anglicky: { $detail }
terminal-messages-extra = Angličtina taký kľúč nemá. Jeho text: { $detail }
terminal-messages-placeholders = Premenné sa líšia od angličtiny: { $detail }
terminal-messages-choices = Možnosti výberu sa líšia od angličtiny: { $detail }
terminal-messages-plural = Tvary podľa počtu majú byť tieto: { $detail }
terminal-messages-same = Zostalo po anglicky: { $detail }
terminal-messages-listed = Je v zozname textov zhodných s angličtinou, ale líši sa, alebo už neexistuje.
terminal-messages-letter = Má to byť jedno písmeno od a do z, ktoré tu neznamená nič iné, a nie { $detail }.
terminal-messages-page = Chýba stránka pravidiel.
terminal-messages-headings = Nadpisy stránky pravidiel sa líšia od angličtiny.
