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
refusal-no_mail = Ten serwer nie wysyła e-maili.
refusal-bad_mail_address = To nie jest adres e-mail.
refusal-mail_not_sent = Serwer pocztowy nie przyjął wiadomości. Spróbuj ponownie później.
refusal-wrong_mail_code = Kod jest nieprawidłowy albo zbyt stary. Poproś o nowy.
refusal-no_plans = Przy tym stole nie można planować. Planować można tylko tam, gdzie gra się korespondencyjnie i nic nie jest ukryte.
refusal-own_turn = Twoja kolej: zagraj teraz.

notice-turn = Twoja kolej.
notice-reminder = Wciąż twoja kolej, a czas na ruch się kończy.
notice-plan_done = Wykonano to, co było w twoim planie.
notice-plan_dropped = Twoje plany przepadły: przy stole coś się tymczasem zmieniło.

mail-confirm-subject = Kod potwierdzający twój adres e-mail
mail-confirm =
    Twój kod: { $code }

    Jest ważny godzinę. Wpisz go na stronie swojego konta: { $url }/account
    Jeśli to nie była twoja prośba, nic nie rób: więcej wiadomości nie przyjdzie.
mail-recover-subject = Kod odzyskiwania twojego konta
mail-recover =
    Kod odzyskiwania konta { $login }: { $code }

    Działa raz, przez pół godziny. Na stronie konta otwórz „Nie pamiętasz hasła?”, wpisz kod i ustaw nowe hasło:
    { $url }/account

    Jeśli to nie była twoja prośba, nic nie rób: bez kodu nikt nie wejdzie.
mail-recovered-subject = Twoje konto ma nowe hasło
mail-recovered =
    Ktoś zalogował się na konto { $login } kodem odzyskiwania i ustawił nowe hasło. Wszystkie inne przeglądarki są wylogowane, a tokeny programów unieważnione.

    Jeśli to nie ty, poproś o kod e-mailem, ustaw hasło jeszcze raz i utwórz nowe kody odzyskiwania:
    { $url }/account
mail-notice =
    { $notice }

    { $table }

    Nie chcesz już dostawać e-maili? Wyłącz je na stronie swojego konta:
    { $account }
