"""Run a module, and report on request the cost of each thread of its process.

`python metered.py PORT ROOT MODULE ARGUMENT…` runs the MODULE of the checkout ROOT as `python -m` would there, and
connects to 127.0.0.1:PORT, where it answers each line `read` with a line of JSON. On `profile` it begins to profile the
main thread, or writes the profile to the file named after that word, in the format of flame graphs. It imports nothing
of the project and is run as a file, so that it measures every checkout in the same way. It needs Linux.
"""

import ctypes
import json
import multiprocessing
import os
import runpy
import signal
import socket
import struct
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType

METER = "meter"  # the name of the thread that answers; its own time is reported like any other
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
STEP = 1_000_000  # ns of processor between two looks of the profiler; the kernel may take some times as long
SIGEV_THREAD_ID = 4  # Linux: the signal of a timer goes to one thread
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def reading() -> dict[str, object]:
    """Return the seconds of processor that each living thread and child has had, by name, and the bytes in memory."""
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
    """A profiler that notes where the main thread is each time it has used a little more processor time.

    Unlike a profiler that watches every call, it makes no code look more expensive than it is.
    """

    def __init__(self) -> None:
        self._file = ""
        self._stacks: Counter[str] | None = None
        self._timer = ctypes.c_void_p()
        signal.signal(signal.SIGUSR1, lambda *_: self._turn())  # a thread's own clock is set in that thread
        signal.signal(signal.SIGPROF, self._note)

    def turn(self, file: str) -> None:
        """Begin, or end and write to `file` a line for each stack: its functions from the outermost, and how often."""
        self._file = file
        os.kill(os.getpid(), signal.SIGUSR1)

    def _turn(self) -> None:
        stacks, self._stacks = self._stacks, None
        if stacks is None:
            self._stacks = Counter()
            self._set(STEP)
        else:
            self._set(0)
            Path(self._file).write_text("".join(f"{at} {times}\n" for at, times in stacks.items()), encoding="utf-8")

    def _set(self, nanoseconds: int) -> None:
        libc = ctypes.CDLL(None, use_errno=True)
        if not self._timer.value:
            event = struct.pack("=QiiI44x", 0, signal.SIGPROF, SIGEV_THREAD_ID, threading.get_native_id())
            libc.timer_create(time.CLOCK_THREAD_CPUTIME_ID, event, ctypes.byref(self._timer))
        libc.timer_settime(self._timer, 0, struct.pack("=4q", 0, nanoseconds, 0, nanoseconds), None)

    def _note(self, _: int, frame: FrameType | None) -> None:
        if self._stacks is None:
            return
        names: list[str] = []
        while frame is not None:
            code = frame.f_code
            names.append(f"{code.co_filename}:{code.co_name}".replace(" ", "_").replace(";", "_"))
            frame = frame.f_back
        self._stacks[";".join(reversed(names))] += 1


def _answer(port: int, profiler: Profiler) -> None:
    with socket.create_connection(("127.0.0.1", port)) as connection, connection.makefile("rw") as lines:
        for line in lines:
            asked, _, file = line.strip().partition(" ")
            if asked == "profile":
                profiler.turn(file)
            lines.write(json.dumps(reading()) + "\n")
            lines.flush()


def main(port: int, root: str, module: str, arguments: list[str]) -> None:
    """Run the module of a checkout, and answer alongside it."""
    os.chdir(root)
    sys.path[0] = root
    sys.argv = [module, *arguments]
    threading.Thread(target=_answer, args=(port, Profiler()), name=METER, daemon=True).start()
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4:])
