## Checking that a table was dealt fairly.

# What was checked, in the browser and in the terminal
proof-fingerprint-holds = The fingerprint fits what the proof says.
proof-fingerprint-fails = The fingerprint does not fit: something in the proof was changed.
proof-commitment-holds = The seed fits the commitment.
proof-commitment-fails = The seed does not fit the commitment: it is not the one that was promised.
proof-seen-holds = The commitment is the one that this browser noted at entry { $number }, when it saw the table first.
proof-seen-fails = The commitment is not the one that this browser noted at entry { $number }, when it saw the table first.
proof-numbers-holds =
    { $count ->
        [one] The only entry of the log has its number.
       *[other] All { $count } entries of the log are there, in their order.
    }
proof-numbers-fails = At number { $number } an entry of the log is missing, added or moved.
proof-draws-holds =
    { $count ->
        [one] One draw, made again from the seed, gave the same result.
       *[other] { $count } draws, made again from the seed, gave the same results.
    }
proof-draws-fails = The draw of entry { $number } does not follow from the seed.
proof-deal-holds =
    { $count ->
        [one] Besides the server, seat { $seats } contributed to the deal.
       *[other] Besides the server, these { $count } seats contributed to the deal: { $seats }.
    }
proof-deal-fails = At entry { $number } the contributions of the seats do not follow the protocol of the deal.
proof-own-holds = The contribution of this browser is in the deal, with the commitments that it saw before it opened its own.
proof-own-fails = The deals in the log do not contain every contribution of this browser as it was bound. Either one came too late, or the server left one out or changed something.
proof-own-note = This browser opened no contribution to the deal. Either another browser contributed for its seat, or it was too late or left, or the server replaced its commitment.
proof-alone-note = Nobody but the server contributed to the deal.
proof-missed-note =
    { $count ->
        [one] Seat { $seats } did not contribute in time, or declined; the deal was made without it.
       *[other] These { $count } seats did not contribute in time, or declined: { $seats }. The deal was made without them.
    }
proof-refused-note =
    { $count ->
        [one] Seat { $seats } did not open what it was bound to, or left before all was open; the deal began anew.
       *[other] These { $count } seats did not open what they were bound to, or left before all was open: { $seats }. The deal began anew.
    }
proof-anew-note =
    { $count ->
        [one] The deal began anew once.
       *[other] The deal began anew { $count } times.
    }

# The page
web-verify-title = Was it dealt fairly?
web-verify-lead = Every draw of a table follows from a seed. Its SHA-256, the commitment, is shown from the first moment; the seed itself when the game is over. This browser now draws everything again.
web-verify-link = Was it dealt fairly?
web-verify-table = Table { $table }: { $game }
web-verify-results = What was checked
web-verify-holds = Right
web-verify-fails = Wrong
web-verify-note = Note
web-verify-unknown = Not known
web-verify-fair = All that this page checks is right.
web-verify-unfair =
    { $count ->
        [one] One thing is wrong.
       *[other] { $count } things are wrong.
    }
web-verify-not-noted = This browser did not note a commitment of this table: it was not there while the game was played.
web-verify-limits = Whether the list of possible results and every action agree with the rules is checked by the command { $command }. What the check cannot show is explained in docs/fair-dealing.md.
web-verify-commitment = Commitment
web-verify-joint = Commitment of all who deal, as this browser noted it
web-verify-seed = Seed
web-verify-fingerprint = Fingerprint
web-verify-draws = The draws one by one
web-verify-entry = Entry
web-verify-drawn = Drawn
web-verify-again = Drawn again
web-verify-chance = Share
web-verify-share = { $share } of { $whole }
web-verify-unfinished = The game is not over yet. The seed is published when it is; until then this is what is promised.
web-verify-draws-so-far =
    { $count ->
        [one] One draw so far.
       *[other] { $count } draws so far.
    }
web-verify-no-crypto = This browser computes SHA-256 only on pages that come by https or from this very device. Open the page by https, or use { $command }.
web-verify-file = Proof as a file
web-verify-paste = or paste the proof here
web-verify-show = Check
web-verify-unreadable = This is not a proof.
web-verify-download = Save the proof
