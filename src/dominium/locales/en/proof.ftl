## Proofs in the terminal.

# What only the rules can tell
proof-noted-holds = The commitment is the one that was noted when the table began.
proof-noted-fails = The commitment is not the one that was noted when the table began.
proof-rules-holds = The rules are known: { $game }.
proof-rules-fails = This version of Dominium does not know these rules; whether the actions are legal could not be checked.
proof-odds-holds =
    { $count ->
        [one] In the one draw the results and their shares were those of the rules.
       *[other] In all { $count } draws the results and their shares were those of the rules.
    }
proof-odds-fails = At entry { $number } the rules give other results or other shares to draw from.
proof-actions-holds =
    { $count ->
        [one] The one action is legal.
       *[other] All { $count } actions are legal.
    }
proof-actions-fails = The rules do not allow entry { $number }.
proof-end-holds = The game ended as the proof says.
proof-end-fails = The game did not end as the proof says.

# dominium verify
terminal-about-verify = Check that a finished table was dealt fairly and by the rules.
terminal-metavar-proof = PROOF
terminal-metavar-commitment = COMMITMENT
terminal-input-proof = A proof in a file, - for standard input, or the address of a table, such as https://example.org/table/abc.
terminal-option-commitment = The commitment that you noted when the table began.
terminal-verify-table = Table { $table }, commitment { $commitment }
terminal-verify-holds = Right: { $text }
terminal-verify-fails = Wrong: { $text }
terminal-verify-note = Note: { $text }
terminal-verify-fair = Everything is right.
terminal-verify-unfair =
    { $count ->
        [one] This proof does not hold: one thing is wrong.
       *[other] This proof does not hold: { $count } things are wrong.
    }
terminal-verify-unfinished = Table { $table } is not finished; its seed is published at the end. Commitment: { $commitment }. Draws so far: { $draws }.
terminal-verify-no-proof = { $source } is not a proof: { $reason }.
terminal-verify-unreachable = No proof can be read from { $address }: { $reason }.
