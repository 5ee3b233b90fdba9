## Running a server: logs and figures.
terminal-option-log-format = How the server writes its log: text for people, json for programs, one object a line.
terminal-option-metrics = Offer figures for Prometheus at /metrics. A proxy must keep them from the public.
