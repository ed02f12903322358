"""A process that draws keeps the memory of one canvas for the next."""

import platform
import subprocess
import sys

import pytest

CANVASES = 20
PAGES = 160  # of a canvas
PROGRAM = f"""
import resource
from render.png import Rows
from render.studio import Studio

with Studio() as studio:
    studio.prepared.result()
    Rows(bytes(1100), 590)
    before = resource.getrusage(resource.RUSAGE_THREAD).ru_minflt
    for _ in range({CANVASES}):
        Rows(bytes(1100), 590)
    print(resource.getrusage(resource.RUSAGE_THREAD).ru_minflt - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other libraries have rules of their own")
def test_a_canvas_takes_the_memory_of_the_one_before() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert int(done.stdout) < CANVASES * PAGES / 10
