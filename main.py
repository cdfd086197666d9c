"""The front door: python3 main.py [terminal|engine|bench] ..."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older Python shall read why, not a traceback
    sys.exit("GridLock Arcade needs Python 3.11 or later; this is Python " + sys.version.split()[0] + ".")

try:
    from game.cli import main

    if __name__ == "__main__":
        sys.exit(main())
except KeyboardInterrupt:  # before there is anyone else to say so
    print("\nGoodbye.")
    sys.exit(130)
