"""Rows of the tables of limits: what just fits, what just does not, and the fault Discord names for it."""

from collections.abc import Callable
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


def faults(check: Callable[[], None]) -> set[tuple[str, str]]:
    """The faults for which a check refuses, as (dotted path, code)."""
    with pytest.raises(Refusal) as caught:
        check()
    refusal = caught.value
    assert (refusal.status, refusal.code, refusal.body()["message"]) == (400, 50035, "Invalid Form Body")
    return set(_flat(refusal.errors or {}, ()))


def _flat(node: object, path: tuple[str, ...]) -> list[tuple[str, str]]:
    assert isinstance(node, dict)
    found: list[tuple[str, str]] = []
    for key, below in node.items():
        if key == "_errors":
            assert all(fault["message"] for fault in below)
            found += [(".".join(path), fault["code"]) for fault in below]
        else:
            found += _flat(below, (*path, key))
    return found
