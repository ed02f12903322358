"""Rows of the tables of limits: what just fits, what just does not, and the fault Discord names for it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pytest

from bot.playground.refusal import Refusal

Json = dict[str, object]


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit in words, the largest payload within it, the first beyond it, and the fault: path and code."""

    name: str
    fits: Json
    breaks: Json
    path: str
    code: str

    def __str__(self) -> str:
        return self.name.replace(" ", "-")


def each_of(limits: Sequence[Limit]) -> Callable[[Callable[[Limit], None]], Callable[[], None]]:
    """Return one test of all these `limits`; a failure names its own. Collecting and reporting as many takes longer."""

    def over(check: Callable[[Limit], None]) -> Callable[[], None]:
        def test() -> None:
            for limit in limits:
                try:
                    check(limit)
                except BaseException as failure:
                    failure.add_note(f"the limit: {limit}")
                    raise

        return test

    return over


def faults(check: Callable[[], None]) -> set[tuple[str, str]]:
    """Return the faults of a check's refusal, as (dotted path, code)."""
    with pytest.raises(Refusal) as caught:
        check()
    refusal = caught.value
    assert (refusal.status, refusal.code, refusal.body()["message"]) == (400, 50035, "Invalid Form Body")
    return set(flat(refusal.errors or {}, ()))


def flat(node: object, path: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return Discord's tree of faults as (dotted path, code); each place has its own faults or inner ones."""
    assert isinstance(node, dict)
    assert "_errors" not in node or len(node) == 1
    found: list[tuple[str, str]] = []
    for key, below in node.items():
        if key == "_errors":
            assert all(fault["message"] for fault in below)
            found += [(".".join(path), fault["code"]) for fault in below]
        else:
            found += flat(below, (*path, key))
    return found
