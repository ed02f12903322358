"""The guide followed to its end in a copy of this tree: its files, its entries, and the commands of its last step."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tutorial import GUIDE, NAME, files_of_the_guide

ROOT = Path(__file__).resolve().parents[2]
LAST = {  # of each list to which the guide adds the game
    "bot/registry.py": "CONTRACT_RUMMY, ANACONDA\n",
    "cogs/screens/registry.py": "            ANACONDA,\n",
    "tests/games/kits.py": "            MagpieKit(),\n",
}
STEP = re.compile(r"^### 6\. .*?^```text\n(.*?)^```.*?^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)


def follow(tree: Path, scoring: str) -> None:
    """Write the files of the guide into a tree, and its lines into those that are there."""
    for name, text in files_of_the_guide().items():
        path, added = tree / name, text
        if name in LAST:
            imports, entry = added.split("\n\n")
            added = re.sub("^(?=from )", f"{imports}\n", path.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE)
            added = re.sub("^(?=(GAMES|SHOWN|KITS)\\b)", f"{entry}\n", added, count=1, flags=re.MULTILINE)
            added = added.replace(LAST[name], f"{LAST[name].rstrip().rstrip(',')}, BARTER,\n", 1)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(added, encoding="utf-8")
    for folder in ("", "inner"):
        (tree / "bot" / "games" / NAME / folder / "__init__.py").touch()
    finds = tree / "tests" / "games" / "test_corpus_finds.py"
    finds.write_text(finds.read_text(encoding="utf-8").replace("SCORING = {\n", f"SCORING = {{\n{scoring}", 1))


@pytest.mark.long("the whole guide")
def test_the_commands_of_the_last_step_find_nothing_wrong(tmp_path: Path) -> None:
    (found,) = STEP.findall(GUIDE.read_text(encoding="utf-8"))
    for name in ("bot", "cogs", "render", "tests", ".ci"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("*.db*"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for known in (".mypy_cache", ".hypothesis/constants"):  # what is kept about all other files is true here, too
        if (ROOT / known).is_dir():
            shutil.copytree(ROOT / known, tmp_path / known, ignore=shutil.ignore_patterns(".tmp-*"))
    scoring, commands = found
    follow(tmp_path, scoring)
    for command in ("ruff format bot cogs tests", "ruff check --fix bot cogs tests", *commands.splitlines()):
        path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
        settings = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
        done = subprocess.run(
            command.split(),
            cwd=tmp_path,
            env=settings | {"PATH": path, "PYTEST_ADDOPTS": "-n 0"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
