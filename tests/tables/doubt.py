"""A transaction that fails although its rows were stored."""

import pytest

from bot.store import Precondition, Store, Unavailable
from bot.store.writing.transacting import ByKind


def store_and_fail(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next transaction be stored, and reported as failed."""
    transactions = store._transactions
    usual = transactions.store

    async def stored(rows: ByKind, preconditions: tuple[Precondition, ...] = ()) -> None:
        monkeypatch.setattr(transactions, "store", usual)
        await usual(rows, preconditions)
        raise Unavailable("it may not be stored")

    monkeypatch.setattr(transactions, "store", stored)
