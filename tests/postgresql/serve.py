"""A server of PostgreSQL for one run of the tests: `python -m tests.postgresql.serve FILE PID`.

It lives as long as the process PID: whatever happens to the run, neither the server nor its files outlive it. FILE has
the address of its databases as soon as it answers.
"""

import os
import select
import sys
import time
from pathlib import Path

from bot.bench.postgresql import Cluster

LOOKED_EVERY = 0.2  # s


def main(file: Path, run: int) -> None:
    """Serve until the process `run` is gone."""
    try:
        with Cluster(parent=file.parent) as cluster:
            half = file.with_suffix(".half")
            half.write_text(cluster.url_of_socket("{}"), encoding="utf-8")
            half.replace(file)
            while not is_gone(run):
                pass
    finally:
        for each in (file, file.with_suffix(".lock")):
            each.unlink(missing_ok=True)


def is_gone(process: int) -> bool:
    """Return whether a process has ended, after a little while or as soon as it does."""
    try:
        watched = os.pidfd_open(process)
    except ProcessLookupError:
        return True
    except (AttributeError, OSError):  # an older system
        time.sleep(LOOKED_EVERY)
        return not _answers(process)
    try:
        return bool(select.select([watched], [], [], LOOKED_EVERY)[0])
    finally:
        os.close(watched)


def _answers(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
