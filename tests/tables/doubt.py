"""A transaction that fails, stored or not."""

import pytest

from bot.store import Precondition, Row, Store, Unavailable
from bot.store.writing.transacting import ByKind


def store_and_fail(
    store: Store, monkeypatch: pytest.MonkeyPatch, *, kind: type[Row] | None = None, is_stored: bool = True
) -> None:
    """Let the next transaction with a row of this kind be stored, if `is_stored`, and reported as failed.

    `kind`: None for any. Say one where a table exists: the rounds put off what is due later, whenever they come to it.
    """
    transactions = store._transactions
    usual = transactions.store

    async def stored(rows: ByKind, preconditions: tuple[Precondition, ...] = ()) -> None:
        fails = kind is None or kind in rows
        if is_stored or not fails:
            await usual(rows, preconditions)
        if fails:
            monkeypatch.setattr(transactions, "store", usual)
            raise Unavailable("it may not be stored")

    monkeypatch.setattr(transactions, "store", stored)
