"""The front door: python3 main.py [COMMAND] ...; without a command, the arcade."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python gets a message instead of a traceback
    sys.exit("GridLock Arcade needs Python 3.11 or later; this is Python " + sys.version.split()[0] + ".")

try:
    from game.cli import main

    if __name__ == "__main__":
        sys.exit(main())
except KeyboardInterrupt:  # while game.cli is still being imported
    print("\nGoodbye.")
    sys.exit(130)
