"""The command line, as `python -m dominium`."""

import sys

from dominium.terminal import main

sys.exit(main())
