"""Run a module, and tell whoever asks what each thread of its process has cost.

`python metered.py PORT ROOT MODULE ARGUMENT…` runs the MODULE of the checkout ROOT as `python -m` would there, and
connects to 127.0.0.1:PORT, where it answers each line `read` with a line of JSON. On `profile` it begins to profile the
main thread, or writes the profile to the file named behind that word. It imports nothing of the project and is run as a
file, so that it measures every checkout in the same way. It needs Linux.
"""

import cProfile
import json
import multiprocessing
import os
import runpy
import signal
import socket
import sys
import threading
import time
from pathlib import Path

METER = "meter"  # the name of the thread that answers; its own time is told as that of any other
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def reading() -> dict[str, object]:
    """The seconds of processor that each living thread and child has had, by name, and the bytes in memory."""
    names = {thread.native_id: thread.name for thread in threading.enumerate()}
    threads: dict[str, float] = {}
    for task in map(int, os.listdir("/proc/self/task")):
        try:
            seconds = time.clock_gettime((~task << 3) | 6)  # Linux: the processor clock of the thread with this number
        except OSError:  # it has just ended
            continue
        name = names.get(task, "native")
        threads[name] = threads.get(name, 0.0) + seconds
    own = time.process_time()
    ended = os.times().children_user + os.times().children_system
    living = sum(_seconds_of(child.pid) for child in multiprocessing.active_children() if child.pid is not None)
    resident = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE
    return {"threads": threads, "process": own, "children": ended + living, "resident": resident}


def _seconds_of(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


class Profiler:
    """Profiles the main thread, which is asked by a signal since a profiler watches only the thread that begins it."""

    def __init__(self) -> None:
        self._file = ""
        self._profile: cProfile.Profile | None = None
        signal.signal(signal.SIGUSR1, lambda *_: self._turn())

    def turn(self, file: str) -> None:
        """Begin, or end and write the profile to `file`."""
        self._file = file
        os.kill(os.getpid(), signal.SIGUSR1)

    def _turn(self) -> None:
        profile, self._profile = self._profile, None
        if profile is None:
            self._profile = cProfile.Profile(time.thread_time)
            self._profile.enable()
        else:
            profile.disable()
            profile.dump_stats(self._file)


def _answer(port: int, profiler: Profiler) -> None:
    with socket.create_connection(("127.0.0.1", port)) as connection, connection.makefile("rw") as lines:
        for line in lines:
            asked, _, file = line.strip().partition(" ")
            if asked == "profile":
                profiler.turn(file)
            lines.write(json.dumps(reading()) + "\n")
            lines.flush()


def main(port: int, root: str, module: str, arguments: list[str]) -> None:
    """Run the module of a checkout, and answer beside it."""
    os.chdir(root)
    sys.path[0] = root
    sys.argv = [module, *arguments]
    threading.Thread(target=_answer, args=(port, Profiler()), name=METER, daemon=True).start()
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4:])
