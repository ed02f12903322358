"""A mark of parts of this program: what was made by the same parts has the same mark."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

LENGTH = 12  # hexadecimal digits of it


def mark_of(packages: Iterable[Iterable[str]]) -> str:
    """Return the mark of packages, each given by its `__path__`: any change of a file in them makes another one.

    It reads all of them, so call it once.
    """
    digest = hashlib.sha256()
    for package in packages:
        [root] = map(Path, package)
        for path in sorted(each for each in root.rglob("*") if each.suffix in {".py", ".txt"}):
            digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:LENGTH]
