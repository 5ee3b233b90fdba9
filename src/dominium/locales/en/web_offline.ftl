# Tables that a page keeps on its device.

web-here-open = Open on this device
web-here-help = Without a network and without an account: you, others at this device, and bots. It is kept here and not rated.
web-here-tables = On this device
web-here-forget = Forget
web-here-forget-table = Forget: { $title }
web-here-carry = Carry to my account
web-here-carry-table = Carry to my account: { $title }
web-here-carried = Carried to your account.
web-here-not-here = That is not possible at a table on this device.
web-here-mark = A table on this device: kept here and not rated.
web-here-earlier = Earlier tables ({ $count })
web-here-elsewhere = This table is open in another tab. It comes here when you close that one.
web-here-broken = This table cannot go on: it was begun in another version of Dominium, or what was kept of it is damaged.
web-here-stopped = Something has failed at this table. Please load the page again: every action is kept.
