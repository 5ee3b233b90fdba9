## Plans for the coming turn at tables by days.

web-plans = Plan your turn
web-plans-hint = Write down what to do when your turn begins. The first plan that is legal then is carried out at once; the others are dropped. Nobody else sees what you plan.
web-plans-kept = Your plans, the first one first
web-plans-none = You have planned nothing.
web-plans-add = Add the plan
web-plans-new = Another plan
web-plans-new-hint = The actions of the turn in notation, separated by commas: 17 claims domino 17; e6r, 17 places your domino first. All of them are done or none.
web-plans-need = Please write what to do.
web-plans-added = The plan { $plan } was added.
web-plans-remove = Remove { $plan }
web-plans-removed = The plan { $plan } was removed.
web-plans-own-turn = It is your turn. When it is over you can plan the next one.
web-plans-done = Your plan was carried out: { $plan }.
web-plans-changed = Your plans were dropped: something else has changed at the table.
web-plans-illegal = None of your plans was possible, so they were dropped. It is your turn.
