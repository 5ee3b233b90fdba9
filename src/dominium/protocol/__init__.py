"""The bot protocol: any program in any language takes a seat, by JSON lines on its pipes.

`docs/bot-protocol.md` describes it for the authors of programs. Here a program is a bot like any
other: `ProgramBot`, which `dominium.bots.create("program:python3 my_bot.py")` makes.

- `messages.py`: every message, as a type
- `sandbox.py`, `process.py`: a program as a process with limits
- `conversation.py`: questions and answers
- `program.py`: a program as a bot, and the substitute that plays on when it fails
- `check.py`: the conformance check of a program
"""

from dominium.protocol.failure import ProgramFailure
from dominium.protocol.limits import Limits
from dominium.protocol.messages import PROTOCOL_VERSION
from dominium.protocol.program import ProgramBot, Substituted, substituted

__all__ = [
    "PROTOCOL_VERSION",
    "Limits",
    "ProgramBot",
    "ProgramFailure",
    "Substituted",
    "substituted",
]
