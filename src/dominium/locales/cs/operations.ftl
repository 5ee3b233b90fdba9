## Provoz serveru: záznamy a údaje.
terminal-option-log-format = Jak server píše své záznamy: text pro lidi, json pro programy, jeden objekt na řádek.
terminal-option-metrics = Nabízet údaje pro Prometheus na /metrics. Proxy je nesmí pustit na veřejnost.
