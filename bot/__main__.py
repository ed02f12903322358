"""The command line: `python -m bot COMMAND`. Each command imports what it needs when it runs."""

import argparse
import sys
from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """Run the command that `argv` names; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__, allow_abbrev=False)
    parser.add_argument("command", choices=("replay", "bench"))
    command = parser.parse_args(argv[:1]).command
    if command == "replay":
        from bot import replay  # noqa: PLC0415

        return replay.main(argv[1:])
    return _bench(argv[1:])


def _bench(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bot bench", allow_abbrev=False)
    parser.add_argument("part", choices=("rules",))
    parser.parse_args(argv)
    import random  # noqa: PLC0415
    import time  # noqa: PLC0415

    from bot.games import bench  # noqa: PLC0415

    for line in bench.rules(random.Random(1), time.perf_counter):  # noqa: S311  the same games every time
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
