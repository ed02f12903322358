"""Run a command for as long as standard input stays open: `python leash.py SECONDS COMMAND ARGUMENT…`

The caller holds the other end of that pipe. When it closes, on purpose or because its holder was killed, the command
gets SIGTERM, and SIGKILL if it still runs SECONDS later. So nobody has to ask whether the caller is alive, and it works
wherever there are pipes. The exit status is the command's.
"""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence

NOT_FOUND = 127  # exit status, as of a shell


def main(grace: float, command: Sequence[str]) -> int:
    """Run the command; its exit status, 128 more than the signal that ended it."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)  # meant for the command, which gets them too
    try:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL)  # noqa: S603 (that is what it is for)
    except OSError as error:
        print(f"{command[0]} cannot be run: {error.strerror}", file=sys.stderr)
        return NOT_FOUND
    threading.Thread(target=_end_with_the_input, args=(process, grace), daemon=True).start()
    status = process.wait()
    return status if status >= 0 else 128 - status


def _end_with_the_input(process: "subprocess.Popen[bytes]", grace: float) -> None:
    while os.read(0, 1):
        pass
    process.terminate()
    try:
        process.wait(grace)
    except subprocess.TimeoutExpired:
        process.kill()


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), sys.argv[2:]))
