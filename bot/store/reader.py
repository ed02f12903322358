"""What the parts of the store that ask questions have in common."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Executable

T = TypeVar("T")


class Reader(Protocol):
    """Asks one question of the database: `Queries` does, and its parts rely on it."""

    async def _all(self, query: Executable, kind: Callable[..., T]) -> list[T]: ...

    async def _one(self, query: Executable, kind: Callable[..., T]) -> T | None: ...
