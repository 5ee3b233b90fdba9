"""`python -m dominium` is the command line."""

import sys

from dominium.command_line import main

sys.exit(main())
