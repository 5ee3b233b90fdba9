web-here-open = Otevřít na tomto zařízení
web-here-help = Bez sítě a bez účtu: vy, ostatní u tohoto zařízení a roboti. Stůl se uloží zde a do ratingu se nepočítá.
web-here-tables = Na tomto zařízení
web-here-forget = Zapomenout
web-here-forget-table = Zapomenout: { $title }
web-here-not-here = To u stolu na tomto zařízení nejde.
