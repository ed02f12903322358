"""`python -m bot`: see bot/cli."""

import sys

from bot.cli.main import main_for_a_pipe

if __name__ == "__main__":
    sys.exit(main_for_a_pipe(sys.argv[1:]))
