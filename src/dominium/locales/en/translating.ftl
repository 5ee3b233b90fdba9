## The command that shows what translations lack.

terminal-about-messages = Show what translations lack compared with English.
terminal-metavar-translations = LANGUAGE
terminal-input-translations = Languages to check, such as cs; otherwise all.
terminal-messages-no-language = Unicode has no plural forms for a language { $text }.
terminal-messages-no-folder = There are no messages in the language { $text } yet. Copy { $english } to a folder { $text } beside it and begin there.
terminal-messages-complete = { $language }, { $name }: nothing is missing.
terminal-messages-gaps =
    { $count ->
        [one] { $language }, { $name }: { $count } thing to mend.
       *[other] { $language }, { $name }: { $count } things to mend.
    }
# $what is one of the messages below
terminal-messages-gap = { $place }: { $what }
terminal-messages-unreadable = This is not well-formed Fluent.
terminal-messages-twice = The key appears twice, in { $detail }.
terminal-messages-missing = Missing. In English: { $detail }
terminal-messages-extra = English has no such key. Its text here: { $detail }
terminal-messages-placeholders = The placeholders differ from English: { $detail }
terminal-messages-choices = The choices differ from English: { $detail }
terminal-messages-plural = The plural forms needed are: { $detail }
terminal-messages-same = Still in English: { $detail }
terminal-messages-listed = Listed as equal to English, but it differs or is gone.
terminal-messages-letter = It has to be one letter from a to z that stands for nothing else here, not { $detail }.
terminal-messages-page = The rules page is missing.
terminal-messages-headings = The headings of the rules page differ from English.
