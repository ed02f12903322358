"""The guide of the playground shows a whole test of another bot; it works as printed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.long("rare cases")
def test_the_test_of_another_bot_runs_as_written() -> None:
    guide = (ROOT / "bot" / "playground" / "README.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "pong\n"), done.stderr
