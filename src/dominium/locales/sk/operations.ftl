## Prevádzka servera: záznamy a údaje.
terminal-option-log-format = Ako server píše svoje záznamy: text pre ľudí, json pre programy, jeden objekt na riadok.
terminal-option-metrics = Ponúkať údaje pre Prometheus na /metrics. Proxy ich nesmie pustiť na verejnosť.
