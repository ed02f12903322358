"""The place of the database: in a file, which SQLite reads, or at a server of PostgreSQL."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import parse_qs, urlsplit

IN_MEMORY: Final = ":memory:"  # what SQLite calls a database that is in no file
SCHEMES: Final = frozenset({"postgresql", "postgres", "postgresql+asyncpg"})

_NEITHER: Final = "neither a file nor a URL of SQLite or PostgreSQL"


@dataclass(frozen=True, slots=True)
class Server:
    """A database at a server of PostgreSQL. Neither its text nor its `repr` shows a password."""

    url: str = field(repr=False)  # as its own programs read it: postgresql://ann:secret@db.example:5432/games

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        user = f"{parts.username}@" if parts.username else ""
        port = f":{parts.port}" if parts.port else ""
        socket = "".join(f"?host={each}" for each in parse_qs(parts.query).get("host", ()))
        return f"postgresql://{user}{parts.hostname or ''}{port}{parts.path}{socket}"


Database: TypeAlias = Path | Server


def parse_database(text: str) -> Database:
    """Read the path of a file, or a URL of SQLite or PostgreSQL. Raises ValueError, whose text repeats nothing."""
    scheme, divider, rest = text.partition("://")
    if not divider:
        return _file(text)
    if scheme == "sqlite" and rest.startswith("/"):
        return _file(rest.removeprefix("/"))
    if scheme in SCHEMES and _is_told_apart(url := f"postgresql://{rest}"):
        return Server(url)
    raise ValueError(_NEITHER)


def _is_told_apart(url: str) -> bool:
    """Return whether user, password, host and name are in their places.

    A password with / or # in it, not written as %2F or %23, would end early, and its rest would be taken for a part
    that is shown.
    """
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:  # its text would repeat what may hold a password
        return False
    if parts.fragment or any(map(str.isspace, url)):
        return False
    return "@" not in parts.path + parts.query.partition("=")[0]


def _file(path: str) -> Path:
    """Return a path, unless it looks like a mistyped URL: its password would become the name of a file."""
    begins, colon, rest = path.partition(":")
    is_url = bool(colon) and (begins.lower() in SCHEMES | {"sqlite", "file"} or (":" in path[2:] and "@" in rest))
    is_url = is_url or ("//" in path and path.partition("//")[0].lower() in SCHEMES)
    if path in ("", IN_MEMORY) or path.startswith("~") or "?" in path or is_url:  # nobody replaces a ~ here
        raise ValueError(_NEITHER)
    return Path(path)
