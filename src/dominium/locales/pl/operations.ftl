## Prowadzenie serwera: dzienniki i metryki.
terminal-option-log-format = Jak serwer zapisuje dziennik: text dla ludzi, json dla programów, jeden obiekt w wierszu.
terminal-option-metrics = Udostępnia metryki dla Prometheusa pod /metrics. Odwrotne proxy nie powinno ich pokazywać publicznie.
