# Tables that a page keeps on its device.

web-here-open = Open on this device
web-here-help = Without a network and without an account: you, others at this device, and bots. It is kept here and not rated.
web-here-tables = On this device
web-here-forget = Forget
web-here-forget-table = Forget: { $title }
web-here-not-here = That is not possible at a table on this device.
