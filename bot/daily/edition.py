"""The mark of the rules and robots of this program: only games that began with the same ones are compared."""

import hashlib
from functools import cache
from pathlib import Path

import bot.games
import bot.robots

LENGTH = 12  # hexadecimal digits of it


@cache
def edition() -> str:
    """Return the mark, which follows from every file of the rules and the robots: any change makes another one."""
    digest = hashlib.sha256()
    for package in (bot.games, bot.robots):
        [root] = map(Path, package.__path__)
        for path in sorted(each for each in root.rglob("*") if each.suffix in {".py", ".txt"}):
            digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:LENGTH]
