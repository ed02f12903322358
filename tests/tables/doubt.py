"""A transaction that fails although its rows were stored."""

import pytest

from bot.store import Precondition, Row, Store, Unavailable
from bot.store.writing.transacting import ByKind


def store_and_fail(store: Store, monkeypatch: pytest.MonkeyPatch, *, kind: type[Row] | None = None) -> None:
    """Let the next transaction be stored, and reported as failed; `kind`: the next one with a row of this kind."""
    transactions = store._transactions
    usual = transactions.store

    async def stored(rows: ByKind, preconditions: tuple[Precondition, ...] = ()) -> None:
        await usual(rows, preconditions)
        if kind is not None and kind not in rows:
            return
        monkeypatch.setattr(transactions, "store", usual)
        raise Unavailable("it may not be stored")

    monkeypatch.setattr(transactions, "store", stored)
