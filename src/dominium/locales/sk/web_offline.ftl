web-here-open = Otvoriť na tomto zariadení
web-here-help = Bez siete a bez účtu: vy, ostatní pri tomto zariadení a roboti. Stôl sa uloží tu a hra sa nepočíta do ratingu.
web-here-tables = Na tomto zariadení
web-here-forget = Zabudnúť
web-here-forget-table = Zabudnúť: { $title }
web-here-not-here = To pri stole na tomto zariadení nejde.
