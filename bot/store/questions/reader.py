"""The base of the classes that ask questions."""

from collections.abc import Callable
from typing import Self, TypeVar

from bot.store.errors import Unavailable
from bot.store.questions.asking import Question, Questions

T = TypeVar("T")


class Reader:
    """A reader for one query at a time. Each sees one snapshot, which holds everything committed before it began."""

    def __init__(self, questions: Questions) -> None:
        self._questions = questions
        self._is_closed = False

    async def _all(self, query: Question, kind: Callable[..., T], **values: object) -> list[T]:
        """Return all rows of the result, each as a `kind`. Raises Unavailable or TooLarge. See `Questions.ask`."""
        if self._is_closed:
            raise Unavailable("the store is closed")
        return await self._questions.ask(query, kind, values)

    async def _one(self, query: Question, kind: Callable[..., T], **values: object) -> T | None:
        """Return the first line of the result as a `kind`; None if the result is empty. Raises Unavailable."""
        found = await self._all(query, kind, **values)
        return found[0] if found else None

    async def close(self) -> None:
        """Close the connections, once every question has its answer. Closing twice does no harm."""
        self._is_closed = True
        await self._questions.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
