"""The page on upgrades works: its commands are run as written, up to a version that changes the database and back
again, in a small repository of this test.

Stand-ins replace root and the network: `sudo` runs its arguments, and `pip` installs nothing. `systemctl` only brings
the database up to date as a start of the bot does.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.config import PREFIX, UNPREFIXED
from bot.store import NoteRow, Store
from bot.store.copies.examining import examine

pytestmark = pytest.mark.timeout(300)  # many processes, each of which loads the program
ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "bot" / "deploy" / "UPGRADE.md"
SUDO = '#!/bin/bash\n[ "$1" = -u ] && shift 2\nexec "$@"\n'
SYSTEMCTL = """#!/bin/bash
echo "$@" >> "$CALLS"
[ "$1" = start ] || exit 0
cd "$DATA" && "$CODE/.venv/bin/python" -c '
import asyncio
from pathlib import Path
from bot.store import Store
async def start():
    async with await Store.open(Path("chapeau.db")): pass
asyncio.run(start())'
"""
REVISION = '''"""A later version."""

from alembic import op

revision = "9000"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change something."""
    op.execute("CREATE TABLE later (id INTEGER PRIMARY KEY)")
'''


@pytest.fixture
def place(tmp_path: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which the bot was installed: its code, data and copies, and a later version to pull."""
    code, data, origin, tools = (tmp_path / name for name in ("code", "data", "origin", "tools"))
    for folder in (data, tools, tmp_path / "copies"):
        folder.mkdir(mode=0o700)
    for name in ("bot", "cogs", "render"):  # with their bytecode, which takes seconds to make
        shutil.copytree(ROOT / name, code / name, ignore=shutil.ignore_patterns("*.db*"))
    shutil.copy(ROOT / "pyproject.toml", code)
    (code / ".gitignore").write_text(".venv/\n__pycache__/\n")
    git(code, "init", "--quiet", "--initial-branch=main")
    commit(code, "now")
    git(tmp_path, "clone", "--quiet", str(code), str(origin))
    git(code, "remote", "add", "origin", str(origin))
    git(code, "fetch", "--quiet")
    git(code, "branch", "--quiet", "--set-upstream-to=origin/main")
    (code / ".venv" / "bin").mkdir(parents=True)
    tool(code / ".venv" / "bin" / "python", f'#!/bin/bash\nPYTHONPATH="{code}" exec "{sys.executable}" "$@"\n')
    tool(code / ".venv" / "bin" / "pip", '#!/bin/bash\necho "pip $@" >> "$CALLS"\n')
    tool(tools / "sudo", SUDO)
    tool(tools / "systemctl", SYSTEMCTL)
    shutil.copy(empty_database, data / "chapeau.db")
    (data / ".env").write_text("DISCORD_TOKEN=MTA.a.token\n")
    for file in data.iterdir():
        file.chmod(0o600)
    for name in [each for each in os.environ if each.upper().startswith((PREFIX, UNPREFIXED))]:
        monkeypatch.delenv(name)
    for name, value in (("CALLS", tmp_path / "calls"), ("DATA", data), ("CODE", code)):
        monkeypatch.setenv(name, str(value))
    monkeypatch.setenv("PATH", f"{tools}:/usr/local/bin:/usr/bin:/bin")
    return tmp_path


def tool(path: Path, text: str) -> None:
    path.write_text(text)
    path.chmod(0o755)


def git(folder: Path, *words: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *who, "-C", str(folder), *words], check=True, capture_output=True)


def commit(folder: Path, what: str) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", what)


def blocks(heading: str) -> list[str]:
    """Return the commands under a heading of the page."""
    text = ("\n" + PAGE.read_text(encoding="utf-8")).split(f"\n{heading}\n", 1)[1].split("\n## ")[0]
    return re.findall(r"^```sh\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def follow(place: Path, *commands: str) -> str:
    """Run commands of the page in one shell, which ends at the first that fails; return the output."""
    (beginning,) = blocks("# Upgrading, and going back")
    for theirs, ours in (("/opt/chapeau", "code"), ("/var/lib/chapeau", "data"), ("/var/backups/chapeau", "copies")):
        beginning = beginning.replace(theirs, str(place / ours))
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", "\n".join((beginning, *commands))],
        capture_output=True, text=True, check=False, cwd=place,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


async def played(database: Path, *, after: str | None = None) -> str | None:
    """Return the last stored move; store another one after it."""
    async with await Store.open(database) as store:
        found = await store.note("move")
        if after is not None:
            await store.commit(NoteRow("move", after))
        return found


@pytest.mark.long("processes")
async def test_up_to_a_version_that_changes_the_database_and_back_again(place: Path) -> None:
    """Copies of an earlier upgrade lie where those of this one go."""
    database = place / "data" / "chapeau.db"
    before = examine(database).revision
    earlier = [place / "copies" / "before-upgrade.db", database.with_name(f"{database.name}.before-9000")]
    for copy in earlier:
        copy.write_bytes(was := database.read_bytes())
    await played(database, after="first")
    changed = place / "origin" / "bot" / "store" / "migrations" / "versions" / "r9000_later.py"
    changed.write_text(REVISION.format(before=before))
    commit(place / "origin", "later")

    up, look = blocks("## Up")
    output = follow(place, up, look)
    assert "no process has the database" in output, "the last command asks whether the bot runs, and here none does"
    assert examine(database).revision == "9000"
    assert all(copy.read_bytes() != was for copy in earlier), "new copies take their place"
    calls = (place / "calls").read_text().splitlines()
    assert [line.split()[0] for line in calls] == ["stop", "pip", "start"]

    back, restoring, starting = blocks("## Back")
    output = follow(place, back)
    assert "newer than this program's" in output
    assert not (place / "code" / changed.relative_to(place / "origin")).exists()
    output = follow(place, restoring, starting)
    assert "chapeau.db.before-1" in output
    assert examine(database).revision == before
    assert await played(database) == "first"


@pytest.mark.long("processes")
async def test_back_from_a_version_that_leaves_the_database_alone_loses_nothing(place: Path) -> None:
    database, code = place / "data" / "chapeau.db", place / "code"
    was = subprocess.run(["git", "-C", code, "rev-parse", "HEAD"], check=True, capture_output=True, text=True).stdout
    (place / "copies" / "before-upgrade.commit").write_text(was)
    (place / "origin" / "NEWS").write_text("More of everything.\n")
    commit(place / "origin", "later")
    git(code, "pull", "--quiet", "--ff-only")
    assert (code / "NEWS").is_file()
    await played(database, after="since the upgrade")
    back, _, starting = blocks("## Back")
    assert "OK       database" in follow(place, back, starting)
    assert not (code / "NEWS").exists()
    assert await played(database) == "since the upgrade"
