## Rozmowa przy stole i powiadomienia: czego serwer odmawia i co wysyła, gdy strona jest zamknięta.

refusal-which_seat = Wskaż, z którego ze swoich miejsc mówisz.
refusal-talk_off = Przy tym stole rozmowa jest wyłączona.
refusal-phrases_only = Przy tym stole można mówić tylko gotowymi zdaniami.
refusal-no_team_line = Nie masz tu partnera, z którym można rozmawiać na osobności.
refusal-nothing_said = Wiadomość jest pusta.
refusal-text_too_long = Wiadomość może mieć najwyżej { $longest } znaków.
refusal-talk_too_fast = To było zbyt wiele naraz. Poczekaj kilka sekund.
refusal-talk_full = Przy tym stole powiedziano tak wiele, że kolejne wiadomości się nie zmieszczą.
refusal-nobody_to_mute = Na tym miejscu nie siedzi nikt, kogo można wyciszyć.
refusal-nobody_to_notify = Powiadomienia można wysyłać tylko osobom, które otworzyły stół lub się do niego przysiadły.
refusal-bad_push_address = Na ten adres nie można wysyłać powiadomień.

notice-turn = Twoja kolej.
notice-reminder = Wciąż twoja kolej, a czas na ruch się kończy.
