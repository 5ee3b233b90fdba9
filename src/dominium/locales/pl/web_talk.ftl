## Rozmowa przy stole, powiadomienia i co się wydarzyło od własnego ostatniego ruchu.

talk-phrase-greeting = Dzień dobry wszystkim!
talk-phrase-good_luck = Powodzenia!
talk-phrase-your_turn = Teraz twoja kolej.
talk-phrase-one_moment = Chwileczkę, proszę.
talk-phrase-nice_one = Ładny ruch!
talk-phrase-well_played = Dobrze zagrane!
talk-phrase-thanks = Dziękuję.
talk-phrase-sorry = Przepraszam.
talk-phrase-my_fault = To był mój błąd.
talk-phrase-good_game = To była dobra gra.
talk-phrase-another_game = Zagramy jeszcze raz?
talk-phrase-bye = Do widzenia!

web-talk = Rozmowa
web-talk-to = Do kogo
web-talk-to-table = do wszystkich przy stole
web-talk-to-team = tylko do mojej drużyny
web-talk-seat = Kto mówi
web-talk-phrases = Gotowe zdania
web-talk-text = Wiadomość
web-talk-send = Wyślij
web-talk-history = Co powiedziano
web-talk-nothing = Jeszcze nikt nic nie powiedział.
web-talk-off = Przy tym stole rozmowa jest wyłączona.
web-talk-phrases-only = Przy tym stole rozmawia się tylko gotowymi zdaniami.
web-talk-watching = Możesz czytać, co się mówi; mówią tylko ci, którzy siedzą przy stole.
web-talk-line = { $name }: { $text }
web-talk-team-line = { $name }, tylko do drużyny: { $text }
web-talk-unread =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
web-talk-mutes = Wycisz
web-talk-mutes-help = Kto jest wyciszony, nie dowiaduje się o tym.
web-talk-muted = { $name }: wyciszono.
web-talk-heard-again = { $name }: znów słychać.

web-since = Od mojego ostatniego ruchu
web-since-not-yet = Nie było jeszcze twojego ruchu.
web-since-nothing = Od twojego ostatniego ruchu nic się nie wydarzyło.

web-notices = Powiadomienia
web-notices-title = Pokaż w tytule strony, że to moja kolej
web-notices-talk = Czytaj nowe wiadomości na głos
web-notices-push = Powiadamiaj mnie, gdy nie mam otwartej strony tego stołu
web-notices-push-help = Przeglądarka powiadomi cię, gdy nadejdzie twoja kolej, a nie będziesz mieć otwartej żadnej strony stołu. W powiadomieniu jest nazwa stołu i nic więcej.
web-notices-push-asked = Przeglądarka nie zezwoliła na powiadomienia.
web-notices-push-blocked = Powiadomienia są w tej przeglądarce zablokowane. Można na nie zezwolić w jej ustawieniach dla tej strony.
web-notices-push-impossible = Ta przeglądarka nie może odbierać powiadomień, gdy strona jest zamknięta.
web-notices-push-on = Powiadomienia są włączone.
web-notices-push-off = Powiadomienia są wyłączone.
